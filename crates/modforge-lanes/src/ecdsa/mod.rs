//! Verification of eight signatures of ECDSA side by side.

mod base;
mod calls;
#[cfg(test)]
mod counts;
mod curves;
mod digits;
mod job;
mod lane_curve;
mod number;
mod points;
mod sum;
mod table;
#[cfg(test)]
mod tests;

#[cfg(feature = "p256")]
pub use curves::P256;
#[cfg(feature = "p384")]
pub use curves::P384;
#[cfg(feature = "secp256k1")]
pub use curves::Secp256k1;
pub use digits::EcdsaFactor;
pub use job::EcdsaJob;
pub use lane_curve::LaneCurve;
pub use number::EcdsaNumber;

use crate::fields::vector::{Anywhere, Ifma, LANES};
use alloc::vec::Vec;
use base::Base;
use core::marker::PhantomData;
use sum::Verify;
use table::Line;

/// The sums of points that verify signatures of ECDSA, eight at a time, where the CPU has AVX-512 IFMA: what takes the
/// time in FIPS 186-5, on any curve that is a [`LaneCurve`]. `modforge-crypto` has the rest, for the curves of this
/// crate. Signatures and public keys are no secrets, and the time depends on them.
///
/// ```
/// use modforge_lanes::{EcdsaFactor, EcdsaJob, EcdsaLanes, EcdsaNumber, P256};
///
/// fn number(hex: &str) -> EcdsaNumber {
///     let mut number = [0; _];
///     for (byte, digits) in number.iter_mut().zip(hex.as_bytes().rchunks(2)) {
///         *byte = u8::from_str_radix(str::from_utf8(digits).unwrap(), 16).unwrap();
///     }
///     number
/// }
///
/// let base = [
///     number("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
///     number("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"),
/// ];
/// if let Some(lanes) = EcdsaLanes::<P256>::new(&base) {
///     // 1·B + 1·P with P = 2·B is 3·B, which has this x.
///     let one = EcdsaFactor::new(false, number("1")).unwrap();
///     let double = [
///         number("7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978"),
///         number("07775510db8ed040293d9ac69f7430dbba7dade63ce982299e04b79d227873d1"),
///     ];
///     let x = number("5ecbe4d1a6330a44c8f7ef951d4bf165e6c6b721efada985fb41661bc6e7fd6c");
///     let mut jobs = [EcdsaJob { base: one, point: double, factors: [one; 2], x: [x; 2] }; 8];
///     jobs[7].x = [base[0]; 2];
///     let mut expected = [Some(true); 8];
///     expected[7] = Some(false);
///     assert_eq!(lanes.verify_vartime(&jobs), expected);
/// }
/// ```
pub struct EcdsaLanes<C> {
    base: Vec<Line>,
    vectors: Vectors,
    curve: PhantomData<C>,
}

impl<C: LaneCurve> EcdsaLanes<C> {
    /// Lanes for the base point B with these x and y, below the field's modulus: tables of its multiples are made. None
    /// where the CPU lacks the instructions, or one of B's odd multiples up to 1023·B is neutral, which none is if the
    /// order of B is a prime above that.
    #[must_use]
    pub fn new(base: &[EcdsaNumber; 2]) -> Option<Self> {
        C::made(base, Vectors::Ifma(Ifma::detect()?))
    }

    /// The same in plain Rust, on any CPU: slow, for tests. It is compiled with the feature `portable`.
    #[cfg(feature = "portable")]
    #[must_use]
    pub fn portable(base: &[EcdsaNumber; 2]) -> Option<Self> {
        C::made(base, Vectors::Portable)
    }

    /// For each job whether x of its sum is one of its numbers. None where that was not found out, which whoever
    /// chooses the numbers can bring about, and must be computed in another way: two points with the same x were added
    /// on the way, the sum is the neutral point, or a factor is too long.
    #[must_use]
    pub fn verify_vartime(&self, jobs: &[EcdsaJob; LANES]) -> [Option<bool>; LANES] {
        C::verified(self, jobs)
    }
}

/// The vectors that lanes compute in. Those in plain Rust take four times as long to compile, so they are a feature.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Vectors {
    /// AVX-512 IFMA.
    Ifma(Ifma),
    /// Plain Rust.
    #[cfg(feature = "portable")]
    Portable,
}

impl Vectors {
    fn run<A: Anywhere>(self, task: A) -> A::Output {
        match self {
            Self::Ifma(cpu) => cpu.run(task),
            #[cfg(feature = "portable")]
            Self::Portable => task.run::<crate::fields::vector::Portable>(()),
        }
    }
}

fn made<C: LaneCurve>(base: &[EcdsaNumber; 2], vectors: Vectors) -> Option<EcdsaLanes<C>> {
    vectors.run(Base::<C>::new(base)).map(|base| EcdsaLanes { base, vectors, curve: PhantomData })
}

fn verified<C: LaneCurve>(lanes: &EcdsaLanes<C>, jobs: &[EcdsaJob; LANES]) -> [Option<bool>; LANES] {
    lanes.vectors.run(Verify::<C>::new(&lanes.base, jobs))
}

impl<C> core::fmt::Debug for EcdsaLanes<C> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "EcdsaLanes<{}>", core::any::type_name::<C>())
    }
}
