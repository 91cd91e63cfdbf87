//! Tables of base points for signatures verified in vectors.

use crate::curve::Group;
use crate::curve::vartime::odd_multiples;
use crate::curve::weierstrass::{Affine, Jacobian, Weierstrass};
use modforge_fields::Field;
use modforge_lanes::{EcdsaCurve, EcdsaLanes};

/// Bits of the non-adjacent form whose digits ask for so many odd multiples: up to the 1023rd.
const WIDTH: u32 = 11;
/// The second table's multiples are of 2^130 times the base point.
const SECOND: u32 = 130;

/// Nothing where the CPU has no vectors for it.
pub(super) fn lanes<C: Weierstrass>(curve: EcdsaCurve) -> Option<EcdsaLanes> {
    EcdsaLanes::is_available().then(|| EcdsaLanes::new(curve, &multiples::<C>(curve)))?
}

/// What [`EcdsaLanes::new`] takes.
pub(crate) fn multiples<C: Weierstrass>(curve: EcdsaCurve) -> Vec<[[u8; 32]; 2]> {
    let mut base = Jacobian::<C>::base();
    let mut points = Vec::new();
    while points.len() < EcdsaLanes::points(curve) {
        points.extend(odd_multiples(&base, WIDTH));
        base = base.double_times(SECOND);
    }
    let bytes = |number: C::Field| number.to_le_bytes().as_ref().try_into().expect("a field of 256 bits");
    Jacobian::to_affine(&points).into_iter().map(|Affine { x, y }| [bytes(x), bytes(y)]).collect()
}
