//! Many powers at once, here of shares in a vote: every ballot raised to one secret exponent.
//!
//! `cargo run --release --example million_powers [COUNT]`
//!
//! COUNT is 20 000 unless given; 1000000 makes the million. The modulus is the prime 2^1279 − 1.

use modforge::{Batch, Modulus};
use std::io::Write;
use std::time::Instant;

/// Numbers that are held at a time: enough for every core, little memory.
const PORTION: usize = 4096;

/// One result out of so many is computed again, alone.
const SAMPLE: usize = 1000;

/// The program, apart from its arguments.
pub fn run(count: usize, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let mut prime = [0xff; 160];
    prime[0] = 0x7f;
    let modulus = Modulus::from_be_bytes(&prime)?;
    let batch = Batch::new(&modulus);
    let exponent: Vec<u8> = (0..32u8).map(|i| i.wrapping_mul(151).wrapping_add(9)).collect();
    writeln!(out, "{count} powers with 256 secret bits modulo 2^1279 - 1.")?;

    let (start, mut checked, mut sum) = (Instant::now(), 0, modulus.zero());
    let mut seconds = 0.0;
    for first in (0..count).step_by(PORTION) {
        let ballots: Vec<_> = (first..count.min(first + PORTION)).map(|i| (i as u64 + 2).to_be_bytes()).collect();
        let begin = Instant::now();
        let powers = batch.residues_from_be_bytes(&ballots)?.pow(&exponent).to_be_bytes();
        seconds += begin.elapsed().as_secs_f64();
        for (index, (ballot, power)) in ballots.iter().zip(&powers).enumerate() {
            sum = sum.add(&modulus.residue_from_be_bytes(power)?)?;
            if (first + index).is_multiple_of(SAMPLE) {
                if modulus.residue_from_be_bytes(ballot)?.pow(&exponent).to_be_bytes() != *power {
                    return Err(format!("power {} is wrong", first + index).into());
                }
                checked += 1;
            }
        }
        let done = first + ballots.len();
        let left = start.elapsed().as_secs_f64() / done as f64 * (count - done) as f64;
        writeln!(out, "[{:<20}] {done:>9} done, {left:6.1} s left", "#".repeat(20 * done / count))?;
    }
    writeln!(out, "Their sum is {}…; {checked} of them computed again, alone: the same.", &sum.to_hex()[..32])?;
    writeln!(out, "{:.1} µs each.", seconds * 1e6 / count.max(1) as f64)?;
    Ok(())
}

fn main() {
    let count = std::env::args()
        .nth(1)
        .map_or(Ok(20_000), |count| count.parse().map_err(|error| format!("{count}: {error}").into()));
    if let Err(error) = count.and_then(|count| run(count, &mut std::io::stdout())) {
        eprintln!("million_powers: {error}");
        std::process::exit(1);
    }
}
