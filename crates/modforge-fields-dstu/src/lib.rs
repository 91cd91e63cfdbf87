//! Constant-time arithmetic in the prime fields of the curves of DSTU 9041:2020, 2^m - c, and modulo the orders of
//! their groups, whose names start with n.
//!
//! Each module is one field, written and proved by the generator of `modforge`. Its element implements the trait
//! [`Field`](modforge_fields::Field) of [`modforge_fields`]. A cargo feature with the name of a module compiles it;
//! none is on by default.
//!
//! ```
//! use modforge_fields::Field;
//! use modforge_fields_dstu::p256c435::Element;
//!
//! let two = Element::ONE + Element::ONE;
//! assert!(two.invert() * two == Element::ONE);
//! assert_eq!(two.legendre(), -1); // p mod 8 is 5
//! ```

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

#[cfg(feature = "n256c1539")]
pub mod n256c1539;
#[cfg(feature = "n256c435")]
pub mod n256c435;
#[cfg(feature = "n384c7467")]
pub mod n384c7467;
#[cfg(feature = "n512c6579")]
pub mod n512c6579;
#[cfg(feature = "n512c875")]
pub mod n512c875;
#[cfg(feature = "n768c22467")]
pub mod n768c22467;
#[cfg(feature = "p256c1539")]
pub mod p256c1539;
#[cfg(feature = "p256c435")]
pub mod p256c435;
#[cfg(feature = "p384c7467")]
pub mod p384c7467;
#[cfg(feature = "p512c6579")]
pub mod p512c6579;
#[cfg(feature = "p512c875")]
pub mod p512c875;
#[cfg(feature = "p768c22467")]
pub mod p768c22467;
