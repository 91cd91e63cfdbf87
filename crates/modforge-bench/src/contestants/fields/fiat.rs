//! fiat-crypto: proved field code, generated for single primes.

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::{Case, Contestant, Label, Operation};
#[cfg(target_pointer_width = "32")]
use fiat_crypto::{
    curve25519_32 as curve25519, p256_32 as p256, p384_32 as p384, p521_32 as p521, poly1305_32 as poly1305,
    secp256k1_montgomery_32 as secp256k1,
};
#[cfg(target_pointer_width = "64")]
use fiat_crypto::{
    curve25519_64 as curve25519, p256_64 as p256, p384_64 as p384, p521_64 as p521, poly1305_64 as poly1305,
    secp256k1_montgomery_64 as secp256k1,
};
use num_bigint::BigUint;

/// The contestant for a prime that the crate has.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let power = |exponent: u32| BigUint::from(1u8) << exponent;
    let c = power(u32::try_from(case.bits()).ok()?) - &case.modulus;
    if c == power(224) - power(192) - power(96) + 1u8 && case.bits() == 256 {
        return field::contestant(case, operation, P256);
    }
    if c == power(128) + power(96) - power(32) + 1u8 && case.bits() == 384 {
        return field::contestant(case, operation, P384);
    }
    match (case.bits(), u64::try_from(c)) {
        (130, Ok(5)) => field::contestant(case, operation, Poly1305),
        (255, Ok(19)) => field::contestant(case, operation, Curve25519),
        (256, Ok(0x1_0000_03d1)) => field::contestant(case, operation, Secp256k1),
        (521, Ok(1)) => field::contestant(case, operation, P521),
        _ => None,
    }
}

/// A field of the crate in digits. Its products take loose elements and give tight ones, which are loose as they are.
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

/// A field of the crate in full words and Montgomery form.
macro_rules! montgomery_field {
    (
        $field:ident, $bytes:literal, $element:path, $plain:path, $enter:path, $leave:path, $mul:path, $square:path,
        $from_bytes:path, $to_bytes:path
    ) => {
        struct $field;

        impl Field for $field {
            type Element = $element;

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
                let (mut plain, mut element) = ($plain([0; _]), $element([0; _]));
                $from_bytes(&mut plain.0, &bytes);
                $enter(&mut element, &plain);
                element
            }

            fn leave(&self, element: &Self::Element) -> BigUint {
                let (mut plain, mut bytes) = ($plain([0; _]), [0; $bytes]);
                $leave(&mut plain, element);
                $to_bytes(&mut bytes, &plain.0);
                BigUint::from_bytes_le(&bytes)
            }

            #[inline(always)]
            fn multiply(&self, x: &mut Self::Element, y: &Self::Element) {
                let mut product = $element([0; _]);
                $mul(&mut product, x, y);
                *x = product;
            }

            #[inline(always)]
            fn square(&self, x: &mut Self::Element) {
                let mut product = $element([0; _]);
                $square(&mut product, x);
                *x = product;
            }
        }
    };
}

montgomery_field!(
    P256,
    32,
    p256::fiat_p256_montgomery_domain_field_element,
    p256::fiat_p256_non_montgomery_domain_field_element,
    p256::fiat_p256_to_montgomery,
    p256::fiat_p256_from_montgomery,
    p256::fiat_p256_mul,
    p256::fiat_p256_square,
    p256::fiat_p256_from_bytes,
    p256::fiat_p256_to_bytes
);

montgomery_field!(
    P384,
    48,
    p384::fiat_p384_montgomery_domain_field_element,
    p384::fiat_p384_non_montgomery_domain_field_element,
    p384::fiat_p384_to_montgomery,
    p384::fiat_p384_from_montgomery,
    p384::fiat_p384_mul,
    p384::fiat_p384_square,
    p384::fiat_p384_from_bytes,
    p384::fiat_p384_to_bytes
);

montgomery_field!(
    Secp256k1,
    32,
    secp256k1::fiat_secp256k1_montgomery_montgomery_domain_field_element,
    secp256k1::fiat_secp256k1_montgomery_non_montgomery_domain_field_element,
    secp256k1::fiat_secp256k1_montgomery_to_montgomery,
    secp256k1::fiat_secp256k1_montgomery_from_montgomery,
    secp256k1::fiat_secp256k1_montgomery_mul,
    secp256k1::fiat_secp256k1_montgomery_square,
    secp256k1::fiat_secp256k1_montgomery_from_bytes,
    secp256k1::fiat_secp256k1_montgomery_to_bytes
);
