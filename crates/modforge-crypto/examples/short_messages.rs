//! Encryption of short messages for the owner of a key, by RSA (OAEP, with a label) and by DSTU 9041.
//!
//! `cargo run --release --example short_messages [BITS]`

use modforge_crypto::curves::dstu9041::E256N1;
use modforge_crypto::dstu9041;
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::signature::{Keypair, Signer, Verifier};
use modforge_crypto::rsa::{RsaPrivateKey, oaep, pss};
use sha2::Sha256;
use std::error::Error;
use std::io::Write;

/// Encrypts and decrypts; for RSA signs, too, with a key of so many bits.
pub fn run(bits: usize, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let key = RsaPrivateKey::new(&mut SystemRandom, bits)?;
    let sealed = oaep::EncryptingKey::<Sha256>::new_with_label(key.to_public_key(), b"backup 17")
        .encrypt_with_rng(&mut SystemRandom, b"a key of 32 bytes, or the like")?;
    let opened = oaep::DecryptingKey::<Sha256>::new_with_label(key.clone(), b"backup 17").decrypt(&sealed)?;
    writeln!(out, "RSA of {bits} bits: {}", String::from_utf8_lossy(&opened))?;

    let signer = pss::SigningKey::<Sha256>::new(key);
    let signature = signer.try_sign(b"a letter")?;
    let valid = signer.verifying_key().verify(b"a letter", &signature).is_ok();
    writeln!(out, "RSA signature: {}", if valid { "valid" } else { "not valid" })?;

    // The curve E256/1 of DSTU 9041 takes up to 25 bytes.
    let key = dstu9041::SecretKey::<E256N1>::generate()?;
    let sealed = key.public_key().encrypt(b"up to 25 bytes")?;
    writeln!(out, "DSTU 9041: {}", String::from_utf8_lossy(&key.decrypt(&sealed)?))?;
    writeln!(
        out,
        "26 bytes: {}",
        key.public_key().encrypt(&[0; 26]).err().map_or(String::new(), |error| error.to_string())
    )?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let bits = std::env::args().nth(1).map_or(Ok(2048), |bits| bits.parse())?;
    run(bits, &mut std::io::stdout())
}
