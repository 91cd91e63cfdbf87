//! Why something was refused.

use super::limits::{MAX_BITS, MAX_SQUARINGS, MIN_BITS};
use std::fmt;
use std::path::PathBuf;

/// Why an input was refused. The message names the argument and the bound.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The modulus is too short or too long.
    ModulusSize {
        /// Bits of the modulus given.
        bits: usize,
    },
    /// The modulus has a small prime factor: whoever knows a factor knows elements of small order.
    ModulusFactor {
        /// The factor.
        factor: u32,
    },
    /// The modulus is a power, which anybody can factor.
    ModulusPower {
        /// The modulus is a power with this exponent.
        exponent: u32,
    },
    /// The modulus is a prime, whose group order is known.
    ModulusPrime,
    /// The modulus is no prime, but passes a test that primes pass.
    ModulusPseudoprime,
    /// The engine refuses the modulus.
    Engine(modforge::Error),
    /// A number of the group is not written in its one form.
    NotCanonical {
        /// Which number.
        argument: &'static str,
    },
    /// A number has a common factor with the modulus.
    NotUnit {
        /// Which number.
        argument: &'static str,
    },
    /// The start is 1 or −1, whose powers are known.
    StartIsOne,
    /// The number of squarings is out of range.
    Squarings {
        /// The number given.
        t: u64,
    },
    /// No scheme has this name.
    UnknownScheme,
    /// The bytes are not a proof.
    ProofFormat,
    /// The bytes are a proof of a version that is not known here.
    ProofVersion {
        /// That version.
        version: u8,
    },
    /// The proof has too few or too many bytes.
    ProofLength {
        /// Bytes given.
        bytes: usize,
        /// The number of bytes that it must have.
        expected: String,
    },
    /// The proof does not show this statement.
    ProofInvalid,
    /// There is nothing to prove before the last squaring.
    NotFinished {
        /// Squarings done.
        done: u64,
        /// Squarings needed.
        t: u64,
    },
    /// The stored powers of an evaluation do not lead to its result, as after a fault of memory or processor.
    EvaluationWrong,
    /// The callback `progress` asked for an end.
    Stopped,
    /// A file is not what it should be.
    File {
        /// The file.
        path: PathBuf,
        /// Why it is not valid.
        reason: String,
    },
    /// A file cannot be read or written.
    Io {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ModulusSize { bits } => {
                write!(f, "modulus: has {bits} bits, {MIN_BITS} to {MAX_BITS} are needed")
            }
            Self::ModulusFactor { factor } => {
                write!(f, "modulus: has the factor {factor}, its factors must be unknown")
            }
            Self::ModulusPower { exponent } => {
                write!(f, "modulus: is a number to the power {exponent}, its factors must be unknown")
            }
            Self::ModulusPrime => write!(f, "modulus: is a prime, the order of its group is known"),
            Self::ModulusPseudoprime => {
                write!(f, "modulus: is no prime, but passes a test that primes pass, and is not trusted")
            }
            Self::Engine(error) => error.fmt(f),
            Self::NotCanonical { argument } => {
                write!(f, "{argument}: must be in its one form, from 1 to (N - 1)/2 in as many bytes as N")
            }
            Self::NotUnit { argument } => write!(f, "{argument}: has a common factor with the modulus"),
            Self::StartIsOne => write!(f, "start: is 1 or -1 modulo N, whose powers are known"),
            Self::Squarings { t } => write!(f, "t: is {t}, must be 1 to {MAX_SQUARINGS}"),
            Self::UnknownScheme => write!(f, "scheme: unknown name; known are wesolowski pietrzak"),
            Self::ProofFormat => write!(f, "proof: not the bytes of a proof"),
            Self::ProofVersion { version } => write!(f, "proof: has version {version}, known is 1"),
            Self::ProofLength { bytes, expected } => write!(f, "proof: has {bytes} bytes, needs {expected}"),
            Self::ProofInvalid => write!(f, "proof: does not show that y is x^(2^t)"),
            Self::NotFinished { done, t } => write!(f, "evaluation: {done} of {t} squarings are done, finish it first"),
            Self::EvaluationWrong => {
                write!(f, "evaluation: its stored powers do not lead to its result, start it again")
            }
            Self::Stopped => write!(f, "stopped"),
            Self::File { path, reason } => write!(f, "{}: {reason}", path.display()),
            Self::Io { path, source } => write!(f, "{}: {source}", path.display()),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Engine(error) => Some(error),
            Self::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}
