//! Montgomery, redc_2 (the name of GMP and MPIR; Kryvinska 2024): as redc_1 with quotients of two limbs, so that each sweep over m
//! does two rows: half the loads and stores.
//!
//! The quotient is q = −(low two limbs)·m⁻¹ modulo B², three limb products and a half. Where n is odd the first row is a row
//! of redc_1. About n² + 3n/2 limb products for the reduction.
//!
//! Bound: (product + q·m)/R with q < R and product < m·R is below 2m; one conditional subtraction.

use super::canonical::Reduce;
use crate::limbs::{Limb, add, correct, hensel, mul};

pub(super) struct Redc2 {
    /// −m⁻¹ modulo B².
    negated_inverse: [Limb; 2],
}

impl Redc2 {
    pub(super) fn new(m: &[Limb]) -> Self {
        let inverse = hensel::inverse(m, 2);
        let mut negated_inverse = [0; 2];
        add::sub(&mut negated_inverse, &[0; 2], &inverse);
        Self { negated_inverse }
    }
}

impl Reduce for Redc2 {
    const MONTGOMERY: bool = true;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let n = m.len();
        let [k0, k1] = self.negated_inverse;
        let odd = n % 2;
        if odd == 1 {
            let window = &mut product[..n];
            window[0] = mul::mul_add_limb(window, m, window[0].wrapping_mul(k0));
        }
        for i in (odd..n).step_by(2) {
            let window = &mut product[i..i + n];
            let (q0, high) = mul::mul_add(0, window[0], k0, 0);
            let q1 = high.wrapping_add(window[0].wrapping_mul(k1)).wrapping_add(window[1].wrapping_mul(k0));
            [window[0], window[1]] = mul::mul_add_two_limbs(window, m, [q0, q1]);
        }
        let (carries, high) = product.split_at(n);
        let top = add::add(r, high, carries);
        correct::subtract_once(r, top, m);
    }
}
