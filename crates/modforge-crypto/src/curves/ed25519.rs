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

pub use super::edwards25519::Ed25519;
use crate::eddsa::{self, Scheme};
use crate::long::pieces;
use const_oid::ObjectIdentifier;
use sha2::{Digest, Sha512};

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
