//! Paillier's encryption; messages are secret.

use crate::elsewhere;
use constant_time::{Row, row, unwatched};
use modforge_crypto::paillier::PrivateKey;
use modforge_crypto::rsa::SystemRandom;
use std::sync::OnceLock;

pub const ROWS: &[Row] = &[
    row("paillier::PublicKey::encrypt", 100, |message, _| {
        let key = unwatched(key);
        let mut column = key.public().encrypt(&[message], &mut SystemRandom).expect("below n");
        unwatched(|| column.remove(0))
    }),
    row("paillier::PrivateKey::encrypt", 100, |message, _| {
        let key = unwatched(key);
        let mut column = key.encrypt(&[message], &mut SystemRandom).expect("below n");
        unwatched(|| column.remove(0))
    }),
    row("paillier::PrivateKey::decrypt", 100, |message, _| {
        let key = unwatched(key);
        let sealed = unwatched(|| key.public().encrypt(&[message], &mut SystemRandom)).expect("below n");
        let opened = key.decrypt(&sealed).expect("a ciphertext");
        unwatched(|| (drop(sealed), opened[0].to_vec()).1)
    }),
];

fn key() -> &'static PrivateKey {
    static KEY: OnceLock<PrivateKey> = OnceLock::new();
    KEY.get_or_init(|| elsewhere(|| PrivateKey::new(&mut SystemRandom, 1024).expect("random numbers")))
}
