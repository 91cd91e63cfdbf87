//! fiat-crypto: proved field code, generated for single primes.

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::{Case, Contestant, Label, Operation};
#[cfg(target_pointer_width = "32")]
use fiat_crypto::{curve25519_32 as curve25519, p521_32 as p521, poly1305_32 as poly1305};
#[cfg(target_pointer_width = "64")]
use fiat_crypto::{curve25519_64 as curve25519, p521_64 as p521, poly1305_64 as poly1305};
use num_bigint::BigUint;

/// The contestant for a prime that the crate has.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    match (case.bits(), u8::try_from(case.pseudo_mersenne()?)) {
        (130, Ok(5)) => field::contestant(case, operation, Poly1305),
        (255, Ok(19)) => field::contestant(case, operation, Curve25519),
        (521, Ok(1)) => field::contestant(case, operation, P521),
        _ => None,
    }
}

/// A field of the crate. Its products take loose elements and give tight ones, which are loose as they are.
macro_rules! field {
    ($field:ident, $bytes:literal, $tight:path, $loose:path, $mul:path, $square:path, $from_bytes:path, $to_bytes:path) => {
        struct $field;

        impl Field for $field {
            type Element = $loose;

            fn label(&self, operation: Operation) -> Label {
                let square = matches!(operation, Operation::Square | Operation::SquareStreams);
                Label {
                    subject: "fiat-crypto".to_owned(),
                    method: if square { stringify!($square) } else { stringify!($mul) }.replace(' ', ""),
                    version: locked_version("fiat-crypto"),
                }
            }

            fn enter(&self, value: &BigUint) -> Self::Element {
                let (mut bytes, digits) = ([0; $bytes], value.to_bytes_le());
                bytes[..digits.len()].copy_from_slice(&digits);
                let mut element = $tight([0; _]);
                $from_bytes(&mut element, &bytes);
                $loose(element.0)
            }

            fn leave(&self, element: &Self::Element) -> BigUint {
                let mut bytes = [0; $bytes];
                $to_bytes(&mut bytes, &$tight(element.0));
                BigUint::from_bytes_le(&bytes)
            }

            #[inline(always)]
            fn multiply(&self, x: &mut Self::Element, y: &Self::Element) {
                let mut product = $tight([0; _]);
                $mul(&mut product, x, y);
                x.0 = product.0;
            }

            #[inline(always)]
            fn square(&self, x: &mut Self::Element) {
                let mut product = $tight([0; _]);
                $square(&mut product, x);
                x.0 = product.0;
            }
        }
    };
}

field!(
    Poly1305,
    17,
    poly1305::fiat_poly1305_tight_field_element,
    poly1305::fiat_poly1305_loose_field_element,
    poly1305::fiat_poly1305_carry_mul,
    poly1305::fiat_poly1305_carry_square,
    poly1305::fiat_poly1305_from_bytes,
    poly1305::fiat_poly1305_to_bytes
);
field!(
    Curve25519,
    32,
    curve25519::fiat_25519_tight_field_element,
    curve25519::fiat_25519_loose_field_element,
    curve25519::fiat_25519_carry_mul,
    curve25519::fiat_25519_carry_square,
    curve25519::fiat_25519_from_bytes,
    curve25519::fiat_25519_to_bytes
);
field!(
    P521,
    66,
    p521::fiat_p521_tight_field_element,
    p521::fiat_p521_loose_field_element,
    p521::fiat_p521_carry_mul,
    p521::fiat_p521_carry_square,
    p521::fiat_p521_from_bytes,
    p521::fiat_p521_to_bytes
);
