//! Comparison and selection by masks.

use super::add::sub_borrow;
use super::{LIMB_BITS, Limb};
use core::hint::black_box;

/// A mask from a bit: 0 → all zeros, 1 → all ones. The optimiser cannot see through it and turn what the mask selects
/// into a branch.
#[inline(always)]
pub(crate) fn mask(bit: Limb) -> Limb {
    black_box(bit).wrapping_neg()
}

/// Mask of `a < b`; one length.
pub(crate) fn less(a: &[Limb], b: &[Limb]) -> Limb {
    let borrow = a.iter().zip(b).fold(0, |borrow, (&a, &b)| sub_borrow(a, b, borrow).1);
    mask(borrow)
}

/// Whether `a < b`, from the top; one length. For public numbers.
pub(crate) fn less_vartime(a: &[Limb], b: &[Limb]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

/// Mask of `a == b`; one length.
pub(crate) fn equal(a: &[Limb], b: &[Limb]) -> Limb {
    zero_mask(a.iter().zip(b).fold(0, |difference, (&a, &b)| difference | (a ^ b)))
}

/// Mask of `word == 0`.
#[inline(always)]
pub(crate) fn zero_mask(word: Limb) -> Limb {
    mask(((word | word.wrapping_neg()) >> (LIMB_BITS - 1)) ^ 1)
}

/// `r = table[index]`, reading every entry of `words` words, so that neither time nor addresses depend on `index`.
pub(crate) fn select_entry(r: &mut [Limb], table: &[Limb], index: Limb) {
    r.fill(0);
    for (position, entry) in table.chunks_exact(r.len()).enumerate() {
        let hit = zero_mask(position as Limb ^ index);
        for (r, &word) in r.iter_mut().zip(entry) {
            *r |= word & hit;
        }
    }
}
