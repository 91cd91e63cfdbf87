//! Points in Jacobian coordinates, for what is public: less products, and branches where the formulas are not complete.

use super::{Affine, Coefficient, Endomorphism, Weierstrass, triple};
use crate::curve::{Choose, Group, Half, invert_all};
use crate::scalar::reduce_le;
use modforge_fields::Field;

/// A point: x = X/Z², y = Y/Z³; the neutral one has Z = 0. Its sums take a time that depends on the points.
pub struct Jacobian<C: Weierstrass> {
    x: C::Field,
    y: C::Field,
    z: C::Field,
}

/// A point to be added; if Z = 1 that is known, and saves products.
pub struct Prepared<C: Weierstrass> {
    point: Jacobian<C>,
    affine: bool,
}

impl<C: Weierstrass> Clone for Jacobian<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: Weierstrass> Copy for Jacobian<C> {}
impl<C: Weierstrass> Clone for Prepared<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: Weierstrass> Copy for Prepared<C> {}

impl<C: Weierstrass> From<Affine<C>> for Jacobian<C> {
    fn from(point: Affine<C>) -> Self {
        Self { x: point.x, y: point.y, z: C::Field::ONE }
    }
}

impl<C: Weierstrass> Jacobian<C> {
    /// The base point.
    #[must_use]
    pub fn base() -> Self {
        Affine::base().into()
    }

    /// The point in two coordinates; nothing for the neutral one.
    #[must_use]
    pub fn to_point(&self) -> Option<Affine<C>> {
        if self.z.is_zero() {
            return None;
        }
        let inverse = self.z.invert();
        let square = inverse.square();
        Some(Affine { x: self.x * square, y: self.y * square * inverse })
    }

    /// Whether x is this number: X = x·Z², which takes no inversion.
    #[must_use]
    pub fn has_x(&self, x: &C::Field) -> bool {
        !self.z.is_zero() && self.x == *x * self.z.square()
    }

    /// The sum of two points of which neither is neutral, by their x and y over a common denominator: u1, s1 and u2,
    /// s2; `z` is the product of the Zs. Cohen, Miyaji & Ono 1998, mixed.
    #[inline(always)]
    fn sum(&self, [u1, s1]: [C::Field; 2], [u2, s2]: [C::Field; 2], z: C::Field) -> Self {
        let (h, r) = (u2 - u1, s2 - s1);
        if h.is_zero() {
            return if r.is_zero() { C::double_vartime(self) } else { Self::NEUTRAL };
        }
        let hh = h.square();
        let hhh = h * hh;
        let v = u1 * hh;
        let x = r.square() - hhh - (v + v);
        Self { x, y: C::Field::difference_of_products(&r, &(v - x), &s1, &hhh), z: z * h }
    }
}

/// Half as much again: 3/2·x.
#[inline(always)]
fn half_more<F: Field>(x: &F) -> F {
    *x + x.half()
}

/// By the slope l = (3·x² + a)/2y: with L = (3·X² + a·Z⁴)/2 and T = X·Y², the point has X = L² - 2·T,
/// Y = L·(T - X) - Y⁴ and Z = Y·Z. These are the coordinates of dbl-2001-b and dbl-2009-l (Explicit-Formulas Database)
/// for Z/2 in place of Z, which saves six sums. 4 products and 4 squares for a = -3, 3 and 4 for a = 0.
pub(crate) fn double<C: Weierstrass>(point: &Jacobian<C>) -> Jacobian<C> {
    let Jacobian { x, y, z } = *point;
    let yy = y.square();
    let t = x * yy;
    let slope = match C::A {
        Coefficient::MinusThree => {
            let zz = z.square();
            half_more(&((x - zz) * (x + zz)))
        }
        Coefficient::Zero => half_more(&x.square()),
        Coefficient::Other(a) => (triple(&x.square()) + a * z.square().square()).half(),
    };
    let x3 = slope.square() - (t + t);
    Jacobian { x: x3, y: C::Field::product_minus_square(&slope, &(t - x3), &yy), z: y * z }
}

/// 12 products and 4 squares.
pub(crate) fn add<C: Weierstrass>(a: &Jacobian<C>, b: &Jacobian<C>) -> Jacobian<C> {
    if a.z.is_zero() {
        return *b;
    }
    if b.z.is_zero() {
        return *a;
    }
    let (zz1, zz2) = (a.z.square(), b.z.square());
    a.sum([a.x * zz2, a.y * zz2 * b.z], [b.x * zz1, b.y * zz1 * a.z], a.z * b.z)
}

/// 8 products and 3 squares.
pub(crate) fn add_affine<C: Weierstrass>(a: &Jacobian<C>, b: &Affine<C>) -> Jacobian<C> {
    if a.z.is_zero() {
        return (*b).into();
    }
    let zz = a.z.square();
    a.sum([a.x, a.y], [b.x * zz, b.y * zz * a.z], a.z)
}

pub(crate) fn to_affine<C: Weierstrass>(points: &[Jacobian<C>]) -> Vec<Affine<C>> {
    let mut inverses: Vec<_> = points.iter().map(|point| point.z).collect();
    invert_all(&mut inverses);
    points
        .iter()
        .zip(inverses)
        .map(|(point, inverse)| {
            let square = inverse.square();
            Affine { x: point.x * square, y: point.y * square * inverse }
        })
        .collect()
}

impl<C: Weierstrass> Choose for Jacobian<C> {
    #[inline]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self {
        if bit { *a } else { *b }
    }

    #[inline]
    fn negate_if(&self, bit: bool) -> Self {
        Self { y: if bit { -self.y } else { self.y }, ..*self }
    }
}

impl<C: Weierstrass> Choose for Prepared<C> {
    #[inline]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self {
        if bit { *a } else { *b }
    }

    #[inline]
    fn negate_if(&self, bit: bool) -> Self {
        Self { point: self.point.negate_if(bit), affine: self.affine }
    }
}

impl<C: Weierstrass> Group for Jacobian<C> {
    type Prepared = Prepared<C>;
    type Affine = Affine<C>;

    const NEUTRAL: Self = Self { x: C::Field::ONE, y: C::Field::ONE, z: C::Field::ZERO };

    fn double_times(&self, n: u32) -> Self {
        (0..n).fold(*self, |point, _| C::double_vartime(&point))
    }

    #[inline]
    fn add(&self, other: &Prepared<C>) -> Self {
        let Prepared { point, affine } = other;
        if *affine { self.add_affine(&Affine { x: point.x, y: point.y }) } else { C::add_vartime(self, point) }
    }

    #[inline]
    fn add_affine(&self, other: &Affine<C>) -> Self {
        C::add_affine_vartime(self, other)
    }

    #[inline]
    fn prepare(&self) -> Prepared<C> {
        Prepared { point: *self, affine: false }
    }

    fn prepare_all(points: &[Self]) -> Vec<Prepared<C>> {
        if points.iter().any(|point| point.z.is_zero()) {
            return points.iter().map(Self::prepare).collect();
        }
        let affine = Self::to_affine(points);
        affine.into_iter().map(|point| Prepared { point: point.into(), affine: true }).collect()
    }

    #[inline]
    fn to_affine(points: &[Self]) -> Vec<Affine<C>> {
        C::to_affine_vartime(points)
    }

    fn split_vartime(scalar: &[u8]) -> Option<[Half; 2]> {
        C::ENDOMORPHISM.map(|endomorphism| endomorphism.split_vartime(&reduce_le(scalar)))
    }

    #[inline]
    fn image(point: &Prepared<C>) -> Option<Prepared<C>> {
        let Prepared { point, affine } = *point;
        C::ENDOMORPHISM.map(|Endomorphism { beta, .. }| Prepared { point: Self { x: beta * point.x, ..point }, affine })
    }

    fn is_neutral(&self) -> bool {
        self.z.is_zero()
    }
}
