//! Barrett with one fold (Hasenplaug, Gaubatz and Gopal 2007): the top quarter of the product is multiplied by a power
//! of B modulo m and added to the rest, so that the quotient that remains has n/2 limbs in place of n.
//!
//! With f = ⌊n/2⌋ and s = 2n − f: x = x₁·B^s + x₀ becomes x₀ + x₁·(B^s mod m) < B^s + B^(f+n) ≤ 2·B^s, as f + n ≤ s.
//! That is s + 1 limbs, which Barrett's reduction takes with a quotient of e = n − f + 2 limbs; its bounds are in
//! `barrett.rs`.
//!
//! f·n limb products for the fold, e(e + 3)/2 − 1 for the quotient, and Σ min(n, n + 1 − i) over i < e for its low
//! product with m: about n²/2 + n²/8 + 3n²/8 = n². With products cut to the columns that are needed, Barrett's
//! reduction needs no more; the fold saves 3n²/4 of 2n² where whole products are computed. Any m, odd or even.

use super::canonical::Reduce;
use super::form::Words;
use super::reciprocal::Reciprocal;
use crate::kernel::divide::divide_vartime;
use crate::limbs::{Limb, add, mul, scratch};
use alloc::vec;
use zeroize::Zeroizing;

pub(super) struct BarrettFolded {
    /// B^s mod m.
    power: Words,
    reciprocal: Reciprocal,
}

impl BarrettFolded {
    pub(super) fn new(m: &[Limb]) -> Self {
        let border = border(m.len());
        let mut power = vec![0; border + 1];
        power[border] = 1;
        Self { power: Zeroizing::new(divide_vartime(&power, m).1), reciprocal: Reciprocal::new(m, border + 1) }
    }
}

/// s for n limbs.
fn border(n: usize) -> usize {
    2 * n - n / 2
}

impl Reduce for BarrettFolded {
    const MONTGOMERY: bool = false;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let n = m.len();
        let (low, high) = product.split_at(border(n));
        scratch::with_zeros(low.len() + 1, |sum| {
            sum[..low.len()].copy_from_slice(low);
            let mut carry = 0;
            for (i, &limb) in high.iter().enumerate() {
                let (window, above) = sum[i..].split_at_mut(n);
                let out = mul::mul_add_limb(window, &self.power, limb);
                (above[0], carry) = add::add_carry(above[0], out, carry);
            }
            add::add_limb(&mut sum[n + high.len()..], carry);
            self.reciprocal.reduce(r, sum);
        });
    }
}
