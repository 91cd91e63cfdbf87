//! In place of `x86_64` on other targets and with 32-bit limbs: no kernels, and the steps in plain Rust.

pub(super) use super::word_steps::portable_halving_loop as halving_loop;

use super::{Arithmetic, Cost, LANES, LaneArithmetic, LaneKernel, RowForm, word_steps::Digit};
use crate::limbs::{LIMB_BITS, Limb};
use alloc::boxed::Box;

pub(super) const ADX_MAX_BITS: usize = 0;
pub(super) const AVX512F_MAX_BITS: usize = 0;
pub(super) const AVX512IFMA_MAX_BITS: usize = 0;
pub(super) const AVXIFMA_MAX_BITS: usize = 0;

pub(super) fn has_adx() -> bool {
    false
}

pub(super) fn has_avx512f() -> bool {
    false
}

pub(super) fn has_avx512ifma() -> bool {
    false
}

pub(super) fn has_avxifma() -> bool {
    false
}

pub(super) fn is_of_amd() -> bool {
    false
}

pub(super) fn is_zen_3_or_4() -> bool {
    false
}

// Nobody builds a kernel that the CPU lacks, or asks for its cost for a modulus of more than 0 bits.
fn missing() -> ! {
    unreachable!("no such kernel on this target")
}

pub(super) fn adx(_: &[Limb]) -> Box<dyn Arithmetic> {
    missing()
}

pub(super) fn avx512f(_: &[Limb]) -> Box<dyn Arithmetic> {
    missing()
}

pub(super) fn avx512ifma(_: &[Limb]) -> Box<dyn Arithmetic> {
    missing()
}

pub(super) fn avxifma(_: &[Limb]) -> Box<dyn Arithmetic> {
    missing()
}

pub(super) fn adx_cost(_: usize) -> Cost {
    missing()
}

pub(super) fn avx512f_cost(_: usize) -> Cost {
    missing()
}

pub(super) fn avx512ifma_cost(_: usize) -> Cost {
    missing()
}

pub(super) fn avxifma_cost(_: usize) -> Cost {
    missing()
}

/// Faster code for [`Fixed`](super::Fixed): none here.
pub(super) fn fixed_code<T>() -> Option<T> {
    None
}

/// `r += a·limb` by fast instructions: none here.
pub(super) fn add_multiple(_: &mut [Limb], _: &[Limb], _: Limb) -> Option<Limb> {
    None
}

/// Arithmetic for eight odd moduli side by side: none here.
pub(super) fn build_lanes(_: LaneKernel, _: &[&[Limb]; LANES]) -> Option<Box<dyn LaneArithmetic>> {
    None
}

/// Products of rows of bytes: none here.
pub(crate) enum RowProducts {}

impl RowProducts {
    pub(crate) fn new(_: &[Limb], _: RowForm, _: RowForm, _: RowForm) -> Option<Self> {
        None
    }

    pub(crate) fn mul(&self, _: &mut [u8], _: &[u8], _: &[u8]) {
        match *self {}
    }
}

/// Products of plain numbers: none here.
#[derive(Clone, Copy)]
pub(crate) enum PlainProducts {}

impl PlainProducts {
    pub(crate) const LOW_LIMBS: usize = 8;

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

/// `STEPS` divsteps on ζ and two words that hold f and g with their rows.
///
/// The state is the complement c = −g − 1 and b = (−f − 1)/2. A step leaves ⌊c/2⌋ where g is even. Where it is odd, c is even,
/// the c of (g + f)/2 is c/2 + b, that of (g − f)/2 is c/2 − b − 1, which adds the complement of b, and the b of an exchange
/// is c/2. So four dependent instructions, for the mask and the sum, lead from c to the next c.
#[inline(always)]
pub(super) fn divstep_loop<const STEPS: usize>(mut zeta: Digit, f: Digit, g: Digit) -> (Digit, Digit, Digit) {
    let (mut b, mut c) = (!f >> 1, !g);
    // Hidden from the compiler, which could otherwise make branches of the masks.
    let one = core::hint::black_box(1);
    for _ in 0..STEPS {
        let (negative, odd, half) = (zeta >> (LIMB_BITS - 1), (c & one) - 1, c >> 1);
        let exchange = negative & odd;
        c = half + ((b ^ negative) & odd);
        b ^= (b ^ half) & exchange;
        zeta = (zeta ^ exchange) - 1;
    }
    (zeta, -2 * b - 1, !c)
}
