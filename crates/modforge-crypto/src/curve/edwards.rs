//! Twisted Edwards curves: a·x² + y² = 1 + d·x²·y².

use super::fixed::Comb;
use super::vartime::{OddMultiples, sum_vartime};
use super::{Choose, Curve, Group, invert_all};
use core::marker::PhantomData;
use modforge_fields::Field;

/// The coefficient a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coefficient {
    /// -1, which saves a multiplication in each addition.
    MinusOne,
    /// A small positive number.
    Small(u16),
}

/// The methods with most of the code. The trait provides them, and each curve of this crate has them of its own, by the
/// same macro: there they are compiled once, and not anew in each crate that uses them, as what is generic.
macro_rules! compiled_once {
    () => {
        #[doc(hidden)]
        fn double_times(point: &$crate::curve::edwards::Point<Self>, n: u32) -> $crate::curve::edwards::Point<Self> {
            $crate::curve::edwards::double_times(point, n)
        }

        #[doc(hidden)]
        fn add(
            point: &$crate::curve::edwards::Point<Self>,
            other: &$crate::curve::edwards::Prepared<Self>,
        ) -> $crate::curve::edwards::Point<Self> {
            $crate::curve::edwards::add(point, other)
        }

        #[doc(hidden)]
        fn add_affine(
            point: &$crate::curve::edwards::Point<Self>,
            other: &$crate::curve::edwards::Affine<Self>,
        ) -> $crate::curve::edwards::Point<Self> {
            $crate::curve::edwards::add_affine(point, other)
        }

        #[doc(hidden)]
        fn to_affine(points: &[$crate::curve::edwards::Point<Self>]) -> Vec<$crate::curve::edwards::Affine<Self>> {
            $crate::curve::edwards::to_affine(points)
        }

        #[doc(hidden)]
        fn from_all_y(all: &[Self::Field]) -> Vec<Option<$crate::curve::edwards::Point<Self>>> {
            $crate::curve::edwards::from_all_y(all)
        }
    };
}
#[allow(unused_imports)] // only the curves of this crate need it
pub(crate) use compiled_once;

/// The description of a curve.
///
/// The formulas are complete, that is, right for all points, if a is a square and d is not; else they are for points of
/// odd order (Hisil, Wong, Carter, Dawson 2008).
pub trait Edwards: Curve {
    /// The coefficient a.
    const A: Coefficient;
    /// The coefficient d.
    const D: Self::Field;
    /// The coordinates x and y of the base point.
    const BASE: [Self::Field; 2];

    /// The product with d; curves with a small one have a faster way.
    #[must_use]
    #[inline]
    fn mul_d(x: &Self::Field) -> Self::Field {
        *x * Self::D
    }

    /// The tables of the base point, computed once.
    fn tables() -> &'static Tables<Self>;

    /// The multiple of the base point by a number, in constant time. A curve may have a faster way.
    #[must_use]
    fn multiple_of_base(scalar: &Self::Scalar) -> Point<Self> {
        Self::tables().comb.multiply(scalar.to_le_bytes().as_ref())
    }

    /// The square roots of numbers, and whether they have one. A curve may have a faster way.
    #[must_use]
    fn square_roots(numbers: &[Self::Field]) -> Vec<(Self::Field, bool)> {
        numbers.iter().map(Field::sqrt).collect()
    }

    /// [`sum_vartime`] with the base point. A curve may have a faster way.
    #[must_use]
    fn sum_with_base_vartime(scalar: &[u8], others: &[(&[u8], Point<Self>)]) -> Point<Self> {
        sum_vartime(&Self::tables().odd, scalar, others)
    }

    compiled_once!();
}

/// Precomputed multiples of a curve's base point.
pub struct Tables<C: Edwards> {
    /// For multiples in constant time.
    pub comb: Comb<Point<C>>,
    /// For verification.
    pub odd: OddMultiples<Point<C>>,
}

impl<C: Edwards> Tables<C> {
    /// Computes tables for digits of `window` bits and `stride` turns, see [`Comb`].
    #[must_use]
    pub fn new(window: u32, stride: usize) -> Self {
        let base = Point::base();
        Self { comb: Comb::new(&base, C::Scalar::BITS, window, stride), odd: OddMultiples::new(&base) }
    }
}

/// A point in extended coordinates: x = X/Z, y = Y/Z, T = X·Y/Z.
pub struct Point<C: Edwards> {
    x: C::Field,
    y: C::Field,
    z: C::Field,
    t: C::Field,
}

/// A point to be added. If a = -1: Y + X, Y - X, 2Z, 2d·T; else X, Y, Z, d·T.
pub struct Prepared<C: Edwards> {
    p: C::Field,
    q: C::Field,
    z: C::Field,
    t: C::Field,
}

/// The same for Z = 1.
pub struct Affine<C: Edwards> {
    p: C::Field,
    q: C::Field,
    t: C::Field,
    curve: PhantomData<C>,
}

impl<C: Edwards> Clone for Point<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: Edwards> Copy for Point<C> {}
impl<C: Edwards> Clone for Prepared<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: Edwards> Copy for Prepared<C> {}
impl<C: Edwards> Clone for Affine<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: Edwards> Copy for Affine<C> {}

impl<C: Edwards> Point<C> {
    /// The base point.
    #[must_use]
    pub fn base() -> Self {
        Self::of(C::BASE[0], C::BASE[1])
    }

    fn of(x: C::Field, y: C::Field) -> Self {
        Self { x, y, z: C::Field::ONE, t: x * y }
    }

    /// The point with these coordinates, if they are those of a point.
    #[must_use]
    pub fn from_xy(x: C::Field, y: C::Field) -> Option<Self> {
        let (xx, yy) = (x.square(), y.square());
        let ax = match C::A {
            Coefficient::MinusOne => -xx,
            Coefficient::Small(a) => xx.mul_small(a),
        };
        (ax + yy == C::Field::ONE + C::mul_d(&(xx * yy))).then(|| Self::of(x, y))
    }

    /// A point with this y, if there is one. The other one has the coordinate -x.
    #[must_use]
    pub fn from_y(y: C::Field) -> Option<Self> {
        Self::from_all_y(&[y]).pop().flatten()
    }

    /// As [`from_y`](Self::from_y) for many, with one inversion: x² = (1 - y²)/(a - d·y²).
    pub(crate) fn from_all_y(all: &[C::Field]) -> Vec<Option<Self>> {
        C::from_all_y(all)
    }

    /// The point with these X, Y, Z and T.
    pub(crate) fn from_extended([x, y, z, t]: [C::Field; 4]) -> Self {
        Self { x, y, z, t }
    }

    /// X, Y, Z and T.
    pub(crate) fn to_extended(self) -> [C::Field; 4] {
        [self.x, self.y, self.z, self.t]
    }

    /// The coordinate x of a point that [`from_y`](Self::from_y) has made.
    pub(crate) fn x(&self) -> C::Field {
        self.x
    }

    /// The coordinates x and y; both 0 where a formula that is not complete has failed.
    #[must_use]
    pub fn to_xy(&self) -> [C::Field; 2] {
        let inverse = self.z.invert();
        [self.x * inverse, self.y * inverse]
    }

    /// The multiple of the base point by a number; in constant time.
    #[must_use]
    pub fn multiple_of_base(scalar: &C::Scalar) -> Self {
        C::multiple_of_base(scalar)
    }

    /// E, F, G, H of twice the point, see [`complete`](Self::complete).
    #[inline(always)]
    fn double_projective(&self) -> [C::Field; 4] {
        let (a, b) = (self.x.square(), self.y.square());
        let c = self.z.square();
        let c = c + c;
        match C::A {
            // E, F, G, H all with the sign changed: E - A - B becomes A + B - (X + Y)².
            Coefficient::MinusOne => {
                let h = a + b;
                let e = h - (self.x + self.y).square();
                let g = a - b;
                [e, c + g, g, h]
            }
            Coefficient::Small(coefficient) => {
                let e = (self.x + self.y).square() - a - b;
                let a = if coefficient == 1 { a } else { a.mul_small(coefficient) };
                let g = a + b;
                [e, g - c, g, a - b]
            }
        }
    }

    /// X = E·F, Y = G·H, Z = F·G, T = E·H.
    #[inline(always)]
    fn complete([e, f, g, h]: [C::Field; 4]) -> Self {
        Self { x: e * f, y: g * h, z: f * g, t: e * h }
    }

    /// The common part of both additions; `d` is the product of the Zs, twice for a = -1.
    #[inline(always)]
    fn add_with(&self, p: &C::Field, q: &C::Field, t: &C::Field, d: C::Field) -> Self {
        let c = self.t * *t;
        match C::A {
            Coefficient::MinusOne => {
                let a = (self.y - self.x) * *q;
                let b = (self.y + self.x) * *p;
                Self::complete([b - a, d - c, d + c, b + a])
            }
            Coefficient::Small(coefficient) => {
                let (a, b) = (self.x * *p, self.y * *q);
                let e = (self.x + self.y) * (*p + *q) - a - b;
                let a = if coefficient == 1 { a } else { a.mul_small(coefficient) };
                Self::complete([e, d - c, d + c, b - a])
            }
        }
    }

    #[inline(always)]
    fn prepared(x: C::Field, y: C::Field, t: C::Field) -> [C::Field; 3] {
        let t = C::mul_d(&t);
        match C::A {
            Coefficient::MinusOne => [y + x, y - x, t + t],
            Coefficient::Small(_) => [x, y, t],
        }
    }
}

/// dbl-2008-hwcd: 3 products and 4 squares each, and another product for T at the end.
pub(crate) fn double_times<C: Edwards>(point: &Point<C>, n: u32) -> Point<C> {
    if n == 0 {
        return *point;
    }
    let mut point = *point;
    for _ in 1..n {
        let [e, f, g, h] = point.double_projective();
        point = Point { x: e * f, y: g * h, z: f * g, t: point.t };
    }
    Point::complete(point.double_projective())
}

/// 8 products for a = -1, 9 else.
pub(crate) fn add<C: Edwards>(point: &Point<C>, other: &Prepared<C>) -> Point<C> {
    point.add_with(&other.p, &other.q, &other.t, point.z * other.z)
}

/// 7 products for a = -1, 8 else.
pub(crate) fn add_affine<C: Edwards>(point: &Point<C>, other: &Affine<C>) -> Point<C> {
    let d = if C::A == Coefficient::MinusOne { point.z + point.z } else { point.z };
    point.add_with(&other.p, &other.q, &other.t, d)
}

pub(crate) fn to_affine<C: Edwards>(points: &[Point<C>]) -> Vec<Affine<C>> {
    let mut inverses: Vec<_> = points.iter().map(|point| point.z).collect();
    invert_all(&mut inverses);
    points
        .iter()
        .zip(inverses)
        .map(|(point, inverse)| {
            let (x, y) = (point.x * inverse, point.y * inverse);
            let [p, q, t] = Point::<C>::prepared(x, y, x * y);
            Affine { p, q, t, curve: PhantomData }
        })
        .collect()
}

/// As [`Point::from_all_y`].
pub(crate) fn from_all_y<C: Edwards>(all: &[C::Field]) -> Vec<Option<Point<C>>> {
    let a = match C::A {
        Coefficient::MinusOne => -C::Field::ONE,
        Coefficient::Small(a) => C::Field::ONE.mul_small(a),
    };
    let squares: Vec<_> = all.iter().map(Field::square).collect();
    let denominators: Vec<_> = squares.iter().map(|yy| a - C::mul_d(yy)).collect();
    let mut inverses: Vec<_> = denominators.iter().map(|d| C::Field::select(d.is_zero(), &C::Field::ONE, d)).collect();
    invert_all(&mut inverses);
    let quotients: Vec<_> = squares.iter().zip(inverses).map(|(yy, inverse)| (C::Field::ONE - *yy) * inverse).collect();
    let roots = C::square_roots(&quotients);
    let point = |i: usize| {
        let (x, exists) = roots[i];
        (exists & !denominators[i].is_zero()).then(|| Point::of(x, all[i]))
    };
    (0..all.len()).map(point).collect()
}

/// The negative of a prepared point: of x.
#[inline(always)]
fn negate_prepared<C: Edwards>(bit: bool, p: &C::Field, q: &C::Field, t: &C::Field) -> [C::Field; 3] {
    let t = C::Field::select(bit, &-*t, t);
    match C::A {
        Coefficient::MinusOne => {
            let (mut p, mut q) = (*p, *q);
            C::Field::swap(bit, &mut p, &mut q);
            [p, q, t]
        }
        Coefficient::Small(_) => [C::Field::select(bit, &-*p, p), *q, t],
    }
}

impl<C: Edwards> Choose for Point<C> {
    #[inline]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self {
        Self {
            x: C::Field::select(bit, &a.x, &b.x),
            y: C::Field::select(bit, &a.y, &b.y),
            z: C::Field::select(bit, &a.z, &b.z),
            t: C::Field::select(bit, &a.t, &b.t),
        }
    }

    #[inline]
    fn negate_if(&self, bit: bool) -> Self {
        Self { x: C::Field::select(bit, &-self.x, &self.x), t: C::Field::select(bit, &-self.t, &self.t), ..*self }
    }
}

impl<C: Edwards> Choose for Prepared<C> {
    #[inline]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self {
        Self {
            p: C::Field::select(bit, &a.p, &b.p),
            q: C::Field::select(bit, &a.q, &b.q),
            z: C::Field::select(bit, &a.z, &b.z),
            t: C::Field::select(bit, &a.t, &b.t),
        }
    }

    #[inline]
    fn negate_if(&self, bit: bool) -> Self {
        let [p, q, t] = negate_prepared::<C>(bit, &self.p, &self.q, &self.t);
        Self { p, q, z: self.z, t }
    }
}

impl<C: Edwards> Choose for Affine<C> {
    #[inline]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self {
        Self {
            p: C::Field::select(bit, &a.p, &b.p),
            q: C::Field::select(bit, &a.q, &b.q),
            t: C::Field::select(bit, &a.t, &b.t),
            curve: PhantomData,
        }
    }

    #[inline]
    fn negate_if(&self, bit: bool) -> Self {
        let [p, q, t] = negate_prepared::<C>(bit, &self.p, &self.q, &self.t);
        Self { p, q, t, curve: PhantomData }
    }
}

impl<C: Edwards> Group for Point<C> {
    type Prepared = Prepared<C>;
    type Affine = Affine<C>;

    const NEUTRAL: Self = Self { x: C::Field::ZERO, y: C::Field::ONE, z: C::Field::ONE, t: C::Field::ZERO };

    #[inline]
    fn double_times(&self, n: u32) -> Self {
        C::double_times(self, n)
    }

    #[inline]
    fn add(&self, other: &Prepared<C>) -> Self {
        C::add(self, other)
    }

    #[inline]
    fn add_affine(&self, other: &Affine<C>) -> Self {
        C::add_affine(self, other)
    }

    fn prepare(&self) -> Prepared<C> {
        let [p, q, t] = Self::prepared(self.x, self.y, self.t);
        let z = if C::A == Coefficient::MinusOne { self.z + self.z } else { self.z };
        Prepared { p, q, z, t }
    }

    #[inline]
    fn to_affine(points: &[Self]) -> Vec<Affine<C>> {
        C::to_affine(points)
    }

    fn is_neutral(&self) -> bool {
        self.x.is_zero() & (self.y == self.z) & !self.z.is_zero()
    }
}
