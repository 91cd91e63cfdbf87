//! Exponentiation of eight numbers side by side, with the windows of [`pow::window`](crate::pow::window).

use super::group::Eight;
use crate::cancel::Watch;
use crate::kernel::{LANES, LaneWords, Lanes, lane_words};
use crate::pow::exponent::Exponent;
use crate::pow::window::sliding_width;

/// Eight powers; constant time in the bases and in the exponents, not in their lengths.
pub(super) fn pow(eight: &Eight, base: &LaneWords, exponents: &[&[u8]; LANES]) -> LaneWords {
    let bits = exponents.iter().map(|exponent| exponent.len() * 8).max().unwrap_or(0);
    fixed_windows(eight, base, exponents, bits, |entry, table, indices| {
        eight.arithmetic().select(entry, table, indices);
    })
}

/// Eight powers; each lane reads the entry of its index only.
pub(super) fn pow_vartime(eight: &Eight, base: &LaneWords, exponents: &[&[u8]; LANES]) -> LaneWords {
    let bits = exponents.iter().map(|exponent| exponent.bit_length_vartime()).max().unwrap_or(0);
    fixed_windows(eight, base, exponents, bits, |entry, table, indices| {
        let words = entry.len();
        for (position, word) in entry.iter_mut().enumerate() {
            *word = Lanes(core::array::from_fn(|lane| table[indices.0[lane] as usize * words + position].0[lane]));
        }
    })
}

fn fixed_windows(
    eight: &Eight,
    base: &LaneWords,
    exponents: &[&[u8]; LANES],
    bits: usize,
    select: impl Fn(&mut [Lanes], &[Lanes], &Lanes),
) -> LaneWords {
    let words = eight.arithmetic().words();
    let base = &base[..words];
    let width = fixed_width(bits, words);
    let mut power = Accumulator::new(eight);
    // Entry i is the base to the power i.
    let mut table = lane_words(words << width);
    table[..words].copy_from_slice(eight.one());
    table[words..2 * words].copy_from_slice(base);
    for i in 2..1 << width {
        let (done, rest) = table.split_at_mut(i * words);
        if i % 2 == 0 {
            eight.arithmetic().square(&mut rest[..words], &done[i / 2 * words..][..words], &mut power.scratch);
        } else {
            eight.arithmetic().mul(&mut rest[..words], &done[(i - 1) * words..], base, &mut power.scratch);
        }
    }
    let mut entry = eight.words();
    let windows = bits.div_ceil(width);
    for index in (0..windows).rev() {
        let indices = Lanes(exponents.map(|exponent| exponent.window(index * width, width)));
        select(&mut entry, &table, &indices);
        if index == windows - 1 {
            power.value.copy_from_slice(&entry);
        } else {
            power.square(width);
            power.mul(&entry);
        }
    }
    power.value
}

/// Window width with the least work: a table of 2^w products, and for each window one product and a look at 2^w
/// entries.
///
/// A product takes the time of twice as many entries as a residue has vectors.
fn fixed_width(bits: usize, words: usize) -> usize {
    let product = 2 * words;
    let work = |width: usize| (product << width) + bits.div_ceil(width) * (product + (1 << width));
    (1..=6).min_by_key(|&width| work(width)).unwrap_or(1)
}

/// Eight powers with one exponent, by sliding windows.
pub(super) fn pow_shared_vartime(eight: &Eight, base: &LaneWords, exponent: &[u8]) -> LaneWords {
    let words = eight.arithmetic().words();
    let base = &base[..words];
    let bits = exponent.bit_length_vartime();
    let width = sliding_width(bits, exponent.ones());
    let mut power = Accumulator::new(eight);
    // Entry i is the base to the power 2i + 1.
    let mut table = lane_words(words << (width - 1));
    table[..words].copy_from_slice(base);
    if width > 1 {
        let mut squared = eight.words();
        eight.arithmetic().square(&mut squared, base, &mut power.scratch);
        for i in 1..1 << (width - 1) {
            let (done, rest) = table.split_at_mut(i * words);
            eight.arithmetic().mul(&mut rest[..words], &done[(i - 1) * words..], &squared, &mut power.scratch);
        }
    }
    let mut low = bits;
    while let Some((next, digit)) = exponent.sliding_window_vartime(low, width) {
        let entry = &table[digit / 2 * words..][..words];
        if low == bits {
            power.value.copy_from_slice(entry);
        } else {
            power.square(low - next);
            power.mul(entry);
        }
        low = next;
    }
    power.square(low);
    power.value
}

/// Eight residues that are multiplied in place: two buffers that swap, and the room for a product. Starts as 1.
struct Accumulator<'e> {
    eight: &'e Eight,
    value: LaneWords,
    product: LaneWords,
    scratch: LaneWords,
    watch: Watch,
}

impl<'e> Accumulator<'e> {
    fn new(eight: &'e Eight) -> Self {
        let (value, product, scratch) = (eight.one().clone(), eight.words(), eight.scratch());
        Self { eight, value, product, scratch, watch: Watch::new() }
    }

    fn square(&mut self, times: usize) {
        for _ in 0..times {
            self.watch.look();
            self.eight.arithmetic().square(&mut self.product, &self.value, &mut self.scratch);
            core::mem::swap(&mut self.value, &mut self.product);
        }
    }

    fn mul(&mut self, factor: &[Lanes]) {
        self.watch.look();
        self.eight.arithmetic().mul(&mut self.product, &self.value, factor, &mut self.scratch);
        core::mem::swap(&mut self.value, &mut self.product);
    }
}

#[cfg(test)]
mod tests {
    use super::fixed_width;

    /// As in [`pow::window`](crate::pow::window). Width 6 takes more products than can be traced.
    #[test]
    fn the_constant_time_suite_has_widths_up_to_5() {
        for (words, bytes, width) in [(5, 2, 2), (5, 7, 3), (20, 22, 4), (36, 125, 5)] {
            assert_eq!(fixed_width(8 * bytes, words), width, "{words} words");
        }
    }
}
