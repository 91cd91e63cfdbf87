//! An element of a modulus, in the representation of its kernel.

use crate::limbs::{Limb, bytes::to_be_bytes, compare};
use crate::reduce::form::Words;
use crate::{Error, Modulus};
use alloc::{string::String, vec::Vec};
use core::fmt;
use zeroize::Zeroizing;

/// A number modulo a [`Modulus`], ready for arithmetic. Zeroed when dropped.
///
/// Operations on two residues fail with [`Error::ModulusMismatch`] when these belong to different moduli (or to one
/// modulus with two kernels or two reductions).
///
/// ```
/// use modforge::Modulus;
///
/// let modulus = Modulus::from_be_bytes(&[97])?;
/// let (a, b) = (modulus.residue_from_be_bytes(&[60])?, modulus.residue_from_be_bytes(&[50])?);
/// assert_eq!(a.add(&b)?.to_be_bytes(), [13]);
/// assert_eq!(b.sub(&a)?.to_be_bytes(), [87]);
/// assert_eq!(a.mul(&b)?.to_be_bytes(), [90]);
/// assert_eq!(a.square(), a.mul(&a)?);
/// assert_eq!(a.neg().to_be_bytes(), [37]);
///
/// // Operators give a `Result` too, and take one on either side, so that only the end of a chain needs a `?`.
/// assert_eq!((&a * &b + &a)?, a.mul(&b)?.add(&a)?);
/// assert_eq!((&a - &b * &b)?, a.sub(&b.square())?);
/// assert_eq!(-&a, a.neg());
/// // Where two results would meet, one of them gets its `?` first.
/// assert_eq!(((&a * &b)? + &b * &b)?, a.mul(&b)?.add(&b.square())?);
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone)]
pub struct Residue<'m> {
    modulus: &'m Modulus,
    words: Words,
}

impl<'m> Residue<'m> {
    pub(crate) fn new(modulus: &'m Modulus, words: Words) -> Self {
        Self { modulus, words }
    }

    /// The modulus that it belongs to.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(modulus.one().modulus(), &modulus);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn modulus(&self) -> &'m Modulus {
        self.modulus
    }

    pub(crate) fn words(&self) -> &[Limb] {
        &self.words
    }

    /// The number in [0, M) as big-endian bytes, as many as the modulus has.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[0x01, 0x01])?;
    /// assert_eq!(modulus.one().to_be_bytes(), [0, 1]); // as long as the modulus
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn to_be_bytes(&self) -> Vec<u8> {
        self.modulus.form().left(&self.words, |limbs| to_be_bytes(limbs, self.modulus.byte_length()))
    }

    /// The number in [0, M) as lower-case hexadecimal digits, two for each byte of the modulus.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[0x01, 0x01])?;
    /// assert_eq!(modulus.reduce_be_bytes(&[0xab]).to_hex(), "00ab");
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn to_hex(&self) -> String {
        // Arithmetic in place of a table, so that no address depends on the number; 7 bits, so that no test for ASCII
        // does.
        let digit = |nibble: u8| {
            let letter = compare::mask(Limb::from(9u8.wrapping_sub(nibble) >> 7)) as u8;
            char::from((nibble + b'0' + (letter & (b'a' - b'0' - 10))) & 0x7f)
        };
        let bytes = Zeroizing::new(self.to_be_bytes());
        let mut text = String::with_capacity(2 * bytes.len()); // never moved, so no copy is left behind
        text.extend(bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]));
        text
    }

    /// Whether its words mean the same to `modulus`: the number is the same, and so are the kernel and the reduction.
    pub(crate) fn shares_form_of(&self, modulus: &Modulus) -> bool {
        core::ptr::eq(self.modulus, modulus) || self.modulus.meaning() == modulus.meaning()
    }

    fn binary(&self, other: &Self, operation: impl FnOnce(&mut [Limb], &[Limb], &[Limb])) -> Result<Self, Error> {
        if !self.shares_form_of(other.modulus) {
            return Err(Error::ModulusMismatch);
        }
        let mut words = self.modulus.form().words();
        operation(&mut words, &self.words, &other.words);
        Ok(Self { modulus: self.modulus, words })
    }

    /// The sum.
    ///
    /// # Errors
    /// [`Error::ModulusMismatch`].
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (a, b) = (modulus.residue_from_be_bytes(&[60])?, modulus.residue_from_be_bytes(&[50])?);
    /// assert_eq!(a.add(&b)?.to_be_bytes(), [13]); // 110 - 97
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn add(&self, other: &Self) -> Result<Self, Error> {
        self.binary(other, |r, a, b| self.modulus.form().arithmetic().add(r, a, b))
    }

    /// The difference.
    ///
    /// # Errors
    /// [`Error::ModulusMismatch`].
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (a, b) = (modulus.residue_from_be_bytes(&[60])?, modulus.residue_from_be_bytes(&[50])?);
    /// assert_eq!(b.sub(&a)?.to_be_bytes(), [87]); // 97 - 10
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn sub(&self, other: &Self) -> Result<Self, Error> {
        self.binary(other, |r, a, b| self.modulus.form().arithmetic().sub(r, a, b))
    }

    /// The product.
    ///
    /// # Errors
    /// [`Error::ModulusMismatch`].
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (a, b) = (modulus.residue_from_be_bytes(&[60])?, modulus.residue_from_be_bytes(&[50])?);
    /// assert_eq!(a.mul(&b)?.to_be_bytes(), [90]); // 3000 = 30·97 + 90
    ///
    /// let other = Modulus::from_be_bytes(&[101])?;
    /// assert_eq!(a.mul(&other.one()).err(), Some(Error::ModulusMismatch));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn mul(&self, other: &Self) -> Result<Self, Error> {
        self.binary(other, |r, a, b| self.modulus.form().arithmetic().mul(r, a, b))
    }

    /// `self = self·other`, without allocating: `scratch` lends its words and holds the old value of `self` afterwards.
    ///
    /// # Errors
    /// [`Error::ModulusMismatch`] when the three do not share one modulus.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (mut a, b) = (modulus.residue_from_be_bytes(&[60])?, modulus.residue_from_be_bytes(&[50])?);
    /// let mut scratch = modulus.zero();
    /// a.mul_assign(&b, &mut scratch)?;
    /// assert_eq!((a.to_be_bytes(), scratch.to_be_bytes()), (vec![90], vec![60]));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn mul_assign(&mut self, other: &Self, scratch: &mut Self) -> Result<(), Error> {
        if !self.shares_form_of(other.modulus) || !self.shares_form_of(scratch.modulus) {
            return Err(Error::ModulusMismatch);
        }
        self.modulus.form().arithmetic().mul(&mut scratch.words, &self.words, &other.words);
        core::mem::swap(&mut self.words, &mut scratch.words);
        Ok(())
    }

    /// `self = self²`, without allocating: `scratch` lends its words and holds the old value of `self` afterwards.
    ///
    /// # Errors
    /// [`Error::ModulusMismatch`] when the two do not share one modulus.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let mut a = modulus.residue_from_be_bytes(&[60])?;
    /// let mut scratch = modulus.zero();
    /// a.square_assign(&mut scratch)?;
    /// assert_eq!(a.to_be_bytes(), [11]); // 3600 = 37·97 + 11
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn square_assign(&mut self, scratch: &mut Self) -> Result<(), Error> {
        if !self.shares_form_of(scratch.modulus) {
            return Err(Error::ModulusMismatch);
        }
        self.modulus.form().arithmetic().square(&mut scratch.words, &self.words);
        core::mem::swap(&mut self.words, &mut scratch.words);
        Ok(())
    }

    /// The square.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let a = modulus.residue_from_be_bytes(&[60])?;
    /// assert_eq!(a.square().to_be_bytes(), [11]); // 3600 = 37·97 + 11
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn square(&self) -> Self {
        let mut words = self.modulus.form().words();
        self.modulus.form().arithmetic().square(&mut words, &self.words);
        Self { modulus: self.modulus, words }
    }

    /// The negative.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let a = modulus.residue_from_be_bytes(&[60])?;
    /// assert_eq!(a.neg().to_be_bytes(), [37]);
    /// assert!(modulus.zero().neg().is_zero());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn neg(&self) -> Self {
        let form = self.modulus.form();
        let mut words = form.words();
        form.arithmetic().sub(&mut words, &form.words(), &self.words);
        Self { modulus: self.modulus, words }
    }

    /// Whether it is 0, constant time up to the answer.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert!(modulus.reduce_be_bytes(&[194]).is_zero());
    /// assert!(!modulus.one().is_zero());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn is_zero(&self) -> bool {
        let any = |limbs: &[Limb]| limbs.iter().fold(0, |any, limb| any | limb);
        compare::zero_mask(self.modulus.form().left(&self.words, any)) != 0
    }
}

/// Equality of the numbers and of the moduli, constant time up to the answer.
impl PartialEq for Residue<'_> {
    fn eq(&self, other: &Self) -> bool {
        let form = self.modulus.form();
        self.modulus == other.modulus
            && form.left(&self.words, |number| {
                other.modulus.form().left(&other.words, |other| compare::equal(number, other)) != 0
            })
    }
}

impl Eq for Residue<'_> {}

/// Shows the size alone, as the number may be secret.
impl fmt::Debug for Residue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Residue({} bits)", self.modulus.bits())
    }
}
