//! Even moduli, and 1: the odd factor with its Montgomery kernel, the power of two by dropping limbs.
//!
//! m = 2^k·d with d odd. A number x is kept as the pair (x mod d in its own form, x mod 2^k as it is), on which sums
//! and products work part by part (Chinese remainder theorem). Coming out, with both parts as numbers x₁ and x₂:
//! x = x₁ + d·((x₂ − x₁)·d⁻¹ mod 2^k), which is congruent to x₁ modulo d and to x₂ modulo 2^k, and at most (d
//! − 1) + d·(2^k − 1) = m − 1 (Garner 1959; for even moduli Koç 1994).
//!
//! Where d = 1 there is no first part; then k = 0, the modulus 1, leaves only the number 0.
//!
//! The second part is kept modulo the next power of B, and cut to k bits on the way out. A product costs that of the
//! kernel for d and w(w + 1)/2 limb products for the w limbs of 2^k: never more than a product modulo an odd number of
//! the size of m, so no even modulus profits from a reduction by division.

use super::form::{Form, Words};
use crate::Error;
use crate::kernel::{Arithmetic, Kernel};
use crate::limbs::shift::{shifted_right_vartime, trailing_zeros_vartime};
use crate::limbs::{LIMB_BITS, Limb, add, bit_length_vartime, bytes::limbs_for, hensel, mul};
use alloc::{boxed::Box, vec, vec::Vec};
use zeroize::Zeroizing;

pub(super) struct Split {
    /// Limbs of m.
    limbs: usize,
    /// Arithmetic modulo d; none for d = 1. In a box, as a None without one would hold what the stack held.
    odd: Option<Box<Form>>,
    /// d, without leading zero limbs.
    odd_factor: Words,
    /// d⁻¹ modulo B^w.
    inverse: Words,
    /// Of limb w − 1 of a number below 2^k.
    top_mask: Limb,
}

impl Split {
    /// For m = 2^k·d ≥ 1 with d = 1 or k ≥ 1, without leading zero limbs.
    ///
    /// `choose` gives the kernel for d from its bits.
    pub(super) fn new(m: &[Limb], choose: impl FnOnce(usize) -> Result<Kernel, Error>) -> Result<Self, Error> {
        let (exponent, odd_factor) = factors(m);
        let odd_factor = Zeroizing::new(odd_factor);
        let odd = if *odd_factor == [1] {
            None
        } else {
            let kernel = choose(bit_length_vartime(&odd_factor))?;
            Some(Box::new(Form::new(&odd_factor, kernel, kernel.build(&odd_factor)?)))
        };
        let width = limbs_for(exponent).max(1);
        let bits_in_top = exponent - (width - 1) * LIMB_BITS;
        let top_mask = if bits_in_top == LIMB_BITS { Limb::MAX } else { (1 << bits_in_top) - 1 };
        let inverse = Zeroizing::new(hensel::inverse(&odd_factor, width));
        Ok(Self { limbs: m.len(), odd, odd_factor, inverse, top_mask })
    }

    /// That of the part modulo d.
    pub(super) fn kernel(&self) -> Kernel {
        self.odd.as_ref().map_or(Kernel::Portable, |odd| odd.kernel())
    }

    /// Words of the part modulo d.
    fn odd_words(&self) -> usize {
        self.odd.as_ref().map_or(0, |odd| odd.arithmetic().words())
    }

    /// One operation on both parts: `modulo_odd` on the first, `modulo_power` on the second.
    fn on_both(
        &self,
        r: &mut [Limb],
        [a, b]: [&[Limb]; 2],
        modulo_odd: impl FnOnce(&dyn Arithmetic, &mut [Limb], &[Limb], &[Limb]),
        modulo_power: impl FnOnce(&mut [Limb], &[Limb], &[Limb]),
    ) {
        let words = self.odd_words();
        let ((r1, r2), (a1, a2), (b1, b2)) = (r.split_at_mut(words), a.split_at(words), b.split_at(words));
        if let Some(odd) = &self.odd {
            modulo_odd(odd.arithmetic(), r1, a1, b1);
        }
        modulo_power(r2, a2, b2);
    }
}

impl Arithmetic for Split {
    fn words(&self) -> usize {
        self.odd_words() + self.inverse.len()
    }

    fn radix_bits(&self) -> usize {
        0
    }

    fn bound(&self) -> Option<Limb> {
        None
    }

    fn max_packed_bits(&self) -> usize {
        self.limbs * LIMB_BITS
    }

    fn pack(&self, r: &mut [Limb], limbs: &[Limb]) {
        let (r1, r2) = r.split_at_mut(self.odd_words());
        if let Some(odd) = &self.odd {
            r1.copy_from_slice(&odd.enter_wide(limbs));
        }
        copy(r2, limbs);
    }

    fn unpack(&self, limbs: &mut [Limb], a: &[Limb]) {
        let (a1, a2) = a.split_at(self.odd_words());
        let (d, w) = (self.odd_factor.len(), self.inverse.len());
        let zeros = |length| Zeroizing::new(vec![0; length]);
        let x1 = self.odd.as_ref().map_or_else(|| zeros(d), |odd| odd.leave(a1));
        let (mut cut, mut difference, mut factor, mut x) = (zeros(w), zeros(w), zeros(w), zeros(d + w));
        copy(&mut cut, &x1);
        add::sub(&mut difference, a2, &cut);
        mul::mul_low(&mut factor, &difference, &self.inverse);
        factor[w - 1] &= self.top_mask;
        x[..d].copy_from_slice(&x1);
        mul::mul(&mut x, &self.odd_factor, &factor);
        // Below m, and m has so many limbs.
        limbs.copy_from_slice(&x[..limbs.len()]);
    }

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.on_both(r, [a, b], |odd, r, a, b| odd.mul(r, a, b), mul_modulo_power);
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        self.on_both(r, [a, a], |odd, r, a, _| odd.square(r, a), mul_modulo_power);
    }

    fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.on_both(r, [a, b], |odd, r, a, b| odd.add(r, a, b), |r, a, b| _ = add::add(r, a, b));
    }

    fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.on_both(r, [a, b], |odd, r, a, b| odd.sub(r, a, b), |r, a, b| _ = add::sub(r, a, b));
    }
}

/// k and d of m = 2^k·d with d odd, without leading zero limbs.
pub(crate) fn factors(m: &[Limb]) -> (usize, Vec<Limb>) {
    let exponent = trailing_zeros_vartime(m);
    (exponent, shifted_right_vartime(m, exponent))
}

/// `r = a·b` modulo B^w.
fn mul_modulo_power(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    r.fill(0);
    mul::mul_low(r, a, b);
}

/// `r` = the number `limbs` modulo the power of B that `r` holds.
fn copy(r: &mut [Limb], limbs: &[Limb]) {
    let length = r.len().min(limbs.len());
    r.fill(0);
    r[..length].copy_from_slice(&limbs[..length]);
}
