//! The AVX-IFMA kernel: 52-bit digits in 256-bit vectors, one pair of operands at a time: for CPUs without AVX-512,
//! and for those with it whose units do no more in 512 bits.
//!
//! # Representation
//! Z ≥ 5 vectors of four digits; lane l of vector j holds digit l·Z + j, word j·4 + l of a residue, as in
//! [`strided`](super::strided) with eight lanes. A residue represents a number in `[0, 3m)` and its digits are below
//! 2^52. R = 2^(52·N), where N is the step count, a multiple of 5 with 52·N ≥ max(bits, 64) + 4.
//!
//! # Algorithm
//! Montgomery 1985, five digits of `b` at a time, T ← (T + a·b' + q'·M) / B with B = 2^260, and with quotient digits
//! that are found without a multiplication and used five steps later, so that nothing waits for them: with K = −m⁻¹
//! mod B, the multiple m·K is −1 modulo B, so in q·m·K the quotient q of five steps is T + a·b' modulo B itself: its
//! digits are the low digits that the steps shift out. Since (T − q + q·(m·K + 1)) / B = (T − q)/B + q·M with
//! M = (m·K + 1)/B < m, the next five steps add q·M beside their a·b'. The last five take their low digits away with
//! the multiple u·m for u = T·K mod B.
//!
//! To divide by 2^52 is to go one vector further in the sum, which is N + Z vectors in memory; what lanes 1 to 3 of a
//! vector hold when its lane 0 has left goes into lanes 0 to 2 of the vector Z places up ([`product`]). With only 16
//! registers each product of five digits with a number is a pass over the sum ([`pass`]).
//!
//! In a square with vectors in fives, a is the sum of numbers of five vectors each. Five steps with digits of one of
//! them take this one as it is, and those below it doubled, so each product of two different ones is computed once.
//! Doubled digits keep 52 bits, as their carries run up the vectors; the one out of the doubled vectors, 0 or 1 in each
//! lane, is added by itself. The lowest digit of a product is never below the digits that the five steps take, so the
//! low digits are complete when they leave.
//!
//! # Bounds
//! After each five steps but the last T ≤ a + M: from T ≤ a + M (at first 0) they give at most (T + (B − 1)·(a + M))/B
//! ≤ a + M. The last five give less than (T + a·t + (B − 1)·M + (B − 1)·m)/B ≤ (a + M)/B + a·t/B + M + m, with t the
//! top five digits of b. Residues are below 3m < 2^(bits + 2) and packed numbers below 2^max(bits, 64), so t/B
//! ≤ 2^(bits + 2)/R ≤ 1/4; with a < 3m, M < m and B = 2^260 the result is below 2m + 3m/4 + 4m/2^260 < 3m. A digit
//! stays in the sum for at most 4·Z ≤ 320 steps, and each adds at most four 52-bit halves, five in a square, whose
//! carry counts as one, and the last five steps two more: with what a carry adds, lanes stay below 2^52·(6·320 + 2)
//! < 2^63.
//!
//! # Encoding
//! AVX-IFMA encodes the multiply-add with a VEX prefix, AVX-512 IFMA with an EVEX prefix. The kernel is the same code
//! in both, so that CPUs with AVX-512 test it. No CPU with AVX-IFMA was at hand; a unit test decodes the VEX bytes.

mod add;
mod normalise;
mod pass;
mod product;

use super::form::max_packed_bits;
use super::strided::{multiple_of_minus_one, strided};
use crate::kernel::cpu::{has_avx_ifma, has_avx512ifma_of_256_bits};
use crate::kernel::door::arithmetic::Arithmetic;
use crate::kernel::door::code::Code;
use crate::kernel::door::cost::{Cost, Vector};
use crate::kernel::limbs::adx::select;
use crate::limbs::{LIMB_BITS, bit_length_vartime, mul};
use alloc::{boxed::Box, vec};
use core::arch::x86_64::*;
use pass::BLOCK;
use product::Product;
use zeroize::Zeroize;

/// Bits of a digit.
const BITS: u32 = 52;
const DIGIT_BITS: usize = BITS as usize;
const DIGIT_MASK: u64 = (1 << BITS) - 1;
const LANES: usize = 4;
/// Vectors of the largest number.
const MAX_VECTORS: usize = 80;
/// Bits that a residue (below 3m) and its top digit (below 2^50) need above the modulus.
const SLACK_BITS: usize = 4;
/// Maximum number of bits of a modulus.
const MAX_BITS: usize = MAX_VECTORS * LANES * DIGIT_BITS - SLACK_BITS;

/// Whether this CPU has the multiply-add of 256 bits, in either encoding.
fn is_available() -> bool {
    has_avx_ifma() || has_avx512ifma_of_256_bits()
}

/// The kernel.
pub(in crate::kernel) const CODE: Code = Code {
    vector: Some(Vector { digits: LANES, digit_bits: BITS as usize, adds: true }),
    max_bits: MAX_BITS,
    is_available,
    cost,
    new: |m| Box::new(AvxIfma::new(m)),
};

/// Vectors and steps for a modulus of `bits` bits.
fn shape(bits: usize) -> (usize, usize) {
    let steps = (bits.max(LIMB_BITS) + SLACK_BITS).div_ceil(DIGIT_BITS).next_multiple_of(BLOCK);
    (steps.div_ceil(LANES).max(BLOCK), steps)
}

/// The cost for a modulus of `bits` bits: each step multiplies four times, low and high halves of a·b and of the
/// quotient.
fn cost(bits: usize) -> Cost {
    let (vectors, steps) = shape(bits);
    Cost { words: vectors, steps, end_steps: 0, multiply: 4 * vectors * steps, square: None, separate: false }
}

/// The modulus as multiplication needs it.
#[repr(C)] // as the proof of the kernel has it
struct Constants {
    m: Box<[__m256i]>,
    /// M = (m·K + 1) / B.
    multiple: Box<[__m256i]>,
    /// N.
    steps: usize,
    /// The digits of K = −m⁻¹ mod B.
    k: [u64; BLOCK],
}

struct AvxIfma {
    multiply: Product,
    /// Where squaring by itself is faster than a multiplication.
    square: Option<Product>,
    constants: Constants,
    max_packed_bits: usize,
    /// 3m.
    tripled: Box<[__m256i]>,
}

impl AvxIfma {
    fn new(m: &[u64]) -> Self {
        let bits = bit_length_vartime(m);
        let (vectors, steps) = shape(bits);
        let (inverse, product) = multiple_of_minus_one(m, BLOCK * DIGIT_BITS);
        let mut k = [0; BLOCK];
        strided::<BITS, 1>(&mut k, &inverse, 0);
        let mut tripled = vec![0; m.len() + 1];
        tripled[m.len()] = mul::mul_add_limb(&mut tripled[..m.len()], m, 3);
        let (multiply, square) = product::functions(has_avx_ifma(), vectors, steps);
        // SAFETY: the CPU has AVX2, as the caller has checked.
        let aligned = |limbs: &[u64], skipped| unsafe { aligned(limbs, skipped, vectors) };
        Self {
            multiply,
            square,
            constants: Constants { steps, m: aligned(m, 0), multiple: aligned(&product, BLOCK), k },
            max_packed_bits: max_packed_bits(bits),
            tripled: aligned(&tripled, 0),
        }
    }
}

impl Drop for AvxIfma {
    fn drop(&mut self) {
        self.constants.k.zeroize();
        for vectors in [&mut self.constants.m, &mut self.constants.multiple, &mut self.tripled] {
            // SAFETY: this type is made only on a CPU with AVX2.
            unsafe { wipe(vectors) };
        }
    }
}

impl Arithmetic for AvxIfma {
    strided_below_3m!();

    fn radix_bits(&self) -> usize {
        self.constants.steps * DIGIT_BITS
    }

    fn mul(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        // SAFETY: this type is made only on a CPU with AVX2 and the multiply-add, in the encoding that was chosen.
        unsafe { (self.multiply)(&self.constants, r, a, b) }
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        // SAFETY: as in `mul`.
        unsafe { self.square.unwrap_or(self.multiply)(&self.constants, r, a, a) }
    }
}

/// The number `limbs` without its lowest `skipped` digits, in so many vectors.
#[target_feature(enable = "avx2")]
fn aligned(limbs: &[u64], skipped: usize, vectors: usize) -> Box<[__m256i]> {
    let mut words = vec![0; vectors * LANES];
    strided::<BITS, LANES>(&mut words, limbs, skipped);
    let number = words.as_chunks().0.iter().map(|lanes| load(lanes)).collect();
    words.zeroize();
    number
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(lanes: &[u64; LANES]) -> __m256i {
    // SAFETY: a reference to 32 bytes is valid for reads; the load asks for no alignment.
    unsafe { _mm256_loadu_si256(lanes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(lanes: &mut [u64; LANES], vector: __m256i) {
    // SAFETY: a reference to 32 bytes is valid for writes; the store asks for no alignment.
    unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), vector) }
}

/// The lanes of vectors.
#[inline]
fn lanes(vectors: &[__m256i]) -> &[[u64; LANES]] {
    // SAFETY: a vector is four words, aligned as they are at least, and of any value.
    unsafe { core::slice::from_raw_parts(vectors.as_ptr().cast(), vectors.len()) }
}

/// Zeroes vectors that may be secret, in a way that the compiler cannot drop.
#[inline]
#[target_feature(enable = "avx2")]
fn wipe(vectors: &mut [__m256i]) {
    for vector in vectors {
        // SAFETY: a reference is valid for writes.
        unsafe { core::ptr::write_volatile(vector, _mm256_setzero_si256()) };
    }
}
