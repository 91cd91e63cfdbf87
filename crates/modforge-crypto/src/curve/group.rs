//! What multiples of points need to know about points.

/// A choice in constant time.
pub trait Choose: Copy {
    /// `a` if `bit` is set, else `b`.
    #[must_use]
    fn choose(bit: bool, a: &Self, b: &Self) -> Self;

    /// The negative if `bit` is set.
    #[must_use]
    fn negate_if(&self, bit: bool) -> Self;
}

/// A number below 2^128 with a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Half {
    /// Whether it is below 0.
    pub negative: bool,
    /// Its absolute value.
    pub magnitude: u128,
}

/// A point in the coordinates that are computed with.
///
/// All functions take the same time for all points, unless the type's name says otherwise.
pub trait Group: Choose {
    /// A point made ready to be added.
    type Prepared: Choose;
    /// A point made ready to be added, at the price of an inversion; the neutral point may have no such form.
    type Affine: Choose + Send + Sync + 'static;

    /// The neutral point.
    const NEUTRAL: Self;

    /// 2^n times the point.
    #[must_use]
    fn double_times(&self, n: u32) -> Self;

    /// The sum with a prepared point.
    #[must_use]
    fn add(&self, other: &Self::Prepared) -> Self;

    /// The sum with an affine point.
    #[must_use]
    fn add_affine(&self, other: &Self::Affine) -> Self;

    /// Prepares the point to be added.
    #[must_use]
    fn prepare(&self) -> Self::Prepared;

    /// Prepares many points to be added, in the form that makes their sums cheapest.
    #[must_use]
    fn prepare_all(points: &[Self]) -> Vec<Self::Prepared> {
        points.iter().map(Self::prepare).collect()
    }

    /// Prepares points to be added, with one inversion for all; none may be neutral.
    #[must_use]
    fn to_affine(points: &[Self]) -> Vec<Self::Affine>;

    /// Two numbers k₁ and k₂ of half the length with k·P = k₁·P + k₂·φ(P) for all points P of the group, where φ is the
    /// endomorphism behind [`image`](Self::image); nothing without one. `scalar` is k in bytes, least significant
    /// first.
    #[must_use]
    fn split_vartime(_scalar: &[u8]) -> Option<[Half; 2]> {
        None
    }

    /// φ(P) for an endomorphism φ of the group that costs next to nothing; nothing without one.
    #[must_use]
    fn image(_point: &Self::Prepared) -> Option<Self::Prepared> {
        None
    }

    /// Whether the point is the neutral one.
    #[must_use]
    fn is_neutral(&self) -> bool;
}
