//! Montgomery's reduction of a product in columns.

use super::super::unrolled::unrolled;
use super::sweep::{for_block, load_block, store_block, sweep};
use super::{DIGIT_BITS, DIGIT_MASK, IfmaBatch, Vector, load, store};
use crate::kernel::door::lanes::Lanes;
use core::arch::x86_64::*;

impl IfmaBatch {
    /// `r = t·R⁻¹` for a product in columns; see the head of the folder.
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub(super) fn montgomery(&self, r: &mut [Lanes], t: &mut [Lanes]) {
        let Self(moduli) = self;
        let last = moduli.last_block();
        let mut carry = _mm512_setzero_si512();
        let mut start = 0;
        for &size in &moduli.blocks[..moduli.blocks.len() - 1] {
            carry = for_block!(size, take_block(&mut t[start..], last, carry, &moduli.multiple));
            start += size;
        }
        for_block!(last, take_last(r, &mut t[start..], carry, &moduli.k, &moduli.m));
    }
}

/// For the low B columns of `t`, with `carry` added to the lowest, as a number Q + (the carry that is returned)·β^B:
/// `t += Q·M·β^last`.
#[target_feature(enable = "avx512f,avx512ifma")]
fn take_block<const B: usize>(t: &mut [Lanes], last: usize, mut carry: Vector, multiple: &[Lanes]) -> Vector {
    let mut q: [Vector; B] = load_block(t);
    for q in &mut q {
        (*q, carry) = settle(*q, carry);
    }
    let t = &mut t[last..];
    let columns = sweep(load_block(t), t, multiple.len() + B, multiple, q, |t, column| store(t, column));
    store_block(&mut t[multiple.len()..], columns);
    carry
}

/// `r` = (t + Q·m)/β^B for the quotient Q = s·k mod β^B of the low B columns s of `t`, with `carry` added to the
/// lowest.
///
/// Below the top one, the low columns of s + Q·m are not computed: all of them together are a multiple of β^B, so what
/// they carry into the top column c is what makes c a multiple of β.
#[target_feature(enable = "avx512f,avx512ifma")]
fn take_last<const B: usize>(r: &mut [Lanes], t: &mut [Lanes], mut carry: Vector, k: &[Lanes], m: &[Lanes]) {
    let (low, t) = t.split_at_mut(B);
    let (k, (low_m, high_m)) = (&k[..B], m.split_at(B));
    // Low and high halves apart: what is added to one number waits for what was added before.
    let (mut q, mut q_high) = ([_mm512_setzero_si512(); B], [_mm512_setzero_si512(); B]);
    let (mut top, mut top_high) = (_mm512_setzero_si512(), _mm512_setzero_si512());
    unrolled!(i < B, {
        if i > 0 {
            carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(top);
        }
        let s = _mm512_add_epi64(load(&low[i]), carry);
        top = s;
        for j in i..B {
            q[j] = _mm512_madd52lo_epu64(q[j], s, load(&k[j - i]));
        }
        for j in i + 1..B {
            q_high[j] = _mm512_madd52hi_epu64(q_high[j], s, load(&k[j - i - 1]));
        }
    });
    carry = _mm512_setzero_si512();
    for (q, q_high) in q.iter_mut().zip(q_high) {
        *q = _mm512_add_epi64(_mm512_add_epi64(*q, q_high), carry);
        carry = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(*q);
    }
    let mut columns: [Vector; B] = load_block(t);
    unrolled!(i < B, {
        let m = load(&low_m[i]);
        top = _mm512_madd52lo_epu64(top, m, q[B - 1 - i]);
        for j in B - i..B {
            columns[i + j - B] = _mm512_madd52lo_epu64(columns[i + j - B], m, q[j]);
        }
        if i + 1 < B {
            top_high = _mm512_madd52hi_epu64(top_high, m, q[B - 2 - i]);
        }
        for j in B - 1 - i..B {
            columns[i + j + 1 - B] = _mm512_madd52hi_epu64(columns[i + j + 1 - B], m, q[j]);
        }
    });
    top = _mm512_add_epi64(top, top_high);
    let (_, mut carry) = settle(_mm512_add_epi64(top, _mm512_set1_epi64(DIGIT_MASK as i64)), _mm512_setzero_si512());
    let mut r = r.iter_mut();
    let mut settle_next = |column| {
        let digit;
        (digit, carry) = settle(column, carry);
        if let Some(r) = r.next() {
            store(r, digit);
        }
    };
    let columns = sweep(columns, t, m.len(), high_m, q, |_, column| settle_next(column));
    for column in columns {
        settle_next(column);
    }
}

/// The digit of a column, and what it carries into the next one.
#[inline]
#[target_feature(enable = "avx512f")]
fn settle(column: Vector, carry: Vector) -> (Vector, Vector) {
    let value = _mm512_add_epi64(column, carry);
    let digit = _mm512_and_si512(value, _mm512_set1_epi64(DIGIT_MASK as i64));
    (digit, _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(value))
}
