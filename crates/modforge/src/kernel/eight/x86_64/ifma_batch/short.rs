//! Products and squares of few digits, in registers from beginning to end.
//!
//! The product comes first, then its reduction a digit at a time: q = t₀·(−m⁻¹) mod β makes the lowest column a
//! multiple of β, whose carry goes to the next (Montgomery 1985). The instruction takes the lowest 52 bits of a factor,
//! so no column is cut for that. A column takes at most 4N halves below β and a carry below 2^12: below 2^58 for N
//! ≤ 12.
//!
//! A product of a and b is less than (a·b + R·m)/R ≤ 9m²/R + m < 2m for a, b < 3m, as R ≥ 16·m.

use super::super::unrolled::unrolled;
use super::{DIGIT_BITS, DIGIT_MASK, Vector, load, store};
use crate::kernel::door::lanes::Lanes;
use core::arch::x86_64::*;

/// Digits up to which this code is taken: as many columns are 24 registers of 32.
pub(super) const MAX_DIGITS: usize = 12;

/// `r = a·b·R⁻¹`, and `r = a²·R⁻¹` where `b` is none, for `m.len()` digits up to [`MAX_DIGITS`]; k = −m⁻¹ mod β.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn multiply(r: &mut [Lanes], a: &[Lanes], b: Option<&[Lanes]>, m: &[Lanes], k: &Lanes) {
    match m.len() {
        1 => with::<1, 2>(r, a, b, m, k),
        2 => with::<2, 4>(r, a, b, m, k),
        3 => with::<3, 6>(r, a, b, m, k),
        4 => with::<4, 8>(r, a, b, m, k),
        5 => with::<5, 10>(r, a, b, m, k),
        6 => with::<6, 12>(r, a, b, m, k),
        7 => with::<7, 14>(r, a, b, m, k),
        8 => with::<8, 16>(r, a, b, m, k),
        9 => with::<9, 18>(r, a, b, m, k),
        10 => with::<10, 20>(r, a, b, m, k),
        11 => with::<11, 22>(r, a, b, m, k),
        MAX_DIGITS => with::<MAX_DIGITS, { 2 * MAX_DIGITS }>(r, a, b, m, k),
        digits => unreachable!("{digits} digits"),
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn with<const N: usize, const COLUMNS: usize>(
    r: &mut [Lanes],
    a: &[Lanes],
    b: Option<&[Lanes]>,
    m: &[Lanes],
    k: &Lanes,
) {
    match b {
        Some(b) => reduce::<N, COLUMNS>(r, product(a, b), m, k),
        None => reduce::<N, COLUMNS>(r, square::<N, COLUMNS>(a), m, k),
    }
}

/// The columns of a·b.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn product<const COLUMNS: usize>(a: &[Lanes], b: &[Lanes]) -> [Vector; COLUMNS] {
    let (a, b) = (&a[..COLUMNS / 2], &b[..COLUMNS / 2]);
    let mut t = [_mm512_setzero_si512(); COLUMNS];
    unrolled!(i < COLUMNS / 2, {
        let x = load(&b[i]);
        for j in 0..COLUMNS / 2 {
            t[i + j] = _mm512_madd52lo_epu64(t[i + j], x, load(&a[j]));
        }
        for j in 0..COLUMNS / 2 {
            t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], x, load(&a[j]));
        }
    });
    t
}

/// The columns of a²: the products of two different digits once, then doubled, and the squares of the digits.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn square<const N: usize, const COLUMNS: usize>(a: &[Lanes]) -> [Vector; COLUMNS] {
    let a = &a[..N];
    let mut t = [_mm512_setzero_si512(); COLUMNS];
    unrolled!(i < N, {
        let x = load(&a[i]);
        for j in i + 1..N {
            t[i + j] = _mm512_madd52lo_epu64(t[i + j], x, load(&a[j]));
        }
        for j in i + 1..N {
            t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], x, load(&a[j]));
        }
    });
    unrolled!(i < N, {
        let x = load(&a[i]);
        t[2 * i] = _mm512_madd52lo_epu64(_mm512_add_epi64(t[2 * i], t[2 * i]), x, x);
        t[2 * i + 1] = _mm512_madd52hi_epu64(_mm512_add_epi64(t[2 * i + 1], t[2 * i + 1]), x, x);
    });
    t
}

/// `r = t·R⁻¹`.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn reduce<const N: usize, const COLUMNS: usize>(r: &mut [Lanes], mut t: [Vector; COLUMNS], m: &[Lanes], k: &Lanes) {
    let (r, m, k) = (&mut r[..N], &m[..N], load(k));
    let mut carry = _mm512_setzero_si512();
    unrolled!(i < N, {
        let lowest = _mm512_add_epi64(t[i], carry);
        let q = _mm512_madd52lo_epu64(_mm512_setzero_si512(), lowest, k);
        carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(_mm512_madd52lo_epu64(lowest, q, load(&m[0])));
        for j in 1..N {
            t[i + j] = _mm512_madd52lo_epu64(t[i + j], q, load(&m[j]));
        }
        for j in 0..N {
            t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], q, load(&m[j]));
        }
    });
    for j in 0..N {
        let value = _mm512_add_epi64(t[N + j], carry);
        store(&mut r[j], _mm512_and_si512(value, _mm512_set1_epi64(DIGIT_MASK as i64)));
        carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(value);
    }
}
