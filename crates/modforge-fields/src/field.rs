//! The trait that every field implements.

use core::fmt::Debug;
use core::iter::{Product, Sum};
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

/// An element of a field with p elements, p an odd prime.
///
/// Everything takes the same time for all values; the number of squarings, of words of an exponent, of bytes and of
/// elements shows. A `bool` or a sign that comes out says something about the value, of course: code that must hide it
/// hands it on to [`select`](Field::select) or [`swap`](Field::swap) and does not branch on it.
///
/// A sum of products, in any field:
///
/// ```
/// use modforge_fields::{Field, p521::Element};
///
/// fn inner<F: Field>(a: &[F], b: &[F]) -> F {
///     a.iter().zip(b).map(|(&x, &y)| x * y).sum()
/// }
///
/// let ones = [Element::ONE; 3];
/// assert_eq!(inner(&ones, &ones), Element::from(3));
/// ```
pub trait Field:
    Copy
    + Eq
    + Debug
    + Default
    + From<u64>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + Sum
    + Product
    + for<'a> Sum<&'a Self>
    + for<'a> Product<&'a Self>
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
    /// p - 1 is an odd multiple of 2 to this power.
    const TWO_ADICITY: u32;
    /// A root of unity of order 2^TWO_ADICITY.
    const ROOT_OF_UNITY: Self;

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
    /// It takes one power, and where p mod 8 is 1 about `TWO_ADICITY`²/2 squarings more.
    #[must_use]
    fn sqrt(&self) -> (Self, bool);

    /// A square root of the quotient and `true`; 0 and `false` if it is not a square or the divisor alone is 0.
    ///
    /// ```
    /// use modforge_fields::{Field, p25519::Element};
    ///
    /// let (root, exists) = Element::sqrt_ratio(&Element::from(18), &Element::from(2));
    /// assert!(exists && root.square() == Element::from(9));
    /// ```
    #[must_use]
    fn sqrt_ratio(dividend: &Self, divisor: &Self) -> (Self, bool) {
        let (root, exists) = (*dividend * divisor.invert()).sqrt();
        (root, exists & (dividend.is_zero() | !divisor.is_zero()))
    }

    /// The power with an exponent in words, least significant first; only their number shows in the time it takes.
    ///
    /// ```
    /// use modforge_fields::{Field, p25519::Element};
    ///
    /// assert_eq!(Element::from(3).pow(&[5]), Element::from(243));
    /// assert_eq!(Element::from(3).pow(&[0, 1]), Element::from(3).square_times(64));
    /// ```
    #[must_use]
    fn pow(&self, exponent: &[u64]) -> Self {
        let mut table = [Self::ONE; 16];
        for i in 1..16 {
            table[i] = table[i - 1] * *self;
        }
        let mut power = Self::ONE;
        for word in exponent.iter().rev() {
            for shift in (0..64).step_by(4).rev() {
                let mut factor = Self::ONE;
                for (digit, entry) in (0..).zip(&table) {
                    factor = Self::select((word >> shift) & 15 == digit, entry, &factor);
                }
                power = power.square_times(4) * factor;
            }
        }
        power
    }

    /// Replaces all elements by their inverses, 0 by 0.
    ///
    /// It takes one inversion and three products an element for as many elements as there are in `scratch`, whose
    /// values do not matter, and overwrites these.
    ///
    /// ```
    /// use modforge_fields::{Field, p25519::Element};
    ///
    /// let mut elements = [2, 3, 0, 5].map(Element::from);
    /// Element::invert_many(&mut elements, &mut [Element::ZERO; 4]);
    /// assert_eq!(elements[1] * Element::from(3), Element::ONE);
    /// assert_eq!(elements[2], Element::ZERO);
    /// ```
    fn invert_many(elements: &mut [Self], scratch: &mut [Self]) {
        if scratch.is_empty() {
            for element in elements {
                *element = element.invert();
            }
            return;
        }
        for part in elements.chunks_mut(scratch.len()) {
            let before = &mut scratch[..part.len()];
            let mut product = Self::ONE;
            for (element, before) in part.iter().zip(&mut *before) {
                *before = product;
                product *= Self::select(element.is_zero(), &Self::ONE, element);
            }
            let mut inverse = product.invert();
            for (element, before) in part.iter_mut().zip(before).rev() {
                let zero = element.is_zero();
                let factor = Self::select(zero, &Self::ONE, element);
                *element = Self::select(zero, &Self::ZERO, &(inverse * *before));
                inverse *= factor;
            }
        }
    }

    /// A random element of bytes that `fill` writes; its error, if it fails.
    ///
    /// Of at least 16 bytes more than an element has, all numbers are made with nearly the same probability, 1/p but
    /// for less than 2^-128/p.
    ///
    /// ```
    /// use modforge_fields::{Field, p25519::Element};
    ///
    /// // Take those of the system, such as getrandom::fill.
    /// let element = Element::random(|bytes| Ok::<(), ()>(bytes.fill(7)));
    /// assert_eq!(element, Ok(Element::reduce_wide_le_bytes(&[7; 64])));
    /// ```
    ///
    /// # Errors
    ///
    /// Whatever `fill` returns.
    fn random<E>(mut fill: impl FnMut(&mut [u8]) -> Result<(), E>) -> Result<Self, E> {
        let mut bytes = Self::MODULUS;
        let base = {
            bytes.as_mut().fill(0xff);
            Self::reduce_le_bytes(&bytes) + Self::ONE
        };
        let (mut sum, mut count) = (Self::ZERO, 0);
        while count < bytes.as_ref().len() + 16 {
            fill(bytes.as_mut())?;
            sum = sum * base + Self::reduce_le_bytes(&bytes);
            count += bytes.as_ref().len();
        }
        Ok(sum)
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

    /// The number given by bytes of any value and any length, least significant first, modulo p.
    ///
    /// ```
    /// use modforge_fields::{Field, p256::Element};
    ///
    /// let mut hash = [0; 48];
    /// hash[40] = 1; // 2^320
    /// assert_eq!(Element::reduce_wide_le_bytes(&hash), Element::from(2).pow(&[320]));
    /// ```
    #[must_use]
    fn reduce_wide_le_bytes(bytes: &[u8]) -> Self;

    /// The number given by bytes of any value and any length, most significant first, modulo p, as hashing to a field
    /// takes it from 48 or 64 bytes.
    #[must_use]
    fn reduce_wide_be_bytes(bytes: &[u8]) -> Self;
}
