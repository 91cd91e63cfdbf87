//! Products of matrices: each entry a sum of products that is reduced once.
//!
//! Where the CPU has AVX-512 IFMA, eight columns of the product are computed side by side
//! (`kernel/eight/x86_64/product_sums`); elsewhere, and for products of fewer columns, entry by entry.

use super::group::{Eight, lane_kernel};
use super::rows::store;
use super::{Rows, sums, threads};
use crate::cancel::Watch;
use crate::kernel::{LANES, LaneColumns, LaneKernel, LaneRows, LaneWords, Lanes, ProductSums, Remainder, lane_words};
use crate::limbs::bytes::limbs_for;
use crate::limbs::{Limb, zeros};
use crate::reduce::form::Words;
use crate::{Error, Modulus};
use alloc::{boxed::Box, vec::Vec};
use zeroize::Zeroizing;

/// Columns of a product from which on those that fill no vector cost less than entries one by one.
const MIN_COLUMNS: usize = 3;
/// Products that a thread computes at a time, about.
const CHUNK: usize = 1 << 14;

impl Modulus {
    /// The product of two matrices, to `product`: a of `shape[0]` rows and `shape[1]` columns, b of `shape[1]` rows and
    /// `shape[2]` columns, each row by row. Entries of the product are all as long as the room in `product` makes them,
    /// in the order of bytes of `a`.
    ///
    /// Entries of any length are reduced. Constant time in them.
    ///
    /// # Errors
    /// [`Error::BatchCount`] if the matrices have other counts of entries than the shape says, or if `product` has no
    /// equal rows for its entries of at least the length of the modulus.
    ///
    /// ```
    /// use modforge::{Modulus, Rows};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (a, b) = (Rows::from_be_bytes(&[1, 2, 3, 4], 1), Rows::from_be_bytes(&[5, 6], 1));
    /// let mut product = [0; 2];
    /// modulus.matmul_rows(&mut product, a, b, [2, 2, 1])?;
    /// assert_eq!(product, [17, 39]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn matmul_rows(&self, product: &mut [u8], a: Rows<'_>, b: Rows<'_>, shape: [usize; 3]) -> Result<(), Error> {
        let [rows, inner, columns] = shape;
        let check = |argument, given, counterpart, [x, y]: [usize; 2]| {
            let expected = x.saturating_mul(y);
            if given == expected {
                Ok(expected)
            } else {
                Err(Error::BatchCount { argument, given, counterpart, expected })
            }
        };
        check("numbers", a.len(), "entries of the first matrix", [rows, inner])?;
        check("factors", b.len(), "entries of the second matrix", [inner, columns])?;
        let length = self.byte_length();
        let entries = rows.saturating_mul(columns);
        let row_bytes = product.len().checked_div(entries).unwrap_or(length);
        check("bytes of the product", product.len(), "bytes of its entries", [entries, row_bytes.max(length)])?;
        if entries == 0 {
            return Ok(());
        }
        let sums = Sums::new(self, a, b, inner, columns);
        let chunk = (CHUNK / (inner * columns).max(1)).max(1);
        threads::for_chunks(product, chunk * columns * row_bytes, |index, product| {
            let little_endian = a.is_little_endian();
            sums.rows(&mut Product { bytes: product, row_bytes, little_endian }, index * chunk);
        });
        Ok(())
    }
}

/// Two matrices, as sums of products take their entries.
struct Sums<'m> {
    modulus: &'m Modulus,
    inner: usize,
    columns: usize,
    way: Way,
}

enum Way {
    /// The rows of the first matrix, and of the second eight columns after eight; and what reduces sums side by side.
    Lanes(ProductSums, LaneRows, Vec<LaneColumns>, Option<Modular>),
    /// Limbs of the first matrix, row by row, and of the second, column by column, with so many each.
    OneByOne([Words; 2], [usize; 2]),
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

impl<'m> Sums<'m> {
    fn new(modulus: &'m Modulus, a: Rows<'_>, b: Rows<'_>, inner: usize, columns: usize) -> Self {
        let limbs = [a.limbs(), b.limbs()];
        let (a_limbs, b_limbs) = (a.to_limbs(0..a.len()), b.to_limbs(0..b.len()));
        let entry = |row: usize, column: usize| &b_limbs[(row * columns + column) * limbs[1]..][..limbs[1]];
        let of_ifma = columns >= MIN_COLUMNS && lane_kernel(modulus) == Some(LaneKernel::Avx512Ifma);
        let lanes = if of_ifma { ProductSums::new(8 * a.row_bytes().max(b.row_bytes())) } else { None };
        let way = match lanes {
            Some(lanes) => {
                let blocks = (0..columns).step_by(LANES).map(|first| {
                    lanes.side_by_side(inner, LANES.min(columns - first), |row, lane| entry(row, first + lane))
                });
                let b = blocks.collect();
                let a = lanes.shared(&a_limbs, limbs[0]);
                Way::Lanes(lanes, a, b, Modular::new(modulus))
            }
            None => {
                let mut by_columns = Zeroizing::new(Vec::with_capacity(b_limbs.len()));
                for column in 0..columns {
                    (0..inner).for_each(|row| by_columns.extend_from_slice(entry(row, column)));
                }
                Way::OneByOne([a_limbs, by_columns], limbs)
            }
        };
        Self { modulus, inner, columns, way }
    }

    /// The rows of the product from `first` on, as many as there is room for.
    fn rows(&self, product: &mut Product<'_>, first: usize) {
        let watch = Watch::new();
        let count = product.bytes.len() / (self.columns * product.row_bytes);
        match &self.way {
            Way::Lanes(lanes, a, b, modular) => {
                let mut columns = lanes.room();
                let mut sum = Zeroizing::new(zeros(limbs_for(lanes.sum_bits())));
                let mut room = modular.as_ref().map(|modular| modular.room(product.row_bytes));
                for (block, b) in b.iter().enumerate() {
                    let lane_columns = block * LANES..self.columns.min((block + 1) * LANES);
                    for row in 0..count {
                        watch.look();
                        lanes.sums(&mut columns, a, (first + row) * self.inner, b);
                        let limbs = match (modular, &mut room) {
                            (Some(modular), Some(room)) => Some(modular.remainders(&columns, room)),
                            _ => None,
                        };
                        for (lane, column) in lane_columns.clone().enumerate() {
                            let index = row * self.columns + column;
                            if let Some(limbs) = limbs {
                                product.put(index, |position| limbs[position].0[lane]);
                            } else {
                                lanes.sum(&mut sum, &columns, lane);
                                product.put_sum(index, &sum, self.modulus);
                            }
                        }
                    }
                }
            }
            Way::OneByOne([a, b], limbs) => {
                let [of_row, of_column] = limbs.map(|limbs| self.inner * limbs);
                let mut sum = Zeroizing::new(zeros(limbs[0] + limbs[1] + 1));
                for row in 0..count {
                    for column in 0..self.columns {
                        watch.look();
                        sum.fill(0);
                        let (a, b) = (&a[(first + row) * of_row..][..of_row], &b[column * of_column..][..of_column]);
                        sums::add_products(&mut sum, [a, b], *limbs);
                        product.put_sum(row * self.columns + column, &sum, self.modulus);
                    }
                }
            }
        }
    }
}

/// Where entries of the product go.
struct Product<'a> {
    bytes: &'a mut [u8],
    row_bytes: usize,
    little_endian: bool,
}

impl Product<'_> {
    fn put(&mut self, index: usize, limb: impl Fn(usize) -> Limb) {
        store(&mut self.bytes[index * self.row_bytes..][..self.row_bytes], self.little_endian, limb);
    }

    fn put_sum(&mut self, index: usize, sum: &[Limb], modulus: &Modulus) {
        let form = modulus.form();
        form.left(&form.enter_wide(sum), |limbs| {
            self.put(index, |position| limbs.get(position).copied().unwrap_or(0));
        });
    }
}
