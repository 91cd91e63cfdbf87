//! Curves and numbers for signatures that are verified in vectors.

use crate::curve::weierstrass::Weierstrass;
use modforge_fields::Field;
use modforge_lanes::{EcdsaLanes, EcdsaNumber, LaneCurve};

/// What verifies signatures on a curve `C` in vectors, for [`Scheme::lanes`](super::Scheme::lanes): tables of its base
/// point, and the description of the same curve for lanes, `L`, which has β if `C` has an endomorphism, and only then.
/// Nothing where the CPU has no AVX-512 IFMA.
///
/// ```
/// use modforge_crypto::curves::P256;
///
/// let lanes = modforge_crypto::ec::lanes::<P256, modforge_lanes::P256>();
/// assert_eq!(lanes.is_some(), modforge_lanes::vector::Ifma::detect().is_some());
/// ```
#[must_use]
pub fn lanes<C: Weierstrass, L: LaneCurve>() -> Option<EcdsaLanes<L>> {
    let [x, y] = C::BASE.map(|number| padded(number.to_le_bytes().as_ref()));
    EcdsaLanes::new(&[x?, y?])
}

/// A number in lanes from its little-endian bytes; none if there are more than those have.
pub(super) fn padded(bytes: &[u8]) -> Option<EcdsaNumber> {
    let mut number: EcdsaNumber = [0; _];
    number.get_mut(..bytes.len())?.copy_from_slice(bytes);
    Some(number)
}
