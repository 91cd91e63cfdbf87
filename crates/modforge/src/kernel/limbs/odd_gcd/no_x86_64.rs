//! In place of `x86_64` on other targets and with 32-bit limbs: no faster code.

use crate::limbs::{Limb, Wide};

/// gcd(x, y) by fast instructions: none here.
pub(super) fn of_two_limbs(_: Wide, _: Wide) -> Option<Wide> {
    None
}

/// The same.
pub(super) fn of_limbs(_: Limb, _: Limb) -> Option<Limb> {
    None
}
