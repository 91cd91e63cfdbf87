//! Implicit rejection against a plain model, step by step as the draft has it.

use hmac::{Hmac, KeyInit, Mac};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::{RsaPrivateKey, pkcs1v15};
use sha2::{Digest, Sha256};

fn hmac(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let mac: Hmac<Sha256> = KeyInit::new_from_slice(key).expect("any length");
    parts.iter().fold(mac, |mac, part| mac.chain_update(part)).finalize().into_bytes().to_vec()
}

fn stream(key: &[u8], label: &str, length: usize) -> Vec<u8> {
    let block =
        |i: usize| hmac(key, &[&(i as u16).to_be_bytes(), label.as_bytes(), &(8 * length as u16).to_be_bytes()]);
    let mut bytes: Vec<u8> = (0..length.div_ceil(32)).flat_map(block).collect();
    bytes.truncate(length);
    bytes
}

fn model(key: &RsaPrivateKey, ciphertext: &[u8]) -> Vec<u8> {
    let padded = key.raw_power(ciphertext).expect("below n");
    if let (&[0, 2], Some(zero)) = (&padded[..2], padded.iter().skip(2).position(|&byte| byte == 0))
        && zero >= 8
    {
        return padded[zero + 3..].into();
    }
    let secret = hmac(&Sha256::digest(key.d()), &[ciphertext]);
    let max_length = key.size() - 11;
    let bits = usize::BITS - (max_length + 1).leading_zeros();
    let lengths = stream(&secret, "length", 256);
    let mut lengths =
        lengths.chunks(2).map(|pair| (usize::from(pair[0]) << 8 | usize::from(pair[1])) & ((1 << bits) - 1));
    let length = lengths.rfind(|&length| length <= max_length).unwrap_or(0);
    let message = stream(&secret, "message", key.size());
    message[message.len() - length..].into()
}

#[test]
fn as_the_model() {
    for bits in [1024, 1030, 2048] {
        let key = RsaPrivateKey::new(&mut SystemRandom, bits).expect("a key");
        let opener = pkcs1v15::DecryptingKey::new(key.clone());
        let mut lengths = vec![];
        let starts: [&[u8]; 8] = [
            &[],
            &[0],
            &[0, 2],
            &[0, 2, 0],
            &[0, 1],
            &[1, 2],
            &[0, 2, 9, 9, 9, 9, 9, 9, 9, 0, 7],
            &[0, 2, 9, 9, 9, 9, 9, 9, 9, 9, 0, 7],
        ];
        for (index, start) in starts.into_iter().enumerate() {
            for fill in [0, 1, 0xff] {
                let mut padded = vec![fill; key.size()];
                padded[0] = 0; // below n
                padded[..start.len()].copy_from_slice(start);
                let Ok(ciphertext) = key.to_public_key().raw_power(&padded) else { continue };
                let opened = opener.decrypt(&ciphertext).expect("a message");
                assert_eq!(*opened, model(&key, &ciphertext), "{index} {fill}");
                lengths.push(opened.len());
            }
        }
        lengths.sort_unstable();
        lengths.dedup();
        assert!(lengths.len() > 5, "{lengths:?}");
    }
}
