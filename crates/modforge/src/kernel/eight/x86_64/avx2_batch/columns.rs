//! The hot loop: a number times a block of digits, added to columns.

use super::super::unrolled::unrolled;
use super::{DIGIT_BITS, DIGIT_MASK, HALVES, MAX_BLOCK, Quad, Vector, load, store};
use core::arch::x86_64::*;

/// Calls `$function::<B>` for the number of digits B of a block.
macro_rules! for_block {
    ($size:expr, $function:ident($($argument:expr),*)) => {
        match $size {
            4 => $function::<4>($($argument),*),
            5 => $function::<5>($($argument),*),
            size => unreachable!("a block of {size} digits"),
        }
    };
}
pub(super) use for_block;

/// `column + x·y` for the digits in the lower 32 bits.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn multiply_add(column: Vector, x: Vector, y: Vector) -> Vector {
    _mm256_add_epi64(column, _mm256_mul_epu32(x, y))
}

/// The lower 28 bits, and what is above them.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn split(value: Vector) -> (Vector, Vector) {
    let digit = _mm256_and_si256(value, _mm256_set1_epi64x(DIGIT_MASK as i64));
    (digit, _mm256_srli_epi64::<{ DIGIT_BITS as i32 }>(value))
}

/// Digits `start` to `start + B` of half `half`.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn load_block<const B: usize>(number: &[Quad], half: usize, start: usize) -> [Vector; B] {
    let number = &number[HALVES * start..][..HALVES * B];
    let mut block = [_mm256_setzero_si256(); B];
    unrolled!(k < B, { block[k] = load(&number[HALVES * k + half]) });
    block
}

/// `t += x·y` in columns for half `half` of the digits `x` and a block `y`; `t` begins at the lowest column.
///
/// B − 1 columns stay in registers; for each digit of `x` one more comes in, and the lowest one is done.
#[target_feature(enable = "avx2")]
pub(super) fn add_product<const B: usize>(t: &mut [Quad], x: &[Quad], half: usize, y: [Vector; B]) {
    let count = x.len() / HALVES;
    let t = &mut t[..count + B - 1];
    let mut columns = [_mm256_setzero_si256(); B];
    unrolled!(k < B - 1, { columns[k] = load(&t[k]) });
    // With a constant number of digits in a turn, columns move from register to register only between turns.
    macro_rules! turn {
        ($x:expr, $t:expr, $digits:expr) => {
            let (x, t) = (&$x[..HALVES * $digits], &mut $t[..$digits + B - 1]);
            unrolled!(j < $digits, {
                let x = load(&x[HALVES * j + half]);
                columns[B - 1] = load(&t[j + B - 1]);
                unrolled!(k < B, { columns[k] = multiply_add(columns[k], x, y[k]) });
                store(&mut t[j], columns[0]);
                unrolled!(k < B - 1, { columns[k] = columns[k + 1] });
            });
        };
    }
    let turns = count / MAX_BLOCK;
    for turn in 0..turns {
        let at = turn * MAX_BLOCK;
        turn!(x[HALVES * at..], t[at..], MAX_BLOCK);
    }
    for at in turns * MAX_BLOCK..count {
        turn!(x[HALVES * at..], t[at..], 1);
    }
    unrolled!(k < B - 1, { store(&mut t[count + k], columns[k]) });
}

/// `t +=` the square of a block, a column at a time.
#[target_feature(enable = "avx2")]
pub(super) fn add_square<const B: usize>(t: &mut [Quad], y: [Vector; B]) {
    let t = &mut t[..2 * B - 1];
    unrolled!(column < 2 * B - 1, {
        let mut pairs = _mm256_setzero_si256();
        unrolled!(i < B, {
            if 2 * i < column && column - i < B {
                pairs = multiply_add(pairs, y[i], y[column - i]);
            }
        });
        let mut sum = _mm256_add_epi64(load(&t[column]), _mm256_add_epi64(pairs, pairs));
        if column % 2 == 0 {
            sum = multiply_add(sum, y[column / 2], y[column / 2]);
        }
        store(&mut t[column], sum);
    });
}
