//! What a curve tells of itself.

use super::job::EcdsaJob;
use super::number::EcdsaNumber;
use super::{EcdsaLanes, Vectors, made, verified};
use crate::fields::LaneField;
use crate::fields::vector::{LANES, Vector};

/// A curve y² = x³ + a·x + b with a = -3 or a = 0 over a field in lanes, for [`EcdsaLanes`]: no formula there has b.
///
/// This crate has `P256`, `P384` and `Secp256k1`, each behind the feature of its field. Another crate describes its
/// curve over a field that `modforge field` wrote with `--trait modforge_lanes::LaneField`:
///
/// ```
/// use modforge_lanes::{EcdsaLanes, LaneCurve, vector::Vector};
/// # use modforge_lanes::fields::p384 as generated;
///
/// /// P-384 once more.
/// enum Curve {}
///
/// impl LaneCurve for Curve {
///     type Field<V: Vector> = generated::Element<V>;
///     const A_IS_MINUS_THREE: bool = true;
///     const BITS: usize = 384;
/// }
///
/// // (0, 0) is no base point of it.
/// assert!(EcdsaLanes::<Curve>::new(&[[0; 48]; 2]).is_none());
/// ```
///
/// # What the compiler checks
/// An element has from 1 to 8 digits, p at most the bytes of an [`EcdsaNumber`], [`BITS`](Self::BITS) are at most its
/// bits, and [`FACTOR_BITS`](Self::FACTOR_BITS) from 1 to `BITS`. `cargo build` refuses any other curve where it is
/// used; `cargo check` does not look:
///
/// ```compile_fail
/// # use modforge_lanes::{EcdsaLanes, LaneCurve, vector::Vector};
/// # use modforge_lanes::fields::p384 as generated;
/// # enum Curve {}
/// # impl LaneCurve for Curve {
/// #     type Field<V: Vector> = generated::Element<V>;
/// #     const A_IS_MINUS_THREE: bool = true;
/// const BITS: usize = 385; // `LaneCurve::BITS`: more than the bits of an `EcdsaNumber`
/// # }
/// # EcdsaLanes::<Curve>::new(&[[0; 48]; 2]);
/// ```
///
/// # What it cannot check
/// The field is that of the curve, a is what [`A_IS_MINUS_THREE`](Self::A_IS_MINUS_THREE) says, and multiplying x by
/// [`BETA`](Self::BETA) takes points of the curve to points of the curve. Of a curve that is described wrongly, or with
/// points that are not on it, verdicts are wrong; no more than that: indices and memory depend on the bounds above
/// alone. The order n of the base point is odd: then of k and k - n one is odd, as factors are.
pub trait LaneCurve: Sized {
    /// Numbers modulo p, eight side by side.
    type Field<V: Vector>: LaneField<Vector = V>;

    /// Whether a is -3; else it is 0.
    const A_IS_MINUS_THREE: bool;

    /// Bits of a factor of the base point: those of its order.
    const BITS: usize;

    /// Bits of a factor of another point: about half as many where there is [`BETA`](Self::BETA).
    const FACTOR_BITS: usize = Self::BITS;

    /// β, if the curve has the endomorphism (x, y) → (β·x, y): where a = 0, a cube root of one modulo p other than 1.
    /// Then points come with two factors, the second one for their images.
    const BETA: Option<EcdsaNumber> = None;

    /// What [`EcdsaLanes::new`] makes. The curves of this crate have this and the next one once more: that way they are
    /// compiled here, once, and not in each crate that verifies.
    #[doc(hidden)]
    #[must_use]
    fn made(base: &[EcdsaNumber; 2], vectors: Vectors) -> Option<EcdsaLanes<Self>> {
        made(base, vectors)
    }

    /// What [`EcdsaLanes::verify_vartime`] finds.
    #[doc(hidden)]
    #[must_use]
    fn verified(lanes: &EcdsaLanes<Self>, jobs: &[EcdsaJob; LANES]) -> [Option<bool>; LANES] {
        verified(lanes, jobs)
    }
}

/// Tells the compiler to check a curve.
pub(super) const fn check<C: LaneCurve, V: Vector>() {
    let (digits, bytes) = (C::Field::<V>::WORDS, size_of::<<C::Field<V> as LaneField>::Bytes>());
    assert!(1 <= digits && digits <= 8, "`LaneCurve::Field`: an element has not from 1 to 8 digits");
    assert!(bytes <= size_of::<EcdsaNumber>(), "`LaneCurve::Field`: p has more bytes than an `EcdsaNumber`");
    assert!(C::BITS <= 8 * size_of::<EcdsaNumber>(), "`LaneCurve::BITS`: more than the bits of an `EcdsaNumber`");
    assert!(1 <= C::FACTOR_BITS && C::FACTOR_BITS <= C::BITS, "`LaneCurve::FACTOR_BITS`: not from 1 to `BITS`");
}
