//! Squaring: the products of two different limbs once, doubled, and the squares of the limbs.

use super::mul::{mul_add, mul_add_two_limbs};
use super::{LIMB_BITS, Limb, Wide};

/// `r = a²`. `r` is twice as long as `a` and starts as zeros.
///
/// With n limbs: n(n−1)/2 products off the diagonal, then n on it, instead of n².
#[inline(never)] // as `mul`
pub(crate) fn square(r: &mut [Limb], a: &[Limb]) {
    let n = a.len();
    // Two rows a sweep: the product of the two limbs with each other, then those with all limbs above them.
    for (pair, &[low, high]) in a.as_chunks().0.iter().enumerate() {
        let i = 2 * pair;
        let carry;
        (r[2 * i + 1], carry) = mul_add(r[2 * i + 1], low, high, 0);
        let (row, above) = r[2 * i + 2..].split_at_mut(n - i - 2);
        [above[0], above[1]] = mul_add_two_limbs(row, &a[i + 2..], [low, high], carry);
    }
    double_and_add_squares(r, a);
}

/// `r = 2r + ` the squares of the limbs of `a` at the even limbs. `r` is twice as long as `a`, and the sum fits it.
#[inline(always)]
pub(crate) fn double_and_add_squares(r: &mut [Limb], a: &[Limb]) {
    // Doubling shifts the bit that leaves a limb into the next; the diagonal is added in the same sweep.
    let (mut shifted_in, mut carry) = (0, 0);
    for (pair, &limb) in r.chunks_exact_mut(2).zip(a) {
        let (low, high) = (pair[0], pair[1]);
        let (square_low, square_high) = mul_add(low << 1 | shifted_in, limb, limb, carry);
        let doubled = Wide::from(high << 1 | low >> (LIMB_BITS - 1)) + Wide::from(square_high);
        pair[0] = square_low;
        pair[1] = doubled as Limb;
        carry = (doubled >> LIMB_BITS) as Limb;
        shifted_in = high >> (LIMB_BITS - 1);
    }
}

/// Limb products of a square of `n` limbs.
pub(crate) const fn limb_products(n: usize) -> usize {
    n * (n + 1) / 2
}
