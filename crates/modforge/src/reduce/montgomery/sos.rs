//! Montgomery, separated operand scanning (SOS; Koç, Acar and Kaliski 1996): the product first, then one multiple of m
//! for each of its low limbs, with the carry of each propagated to the end before the next.
//!
//! n² + n limb products for the reduction, and n²/2 limbs of carry propagation.
//!
//! Bound: (product + q·m)/R with q < R and product < m·R is below 2m; one conditional subtraction.

use crate::limbs::hensel;
use crate::limbs::{Limb, add, correct, mul};
use crate::reduce::canonical::Reduce;
use zeroize::Zeroizing;

pub(crate) struct Sos {
    /// −m⁻¹ modulo B.
    negated_inverse: Zeroizing<Limb>,
}

impl Sos {
    pub(crate) fn new(m: &[Limb]) -> Self {
        Self { negated_inverse: Zeroizing::new(hensel::negated_inverse_limb(m[0])) }
    }
}

impl Reduce for Sos {
    const MONTGOMERY: bool = true;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let n = m.len();
        let mut top = 0;
        for i in 0..n {
            let (window, above) = product[i..].split_at_mut(n);
            let carry = mul::mul_add_limb(window, m, window[0].wrapping_mul(*self.negated_inverse));
            top += add::add_limb(above, carry);
        }
        r.copy_from_slice(&product[n..]);
        correct::subtract_once(r, top, m);
    }
}
