//! The batch kernel: eight numbers side by side in AVX-512 IFMA, 52-bit digits.
//!
//! # Representation
//! Vector i of a residue holds digit i of all eight numbers, so no digit ever moves between lanes and what a lane does
//! is ordinary arithmetic, digit by digit. A residue represents a number in `[0, 3m)` and its digits are below
//! β = 2^52; R = β^N with the smallest N such that R ≥ 16·m for every modulus. Moduli are vectors too: eight different
//! ones, or one eight times.
//!
//! # Algorithm
//! Up to 12 digits everything is in registers ([`short`]). Above, product first, reduction after it (separated operand
//! scanning; Koç, Acar and Kaliski 1996), both in blocks of at most 12 digits. With k = −m⁻¹ mod β^b the multiple m·k
//! is −1 modulo β^b, so in T + Q·m·k the quotient Q of a block of up to b digits is that block of T itself, and
//!
//! (T + Q·m·k) = (T − Q) + Q·(m·k + 1) = (T − Q) + Q·M·β^b with M = (m·k + 1)/β^b ≤ m:
//!
//! the block's digits vanish and Q·M is added b digits further up, without a multiplication for the quotient. The
//! last block, of b digits exactly, uses m itself with Q = T·k mod β^b, which takes the excess away again.
//!
//! # Bounds
//! Let a, b' < 3m be the operands. The blocks before the last take away N − b digits with a quotient Q < β^(N−b) in all
//! and leave (a·b' + Q·m·k)/β^(N−b) < a·b'/β^(N−b) + m·β^b. The last one leaves less than
//! (that + β^b·m)/β^b = a·b'/R + 2m ≤ 9m²/R + 2m < 3m, as R ≥ 16·m. With b' = 1 the same sum, whose quotients together
//! are at most 2R − 2, gives at most 2m.
//!
//! A column of the product takes at most 2N halves below β, one of the reduction as many, and carries below 2^12: with
//! N ≤ 316 it stays below 4·316·β + 2^12 < 2^63.

mod digits;
mod product;
mod reduction;
mod select;
mod short;
mod sweep;

use super::{lane_digits, moduli::LaneModuli};
use crate::kernel::cpu::has_avx512ifma;
use crate::kernel::door::code::LaneCode;
use crate::kernel::door::lanes::{LaneArithmetic, Lanes};
use crate::limbs::Limb;
use alloc::boxed::Box;
use core::arch::x86_64::*;

pub(super) use sweep::{load_block, store_block};

pub(super) const DIGIT_BITS: usize = 52;
pub(super) const DIGIT_MASK: u64 = (1 << DIGIT_BITS) - 1;
/// Maximum number of digits of a block: its digits, as many columns and a digit of the other operand stay in the 32
/// registers. Larger blocks wait less for sums, but the quotient of the last one costs more.
const MAX_BLOCK: usize = 12;

type Vector = __m512i;

/// The kernel.
pub(in crate::kernel::eight) const CODE: LaneCode =
    LaneCode { is_available: has_avx512ifma, new: |moduli| Box::new(IfmaBatch(LaneModuli::new(moduli, MAX_BLOCK))) };

/// Eight odd moduli.
struct IfmaBatch(LaneModuli<DIGIT_BITS>);

impl LaneArithmetic for IfmaBatch {
    lanes_below_3m!();

    fn scratch_words(&self) -> usize {
        2 * self.0.digits()
    }

    fn mul(&self, r: &mut [Lanes], a: &[Lanes], b: &[Lanes], scratch: &mut [Lanes]) {
        // SAFETY: this type is made only on a CPU with AVX-512 F and IFMA.
        unsafe {
            if self.0.digits() <= short::MAX_DIGITS {
                return short::multiply(r, a, Some(b), &self.0.m, &self.0.k[0]);
            }
            product::multiply(scratch, a, b, &self.0.blocks);
            self.montgomery(r, scratch);
        }
    }

    fn square(&self, r: &mut [Lanes], a: &[Lanes], scratch: &mut [Lanes]) {
        // SAFETY: as in `mul`.
        unsafe {
            if self.0.digits() <= short::MAX_DIGITS {
                return short::multiply(r, a, None, &self.0.m, &self.0.k[0]);
            }
            product::square(scratch, a, &self.0.blocks);
            self.montgomery(r, scratch);
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load(word: &Lanes) -> Vector {
    // SAFETY: 64 bytes that are aligned so.
    unsafe { _mm512_load_epi64(word.0.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store(word: &mut Lanes, vector: Vector) {
    // SAFETY: as in `load`.
    unsafe { _mm512_store_epi64(word.0.as_mut_ptr().cast(), vector) }
}
