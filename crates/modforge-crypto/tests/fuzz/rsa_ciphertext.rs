//! Ciphertexts and signatures for one key; the bytes are also what a ciphertext hides, so that paddings are met.

use modforge_crypto::rsa::pkcs8::DecodePrivateKey;
use modforge_crypto::rsa::signature::Verifier;
use modforge_crypto::rsa::{Error, RsaPrivateKey, Signature, oaep, pkcs1v15, pss};
use sha2::Sha256;
use std::sync::OnceLock;

fn key() -> &'static RsaPrivateKey {
    static KEY: OnceLock<RsaPrivateKey> = OnceLock::new();
    KEY.get_or_init(|| {
        let digits = include_str!("rsa_key.hex").trim();
        let byte = |i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hexadecimal");
        let der: Vec<u8> = (0..digits.len()).step_by(2).map(byte).collect();
        RsaPrivateKey::from_pkcs8_der(&der).expect("a key")
    })
}

pub fn run(data: &[u8]) {
    let (key, public) = (key(), key().to_public_key());
    let hidden = public.raw_power(data);
    assert_eq!(hidden.is_err(), key.raw_power(data).is_err());
    for ciphertext in [Ok(data.to_vec()), hidden].into_iter().flatten() {
        let opener = pkcs1v15::DecryptingKey::new(key.clone());
        let opened = opener.decrypt(&ciphertext);
        assert_eq!(opened, opener.decrypt(&ciphertext));
        match opened {
            Ok(message) => assert!(message.len() <= key.size() - 11),
            Err(error) => assert_eq!(error, Error::Representative),
        }
        if let Err(error) = oaep::DecryptingKey::<Sha256>::new(key.clone()).decrypt(&ciphertext) {
            assert_eq!(error, Error::Decryption);
        }
        let signature = Signature::try_from(&*ciphertext).expect("any bytes");
        // Nobody finds a signature of this message by chance.
        assert!(pss::VerifyingKey::<Sha256>::new_with_auto_salt_len(public.clone()).verify(b"m", &signature).is_err());
        assert!(pkcs1v15::VerifyingKey::<Sha256>::new(public.clone()).verify(b"m", &signature).is_err());
    }
}
