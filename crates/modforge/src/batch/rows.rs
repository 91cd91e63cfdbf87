//! Products of numbers that are in memory one after the other, without a residue for each.
//!
//! Up to some size a kernel of its own takes the bytes (`kernel/eight/x86_64/row_products`). Elsewhere eight residues
//! are computed side by side: a·R² ← a, then (a·R)·b·R⁻¹ = a·b, which is brought below m. With R = 2^e and m < R/16 the
//! first product is below a·m/R + 2m < 3m for every a < R, the second below 3m·b/R + 2m < 3m for every b < R/4 (the
//! bounds of `kernel/eight/x86_64/ifma_batch`). So numbers need not be below m, and no step depends on whether they
//! are: what has to hold is that a row has e − 2 bits or fewer.

use super::group::{self, Eight};
use super::residues::check_count;
use super::{Batch, Moduli, threads};
use crate::cancel::Watch;
use crate::kernel::{LANES, LaneKernel, Lanes, RowForm, RowProducts};
use crate::limbs::bytes::limbs_for;
use crate::limbs::{LIMB_BITS, Limb};
use crate::reduce::form::Words;
use crate::{Error, Modulus, Residue};
use alloc::vec;
use core::ops::Range;
use zeroize::Zeroizing;

const LIMB_BYTES: usize = LIMB_BITS / 8;

/// Rows that a thread computes at a time.
const CHUNK: usize = 128 * LANES;

/// Products for which it pays to make what only rows need.
const MADE_FOR: usize = 32;

/// Whole numbers of equal length in bytes, one after the other in memory.
///
/// ```
/// use modforge::Rows;
///
/// assert_eq!(Rows::from_be_bytes(&[0, 5, 0, 7], 2).len(), 2);
/// ```
#[derive(Clone, Copy)]
pub struct Rows<'a> {
    bytes: &'a [u8],
    form: RowForm,
}

impl<'a> Rows<'a> {
    /// Big-endian numbers of `row_bytes` bytes, at least one; left-over bytes are not looked at.
    ///
    /// ```
    /// use modforge::Rows;
    ///
    /// assert!(Rows::from_be_bytes(&[5], 2).is_empty());
    /// ```
    pub fn from_be_bytes(bytes: &'a [u8], row_bytes: usize) -> Self {
        Self { bytes, form: RowForm { bytes: row_bytes.max(1), little_endian: false } }
    }

    /// Little-endian numbers, as [`from_be_bytes`](Self::from_be_bytes).
    ///
    /// ```
    /// use modforge::Rows;
    ///
    /// assert_eq!(Rows::from_le_bytes(&[5, 0, 7, 0], 2).len(), 2);
    /// ```
    pub fn from_le_bytes(bytes: &'a [u8], row_bytes: usize) -> Self {
        Self { bytes, form: RowForm { bytes: row_bytes.max(1), little_endian: true } }
    }

    /// How many numbers there are.
    ///
    /// ```
    /// assert_eq!(modforge::Rows::from_be_bytes(&[1, 2, 3], 1).len(), 3);
    /// ```
    pub fn len(&self) -> usize {
        self.bytes.len() / self.form.bytes
    }

    /// Whether there are none.
    ///
    /// ```
    /// assert!(modforge::Rows::from_be_bytes(&[], 1).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of row `first` and of those after it.
    fn from(&self, first: usize) -> &'a [u8] {
        &self.bytes[first * self.form.bytes..]
    }

    fn row(&self, index: usize) -> &'a [u8] {
        &self.bytes[index * self.form.bytes..][..self.form.bytes]
    }

    pub(super) fn row_bytes(&self) -> usize {
        self.form.bytes
    }

    pub(super) fn is_little_endian(&self) -> bool {
        self.form.little_endian
    }

    /// Limbs of a row.
    pub(super) fn limbs(&self) -> usize {
        limbs_for(8 * self.form.bytes)
    }

    /// Gives the limbs of a row to `put`, each with its position.
    #[inline(always)]
    fn each_limb(&self, index: usize, mut put: impl FnMut(usize, Limb)) {
        let row = self.row(index);
        let join = |limb: Limb, &byte: &u8| limb << 8 | Limb::from(byte);
        let top = if self.form.little_endian {
            let (chunks, top) = row.as_chunks();
            chunks.iter().enumerate().for_each(|(position, &chunk)| put(position, Limb::from_le_bytes(chunk)));
            top.iter().rev().fold(0, join)
        } else {
            let (top, chunks) = row.as_rchunks();
            chunks.iter().rev().enumerate().for_each(|(position, &chunk)| put(position, Limb::from_be_bytes(chunk)));
            top.iter().fold(0, join)
        };
        let whole = self.form.bytes / LIMB_BYTES;
        if whole < self.limbs() {
            put(whole, top);
        }
    }

    /// `limbs` = those of a row.
    pub(super) fn load_row(&self, limbs: &mut [Limb], index: usize) {
        self.each_limb(index, |position, limb| limbs[position] = limb);
    }

    /// The limbs of some rows, one after the other.
    pub(super) fn to_limbs(self, rows: Range<usize>) -> Words {
        let mut limbs = Zeroizing::new(vec![0; rows.len() * self.limbs()]);
        for (row, limbs) in rows.zip(limbs.chunks_exact_mut(self.limbs())) {
            self.load_row(limbs, row);
        }
        limbs
    }

    /// Limb `position` of lane l of `limbs` = that of row `first` + l, for up to eight rows.
    fn load(&self, limbs: &mut [Lanes], first: usize, count: usize) {
        for lane in 0..count {
            self.each_limb(first + lane, |position, limb| limbs[position].0[lane] = limb);
        }
    }
}

impl Batch<'_> {
    /// The products of the numbers in `a` and `b`, row by row, written to `products` one after the other, all as long
    /// as the room in `products` makes them, in the order of bytes of `a`.
    ///
    /// Numbers of any length are reduced. Constant time in the numbers.
    ///
    /// # Errors
    /// [`Error::BatchCount`] if the counts differ, or differ from that of the moduli, or if `products` has no equal
    /// rows for them of at least the length of a modulus.
    ///
    /// ```
    /// use modforge::{Batch, Modulus, Rows};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let mut products = [0; 3];
    /// let (a, b) = (Rows::from_be_bytes(&[60, 2, 200], 1), Rows::from_be_bytes(&[50, 3, 1], 1));
    /// Batch::new(&modulus).mul_rows(&mut products, a, b)?;
    /// assert_eq!(products, [90, 6, 6]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn mul_rows(&self, products: &mut [u8], a: Rows<'_>, b: Rows<'_>) -> Result<(), Error> {
        let count = a.len();
        check_count("factors", b.len(), "numbers", count)?;
        let row_bytes = self.result_bytes("bytes of products", products.len(), count)?;
        if let Moduli::Shared(modulus) = self.moduli
            && count >= MADE_FOR
            && group::lane_kernel(modulus) == Some(LaneKernel::Avx512Ifma)
        {
            let form = RowForm { bytes: row_bytes, little_endian: a.form.little_endian };
            if let Some(kernel) = RowProducts::new(modulus.limbs(), a.form, b.form, form) {
                threads::for_chunks(products, CHUNK * row_bytes, |index, products| {
                    kernel.mul(products, a.from(index * CHUNK), b.from(index * CHUNK));
                });
                return Ok(());
            }
        }
        let eight = match self.moduli {
            Moduli::Each(_) => None,
            Moduli::Shared(_) => self.eight(0, count),
        };
        let eight = eight
            .filter(|eight| eight.pays_for_rows() && 8 * a.form.bytes.max(b.form.bytes) <= eight.max_packed_bits());
        threads::for_chunks(products, CHUNK * row_bytes, |index, products| {
            let first = index * CHUNK;
            match eight {
                Some(eight) => eight.mul_rows(products, row_bytes, first, a, b),
                None => self.mul_each(products, row_bytes, first, a, b),
            }
        });
        Ok(())
    }

    /// Bytes of each of `count` results in a `room` of so many bytes, which `argument` names.
    pub(super) fn result_bytes(&self, argument: &'static str, room: usize, count: usize) -> Result<usize, Error> {
        let length = match self.moduli {
            Moduli::Shared(modulus) => modulus.byte_length(),
            Moduli::Each(moduli) => {
                check_count("numbers", count, "moduli", moduli.len())?;
                moduli.iter().map(Modulus::byte_length).max().unwrap_or(1)
            }
        };
        let row_bytes = room.checked_div(count).unwrap_or(length);
        if row_bytes < length || row_bytes * count != room {
            return Err(Error::BatchCount {
                argument,
                given: room,
                counterpart: "bytes of rows",
                expected: count * length,
            });
        }
        Ok(row_bytes)
    }

    fn mul_each(&self, products: &mut [u8], row_bytes: usize, first: usize, a: Rows<'_>, b: Rows<'_>) {
        let watch = Watch::new();
        let mut room = Words::default();
        for (index, product) in products.chunks_exact_mut(row_bytes).enumerate() {
            watch.look();
            let index = first + index;
            let modulus = self.modulus(index);
            let arithmetic = modulus.form().arithmetic();
            if 8 * a.form.bytes.max(b.form.bytes) > arithmetic.max_packed_bits() {
                multiply_residues(modulus, product, a, b, index);
                continue;
            }
            let lengths = [a.limbs(), b.limbs(), modulus.limbs().len(), 3 * arithmetic.words()];
            let needed = lengths.iter().sum();
            if room.len() < needed {
                room = Zeroizing::new(vec![0; needed]);
            }
            let (x, rest) = room.split_at_mut(lengths[0]);
            let (y, rest) = rest.split_at_mut(lengths[1]);
            let (limbs, rest) = rest.split_at_mut(lengths[2]);
            a.each_limb(index, |position, limb| x[position] = limb);
            b.each_limb(index, |position, limb| y[position] = limb);
            modulus.form().multiply_numbers(limbs, x, y, &mut rest[..lengths[3]]);
            store(product, a.form.little_endian, |position| limbs.get(position).copied().unwrap_or(0));
        }
    }
}

/// The product in row `index`, of rows of any length.
fn multiply_residues(modulus: &Modulus, product: &mut [u8], a: Rows<'_>, b: Rows<'_>, index: usize) {
    let residue = |rows: Rows<'_>| {
        let mut limbs = Zeroizing::new(vec![0; rows.limbs()]);
        rows.each_limb(index, |position, limb| limbs[position] = limb);
        Residue::new(modulus, modulus.form().enter_wide(&limbs))
    };
    let result = residue(a).mul(&residue(b)).expect("one modulus");
    let limbs = modulus.form().leave(result.words());
    store(product, a.form.little_endian, |position| limbs.get(position).copied().unwrap_or(0));
}

impl Eight {
    fn mul_rows(&self, products: &mut [u8], row_bytes: usize, first: usize, a: Rows<'_>, b: Rows<'_>) {
        let arithmetic = self.arithmetic();
        let (mut x, mut y, mut scratch) = (self.words(), self.words(), self.scratch());
        let mut packed = self.words();
        let width = a.form.bytes.max(b.form.bytes).max(row_bytes);
        let mut limbs = crate::kernel::lane_words(limbs_for(8 * width));
        for (group, products) in products.chunks_mut(LANES * row_bytes).enumerate() {
            let first = first + group * LANES;
            let count = products.len() / row_bytes;
            a.load(&mut limbs[..a.limbs()], first, count);
            arithmetic.pack_limbs(&mut packed, &limbs[..a.limbs()]);
            arithmetic.mul(&mut x, self.radix_squared(), &packed, &mut scratch);
            b.load(&mut limbs[..b.limbs()], first, count);
            arithmetic.pack_limbs(&mut packed, &limbs[..b.limbs()]);
            arithmetic.mul(&mut y, &x, &packed, &mut scratch);
            arithmetic.reduce(&mut y, &mut scratch);
            let limbs = &mut limbs[..limbs_for(8 * row_bytes)];
            arithmetic.unpack_limbs(limbs, &y);
            for (lane, product) in products.chunks_exact_mut(row_bytes).enumerate() {
                store(product, a.form.little_endian, |position| limbs[position].0[lane]);
            }
        }
    }
}

/// The number with these limbs as bytes: as many as the row has.
#[inline(always)]
pub(super) fn store(row: &mut [u8], little_endian: bool, limb: impl Fn(usize) -> Limb) {
    let whole = row.len() / LIMB_BYTES;
    let top_limb = if row.len().is_multiple_of(LIMB_BYTES) { 0 } else { limb(whole) };
    if little_endian {
        let (chunks, top) = row.as_chunks_mut();
        chunks.iter_mut().enumerate().for_each(|(position, chunk)| *chunk = limb(position).to_le_bytes());
        top.iter_mut().zip(top_limb.to_le_bytes()).for_each(|(byte, digit)| *byte = digit);
    } else {
        let (top, chunks) = row.as_rchunks_mut();
        chunks.iter_mut().rev().enumerate().for_each(|(position, chunk)| *chunk = limb(position).to_be_bytes());
        top.iter_mut().rev().zip(top_limb.to_le_bytes()).for_each(|(byte, digit)| *byte = digit);
    }
}
