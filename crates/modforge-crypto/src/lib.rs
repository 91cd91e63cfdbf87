//! Cryptography on the engine and on generated fields: the one-time authenticator [`poly1305`], encryption with it
//! ([`chacha20poly1305`]), and a verifiable delay function, [`vdf`].

#![forbid(unsafe_code)]

pub mod chacha20poly1305;
pub mod poly1305;
pub mod vdf;
