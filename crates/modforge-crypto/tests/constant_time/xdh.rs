//! Key agreement over Montgomery curves; the key is secret.

use crate::{Given, elsewhere};
use constant_time::{Row, row, unwatched};
use modforge_crypto::curve::edwards::Edwards;
use modforge_crypto::curves::Ed25519;
use modforge_crypto::{x448, x25519};

pub const ROWS: &[Row] = &[
    row("xdh::multiply for X25519", 32, |secret, _| {
        x25519::x25519(secret.first_chunk().expect("32 bytes"), &[9; 32]).to_vec()
    }),
    row("xdh::multiply for X448", 56, |secret, _| {
        x448::x448(secret.first_chunk().expect("56 bytes"), &[9; 56]).to_vec()
    }),
    row("xdh::SecretKey::from_bytes for X25519", 32, |secret, _| {
        let key = key(secret);
        unwatched(|| key.public_key().to_bytes().to_vec())
    }),
    row("xdh::SecretKey::diffie_hellman for X25519", 32, |secret, _| {
        let (key, other) = unwatched(|| (key(secret), x25519::PublicKey::from_bytes(&[9; 32])));
        let shared = key.diffie_hellman(&other).expect("a point of large order");
        unwatched(|| shared.as_bytes().to_vec())
    }),
    row("xdh::SecretKey::try_generate for X25519", 32, |secret, _| {
        let key = x25519::SecretKey::try_generate(&mut Given(secret)).expect("bytes");
        unwatched(|| key.public_key().to_bytes().to_vec())
    }),
    row("xdh::SecretKey::from_bytes for X448", 56, |secret, _| {
        let key = x448::SecretKey::from_bytes(secret.first_chunk().expect("56 bytes"));
        unwatched(|| key.public_key().to_bytes().to_vec())
    }),
    row("xdh::SecretKey::diffie_hellman for X448", 56, |secret, _| {
        let key = unwatched(|| x448::SecretKey::from_bytes(secret.first_chunk().expect("56 bytes")));
        let shared = key.diffie_hellman(&x448::PublicKey::from_bytes(&[9; 56])).expect("a point of large order");
        unwatched(|| shared.as_bytes().to_vec())
    }),
];

fn key(secret: &[u8]) -> x25519::SecretKey {
    unwatched(|| {
        elsewhere(|| {
            Ed25519::tables();
        });
    });
    x25519::SecretKey::from_bytes(secret.first_chunk().expect("32 bytes"))
}
