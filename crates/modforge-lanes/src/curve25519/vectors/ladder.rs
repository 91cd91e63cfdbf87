//! The ladder of RFC 7748 for X25519 with its four numbers in lanes: x2, z2, x3, z3 (Hisil, Eğrice and Yassi 2022, among others).

use super::numbers::{DIGITS, Quad, carried, digits, mul, multiples_of_p, permuted, vector};
use core::arch::x86_64::*;

/// (A + 2)/4 for A = 486662.
const A24: u64 = 121_666;

/// x2 and z2, in lanes 0 and 1, of the multiple by a number below 2^255 of the point with this u; in constant time.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn ladder(scalar: &[u8; 32], u: &[u8; 32]) -> Quad {
    let u = digits(u);
    let mut state: Quad = core::array::from_fn(|i| vector([u64::from(i == 0), 0, u[i], u64::from(i == 0)]));
    let factors: Quad = core::array::from_fn(|i| {
        let one = u64::from(i == 0);
        vector([one, one, one, u[i]])
    });
    let mut before = 0;
    for at in (0..255).rev() {
        let bit = scalar[at / 8] >> (at % 8) & 1;
        state = exchanged(&state, bit ^ before);
        before = bit;
        state = step(&state, &factors);
    }
    exchanged(&state, before)
}

/// With (x2 : z2) and (x3 : z3) in each other's place if `bit` is 1.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn exchanged(state: &Quad, bit: u8) -> Quad {
    let mask = _mm256_cmpgt_epi64_mask(_mm256_set1_epi64x(i64::from(bit)), _mm256_setzero_si256());
    let other = permuted::<0b01_00_11_10>(state);
    core::array::from_fn(|i| _mm256_mask_mov_epi64(state[i], mask, other[i]))
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn step(state: &Quad, factors: &Quad) -> Quad {
    // A = x2 + z2, B = x2 − z2, D = x3 − z3, C = x3 + z3.
    let sums = sums_and_differences::<0b0110>(state, 0b1111, [0, 1, 1, 0]);
    // AA, BB, D·A, C·B.
    let products = mul(&sums, &permuted::<0b01_00_01_00>(&sums));
    // AA, E = AA − BB, D·A + C·B, D·A − C·B.
    let first = sums_and_differences::<0b1010>(&products, 0b1110, [0, 1, 0, 1]);
    // BB, BB + a24·E, and the last two again.
    let bb = permuted::<0b11_11_01_01>(&products);
    let a24 = vector([0, A24, 0, 0]);
    let zero = _mm256_setzero_si256();
    let high = first.map(|digit| _mm256_madd52hi_epu64(zero, digit, a24));
    let digit = |i: usize| {
        let base = _mm256_mask_mov_epi64(bb[i], 0b1100, first[i]);
        let low = _mm256_madd52lo_epu64(base, first[i], a24);
        let (from, weight) = if i == 0 { (DIGITS - 1, 2 * 19) } else { (i - 1, 2) };
        _mm256_madd52lo_epu64(low, high[from], _mm256_set1_epi64x(weight))
    };
    let second = carried(&core::array::from_fn(digit));
    // AA·BB, E·(BB + a24·E), (D·A + C·B)², and (D·A − C·B)², which is multiplied by u.
    mul(&mul(&first, &second), factors)
}

/// a ± b, a ± b, c ± d, c ± d of lanes a, b, c, d; minus where `MINUS` says so, and without b and d where `both` does not. `times` is as in
/// [`multiples_of_p`], for the differences.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn sums_and_differences<const MINUS: u8>(quad: &Quad, both: u8, times: [i64; 4]) -> Quad {
    let (left, right) = (permuted::<0b10_10_00_00>(quad), permuted::<0b11_11_01_01>(quad));
    let p = multiples_of_p(times);
    let digit = |i: usize| {
        let sums = _mm256_mask_add_epi64(left[i], both & !MINUS, left[i], right[i]);
        _mm256_add_epi64(_mm256_mask_sub_epi64(sums, MINUS, left[i], right[i]), p[i])
    };
    carried(&core::array::from_fn(digit))
}
