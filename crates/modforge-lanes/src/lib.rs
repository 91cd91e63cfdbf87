//! Vector code for curves and for Poly1305, where the CPU has AVX-512 IFMA; for Poly1305 also where it has AVX2.
//!
//! `modforge-crypto` is built on it and has the rest of each standard. The vector instructions are `unsafe` to call on
//! a CPU that may lack them: each type here is proof that the CPU has them, and its constructor returns nothing where
//! it does not.
//!
//! Each subject is a cargo feature, `curve25519`, `ecdsa` and `poly1305`, and so is each of the [`fields`]; none is on
//! by default.
//!
//! Other fields and other curves come from other crates: the generator writes a [`LaneField`] for any prime, and ECDSA
//! is verified on any curve with a = -3 or a = 0 that is described by a `LaneCurve`, over formulas that are written
//! once. The page `docs/how-to/field-code-in-lanes.md` of the repository does both.
//!
//! Everything is constant time in its numbers unless its name ends in `_vartime`.

// The examples of this page run as doctests.
#![cfg_attr(doctest, doc = include_str!("../../../docs/how-to/field-code-in-lanes.md"))]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

#[cfg(all(target_arch = "x86_64", any(feature = "curve25519", feature = "poly1305")))]
mod cpu;
#[cfg(feature = "curve25519")]
mod curve25519;
#[cfg(feature = "ecdsa")]
mod ecdsa;
pub mod fields;
#[cfg(all(test, target_arch = "x86_64"))]
mod measured;
#[cfg(feature = "poly1305")]
mod poly1305;

#[cfg(feature = "curve25519")]
pub use curve25519::{Curve25519Lanes, Curve25519Point};
#[cfg(all(feature = "ecdsa", feature = "p256"))]
pub use ecdsa::P256;
#[cfg(all(feature = "ecdsa", feature = "p384"))]
pub use ecdsa::P384;
#[cfg(all(feature = "ecdsa", feature = "secp256k1"))]
pub use ecdsa::Secp256k1;
#[cfg(feature = "ecdsa")]
pub use ecdsa::{EcdsaFactor, EcdsaJob, EcdsaLanes, EcdsaNumber, LaneCurve};
pub use fields::{LaneField, vector};
#[cfg(feature = "poly1305")]
pub use poly1305::Poly1305Lanes;
