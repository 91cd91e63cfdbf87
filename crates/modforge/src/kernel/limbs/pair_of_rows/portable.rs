//! In plain Rust.

use super::Factors;
use crate::limbs::{LIMB_BITS, Limb, Wide};

pub(super) fn sums(x: &mut [Limb], y: &mut [Limb], factors: &Factors) {
    rows(x, y, factors, [0; 2], |x, y| ([x, y], [x, y]));
}

pub(super) fn differences(x: &mut [Limb], y: &mut [Limb], factors: &Factors, mask: Limb, carries: [Limb; 2]) {
    rows(x, y, factors, carries, |x, y| {
        let (a, b) = (x ^ mask, !y ^ mask);
        ([a, b], [!a, !b])
    });
}

/// With what each row takes from a limb of x and one of y.
#[inline(always)]
fn rows(
    x: &mut [Limb],
    y: &mut [Limb],
    factors: &Factors,
    carries: [Limb; 2],
    of: impl Fn(Limb, Limb) -> ([Limb; 2], [Limb; 2]),
) {
    let [u0, v0, u1, v1] = factors.map(Wide::from);
    let [mut first, mut second] = carries.map(Wide::from);
    for (x, y) in x.iter_mut().zip(y) {
        let ([a, b], [c, d]) = of(*x, *y);
        first += u0 * Wide::from(a) + v0 * Wide::from(b);
        second += u1 * Wide::from(c) + v1 * Wide::from(d);
        (*x, *y) = (first as Limb, second as Limb);
        first >>= LIMB_BITS;
        second >>= LIMB_BITS;
    }
}
