//! In place of `aarch64` on other targets: no faster code.

use crate::kernel::door::fixed::FixedCode;
use crate::limbs::Limb;

/// Faster code for [`Fixed`](crate::kernel::Fixed): none here.
pub(super) fn fixed_code<const N: usize>() -> Option<FixedCode<N>> {
    None
}

/// `r += a·limb` by fast instructions: none here.
pub(super) fn add_multiple(_: &mut [Limb], _: &[Limb], _: Limb) -> Option<Limb> {
    None
}
