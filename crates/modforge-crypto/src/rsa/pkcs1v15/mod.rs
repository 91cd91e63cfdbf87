//! PKCS#1 v1.5: signatures, and encryption with implicit rejection.
//!
//! The signature scheme has no known weakness; the encryption is for old formats that ask for it, and
//! [`oaep`](super::oaep) for all else.
//!
//! ```
//! use modforge_crypto::rsa::signature::{Keypair, SignatureEncoding, Signer, Verifier};
//! use modforge_crypto::random::SystemRandom;
//! use modforge_crypto::rsa::{RsaPrivateKey, pkcs1v15};
//! use sha2::Sha256;
//!
//! let key = RsaPrivateKey::new(&mut SystemRandom, 2048)?;
//! let signer = pkcs1v15::SigningKey::<Sha256>::new(key.clone());
//! let signature = signer.sign(b"message");
//! assert!(signer.verifying_key().verify(b"message", &signature).is_ok());
//!
//! let sealed = pkcs1v15::EncryptingKey::new(key.to_public_key()).encrypt_with_rng(&mut SystemRandom, b"secret")?;
//! let opener = pkcs1v15::DecryptingKey::new(key);
//! assert_eq!(opener.decrypt(&sealed)?.as_slice(), b"secret");
//!
//! // Something that is not a ciphertext decrypts, too: always to the same bytes, which nobody without the key
//! // foresees.
//! let chance = signature.to_bytes();
//! assert_eq!(opener.decrypt(&chance)?, opener.decrypt(&chance)?);
//! # Ok::<(), modforge_crypto::rsa::Error>(())
//! ```

mod encryption;
mod rejection;
mod signatures;

pub use super::Signature;
pub use encryption::{DecryptingKey, EncryptingKey};
pub use signatures::{SigningKey, VerifyingKey};

/// Bytes of a padded message that are neither message nor optional padding: 0, the type, at least eight bytes, 0.
const OVERHEAD: usize = 11;
