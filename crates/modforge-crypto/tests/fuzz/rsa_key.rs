//! Keys in DER and PEM: what is accepted comes back the same, all else is an error.

use modforge_crypto::rsa::pkcs1::{DecodeRsaPrivateKey, DecodeRsaPublicKey};
use modforge_crypto::rsa::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};
use modforge_crypto::rsa::{RsaPrivateKey, RsaPublicKey};

pub fn run(data: &[u8]) {
    let text = str::from_utf8(data).unwrap_or("");
    let private = [
        RsaPrivateKey::from_pkcs8_der(data).ok(),
        RsaPrivateKey::from_pkcs1_der(data).ok(),
        RsaPrivateKey::from_pkcs8_pem(text).ok(),
        RsaPrivateKey::from_pkcs1_pem(text).ok(),
    ];
    for key in private.into_iter().flatten() {
        let der = key.to_pkcs8_der().expect("two primes");
        assert_eq!(RsaPrivateKey::from_pkcs8_der(der.as_bytes()).expect("what was written"), key);
    }
    let public = [
        RsaPublicKey::from_public_key_der(data).ok(),
        RsaPublicKey::from_pkcs1_der(data).ok(),
        RsaPublicKey::from_public_key_pem(text).ok(),
        RsaPublicKey::from_pkcs1_pem(text).ok(),
    ];
    for key in public.into_iter().flatten() {
        let der = key.to_public_key_der().expect("a public key");
        assert_eq!(RsaPublicKey::from_public_key_der(der.as_bytes()).expect("what was written"), key);
    }
}
