//! Keys in files: PKCS#8 (RFC 5958), also encrypted, and SubjectPublicKeyInfo (RFC 5280), in DER and PEM.
//!
//! Every key here has the traits of the crate [`pkcs8`], so that a type reads the keys of its kind. [`PrivateKey`] and
//! [`PublicKey`] read a file whatever it holds, older forms too: PKCS#1 for RSA, SEC 1 (RFC 5915) for curves, and
//! private keys as OpenSSH writes them. They read what openssl reads: the content says what a key is, and not the label
//! in front of it.
//!
//! An encrypted file says how much work its password costs. [`PrivateKey`] and the functions of the types refuse more
//! than some tenths of a second and 256 MiB; code that is generic over [`pkcs8::DecodePrivateKey`] calls that trait's
//! own function, which does not.
//!
//! ```
//! use modforge_crypto::key_files::PrivateKey;
//! use modforge_crypto::key_files::pkcs8::{EncodePrivateKey, LineEnding};
//! use modforge_crypto::p256::SecretKey;
//!
//! let key = SecretKey::from_bytes(&[7; 32])?; // random bytes
//! let plain = key.to_pkcs8_pem(LineEnding::LF)?;
//! let sealed = key.to_pkcs8_encrypted_pem("a long password", LineEnding::LF)?;
//! for (file, password) in [(plain, None), (sealed, Some("a long password"))] {
//!     let read = PrivateKey::read(file.as_bytes(), password.map(str::as_bytes))?;
//!     assert_eq!(read.kind(), "P-256");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod der;
mod encrypted;
mod error;
mod foreign;
mod form;
mod kind;
mod openssh;
mod pem;
mod private;
mod public;
mod read_private;

pub use ::{pkcs8, sec1};
pub use error::{Error, Other};
pub use private::PrivateKey;
pub use public::PublicKey;
