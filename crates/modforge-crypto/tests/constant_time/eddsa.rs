//! Keys and signatures; the seed is secret.

use crate::{Given, elsewhere};
use constant_time::{Row, row, unwatched};
use modforge_crypto::curve::edwards::Edwards;
use modforge_crypto::curves::Ed448;
use modforge_crypto::ed448;
use modforge_crypto::ed25519::SigningKey;

pub const ROWS: &[Row] = &[
    row("eddsa::SigningKey::from_bytes for Ed25519", 32, |seed, _| {
        let key = key(seed);
        unwatched(|| key.verifying_key().to_bytes().to_vec())
    }),
    row("eddsa::SigningKey::sign for Ed25519", 32, |seed, message| {
        let key = unwatched(|| key(seed));
        let signature = key.sign(message);
        unwatched(|| signature.to_bytes().to_vec())
    }),
    row("eddsa::SigningKey::try_generate for Ed25519", 32, |seed, _| {
        let key = SigningKey::try_generate(&mut Given(seed)).expect("bytes");
        unwatched(|| key.verifying_key().to_bytes().to_vec())
    }),
    row("eddsa::SigningKey::from_bytes for Ed448", 57, |seed, _| {
        let key = key_of_ed448(seed);
        unwatched(|| key.verifying_key().to_bytes().to_vec())
    }),
    row("eddsa::SigningKey::sign for Ed448", 57, |seed, message| {
        let key = unwatched(|| key_of_ed448(seed));
        let signature = key.sign(message);
        unwatched(|| signature.to_bytes().to_vec())
    }),
];

fn key_of_ed448(seed: &[u8]) -> ed448::SigningKey {
    unwatched(|| {
        elsewhere(|| {
            Ed448::tables();
        });
    });
    ed448::SigningKey::from_bytes(seed.first_chunk().expect("57 bytes"))
}

fn key(seed: &[u8]) -> SigningKey {
    SigningKey::from_bytes(seed.first_chunk().expect("32 bytes"))
}
