//! Cryptography on the engine and on generated fields: the one-time authenticator [`poly1305`], encryption with it
//! ([`chacha20poly1305`]), elliptic curves from a description ([`curve`], [`curves`]) with the signatures [`ed25519`],
//! [`rsa`], [`paillier`], and a verifiable delay function, [`vdf`].

#![forbid(unsafe_code)]

pub mod chacha20poly1305;
pub mod curve;
pub mod curves;
pub mod ed25519;
pub mod eddsa;
mod natural;
pub mod paillier;
pub mod poly1305;
mod primes;
mod random;
pub mod rsa;
mod scalar;
pub mod vdf;
