//! In place of `adx` on other targets and with 32-bit limbs: no faster code.

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

/// Products of plain numbers: none here.
#[derive(Clone, Copy)]
pub(crate) enum PlainProducts {}

impl PlainProducts {
    pub(crate) const LOW_LIMBS: usize = 8;

    pub(crate) const fn takes(_: usize) -> bool {
        false
    }

    pub(crate) const fn limb_products(n: usize) -> [usize; 2] {
        [n * n; 2]
    }

    pub(crate) fn new() -> Option<Self> {
        None
    }

    pub(crate) fn scratch_words(self, _: usize) -> usize {
        match self {}
    }

    pub(crate) fn product(self, _: &mut [Limb], _: &[Limb], _: &[Limb], _: &mut [Limb]) {
        match self {}
    }

    pub(crate) fn square(self, _: &mut [Limb], _: &[Limb], _: &mut [Limb]) {
        match self {}
    }

    pub(crate) fn add_low_product(
        self,
        _: &mut [Limb; Self::LOW_LIMBS],
        _: &[Limb; Self::LOW_LIMBS],
        _: &[Limb; Self::LOW_LIMBS],
    ) {
        match self {}
    }
}

/// Products modulo W^n − C: none here.
#[derive(Clone, Copy)]
pub(crate) enum FoldedProducts {}

impl FoldedProducts {
    pub(crate) fn new(_: usize) -> Option<Self> {
        None
    }

    pub(crate) fn multiply(self, _: &mut [Limb], _: &[Limb], _: &[Limb], _: Limb) {
        match self {}
    }

    pub(crate) fn square(self, _: &mut [Limb], _: &[Limb], _: Limb) {
        match self {}
    }

    pub(crate) fn multiply_assign(self, _: &mut [Limb], _: &[Limb], _: Limb) {
        match self {}
    }

    pub(crate) fn square_assign(self, _: &mut [Limb], _: Limb) {
        match self {}
    }

    pub(crate) fn select(self, _: &mut [Limb], _: &[Limb], _: Limb) {
        match self {}
    }
}
