//! Products and squares as columns that are not carried yet.

use super::sweep::{for_block, load_block, sweep, unrolled};
use super::{Vector, load, store};
use crate::kernel::lanes::Lanes;
use core::arch::x86_64::*;

/// `t = a·b`, block by block of b.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn multiply(t: &mut [Lanes], a: &[Lanes], b: &[Lanes], blocks: &[usize]) {
    clear(t);
    let mut start = 0;
    for &size in blocks {
        sweep(&mut t[start..start + a.len() + size], a, &b[start..start + size]);
        start += size;
    }
}

/// `t = a²`: each block times what lies above it, and the products of two different digits inside a block, then all of that
/// doubled and the squares of the digits added.
///
/// N² + N multiply-adds, against 2N² for a product.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square(t: &mut [Lanes], a: &[Lanes], blocks: &[usize]) {
    clear(t);
    let mut start = 0;
    for &size in blocks {
        let end = start + size;
        for_block!(size, triangle(&mut t[2 * start..2 * end], &a[start..end]));
        sweep(&mut t[start + end..end + a.len()], &a[end..], &a[start..end]);
        start = end;
    }
    for (pair, digit) in t.chunks_exact_mut(2).zip(a) {
        let digit = load(digit);
        let (low, high) = (load(&pair[0]), load(&pair[1]));
        store(&mut pair[0], _mm512_madd52lo_epu64(_mm512_add_epi64(low, low), digit, digit));
        store(&mut pair[1], _mm512_madd52hi_epu64(_mm512_add_epi64(high, high), digit, digit));
    }
}

/// `t +=` the products of two different digits of a block, each once.
#[target_feature(enable = "avx512f,avx512ifma")]
fn triangle<const B: usize>(t: &mut [Lanes], block: &[Lanes]) {
    let (t, block) = (&mut t[..2 * B], &block[..B]);
    // Columns 2i + 1 to i + B, which row i adds to.
    let mut columns: [Vector; B] = load_block(&t[1..]);
    unrolled!(i < B - 1, {
        let x = load(&block[i]);
        for j in i + 1..B {
            columns[j - i - 1] = _mm512_madd52lo_epu64(columns[j - i - 1], x, load(&block[j]));
        }
        for j in i + 1..B {
            columns[j - i] = _mm512_madd52hi_epu64(columns[j - i], x, load(&block[j]));
        }
        store(&mut t[2 * i + 1], columns[0]);
        store(&mut t[2 * i + 2], columns[1]);
        for j in 2..B - i {
            columns[j - 2] = columns[j];
        }
        columns[B - i - 2] = load(&t[i + B + 1]);
    });
    store(&mut t[2 * B - 1], columns[0]);
}

#[target_feature(enable = "avx512f")]
fn clear(t: &mut [Lanes]) {
    for t in t {
        store(t, _mm512_setzero_si512());
    }
}
