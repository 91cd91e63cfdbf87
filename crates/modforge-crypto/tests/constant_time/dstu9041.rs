//! Encryption over Edwards curves, and Kalyna; keys and the one-time number are secret, and the message for Kalyna.

use crate::{Given, elsewhere, in_range};
use constant_time::{Row, row, under_valgrind, unwatched};
use modforge_crypto::curve::edwards::Edwards;
use modforge_crypto::curves::dstu9041::E256N1;
use modforge_crypto::dstu9041::{Kalyna, SecretKey};

pub const ROWS: &[Row] = &[
    row("dstu9041::SecretKey::from_bytes for E256/1", 32, |secret, _| {
        let number = unwatched(|| in_range::<E256N1>(secret));
        let key = key(number);
        unwatched(|| key.public_key().to_bytes())
    }),
    row("dstu9041::PublicKey::encrypt_with_rng for E256/1", 32, |number, _| {
        let (public, mut source) = unwatched(|| (key(&OTHER).public_key(), Given(in_range::<E256N1>(number))));
        public.encrypt_with_rng(MESSAGE, &mut source).expect("short")
    }),
    row("dstu9041::SecretKey::decrypt for E256/1", 32, |secret, _| {
        // Kupyna looks up tables by the message. It is always the same one here, but memcheck cannot know that.
        if under_valgrind() {
            return Vec::new();
        }
        let key = unwatched(|| key(in_range::<E256N1>(secret)));
        let text = unwatched(|| key.public_key().encrypt_with_rng(MESSAGE, &mut Given(&OTHER))).expect("short");
        let opened = key.decrypt(&text).expect("its text");
        unwatched(|| (drop(text), opened.to_vec()).1)
    }),
    row("dstu9041::Kalyna", 32, |key, block| {
        let cipher = Kalyna::new(32, key).expect("a key of 32 bytes");
        let mut block: [u8; 32] = *block.first_chunk().expect("32 bytes");
        cipher.encrypt(&mut block);
        cipher.decrypt(&mut block);
        cipher.encrypt(&mut block);
        unwatched(|| block.to_vec())
    }),
];

const MESSAGE: &[u8] = b"a message";
const OTHER: [u8; 32] = [7; 32];

fn key(number: &[u8]) -> SecretKey<E256N1> {
    unwatched(|| {
        elsewhere(|| {
            E256N1::tables();
        });
    });
    SecretKey::from_bytes(number).expect("from 2 to the order less 2")
}
