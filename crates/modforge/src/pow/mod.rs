//! Exponentiation.
//!
//! [`window`]: one base, one exponent. [`pair`]: two of them, modulo two moduli. [`fixed_base`]: one base, many
//! exponents. [`multi`]: a product of powers. [`repeated_squaring`]: the exponent 2^t for a large t. An exponent is a
//! big-endian byte string of any length.

mod accumulator;
pub(crate) mod exponent;
pub(crate) mod fixed_base;
pub(crate) mod multi;
mod pair;
pub(crate) mod repeated_squaring;
pub(crate) mod table;
pub(crate) mod window;
