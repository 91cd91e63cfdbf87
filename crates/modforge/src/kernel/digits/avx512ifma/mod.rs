//! The AVX-512 IFMA kernel: 52-bit digits, eight lanes, one pair of operands at a time.
//!
//! # Representation
//! Z vectors, as in [`strided`](super::strided). A residue represents a number in `[0, 3m)` and its digits are below
//! 2^52. R = 2^(52·N), where N is the step count, 52·N ≥ max(bits, 64) + 4. Steps come in rows of Z, at most 8 of them;
//! N is rounded up to whole rows, but where one cut short is enough: to 2 steps for Z = 3 and 4 (as at 1024 and 1536
//! bits), to 4 for Z = 8 (as at 3072).
//!
//! # Algorithm
//! Montgomery 1985, a digit of `b` at a time, T ← (T + a·bᵢ + qᵢ·m) / 2^52, with the quotient digits of a whole row
//! found without a multiplication and used a row later, so that nothing waits for them:
//! - With K = −m⁻¹ mod B, B = 2^(52·Z), the multiple m·K is −1 modulo B, so in q·m·K the quotient q of a row, a number
//!   of Z digits, is T + a·b modulo B itself: its digits are the low digits that the steps of the row shift out. Since
//!   (T − q + q·(m·K + 1)) / B = (T − q)/B + q·M with M = (m·K + 1)/B < m, the next row adds q·M beside its a·b.
//! - In the last Z steps each takes its low digit away with the multiple q·m for q = T·k mod 2^52, k = −m⁻¹ mod 2^52.
//!
//! A quotient digit is used Z steps after it was found, wherever that is in a row: when N is not a multiple of Z, a row
//! that is cut short goes before the last Z steps, which then begin in the middle of one row and end in the middle of
//! the next.
//!
//! # Bounds
//! After each step before the last Z of them T ≤ a + M: from T ≤ a + M (at first 0) a step gives at most (T + (2^52
//! − 1)·(a + M))/2^52 ≤ a + M. The last Z steps give less than (T + a·t + (B − 1)·M + (B − 1)·m)/B
//! ≤ (a + M)/B + a·t/B + M + m, with t the top Z digits of b. Residues are below 3m < 2^(bits + 2) and packed numbers
//! below 2^max(bits, 64), so t/B ≤ 2^(bits + 2)/R ≤ 1/4; with a < 3m, M < m and B ≥ 2^52 the result is below
//! 2m + 3m/4 + 4m/2^52 < 3m. A digit stays in the sum for at most 8·Z ≤ 320 steps, and each adds at most four 52-bit
//! halves, five in a square of more than a block, whose carry counts as one, and the last Z ≤ 40 steps two more: with
//! what a carry adds, lanes stay below 2^52·(5·320 + 2·40 + 2) < 2^63.

#[macro_use]
mod steps;

mod multiply;
mod pair;
mod square;
mod wide;

use super::form::max_packed_bits;
use super::strided::{LANES, MAX_VECTORS, Vectors, add, aligned, digit_mask, multiple_of_minus_one, select, tripled};
use crate::kernel::cpu::has_avx512ifma;
use crate::kernel::door::arithmetic::{Arithmetic, PairArithmetic};
use crate::kernel::door::code::Code;
use crate::kernel::door::cost::{Cost, Vector};
use crate::limbs::{LIMB_BITS, bit_length_vartime};
use alloc::boxed::Box;
use core::any::Any;
use zeroize::Zeroize;

/// Bits of a digit.
const BITS: u32 = 52;
const DIGIT_BITS: usize = BITS as usize;
const DIGIT_MASK: u64 = digit_mask::<BITS>();
/// Vectors of an operand that still leave registers for the accumulators.
const MAX_REGISTER_VECTORS: usize = 10;
/// Bits that a residue (below 3m) and its top digit (below 2^50) need above the modulus.
const SLACK_BITS: usize = 4;
/// Maximum number of bits of a modulus.
const MAX_BITS: usize = MAX_VECTORS * LANES * DIGIT_BITS - SLACK_BITS;

/// The kernel.
pub(in crate::kernel) const CODE: Code = Code {
    vector: Some(Vector { digits: LANES, digit_bits: BITS as usize, adds: true }),
    max_bits: MAX_BITS,
    is_available: has_avx512ifma,
    cost,
    new: |m| Box::new(Avx512Ifma::new(m)),
};

/// `r = a·b·R⁻¹`; a function for each number of vectors up to [`MAX_REGISTER_VECTORS`] and tail, and one for all above.
///
/// # Safety
/// The CPU has AVX-512 F and IFMA.
type Multiply = unsafe fn(constants: &Constants, r: &mut [u64], a: &[u64], b: &[u64]);

/// `r = a²·R⁻¹`, likewise.
///
/// # Safety
/// The CPU has AVX-512 F and IFMA.
type Square = unsafe fn(constants: &Constants, r: &mut [u64], a: &[u64]);

/// The modulus as multiplication needs it.
#[repr(C)] // as the proof of the kernel has it
struct Constants {
    m: Vectors,
    /// M = (m·K + 1) / B.
    multiple: Vectors,
    /// Rows of as many steps as there are vectors, not counting one cut short.
    rows: usize,
    /// Steps of one more row, cut short, before the last Z steps.
    tail: usize,
    /// k = −m⁻¹ mod 2^52.
    k: u64,
}

impl Drop for Constants {
    fn drop(&mut self) {
        self.k.zeroize();
    }
}

struct Avx512Ifma {
    multiply: Multiply,
    /// Where squaring by itself is faster than a multiplication.
    square: Option<Square>,
    constants: Constants,
    max_packed_bits: usize,
    /// 3m.
    tripled: Vectors,
}

/// Steps of the row cut short, for which there is code of its own.
const fn tail(vectors: usize, steps: usize) -> usize {
    let length = match vectors {
        3 | 4 => 2,
        8 => 4,
        _ => 0,
    };
    if !steps.is_multiple_of(vectors) && steps % vectors <= length { length } else { 0 }
}

/// Vectors, whole rows of steps, and steps of the row cut short, for a modulus of `bits` bits.
fn shape(bits: usize) -> (usize, usize, usize) {
    let needed = bits.max(LIMB_BITS) + SLACK_BITS;
    let (vectors, steps) = (needed.div_ceil(LANES * DIGIT_BITS), needed.div_ceil(DIGIT_BITS));
    let tail = tail(vectors, steps);
    (vectors, (steps - tail).div_ceil(vectors), tail)
}

/// The cost for a modulus of `bits` bits: each step multiplies four times, low and high halves of a·b and of the
/// quotient.
fn cost(bits: usize) -> Cost {
    let (vectors, rows, tail) = shape(bits);
    let steps = rows * vectors + tail;
    Cost { words: vectors, steps, end_steps: 0, multiply: 4 * vectors * steps, square: None, separate: false }
}

impl Avx512Ifma {
    fn new(m: &[u64]) -> Self {
        let bits = bit_length_vartime(m);
        let (vectors, rows, tail) = shape(bits);
        let (k, product) = multiple_of_minus_one(m, vectors * DIGIT_BITS);
        let (multiply, square): (Multiply, Option<Square>) = match (vectors, tail) {
            (1, 0) => (multiply::multiply::<1, 0>, None),
            (2, 0) => (multiply::multiply::<2, 0>, None),
            (3, 0) => (multiply::multiply::<3, 0>, None),
            (3, 2) => (multiply::multiply::<3, 2>, None),
            (4, 0) => (multiply::multiply::<4, 0>, None),
            (4, 2) => (multiply::multiply::<4, 2>, None),
            (5, 0) => (multiply::multiply::<5, 0>, Some(square::square::<5, 0>)),
            (6, 0) => (multiply::multiply::<6, 0>, Some(square::square::<6, 0>)),
            (7, 0) => (multiply::multiply::<7, 0>, Some(square::square::<7, 0>)),
            (8, 0) => (multiply::multiply::<8, 0>, Some(square::square::<8, 0>)),
            (8, 4) => (multiply::multiply::<8, 4>, Some(square::square::<8, 4>)),
            (9, 0) => (multiply::multiply::<9, 0>, Some(square::square::<9, 0>)),
            (MAX_REGISTER_VECTORS, 0) => {
                (multiply::multiply::<MAX_REGISTER_VECTORS, 0>, Some(square::square::<MAX_REGISTER_VECTORS, 0>))
            }
            (wide::MIN_SQUARE_VECTORS.., _) => (wide::multiply, Some(wide::square)),
            _ => (wide::multiply, None),
        };
        // SAFETY: the CPU has AVX-512 F, as the caller has checked.
        let [m, multiple, tripled] = unsafe {
            let m = aligned::<BITS>(m, 0, vectors);
            let tripled = tripled::<BITS>(&m);
            [m, aligned::<BITS>(&product, vectors, vectors), tripled]
        };
        Self {
            multiply,
            square,
            constants: Constants { rows, tail, m, multiple, k: k[0] & DIGIT_MASK },
            max_packed_bits: max_packed_bits(bits),
            tripled,
        }
    }

    fn vectors(&self) -> usize {
        self.constants.m.len()
    }
}

impl Arithmetic for Avx512Ifma {
    strided_below_3m!(BITS);

    fn radix_bits(&self) -> usize {
        (self.constants.rows * self.vectors() + self.constants.tail) * DIGIT_BITS
    }

    fn mul(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        // SAFETY: this type is made only on a CPU with AVX-512 F and IFMA.
        unsafe { (self.multiply)(&self.constants, r, a, b) }
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        // SAFETY: as in `mul`.
        unsafe {
            match self.square {
                Some(square) => square(&self.constants, r, a),
                None => (self.multiply)(&self.constants, r, a, a),
            }
        }
    }

    fn beside<'a>(&'a self, other: &'a dyn Arithmetic) -> Option<Box<dyn PairArithmetic + 'a>> {
        let other: &Self = (other as &dyn Any).downcast_ref()?;
        let shape = |one: &Self| (one.vectors(), one.radix_bits());
        if shape(self) != shape(other) {
            return None;
        }
        let (multiply, square): (pair::Multiply, pair::Square) = match (self.vectors(), self.constants.tail) {
            (1, 0) => (pair::multiply::<1, 0>, pair::square::<1, 0>),
            (2, 0) => (pair::multiply::<2, 0>, pair::square::<2, 0>),
            (3, 0) => (pair::multiply::<3, 0>, pair::square::<3, 0>),
            (3, 2) => (pair::multiply::<3, 2>, pair::square::<3, 2>),
            (4, 0) => (pair::multiply::<4, 0>, pair::square::<4, 0>),
            (4, 2) => (pair::multiply::<4, 2>, pair::square::<4, 2>),
            _ => return None,
        };
        // SAFETY: as in `mul`.
        let pair = unsafe { pair::Pair::new([&self.constants, &other.constants]) };
        Some(Box::new(SideBySide { pair, multiply, square }))
    }
}

/// Two moduli of one size.
struct SideBySide {
    pair: pair::Pair,
    multiply: pair::Multiply,
    square: pair::Square,
}

impl PairArithmetic for SideBySide {
    fn mul(&mut self, r: [&mut [u64]; 2], a: [&[u64]; 2], b: [&[u64]; 2]) {
        // SAFETY: as in `mul`.
        unsafe { (self.multiply)(&mut self.pair, r, a, b) }
    }

    fn square(&mut self, r: [&mut [u64]; 2], a: [&[u64]; 2]) {
        // SAFETY: as in `mul`.
        unsafe { (self.square)(&mut self.pair, r, a) }
    }
}
