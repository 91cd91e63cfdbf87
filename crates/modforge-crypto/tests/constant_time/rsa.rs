//! The private operation and what pads and unpads around it; messages and keys are secret, and with them what is made
//! of them.
//!
//! Each run has a key of its own, as a key keeps its blinding for the next operation.

use crate::{Given, elsewhere};
use constant_time::{Row, make_secret, row, unreported, unwatched};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::signature::Signer;
use modforge_crypto::rsa::{RsaPrivateKey, oaep, pkcs1v15, pss};
use num_bigint::BigUint;
use sha2::Sha256;
use std::sync::OnceLock;

pub const ROWS: &[Row] = &[
    row("rsa::RsaPrivateKey::raw_power", 127, |number, _| {
        let (key, number) = unwatched(|| (key(), [&[0], number].concat())); // below n
        let power = key.raw_power(&number).expect("below n");
        unwatched(|| (drop(number), power.to_vec()).1)
    }),
    // The second time, with the blinding that the first has left.
    row("rsa::RsaPrivateKey::raw_power", 127, |number, _| {
        let (key, number) = unwatched(|| (key(), [&[0], number].concat()));
        unwatched(|| drop(key.raw_power(&number).expect("below n")));
        let power = key.raw_power(&number).expect("below n");
        unwatched(|| (drop(number), power.to_vec()).1)
    }),
    row("rsa::RsaPrivateKey::raw_power", 191, |number, _| {
        let (key, number) = unwatched(|| (key_of_three_primes(), [&[0], number].concat()));
        let power = key.raw_power(&number).expect("below n");
        unwatched(|| (drop(number), power.to_vec()).1)
    }),
    // Whether they are the same may be told.
    row("rsa::RsaPrivateKey::eq", 1, |_, _| {
        let keys = unwatched(|| (key(), key()));
        vec![u8::from(keys.0 == keys.1)]
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
    // What is made of d for ciphertexts of wrong messages. d is always the same, so only memcheck can detect a leak.
    row("rsa::pkcs1v15::DecryptingKey::new", 1, |_, _| {
        let key = unwatched(key);
        drop(pkcs1v15::DecryptingKey::new(key));
        Vec::new()
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
    // Blocks that are wrong, some of them from the first byte on (Manger 2001).
    row("rsa::oaep::DecryptingKey::decrypt", 127, |block, _| {
        let opener = unwatched(|| oaep::DecryptingKey::<Sha256>::new(key()));
        let number = unwatched(|| [&[block[0] & 1], block].concat());
        let sealed = unwatched(|| key().to_public_key().raw_power(&number)).expect("below n");
        let refused = opener.decrypt(&sealed).is_err();
        unwatched(|| (drop(number), drop(sealed), vec![u8::from(refused)]).2)
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

/// The numbers that a key is made of.
struct Numbers {
    n: Vec<u8>,
    d: Vec<u8>,
    primes: Vec<Vec<u8>>,
}

/// A key whose d, exponents, primes, coefficient and what is prepared of them are secret for memcheck: what it is made
/// of is marked. Of a prime that is the lower half, as its length is known.
fn made(numbers: &Numbers) -> RsaPrivateKey {
    let (d, primes) = (numbers.d.clone(), numbers.primes.clone());
    make_secret(&d);
    primes.iter().for_each(|prime| make_secret(&prime[prime.len() / 2..]));
    let primes: Vec<_> = primes.iter().map(Vec::as_slice).collect();
    unreported(|| RsaPrivateKey::from_components(&numbers.n, &E, &d, &primes)).expect("a key")
}

const E: [u8; 3] = [1, 0, 1];

fn numbers() -> Numbers {
    let key = RsaPrivateKey::new(&mut SystemRandom, 1024).expect("random numbers");
    Numbers { n: key.n().to_be_bytes(), d: key.d().to_vec(), primes: key.primes().map(<[u8]>::to_vec).collect() }
}

fn key() -> RsaPrivateKey {
    static NUMBERS: OnceLock<Numbers> = OnceLock::new();
    made(NUMBERS.get_or_init(|| elsewhere(numbers)))
}

/// A key without exponents for its primes.
fn key_of_three_primes() -> RsaPrivateKey {
    static NUMBERS: OnceLock<Numbers> = OnceLock::new();
    made(NUMBERS.get_or_init(|| {
        elsewhere(|| {
            let primes = [numbers().primes, numbers().primes].concat()[..3].to_vec();
            let factors: Vec<_> = primes.iter().map(|prime| BigUint::from_bytes_be(prime)).collect();
            let order: BigUint = factors.iter().map(|prime| prime - 1u8).product();
            let d = BigUint::from_bytes_be(&E).modinv(&order).expect("each prime was made for e");
            Numbers { n: factors.iter().product::<BigUint>().to_bytes_be(), d: d.to_bytes_be(), primes }
        })
    }))
}
