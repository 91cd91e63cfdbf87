//! Eight moduli in digits, as the batch kernels take them, and what their reduction needs of them.

use super::lane_digits::{mask, to_digits};
use crate::kernel::door::lanes::{LANES, LaneWords, Lanes, lane_words};
use crate::limbs::{Limb, bit_length_vartime, hensel};
use alloc::{vec, vec::Vec};

/// Bits of R above the largest modulus.
const SLACK_BITS: usize = 4;

/// Eight odd moduli in N digits below β = 2^BITS, with R = β^N the smallest such power that is at least 16·m for each
/// m.
pub(super) struct LaneModuli<const BITS: usize> {
    /// Sizes of the blocks in which digits are taken, from the lowest; the last one, b, is the largest.
    pub(super) blocks: Vec<usize>,
    /// m.
    pub(super) m: LaneWords,
    /// M = (m·k + 1) / β^b.
    pub(super) multiple: LaneWords,
    /// k = −m⁻¹ mod β^b.
    pub(super) k: LaneWords,
}

impl<const BITS: usize> LaneModuli<BITS> {
    pub(super) fn new(moduli: &[&[Limb]; LANES], max_block: usize) -> Self {
        let bits = moduli.iter().map(|m| bit_length_vartime(m)).max().unwrap_or(0);
        let count = (bits + SLACK_BITS).div_ceil(BITS);
        let blocks = blocks(count, max_block);
        let last = blocks[blocks.len() - 1];
        let mut all = Self { blocks, m: lane_words(count), multiple: lane_words(count), k: lane_words(last) };
        for (lane, m) in moduli.iter().enumerate() {
            let m = to_digits::<BITS>(m, count);
            let (k, multiple) = multiple_of_minus_one::<BITS>(&m, last);
            set_lane(&mut all.m, lane, &m);
            set_lane(&mut all.k, lane, &k);
            set_lane(&mut all.multiple, lane, &multiple);
        }
        all
    }

    /// N.
    pub(super) fn digits(&self) -> usize {
        self.m.len()
    }

    /// Of the last block.
    pub(super) fn last_block(&self) -> usize {
        self.k.len()
    }
}

/// Lane `lane` of the words = the digits.
fn set_lane(words: &mut [Lanes], lane: usize, digits: &[u64]) {
    for (word, &digit) in words.iter_mut().zip(digits) {
        word.0[lane] = digit;
    }
}

/// k = −m⁻¹ mod β^b and M = (m·k + 1)/β^b for an odd m, b = `block`.
///
/// A digit of k at a time (Hensel lifting): digit i of k is what makes digit i of m·k + 1 zero.
fn multiple_of_minus_one<const BITS: usize>(m: &[u64], block: usize) -> (Vec<u64>, Vec<u64>) {
    let negated_inverse = hensel::negated_inverse_limb(m[0]) & mask::<BITS>();
    let mut sum: Vec<u64> = vec![0; m.len() + block];
    sum[0] = 1;
    let mut k = Vec::with_capacity(block);
    for i in 0..block {
        let digit = sum[i].wrapping_mul(negated_inverse) & mask::<BITS>();
        let mut carry = 0;
        for (sum, &m) in sum[i..].iter_mut().zip(m) {
            let value = u128::from(digit) * u128::from(m) + u128::from(*sum) + u128::from(carry);
            *sum = value as u64 & mask::<BITS>();
            carry = (value >> BITS) as u64;
        }
        // The digit above is still 0: the sum so far is below m·β^i + 1.
        if let Some(above) = sum.get_mut(i + m.len()) {
            *above = carry;
        }
        k.push(digit);
    }
    (k, sum.split_off(block))
}

/// The sizes of the blocks of `count` digits: the fewest possible and nearly equal, none larger than `max` or the last.
fn blocks(count: usize, max: usize) -> Vec<usize> {
    let blocks = count.div_ceil(max);
    let last = count.div_ceil(blocks);
    let mut sizes: Vec<usize> =
        (0..blocks - 1).map(|i| (count - last) * (i + 1) / (blocks - 1) - (count - last) * i / (blocks - 1)).collect();
    sizes.push(last);
    sizes
}
