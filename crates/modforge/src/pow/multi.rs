//! Simultaneous exponentiation: the product b₁^e₁·b₂^e₂·…·bₙ^eₙ with one run of squarings for all bases.
//!
//! For n exponents of L bits, with windows of w bits:
//!
//! | method | squarings | products |
//! |---|---|---|
//! | Straus 1964, fixed windows, constant time | L − w + n·(2^(w−1) − 1) | n·(⌈L/w⌉ + 2^(w−1) − 1) |
//! | interleaved sliding windows (Möller 2001) | L − 1 + n | about n·(L/(w+1) + 2^(w−1) − 1) |
//! | buckets (Pippenger 1976; Bernstein, Doumen, Lange and Oosterwijk 2012, 4) | L − w | about ⌈L/w⌉·(n + 2^w) |
//!
//! The two in variable time compete by these counts: buckets win for many bases, from about 120 with exponents of 256
//! bits, 80 with 128 bits.

use super::accumulator::Accumulator;
use super::exponent::Exponent;
use super::table::Table;
use super::window::{fixed_width, sliding_width};
use crate::cancel::Watch;
use crate::{Error, Modulus, Residue};
use alloc::{vec, vec::Vec};
use core::fmt;

/// Bases whose powers are multiplied, for any number of exponent lists.
///
/// ```
/// use modforge::{Modulus, MultiExponent};
///
/// let modulus = Modulus::from_be_bytes(&[0xff, 0xf1])?;
/// let (g, h) = (modulus.residue_from_be_bytes(&[17])?, modulus.residue_from_be_bytes(&[19])?);
/// let bases = MultiExponent::new(&modulus, &[&g, &h])?;
/// let commitment = bases.pow(&[&[0x12, 0x34], &[0xff, 0x00]])?;
/// assert_eq!(commitment, g.pow(&[0x12, 0x34]).mul(&h.pow(&[0xff, 0x00]))?);
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone)]
pub struct MultiExponent<'m> {
    modulus: &'m Modulus,
    bases: Vec<Residue<'m>>,
}

impl<'m> MultiExponent<'m> {
    /// The bases, of which there may be any number.
    ///
    /// # Errors
    /// [`Error::ModulusMismatch`] for a base that does not belong to the modulus.
    ///
    /// ```
    /// use modforge::{Modulus, MultiExponent};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(MultiExponent::new(&modulus, &[])?.pow(&[])?, modulus.one()); // no bases, no factors
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn new(modulus: &'m Modulus, bases: &[&Residue<'m>]) -> Result<Self, Error> {
        if !bases.iter().all(|base| base.shares_form_of(modulus)) {
            return Err(Error::ModulusMismatch);
        }
        Ok(Self { modulus, bases: bases.iter().map(|&base| base.clone()).collect() })
    }

    fn pairs<'a, 'e>(
        &'a self,
        exponents: &'a [&'e [u8]],
    ) -> Result<impl Iterator<Item = (&'a Residue<'m>, &'e [u8])> + Clone, Error> {
        if exponents.len() != self.bases.len() {
            return Err(Error::ExponentCount { exponents: exponents.len(), bases: self.bases.len() });
        }
        Ok(self.bases.iter().zip(exponents.iter().copied()))
    }

    /// The product of the bases to the powers of these big-endian exponents, one for each base, of any lengths.
    ///
    /// Constant time in bases and exponents (Straus); the time depends on the exponents' lengths in bytes.
    ///
    /// # Errors
    /// [`Error::ExponentCount`] when there are more or fewer exponents than bases.
    ///
    /// ```
    /// use modforge::{Modulus, MultiExponent};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (a, b) = (modulus.residue_from_be_bytes(&[60])?, modulus.residue_from_be_bytes(&[50])?);
    /// let product = MultiExponent::new(&modulus, &[&a, &b])?.pow(&[&[2], &[3]])?;
    /// assert_eq!(product, (a.square() * b.square() * &b)?);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn pow(&self, exponents: &[&[u8]]) -> Result<Residue<'m>, Error> {
        let pairs = self.pairs(exponents)?;
        let form = self.modulus.form();
        let bits = exponents.iter().map(|exponent| exponent.len() * 8).max().unwrap_or(0);
        let width = fixed_width(bits, form.arithmetic().words());
        let tables: Vec<_> =
            pairs.map(|(base, exponent)| (Table::powers(form, base.words(), 1 << width), exponent)).collect();
        let mut entry = form.words();
        let mut power = Accumulator::new(form);
        for low in (0..bits).step_by(width).rev() {
            power.square(width as u64);
            for (table, exponent) in tables.iter().filter(|(_, exponent)| low < exponent.len() * 8) {
                form.arithmetic().select(&mut entry, table.all(), exponent.window(low, width));
                power.mul(&entry);
            }
        }
        Ok(Residue::new(self.modulus, power.into_words()))
    }

    /// As [`pow`](Self::pow), faster, but time and memory addresses depend on the exponents: for public exponents.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::{Modulus, MultiExponent};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (a, b) = (modulus.residue_from_be_bytes(&[60])?, modulus.residue_from_be_bytes(&[50])?);
    /// let bases = MultiExponent::new(&modulus, &[&a, &b])?;
    /// assert_eq!(bases.pow_vartime(&[&[2], &[3]])?, bases.pow(&[&[2], &[3]])?);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn pow_vartime(&self, exponents: &[&[u8]]) -> Result<Residue<'m>, Error> {
        let pairs: Vec<_> = self.pairs(exponents)?.filter(|(_, exponent)| exponent.ones() > 0).collect();
        let interleaved = pairs.iter().map(|(_, exponent)| sliding_products(exponent)).sum();
        let power = match bucket_width(&pairs, interleaved) {
            Some(width) => self.buckets(&pairs, width),
            None => self.interleaved(&pairs),
        };
        Ok(Residue::new(self.modulus, power.into_words()))
    }

    /// Sliding windows of each exponent, side by side.
    fn interleaved(&self, pairs: &[(&Residue<'m>, &[u8])]) -> Accumulator<'m> {
        let form = self.modulus.form();
        let longest = longest(pairs);
        // For each bit, a list of the exponents whose next window ends there: its head, and for each exponent the one
        // after it.
        let mut heads = vec![None; longest];
        let mut lines = Vec::with_capacity(pairs.len());
        for (index, &(base, exponent)) in pairs.iter().enumerate() {
            let bits = exponent.bit_length_vartime();
            let width = sliding_width(bits, exponent.ones());
            let table = Table::odd_powers(form, base.words(), 1 << (width - 1));
            let (low, digit) = exponent.sliding_window_vartime(bits, width).unwrap_or_default(); // there is one: not 0
            lines.push(Line { exponent, width, table, digit, after: heads[low].replace(index) });
        }
        let mut power = Accumulator::new(form);
        for bit in (0..longest).rev() {
            power.square(1);
            let mut next = heads[bit];
            while let Some(index) = next {
                let line = &mut lines[index];
                power.mul(line.table.entry(line.digit / 2));
                next = line.after;
                if let Some((low, digit)) = line.exponent.sliding_window_vartime(bit, line.width) {
                    line.digit = digit;
                    line.after = heads[low].replace(index);
                }
            }
        }
        power
    }

    /// For each window, the bases with the same digit d are multiplied into bucket d; the product of bucket_d^d is then
    /// the product of all suffix products bucket_max·…·bucket_d.
    fn buckets(&self, pairs: &[(&Residue<'m>, &[u8])], width: usize) -> Accumulator<'m> {
        let form = self.modulus.form();
        let mut buckets = Table::new(form, 1 << width);
        let mut filled = vec![false; 1 << width];
        let mut scratch = form.words();
        let mut suffix = Accumulator::new(form);
        let mut power = Accumulator::new(form);
        let watch = Watch::new();
        for low in (0..longest(pairs)).step_by(width).rev() {
            for &(base, exponent) in pairs {
                watch.look();
                let digit = exponent.window(low, width) as usize;
                if filled[digit] {
                    form.arithmetic().mul(&mut scratch, buckets.entry(digit), base.words());
                    buckets.entry_mut(digit).copy_from_slice(&scratch);
                } else if digit > 0 {
                    buckets.entry_mut(digit).copy_from_slice(base.words());
                    filled[digit] = true;
                }
            }
            power.square(width as u64);
            suffix.clear();
            for digit in (1..1 << width).rev() {
                if core::mem::take(&mut filled[digit]) {
                    suffix.mul(buckets.entry(digit));
                }
                if !suffix.is_empty() {
                    power.mul(suffix.product());
                }
            }
        }
        power
    }
}

/// An exponent on its way down, with the odd powers of its base and its next window.
struct Line<'e> {
    exponent: &'e [u8],
    width: usize,
    table: Table,
    digit: usize,
    after: Option<usize>,
}

impl fmt::Debug for MultiExponent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MultiExponent({} bases of {} bits)", self.bases.len(), self.modulus.bits())
    }
}

fn longest(pairs: &[(&Residue<'_>, &[u8])]) -> usize {
    pairs.iter().map(|(_, exponent)| exponent.bit_length_vartime()).max().unwrap_or(0)
}

/// Products that sliding windows need for an exponent, on average.
fn sliding_products(exponent: &[u8]) -> usize {
    let bits = exponent.bit_length_vartime();
    match sliding_width(bits, exponent.ones()) {
        1 => exponent.ones(),
        width => (1 << (width - 1)) + bits.div_ceil(width + 1),
    }
}

/// The width at which buckets need the fewest products, if these are fewer than the `interleaved` ones and a tenth
/// more: a tenth because the tables of many bases leave the first cache, which buckets do not.
fn bucket_width(pairs: &[(&Residue<'_>, &[u8])], interleaved: usize) -> Option<usize> {
    let longest = longest(pairs);
    let work = |width: usize| {
        let into_buckets: usize = pairs.iter().map(|(_, exponent)| exponent.bit_length_vartime().div_ceil(width)).sum();
        into_buckets + longest.div_ceil(width) * (1 << width)
    };
    (1..=12)
        .map(|width| (work(width), width))
        .min()
        .filter(|&(work, _)| work < interleaved + interleaved / 10)
        .map(|(_, width)| width)
}
