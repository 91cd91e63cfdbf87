//! Shifts, for public numbers.

use super::{LIMB_BITS, Limb};
use alloc::vec::Vec;

/// ⌊a/2^count⌋ without leading zero limbs; empty for 0.
pub(crate) fn shifted_right_vartime(a: &[Limb], count: usize) -> Vec<Limb> {
    let mut shifted = a.get(count / LIMB_BITS..).unwrap_or(&[]).to_vec();
    shift_right(&mut shifted, count % LIMB_BITS);
    while shifted.last() == Some(&0) {
        shifted.pop();
    }
    shifted
}

/// `a ← ⌊a/2^count⌋` for less than the bits of a limb.
pub(crate) fn shift_right(a: &mut [Limb], count: usize) {
    if count > 0 {
        let mut above = 0;
        for limb in a.iter_mut().rev() {
            (*limb, above) = (*limb >> count | above, *limb << (LIMB_BITS - count));
        }
    }
}

/// `a ← a·2^count` for less than the bits of a limb, without what leaves at the top.
pub(crate) fn shift_left(a: &mut [Limb], count: usize) {
    if count > 0 {
        let mut below = 0;
        for limb in a {
            (*limb, below) = (*limb << count | below, *limb >> (LIMB_BITS - count));
        }
    }
}

/// Zero bits at the low end of a number other than 0.
pub(crate) fn trailing_zeros_vartime(a: &[Limb]) -> usize {
    let zero_limbs = a.iter().take_while(|&&limb| limb == 0).count();
    zero_limbs * LIMB_BITS + a[zero_limbs].trailing_zeros() as usize
}
