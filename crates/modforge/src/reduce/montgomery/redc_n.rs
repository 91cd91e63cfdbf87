//! Montgomery, redc_n (the name of GMP and MPIR; Kryvinska 2024): one quotient of n limbs, with the inverse of m modulo
//! R in full size. Montgomery's own reduction (1985) as it stands, with the other sign.
//!
//! q = (low half)·m⁻¹ mod R; then q·m has the same low half as the product, and the difference of the two high halves
//! is product·R⁻¹. n(n + 1)/2 + n² limb products in the schoolbook way. It pays where whole products are faster than
//! their rows, by methods below n², which are not used here: it is the slowest of the three.
//!
//! Bound: product < m·R and q·m < m·R, so both high halves are below m and their difference is above −m; one
//! conditional addition.

use crate::limbs::{Limb, add, compare, hensel, mul, scratch};
use crate::reduce::canonical::Reduce;
use crate::reduce::form::Words;
use zeroize::Zeroizing;

pub(crate) struct RedcN {
    /// m⁻¹ modulo B^n.
    inverse: Words,
}

impl RedcN {
    pub(crate) fn new(m: &[Limb]) -> Self {
        Self { inverse: Zeroizing::new(hensel::inverse(m, m.len())) }
    }
}

impl Reduce for RedcN {
    const MONTGOMERY: bool = true;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let n = m.len();
        let (low, high) = product.split_at(n);
        scratch::with_zeros(3 * n, |scratch| {
            let (quotient, multiple) = scratch.split_at_mut(n);
            mul::mul_low(quotient, &self.inverse, low);
            mul::mul(multiple, m, quotient);
            let borrow = add::sub(r, high, &multiple[n..]);
            add::add_masked(r, m, compare::mask(borrow));
        });
    }
}
