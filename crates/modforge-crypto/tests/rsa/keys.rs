//! Keys: what is refused, and what stays the same through a file.

use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::pkcs1::{DecodeRsaPrivateKey, DecodeRsaPublicKey, EncodeRsaPrivateKey, EncodeRsaPublicKey};
use modforge_crypto::rsa::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding};
use modforge_crypto::rsa::{Error, RsaPrivateKey, RsaPublicKey, generate_with_progress};
use num_bigint::BigUint;
use std::ops::ControlFlow;

fn key() -> RsaPrivateKey {
    RsaPrivateKey::new(&mut SystemRandom, 1024).expect("a key")
}

/// d·e = 1 modulo (p − 1)(q − 1)/gcd, in whole numbers.
#[test]
fn new_keys_are_within_the_bounds() {
    for bits in [1024, 1025, 1100, 2048] {
        let key = RsaPrivateKey::new(&mut SystemRandom, bits).expect("a key");
        let number = BigUint::from_bytes_be;
        let (n, d, e) = (number(&key.n().to_be_bytes()), number(key.d()), number(key.e()));
        let primes: Vec<_> = key.primes().map(number).collect();
        assert_eq!((key.bits(), n.bits(), key.e()), (bits, bits as u64, &[1, 0, 1][..]));
        assert_eq!(&primes[0] * &primes[1], n);
        for prime in &primes {
            assert_eq!(&d * &e % (prime - 1u8), BigUint::from(1u8));
            assert!((prime * prime) >> (2 * prime.bits() - 1) == BigUint::from(1u8), "at least √2·2^(k − 1)");
        }
        assert!(d.bits() > bits as u64 / 2 && d < n);
        assert!((&primes[0] - &primes[1]).bits() > bits as u64 / 2 - 100);
    }
}

#[test]
fn sizes_and_exponents() {
    let new = |bits, e: &[u8]| RsaPrivateKey::new_with_exp(&mut SystemRandom, bits, e).err();
    assert_eq!(new(1023, &[1, 0, 1]), Some(Error::ModulusSize { bits: 1023 }));
    assert_eq!(new(8193, &[1, 0, 1]), Some(Error::ModulusSize { bits: 8193 }));
    for e in [&[3][..], &[0xff, 0xff], &[1, 0, 2], &[1; 33], &[]] {
        assert_eq!(new(1024, e), Some(Error::PublicExponent));
    }
    assert_eq!(new(1024, &[0, 1, 0, 3]), None);
    let (n, even) = ([0xff; 128], [&[0xff; 127][..], &[0xfe]].concat());
    assert_eq!(RsaPublicKey::new(&even, &[3]).err(), Some(Error::ModulusEven));
    assert_eq!(RsaPublicKey::new(&n[1..], &[3]).err(), Some(Error::ModulusSize { bits: 1016 }));
    assert_eq!(RsaPublicKey::new(&[0xff; 1025], &[3]).err(), Some(Error::ModulusSize { bits: 8200 }));
    for e in [&[][..], &[0], &[1], &[2], &[1; 33]] {
        assert_eq!(RsaPublicKey::new(&n, e).err(), Some(Error::PublicExponent));
    }
    let stopped = generate_with_progress(&mut SystemRandom, 4096, &[1, 0, 1], |_| ControlFlow::Break(()));
    assert_eq!(stopped.err(), Some(Error::Stopped));
}

#[test]
fn inconsistent_numbers() {
    let (key, other) = (key(), key());
    let n = key.n().to_be_bytes();
    let [p, q]: [&[u8]; 2] = key.primes().collect::<Vec<_>>().try_into().expect("two primes");
    let from = |n: &[u8], e: &[u8], d: &[u8], primes: &[&[u8]]| RsaPrivateKey::from_components(n, e, d, primes);
    assert_eq!(from(&n, key.e(), key.d(), &[q, p]).as_ref(), Ok(&key));
    assert_eq!(from(&n, key.e(), key.d(), &[]).as_ref(), Ok(&key));
    assert_eq!(from(&n, key.e(), other.d(), &[p, q]).err(), Some(Error::PrivateExponent));
    assert_eq!(from(&n, key.e(), other.d(), &[]).err(), Some(Error::PrivateExponent));
    assert_eq!(from(&n, key.e(), &[], &[p, q]).err(), Some(Error::PrivateExponent));
    assert_eq!(from(&n, key.e(), &[&[1], key.d()].concat(), &[p, q]).err(), Some(Error::PrivateExponent));
    assert_eq!(from(&n, &[3], key.d(), &[p, q]).err(), Some(Error::PrivateExponent));
    assert_eq!(from(&other.n().to_be_bytes(), key.e(), key.d(), &[p, q]).err(), Some(Error::Primes));
    assert_eq!(from(&n, key.e(), key.d(), &[&n, &[1]]).err(), Some(Error::Primes));
    assert_eq!(from(&n, key.e(), key.d(), &[&n]).err(), Some(Error::Primes));
    // The square of a prime.
    assert!(RsaPrivateKey::from_p_q(p, p, key.e()).is_err());
    assert!(RsaPrivateKey::from_p_q(&[], &[1], key.e()).is_err());
    // Pseudoprimes to the base 2 and no primes.
    assert!(RsaPrivateKey::from_p_q(&[0xff; 64], &[0x7f; 64], key.e()).is_err());
}

#[test]
fn files() {
    let key = key();
    let public = key.to_public_key();
    let pem = key.to_pkcs8_pem(LineEnding::LF).expect("a text");
    assert!(pem.starts_with("-----BEGIN PRIVATE KEY-----"));
    assert_eq!(RsaPrivateKey::from_pkcs8_pem(&pem).as_ref().ok(), Some(&key));
    let pem = key.to_pkcs1_pem(LineEnding::LF).expect("a text");
    assert!(pem.starts_with("-----BEGIN RSA PRIVATE KEY-----"));
    assert_eq!(RsaPrivateKey::from_pkcs1_pem(&pem).as_ref().ok(), Some(&key));
    let pem = public.to_public_key_pem(LineEnding::LF).expect("a text");
    assert_eq!(RsaPublicKey::from_public_key_pem(&pem).as_ref().ok(), Some(&public));
    let pem = public.to_pkcs1_pem(LineEnding::LF).expect("a text");
    assert_eq!(RsaPublicKey::from_pkcs1_pem(&pem).as_ref().ok(), Some(&public));
}

/// No bit of a file can be changed unseen, but those of the public key that no other number depends on.
#[test]
fn a_changed_file_is_not_the_same_key() {
    let key = key();
    let der = key.to_pkcs8_der().expect("bytes");
    for place in 0..der.as_bytes().len() {
        let mut changed = der.as_bytes().to_vec();
        changed[place] ^= 1 << (place % 8);
        assert!(RsaPrivateKey::from_pkcs8_der(&changed).is_err(), "byte {place}");
        assert!(RsaPrivateKey::from_pkcs8_der(&changed[..place]).is_err());
    }
}

#[test]
fn secrets_are_not_printed() {
    let key = key();
    assert_eq!(format!("{key:?}"), "RsaPrivateKey(1024 bits)");
}
