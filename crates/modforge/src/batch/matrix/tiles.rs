//! The product in tiles of eight rows and eight columns, on every CPU with digits of 32 bits and less.

use super::Product;
use super::digits::{Cut, Side, TERMS};
use super::remainders::Remainders;
use crate::Modulus;
use crate::batch::{Rows, threads};
use crate::cancel::Watch;
use crate::kernel::{DigitSums, Digits, LANES, add_digit_products, lane_words};
use crate::limbs::{Limb, bytes::limbs_for, zeros};
use alloc::vec::Vec;
use zeroize::Zeroizing;

/// Vectors that a thread makes of numbers at a time, at least.
const WORDS_OF_A_THREAD: usize = 1 << 15;

/// Two matrices, as tiles take their entries.
pub(super) struct Tiles<'a> {
    cut: Cut,
    a: Rows<'a>,
    b: Planes,
    remainders: Remainders<'a>,
    /// Limbs of a sum.
    limbs: usize,
}

impl<'a> Tiles<'a> {
    pub(super) fn new(modulus: &'a Modulus, [a, b]: [Rows<'a>; 2], shape: [usize; 3]) -> Self {
        let [_, inner, columns] = shape;
        let bits = [a, b].map(|rows| 8 * rows.row_bytes());
        let cut = Cut::cheapest(bits, shape);
        let limbs = b.to_limbs(0..b.len());
        let entry = |column: usize, row: usize| &limbs[(row * columns + column) * b.limbs()..][..b.limbs()];
        let b = Planes::new(&cut, Side::Second, [columns, inner], entry);
        let limbs = limbs_for(bits[0] + bits[1] + (usize::BITS - inner.leading_zeros()) as usize);
        Self { cut, a, b, remainders: Remainders::new(modulus, limbs), limbs }
    }

    /// The rows of the product from `first` on, as many as there is room for.
    pub(super) fn rows(&self, product: &mut Product<'_>, first: usize) {
        let Self { cut, a, b, .. } = self;
        let (inner, rows) = (b.inner, product.rows());
        let numbers = a.to_limbs(first * inner..(first + rows) * inner);
        let entry = |row: usize, column: usize| &numbers[(row * inner + column) * a.limbs()..][..a.limbs()];
        let a = Planes::new(cut, Side::First, [rows, inner], entry);
        let mut tile = Tile::new(cut);
        let (mut limbs, mut sum) = (lane_words(self.limbs), Zeroizing::new(zeros(self.limbs)));
        let mut room = Zeroizing::new(zeros(self.remainders.room()));
        for first_column in (0..b.count).step_by(LANES) {
            for first_row in (0..rows).step_by(LANES) {
                let size = [LANES.min(rows - first_row), LANES.min(b.count - first_column)];
                // What is shorter is done one after the other, what is longer side by side.
                let turned = size[0] > size[1];
                tile.fill(
                    cut,
                    [&a.blocks[first_row / LANES], &b.blocks[first_column / LANES]],
                    inner,
                    size[0].min(size[1]),
                    turned,
                );
                for line in 0..size[0].min(size[1]) {
                    cut.join(&mut limbs, tile.digits(line));
                    for lane in 0..size[0].max(size[1]) {
                        sum.iter_mut().zip(&*limbs).for_each(|(sum, limb)| *sum = limb.0[lane]);
                        let [row, column] = if turned { [lane, line] } else { [line, lane] };
                        let place = [first_row + row, first_column + column];
                        product.put_number(place, self.remainders.of(&sum, &mut room));
                    }
                }
            }
        }
    }
}

/// Rows of the first matrix, or columns of the second, eight side by side: for each word of a number, that of all
/// their numbers.
struct Planes {
    /// Vectors of eight rows or columns each.
    blocks: Vec<Zeroizing<Vec<Digits>>>,
    /// Rows or columns.
    count: usize,
    /// Numbers of each.
    inner: usize,
}

impl Planes {
    fn new<'n>(
        cut: &Cut,
        side: Side,
        [count, inner]: [usize; 2],
        number: impl Fn(usize, usize) -> &'n [Limb] + Sync,
    ) -> Self {
        let of_number = cut.words(side);
        let of_block = of_number * inner;
        let block = |first: usize| {
            Watch::new().look();
            let mut words = Zeroizing::new(zeros(of_block));
            let mut rooms = Zeroizing::new(zeros(2 * of_number));
            for term in 0..inner {
                let numbers =
                    core::array::from_fn(|lane| if first + lane < count { number(first + lane, term) } else { &[] });
                let of_numbers = cut.evaluate(side, numbers, rooms.split_at_mut(of_number).into());
                for (plane, &word) in words.chunks_exact_mut(inner).zip(of_numbers) {
                    plane[term] = word;
                }
            }
            words
        };
        let firsts: Vec<usize> = (0..count).step_by(LANES).collect();
        let groups: Vec<&[usize]> = firsts.chunks(WORDS_OF_A_THREAD.div_ceil(of_block.max(1))).collect();
        let blocks = threads::map(&groups, |_, group| group.iter().map(|&first| block(first)).collect::<Vec<_>>());
        Self { blocks: blocks.into_iter().flatten().collect(), count, inner }
    }
}

/// Room for the sums of a tile.
struct Tile {
    /// Those of one kind, for all lines.
    sums: Zeroizing<Vec<DigitSums>>,
    /// For each line all kinds.
    lines: Zeroizing<Vec<DigitSums>>,
    /// For each line the digits of its eight entries.
    digits: Zeroizing<Vec<DigitSums>>,
    room: Zeroizing<Vec<DigitSums>>,
    digits_of_line: usize,
}

impl Tile {
    fn new(cut: &Cut) -> Self {
        let vectors = |count: usize| Zeroizing::new(zeros(count));
        // Three more than those of the largest product, for more products than there can be.
        let digits_of_line = cut.columns() + 4;
        Self {
            sums: vectors(LANES),
            lines: vectors(LANES * cut.sums()),
            digits: vectors(LANES * digits_of_line),
            room: vectors(cut.sums()),
            digits_of_line,
        }
    }

    /// Computes the lines of eight entries.
    fn fill(&mut self, cut: &Cut, [a, b]: [&[Digits]; 2], inner: usize, lines: usize, turned: bool) {
        let watch = Watch::new();
        let kinds = cut.sums();
        self.digits.fill(DigitSums::default());
        for first in (0..inner).step_by(TERMS) {
            let terms = first..inner.min(first + TERMS);
            for kind in 0..kinds {
                watch.look();
                let sums = &mut self.sums[..lines];
                sums.fill(DigitSums::default());
                for [i, j] in cut.pairs(kind) {
                    let (x, y) = (&a[i * inner..][terms.clone()], &b[j * inner..][terms.clone()]);
                    let (x, y) = if turned { (y, x) } else { (x, y) };
                    add_digit_products(sums, x, y);
                }
                for (line, &sums) in self.lines.chunks_exact_mut(kinds).zip(&*sums) {
                    line[kind] = sums;
                }
            }
            for (line, digits) in
                self.lines.chunks_exact_mut(kinds).zip(self.digits.chunks_exact_mut(self.digits_of_line)).take(lines)
            {
                cut.add_to(digits, line, &mut self.room);
            }
        }
    }

    fn digits(&self, line: usize) -> &[DigitSums] {
        &self.digits[line * self.digits_of_line..][..self.digits_of_line]
    }
}
