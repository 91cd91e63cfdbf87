//! Keys, signatures and key agreement on P-256; the key is secret, and the nonce that is made of it.

use crate::{elsewhere, in_range};
use constant_time::{Row, row, unwatched};
use modforge_crypto::curve::weierstrass::Weierstrass;
use modforge_crypto::curves::P256;
use modforge_crypto::p256::{PublicKey, SecretKey};

pub const ROWS: &[Row] = &[
    row("ec::SecretKey::from_bytes for P-256", 32, |secret, _| {
        let number = unwatched(|| in_range::<P256>(secret));
        let key = key(number);
        unwatched(|| key.public_key().to_sec1_bytes())
    }),
    // As a whole: the nonce of RFC 6979, its multiple of the base, its inverse.
    row("ec::SecretKey::sign for P-256", 32, |secret, message| {
        let key = unwatched(|| key(in_range::<P256>(secret)));
        let signature = key.sign(message);
        unwatched(|| signature.to_bytes())
    }),
    row("ec::SecretKey::diffie_hellman for P-256", 32, |secret, _| {
        let (key, other) = unwatched(|| (key(in_range::<P256>(secret)), other()));
        let shared = key.diffie_hellman(&other);
        unwatched(|| shared.as_bytes().to_vec())
    }),
];

fn key(number: &[u8]) -> SecretKey {
    unwatched(|| {
        elsewhere(|| {
            P256::tables();
        });
    });
    SecretKey::from_bytes(number).expect("from 1 to the order less 1")
}

fn other() -> PublicKey {
    key(&[7; 32]).public_key()
}
