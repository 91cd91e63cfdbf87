//! Public keys of any kind.

use super::Error;
use super::kind::Kind;
use super::pem::key_block;
use crate::ec::named;
use crate::rsa::RsaPublicKey;
use crate::{ed448, ed25519, x448, x25519};
use pkcs1::DecodeRsaPublicKey;
use pkcs8::der::pem::PemLabel;
use pkcs8::der::{Decode, Document};
use pkcs8::{EncodePublicKey, EncryptedPrivateKeyInfoRef, PrivateKeyInfoRef, SubjectPublicKeyInfoRef, spki};
use sec1::EcPrivateKey;

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
        match str::from_utf8(content) {
            Ok(text) if text.contains("-----BEGIN ") => {
                let (label, document) = key_block(text)?;
                match label {
                    SubjectPublicKeyInfoRef::PEM_LABEL => Self::of_info(document.as_bytes()),
                    pkcs1::RsaPublicKeyRef::PEM_LABEL => Self::of_pkcs1(document.as_bytes()),
                    label if label.ends_with("PRIVATE KEY") => Err(Error::IsPrivate),
                    _ => Err(Error::Form),
                }
            }
            _ => match () {
                () if SubjectPublicKeyInfoRef::from_der(content).is_ok() => Self::of_info(content),
                // A signature of ECDSA has this form, too.
                () if pkcs1::RsaPublicKeyRef::try_from(content).is_ok() => {
                    Self::of_pkcs1(content).map_err(|_| Error::Form)
                }
                () if is_private(content) => Err(Error::IsPrivate),
                () => Err(Error::Form),
            },
        }
    }

    fn of_info(bytes: &[u8]) -> Result<Self, Error> {
        let info = SubjectPublicKeyInfoRef::from_der(bytes).map_err(|_| Error::Form)?;
        let kind = Kind::of(&info.algorithm)?;
        let key = match kind {
            Kind::Rsa => info.try_into().map(Self::Rsa),
            Kind::Ed25519 => info.try_into().map(Self::Ed25519),
            Kind::Ed448 => info.try_into().map(Self::Ed448),
            Kind::X25519 => info.try_into().map(Self::X25519),
            Kind::X448 => info.try_into().map(Self::X448),
            Kind::Ec(named::Curve::P256) => info.try_into().map(named::PublicKey::P256).map(Self::Ec),
            Kind::Ec(named::Curve::P384) => info.try_into().map(named::PublicKey::P384).map(Self::Ec),
            Kind::Ec(named::Curve::P521) => info.try_into().map(named::PublicKey::P521).map(Self::Ec),
            Kind::Ec(named::Curve::Secp256k1) => info.try_into().map(named::PublicKey::Secp256k1).map(Self::Ec),
        };
        key.map_err(|_| kind.invalid())
    }

    fn of_pkcs1(bytes: &[u8]) -> Result<Self, Error> {
        RsaPublicKey::from_pkcs1_der(bytes).map(Self::Rsa).map_err(|_| Kind::Rsa.invalid())
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

fn is_private(content: &[u8]) -> bool {
    PrivateKeyInfoRef::from_der(content).is_ok()
        || EncryptedPrivateKeyInfoRef::from_der(content).is_ok()
        || EcPrivateKey::from_der(content).is_ok()
        || pkcs1::RsaPrivateKeyRef::try_from(content).is_ok()
}
