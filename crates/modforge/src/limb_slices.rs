//! Numbers in and out as 64-bit limbs, the least significant first, whatever the limbs inside are.

use crate::inverse::euclid;
use crate::limbs::words::{from_words, read_words, to_words};
use crate::limbs::{LIMB_BITS, scratch};
use crate::modulus::checked;
use crate::{Error, Modulus, Residue, number};
use alloc::vec::Vec;

/// As [`inverse_vartime`](crate::inverse_vartime), from 64-bit limbs, the least significant first; as many limbs as the
/// modulus has without leading zeros.
///
/// # Errors
/// As there.
///
/// ```
/// assert_eq!(modforge::inverse_limbs_vartime(&[5], &[91, 0])?, [73]); // 5·73 = 365 = 4·91 + 1
/// # Ok::<(), modforge::Error>(())
/// ```
pub fn inverse_limbs_vartime(a: &[u64], modulus: &[u64]) -> Result<Vec<u64>, Error> {
    let m = checked(from_words(modulus).to_vec())?;
    scratch::with_zeros(m.len(), |result| {
        number::inverse(result, &from_words(a), &m)?;
        Ok(to_words(result))
    })
}

/// As [`gcd_vartime`](crate::gcd_vartime), from 64-bit limbs, the least significant first; as many as the longer one
/// has.
///
/// ```
/// assert_eq!(modforge::gcd_limbs_vartime(&[1008, 0], &[4095]), [63, 0]); // 16·63, 65·63
/// ```
pub fn gcd_limbs_vartime(a: &[u64], b: &[u64]) -> Vec<u64> {
    let length = a.len().max(b.len());
    let limbs = length * (u64::BITS as usize / LIMB_BITS);
    scratch::with_zeros(2 * limbs, |room| {
        let (x, y) = room.split_at_mut(limbs);
        read_words(x, a);
        read_words(y, b);
        let mut gcd = to_words(euclid::gcd_vartime(x, y));
        gcd.resize(length, 0);
        gcd
    })
}

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
        Residue::new(self, self.form().enter_wide(&from_words(limbs)))
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
