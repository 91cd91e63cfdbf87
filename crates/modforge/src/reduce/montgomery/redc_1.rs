//! Montgomery, redc_1 (the name of GMP and MPIR; Kryvinska 2024): the product first, then one multiple of m for each of
//! its low limbs. The limb carried out of a multiple waits in the place of the low limb, which has become 0, and all of
//! them are added at the end.
//!
//! n² + n limb products for the reduction, and one addition of n limbs.
//!
//! Bound: (product + q·m)/R with q < R and product < m·R is below 2m; one conditional subtraction.

use crate::limbs::hensel;
use crate::limbs::{Limb, add, correct, mul};
use crate::reduce::canonical::Reduce;
use zeroize::Zeroizing;

pub(crate) struct Redc1 {
    /// −m⁻¹ modulo B.
    negated_inverse: Zeroizing<Limb>,
}

impl Redc1 {
    pub(crate) fn new(m: &[Limb]) -> Self {
        Self { negated_inverse: Zeroizing::new(hensel::negated_inverse_limb(m[0])) }
    }
}

impl Reduce for Redc1 {
    const MONTGOMERY: bool = true;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let n = m.len();
        for i in 0..n {
            let window = &mut product[i..i + n];
            window[0] = mul::mul_add_limb(window, m, window[0].wrapping_mul(*self.negated_inverse));
        }
        let (carries, high) = product.split_at(n);
        let top = add::add(r, high, carries);
        correct::subtract_once(r, top, m);
    }
}
