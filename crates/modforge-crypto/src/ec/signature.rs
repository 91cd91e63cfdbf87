//! Signatures as values.

use super::Scheme;
use ::signature::{Error, SignatureEncoding};
use core::fmt;
use der::asn1::UintRef;
use der::{Decode, Encode, Sequence};
use modforge_fields::Field;

/// A signature: two numbers from 1 to n - 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature<S: Scheme> {
    pub(super) r: S::Scalar,
    pub(super) s: S::Scalar,
}

/// Tells apart the keys for which a signature is valid: there are up to four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecoveryId {
    /// Whether the y of the point that r comes from is odd.
    pub y_is_odd: bool,
    /// Whether its x is r + n, and not r.
    pub x_is_reduced: bool,
}

impl RecoveryId {
    /// The number from 0 to 3 that other libraries have for it: 1 for an odd y, 2 for a reduced x.
    #[must_use]
    pub fn to_byte(self) -> u8 {
        u8::from(self.y_is_odd) | u8::from(self.x_is_reduced) << 1
    }

    /// The id of a number from 0 to 3.
    #[must_use]
    pub fn from_byte(byte: u8) -> Option<Self> {
        (byte < 4).then_some(Self { y_is_odd: byte & 1 == 1, x_is_reduced: byte & 2 == 2 })
    }
}

/// The form in ASN.1.
#[derive(Sequence)]
struct Numbers<'a> {
    r: UintRef<'a>,
    s: UintRef<'a>,
}

impl<S: Scheme> Signature<S> {
    /// The signature with r and s in bytes, each as long as n, most significant first (IEEE P1363).
    ///
    /// # Errors
    /// Unless both numbers are in the range from 1 to n - 1 and there are so many bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let length = S::Scalar::MODULUS.as_ref().len();
        let (r, s) = bytes.split_at_checked(length).ok_or_else(Error::new)?;
        let number = |bytes: &[u8]| {
            let bytes = <S::Scalar as Field>::Bytes::try_from(bytes).ok()?;
            S::Scalar::from_be_bytes(&bytes).filter(|number| !number.is_zero())
        };
        match (number(r), number(s)) {
            (Some(r), Some(s)) => Ok(Self { r, s }),
            _ => Err(Error::new()),
        }
    }

    /// r and s in bytes, each as long as n, most significant first.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (r, s) = (self.r.to_be_bytes(), self.s.to_be_bytes());
        [r.as_ref(), s.as_ref()].concat()
    }

    /// The signature in DER.
    ///
    /// # Errors
    /// As for [`from_bytes`](Self::from_bytes), and for everything that is not DER.
    pub fn from_der(bytes: &[u8]) -> Result<Self, Error> {
        let numbers = Numbers::from_der(bytes).map_err(|_| Error::new())?;
        let length = S::Scalar::MODULUS.as_ref().len();
        let mut raw = vec![0; 2 * length];
        for (number, target) in [numbers.r, numbers.s].iter().zip(raw.chunks_exact_mut(length)) {
            let digits = number.as_bytes();
            let at = length.checked_sub(digits.len()).ok_or_else(Error::new)?;
            target[at..].copy_from_slice(digits);
        }
        Self::from_bytes(&raw)
    }

    /// The signature in DER.
    ///
    /// # Panics
    /// Never: both numbers have a form in DER.
    #[must_use]
    pub fn to_der(&self) -> Vec<u8> {
        let (r, s) = (self.r.to_be_bytes(), self.s.to_be_bytes());
        let encoded = UintRef::new(r.as_ref())
            .and_then(|r| Ok(Numbers { r, s: UintRef::new(s.as_ref())? }))
            .and_then(|numbers| numbers.to_der());
        encoded.expect("both numbers have a form in DER")
    }

    /// Whether s is the smaller of s and n - s: if 2s is below n, so that it stays even modulo n.
    #[must_use]
    pub fn is_low(&self) -> bool {
        (self.s + self.s).to_le_bytes().as_ref()[0] & 1 == 0
    }

    /// The signature with the smaller of s and n - s, which is valid as well.
    #[must_use]
    pub fn to_low(&self) -> Self {
        Self { r: self.r, s: S::Scalar::select(self.is_low(), &self.s, &-self.s) }
    }
}

impl<S: Scheme> fmt::Debug for Signature<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Signature").field(&self.to_bytes()).finish()
    }
}

impl<S: Scheme> TryFrom<&[u8]> for Signature<S> {
    type Error = Error;

    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_bytes(bytes)
    }
}

impl<S: Scheme> From<Signature<S>> for Box<[u8]> {
    fn from(signature: Signature<S>) -> Self {
        signature.to_bytes().into()
    }
}

impl<S: Scheme> SignatureEncoding for Signature<S> {
    type Repr = Box<[u8]>;
}
