//! Bit-serial Montgomery: one bit a step, in additions and shifts alone. The readable reference for all the others.
//!
//! Montgomery 1985 for the radix 2; Kryvinska 2024, figure 1 (reduction, here of squares) and figure 2
//! (multiplication). m is odd, so adding it makes an odd sum even, and halving an even number is a division by 2 modulo
//! m. After as many halvings as B^n has bits, the factor is R⁻¹ for R = B^n. It needs no precomputation.
//!
//! Bounds. Figure 2: if S < a + m ≤ 2m then (S + a + m)/2 < a + m, so S stays below 2m and before a halving below 4m.
//! Figure 1: T ≤ product + m·(R − 1), so after the halvings T < (m·R + m·R)/R = 2m. One conditional subtraction ends
//! both.

use crate::limbs::{LIMB_BITS, Limb, add, compare, correct, scratch, square};
use crate::reduce::canonical::Multiply;

pub(crate) struct BitSerial;

impl Multiply for BitSerial {
    const MONTGOMERY: bool = true;

    fn mul(&self, m: &[Limb], r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        r.fill(0);
        let mut top = 0;
        for &limb in b {
            for bit in 0..LIMB_BITS {
                top += add::add_masked(r, a, compare::mask(limb >> bit & 1));
                let odd = compare::mask(r[0] & 1);
                top += add::add_masked(r, m, odd);
                top = halve(r, top);
            }
        }
        correct::subtract_once(r, top, m);
    }

    fn square(&self, m: &[Limb], r: &mut [Limb], a: &[Limb]) {
        let n = m.len();
        scratch::with_zeros(2 * n, |product| {
            square::square(product, a);
            let mut top = 0;
            for _ in 0..n * LIMB_BITS {
                let odd = compare::mask(product[0] & 1);
                let carry = add::add_masked(&mut product[..n], m, odd);
                top += add::add_limb(&mut product[n..], carry);
                top = halve(product, top);
            }
            r.copy_from_slice(&product[..n]);
            // Below 2m: limb n is the carry, and there is nothing above it.
            correct::subtract_once(r, product[n], m);
        });
    }
}

/// (top·B^n + r) / 2, rounded down; returns the new top.
fn halve(r: &mut [Limb], top: Limb) -> Limb {
    r.iter_mut().rev().fold(top, |above, r| {
        let low = *r;
        *r = low >> 1 | above << (LIMB_BITS - 1);
        low
    });
    top >> 1
}
