//! Carries settled: every digit brought below 2^BITS.

use super::{MAX_VECTORS, digit_mask, store};
use core::arch::x86_64::*;

/// Brings every lane below 2^BITS, in a number of steps that does not depend on the carries. Lanes are below 2^63 for
/// digits of 52 bits, below 2^64 − 2^36 for digits of 29; the latter come in two vectors at least. Returns the mask of
/// a carry out of the top, which is at most 1.
///
/// A sweep over the vectors takes the carries through each lane's group of Z digits, and what leaves the top digit of a
/// group enters the lowest digit of the next. It is below 2^12 for digits of 52 bits; for digits of 29 it is below
/// 2^36, and what leaves the lowest digit then, below 2^8, enters the second one, from now on called the first. From
/// there on no carry is above 1. One that starts in a first digit runs up its group while the digits are all ones. One
/// that enters a group from below runs through it only when all of it is all ones, and such a group starts none of its
/// own, as the first digit of one that does is small. So the carries into the groups are one 8-bit addition: the
/// carries sent, plus the full groups, flips exactly the groups that a carry passes.
#[inline]
#[target_feature(enable = "avx512f")]
pub(in super::super) fn normalise<const BITS: u32>(sum: &mut [__m512i]) -> __mmask8 {
    let first = const { if BITS < 32 { 1 } else { 0 } };
    let digit_mask = _mm512_set1_epi64(digit_mask::<BITS>() as i64);
    let one = _mm512_set1_epi64(1);
    let mut carry = _mm512_setzero_si512();
    for vector in sum.iter_mut() {
        let value = _mm512_add_epi64(*vector, carry);
        *vector = _mm512_and_si512(value, digit_mask);
        carry = _mm512_srli_epi64::<BITS>(value);
    }
    let out = _mm512_test_epi64_mask(carry, carry) >> 7;
    sum[0] = _mm512_add_epi64(sum[0], _mm512_maskz_alignr_epi64::<7>(0xfe, carry, carry));
    if first == 1 {
        sum[1] = _mm512_add_epi64(sum[1], _mm512_srli_epi64::<BITS>(sum[0]));
        sum[0] = _mm512_and_si512(sum[0], digit_mask);
    }
    let starting = _mm512_cmpgt_epu64_mask(sum[first], digit_mask);
    let mut full = [0; MAX_VECTORS];
    for (full, &vector) in full.iter_mut().zip(&*sum) {
        *full = _mm512_cmpeq_epi64_mask(vector, digit_mask);
    }
    let full_above = full[first + 1..sum.len()].iter().fold(0xff, |all, full| all & full);
    let full_below = full[..=first].iter().fold(0xff, |all, full| all & full);
    let (sent, passing) = (starting & full_above, full_below & full_above);
    let carries_out = (u16::from(sent) << 1) + u16::from(passing);
    let mut carries = carries_out as __mmask8 ^ passing;
    for (j, vector) in sum.iter_mut().enumerate() {
        *vector = _mm512_mask_add_epi64(*vector, carries, *vector, one);
        *vector = _mm512_and_si512(*vector, digit_mask);
        carries = if j == first { starting | carries & full[j] } else { carries & full[j] };
    }
    (out | (carries_out >> 8) as __mmask8).wrapping_neg()
}

/// `r` = the Z vectors of `sum` with the carries settled. A copy of known length stays in registers, in memory each of
/// its three sweeps would wait for what the one before stored.
#[inline]
#[target_feature(enable = "avx512f")]
pub(in super::super) fn settle<const BITS: u32, const Z: usize>(r: &mut [u64], sum: &[__m512i; Z]) {
    let mut settled = *sum;
    normalise::<BITS>(&mut settled);
    let (r, _) = r.as_chunks_mut();
    for j in 0..Z {
        store(&mut r[j], settled[j]);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{LANES, MAX_VECTORS, digit_mask, load, store};
    use super::normalise;
    use alloc::vec::Vec;
    use core::arch::x86_64::*;
    use num_bigint::BigUint;

    fn number<const BITS: u32>(words: &[u64]) -> BigUint {
        let vectors = words.len() / LANES;
        let digit = |position: usize| BigUint::from(words[position % vectors * LANES + position / vectors]);
        (0..words.len()).rev().fold(BigUint::ZERO, |number, position| (number << BITS) + digit(position))
    }

    /// Lanes of every kind: what makes carries, what passes them, what stops them, and anything up to `most`.
    fn check<const BITS: u32>(least_vectors: usize, most: u64) {
        let mask = digit_mask::<BITS>();
        let mut state = 1u64;
        let mut random = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 13
        };
        for round in 0..4000 {
            let vectors = least_vectors + round % 8;
            let full = random() % 4;
            let mut words: Vec<u64> = (0..vectors * LANES)
                .map(|_| match random() % 16 {
                    0 => most,
                    1 => mask + 1,
                    2 => 0,
                    3 => random() & mask,
                    4 => (random() << 13) % most,
                    _ if full > 0 => mask,
                    _ => mask - 1,
                })
                .collect();
            // The carry out of the top is at most 1.
            for vector in vectors.saturating_sub(2)..vectors {
                words[vector * LANES + LANES - 1] &= mask;
            }
            let before = number::<BITS>(&words);
            // SAFETY: the test that calls this has looked for the instructions.
            let carry = unsafe {
                let mut sum: Vec<__m512i> = words.as_chunks().0.iter().map(|lanes| load(lanes)).collect();
                let carry = normalise::<BITS>(&mut sum);
                for (lanes, &vector) in words.as_chunks_mut().0.iter_mut().zip(&sum) {
                    store(lanes, vector);
                }
                carry
            };
            assert!(words.iter().all(|&digit| digit <= mask));
            let top = BigUint::from(u8::from(carry == 0xff)) << (BITS as usize * LANES * vectors);
            assert!(carry == 0 || carry == 0xff);
            assert_eq!(number::<BITS>(&words) + top, before, "{vectors} vectors of {BITS} bits");
        }
    }

    #[test]
    fn carries_are_settled() {
        const { assert!(MAX_VECTORS >= 9) };
        if std::arch::is_x86_feature_detected!("avx512f") {
            check::<52>(1, (1 << 63) - (1 << 52));
            check::<29>(2, u64::MAX - (1 << 37));
        } else {
            std::println!("this CPU lacks AVX-512 F: nothing to settle");
        }
    }
}
