//! Exponentiation by windows of exponent bits: fixed ones in constant time, sliding ones in variable time.
//!
//! Both need about bits squarings and bits/w products for windows of w bits, after a table of powers (Knuth, The Art of
//! Computer Programming 2, 4.6.3; Menezes, van Oorschot and Vanstone, Handbook of Applied Cryptography, 14.82 and 14.85).

use crate::Residue;
use crate::limbs::Limb;
use crate::reduce::form::{Form, Words};
use alloc::vec;
use zeroize::Zeroizing;

impl Residue<'_> {
    /// The power with a big-endian exponent of any length; 0 gives 1.
    ///
    /// Constant time in the base and in the exponent; the time depends on the exponent's length in bytes.
    #[must_use]
    pub fn pow(&self, exponent: &[u8]) -> Self {
        let form = self.modulus().form();
        let bits = exponent.len() * 8;
        let words = form.arithmetic().words();
        let width = fixed_width(bits, words);
        // Entry i is the base to the power i.
        let mut table = Zeroizing::new(vec![0; words << width]);
        table[..words].copy_from_slice(form.one());
        table[words..2 * words].copy_from_slice(self.words());
        for i in 2..1 << width {
            let (done, rest) = table.split_at_mut(i * words);
            let product = &mut rest[..words];
            if i % 2 == 0 {
                form.arithmetic().square(product, &done[i / 2 * words..][..words]);
            } else {
                form.arithmetic().mul(product, &done[(i - 1) * words..], self.words());
            }
        }
        let mut power = Accumulator::one(form);
        let mut entry = form.words();
        for window in (0..bits.div_ceil(width)).rev() {
            for _ in 0..width {
                power.square();
            }
            form.arithmetic().select(&mut entry, &table, window_bits(exponent, window * width, width));
            power.mul(&entry);
        }
        Self::new(self.modulus(), power.value)
    }

    /// The power with a big-endian exponent of any length; 0 gives 1.
    ///
    /// Faster than [`pow`](Self::pow), but time and memory addresses depend on the exponent: for public exponents.
    #[must_use]
    pub fn pow_vartime(&self, exponent: &[u8]) -> Self {
        let form = self.modulus().form();
        let start = exponent.iter().position(|&byte| byte != 0).unwrap_or(exponent.len());
        let exponent = &exponent[start..];
        let bits = exponent.first().map_or(0, |top| exponent.len() * 8 - top.leading_zeros() as usize);
        let width = sliding_width(bits);
        let words = form.arithmetic().words();
        // Entry i is the base to the power 2i + 1.
        let mut table = Zeroizing::new(vec![0; words << (width - 1)]);
        table[..words].copy_from_slice(self.words());
        let base_squared = self.square();
        for i in 1..1 << (width - 1) {
            let (done, rest) = table.split_at_mut(i * words);
            form.arithmetic().mul(&mut rest[..words], &done[(i - 1) * words..], base_squared.words());
        }
        let mut power = Accumulator::one(form);
        let mut above = bits;
        while above > 0 {
            if window_bits(exponent, above - 1, 1) == 0 {
                power.square();
                above -= 1;
                continue;
            }
            // The longest window from here down that ends in a 1.
            let mut low = above.saturating_sub(width);
            while window_bits(exponent, low, 1) == 0 {
                low += 1;
            }
            for _ in low..above {
                power.square();
            }
            let digit = window_bits(exponent, low, above - low) as usize;
            power.mul(&table[digit / 2 * words..][..words]);
            above = low;
        }
        Self::new(self.modulus(), power.value)
    }
}

/// A residue that is multiplied in place: two buffers that swap.
struct Accumulator<'m> {
    form: &'m Form,
    value: Words,
    scratch: Words,
}

impl<'m> Accumulator<'m> {
    fn one(form: &'m Form) -> Self {
        Self { form, value: Zeroizing::new(form.one().to_vec()), scratch: form.words() }
    }

    fn square(&mut self) {
        self.form.arithmetic().square(&mut self.scratch, &self.value);
        core::mem::swap(&mut self.value, &mut self.scratch);
    }

    fn mul(&mut self, other: &[Limb]) {
        self.form.arithmetic().mul(&mut self.scratch, &self.value, other);
        core::mem::swap(&mut self.value, &mut self.scratch);
    }
}

/// The `count` ≤ 8 bits of a big-endian number from bit `low` up; bits beyond its end are 0.
fn window_bits(number: &[u8], low: usize, count: usize) -> Limb {
    let byte = |index: usize| number.len().checked_sub(index + 1).map_or(0, |position| number[position]);
    let pair = Limb::from(byte(low / 8)) | Limb::from(byte(low / 8 + 1)) << 8;
    pair >> (low % 8) & ((1 << count) - 1)
}

/// Window width with the least work: a table of 2^w products, and for each window one product and a look at 2^w entries.
///
/// At least twice as many entries as a residue has words are read in the time of one product.
fn fixed_width(bits: usize, words: usize) -> usize {
    let product = 2 * words;
    let work = |width: usize| (product << width) + bits.div_ceil(width) * (product + (1 << width));
    (1..=6).min_by_key(|&width| work(width)).unwrap_or(1)
}

/// As [`fixed_width`] for sliding windows: a table of 2^(w−1) entries and on average one product every w + 1 bits.
fn sliding_width(bits: usize) -> usize {
    (1..=8).min_by_key(|&width| (1 << (width - 1)) + bits.div_ceil(width + 1)).unwrap_or(1)
}
