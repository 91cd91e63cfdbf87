//! Many inverses for the price of one and three products each.
//!
//! With the products pᵢ = a₀·…·aᵢ and their one inverse: aᵢ⁻¹ = pᵢ⁻¹·pᵢ₋₁ and pᵢ₋₁⁻¹ = pᵢ⁻¹·aᵢ (Montgomery, Speeding
//! the Pollard and elliptic curve methods of factorization, 1987, 10.3.1).

use crate::cancel::Watch;
use crate::{Error, Modulus, Residue};
use alloc::vec::Vec;

impl Modulus {
    /// The inverses of many residues, in their order; see [`Residue::inverse`].
    ///
    /// Constant time in the numbers, up to whether all have an inverse.
    ///
    /// # Errors
    /// [`Error::ElementNotInvertible`] for the first one that has none, [`Error::ModulusMismatch`] for one of another
    /// modulus.
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[91])?;
    /// let numbers = [5, 2, 35].map(|x| modulus.reduce_be_bytes(&[x]));
    /// let inverses = modulus.inverses(&numbers[..2])?;
    /// assert_eq!([inverses[0].to_be_bytes(), inverses[1].to_be_bytes()], [[73], [46]]);
    /// let error = modulus.inverses(&numbers).unwrap_err();
    /// assert_eq!(error, Error::ElementNotInvertible { index: 2, gcd: vec![7] });
    /// # Ok::<(), Error>(())
    /// ```
    pub fn inverses<'m>(&'m self, residues: &[Residue<'m>]) -> Result<Vec<Residue<'m>>, Error> {
        self.inverses_by(residues, Residue::inverse)
    }

    /// As [`inverses`](Self::inverses), faster, but the time depends on the numbers: for public ones.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[91])?;
    /// let inverses = modulus.inverses_vartime(&[5, 2].map(|x| modulus.reduce_be_bytes(&[x])))?;
    /// assert_eq!([inverses[0].to_be_bytes(), inverses[1].to_be_bytes()], [[73], [46]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn inverses_vartime<'m>(&'m self, residues: &[Residue<'m>]) -> Result<Vec<Residue<'m>>, Error> {
        self.inverses_by(residues, Residue::inverse_vartime)
    }

    fn inverses_by<'m>(&'m self, residues: &[Residue<'m>], inverse: Inverter<'m>) -> Result<Vec<Residue<'m>>, Error> {
        let Some((last, others)) = residues.split_last() else {
            return Ok(Vec::new());
        };
        // Place i holds a₀·…·aᵢ₋₁ at first, and aᵢ⁻¹ in the end.
        let mut inverses = Vec::with_capacity(residues.len());
        inverses.push(self.one());
        let watch = Watch::new();
        for (i, residue) in others.iter().enumerate() {
            watch.look();
            inverses.push(inverses[i].mul(residue)?);
        }
        let mut pending = match inverse(&inverses[others.len()].mul(last)?) {
            Ok(pending) => pending,
            Err(error) => return Err(first_not_invertible(residues, inverse).unwrap_or(error)),
        };
        let mut scratch = self.zero();
        for (place, residue) in inverses.iter_mut().zip(residues).rev() {
            watch.look();
            place.mul_assign(&pending, &mut scratch)?;
            pending = pending.mul(residue)?;
        }
        Ok(inverses)
    }
}

type Inverter<'m> = fn(&Residue<'m>) -> Result<Residue<'m>, Error>;

fn first_not_invertible<'m>(residues: &[Residue<'m>], inverse: Inverter<'m>) -> Option<Error> {
    residues.iter().enumerate().find_map(|(index, residue)| match inverse(residue) {
        Err(Error::NotInvertible { gcd }) => Some(Error::ElementNotInvertible { index, gcd }),
        _ => None,
    })
}
