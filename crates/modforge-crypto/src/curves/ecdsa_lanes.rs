//! Tables of base points for signatures verified in vectors.

use crate::curve::Group;
use crate::curve::vartime::odd_multiples;
use crate::curve::weierstrass::{Affine, Jacobian, Weierstrass};
use modforge_fields::Field;
use modforge_lanes::{EcdsaCurve, EcdsaLanes, EcdsaNumber};

/// Bits of the non-adjacent form whose digits ask for so many odd multiples: up to the 1023rd.
const WIDTH: u32 = 11;
/// The second table's multiples are of 2^130 times the base point.
const SECOND: u32 = 130;

/// Nothing where the CPU has no vectors for it.
pub(super) fn lanes<C: Weierstrass>(curve: EcdsaCurve) -> Option<EcdsaLanes> {
    EcdsaLanes::is_available().then(|| EcdsaLanes::new(curve, &multiples::<C>(curve)))?
}

/// What [`EcdsaLanes::new`] takes.
pub(crate) fn multiples<C: Weierstrass>(curve: EcdsaCurve) -> Vec<[EcdsaNumber; 2]> {
    let mut base = Jacobian::<C>::base();
    let mut points = Vec::new();
    while points.len() < EcdsaLanes::points(curve) {
        points.extend(odd_multiples(&base, WIDTH));
        base = base.double_times(SECOND);
    }
    let bytes = |number: C::Field| padded(number.to_le_bytes().as_ref()).expect("a field that has lanes");
    Jacobian::to_affine(&points).into_iter().map(|Affine { x, y }| [bytes(x), bytes(y)]).collect()
}

/// A number in lanes from its little-endian bytes; none if there are more than those have.
pub(crate) fn padded(bytes: &[u8]) -> Option<EcdsaNumber> {
    let mut number: EcdsaNumber = [0; _];
    number.get_mut(..bytes.len())?.copy_from_slice(bytes);
    Some(number)
}
