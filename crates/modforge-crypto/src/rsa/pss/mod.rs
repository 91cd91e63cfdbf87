//! PSS: signatures with a random salt and a proof of security (RFC 8017, 8.1; Bellare and Rogaway 1996).
//!
//! ```
//! use modforge_crypto::rsa::signature::{Keypair, RandomizedSigner, Verifier};
//! use modforge_crypto::random::SystemRandom;
//! use modforge_crypto::rsa::{RsaPrivateKey, pss};
//! use sha2::Sha256;
//!
//! let signer = pss::SigningKey::<Sha256>::new(RsaPrivateKey::new(&mut SystemRandom, 2048)?);
//! let signature = signer.sign_with_rng(&mut SystemRandom.infallible(), b"message");
//! assert!(signer.verifying_key().verify(b"message", &signature).is_ok());
//! # Ok::<(), modforge_crypto::rsa::Error>(())
//! ```

mod padding;
mod parameters;
pub mod shake;

pub use super::Signature;
pub use parameters::Parameters;

use super::mask::Mask;
use super::{Error, RsaPrivateKey, RsaPublicKey};
use crate::long::digest;
use crate::random::source::Random;
use digest::Digest;
use rand_core::TryCryptoRng;
use signature::hazmat::{PrehashVerifier, RandomizedPrehashSigner};
use signature::{Keypair, RandomizedSigner, Signer, Verifier};
use std::fmt;
use std::marker::PhantomData;

/// A key that signs with the hash function D, and MGD for masks.
#[derive(Clone)]
pub struct SigningKey<D, MGD = D> {
    key: RsaPrivateKey,
    salt_len: usize,
    hashes: PhantomData<fn() -> (D, MGD)>,
}

/// A key that verifies with the hash function D, and MGD for masks.
pub struct VerifyingKey<D, MGD = D> {
    key: RsaPublicKey,
    salt_len: Option<usize>,
    hashes: PhantomData<fn() -> (D, MGD)>,
}

impl<D: Digest, MGD> SigningKey<D, MGD> {
    /// Signs with a salt as long as the hash.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self::new_with_salt_len(key, <D as Digest>::output_size())
    }

    /// Signs with a salt of so many bytes.
    pub fn new_with_salt_len(key: RsaPrivateKey, salt_len: usize) -> Self {
        Self { key, salt_len, hashes: PhantomData }
    }

    /// Bytes of the salt.
    pub fn salt_len(&self) -> usize {
        self.salt_len
    }
}

impl<D: Digest, MGD: Mask> SigningKey<D, MGD> {
    fn sign_hash(&self, hash: &[u8], random: Random<'_>) -> Result<Signature, Error> {
        Parameters::new::<D, MGD>(Some(self.salt_len)).sign(&self.key, hash, random)
    }
}

impl<D: Digest, MGD> VerifyingKey<D, MGD> {
    /// Accepts salts as long as the hash.
    pub fn new(key: RsaPublicKey) -> Self {
        Self::new_with_salt_len(key, <D as Digest>::output_size())
    }

    /// Accepts salts of so many bytes.
    pub fn new_with_salt_len(key: RsaPublicKey, salt_len: usize) -> Self {
        Self { key, salt_len: Some(salt_len), hashes: PhantomData }
    }

    /// Accepts salts of any length.
    pub fn new_with_auto_salt_len(key: RsaPublicKey) -> Self {
        Self { key, salt_len: None, hashes: PhantomData }
    }

    /// Bytes of the salt, or none if any number will do.
    pub fn salt_len(&self) -> Option<usize> {
        self.salt_len
    }
}

/// The salt comes from the system.
impl<D: Digest, MGD: Mask> Signer<Signature> for SigningKey<D, MGD> {
    fn try_sign(&self, message: &[u8]) -> signature::Result<Signature> {
        Ok(self.sign_hash(&digest::<D>(message), Random::system())?)
    }
}

impl<D: Digest, MGD: Mask> RandomizedSigner<Signature> for SigningKey<D, MGD> {
    fn try_sign_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, message: &[u8]) -> signature::Result<Signature> {
        Ok(self.sign_hash(&digest::<D>(message), Random::of(rng))?)
    }
}

impl<D: Digest, MGD: Mask> RandomizedPrehashSigner<Signature> for SigningKey<D, MGD> {
    fn sign_prehash_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        prehash: &[u8],
    ) -> signature::Result<Signature> {
        Ok(self.sign_hash(prehash, Random::of(rng))?)
    }
}

impl<D: Digest, MGD> Keypair for SigningKey<D, MGD> {
    type VerifyingKey = VerifyingKey<D, MGD>;

    fn verifying_key(&self) -> VerifyingKey<D, MGD> {
        VerifyingKey { key: self.key.to_public_key(), salt_len: Some(self.salt_len), hashes: PhantomData }
    }
}

impl<D: Digest, MGD: Mask> Verifier<Signature> for VerifyingKey<D, MGD> {
    fn verify(&self, message: &[u8], signature: &Signature) -> signature::Result<()> {
        self.verify_prehash(&digest::<D>(message), signature)
    }
}

impl<D: Digest, MGD: Mask> PrehashVerifier<Signature> for VerifyingKey<D, MGD> {
    fn verify_prehash(&self, prehash: &[u8], signature: &Signature) -> signature::Result<()> {
        Ok(Parameters::new::<D, MGD>(self.salt_len).verify_prehash(&self.key, prehash, signature)?)
    }
}

// Derived, it would ask for D and MGD to be cloned.
impl<D, MGD> Clone for VerifyingKey<D, MGD> {
    fn clone(&self) -> Self {
        Self { key: self.key.clone(), salt_len: self.salt_len, hashes: PhantomData }
    }
}

impl<D, MGD> fmt::Debug for SigningKey<D, MGD> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SigningKey").field(&self.key).finish()
    }
}

impl<D, MGD> fmt::Debug for VerifyingKey<D, MGD> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("VerifyingKey").field(&self.key).finish()
    }
}
