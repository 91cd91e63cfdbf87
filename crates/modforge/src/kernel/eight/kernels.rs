//! The kernels for eight numbers side by side, and where they are the fastest.

use crate::kernel::choice::{Kernel, Kernels};
use crate::kernel::cpu::is_zen_3_or_4;
use crate::kernel::door::code::LaneCode;
use crate::kernel::door::contract::contract_of_lanes;
use crate::kernel::door::lanes::{LANES, LaneArithmetic};
use crate::limbs::Limb;
use alloc::boxed::Box;

/// The kernels for eight numbers. As wide as a word: where it stands in a struct on the heap, no padding beside it
/// takes along what the stack held, which may be a part of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub(crate) enum LaneKernel {
    /// Digits of 52 bits, eight lanes at once.
    Avx512Ifma,
    /// Digits of 28 bits, four lanes and then four.
    Avx2,
}

impl LaneKernel {
    /// The one that takes less time than one number after the other, where these kernels may be used for single
    /// numbers.
    ///
    /// AVX2 on AMD's third and fourth Zen, which begin as many vector instructions a cycle; measured on the fourth
    /// alone, without its AVX-512. Counted for Intel's cores, with three vector instructions a cycle, it gains nothing.
    pub(crate) fn fastest(kernels: Kernels) -> Option<Self> {
        if kernels.contains(Kernel::Avx512Ifma) {
            Some(Self::Avx512Ifma)
        } else if kernels.contains(Kernel::Adx) && is_zen_3_or_4() {
            Some(Self::Avx2)
        } else {
            None
        }
    }

    /// Sizes of moduli at which it is faster than one number after the other, and has code for the blocks of digits.
    pub(crate) const fn bits(self) -> core::ops::RangeInclusive<usize> {
        match self {
            Self::Avx512Ifma => 2..=16_384,
            Self::Avx2 => 305..=16_384,
        }
    }

    /// Minimum count of numbers for which eight side by side take less time than one after the other, modulo one of
    /// `bits` bits.
    ///
    /// Measured for powers on AMD's fourth Zen: what counts there is how much of its time one number leaves the
    /// multipliers idle.
    pub(crate) const fn min_numbers(self, bits: usize) -> usize {
        match (self, bits) {
            (Self::Avx512Ifma, 65..=1100) => 5,
            (Self::Avx512Ifma, ..=1536) => 6,
            (Self::Avx512Ifma, _) => 7,
            (Self::Avx2, ..=576) => 8,
            (Self::Avx2, ..=704) => 7,
            (Self::Avx2, _) => 6,
        }
    }

    /// Sizes of the modulus at which products of rows of bytes gain, too, each of which comes in and goes out again.
    /// With AVX2, measured on AMD's third Zen, a plain product and its remainder take less time above them.
    pub(crate) const fn bits_of_rows(self) -> core::ops::RangeInclusive<usize> {
        match self {
            Self::Avx512Ifma => 2..=16_384,
            Self::Avx2 => 640..=4032,
        }
    }

    /// None on other targets.
    fn code(self) -> Option<LaneCode> {
        match self {
            Self::Avx512Ifma => on_target!("x86_64", super::x86_64::ifma_batch::CODE),
            Self::Avx2 => on_target!("x86_64", super::x86_64::avx2_batch::CODE),
        }
    }
}

/// Arithmetic for eight odd moduli side by side; none where the CPU has no instructions for it.
pub(crate) fn build_lanes(kernel: LaneKernel, moduli: &[&[Limb]; LANES]) -> Option<Box<dyn LaneArithmetic>> {
    let code = kernel.code().filter(|code| (code.is_available)())?;
    Some(contract_of_lanes((code.new)(moduli)))
}

#[cfg(test)]
mod tests {
    use super::{LANES, LaneKernel, build_lanes};
    use crate::kernel::door::lanes::Lanes;
    use crate::limbs::Limb;
    use alloc::vec;

    #[test]
    #[cfg_attr(not(panic = "unwind"), ignore = "catches panics")]
    fn built_lanes_are_checked() {
        const M: [Limb; 2] = [13, 1];
        for kernel in [LaneKernel::Avx512Ifma, LaneKernel::Avx2] {
            let Some(lanes) = build_lanes(kernel, &[&M; LANES]) else { continue };
            let too_large = vec![Lanes([Limb::MAX; LANES]); lanes.words()];
            let (mut r, mut scratch) = (too_large.clone(), vec![Lanes::default(); lanes.scratch_words()]);
            let square = core::panic::AssertUnwindSafe(|| lanes.square(&mut r, &too_large, &mut scratch));
            let panic = std::panic::catch_unwind(square).expect_err("a breach");
            assert_eq!(
                panic.downcast_ref::<std::string::String>().expect("a text"),
                "contract of lanes: operand of a square, lane 0"
            );
        }
    }
}
