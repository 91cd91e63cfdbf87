//! A number times a limb, by the fastest code for a single row.

use super::{aarch64, adx};
use crate::limbs::{Limb, mul};

/// `r += a·limb`, returning the limb carried out; of one length.
#[inline]
pub(crate) fn add_multiple(r: &mut [Limb], a: &[Limb], limb: Limb) -> Limb {
    /// From so many limbs on, the call pays.
    const MIN_LIMBS: usize = 8;
    if a.len() < MIN_LIMBS {
        return mul::mul_add_limb(r, a, limb);
    }
    adx::add_multiple(r, a, limb)
        .or_else(|| aarch64::add_multiple(r, a, limb))
        .unwrap_or_else(|| mul::mul_add_limb(r, a, limb))
}
