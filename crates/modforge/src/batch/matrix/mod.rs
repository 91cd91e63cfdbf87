//! Products of matrices: each entry a sum of products that is reduced once.
//!
//! Where the CPU has AVX-512 IFMA, eight columns of the product are computed side by side
//! (`kernel/eight/x86_64/product_sums`); elsewhere in tiles of eight rows and columns with smaller digits, and products
//! of few rows or columns entry by entry.

mod digits;
mod one_by_one;
mod remainders;
mod side_by_side;
mod tiles;

use super::rows::store;
use super::{Rows, threads};
use crate::kernel::LANES;
use crate::limbs::Limb;
use crate::{Error, Modulus};
use one_by_one::OneByOne;
use side_by_side::SideBySide;
use tiles::Tiles;

/// Products that a thread computes at a time, at least.
const CHUNK: usize = 1 << 14;
/// Rows and columns from which on tiles cost less than entries one by one, measured on AMD's third Zen.
const MIN_LINES: usize = 6;
/// Bytes of a number up to which tiles are used: room for the sums of one is some 900 times as much.
const MAX_BYTES: usize = 1 << 14;

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
        let little_endian = a.is_little_endian();
        let mut fill = |chunk: usize, rows: &(dyn Fn(&mut Product<'_>, usize) + Sync)| {
            let chunk = chunk.max(CHUNK / (inner * columns).max(1)).max(1);
            threads::for_chunks(product, chunk * columns * row_bytes, |index, bytes| {
                rows(&mut Product { bytes, row_bytes, columns, little_endian }, index * chunk);
            });
        };
        if let Some(sums) = SideBySide::new(self, [a, b], shape) {
            fill(1, &|product, first| sums.rows(product, first));
        } else if rows.min(columns) >= MIN_LINES && a.row_bytes().max(b.row_bytes()) <= MAX_BYTES {
            let tiles = Tiles::new(self, [a, b], shape);
            fill((rows / threads::count()).min(LANES), &|product, first| tiles.rows(product, first));
        } else {
            let sums = OneByOne::new(self, [a, b], shape);
            fill(1, &|product, first| sums.rows(product, first));
        }
        Ok(())
    }
}

/// Where rows of the product go.
struct Product<'a> {
    bytes: &'a mut [u8],
    row_bytes: usize,
    columns: usize,
    little_endian: bool,
}

impl Product<'_> {
    /// How many there are.
    fn rows(&self) -> usize {
        self.bytes.len() / (self.columns * self.row_bytes)
    }

    fn put(&mut self, [row, column]: [usize; 2], limb: impl Fn(usize) -> Limb) {
        let index = row * self.columns + column;
        store(&mut self.bytes[index * self.row_bytes..][..self.row_bytes], self.little_endian, limb);
    }

    /// As [`put`](Self::put), of all limbs of a number that the modulus has.
    fn put_number(&mut self, place: [usize; 2], number: &[Limb]) {
        self.put(place, |position| number.get(position).copied().unwrap_or(0));
    }
}
