//! Square roots modulo a prime.

use super::jacobi::symbol_vartime;
use super::lucas::v_vartime;
use crate::limbs::shift::{shift_right, shifted_right_vartime};
use crate::limbs::{add, compare};
use crate::{Error, Modulus, Residue};

/// Trials for a number that is not a square: half of all numbers modulo a prime are not, so all trials fail with
/// probability 2^−128.
const TRIALS: u8 = 128;

impl<'m> Residue<'m> {
    /// The smaller one of the two square roots modulo a prime, in a time that depends on the number.
    ///
    /// The modulus must be prime for the promise that a root is found where there is one. Modulo other numbers some
    /// roots are found, and the search ends in any case; whatever is returned is a root.
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
        let p = modulus.limbs();
        let root = match p[0] & 7 {
            _ if self.is_zero() => self.clone(),
            // p = 2 has the roots 0 and 1 of themselves; other even numbers are not prime.
            0 | 2 | 4 | 6 => self.clone(),
            _ if self.jacobi_vartime() != 1 => return Err(Error::NoSquareRoot),
            // a^((p+1)/4) squared is a·a^((p−1)/2) = a (Lagrange).
            3 | 7 => {
                // ⌊p/4⌋ + 1.
                let mut exponent = p.to_vec();
                shift_right(&mut exponent, 2);
                add::add_limb(&mut exponent, 1);
                self.power_vartime(&exponent[..])
            }
            // Atkin 1992: with b = (2a)^((p−5)/8) and i = 2a·b², i² = (2a)^((p−1)/2) = −1, as 2 is not a square; the
            // root is a·b·(i − 1), whose square is a²·b²·(−2i) = −a·i².
            5 => {
                let double = self.add(self)?;
                let b = double.power_vartime(&shifted_right_vartime(p, 3)[..]);
                let i = double.mul(&b.square())?;
                self.mul(&b)?.mul(&i.sub(&modulus.one())?)?
            }
            // Modulo a composite number the sequence may come upon a t without an inverse.
            _ => self.by_lucas_sequence(modulus).map_err(|_| Error::NoSquareRoot)?,
        };
        if root.square() != *self {
            return Err(Error::NoSquareRoot);
        }
        let other = root.neg();
        let number = |x: &Self| modulus.form().leave(x.words());
        Ok(if compare::less(&number(&other), &number(&root)) == 0 { root } else { other })
    }

    /// Müller, On the computation of square roots in finite fields (2004), algorithm 1, for a square a and p ≡ 1 mod 4:
    /// for a t with a·t² − 4 no square, V_((p−1)/4)(a·t² − 2, 1)/t is a root.
    fn by_lucas_sequence(&self, modulus: &'m Modulus) -> Result<Self, Error> {
        let two = modulus.one().add(&modulus.one())?;
        let four = two.add(&two)?;
        for t in 1..=TRIALS {
            let t = modulus.reduce_limbs(&[t.into()]);
            let product = self.mul(&t.square())?;
            let discriminant = product.sub(&four)?;
            if discriminant.is_zero() {
                return two.mul(&t.inverse_vartime()?);
            }
            if discriminant.jacobi_vartime() == -1 {
                let v = v_vartime(&product.sub(&two)?, &shifted_right_vartime(modulus.limbs(), 2));
                return v.mul(&t.inverse_vartime()?);
            }
        }
        Err(Error::NoSquareRoot)
    }

    /// The Jacobi symbol (x/m) of this residue x, for an odd m.
    fn jacobi_vartime(&self) -> i8 {
        let mut number = self.modulus().form().leave(self.words());
        symbol_vartime(&mut number, &mut self.modulus().limbs().to_vec())
    }
}
