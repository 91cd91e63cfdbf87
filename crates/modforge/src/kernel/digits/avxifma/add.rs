//! Addition, subtraction and the last reduction, as [`strided`](super::super::strided) has them: sums of lanes, carries
//! settled, and a choice by the carry out.
//!
//! x − y is computed as x + (2^(52·4Z) − 1 − y) + 1: a carry out of the top says x ≥ y.

use super::normalise::normalise;
use super::{DIGIT_MASK, LANES, MAX_VECTORS, load, store, wipe};
use core::arch::x86_64::*;

/// Room for this many is enough for most sizes; to clear more takes time.
const FEW_VECTORS: usize = 20;

/// `r = a + b`, less `tripled` = 3m if that leaves it at 0 or above.
#[target_feature(enable = "avx2")]
pub(super) fn add(r: &mut [u64], a: &[u64], b: &[u64], tripled: &[__m256i]) {
    with_buffers(tripled.len(), |sum, less| {
        load_all(sum, a);
        for (sum, lanes) in sum.iter_mut().zip(b.as_chunks().0) {
            *sum = _mm256_add_epi64(*sum, load(lanes));
        }
        // a + b < 6m may be too long for the vectors by one bit; what is left of it without 3m is not.
        let carry = normalise(sum);
        less.copy_from_slice(sum);
        let fits = _mm256_or_si256(carry, subtract(less, tripled));
        store_chosen(r, fits, less, sum);
    });
}

/// `r = a − b`, plus `tripled` = 3m if that is below 0.
#[target_feature(enable = "avx2")]
pub(super) fn sub(r: &mut [u64], a: &[u64], b: &[u64], tripled: &[__m256i]) {
    with_buffers(tripled.len(), |difference, more| {
        load_all(difference, a);
        load_all(more, b);
        let fits = subtract(difference, more);
        for ((more, &difference), &m) in more.iter_mut().zip(&*difference).zip(tripled) {
            *more = _mm256_add_epi64(difference, m);
        }
        normalise(more);
        store_chosen(r, fits, difference, more);
    });
}

/// `r` = the number `a` < 3m reduced below `m`.
#[target_feature(enable = "avx2")]
pub(super) fn reduce(r: &mut [u64], a: &[u64], m: &[__m256i]) {
    with_buffers(m.len(), |number, less| {
        load_all(number, a);
        for _ in 0..2 {
            less.copy_from_slice(number);
            let fits = subtract(less, m);
            store_chosen(r, fits, less, number);
            load_all(number, r);
        }
    });
}

/// Two buffers of `vectors` vectors, zeroed afterwards.
#[inline]
#[target_feature(enable = "avx2")]
fn with_buffers(vectors: usize, work: impl FnOnce(&mut [__m256i], &mut [__m256i])) {
    if vectors <= FEW_VECTORS {
        with_buffers_of::<FEW_VECTORS>(vectors, work);
    } else {
        with_buffers_of::<MAX_VECTORS>(vectors, work);
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn with_buffers_of<const N: usize>(vectors: usize, work: impl FnOnce(&mut [__m256i], &mut [__m256i])) {
    let mut buffers = [[_mm256_setzero_si256(); N]; 2];
    let [x, y] = &mut buffers;
    let (x, y) = (&mut x[..vectors], &mut y[..vectors]);
    work(x, y);
    wipe(x);
    wipe(y);
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_all(vectors: &mut [__m256i], words: &[u64]) {
    for (vector, lanes) in vectors.iter_mut().zip(words.as_chunks().0) {
        *vector = load(lanes);
    }
}

/// `x −= y` modulo 2^(52·4Z); returns the mask of x ≥ y.
#[inline]
#[target_feature(enable = "avx2")]
fn subtract(x: &mut [__m256i], y: &[__m256i]) -> __m256i {
    let digit_mask = _mm256_set1_epi64x(DIGIT_MASK as i64);
    let mut one = _mm256_setr_epi64x(1, 0, 0, 0);
    for (x, &y) in x.iter_mut().zip(y) {
        *x = _mm256_add_epi64(_mm256_add_epi64(*x, _mm256_xor_si256(y, digit_mask)), one);
        one = _mm256_setzero_si256();
    }
    normalise(x)
}

/// `r` = `x` where the mask is all ones, else `y`.
#[inline]
#[target_feature(enable = "avx2")]
fn store_chosen(r: &mut [u64], mask: __m256i, x: &[__m256i], y: &[__m256i]) {
    let (r, _) = r.as_chunks_mut::<LANES>();
    for (lanes, (&x, &y)) in r.iter_mut().zip(x.iter().zip(y)) {
        store(lanes, _mm256_blendv_epi8(y, x, mask));
    }
}
