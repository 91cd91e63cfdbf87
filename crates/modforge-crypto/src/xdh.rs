//! Key agreement over Montgomery curves (RFC 7748): X25519 is [`x25519`](crate::x25519).

use crate::curve::montgomery::{Montgomery, ladder};
use const_oid::ObjectIdentifier;
use core::fmt::{self, Debug};
use modforge_fields::Field;
use rand_core::{CryptoRng, TryCryptoRng};
use signature::Error;
use zeroize::{Zeroize, Zeroizing};

/// The methods with most of the code, as those of [`ec::Scheme`](crate::ec::Scheme): compiled once, with each curve of
/// this crate.
macro_rules! compiled_once {
    () => {
        #[doc(hidden)]
        fn secret_key(bytes: &$crate::xdh::Bytes<Self>) -> $crate::xdh::SecretKey<Self> {
            $crate::xdh::key(bytes)
        }

        #[doc(hidden)]
        fn multiply(scalar: &$crate::xdh::Bytes<Self>, u: &$crate::xdh::Bytes<Self>) -> $crate::xdh::Bytes<Self> {
            $crate::xdh::product::<Self>(scalar, u)
        }
    };
}
#[allow(unused_imports)] // only the curves of this crate need it
pub(crate) use compiled_once;

/// The parameters of a key agreement beside the curve.
pub trait Scheme: Montgomery<Field: Field<Bytes: Debug + Eq + Zeroize>> {
    /// The identifier of the algorithm in key files (RFC 8410).
    const OID: ObjectIdentifier;
    /// The name, such as X25519.
    const NAME: &'static str;
    /// The bits of a secret number.
    const BITS: u32;

    /// Sets and clears the bits of a secret number that are fixed.
    fn clamp(scalar: &mut Bytes<Self>);

    /// The coordinate u in bytes, those bits that are to be ignored cleared.
    #[must_use]
    fn mask(u: &Bytes<Self>) -> Bytes<Self>;

    /// The coordinate u of a multiple of the base point; a curve may have a faster way.
    #[must_use]
    fn multiple_of_base(scalar: &Bytes<Self>) -> Self::Field {
        ladder::<Self>(scalar.as_ref(), Self::BITS, &Self::Field::ONE.mul_small(Self::BASE))
    }

    compiled_once!();
}

/// An array as long as a coordinate or a secret number.
pub type Bytes<S> = <<S as Montgomery>::Field as Field>::Bytes;

/// The function of RFC 7748: the multiple of the point with the coordinate `u` by a number that is clamped first; zeros
/// for points of small order. In constant time.
#[must_use]
pub fn multiply<S: Scheme>(scalar: &Bytes<S>, u: &Bytes<S>) -> Bytes<S> {
    S::multiply(scalar, u)
}

/// As [`multiply`].
pub(crate) fn product<S: Scheme>(scalar: &Bytes<S>, u: &Bytes<S>) -> Bytes<S> {
    let mut clamped = Zeroizing::new(*scalar);
    S::clamp(&mut clamped);
    let u = S::Field::reduce_le_bytes(&S::mask(u));
    ladder::<S>((*clamped).as_ref(), S::BITS, &u).to_le_bytes()
}

/// A secret key. Zeroed on drop; printed it shows only the public key.
#[derive(Clone)]
pub struct SecretKey<S: Scheme> {
    bytes: Zeroizing<Bytes<S>>,
    public: PublicKey<S>,
}

/// A public key: the coordinate u of a point.
#[derive(Clone, Copy)]
pub struct PublicKey<S: Scheme>(Bytes<S>);

/// The shared secret of two parties. Zeroed on drop, not printable; to be hashed before it is used as a key.
#[derive(Clone)]
pub struct SharedSecret<S: Scheme>(Zeroizing<Bytes<S>>);

impl<S: Scheme> SharedSecret<S> {
    /// The bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &Bytes<S> {
        &self.0
    }
}

impl<S: Scheme> SecretKey<S> {
    /// The key with these bytes, which should be random.
    #[must_use]
    pub fn from_bytes(bytes: &Bytes<S>) -> Self {
        S::secret_key(bytes)
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
        let mut bytes = Zeroizing::new(S::Field::MODULUS);
        rng.try_fill_bytes(bytes.as_mut())?;
        Ok(Self::from_bytes(&bytes))
    }

    /// The bytes, which are secret.
    #[must_use]
    pub fn to_bytes(&self) -> Zeroizing<Bytes<S>> {
        self.bytes.clone()
    }

    /// The public key.
    #[must_use]
    pub fn public_key(&self) -> PublicKey<S> {
        self.public
    }

    /// The shared secret: both sides compute it from their secret key and the other's public key; in constant time.
    ///
    /// # Errors
    /// If the other's point has a small order, as the result is 0 for every secret key then.
    pub fn diffie_hellman(&self, other: &PublicKey<S>) -> Result<SharedSecret<S>, Error> {
        let shared = Zeroizing::new(multiply::<S>(&self.bytes, &other.0));
        let zero = (*shared).as_ref().iter().fold(0, |any, byte| any | byte) == 0;
        // May be told: whether the other's point has a small order.
        if zero { Err(Error::new()) } else { Ok(SharedSecret(shared)) }
    }
}

/// As [`SecretKey::from_bytes`].
pub(crate) fn key<S: Scheme>(bytes: &Bytes<S>) -> SecretKey<S> {
    let mut clamped = Zeroizing::new(*bytes);
    S::clamp(&mut clamped);
    let public = PublicKey(S::multiple_of_base(&clamped).to_le_bytes());
    SecretKey { bytes: Zeroizing::new(*bytes), public }
}

impl<S: Scheme> PublicKey<S> {
    /// The key with these bytes; all are allowed.
    #[must_use]
    pub fn from_bytes(bytes: &Bytes<S>) -> Self {
        Self(*bytes)
    }

    /// The bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Bytes<S> {
        self.0
    }
}

impl<S: Scheme> fmt::Debug for SecretKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecretKey").field("public", &self.public).finish_non_exhaustive()
    }
}

impl<S: Scheme> fmt::Debug for PublicKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PublicKey").field(&self.0).finish()
    }
}

impl<S: Scheme> PartialEq for PublicKey<S> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<S: Scheme> Eq for PublicKey<S> {}
