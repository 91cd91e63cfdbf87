//! Square roots modulo a prime.

use super::jacobi_vartime;
use super::lucas::v_vartime;
use crate::{Error, Modulus, Residue};
use alloc::vec::Vec;

/// Trials for a number that is no square: half of all numbers modulo a prime are none, so that all fail with
/// probability 2^−128.
const TRIALS: u8 = 128;

impl<'m> Residue<'m> {
    /// The smaller one of the two square roots modulo a prime, in a time that depends on the number.
    ///
    /// The modulus must be prime for the promise that a root is found where there is one. Modulo other numbers some roots are
    /// found, and the search ends in any case; whatever is returned is a root.
    ///
    /// # Errors
    /// [`Error::NoSquareRoot`].
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let root = modulus.residue_from_be_bytes(&[2])?.square_root_vartime()?;
    /// assert_eq!(root.to_be_bytes(), [14]); // 196 = 2 + 2·97
    /// let error = modulus.residue_from_be_bytes(&[5])?.square_root_vartime().unwrap_err();
    /// assert_eq!(error, Error::NoSquareRoot);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn square_root_vartime(&self) -> Result<Self, Error> {
        let modulus = self.modulus();
        let p = modulus.to_be_bytes();
        let root = match p[p.len() - 1] & 7 {
            _ if self.is_zero() => self.clone(),
            // p = 2 has the roots 0 and 1 of themselves; other even numbers are no primes.
            0 | 2 | 4 | 6 => self.clone(),
            _ if jacobi_vartime(&self.to_be_bytes(), &p)? != 1 => return Err(Error::NoSquareRoot),
            // a^((p+1)/4) squared is a·a^((p−1)/2) = a (Lagrange).
            3 | 7 => self.pow_vartime(&quotient_of_power_of_two(&p, 1, 2)),
            // Atkin 1992: with b = (2a)^((p−5)/8) and i = 2a·b², i² = (2a)^((p−1)/2) = −1, as 2 is no square; the root is
            // a·b·(i − 1), whose square is a²·b²·(−2i) = −a·i².
            5 => {
                let double = self.add(self)?;
                let b = double.pow_vartime(&quotient_of_power_of_two(&p, 0, 3));
                let i = double.mul(&b.square())?;
                self.mul(&b)?.mul(&i.sub(&modulus.one())?)?
            }
            // Modulo a composite number the sequence may come upon a t without an inverse.
            _ => self.by_lucas_sequence(modulus, &p).map_err(|_| Error::NoSquareRoot)?,
        };
        if root.square() != *self {
            return Err(Error::NoSquareRoot);
        }
        let other = root.neg();
        Ok(if other.to_be_bytes() < root.to_be_bytes() { other } else { root })
    }

    /// Müller, On the computation of square roots in finite fields (2004), algorithm 1, for a square a and p ≡ 1 mod 4: for a t
    /// with a·t² − 4 no square, V_((p−1)/4)(a·t² − 2, 1)/t is a root.
    fn by_lucas_sequence(&self, modulus: &'m Modulus, p: &[u8]) -> Result<Self, Error> {
        let two = modulus.one().add(&modulus.one())?;
        let four = two.add(&two)?;
        for t in 1..=TRIALS {
            let t = modulus.reduce_be_bytes(&[t]);
            let product = self.mul(&t.square())?;
            let discriminant = product.sub(&four)?;
            if discriminant.is_zero() {
                return two.mul(&t.inverse_vartime()?);
            }
            if jacobi_vartime(&discriminant.to_be_bytes(), p)? == -1 {
                let v = v_vartime(&product.sub(&two)?, &quotient_of_power_of_two(p, 0, 2))?;
                return v.mul(&t.inverse_vartime()?);
            }
        }
        Err(Error::NoSquareRoot)
    }
}

/// ⌊p/2^shift⌋ + addend of a big-endian number, for shift < 8.
pub(super) fn quotient_of_power_of_two(p: &[u8], addend: u8, shift: u32) -> Vec<u8> {
    let mut above = 0u8;
    let mut quotient: Vec<u8> = p
        .iter()
        .map(|&byte| {
            let shifted = (u16::from(above) << 8 | u16::from(byte)) >> shift;
            above = byte & ((1 << shift) - 1);
            shifted as u8
        })
        .collect();
    let mut carry = addend;
    for byte in quotient.iter_mut().rev() {
        let overflows;
        (*byte, overflows) = byte.overflowing_add(carry);
        carry = u8::from(overflows);
    }
    quotient
}
