//! Why there is no prime.

use super::{MAX_BITS, MIN_BITS};
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
