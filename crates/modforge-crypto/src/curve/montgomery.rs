//! Montgomery curves, v² = u³ + A·u² + u, by the coordinate u alone.

use modforge_fields::Field;

/// The description of a curve.
pub trait Montgomery: Copy + Send + Sync + 'static {
    /// Coordinates.
    type Field: Field;
    /// The coordinate u of the base point.
    const BASE: u16;

    /// The product with (A + 2)/4.
    #[must_use]
    fn mul_a24(x: &Self::Field) -> Self::Field;

    /// (x2 : z2) of [`ladder`] in vectors, where curve and CPU have such; in constant time.
    #[must_use]
    fn ladder_in_lanes(_scalar: &[u8], _u: &Self::Field) -> Option<[Self::Field; 2]> {
        None
    }
}

/// The coordinate u of a point's multiple by the number below 2^bits given by bytes, least significant first; 0 for the
/// neutral point. In constant time.
///
/// In vectors, where curve and CPU have such, and else as [`ladder_without_lanes`].
#[must_use]
pub fn ladder<C: Montgomery>(scalar: &[u8], bits: u32, u: &C::Field) -> C::Field {
    C::ladder_in_lanes(scalar, u).map_or_else(|| ladder_without_lanes::<C>(scalar, bits, u), |[x, z]| x * z.invert())
}

/// The ladder of RFC 7748 (Montgomery 1987): (x2 : z2) and (x3 : z3) are multiples whose difference is the point, and
/// change places by the bits of the number. A step takes 5 products, 4 squares and a product with a small number.
#[must_use]
pub fn ladder_without_lanes<C: Montgomery>(scalar: &[u8], bits: u32, u: &C::Field) -> C::Field {
    let (mut x2, mut z2) = (C::Field::ONE, C::Field::ZERO);
    let (mut x3, mut z3) = (*u, C::Field::ONE);
    let mut before = false;
    for at in (0..bits).rev() {
        let bit = (scalar[at as usize / 8] >> (at % 8)) & 1 == 1;
        let exchange = bit ^ before;
        C::Field::swap(exchange, &mut x2, &mut x3);
        C::Field::swap(exchange, &mut z2, &mut z3);
        before = bit;
        let (a, b) = (x2 + z2, x2 - z2);
        let (c, d) = (x3 + z3, x3 - z3);
        let (da, cb) = (d * a, c * b);
        let (aa, bb) = (a.square(), b.square());
        let e = aa - bb;
        x3 = (da + cb).square();
        z3 = *u * (da - cb).square();
        x2 = aa * bb;
        z2 = e * (bb + C::mul_a24(&e));
    }
    C::Field::swap(before, &mut x2, &mut x3);
    C::Field::swap(before, &mut z2, &mut z3);
    x2 * z2.invert()
}
