//! Montgomery, new_reduce (Kryvinska 2024): redc_1 with the carries merged. The limb carried out of a multiple of m is added at once to
//! the limb above it, beside the carry bit that the row before left there, so nothing waits and nothing is propagated.
//!
//! n² + n limb products for the reduction, and n additions of a limb. The portable kernel squares with it.
//!
//! Bound: (product + q·m)/R with q < R and product < m·R is below 2m. That is n limbs and the last carry bit, which the one
//! conditional subtraction must see.

use super::canonical::Reduce;
use crate::kernel::{negated_inverse, reduce_merging};
use crate::limbs::Limb;

pub(super) struct NewReduce {
    /// −m⁻¹ modulo B.
    negated_inverse: Limb,
}

impl NewReduce {
    pub(super) fn new(m: &[Limb]) -> Self {
        Self { negated_inverse: negated_inverse(m[0]) }
    }
}

impl Reduce for NewReduce {
    const MONTGOMERY: bool = true;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        reduce_merging(r, product, m, self.negated_inverse);
    }
}
