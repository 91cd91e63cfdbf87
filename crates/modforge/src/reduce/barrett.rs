//! Barrett (1986; Handbook of Applied Cryptography, 14.42): the remainder of a product by the reciprocal of m
//! (`reciprocal.rs`, which has the bounds), for L = 2n.
//!
//! e(e + 3)/2 − 1 limb products for the quotient with e = n + 1, n + n(n + 1)/2 for the low part of q·m; about n² + 4n.
//! Any m, odd or even.

use super::canonical::Reduce;
use super::reciprocal::Reciprocal;
use crate::limbs::Limb;

pub(super) struct Barrett {
    reciprocal: Reciprocal,
}

impl Barrett {
    pub(super) fn new(m: &[Limb]) -> Self {
        Self { reciprocal: Reciprocal::new(m, 2 * m.len()) }
    }
}

impl Reduce for Barrett {
    const MONTGOMERY: bool = false;

    fn reduce(&self, _: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        self.reciprocal.reduce(r, product);
    }
}
