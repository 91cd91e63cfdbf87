//! Secret keys: numbers from 1 to n - 1.

use super::nonce::{Hmac, Nonces};
use super::public::reduced;
use super::{PublicKey, RecoveryId, Scheme, Signature, number_of_hash};
use crate::curve::Group;
use crate::curve::variable;
use crate::curve::weierstrass::{Affine, Point};
use crate::long::digest;
use crate::scalar::{Secret, reduce_le};
use ::signature::{Error, Keypair, RandomizedSigner, Signer, hazmat::PrehashSigner};
use core::fmt;
use digest::{Digest, block_api::BlockSizeUser};
use modforge_fields::Field;
use rand_core::{CryptoRng, TryCryptoRng};
use zeroize::Zeroizing;

/// A secret key. Zeroed on drop; printed it shows only the public key.
#[derive(Clone)]
pub struct SecretKey<S: Scheme> {
    number: Secret<S::Scalar>,
    public: PublicKey<S>,
}

/// The shared secret of two parties: the coordinate x of a point, most significant byte first. Zeroed on drop, not
/// printable; to be hashed before it is used as a key.
#[derive(Clone)]
pub struct SharedSecret(Zeroizing<Vec<u8>>);

impl SharedSecret {
    /// The bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl<S: Scheme> SecretKey<S> {
    /// The key with this number in bytes, as many as n has, most significant first.
    ///
    /// # Errors
    /// Unless it is in the range from 1 to n - 1.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let bytes = <S::Scalar as Field>::Bytes::try_from(bytes).map_err(|_| Error::new())?;
        // May be told: whether the number is in the range.
        let number = S::Scalar::from_be_bytes(&bytes).filter(|number| !number.is_zero());
        number.map(|number| S::secret_key(Secret(number))).ok_or_else(Error::new)
    }

    /// The key with this number in bytes, with any number of zeros in front of it or fewer than n has, as some files
    /// have it.
    #[cfg(feature = "pkcs8")]
    pub(crate) fn from_number(bytes: &[u8]) -> Option<Self> {
        let length = S::Scalar::MODULUS.as_ref().len();
        let (zeros, digits) = bytes.split_at(bytes.len().saturating_sub(length));
        let mut whole = Zeroizing::new(vec![0; length]);
        whole[length - digits.len()..].copy_from_slice(digits);
        // May be told: whether the number is in the range.
        if zeros.iter().any(|&byte| byte != 0) { None } else { Self::from_bytes(&whole).ok() }
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
        let mut bytes = Zeroizing::new(S::Scalar::MODULUS.as_ref().to_vec());
        let surplus = 8 * bytes.len() as u32 - S::Scalar::BITS;
        loop {
            rng.try_fill_bytes(&mut bytes)?;
            bytes[0] &= 0xff >> surplus;
            if let Ok(key) = Self::from_bytes(&bytes) {
                return Ok(key);
            }
        }
    }

    /// The number, which is secret, in bytes, most significant first.
    #[must_use]
    pub fn to_bytes(&self) -> Zeroizing<Vec<u8>> {
        Zeroizing::new(self.number.0.to_be_bytes().as_ref().to_vec())
    }

    /// The public key.
    #[must_use]
    pub fn public_key(&self) -> PublicKey<S> {
        self.public
    }

    /// Signs a message with a nonce that depends on the key and the message alone (RFC 6979); in constant time but for
    /// the length of the message.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature<S> {
        self.sign_prehash(&digest::<S::Hash>(message))
    }

    /// Signs a message that has been hashed with the hash function of the scheme.
    #[must_use]
    pub fn sign_prehash(&self, hash: &[u8]) -> Signature<S> {
        self.sign_prehash_of::<S::Hash>(hash).0
    }

    /// Signs a message that has been hashed with the function `D`, of which the nonce depends, too (RFC 6979, 3.2).
    /// Returns what recovers the public key as well.
    #[must_use]
    pub fn sign_prehash_of<D: Digest + BlockSizeUser + Clone>(&self, hash: &[u8]) -> (Signature<S>, RecoveryId) {
        S::sign(self, Hmac::with::<D>(), hash, &[])
    }

    /// As [`sign_prehash`](Self::sign_prehash); `extra`, if it is not empty, goes into the nonce too (RFC 6979, 3.6).
    /// With random bytes there a fault in one signature does not show the key. Returns what recovers the public key as
    /// well.
    #[must_use]
    pub fn sign_hedged(&self, hash: &[u8], extra: &[u8]) -> (Signature<S>, RecoveryId) {
        S::sign(self, Hmac::with::<S::Hash>(), hash, extra)
    }

    /// The shared secret: both sides compute it from their secret key and the other's public key; in constant time.
    #[must_use]
    pub fn diffie_hellman(&self, other: &PublicKey<S>) -> SharedSecret {
        S::agree(self, other)
    }
}

/// The key with this number, which is not 0.
pub(crate) fn key<S: Scheme>(number: Secret<S::Scalar>) -> SecretKey<S> {
    let [x, y] = Point::<S>::multiple_of_base(&number.0).to_xy();
    SecretKey { number, public: PublicKey(Affine { x, y }) }
}

/// As [`SecretKey::sign_hedged`], with the hash function of this HMAC.
pub(crate) fn sign<S: Scheme>(key: &SecretKey<S>, hmac: Hmac, hash: &[u8], extra: &[u8]) -> (Signature<S>, RecoveryId) {
    let hash = number_of_hash::<S::Scalar>(hash);
    let mut nonces = Nonces::<S>::new(hmac, &key.number.0, &hash, extra);
    loop {
        let nonce = nonces.next();
        let [x, y] = Point::<S>::multiple_of_base(&nonce.0).to_xy();
        let r = reduced::<S>(&x);
        let inverse = Secret(nonce.0.invert());
        let s = inverse.0 * (hash + r * key.number.0);
        // May be told: the signature is public.
        if r.is_zero() || s.is_zero() {
            continue;
        }
        let signature = Signature { r, s };
        let negated = S::LOW_S & !signature.is_low();
        let chosen = if S::LOW_S { signature.to_low() } else { signature };
        let id = RecoveryId {
            y_is_odd: (y.to_le_bytes().as_ref()[0] & 1 == 1) != negated,
            x_is_reduced: !(x - reduce_le(r.to_le_bytes().as_ref())).is_zero(),
        };
        return (chosen, id);
    }
}

/// As [`SecretKey::diffie_hellman`].
pub(crate) fn agree<S: Scheme>(key: &SecretKey<S>, other: &PublicKey<S>) -> SharedSecret {
    let scalar = Zeroizing::new(key.number.0.to_le_bytes().as_ref().to_vec());
    let point: Point<S> = variable::multiply(&Point::from(other.0), &scalar, S::Scalar::BITS);
    debug_assert!(!point.is_neutral());
    SharedSecret(Zeroizing::new(point.to_xy()[0].to_be_bytes().as_ref().to_vec()))
}

impl<S: Scheme> fmt::Debug for SecretKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecretKey").field("public", &self.public).finish_non_exhaustive()
    }
}

impl<S: Scheme> Keypair for SecretKey<S> {
    type VerifyingKey = PublicKey<S>;

    fn verifying_key(&self) -> PublicKey<S> {
        self.public
    }
}

impl<S: Scheme> Signer<Signature<S>> for SecretKey<S> {
    fn try_sign(&self, message: &[u8]) -> Result<Signature<S>, Error> {
        Ok(self.sign(message))
    }
}

impl<S: Scheme> PrehashSigner<Signature<S>> for SecretKey<S> {
    fn sign_prehash(&self, hash: &[u8]) -> Result<Signature<S>, Error> {
        Ok(self.sign_prehash(hash))
    }
}

/// As [`sign_hedged`](SecretKey::sign_hedged) with 32 random bytes.
impl<S: Scheme> RandomizedSigner<Signature<S>> for SecretKey<S> {
    fn try_sign_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, message: &[u8]) -> Result<Signature<S>, Error> {
        let mut extra = Zeroizing::new([0; 32]);
        rng.try_fill_bytes(extra.as_mut()).map_err(|_| Error::new())?;
        Ok(self.sign_hedged(&digest::<S::Hash>(message), extra.as_ref()).0)
    }
}
