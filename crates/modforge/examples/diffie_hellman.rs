//! Diffie–Hellman in a group of RFC 7919, the powers of the generator from a stored table.
//!
//! `cargo run --release --example diffie_hellman [EXCHANGES]`
//!
//! Each party raises the generator, which never changes, to its own secret: that is what a table is for. The other
//! party's public key is new every time and takes a power in full.

use modforge::{FixedBase, Modulus};
use std::fs::File;
use std::io::{Read, Write};
use std::time::{Duration, Instant};

/// Bits of a secret: RFC 7919 asks for at least 225 in this group.
const SECRET_BITS: usize = 256;

fn secret() -> std::io::Result<[u8; SECRET_BITS / 8]> {
    let mut bytes = [0; SECRET_BITS / 8];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// The program, apart from its arguments.
pub fn run(exchanges: u32, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let modulus = Modulus::from_hex(FFDHE2048)?;
    let generator = modulus.reduce_be_bytes(&[2]);

    let start = Instant::now();
    let stored = FixedBase::new(&generator, SECRET_BITS)?.to_bytes();
    let made = start.elapsed();
    // Usually in another run of the program: the bytes do not depend on the machine.
    let table = FixedBase::from_bytes(&modulus, &stored)?;
    writeln!(
        out,
        "ffdhe2048, kernel {}: a table of {} KiB, made in {made:.1?}.",
        modulus.kernel().name(),
        stored.len() / 1024
    )?;

    let (alice, bob) = (secret()?, secret()?);
    let (public_alice, public_bob) = (table.pow(&alice)?, table.pow(&bob)?);
    let (shared_alice, shared_bob) = (public_bob.pow(&alice), public_alice.pow(&bob));
    writeln!(out, "Alice sends   {}…", &public_alice.to_hex()[..32])?;
    writeln!(out, "Bob sends     {}…", &public_bob.to_hex()[..32])?;
    writeln!(out, "Alice computes {}…", &shared_alice.to_hex()[..32])?;
    writeln!(out, "Bob computes   {}…", &shared_bob.to_hex()[..32])?;
    if shared_alice != shared_bob {
        return Err("the two disagree".into());
    }
    writeln!(out, "They agree.")?;

    let (mut with_table, mut without) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..exchanges {
        let secret = secret()?;
        let start = Instant::now();
        let public = table.pow(&secret)?;
        with_table += start.elapsed();
        let start = Instant::now();
        let same = generator.pow(&secret);
        without += start.elapsed();
        if public != same {
            return Err("the table gives another power".into());
        }
    }
    writeln!(
        out,
        "A public key: {:.1?} with the table, {:.1?} without, {:.1} times as long (mean of {exchanges}).",
        with_table / exchanges.max(1),
        without / exchanges.max(1),
        without.as_secs_f64() / with_table.as_secs_f64()
    )?;
    Ok(())
}

fn main() {
    let exchanges = std::env::args()
        .nth(1)
        .map_or(Ok(1000), |count| count.parse().map_err(|error| format!("{count}: {error}").into()));
    if let Err(error) = exchanges.and_then(|exchanges| run(exchanges, &mut std::io::stdout().lock())) {
        eprintln!("diffie_hellman: {error}");
        std::process::exit(1);
    }
}

/// The group ffdhe2048 of RFC 7919, appendix A.1.
const FFDHE2048: &str = "\
    ffffffffffffffffadf85458a2bb4a9aafdc5620273d3cf1d8b9c583ce2d3695a9e13641146433fbcc939dce249b3ef97d2f\
    e363630c75d8f681b202aec4617ad3df1ed5d5fd65612433f51f5f066ed0856365553ded1af3b557135e7f57c935984f0c70\
    e0e68b77e2a689daf3efe8721df158a136ade73530acca4f483a797abc0ab182b324fb61d108a94bb2c8e3fbb96adab760d7\
    f4681d4f42a3de394df4ae56ede76372bb190b07a7c8ee0a6d709e02fce1cdf7e2ecc03404cd28342f619172fe9ce98583ff\
    8e4f1232eef28183c3fe3b1b4c6fad733bb5fcbc2ec22005c58ef1837d1683b2c6f34a26c1b2effa886b423861285c97ffff\
    ffffffffffff";
