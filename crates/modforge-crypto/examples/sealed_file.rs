//! ChaCha20-Poly1305: a file sealed with a key, and Poly1305 alone.
//!
//! `cargo run --release --example sealed_file`

use modforge_crypto::chacha20poly1305::{Aead, ChaCha20Poly1305, KeyInit, Payload};
use modforge_crypto::poly1305::Poly1305;
use modforge_crypto::random::SystemRandom;
use rand_core::TryRng;
use std::error::Error;
use std::io::Write;

/// Seals a text, opens it, and shows that a changed one does not open.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let (mut key, mut nonce) = ([0; 32], [0; 12]);
    SystemRandom.try_fill_bytes(&mut key)?;
    SystemRandom.try_fill_bytes(&mut nonce)?; // another one for each text under this key
    let cipher = ChaCha20Poly1305::new(&key.into());

    let letter = Payload { msg: b"attack at dawn", aad: b"to: the general" };
    let mut sealed = cipher.encrypt(&nonce.into(), letter).map_err(|_| "too long")?;
    writeln!(out, "sealed: {} bytes, 16 of them the tag", sealed.len())?;
    let opened = cipher.decrypt(&nonce.into(), Payload { msg: &sealed, aad: b"to: the general" });
    writeln!(out, "opened: {}", String::from_utf8_lossy(&opened.map_err(|_| "changed")?))?;
    sealed[7] ^= 1;
    let refused = cipher.decrypt(&nonce.into(), Payload { msg: &sealed, aad: b"to: the general" });
    writeln!(out, "one bit changed: {}", if refused.is_err() { "refused" } else { "opened" })?;

    // Poly1305 alone authenticates one message with one key.
    let mut once = [0; 32];
    SystemRandom.try_fill_bytes(&mut once)?;
    let tag = Poly1305::mac(&once, b"attack at dawn");
    writeln!(
        out,
        "Poly1305: {} bytes, another message has another tag: {}",
        tag.len(),
        tag != Poly1305::mac(&once, b"attack at noon")
    )?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut std::io::stdout())
}
