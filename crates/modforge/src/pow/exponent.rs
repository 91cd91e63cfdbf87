//! The bits of an exponent, which is a big-endian byte string.

use crate::limbs::{Limb, compare};

/// The `count` ≤ 16 bits from bit `low` up; bits beyond the end are 0. The position is public, the bits are not.
pub(crate) fn window(exponent: &[u8], low: usize, count: usize) -> Limb {
    let byte = |index: usize| exponent.len().checked_sub(index + 1).map_or(0, |position| exponent[position]);
    let bytes = (0..3).fold(0, |bytes, i| bytes | Limb::from(byte(low / 8 + i)) << (8 * i));
    bytes >> (low % 8) & ((1 << count) - 1)
}

/// Whether the exponent is below 2^`bits`, constant time up to the answer.
pub(super) fn fits(exponent: &[u8], bits: usize) -> bool {
    let mut excess = 0;
    for (index, &byte) in exponent.iter().rev().enumerate().skip(bits / 8) {
        excess |= if index == bits / 8 { byte >> (bits % 8) } else { byte };
    }
    compare::zero_mask(Limb::from(excess)) != 0
}

/// Number of bits without leading zeros; variable time, for public exponents.
pub(crate) fn bit_length_vartime(exponent: &[u8]) -> usize {
    let start = exponent.iter().position(|&byte| byte != 0).unwrap_or(exponent.len());
    exponent.get(start).map_or(0, |top| (exponent.len() - start) * 8 - top.leading_zeros() as usize)
}

/// Number of bits that are 1; for public exponents.
pub(crate) fn ones(exponent: &[u8]) -> usize {
    exponent.iter().map(|byte| byte.count_ones() as usize).sum()
}

/// The next sliding window below bit `above`: past zeros, the longest window of at most `width` ≤ 16 bits that starts and ends
/// in a 1. Returns (its lowest bit, its odd value), or None when only zeros are left. Variable time.
pub(crate) fn sliding_window_vartime(exponent: &[u8], mut above: usize, width: usize) -> Option<(usize, usize)> {
    const SIGHT: usize = 16;
    loop {
        let count = above.min(SIGHT);
        let seen = window(exponent, above - count, count);
        if seen == 0 {
            above = (above - count > 0).then_some(above - count)?;
            continue;
        }
        let top = above - count + seen.ilog2() as usize + 1;
        let low = top.saturating_sub(width);
        let digit = window(exponent, low, top - low);
        let zeros = digit.trailing_zeros() as usize;
        return Some((low + zeros, (digit >> zeros) as usize));
    }
}
