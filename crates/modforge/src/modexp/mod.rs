//! One power of one number, bytes in and bytes out, where the set-up counts as much as the power.
//!
//! Nothing is computed that one power does not need: no R², no inverse, for short exponents no table, and up to nine
//! limbs no allocation but the result. The base enters Montgomery form by one division, b·R mod m, and where the
//! exponent is odd and short the last product takes b itself, which leaves the form at once: (x·R)·b·R⁻¹ = x·b.
//!
//! Squares and cubes of long numbers take no form at all: whole products and divisions.
//!
//! Even moduli are m = 2^k·d with d odd: the power modulo each, joined as Garner (1959) does.

mod even;
mod low_products;
mod odd;
mod power_of_two;
mod raise;
mod rules;
mod square_or_cube;

pub use rules::{MODEXP_MAX_BYTES, modexp_lengths_allowed, modexp_vartime};
