//! The part that reductions in plain limbs share: residues in `[0, m)` as n limbs, and products that are reduced when
//! they are finished.

use super::form::Words;
use crate::kernel::{Arithmetic, limbs_below_m};
use crate::limbs::{LIMB_BITS, Limb, mul, scratch, square};
use zeroize::Zeroizing;

/// One way to multiply modulo `m`, on n limbs: the residue `a` is below m, `b` below B^n, and the result is below m.
pub(super) trait Multiply: Send + Sync {
    /// Whether R = B^n; else R = 1.
    const MONTGOMERY: bool;

    /// `r = a·b·R⁻¹`.
    fn mul(&self, m: &[Limb], r: &mut [Limb], a: &[Limb], b: &[Limb]);

    /// `r = a²·R⁻¹`.
    fn square(&self, m: &[Limb], r: &mut [Limb], a: &[Limb]);
}

/// One way to reduce a product.
pub(super) trait Reduce: Send + Sync {
    /// Whether R = B^n; else R = 1.
    const MONTGOMERY: bool;

    /// `r = product·R⁻¹` in `[0, m)`, for a product of 2n limbs below m·B^n, which is overwritten.
    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]);
}

/// The product first, n² limb products or n(n + 1)/2 for a square, and then the reduction.
impl<R: Reduce> Multiply for R {
    const MONTGOMERY: bool = R::MONTGOMERY;

    fn mul(&self, m: &[Limb], r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        scratch::with_zeros(2 * m.len(), |product| {
            mul::mul(product, a, b);
            self.reduce(m, r, product);
        });
    }

    fn square(&self, m: &[Limb], r: &mut [Limb], a: &[Limb]) {
        scratch::with_zeros(2 * m.len(), |product| {
            square::square(product, a);
            self.reduce(m, r, product);
        });
    }
}

/// Arithmetic modulo m with residues in `[0, m)` as n limbs.
pub(super) struct Canonical<M> {
    m: Words,
    multiply: M,
}

impl<M: Multiply> Canonical<M> {
    pub(super) fn new(m: &[Limb], multiply: M) -> Self {
        Self { m: Zeroizing::new(m.to_vec()), multiply }
    }

    fn limbs(&self) -> usize {
        self.m.len()
    }

    fn m(&self) -> &[Limb] {
        &self.m
    }
}

impl<M: Multiply + 'static> Arithmetic for Canonical<M> {
    limbs_below_m!(of any radix);

    fn radix_bits(&self) -> usize {
        if M::MONTGOMERY { self.m.len() * LIMB_BITS } else { 0 }
    }

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.multiply.mul(&self.m, r, a, b);
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        self.multiply.square(&self.m, r, a);
    }
}
