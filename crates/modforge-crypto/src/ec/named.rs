//! Keys of a curve that is chosen when the program runs, by its name.
//!
//! ```
//! use modforge_crypto::ec::named::{Curve, Form, SecretKey};
//!
//! let curve: Curve = "P-384".parse()?;
//! let key = SecretKey::generate(curve)?;
//! let hash = curve.hash(b"message");
//! let signature = key.sign_prehash(&hash, Form::Der);
//! assert!(key.public_key().verify_prehash(&hash, &signature, Form::Der));
//!
//! let other = SecretKey::generate(curve)?;
//! assert_eq!(
//!     key.diffie_hellman(&other.public_key())?.as_bytes(),
//!     other.diffie_hellman(&key.public_key())?.as_bytes(),
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{RecoveryId, Scheme, SharedSecret, Signature, verify_each_prehash};
use crate::long::digest;
use crate::random::SystemRandom;
use crate::{p256, p384, p521, secp256k1};
use core::str::FromStr;
use digest::{Digest, block_api::BlockSizeUser};
use zeroize::Zeroizing;

/// A curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Curve {
    /// P-256, also secp256r1 and prime256v1, with SHA-256.
    P256,
    /// P-384, also secp384r1, with SHA-384.
    P384,
    /// P-521, also secp521r1, with SHA-512.
    P521,
    /// secp256k1, with SHA-256.
    Secp256k1,
}

/// The form of a signature in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The sequence of both numbers in ASN.1, as in X.509 and TLS.
    Der,
    /// Both numbers, each as long as the order of the curve, as in JOSE and IEEE P1363.
    Raw,
}

/// Why there is no key or no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A name that is not one of a curve here.
    #[error("curve: unknown name; known are P-256 P-384 P-521 secp256k1")]
    Name,
    /// Bytes that are not those of a secret key.
    #[error("data: not a number of a secret key of {curve}: {bytes} bytes, from 1 to the order of the curve less 1")]
    Number {
        /// The name of the curve.
        curve: &'static str,
        /// Bytes that a number has.
        bytes: usize,
    },
    /// Bytes that are not those of a point.
    #[error("data: not a point of {curve} in the form of SEC 1")]
    Point {
        /// The name of the curve.
        curve: &'static str,
    },
    /// The keys of an agreement are of different curves.
    #[error("peer: a key of {theirs}, where one of {ours} is needed")]
    Curves {
        /// The curve of the secret key.
        ours: &'static str,
        /// The curve of the public key.
        theirs: &'static str,
    },
    /// There is no key that this signature of this message is valid for.
    #[error("signature: no public key can be recovered from it and this message")]
    Recovery,
    /// The source of random numbers failed.
    #[error("random numbers: their source failed")]
    Random,
}

/// A secret key of any of the curves. Zeroed on drop; printed it shows only the public key.
#[derive(Clone, Debug)]
pub enum SecretKey {
    /// A key on P-256.
    P256(p256::SecretKey),
    /// A key on P-384.
    P384(p384::SecretKey),
    /// A key on P-521.
    P521(p521::SecretKey),
    /// A key on secp256k1.
    Secp256k1(secp256k1::SecretKey),
}

/// A public key of any of the curves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PublicKey {
    /// A key on P-256.
    P256(p256::PublicKey),
    /// A key on P-384.
    P384(p384::PublicKey),
    /// A key on P-521.
    P521(p521::PublicKey),
    /// A key on secp256k1.
    Secp256k1(secp256k1::PublicKey),
}

/// `$run` for the key within an enumeration, named `$key`, whose variant is named `$Wrap`.
macro_rules! with_key {
    ($enum:ident, $value:expr, $key:ident, $Wrap:ident => $run:expr) => {
        with_key!(@ $enum, $value, $key, $Wrap, $run, P256, P384, P521, Secp256k1)
    };
    (@ $enum:ident, $value:expr, $key:ident, $Wrap:ident, $run:expr, $($name:ident),*) => {
        match $value {
            $($enum::$name($key) => {
                #[allow(unused_imports)] // only some need it
                use PublicKey::$name as $Wrap;
                $run
            })*
        }
    };
}

/// `$run` with the module of a curve as `$module` and the variants of keys as `$Secret` and `$Public`.
macro_rules! with_curve {
    ($curve:expr, $module:ident, $Wrap:ident in $enum:ident => $run:expr) => {
        match $curve {
            Curve::P256 => {
                use {p256 as $module, $enum::P256 as $Wrap};
                $run
            }
            Curve::P384 => {
                use {p384 as $module, $enum::P384 as $Wrap};
                $run
            }
            Curve::P521 => {
                use {p521 as $module, $enum::P521 as $Wrap};
                $run
            }
            Curve::Secp256k1 => {
                use {secp256k1 as $module, $enum::Secp256k1 as $Wrap};
                $run
            }
        }
    };
}

impl FromStr for Curve {
    type Err = Error;

    /// The curve of a name, by any of the names that standards have for it, in letters of either case.
    fn from_str(name: &str) -> Result<Self, Error> {
        match name.to_ascii_lowercase().as_str() {
            "p-256" | "p256" | "secp256r1" | "prime256v1" => Ok(Self::P256),
            "p-384" | "p384" | "secp384r1" => Ok(Self::P384),
            "p-521" | "p521" | "secp521r1" => Ok(Self::P521),
            "secp256k1" => Ok(Self::Secp256k1),
            _ => Err(Error::Name),
        }
    }
}

fn hash<S: Scheme>(message: &[u8]) -> Vec<u8> {
    digest::<S::Hash>(message).to_vec()
}

impl Curve {
    /// The name, such as P-256.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::P256 => p256::P256::NAME,
            Self::P384 => p384::P384::NAME,
            Self::P521 => p521::P521::NAME,
            Self::Secp256k1 => secp256k1::Secp256k1::NAME,
        }
    }

    /// The hash of a message by the hash function of the curve.
    #[must_use]
    pub fn hash(self, message: &[u8]) -> Vec<u8> {
        match self {
            Self::P256 => hash::<p256::P256>(message),
            Self::P384 => hash::<p384::P384>(message),
            Self::P521 => hash::<p521::P521>(message),
            Self::Secp256k1 => hash::<secp256k1::Secp256k1>(message),
        }
    }
}

impl Curve {
    /// The signature with the smaller of both numbers s, which is valid for the same key and message: keys of secp256k1
    /// refuse the other one. Nothing if the bytes are not a signature.
    #[must_use]
    pub fn to_low(self, signature: &[u8], form: Form) -> Option<Vec<u8>> {
        fn low<S: Scheme>(signature: &[u8], form: Form) -> Option<Vec<u8>> {
            signature_of::<S>(signature, form).map(|signature| bytes_of(&signature.to_low(), form))
        }
        match self {
            Self::P256 => low::<p256::P256>(signature, form),
            Self::P384 => low::<p384::P384>(signature, form),
            Self::P521 => low::<p521::P521>(signature, form),
            Self::Secp256k1 => low::<secp256k1::Secp256k1>(signature, form),
        }
    }
}

fn signature_of<S: Scheme>(bytes: &[u8], form: Form) -> Option<Signature<S>> {
    match form {
        Form::Der => Signature::from_der(bytes).ok(),
        Form::Raw => Signature::from_bytes(bytes).ok(),
    }
}

fn bytes_of<S: Scheme>(signature: &Signature<S>, form: Form) -> Vec<u8> {
    match form {
        Form::Der => signature.to_der(),
        Form::Raw => signature.to_bytes(),
    }
}

fn verify<S: Scheme>(key: &super::PublicKey<S>, hash: &[u8], signature: &[u8], form: Form) -> bool {
    signature_of(signature, form).is_some_and(|signature| key.verify_prehash(hash, &signature).is_ok())
}

/// As [`verify_each_prehash`] for keys of any curves: hashes, signatures in this form,
/// keys. What is not a signature is not valid.
///
/// ```
/// use modforge_crypto::ec::named::{Curve, Form, SecretKey, verify_each};
///
/// let key = SecretKey::generate(Curve::P256)?;
/// let hash = Curve::P256.hash(b"message");
/// let signature = key.sign_prehash(&hash, Form::Der);
/// let entries = [(&hash[..], &signature[..], key.public_key()), (&hash[..], b"none", key.public_key())];
/// assert_eq!(verify_each(&entries, Form::Der), [true, false]);
/// # Ok::<(), modforge_crypto::ec::named::Error>(())
/// ```
#[must_use]
pub fn verify_each(entries: &[(&[u8], &[u8], PublicKey)], form: Form) -> Vec<bool> {
    let mut valid = vec![false; entries.len()];
    let of = |curve: Curve| entries.iter().enumerate().filter(move |(_, (_, _, key))| key.curve() == curve);
    /// The entries of one curve.
    macro_rules! verify_those_of {
        ($($name:ident),*) => {
            $({
                let mut places = Vec::new();
                let mut batch = Vec::new();
                for (place, &(hash, signature, key)) in of(Curve::$name) {
                    if let (PublicKey::$name(key), Some(signature)) = (key, signature_of(signature, form)) {
                        places.push(place);
                        batch.push((hash, signature, key));
                    }
                }
                places.into_iter().zip(verify_each_prehash(&batch)).for_each(|(place, found)| valid[place] = found);
            })*
        };
    }
    verify_those_of!(P256, P384, P521, Secp256k1);
    valid
}

impl SecretKey {
    /// A new key.
    ///
    /// # Errors
    /// [`Error::Random`].
    pub fn generate(curve: Curve) -> Result<Self, Error> {
        with_curve!(curve, module, Wrap in SecretKey => {
            module::SecretKey::try_generate(&mut SystemRandom).map(Wrap).map_err(|_| Error::Random)
        })
    }

    /// The key with this number in bytes, as many as the order of the curve has, most significant first.
    ///
    /// # Errors
    /// [`Error::Number`].
    pub fn from_bytes(curve: Curve, bytes: &[u8]) -> Result<Self, Error> {
        let length = match curve {
            Curve::P256 | Curve::Secp256k1 => 32,
            Curve::P384 => 48,
            Curve::P521 => 66,
        };
        let error = Error::Number { curve: curve.name(), bytes: length };
        with_curve!(curve, module, Wrap in SecretKey => module::SecretKey::from_bytes(bytes).map(Wrap).map_err(|_| error))
    }

    /// As [`from_bytes`](Self::from_bytes), with any number of zeros in front or fewer.
    #[cfg(feature = "pkcs8")]
    pub(crate) fn from_number(curve: Curve, bytes: &[u8]) -> Option<Self> {
        with_curve!(curve, module, Wrap in SecretKey => module::SecretKey::from_number(bytes).map(Wrap))
    }

    /// The number, which is secret, in bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Zeroizing<Vec<u8>> {
        with_key!(SecretKey, self, key, Wrap => key.to_bytes())
    }

    /// The public key.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        with_key!(SecretKey, self, key, Wrap => Wrap(key.public_key()))
    }

    /// The curve.
    #[must_use]
    pub fn curve(&self) -> Curve {
        self.public_key().curve()
    }

    /// Signs a message that has been hashed by the hash function of the curve, see
    /// [`sign_prehash`](super::SecretKey::sign_prehash).
    #[must_use]
    pub fn sign_prehash(&self, hash: &[u8], form: Form) -> Vec<u8> {
        with_key!(SecretKey, self, key, Wrap => bytes_of(&key.sign_prehash(hash), form))
    }

    /// As [`sign_prehash`](Self::sign_prehash), with what [`PublicKey::recover`] needs beside the signature.
    #[must_use]
    pub fn sign_recoverable(&self, hash: &[u8], form: Form) -> (Vec<u8>, RecoveryId) {
        with_key!(SecretKey, self, key, Wrap => {
            let (signature, id) = key.sign_hedged(hash, &[]);
            (bytes_of(&signature, form), id)
        })
    }

    /// Signs a message that has been hashed by the function `D`, see
    /// [`sign_prehash_of`](super::SecretKey::sign_prehash_of). Returns what [`PublicKey::recover`] needs, too.
    #[must_use]
    pub fn sign_prehash_of<D: Digest + BlockSizeUser + Clone>(&self, hash: &[u8], form: Form) -> (Vec<u8>, RecoveryId) {
        with_key!(SecretKey, self, key, Wrap => {
            let (signature, id) = key.sign_prehash_of::<D>(hash);
            (bytes_of(&signature, form), id)
        })
    }

    /// The shared secret: both sides compute it from their secret key and the other's public key.
    ///
    /// # Errors
    /// [`Error::Curves`].
    pub fn diffie_hellman(&self, other: &PublicKey) -> Result<SharedSecret, Error> {
        match (self, other) {
            (Self::P256(key), PublicKey::P256(other)) => Ok(key.diffie_hellman(other)),
            (Self::P384(key), PublicKey::P384(other)) => Ok(key.diffie_hellman(other)),
            (Self::P521(key), PublicKey::P521(other)) => Ok(key.diffie_hellman(other)),
            (Self::Secp256k1(key), PublicKey::Secp256k1(other)) => Ok(key.diffie_hellman(other)),
            _ => Err(Error::Curves { ours: self.curve().name(), theirs: other.curve().name() }),
        }
    }
}

impl PublicKey {
    /// The key of a point in bytes: 4 and both coordinates, or 2 or 3 and x (SEC 1).
    ///
    /// # Errors
    /// [`Error::Point`].
    pub fn from_sec1_bytes(curve: Curve, bytes: &[u8]) -> Result<Self, Error> {
        let error = Error::Point { curve: curve.name() };
        with_curve!(curve, module, Wrap in PublicKey => {
            module::PublicKey::from_sec1_bytes(bytes).map(Wrap).map_err(|_| error)
        })
    }

    /// The point in bytes: 4 and both coordinates.
    #[must_use]
    pub fn to_sec1_bytes(&self) -> Vec<u8> {
        with_key!(PublicKey, self, key, Wrap => key.to_sec1_bytes())
    }

    /// The point in bytes: 2, or 3 if y is odd, and x.
    #[must_use]
    pub fn to_compressed_bytes(&self) -> Vec<u8> {
        with_key!(PublicKey, self, key, Wrap => key.to_compressed_bytes())
    }

    /// The curve.
    #[must_use]
    pub fn curve(&self) -> Curve {
        match self {
            Self::P256(_) => Curve::P256,
            Self::P384(_) => Curve::P384,
            Self::P521(_) => Curve::P521,
            Self::Secp256k1(_) => Curve::Secp256k1,
        }
    }

    /// Whether this is a signature of a message that has been hashed.
    #[must_use]
    pub fn verify_prehash(&self, hash: &[u8], signature: &[u8], form: Form) -> bool {
        with_key!(PublicKey, self, key, Wrap => verify(key, hash, signature, form))
    }

    /// The key that a signature of a hashed message is valid for.
    ///
    /// # Errors
    /// [`Error::Recovery`].
    pub fn recover(curve: Curve, hash: &[u8], signature: &[u8], form: Form, id: RecoveryId) -> Result<Self, Error> {
        with_curve!(curve, module, Wrap in PublicKey => {
            signature_of(signature, form)
                .and_then(|signature| module::PublicKey::recover(hash, &signature, id).ok())
                .map(Wrap)
                .ok_or(Error::Recovery)
        })
    }
}
