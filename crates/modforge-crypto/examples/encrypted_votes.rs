//! Paillier's encryption: votes are counted without being opened.
//!
//! `cargo run --release --example encrypted_votes [VOTERS [BITS]]`

use modforge_crypto::paillier::{PrivateKey, PublicKey};
use modforge_crypto::random::SystemRandom;
use std::error::Error;
use std::io::Write;

/// So many voters vote, every third against; a key of so many bits.
pub fn run(voters: usize, bits: usize, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // The committee makes the key; voters get n alone.
    let committee = PrivateKey::new(&mut SystemRandom, bits)?;
    let public = PublicKey::new(&committee.public().to_be_bytes())?;

    let votes: Vec<[u8; 1]> = (0..voters).map(|voter| [u8::from(voter % 3 != 0)]).collect();
    let sealed = public.encrypt(&votes, &mut SystemRandom)?;
    writeln!(out, "{} ciphertexts of {} bytes", sealed.len(), sealed.first().map_or(0, Vec::len))?;

    // Whoever counts sees neither a vote nor the result.
    let sum = public.sum(&sealed)?;
    let result = committee.decrypt(&[sum])?;
    let count = result[0].iter().fold(0, |count, &byte| count << 8 | usize::from(byte));
    writeln!(out, "{count} of {voters} are for it")?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let number = |position, default| std::env::args().nth(position).map_or(Ok(default), |text| text.parse());
    run(number(1, 100)?, number(2, 2048)?, &mut std::io::stdout())
}
