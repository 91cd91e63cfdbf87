//! Ed25519 (RFC 8032): signatures over the curve [`Ed25519`](crate::curves::Ed25519) with SHA-512.
//!
//! ```
//! use modforge_crypto::ed25519::SigningKey;
//!
//! let key = SigningKey::from_bytes(&[7; 32]); // 32 random bytes
//! let signature = key.sign(b"message");
//! assert!(key.verifying_key().verify_strict(b"message", &signature).is_ok());
//! assert!(key.verifying_key().verify_strict(b"another", &signature).is_err());
//! ```

use crate::curves;
use crate::eddsa::{self, Scheme};
use sha2::{Digest, Sha512};

/// The scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ed25519;

/// A secret key.
pub type SigningKey = eddsa::SigningKey<Ed25519>;
/// A public key.
pub type VerifyingKey = eddsa::VerifyingKey<Ed25519>;
/// A signature.
pub type Signature = eddsa::Signature<Ed25519>;
pub use eddsa::verify_batch;

impl Scheme for Ed25519 {
    type Curve = curves::Ed25519;
    type Bytes = [u8; 32];
    type SignatureBytes = [u8; 64];
    type Digest = [u8; 64];

    const NAME: &'static str = "Ed25519";
    const ZEROS: [u8; 32] = [0; 32];
    const COFACTOR_LOG: u32 = 3;

    fn expand(seed: &[u8; 32]) -> [u8; 64] {
        Self::hash(&[seed])
    }

    fn hash(parts: &[&[u8]]) -> [u8; 64] {
        let mut hash = Sha512::new();
        for part in parts {
            hash.update(part);
        }
        hash.finalize().into()
    }

    fn clamp(scalar: &mut [u8; 32]) {
        scalar[0] &= 0xf8;
        scalar[31] = (scalar[31] & 0x7f) | 0x40;
    }

    fn empty_signature() -> [u8; 64] {
        [0; 64]
    }
}
