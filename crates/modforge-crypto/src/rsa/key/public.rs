//! The public key.

use crate::natural::significant;
use crate::rsa::{Error, MAX_BITS, MIN_BITS};
use modforge::Modulus;
use std::sync::Arc;

/// Maximum number of bits of a public exponent (FIPS 186-5, 5.4 (e)).
const MAX_EXPONENT_BYTES: usize = 256 / 8;

/// A modulus n and an exponent e. Everything about it is public.
#[derive(Clone, Debug)]
pub struct RsaPublicKey {
    modulus: Arc<Modulus>,
    exponent: Arc<[u8]>,
}

impl RsaPublicKey {
    /// The key with these big-endian numbers; leading zeros are allowed.
    ///
    /// # Errors
    /// [`Error::ModulusSize`], [`Error::ModulusEven`], [`Error::PublicExponent`].
    ///
    /// ```
    /// use modforge_crypto::rsa::{Error, RsaPublicKey};
    ///
    /// let key = RsaPublicKey::new(&[0xff; 256], &[1, 0, 1])?;
    /// assert_eq!((key.bits(), key.size()), (2048, 256));
    /// assert_eq!(RsaPublicKey::new(&[0xff; 256], &[1, 0, 0]).err(), Some(Error::PublicExponent));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn new(n: &[u8], e: &[u8]) -> Result<Self, Error> {
        let (n, e) = (significant(n), significant(e));
        let bits = n.first().map_or(0, |top| n.len() * 8 - top.leading_zeros() as usize);
        if !(MIN_BITS..=MAX_BITS).contains(&bits) {
            return Err(Error::ModulusSize { bits });
        }
        if n.last().is_none_or(|low| low % 2 == 0) {
            return Err(Error::ModulusEven);
        }
        if e.last().is_none_or(|low| low % 2 == 0) || e == [1] || e.len() > MAX_EXPONENT_BYTES {
            return Err(Error::PublicExponent);
        }
        Ok(Self { modulus: Arc::new(Modulus::from_be_bytes(n)?), exponent: e.into() })
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> usize {
        self.modulus.bits()
    }

    /// Bytes of the modulus, of a signature and of a ciphertext.
    pub fn size(&self) -> usize {
        self.modulus.byte_length()
    }

    /// The modulus.
    pub fn n(&self) -> &Modulus {
        &self.modulus
    }

    /// The exponent, big-endian, without leading zeros.
    pub fn e(&self) -> &[u8] {
        &self.exponent
    }

    /// The number to the power e modulo n, RSAEP and RSAVP1 of RFC 8017: a number as long as the modulus and below it,
    /// to another.
    ///
    /// This is the bare mathematics. Without a padding it neither hides a message nor proves who wrote it.
    ///
    /// # Errors
    /// [`Error::Representative`].
    pub fn raw_power(&self, number: &[u8]) -> Result<Vec<u8>, Error> {
        if number.len() != self.size() {
            return Err(Error::Representative);
        }
        let residue = self.modulus.residue_from_be_bytes(number).map_err(|_| Error::Representative)?;
        Ok(residue.pow_vartime(&self.exponent).to_be_bytes())
    }
}

impl PartialEq for RsaPublicKey {
    fn eq(&self, other: &Self) -> bool {
        self.modulus == other.modulus && self.exponent == other.exponent
    }
}

impl Eq for RsaPublicKey {}
