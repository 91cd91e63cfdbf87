//! Correction of a sum by one modulus.

use super::add::sub_masked;
use super::{Limb, compare};

/// Subtracts m once from `carry·B^n + r` unless that is below m already; returns what is left above the n limbs.
#[inline(always)]
pub(crate) fn subtract_once(r: &mut [Limb], carry: Limb, m: &[Limb]) -> Limb {
    let below = compare::less(r, m) & compare::zero_mask(carry);
    carry.wrapping_sub(sub_masked(r, m, !below))
}
