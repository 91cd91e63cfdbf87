//! Arithmetic on eight numbers side by side, each modulo its own modulus.

use crate::limbs::Limb;
use alloc::{vec, vec::Vec};
use zeroize::{DefaultIsZeroes, Zeroizing};

/// Numbers side by side.
pub(crate) const LANES: usize = 8;

/// One word of each of the eight numbers.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(crate) struct Lanes(pub(crate) [Limb; LANES]);

/// A digit of each of eight numbers.
#[derive(Clone, Copy, Default)]
#[repr(C, align(32))]
pub(crate) struct Digits(pub(crate) [u32; LANES]);

/// A sum for each of eight numbers.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(crate) struct DigitSums(pub(crate) [u64; LANES]);

impl DefaultIsZeroes for Lanes {}
impl DefaultIsZeroes for Digits {}
impl DefaultIsZeroes for DigitSums {}

/// Eight residues, or several times eight; they may be secret and are zeroed when dropped.
pub(crate) type LaneWords = Zeroizing<Vec<Lanes>>;

/// `count` vectors of zeros.
pub(crate) fn lane_words(count: usize) -> LaneWords {
    Zeroizing::new(vec![Lanes::default(); count])
}

/// What [`Arithmetic`](super::arithmetic::Arithmetic) is for one number, for eight: Montgomery arithmetic on residues
/// of [`words`](Self::words) vectors, lane l modulo modulus l. All of it is constant time in the residues and in the
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
