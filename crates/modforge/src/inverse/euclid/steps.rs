//! Steps of Euclid's algorithm on two limbs, and what they mean for the numbers that begin with them.

use crate::kernel::pair_of_rows::{self, Factors};
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

    /// v₀: the first number after the steps is ±v₀·y modulo x, with the plus for an odd number of steps.
    pub(super) fn of_second(&self) -> Limb {
        self.v[0]
    }

    /// Steps on the numbers from their leading limbs x ≥ y, the top bit of x set: those that are right whatever the
    /// lower limbs are, but for the last ones; none where the first quotient is above half a limb's range.
    ///
    /// With B = 2^32, half a limb's range, [`Self::of_limb`] takes them from one limb of each number. X and Y being the
    /// numbers with these upper parts, x·2^k ≤ X < (x + 1)·2^k, a pair of a later step is right if 0 ≤ X_(i+1) < X_i
    /// there (Collins 1980; Jebelean, A double-digit Lehmer–Euclid algorithm, 1995). X_i is off x_i·2^k by less than
    /// v_i·2^k (u_i ≤ v_i), and x_0 = v_(i+1)·x_i + v_i·x_(i+1). So where x_(i+1) ≥ B and x_i − x_(i+1) ≥ B,
    /// v_i + 2·v_(i+1) ≤ x_0/B < B: the pair is right, and v_(i+1) < B/2.
    ///
    /// Applied to both limbs, these steps leave a first number of 3/2·B³ or more, off by less than B/2 where the lower
    /// limbs are not known. Its leading limb, cut off, is then off by −1/4 to 5/4, so a number of a later step is off
    /// by less than 3/2·v_i, and a difference of two by less than 3/2·(v_i + v_(i+1)) ≤ v_i + 2·v_(i+1) < B: steps from
    /// that limb are right, too.
    pub(super) fn leading(x: Wide, y: Wide) -> Self {
        let first = Self::of_limb(high(x), high(y));
        if first.none() {
            return first;
        }
        let (x, y) = first.of_wide(x, y);
        let shift = x.leading_zeros();
        first.then(&Self::of_limb(high(x << shift), high(y << shift)))
    }

    /// Steps from one limb of each number, x ≥ y; see [`Self::leading`].
    fn of_limb(mut x: Limb, mut y: Limb) -> Self {
        let upper = |limb: Limb| limb >> (LIMB_BITS / 2);
        let ([mut u0, mut u1], [mut v0, mut v1]) = (NO_STEP.u, NO_STEP.v);
        if upper(y) == 0 {
            return NO_STEP;
        }
        // Two steps at a time, so that nothing changes places. A division takes less time than a branch that depends on
        // the quotient.
        loop {
            let q = x / y;
            let rest = x - q * y;
            if upper(rest) == 0 || upper(y - rest) == 0 {
                return Self { u: [u0, u1], v: [v0, v1], odd: false };
            }
            u0 += q * u1;
            v0 += q * v1;
            x = rest;
            let q = y / x;
            let rest = y - q * x;
            if upper(rest) == 0 || upper(x - rest) == 0 {
                return Self { u: [u1, u0], v: [v1, v0], odd: true };
            }
            u1 += q * u0;
            v1 += q * v0;
            y = rest;
        }
    }

    /// All steps of two limbs x ≥ y, and their gcd, the first number after these. The second one is 0; of what leads to
    /// it, which may be above half a limb's range, there is nothing here.
    pub(super) fn whole(mut x: Limb, mut y: Limb) -> (Self, Limb) {
        let Self { mut u, mut v, mut odd } = NO_STEP;
        while y != 0 {
            let q = x / y;
            let rest = x - q * y;
            if rest == 0 {
                return (Self { u: [u[1]; 2], v: [v[1]; 2], odd: !odd }, y);
            }
            // At most x_0/y, for a y of 2 or more.
            u = [u[1], u[0] + q * u[1]];
            v = [v[1], v[0] + q * v[1]];
            odd = !odd;
            (x, y) = (y, rest);
        }
        (Self { u, v, odd }, x)
    }

    /// These steps and then others, all of one limb.
    fn then(&self, next: &Self) -> Self {
        // Factors are below B/2, so a sum of two products is below half a limb's range.
        let of = |i: usize, first: [Limb; 2]| next.u[i] * first[0] + next.v[i] * first[1];
        let [u, v] = [self.u, self.v].map(|first| [of(0, first), of(1, first)]);
        Self { u, v, odd: self.odd ^ next.odd }
    }

    /// Two numbers of two limbs after the steps.
    pub(super) fn of_wide(&self, x: Wide, y: Wide) -> (Wide, Wide) {
        let row = |i: usize| Wide::from(self.u[i]).wrapping_mul(x).wrapping_sub(Wide::from(self.v[i]).wrapping_mul(y));
        let (first, second) = (row(0), row(1).wrapping_neg());
        if self.odd { (first.wrapping_neg(), second.wrapping_neg()) } else { (first, second) }
    }

    /// The numbers after the steps, in place.
    pub(super) fn apply(&self, x: &mut [Limb], y: &mut [Limb]) {
        pair_of_rows::differences(x, y, &self.factors(), self.odd);
    }

    /// The absolute values of the coefficients after the steps, in place: signs alternate, so they are sums.
    pub(super) fn extend(&self, s: &mut [Limb], t: &mut [Limb]) {
        pair_of_rows::sums(s, t, &self.factors());
    }

    fn factors(&self) -> Factors {
        let ([u0, u1], [v0, v1]) = (self.u, self.v);
        [u0, v0, u1, v1]
    }
}

fn high(x: Wide) -> Limb {
    (x >> LIMB_BITS) as Limb
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigInt;
    use proptest::prelude::*;

    /// Whether Euclid's algorithm comes from a pair (x, y) to the one after the steps, and after an odd number or not.
    fn is_right(steps: &Steps, mut x: BigInt, mut y: BigInt) -> bool {
        let row = |i: usize| &x * steps.u[i] - &y * steps.v[i];
        let sign = if steps.odd { -1 } else { 1 };
        let wanted = (row(0) * sign, -row(1) * sign);
        let mut odd = false;
        while y != BigInt::ZERO {
            if (&x, &y) == (&wanted.0, &wanted.1) {
                return odd == steps.odd;
            }
            (x, y) = (y.clone(), x % y);
            odd = !odd;
        }
        false
    }

    /// x of full length, and y as a share of it.
    fn pairs() -> impl Strategy<Value = (Wide, Wide)> {
        let top: Wide = 1 << (2 * LIMB_BITS - 1);
        let x = prop_oneof![any::<Wide>(), Just(0), Just(Wide::MAX), any::<Limb>().prop_map(Wide::from)];
        let y = prop_oneof![any::<Wide>(), Just(Wide::MAX), any::<Wide>().prop_map(|y| y >> (LIMB_BITS / 2))];
        (x, y).prop_map(move |(x, y)| {
            let x = x | top;
            (x, y.min(x))
        })
    }

    proptest! {
        #[test]
        fn leading_steps_are_right_whatever_the_lower_limbs_are((x, y) in pairs(), lower: [Limb; 2]) {
            let steps = Steps::leading(x, y);
            let whole = |number: Wide, lower: Limb| (BigInt::from(number) << LIMB_BITS) + lower;
            for lower in [lower, [0, 0], [0, Limb::MAX], [Limb::MAX, 0], [Limb::MAX, Limb::MAX]] {
                let (x, y) = (whole(x, lower[0]), whole(y, lower[1]));
                prop_assert!(steps.none() || x < y || is_right(&steps, x, y));
            }
            prop_assert!([steps.u, steps.v].concat().iter().all(|factor| factor >> (LIMB_BITS - 1) == 0));
        }

        /// They shorten the numbers by a quarter of a limb or more, but where the first quotient is large.
        #[test]
        fn leading_steps_are_many(x: Wide, y: Wide) {
            let x = x | 1 << (2 * LIMB_BITS - 1);
            let steps = Steps::leading(x, y.min(x));
            prop_assert!(steps.none() || steps.v[1] >> (LIMB_BITS / 4) != 0);
        }

        #[test]
        fn whole_steps_end_with_the_gcd(x: Limb, y: Limb, shift in 0..LIMB_BITS) {
            let (x, y) = (x.max(y), x.min(y) >> shift);
            let (steps, gcd) = Steps::whole(x, y);
            let (mut a, mut b) = (x, y);
            while b != 0 {
                (a, b) = (b, a % b);
            }
            prop_assert_eq!(gcd, a);
            let first = BigInt::from(x) * steps.u[0] - BigInt::from(y) * steps.v[0];
            prop_assert_eq!(if steps.odd { -first } else { first }, BigInt::from(a));
        }
    }
}
