//! Constant-time arithmetic in prime fields of the form 2^m - c.
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

#![no_std]
#![forbid(unsafe_code)]

pub mod p1305;
pub mod p25519;
pub mod p521;
