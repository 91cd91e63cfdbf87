//! Two parties agree on a key, with X25519 and with ECDH on P-256, and hash it before its use.
//!
//! `cargo run --release --example shared_secret`

use modforge_crypto::random::SystemRandom;
use modforge_crypto::{p256, x25519};
use sha2::{Digest, Sha256};
use std::error::Error;
use std::io::Write;

/// The key of a session: a hash of what is shared and of both public keys, in an order that both know.
fn session_key(shared: &[u8], alice: &[u8], bob: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(shared).chain_update(alice).chain_update(bob).finalize().into()
}

/// Plays both parties.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let alice = x25519::SecretKey::try_generate(&mut SystemRandom)?;
    let bob = x25519::SecretKey::try_generate(&mut SystemRandom)?;
    // 32 bytes go over the line in each direction.
    let (to_bob, to_alice) = (alice.public_key().to_bytes(), bob.public_key().to_bytes());
    let hers = alice.diffie_hellman(&x25519::PublicKey::from_bytes(&to_alice))?;
    let his = bob.diffie_hellman(&x25519::PublicKey::from_bytes(&to_bob))?;
    let same = session_key(hers.as_bytes(), &to_bob, &to_alice) == session_key(his.as_bytes(), &to_bob, &to_alice);
    writeln!(out, "X25519: {}", if same { "they agree" } else { "they differ" })?;

    let alice = p256::SecretKey::try_generate(&mut SystemRandom)?;
    let bob = p256::SecretKey::try_generate(&mut SystemRandom)?;
    // A point that is not on the curve is refused here, before a secret is used with it.
    let (to_bob, to_alice) = (alice.public_key().to_compressed_bytes(), bob.public_key().to_compressed_bytes());
    let hers = alice.diffie_hellman(&p256::PublicKey::from_sec1_bytes(&to_alice)?);
    let his = bob.diffie_hellman(&p256::PublicKey::from_sec1_bytes(&to_bob)?);
    let same = session_key(hers.as_bytes(), &to_bob, &to_alice) == session_key(his.as_bytes(), &to_bob, &to_alice);
    writeln!(out, "P-256: {}", if same { "they agree" } else { "they differ" })?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut std::io::stdout())
}
