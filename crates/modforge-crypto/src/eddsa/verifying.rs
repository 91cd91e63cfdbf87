//! Keys that verify.

use super::encoding::{Scalar, decode, encode};
use super::{Scheme, Signature};
use crate::curve::edwards::{Edwards, Point};
use crate::curve::{Choose, Group};
use crate::scalar::{from_le, reduce_le};
use core::fmt;
use modforge_fields::Field;
use signature::{Error, Verifier};

/// A public key: a point A, and its bytes.
#[derive(Clone, Copy)]
pub struct VerifyingKey<S: Scheme> {
    bytes: S::Bytes,
    /// -A, which the equation needs.
    pub(super) negative: Point<S::Curve>,
}

impl<S: Scheme> VerifyingKey<S> {
    pub(super) fn new(bytes: S::Bytes, point: &Point<S::Curve>) -> Self {
        Self { bytes, negative: point.negate_if(true) }
    }

    /// The key with these bytes.
    ///
    /// # Errors
    /// If they are not those of a point.
    pub fn from_bytes(bytes: &S::Bytes) -> Result<Self, Error> {
        S::verifying_key(bytes)
    }

    /// The bytes of the key.
    #[must_use]
    pub fn to_bytes(&self) -> S::Bytes {
        self.bytes
    }

    /// H(R, A, M) modulo the order of the base point.
    pub(super) fn challenge(&self, point: &S::Bytes, message: &[u8]) -> Scalar<S> {
        reduce_le(S::hash(&[point.as_ref(), self.bytes.as_ref(), message]).as_ref())
    }

    /// Whether R = s·B - H(R, A, M)·A, byte by byte, and neither R nor A is of an order that divides the cofactor.
    ///
    /// No one can find a second signature of a message, or one that is valid for two messages, without the secret key.
    ///
    /// # Errors
    /// If the signature is not valid.
    pub fn verify_strict(&self, message: &[u8], signature: &Signature<S>) -> Result<(), Error> {
        S::verify_strict(self, message, signature)
    }

    /// Whether h·R = h·s·B - h·H(R, A, M)·A, with the cofactor h: the equation of RFC 8032, and the one whose result
    /// does not differ from that of [`verify_batch`](super::verify_batch).
    ///
    /// # Errors
    /// If the signature is not valid.
    pub fn verify_cofactored(&self, message: &[u8], signature: &Signature<S>) -> Result<(), Error> {
        S::verify_cofactored(self, message, signature)
    }
}

/// As [`VerifyingKey::from_bytes`].
pub(crate) fn key<S: Scheme>(bytes: &S::Bytes) -> Result<VerifyingKey<S>, Error> {
    decode::<S>(bytes).map(|point| VerifyingKey::new(*bytes, &point)).ok_or_else(Error::new)
}

/// As [`VerifyingKey::verify_strict`].
pub(crate) fn verify_strict<S: Scheme>(
    key: &VerifyingKey<S>,
    message: &[u8],
    signature: &Signature<S>,
) -> Result<(), Error> {
    let [point, number] = signature.halves().ok_or_else(Error::new)?;
    let number = from_le::<Scalar<S>>(number.as_ref()).ok_or_else(Error::new)?;
    let challenge = key.challenge(&point, message);
    let found = S::Curve::sum_with_base_vartime(
        number.to_le_bytes().as_ref(),
        &[(challenge.to_le_bytes().as_ref(), key.negative)],
    );
    let small = |point: &Point<S::Curve>| point.double_times(S::COFACTOR_LOG).is_neutral();
    let valid = encode::<S>(&found) == point && !small(&found) && !small(&key.negative);
    valid.then_some(()).ok_or_else(Error::new)
}

/// As [`VerifyingKey::verify_cofactored`].
pub(crate) fn verify_cofactored<S: Scheme>(
    key: &VerifyingKey<S>,
    message: &[u8],
    signature: &Signature<S>,
) -> Result<(), Error> {
    let [point, number] = signature.halves().ok_or_else(Error::new)?;
    let number = from_le::<Scalar<S>>(number.as_ref()).ok_or_else(Error::new)?;
    let challenge = key.challenge(&point, message);
    let minus = decode::<S>(&point).ok_or_else(Error::new)?.negate_if(true);
    let found = S::Curve::sum_with_base_vartime(
        number.to_le_bytes().as_ref(),
        &[(challenge.to_le_bytes().as_ref(), key.negative)],
    );
    let rest = found.add(&minus.prepare()).double_times(S::COFACTOR_LOG);
    rest.is_neutral().then_some(()).ok_or_else(Error::new)
}

impl<S: Scheme> PartialEq for VerifyingKey<S> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl<S: Scheme> Eq for VerifyingKey<S> {}

impl<S: Scheme> fmt::Debug for VerifyingKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("VerifyingKey").field(&self.bytes).finish()
    }
}

/// As [`verify_strict`](VerifyingKey::verify_strict).
impl<S: Scheme> Verifier<Signature<S>> for VerifyingKey<S> {
    fn verify(&self, message: &[u8], signature: &Signature<S>) -> Result<(), Error> {
        self.verify_strict(message, signature)
    }
}
