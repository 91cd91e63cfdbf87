//! The AVX-512 kernel for CPUs without IFMA: 29-bit digits, 32-bit multiplications, one pair of operands at a time.
//!
//! # Representation
//! Z vectors, as in [`strided`](super::strided). A residue represents a number in `[0, 3m)` and its digits are below
//! 2^29. R = 2^(29·(N + 4)), where N is the step count, 29·N ≥ max(bits, 64) + 2.
//!
//! # Algorithm
//! Montgomery 1985, a digit of `b` at a time, T ← (T + a·bᵢ + qᵢ·m) / 2^29, with quotient digits that are found without
//! a multiplication and used four steps later, so that nothing waits for them: with K = −m⁻¹ mod B, B = 2^(29·4), the
//! multiple m·K is −1 modulo B, so in q·m·K the quotient q of four steps is T + a·b modulo B itself: its digits are the
//! low digits that the steps shift out. Since (T − q + q·(m·K + 1)) / B = (T − q)/B + q·M with M = (m·K + 1)/B < m, the
//! next four steps add q·M beside their a·b.
//!
//! After N steps four more, with nothing left of b, add the last of these quotients times M, and take four digits away
//! with the multiple u·m for u = T·K mod B, all of it at once.
//!
//! Steps are done in blocks of up to four ([`block`]), a row of Z of them after the other, so that squares know which
//! vector a digit is from ([`product`]). N ends with a block.
//!
//! # Bounds
//! After each of the N steps T ≤ a + M: from T ≤ a + M (at first 0) a step gives at most (T + (2^29 − 1)·(a + M))/2^29
//! ≤ a + M. The last four give at most (T + (B − 1)·M + (B − 1)·m)/B < M + m + a/B. With a < 3m, M < m and B = 2^116
//! that is below 3m. All b below 2^(29·N) are taken: residues, which are below 3m < 2^(bits + 2), and packed numbers. A
//! sum of two residues, below 6m < 2^(bits + 3), may not fit the vectors: its carry says that 3m is to come off.
//!
//! A lane moves down from the top vector to the lowest one in Z steps, and each adds two products of digits (in squares
//! one may be doubled, but then others are left out, and the sum is the same: [`product`]). It starts below 2^29, its
//! carries are then below 2^36, and one enters it in each of two blocks. So lanes stay below 2Z·(2^29
//! − 1)² + 2^29 + 2·2^36 < 2^64 − 2^36 for Z ≤ 20.

mod block;
mod product;

use super::form::max_packed_bits;
use super::strided::{LANES, Vectors, add, aligned, multiple_of_minus_one, select, tripled};
use crate::kernel::cpu::has_avx512f;
use crate::kernel::door::arithmetic::Arithmetic;
use crate::kernel::door::code::Code;
use crate::kernel::door::cost::{Cost, Vector};
use crate::limbs::{LIMB_BITS, bit_length_vartime};
use alloc::boxed::Box;
use product::{Multiply, Square};
use zeroize::Zeroize;

/// Bits of a digit.
const BITS: u32 = 29;
/// Steps after which a quotient digit is used.
const DELAY: usize = 4;
/// Vectors of the largest operand.
const MAX_VECTORS: usize = 20;
/// Bits that a residue (below 3m) needs above the modulus.
const SLACK_BITS: usize = 2;
/// Maximum number of bits of a modulus.
const MAX_BITS: usize = MAX_VECTORS * LANES * BITS as usize - SLACK_BITS;

/// The kernel.
pub(in crate::kernel) const CODE: Code = Code {
    vector: Some(Vector { digits: LANES, digit_bits: BITS as usize, adds: false }),
    max_bits: MAX_BITS,
    is_available: has_avx512f,
    cost,
    new: |m| Box::new(Avx512F::new(m)),
};

/// Vectors, blocks of steps, and these steps, for a modulus of `bits` bits.
fn shape(bits: usize) -> (usize, usize, usize) {
    let digits = (bits.max(LIMB_BITS) + SLACK_BITS).div_ceil(BITS as usize);
    let vectors = product::size(digits.div_ceil(LANES));
    let (blocks, steps) = product::blocks_and_steps(vectors, digits);
    (vectors, blocks, steps)
}

/// The cost for a modulus of `bits` bits: each step multiplies twice, for a·b and for the quotient.
fn cost(bits: usize) -> Cost {
    let (vectors, _, steps) = shape(bits);
    let multiply = 2 * vectors * (steps + DELAY);
    Cost { words: vectors, steps, end_steps: DELAY, multiply, square: None, separate: false }
}

/// The modulus as multiplication needs it.
#[repr(C)] // as the proof of the kernel has it
struct Constants {
    m: Vectors,
    /// M = (m·K + 1) / B.
    multiple: Vectors,
    /// K = −m⁻¹ mod B.
    k: u128,
    /// Blocks of the N steps.
    blocks: usize,
}

impl Drop for Constants {
    fn drop(&mut self) {
        self.k.zeroize();
    }
}

struct Avx512F {
    multiply: Multiply,
    square: Square,
    radix_bits: usize,
    constants: Constants,
    max_packed_bits: usize,
    /// 3m.
    tripled: Vectors,
}

impl Avx512F {
    fn new(m: &[u64]) -> Self {
        let bits = bit_length_vartime(m);
        let (vectors, blocks, steps) = shape(bits);
        let (k, product) = multiple_of_minus_one(m, DELAY * BITS as usize);
        let (multiply, square) = product::functions(vectors);
        // SAFETY: the CPU has AVX-512 F, as the caller has checked.
        let [m, multiple, tripled] = unsafe {
            let m = aligned::<BITS>(m, 0, vectors);
            let tripled = tripled::<BITS>(&m);
            [m, aligned::<BITS>(&product, DELAY, vectors), tripled]
        };
        Self {
            multiply,
            square,
            radix_bits: (steps + DELAY) * BITS as usize,
            constants: Constants { blocks, m, multiple, k: u128::from(k[1]) << LIMB_BITS | u128::from(k[0]) },
            max_packed_bits: max_packed_bits(bits),
            tripled,
        }
    }
}

impl Arithmetic for Avx512F {
    strided_below_3m!(BITS);

    fn radix_bits(&self) -> usize {
        self.radix_bits
    }

    fn mul(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        // SAFETY: this type is made only on a CPU with AVX-512 F.
        unsafe { (self.multiply)(&self.constants, r, a, b) }
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        // SAFETY: as in `mul`.
        unsafe { (self.square)(&self.constants, r, a) }
    }
}
