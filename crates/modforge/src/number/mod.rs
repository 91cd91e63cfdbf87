//! Number theory: greatest common divisors, inverses, Jacobi symbols, square roots, primality.

mod gcd;
mod inverse;
mod jacobi;
mod lucas;
mod prime;
mod square_root;

pub use gcd::{gcd, gcd_vartime};
pub(crate) use inverse::inverse;
pub use inverse::inverse_vartime;
pub use jacobi::jacobi_vartime;
