//! Number theory: greatest common divisors, inverses, Jacobi symbols, square roots, primality.

mod gcd;
mod inverse;
mod jacobi;
mod lucas;
mod prime;
mod square_root;

pub use gcd::{gcd, gcd_limbs_vartime, gcd_vartime};
pub use inverse::{inverse_limbs_vartime, inverse_vartime};
pub use jacobi::jacobi_vartime;
