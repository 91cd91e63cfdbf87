//! Two powers side by side, each modulo its own modulus: the two halves of an RSA private operation.
//!
//! A product ends in a chain of carries during which the multipliers of the CPU wait. Those of the other modulus have
//! no part in it and fill the gap (Gueron and Krasnov 2012, on exponentiations of 1024 bits for RSA). The windows are
//! those of a single power, in the same positions for both.

use super::exponent::Exponent;
use super::table::Table;
use super::window::fixed_width;
use crate::Residue;
use crate::cancel::Watch;
use crate::kernel::PairArithmetic;
use crate::limbs::Limb;
use crate::reduce::form::{Form, Words};
use zeroize::Zeroizing;

impl<'m> Residue<'m> {
    /// Two powers at once: of this residue, and of another one that may have another modulus. The exponents are
    /// big-endian, of any length; 0 and the empty one give 1.
    ///
    /// The results are those of two calls of [`pow`](Self::pow). With the kernel AVX-512 IFMA they come sooner for two
    /// moduli of about one size up to 1660 bits and two exponents of one length, such as the halves of an RSA private
    /// operation (Quisquater and Couvreur 1982); pad the shorter exponent with a zero byte.
    ///
    /// Constant time in the bases and in the exponents; the time depends on the exponents' lengths in bytes.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let (p, q) = (Modulus::from_be_bytes(&[101])?, Modulus::from_be_bytes(&[113])?);
    /// let (x, y) = (p.residue_from_be_bytes(&[2])?, q.residue_from_be_bytes(&[3])?);
    /// assert_eq!(x.pow_pair(&[100], &y, &[112]), (p.one(), q.one())); // Fermat
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn pow_pair<'n>(&self, exponent: &[u8], other: &Residue<'n>, other_exponent: &[u8]) -> (Self, Residue<'n>) {
        let forms = [self.modulus().form(), other.modulus().form()];
        let pair = forms[0].arithmetic().beside(forms[1].arithmetic());
        let Some(mut pair) = pair.filter(|_| exponent.len() == other_exponent.len()) else {
            return (self.pow(exponent), other.pow(other_exponent));
        };
        let exponents = [exponent, other_exponent];
        let bits = exponent.len() * 8;
        let width = fixed_width(bits, self.words().len());
        let tables = powers(&mut *pair, forms, [self.words(), other.words()], 1 << width);
        let mut entry = forms.map(Form::words);
        let mut scratch = forms.map(Form::words);
        let mut power = forms.map(|form| Zeroizing::new(form.one().to_vec()));
        let windows = bits.div_ceil(width);
        let watch = Watch::new();
        for index in (0..windows).rev() {
            watch.look();
            let first = index + 1 == windows;
            if !first {
                for _ in 0..width {
                    pair.square(parts_mut(&mut scratch), parts(&power));
                    swap(&mut power, &mut scratch);
                }
            }
            for i in 0..2 {
                let digit = exponents[i].window(index * width, width);
                forms[i].arithmetic().select(&mut entry[i], tables[i].all(), digit);
            }
            if first {
                swap(&mut power, &mut entry);
            } else {
                pair.mul(parts_mut(&mut scratch), parts(&power), parts(&entry));
                swap(&mut power, &mut scratch);
            }
        }
        let [power, other_power] = power;
        (Self::new(self.modulus(), power), Residue::new(other.modulus(), other_power))
    }
}

/// The bases to the powers 0, 1, … `count` − 1, for a count of at least 2.
fn powers(pair: &mut dyn PairArithmetic, forms: [&Form; 2], bases: [&[Limb]; 2], count: usize) -> [Table; 2] {
    let mut tables = forms.map(|form| Table::new(form, count));
    for (table, (form, base)) in tables.iter_mut().zip(forms.into_iter().zip(bases)) {
        table.entry_mut(0).copy_from_slice(form.one());
        table.entry_mut(1).copy_from_slice(base);
    }
    for i in 2..count {
        let words = bases[0].len();
        let [(done, entry), (other_done, other_entry)] = tables.each_mut().map(|table| table.split(i));
        let power = |exponent: usize| [done, other_done].map(|done| &done[exponent * words..][..words]);
        if i % 2 == 0 {
            pair.square([entry, other_entry], power(i / 2));
        } else {
            pair.mul([entry, other_entry], power(i - 1), bases);
        }
    }
    tables
}

fn swap(both: &mut [Words; 2], others: &mut [Words; 2]) {
    for (one, other) in both.iter_mut().zip(others) {
        core::mem::swap(one, other);
    }
}

fn parts(both: &[Words; 2]) -> [&[Limb]; 2] {
    both.each_ref().map(|words| words.as_slice())
}

fn parts_mut(both: &mut [Words; 2]) -> [&mut [Limb]; 2] {
    both.each_mut().map(|words| words.as_mut_slice())
}
