//! The bits of an exponent: a big-endian byte string as it comes from outside, or limbs.

use crate::limbs::{self, LIMB_BITS, Limb, compare};

/// Bits of a number whose position is public. What ends in `_vartime` takes a time that depends on the bits, too.
pub(crate) trait Exponent {
    /// The `count` ≤ 16 bits from bit `low` up; bits beyond the end are 0.
    fn window(&self, low: usize, count: usize) -> Limb;

    /// The lowest `bits` bits from the bottom, in pieces: the bits of each, and their count.
    fn pieces(&self, bits: usize) -> impl Iterator<Item = (Limb, usize)> {
        const PIECE: usize = 16;
        (0..bits).step_by(PIECE).map(move |low| {
            let count = PIECE.min(bits - low);
            (self.window(low, count), count)
        })
    }

    /// Number of bits without leading zeros.
    fn bit_length_vartime(&self) -> usize;

    /// Number of bits that are 1.
    fn ones(&self) -> usize;

    /// The next sliding window below bit `above`: past zeros, the longest window of at most `width` ≤ 16 bits that
    /// starts and ends in a 1. Returns (its lowest bit, its odd value), or None when only zeros are left.
    fn sliding_window_vartime(&self, mut above: usize, width: usize) -> Option<(usize, usize)> {
        const SIGHT: usize = 16;
        loop {
            let count = above.min(SIGHT);
            let seen = self.window(above - count, count);
            if seen == 0 {
                above = (above - count > 0).then_some(above - count)?;
                continue;
            }
            let top = above - count + seen.ilog2() as usize + 1;
            let low = top.saturating_sub(width);
            let digit = self.window(low, top - low);
            let zeros = digit.trailing_zeros() as usize;
            return Some((low + zeros, (digit >> zeros) as usize));
        }
    }
}

impl Exponent for [u8] {
    fn window(&self, low: usize, count: usize) -> Limb {
        let byte = |index: usize| self.len().checked_sub(index + 1).map_or(0, |position| self[position]);
        let bytes = (0..3).fold(0, |bytes, i| bytes | Limb::from(byte(low / 8 + i)) << (8 * i));
        bytes >> (low % 8) & ((1 << count) - 1)
    }

    fn bit_length_vartime(&self) -> usize {
        let start = self.iter().position(|&byte| byte != 0).unwrap_or(self.len());
        self.get(start).map_or(0, |top| (self.len() - start) * 8 - top.leading_zeros() as usize)
    }

    fn ones(&self) -> usize {
        self.iter().map(|byte| byte.count_ones() as usize).sum()
    }
}

impl Exponent for [Limb] {
    fn window(&self, low: usize, count: usize) -> Limb {
        let limb = |index: usize| self.get(index).copied().unwrap_or(0);
        let (index, shift) = (low / LIMB_BITS, low % LIMB_BITS);
        // In two steps, as nothing is shifted by a whole limb.
        let bits = limb(index) >> shift | limb(index + 1) << 1 << (LIMB_BITS - 1 - shift);
        bits & ((1 << count) - 1)
    }

    fn bit_length_vartime(&self) -> usize {
        limbs::bit_length_vartime(self)
    }

    fn ones(&self) -> usize {
        self.iter().map(|limb| limb.count_ones() as usize).sum()
    }
}

/// Whether the exponent is below 2^`bits`, constant time up to the answer.
pub(super) fn fits(exponent: &[u8], bits: usize) -> bool {
    let mut excess = 0;
    for (index, &byte) in exponent.iter().rev().enumerate().skip(bits / 8) {
        excess |= if index == bits / 8 { byte >> (bits % 8) } else { byte };
    }
    compare::zero_mask(Limb::from(excess)) != 0
}

#[cfg(test)]
mod tests {
    use super::Exponent;
    use crate::limbs::bytes::{from_be_bytes, limbs_for};
    use alloc::vec;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn limbs_have_the_bits_of_their_bytes(bytes in prop::collection::vec(any::<u8>(), 0..40), low in 0usize..400, count in 1usize..17) {
            let mut limbs = vec![0; limbs_for(8 * bytes.len())];
            prop_assert!(from_be_bytes(&mut limbs, &bytes));
            prop_assert_eq!(limbs.window(low, count), bytes.window(low, count));
            prop_assert_eq!(limbs.bit_length_vartime(), bytes.bit_length_vartime());
            prop_assert_eq!(limbs.ones(), bytes.ones());
            let above = low.min(8 * bytes.len());
            prop_assert_eq!(limbs.sliding_window_vartime(above, count), bytes.sliding_window_vartime(above, count));
        }
    }
}
