//! Numbers in and out as 64-bit limbs, the least significant first, whatever the limbs inside are.

use crate::limbs::bytes::limbs_for;
use crate::limbs::words::{from_words, read_words, to_words};
use crate::limbs::{Limb, scratch};
use crate::{Error, Modulus, Residue};
use alloc::vec::Vec;

impl Modulus {
    /// As [`from_be_bytes`](Self::from_be_bytes), from 64-bit limbs, the least significant first; leading zeros are
    /// allowed.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_limbs(&[5, 0, 1])?; // 2^128 + 5
    /// let x = modulus.residue_from_limbs(&[u64::MAX, u64::MAX])?;
    /// assert_eq!(x.add(&modulus.reduce_limbs(&[3]))?.to_limbs(), [2, 0, 1]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn from_limbs(limbs: &[u64]) -> Result<Self, Error> {
        Self::chosen(from_words(limbs).to_vec())
    }

    /// As [`residue_from_be_bytes`](Self::residue_from_be_bytes), from 64-bit limbs, the least significant first.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let modulus = Modulus::from_limbs(&[5, 0, 1])?; // 2^128 + 5
    /// assert_eq!(modulus.residue_from_limbs(&[0, 1])?.to_limbs(), [0, 1, 0]);
    /// assert_eq!(modulus.residue_from_limbs(&[5, 0, 1]).err(), Some(Error::OperandNotReduced));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn residue_from_limbs(&self, limbs: &[u64]) -> Result<Residue<'_>, Error> {
        scratch::with_zeros(self.limbs().len(), |number| {
            let fits = read_words(number, limbs);
            self.residue_below(number, fits)
        })
    }

    /// As [`reduce_be_bytes`](Self::reduce_be_bytes), from 64-bit limbs, the least significant first.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_limbs(&[5, 0, 1])?; // 2^128 + 5
    /// assert_eq!(modulus.reduce_limbs(&[7, 0, 1]).to_limbs(), [2, 0, 0]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn reduce_limbs(&self, limbs: &[u64]) -> Residue<'_> {
        scratch::with_zeros(limbs_for(64 * limbs.len()), |number| {
            read_words(number, limbs);
            Residue::new(self, self.form().enter_wide(number))
        })
    }

    /// As [`mul_be_bytes`](Self::mul_be_bytes), from and to 64-bit limbs, the least significant first; as many as the
    /// modulus has.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_limbs(&[97])?;
    /// assert_eq!(modulus.mul_limbs(&[60], &[306, 0]), [27]); // 60·306 = 189·97 + 27
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn mul_limbs(&self, a: &[u64], b: &[u64]) -> Vec<u64> {
        let read = |x: &mut [Limb], y: &mut [Limb]| {
            read_words(x, a);
            read_words(y, b);
        };
        self.product_of_numbers([64 * a.len(), 64 * b.len()], read, to_words)
    }
}

impl Residue<'_> {
    /// The number in [0, M) as 64-bit limbs, the least significant first, as many as the modulus has.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_limbs(&[5, 0, 1])?; // 2^128 + 5
    /// assert_eq!(modulus.one().neg().to_limbs(), [4, 0, 1]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn to_limbs(&self) -> Vec<u64> {
        self.modulus().form().left(self.words(), to_words)
    }
}
