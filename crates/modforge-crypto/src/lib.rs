//! Cryptography on the engine: a verifiable delay function, [`vdf`].

#![forbid(unsafe_code)]

pub mod vdf;
