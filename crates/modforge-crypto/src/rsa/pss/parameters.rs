//! What a signature is made with, as a value.

use super::Signature;
use super::padding::{Functions, pad, unpad};
use crate::random::source::Random;
use crate::rsa::mask::Mask;
use crate::rsa::{Error, RsaPrivateKey, RsaPublicKey};
use digest::Digest;

/// The hash function, the way to make masks and the length of the salt, for programs that choose them when they run.
///
/// ```
/// use modforge_crypto::random::SystemRandom;
/// use modforge_crypto::rsa::{Error, RsaPrivateKey, pss};
/// use sha2::{Digest, Sha256, Sha384};
///
/// let key = RsaPrivateKey::new(&mut SystemRandom, 1024)?;
/// let hash = Sha256::digest(b"message");
/// let parameters = pss::Parameters::new::<Sha256, Sha384>(Some(20));
/// let signature = parameters.sign_prehash(&key, &hash)?;
/// assert!(parameters.verify_prehash(&key.to_public_key(), &hash, &signature).is_ok());
/// let other = pss::Parameters::new::<Sha256, Sha384>(Some(32));
/// assert_eq!(other.verify_prehash(&key.to_public_key(), &hash, &signature), Err(Error::Verification));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    functions: Functions,
    salt_len: Option<usize>,
}

impl Parameters {
    /// With the hash function D, masks by M, and a salt of so many bytes, or of any number.
    #[must_use]
    pub fn new<D: Digest, M: Mask>(salt_len: Option<usize>) -> Self {
        Self { functions: Functions::new::<D, M>(), salt_len }
    }

    /// The signature of a message that has been hashed. The salt comes from the system; where it may have any length it
    /// is as long as the hash.
    ///
    /// # Errors
    /// [`Error::HashLength`], [`Error::KeyTooShort`], [`Error::Random`], [`Error::Fault`].
    pub fn sign_prehash(&self, key: &RsaPrivateKey, hash: &[u8]) -> Result<Signature, Error> {
        self.sign(key, hash, Random::system())
    }

    pub(super) fn sign(&self, key: &RsaPrivateKey, hash: &[u8], mut random: Random<'_>) -> Result<Signature, Error> {
        let hash_length = self.functions.hash_length;
        if hash.len() != hash_length {
            return Err(Error::HashLength { bytes: hash.len(), expected: hash_length });
        }
        let salt_len = self.salt_len.unwrap_or(hash_length);
        if key.size() < salt_len.saturating_add(hash_length) {
            return Err(Error::KeyTooShort); // before so many random bytes are made
        }
        let padded = pad(&self.functions, hash, &random.bytes(salt_len)?, key.bits())?;
        Ok(Signature(key.raw_power(&padded)?.as_slice().into()))
    }

    /// Whether this is a signature of the message that has been hashed.
    ///
    /// # Errors
    /// [`Error::Verification`] if it is not.
    pub fn verify_prehash(&self, key: &RsaPublicKey, hash: &[u8], signature: &Signature) -> Result<(), Error> {
        let mut padded = key.raw_power(&signature.0).map_err(|_| Error::Verification)?;
        unpad(&self.functions, hash, &mut padded, key.bits(), self.salt_len)
    }
}
