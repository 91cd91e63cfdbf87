//! Many powers of one base from a table made once: the comb of Lim and Lee (CRYPTO 1994).
//!
//! The L bits of an exponent are written as h rows of a = ⌈L/h⌉ bits, each row cut into v blocks of b = ⌈a/v⌉. Block j
//! of the table holds, for each u of h bits, the product of base^(2^(i·a + j·b)) over the rows i with bit i of u set.
//! With u(j, k) the column of bits at positions i·a + j·b + k,
//!
//! base^e = ∏ₖ (∏ⱼ table\[j\]\[u(j, k)\])^(2^k), by Horner's rule from k = b − 1 down to 0.
//!
//! That is b − 1 squarings and a − 1 products for v·2^h entries. Two older methods are its corners:
//! - h = 1, b = 1: the residues base^(2^i) for every bit, multiplied where the exponent has a 1 (the precomputed
//!   residues that Prots'ko, Gryshchuk and Riznyk 2023 share out among threads).
//! - b = 1: no squarings at all, as Brickell, Gordon, McCurley and Wilson (EUROCRYPT 1992) have it.
//!
//! Making the table costs (h − 1)·a + (v − 1)·b ≤ L squarings, one after the other, and v·(2^h − h − 1) products, which
//! threads share.

mod comb;
mod storage;
mod threads;

use super::accumulator::Accumulator;
use super::exponent::{Exponent, fits};
use super::table::Table;
use crate::cancel::Watch;
use crate::error::MAX_THREADS;
use crate::limbs::Limb;
use crate::{Error, Modulus, Residue};
use comb::Comb;
use core::fmt;
use core::num::NonZeroUsize;

/// A base with a table of its powers, for many exponents of at most a given length.
///
/// ```
/// use modforge::{Error, FixedBase, Modulus};
///
/// let modulus = Modulus::from_hex("ffffffffffffffffffffffffffffff61")?; // 2^128 - 159
/// let generator = modulus.residue_from_be_bytes(&[3])?;
/// let table = FixedBase::new(&generator, 128)?;
/// let exponent = [0xc3; 16];
/// assert_eq!(table.pow(&exponent)?, generator.pow(&exponent));
/// assert_eq!(table.pow(&[0xff; 17]).err(), Some(Error::ExponentTooLong { max_bits: 128 }));
///
/// let stored = table.to_bytes();
/// assert_eq!(FixedBase::from_bytes(&modulus, &stored)?.pow_vartime(&exponent)?, generator.pow(&exponent));
/// # Ok::<(), Error>(())
/// ```
pub struct FixedBase<'m> {
    modulus: &'m Modulus,
    comb: Comb,
    table: Table,
}

/// Bytes of the table that [`FixedBase::new`] makes at most: with more, reading it costs as much as the squarings it
/// saves.
const DEFAULT_TABLE_BYTES: usize = 1 << 18;

impl<'m> FixedBase<'m> {
    /// Maximum number of bits of an exponent.
    pub const MAX_EXPONENT_BITS: usize = 1 << 20;

    /// A table for exponents of at most `exponent_bits` bits, of at most 256 KiB. Constant time in the base.
    ///
    /// # Errors
    /// [`Error::ExponentTooLong`] for more than [`MAX_EXPONENT_BITS`](Self::MAX_EXPONENT_BITS).
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let table = FixedBase::new(&modulus.residue_from_be_bytes(&[5])?, 8)?;
    /// assert_eq!(table.pow(&[96])?, modulus.one()); // Fermat
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn new(base: &Residue<'m>, exponent_bits: usize) -> Result<Self, Error> {
        Self::with_table(base, exponent_bits, DEFAULT_TABLE_BYTES, NonZeroUsize::MIN)
    }

    /// As [`new`](Self::new), with the most bytes that the table may take and the number of threads that make it.
    ///
    /// The fewest squarings and products that the bytes allow are chosen; with too few bytes for anything better, the
    /// table has two entries. Without the feature `std`, one thread does all the work.
    ///
    /// # Errors
    /// As there, [`Error::TooManyThreads`] and [`Error::OutOfMemory`].
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    /// use std::num::NonZeroUsize;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (base, two) = (modulus.residue_from_be_bytes(&[5])?, NonZeroUsize::new(2).expect("not 0"));
    /// let table = FixedBase::with_table(&base, 64, 1 << 10, two)?;
    /// assert!(table.table_bytes() <= 1 << 10);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn with_table(
        base: &Residue<'m>,
        exponent_bits: usize,
        max_bytes: usize,
        threads: NonZeroUsize,
    ) -> Result<Self, Error> {
        if exponent_bits > Self::MAX_EXPONENT_BITS {
            return Err(Error::ExponentTooLong { max_bits: Self::MAX_EXPONENT_BITS });
        }
        if threads.get() > MAX_THREADS {
            return Err(Error::TooManyThreads { threads: threads.get() });
        }
        let modulus = base.modulus();
        let form = modulus.form();
        let comb = Comb::choose(exponent_bits, form.arithmetic().words(), max_bytes);
        let mut table = Table::try_new(form, comb.entries())?;
        // base^(2^(i·a + j·b)) to entry 2^i of block j, in the order of the powers.
        let mut power = Accumulator::new(form);
        power.mul(base.words());
        let mut position = 0;
        for row in 0..comb.rows {
            for block in 0..comb.blocks {
                let next = row * comb.columns + block * comb.length;
                power.square((next - position) as u64);
                position = next;
                table.entry_mut((block << comb.rows) + (1 << row)).copy_from_slice(power.product());
            }
        }
        // Each other entry is a product of the entry without the top bit of its number and the entry of that bit.
        let words = form.arithmetic().words();
        let fill = |blocks: &mut [Limb]| {
            let watch = Watch::new();
            for block in blocks.chunks_exact_mut(words << comb.rows) {
                block[..words].copy_from_slice(form.one());
                for u in 3usize..1 << comb.rows {
                    watch.look();
                    let top = 1 << u.ilog2();
                    if u > top {
                        let (done, entry) = block.split_at_mut(u * words);
                        let (rest, power) = (&done[(u - top) * words..][..words], &done[top * words..][..words]);
                        form.arithmetic().mul(&mut entry[..words], rest, power);
                    }
                }
            }
        };
        threads::share_out(table.all_mut(), words << comb.rows, threads, fill);
        Ok(Self { modulus, comb, table })
    }

    /// Maximum number of bits of an exponent that the table is for.
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(FixedBase::new(&modulus.one(), 40)?.exponent_bits(), 40);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn exponent_bits(&self) -> usize {
        self.comb.exponent_bits
    }

    /// Bytes that the table takes in memory.
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert!((1..=1 << 18).contains(&FixedBase::new(&modulus.one(), 40)?.table_bytes()));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn table_bytes(&self) -> usize {
        size_of_val(self.table.all())
    }

    /// The power with a big-endian exponent below 2^[`exponent_bits`](Self::exponent_bits); 0 and the empty one give 1.
    ///
    /// Constant time in base and exponent: a product for each column of the comb, and every entry of its block is read.
    ///
    /// # Errors
    /// [`Error::ExponentTooLong`].
    ///
    /// ```
    /// use modforge::{Error, FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let a = modulus.residue_from_be_bytes(&[60])?;
    /// let table = FixedBase::new(&a, 16)?;
    /// assert_eq!(table.pow(&[0x12, 0x34])?, a.pow(&[0x12, 0x34]));
    /// assert_eq!(table.pow(&[1, 0, 0]).err(), Some(Error::ExponentTooLong { max_bits: 16 }));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn pow(&self, exponent: &[u8]) -> Result<Residue<'m>, Error> {
        let form = self.modulus.form();
        let mut entry = form.words();
        let block_words = form.arithmetic().words() << self.comb.rows;
        self.horner(exponent, |power, block, index| {
            form.arithmetic().select(&mut entry, &self.table.all()[block * block_words..][..block_words], index);
            power.mul(&entry);
        })
    }

    /// As [`pow`](Self::pow), faster, but time and memory addresses depend on the exponent: for public exponents.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let a = modulus.residue_from_be_bytes(&[60])?;
    /// let table = FixedBase::new(&a, 16)?;
    /// assert_eq!(table.pow_vartime(&[0x12, 0x34])?, table.pow(&[0x12, 0x34])?);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn pow_vartime(&self, exponent: &[u8]) -> Result<Residue<'m>, Error> {
        self.horner(exponent, |power, block, index| {
            if index != 0 {
                power.mul(self.table.entry((block << self.comb.rows) + index as usize));
            }
        })
    }

    /// Horner's rule over the columns; `step` multiplies entry `index` of a block into the power.
    #[inline(always)]
    fn horner(
        &self,
        exponent: &[u8],
        mut step: impl FnMut(&mut Accumulator<'m>, usize, Limb),
    ) -> Result<Residue<'m>, Error> {
        let comb = &self.comb;
        if !fits(exponent, comb.exponent_bits) {
            return Err(Error::ExponentTooLong { max_bits: comb.exponent_bits });
        }
        let mut power = Accumulator::new(self.modulus.form());
        for column in (0..comb.length).rev() {
            power.square(1);
            for block in 0..comb.blocks {
                let position = block * comb.length + column;
                if position < comb.columns {
                    let bit = |row: usize| exponent.window(row * comb.columns + position, 1) << row;
                    step(&mut power, block, (0..comb.rows).fold(0, |index, row| index | bit(row)));
                }
            }
        }
        Ok(Residue::new(self.modulus, power.into_words()))
    }
}

impl fmt::Debug for FixedBase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FixedBase(exponents of {} bits, modulus of {} bits)", self.exponent_bits(), self.modulus.bits())
    }
}
