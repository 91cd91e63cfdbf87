//! Signatures as values.

use super::Scheme;
use signature::{Error, SignatureEncoding};

/// A signature: the bytes of a point R and of a number s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<S: Scheme>(pub(super) S::SignatureBytes);

impl<S: Scheme> Signature<S> {
    /// The signature with these bytes; whether there are such a point and such a number shows in verification.
    #[must_use]
    pub fn from_bytes(bytes: &S::SignatureBytes) -> Self {
        Self(*bytes)
    }

    /// The bytes of the signature.
    #[must_use]
    pub fn to_bytes(&self) -> S::SignatureBytes {
        self.0
    }

    /// R and s.
    pub(super) fn halves(&self) -> Option<[S::Bytes; 2]> {
        let (r, s) = self.0.as_ref().split_at_checked(S::ZEROS.as_ref().len())?;
        Some([S::Bytes::try_from(r).ok()?, S::Bytes::try_from(s).ok()?])
    }
}

impl<S: Scheme> TryFrom<&[u8]> for Signature<S> {
    type Error = Error;

    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        S::SignatureBytes::try_from(bytes).map(Self).map_err(|_| Error::new())
    }
}

/// The array that [`SignatureEncoding`] returns.
#[derive(Clone, Copy, Debug)]
pub struct SignatureArray<S: Scheme>(S::SignatureBytes);

impl<S: Scheme> AsRef<[u8]> for SignatureArray<S> {
    fn as_ref(&self) -> &[u8] {
        self.0.as_ref()
    }
}

impl<S: Scheme> From<Signature<S>> for SignatureArray<S> {
    fn from(signature: Signature<S>) -> Self {
        Self(signature.0)
    }
}

impl<S: Scheme> SignatureEncoding for Signature<S> {
    type Repr = SignatureArray<S>;
}
