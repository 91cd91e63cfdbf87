//! Digits of 52 bits, one number at a time: set-up, and the way in and out.

use super::{DIGIT_BITS, DIGIT_MASK, Lanes, load, store};
use crate::limbs::{LIMB_BITS, Limb, hensel};
use alloc::{vec, vec::Vec};
use core::arch::x86_64::*;

/// Digit `position` of a number in limbs, 0 beyond its end.
pub(super) fn digit(limbs: &[Limb], position: usize) -> u64 {
    let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
    let (index, shift) = (position * DIGIT_BITS / LIMB_BITS, position * DIGIT_BITS % LIMB_BITS);
    let pair = u128::from(limb(index + 1)) << LIMB_BITS | u128::from(limb(index));
    (pair >> shift) as u64 & DIGIT_MASK
}

pub(in super::super) fn to_digits(limbs: &[Limb], count: usize) -> Vec<u64> {
    (0..count).map(|position| digit(limbs, position)).collect()
}

/// The limbs of a number that fits into them, from its digits below 2^52.
pub(super) fn to_limbs(limbs: &mut [Limb], digits: impl Iterator<Item = u64>) {
    limbs.fill(0);
    for (position, digit) in digits.enumerate() {
        let (index, shift) = (position * DIGIT_BITS / LIMB_BITS, position * DIGIT_BITS % LIMB_BITS);
        if index < limbs.len() {
            limbs[index] |= digit << shift;
        }
        if shift > LIMB_BITS - DIGIT_BITS && index + 1 < limbs.len() {
            limbs[index + 1] |= digit >> (LIMB_BITS - shift);
        }
    }
}

/// Lane `lane` of the words = the digits.
pub(super) fn set_lane(words: &mut [Lanes], lane: usize, digits: &[u64]) {
    for (word, &digit) in words.iter_mut().zip(digits) {
        word.0[lane] = digit;
    }
}

/// The digits of eight numbers in limbs. All words of `r` are written.
#[target_feature(enable = "avx512f")]
pub(super) fn digits_of_limbs(r: &mut [Lanes], limbs: &[Lanes]) {
    let zero = _mm512_setzero_si512();
    let limb = |index: usize| match limbs.get(index) {
        Some(limb) => load(limb),
        None => zero,
    };
    let mask = _mm512_set1_epi64(DIGIT_MASK as i64);
    for (position, word) in r.iter_mut().enumerate() {
        let (index, shift) = (position * DIGIT_BITS / LIMB_BITS, position * DIGIT_BITS % LIMB_BITS);
        let low = _mm512_srl_epi64(limb(index), _mm_cvtsi64_si128(shift as i64));
        // A shift by 64 gives 0.
        let high = _mm512_sll_epi64(limb(index + 1), _mm_cvtsi64_si128((LIMB_BITS - shift) as i64));
        store(word, _mm512_and_si512(_mm512_or_si512(low, high), mask));
    }
}

/// The limbs of eight numbers that fit into them, from digits below 2^52.
#[target_feature(enable = "avx512f")]
pub(super) fn limbs_of_digits(limbs: &mut [Lanes], digits: &[Lanes]) {
    let zero = _mm512_setzero_si512();
    for (index, limb) in limbs.iter_mut().enumerate() {
        // A limb has bits of two digits, or of three.
        let bit = index * LIMB_BITS;
        let mut value = zero;
        for position in bit / DIGIT_BITS..(bit + LIMB_BITS).div_ceil(DIGIT_BITS) {
            let Some(digit) = digits.get(position) else { break };
            let digit = load(digit);
            let begin = position * DIGIT_BITS;
            let moved = if begin < bit {
                _mm512_srl_epi64(digit, _mm_cvtsi64_si128((bit - begin) as i64))
            } else {
                _mm512_sll_epi64(digit, _mm_cvtsi64_si128((begin - bit) as i64))
            };
            value = _mm512_or_si512(value, moved);
        }
        store(limb, value);
    }
}

/// k = −m⁻¹ mod β^b and M = (m·k + 1)/β^b for an odd m, b = `block`.
///
/// A digit of k at a time (Hensel lifting): digit i of k is what makes digit i of m·k + 1 zero.
pub(super) fn multiple_of_minus_one(m: &[u64], block: usize) -> (Vec<u64>, Vec<u64>) {
    let negated_inverse = hensel::inverse_limb(m[0]).wrapping_neg() & DIGIT_MASK;
    let mut sum: Vec<u64> = vec![0; m.len() + block];
    sum[0] = 1;
    let mut k = Vec::with_capacity(block);
    for i in 0..block {
        let digit = sum[i].wrapping_mul(negated_inverse) & DIGIT_MASK;
        let mut carry = 0;
        for (sum, &m) in sum[i..].iter_mut().zip(m) {
            let value = u128::from(digit) * u128::from(m) + u128::from(*sum) + u128::from(carry);
            *sum = value as u64 & DIGIT_MASK;
            carry = (value >> DIGIT_BITS) as u64;
        }
        // The digit above is still 0: the sum so far is below m·β^i + 1.
        if let Some(above) = sum.get_mut(i + m.len()) {
            *above = carry;
        }
        k.push(digit);
    }
    (k, sum.split_off(block))
}
