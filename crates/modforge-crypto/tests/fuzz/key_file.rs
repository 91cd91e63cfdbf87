//! Keys of any kind in DER and PEM: what is accepted comes back the same, all else is an error.

use modforge_crypto::ed25519;
use modforge_crypto::key_files::pkcs8::{EncodePrivateKey, EncodePublicKey};
use modforge_crypto::key_files::{PrivateKey, PublicKey};

pub fn run(data: &[u8]) {
    if let Ok(key) = PrivateKey::read(data, Some(b"password")) {
        let der = key.to_pkcs8_der().expect("two primes, or a curve");
        let again = PrivateKey::read(der.as_bytes(), None).expect("what was written");
        assert_eq!(again.to_pkcs8_der().expect("the same").as_bytes(), der.as_bytes());
        assert_eq!(again.kind(), key.kind());
    }
    if let Ok(key) = ed25519::SigningKey::from_pkcs8_encrypted_der(data, b"password") {
        let read = PrivateKey::read(data, Some(b"password")).expect("the same file");
        assert_eq!(read.to_pkcs8_der().expect("a key").as_bytes(), key.to_pkcs8_der().expect("a key").as_bytes());
    }
    if let Ok(key) = PublicKey::read(data) {
        let der = key.to_public_key_der().expect("a public key");
        let again = PublicKey::read(der.as_bytes()).expect("what was written");
        assert_eq!(again.to_public_key_der().expect("the same").as_bytes(), der.as_bytes());
        assert_eq!(again.kind(), key.kind());
    }
}
