//! The steps of the inversion in constant time on single words: batches of divsteps.
//!
//! What each batch did is a matrix, which the inversion applies to the whole numbers (see `inverse`). On x86-64 the
//! loop is assembly (`x86_64.rs`), elsewhere plain Rust.

mod digit;
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), path = "portable.rs")]
mod x86_64;

pub(crate) use digit::{DIGIT_BITS, Digit, WideDigit};

use crate::limbs::LIMB_BITS;
use x86_64::divstep_loop;

/// The result of s steps: (f, g) becomes (u·f + v·g, q·f + r·g) / 2^s, with |u| + |v| ≤ 2^s and |q| + |r| ≤ 2^s.
#[derive(Clone, Copy)]
pub(crate) struct Matrix {
    pub(crate) u: Digit,
    pub(crate) v: Digit,
    pub(crate) q: Digit,
    pub(crate) r: Digit,
}

impl Matrix {
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

/// A batch of [`BATCH_STEPS`] divsteps on the low digits of f, odd, and g: the new ζ = −(δ + 1/2), and the matrix,
/// scaled to those of [`DIGIT_BITS`] steps and times −1 for each pack that was made. In constant time.
///
/// A step with δ > 0 and g odd is (δ, f, g) ← (1 − δ, g, (g − f)/2); any other one (1 + δ, f, (g + (f if g is odd))/2).
///
/// Where fewer `steps` remain until g = 0, only those are made, rounded up to whole packs.
pub(crate) fn divsteps(zeta: Digit, mut f: Digit, mut g: Digit, steps: usize) -> (Digit, Matrix) {
    let (mut zeta, mut t) = packed_divsteps(zeta, f, g);
    let mut all = t;
    let packs = steps.div_ceil(PACKED_STEPS).min(PACKS);
    for _ in 1..packs {
        let row = |x: Digit, y: Digit| f.wrapping_mul(x).wrapping_add(g.wrapping_mul(y)) >> PACKED_STEPS;
        (f, g) = (row(t.u, t.v), row(t.q, t.r));
        (zeta, t) = packed_divsteps(zeta, f, g);
        all = t.after(&all);
    }
    let missing = DIGIT_BITS - packs * PACKED_STEPS;
    (zeta, Matrix { u: all.u << missing, v: all.v << missing, q: all.q << missing, r: all.r << missing })
}

/// Steps of a pack: the most for which two words hold everything.
const PACKED_STEPS: usize = (LIMB_BITS - 4) / 3;
/// Packs of a batch.
const PACKS: usize = 3;
/// Steps of a batch, a few less than bits of a digit.
pub(crate) const BATCH_STEPS: usize = PACKS * PACKED_STEPS;
/// Bits of a field in a packed word, signed.
const FIELD: usize = PACKED_STEPS + 1;

/// A pack of n = [`PACKED_STEPS`] divsteps. f and the row (u, v) share a word, and so do g and (q, r):
/// F = f + u·2^[`FIELD`] + v·2^(2·[`FIELD`]), so that what happens to f happens to its row.
///
/// f and g are cut to the bits that n steps look at, and stay in (−2^n, 2^n). The rows start as −2^n times those of the
/// identity, as g and its row are halved each time. Then all entries are in [−2^n, 2^n): one of −2^n stands where it
/// began, and any other is half of a sum of two of which one is smaller in size. So a field is signed and has n + 1
/// bits, 3n + 3 < [`LIMB_BITS`] in all. The matrix comes out negative, and f and g change their signs with it: no step
/// sees that, as it asks for the lowest bit of g alone.
#[inline(always)]
fn packed_divsteps(zeta: Digit, f: Digit, g: Digit) -> (Digit, Matrix) {
    // Half of each field's range is added to what lies below the next field, which may be negative, before that is cut
    // off.
    const HALF: Digit = 1 << PACKED_STEPS;
    const HALVES: Digit = HALF + (HALF << FIELD);
    let f = (f & (HALF - 1)) - (HALF << FIELD);
    let g = (g & (HALF - 1)) - (HALF << (2 * FIELD));
    let (zeta, f, g) = divstep_loop::<PACKED_STEPS>(zeta, f, g);
    let entries = |word: Digit| {
        let first = (word + HALF) << (LIMB_BITS - 2 * FIELD) >> (LIMB_BITS - FIELD);
        (first, (word + HALVES) >> (2 * FIELD))
    };
    let ((u, v), (q, r)) = (entries(f), entries(g));
    (zeta, Matrix { u, v, q, r })
}
