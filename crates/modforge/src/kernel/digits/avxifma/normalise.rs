//! Carries settled: every digit brought below 2^52.

use super::{BITS, DIGIT_MASK, LANES, store};
use core::arch::x86_64::*;

/// Brings every lane below 2^52, in a number of steps that does not depend on the carries. Lanes are below 2^63, and
/// there are two vectors at least. Returns whether a carry, at most 1, leaves the top: 0, or all ones.
///
/// As in [`strided`](super::super::strided): a sweep over the vectors takes the carries through each lane's group of
/// digits, and what leaves a group enters the lowest digit of the next. From there on no carry is above 1, and the
/// carries into the groups are one addition of four bits.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn normalise(sum: &mut [__m256i]) -> __m256i {
    let (mut carries, out) = first_sweep(sum);
    for vector in sum {
        *vector = carries.settled(*vector);
    }
    out
}

/// `r` = the vectors of `sum` with the carries settled, for a sum that fits; the sum itself is left in between.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn settle(r: &mut [u64], sum: &mut [__m256i]) {
    let (mut carries, _) = first_sweep(sum);
    for (lanes, &mut vector) in r.as_chunks_mut().0.iter_mut().zip(sum) {
        store(lanes, carries.settled(vector));
    }
}

/// Carries of the second sweep, as masks of lanes.
struct Carries {
    /// Into the vector to come.
    entering: __m256i,
    /// Those that begin in the lowest vector, until it has been.
    starting: __m256i,
}

impl Carries {
    /// The next vector with the carries into it added, and theirs taken off.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn settled(&mut self, vector: __m256i) -> __m256i {
        let digit_mask = _mm256_set1_epi64x(DIGIT_MASK as i64);
        let settled = _mm256_and_si256(_mm256_sub_epi64(vector, self.entering), digit_mask);
        let passing = _mm256_and_si256(self.entering, _mm256_cmpeq_epi64(vector, digit_mask));
        self.entering = _mm256_or_si256(passing, self.starting);
        self.starting = _mm256_setzero_si256();
        settled
    }
}

/// The carries that are left when each group has had its own, and whether one leaves the top.
#[inline]
#[target_feature(enable = "avx2")]
fn first_sweep(sum: &mut [__m256i]) -> (Carries, __m256i) {
    let digit_mask = _mm256_set1_epi64x(DIGIT_MASK as i64);
    let zero = _mm256_setzero_si256();
    let (lowest, above) = sum.split_first_mut().expect("vectors");
    let mut carry = _mm256_srli_epi64::<{ BITS as i32 }>(*lowest);
    let mut all = digit_mask;
    for vector in above {
        let value = _mm256_add_epi64(*vector, carry);
        *vector = _mm256_and_si256(value, digit_mask);
        carry = _mm256_srli_epi64::<{ BITS as i32 }>(value);
        all = _mm256_and_si256(all, *vector);
    }
    let from_below = _mm256_blend_epi32::<0b11>(_mm256_permute4x64_epi64::<0b10_01_00_00>(carry), zero);
    *lowest = _mm256_add_epi64(_mm256_and_si256(*lowest, digit_mask), from_below);
    let starting = _mm256_cmpgt_epi64(*lowest, digit_mask);
    let (full_below, full_above) = (_mm256_cmpeq_epi64(*lowest, digit_mask), _mm256_cmpeq_epi64(all, digit_mask));
    let (sent, passing) =
        (bits(_mm256_and_si256(starting, full_above)), bits(_mm256_and_si256(full_below, full_above)));
    let carries_out = (sent << 1) + passing;
    // One bit for each lane, as a mask.
    let bit = _mm256_setr_epi64x(1, 2, 4, 8);
    let entering = _mm256_and_si256(_mm256_set1_epi64x(carries_out ^ passing), bit);
    let out = bits(_mm256_cmpgt_epi64(carry, zero)) >> (LANES - 1) | carries_out >> LANES;
    (Carries { entering: _mm256_cmpeq_epi64(entering, bit), starting }, _mm256_set1_epi64x(-out))
}

/// A bit for each lane of a mask.
#[inline]
#[target_feature(enable = "avx2")]
fn bits(mask: __m256i) -> i64 {
    i64::from(_mm256_movemask_pd(_mm256_castsi256_pd(mask)))
}

#[cfg(test)]
mod tests {
    use super::super::{BITS, DIGIT_MASK, LANES, load, store};
    use super::{normalise, settle};
    use alloc::{vec, vec::Vec};
    use core::arch::x86_64::*;
    use num_bigint::BigUint;

    fn number(words: &[u64]) -> BigUint {
        let vectors = words.len() / LANES;
        let digit = |position: usize| BigUint::from(words[position % vectors * LANES + position / vectors]);
        (0..words.len()).rev().fold(BigUint::ZERO, |number, position| (number << BITS) + digit(position))
    }

    /// Lanes of every kind: what makes carries, what passes them, what stops them, and anything up to 2^63 − 2^52.
    #[test]
    fn carries_are_settled() {
        if !std::arch::is_x86_feature_detected!("avx2") {
            return std::println!("this CPU lacks AVX2: nothing to settle");
        }
        let most = (1 << 63) - (1 << BITS);
        let mut state = 1u64;
        let mut random = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 13
        };
        for round in 0..4000 {
            let vectors = 2 + round % 8;
            let full = random() % 4;
            let mut words: Vec<u64> = (0..vectors * LANES)
                .map(|_| match random() % 16 {
                    0 => most,
                    1 => DIGIT_MASK + 1,
                    2 => 0,
                    3 => random() & DIGIT_MASK,
                    4 => (random() << 13) % most,
                    _ if full > 0 => DIGIT_MASK,
                    _ => DIGIT_MASK - 1,
                })
                .collect();
            // The carry out of the top is at most 1.
            for vector in vectors - 2..vectors {
                words[vector * LANES + LANES - 1] &= DIGIT_MASK;
            }
            let before = number(&words);
            let mut settled = vec![0; words.len()];
            // SAFETY: the CPU has AVX2.
            let carry = unsafe {
                let mut sum: Vec<__m256i> = words.as_chunks().0.iter().map(|lanes| load(lanes)).collect();
                settle(&mut settled, &mut sum.clone());
                let carry = normalise(&mut sum);
                for (lanes, &vector) in words.as_chunks_mut().0.iter_mut().zip(&sum) {
                    store(lanes, vector);
                }
                let mut carries = [0; LANES];
                store(&mut carries, carry);
                carries
            };
            assert_eq!(settled, words);
            assert!(words.iter().all(|&digit| digit <= DIGIT_MASK));
            assert!(carry == [0; LANES] || carry == [u64::MAX; LANES]);
            let top = BigUint::from(carry[0] & 1) << (BITS as usize * LANES * vectors);
            assert_eq!(number(&words) + top, before, "{vectors} vectors");
        }
    }
}
