//! Why there is no prime.

use super::{APART, MAX_BITS, MIN_BITS};
use crate::random::source::NoRandom;
use std::fmt;

/// Why there is no prime. The message names the argument and the bound.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A prime of so many bits is not looked for.
    Size {
        /// Bits that were asked for.
        bits: usize,
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
            Self::Size { bits } => write!(f, "bits: {bits} are asked for, {MIN_BITS} to {MAX_BITS} are supported"),
            Self::Random => write!(f, "the source of random numbers failed"),
            Self::Stopped => write!(f, "the search was stopped"),
            Self::Engine(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<NoRandom> for Error {
    fn from(_: NoRandom) -> Self {
        Self::Random
    }
}

impl From<modforge::Error> for Error {
    fn from(error: modforge::Error) -> Self {
        Self::Engine(error)
    }
}

/// Why there is no prime of a residue class. The message names the argument and the bound.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CongruenceError {
    /// The modulus is not of a size for primes of so many bits.
    Modulus {
        /// Bits of the modulus.
        bits: usize,
        /// The most that it may have.
        most: usize,
    },
    /// The remainder is not below the modulus, or has a common divisor with it, so that no such prime exists.
    Remainder,
    /// As for any prime.
    Search(Error),
}

impl fmt::Display for CongruenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Modulus { bits, most } => {
                write!(f, "modulus: has {bits} bits, 2 to {most} are supported for a prime of {} bits", most + APART)
            }
            Self::Remainder => write!(f, "remainder: must be below the modulus, and have no common divisor with it"),
            Self::Search(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CongruenceError {}

impl From<Error> for CongruenceError {
    fn from(error: Error) -> Self {
        Self::Search(error)
    }
}
