//! In place of `aarch64` on other targets: no kernel.

use super::{Arithmetic, Cost};
use crate::limbs::Limb;
use alloc::boxed::Box;

pub(super) const MAX_BITS: usize = 0;

pub(super) const IS_AVAILABLE: bool = false;

// Nobody builds a kernel that the CPU lacks, or asks for its cost for a modulus of more than 0 bits.
pub(super) fn new(_: &[Limb]) -> Box<dyn Arithmetic> {
    unreachable!("no such kernel on this target")
}

pub(super) fn cost(_: usize) -> Cost {
    unreachable!("no such kernel on this target")
}

/// Faster code for [`Fixed`](super::Fixed): none here.
pub(super) fn fixed_code<T>() -> Option<T> {
    None
}

/// `r += a·limb` by fast instructions: none here.
pub(super) fn add_multiple(_: &mut [Limb], _: &[Limb], _: Limb) -> Option<Limb> {
    None
}
