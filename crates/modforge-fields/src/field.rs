//! The trait that every field implements.

use crate::roots;
use core::ops::{Add, Mul, Neg, Sub};

/// An element of a field with p elements, p an odd prime.
///
/// Everything but [`square_times`](Field::square_times), whose `n` shows, takes the same time for all values. A `bool` or
/// a sign that comes out says something about the value, of course: code that must hide it hands it on to
/// [`select`](Field::select) or [`swap`](Field::swap) and does not branch on it.
///
/// A sum of products, in any field:
///
/// ```
/// use modforge_fields::{Field, p521::Element};
///
/// fn inner<F: Field>(a: &[F], b: &[F]) -> F {
///     a.iter().zip(b).fold(F::ZERO, |sum, (&x, &y)| sum + x * y)
/// }
///
/// let ones = [Element::ONE; 3];
/// assert_eq!(inner(&ones, &ones).to_le_bytes()[0], 3);
/// ```
pub trait Field:
    Copy + Eq + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self>
{
    /// An array of as many bytes as p has.
    type Bytes: Copy + AsRef<[u8]> + AsMut<[u8]> + for<'a> TryFrom<&'a [u8]>;

    /// The number 0.
    const ZERO: Self;
    /// The number 1.
    const ONE: Self;
    /// The number p, least significant byte first.
    const MODULUS: Self::Bytes;
    /// The bits of p.
    const BITS: u32;

    /// The square.
    #[must_use]
    fn square(&self) -> Self;

    /// `a·b + c·d`; one reduction, where the generator wrote it and both products together have room.
    #[must_use]
    #[inline]
    fn sum_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        *a * *b + *c * *d
    }

    /// `a·b - c·d`, likewise.
    #[must_use]
    #[inline]
    fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        *a * *b - *c * *d
    }

    /// `a·b - c²`, likewise.
    #[must_use]
    #[inline]
    fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        *a * *b - c.square()
    }

    /// `n` squarings, that is the power of 2^n.
    #[must_use]
    fn square_times(&self, n: u32) -> Self;

    /// The product with a small number.
    #[must_use]
    fn mul_small(&self, b: u16) -> Self;

    /// The half.
    #[must_use]
    fn half(&self) -> Self;

    /// The inverse; of 0 it is 0.
    #[must_use]
    fn invert(&self) -> Self;

    /// A square root and `true`; 0 and `false` if there is none. The other root is its negative.
    ///
    /// The generator writes it where p mod 8 is not 1, as a single power. This one is for the other fields and slower.
    #[must_use]
    fn sqrt(&self) -> (Self, bool) {
        roots::tonelli_shanks(self)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is not a square, 0 for 0.
    #[must_use]
    fn legendre(&self) -> i8;

    /// Whether this is 0.
    #[must_use]
    fn is_zero(&self) -> bool;

    /// `a` if `bit` is set, else `b`.
    #[must_use]
    fn select(bit: bool, a: &Self, b: &Self) -> Self;

    /// Exchanges `a` and `b` if `bit` is set.
    fn swap(bit: bool, a: &mut Self, b: &mut Self);

    /// The number as bytes, least significant first.
    #[must_use]
    fn to_le_bytes(&self) -> Self::Bytes;

    /// The number as bytes, most significant first.
    #[must_use]
    fn to_be_bytes(&self) -> Self::Bytes;

    /// The number given by bytes, least significant first; nothing if it is not below p.
    #[must_use]
    fn from_le_bytes(bytes: &Self::Bytes) -> Option<Self>;

    /// The number given by bytes, most significant first; nothing if it is not below p.
    #[must_use]
    fn from_be_bytes(bytes: &Self::Bytes) -> Option<Self>;

    /// The number given by bytes of any value, least significant first, modulo p.
    #[must_use]
    fn reduce_le_bytes(bytes: &Self::Bytes) -> Self;

    /// The number given by bytes of any value, most significant first, modulo p.
    #[must_use]
    fn reduce_be_bytes(bytes: &Self::Bytes) -> Self;
}
