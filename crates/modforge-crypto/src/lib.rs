//! Cryptography on the engine and on generated fields: the one-time authenticator [`poly1305`], encryption with it
//! ([`chacha20poly1305`]), elliptic curves from a description ([`curve`], [`curves`]) with signatures and key agreement
//! ([`ed25519`], [`ed448`], [`x25519`], [`x448`], [`p256`], [`p384`], [`p521`], [`secp256k1`]) and encryption
//! ([`dstu9041`]), [`rsa`], [`paillier`], [`primes`], and a verifiable delay function, [`vdf`].
//!
//! ```
//! # #[cfg(feature = "ed25519")] {
//! use modforge_crypto::ed25519::SigningKey;
//!
//! let key = SigningKey::from_bytes(&[7; 32]); // take 32 random bytes
//! let signature = key.sign(b"a message");
//! assert!(key.verifying_key().verify_strict(b"a message", &signature).is_ok());
//! # }
//! ```
//!
//! # Features
//!
//! A cargo feature with the name of a module compiles it and what it needs; `getrandom` compiles [`random`], and
//! `named_curves` compiles [`ec::named`]. What protocols and files of keys ask for is on by default. `dstu9041`,
//! `paillier` and `vdf` are not: few programs use them, and they need crates that nothing else needs.
//!
//! A program that only verifies signatures of Ed25519 compiles a twentieth of it with
//! `modforge-crypto = { version = "0.1", default-features = false, features = ["ed25519"] }`.
//!
//! - `cancel`: long work heeds `modforge::Cancel`, by which another thread ends it. On by default, and with all that
//!   needs the engine.
//! - `pkcs8`: keys have the traits of the crates `pkcs8`, `pkcs1` and `sec1`. [`key_files`] reads a file with a key of
//!   any kind.
//! - `curve`, `ec`, `eddsa`, `xdh`: the code without a curve, for a curve that a program describes itself.

#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
// What features share is used where all are on. With a few of them the compiler leaves parts of it out.
#![cfg_attr(
    not(all(feature = "dstu9041", feature = "key_files", feature = "paillier", feature = "vdf")),
    allow(dead_code)
)]

#[cfg(feature = "chacha20poly1305")]
pub mod chacha20poly1305;
#[cfg(feature = "curve")]
pub mod curve;
pub mod curves;
#[cfg(feature = "dstu9041")]
pub mod dstu9041;
#[cfg(feature = "ec")]
pub mod ec;
#[cfg(feature = "eddsa")]
pub mod eddsa;
#[cfg(all(feature = "pkcs8", any(feature = "ec", feature = "eddsa", feature = "rsa", feature = "xdh")))]
mod key_encodings;
#[cfg(feature = "key_files")]
pub mod key_files;
#[cfg(any(
    feature = "ec",
    feature = "ed25519",
    feature = "ed448",
    feature = "paillier",
    feature = "poly1305",
    feature = "rsa",
    feature = "vdf"
))]
mod long;
#[cfg(feature = "primes")]
mod natural;
#[cfg(feature = "paillier")]
pub mod paillier;
#[cfg(feature = "poly1305")]
pub mod poly1305;
#[cfg(feature = "primes")]
pub mod primes;
#[cfg(feature = "getrandom")]
pub mod random;
#[cfg(feature = "rsa")]
pub mod rsa;
#[cfg(feature = "curve")]
mod scalar;
#[cfg(any(feature = "paillier", feature = "rsa"))]
mod two_primes;
#[cfg(feature = "vdf")]
pub mod vdf;
#[cfg(feature = "xdh")]
pub mod xdh;

#[cfg(feature = "ed448")]
pub use curves::ed448;
#[cfg(feature = "ed25519")]
pub use curves::ed25519;
#[cfg(feature = "p256")]
pub use curves::p256;
#[cfg(feature = "p384")]
pub use curves::p384;
#[cfg(feature = "p521")]
pub use curves::p521;
#[cfg(feature = "secp256k1")]
pub use curves::secp256k1;
#[cfg(feature = "x448")]
pub use curves::x448;
#[cfg(feature = "x25519")]
pub use curves::x25519;
