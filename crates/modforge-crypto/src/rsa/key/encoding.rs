//! PKCS#8 and SPKI, and through the crate `pkcs1` also PKCS#1, in DER and PEM.

use super::{RsaPrivateKey, RsaPublicKey};
use pkcs1::UintRef;
use pkcs8::der::asn1::{BitStringRef, OctetStringRef};
use pkcs8::der::{Document, SecretDocument};
use pkcs8::spki::{self, AlgorithmIdentifierRef, SubjectPublicKeyInfoRef};
use pkcs8::{EncodePrivateKey, EncodePublicKey, ObjectIdentifier, PrivateKeyInfoRef};

/// id-RSASSA-PSS (RFC 4055): a key for signatures of that kind alone.
pub(crate) const PSS: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.10");

/// rsaEncryption, whose NULL may be missing, or id-RSASSA-PSS without restrictions.
fn check_algorithm(algorithm: &AlgorithmIdentifierRef<'_>) -> spki::Result<()> {
    let known = match algorithm.oid {
        pkcs1::ALGORITHM_OID => algorithm.parameters.is_none_or(|parameters| parameters.is_null()),
        PSS => algorithm.parameters.is_none(),
        oid => return Err(spki::Error::OidUnknown { oid }),
    };
    if known { Ok(()) } else { Err(spki::Error::KeyMalformed) }
}

impl TryFrom<pkcs1::RsaPublicKeyRef<'_>> for RsaPublicKey {
    type Error = pkcs1::Error;

    fn try_from(key: pkcs1::RsaPublicKeyRef<'_>) -> pkcs1::Result<Self> {
        Self::new(key.modulus.as_bytes(), key.public_exponent.as_bytes()).map_err(|_| pkcs1::Error::KeyMalformed)
    }
}

impl TryFrom<pkcs1::RsaPrivateKeyRef<'_>> for RsaPrivateKey {
    type Error = pkcs1::Error;

    /// The exponents for the primes and the coefficient are checked, too, unless they are 0.
    fn try_from(key: pkcs1::RsaPrivateKeyRef<'_>) -> pkcs1::Result<Self> {
        if key.version() != pkcs1::Version::TwoPrime {
            return Err(pkcs1::Error::Version);
        }
        let [n, e, d] = [&key.modulus, &key.public_exponent, &key.private_exponent].map(|number| number.as_bytes());
        let primes = [&key.prime1, &key.prime2].map(|prime| prime.as_bytes());
        let rest = [&key.exponent1, &key.exponent2, &key.coefficient].map(|number| number.as_bytes());
        Self::from_file(n, e, d, primes, rest).map_err(|_| pkcs1::Error::KeyMalformed)
    }
}

impl TryFrom<SubjectPublicKeyInfoRef<'_>> for RsaPublicKey {
    type Error = spki::Error;

    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        check_algorithm(&info.algorithm)?;
        let bytes = info.subject_public_key.as_bytes().ok_or(spki::Error::KeyMalformed)?;
        pkcs1::RsaPublicKeyRef::try_from(bytes).and_then(Self::try_from).map_err(|_| spki::Error::KeyMalformed)
    }
}

impl TryFrom<PrivateKeyInfoRef<'_>> for RsaPrivateKey {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        check_algorithm(&info.algorithm)?;
        let malformed = |_| pkcs8::Error::PublicKey(spki::Error::KeyMalformed);
        pkcs1::RsaPrivateKeyRef::try_from(info.private_key.as_bytes()).and_then(Self::try_from).map_err(malformed)
    }
}

crate::key_encodings::encrypted::read_encrypted!(RsaPrivateKey);

impl pkcs1::DecodeRsaPublicKey for RsaPublicKey {
    fn from_pkcs1_der(bytes: &[u8]) -> pkcs1::Result<Self> {
        pkcs1::RsaPublicKeyRef::try_from(bytes)?.try_into()
    }
}

impl pkcs1::DecodeRsaPrivateKey for RsaPrivateKey {
    fn from_pkcs1_der(bytes: &[u8]) -> pkcs1::Result<Self> {
        pkcs1::RsaPrivateKeyRef::try_from(bytes)?.try_into()
    }
}

impl pkcs1::EncodeRsaPublicKey for RsaPublicKey {
    fn to_pkcs1_der(&self) -> pkcs1::Result<Document> {
        let n = self.n().to_be_bytes();
        Ok(Document::encode_msg(&pkcs1::RsaPublicKeyRef {
            modulus: UintRef::new(&n)?,
            public_exponent: UintRef::new(self.e())?,
        })?)
    }
}

impl pkcs1::EncodeRsaPrivateKey for RsaPrivateKey {
    /// # Errors
    /// [`pkcs1::Error::Version`] for a key of more than two primes.
    fn to_pkcs1_der(&self) -> pkcs1::Result<SecretDocument> {
        let (Some(halves), [p, q]) = (&self.secrets.halves, &self.secrets.primes[..]) else {
            return Err(pkcs1::Error::Version);
        };
        let n = self.n().to_be_bytes();
        let key = pkcs1::RsaPrivateKeyRef {
            modulus: UintRef::new(&n)?,
            public_exponent: UintRef::new(self.e())?,
            private_exponent: UintRef::new(self.d())?,
            prime1: UintRef::new(p)?,
            prime2: UintRef::new(q)?,
            exponent1: UintRef::new(&halves.d_p)?,
            exponent2: UintRef::new(&halves.d_q)?,
            coefficient: UintRef::new(&halves.coefficient)?,
            other_prime_infos: None,
        };
        Ok(SecretDocument::encode_msg(&key)?)
    }
}

impl EncodePublicKey for RsaPublicKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        let key = pkcs1::EncodeRsaPublicKey::to_pkcs1_der(self).map_err(|_| spki::Error::KeyMalformed)?;
        let info = SubjectPublicKeyInfoRef {
            algorithm: pkcs1::ALGORITHM_ID,
            subject_public_key: BitStringRef::new(0, key.as_bytes())?,
        };
        Ok(Document::encode_msg(&info)?)
    }
}

impl EncodePrivateKey for RsaPrivateKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        let key = pkcs1::EncodeRsaPrivateKey::to_pkcs1_der(self)
            .map_err(|_| pkcs8::Error::PublicKey(spki::Error::KeyMalformed))?;
        let info = PrivateKeyInfoRef::new(pkcs1::ALGORITHM_ID, OctetStringRef::new(key.as_bytes())?);
        Ok(SecretDocument::encode_msg(&info)?)
    }
}
