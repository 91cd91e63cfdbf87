//! The sum of many ints: digit by digit, carried once.
//!
//! A sum of c digits of 30 bits is below c·2^30, so a word holds [`MANY`] of them. Nothing is moved from where Python
//! has the numbers.

use super::digits::{BITS, MASK, each_word};
use super::magnitude::MAX_BITS;
use super::ways::digits;
use modforge::{Error, Modulus, Residue};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use zeroize::Zeroizing;

/// Ints that are added up before carries.
const MANY: usize = 1 << 33;

/// The sums of the absolute values of those that are not negative, and of those that are.
#[derive(Default)]
pub(crate) struct Total {
    sums: [Zeroizing<Vec<u64>>; 2],
    /// Ints since the last carries.
    count: usize,
}

impl Total {
    /// Adds an int. False, without adding it, where this interpreter does not show its digits, and for one that is too
    /// long for a number.
    pub(crate) fn add(&mut self, value: &Bound<'_, PyInt>) -> bool {
        let Some(way) = digits(value.py()) else { return false };
        let (negative, digits) = way.all(value);
        if digits.len() > MAX_BITS / BITS {
            return false;
        }
        if self.count == MANY {
            self.sums = self.sums.each_ref().map(|sums| Zeroizing::new(carried(sums)));
            self.count = 0;
        }
        self.count += 1;
        let sums = &mut self.sums[usize::from(negative)];
        if sums.len() < digits.len() {
            let mut longer = Zeroizing::new(vec![0; digits.len()]);
            longer[..sums.len()].copy_from_slice(sums);
            *sums = longer;
        }
        for (sum, &digit) in sums.iter_mut().zip(digits) {
            *sum += u64::from(digit);
        }
        true
    }

    /// Bits of the longest sum, about.
    pub(crate) fn bits(&self) -> usize {
        self.sums.iter().map(|sums| sums.len() * BITS).max().unwrap_or(0)
    }

    /// The sum modulo a number.
    pub(crate) fn residue<'m>(&self, modulus: &'m Modulus) -> Result<Residue<'m>, Error> {
        let [positive, negative] = self.sums.each_ref().map(|sums| {
            let digits: Zeroizing<Vec<u32>> =
                Zeroizing::new(carried(sums).into_iter().map(|digit| digit as u32).collect());
            let mut limbs = Zeroizing::new(Vec::with_capacity(digits.len()));
            each_word(&digits, |word| limbs.push(word));
            modulus.reduce_limbs(&limbs)
        });
        positive.sub(&negative)
    }
}

/// The digits of a number, from sums of digits.
fn carried(sums: &[u64]) -> Vec<u64> {
    let mut carry = 0;
    // The carry is below 2^34.
    sums.iter()
        .chain(&[0, 0])
        .map(|sum| {
            let sum = sum + carry;
            carry = sum >> BITS;
            sum & MASK
        })
        .collect()
}
