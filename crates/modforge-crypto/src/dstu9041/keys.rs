//! Keys, and what is done with them.

use super::kalyna::Kalyna;
use super::key_wrap::{unwrap, wrap};
use super::{Error, Scheme};
use crate::curve::edwards::Point;
use crate::curve::{Group, variable};
use crate::random::source::Random;
use crate::scalar::Secret;
use core::fmt;
use kupyna::{Digest, Kupyna256};
use modforge_fields::Field;
use rand_core::CryptoRng;
use subtle::{Choice, ConstantTimeEq, ConstantTimeLess};
use zeroize::Zeroizing;

/// The number that says which hash is taken.
const HASH: u8 = 1;

/// A public key: a point.
pub struct PublicKey<S: Scheme>(Point<S>);

/// A secret key: a number. Zeroed on drop; printed it shows nothing.
pub struct SecretKey<S: Scheme> {
    number: Secret<S::Scalar>,
    public: PublicKey<S>,
}

impl<S: Scheme> Clone for PublicKey<S> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<S: Scheme> Copy for PublicKey<S> {}

impl<S: Scheme> fmt::Debug for PublicKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PublicKey").field(&self.to_bytes()).finish()
    }
}

impl<S: Scheme> fmt::Debug for SecretKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecretKey").field("public", &self.public).finish_non_exhaustive()
    }
}

/// A number from 2 to n - 2, from bytes, most significant first.
fn number<S: Scheme>(bytes: &[u8]) -> Option<Secret<S::Scalar>> {
    let bytes = <S::Scalar as Field>::Bytes::try_from(bytes).ok()?;
    let number = Secret(S::Scalar::from_be_bytes(&bytes)?);
    let (zero, one) = (S::Scalar::ZERO, S::Scalar::ONE);
    let excluded = (number.0 == zero) | (number.0 == one) | (number.0 == -one);
    // May be told: whether the number is in the range.
    (!excluded).then_some(number)
}

impl<S: Scheme> SecretKey<S> {
    /// The key with this number in bytes, most significant first.
    ///
    /// # Errors
    /// Unless it is in the range from 2 to n - 2 and has as many bytes as n.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        number::<S>(bytes).map(S::secret_key).ok_or(Error::Number)
    }

    /// A new key.
    ///
    /// # Errors
    /// If the operating system has no random bytes.
    pub fn generate() -> Result<Self, Error> {
        random::<S>(&mut Random::system()).map(S::secret_key)
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

    /// Decrypts a text. All failures look the same and take the same time once the point has been read.
    ///
    /// # Errors
    /// If it was not encrypted for this key, or has been changed.
    pub fn decrypt(&self, text: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
        S::decrypt(self, text)
    }
}

impl<S: Scheme> PublicKey<S> {
    /// The key with the standard's coordinates x and y in bytes, one after the other, most significant byte first.
    ///
    /// # Errors
    /// If they are not those of a point whose order is that of the base point.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        S::public_key(bytes).ok_or(Error::Point)
    }

    /// The standard's coordinates x and y in bytes, one after the other, most significant byte first.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        S::public_bytes(self)
    }

    /// Encrypts a message.
    ///
    /// # Errors
    /// If it is empty or longer than the curve allows, or if the operating system has no random bytes.
    pub fn encrypt(&self, message: &[u8]) -> Result<Vec<u8>, Error> {
        S::encrypt(self, message, &mut Random::system())
    }

    /// Encrypts with random bytes of the caller.
    ///
    /// # Errors
    /// As for [`encrypt`](Self::encrypt).
    pub fn encrypt_with_rng<R: CryptoRng>(&self, message: &[u8], rng: &mut R) -> Result<Vec<u8>, Error> {
        S::encrypt(self, message, &mut Random::of(rng))
    }
}

/// The key with this number, from 2 to n - 2.
pub(crate) fn secret<S: Scheme>(number: Secret<S::Scalar>) -> SecretKey<S> {
    let public = PublicKey(Point::multiple_of_base(&number.0));
    SecretKey { number, public }
}

/// As [`SecretKey::decrypt`].
pub(crate) fn decrypt<S: Scheme>(key: &SecretKey<S>, text: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
    let length = S::Field::MODULUS.as_ref().len();
    let (r, wrapped) = text.split_at_checked(length).ok_or(Error::Decryption)?;
    if wrapped.len() != wrapped_length::<S>() {
        return Err(Error::Decryption);
    }
    let r = coordinate::<S>(r).ok_or(Error::Decryption)?;
    // Either of the two points will do, as their multiples have the same coordinate.
    let point = Point::<S>::from_y(r).ok_or(Error::Decryption)?;
    if point.double_times(2).is_neutral() {
        return Err(Error::Decryption);
    }
    let scalar = Zeroizing::new(key.number.0.to_le_bytes().as_ref().to_vec());
    let shared: Point<S> = variable::multiply(&point, &scalar, S::Scalar::BITS);
    let (inner, intact) = unwrap(&cipher::<S>(&shared), wrapped);
    open::<S>(&inner, intact)
}

/// As [`PublicKey::from_bytes`].
pub(crate) fn public<S: Scheme>(bytes: &[u8]) -> Option<PublicKey<S>> {
    let (x, y) = bytes.split_at(bytes.len() / 2);
    let point = coordinate::<S>(x).zip(coordinate::<S>(y)).and_then(|(x, y)| Point::<S>::from_xy(y, x));
    let point = point?;
    let multiple = variable::multiply(&point, S::Scalar::MODULUS.as_ref(), S::Scalar::BITS);
    (multiple.is_neutral() && !point.is_neutral()).then_some(PublicKey(point))
}

/// As [`PublicKey::to_bytes`].
pub(crate) fn bytes<S: Scheme>(key: &PublicKey<S>) -> Vec<u8> {
    let [y, x] = key.0.to_xy().map(|coordinate| coordinate.to_be_bytes());
    [x.as_ref(), y.as_ref()].concat()
}

/// As [`PublicKey::encrypt_with_rng`].
pub(crate) fn encrypt<S: Scheme>(
    key: &PublicKey<S>,
    message: &[u8],
    source: &mut Random<'_>,
) -> Result<Vec<u8>, Error> {
    let inner = seal::<S>(message)?;
    let secret = random::<S>(source)?;
    let [_, r] = Point::<S>::multiple_of_base(&secret.0).to_xy();
    let scalar = Zeroizing::new(secret.0.to_le_bytes().as_ref().to_vec());
    let shared: Point<S> = variable::multiply(&key.0, &scalar, S::Scalar::BITS);
    Ok([r.to_be_bytes().as_ref(), &wrap(&cipher::<S>(&shared), &inner)].concat())
}

/// A random number from 2 to n - 2: bytes are drawn until they give one.
fn random<S: Scheme>(source: &mut Random<'_>) -> Result<Secret<S::Scalar>, Error> {
    let length = S::Scalar::MODULUS.as_ref().len();
    loop {
        let mut bytes = source.bytes(length).map_err(|_| Error::Random)?;
        bytes[0] &= 0xff >> (8 * length as u32 - S::Scalar::BITS);
        if let Some(number) = number::<S>(&bytes) {
            return Ok(number);
        }
    }
}

fn coordinate<S: Scheme>(bytes: &[u8]) -> Option<S::Field> {
    let bytes = <S::Field as Field>::Bytes::try_from(bytes).ok()?;
    S::Field::from_be_bytes(&bytes)
}

/// Kalyna with the end of the coordinate of a shared point as its key.
fn cipher<S: Scheme>(shared: &Point<S>) -> Kalyna {
    let [_, coordinate] = shared.to_xy();
    let bytes = Zeroizing::new(coordinate.to_be_bytes().as_ref().to_vec());
    let block = S::LENGTHS.2.block();
    Kalyna::new(block, &bytes[bytes.len() - block..]).expect("Kalyna has keys as long as a block")
}

/// Bytes of what is wrapped: M' and a block of zeros, or M' padded to whole blocks.
fn inner_length<S: Scheme>() -> usize {
    let (most, hash, cipher) = S::LENGTHS;
    let (length, block) = (1 + hash + 2 + most, cipher.block());
    if length == block { 2 * block } else { (length + 1).next_multiple_of(block) }
}

fn wrapped_length<S: Scheme>() -> usize {
    inner_length::<S>() + S::LENGTHS.2.block()
}

/// M' = number of the hash ‖ hash ‖ length ‖ message after zeros, and what it is padded with.
fn seal<S: Scheme>(message: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
    let (most, hash, cipher) = S::LENGTHS;
    if message.is_empty() || message.len() > most {
        return Err(Error::Length { found: message.len(), most });
    }
    let mut inner = Zeroizing::new(vec![0; inner_length::<S>()]);
    let end = 1 + hash + 2 + most;
    inner[0] = HASH;
    inner[1 + hash..][..2].copy_from_slice(&(8 * message.len() as u16).to_be_bytes());
    inner[end - message.len()..end].copy_from_slice(message);
    let digest = Kupyna256::digest(&inner[1 + hash..end]);
    inner[1..][..hash].copy_from_slice(&digest[digest.len() - hash..]);
    if end != cipher.block() {
        inner[end] = 0x80;
    }
    Ok(inner)
}

/// The message of what has been unwrapped: everything is checked, whatever fails.
fn open<S: Scheme>(inner: &[u8], intact: Choice) -> Result<Zeroizing<Vec<u8>>, Error> {
    let (most, hash, cipher) = S::LENGTHS;
    let end = 1 + hash + 2 + most;
    let digest = Kupyna256::digest(&inner[1 + hash..end]);
    let mut padding = vec![0; inner.len() - end];
    if end != cipher.block() {
        padding[0] = 0x80;
    }
    let bits = u16::from_be_bytes([inner[1 + hash], inner[2 + hash]]);
    let mut valid = intact
        & inner[0].ct_eq(&HASH)
        & inner[1..][..hash].ct_eq(&digest[digest.len() - hash..])
        & inner[end..].ct_eq(&padding)
        & (bits & 7).ct_eq(&0)
        & !bits.ct_eq(&0)
        & bits.ct_lt(&(8 * most as u16 + 1));
    // Zeros before the message.
    for (index, byte) in (1u16..).zip(inner[end - most..end].iter().rev()) {
        valid &= byte.ct_eq(&0) | index.ct_lt(&((bits >> 3) + 1));
    }
    if !bool::from(valid) {
        return Err(Error::Decryption);
    }
    let length = usize::from(bits >> 3);
    Ok(Zeroizing::new(inner[end - length..end].to_vec()))
}
