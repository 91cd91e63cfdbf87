//! The private operation and what pads and unpads around it; messages are secret, and with them what the key makes of them.
//!
//! Each run has a key of its own, as a key keeps its blinding for the next operation.

use crate::{Given, elsewhere};
use constant_time::{Row, row, unwatched};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::pkcs8::{DecodePrivateKey, EncodePrivateKey};
use modforge_crypto::rsa::signature::Signer;
use modforge_crypto::rsa::{RsaPrivateKey, oaep, pkcs1v15, pss};
use sha2::Sha256;
use std::sync::OnceLock;

pub const ROWS: &[Row] = &[
    row("rsa::RsaPrivateKey::raw_power", 127, |number, _| {
        let (key, number) = unwatched(|| (key(), [&[0], number].concat())); // below n
        let power = key.raw_power(&number).expect("below n");
        unwatched(|| (drop(number), power.to_vec()).1)
    }),
    row("rsa::pkcs1v15::SigningKey::sign", 32, |message, _| {
        let signer = unwatched(|| pkcs1v15::SigningKey::<Sha256>::new(key()));
        let signature = signer.sign(message);
        unwatched(|| Box::<[u8]>::from(signature).into_vec())
    }),
    row("rsa::pss::SigningKey::sign", 32, |message, _| {
        let signer = unwatched(|| pss::SigningKey::<Sha256>::new(key()));
        let signature = signer.sign(message);
        unwatched(|| Box::<[u8]>::from(signature).into_vec())
    }),
    row("rsa::pkcs1v15::DecryptingKey::decrypt", 20, |message, _| {
        let opener = unwatched(|| pkcs1v15::DecryptingKey::new(key()));
        let sealed = unwatched(|| opener.encrypting_key().encrypt_with_rng(&mut SystemRandom, message)).expect("short");
        let opened = opener.decrypt(&sealed).expect("below n");
        unwatched(|| (drop(sealed), opened.to_vec()).1)
    }),
    row("rsa::oaep::DecryptingKey::decrypt", 20, |message, _| {
        let opener = unwatched(|| oaep::DecryptingKey::<Sha256>::new(key()));
        let sealed = unwatched(|| opener.encrypting_key().encrypt_with_rng(&mut SystemRandom, message)).expect("short");
        let opened = opener.decrypt(&sealed).expect("a ciphertext");
        unwatched(|| (drop(sealed), opened.to_vec()).1)
    }),
    row("rsa::pkcs1v15::EncryptingKey::encrypt_with_rng", 20, |message, random| {
        let sealer = unwatched(|| pkcs1v15::EncryptingKey::new(key().to_public_key()));
        // Without zeros, which are drawn again.
        let padding = unwatched(|| Given(random.iter().map(|byte| byte | 1).collect::<Vec<_>>().leak()));
        sealer.encrypt_with_rng(&mut { padding }, message).expect("short")
    }),
    row("rsa::oaep::EncryptingKey::encrypt_with_rng", 20, |message, seed| {
        let sealer = unwatched(|| oaep::EncryptingKey::<Sha256>::new(key().to_public_key()));
        sealer.encrypt_with_rng(&mut Given(seed), message).expect("short")
    }),
];

fn key() -> RsaPrivateKey {
    static DER: OnceLock<Vec<u8>> = OnceLock::new();
    let der = DER.get_or_init(|| {
        elsewhere(|| {
            let key = RsaPrivateKey::new(&mut SystemRandom, 1024).expect("random numbers");
            key.to_pkcs8_der().expect("two primes").as_bytes().to_vec()
        })
    });
    RsaPrivateKey::from_pkcs8_der(der).expect("a key")
}
