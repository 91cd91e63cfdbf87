//! Keys in files: PKCS#8 and SPKI by RFC 8410, in DER and PEM.
//!
//! A private key is the seed, an octet string within that of PKCS#8; a public one is the bytes of the point. Neither algorithm
//! has parameters.

use super::{Scheme, SigningKey, VerifyingKey};
use pkcs8::der::asn1::{BitStringRef, OctetStringRef};
use pkcs8::der::{Decode, Document, Encode, SecretDocument};
use pkcs8::spki::{self, AlgorithmIdentifierRef, SubjectPublicKeyInfoRef};
use pkcs8::{EncodePrivateKey, EncodePublicKey, PrivateKeyInfoRef};
use zeroize::Zeroizing;

fn algorithm<S: Scheme>() -> AlgorithmIdentifierRef<'static> {
    AlgorithmIdentifierRef { oid: S::OID, parameters: None }
}

fn check_algorithm<S: Scheme>(found: &AlgorithmIdentifierRef<'_>) -> spki::Result<()> {
    match (found.oid == S::OID, found.parameters) {
        (false, _) => Err(spki::Error::OidUnknown { oid: found.oid }),
        (true, Some(_)) => Err(spki::Error::KeyMalformed),
        (true, None) => Ok(()),
    }
}

const MALFORMED: pkcs8::Error = pkcs8::Error::PublicKey(spki::Error::KeyMalformed);

impl<S: Scheme> TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey<S> {
    type Error = spki::Error;

    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        check_algorithm::<S>(&info.algorithm)?;
        let bytes = info.subject_public_key.as_bytes().and_then(|bytes| S::Bytes::try_from(bytes).ok());
        bytes.and_then(|bytes| Self::from_bytes(&bytes).ok()).ok_or(spki::Error::KeyMalformed)
    }
}

impl<S: Scheme> TryFrom<PrivateKeyInfoRef<'_>> for SigningKey<S> {
    type Error = pkcs8::Error;

    /// A public key in the file must be the one of the seed.
    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        check_algorithm::<S>(&info.algorithm)?;
        let seed = <&OctetStringRef>::from_der(info.private_key.as_bytes()).map_err(|_| MALFORMED)?;
        let seed = Zeroizing::new(S::Bytes::try_from(seed.as_bytes()).map_err(|_| MALFORMED)?);
        let key = Self::from_bytes(&seed);
        match info.public_key {
            Some(public) if public.as_bytes() != Some(key.verifying_key().to_bytes().as_ref()) => Err(MALFORMED),
            _ => Ok(key),
        }
    }
}

impl<S: Scheme> EncodePublicKey for VerifyingKey<S> {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        let bytes = self.to_bytes();
        let subject_public_key = BitStringRef::new(0, bytes.as_ref())?;
        Ok(Document::encode_msg(&SubjectPublicKeyInfoRef { algorithm: algorithm::<S>(), subject_public_key })?)
    }
}

impl<S: Scheme> EncodePrivateKey for SigningKey<S> {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        let seed = self.to_bytes();
        let inner = Zeroizing::new(OctetStringRef::new((*seed).as_ref())?.to_der()?);
        let info = PrivateKeyInfoRef::new(algorithm::<S>(), OctetStringRef::new(&inner)?);
        Ok(SecretDocument::encode_msg(&info)?)
    }
}
