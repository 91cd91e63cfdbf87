//! Why something was refused.

use super::{MAX_BITS, MIN_BITS};
use crate::two_primes;
use std::fmt;

/// Why an input was refused. The message names the argument and the bound; what concerns a ciphertext tells nothing
/// about its content.
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
    /// The public exponent is even, below 3, or has more than 256 bits.
    PublicExponent,
    /// The prime factors are not primes, or their product is not the modulus.
    Primes,
    /// The private exponent does not belong to the public one.
    PrivateExponent,
    /// A number of the key is not what the others make it.
    Coefficient,
    /// The bytes are not an RSA key.
    KeyFormat,
    /// The message is longer than the key and the padding allow.
    MessageTooLong {
        /// Bytes given.
        bytes: usize,
        /// Maximum number of bytes.
        max_bytes: usize,
    },
    /// The key is too short for the hash and the salt.
    KeyTooShort,
    /// A hash has another length than its function gives.
    HashLength {
        /// Bytes given.
        bytes: usize,
        /// Bytes that the function gives.
        expected: usize,
    },
    /// The number is not below the modulus, or is not as long as the modulus.
    Representative,
    /// The ciphertext is not one of this key and padding.
    Decryption,
    /// The signature is not one of this message and key.
    Verification,
    /// The result of the private operation was wrong and is kept back: memory or processor had a fault.
    Fault,
    /// The source of random numbers failed.
    Random,
    /// The engine refuses a number.
    Engine(modforge::Error),
    /// The callback `progress` asked for an end.
    Stopped,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ModulusSize { bits } => {
                write!(f, "modulus: has {bits} bits, {MIN_BITS} to {MAX_BITS} are supported")
            }
            Self::ModulusEven => write!(f, "modulus: must be odd"),
            Self::PublicExponent => write!(f, "public exponent: must be odd, at least 3 and below 2^256"),
            Self::Primes => write!(f, "primes: must be the prime factors of the modulus"),
            Self::PrivateExponent => {
                write!(f, "private exponent: does not belong to the modulus and the public exponent")
            }
            Self::Coefficient => write!(f, "key: its exponents or its coefficient do not belong to its primes"),
            Self::KeyFormat => write!(f, "key: not an RSA key in DER or PEM"),
            Self::MessageTooLong { bytes, max_bytes } => {
                write!(f, "message: has {bytes} bytes, at most {max_bytes} fit this key and padding")
            }
            Self::KeyTooShort => write!(f, "key: too short for this hash and salt"),
            Self::HashLength { bytes, expected } => write!(f, "hash: has {bytes} bytes, its function gives {expected}"),
            Self::Representative => write!(f, "number: must be as long as the modulus and below it"),
            Self::Decryption => write!(f, "ciphertext: not one of this key and padding"),
            Self::Verification => write!(f, "signature: not one of this message and key"),
            Self::Fault => write!(f, "private operation: its result was wrong, memory or processor may be faulty"),
            Self::Random => write!(f, "random numbers: their source failed"),
            Self::Engine(error) => error.fmt(f),
            Self::Stopped => write!(f, "stopped"),
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

impl From<Error> for signature::Error {
    fn from(error: Error) -> Self {
        Self::from_source(error)
    }
}
