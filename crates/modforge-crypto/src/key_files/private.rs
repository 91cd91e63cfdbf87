//! Private keys of any kind.

use super::encrypted::decrypt;
use super::kind::Kind;
use super::pem::key_block;
use super::{Error, PublicKey};
use crate::ec::named;
use crate::rsa::RsaPrivateKey;
use crate::{ed448, ed25519, x448, x25519};
use pkcs1::DecodeRsaPrivateKey;
use pkcs8::der::asn1::OctetStringRef;
use pkcs8::der::pem::PemLabel;
use pkcs8::der::{Decode, ErrorKind, SecretDocument, Tag};
use pkcs8::spki::AlgorithmIdentifierRef;
use pkcs8::{EncodePrivateKey, EncryptedPrivateKeyInfoRef, PrivateKeyInfoRef};
use sec1::EcPrivateKey;

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
    /// The private key in a file: PKCS#8, which may be encrypted, PKCS#1 or SEC 1, in PEM or DER.
    ///
    /// # Errors
    /// [`Error`].
    pub fn read(content: &[u8], password: Option<&[u8]>) -> Result<Self, Error> {
        match str::from_utf8(content) {
            Ok(text) if text.contains("-----BEGIN ") => {
                let (label, document) = key_block(text)?;
                let bytes = document.as_bytes();
                match label {
                    PrivateKeyInfoRef::PEM_LABEL => Self::of_info(bytes),
                    EncryptedPrivateKeyInfoRef::PEM_LABEL => Self::of_encrypted(bytes, password),
                    pkcs1::RsaPrivateKeyRef::PEM_LABEL => Self::of_pkcs1(bytes),
                    EcPrivateKey::PEM_LABEL => Self::of_sec1(bytes),
                    label if label.ends_with("PUBLIC KEY") => Err(Error::IsPublic),
                    _ => Err(Error::Form),
                }
            }
            // The four forms differ in what the sequence starts with.
            _ => match () {
                () if PrivateKeyInfoRef::from_der(content).is_ok() => Self::of_info(content),
                () if EncryptedPrivateKeyInfoRef::from_der(content).is_ok() => Self::of_encrypted(content, password),
                () if EcPrivateKey::from_der(content).is_ok() => Self::of_sec1(content),
                () if pkcs1::RsaPrivateKeyRef::try_from(content).is_ok() => Self::of_pkcs1(content),
                () if PublicKey::read(content).is_ok() => Err(Error::IsPublic),
                () => Err(Error::Form),
            },
        }
    }

    fn of_info(bytes: &[u8]) -> Result<Self, Error> {
        let info = PrivateKeyInfoRef::from_der(bytes).map_err(|_| Error::Form)?;
        let kind = Kind::of(&info.algorithm)?;
        let key = match kind {
            Kind::Rsa => info.try_into().map(Self::Rsa),
            Kind::Ed25519 => info.try_into().map(Self::Ed25519),
            Kind::Ed448 => info.try_into().map(Self::Ed448),
            Kind::X25519 => info.try_into().map(Self::X25519),
            Kind::X448 => info.try_into().map(Self::X448),
            Kind::Ec(named::Curve::P256) => info.try_into().map(named::SecretKey::P256).map(Self::Ec),
            Kind::Ec(named::Curve::P384) => info.try_into().map(named::SecretKey::P384).map(Self::Ec),
            Kind::Ec(named::Curve::P521) => info.try_into().map(named::SecretKey::P521).map(Self::Ec),
            Kind::Ec(named::Curve::Secp256k1) => info.try_into().map(named::SecretKey::Secp256k1).map(Self::Ec),
        };
        key.map_err(|_| kind.invalid())
    }

    fn of_encrypted(bytes: &[u8], password: Option<&[u8]>) -> Result<Self, Error> {
        let info = EncryptedPrivateKeyInfoRef::from_der(bytes).map_err(|_| Error::UnknownEncryption)?;
        let document = decrypt(&info, password)?;
        Self::of_info(document.as_bytes())
            .map_err(|error| if error == Error::Form { Error::WrongPassword } else { error })
    }

    fn of_pkcs1(bytes: &[u8]) -> Result<Self, Error> {
        RsaPrivateKey::from_pkcs1_der(bytes).map(Self::Rsa).map_err(|_| Kind::Rsa.invalid())
    }

    /// The file itself must name the curve.
    fn of_sec1(bytes: &[u8]) -> Result<Self, Error> {
        let parts = EcPrivateKey::from_der(bytes).map_err(|error| match error.kind() {
            // A sequence of numbers in place of a name.
            ErrorKind::TagUnexpected { expected: Some(Tag::ObjectIdentifier), .. } => Error::ExplicitCurve,
            _ => Error::Form,
        })?;
        let oid = parts.parameters.and_then(|parameters| parameters.named_curve()).ok_or(Error::ExplicitCurve)?;
        let kind = Kind::of_curve(oid)?;
        let inner = OctetStringRef::new(bytes).map_err(|_| Error::Form)?;
        let algorithm = AlgorithmIdentifierRef { oid: sec1::ALGORITHM_OID, parameters: Some((&oid).into()) };
        let container = SecretDocument::encode_msg(&PrivateKeyInfoRef::new(algorithm, inner));
        Self::of_info(container.map_err(|_| kind.invalid())?.as_bytes())
    }

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
