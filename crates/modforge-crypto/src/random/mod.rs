//! Random bytes: [`SystemRandom`] is the operating system's source.

#[cfg(any(feature = "dstu9041", feature = "primes"))]
pub(crate) mod source;
mod system;

pub use system::SystemRandom;
