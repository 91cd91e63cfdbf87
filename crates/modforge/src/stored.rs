//! Residues without the borrow of their modulus.

use crate::kernel::Kernel;
use crate::limbs::bit_length_vartime;
use crate::reduce::Reduction;
use crate::reduce::form::Words;
use crate::{Error, Modulus, Residue};
use core::fmt;
use zeroize::Zeroizing;

/// A [`Residue`] to keep beside its [`Modulus`], in a structure or behind a lock. Zeroed when dropped.
///
/// A residue borrows its modulus, so both cannot be fields of one structure. A stored one can; it goes in and out
/// without a product, where bytes take one each way. It has a copy of the modulus with it, and only an equal modulus
/// with the same kernel and reduction takes it back.
///
/// ```
/// use modforge::{Error, Modulus, StoredResidue};
///
/// /// Multiplies by the same secret factor each time.
/// struct Mask {
///     modulus: Modulus,
///     factor: StoredResidue,
/// }
///
/// impl Mask {
///     fn new(modulus: Modulus, factor: &[u8]) -> Self {
///         let factor = modulus.reduce_be_bytes(factor).store();
///         Self { modulus, factor }
///     }
///
///     fn apply(&self, number: &[u8]) -> Result<Vec<u8>, Error> {
///         let factor = self.modulus.restore(&self.factor)?;
///         Ok(self.modulus.reduce_be_bytes(number).mul(&factor)?.to_be_bytes())
///     }
/// }
///
/// let mask = Mask::new(Modulus::from_be_bytes(&[97])?, &[60]);
/// assert_eq!(mask.apply(&[50])?, [90]); // 3000 = 30·97 + 90
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone)]
pub struct StoredResidue {
    modulus: Words,
    kernel: Kernel,
    reduction: Reduction,
    words: Words,
}

impl Residue<'_> {
    /// The residue without the borrow of its modulus: a copy, in the representation of the kernel.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let stored = modulus.reduce_be_bytes(&[60]).store();
    /// assert_eq!(modulus.restore(&stored)?.to_be_bytes(), [60]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn store(&self) -> StoredResidue {
        let (limbs, kernel, reduction) = self.modulus().meaning();
        let [modulus, words] = [limbs, self.words()].map(|words| Zeroizing::new(words.to_vec()));
        StoredResidue { modulus, kernel, reduction, words }
    }
}

impl Modulus {
    /// The residue that [`Residue::store`] took a copy of.
    ///
    /// # Errors
    /// [`Error::ModulusMismatch`] for a residue of another modulus, or of this one with another kernel or reduction.
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let (modulus, other) = (Modulus::from_be_bytes(&[97])?, Modulus::from_be_bytes(&[101])?);
    /// let stored = modulus.reduce_be_bytes(&[60]).store();
    /// assert_eq!(modulus.restore(&stored)?.square().to_be_bytes(), [11]); // 3600 = 37·97 + 11
    /// assert_eq!(other.restore(&stored).err(), Some(Error::ModulusMismatch));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn restore(&self, stored: &StoredResidue) -> Result<Residue<'_>, Error> {
        if self.meaning() != (&stored.modulus, stored.kernel, stored.reduction) {
            return Err(Error::ModulusMismatch);
        }
        Ok(Residue::new(self, stored.words.clone()))
    }
}

/// Shows the size alone, as the number may be secret.
impl fmt::Debug for StoredResidue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoredResidue({} bits)", bit_length_vartime(&self.modulus))
    }
}
