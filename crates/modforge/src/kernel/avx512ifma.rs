//! The AVX-512 IFMA kernel: 52-bit digits, eight lanes, one pair of operands at a time.
//!
//! # Representation
//! Z vectors of 8 lanes; lane l of vector j holds digit l·Z + j, so word j·8 + l of a residue. Dividing by 2^52 then renames
//! the vectors (vector j becomes j − 1) and shifts only vector 0 by a lane, which becomes the top one. A residue
//! stands for a number in `[0, 3m)` and its digits are below 2^52. R = 2^(52·N), where the step count N is the smallest multiple
//! of Z with 52·N ≥ max(bits, 64) + 4.
//!
//! # Algorithm
//! Montgomery 1985, a digit of `b` at a time, T ← (T + a·bᵢ + qᵢ·m) / 2^52, in two variations:
//! - With k = −m⁻¹ mod 2^52 the multiple m·k is −1 modulo 2^52, so in qᵢ·m·k the quotient digit qᵢ is the low digit of
//!   T + a·bᵢ itself: no multiplication stands between two steps. Since (T − q + q·(m·k + 1)) / 2^52 = (T − q)/2^52 + q·M with
//!   M = (m·k + 1)/2^52 ≤ m, the step adds q·M after the shift. It is added during the next step, beside a·bᵢ₊₁.
//! - The last step uses m with q = T·k mod 2^52, which takes the excess away again.
//!
//! # Bounds
//! Let a < 3m. If T ≤ a + 2^52·m then after a step T ≤ (T + a·(2^52 − 1))/2^52 + (2^52 − 1)·m ≤ a + 2^52·m again.
//! The last step gives T ≤ (a + 2^52·m + a·t + (2^52 − 1)·m)/2^52 < 2m + a·(t + 1)/2^52, with t the top digit (number N − 1)
//! of b. As residues are below 3m < 2^(bits + 2) and packed numbers below 2^max(bits, 64), t + 1 ≤ 2^50, so T < 2m + 3m/4 < 3m.
//! Each of the N ≤ 80 steps adds at most four 52-bit halves to a lane, so lanes stay below 2^52·(4·N + 2) < 2^61.

use super::{Arithmetic, Kernel, negated_inverse};
use crate::limbs::{LIMB_BITS, bit_length_vartime, compare, mul};
use alloc::{boxed::Box, vec, vec::Vec};
use core::arch::x86_64::*;
use zeroize::Zeroize;

const DIGIT_BITS: usize = 52;
const DIGIT_MASK: u64 = (1 << DIGIT_BITS) - 1;
const LANES: usize = 8;
/// Vectors of an operand that still leave registers for the accumulators.
const MAX_VECTORS: usize = 10;
/// Bits that a residue (below 3m) and its top digit (below 2^50) need above the modulus.
const SLACK_BITS: usize = 4;
/// Most bits of a modulus.
pub(super) const MAX_BITS: usize = MAX_VECTORS * LANES * DIGIT_BITS - SLACK_BITS;

/// The kernel for the odd modulus `m` of at most [`MAX_BITS`] bits.
///
/// The caller has checked that the CPU has AVX-512 F and IFMA.
pub(super) fn new(m: &[u64]) -> Box<dyn Arithmetic> {
    let needed = bit_length_vartime(m).max(LIMB_BITS) + SLACK_BITS;
    match needed.div_ceil(LANES * DIGIT_BITS) {
        1 => Box::new(Avx512Ifma::<1>::new(m, needed)),
        2 => Box::new(Avx512Ifma::<2>::new(m, needed)),
        3 => Box::new(Avx512Ifma::<3>::new(m, needed)),
        4 => Box::new(Avx512Ifma::<4>::new(m, needed)),
        5 => Box::new(Avx512Ifma::<5>::new(m, needed)),
        6 => Box::new(Avx512Ifma::<6>::new(m, needed)),
        7 => Box::new(Avx512Ifma::<7>::new(m, needed)),
        8 => Box::new(Avx512Ifma::<8>::new(m, needed)),
        9 => Box::new(Avx512Ifma::<9>::new(m, needed)),
        _ => Box::new(Avx512Ifma::<MAX_VECTORS>::new(m, needed)),
    }
}

/// `Z` vectors an operand.
struct Avx512Ifma<const Z: usize> {
    /// Steps N, a multiple of Z.
    steps: usize,
    /// Limbs of m in the ordinary representation.
    limbs: usize,
    /// m, strided.
    m: Box<[u64]>,
    /// 3m, strided.
    m3: Box<[u64]>,
    /// M = (m·k + 1) / 2^52, strided.
    multiple: Box<[u64]>,
    /// k = −m⁻¹ mod 2^52.
    k: u64,
}

impl<const Z: usize> Avx512Ifma<Z> {
    fn new(m: &[u64], needed: usize) -> Self {
        let k = negated_inverse(m[0]) & DIGIT_MASK;
        let scaled = |factor: u64, addend: u64| {
            let mut limbs = vec![0; m.len() + 1];
            let mut carry = addend;
            for (limb, &m) in limbs.iter_mut().zip(m) {
                (*limb, carry) = mul::mul_add(0, m, factor, carry);
            }
            limbs[m.len()] = carry;
            limbs
        };
        let mut digits = to_digits(&scaled(k, 1), Z * LANES + 1);
        digits.remove(0);
        Self {
            steps: needed.div_ceil(DIGIT_BITS).next_multiple_of(Z),
            limbs: m.len(),
            m: Self::strided(&to_digits(m, Z * LANES)),
            m3: Self::strided(&to_digits(&scaled(3, 0), Z * LANES)),
            multiple: Self::strided(&digits),
            k,
        }
    }

    /// The word that holds a digit.
    const fn word(digit: usize) -> usize {
        digit % Z * LANES + digit / Z
    }

    fn strided(digits: &[u64]) -> Box<[u64]> {
        let mut words = vec![0; Z * LANES].into_boxed_slice();
        for (position, &digit) in digits.iter().enumerate() {
            words[Self::word(position)] = digit;
        }
        words
    }

    /// `r += multiple·mask` (or `r −= …`), digit by digit; returns the mask of "went below zero".
    #[inline(always)]
    fn correct<const SUBTRACT: bool>(r: &mut [u64], multiple: &[u64], mask: u64) -> u64 {
        let mut carry = 0;
        for digit in 0..Z * LANES {
            let word = Self::word(digit);
            let term = multiple[word] & mask;
            // Two's complement: the bits above 52 are the carry, or all ones for a borrow.
            let sum = if SUBTRACT { r[word].wrapping_sub(term) } else { r[word].wrapping_add(term) };
            let sum = sum.wrapping_add(carry);
            r[word] = sum & DIGIT_MASK;
            carry = ((sum as i64) >> DIGIT_BITS) as u64;
        }
        compare::mask(carry >> 63)
    }

    /// `r = a·b·R⁻¹`; see the head of the file.
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn multiply(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        let a: [__m512i; Z] = load(a);
        let multiple: [__m512i; Z] = load(&self.multiple);
        let mut state = State::<Z> {
            products: [_mm512_setzero_si512(); Z],
            multiples: [_mm512_setzero_si512(); Z],
            quotient: _mm512_setzero_si512(),
            carry: _mm512_setzero_si512(),
        };
        let last = self.steps / Z - 1;
        let digit = |row: usize, column: usize| _mm512_set1_epi64(b[column * LANES + row] as i64);
        // Vector `J` is the lowest one in step `J` of a row: constant, so that the vectors stay in registers.
        macro_rules! steps {
            ($row:expr, $end:expr, $($column:literal)*) => {
                $(if $column < $end { state.step::<$column>(&a, &multiple, digit($row, $column)); })*
            };
        }
        for row in 0..last {
            steps!(row, Z, 0 1 2 3 4 5 6 7 8 9);
        }
        steps!(last, Z - 1, 0 1 2 3 4 5 6 7 8);
        state.last_step(&a, &multiple, &load(&self.m), digit(last, Z - 1), self.k);
        let mut sum = state.products;
        for (sum, &multiple) in sum.iter_mut().zip(&state.multiples) {
            *sum = _mm512_add_epi64(*sum, multiple);
        }
        store(r, &normalise(sum));
    }
}

/// The accumulators between two steps. Digit l·Z + t of T is in lane l of vector (J + t) mod Z before step J.
struct State<const Z: usize> {
    /// Sum of the products a·bᵢ, shifted.
    products: [__m512i; Z],
    /// Sum of the products qᵢ·M, shifted; apart from `products`, so that two chains of additions run side by side.
    multiples: [__m512i; Z],
    /// The quotient digit of the step before, in all lanes; its product with M is still to be added.
    quotient: __m512i,
    /// What the digit shifted out carries into the lowest digit, in lane 0.
    carry: __m512i,
}

impl<const Z: usize> State<Z> {
    /// T ← (T + a·digit − q)/2^52 + q·M for the lowest digit q; the last term waits for the next step.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn step<const J: usize>(&mut self, a: &[__m512i; Z], multiple: &[__m512i; Z], digit: __m512i) {
        for t in 0..Z {
            let v = (J + t) % Z;
            self.products[v] = _mm512_madd52lo_epu64(self.products[v], a[t], digit);
            self.multiples[v] = _mm512_madd52lo_epu64(self.multiples[v], multiple[t], self.quotient);
        }
        let v = J % Z;
        let lowest = _mm512_add_epi64(_mm512_add_epi64(self.products[v], self.carry), self.multiples[v]);
        self.shift(v, lowest);
        for t in 0..Z {
            let v = (J + 1 + t) % Z;
            self.products[v] = _mm512_madd52hi_epu64(self.products[v], a[t], digit);
            self.multiples[v] = _mm512_madd52hi_epu64(self.multiples[v], multiple[t], self.quotient);
        }
        // The multiplier reads 52 bits, so the sum needs no mask.
        self.quotient = _mm512_broadcastq_epi64(_mm512_castsi512_si128(lowest));
    }

    /// T ← (T + a·digit + q·m)/2^52 with q = T·k mod 2^52.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn last_step(&mut self, a: &[__m512i; Z], multiple: &[__m512i; Z], m: &[__m512i; Z], digit: __m512i, k: u64) {
        let zero = _mm512_setzero_si512();
        let lowest_vector = Z - 1;
        for t in 0..Z {
            let v = (lowest_vector + t) % Z;
            self.products[v] = _mm512_madd52lo_epu64(self.products[v], a[t], digit);
            self.multiples[v] = _mm512_madd52lo_epu64(self.multiples[v], multiple[t], self.quotient);
        }
        let lowest =
            _mm512_add_epi64(_mm512_add_epi64(self.products[lowest_vector], self.carry), self.multiples[lowest_vector]);
        let quotient = _mm512_madd52lo_epu64(zero, lowest, _mm512_set1_epi64(k as i64));
        let quotient = _mm512_broadcastq_epi64(_mm512_castsi512_si128(quotient));
        self.shift(lowest_vector, _mm512_madd52lo_epu64(lowest, m[0], quotient));
        for t in 0..Z {
            if t > 0 {
                let v = (lowest_vector + t) % Z;
                self.multiples[v] = _mm512_madd52lo_epu64(self.multiples[v], m[t], quotient);
            }
            self.products[t] = _mm512_madd52hi_epu64(self.products[t], a[t], digit);
            self.multiples[t] = _mm512_madd52hi_epu64(self.multiples[t], multiple[t], self.quotient);
            self.multiples[t] = _mm512_madd52hi_epu64(self.multiples[t], m[t], quotient);
        }
        self.products[0] = _mm512_add_epi64(self.products[0], self.carry);
    }

    /// Drops the lowest digit, whose carry is kept; vector `v`, the lowest, becomes the top one.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn shift(&mut self, v: usize, lowest: __m512i) {
        self.carry = _mm512_maskz_srli_epi64::<{ DIGIT_BITS as u32 }>(1, lowest);
        self.products[v] = _mm512_maskz_alignr_epi64::<1>(0x7f, lowest, lowest);
        self.multiples[v] = _mm512_setzero_si512();
    }
}

impl<const Z: usize> Arithmetic for Avx512Ifma<Z> {
    fn kernel(&self) -> Kernel {
        Kernel::Avx512Ifma
    }

    fn words(&self) -> usize {
        Z * LANES
    }

    fn radix_bits(&self) -> usize {
        self.steps * DIGIT_BITS
    }

    fn pack(&self, r: &mut [u64], limbs: &[u64]) {
        for position in 0..Z * LANES {
            r[Self::word(position)] = digit(limbs, position);
        }
    }

    fn unpack(&self, limbs: &mut [u64], a: &[u64]) {
        let mut reduced = [[0; LANES]; Z];
        let words = reduced.as_flattened_mut();
        words.copy_from_slice(a);
        // From below 3m to below m.
        for _ in 0..2 {
            let negative = Self::correct::<true>(words, &self.m, !0);
            Self::correct::<false>(words, &self.m, negative);
        }
        limbs.fill(0);
        for position in 0..Z * LANES {
            let (value, limb, shift) =
                (words[Self::word(position)], position * DIGIT_BITS / LIMB_BITS, position * DIGIT_BITS % LIMB_BITS);
            if limb < self.limbs {
                limbs[limb] |= value << shift;
            }
            if shift > LIMB_BITS - DIGIT_BITS && limb + 1 < self.limbs {
                limbs[limb + 1] |= value >> (LIMB_BITS - shift);
            }
        }
        words.zeroize();
    }

    fn mul(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        // SAFETY: `Kernel::build` makes this type only on a CPU with AVX-512 F and IFMA.
        unsafe { self.multiply(r, a, b) }
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        self.mul(r, a, a);
    }

    fn select(&self, r: &mut [u64], table: &[u64], index: u64) {
        // SAFETY: as in `mul`.
        unsafe { select::<Z>(r, table, index) }
    }

    fn add(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        r.copy_from_slice(a);
        Self::correct::<false>(r, b, !0);
        let negative = Self::correct::<true>(r, &self.m3, !0);
        Self::correct::<false>(r, &self.m3, negative);
    }

    fn sub(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        r.copy_from_slice(a);
        let negative = Self::correct::<true>(r, b, !0);
        Self::correct::<false>(r, &self.m3, negative);
    }
}

/// Brings every lane below 2^52, in a number of steps that does not depend on the carries.
///
/// Two sweeps over the vectors leave at most a carry of 1 into each lane's group of Z digits. Such a carry runs through
/// a group only when all its digits are all ones, and such a group sends out no carry of its own, so the carries into
/// the groups are one 8-bit addition: the carries sent, plus the full groups, flips exactly the groups that a carry passes.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn normalise<const Z: usize>(mut sum: [__m512i; Z]) -> [__m512i; Z] {
    let digit_mask = _mm512_set1_epi64(DIGIT_MASK as i64);
    let mut carry = _mm512_setzero_si512();
    for _ in 0..2 {
        // From lane to lane: what left the top digit of group l enters the lowest digit of group l + 1.
        carry = _mm512_maskz_alignr_epi64::<7>(0xfe, carry, carry);
        for vector in &mut sum {
            let value = _mm512_add_epi64(*vector, carry);
            *vector = _mm512_and_si512(value, digit_mask);
            carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(value);
        }
    }
    let sent = _mm512_test_epi64_mask(carry, carry);
    let full = sum.iter().fold(0xff, |full, &vector| full & _mm512_cmpeq_epi64_mask(vector, digit_mask));
    let entering = (sent << 1).wrapping_add(full) ^ full;
    carry = _mm512_maskz_set1_epi64(entering, 1);
    for vector in &mut sum {
        let value = _mm512_add_epi64(*vector, carry);
        *vector = _mm512_and_si512(value, digit_mask);
        carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(value);
    }
    sum
}

/// `r` = entry `index` of a table: every entry is read, and masked away unless it is the one.
#[target_feature(enable = "avx512f,avx512ifma")]
fn select<const Z: usize>(r: &mut [u64], table: &[u64], index: u64) {
    let index = _mm512_set1_epi64(index as i64);
    let mut chosen = [_mm512_setzero_si512(); Z];
    for (position, entry) in table.chunks_exact(Z * LANES).enumerate() {
        let hit = _mm512_cmpeq_epi64_mask(index, _mm512_set1_epi64(position as i64));
        for (chosen, vector) in chosen.iter_mut().zip(load::<Z>(entry)) {
            *chosen = _mm512_mask_mov_epi64(*chosen, hit, vector);
        }
    }
    store(r, &chosen);
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn load<const Z: usize>(words: &[u64]) -> [__m512i; Z] {
    assert!(words.len() == Z * LANES, "a residue of another kernel");
    let mut vectors = [_mm512_setzero_si512(); Z];
    for (j, vector) in vectors.iter_mut().enumerate() {
        // SAFETY: the length was checked, so words j·8 … j·8 + 7 exist; the load asks for no alignment.
        *vector = unsafe { _mm512_loadu_epi64(words.as_ptr().add(j * LANES).cast()) };
    }
    vectors
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn store<const Z: usize>(words: &mut [u64], vectors: &[__m512i; Z]) {
    assert!(words.len() == Z * LANES, "a residue of another kernel");
    for (j, vector) in vectors.iter().enumerate() {
        // SAFETY: the length was checked, so words j·8 … j·8 + 7 exist; the store asks for no alignment.
        unsafe { _mm512_storeu_epi64(words.as_mut_ptr().add(j * LANES).cast(), *vector) };
    }
}

/// Digit `position` of a number in limbs, 0 beyond its end.
fn digit(limbs: &[u64], position: usize) -> u64 {
    let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
    let (index, shift) = (position * DIGIT_BITS / LIMB_BITS, position * DIGIT_BITS % LIMB_BITS);
    let pair = u128::from(limb(index + 1)) << LIMB_BITS | u128::from(limb(index));
    (pair >> shift) as u64 & DIGIT_MASK
}

fn to_digits(limbs: &[u64], count: usize) -> Vec<u64> {
    (0..count).map(|position| digit(limbs, position)).collect()
}
