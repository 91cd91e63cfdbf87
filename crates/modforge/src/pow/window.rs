//! Exponentiation by windows of exponent bits: fixed ones in constant time, sliding ones in variable time.
//!
//! With windows of w bits and an exponent of L bits (Knuth, The Art of Computer Programming 2, 4.6.3; Menezes, van
//! Oorschot and Vanstone, Handbook of Applied Cryptography, 14.82 and 14.85):
//!
//! | | squarings | products | of them for the table |
//! |---|---|---|---|
//! | fixed | w·(⌈L/w⌉ − 1) + 2^(w−1) − 1 | ⌈L/w⌉ − 1 + 2^(w−1) − 1 | 2^w − 2 squarings and products |
//! | sliding | L − w to L − 1, and 1 | about L/(w+1) + 2^(w−1) − 2 | 2^(w−1) − 1, and 1 squaring |
//!
//! The first window is loaded, so nothing is spent on powers of 1.

use super::accumulator::Accumulator;
use super::exponent::Exponent;
use super::table::Table;
use crate::Residue;
use crate::kernel::MAX_STACK_ENTRIES;

impl Residue<'_> {
    /// The power with a big-endian exponent of any length, which may exceed the modulus; 0 and the empty one give 1.
    ///
    /// Constant time in the base and in the exponent; the time depends on the exponent's length in bytes.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[101])?;
    /// let two = modulus.residue_from_be_bytes(&[2])?;
    /// assert_eq!(two.pow(&[100]), modulus.one()); // Fermat
    /// assert_eq!(two.pow(&[]), modulus.one());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn pow(&self, exponent: &[u8]) -> Self {
        let form = self.modulus().form();
        let bits = exponent.len() * 8;
        let mut words = form.words();
        if form.arithmetic().power_from_below(&mut words, form.one(), self.words(), &mut exponent.pieces(bits)) {
            return Self::new(self.modulus(), words);
        }
        let width = fixed_width(bits, form.arithmetic().words());
        let digit = |index: usize| exponent.window(index * width, width);
        let mut digits = (0..bits.div_ceil(width)).rev().map(digit);
        if 1 << width <= MAX_STACK_ENTRIES
            && form.arithmetic().power(&mut words, form.one(), self.words(), width, &mut digits)
        {
            return Self::new(self.modulus(), words);
        }
        let table = Table::powers(form, self.words(), 1 << width);
        let mut entry = form.words();
        let mut power = Accumulator::new(form);
        for index in (0..bits.div_ceil(width)).rev() {
            power.square(width as u64);
            form.arithmetic().select(&mut entry, table.all(), exponent.window(index * width, width));
            power.mul(&entry);
        }
        Self::new(self.modulus(), power.into_words())
    }

    /// The power with a big-endian exponent of any length, which may exceed the modulus; 0 and the empty one give 1.
    ///
    /// Faster than [`pow`](Self::pow), but time and memory addresses depend on the exponent: for public exponents. A
    /// short or sparse one, such as the 3 or 65537 of RSA, costs its squarings and a product for each further 1, and no
    /// table.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_hex("c7e16e2d5d1c0be5d8f5b3c1a4e0f2a9")?;
    /// let message = modulus.residue_from_be_bytes(b"hello")?;
    /// assert_eq!(message.pow_vartime(&[1, 0, 1]), message.pow(&[1, 0, 1])); // 65537
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn pow_vartime(&self, exponent: &[u8]) -> Self {
        self.power_vartime(exponent)
    }

    /// As [`pow_vartime`](Self::pow_vartime), with an exponent in bytes or limbs.
    pub(crate) fn power_vartime<E: Exponent + ?Sized>(&self, exponent: &E) -> Self {
        let form = self.modulus().form();
        let bits = exponent.bit_length_vartime();
        let mut words = form.words();
        if form.arithmetic().power_from_below(&mut words, form.one(), self.words(), &mut exponent.pieces(bits)) {
            return Self::new(self.modulus(), words);
        }
        let width = sliding_width(bits, exponent.ones());
        let entries = 1 << (width - 1);
        let mut low = bits;
        // Past the last window only squarings are left, perhaps none.
        let mut steps = core::iter::from_fn(|| {
            let above = low;
            let (next, index) = match exponent.sliding_window_vartime(low, width) {
                Some((next, digit)) => (next, Some(digit / 2)),
                None => (0, None),
            };
            low = next;
            (above > 0).then_some((above - next, index))
        });
        if entries <= MAX_STACK_ENTRIES
            && form.arithmetic().power_vartime(&mut words, form.one(), self.words(), entries, &mut steps)
        {
            return Self::new(self.modulus(), words);
        }
        let table = Table::odd_powers(form, self.words(), entries);
        let mut power = Accumulator::new(form);
        let mut low = bits;
        while let Some((next, digit)) = exponent.sliding_window_vartime(low, width) {
            power.square((low - next) as u64);
            power.mul(table.entry(digit / 2));
            low = next;
        }
        power.square(low as u64);
        Self::new(self.modulus(), power.into_words())
    }
}

/// Window width with the least work: a table of 2^w products, and for each window one product and a look at 2^w
/// entries.
///
/// About 4 entries for each word of a residue are read in the time of one product (measured: 4 to 7 in the portable
/// kernel, 3 to 5 with AVX-512 IFMA, whose residues have more words).
pub(super) fn fixed_width(bits: usize, words: usize) -> usize {
    let product = 4 * words;
    let work = |width: usize| (product << width) + bits.div_ceil(width) * (product + (1 << width));
    (1..=7).min_by_key(|&width| work(width)).unwrap_or(1)
}

/// Width of sliding windows with the fewest products: 2^(w−1) for the table and on average one every w + 1 bits;
/// without a table (w = 1) one for each bit that is 1.
pub(crate) fn sliding_width(bits: usize, ones: usize) -> usize {
    let work = |width: usize| match width {
        1 => ones,
        _ => (1 << (width - 1)) + bits.div_ceil(width + 1),
    };
    (1..=8).min_by_key(|&width| work(width)).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::fixed_width;

    /// The constant-time suite sees every width: its moduli have so many words, and its exponents so many bytes.
    #[test]
    fn the_suite_has_every_width() {
        let shown = [
            (1, 2, 2),
            (2, 9, 3),
            (8, 4, 3),
            (8, 23, 4),
            (20, 103, 5),
            (24, 83, 5),
            (56, 279, 6),
            (80, 201, 6),
            (128, 889, 7),
        ];
        for (words, bytes, width) in shown {
            assert_eq!(fixed_width(8 * bytes, words), width, "{words} words");
        }
    }
}
