//! Squares and cubes modulo numbers of any form, by whole products and divisions: without set-up.
//!
//! A cube takes two products and two divisions of n² limb products each at most. Montgomery's way enters by a division
//! and then has two products that are reduced, with a quotient each; modulo an even number it has the power modulo 2^k
//! as well.

use crate::cancel::Watch;
use crate::kernel::PlainProducts;
use crate::kernel::divide::{divide_normalised_vartime, divide_vartime};
use crate::limbs::bytes::{from_be_bytes, parse};
use crate::limbs::compare::less_vartime;
use crate::limbs::shift::{shift_left, shift_right};
use crate::limbs::{LIMB_BITS, Limb, MAX_BITS, mul, square};
use alloc::vec;
use core::ops::RangeInclusive;

/// Limbs of a modulus that goes this way. Below, a step of the division waits for its quotient longer than for its row.
const LIMBS: RangeInclusive<usize> = 10..=MAX_BITS / LIMB_BITS;

/// Whether it is the faster way: for long moduli, unless they are mostly a power of two, which needs no division.
pub(super) fn takes(m: &[Limb]) -> bool {
    LIMBS.contains(&m.len()) && m[..m.len() / 2].iter().any(|&limb| limb != 0)
}

/// `result`, as many limbs as m, becomes the square, or the cube. m is at least 2 and without leading zero limbs.
pub(super) fn power(result: &mut [Limb], base: &[u8], cube: bool, m: &[Limb]) {
    let n = m.len();
    if base.len() <= n * LIMB_BITS / 8 {
        from_be_bytes(result, base);
        if !less_vartime(result, m) {
            result.copy_from_slice(&divide_vartime(result, m).1);
        }
    } else {
        result.copy_from_slice(&divide_vartime(&parse(base), m).1);
    }
    let plain = PlainProducts::new();
    let mut room = vec![0; 4 * n + plain.map_or(0, |plain| plain.scratch_words(n))];
    let (divisor, room) = room.split_at_mut(n);
    let (number, room) = room.split_at_mut(n);
    let (product, scratch) = room.split_at_mut(2 * n);
    // Shifted until the top bit of the divisor is set; a product of two numbers below m stays within 2n limbs.
    let shift = m[n - 1].leading_zeros() as usize;
    divisor.copy_from_slice(m);
    shift_left(divisor, shift);
    number.copy_from_slice(result);
    match plain {
        Some(plain) => plain.square(product, number, scratch),
        None => square::square(product, number),
    }
    reduce(result, product, divisor, shift);
    if !cube {
        return;
    }
    match plain {
        Some(plain) => plain.product(product, result, number, scratch),
        None => {
            product.fill(0);
            mul::mul(product, result, number);
        }
    }
    reduce(result, product, divisor, shift);
}

/// `result = product mod m`, where m shifted by so many bits is the divisor.
fn reduce(result: &mut [Limb], product: &mut [Limb], divisor: &[Limb], shift: usize) {
    shift_left(product, shift);
    let watch = Watch::new();
    divide_normalised_vartime(product, divisor, |_, _| watch.look());
    let rest = &mut product[..divisor.len()];
    shift_right(rest, shift);
    result.copy_from_slice(rest);
}
