//! Digits of 52 bits of eight numbers at once: the way in and out, and the last subtraction.

use super::{DIGIT_BITS, DIGIT_MASK, Lanes, load, store};
use crate::limbs::LIMB_BITS;
use core::arch::x86_64::*;

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

/// `a −= m` in the lanes where that does not go below zero.
#[target_feature(enable = "avx512f")]
pub(super) fn subtract_once(a: &mut [Lanes], m: &[Lanes], scratch: &mut [Lanes]) {
    let mask = _mm512_set1_epi64(DIGIT_MASK as i64);
    let mut borrow = _mm512_setzero_si512();
    for ((difference, a), m) in scratch.iter_mut().zip(a.iter()).zip(m) {
        // Two's complement: the bits above 52 are all ones for a borrow.
        let value = _mm512_add_epi64(_mm512_sub_epi64(load(a), load(m)), borrow);
        store(difference, _mm512_and_si512(value, mask));
        borrow = _mm512_srai_epi64::<{ DIGIT_BITS as u32 }>(value);
    }
    let negative = _mm512_cmplt_epi64_mask(borrow, _mm512_setzero_si512());
    for (a, difference) in a.iter_mut().zip(scratch.iter()) {
        let value = _mm512_mask_mov_epi64(load(difference), negative, load(a));
        store(a, value);
    }
}
