//! Encryption with a tag; key and message are secret.

use constant_time::{Row, row, unreported, unwatched};
use modforge_crypto::chacha20poly1305::{Aead, AeadInOut, ChaCha20Poly1305, KeyInit, XChaCha20Poly1305};

pub const ROWS: &[Row] = &[
    // Longer than the parts of the stream that are made together at the beginning, in between and at the end.
    row("chacha20poly1305::ChaCha20Poly1305::encrypt", 550, |key, message| {
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
    // A tag that is wrong in one byte; the message says which.
    row("chacha20poly1305::ChaCha20Poly1305::decrypt", 100, |key, message| {
        let cipher = ChaCha20Poly1305::new(key.first_chunk::<32>().expect("32 bytes").into());
        let mut text = unwatched(|| message.to_vec());
        let mut tag =
            unwatched(|| cipher.encrypt_inout_detached(&[0; 12].into(), b"", (&mut text[..]).into())).expect("short");
        unwatched(|| unreported(|| tag[usize::from(message[0] % 16)] ^= 1));
        let refused = cipher.decrypt_inout_detached(&[0; 12].into(), b"", (&mut text[..]).into(), &tag).is_err();
        unwatched(|| drop(text));
        vec![u8::from(refused)]
    }),
    row("chacha20poly1305::XChaCha20Poly1305::encrypt", 550, |key, message| {
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
