//! Signatures of a release with Ed25519 and with ECDSA, by keys in files.
//!
//! `cargo run --release --example signed_release`

use modforge_crypto::ec::named::{Curve, Form, SecretKey};
use modforge_crypto::ed25519;
use modforge_crypto::key_files::pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding};
use modforge_crypto::key_files::{PrivateKey, PublicKey};
use modforge_crypto::random::SystemRandom;
use std::error::Error;
use std::io::Write;

const RELEASE: &[u8] = b"modforge-1.0.tar.gz";

/// Makes keys, signs, and verifies with what a file holds.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // Ed25519. The private key goes to a file with a password, the public one to everybody.
    let key = ed25519::SigningKey::try_generate(&mut SystemRandom)?;
    let private_file = key.to_pkcs8_encrypted_pem("a long password", LineEnding::LF)?;
    let public_file = key.verifying_key().to_public_key_pem(LineEnding::LF)?;

    let PrivateKey::Ed25519(key) = PrivateKey::read(private_file.as_bytes(), Some(b"a long password"))? else {
        return Err("a key of another kind".into());
    };
    let signature = key.sign(RELEASE);
    let PublicKey::Ed25519(public) = PublicKey::read(public_file.as_bytes())? else {
        return Err("a key of another kind".into());
    };
    writeln!(
        out,
        "Ed25519: {}",
        if public.verify_strict(RELEASE, &signature).is_ok() { "valid" } else { "not valid" }
    )?;

    // Many signatures at once.
    let batch = [RELEASE, b"another file"].map(|file| (file, key.sign(file), public));
    writeln!(
        out,
        "Ed25519, both at once: {}",
        if ed25519::verify_batch(&batch).is_ok() { "valid" } else { "not valid" }
    )?;

    // ECDSA, on a curve that is chosen at run time. A message has always the same signature (RFC 6979).
    for curve in [Curve::P256, Curve::P384, Curve::P521, Curve::Secp256k1] {
        let (key, hash) = (SecretKey::generate(curve)?, curve.hash(RELEASE));
        let signature = key.sign_prehash(&hash, Form::Der);
        let valid = key.public_key().verify_prehash(&hash, &signature, Form::Der);
        writeln!(out, "{}: {}", curve.name(), if valid { "valid" } else { "not valid" })?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut std::io::stdout())
}
