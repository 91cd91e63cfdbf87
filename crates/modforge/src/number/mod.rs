//! Number theory: greatest common divisors, Jacobi symbols, square roots, primality.

mod gcd;
mod jacobi;
mod lucas;
mod prime;
mod square_root;

pub use gcd::{gcd, gcd_vartime};
pub use jacobi::jacobi_vartime;
