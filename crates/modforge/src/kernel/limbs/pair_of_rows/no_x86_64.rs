//! In place of `x86_64` on other targets and with 32-bit limbs: no faster code.

use super::Factors;
use crate::limbs::Limb;

/// By fast instructions: none here.
pub(super) fn sums(_: &mut [Limb], _: &mut [Limb], _: &Factors) -> Option<()> {
    None
}

/// The same.
pub(super) fn differences(_: &mut [Limb], _: &mut [Limb], _: &Factors, _: Limb, _: [Limb; 2]) -> Option<()> {
    None
}
