//! RSA (RFC 8017): PSS, and PKCS#1 v1.5 for TLS 1.2.

use super::public_key_info;
use crate::verification::RSA_BITS;
use digest::Digest;
use modforge_crypto::rsa::signature::hazmat::PrehashSigner;
use modforge_crypto::rsa::{Mask, RsaPrivateKey, pkcs1v15, pss};
use rustls::pki_types::SubjectPublicKeyInfoDer;
use rustls::sign::{Signer, SigningKey};
use rustls::{Error, SignatureAlgorithm, SignatureScheme};
use sha2::digest::const_oid::AssociatedOid;
use sha2::{Sha256, Sha384, Sha512};
use std::sync::Arc;

/// Signs a message.
type Sign = fn(&RsaPrivateKey, &[u8]) -> Result<Vec<u8>, Error>;

/// The schemes, the best one first: PSS before PKCS#1, which TLS 1.3 does not offer.
static SCHEMES: [(SignatureScheme, Sign); 6] = [
    (SignatureScheme::RSA_PSS_SHA512, with_pss::<Sha512>),
    (SignatureScheme::RSA_PSS_SHA384, with_pss::<Sha384>),
    (SignatureScheme::RSA_PSS_SHA256, with_pss::<Sha256>),
    (SignatureScheme::RSA_PKCS1_SHA512, with_pkcs1::<Sha512>),
    (SignatureScheme::RSA_PKCS1_SHA384, with_pkcs1::<Sha384>),
    (SignatureScheme::RSA_PKCS1_SHA256, with_pkcs1::<Sha256>),
];

#[derive(Debug)]
struct Key(RsaPrivateKey);

#[derive(Debug)]
struct Scheme {
    key: RsaPrivateKey,
    name: SignatureScheme,
    sign: Sign,
}

pub(super) fn signing_key(key: RsaPrivateKey) -> Result<Arc<dyn SigningKey>, Error> {
    if !RSA_BITS.contains(&key.bits()) {
        let (least, most) = (RSA_BITS.start(), RSA_BITS.end());
        return Err(Error::General(format!("key: of RSA with {} bits, and TLS takes {least} to {most}", key.bits())));
    }
    Ok(Arc::new(Key(key)))
}

impl SigningKey for Key {
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        let &(name, sign) = SCHEMES.iter().find(|(name, _)| offered.contains(name))?;
        Some(Box::new(Scheme { key: self.0.clone(), name, sign }))
    }

    fn public_key(&self) -> Option<SubjectPublicKeyInfoDer<'_>> {
        public_key_info(&self.0.to_public_key())
    }

    fn algorithm(&self) -> SignatureAlgorithm {
        SignatureAlgorithm::RSA
    }
}

impl Signer for Scheme {
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, Error> {
        (self.sign)(&self.key, message)
    }

    fn scheme(&self) -> SignatureScheme {
        self.name
    }
}

fn failed(error: impl std::error::Error) -> Error {
    Error::General(format!("signature: {error}"))
}

/// With a salt as long as the hash (RFC 8446, 4.2.3).
fn with_pss<D: Mask + Digest>(key: &RsaPrivateKey, message: &[u8]) -> Result<Vec<u8>, Error> {
    let parameters = pss::Parameters::new::<D, D>(Some(<D as Digest>::output_size()));
    let signature = parameters.sign_prehash(key, &D::digest(message)).map_err(failed)?;
    Ok(signature.as_ref().to_vec())
}

fn with_pkcs1<D: Digest + AssociatedOid>(key: &RsaPrivateKey, message: &[u8]) -> Result<Vec<u8>, Error> {
    let signature = pkcs1v15::SigningKey::<D>::new(key.clone()).sign_prehash(&D::digest(message)).map_err(failed)?;
    Ok(signature.as_ref().to_vec())
}
