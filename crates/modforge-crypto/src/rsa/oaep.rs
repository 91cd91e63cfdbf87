//! OAEP: encryption that is secure against chosen ciphertexts (RFC 8017, 7.1; Bellare and Rogaway 1994).
//!
//! ```
//! use modforge_crypto::random::SystemRandom;
//! use modforge_crypto::rsa::{Error, RsaPrivateKey, oaep};
//! use sha2::Sha256;
//!
//! let key = RsaPrivateKey::new(&mut SystemRandom, 2048)?;
//! let sealed = oaep::EncryptingKey::<Sha256>::new_with_label(key.to_public_key(), b"for backups")
//!     .encrypt_with_rng(&mut SystemRandom, b"a key of 256 bits")?;
//! // Without the label:
//! assert_eq!(oaep::DecryptingKey::<Sha256>::new(key.clone()).decrypt(&sealed), Err(Error::Decryption));
//! let opener = oaep::DecryptingKey::<Sha256>::new_with_label(key, b"for backups");
//! assert_eq!(opener.decrypt(&sealed)?.as_slice(), b"a key of 256 bits");
//! # Ok::<(), Error>(())
//! ```
//!
//! A padded message is 0, a masked seed as long as a hash, and a masked block: the hash of the label, zeros, 1, the
//! message. The mask of the block comes from the seed, that of the seed from the masked block.

use super::mask::Mask;
use super::told::told;
use super::{Error, RsaPrivateKey, RsaPublicKey};
use crate::long::digest;
use crate::random::Random;
use digest::Digest;
use rand_core::TryCryptoRng;
use std::fmt;
use std::marker::PhantomData;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroizing;

/// A key that encrypts, with the hash function D, and MGD for masks.
#[derive(Clone)]
pub struct EncryptingKey<D, MGD = D> {
    key: RsaPublicKey,
    label_hash: Vec<u8>,
    hashes: PhantomData<fn() -> (D, MGD)>,
}

/// A key that decrypts, with the hash function D, and MGD for masks.
#[derive(Clone)]
pub struct DecryptingKey<D, MGD = D> {
    key: RsaPrivateKey,
    label_hash: Vec<u8>,
    hashes: PhantomData<fn() -> (D, MGD)>,
}

impl<D: Digest, MGD: Mask> EncryptingKey<D, MGD> {
    /// Encrypts for the owner of this key, without a label.
    pub fn new(key: RsaPublicKey) -> Self {
        Self::new_with_label(key, [])
    }

    /// Encrypts with a label that the owner must know, too.
    pub fn new_with_label(key: RsaPublicKey, label: impl AsRef<[u8]>) -> Self {
        Self { key, label_hash: digest::<D>(label.as_ref()).to_vec(), hashes: PhantomData }
    }

    /// The ciphertext of a message of at most two hashes and two bytes less than the modulus.
    ///
    /// # Errors
    /// [`Error::MessageTooLong`], [`Error::KeyTooShort`] for two such hashes, [`Error::Random`].
    pub fn encrypt_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, message: &[u8]) -> Result<Vec<u8>, Error> {
        let (length, hash_length) = (self.key.size(), <D as Digest>::output_size());
        let max_bytes = length.checked_sub(2 * hash_length + 2).ok_or(Error::KeyTooShort)?;
        if message.len() > max_bytes {
            return Err(Error::MessageTooLong { bytes: message.len(), max_bytes });
        }
        let mut padded = Zeroizing::new(vec![0; length]);
        let (seed, block) = padded[1..].split_at_mut(hash_length);
        Random::of(rng).fill(seed)?;
        block[..hash_length].copy_from_slice(&self.label_hash);
        let start = block.len() - message.len();
        block[start - 1] = 1;
        block[start..].copy_from_slice(message);
        MGD::add_mask(block, seed);
        MGD::add_mask(seed, block);
        self.key.raw_power(&padded)
    }
}

impl<D: Digest, MGD: Mask> DecryptingKey<D, MGD> {
    /// Decrypts what was encrypted without a label.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self::new_with_label(key, [])
    }

    /// Decrypts what was encrypted with this label.
    pub fn new_with_label(key: RsaPrivateKey, label: impl AsRef<[u8]>) -> Self {
        Self { key, label_hash: digest::<D>(label.as_ref()).to_vec(), hashes: PhantomData }
    }

    /// The message of a ciphertext. Constant time up to whether it is one (Manger 2001) and the message's length.
    ///
    /// # Errors
    /// [`Error::Decryption`] for whatever is wrong with the ciphertext; [`Error::KeyTooShort`], [`Error::Fault`],
    /// [`Error::Random`].
    pub fn decrypt(&self, ciphertext: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
        let hash_length = <D as Digest>::output_size();
        if self.key.size() < 2 * hash_length + 2 {
            return Err(Error::KeyTooShort);
        }
        let mut padded = self.key.raw_power(ciphertext).map_err(|error| match error {
            Error::Representative => Error::Decryption,
            error => error,
        })?;
        let (zero, rest) = padded.split_at_mut(1);
        let (seed, block) = rest.split_at_mut(hash_length);
        MGD::add_mask(seed, block);
        MGD::add_mask(block, seed);
        let (label, text) = block.split_at(hash_length);
        let mut right = zero[0].ct_eq(&0) & label.ct_eq(&self.label_hash);
        let (mut found, mut start) = (Choice::from(0), 0u32);
        for (index, byte) in text.iter().enumerate() {
            let one = byte.ct_eq(&1);
            start.conditional_assign(&(index as u32 + 1), one & !found);
            right &= found | one | byte.ct_eq(&0);
            found |= one;
        }
        // May be told: whether all of it is right.
        if bool::from(right & found) {
            Ok(Zeroizing::new(text[told(start as usize)..].to_vec()))
        } else {
            Err(Error::Decryption)
        }
    }

    /// The key that encrypts what this one decrypts.
    pub fn encrypting_key(&self) -> EncryptingKey<D, MGD> {
        EncryptingKey { key: self.key.to_public_key(), label_hash: self.label_hash.clone(), hashes: PhantomData }
    }
}

impl<D, MGD> fmt::Debug for EncryptingKey<D, MGD> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("EncryptingKey").field(&self.key).finish()
    }
}

impl<D, MGD> fmt::Debug for DecryptingKey<D, MGD> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DecryptingKey").field(&self.key).finish()
    }
}
