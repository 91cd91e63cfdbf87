//! The traits of the crate `ff`.

use crate::Field;

/// The bytes of an element for the trait `PrimeField` of the crate `ff`, least significant first.
#[derive(Debug)]
pub struct Repr<F: Field>(pub F::Bytes);

impl<F: Field> Clone for Repr<F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Field> Copy for Repr<F> {}

impl<F: Field> Default for Repr<F> {
    fn default() -> Self {
        Self(F::ZERO.to_le_bytes())
    }
}

impl<F: Field> AsRef<[u8]> for Repr<F> {
    fn as_ref(&self) -> &[u8] {
        self.0.as_ref()
    }
}

impl<F: Field> AsMut<[u8]> for Repr<F> {
    fn as_mut(&mut self) -> &mut [u8] {
        self.0.as_mut()
    }
}

/// A number in hexadecimal, with 0x before it.
#[must_use]
pub const fn hexadecimal<const BYTES: usize, const DIGITS: usize>(
    number: &[u8; BYTES],
) -> [u8; DIGITS] {
    let mut text = [b'0'; DIGITS];
    text[1] = b'x';
    let mut i = 0;
    while i < 2 * BYTES {
        let digit = number[i / 2] >> (4 * (i % 2)) & 15;
        text[DIGITS - 1 - i] = if digit < 10 {
            b'0' + digit
        } else {
            b'a' - 10 + digit
        };
        i += 1;
    }
    text
}

/// (p + 1)/2.
#[must_use]
pub const fn half<const BYTES: usize>(modulus: &[u8; BYTES]) -> [u8; BYTES] {
    let mut half = [0; BYTES];
    let mut carry = 1;
    let mut i = 0;
    while i < BYTES {
        let above = if i + 1 < BYTES { modulus[i + 1] } else { 0 };
        let sum = (modulus[i] >> 1 | above << 7) as u16 + carry;
        half[i] = sum as u8;
        carry = sum >> 8;
        i += 1;
    }
    half
}

/// Implements `Field`, `PrimeField` and `FromUniformBytes` of the crate `ff` for an element.
///
/// The elements of this crate have them, but `n448`. For a field that was generated with
/// `--trait modforge_fields::Field`, write both beside it:
///
/// ```ignore
/// modforge_fields::impl_subtle!(p383::Element);
/// modforge_fields::impl_ff!(p383::Element);
/// ```
///
/// It needs the constants `GENERATOR` and `DELTA`, which the generator writes where it can factor p - 1.
#[macro_export]
macro_rules! impl_ff {
    ($element:ty) => {
        const _: () = {
            use core::ops::{Add, AddAssign, Mul, MulAssign, Sub, SubAssign};
            use $crate::Field as Own;
            use $crate::adapted::ff::{self, FromUniformBytes, PrimeField};
            use $crate::adapted::rand_core::TryRng;
            use $crate::adapted::subtle::{Choice, CtOption};
            use $crate::adapted::{Repr, half, hexadecimal};

            type Element = $element;
            type Bytes = <Element as Own>::Bytes;

            const DIGITS: usize = 2 + 2 * size_of::<Bytes>();
            const TEXT: [u8; DIGITS] = hexadecimal(&<Element as Own>::MODULUS);

            $crate::impl_ff!(operators: Add add AddAssign add_assign +);
            $crate::impl_ff!(operators: Sub sub SubAssign sub_assign -);
            $crate::impl_ff!(operators: Mul mul MulAssign mul_assign *);

            impl ff::Field for Element {
                const ZERO: Self = <Self as Own>::ZERO;
                const ONE: Self = <Self as Own>::ONE;

                fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
                    <Self as Own>::random(|bytes| rng.try_fill_bytes(bytes))
                }

                fn square(&self) -> Self {
                    Own::square(self)
                }

                fn double(&self) -> Self {
                    *self + *self
                }

                fn invert(&self) -> CtOption<Self> {
                    CtOption::new(Own::invert(self), Choice::from(u8::from(!Own::is_zero(self))))
                }

                fn sqrt_ratio(num: &Self, div: &Self) -> (Choice, Self) {
                    let ratio = *num * Own::invert(div);
                    let (root, exists) = Own::sqrt(&ratio);
                    // Of a number that is not a square, that of its product with the root of unity is wanted.
                    let (other, _) = Own::sqrt(&(ratio * <Self as Own>::ROOT_OF_UNITY));
                    let defined = Own::is_zero(num) | !Own::is_zero(div);
                    let root = <Self as Own>::select(exists, &root, &other);
                    (Choice::from(u8::from(exists & defined)), root)
                }

                fn sqrt(&self) -> CtOption<Self> {
                    let (root, exists) = Own::sqrt(self);
                    CtOption::new(root, Choice::from(u8::from(exists)))
                }

                fn pow<S: AsRef<[u64]>>(&self, exponent: S) -> Self {
                    Own::pow(self, exponent.as_ref())
                }
            }

            impl PrimeField for Element {
                type Repr = Repr<Self>;

                fn from_repr(repr: Self::Repr) -> CtOption<Self> {
                    let read = <Self as Own>::from_le_bytes(&repr.0);
                    CtOption::new(read.unwrap_or_default(), Choice::from(u8::from(read.is_some())))
                }

                fn to_repr(&self) -> Self::Repr {
                    Repr(Own::to_le_bytes(self))
                }

                fn is_odd(&self) -> Choice {
                    Choice::from(Own::to_le_bytes(self)[0] & 1)
                }

                const MODULUS: &'static str = match core::str::from_utf8(&TEXT) {
                    Ok(text) => text,
                    Err(_) => panic!("digits"),
                };
                const NUM_BITS: u32 = <Self as Own>::BITS;
                const CAPACITY: u32 = <Self as Own>::BITS - 1;
                const TWO_INV: Self = Self::reduce_le_bytes(&half(&<Self as Own>::MODULUS));
                const MULTIPLICATIVE_GENERATOR: Self = Self::GENERATOR;
                const S: u32 = <Self as Own>::TWO_ADICITY;
                const ROOT_OF_UNITY: Self = <Self as Own>::ROOT_OF_UNITY;
                const ROOT_OF_UNITY_INV: Self = Self::ROOT_OF_UNITY_INVERSE;
                const DELTA: Self = Self::DELTA;
            }

            impl FromUniformBytes<48> for Element {
                fn from_uniform_bytes(bytes: &[u8; 48]) -> Self {
                    <Self as Own>::reduce_wide_le_bytes(bytes)
                }
            }

            impl FromUniformBytes<64> for Element {
                fn from_uniform_bytes(bytes: &[u8; 64]) -> Self {
                    <Self as Own>::reduce_wide_le_bytes(bytes)
                }
            }
        };
    };
    (operators: $trait:ident $method:ident $assign:ident $assign_method:ident $sign:tt) => {
        impl<'a> $trait<&'a Element> for Element {
            type Output = Element;

            #[inline]
            fn $method(self, other: &'a Element) -> Element {
                self $sign *other
            }
        }

        impl<'a> $assign<&'a Element> for Element {
            #[inline]
            fn $assign_method(&mut self, other: &'a Element) {
                *self = *self $sign *other;
            }
        }
    };
}
