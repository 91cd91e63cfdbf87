//! Arithmetic on eight numbers side by side, each modulo its own modulus.

use super::{Kernel, Kernels, x86_64::is_zen_3_or_4};
use crate::limbs::Limb;
use alloc::{vec, vec::Vec};
use zeroize::{DefaultIsZeroes, Zeroizing};

/// Numbers side by side.
pub(crate) const LANES: usize = 8;

/// One word of each of the eight numbers.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(crate) struct Lanes(pub(crate) [Limb; LANES]);

impl DefaultIsZeroes for Lanes {}

/// Eight residues, or several times eight; they may be secret and are zeroed when dropped.
pub(crate) type LaneWords = Zeroizing<Vec<Lanes>>;

/// `count` vectors of zeros.
pub(crate) fn lane_words(count: usize) -> LaneWords {
    Zeroizing::new(vec![Lanes::default(); count])
}

/// The kernels for eight numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// Size of the modulus from which on products of rows of bytes gain, too, each of which comes in and goes out
    /// again.
    pub(crate) const fn min_bits_of_rows(self) -> usize {
        match self {
            Self::Avx512Ifma => 2,
            Self::Avx2 => 640,
        }
    }
}

/// What [`Arithmetic`](super::Arithmetic) is for one number, for eight: Montgomery arithmetic on residues of
/// [`words`](Self::words) vectors, lane l modulo modulus l. All of it is constant time in the residues and in the
/// indices.
pub(crate) trait LaneArithmetic: Send + Sync {
    /// Vectors of a residue.
    fn words(&self) -> usize;

    /// Vectors of the room that [`mul`](Self::mul) and [`square`](Self::square) work in.
    fn scratch_words(&self) -> usize;

    /// e of the Montgomery radix R = 2^e.
    fn radix_bits(&self) -> usize;

    /// Whether lane `lane` is a residue: digits in their range, the number below 3m. In variable time.
    #[cfg_attr(not(any(debug_assertions, test)), allow(dead_code))] // for `checked`
    fn is_residue_vartime(&self, a: &[Lanes], lane: usize) -> bool;

    /// Lane `lane` of `r` = the number `limbs` as it stands, which must be below 2^(bits of the modulus).
    fn pack(&self, r: &mut [Lanes], lane: usize, limbs: &[Limb]);

    /// All lanes of `r` = the numbers in `limbs`, of which vector i has limb i of each, as they stand; they must be
    /// below R/4.
    fn pack_limbs(&self, r: &mut [Lanes], limbs: &[Lanes]);

    /// Vector i of `limbs` = limb i of the numbers below 2^(bits of `limbs`) in `a`, as [`unpack`](Self::unpack).
    fn unpack_limbs(&self, limbs: &mut [Lanes], a: &[Lanes]);

    /// `limbs` = the number in `[0, m)` that lane `lane` of `a` represents (no factor R⁻¹), after
    /// [`reduce`](Self::reduce).
    fn unpack(&self, limbs: &mut [Limb], a: &[Lanes], lane: usize);

    /// Brings every lane to `[0, m)`.
    fn reduce(&self, a: &mut [Lanes], scratch: &mut [Lanes]);

    /// `r = a·b·R⁻¹` for a residue `a` and a residue or any packed number `b` below R/4.
    fn mul(&self, r: &mut [Lanes], a: &[Lanes], b: &[Lanes], scratch: &mut [Lanes]);

    /// `r = a²·R⁻¹`.
    fn square(&self, r: &mut [Lanes], a: &[Lanes], scratch: &mut [Lanes]);

    /// Lane l of `r` = lane l of entry `indices[l]` of a table of residues, reading all of the table.
    fn select(&self, r: &mut [Lanes], table: &[Lanes], indices: &Lanes);
}
