//! Montgomery, new_reduce (Kryvinska 2024): redc_1 with the carries merged. The limb carried out of a multiple of m is
//! added at once to the limb above it, beside the carry bit that the row before left there, so nothing waits and
//! nothing is propagated.
//!
//! n² + n limb products for the reduction, and n additions of a limb.
//!
//! Bound: (product + q·m)/R with q < R and product < m·R is below 2m. That is n limbs and the last carry bit, which the
//! one conditional subtraction must see.

use crate::limbs::hensel;
use crate::limbs::{Limb, add, correct, mul};
use crate::reduce::canonical::Reduce;
use zeroize::Zeroizing;

pub(crate) struct NewReduce {
    /// −m⁻¹ modulo B.
    negated_inverse: Zeroizing<Limb>,
}

impl NewReduce {
    pub(crate) fn new(m: &[Limb]) -> Self {
        Self { negated_inverse: Zeroizing::new(hensel::negated_inverse_limb(m[0])) }
    }
}

impl Reduce for NewReduce {
    const MONTGOMERY: bool = true;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let n = m.len();
        let mut carry = 0;
        for i in 0..n {
            let (window, above) = product[i..].split_at_mut(n);
            let quotient = window[0].wrapping_mul(*self.negated_inverse);
            let out = mul::mul_add_limb(window, m, quotient);
            (above[0], carry) = add::add_carry(above[0], out, carry);
        }
        r.copy_from_slice(&product[n..]);
        correct::subtract_once(r, carry, m);
    }
}
