//! Addition, subtraction and the last reduction: sums of lanes, carries settled, and a choice by the carry out.
//!
//! x − y is computed as x + (2^(BITS·8Z) − 1 − y) + 1: a carry out of the top says x ≥ y.

use super::{MAX_VECTORS, digit_mask, load, load_all, normalise::normalise, store, wipe};
use core::arch::x86_64::*;

/// Room for this many is enough for most sizes; to clear more takes time.
const FEW_VECTORS: usize = 10;

/// `r = a + b`, less `tripled` = 3m if that leaves it at 0 or above.
#[target_feature(enable = "avx512f")]
pub(in super::super) fn add<const BITS: u32>(r: &mut [u64], a: &[u64], b: &[u64], tripled: &[__m512i]) {
    with_buffers(tripled.len(), |sum, less| {
        load_all(sum, a);
        for (sum, lanes) in sum.iter_mut().zip(b.as_chunks().0) {
            *sum = _mm512_add_epi64(*sum, load(lanes));
        }
        // a + b < 6m may be too long for the vectors by one bit; what is left of it without 3m is not.
        let carry = normalise::<BITS>(sum);
        less.copy_from_slice(sum);
        let fits = carry | subtract::<BITS>(less, tripled);
        store_chosen(r, fits, less, sum);
    });
}

/// `r = a − b`, plus `tripled` = 3m if that is below 0.
#[target_feature(enable = "avx512f")]
pub(in super::super) fn sub<const BITS: u32>(r: &mut [u64], a: &[u64], b: &[u64], tripled: &[__m512i]) {
    with_buffers(tripled.len(), |difference, more| {
        load_all(difference, a);
        load_all(more, b);
        let fits = subtract::<BITS>(difference, more);
        for ((more, &difference), &m) in more.iter_mut().zip(&*difference).zip(tripled) {
            *more = _mm512_add_epi64(difference, m);
        }
        normalise::<BITS>(more);
        store_chosen(r, fits, difference, more);
    });
}

/// `r` = the number `a` < 3m reduced below `m`.
#[target_feature(enable = "avx512f")]
pub(in super::super) fn reduce<const BITS: u32>(r: &mut [u64], a: &[u64], m: &[__m512i]) {
    with_buffers(m.len(), |number, less| {
        load_all(number, a);
        for _ in 0..2 {
            less.copy_from_slice(number);
            let fits = subtract::<BITS>(less, m);
            store_chosen(r, fits, less, number);
            load_all(number, r);
        }
    });
}

/// Two buffers of `vectors` vectors, zeroed afterwards.
#[inline]
#[target_feature(enable = "avx512f")]
fn with_buffers(vectors: usize, work: impl FnOnce(&mut [__m512i], &mut [__m512i])) {
    if vectors <= FEW_VECTORS {
        with_buffers_of::<FEW_VECTORS>(vectors, work);
    } else {
        with_buffers_of::<MAX_VECTORS>(vectors, work);
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn with_buffers_of<const N: usize>(vectors: usize, work: impl FnOnce(&mut [__m512i], &mut [__m512i])) {
    let mut buffers = [[_mm512_setzero_si512(); N]; 2];
    let [x, y] = &mut buffers;
    let (x, y) = (&mut x[..vectors], &mut y[..vectors]);
    work(x, y);
    wipe(x);
    wipe(y);
}

/// `x −= y` modulo 2^(BITS·8Z); returns the mask of x ≥ y.
#[inline]
#[target_feature(enable = "avx512f")]
fn subtract<const BITS: u32>(x: &mut [__m512i], y: &[__m512i]) -> __mmask8 {
    let digit_mask = _mm512_set1_epi64(digit_mask::<BITS>() as i64);
    let mut one = _mm512_maskz_set1_epi64(1, 1);
    for (x, &y) in x.iter_mut().zip(y) {
        *x = _mm512_add_epi64(_mm512_add_epi64(*x, _mm512_xor_si512(y, digit_mask)), one);
        one = _mm512_setzero_si512();
    }
    normalise::<BITS>(x)
}

/// `r` = `x` where the mask is all ones, else `y`.
#[inline]
#[target_feature(enable = "avx512f")]
fn store_chosen(r: &mut [u64], mask: __mmask8, x: &[__m512i], y: &[__m512i]) {
    for (lanes, (&x, &y)) in r.as_chunks_mut().0.iter_mut().zip(x.iter().zip(y)) {
        store(lanes, _mm512_mask_mov_epi64(y, mask, x));
    }
}
