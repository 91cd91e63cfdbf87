//! Cryptography on the engine and on generated fields: the one-time authenticator [`poly1305`], encryption with it
//! ([`chacha20poly1305`]), elliptic curves from a description ([`curve`], [`curves`]) with signatures and key agreement
//! ([`ed25519`], [`ed448`], [`x25519`], [`x448`], [`p256`], [`p384`], [`p521`], [`secp256k1`]) and encryption
//! ([`dstu9041`]), [`rsa`], [`paillier`], and a verifiable delay function, [`vdf`].

#![forbid(unsafe_code)]

pub mod chacha20poly1305;
pub mod curve;
pub mod curves;
pub mod dstu9041;
pub mod ec;
pub mod eddsa;
pub mod key_files;
mod long;
mod natural;
pub mod paillier;
pub mod poly1305;
mod primes;
pub mod random;
pub mod rsa;
mod scalar;
pub mod vdf;
pub mod xdh;

pub use curves::{ed448, ed25519, p256, p384, p521, secp256k1, x448, x25519};
