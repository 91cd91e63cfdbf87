//! The two containers, for every kind of keys: an algorithm with parameters, and bytes.

use pkcs8::der::asn1::{BitStringRef, OctetStringRef};
use pkcs8::der::{Document, SecretDocument};
use pkcs8::spki::{self, AlgorithmIdentifierRef, SubjectPublicKeyInfoRef};
use pkcs8::{KeyError, PrivateKeyInfoRef};
use zeroize::Zeroizing;

/// A public key, as a file holds it.
pub(super) trait Public: Sized {
    /// The identifier of the kind of key.
    fn algorithm() -> AlgorithmIdentifierRef<'static>;

    /// The key of these bytes.
    fn decode(bytes: &[u8]) -> Option<Self>;

    /// The bytes.
    fn encode(&self) -> Vec<u8>;
}

/// A private key, as a file holds it; its algorithm is that of the public key.
pub(super) trait Private: Sized {
    /// The public key.
    type Public: Public;

    /// The key of these bytes.
    fn decode(bytes: &[u8]) -> Option<Self>;

    /// The bytes.
    fn encode(&self) -> spki::der::Result<Zeroizing<Vec<u8>>>;

    /// The public key.
    fn public(&self) -> Self::Public;
}

fn check_algorithm<K: Public>(found: &AlgorithmIdentifierRef<'_>) -> spki::Result<()> {
    let expected = K::algorithm();
    match (found.oid == expected.oid, *found == expected) {
        (false, _) => Err(spki::Error::OidUnknown { oid: found.oid }),
        // For curves the parameters are the name of another one.
        (true, false) => {
            Err(found.parameters_oid().map_or(spki::Error::KeyMalformed, |oid| spki::Error::OidUnknown { oid }))
        }
        (true, true) => Ok(()),
    }
}

const MALFORMED: pkcs8::Error = pkcs8::Error::KeyMalformed(KeyError::Invalid);

pub(super) fn public_of_info<K: Public>(info: &SubjectPublicKeyInfoRef<'_>) -> spki::Result<K> {
    check_algorithm::<K>(&info.algorithm)?;
    info.subject_public_key.as_bytes().and_then(K::decode).ok_or(spki::Error::KeyMalformed)
}

/// A public key in the file must be the one of the private key.
pub(super) fn private_of_info<K: Private>(info: &PrivateKeyInfoRef<'_>) -> pkcs8::Result<K> {
    check_algorithm::<K::Public>(&info.algorithm)?;
    let key = K::decode(info.private_key.as_bytes()).ok_or(MALFORMED)?;
    match info.public_key {
        Some(public) if public.as_bytes() != Some(&key.public().encode()) => Err(MALFORMED),
        _ => Ok(key),
    }
}

pub(super) fn public_document<K: Public>(key: &K) -> spki::Result<Document> {
    let bytes = key.encode();
    let subject_public_key = BitStringRef::new(0, &bytes)?;
    Ok(Document::encode_msg(&SubjectPublicKeyInfoRef { algorithm: K::algorithm(), subject_public_key })?)
}

pub(super) fn private_document<K: Private>(key: &K) -> pkcs8::Result<SecretDocument> {
    let bytes = key.encode()?;
    let info = PrivateKeyInfoRef::new(K::Public::algorithm(), OctetStringRef::new(&bytes)?);
    Ok(SecretDocument::encode_msg(&info)?)
}

/// The traits of the crates `pkcs8` and `spki` for the keys of a scheme that have [`Public`] and [`Private`].
macro_rules! implement {
    ($scheme:path, $public:ty, $private:ty) => {
        impl<S: $scheme> TryFrom<pkcs8::SubjectPublicKeyInfoRef<'_>> for $public {
            type Error = pkcs8::spki::Error;

            fn try_from(info: pkcs8::SubjectPublicKeyInfoRef<'_>) -> pkcs8::spki::Result<Self> {
                crate::key_encodings::pkcs8_spki::public_of_info(&info)
            }
        }

        impl<S: $scheme> TryFrom<pkcs8::PrivateKeyInfoRef<'_>> for $private {
            type Error = pkcs8::Error;

            fn try_from(info: pkcs8::PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
                crate::key_encodings::pkcs8_spki::private_of_info(&info)
            }
        }

        crate::key_encodings::encrypted::read_encrypted!($private, $scheme);

        impl<S: $scheme> pkcs8::EncodePublicKey for $public {
            fn to_public_key_der(&self) -> pkcs8::spki::Result<pkcs8::der::Document> {
                crate::key_encodings::pkcs8_spki::public_document(self)
            }
        }

        impl<S: $scheme> pkcs8::EncodePrivateKey for $private {
            fn to_pkcs8_der(&self) -> pkcs8::Result<pkcs8::SecretDocument> {
                crate::key_encodings::pkcs8_spki::private_document(self)
            }
        }
    };
}

pub(super) use implement;
