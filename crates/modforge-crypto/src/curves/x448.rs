//! X448 (RFC 7748): key agreement over the curve v² = u³ + 156326·u² + u modulo 2^448 - 2^224 - 1.
//!
//! ```
//! use modforge_crypto::x448::SecretKey;
//!
//! let (alice, bob) = (SecretKey::from_bytes(&[7; 56]), SecretKey::from_bytes(&[8; 56])); // random bytes
//! let shared = alice.diffie_hellman(&bob.public_key()).unwrap();
//! assert_eq!(shared.as_bytes(), bob.diffie_hellman(&alice.public_key()).unwrap().as_bytes());
//! ```

use crate::curve::montgomery::Montgomery;
use crate::xdh::{self, Scheme};
use const_oid::ObjectIdentifier;
use modforge_fields::p448;

/// Curve448.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curve448;

impl Montgomery for Curve448 {
    type Field = p448::Element;

    const BASE: u16 = 5;

    /// (A + 2)/4 is 39082.
    #[inline]
    fn mul_a24(x: &p448::Element) -> p448::Element {
        x.mul_small(39_082)
    }
}

/// A secret key.
pub type SecretKey = xdh::SecretKey<Curve448>;
/// A public key.
pub type PublicKey = xdh::PublicKey<Curve448>;
/// The shared secret of two parties.
pub type SharedSecret = xdh::SharedSecret<Curve448>;

/// The function X448 of RFC 7748.
#[must_use]
pub fn x448(scalar: &[u8; 56], u: &[u8; 56]) -> [u8; 56] {
    xdh::multiply::<Curve448>(scalar, u)
}

impl Scheme for Curve448 {
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.101.111");
    const NAME: &'static str = "X448";
    const BITS: u32 = 448;

    fn clamp(scalar: &mut [u8; 56]) {
        scalar[0] &= 0xfc;
        scalar[55] |= 0x80;
    }

    fn mask(u: &[u8; 56]) -> [u8; 56] {
        *u
    }

    xdh::compiled_once!();
}
