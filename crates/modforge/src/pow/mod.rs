//! Exponentiation.

mod window;
