//! A block of steps of a Montgomery multiplication: T ← (T + a·b + q·M) / 2^(29·S) for S digits of b and S of q.
//!
//! The column j of T gets the products of vector j − s with the digit of step s. The lowest S columns come first: their
//! low digits are the quotient digits that later steps need. What is left of such a column moves a lane down and
//! becomes column Z + j; its carries, of all lanes, go to the next column.
//!
//! The functions are always inlined into one that has the instructions: a block is straight code, with T in registers
//! as far as they go.

use super::super::strided::{LANES, lane_0, normalise, store, wipe};
use super::{BITS, Constants, DELAY};
use core::arch::asm;
use core::arch::x86_64::*;

/// One digit in all lanes.
type Digit = __m512i;

/// T, and the quotient digits that are still to be used.
pub(super) struct Sum<const Z: usize> {
    columns: [__m512i; Z],
    quotients: [Digit; DELAY],
}

impl<const Z: usize> Sum<Z> {
    /// # Safety
    /// The CPU has AVX-512 F.
    #[inline(always)]
    pub(super) unsafe fn new() -> Self {
        // SAFETY: the caller's promise.
        let zero = unsafe { _mm512_setzero_si512() };
        Self { columns: [zero; Z], quotients: [zero; DELAY] }
    }

    /// S steps with the first L vectors of a (those beyond count as 0), of which all but the last S come from `below`,
    /// Z vectors of `multiple`, and lane `lane` of S vectors of b.
    ///
    /// # Safety
    /// The CPU has AVX-512 F.
    #[inline(always)]
    pub(super) unsafe fn steps<const S: usize, const L: usize>(
        &mut self,
        [below, a]: [&[__m512i; Z]; 2],
        multiple: &[__m512i; Z],
        b: &[[u64; LANES]],
        lane: usize,
    ) {
        // Loops, as a closure is not always inlined here, and then its vectors are passed in memory.
        // SAFETY: the caller's promise.
        let found = unsafe {
            let (mut digits, mut q) = ([_mm512_setzero_si512(); S], [_mm512_setzero_si512(); S]);
            for s in 0..S {
                digits[s] = opaque(_mm512_set1_epi64(b[s][lane] as i64));
                q[s] = self.quotients[s];
            }
            block::<S, L, Z>(&mut self.columns, [below, a], multiple, digits, q)
        };
        self.quotients.copy_within(S.., 0);
        self.quotients[DELAY - S..].copy_from_slice(&found);
    }

    /// The last four steps; then `r` = T with its carries settled.
    ///
    /// # Safety
    /// The CPU has AVX-512 F.
    #[inline(always)]
    pub(super) unsafe fn finish(&mut self, constants: &Constants, r: &mut [u64]) {
        let [m, multiple] = [&constants.m, &constants.multiple].map(|vectors| array(vectors));
        // SAFETY: the caller's promise.
        unsafe {
            // T modulo B, from the lowest lanes alone.
            let mut low = 0u128;
            for j in 0..DELAY {
                let mut column = self.columns[j];
                for s in 0..=j {
                    column = add_product(column, multiple[j - s], self.quotients[s]);
                }
                low = low.wrapping_add(u128::from(lane_0(column)) << (j * BITS as usize));
            }
            let u = low.wrapping_mul(constants.k);
            let mask = (1 << BITS) - 1;
            let mut digits = [_mm512_setzero_si512(); DELAY];
            for (s, digit) in digits.iter_mut().enumerate() {
                *digit = _mm512_set1_epi64((u >> (s * BITS as usize)) as i64 & mask);
            }
            block::<DELAY, Z, Z>(&mut self.columns, [m, m], multiple, digits, self.quotients);
            normalise::<BITS>(&mut self.columns);
            for (lanes, &vector) in r.as_chunks_mut().0.iter_mut().zip(&self.columns) {
                store(lanes, vector);
            }
            wipe(&mut self.columns);
            wipe(&mut self.quotients);
        }
    }
}

/// The first Z vectors.
#[inline]
pub(super) fn array<const Z: usize>(vectors: &[__m512i]) -> &[__m512i; Z] {
    vectors.first_chunk().expect("a residue of another kernel")
}

#[inline(always)]
unsafe fn add_product(sum: __m512i, a: __m512i, b: Digit) -> __m512i {
    // SAFETY: the caller has AVX-512 F.
    unsafe { _mm512_add_epi64(sum, _mm512_mul_epu32(a, b)) }
}

/// The same, of which the compiler knows nothing: from digits that it knows to be short it makes multiplications of 64
/// bits, and from those of which it knows that half is used, two instructions for a broadcast from memory.
#[inline]
#[target_feature(enable = "avx512f")]
fn opaque(mut digit: Digit) -> Digit {
    // SAFETY: there is no instruction in it.
    unsafe { asm!("/* {0} */", inout(zmm_reg) digit, options(pure, nomem, nostack, preserves_flags)) };
    digit
}

/// The steps of [`Sum::steps`]; returns the low digits of T that they shift out. L = Z, or L + S − 1 ≤ Z; and S ≤ L.
///
/// # Safety
/// The CPU has AVX-512 F.
#[inline(always)]
unsafe fn block<const S: usize, const L: usize, const Z: usize>(
    columns: &mut [__m512i; Z],
    [below, a]: [&[__m512i; Z]; 2],
    multiple: &[__m512i; Z],
    b: [Digit; S],
    q: [Digit; S],
) -> [Digit; S] {
    const { assert!(S <= L && (L == Z || L + S <= Z + 1)) };
    let a = |vector: usize| if vector < L - S { below[vector] } else { a[vector] };
    // SAFETY: the caller's promise.
    unsafe {
        let digit_mask = _mm512_set1_epi64((1 << BITS) - 1);
        let zero = _mm512_setzero_si512();
        let mut carry = zero;
        let (mut found, mut top) = ([zero; S], [zero; S]);
        for j in 0..S {
            let mut column = columns[j];
            for s in 0..=j {
                column = add_product(column, a(j - s), b[s]);
                column = add_product(column, multiple[j - s], q[s]);
            }
            column = _mm512_add_epi64(column, carry);
            carry = _mm512_srli_epi64::<BITS>(column);
            let low = _mm512_and_si512(column, digit_mask);
            found[j] = opaque(_mm512_broadcastq_epi64(_mm512_castsi512_si128(low)));
            top[j] = _mm512_maskz_alignr_epi64::<1>(0x7f, low, low);
        }
        let next = if S < Z { &mut columns[S] } else { &mut top[0] };
        *next = _mm512_add_epi64(*next, carry);
        for j in S..L {
            // Two sums, so that fewer additions wait for one another.
            let (mut column, mut other) = (columns[j], zero);
            for s in 0..S {
                column = add_product(column, a(j - s), b[s]);
                other = add_product(other, multiple[j - s], q[s]);
            }
            columns[j - S] = _mm512_add_epi64(column, other);
        }
        for j in L..Z {
            let mut column = columns[j];
            for s in 0..S {
                if j - s < L {
                    column = add_product(column, a(j - s), b[s]);
                }
                column = add_product(column, multiple[j - s], q[s]);
            }
            columns[j - S] = column;
        }
        for j in Z..Z + S {
            let mut column = top[j - Z];
            for s in j - Z + 1..S {
                if L == Z {
                    column = add_product(column, a(j - s), b[s]);
                }
                column = add_product(column, multiple[j - s], q[s]);
            }
            columns[j - S] = column;
        }
        found
    }
}
