//! Encryption with a tag; key and message are secret.

use constant_time::{Row, row, unwatched};
use modforge_crypto::chacha20poly1305::{Aead, ChaCha20Poly1305, KeyInit, XChaCha20Poly1305};

pub const ROWS: &[Row] = &[
    row("chacha20poly1305::ChaCha20Poly1305::encrypt", 100, |key, message| {
        let cipher = ChaCha20Poly1305::new(key.first_chunk::<32>().expect("32 bytes").into());
        cipher.encrypt(&[0; 12].into(), message).expect("short")
    }),
    row("chacha20poly1305::ChaCha20Poly1305::decrypt", 100, |key, message| {
        let cipher = ChaCha20Poly1305::new(key.first_chunk::<32>().expect("32 bytes").into());
        let sealed = unwatched(|| cipher.encrypt(&[0; 12].into(), message)).expect("short");
        let opened = cipher.decrypt(&[0; 12].into(), &*sealed).expect("its ciphertext");
        unwatched(|| drop(sealed));
        opened
    }),
    row("chacha20poly1305::XChaCha20Poly1305::encrypt", 100, |key, message| {
        let cipher = XChaCha20Poly1305::new(key.first_chunk::<32>().expect("32 bytes").into());
        cipher.encrypt(&[0; 24].into(), message).expect("short")
    }),
    row("chacha20poly1305::XChaCha20Poly1305::decrypt", 100, |key, message| {
        let cipher = XChaCha20Poly1305::new(key.first_chunk::<32>().expect("32 bytes").into());
        let sealed = unwatched(|| cipher.encrypt(&[0; 24].into(), message)).expect("short");
        let opened = cipher.decrypt(&[0; 24].into(), &*sealed).expect("its ciphertext");
        unwatched(|| drop(sealed));
        opened
    }),
];
