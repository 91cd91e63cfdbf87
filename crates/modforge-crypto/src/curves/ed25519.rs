//! Ed25519 (RFC 8032): signatures with SHA-512 over the curve -x² + y² = 1 + d·x²·y² modulo 2^255 - 19,
//! d = -121665/121666.
//!
//! ```
//! use modforge_crypto::ed25519::SigningKey;
//!
//! let key = SigningKey::from_bytes(&[7; 32]); // 32 random bytes
//! let signature = key.sign(b"message");
//! assert!(key.verifying_key().verify_strict(b"message", &signature).is_ok());
//! assert!(key.verifying_key().verify_strict(b"another", &signature).is_err());
//! ```

use super::ed25519_lanes;
use crate::curve::Curve;
use crate::curve::edwards::{self, Coefficient, Edwards, Point, Tables};
use crate::curve::vartime::sum_vartime;
use crate::eddsa::{self, Scheme};
use crate::long::pieces;
use hex_literal::hex;
use modforge_fields::{Field, n25519, p25519};
use pkcs8::ObjectIdentifier;
use sha2::{Digest, Sha512};
use std::sync::LazyLock;

/// The curve of Ed25519.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ed25519;

impl Curve for Ed25519 {
    type Field = p25519::Element;
    type Scalar = n25519::Element;
}

static TABLES: LazyLock<Tables<Ed25519>> = LazyLock::new(|| Tables::new(4, 2));

impl Edwards for Ed25519 {
    const A: Coefficient = Coefficient::MinusOne;
    const D: p25519::Element =
        p25519::Element::reduce_be_bytes(&hex!("52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3"));
    const BASE: [p25519::Element; 2] = [
        p25519::Element::reduce_be_bytes(&hex!("216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a")),
        p25519::Element::reduce_be_bytes(&hex!("6666666666666666666666666666666666666666666666666666666666666658")),
    ];

    fn tables() -> &'static Tables<Self> {
        &TABLES
    }

    edwards::compiled_once!();

    fn multiple_of_base(scalar: &n25519::Element) -> Point<Self> {
        let without_lanes = || Self::tables().comb.multiply(&scalar.to_le_bytes());
        ed25519_lanes::multiple_of_base(scalar).unwrap_or_else(without_lanes)
    }

    fn square_roots(numbers: &[p25519::Element]) -> Vec<(p25519::Element, bool)> {
        let without_lanes = || numbers.iter().map(Field::sqrt).collect();
        ed25519_lanes::square_roots(numbers).unwrap_or_else(without_lanes)
    }

    fn sum_with_base_vartime(scalar: &[u8], others: &[(&[u8], Point<Self>)]) -> Point<Self> {
        let without_lanes = || sum_vartime(&Self::tables().odd, scalar, others);
        ed25519_lanes::sum_vartime(scalar, others).unwrap_or_else(without_lanes)
    }
}

/// A secret key.
pub type SigningKey = eddsa::SigningKey<Ed25519>;
/// A public key.
pub type VerifyingKey = eddsa::VerifyingKey<Ed25519>;
/// A signature.
pub type Signature = eddsa::Signature<Ed25519>;
pub use eddsa::verify_batch;

impl Scheme for Ed25519 {
    type Curve = Self;
    type Bytes = [u8; 32];
    type SignatureBytes = [u8; 64];
    type Digest = [u8; 64];

    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.101.112");
    const NAME: &'static str = "Ed25519";
    const ZEROS: [u8; 32] = [0; 32];
    const COFACTOR_LOG: u32 = 3;

    fn expand(seed: &[u8; 32]) -> [u8; 64] {
        Self::hash(&[seed])
    }

    fn hash(parts: &[&[u8]]) -> [u8; 64] {
        let mut hash = Sha512::new();
        parts.iter().flat_map(|part| pieces(part)).for_each(|piece| hash.update(piece));
        hash.finalize().into()
    }

    fn clamp(scalar: &mut [u8; 32]) {
        scalar[0] &= 0xf8;
        scalar[31] = (scalar[31] & 0x7f) | 0x40;
    }

    fn empty_signature() -> [u8; 64] {
        [0; 64]
    }

    eddsa::compiled_once!();
}
