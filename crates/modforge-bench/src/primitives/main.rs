//! `modforge-bench-primitives`: cryptographic primitives of modforge-crypto and of other libraries, turn by turn.
//!
//! As in `modforge-bench` contestants take turns, and every result is checked before its first turn. Times are those
//! that the process runs, on all its threads.

#![deny(unsafe_code)]

mod contest;
mod dstu9041;
mod ecdsa;
mod ed25519;
mod message;
mod paillier;
mod peers;
mod poly1305;
mod rsa;
mod run;
#[cfg(feature = "table1")]
mod table1;
#[cfg(feature = "tls")]
mod tls;
mod x25519;

use clap::{Parser, ValueEnum};
use contest::Contest;
use modforge_bench::{Pace, Slice};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Times cryptographic primitives of modforge and of its peers, turn by turn; prints rows as JSON.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Primitives. [default: all but those over several fields, and handshakes]
    #[arg(long = "primitive", value_delimiter = ',')]
    primitives: Vec<Primitive>,

    /// Only this operation, such as `verify`.
    #[arg(long)]
    operation: Option<String>,

    /// Only the work of this subject, such as `modforge`: what a profile is taken of.
    #[arg(long)]
    subject: Option<String>,

    /// Slices that each contestant gets.
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,

    /// Leave out new keys above 2048 bits of RSA, and Paillier above 2048 bits.
    #[arg(long)]
    quick: bool,

    /// A Python interpreter that has the package phe.
    #[arg(long, value_name = "PATH")]
    phe: Option<PathBuf>,

    /// Check all results, time nothing.
    #[arg(long)]
    check: bool,

    /// Progress as JSON lines on the error stream.
    #[arg(long)]
    progress: bool,
}

/// A family of comparisons.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Primitive {
    Poly1305,
    X25519,
    Ed25519,
    P256,
    P384,
    Secp256k1,
    P521,
    Rsa,
    Dstu9041,
    Paillier,
    /// The primitives of Kovtun et al. (2023), table 1, over fields that reduce in several ways.
    #[cfg(feature = "table1")]
    Table1,
    /// Handshakes of rustls with several providers.
    #[cfg(feature = "tls")]
    Tls,
    /// A handshake over fields that reduce in several ways.
    #[cfg(all(feature = "table1", feature = "tls"))]
    TlsReductions,
}

impl Primitive {
    fn contests(self, arguments: &Arguments) -> Vec<Contest> {
        let largest = if arguments.quick { 2048 } else { 4096 };
        match self {
            Self::Poly1305 => poly1305::contests(),
            Self::X25519 => x25519::contests(),
            Self::Ed25519 => ed25519::contests(),
            Self::P256 => ecdsa::p256(),
            Self::P384 => ecdsa::p384(),
            Self::Secp256k1 => ecdsa::secp256k1(),
            Self::P521 => ecdsa::p521(),
            Self::Rsa => rsa::contests(largest),
            Self::Dstu9041 => dstu9041::contests(),
            Self::Paillier => paillier::contests(largest, arguments.phe.as_deref()),
            #[cfg(feature = "table1")]
            Self::Table1 => table1::contests(),
            #[cfg(feature = "tls")]
            Self::Tls => tls::contests(),
            #[cfg(all(feature = "table1", feature = "tls"))]
            Self::TlsReductions => table1::handshakes(),
        }
    }

    const PEERED: [Self; 10] = [
        Self::Poly1305,
        Self::X25519,
        Self::Ed25519,
        Self::P256,
        Self::P384,
        Self::Secp256k1,
        Self::P521,
        Self::Rsa,
        Self::Dstu9041,
        Self::Paillier,
    ];
}

fn execute(arguments: &Arguments) -> Result<(), String> {
    let all = if arguments.primitives.is_empty() { &Primitive::PEERED[..] } else { &arguments.primitives };
    let mut contests: Vec<_> = all.iter().flat_map(|primitive| primitive.contests(arguments)).collect();
    if let Some(operation) = &arguments.operation {
        contests.retain(|contest| contest.operation == operation);
    }
    if let Some(subject) = &arguments.subject {
        contests.iter_mut().for_each(|contest| contest.works.retain(|work| work.subject() == subject));
    }
    if arguments.check {
        return contests.iter().try_for_each(Contest::check);
    }
    // As in `modforge-bench`.
    let pace = Pace { rounds: arguments.rounds.into(), slice: Slice::About(Duration::from_millis(2)) };
    let rows = run::run(contests, pace, |event| {
        if arguments.progress {
            eprintln!("{}", serde_json::to_string(event).expect("plain data"));
        }
    })?;
    println!("{}", serde_json::to_string_pretty(&rows).expect("plain data"));
    Ok(())
}

fn main() -> ExitCode {
    match execute(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
