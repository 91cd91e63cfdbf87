//! Private keys of any kind.

use super::kind::Kind;
use super::public::{ec_public, rsa_error};
use super::{Error, PublicKey};
use crate::ec::named;
use crate::rsa::RsaPrivateKey;
use crate::{ed448, ed25519, x448, x25519};
use pkcs8::EncodePrivateKey;
use pkcs8::der::SecretDocument;

/// A private key of any kind.
#[allow(clippy::large_enum_variant)] // of which a program has a few, and matches on them
#[derive(Clone, Debug)]
pub enum PrivateKey {
    /// RSA.
    Rsa(RsaPrivateKey),
    /// Ed25519.
    Ed25519(ed25519::SigningKey),
    /// Ed448.
    Ed448(ed448::SigningKey),
    /// X25519.
    X25519(x25519::SecretKey),
    /// X448.
    X448(x448::SecretKey),
    /// ECDSA and ECDH.
    Ec(named::SecretKey),
}

impl PrivateKey {
    /// The kind: RSA, or the name of the curve or scheme, such as P-256 or Ed25519.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.public_key().kind()
    }

    /// The public key.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        match self {
            Self::Rsa(key) => PublicKey::Rsa(key.to_public_key()),
            Self::Ed25519(key) => PublicKey::Ed25519(key.verifying_key()),
            Self::Ed448(key) => PublicKey::Ed448(key.verifying_key()),
            Self::X25519(key) => PublicKey::X25519(key.public_key()),
            Self::X448(key) => PublicKey::X448(key.public_key()),
            Self::Ec(key) => PublicKey::Ec(key.public_key()),
        }
    }
}

impl EncodePrivateKey for PrivateKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        match self {
            Self::Rsa(key) => key.to_pkcs8_der(),
            Self::Ed25519(key) => key.to_pkcs8_der(),
            Self::Ed448(key) => key.to_pkcs8_der(),
            Self::X25519(key) => key.to_pkcs8_der(),
            Self::X448(key) => key.to_pkcs8_der(),
            Self::Ec(key) => key.to_pkcs8_der(),
        }
    }
}

impl EncodePrivateKey for named::SecretKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        match self {
            Self::P256(key) => key.to_pkcs8_der(),
            Self::P384(key) => key.to_pkcs8_der(),
            Self::P521(key) => key.to_pkcs8_der(),
            Self::Secp256k1(key) => key.to_pkcs8_der(),
        }
    }
}

const PUBLIC: &str = "its public key is not that of its private one";

/// The key of a seed, with the public key that the file may have.
pub(super) fn of_seed(kind: Kind, seed: &[u8], public: Option<&[u8]>) -> Result<PrivateKey, Error> {
    let length = || kind.invalid("its seed has another number of bytes");
    let (key, own) = match kind {
        Kind::Ed25519 => {
            let key = ed25519::SigningKey::from_bytes(seed.try_into().map_err(|_| length())?);
            let own = key.verifying_key().to_bytes().to_vec();
            (PrivateKey::Ed25519(key), own)
        }
        Kind::Ed448 => {
            let key = ed448::SigningKey::from_bytes(seed.try_into().map_err(|_| length())?);
            let own = key.verifying_key().to_bytes().to_vec();
            (PrivateKey::Ed448(key), own)
        }
        Kind::X25519 => {
            let key = x25519::SecretKey::from_bytes(seed.try_into().map_err(|_| length())?);
            let own = key.public_key().to_bytes().to_vec();
            (PrivateKey::X25519(key), own)
        }
        Kind::X448 => {
            let key = x448::SecretKey::from_bytes(seed.try_into().map_err(|_| length())?);
            let own = key.public_key().to_bytes().to_vec();
            (PrivateKey::X448(key), own)
        }
        Kind::Rsa | Kind::Ec(_) => return Err(Error::Form), // which are not seeds
    };
    if public.is_some_and(|public| public != own) { Err(kind.invalid(PUBLIC)) } else { Ok(key) }
}

/// The key of a number, which may be shorter than the curve's or begin with zeros, with the public keys that the file
/// may have.
pub(super) fn ec_private(
    curve: named::Curve,
    number: &[u8],
    publics: [Option<&[u8]>; 2],
) -> Result<named::SecretKey, Error> {
    let kind = Kind::Ec(curve);
    let key = named::SecretKey::from_number(curve, number)
        .ok_or_else(|| kind.invalid("its number is not from 1 to the order of the curve less 1"))?;
    for public in publics.into_iter().flatten() {
        if ec_public(curve, public) != Some(key.public_key()) {
            return Err(kind.invalid(PUBLIC));
        }
    }
    Ok(key)
}

/// The key of the numbers of PKCS#1, as far as they are there.
pub(super) fn rsa_private(numbers: &[&[u8]]) -> Result<RsaPrivateKey, Error> {
    let number = |index: usize| numbers.get(index).copied().unwrap_or(&[]);
    RsaPrivateKey::from_file(number(0), number(1), number(2), [number(3), number(4)], [number(5), number(6), number(7)])
        .map_err(|error| rsa_error(error, number(1)))
}
