//! Arithmetic modulo big numbers, with the fastest method chosen once for each modulus.
//!
//! A number travels one way through the crate: bytes become a [`Modulus`], which looks at the number once, chooses a
//! [`Kernel`] and precomputes; further bytes become a [`Residue`] in that kernel's representation; arithmetic stays in
//! the representation; the result goes back to bytes.
//!
//! ```
//! use modforge::Modulus;
//!
//! let modulus = Modulus::from_hex("7fffffffffffffffffffffffffffffff")?; // 2^127 - 1
//! let three = modulus.residue_from_be_bytes(&[3])?;
//! let power = three.pow(&[0x01, 0x00]); // the exponent 256, constant time in its value
//! assert_eq!(power, three.pow_vartime(&[0x01, 0x00]));
//! assert_eq!(power.to_hex(), "335cf66f681c4eaefb8b11632b494d08");
//! # Ok::<(), modforge::Error>(())
//! ```
//!
//! Everything is constant time in its operands (not in their sizes, and not in the modulus, which is public) unless its
//! name ends in `_vartime`. Residues and tables that may hold secrets are zeroed when dropped.
//!
//! Layers, each importing only those before it: `limbs` ← `kernel` ← `reduce` ← `modulus`, `residue` ← `pow`, `inverse`
//! ← `batch`.

// The examples of these pages run as doctests.
#![cfg_attr(doctest, doc = include_str!("../../../README.md"))]
#![cfg_attr(doctest, doc = include_str!("../../../docs/how-to/replace-powm.md"))]
#![cfg_attr(doctest, doc = include_str!("../../../docs/reference/engine.md"))]
#![cfg_attr(doctest, doc = include_str!("../../../docs/start/programmer.md"))]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod batch;
#[cfg(feature = "std")]
mod calibrate;
#[cfg(feature = "std")]
mod cancel;
#[cfg(not(feature = "std"))]
#[path = "no_cancel.rs"]
mod cancel;
mod choice;
#[cfg(test)]
mod contract_test;
mod conversions;
mod error;
mod hex;
mod inverse;
#[allow(unsafe_code)] // vector instructions; every unsafe block there gives its reason
mod kernel;
mod limb_slices;
mod limbs;
mod modexp;
mod modulus;
mod number;
mod operators;
mod pow;
mod reduce;
mod residue;
mod stored;

pub use batch::{Batch, BatchResidues, Rows};
#[cfg(feature = "std")]
pub use calibrate::Calibration;
#[cfg(feature = "std")]
pub use cancel::Cancel;
pub use choice::Choice;
#[cfg(feature = "serde")]
pub use conversions::FixedBaseSeed;
pub use conversions::Reduce;
pub use error::{Error, MAX_THREADS};
pub use inverse::Domain;
pub use kernel::{Cost, Kernel, KernelTable, Vector};
pub use limbs::MAX_BITS;
pub use modexp::{MODEXP_MAX_BYTES, modexp_lengths_allowed, modexp_vartime};
pub use modulus::Modulus;
pub use number::{gcd, gcd_limbs_vartime, gcd_vartime, inverse_limbs_vartime, inverse_vartime, jacobi_vartime};
pub use pow::fixed_base::FixedBase;
pub use pow::multi::MultiExponent;
pub use pow::repeated_squaring::Stopped;
pub use reduce::Reduction;
pub use residue::Residue;
pub use stored::StoredResidue;
