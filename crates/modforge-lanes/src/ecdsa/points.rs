//! Points in Jacobian coordinates, one in each lane: x = X/Z², y = Y/Z³, in numbers modulo p.
//!
//! # Bounds
//! X and Y are below 1.1 p, and Z below 2.4 p. Doublings and sums keep that, for any numbers, of points or not.
//!
//! # Sums that are not defined
//! The formulas hold but for a sum of points with the same x: that has H = 0 modulo p, and Z = Z₁·Z₂·H. Doublings and sums of a point
//! with Z = 0 have Z = 0 again. So if the last Z of a computation is not 0, nothing on the way was undefined, or neutral.

use super::field::{DIGITS, Element, Field, Products, carried, difference, settled, shifted, sum};

/// A point in each lane.
#[derive(Clone, Copy)]
pub(super) struct Point<V> {
    pub(super) x: Element<V>,
    pub(super) y: Element<V>,
    pub(super) z: Element<V>,
}

/// A curve y² = x³ + a·x + b of odd order.
pub(super) trait Curve: Field {
    /// Bits of a factor of a point that is not known beforehand.
    const FACTOR_BITS: usize;
    /// β, if the curve has the endomorphism (x, y) → (β·x, y): then points come with two factors, the second one for their images.
    const BETA: Option<[u64; DIGITS]>;

    /// The double.
    fn double<V: Products>(point: &Point<V>) -> Point<V>;
}

/// The double by a third of the numerator m of the slope m/2y, below 1.5 p, X·Y², Y², Y and Z.
#[inline(always)]
pub(super) fn finish_doubling<C: Curve, V: Products>(
    third: &Element<V>,
    xyy: &Element<V>,
    yy: &Element<V>,
    y: &Element<V>,
    z: &Element<V>,
) -> Point<V> {
    let m = carried(sum(&sum(third, third), third));
    let x3 = settled::<C, V>(difference::<C, V>(&V::square::<C>(&m), &shifted::<V, 3>(xyy), 9));
    let t = carried(difference::<C, V>(&shifted::<V, 2>(xyy), &x3, 2));
    let fourth = shifted::<V, 3>(&V::square::<C>(yy));
    let y3 = settled::<C, V>(difference::<C, V>(&V::product::<C>(&m, &t), &fourth, 9));
    let yz = V::product::<C>(y, z);
    Point { x: x3, y: y3, z: carried(sum(&yz, &yz)) }
}

/// The sum: 12 products and 4 squares (Cohen, Miyaji, Ono 1998).
#[inline(always)]
pub(super) fn add<C: Curve, V: Products>(a: &Point<V>, b: &Point<V>) -> Point<V> {
    let (zz1, zz2) = (V::square::<C>(&a.z), V::square::<C>(&b.z));
    let (zzz1, zzz2) = (V::product::<C>(&a.z, &zz1), V::product::<C>(&b.z, &zz2));
    let first = [V::product::<C>(&a.x, &zz2), V::product::<C>(&a.y, &zzz2)];
    let second = [V::product::<C>(&b.x, &zz1), V::product::<C>(&b.y, &zzz1)];
    finish_sum::<C, V>(&first, &second, &V::product::<C>(&a.z, &b.z))
}

/// The sum with a point (x, y), y at most 2 p: 8 products and 3 squares.
#[inline(always)]
pub(super) fn add_affine<C: Curve, V: Products>(a: &Point<V>, [x, y]: &[Element<V>; 2]) -> Point<V> {
    let zz = V::square::<C>(&a.z);
    let zzz = V::product::<C>(&a.z, &zz);
    let second = [V::product::<C>(x, &zz), V::product::<C>(y, &zzz)];
    finish_sum::<C, V>(&[a.x, a.y], &second, &a.z)
}

/// The sum by the x and y of both points over one denominator, u₁, s₁ and u₂, s₂, and the product of the Zs.
///
/// Squares of Zs are below 1.4 p, their cubes below 1.3 p, u and s below 1.2 p, as y of the second point is 2 p at most, and z below
/// 2.4 p. So h and r are from 0.8 p to 3.2 p, h² below 1.7 p, h³ and u₁·h² below 1.4 p and 1.2 p, r² below 1.7 p, X from 0 to 5.7 p before it
/// is settled, the next factor below 3.2 p, Y from 0 to 3.7 p, and Z below 1.5 p.
#[inline(always)]
fn finish_sum<C: Curve, V: Products>(
    [u1, s1]: &[Element<V>; 2],
    [u2, s2]: &[Element<V>; 2],
    z: &Element<V>,
) -> Point<V> {
    let h = carried(difference::<C, V>(u2, u1, 2));
    let r = carried(difference::<C, V>(s2, s1, 2));
    let hh = V::square::<C>(&h);
    let hhh = V::product::<C>(&h, &hh);
    let v = V::product::<C>(u1, &hh);
    let taken = sum(&hhh, &sum(&v, &v));
    let x3 = settled::<C, V>(difference::<C, V>(&V::square::<C>(&r), &taken, 4));
    let t = carried(difference::<C, V>(&v, &x3, 2));
    let y3 = settled::<C, V>(difference::<C, V>(&V::product::<C>(&r, &t), &V::product::<C>(s1, &hhh), 2));
    Point { x: x3, y: y3, z: V::product::<C>(z, &h) }
}

/// -Y where the mask says so: 2 p - Y, at most 2 p.
#[inline(always)]
pub(super) fn negated_if<C: Curve, V: Products>(mask: u8, y: &Element<V>) -> Element<V> {
    let zero = [V::splat(0); DIGITS];
    let mut negative = carried(difference::<C, V>(&zero, y, 2));
    for (negative, y) in negative.iter_mut().zip(y) {
        *negative = V::select(mask, *negative, *y);
    }
    negative
}
