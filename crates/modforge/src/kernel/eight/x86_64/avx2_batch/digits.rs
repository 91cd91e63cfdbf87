//! Digits of eight numbers at once: the way in and out, and the last subtraction.
//!
//! On the way the lanes are plain loops, which the compiler turns into AVX2.

use super::{DIGIT_BITS, DIGIT_MASK, HALVES, Lanes, load, quads, quads_mut, store};
use crate::kernel::door::lanes::LANES;
use crate::limbs::LIMB_BITS;
use core::arch::x86_64::*;

const ZERO: &Lanes = &Lanes([0; LANES]);

/// The digits of eight numbers in limbs. All words of `r` are written.
#[target_feature(enable = "avx2")]
pub(super) fn digits_of_limbs(r: &mut [Lanes], limbs: &[Lanes]) {
    let limb = |index: usize| limbs.get(index).unwrap_or(ZERO).0;
    for (position, word) in r.iter_mut().enumerate() {
        let (index, shift) = (position * DIGIT_BITS / LIMB_BITS, position * DIGIT_BITS % LIMB_BITS);
        let (low, high) = (limb(index), limb(index + 1));
        for lane in 0..LANES {
            // In two shifts, as one by 64 is none.
            word.0[lane] = (low[lane] >> shift | high[lane] << 1 << (LIMB_BITS - 1 - shift)) & DIGIT_MASK;
        }
    }
}

/// The limbs of eight numbers that fit into them, from digits below 2^28.
#[target_feature(enable = "avx2")]
pub(super) fn limbs_of_digits(limbs: &mut [Lanes], digits: &[Lanes]) {
    for (index, limb) in limbs.iter_mut().enumerate() {
        let bit = index * LIMB_BITS;
        *limb = *ZERO;
        for position in bit / DIGIT_BITS..(bit + LIMB_BITS).div_ceil(DIGIT_BITS) {
            let Some(digit) = digits.get(position) else { break };
            let begin = position * DIGIT_BITS;
            for (limb, digit) in limb.0.iter_mut().zip(digit.0) {
                *limb |= if begin < bit { digit >> (bit - begin) } else { digit << (begin - bit) };
            }
        }
    }
}

/// `a −= m` in the lanes where that does not go below zero.
#[target_feature(enable = "avx2")]
pub(super) fn subtract_once(a: &mut [Lanes], m: &[Lanes], scratch: &mut [Lanes]) {
    let (a, m, scratch) = (quads_mut(a), quads(m), quads_mut(scratch));
    let mask = _mm256_set1_epi64x(DIGIT_MASK as i64);
    for half in 0..HALVES {
        let mut borrow = _mm256_setzero_si256();
        for ((difference, a), m) in scratch.iter_mut().zip(a.iter()).zip(m).skip(half).step_by(HALVES) {
            let value = _mm256_sub_epi64(_mm256_sub_epi64(load(a), load(m)), borrow);
            store(difference, _mm256_and_si256(value, mask));
            borrow = _mm256_srli_epi64::<63>(value);
        }
        let negative = _mm256_sub_epi64(_mm256_setzero_si256(), borrow);
        for (a, difference) in a.iter_mut().zip(scratch.iter()).skip(half).step_by(HALVES) {
            let value = _mm256_blendv_epi8(load(difference), load(a), negative);
            store(a, value);
        }
    }
}
