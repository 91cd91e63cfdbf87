//! The one hot loop: a number times a block of digits.

use super::{Vector, load, store};
use crate::kernel::lanes::Lanes;
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

/// The body once for each i below `$count`, which is at most [`MAX_BLOCK`](super::MAX_BLOCK): written out, so that arrays that i
/// indexes are registers.
macro_rules! unrolled {
    ($i:ident < $count:expr, $body:block) => {
        unrolled!(@ $i $count, $body, 0 1 2 3 4 5 6 7 8 9 10 11)
    };
    (@ $i:ident $count:expr, $body:block, $($number:literal)*) => {
        $({
            let $i = $number;
            if $i < $count $body
        })*
    };
}
pub(in super::super) use unrolled;

/// `t += x·y`, columns not carried: `t` is as long as `x` and `y` together, `y` is a block.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn sweep(t: &mut [Lanes], x: &[Lanes], y: &[Lanes]) {
    for_block!(y.len(), sweep_block(t, x, y))
}

/// B columns stay in registers; for each digit of `x` the lowest one is done and the next one comes in.
#[target_feature(enable = "avx512f,avx512ifma")]
fn sweep_block<const B: usize>(t: &mut [Lanes], x: &[Lanes], y: &[Lanes]) {
    let y = load_block::<B>(y);
    let mut columns = load_block::<B>(t);
    // With a constant number of digits in a turn, columns move from register to register only between turns.
    macro_rules! turn {
        ($x:expr, $t:expr, $digits:expr) => {
            let (x, t) = ($x, &mut $t[..$digits + B]);
            for j in 0..$digits {
                let x = load(&x[j]);
                for k in 0..B {
                    columns[k] = _mm512_madd52lo_epu64(columns[k], x, y[k]);
                }
                let done = columns[0];
                for k in 1..B {
                    columns[k - 1] = _mm512_madd52hi_epu64(columns[k], x, y[k - 1]);
                }
                columns[B - 1] = _mm512_madd52hi_epu64(load(&t[j + B]), x, y[B - 1]);
                store(&mut t[j], done);
            }
        };
    }
    let (turns, rest) = x.as_chunks::<TURN>();
    for (number, x) in turns.iter().enumerate() {
        turn!(x, t[number * TURN..], TURN);
    }
    for (number, x) in rest.iter().enumerate() {
        turn!([*x], t[turns.len() * TURN + number..], 1);
    }
    store_block(&mut t[x.len()..], columns);
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
