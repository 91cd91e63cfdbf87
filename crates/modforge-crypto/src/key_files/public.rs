//! Public keys of any kind.

use super::Error;
use super::form::{Algorithm, Form, is_openssh};
use super::kind::Kind;
use super::pem::read_first;
use crate::ec::named;
use crate::natural::significant;
use crate::rsa::{self, RsaPublicKey};
use crate::{ed448, ed25519, x448, x25519};
use pkcs8::der::Document;
use pkcs8::{EncodePublicKey, spki};

/// A public key of any kind.
#[derive(Clone, Debug)]
pub enum PublicKey {
    /// RSA.
    Rsa(RsaPublicKey),
    /// Ed25519.
    Ed25519(ed25519::VerifyingKey),
    /// Ed448.
    Ed448(ed448::VerifyingKey),
    /// X25519.
    X25519(x25519::PublicKey),
    /// X448.
    X448(x448::PublicKey),
    /// ECDSA and ECDH.
    Ec(named::PublicKey),
}

impl PublicKey {
    /// The public key in a file: SubjectPublicKeyInfo, or PKCS#1 for RSA, in PEM or DER.
    ///
    /// # Errors
    /// [`Error`].
    pub fn read(content: &[u8]) -> Result<Self, Error> {
        read_first(content, &Error::IsPrivate, Self::of_bytes)
    }

    fn of_bytes(bytes: &[u8]) -> Result<Self, Error> {
        if is_openssh(bytes) {
            return Err(Error::IsPrivate);
        }
        match Form::of(bytes)? {
            Form::Public { algorithm, key } => Self::of_algorithm(algorithm, key),
            Form::RsaPublic { n, e } => rsa_public(n, e).map(Self::Rsa),
            Form::Private { .. } | Form::Encrypted { .. } | Form::Rsa(_) | Form::Ec { .. } => Err(Error::IsPrivate),
        }
    }

    fn of_algorithm(algorithm: Algorithm<'_>, key: &[u8]) -> Result<Self, Error> {
        let kind = Kind::of(algorithm, None)?;
        let length = || kind.invalid("it has another number of bytes");
        let point = || kind.invalid("it is not a point of the curve");
        match kind {
            Kind::Rsa => match Form::of(key)? {
                Form::RsaPublic { n, e } => rsa_public(n, e).map(Self::Rsa),
                _ => Err(kind.invalid("it is not two numbers")),
            },
            Kind::Ed25519 => {
                let bytes = key.try_into().map_err(|_| length())?;
                ed25519::VerifyingKey::from_bytes(bytes).map(Self::Ed25519).map_err(|_| point())
            }
            Kind::Ed448 => {
                let bytes = key.try_into().map_err(|_| length())?;
                ed448::VerifyingKey::from_bytes(bytes).map(Self::Ed448).map_err(|_| point())
            }
            Kind::X25519 => {
                let bytes = key.try_into().map_err(|_| length())?;
                Ok(Self::X25519(x25519::PublicKey::from_bytes(bytes)))
            }
            Kind::X448 => {
                let bytes = key.try_into().map_err(|_| length())?;
                Ok(Self::X448(x448::PublicKey::from_bytes(bytes)))
            }
            Kind::Ec(curve) => ec_public(curve, key).map(Self::Ec).ok_or_else(point),
        }
    }

    /// The kind: RSA, or the name of the curve or scheme, such as P-256 or Ed25519.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        let kind = match self {
            Self::Rsa(_) => Kind::Rsa,
            Self::Ed25519(_) => Kind::Ed25519,
            Self::Ed448(_) => Kind::Ed448,
            Self::X25519(_) => Kind::X25519,
            Self::X448(_) => Kind::X448,
            Self::Ec(key) => Kind::Ec(key.curve()),
        };
        kind.name()
    }
}

impl EncodePublicKey for PublicKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        match self {
            Self::Rsa(key) => key.to_public_key_der(),
            Self::Ed25519(key) => key.to_public_key_der(),
            Self::Ed448(key) => key.to_public_key_der(),
            Self::X25519(key) => key.to_public_key_der(),
            Self::X448(key) => key.to_public_key_der(),
            Self::Ec(key) => key.to_public_key_der(),
        }
    }
}

impl EncodePublicKey for named::PublicKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        match self {
            Self::P256(key) => key.to_public_key_der(),
            Self::P384(key) => key.to_public_key_der(),
            Self::P521(key) => key.to_public_key_der(),
            Self::Secp256k1(key) => key.to_public_key_der(),
        }
    }
}

pub(super) fn rsa_public(n: &[u8], e: &[u8]) -> Result<RsaPublicKey, Error> {
    RsaPublicKey::new(n, e).map_err(|error| rsa_error(error, e))
}

/// Why numbers of RSA are refused; a public exponent that is too long by its length.
pub(super) fn rsa_error(error: rsa::Error, e: &[u8]) -> Error {
    let e = significant(e);
    match e.first().map(|top| 8 * e.len() - top.leading_zeros() as usize) {
        Some(bits) if error == rsa::Error::PublicExponent && bits > 256 => Error::PublicExponentSize { bits },
        _ => Error::Rsa(error),
    }
}

/// The key of a point in any form of SEC 1; in the hybrid one x stands beside the sign of y, which must be that of y.
pub(super) fn ec_public(curve: named::Curve, point: &[u8]) -> Option<named::PublicKey> {
    match point {
        [sign @ (6 | 7), rest @ .., last] if *sign == 6 | last & 1 => {
            named::PublicKey::from_sec1_bytes(curve, &[&[4], rest, &[*last]].concat()).ok()
        }
        _ => named::PublicKey::from_sec1_bytes(curve, point).ok(),
    }
}
