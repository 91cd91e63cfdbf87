//! What can fail where a modulus of two primes is made: in the engine, the random numbers, the search for primes.

/// The conversions of these errors into one that has them all.
macro_rules! from_its_errors {
    ($Error:ty) => {
        impl From<modforge::Error> for $Error {
            fn from(error: modforge::Error) -> Self {
                Self::Engine(error)
            }
        }

        impl From<crate::random::source::NoRandom> for $Error {
            fn from(_: crate::random::source::NoRandom) -> Self {
                Self::Random
            }
        }

        impl From<crate::primes::Error> for $Error {
            fn from(error: crate::primes::Error) -> Self {
                match error {
                    // Of one of two primes.
                    crate::primes::Error::Size { bits } => Self::ModulusSize { bits: 2 * bits },
                    crate::primes::Error::Random => Self::Random,
                    crate::primes::Error::Stopped => Self::Stopped,
                    crate::primes::Error::Engine(error) => Self::Engine(error),
                }
            }
        }
    };
}
pub(crate) use from_its_errors;
