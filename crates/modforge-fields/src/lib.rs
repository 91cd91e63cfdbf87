//! Constant-time arithmetic in prime fields: 2^130 - 5, 2^255 - 19, 2^521 - 1, those of P-256, P-384, secp256k1 and
//! Ed448, and modulo the orders of these curves' groups, whose names start with n.
//!
//! A cargo feature with the name of a module compiles it; none is on by default. The fields of DSTU 9041 are in the
//! crate `modforge-fields-dstu`.
//!
//! Each module is one field, written by the generator of `modforge` (the command is on top of the file) and proved
//! there: no intermediate value overflows, and every result is congruent to what it should be, for all inputs. Elements
//! are held loosely, below a bound a little above p that all operations keep; only bytes and `canonical` are below p.
//!
//! ```
//! use modforge_fields::p25519::Element;
//!
//! let two = Element::ONE + Element::ONE;
//! let mut four = [0; 32];
//! four[0] = 4;
//! assert_eq!((two * two).to_le_bytes(), four);
//! assert_eq!(two.square().to_le_bytes(), four);
//! // p itself is not the encoding of a number.
//! let mut p = [0xff; 32];
//! (p[0], p[31]) = (0xed, 0x7f);
//! assert!(Element::from_le_bytes(&p).is_none());
//! ```
//!
//! [`Field`] is what they have in common, for code that works in any of them, and for fields generated elsewhere:
//! `modforge field "2^383 - 187" --name p383 --trait modforge_fields::Field -o src` writes a module that implements it.
//!
//! ```
//! use modforge_fields::{Field, p25519, p521};
//!
//! /// A point (x, y) of y² = x³ + a·x + b with that x, if there is one.
//! fn lift<F: Field>(x: F, a: F, b: F) -> Option<F> {
//!     let (y, exists) = ((x.square() + a) * x + b).sqrt();
//!     exists.then_some(y)
//! }
//!
//! // 2³ + 2·2 + 4 = 4², in any field; the root found is 4 or -4.
//! let y = lift::<p25519::Element>(2.into(), 2.into(), 4.into()).unwrap();
//! assert_eq!(y.square(), p25519::Element::from(16));
//! let third = p521::Element::from(3).invert();
//! assert_eq!(third + third + third, p521::Element::ONE);
//! ```
//!
//! With the feature `subtle` elements have the choices and comparisons of that crate, and with `ff` the traits `Field`,
//! `PrimeField` and `FromUniformBytes` of the crate `ff`.

// The examples of this page run as doctests.
#![cfg_attr(doctest, doc = include_str!("../../../docs/how-to/generate-a-field.md"))]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

mod adapters;
mod field;
#[cfg(feature = "n25519")]
pub mod n25519;
#[cfg(feature = "n256")]
pub mod n256;
#[cfg(feature = "n384")]
pub mod n384;
#[cfg(feature = "n448")]
pub mod n448;
#[cfg(feature = "n521")]
pub mod n521;
#[cfg(feature = "nsecp256k1")]
pub mod nsecp256k1;
#[cfg(feature = "p1305")]
pub mod p1305;
#[cfg(feature = "p25519")]
pub mod p25519;
#[cfg(feature = "p256")]
pub mod p256;
#[cfg(feature = "p384")]
pub mod p384;
#[cfg(feature = "p448")]
pub mod p448;
#[cfg(feature = "p521")]
pub mod p521;
#[cfg(feature = "secp256k1")]
pub mod secp256k1;

#[cfg(feature = "ff")]
pub use adapters::ff::Repr;
pub use field::Field;

/// What the macros `impl_ff` and `impl_subtle` name.
#[cfg(feature = "subtle")]
#[doc(hidden)]
pub mod adapted {
    #[cfg(feature = "ff")]
    pub use crate::adapters::ff::{Repr, half, hexadecimal};
    pub use subtle;
    #[cfg(feature = "ff")]
    pub use {ff, rand_core};
}
