//! Proofs that a result is right: the two schemes, how they are made, sent and verified.

pub(super) mod pietrzak;
mod proof;
mod transcript;
mod verify;
pub(super) mod wesolowski;

pub use pietrzak::LAST_SQUARINGS;
pub use proof::{Proof, Scheme};
pub use transcript::PRIME_BITS;
