//! The steps of the inversions on single words: batches of divsteps in constant time and of halvings in variable time.
//!
//! What each batch did is a matrix, which the inversion applies to the whole numbers (see `inverse`). On x86-64 the loops
//! are assembly (`x86_64/word_steps.rs`), elsewhere plain Rust.

use super::x86_64::{divstep_loop, halving_loop};
use crate::limbs::{LIMB_BITS, Limb};
use core::hint::select_unpredictable;

/// A signed limb.
#[cfg(not(any(modforge_limb32, target_pointer_width = "32")))]
pub(crate) type Digit = i64;
/// A signed product.
#[cfg(not(any(modforge_limb32, target_pointer_width = "32")))]
pub(crate) type WideDigit = i128;
/// A signed limb.
#[cfg(any(modforge_limb32, target_pointer_width = "32"))]
pub(crate) type Digit = i32;
/// A signed product.
#[cfg(any(modforge_limb32, target_pointer_width = "32"))]
pub(crate) type WideDigit = i64;

/// Steps of a batch, and bits of a digit of a signed number.
pub(crate) const DIGIT_BITS: usize = LIMB_BITS - 2;

/// Halvings that [`halvings`] makes: half a batch.
pub(crate) const HALF_BATCH: usize = DIGIT_BITS / 2;

/// The result of s steps: (f, g) becomes (u·f + v·g, q·f + r·g) / 2^s, with |u| + |v| ≤ 2^s and |q| + |r| ≤ 2^s.
#[derive(Clone, Copy)]
pub(crate) struct Matrix {
    pub(crate) u: Digit,
    pub(crate) v: Digit,
    pub(crate) q: Digit,
    pub(crate) r: Digit,
}

impl Matrix {
    const ONE: Self = Self { u: 1, v: 0, q: 0, r: 1 };

    /// The matrix of `self` after `first`.
    pub(crate) fn after(&self, first: &Self) -> Self {
        Self {
            u: self.u * first.u + self.v * first.q,
            v: self.u * first.v + self.v * first.r,
            q: self.q * first.u + self.r * first.q,
            r: self.q * first.v + self.r * first.r,
        }
    }
}

/// A batch of divsteps on the low digits of f, odd, and g: the new ζ = −(δ + 1/2), and the matrix. In constant time.
///
/// A step with δ > 0 and g odd is (δ, f, g) ← (1 − δ, g, (g − f)/2); any other one (1 + δ, f, (g + (f if g is odd))/2).
///
/// Where fewer than [`DIGIT_BITS`] `steps` remain until g = 0, only those are made, rounded up to whole packs, and
/// the matrix is scaled as if the others had been made: on g = 0 they double the row of f, and the row of g is of no account.
pub(crate) fn divsteps(mut zeta: Digit, mut f: Digit, mut g: Digit, steps: usize) -> (Digit, Matrix) {
    let mut all = Matrix::ONE;
    let packs = steps.div_ceil(PACKED_STEPS).min(FULL_PACKS);
    for _ in 0..packs {
        let t;
        (zeta, t) = packed_divsteps::<PACKED_STEPS>(zeta, f, g);
        let row = |x: Digit, y: Digit| f.wrapping_mul(x).wrapping_add(g.wrapping_mul(y)) >> PACKED_STEPS;
        (f, g) = (row(t.u, t.v), row(t.q, t.r));
        all = t.after(&all);
    }
    if steps <= packs * PACKED_STEPS {
        let missing = DIGIT_BITS - packs * PACKED_STEPS;
        let scaled = Matrix { u: all.u << missing, v: all.v << missing, q: all.q << missing, r: all.r << missing };
        return (zeta, scaled);
    }
    let (zeta, t) = packed_divsteps::<{ DIGIT_BITS - FULL_PACKS * PACKED_STEPS }>(zeta, f, g);
    (zeta, t.after(&all))
}

/// Maximum number of steps for which two words hold everything.
const PACKED_STEPS: usize = LIMB_BITS / 4;
/// As many steps are made so often in a batch; fewer remain.
const FULL_PACKS: usize = DIGIT_BITS / PACKED_STEPS;
/// Position of the first entry of a row in a packed word, and from there of the second one.
const FIRST: usize = PACKED_STEPS + 2;
const SECOND: usize = PACKED_STEPS + 3;

/// `STEPS` ≤ [`PACKED_STEPS`] divsteps. f and the row (u, v) share a word, and so do g and (q, r):
/// F = f + u·2^[`FIRST`] + v·2^([`FIRST`] + [`SECOND`]), so that what happens to f happens to its row.
///
/// f and g are cut to the bits that the s = `STEPS` steps look at, and stay in (−2^s, 2^s]. The rows start as 2^s times those of the
/// identity, as g and its row are halved each time: an entry stays within ±2^s, a field that is signed and 3 bits wider.
#[inline(always)]
fn packed_divsteps<const STEPS: usize>(zeta: Digit, f: Digit, g: Digit) -> (Digit, Matrix) {
    // Half of each field's range is added to what lies below the next field, which may be negative, before that is cut off.
    const LOW_HALF: Digit = 1 << (FIRST - 1);
    const HALVES: Digit = LOW_HALF + (1 << (FIRST + SECOND - 1));
    let low = (1 << STEPS) - 1;
    let f = (f & low) + (1 << (FIRST + STEPS));
    let g = (g & low) + (1 << (FIRST + SECOND + STEPS));
    let (zeta, f, g) = divstep_loop::<STEPS>(zeta, f, g);
    let entries = |word: Digit| {
        let first = (word + LOW_HALF) << (LIMB_BITS - FIRST - SECOND) >> (LIMB_BITS - SECOND);
        (first, (word + HALVES) >> (FIRST + SECOND))
    };
    let ((u, v), (q, r)) = (entries(f), entries(g));
    (zeta, Matrix { u, v, q, r })
}

/// [`HALF_BATCH`] halvings of Stein's algorithm on one pair of words, f odd: g is halved while it is even; when both are odd,
/// (f, g) ← (min(f, g), |g − f|). In variable time.
pub(crate) fn halvings_vartime(f: Limb, g: Limb) -> Matrix {
    // Both entries of a row in one word, the second one in its upper half.
    const FIELD: usize = LIMB_BITS / 2;
    // The first entry lies in (−2^s, 2^s]; what it borrows from the second one is undone by taking it off.
    const BIAS: Limb = (1 << HALF_BATCH) - 1;
    let (f_row, g_row) = halving_loop(f, g, 1, 1 << FIELD);
    let entries = |row: Limb| {
        let first = (row.wrapping_add(BIAS) & ((1 << FIELD) - 1)).wrapping_sub(BIAS);
        (first as Digit, row.wrapping_sub(first) as Digit >> FIELD)
    };
    let ((u, v), (q, r)) = (entries(f_row), entries(g_row));
    Matrix { u, v, q, r }
}

/// The halvings of f and g, and of their rows, in plain Rust.
pub(super) fn portable_halving_loop(mut f: Limb, mut g: Limb, mut f_row: Limb, mut g_row: Limb) -> (Limb, Limb) {
    let mut left = HALF_BATCH as u32;
    loop {
        // The bit set ends the count where the batch ends.
        let zeros = (g | 1 << left).trailing_zeros();
        g >>= zeros;
        f_row <<= zeros;
        left -= zeros;
        if left == 0 {
            return (f_row, g_row);
        }
        let (difference, less) = g.overflowing_sub(f);
        let row = g_row.wrapping_sub(f_row);
        f = select_unpredictable(less, g, f);
        g = select_unpredictable(less, difference.wrapping_neg(), difference);
        f_row = select_unpredictable(less, g_row, f_row);
        g_row = select_unpredictable(less, row.wrapping_neg(), row);
    }
}
