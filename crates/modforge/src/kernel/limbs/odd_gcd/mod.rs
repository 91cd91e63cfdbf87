//! The greatest common divisor of two odd numbers of a limb or two, by Stein's binary algorithm (1967), in variable
//! time: the smaller number stays, and the difference takes the place of the other, without the zeros below it.
//!
//! Which one is the smaller is as good as random, so no branch may ask for it. The zeros below a difference are those
//! below its negative, too, and are counted before it is known which of the two is wanted. On x86-64 the loop is
//! assembly (`x86_64.rs`), elsewhere plain Rust.

mod portable;
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), path = "no_x86_64.rs")]
mod x86_64;

use crate::limbs::{Limb, Wide};

/// gcd(x, y) of two odd numbers, in variable time.
#[inline]
pub(crate) fn odd_gcd(x: Wide, y: Wide) -> Wide {
    x86_64::of_two_limbs(x, y).unwrap_or_else(|| portable::of_two_limbs(x, y))
}

/// As [`odd_gcd`], of two limbs.
#[inline]
pub(crate) fn odd_gcd_of_limbs(x: Limb, y: Limb) -> Limb {
    x86_64::of_limbs(x, y).unwrap_or_else(|| portable::of_limbs(x, y))
}

#[cfg(test)]
mod tests {
    use super::{odd_gcd, odd_gcd_of_limbs, portable};
    use crate::limbs::{LIMB_BITS, Limb, Wide};
    use proptest::prelude::*;

    fn euclid(mut x: Wide, mut y: Wide) -> Wide {
        while y != 0 {
            (x, y) = (y, x % y);
        }
        x
    }

    /// Of any length, with few ones or few zeros, and with one low limb for both.
    fn number() -> impl Strategy<Value = Wide> {
        let any_length = (any::<Wide>(), 0..2 * LIMB_BITS).prop_map(|(x, shift)| x >> shift);
        let edge = prop_oneof![Just(0), Just(Wide::MAX), Just(Wide::from(Limb::MAX)), Just(1 << LIMB_BITS)];
        prop_oneof![any_length, (edge, 0..2 * LIMB_BITS).prop_map(|(x, bit)| x ^ 1 << bit)]
    }

    proptest! {
        #[test]
        fn odd_gcds_are_those_of_euclid(x in number(), y in number(), low: Limb, same_low: bool, common: u16) {
            let low_of = |x: Wide| if same_low { x >> LIMB_BITS << LIMB_BITS | Wide::from(low) } else { x };
            for factor in [1, Wide::from(common | 1)] {
                let [x, y] = [x, y].map(|x| low_of(x).wrapping_mul(factor) | 1);
                let expected = euclid(x, y);
                prop_assert_eq!(odd_gcd(x, y), expected);
                prop_assert_eq!(portable::of_two_limbs(x, y), expected);
                let (x, y) = (x as Limb, y as Limb);
                prop_assert_eq!(Wide::from(odd_gcd_of_limbs(x, y)), euclid(x.into(), y.into()));
            }
        }
    }
}
