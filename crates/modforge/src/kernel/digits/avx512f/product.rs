//! Products and squares: all steps of a Montgomery multiplication, a row of Z of them after the other. Each
//! number of vectors Z has code of its own; above ten there are only the even ones, and a vector may be 0.
//!
//! # Squares
//! A vector represents the number Σ over lanes l of its digits times 2^(29·Z·l), so a is the sum of Z such numbers,
//! vector j times 2^(29·j), in blocks of up to four vectors. Of the product of two different blocks only that with the
//! digits of the upper one is taken, doubled: the steps with the digits of a block take the vectors of the blocks
//! below, doubled, and its own. A doubled digit has 30 bits, and the multiplication takes 32.
//!
//! In the Z steps in which a lane moves down from column Z − 1 to 0 column c meets digit J of the row, c + J constant
//! or less by Z: with (c, J) comes (J, c), of which one counts twice and the other not at all, or both once. So a lane
//! sums up as many products as in a multiplication.

use super::super::strided::{LANES, load, wipe};
use super::Constants;
use super::block::{Sum, array};
use core::arch::x86_64::*;

/// `r = a·b·R⁻¹`; a function for each number of vectors.
///
/// # Safety
/// The CPU has AVX-512 F.
pub(super) type Multiply = unsafe fn(constants: &Constants, r: &mut [u64], a: &[u64], b: &[u64]);

/// `r = a²·R⁻¹`, likewise.
///
/// # Safety
/// The CPU has AVX-512 F.
pub(super) type Square = unsafe fn(constants: &Constants, r: &mut [u64], a: &[u64]);

/// Where block `index` of the Z steps of a row begins: blocks are as few as can be, of up to four steps, the longer
/// ones last.
const fn start(z: usize, index: usize) -> usize {
    let blocks = z.div_ceil(4);
    let (shorter, longer) = (z / blocks, z % blocks);
    index * shorter + (index + longer).saturating_sub(blocks)
}

/// How many steps block `index` has.
const fn length(z: usize, index: usize) -> usize {
    start(z, index + 1) - start(z, index)
}

/// The fewest blocks that together have `digits` steps or more, and their steps.
pub(super) fn blocks_and_steps(z: usize, digits: usize) -> (usize, usize) {
    let in_row = z.div_ceil(4);
    let steps = |blocks: usize| blocks / in_row * z + start(z, blocks % in_row);
    let blocks = (digits / z * in_row..).find(|&blocks| steps(blocks) >= digits).expect("no end");
    (blocks, steps(blocks))
}

/// The vectors of an operand.
#[inline]
#[target_feature(enable = "avx512f")]
fn operand<const Z: usize>(words: &[u64]) -> [__m512i; Z] {
    let mut vectors = [_mm512_setzero_si512(); Z];
    for (vector, lanes) in vectors.iter_mut().zip(digits::<Z>(words)) {
        *vector = load(lanes);
    }
    vectors
}

/// The words of an operand, by vectors.
#[inline]
fn digits<const Z: usize>(words: &[u64]) -> &[[u64; LANES]; Z] {
    words.as_chunks().0.first_chunk().expect("a residue of another kernel")
}

/// The functions for each size, a number of vectors, with the blocks of its rows.
macro_rules! functions {
    ($($z:literal: $($block:literal)*;)*) => {
        /// The least size for that many vectors, up to [`MAX_VECTORS`](super::MAX_VECTORS).
        pub(super) fn size(vectors: usize) -> usize {
            [$($z),*].into_iter().find(|&size| size >= vectors).expect("a modulus too large for this kernel")
        }

        /// Multiplies and squares operands of one of the sizes.
        pub(super) fn functions(size: usize) -> (Multiply, Square) {
            match size {
                $($z => {
                    #[target_feature(enable = "avx512f")]
                    fn multiply(constants: &Constants, r: &mut [u64], a: &[u64], b: &[u64]) {
                        let mut a: [_; $z] = operand(a);
                        let b: &[_; $z] = digits(b);
                        let multiple = array(&constants.multiple);
                        let mut left = constants.blocks;
                        // SAFETY: the functions are inlined here, where the instructions are enabled.
                        unsafe {
                            let mut sum = Sum::new();
                            'rows: for lane in 0..LANES {
                                $(
                                    if left == 0 {
                                        break 'rows;
                                    }
                                    left -= 1;
                                    sum.steps::<{ length($z, $block) }, $z>([&a, &a], multiple, &b[start($z, $block)..], lane);
                                )*
                            }
                            sum.finish(constants, r);
                        }
                        wipe(&mut a);
                    }

                    #[target_feature(enable = "avx512f")]
                    fn square(constants: &Constants, r: &mut [u64], a: &[u64]) {
                        let digits: &[_; $z] = digits(a);
                        let mut a: [_; $z] = operand(a);
                        let mut doubled = a;
                        for vector in &mut doubled {
                            *vector = _mm512_add_epi64(*vector, *vector);
                        }
                        let multiple = array(&constants.multiple);
                        let mut left = constants.blocks;
                        // SAFETY: as in `multiply`.
                        unsafe {
                            let mut sum = Sum::new();
                            'rows: for lane in 0..LANES {
                                $(
                                    if left == 0 {
                                        break 'rows;
                                    }
                                    left -= 1;
                                    sum.steps::<{ length($z, $block) }, { start($z, $block + 1) }>(
                                        [&doubled, &a], multiple, &digits[start($z, $block)..], lane,
                                    );
                                )*
                            }
                            sum.finish(constants, r);
                        }
                        wipe(&mut a);
                        wipe(&mut doubled);
                    }

                    (multiply, square)
                })*
                _ => unreachable!("no such size"),
            }
        }
    };
}

functions! {
    4: 0; 5: 0 1; 6: 0 1; 7: 0 1; 8: 0 1; 9: 0 1 2; 10: 0 1 2; 12: 0 1 2; 14: 0 1 2 3; 16: 0 1 2 3; 18: 0 1 2 3 4; 20: 0 1 2 3 4;
}
