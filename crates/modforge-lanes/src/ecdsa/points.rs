//! Points in Jacobian coordinates, one in each lane: x = X/Z², y = Y/Z³, in numbers modulo p.
//!
//! # Sums that are not defined
//! The formulas hold but for a sum of points with the same x: that has H = 0 modulo p, and Z = Z₁·Z₂·H. Doublings and
//! sums of a point with Z = 0 have Z = 0 again. So if the last Z of a computation is not 0, nothing on the way was
//! undefined, or neutral.

use super::calls::{difference_of_products, mul, product_minus_square, square};
use super::lane_curve::LaneCurve;
use crate::fields::LaneField;
use crate::fields::vector::Vector;

/// A point in each lane.
#[derive(Clone, Copy)]
pub(super) struct Point<F> {
    pub(super) x: F,
    pub(super) y: F,
    pub(super) z: F,
}

/// The double on y² = x³ + a·x + b for a = -3 or 0, with the slope y'(x) = L/(Y·Z) instead of 2·L/(2·Y·Z): 4 products
/// and 4 squares, or 3 and 4, of which a product and a square have one reduction.
#[inline(always)]
pub(super) fn double<C: LaneCurve, V: Vector>(Point { x, y, z }: &Point<C::Field<V>>) -> Point<C::Field<V>> {
    // X² + a/3·Z⁴.
    let third = if C::A_IS_MINUS_THREE {
        let zz = square(z);
        mul(&(*x - zz), &(*x + zz))
    } else {
        square(x)
    };
    let l = third.three_halves();
    let yy = square(y);
    let xyy = mul(x, &yy);
    let x3 = square(&l).sub_twice(&xyy);
    Point { x: x3, y: product_minus_square(&l, &(xyy - x3), &yy), z: mul(y, z) }
}

/// The sum: 12 products and 4 squares (Cohen, Miyaji, Ono 1998).
#[inline(always)]
pub(super) fn add<F: LaneField>(a: &Point<F>, b: &Point<F>) -> Point<F> {
    let (zz1, zz2) = (square(&a.z), square(&b.z));
    let (zzz1, zzz2) = (mul(&a.z, &zz1), mul(&b.z, &zz2));
    let first = [mul(&a.x, &zz2), mul(&a.y, &zzz2)];
    let second = [mul(&b.x, &zz1), mul(&b.y, &zzz1)];
    finish_sum(&first, &second, &mul(&a.z, &b.z))
}

/// The sum with a point (x, y): 8 products and 3 squares.
#[inline(always)]
pub(super) fn add_affine<F: LaneField>(a: &Point<F>, [x, y]: &[F; 2]) -> Point<F> {
    let zz = square(&a.z);
    let zzz = mul(&a.z, &zz);
    finish_sum(&[a.x, a.y], &[mul(x, &zz), mul(y, &zzz)], &a.z)
}

/// The sum by the x and y of both points over one denominator, u₁, s₁ and u₂, s₂, and the product of the Zs.
#[inline(always)]
fn finish_sum<F: LaneField>([u1, s1]: &[F; 2], [u2, s2]: &[F; 2], z: &F) -> Point<F> {
    let (h, r) = (*u2 - *u1, *s2 - *s1);
    let hh = square(&h);
    let hhh = mul(&h, &hh);
    let v = mul(u1, &hh);
    let x3 = (square(&r) - hhh).sub_twice(&v);
    Point { x: x3, y: difference_of_products(&r, &(v - x3), s1, &hhh), z: mul(z, &h) }
}

/// -Y where the bit is 1.
#[inline(always)]
pub(super) fn negated_if<F: LaneField>(bits: u8, y: &F) -> F {
    F::select(bits, &-*y, y)
}
