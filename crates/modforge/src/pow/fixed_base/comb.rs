//! The shape of a comb, and its choice.

use crate::limbs::Limb;

/// Rows h, columns a, blocks v and their length b, as the head of `fixed_base` has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Comb {
    pub(super) exponent_bits: usize,
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) blocks: usize,
    pub(super) length: usize,
}

impl Comb {
    /// Maximum number of rows: a product reads 2^h entries.
    pub(super) const MAX_ROWS: usize = 8;

    /// The comb with at most this many blocks, and no empty one; rows and blocks are at least 1.
    pub(super) fn new(exponent_bits: usize, rows: usize, blocks: usize) -> Self {
        let columns = exponent_bits.max(1).div_ceil(rows);
        let length = columns.div_ceil(blocks);
        Self { exponent_bits, rows, columns, blocks: columns.div_ceil(length), length }
    }

    /// The comb with the least work that a table of at most `max_bytes` allows.
    pub(super) fn choose(exponent_bits: usize, words: usize, max_bytes: usize) -> Self {
        let max_entries = max_bytes / (words * size_of::<Limb>());
        (1..=Self::MAX_ROWS)
            .map(|rows| Self::new(exponent_bits, rows, (max_entries >> rows).max(1)))
            .filter(|comb| comb.entries() <= max_entries.max(2))
            .min_by_key(|comb| comb.work(words))
            .unwrap_or_else(|| Self::new(exponent_bits, 1, 1))
    }

    pub(super) fn entries(&self) -> usize {
        self.blocks << self.rows
    }

    /// Squarings and products, in the time that reading an entry takes: 3 entries for each word of a residue in the
    /// time of a product (measured: 2 to 4; slower than in the small tables of `window`, as these do not stay in the
    /// first cache).
    fn work(&self, words: usize) -> usize {
        (self.length + self.columns) * 3 * words + (self.columns << self.rows)
    }
}

#[cfg(test)]
mod tests {
    use super::{Comb, Limb};

    #[test]
    fn every_bit_is_in_one_column_of_one_block() {
        for (bits, rows, blocks) in [(0, 1, 1), (1, 8, 7), (17, 3, 2), (256, 5, 16), (2047, 6, 100), (2048, 1, 4000)] {
            let comb = Comb::new(bits, rows, blocks);
            assert!(comb.rows * comb.columns >= bits && comb.blocks <= blocks);
            assert!((comb.blocks - 1) * comb.length < comb.columns && comb.columns <= comb.blocks * comb.length);
            assert_eq!(Comb::new(bits, comb.rows, comb.blocks), comb);
        }
    }

    #[test]
    fn the_choice_keeps_to_the_bytes() {
        for bits in [0, 1, 64, 256, 2048, 1 << 20] {
            for words in [1, 4, 40, 256] {
                for max_bytes in [0, 100, 10_000, 1 << 18, 1 << 24] {
                    let comb = Comb::choose(bits, words, max_bytes);
                    let bytes = comb.entries() * words * size_of::<Limb>();
                    assert!(bytes <= max_bytes || comb.entries() == 2, "{comb:?}");
                }
            }
        }
    }
}
