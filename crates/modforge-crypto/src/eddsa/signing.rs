//! Keys that sign.

use super::encoding::{Scalar, encode};
use super::{Scheme, Signature, VerifyingKey};
use crate::curve::edwards::Point;
use crate::scalar::{Secret, reduce_le};
use core::fmt;
use modforge_fields::Field;
use rand_core::{CryptoRng, TryCryptoRng};
use signature::{Error, Keypair, Signer};
use zeroize::Zeroizing;

/// A secret key: a seed, and what is made of it. Zeroed on drop; printed it shows only the public key.
#[derive(Clone)]
pub struct SigningKey<S: Scheme> {
    seed: Zeroizing<S::Bytes>,
    scalar: Secret<Scalar<S>>,
    prefix: Zeroizing<S::Bytes>,
    public: VerifyingKey<S>,
}

impl<S: Scheme> SigningKey<S> {
    /// The key of a seed, which should be random.
    #[must_use]
    pub fn from_bytes(seed: &S::Bytes) -> Self {
        S::signing_key(seed)
    }

    /// A new key.
    pub fn generate<R: CryptoRng>(rng: &mut R) -> Self {
        Self::try_generate(rng).unwrap_or_else(|impossible| match impossible {})
    }

    /// A new key, from random numbers that may not come, such as those of the operating system.
    ///
    /// # Errors
    /// That of the random numbers.
    pub fn try_generate<R: TryCryptoRng>(rng: &mut R) -> Result<Self, R::Error> {
        let mut seed = Zeroizing::new(S::ZEROS);
        rng.try_fill_bytes(seed.as_mut())?;
        Ok(Self::from_bytes(&seed))
    }

    /// The seed, which is secret.
    #[must_use]
    pub fn to_bytes(&self) -> Zeroizing<S::Bytes> {
        self.seed.clone()
    }

    /// The public key.
    #[must_use]
    pub fn verifying_key(&self) -> VerifyingKey<S> {
        self.public
    }

    /// Signs a message; in constant time but for its length.
    ///
    /// r = H(prefix, M), R = r·B, s = r + H(R, A, M)·a.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature<S> {
        S::sign(self, message)
    }
}

/// As [`SigningKey::from_bytes`].
pub(crate) fn key<S: Scheme>(seed: &S::Bytes) -> SigningKey<S> {
    let digest = Zeroizing::new(S::expand(seed));
    let length = S::ZEROS.as_ref().len();
    let (mut scalar, mut prefix) = (Zeroizing::new(S::ZEROS), Zeroizing::new(S::ZEROS));
    scalar.as_mut().copy_from_slice(&digest.as_ref()[..length]);
    prefix.as_mut().copy_from_slice(&digest.as_ref()[length..]);
    S::clamp(&mut scalar);
    let scalar = Secret(reduce_le::<Scalar<S>>((*scalar).as_ref()));
    let point = Point::multiple_of_base(&scalar.0);
    let public = VerifyingKey::new(encode::<S>(&point), &point);
    SigningKey { seed: Zeroizing::new(*seed), scalar, prefix, public }
}

/// As [`SigningKey::sign`].
pub(crate) fn sign<S: Scheme>(key: &SigningKey<S>, message: &[u8]) -> Signature<S> {
    let nonce = Zeroizing::new(S::hash(&[(*key.prefix).as_ref(), message]));
    let nonce = Secret(reduce_le::<Scalar<S>>((*nonce).as_ref()));
    let point = encode::<S>(&Point::multiple_of_base(&nonce.0));
    let challenge = key.public.challenge(&point, message);
    let number = (nonce.0 + challenge * key.scalar.0).to_le_bytes();
    let mut bytes = S::empty_signature();
    let (r, s) = bytes.as_mut().split_at_mut(point.as_ref().len());
    r.copy_from_slice(point.as_ref());
    s[..number.as_ref().len()].copy_from_slice(number.as_ref());
    Signature(bytes)
}

impl<S: Scheme> fmt::Debug for SigningKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey").field("public", &self.public).finish_non_exhaustive()
    }
}

impl<S: Scheme> Signer<Signature<S>> for SigningKey<S> {
    fn try_sign(&self, message: &[u8]) -> Result<Signature<S>, Error> {
        Ok(self.sign(message))
    }
}

impl<S: Scheme> Keypair for SigningKey<S> {
    type VerifyingKey = VerifyingKey<S>;

    fn verifying_key(&self) -> VerifyingKey<S> {
        self.public
    }
}
