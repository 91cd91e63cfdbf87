//! Montgomery's reduction of a product in columns.

use super::sweep::{for_block, load_block, store_block, sweep, unrolled};
use super::{DIGIT_BITS, DIGIT_MASK, IfmaBatch, Vector, load, store};
use crate::kernel::lanes::Lanes;
use core::arch::x86_64::*;

impl IfmaBatch {
    /// `r = t·R⁻¹` for a product in columns, with room for a block above it; see the head of the folder.
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub(super) fn montgomery(&self, r: &mut [Lanes], t: &mut [Lanes]) {
        let (n, last) = (self.m.len(), self.k.len());
        let (t, quotient) = t.split_at_mut(2 * n);
        let mut carry = _mm512_setzero_si512();
        let mut start = 0;
        for &size in &self.blocks[..self.blocks.len() - 1] {
            let quotient = &mut quotient[..size];
            carry = settle(quotient, &t[start..], carry);
            sweep(&mut t[start + last..start + last + n + size], &self.multiple, quotient);
            start += size;
        }
        let quotient = &mut quotient[..last];
        for_block!(last, last_quotient(quotient, &mut t[start..], carry, &self.k, &self.m));
        sweep(&mut t[n..], &self.m[last..], quotient);
        settle(r, &t[n..], _mm512_setzero_si512());
    }
}

/// For the low B columns s of `t`, with `carry` added to the lowest: `quotient` = Q = s·k mod β^B, and the columns above +=
/// (s + Q·m)/β^B for the low B digits of m.
///
/// Below the top one, the low columns of s + Q·m are not computed: all of them together are a multiple of β^B, so what they
/// carry into the top column c is what makes c a multiple of β.
#[target_feature(enable = "avx512f,avx512ifma")]
fn last_quotient<const B: usize>(quotient: &mut [Lanes], t: &mut [Lanes], mut carry: Vector, k: &[Lanes], m: &[Lanes]) {
    let (quotient, t, k, m) = (&mut quotient[..B], &mut t[..2 * B], &k[..B], &m[..B]);
    let mut q = [_mm512_setzero_si512(); B];
    let mut top = _mm512_setzero_si512();
    unrolled!(i < B, {
        if i > 0 {
            carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(top);
        }
        let s = _mm512_add_epi64(load(&t[i]), carry);
        top = s;
        for j in i..B {
            q[j] = _mm512_madd52lo_epu64(q[j], s, load(&k[j - i]));
        }
        for j in i + 1..B {
            q[j] = _mm512_madd52hi_epu64(q[j], s, load(&k[j - i - 1]));
        }
    });
    carry = _mm512_setzero_si512();
    for (stored, q) in quotient.iter_mut().zip(&mut q) {
        *q = _mm512_add_epi64(*q, carry);
        carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(*q);
        store(stored, *q);
    }
    let mut columns: [Vector; B] = load_block(&t[B..]);
    unrolled!(i < B, {
        let m = load(&m[i]);
        top = _mm512_madd52lo_epu64(top, m, q[B - 1 - i]);
        for j in B - i..B {
            columns[i + j - B] = _mm512_madd52lo_epu64(columns[i + j - B], m, q[j]);
        }
        if i + 1 < B {
            top = _mm512_madd52hi_epu64(top, m, q[B - 2 - i]);
        }
        for j in B - 1 - i..B {
            columns[i + j + 1 - B] = _mm512_madd52hi_epu64(columns[i + j + 1 - B], m, q[j]);
        }
    });
    let into_top =
        _mm512_and_si512(_mm512_sub_epi64(_mm512_setzero_si512(), top), _mm512_set1_epi64(DIGIT_MASK as i64));
    carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(_mm512_add_epi64(top, into_top));
    columns[0] = _mm512_add_epi64(columns[0], carry);
    store_block(&mut t[B..], columns);
}

/// `r` = as many columns as digits below 2^52, with `carry` added to the lowest; the carry that is left.
#[target_feature(enable = "avx512f")]
fn settle(r: &mut [Lanes], columns: &[Lanes], mut carry: Vector) -> Vector {
    for (r, column) in r.iter_mut().zip(columns) {
        carry = settle_one(r, load(column), carry);
    }
    carry
}

#[inline]
#[target_feature(enable = "avx512f")]
fn settle_one(r: &mut Lanes, column: Vector, carry: Vector) -> Vector {
    let value = _mm512_add_epi64(column, carry);
    store(r, _mm512_and_si512(value, _mm512_set1_epi64(DIGIT_MASK as i64)));
    _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(value)
}

/// `a −= m` in the lanes where that does not go below zero.
#[target_feature(enable = "avx512f")]
pub(super) fn subtract_once(a: &mut [Lanes], m: &[Lanes], scratch: &mut [Lanes]) {
    let mask = _mm512_set1_epi64(DIGIT_MASK as i64);
    let mut borrow = _mm512_setzero_si512();
    for ((difference, a), m) in scratch.iter_mut().zip(a.iter()).zip(m) {
        // Two's complement: the bits above 52 are all ones for a borrow.
        let value = _mm512_add_epi64(_mm512_sub_epi64(load(a), load(m)), borrow);
        store(difference, _mm512_and_si512(value, mask));
        borrow = _mm512_srai_epi64::<{ DIGIT_BITS as u32 }>(value);
    }
    let negative = _mm512_cmplt_epi64_mask(borrow, _mm512_setzero_si512());
    for (a, difference) in a.iter_mut().zip(scratch.iter()) {
        let value = _mm512_mask_mov_epi64(load(difference), negative, load(a));
        store(a, value);
    }
}
