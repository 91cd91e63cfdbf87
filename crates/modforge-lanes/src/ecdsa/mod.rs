//! Verification of eight signatures of ECDSA side by side.

mod calls;
#[cfg(test)]
mod counts;
mod curve;
mod digits;
mod job;
mod number;
mod points;
mod sum;
mod table;
#[cfg(test)]
mod tests;

pub use digits::EcdsaFactor;
pub use job::EcdsaJob;
pub use number::EcdsaNumber;

use crate::fields::vector::{Ifma, LANES, run_on};
use alloc::vec::Vec;
use sum::{BASE_MULTIPLES, Verify, base_table, base_tables};
use table::Line;

/// A curve of [`EcdsaLanes`]; each needs the feature of its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EcdsaCurve {
    /// P-256.
    #[cfg(feature = "p256")]
    P256,
    /// P-384.
    #[cfg(feature = "p384")]
    P384,
    /// secp256k1.
    #[cfg(feature = "secp256k1")]
    Secp256k1,
}

/// An expression with the type of a curve that is known when the program runs.
macro_rules! with_curve {
    ($curve:expr, $C:ident => $value:expr) => {
        match $curve {
            #[cfg(feature = "p256")]
            EcdsaCurve::P256 => {
                type $C = curve::P256;
                $value
            }
            #[cfg(feature = "p384")]
            EcdsaCurve::P384 => {
                type $C = curve::P384;
                $value
            }
            #[cfg(feature = "secp256k1")]
            EcdsaCurve::Secp256k1 => {
                type $C = curve::Secp256k1;
                $value
            }
        }
    };
}

/// The sums of points that verify signatures of ECDSA, eight at a time, where the CPU has AVX-512 IFMA: what takes the
/// time in FIPS 186-5, for `modforge-crypto`, which has the rest. Signatures and public keys are no secrets, and the
/// time depends on them.
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
    base: Vec<Line>,
    cpu: Option<Ifma>,
}

impl EcdsaLanes {
    /// Signatures at a time.
    pub const WIDTH: usize = LANES;

    /// Whether the CPU has the instructions.
    #[must_use]
    pub fn is_available() -> bool {
        Ifma::detect().is_some()
    }

    /// How many multiples of the base point [`new`](Self::new) takes.
    #[must_use]
    pub fn points(curve: EcdsaCurve) -> usize {
        with_curve!(curve, C => base_tables::<C>() * BASE_MULTIPLES)
    }

    /// From x and y of the base point B's odd multiples B, 3·B, …, 1023·B, and on secp256k1 of those of 2^130·B after
    /// them. None where the CPU lacks the instructions, or there are not as many points as that.
    #[must_use]
    pub fn new(curve: EcdsaCurve, multiples: &[[EcdsaNumber; 2]]) -> Option<Self> {
        let cpu = Ifma::detect()?;
        Self::portable(curve, multiples).map(|lanes| Self { cpu: Some(cpu), ..lanes })
    }

    /// The same in plain Rust, for tests: slow, on any CPU.
    #[doc(hidden)]
    #[must_use]
    pub fn portable(curve: EcdsaCurve, multiples: &[[EcdsaNumber; 2]]) -> Option<Self> {
        (multiples.len() == Self::points(curve)).then(|| Self {
            curve,
            base: with_curve!(curve, C => base_table::<C>(multiples)),
            cpu: None,
        })
    }

    /// For each job whether x of its sum is one of its numbers. None where that was not found out, which whoever
    /// chooses the numbers can bring about, and must be computed in another way: two points with the same x were added
    /// on the way, the sum is the neutral point, or a factor is too long.
    #[must_use]
    pub fn verify_vartime(&self, jobs: &[EcdsaJob; LANES]) -> [Option<bool>; LANES] {
        with_curve!(self.curve, C => run_on(self.cpu, Verify::<C>::new(&self.base, jobs)))
    }
}

impl core::fmt::Debug for EcdsaLanes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "EcdsaLanes({:?})", self.curve)
    }
}
