//! Eight columns of the product side by side, in AVX-512 IFMA.

use super::Product;
use crate::Modulus;
use crate::batch::Rows;
use crate::batch::group::{Eight, lane_kernel};
use crate::cancel::Watch;
use crate::kernel::{LANES, LaneColumns, LaneKernel, LaneRows, LaneWords, Lanes, ProductSums, Remainder, lane_words};
use crate::limbs::{bytes::limbs_for, zeros};
use alloc::{boxed::Box, vec::Vec};
use zeroize::Zeroizing;

/// Columns of a product from which on those that fill no vector cost less than entries one by one.
const MIN_COLUMNS: usize = 3;

/// Two matrices, as sums of products side by side take their entries.
pub(super) struct SideBySide<'m> {
    modulus: &'m Modulus,
    inner: usize,
    columns: usize,
    lanes: ProductSums,
    /// The rows of the first matrix, and of the second eight columns after eight.
    rows: LaneRows,
    blocks: Vec<LaneColumns>,
    /// None where sums are reduced one after the other.
    modular: Option<Modular>,
}

/// Arithmetic that reduces sums.
struct Modular {
    eight: Box<Eight>,
    shift: LaneWords,
}

impl Modular {
    fn new(modulus: &Modulus) -> Option<Self> {
        let eight = Eight::of_ifma(modulus)?;
        let form = modulus.form();
        let power = form.leave(&form.power_of_two(Remainder::shift_bits(eight.arithmetic().words())?));
        let shift = eight.enter(&core::array::from_fn::<_, LANES, _>(|_| power.clone()));
        Some(Self { eight, shift })
    }

    /// For a residue, its number in limbs of entries of so many bytes, and what is between.
    fn room(&self, row_bytes: usize) -> [LaneWords; 3] {
        let arithmetic = self.eight.arithmetic();
        let words = arithmetic.words();
        [words, limbs_for(8 * row_bytes), words + arithmetic.scratch_words()].map(lane_words)
    }

    /// The limbs of the sums in `columns` modulo the modulus.
    fn remainders<'r>(&self, columns: &[Lanes], [residues, limbs, room]: &'r mut [LaneWords; 3]) -> &'r [Lanes] {
        let arithmetic = self.eight.arithmetic();
        let words = arithmetic.words();
        Remainder { arithmetic, shift: &self.shift[..words], one: &self.eight.one()[..words] }
            .of(residues, columns, room);
        arithmetic.unpack_limbs(limbs, residues);
        limbs
    }
}

impl<'m> SideBySide<'m> {
    /// None where entries are better computed one by one.
    pub(super) fn new(modulus: &'m Modulus, [a, b]: [Rows<'_>; 2], [_, inner, columns]: [usize; 3]) -> Option<Self> {
        if columns < MIN_COLUMNS || lane_kernel(modulus) != Some(LaneKernel::Avx512Ifma) {
            return None;
        }
        let lanes = ProductSums::new(8 * a.row_bytes().max(b.row_bytes()))?;
        let (a_limbs, b_limbs) = (a.to_limbs(0..a.len()), b.to_limbs(0..b.len()));
        let entry = |row: usize, column: usize| &b_limbs[(row * columns + column) * b.limbs()..][..b.limbs()];
        let blocks = (0..columns)
            .step_by(LANES)
            .map(|first| lanes.side_by_side(inner, LANES.min(columns - first), |row, lane| entry(row, first + lane)));
        let blocks = blocks.collect();
        let rows = lanes.shared(&a_limbs, a.limbs());
        Some(Self { modulus, inner, columns, lanes, rows, blocks, modular: Modular::new(modulus) })
    }

    /// The rows of the product from `first` on, as many as there is room for.
    pub(super) fn rows(&self, product: &mut Product<'_>, first: usize) {
        let Self { lanes, modular, .. } = self;
        let watch = Watch::new();
        let mut columns = lanes.room();
        let mut sum = Zeroizing::new(zeros(limbs_for(lanes.sum_bits())));
        let mut room = modular.as_ref().map(|modular| modular.room(product.row_bytes));
        for (block, b) in self.blocks.iter().enumerate() {
            let lane_columns = block * LANES..self.columns.min((block + 1) * LANES);
            for row in 0..product.rows() {
                watch.look();
                lanes.sums(&mut columns, &self.rows, (first + row) * self.inner, b);
                let limbs = match (modular, &mut room) {
                    (Some(modular), Some(room)) => Some(modular.remainders(&columns, room)),
                    _ => None,
                };
                for (lane, column) in lane_columns.clone().enumerate() {
                    if let Some(limbs) = limbs {
                        product.put([row, column], |position| limbs[position].0[lane]);
                    } else {
                        lanes.sum(&mut sum, &columns, lane);
                        let form = self.modulus.form();
                        form.left(&form.enter_wide(&sum), |limbs| product.put_number([row, column], limbs));
                    }
                }
            }
        }
    }
}
