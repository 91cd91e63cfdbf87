//! ECDSA (FIPS 186-5), with the hash function that TLS 1.3 ties to each curve.

use super::public_key_info;
use digest::Digest;
use modforge_crypto::ec::{PublicKey, Scheme, SecretKey};
use modforge_crypto::key_files::pkcs8::EncodePublicKey;
use rustls::crypto::GetRandomFailed;
use rustls::pki_types::SubjectPublicKeyInfoDer;
use rustls::sign::{Signer, SigningKey};
use rustls::{Error, SignatureAlgorithm, SignatureScheme};
use std::sync::Arc;
use zeroize::Zeroizing;

#[derive(Clone, Debug)]
pub(super) struct Key<S: Scheme> {
    key: Arc<SecretKey<S>>,
    scheme: SignatureScheme,
}

impl<S: Scheme> Key<S> {
    /// The scheme is that of the curve.
    pub(super) fn new(key: SecretKey<S>, scheme: SignatureScheme) -> Self {
        Self { key: Arc::new(key), scheme }
    }
}

impl<S: Scheme> SigningKey for Key<S>
where
    SecretKey<S>: Send + Sync,
    PublicKey<S>: EncodePublicKey,
{
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        offered.contains(&self.scheme).then(|| Box::new(self.clone()) as Box<dyn Signer>)
    }

    fn public_key(&self) -> Option<SubjectPublicKeyInfoDer<'_>> {
        public_key_info(&self.key.public_key())
    }

    fn algorithm(&self) -> SignatureAlgorithm {
        SignatureAlgorithm::ECDSA
    }
}

impl<S: Scheme> Signer for Key<S>
where
    SecretKey<S>: Send + Sync,
{
    /// The nonce depends on the key, on the message and on random bytes: it is safe if either of the last two is.
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, Error> {
        let mut extra = Zeroizing::new([0; 32]);
        getrandom::fill(&mut *extra).map_err(|_| GetRandomFailed)?;
        Ok(self.key.sign_hedged(&S::Hash::digest(message), &*extra).0.to_der())
    }

    fn scheme(&self) -> SignatureScheme {
        self.scheme
    }
}
