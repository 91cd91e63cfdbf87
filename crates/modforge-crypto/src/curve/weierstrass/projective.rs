//! Points in projective coordinates, for secrets: one formula for all pairs of points, in constant time.

use super::{Affine, Coefficient, Weierstrass, triple};
use crate::curve::{Choose, Group, invert_all};
use modforge_fields::Field;

/// A point: x = X/Z, y = Y/Z; the neutral one is (0 : 1 : 0).
pub struct Point<C: Weierstrass> {
    x: C::Field,
    y: C::Field,
    z: C::Field,
}

impl<C: Weierstrass> Clone for Point<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: Weierstrass> Copy for Point<C> {}

impl<C: Weierstrass> From<Affine<C>> for Point<C> {
    fn from(point: Affine<C>) -> Self {
        Self { x: point.x, y: point.y, z: C::Field::ONE }
    }
}

impl<C: Weierstrass> Point<C> {
    /// The base point.
    #[must_use]
    pub fn base() -> Self {
        Affine::base().into()
    }

    /// The coordinates x and y; both 0 for the neutral point.
    #[must_use]
    pub fn to_xy(&self) -> [C::Field; 2] {
        let inverse = self.z.invert();
        [self.x * inverse, self.y * inverse]
    }

    /// The multiple of the base point by a number; in constant time.
    #[must_use]
    pub fn multiple_of_base(scalar: &C::Scalar) -> Self {
        C::tables().comb.multiply(scalar.to_le_bytes().as_ref())
    }
}

/// s = a·xz + 3b·zz, u = a·xx + 3b·xz - a²·zz and v = 3·xx + a·zz of Renes, Costello, Batina 2016, where xx = X1·X2,
/// zz = Z1·Z2 and xz = X1·Z2 + X2·Z1.
#[inline(always)]
fn common<C: Weierstrass>(xx: C::Field, zz: C::Field, xz: C::Field) -> [C::Field; 3] {
    match C::A {
        Coefficient::MinusThree => {
            let zz3 = triple(&zz);
            let s = triple(&(C::mul_b(&zz) - xz));
            let u = triple(&(C::mul_b(&xz) - xx - zz3));
            [s, u, triple(&xx) - zz3]
        }
        Coefficient::Zero => [triple(&C::mul_b(&zz)), triple(&C::mul_b(&xz)), triple(&xx)],
        Coefficient::Other(a) => {
            let azz = a * zz;
            let s = a * xz + triple(&C::mul_b(&zz));
            let u = a * (xx - azz) + triple(&C::mul_b(&xz));
            [s, u, triple(&xx) + azz]
        }
    }
}

/// The sum by the products of coordinates, see [`common`]; yy = Y1·Y2, xy and yz as xz. Their algorithms 1, 4 and 7,
/// and with Z2 = 1 the algorithms 2, 5 and 8.
#[inline(always)]
fn sum<C: Weierstrass>([xx, yy, zz]: [C::Field; 3], [xy, yz, xz]: [C::Field; 3]) -> Point<C> {
    let [s, u, v] = common::<C>(xx, zz, xz);
    let (minus, plus) = (yy - s, yy + s);
    Point {
        x: C::Field::difference_of_products(&xy, &minus, &yz, &u),
        y: C::Field::sum_of_products(&v, &u, &plus, &minus),
        z: C::Field::sum_of_products(&yz, &plus, &xy, &v),
    }
}

/// Their algorithms 3, 6 and 9: as the sum of two equal points, but for Z = 8·Y³·Z.
pub(crate) fn double_times<C: Weierstrass>(point: &Point<C>, n: u32) -> Point<C> {
    let mut point = *point;
    for _ in 0..n {
        let Point { x, y, z } = point;
        let (xx, yy, zz) = (x.square(), y.square(), z.square());
        let twice = |t: C::Field| t + t;
        let (xy, yz, xz) = (twice(x * y), twice(y * z), twice(x * z));
        let [s, u, v] = common::<C>(xx, zz, xz);
        let minus = yy - s;
        point = Point {
            x: C::Field::difference_of_products(&xy, &minus, &yz, &u),
            y: C::Field::sum_of_products(&v, &u, &(yy + s), &minus),
            z: twice(twice(yz * yy)),
        };
    }
    point
}

/// 12 products and those with a and b.
pub(crate) fn add<C: Weierstrass>(a: &Point<C>, b: &Point<C>) -> Point<C> {
    let (xx, yy, zz) = (a.x * b.x, a.y * b.y, a.z * b.z);
    let xy = (a.x + a.y) * (b.x + b.y) - xx - yy;
    let yz = (a.y + a.z) * (b.y + b.z) - yy - zz;
    let xz = (a.x + a.z) * (b.x + b.z) - xx - zz;
    sum([xx, yy, zz], [xy, yz, xz])
}

/// 11 products and those with a and b.
pub(crate) fn add_affine<C: Weierstrass>(a: &Point<C>, b: &Affine<C>) -> Point<C> {
    let (xx, yy) = (a.x * b.x, a.y * b.y);
    let xy = (a.x + a.y) * (b.x + b.y) - xx - yy;
    sum([xx, yy, a.z], [xy, b.y * a.z + a.y, b.x * a.z + a.x])
}

pub(crate) fn to_affine<C: Weierstrass>(points: &[Point<C>]) -> Vec<Affine<C>> {
    let mut inverses: Vec<_> = points.iter().map(|point| point.z).collect();
    invert_all(&mut inverses);
    points.iter().zip(inverses).map(|(point, inverse)| Affine { x: point.x * inverse, y: point.y * inverse }).collect()
}

impl<C: Weierstrass> Choose for Point<C> {
    #[inline]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self {
        Self {
            x: C::Field::select(bit, &a.x, &b.x),
            y: C::Field::select(bit, &a.y, &b.y),
            z: C::Field::select(bit, &a.z, &b.z),
        }
    }

    #[inline]
    fn negate_if(&self, bit: bool) -> Self {
        Self { y: C::Field::select(bit, &-self.y, &self.y), ..*self }
    }
}

impl<C: Weierstrass> Group for Point<C> {
    type Prepared = Self;
    type Affine = Affine<C>;

    const NEUTRAL: Self = Self { x: C::Field::ZERO, y: C::Field::ONE, z: C::Field::ZERO };

    #[inline]
    fn double_times(&self, n: u32) -> Self {
        C::double_times(self, n)
    }

    #[inline]
    fn add(&self, other: &Self) -> Self {
        C::add(self, other)
    }

    #[inline]
    fn add_affine(&self, other: &Affine<C>) -> Self {
        C::add_affine(self, other)
    }

    #[inline]
    fn prepare(&self) -> Self {
        *self
    }

    #[inline]
    fn to_affine(points: &[Self]) -> Vec<Affine<C>> {
        C::to_affine(points)
    }

    fn is_neutral(&self) -> bool {
        self.z.is_zero()
    }
}
