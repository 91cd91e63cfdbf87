//! Carries settled: every digit brought below 2^52.

use super::{DIGIT_BITS, DIGIT_MASK, MAX_VECTORS};
use core::arch::x86_64::*;

/// Brings every lane below 2^52, in a number of steps that does not depend on the carries. Lanes are below 2^63. Returns the
/// mask of a carry out of the top, which is at most 1.
///
/// A sweep over the vectors takes the carries through each lane's group of Z digits, and what leaves the top digit of a
/// group, below 2^12, enters the lowest digit of the next. From there on a carry is 0 or 1. One that starts in a lowest
/// digit runs up its group while the digits are all ones, and one that enters a group from below runs through the group
/// only when all of it is all ones, and such a group starts none of its own (its lowest digit would be below 2^12). So the
/// carries into the groups are one 8-bit addition: the carries sent, plus the full groups, flips exactly the groups that a
/// carry passes.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn normalise(sum: &mut [__m512i]) -> __mmask8 {
    let digit_mask = _mm512_set1_epi64(DIGIT_MASK as i64);
    let one = _mm512_set1_epi64(1);
    let mut carry = _mm512_setzero_si512();
    for vector in sum.iter_mut() {
        let value = _mm512_add_epi64(*vector, carry);
        *vector = _mm512_and_si512(value, digit_mask);
        carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(value);
    }
    let out = _mm512_test_epi64_mask(carry, carry) >> 7;
    sum[0] = _mm512_add_epi64(sum[0], _mm512_maskz_alignr_epi64::<7>(0xfe, carry, carry));
    let starting = _mm512_cmpgt_epu64_mask(sum[0], digit_mask);
    let mut full = [0; MAX_VECTORS];
    for (full, &vector) in full.iter_mut().zip(&*sum) {
        *full = _mm512_cmpeq_epi64_mask(vector, digit_mask);
    }
    let full_above = full[1..sum.len()].iter().fold(0xff, |all, full| all & full);
    let (sent, passing) = (starting & full_above, full[0] & full_above);
    let carries_out = (u16::from(sent) << 1) + u16::from(passing);
    let mut carries = carries_out as __mmask8 ^ passing;
    for (j, vector) in sum.iter_mut().enumerate() {
        *vector = _mm512_mask_add_epi64(*vector, carries, *vector, one);
        *vector = _mm512_and_si512(*vector, digit_mask);
        carries = if j == 0 { starting | carries & full[0] } else { carries & full[j] };
    }
    (out | (carries_out >> 8) as __mmask8).wrapping_neg()
}
