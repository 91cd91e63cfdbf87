//! X25519 (RFC 7748): key agreement over the curve v² = u³ + 486662·u² + u modulo 2^255 - 19.
//!
//! ```
//! use modforge_crypto::x25519::SecretKey;
//!
//! let (alice, bob) = (SecretKey::from_bytes(&[7; 32]), SecretKey::from_bytes(&[8; 32])); // random bytes
//! let shared = alice.diffie_hellman(&bob.public_key()).unwrap();
//! assert_eq!(shared.as_bytes(), bob.diffie_hellman(&alice.public_key()).unwrap().as_bytes());
//! ```

use super::edwards25519_lanes;
use crate::curve::edwards::Point;
use crate::curve::montgomery::Montgomery;
use crate::curves::Ed25519;
use crate::scalar::{Secret, reduce_le};
use crate::xdh::{self, Scheme};
use const_oid::ObjectIdentifier;
use modforge_fields::p25519;

/// Curve25519.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curve25519;

impl Montgomery for Curve25519 {
    type Field = p25519::Element;

    const BASE: u16 = 9;

    /// (A + 2)/4 is 121666.
    #[inline]
    fn mul_a24(x: &p25519::Element) -> p25519::Element {
        x.mul_small(121_666)
    }

    fn ladder_in_lanes(scalar: &[u8], u: &p25519::Element) -> Option<[p25519::Element; 2]> {
        edwards25519_lanes::ladder(scalar, u)
    }
}

/// A secret key.
pub type SecretKey = xdh::SecretKey<Curve25519>;
/// A public key.
pub type PublicKey = xdh::PublicKey<Curve25519>;
/// The shared secret of two parties.
pub type SharedSecret = xdh::SharedSecret<Curve25519>;

/// The function X25519 of RFC 7748.
#[must_use]
pub fn x25519(scalar: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    xdh::multiply::<Curve25519>(scalar, u)
}

impl Scheme for Curve25519 {
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.101.110");
    const NAME: &'static str = "X25519";
    const BITS: u32 = 255;

    fn clamp(scalar: &mut [u8; 32]) {
        scalar[0] &= 0xf8;
        scalar[31] = (scalar[31] & 0x7f) | 0x40;
    }

    fn mask(u: &[u8; 32]) -> [u8; 32] {
        let mut masked = *u;
        masked[31] &= 0x7f;
        masked
    }

    /// On Ed25519's curve, with its tables: u = (1 + y)/(1 - y).
    fn multiple_of_base(scalar: &[u8; 32]) -> p25519::Element {
        let scalar = Secret(reduce_le(scalar));
        let [_, y] = Point::<Ed25519>::multiple_of_base(&scalar.0).to_xy();
        (p25519::Element::ONE + y) * (p25519::Element::ONE - y).invert()
    }

    xdh::compiled_once!();
}
