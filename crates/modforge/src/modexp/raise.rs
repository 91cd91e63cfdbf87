//! The loop over the bits of the exponent, for any kind of product.

use crate::cancel::Watch;
use crate::limbs::Limb;
use crate::pow::exponent::Exponent;
use crate::pow::table::Table;
use crate::pow::window::sliding_width;
use core::mem::swap;

/// Products of words that stand for numbers: Montgomery's, with a factor R⁻¹, or plain ones with R = 1.
pub(super) trait Products {
    /// `r = a·b·R⁻¹`.
    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]);

    /// `r = a²·R⁻¹`.
    fn square(&self, r: &mut [Limb], a: &[Limb]);

    /// `power` = power^(2^times) with a factor R⁻¹ for each square; `next` is room, perhaps in exchange.
    fn square_times<'r>(&self, power: &mut &'r mut [Limb], next: &mut &'r mut [Limb], times: usize, watch: &Watch) {
        for _ in 0..times {
            watch.look();
            self.square(next, power);
            swap(power, next);
        }
    }

    /// `r = a·R⁻¹`.
    fn leave(&self, r: &mut [Limb], a: &[Limb]);
}

/// `plain^exponent` as a plain number, in one of the two places that `room` gives; `base` is `plain`·R.
///
/// The exponent is at least 2, without leading zeros. Binary where that takes the fewest products, else by sliding
/// windows (see `pow::window`).
#[inline(always)]
pub(super) fn raise<'r>(
    products: &impl Products,
    base: &[Limb],
    plain: &[Limb],
    exponent: &[u8],
    room: [&'r mut [Limb]; 2],
) -> &'r [Limb] {
    let bits = exponent.bit_length_vartime();
    match sliding_width(bits, exponent.ones()) {
        1 => binary(products, base, plain, exponent, bits, room),
        width => windows(products, base, exponent, bits, width, room),
    }
}

#[inline(always)]
fn binary<'r>(
    products: &impl Products,
    base: &[Limb],
    plain: &[Limb],
    exponent: &[u8],
    bits: usize,
    [mut power, mut next]: [&'r mut [Limb]; 2],
) -> &'r [Limb] {
    let watch = Watch::new();
    let bit = |index: usize| exponent[exponent.len() - 1 - index / 8] >> (index % 8) & 1 == 1;
    power.copy_from_slice(base);
    for index in (0..bits - 1).rev() {
        watch.look();
        products.square(next, power);
        swap(&mut power, &mut next);
        if bit(index) {
            products.mul(next, power, if index == 0 { plain } else { base });
            swap(&mut power, &mut next);
        }
    }
    if !bit(0) {
        products.leave(next, power);
        swap(&mut power, &mut next);
    }
    power
}

#[inline(always)]
fn windows<'r>(
    products: &impl Products,
    base: &[Limb],
    exponent: &[u8],
    bits: usize,
    width: usize,
    [mut power, mut next]: [&'r mut [Limb]; 2],
) -> &'r [Limb] {
    let watch = Watch::new();
    let table = odd_powers(products, base, 1 << (width - 1), next);
    let mut low = bits;
    while let Some((position, digit)) = exponent.sliding_window_vartime(low, width) {
        let factor = table.entry(digit / 2);
        if low == bits {
            power.copy_from_slice(factor);
        } else {
            products.square_times(&mut power, &mut next, low - position, &watch);
            products.mul(next, power, factor);
            swap(&mut power, &mut next);
        }
        low = position;
    }
    products.square_times(&mut power, &mut next, low, &watch);
    products.leave(next, power);
    next
}

/// The first `count` odd powers; `square` is room for the second power.
#[inline(always)]
fn odd_powers(products: &impl Products, base: &[Limb], count: usize, square: &mut [Limb]) -> Table {
    let mut table = Table::of_words(base.len(), count);
    table.entry_mut(0).copy_from_slice(base);
    products.square(square, base);
    for index in 1..count {
        let (done, entry) = table.split(index);
        products.mul(entry, &done[(index - 1) * base.len()..], square);
    }
    table
}
