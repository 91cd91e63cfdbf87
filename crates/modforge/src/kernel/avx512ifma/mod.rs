//! The AVX-512 IFMA kernel: 52-bit digits, eight lanes, one pair of operands at a time.
//!
//! # Representation
//! Z vectors of 8 lanes; lane l of vector j holds digit l·Z + j, so word j·8 + l of a residue. Dividing by 2^52 then renames
//! the vectors (vector j becomes j − 1) and shifts only vector 0 by a lane, which becomes the top one. A residue
//! stands for a number in `[0, 3m)` and its digits are below 2^52. R = 2^(52·N), where the step count N is the smallest multiple
//! of Z with 52·N ≥ max(bits, 64) + 4: rows of Z steps, at most 8 of them.
//!
//! # Algorithm
//! Montgomery 1985, a digit of `b` at a time, T ← (T + a·bᵢ + qᵢ·m) / 2^52, with the quotient digits of a whole row found
//! without a multiplication and used a row later, so that nothing waits for them:
//! - With K = −m⁻¹ mod B, B = 2^(52·Z), the multiple m·K is −1 modulo B, so in q·m·K the quotient q of a row, a number of
//!   Z digits, is T + a·b modulo B itself: its digits are the low digits that the steps of the row shift out. Since
//!   (T − q + q·(m·K + 1)) / B = (T − q)/B + q·M with M = (m·K + 1)/B < m, the next row adds q·M beside its a·b.
//! - In the last row each step takes its low digit away with the multiple q·m for q = T·k mod 2^52, k = −m⁻¹ mod 2^52.
//!
//! # Bounds
//! After each row but the last T ≤ a + M: from T ≤ a + M (at first 0) the row gives at most
//! (T + (B − 1)·a + (B − 1)·M)/B ≤ a + M. The last row gives less than (T + a·t + (B − 1)·M + (B − 1)·m)/B
//! ≤ (a + M)/B + a·t/B + M + m, with t the top row of b, a number of Z digits. Residues are below 3m < 2^(bits + 2) and
//! packed numbers below 2^max(bits, 64), so t/B ≤ 2^(bits + 2)/R ≤ 1/4; with a < 3m, M < m and B ≥ 2^52 the result is below
//! 2m + 3m/4 + 4m/2^52 < 3m. A digit stays in the sum for 8·Z ≤ 80 steps, and each adds at most six 52-bit halves and a
//! carry: lanes stay below 2^52·(6·80 + 2) < 2^61.

mod multiply;
mod normalise;

use super::{Arithmetic, Kernel, negated_inverse};
use crate::limbs::{LIMB_BITS, add, bit_length_vartime, compare, mul};
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

/// `Z` vectors, where the registers have room for them.
type Vectors<const Z: usize> = [__m512i; Z];

/// `Z` vectors in memory; aligned, as a vector that lies across two cache lines takes twice the time to load.
#[repr(align(64))]
struct Aligned<const Z: usize>(Vectors<Z>);

impl<const Z: usize> Aligned<Z> {
    /// Zeroes what may be secret, in a way that the compiler cannot drop.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn wipe(&mut self) {
        for vector in &mut self.0 {
            // SAFETY: a reference is valid for writes.
            unsafe { core::ptr::write_volatile(vector, _mm512_setzero_si512()) };
        }
    }
}

/// What multiplication needs of the modulus, strided.
struct Constants<const Z: usize> {
    /// Rows of `Z` steps.
    rows: usize,
    m: Aligned<Z>,
    /// M = (m·K + 1) / 2^(52Z).
    multiple: Aligned<Z>,
    /// k = −m⁻¹ mod 2^52.
    k: u64,
}

/// `Z` vectors an operand.
struct Avx512Ifma<const Z: usize> {
    constants: Box<Constants<Z>>,
    /// Limbs of m in the ordinary representation.
    limbs: usize,
    /// m, strided.
    m: Box<[u64]>,
    /// 3m, strided.
    m3: Box<[u64]>,
}

impl<const Z: usize> Avx512Ifma<Z> {
    fn new(m: &[u64], needed: usize) -> Self {
        let inverse = negated_inverse_digits(m, Z);
        let mut product = vec![0; m.len() + inverse.len() + 1];
        product[0] = 1;
        for (i, &limb) in inverse.iter().enumerate() {
            product[i + m.len()] = mul::mul_add_limb(&mut product[i..i + m.len()], m, limb);
        }
        let tripled = &mut vec![0; m.len() + 1];
        tripled[m.len()] = mul::mul_add_limb(&mut tripled[..m.len()], m, 3);
        let digits = to_digits(&product, (Z + 1) * LANES * Z);
        let (m_strided, m3) = (Self::strided(&to_digits(m, Z * LANES)), Self::strided(&to_digits(tripled, Z * LANES)));
        // SAFETY: the CPU has AVX-512 F, as the caller has checked.
        let aligned = |words: &[u64]| unsafe { Aligned(load(words)) };
        Self {
            constants: Box::new(Constants {
                rows: needed.div_ceil(DIGIT_BITS).div_ceil(Z),
                m: aligned(&m_strided),
                multiple: aligned(&Self::strided(&digits[Z..Z + Z * LANES])),
                k: inverse[0] & DIGIT_MASK,
            }),
            limbs: m.len(),
            m: m_strided,
            m3,
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
}

impl<const Z: usize> Arithmetic for Avx512Ifma<Z> {
    fn kernel(&self) -> Kernel {
        Kernel::Avx512Ifma
    }

    fn words(&self) -> usize {
        Z * LANES
    }

    fn radix_bits(&self) -> usize {
        self.constants.rows * Z * DIGIT_BITS
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
        unsafe { multiply::multiply(&self.constants, r, a, b) }
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

/// K = −m⁻¹ modulo 2^(52·`digits`), in limbs, by Newton's iteration −X ← −X·(2 + m·(−X)), modulo twice as
/// many limbs each time.
fn negated_inverse_digits(m: &[u64], digits: usize) -> Vec<u64> {
    let bits = digits * DIGIT_BITS;
    let length = bits.div_ceil(LIMB_BITS);
    let mut inverse = vec![negated_inverse(m[0])];
    while inverse.len() < length {
        let next = (2 * inverse.len()).min(length);
        let mut factor = low_product(m, &inverse, next);
        factor[0] = 1; // m·(−X) is −1 modulo 2^64, so adding 2 leaves 1 and carries 1.
        let mut carry = 1;
        for limb in &mut factor[1..] {
            (*limb, carry) = add::add_carry(*limb, 0, carry);
        }
        inverse = low_product(&inverse, &factor, next);
    }
    if !bits.is_multiple_of(LIMB_BITS) {
        inverse[length - 1] &= (1 << (bits % LIMB_BITS)) - 1;
    }
    inverse
}

/// The low `length` limbs of a product.
fn low_product(a: &[u64], b: &[u64], length: usize) -> Vec<u64> {
    let mut r = vec![0; length];
    for (i, &limb) in b.iter().enumerate().take(length) {
        let count = a.len().min(length - i);
        let carry = mul::mul_add_limb(&mut r[i..i + count], &a[..count], limb);
        if let Some(above) = r.get_mut(i + count) {
            *above = carry;
        }
    }
    r
}
