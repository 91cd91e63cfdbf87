//! Keys, messages and texts of DSTU 9041 on the curve E256/1.

use modforge_crypto::curves::dstu9041::E256N1;
use modforge_crypto::dstu9041::{Error, PublicKey, SecretKey};

/// Bytes of the longest message.
const LONGEST: usize = 25;

pub fn run(data: &[u8]) {
    let key = SecretKey::<E256N1>::from_bytes(&[1; 32]).expect("a secret key");
    match key.public_key().encrypt(data) {
        Ok(text) => assert_eq!(&key.decrypt(&text).expect("what was encrypted")[..], data),
        Err(error) => assert_eq!(error, Error::Length { found: data.len(), most: LONGEST }),
    }
    match key.decrypt(data) {
        Ok(message) => assert!((1..=LONGEST).contains(&message.len())),
        Err(error) => assert_eq!(error, Error::Decryption),
    }
    if let Ok(public) = PublicKey::<E256N1>::from_bytes(data) {
        assert_eq!(public.to_bytes(), data);
        assert!(public.encrypt(b"message").is_ok());
    }
    if let Ok(secret) = SecretKey::<E256N1>::from_bytes(data) {
        assert_eq!(&secret.to_bytes()[..], data);
    }
}
