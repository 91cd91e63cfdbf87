//! Montgomery, redc_2 (the name of GMP and MPIR; Kryvinska 2024): as redc_1 with quotients of two limbs, so that each
//! sweep over m does two rows: half the loads and stores.
//!
//! The quotient is q = −(low two limbs)·m⁻¹ modulo B², three limb products and a half. Where n is odd the first row is
//! a row of redc_1. About n² + 3n/2 limb products for the reduction. The portable kernel squares with it.
//!
//! Bound: (product + q·m)/R with q < R and product < m·R is below 2m; one conditional subtraction.

use crate::kernel::{negated_inverse_of_two, reduce_by_two};
use crate::limbs::Limb;
use crate::reduce::canonical::Reduce;
use zeroize::Zeroizing;

pub(crate) struct Redc2 {
    /// −m⁻¹ modulo B².
    negated_inverse: Zeroizing<[Limb; 2]>,
}

impl Redc2 {
    pub(crate) fn new(m: &[Limb]) -> Self {
        Self { negated_inverse: Zeroizing::new(negated_inverse_of_two(m)) }
    }
}

impl Reduce for Redc2 {
    const MONTGOMERY: bool = true;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        reduce_by_two(r, product, m, *self.negated_inverse);
    }
}
