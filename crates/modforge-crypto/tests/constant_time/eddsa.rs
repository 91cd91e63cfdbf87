//! Keys and signatures; the seed is secret.

use constant_time::{Row, row, unwatched};
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
];

fn key(seed: &[u8]) -> SigningKey {
    SigningKey::from_bytes(seed.first_chunk().expect("32 bytes"))
}
