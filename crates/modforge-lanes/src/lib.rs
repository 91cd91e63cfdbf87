//! Vector code for curves and for Poly1305, where the CPU has AVX-512 IFMA.
//!
//! `modforge-crypto` is built on it and has the rest of each standard. The vector instructions are `unsafe` to call on a CPU that
//! may lack them: each type here is proof that the CPU has them, and its constructor returns nothing where it does not.
//!
//! Everything is constant time in its numbers unless its name ends in `_vartime`.

#![no_std]

extern crate alloc;

#[cfg(target_arch = "x86_64")]
mod cpu;
mod curve25519;
mod ecdsa;
mod poly1305;

pub use curve25519::{Curve25519Lanes, Curve25519Point};
pub use ecdsa::{EcdsaCurve, EcdsaFactor, EcdsaJob, EcdsaLanes};
pub use poly1305::Poly1305Lanes;
