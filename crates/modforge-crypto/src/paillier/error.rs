//! Why something was refused.

use super::{MAX_BITS, MIN_BITS};
use crate::two_primes;
use std::fmt;

/// Why an input was refused. The message names the argument and the bound.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The modulus is too short or too long.
    ModulusSize {
        /// Bits of the modulus given.
        bits: usize,
    },
    /// The modulus is even.
    ModulusEven,
    /// The factors are not two different primes, or n has a common divisor with (p − 1)·(q − 1).
    Primes,
    /// The factors are so long that the modulus would be too long.
    PrimesSize {
        /// Bytes of both.
        bytes: usize,
    },
    /// A message is not below n.
    Message {
        /// Its place in the column, from 0.
        index: usize,
    },
    /// A ciphertext is not as long as n², not below it, or has a common divisor with n, as 0 has.
    Ciphertext {
        /// Its place in the column, from 0.
        index: usize,
    },
    /// The randomiser has a common divisor with n, or is not below it.
    Randomiser,
    /// Two columns have different lengths.
    Columns {
        /// Entries of the first.
        first: usize,
        /// Entries of the second.
        second: usize,
    },
    /// The source of random numbers failed.
    Random,
    /// The callback `progress` asked for an end.
    Stopped,
    /// The engine refuses a number.
    Engine(modforge::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ModulusSize { bits } => write!(f, "modulus: has {bits} bits, {MIN_BITS} to {MAX_BITS} are supported"),
            Self::ModulusEven => write!(f, "modulus: must be odd"),
            Self::Primes => write!(f, "primes: must be two different primes of about one size"),
            Self::PrimesSize { bytes } => {
                write!(f, "primes: have {bytes} bytes together, but their product may have at most {MAX_BITS} bits")
            }
            Self::Message { index } => write!(f, "message {index}: must be below the modulus"),
            Self::Ciphertext { index } => {
                write!(
                    f,
                    "ciphertext {index}: must be as long as the square of the modulus, below it and without a common \
                     divisor with it"
                )
            }
            Self::Randomiser => write!(f, "randomiser: must be below the modulus and without a common divisor with it"),
            Self::Columns { first, second } => write!(f, "columns: have {first} and {second} entries"),
            Self::Random => write!(f, "random numbers: their source failed"),
            Self::Stopped => write!(f, "stopped"),
            Self::Engine(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Engine(error) => Some(error),
            _ => None,
        }
    }
}

two_primes::from_its_errors!(Error);
