//! blst: the base field and the scalar field of BLS12-381, in assembly.

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::words::{from_words, to_words};
use crate::{Case, Contestant, Label, Operation};
use blst::{blst_fp, blst_fp_inverse, blst_fp_mul, blst_fp_sqr, blst_fr, blst_fr_inverse, blst_fr_mul, blst_fr_sqr};
use num_bigint::BigUint;

/// The contestant for a prime that the library has.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let prime = |text: &str| BigUint::parse_bytes(text.as_bytes(), 16).expect("hexadecimal");
    let radix = |bits: u32| (BigUint::from(1u8) << bits) % &case.modulus;
    match case.bits() {
        381 if case.modulus
            == prime(
                "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
            ) =>
        {
            field::contestant(case, operation, Base { m: case.modulus.clone(), radix: radix(384) })
        }
        255 if case.modulus == prime("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001") => {
            field::contestant(case, operation, Scalar { m: case.modulus.clone(), radix: radix(256) })
        }
        _ => None,
    }
}

/// A field of the library, in Montgomery form with `radix`.
macro_rules! field {
    ($field:ident, $element:ident, $mul:ident, $sqr:ident, $inverse:ident) => {
        struct $field {
            m: BigUint,
            radix: BigUint,
        }

        impl Field for $field {
            type Element = $element;

            fn label(&self, operation: Operation) -> Label {
                let method = match operation {
                    Operation::Square | Operation::SquareStreams => stringify!($sqr),
                    Operation::FieldInvert => stringify!($inverse),
                    _ => stringify!($mul),
                };
                Label { subject: "blst".to_owned(), method: method.to_owned(), version: locked_version("blst") }
            }

            fn enter(&self, value: &BigUint) -> Self::Element {
                let mut element = $element::default();
                let words = to_words(&(value * &self.radix % &self.m), element.l.len());
                element.l.copy_from_slice(&words);
                element
            }

            fn leave(&self, element: &Self::Element) -> BigUint {
                let inverse = self.radix.modinv(&self.m).expect("a prime");
                from_words(&element.l) * inverse % &self.m
            }

            #[inline(always)]
            fn multiply(&self, x: &mut Self::Element, y: &Self::Element) {
                // SAFETY: live elements; the result may be an operand.
                unsafe { $mul(x, x, y) };
            }

            #[inline(always)]
            fn square(&self, x: &mut Self::Element) {
                // SAFETY: as above.
                unsafe { $sqr(x, x) };
            }

            fn invert(&self, x: &Self::Element) -> Option<Self::Element> {
                let mut inverse = $element::default();
                // SAFETY: as above.
                unsafe { $inverse(&mut inverse, x) };
                Some(inverse)
            }
        }
    };
}

field!(Base, blst_fp, blst_fp_mul, blst_fp_sqr, blst_fp_inverse);
field!(Scalar, blst_fr, blst_fr_mul, blst_fr_sqr, blst_fr_inverse);
