//! Paillier's encryption; messages, plain factors, randomisers and primes are secret.

use crate::{Given, elsewhere};
use constant_time::{Row, make_secret, row, unwatched};
use modforge_crypto::paillier::{PrivateKey, Randomisers};
use modforge_crypto::random::SystemRandom;
use std::sync::OnceLock;

pub const ROWS: &[Row] = &[
    row("paillier::PublicKey::encrypt", 100, |message, _| {
        let key = unwatched(key);
        let mut column = key.public().encrypt(&[message], &mut SystemRandom).expect("below n");
        unwatched(|| column.remove(0))
    }),
    row("paillier::PrivateKey::encrypt", 100, |message, _| {
        let key = unwatched(secret_key);
        let mut column = key.encrypt(&[message], &mut SystemRandom).expect("below n");
        unwatched(|| column.remove(0))
    }),
    row("paillier::PrivateKey::decrypt", 100, |message, _| {
        let key = unwatched(secret_key);
        let sealed = unwatched(|| key.public().encrypt(&[message], &mut SystemRandom)).expect("below n");
        let opened = key.decrypt(&sealed).expect("a ciphertext");
        unwatched(|| (drop(sealed), opened[0].to_vec()).1)
    }),
    row("paillier::PublicKey::encrypt_with", 127, |message, randomiser| {
        let key = unwatched(key);
        // It has an inverse: it is below both primes and not 0.
        let randomiser = unwatched(|| [&[1], &randomiser[..60]].concat().leak());
        key.public().encrypt_with(message, randomiser).expect("below n")
    }),
    row("paillier::Randomisers::encrypt", 100, |message, random| {
        let table = unwatched(table);
        let mut column = table.encrypt(&[message], &mut Given(random)).expect("below n");
        unwatched(|| column.remove(0))
    }),
    row("paillier::PublicKey::add_plain", 100, |message, _| {
        let (key, sealed) = unwatched(|| (key(), sealed()));
        let mut column = key.public().add_plain(&[sealed], &[message]).expect("below n");
        unwatched(|| column.remove(0))
    }),
    row("paillier::PublicKey::multiply", 4, |factor, _| {
        let (key, sealed) = unwatched(|| (key(), sealed()));
        let mut column = key.public().multiply(&[sealed], &[factor]).expect("below n");
        unwatched(|| column.remove(0))
    }),
];

/// A ciphertext.
fn sealed() -> &'static [u8] {
    static SEALED: OnceLock<Vec<u8>> = OnceLock::new();
    SEALED.get_or_init(|| elsewhere(|| key().public().encrypt(&[[5]], &mut SystemRandom).expect("below n").remove(0)))
}

fn table() -> &'static Randomisers<'static> {
    static TABLE: OnceLock<Randomisers> = OnceLock::new();
    TABLE.get_or_init(|| elsewhere(|| Randomisers::new(key().public(), &mut SystemRandom).expect("random numbers")))
}

fn key() -> &'static PrivateKey {
    static KEY: OnceLock<PrivateKey> = OnceLock::new();
    KEY.get_or_init(|| elsewhere(|| PrivateKey::new(&mut SystemRandom, 1024).expect("random numbers")))
}

/// The same key with primes that memcheck takes for secrets, and with them the exponents that are made of them.
fn secret_key() -> &'static PrivateKey {
    let key = key();
    key.primes().into_iter().for_each(make_secret);
    key
}
