//! The portable kernel: limbs of the machine (64 bits, or 32), residues in `[0, m)`, R = B^n for n limbs and B = 2^64 or 2^32.
//!
//! Multiplication interleaves product and reduction limb by limb, in one inner loop for both (finely integrated operand
//! scanning, FIOS; Koç, Acar and Kaliski 1996; here with two carries side by side in place of propagated ones). Squaring
//! computes the product first, with each off-diagonal product once, and reduces it then: about 3/4 of the limb products.
//!
//! Bound of both: the sum before the division by R is a·b + q·m with q < R. With a < m and b < R it is below 2·m·R, so the
//! quotient is below 2m and one conditional subtraction gives the residue in `[0, m)`.

use super::{Arithmetic, Kernel, negated_inverse};
use crate::limbs::{LIMB_BITS, Limb, Wide, add, compare, correct, mul, scratch, square};
use alloc::{boxed::Box, vec::Vec};

pub(super) struct Portable {
    m: Box<[Limb]>,
    /// −m⁻¹ modulo B.
    negated_inverse: Limb,
}

impl Portable {
    pub(super) fn new(m: &[Limb]) -> Self {
        Self { m: Vec::from(m).into_boxed_slice(), negated_inverse: negated_inverse(m[0]) }
    }
}

/// `r = product·R⁻¹` in `[0, m)` for a product of 2n limbs below m·R, by one multiple of m for each low limb.
///
/// The limb carried out of a row goes into the limb above it at once, beside the carry bit of the row before.
#[inline(always)]
pub(crate) fn reduce_merging(r: &mut [Limb], product: &mut [Limb], m: &[Limb], negated_inverse: Limb) {
    let n = m.len();
    let mut carry = 0;
    for i in 0..n {
        let (window, above) = product[i..].split_at_mut(n);
        let quotient = window[0].wrapping_mul(negated_inverse);
        let out = mul::mul_add_limb(window, m, quotient);
        (above[0], carry) = add::add_carry(above[0], out, carry);
    }
    r.copy_from_slice(&product[n..]);
    correct::subtract_once(r, carry, m);
}

impl Arithmetic for Portable {
    fn kernel(&self) -> Kernel {
        Kernel::Portable
    }

    fn words(&self) -> usize {
        self.m.len()
    }

    fn radix_bits(&self) -> usize {
        self.m.len() * LIMB_BITS
    }

    fn pack(&self, r: &mut [Limb], limbs: &[Limb]) {
        r.fill(0);
        r[..limbs.len()].copy_from_slice(limbs);
    }

    fn unpack(&self, limbs: &mut [Limb], a: &[Limb]) {
        limbs.copy_from_slice(a);
    }

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let n = self.m.len();
        // Slices of one known length let the compiler drop the bounds checks in the loop.
        let (r, a, m) = (&mut r[..n], &a[..n], &self.m[..n]);
        r.fill(0);
        let mut top = 0;
        for &digit in &b[..n] {
            // r ← (r + a·digit + quotient·m) / B; top is the bit above r.
            let (low, mut product_carry) = mul::mul_add(r[0], a[0], digit, 0);
            let quotient = low.wrapping_mul(self.negated_inverse);
            let (_, mut reduce_carry) = mul::mul_add(low, quotient, m[0], 0);
            for j in 1..n {
                let low;
                (low, product_carry) = mul::mul_add(r[j], a[j], digit, product_carry);
                (r[j - 1], reduce_carry) = mul::mul_add(low, quotient, m[j], reduce_carry);
            }
            let sum = Wide::from(top) + Wide::from(product_carry) + Wide::from(reduce_carry);
            r[n - 1] = sum as Limb;
            top = (sum >> LIMB_BITS) as Limb;
        }
        correct::subtract_once(r, top, m);
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        // Below 16 limbs the saved products do not pay for the second sweep.
        if a.len() < 16 {
            return self.mul(r, a, a);
        }
        scratch::with_zeros(2 * a.len(), |product| {
            square::square(product, a);
            reduce_merging(r, product, &self.m, self.negated_inverse);
        });
    }

    fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let carry = add::add(r, a, b);
        correct::subtract_once(r, carry, &self.m);
    }

    fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let borrow = add::sub(r, a, b);
        add::add_masked(r, &self.m, compare::mask(borrow));
    }
}
