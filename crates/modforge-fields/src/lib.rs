//! Constant-time arithmetic in prime fields: 2^130 - 5, 2^255 - 19, 2^521 - 1, those of P-256, P-384, secp256k1 and Ed448,
//! and the largest 2^m - c of some lengths; and modulo the orders of these curves' groups, whose names start with n.
//!
//! Each module is one field, written by the generator of `modforge` (the command is on top of the file) and proved there:
//! no intermediate value overflows, and every result is congruent to what it should be, for all inputs. Elements are held
//! loosely, below a bound a little above p that all operations keep; only bytes and `canonical` are below p.
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
//! fn two<F: Field>() -> F {
//!     F::ONE + F::ONE
//! }
//!
//! // 2³ + 2·2 + 4 = 4², in any field; the root found is 4 or -4.
//! let y = lift(two(), two(), two::<p25519::Element>().square()).unwrap();
//! assert!(y.square() == two::<p25519::Element>().square_times(2));
//! assert!(two::<p521::Element>().invert() * two() == Field::ONE);
//! ```

// The examples of this page run as doctests.
#![cfg_attr(doctest, doc = include_str!("../../../docs/how-to/generate-a-field.md"))]
#![no_std]
#![forbid(unsafe_code)]

mod field;
pub mod n25519;
pub mod n256;
pub mod n256c1539;
pub mod n256c435;
pub mod n384;
pub mod n384c7467;
pub mod n448;
pub mod n512c6579;
pub mod n512c875;
pub mod n521;
pub mod n768c22467;
pub mod nsecp256k1;
pub mod p1305;
pub mod p25519;
pub mod p256;
pub mod p256c1539;
pub mod p256c435;
pub mod p384;
pub mod p384c7467;
pub mod p448;
pub mod p512c6579;
pub mod p512c875;
pub mod p521;
pub mod p768c22467;
mod roots;
pub mod secp256k1;

pub use field::Field;
