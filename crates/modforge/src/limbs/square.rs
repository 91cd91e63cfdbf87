//! Squaring: the products of two different limbs once, doubled, and the squares of the limbs.

use super::mul::{mul_add, mul_add_limb};
use super::{LIMB_BITS, Limb, Wide};

/// `r = a²`. `r` is twice as long as `a` and starts as zeros.
///
/// With n limbs: n(n−1)/2 products off the diagonal, then n on it, instead of n².
#[inline(always)]
pub(crate) fn square(r: &mut [Limb], a: &[Limb]) {
    let n = a.len();
    for (i, &limb) in a.iter().enumerate().take(n.saturating_sub(1)) {
        let (row, above) = r[2 * i + 1..].split_at_mut(n - 1 - i);
        above[0] = mul_add_limb(row, &a[i + 1..], limb);
    }
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
