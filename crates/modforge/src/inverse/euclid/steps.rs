//! Steps of Euclid's algorithm on two limbs, and what they mean for the numbers that begin with them.

use crate::kernel::word_steps::WideDigit;
use crate::limbs::{LIMB_BITS, Limb, Wide};

/// Some steps of Euclid's algorithm from a pair (x, y): to (±(u₀·x − v₀·y), ∓(u₁·x − v₁·y)), with the lower signs for
/// an odd number of steps. All are below half a limb's range.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    u: [Limb; 2],
    v: [Limb; 2],
    odd: bool,
}

const NO_STEP: Steps = Steps { u: [1, 0], v: [0, 1], odd: false };

impl Steps {
    pub(super) fn none(&self) -> bool {
        self.u[1] == 0
    }

    pub(super) fn odd(&self) -> bool {
        self.odd
    }

    /// Steps on the numbers from their leading limbs x ≥ y: all that are right whatever the lower limbs are, but for
    /// the last ones.
    ///
    /// With numbers X and Y of which x and y are the upper parts, x·2^k ≤ X < (x + 1)·2^k, a pair of a later step is
    /// right if 0 ≤ X_(i+1) < X_i there (Collins 1980; Jebelean, A double-digit Lehmer–Euclid algorithm, 1995). As X_i
    /// is off x_i·2^k by less than v_i·2^k (u_i ≤ v_i), that holds where x_(i+1) ≥ B and x_i − x_(i+1) ≥ B = 2^64 (a
    /// limb): v_(i+1) ≤ x_0/x_i < B²/2B, and v_i ≤ v_(i+1).
    pub(super) fn leading(mut x: Wide, mut y: Wide) -> Self {
        if high(y) == 0 {
            return NO_STEP;
        }
        let ([mut u0, mut u1], [mut v0, mut v1]) = (NO_STEP.u, NO_STEP.v);
        // Two steps at a time, so that nothing changes places.
        loop {
            let (q, rest) = quotient(x, y);
            if high(rest) == 0 || high(y - rest) == 0 {
                return Self { u: [u0, u1], v: [v0, v1], odd: false };
            }
            // Below B, as y is at least B.
            u0 += q as Limb * u1;
            v0 += q as Limb * v1;
            x = rest;
            let (q, rest) = quotient(y, x);
            if high(rest) == 0 || high(x - rest) == 0 {
                return Self { u: [u1, u0], v: [v1, v0], odd: true };
            }
            u1 += q as Limb * u0;
            v1 += q as Limb * v0;
            y = rest;
        }
    }

    /// Steps on all of two numbers x ≥ y, which they replace: as long as there is room for u and v, or until y = 0.
    pub(super) fn whole(x: &mut Wide, y: &mut Wide) -> Self {
        let Self { mut u, mut v, mut odd } = NO_STEP;
        while *y != 0 {
            let (q, rest) = quotient(*x, *y);
            if high(q) != 0 {
                break;
            }
            let [next_u, next_v] = [u, v].map(|[first, second]| Wide::from(first) + q * Wide::from(second));
            if (next_u | next_v) >> (LIMB_BITS - 1) != 0 {
                break;
            }
            (u, v) = ([u[1], next_u as Limb], [v[1], next_v as Limb]);
            (*x, *y) = (*y, rest);
            odd = !odd;
        }
        Self { u, v, odd }
    }

    /// The numbers after the steps, in place.
    pub(super) fn apply(&self, x: &mut [Limb], y: &mut [Limb]) {
        if self.odd { self.combine::<true>(x, y) } else { self.combine::<false>(x, y) }
    }

    fn combine<const ODD: bool>(&self, x: &mut [Limb], y: &mut [Limb]) {
        let ([u0, u1], [v0, v1]) = (self.u.map(Wide::from), self.v.map(Wide::from));
        // Each product is below half of a product's range, so that a difference has a sign.
        let (mut first, mut second) = (0 as WideDigit, 0 as WideDigit);
        for (x, y) in x.iter_mut().zip(y) {
            let (a, b) = (Wide::from(*x), Wide::from(*y));
            let of_first = (u0 * a).wrapping_sub(v0 * b) as WideDigit;
            let of_second = (v1 * b).wrapping_sub(u1 * a) as WideDigit;
            first = if ODD { first - of_first } else { first + of_first };
            second = if ODD { second - of_second } else { second + of_second };
            (*x, *y) = (first as Limb, second as Limb);
            first >>= LIMB_BITS;
            second >>= LIMB_BITS;
        }
    }

    /// The absolute values of the coefficients after the steps, in place: signs alternate, so they are sums.
    pub(super) fn extend(&self, s: &mut [Limb], t: &mut [Limb]) {
        let ([u0, u1], [v0, v1]) = (self.u.map(Wide::from), self.v.map(Wide::from));
        let (mut first, mut second) = (0, 0);
        for (s, t) in s.iter_mut().zip(t) {
            let (a, b) = (Wide::from(*s), Wide::from(*t));
            first += u0 * a + v0 * b;
            second += u1 * a + v1 * b;
            (*s, *t) = (first as Limb, second as Limb);
            first >>= LIMB_BITS;
            second >>= LIMB_BITS;
        }
    }
}

fn high(x: Wide) -> Limb {
    (x >> LIMB_BITS) as Limb
}

/// ⌊x / y⌋ and the rest, for x ≥ y > 0.
///
/// Three fifths of all quotients are 1 or 2. Beyond, by the upper limbs, where that is sure to be right or 1 too large,
/// which a quotient below the upper limb of y is.
#[inline(always)]
fn quotient(x: Wide, y: Wide) -> (Wide, Wide) {
    let (x_high, y_high) = (high(x), high(y));
    if y_high == 0 {
        let (x_low, y_low) = (x as Limb, y as Limb);
        return if x_high == 0 { ((x_low / y_low).into(), (x_low % y_low).into()) } else { (x / y, x % y) };
    }
    let once = x - y;
    if once < y {
        return (1, once);
    }
    let twice = once - y;
    if twice < y {
        return (2, twice);
    }
    let guess = x_high / y_high;
    if guess >= y_high {
        return (x / y, x % y);
    }
    let low = Wide::from(guess) * Wide::from(y as Limb);
    let (upper, carry) = (guess * y_high).overflowing_add(high(low));
    let product = Wide::from(upper) << LIMB_BITS | Wide::from(low as Limb);
    let above = carry | (x < product);
    let correction = Wide::from(above).wrapping_neg() & y;
    ((guess - Limb::from(above)).into(), x.wrapping_sub(product).wrapping_add(correction))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn quotients_are_right(x: Wide, y: Wide, x_shift in 0..2 * LIMB_BITS, y_shift in 0..2 * LIMB_BITS) {
            let (x, y) = (x >> x_shift, (y >> y_shift).max(1));
            let (x, y) = (x.max(y), x.min(y).max(1));
            prop_assert_eq!(quotient(x, y), (x / y, x % y));
        }

        /// Near a multiple, where the guess is too large.
        #[test]
        fn quotients_of_multiples_are_right(y: Wide, y_shift in 1..2 * LIMB_BITS, factor: Limb, below in 0..3u8) {
            let y = (y >> y_shift).max(1);
            let x = y.saturating_mul(Wide::from(factor)).saturating_sub(below.into()).max(y);
            prop_assert_eq!(quotient(x, y), (x / y, x % y));
        }
    }
}
