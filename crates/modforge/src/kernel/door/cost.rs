//! The counted cost of a multiplication by a kernel, so that plans need not measure.

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
    /// Steps after these, without a limb or digit of their own.
    pub end_steps: usize,
    /// Multiplications of words, or instructions that multiply vectors, in a multiplication.
    pub multiply: usize,
    /// Multiplications in a squaring, where they are counted.
    pub square: Option<usize>,
    /// Whether the product is finished before its reduction begins.
    pub separate: bool,
}

/// A vector of digits, in which some kernels calculate.
///
/// ```
/// use modforge::Kernel;
///
/// if let Some(vector) = Kernel::Avx512Ifma.vector() {
///     assert_eq!((vector.digits, vector.digit_bits, vector.adds), (8, 52, true));
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Vector {
    /// Digits of a vector.
    pub digits: usize,
    /// Bits of a digit.
    pub digit_bits: usize,
    /// Whether the instruction that multiplies adds as well.
    pub adds: bool,
}
