//! Four numbers modulo p = 2^255 − 19 side by side.
//!
//! Written by hand, as one point has four coordinates and the generated field eight lanes, of which half would be idle:
//! its product takes 1.6 times as long as the one here (`beside_generated.rs` has the command; Zen 4). Sums also go
//! across lanes, with another sign in each.
//!
//! # Representation
//! Five digits at the bits 0, 51, …, 204. `vpmadd52` gives the low 52 bits of a product of two digits and the bits
//! above those, which count 2^52 = 2·2^51: they are doubled and go one digit up. What goes above the top digit counts
//! 2^255 ≡ 19.
//!
//! # Bounds
//! Factors have digits below 2^52, as the instruction takes no more. Column k takes k + 1 low halves and k doubled high
//! ones, and from column k + 5, 19 times, 4 − k low halves and 5 − k doubled high ones, all below 2^52: together at
//! most (1 + 19·4 + 2·19·5)·2^52 = 267·2^52 < 2^61. [`carried`] keeps 51 bits of each digit and adds what was above the
//! digit before, below 2^10, or 19·2^10 for the lowest: digits come out below 2^51 + 2^15, *tight*. A difference has a
//! multiple of p added to it whose digits are all above those of what is subtracted: 2p for tight digits, 4p for twice
//! those.

use core::arch::x86_64::*;

pub(super) type Vector = __m256i;

/// Numbers in lanes 0 to 3.
pub(super) type Quad = [Vector; DIGITS];

pub(super) const DIGITS: usize = 5;
const BITS: i32 = 51;
const LOW: u64 = (1 << BITS) - 1;

/// Digit `digit` of 2p.
const fn twice_p(digit: usize) -> i64 {
    if digit == 0 { (1 << 52) - 38 } else { (1 << 52) - 2 }
}

/// The digits of numbers below 2^255 in little-endian bytes.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn load(numbers: &[[u8; 32]; 4]) -> Quad {
    let digits = numbers.each_ref().map(digits);
    core::array::from_fn(|digit| vector([digits[0][digit], digits[1][digit], digits[2][digit], digits[3][digit]]))
}

/// The digits of a number below 2^255.
pub(super) const fn digits(bytes: &[u8; 32]) -> [u64; DIGITS] {
    let (words, _) = bytes.as_chunks();
    let [w0, w1, w2, w3] = [
        u64::from_le_bytes(words[0]),
        u64::from_le_bytes(words[1]),
        u64::from_le_bytes(words[2]),
        u64::from_le_bytes(words[3]),
    ];
    [w0 & LOW, (w0 >> 51 | w1 << 13) & LOW, (w1 >> 38 | w2 << 26) & LOW, (w2 >> 25 | w3 << 39) & LOW, w3 >> 12]
}

/// The numbers below 2^255 that tight digits stand for, in little-endian bytes; not always below p.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn store(quad: &Quad) -> [[u8; 32]; 4] {
    let mut lanes = [[0u64; DIGITS]; 4];
    for (digit, vector) in quad.iter().enumerate() {
        let mut words = [0u64; 4];
        // SAFETY: 32 bytes, which need not be aligned.
        unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), *vector) };
        for (lane, word) in lanes.iter_mut().zip(words) {
            lane[digit] = word;
        }
    }
    lanes.map(bytes)
}

/// The first turn leaves 19·(1 + 2^-36) at most to be added at the bottom, the second a carry only where all digits
/// above are full, after which they are 0, and the third none.
fn bytes(mut digits: [u64; DIGITS]) -> [u8; 32] {
    for _ in 0..3 {
        let mut carry = 0;
        for digit in &mut digits {
            *digit += carry;
            carry = *digit >> BITS;
            *digit &= LOW;
        }
        digits[0] += 19 * carry;
    }
    let [d0, d1, d2, d3, d4] = digits;
    let words = [d0 | d1 << 51, d1 >> 13 | d2 << 38, d2 >> 26 | d3 << 25, d3 >> 39 | d4 << 12];
    let mut bytes = [0; 32];
    for (bytes, word) in bytes.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn vector([a, b, c, d]: [u64; 4]) -> Vector {
    _mm256_set_epi64x(d as i64, c as i64, b as i64, a as i64)
}

/// `times` times 2p in each lane.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn multiples_of_p(times: [i64; 4]) -> Quad {
    core::array::from_fn(|digit| {
        let [a, b, c, d] = times.map(|times| times * twice_p(digit));
        _mm256_set_epi64x(d, c, b, a)
    })
}

/// The lanes of `a` in the order that two bits each of `ORDER` say, lowest first.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn permuted<const ORDER: i32>(a: &Quad) -> Quad {
    a.map(|digit| _mm256_permutex_epi64::<ORDER>(digit))
}

/// Tight digits from such as are below 2^61.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn carried(a: &Quad) -> Quad {
    let low = _mm256_set1_epi64x(LOW as i64);
    let above = a.map(|digit| _mm256_srli_epi64::<BITS>(digit));
    let mut kept = a.map(|digit| _mm256_and_si256(digit, low));
    kept[0] = _mm256_madd52lo_epu64(kept[0], above[DIGITS - 1], _mm256_set1_epi64x(19));
    for digit in 1..DIGITS {
        kept[digit] = _mm256_add_epi64(kept[digit], above[digit - 1]);
    }
    kept
}

/// The products of the lanes, for digits below 2^52.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn mul(a: &Quad, b: &Quad) -> Quad {
    let zero = _mm256_setzero_si256();
    let (mut low, mut high) = ([zero; 2 * DIGITS], [zero; 2 * DIGITS]);
    for i in 0..DIGITS {
        for j in 0..DIGITS {
            low[i + j] = _mm256_madd52lo_epu64(low[i + j], a[i], b[j]);
            high[i + j + 1] = _mm256_madd52hi_epu64(high[i + j + 1], a[i], b[j]);
        }
    }
    let column = |k: usize| _mm256_add_epi64(low[k], _mm256_add_epi64(high[k], high[k]));
    let mut folded = [zero; DIGITS];
    for (k, digit) in folded.iter_mut().enumerate() {
        let above = column(k + DIGITS);
        let three = _mm256_add_epi64(above, _mm256_add_epi64(above, above));
        let nineteen = _mm256_add_epi64(three, _mm256_slli_epi64::<4>(above));
        *digit = _mm256_add_epi64(column(k), nineteen);
    }
    carried(&folded)
}

/// The powers by (p − 5)/8 = 2^252 − 3, of which square roots are made.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn power_for_root(a: &Quad) -> Quad {
    // By 2^n − 1, of which each comes of those before: 2^(m + n) − 1 = (2^m − 1)·2^n + 2^n − 1.
    let two = mul(a, a);
    let nine = mul(a, &squared(&two, 2));
    let eleven = mul(&two, &nine);
    let by_5 = mul(&nine, &squared(&eleven, 1));
    let by_10 = mul(&squared(&by_5, 5), &by_5);
    let by_20 = mul(&squared(&by_10, 10), &by_10);
    let by_40 = mul(&squared(&by_20, 20), &by_20);
    let by_50 = mul(&squared(&by_40, 10), &by_10);
    let by_100 = mul(&squared(&by_50, 50), &by_50);
    let by_200 = mul(&squared(&by_100, 100), &by_100);
    let by_250 = mul(&squared(&by_200, 50), &by_50);
    mul(&squared(&by_250, 2), a)
}

/// The powers by 2^times.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn squared(a: &Quad, times: usize) -> Quad {
    let mut power = *a;
    for _ in 0..times {
        power = mul(&power, &power);
    }
    power
}
