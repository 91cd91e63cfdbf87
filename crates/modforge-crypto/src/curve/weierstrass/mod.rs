//! Short Weierstrass curves of prime order: y² = x³ + a·x + b.

mod endomorphism;
pub(crate) mod jacobian;
pub(crate) mod projective;

pub use endomorphism::Endomorphism;
pub use jacobian::Jacobian;
pub use projective::Point;

use super::fixed::Comb;
use super::vartime::OddMultiples;
use super::{Choose, Curve};
use modforge_fields::Field;

/// The coefficient a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coefficient<F> {
    /// -3, which saves products.
    MinusThree,
    /// 0, which saves more.
    Zero,
    /// Any other one.
    Other(F),
}

/// The methods with most of the code, as those of [`Edwards`](super::edwards::Edwards): compiled once, with each curve
/// of this crate.
macro_rules! compiled_once {
    () => {
        #[doc(hidden)]
        fn double_times(
            point: &$crate::curve::weierstrass::Point<Self>,
            n: u32,
        ) -> $crate::curve::weierstrass::Point<Self> {
            $crate::curve::weierstrass::projective::double_times(point, n)
        }

        #[doc(hidden)]
        fn add(
            a: &$crate::curve::weierstrass::Point<Self>,
            b: &$crate::curve::weierstrass::Point<Self>,
        ) -> $crate::curve::weierstrass::Point<Self> {
            $crate::curve::weierstrass::projective::add(a, b)
        }

        #[doc(hidden)]
        fn add_affine(
            a: &$crate::curve::weierstrass::Point<Self>,
            b: &$crate::curve::weierstrass::Affine<Self>,
        ) -> $crate::curve::weierstrass::Point<Self> {
            $crate::curve::weierstrass::projective::add_affine(a, b)
        }

        #[doc(hidden)]
        fn to_affine(
            points: &[$crate::curve::weierstrass::Point<Self>],
        ) -> Vec<$crate::curve::weierstrass::Affine<Self>> {
            $crate::curve::weierstrass::projective::to_affine(points)
        }

        #[doc(hidden)]
        fn double_vartime(
            point: &$crate::curve::weierstrass::Jacobian<Self>,
        ) -> $crate::curve::weierstrass::Jacobian<Self> {
            $crate::curve::weierstrass::jacobian::double(point)
        }

        #[doc(hidden)]
        fn add_vartime(
            a: &$crate::curve::weierstrass::Jacobian<Self>,
            b: &$crate::curve::weierstrass::Jacobian<Self>,
        ) -> $crate::curve::weierstrass::Jacobian<Self> {
            $crate::curve::weierstrass::jacobian::add(a, b)
        }

        #[doc(hidden)]
        fn add_affine_vartime(
            a: &$crate::curve::weierstrass::Jacobian<Self>,
            b: &$crate::curve::weierstrass::Affine<Self>,
        ) -> $crate::curve::weierstrass::Jacobian<Self> {
            $crate::curve::weierstrass::jacobian::add_affine(a, b)
        }

        #[doc(hidden)]
        fn to_affine_vartime(
            points: &[$crate::curve::weierstrass::Jacobian<Self>],
        ) -> Vec<$crate::curve::weierstrass::Affine<Self>> {
            $crate::curve::weierstrass::jacobian::to_affine(points)
        }
    };
}
#[allow(unused_imports)] // only the curves of this crate need it
pub(crate) use compiled_once;

/// The description of a curve. Its order must be odd: the formulas are complete then.
pub trait Weierstrass: Curve {
    /// The coefficient a.
    const A: Coefficient<Self::Field>;
    /// The coefficient b.
    const B: Self::Field;
    /// The coordinates x and y of the base point.
    const BASE: [Self::Field; 2];
    /// An endomorphism that halves the numbers of verification, if the curve has a fast one.
    const ENDOMORPHISM: Option<Endomorphism<Self>> = None;

    /// The product with b; curves with a small one have a faster way.
    #[must_use]
    #[inline]
    fn mul_b(x: &Self::Field) -> Self::Field {
        *x * Self::B
    }

    /// The product with a.
    #[must_use]
    #[inline(always)]
    fn mul_a(x: &Self::Field) -> Self::Field {
        match Self::A {
            Coefficient::MinusThree => -triple(x),
            Coefficient::Zero => Self::Field::ZERO,
            Coefficient::Other(a) => *x * a,
        }
    }

    /// The tables of the base point, computed once.
    fn tables() -> &'static Tables<Self>;

    compiled_once!();
}

#[inline(always)]
fn triple<F: Field>(x: &F) -> F {
    *x + *x + *x
}

/// The right-hand side of the equation: x³ + a·x + b.
fn right_hand_side<C: Weierstrass>(x: &C::Field) -> C::Field {
    x.square() * *x + C::mul_a(x) + C::B
}

/// Precomputed multiples of a curve's base point.
pub struct Tables<C: Weierstrass> {
    /// For multiples in constant time.
    pub comb: Comb<Point<C>>,
    /// For verification.
    pub odd: OddMultiples<Jacobian<C>>,
}

impl<C: Weierstrass> Tables<C> {
    /// Computes tables for digits of `window` bits and `stride` turns, see [`Comb`].
    #[must_use]
    pub fn new(window: u32, stride: usize) -> Self {
        let base = Affine::base();
        Self { comb: Comb::new(&base.into(), C::Scalar::BITS, window, stride), odd: OddMultiples::new(&base.into()) }
    }
}

/// A point (x, y) other than the neutral one.
pub struct Affine<C: Weierstrass> {
    pub(crate) x: C::Field,
    pub(crate) y: C::Field,
}

impl<C: Weierstrass> Clone for Affine<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: Weierstrass> Copy for Affine<C> {}

impl<C: Weierstrass> Affine<C> {
    /// The base point.
    #[must_use]
    pub fn base() -> Self {
        Self { x: C::BASE[0], y: C::BASE[1] }
    }

    /// The point with these coordinates, if they are those of a point.
    #[must_use]
    pub fn from_xy(x: C::Field, y: C::Field) -> Option<Self> {
        (y.square() == right_hand_side::<C>(&x)).then_some(Self { x, y })
    }

    /// A point with this x, if there is one; the other one is its negative.
    #[must_use]
    pub fn from_x(x: C::Field) -> Option<Self> {
        let (y, exists) = right_hand_side::<C>(&x).sqrt();
        exists.then_some(Self { x, y })
    }

    /// The coordinates x and y.
    #[must_use]
    pub fn to_xy(&self) -> [C::Field; 2] {
        [self.x, self.y]
    }
}

impl<C: Weierstrass> Choose for Affine<C> {
    #[inline]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self {
        Self { x: C::Field::select(bit, &a.x, &b.x), y: C::Field::select(bit, &a.y, &b.y) }
    }

    #[inline]
    fn negate_if(&self, bit: bool) -> Self {
        Self { x: self.x, y: C::Field::select(bit, &-self.y, &self.y) }
    }
}
