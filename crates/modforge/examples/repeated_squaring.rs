//! A time-lock puzzle: x^(2^t) modulo n takes t squarings, one after the other, unless one knows the factors of n.
//!
//! `cargo run --release --example repeated_squaring [SQUARINGS]`
//!
//! Rivest, Shamir and Wagner 1996. Who makes the puzzle knows φ(n), reduces 2^t modulo it and needs a single power.

use modforge::{Modulus, Residue};
use std::io::Write;
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::time::Instant;

/// The primes 2^1279 − 1 and 2^607 − 1, known to everybody: good enough to show the way.
fn primes() -> [Vec<u8>; 2] {
    [1279usize, 607].map(|bits| {
        let mut bytes = vec![0xff; bits.div_ceil(8)];
        bytes[0] >>= bytes.len() * 8 - bits;
        bytes
    })
}

/// The product of two numbers, as bytes: computed modulo 2^4096, which is larger.
fn product(a: &[u8], b: &[u8]) -> Result<Vec<u8>, modforge::Error> {
    let large = Modulus::from_be_bytes(&[&[1][..], &[0; 512]].concat())?;
    Ok((&large.reduce_be_bytes(a) * &large.reduce_be_bytes(b))?.to_be_bytes())
}

/// The short cut: 2^t modulo φ = (p − 1)·(q − 1), then one power.
fn with_the_factors<'m>(x: &Residue<'m>, squarings: u64) -> Result<Residue<'m>, modforge::Error> {
    let before = primes().map(|mut prime| {
        *prime.last_mut().expect("not empty") -= 1;
        prime
    });
    let phi = Modulus::from_be_bytes(&product(&before[0], &before[1])?)?;
    let exponent = phi.reduce_be_bytes(&[2]).pow(&squarings.to_be_bytes());
    Ok(x.pow(&exponent.to_be_bytes()))
}

/// The program, apart from its arguments.
pub fn run(squarings: u64, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let [p, q] = primes();
    let n = Modulus::from_be_bytes(&product(&p, &q)?)?;
    let x = n.reduce_be_bytes(b"open this later");
    writeln!(out, "{squarings} squarings modulo a number of {} bits, kernel {}.", n.bits(), n.kernel().name())?;

    let start = Instant::now();
    let interval = NonZeroU64::new(squarings / 10).unwrap_or(NonZeroU64::MIN);
    let mut failed = None;
    let result = x.square_times_with_progress(squarings, interval, |done| {
        let seconds = start.elapsed().as_secs_f64();
        let left = seconds / done as f64 * (squarings - done) as f64;
        let bar = "#".repeat((20 * done / squarings) as usize);
        match writeln!(out, "[{bar:<20}] {done:>12} done in {seconds:7.2} s, {left:7.2} s left") {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failed = Some(error); // nobody listens any more
                ControlFlow::Break(())
            }
        }
    });
    if let Some(error) = failed {
        return Err(error.into());
    }
    let result = result.map_err(|stopped| stopped.to_string())?;
    let each = start.elapsed().as_nanos() as f64 / squarings.max(1) as f64;
    writeln!(out, "The answer is {}…, {each:.0} ns a squaring.", &result.to_hex()[..32])?;

    let start = Instant::now();
    if with_the_factors(&x, squarings)? != result {
        return Err("the short cut gives another answer".into());
    }
    writeln!(out, "Who knows the factors has the same answer after {:.1?}.", start.elapsed())?;
    Ok(())
}

fn main() {
    let squarings = std::env::args()
        .nth(1)
        .map_or(Ok(2_000_000), |count| count.parse().map_err(|error| format!("{count}: {error}").into()));
    if let Err(error) = squarings.and_then(|squarings| run(squarings, &mut std::io::stdout().lock())) {
        eprintln!("repeated_squaring: {error}");
        std::process::exit(1);
    }
}
