//! Numbers of other crates, each behind a feature: `num-bigint`, `crypto-bigint`, `serde`, `rand_core`; `conversions`
//! is all of them.
//!
//! num-traits does not fit: its `Zero` and `One` know no modulus.

#[cfg(feature = "crypto-bigint")]
mod crypto_bigint;
#[cfg(feature = "num-bigint")]
mod num_bigint;
#[cfg(feature = "rand_core")]
mod rand_core;
#[cfg(feature = "serde")]
mod serde;

#[cfg(feature = "serde")]
pub use self::serde::FixedBaseSeed;

use crate::{Modulus, Residue};

/// Numbers of a type that a modulus takes.
///
/// ```
/// use modforge::{Modulus, Reduce};
///
/// let modulus = Modulus::from_be_bytes(&[97])?;
/// assert_eq!(modulus.reduce(&[1, 0][..]).to_be_bytes(), [62]); // 256 = 2·97 + 62
/// # Ok::<(), modforge::Error>(())
/// ```
pub trait Reduce<N> {
    /// The residue of a number of any size, in time that depends on its length alone.
    fn reduce(&self, number: N) -> Residue<'_>;
}

impl Reduce<&[u8]> for Modulus {
    fn reduce(&self, number: &[u8]) -> Residue<'_> {
        self.reduce_be_bytes(number)
    }
}
