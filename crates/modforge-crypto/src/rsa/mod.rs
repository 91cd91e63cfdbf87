//! RSA (RFC 8017): keys of 1024 to 8192 bits, signatures ([`pkcs1v15`], [`pss`]) and encryption ([`oaep`],
//! [`pkcs1v15`]).
//!
//! Names and traits are those that users of the crate `rsa` know. For new uses take [`pss`] and [`oaep`].
//!
//! ```
//! use modforge_crypto::rsa::pkcs8::{DecodePublicKey, EncodePublicKey, LineEnding};
//! use modforge_crypto::rsa::signature::{Keypair, RandomizedSigner, Verifier};
//! use modforge_crypto::random::SystemRandom;
//! use modforge_crypto::rsa::{RsaPrivateKey, RsaPublicKey, oaep, pss};
//! use sha2::Sha256;
//!
//! let key = RsaPrivateKey::new(&mut SystemRandom, 2048)?;
//!
//! let signer = pss::SigningKey::<Sha256>::new(key.clone());
//! let signature = signer.sign_with_rng(&mut SystemRandom.infallible(), b"message");
//! assert!(signer.verifying_key().verify(b"message", &signature).is_ok());
//! assert!(signer.verifying_key().verify(b"another", &signature).is_err());
//!
//! let pem = key.to_public_key().to_public_key_pem(LineEnding::LF)?;
//! let sealed = oaep::EncryptingKey::<Sha256>::new(RsaPublicKey::from_public_key_pem(&pem)?)
//!     .encrypt_with_rng(&mut SystemRandom, b"short secret")?;
//! assert_eq!(oaep::DecryptingKey::<Sha256>::new(key).decrypt(&sealed)?.as_slice(), b"short secret");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Safety of the private operation
//! Its two halves run side by side in constant time, on a blinded number, and the result is checked against the public
//! exponent before it leaves. Ciphertexts are unpadded in constant time: [`oaep`] tells one failure, and [`pkcs1v15`]
//! none, as a ciphertext with a wrong padding decrypts to bytes that depend on the key and on it (implicit rejection).
//! The page `docs/security.md` says what is tested and what is not covered.

mod error;
mod generate;
mod hash_name;
mod key;
mod mask;
pub mod oaep;
pub mod pkcs1v15;
pub mod pss;
mod signed;
mod told;

pub use error::Error;
pub use generate::generate_with_progress;
pub(crate) use key::PSS_OID;
pub use key::{RsaPrivateKey, RsaPublicKey};
pub use mask::{Mask, Xof};
pub use signed::Signature;
pub use {::signature, pkcs1, pkcs8};

/// Minimum number of bits of a modulus.
pub const MIN_BITS: usize = 1024;

/// Maximum number of bits of a modulus.
pub const MAX_BITS: usize = 8192;
