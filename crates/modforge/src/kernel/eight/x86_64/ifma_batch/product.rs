//! Products and squares as columns that are not carried yet.

use super::super::unrolled::unrolled;
use super::sweep::{for_block, load_block, store_block, sweep};
use super::{Vector, load, store};
use crate::kernel::door::lanes::Lanes;
use core::arch::x86_64::*;
use core::ops::Range;

/// `t = a·b`, block by block of b.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn multiply(t: &mut [Lanes], a: &[Lanes], b: &[Lanes], blocks: &[usize]) {
    let mut start = 0;
    for &size in blocks {
        let filled = if start == 0 { 0 } else { a.len() };
        for_block!(size, rows(&mut t[start..], filled, a, &b[start..]));
        start += size;
    }
}

/// `t = a²`: each block times what lies above it, then the products of two different digits inside a block, and all of
/// that doubled and the squares of the digits added.
///
/// N² + N multiply-adds, against 2N² for a product.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square(t: &mut [Lanes], a: &[Lanes], blocks: &[usize]) {
    let mut start = 0;
    for &size in &blocks[..blocks.len() - 1] {
        let end = start + size;
        let filled = if start == 0 { 0 } else { a.len() - end };
        for_block!(size, rows(&mut t[start + end..], filled, &a[end..], &a[start..]));
        start = end;
    }
    start = 0;
    for &size in blocks {
        // Below the first and above the last no block was multiplied by another one.
        let filled = if start == 0 { size } else { 0 }..if start + size == a.len() { size } else { 2 * size };
        for_block!(size, triangle(&mut t[2 * start..], filled, &a[start..]));
        start += size;
    }
}

/// `t +=` x times the block that `y` begins with; above `filled` columns, `t` counts as zero.
#[target_feature(enable = "avx512f,avx512ifma")]
fn rows<const B: usize>(t: &mut [Lanes], filled: usize, x: &[Lanes], y: &[Lanes]) {
    let columns = if filled == 0 { [_mm512_setzero_si512(); B] } else { load_block(t) };
    let columns = sweep::<B>(columns, t, filled, x, load_block(y), |t, column| store(t, column));
    store_block(&mut t[x.len()..], columns);
}

/// `t` = twice (`t` + the products of two different digits of the block, each once) + the squares of its digits;
/// columns outside `filled` count as zero.
#[target_feature(enable = "avx512f,avx512ifma")]
fn triangle<const B: usize>(t: &mut [Lanes], filled: Range<usize>, block: &[Lanes]) {
    let (t, block) = (&mut t[..2 * B], &block[..B]);
    let old = |t: &[Lanes], i| if filled.contains(&i) { load(&t[i]) } else { _mm512_setzero_si512() };
    let low = |column, digit| _mm512_madd52lo_epu64(_mm512_add_epi64(column, column), digit, digit);
    let high = |column, digit| _mm512_madd52hi_epu64(_mm512_add_epi64(column, column), digit, digit);
    let mut x = load(&block[0]);
    let lowest = low(old(t, 0), x);
    store(&mut t[0], lowest);
    // Columns 2i + 1 to i + B, which row i adds to.
    let mut columns: [Vector; B] = core::array::from_fn(|i| old(t, i + 1));
    unrolled!(i < B - 1, {
        for j in i + 1..B {
            columns[j - i - 1] = _mm512_madd52lo_epu64(columns[j - i - 1], x, load(&block[j]));
        }
        for j in i + 1..B {
            columns[j - i] = _mm512_madd52hi_epu64(columns[j - i], x, load(&block[j]));
        }
        store(&mut t[2 * i + 1], high(columns[0], x));
        x = load(&block[i + 1]);
        store(&mut t[2 * i + 2], low(columns[1], x));
        for j in 2..B - i {
            columns[j - 2] = columns[j];
        }
        columns[B - i - 2] = old(t, i + B + 1);
    });
    store(&mut t[2 * B - 1], high(columns[0], x));
}
