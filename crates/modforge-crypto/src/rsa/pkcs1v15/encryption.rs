//! RSAES-PKCS1-v1_5 (RFC 8017, 7.2), with implicit rejection.

use super::OVERHEAD;
use super::rejection::{RejectionKey, unpad};
use crate::random::Random;
use crate::rsa::{Error, RsaPrivateKey, RsaPublicKey};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

/// A key that encrypts.
#[derive(Clone, Debug)]
pub struct EncryptingKey(RsaPublicKey);

impl EncryptingKey {
    /// Encrypts for the owner of this key.
    pub fn new(key: RsaPublicKey) -> Self {
        Self(key)
    }

    /// The ciphertext of a message of at most 11 bytes less than the modulus.
    ///
    /// # Errors
    /// [`Error::MessageTooLong`], [`Error::Random`].
    pub fn encrypt_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, message: &[u8]) -> Result<Vec<u8>, Error> {
        let length = self.0.size();
        let max_bytes = length - OVERHEAD;
        let Some(free) = max_bytes.checked_sub(message.len()) else {
            return Err(Error::MessageTooLong { bytes: message.len(), max_bytes });
        };
        let mut random = Random::of(rng);
        let mut padded = Zeroizing::new(vec![0; length]);
        padded[1] = 2;
        for byte in &mut padded[2..][..OVERHEAD - 3 + free] {
            // May be told: how often a byte was drawn.
            while *byte == 0 {
                random.fill(std::slice::from_mut(byte))?;
            }
        }
        padded[length - message.len()..].copy_from_slice(message);
        self.0.raw_power(&padded)
    }
}

/// A key that decrypts.
#[derive(Clone, Debug)]
pub struct DecryptingKey {
    key: RsaPrivateKey,
    rejection: RejectionKey,
}

impl DecryptingKey {
    /// Decrypts with this key.
    pub fn new(key: RsaPrivateKey) -> Self {
        let rejection = RejectionKey::new(key.d());
        Self { key, rejection }
    }

    /// The message of a ciphertext, or for one with a wrong padding other bytes, of a length and a content that depend
    /// on the key and on the ciphertext alone (implicit rejection, as in draft-irtf-cfrg-rsa-guidance and OpenSSL from
    /// 3.2 on).
    ///
    /// So nothing here tells a ciphertext with a right padding from another one, be it an error or the time
    /// (Bleichenbacher 1998). What is done with the message must not tell either: a protocol checks it by a tag.
    ///
    /// # Errors
    /// [`Error::Representative`] for a ciphertext that is not as long as the modulus, or not below it;
    /// [`Error::Fault`], [`Error::Random`].
    pub fn decrypt(&self, ciphertext: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
        let padded = self.key.raw_power(ciphertext)?;
        Ok(unpad(&padded, &self.rejection.of(ciphertext)))
    }

    /// The key that encrypts what this one decrypts.
    pub fn encrypting_key(&self) -> EncryptingKey {
        EncryptingKey(self.key.to_public_key())
    }
}
