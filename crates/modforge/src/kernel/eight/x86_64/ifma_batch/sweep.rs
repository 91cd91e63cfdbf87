//! The one hot loop: a number times a block of digits.

use super::{Vector, load, store};
use crate::kernel::door::lanes::Lanes;
use core::arch::x86_64::*;

/// Digits of the number that are taken in one turn of the loop.
const TURN: usize = 5;

/// Calls `$function::<B>` for the number of digits B of a block.
macro_rules! for_block {
    ($size:expr, $function:ident($($argument:expr),*)) => {
        match $size {
            6 => $function::<6>($($argument),*),
            7 => $function::<7>($($argument),*),
            8 => $function::<8>($($argument),*),
            9 => $function::<9>($($argument),*),
            10 => $function::<10>($($argument),*),
            11 => $function::<11>($($argument),*),
            12 => $function::<12>($($argument),*),
            size => unreachable!("a block of {size} digits"),
        }
    };
}
pub(super) use for_block;

/// `columns`, and above them `t`, += x·y for a block y; the highest B columns.
///
/// B columns stay in registers; for each digit of `x` the lowest one is done and the next one comes in. `t` begins with
/// the column of `columns[0]`, whose word and those above `filled` are not read: the latter count as zero. `done` gets
/// each column but the last B, and the word of `t` that it has.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn sweep<const B: usize>(
    mut columns: [Vector; B],
    t: &mut [Lanes],
    filled: usize,
    x: &[Lanes],
    y: [Vector; B],
    mut done: impl FnMut(&mut Lanes, Vector),
) -> [Vector; B] {
    // With a constant number of digits in a turn, columns move from register to register only between turns.
    macro_rules! turn {
        ($x:expr, $start:expr, $digits:expr) => {
            let (x, start) = ($x, $start);
            let t = &mut t[start..][..$digits + B];
            for j in 0..$digits {
                let x = load(&x[j]);
                for k in 0..B {
                    columns[k] = _mm512_madd52lo_epu64(columns[k], x, y[k]);
                }
                done(&mut t[j], columns[0]);
                for k in 1..B {
                    columns[k - 1] = _mm512_madd52hi_epu64(columns[k], x, y[k - 1]);
                }
                let next = if start + j + B < filled { load(&t[j + B]) } else { _mm512_setzero_si512() };
                columns[B - 1] = _mm512_madd52hi_epu64(next, x, y[B - 1]);
            }
        };
    }
    let (turns, rest) = x.as_chunks::<TURN>();
    for (number, x) in turns.iter().enumerate() {
        turn!(x, number * TURN, TURN);
    }
    for (number, x) in rest.iter().enumerate() {
        turn!([*x], turns.len() * TURN + number, 1);
    }
    columns
}

/// The B digits of a block, in registers.
#[inline]
#[target_feature(enable = "avx512f")]
pub(in super::super) fn load_block<const B: usize>(words: &[Lanes]) -> [Vector; B] {
    let words = &words[..B];
    core::array::from_fn(|k| load(&words[k]))
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(in super::super) fn store_block<const B: usize>(words: &mut [Lanes], block: [Vector; B]) {
    let words = &mut words[..B];
    for k in 0..B {
        store(&mut words[k], block[k]);
    }
}
