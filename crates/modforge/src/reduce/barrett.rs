//! Barrett (1986; Handbook of Applied Cryptography, 14.42): the quotient by m from a product with the reciprocal of m.
//!
//! For x < B^L, m ≥ B^(n−1), e = L − n + 1 and μ = ⌊(B^L − 1)/m⌋, which has e limbs: q = ⌊⌊x/B^(n−1)⌋·μ / B^e⌋.
//!
//! Bound: the first ⌊⌋ loses less than 1 and B^L/m − μ is at most 1, so q > x/m − B^(n−1)/m − x/B^L − 1 ≥ x/m − 3, and
//! q ≤ x/m. Leaving out the low columns of the product (`mul_high`) takes at most 1 more. So 0 ≤ x − q·m < 4m
//! < B^(n+1): the difference is needed modulo B^(n+1) alone, and three conditional subtractions end in `[0, m)`.
//!
//! Here L = 2n: e(e + 3)/2 − 1 limb products for q with e = n + 1, n + n(n + 1)/2 for the low part of q·m; about
//! n² + 4n. Any m, odd or even.

use super::canonical::Reduce;
use super::form::Words;
use crate::kernel::divide::divide_vartime;
use crate::limbs::{Limb, add, correct, mul, scratch};
use alloc::vec;
use zeroize::Zeroizing;

/// The quotient estimate for numbers of L limbs.
pub(super) struct Reciprocal {
    /// μ, e limbs.
    mu: Words,
    /// m, n + 1 limbs.
    m: Words,
}

impl Reciprocal {
    pub(super) fn new(m: &[Limb], length: usize) -> Self {
        let mut mu = divide_vartime(&vec![Limb::MAX; length], m).0;
        mu.truncate(length - m.len() + 1);
        Self { mu: Zeroizing::new(mu), m: Zeroizing::new([m, &[0]].concat()) }
    }

    /// `r = x mod m` for an x of L limbs.
    pub(super) fn reduce(&self, r: &mut [Limb], x: &[Limb]) {
        let (n, e) = (r.len(), self.mu.len());
        scratch::with_zeros(2 * e + 2 * (n + 1), |scratch| {
            let (estimate, rest) = scratch.split_at_mut(2 * e);
            let (multiple, rest) = rest.split_at_mut(n + 1);
            mul::mul_high(estimate, &x[n - 1..], &self.mu);
            let quotient = &estimate[e..];
            mul::mul_low(multiple, &self.m[..n], &quotient[..e.min(n + 1)]);
            add::sub(rest, &x[..=n], multiple);
            for _ in 0..3 {
                correct::subtract_once(rest, 0, &self.m);
            }
            r.copy_from_slice(&rest[..n]);
        });
    }
}

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
