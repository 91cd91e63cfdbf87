//! Two numbers replaced by two combinations of both, in one pass: what Euclid's algorithm does to whole numbers after
//! some steps on their leading limbs.
//!
//! A difference is a sum: with x̄ = B^n − 1 − x, which is x with all bits changed, −v·x = v·x̄ + v modulo B^n. Factors
//! are below half a limb's range, so u·a + v·b + c ≤ 2·(B/2 − 1)·(B − 1) + B − 1 < B² for limbs a, b and c: nothing is
//! carried out of the two limbs of a sum. On x86-64 the loop is assembly (`x86_64.rs`), elsewhere plain Rust.

mod portable;
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), path = "no_x86_64.rs")]
mod x86_64;

use crate::limbs::Limb;

/// The factors u₀, v₀, u₁ and v₁, below half a limb's range.
pub(crate) type Factors = [Limb; 4];

/// (x, y) = (u₀·x + v₀·y, u₁·x + v₁·y) modulo B^n; of one length.
pub(crate) fn sums(x: &mut [Limb], y: &mut [Limb], factors: &Factors) {
    assert_eq!(x.len(), y.len());
    if x86_64::sums(x, y, factors).is_none() {
        portable::sums(x, y, factors);
    }
}

/// (x, y) = (u₀·x − v₀·y, v₁·y − u₁·x) modulo B^n, or the negative of both; of one length.
pub(crate) fn differences(x: &mut [Limb], y: &mut [Limb], factors: &Factors, negative: bool) {
    assert_eq!(x.len(), y.len());
    // ±(u₀·x − v₀·y) = u₀·a + v₀·b + carries[0] and ±(v₁·y − u₁·x) = u₁·ā + v₁·b̄ + carries[1], a and b being x and ȳ,
    // or x̄ and y.
    let [u0, v0, u1, v1] = *factors;
    let (mask, carries) = if negative { (Limb::MAX, [u0, v1]) } else { (0, [v0, u1]) };
    if x86_64::differences(x, y, factors, mask, carries).is_none() {
        portable::differences(x, y, factors, mask, carries);
    }
}

#[cfg(test)]
mod tests {
    use super::{differences, portable, sums};
    use crate::limbs::{LIMB_BITS, Limb};
    use alloc::vec::Vec;
    use num_bigint::BigInt;
    use proptest::prelude::*;

    fn limb() -> impl Strategy<Value = Limb> {
        prop_oneof![any::<Limb>(), Just(0), Just(1), Just(Limb::MAX)]
    }

    fn number(limbs: &[Limb]) -> BigInt {
        limbs.iter().rev().fold(BigInt::ZERO, |number, &limb| (number << LIMB_BITS) + limb)
    }

    /// A number modulo B^n.
    fn modulo(x: BigInt, n: usize) -> BigInt {
        let range = BigInt::from(1) << (n * LIMB_BITS);
        ((x % &range) + &range) % range
    }

    proptest! {
        #[test]
        fn pairs_of_rows_are_those_of_whole_numbers(
            limbs in prop::collection::vec((limb(), limb()), 0..20), factors in [limb(), limb(), limb(), limb()], negative: bool
        ) {
            let (x, y): (Vec<_>, Vec<_>) = limbs.into_iter().unzip();
            let (n, factors) = (x.len(), factors.map(|factor| factor >> 1));
            let (a, b) = (number(&x), number(&y));
            let [u0, v0, u1, v1] = factors.map(BigInt::from);
            let expected = [&u0 * &a + &v0 * &b, &u1 * &a + &v1 * &b].map(|sum| modulo(sum, n));
            for function in [sums, portable::sums] {
                let (mut x, mut y) = (x.clone(), y.clone());
                function(&mut x, &mut y, &factors);
                prop_assert_eq!([number(&x), number(&y)], expected.clone());
            }
            let sign = if negative { -1 } else { 1 };
            let expected = [&u0 * &a - &v0 * &b, &v1 * &b - &u1 * &a].map(|difference| modulo(difference * sign, n));
            let (mask, carries) = if negative { (Limb::MAX, [0, 3]) } else { (0, [1, 2]) };
            let carries = carries.map(|index: usize| factors[index]);
            let [mut found, mut portably] = [(x.clone(), y.clone()), (x, y)];
            differences(&mut found.0, &mut found.1, &factors, negative);
            portable::differences(&mut portably.0, &mut portably.1, &factors, mask, carries);
            for (x, y) in [found, portably] {
                prop_assert_eq!([number(&x), number(&y)], expected.clone());
            }
        }
    }
}
