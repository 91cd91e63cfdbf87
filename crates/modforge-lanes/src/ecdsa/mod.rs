//! Verification of eight signatures of ECDSA side by side.

#[cfg(test)]
mod counts;
mod digits;
mod field;
mod job;
mod p256;
mod points;
mod secp256k1;
mod sum;
#[cfg(test)]
mod tests;
mod vector;
#[cfg_attr(not(target_arch = "x86_64"), path = "no_vectors.rs")]
mod vectors;

pub use digits::EcdsaFactor;
pub use job::EcdsaJob;
use points::Curve;
use sum::{Row, verify};

use alloc::vec::Vec;
use p256::P256;
use secp256k1::Secp256k1;
use vector::{Portable, WIDTH};
use vectors::EcdsaVectors;

/// A curve of [`EcdsaLanes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EcdsaCurve {
    /// P-256.
    P256,
    /// secp256k1.
    Secp256k1,
}

/// The sums of points that verify signatures of ECDSA, eight at a time, where the CPU has AVX-512 IFMA: what takes the time in FIPS 186-5,
/// for `modforge-crypto`, which has the rest. Signatures and public keys are no secrets, and the time depends on them.
///
/// ```
/// use modforge_lanes::{EcdsaCurve, EcdsaLanes};
///
/// // The tables have as many points as that says, and none are made from less.
/// assert_eq!(EcdsaLanes::points(EcdsaCurve::P256), 512);
/// assert!(EcdsaLanes::new(EcdsaCurve::P256, &[]).is_none());
/// ```
pub struct EcdsaLanes {
    curve: EcdsaCurve,
    base: Vec<Row>,
    vectors: Option<EcdsaVectors>,
}

impl EcdsaLanes {
    /// Signatures at a time.
    pub const WIDTH: usize = WIDTH;

    /// Whether the CPU has the instructions.
    #[must_use]
    pub fn is_available() -> bool {
        EcdsaVectors::new().is_some()
    }

    /// How many multiples of the base point [`new`](Self::new) takes.
    #[must_use]
    pub fn points(curve: EcdsaCurve) -> usize {
        let tables = match curve {
            EcdsaCurve::P256 => sum::base_tables::<P256>(),
            EcdsaCurve::Secp256k1 => sum::base_tables::<Secp256k1>(),
        };
        tables * sum::BASE_MULTIPLES
    }

    /// From x and y, little-endian, of the base point B's odd multiples B, 3·B, …, 1023·B, and on secp256k1 of those of 2^130·B after
    /// them. None where the CPU lacks the instructions, or there are not as many points as that.
    #[must_use]
    pub fn new(curve: EcdsaCurve, multiples: &[[[u8; 32]; 2]]) -> Option<Self> {
        let vectors = EcdsaVectors::new()?;
        Self::portable(curve, multiples).map(|lanes| Self { vectors: Some(vectors), ..lanes })
    }

    /// The same in plain Rust, for tests: slow, on any CPU.
    #[doc(hidden)]
    #[must_use]
    pub fn portable(curve: EcdsaCurve, multiples: &[[[u8; 32]; 2]]) -> Option<Self> {
        if multiples.len() != Self::points(curve) {
            return None;
        }
        let base = match curve {
            EcdsaCurve::P256 => sum::base_rows::<P256>(multiples),
            EcdsaCurve::Secp256k1 => sum::base_rows::<Secp256k1>(multiples),
        };
        Some(Self { curve, base, vectors: None })
    }

    /// For each job whether x of its sum is one of its numbers. None where that was not found out, which whoever chooses the numbers can
    /// bring about, and must be computed in another way: two points with the same x were added on the way, the sum is the neutral point,
    /// or a factor is too long.
    #[must_use]
    pub fn verify_vartime(&self, jobs: &[EcdsaJob; WIDTH]) -> [Option<bool>; WIDTH] {
        match (self.curve, self.vectors) {
            (EcdsaCurve::P256, Some(vectors)) => vectors.verify::<P256>(&self.base, jobs),
            (EcdsaCurve::P256, None) => verify::<P256, Portable>(&self.base, jobs),
            (EcdsaCurve::Secp256k1, Some(vectors)) => vectors.verify::<Secp256k1>(&self.base, jobs),
            (EcdsaCurve::Secp256k1, None) => verify::<Secp256k1, Portable>(&self.base, jobs),
        }
    }
}

impl core::fmt::Debug for EcdsaLanes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "EcdsaLanes({:?})", self.curve)
    }
}
