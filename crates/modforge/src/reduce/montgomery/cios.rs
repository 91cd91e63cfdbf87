//! Montgomery, coarsely integrated operand scanning (CIOS; Koç, Acar and Kaliski 1996): for each limb of b one loop
//! adds a·bᵢ and a second one a multiple of m, shifting by a limb.
//!
//! 2n² + n limb products. The finely integrated form (FIOS), with one loop for both, is the portable kernel.
//!
//! Bound: before step i the sum is below 2m (with a < m, by (2m + a·(B − 1) + m·(B − 1))/B < 2m), so n limbs and one
//! bit hold it; one conditional subtraction.

use crate::limbs::hensel;
use crate::limbs::{LIMB_BITS, Limb, Wide, add, correct, mul};
use crate::reduce::canonical::Multiply;
use zeroize::Zeroizing;

pub(crate) struct Cios {
    /// −m⁻¹ modulo B.
    negated_inverse: Zeroizing<Limb>,
}

impl Cios {
    pub(crate) fn new(m: &[Limb]) -> Self {
        Self { negated_inverse: Zeroizing::new(hensel::negated_inverse_limb(m[0])) }
    }
}

impl Multiply for Cios {
    const MONTGOMERY: bool = true;

    fn mul(&self, m: &[Limb], r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let n = m.len();
        let (r, a) = (&mut r[..n], &a[..n]);
        r.fill(0);
        let mut top = 0;
        for &digit in &b[..n] {
            let carry = mul::mul_add_limb(r, a, digit);
            let (above, over) = add::add_carry(top, carry, 0);
            let quotient = r[0].wrapping_mul(*self.negated_inverse);
            let (_, mut carry) = mul::mul_add(r[0], m[0], quotient, 0);
            for j in 1..n {
                (r[j - 1], carry) = mul::mul_add(r[j], m[j], quotient, carry);
            }
            let sum = Wide::from(above) + Wide::from(carry);
            r[n - 1] = sum as Limb;
            top = over + (sum >> LIMB_BITS) as Limb;
        }
        correct::subtract_once(r, top, m);
    }

    fn square(&self, m: &[Limb], r: &mut [Limb], a: &[Limb]) {
        self.mul(m, r, a, a);
    }
}
