//! The counted cost of one multiplication by each kernel, so that plans need not measure.

use super::{Kernel, aarch64, portable, x86_64};
use crate::limbs::bytes::limbs_for;

/// The counted cost of a multiplication modulo a number.
///
/// ```
/// use modforge::{Choice, Kernel};
///
/// let modulus = [0xc5; 256]; // 2048 bits
/// let cost = Choice::among(&modulus, &[Kernel::Portable])?.cost;
/// assert_eq!((cost.words, cost.multiply, cost.square), (32, 2096, Some(1600)));
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cost {
    /// Words of a residue: limbs, or vectors of eight or four digits.
    pub words: usize,
    /// Steps of a multiplication, each with one limb or digit of an operand.
    pub steps: usize,
    /// Multiplications of words, or instructions that multiply vectors, in a multiplication.
    pub multiply: usize,
    /// The same in a squaring, where it is counted.
    pub square: Option<usize>,
    /// Whether the product is finished before its reduction begins.
    pub separate: bool,
}

impl Kernel {
    /// The cost modulo an odd number of `bits` bits, at most [`max_bits`](Self::max_bits).
    pub(crate) fn cost(self, bits: usize) -> Cost {
        match self {
            Self::Portable => portable::cost(limbs_for(bits)),
            Self::Adx => x86_64::adx_cost(limbs_for(bits)),
            Self::Aarch64 => aarch64::cost(limbs_for(bits)),
            Self::Avx512F => x86_64::avx512f_cost(bits),
            Self::Avx512Ifma => x86_64::avx512ifma_cost(bits),
            Self::AvxIfma => x86_64::avxifma_cost(bits),
        }
    }
}
