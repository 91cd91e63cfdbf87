//! Private keys of certificates: the loader, and what signs with them.

mod ecdsa;
mod ed25519;
mod rsa;

use modforge_crypto::ec::named;
use modforge_crypto::key_files::PrivateKey;
use modforge_crypto::key_files::pkcs8::EncodePublicKey;
use rustls::crypto::KeyProvider;
use rustls::pki_types::{PrivateKeyDer, SubjectPublicKeyInfoDer};
use rustls::sign::SigningKey;
use rustls::{Error, SignatureScheme};
use std::sync::Arc;
use zeroize::Zeroizing;

/// Reads private keys: PKCS#8, PKCS#1 and SEC 1.
#[derive(Debug)]
pub(crate) struct Loader;

impl KeyProvider for Loader {
    fn load_private_key(&self, key: PrivateKeyDer<'static>) -> Result<Arc<dyn SigningKey>, Error> {
        let key = Zeroizing::new(key);
        let key = PrivateKey::read(key.secret_der(), None).map_err(|error| Error::General(error.to_string()))?;
        match key {
            PrivateKey::Rsa(key) => rsa::signing_key(key),
            PrivateKey::Ed25519(key) => Ok(Arc::new(ed25519::Key::new(key))),
            PrivateKey::Ec(named::SecretKey::P256(key)) => {
                Ok(Arc::new(ecdsa::Key::new(key, SignatureScheme::ECDSA_NISTP256_SHA256)))
            }
            PrivateKey::Ec(named::SecretKey::P384(key)) => {
                Ok(Arc::new(ecdsa::Key::new(key, SignatureScheme::ECDSA_NISTP384_SHA384)))
            }
            PrivateKey::Ec(named::SecretKey::P521(key)) => {
                Ok(Arc::new(ecdsa::Key::new(key, SignatureScheme::ECDSA_NISTP521_SHA512)))
            }
            other => Err(Error::General(format!(
                "key: of {}, and TLS signs with RSA, Ed25519, P-256, P-384 and P-521",
                other.kind()
            ))),
        }
    }
}

/// A public key as certificates hold it.
fn public_key_info(key: &impl EncodePublicKey) -> Option<SubjectPublicKeyInfoDer<'static>> {
    key.to_public_key_der().ok().map(|document| document.into_vec().into())
}
