//! Private keys of any kind.

use super::der::{Element, OCTET_STRING};
use super::encrypted::decrypt;
use super::form::{Algorithm, Form};
use super::kind::Kind;
use super::openssh::{self, is_openssh};
use super::pem::read_first;
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
    /// The private key in a file: PKCS#8, which may be encrypted, PKCS#1, SEC 1 or OpenSSH's form, in PEM or DER,
    /// whatever its label.
    ///
    /// # Errors
    /// [`Error`].
    pub fn read(content: &[u8], password: Option<&[u8]>) -> Result<Self, Error> {
        read_first(content, &Error::IsPublic, |bytes| {
            if is_openssh(bytes) { openssh::read(bytes, password) } else { Self::of_form(bytes, password) }
        })
    }

    fn of_form(bytes: &[u8], password: Option<&[u8]>) -> Result<Self, Error> {
        match Form::of(bytes)? {
            Form::Private { algorithm, key, public } => Self::of_algorithm(algorithm, key, public),
            Form::Encrypted { algorithm, whole } => Self::of_form(&decrypt(algorithm.oid, whole, password)?, None),
            Form::Rsa(numbers) => rsa_private(&numbers).map(Self::Rsa),
            Form::Ec { number, curve, public } => match Kind::of_curve(curve)? {
                Kind::Ec(curve) => ec_private(curve, number, [public, None]).map(Self::Ec),
                _ => Err(Error::Form),
            },
            Form::Public { .. } | Form::RsaPublic { .. } => Err(Error::IsPublic),
        }
    }

    fn of_algorithm(algorithm: Algorithm<'_>, key: &[u8], public: Option<&[u8]>) -> Result<Self, Error> {
        if algorithm.oid == sec1::ALGORITHM_OID {
            let Form::Ec { number, curve, public: inner } = Form::of(key)? else { return Err(Error::Form) };
            let kind = Kind::of(algorithm, curve)?;
            let Kind::Ec(named) = kind else { return Err(Error::Form) };
            // A key that names its curve twice must name one.
            if algorithm.parameters.zip(curve).is_some_and(|(outer, inner)| outer.content != inner.content) {
                return Err(kind.invalid("it names two curves"));
            }
            return ec_private(named, number, [public, inner]).map(Self::Ec);
        }
        let kind = Kind::of(algorithm, None)?;
        if let Kind::Rsa = kind {
            let Form::Rsa(numbers) = Form::of(key)? else { return Err(Error::Form) };
            return rsa_private(&numbers).map(Self::Rsa);
        }
        let seed = Element::first(key).ok().filter(|(inner, _)| inner.tag == OCTET_STRING);
        let seed = seed.ok_or_else(|| kind.invalid("it is not an octet string within another one"))?.0.content;
        of_seed(kind, seed, public)
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
