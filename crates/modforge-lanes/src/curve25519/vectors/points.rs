//! Points of −x² + y² = 1 + d·x²·y², each with one coordinate in a lane: X, Y, Z, T with x = X/Z, y = Y/Z, T = X·Y/Z.
//!
//! Hisil, Wong, Carter and Dawson 2008, section 4: with four multipliers an addition takes two products, one after the other, and so
//! does a doubling. Both end with E, F, G, H, of which X = E·F, Y = G·H, Z = F·G, T = E·H. The formulas are complete.

use super::numbers::{DIGITS, Quad, Vector, carried, digits, mul, multiples_of_p, permuted, vector};
use crate::curve25519::Curve25519Point;
use core::arch::x86_64::*;

/// 2·d, d = −121665/121666.
const TWICE_D: [u64; DIGITS] = digits(&[
    0x59, 0xf1, 0xb2, 0x26, 0x94, 0x9b, 0xd6, 0xeb, 0x56, 0xb1, 0x83, 0x82, 0x9a, 0x14, 0xe0, 0x00, 0x30, 0xd1, 0xf3,
    0xee, 0xf2, 0x80, 0x8e, 0x19, 0xe7, 0xfc, 0xdf, 0x56, 0xdc, 0xd9, 0x06, 0x24,
]);

/// Y − X, Y + X, 2·Z, 2·d·T.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn read(point: &Curve25519Point) -> Quad {
    // SAFETY: 32 bytes.
    point.0.each_ref().map(|digit| unsafe { _mm256_loadu_si256(digit.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn written(quad: &Quad) -> Curve25519Point {
    let mut point = Curve25519Point([[0; 4]; DIGITS]);
    for (to, from) in point.0.iter_mut().zip(quad) {
        // SAFETY: 32 bytes.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), *from) };
    }
    point
}

/// (X, Y, Z, T) = (0, 1, 1, 0).
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn neutral() -> Quad {
    let mut quad = [_mm256_setzero_si256(); DIGITS];
    quad[0] = vector([0, 1, 1, 0]);
    quad
}

/// (Y − X, Y + X, Z, T).
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn difference_and_sum(point: &Quad) -> Quad {
    let y = permuted::<0b11_10_01_01>(point);
    let p = multiples_of_p([1, 0, 0, 0]);
    let digit = |i: usize| {
        let x = _mm256_maskz_permutex_epi64::<0>(0b0011, point[i]);
        let with_sum = _mm256_mask_add_epi64(y[i], 0b0010, y[i], x);
        _mm256_add_epi64(_mm256_mask_sub_epi64(with_sum, 0b0001, y[i], x), p[i])
    };
    carried(&core::array::from_fn(digit))
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn prepare(point: &Quad) -> Curve25519Point {
    let mut factors = [_mm256_setzero_si256(); DIGITS];
    for (i, (factor, d)) in factors.iter_mut().zip(TWICE_D).enumerate() {
        let [one, two] = if i == 0 { [1, 2] } else { [0, 0] };
        *factor = vector([one, one, two, d]);
    }
    written(&mul(&difference_and_sum(point), &factors))
}

/// X, Y, Z, T from E, H, F, G.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn complete(ehfg: &Quad) -> Quad {
    mul(&permuted::<0b00_10_11_00>(ehfg), &permuted::<0b01_11_01_10>(ehfg))
}

/// E = −2·X·Y, H = X² + Y², F = 2·Z² + G, G = X² − Y².
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn double(point: &Quad) -> Quad {
    // X², Y², Z², X·Y.
    let products = mul(&permuted::<0b00_10_01_00>(point), &permuted::<0b01_10_01_00>(point));
    let p = multiples_of_p([2, 0, 1, 1]);
    let digit = |i: usize| {
        let xx = _mm256_maskz_permutex_epi64::<0b00_00_00_00>(0b1110, products[i]);
        let yy = _mm256_maskz_permutex_epi64::<0b01_01_01_01>(0b1110, products[i]);
        let xy_and_zz = _mm256_maskz_permutex_epi64::<0b00_10_00_11>(0b0101, products[i]);
        let twice = _mm256_add_epi64(xy_and_zz, xy_and_zz);
        let sums = _mm256_mask_add_epi64(xx, 0b0010, xx, yy);
        let sums = _mm256_mask_sub_epi64(sums, 0b1100, sums, yy);
        let sums = _mm256_mask_add_epi64(sums, 0b0100, sums, twice);
        _mm256_add_epi64(_mm256_mask_sub_epi64(sums, 0b0001, sums, twice), p[i])
    };
    complete(&carried(&core::array::from_fn(digit)))
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn add_quad(point: &Quad, prepared: &Quad) -> Quad {
    // A = (Y − X)·(Y' − X'), B = (Y + X)·(Y' + X'), D = 2·Z·Z', C = 2·d·T·T'.
    let products = mul(&difference_and_sum(point), prepared);
    let (first, second) = (permuted::<0b10_10_01_01>(&products), permuted::<0b11_11_00_00>(&products));
    let p = multiples_of_p([1, 0, 1, 0]);
    // E = B − A, H = B + A, F = D − C, G = D + C.
    let digit = |i: usize| {
        let sums = _mm256_add_epi64(first[i], second[i]);
        _mm256_add_epi64(_mm256_mask_sub_epi64(sums, 0b0101, first[i], second[i]), p[i])
    };
    complete(&carried(&core::array::from_fn(digit)))
}

/// The sum.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn add(point: &Quad, prepared: &Curve25519Point) -> Quad {
    add_quad(point, &read(prepared))
}

/// The difference: −(x, y) is (−x, y), so Y − X and Y + X change places.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn sub(point: &Quad, prepared: &Curve25519Point) -> Quad {
    add_quad(point, &negative(&read(prepared)))
}

/// Digits below 2^52.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn negative(prepared: &Quad) -> Quad {
    let swapped = permuted::<0b11_10_00_01>(prepared);
    let p = multiples_of_p([1; 4]);
    core::array::from_fn(|i| _mm256_mask_sub_epi64(swapped[i], 0b1000, p[i], swapped[i]))
}

/// The sum with `digit` times the point whose multiples 1, 2, … the table has; reads all of the table, in constant time.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
pub(super) fn add_multiple(point: &Quad, table: &[Curve25519Point], digit: i8) -> Quad {
    let zero = _mm256_setzero_si256();
    let sign = _mm256_cmplt_epi64_mask(every_lane(digit), zero);
    let magnitude = _mm256_abs_epi64(every_lane(digit));
    // The neutral point: 1, 1, 2, 0.
    let mut found = [zero; DIGITS];
    found[0] = vector([1, 1, 2, 0]);
    for (entry, multiple) in table.iter().zip(1i8..) {
        let wanted = _mm256_cmpeq_epi64_mask(magnitude, every_lane(multiple));
        for (found, entry) in found.iter_mut().zip(read(entry)) {
            *found = _mm256_mask_mov_epi64(*found, wanted, entry);
        }
    }
    let negative = negative(&found);
    add_quad(point, &core::array::from_fn(|i| _mm256_mask_mov_epi64(found[i], sign, negative[i])))
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn every_lane(digit: i8) -> Vector {
    _mm256_set1_epi64x(i64::from(digit))
}
