//! The loop of the halvings in plain Rust, for CPUs without the instructions for the other one too.

use super::digit::HALF_BATCH;
use crate::limbs::Limb;
use core::hint::select_unpredictable;

/// The halvings of f and g, and of their rows, in plain Rust.
pub(super) fn portable_halving_loop(mut f: Limb, mut g: Limb, mut f_row: Limb, mut g_row: Limb) -> (Limb, Limb) {
    let mut left = HALF_BATCH as u32;
    loop {
        // The bit set ends the count where the batch ends.
        let zeros = (g | 1 << left).trailing_zeros();
        g >>= zeros;
        f_row <<= zeros;
        left -= zeros;
        if left == 0 {
            return (f_row, g_row);
        }
        let (difference, less) = g.overflowing_sub(f);
        let row = g_row.wrapping_sub(f_row);
        f = select_unpredictable(less, g, f);
        g = select_unpredictable(less, difference.wrapping_neg(), difference);
        f_row = select_unpredictable(less, g_row, f_row);
        g_row = select_unpredictable(less, row.wrapping_neg(), row);
    }
}
