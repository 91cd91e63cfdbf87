//! The batch kernel without AVX-512: eight numbers side by side in AVX2, four and then four, 28-bit digits.
//!
//! # Representation
//! As in [`ifma_batch`](super::ifma_batch), with β = 2^28: vector i of a residue holds digit i of all eight numbers, a
//! residue represents a number in `[0, 3m)` and its digits are below β; R = β^N with the smallest N such that R ≥ 16·m
//! for every modulus. Lanes 0 to 3 and lanes 4 to 7 are computed one after the other.
//!
//! # Algorithm
//! Products of 28-bit digits (`vpmuludq`) are summed in columns of 64 bits. The digits of one factor are taken in
//! blocks of at most 5; block, columns and a digit of the other factor stay in the 16 registers. After each block the
//! reduction takes as many digits away, as in [`ifma_batch`](super::ifma_batch): with k = −m⁻¹ mod β^b and
//! M = (m·k + 1)/β^b the lowest digits of the sum are themselves the quotient Q, and Q·M is added b digits above them.
//! The last block, of b digits exactly, takes Q = T·k mod β^b and m.
//!
//! Of a square, each block times what lies above it is computed once, with the block doubled, and the block's own
//! square.
//!
//! # Bounds
//! The sums are those of [`ifma_batch`](super::ifma_batch), where they are derived: a product of two numbers below 3m
//! is below 3m, that of one and the number 1 at most 2m.
//!
//! A block adds at most 5·2^56 to a column for the product, twice that for a square, as its digits are doubled, and
//! 5·2^56 for the quotient. After [`BLOCKS_WITHOUT_CARRY`] = 15 blocks that is at most 225·2^56; with the carries, each
//! below 2^37, and what was left when columns were carried before, below 2^37, it stays below 2^64.

mod columns;
mod digits;
mod montgomery;
mod select;

use super::{lane_digits, moduli::LaneModuli};
use crate::kernel::cpu::has_avx2;
use crate::kernel::door::code::LaneCode;
use crate::kernel::door::lanes::{LaneArithmetic, Lanes};
use crate::limbs::Limb;
use alloc::boxed::Box;
use core::arch::x86_64::*;

const DIGIT_BITS: usize = 28;
const DIGIT_MASK: u64 = lane_digits::mask::<DIGIT_BITS>();
/// Maximum number of digits of a block. With 6 some columns are in memory.
const MAX_BLOCK: usize = 5;
/// Blocks after which all columns are carried, before they overflow.
const BLOCKS_WITHOUT_CARRY: usize = 15;

type Vector = __m256i;

/// Four lanes: half of what [`Lanes`] holds.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
struct Quad([u64; 4]);

/// Quads in one of [`Lanes`].
const HALVES: usize = 2;

/// The kernel.
pub(in crate::kernel::eight) const CODE: LaneCode =
    LaneCode { is_available: has_avx2, new: |moduli| Box::new(Avx2Batch(LaneModuli::new(moduli, MAX_BLOCK))) };

/// Eight odd moduli.
struct Avx2Batch(LaneModuli<DIGIT_BITS>);

impl LaneArithmetic for Avx2Batch {
    lanes_below_3m!();

    fn scratch_words(&self) -> usize {
        self.0.digits()
    }

    fn mul(&self, r: &mut [Lanes], a: &[Lanes], b: &[Lanes], scratch: &mut [Lanes]) {
        // SAFETY: this type is made only on a CPU with AVX2.
        unsafe { self.multiply(quads_mut(r), quads(a), Some(quads(b)), quads_mut(scratch)) }
    }

    fn square(&self, r: &mut [Lanes], a: &[Lanes], scratch: &mut [Lanes]) {
        // SAFETY: as in `mul`.
        unsafe { self.multiply(quads_mut(r), quads(a), None, quads_mut(scratch)) }
    }
}

/// The halves of words, one after the other.
fn quads(words: &[Lanes]) -> &[Quad] {
    // SAFETY: 64 bytes aligned so are two times 32 bytes aligned so.
    unsafe { core::slice::from_raw_parts(words.as_ptr().cast(), HALVES * words.len()) }
}

/// As [`quads`].
fn quads_mut(words: &mut [Lanes]) -> &mut [Quad] {
    // SAFETY: as in `quads`.
    unsafe { core::slice::from_raw_parts_mut(words.as_mut_ptr().cast(), HALVES * words.len()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(quad: &Quad) -> Vector {
    // SAFETY: 32 bytes that are aligned so.
    unsafe { _mm256_load_si256(quad.0.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(quad: &mut Quad, vector: Vector) {
    // SAFETY: as in `load`.
    unsafe { _mm256_store_si256(quad.0.as_mut_ptr().cast(), vector) }
}
