//! What the fields in lanes have in common.

use super::vector::{LANES, Vector};
use core::fmt::Debug;
use core::ops::{Add, Mul, Neg, Sub};

/// What [`Vector::Cpu`] is for a field.
type Cpu<F> = <<F as LaneField>::Vector as Vector>::Cpu;

/// Eight numbers modulo a prime side by side, for code that works in any field: the generator writes the
/// implementation with `--trait modforge_lanes::LaneField`.
///
/// ```
/// use modforge_lanes::LaneField;
/// use modforge_lanes::fields::{p384, vector::Portable};
///
/// /// x³ + a·x + b, in any field.
/// fn square_of_y<F: LaneField>(x: F, a: F, b: F) -> F {
///     (x.square() + a) * x + b
/// }
///
/// let one = p384::Element::<Portable>::one(());
/// assert_eq!(square_of_y(one, -one, one).to_le_bytes(), one.to_le_bytes());
/// ```
pub trait LaneField: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self> {
    /// What holds a digit of eight elements.
    type Vector: Vector;

    /// An array of as many bytes as p has.
    type Bytes: Copy + AsRef<[u8]> + AsMut<[u8]> + for<'a> TryFrom<&'a [u8], Error: Debug>;

    /// Vectors of an element, all of [`vectors`](Self::vectors).
    const WORDS: usize;

    /// The vectors of an element, to be kept.
    fn vectors(&self) -> &[Self::Vector];

    /// The same, to be set to what was kept.
    fn vectors_mut(&mut self) -> &mut [Self::Vector];

    /// The proof that the vectors were made with.
    #[inline(always)]
    fn cpu(&self) -> Cpu<Self> {
        self.vectors()[0].cpu()
    }

    /// The number 0 in all lanes.
    #[must_use]
    fn zero(cpu: Cpu<Self>) -> Self;

    /// The number 1 in all lanes.
    #[must_use]
    fn one(cpu: Cpu<Self>) -> Self;

    /// The squares.
    #[must_use]
    fn square(&self) -> Self;

    /// Three halves of the numbers.
    #[must_use]
    fn three_halves(&self) -> Self;

    /// The numbers less twice the others.
    #[must_use]
    fn sub_twice(&self, other: &Self) -> Self;

    /// `a·b - c·d`; one reduction, where the generator wrote it and both products together have room.
    #[must_use]
    #[inline(always)]
    fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        *a * *b - *c * *d
    }

    /// `a·b - c²`, likewise.
    #[must_use]
    #[inline(always)]
    fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        *a * *b - c.square()
    }

    /// Bit i says whether number i is 0 modulo p.
    #[must_use]
    fn is_zero(&self) -> u8;

    /// The elements of `a` where the bit is 1, those of `b` where it is 0.
    #[must_use]
    fn select(bits: u8, a: &Self, b: &Self) -> Self;

    /// The numbers modulo p as bytes, least significant first.
    #[must_use]
    fn to_le_bytes(&self) -> [Self::Bytes; LANES];

    /// The numbers given by bytes of any value, least significant first, modulo p.
    #[must_use]
    fn reduce_le_bytes(cpu: Cpu<Self>, bytes: &[Self::Bytes; LANES]) -> Self;
}
