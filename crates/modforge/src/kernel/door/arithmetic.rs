//! The one trait through which all arithmetic modulo a number goes.

use crate::limbs::{Limb, compare};
use alloc::{boxed::Box, vec::Vec};
use core::any::Any;

/// Arithmetic modulo one m, on residues in a representation of [`words`](Self::words) words that only the implementor
/// knows: the kernels with their Montgomery form (m odd), and the other reductions with R = 1.
///
/// A residue represents a number in `[0, bound)`, where the bound (m, or 3m where the kernel leaves its results almost
/// reduced) is the kernel's own; each operation takes residues and gives a residue. Only [`unpack`](Self::unpack) gives
/// the number in `[0, m)`. Destinations never overlap operands. All of it is constant time in the residues.
///
/// Debug builds and unit tests check all this at every call ([`checked`](super::checked)).
pub(crate) trait Arithmetic: Any + Send + Sync {
    /// Words of a residue.
    fn words(&self) -> usize;

    /// e of the Montgomery radix R = 2^e; 0 where numbers are kept as they are.
    fn radix_bits(&self) -> usize;

    /// Bits of a number that [`pack`](Self::pack) takes, at least those of m and of a limb.
    fn max_packed_bits(&self) -> usize;

    /// `r` = the number `limbs` as it stands (no factor R), which must be below
    /// 2^[`max_packed_bits`](Self::max_packed_bits).
    fn pack(&self, r: &mut [Limb], limbs: &[Limb]);

    /// `limbs` = the number that `a` represents (no factor R⁻¹), reduced to `[0, m)`; as many limbs as m has.
    fn unpack(&self, limbs: &mut [Limb], a: &[Limb]);

    /// `r = a·b·R⁻¹` for a residue `a` and a residue or any packed number `b`.
    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]);

    /// `r = a²·R⁻¹`.
    fn square(&self, r: &mut [Limb], a: &[Limb]);

    /// `r` = entry `index` of a table of residues; neither time nor addresses depend on `index`.
    fn select(&self, r: &mut [Limb], table: &[Limb], index: Limb) {
        compare::select_entry(r, table, index);
    }

    /// `r = a + b`.
    fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]);

    /// `r = a − b`.
    fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]);

    /// The number that words of a residue's count hold, in limbs; none where a digit is out of its range. In variable
    /// time.
    #[cfg_attr(not(any(debug_assertions, test)), allow(dead_code))] // for `checked`
    fn number_vartime(&self, a: &[Limb]) -> Option<Vec<Limb>> {
        Some(a.to_vec())
    }

    /// How many times m is the bound of residues; none where all words of their count are residues.
    fn bound(&self) -> Option<Limb>;

    /// `r = base^e` for the exponent e whose digits of `width` ≤ 5 bits, at least one, are `digits`, from the top;
    /// `one` is the residue 1. Neither time nor addresses depend on the values of the digits. False, and nothing done,
    /// where products take so long that a loop of the caller's is as fast.
    fn power(
        &self,
        _r: &mut [Limb],
        _one: &[Limb],
        _base: &[Limb],
        _width: usize,
        _digits: &mut dyn Iterator<Item = Limb>,
    ) -> bool {
        false
    }

    /// As [`power`](Self::power), in variable time: each of the `steps` squares so often and multiplies by
    /// base^(2i + 1) for the index i < `entries` ≤ 32 if there is one. The first one only loads its power; without
    /// steps the result is 1.
    fn power_vartime(
        &self,
        _r: &mut [Limb],
        _one: &[Limb],
        _base: &[Limb],
        _entries: usize,
        _steps: &mut dyn Iterator<Item = (usize, Option<usize>)>,
    ) -> bool {
        false
    }

    /// `r = base^e` for the exponent e whose bits the `pieces` give from the bottom, each so many of them; `one` is the
    /// residue 1. Neither time nor addresses depend on the values of the bits. False, and nothing done, where
    /// [`power`](Self::power) is as fast.
    fn power_from_below(
        &self,
        _r: &mut [Limb],
        _one: &[Limb],
        _base: &[Limb],
        _pieces: &mut dyn Iterator<Item = (Limb, usize)>,
    ) -> bool {
        false
    }

    /// This arithmetic side by side with another one, where that is faster than one after the other.
    fn beside<'a>(&'a self, _other: &'a dyn Arithmetic) -> Option<Box<dyn PairArithmetic + 'a>> {
        None
    }
}

/// [`Arithmetic`] for two moduli side by side: each operation on a residue of either.
pub(crate) trait PairArithmetic {
    /// `r = a·b·R⁻¹`.
    fn mul(&mut self, r: [&mut [Limb]; 2], a: [&[Limb]; 2], b: [&[Limb]; 2]);

    /// `r = a²·R⁻¹`.
    fn square(&mut self, r: [&mut [Limb]; 2], a: [&[Limb]; 2]);
}
