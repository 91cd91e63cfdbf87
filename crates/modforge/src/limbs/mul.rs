//! The multiply-accumulate step that every product is made of.

use super::{LIMB_BITS, Limb, Wide};

/// `accumulator + a·b + carry` as (low limb, high limb). It fits: (B−1)² + 2·(B−1) = B² − 1 with B = 2^[`LIMB_BITS`].
#[inline(always)]
pub(crate) fn mul_add(accumulator: Limb, a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let sum = Wide::from(a) * Wide::from(b) + Wide::from(accumulator) + Wide::from(carry);
    (sum as Limb, (sum >> LIMB_BITS) as Limb)
}

/// `r += a·b`, returning the limb carried out. `r` and `a` have one length.
#[inline(always)]
pub(crate) fn mul_add_limb(r: &mut [Limb], a: &[Limb], b: Limb) -> Limb {
    let mut carry = 0;
    // Four limbs a turn: the loop's own instructions weigh as much as a limb.
    let (r_blocks, r_rest) = r.as_chunks_mut::<4>();
    let (a_blocks, a_rest) = a.as_chunks::<4>();
    for (r, a) in r_blocks.iter_mut().zip(a_blocks) {
        for i in 0..4 {
            (r[i], carry) = mul_add(r[i], a[i], b, carry);
        }
    }
    for (r, &a) in r_rest.iter_mut().zip(a_rest) {
        (*r, carry) = mul_add(*r, a, b, carry);
    }
    carry
}

/// `r = a·b`. `r` is as long as both together and starts as zeros.
#[inline(never)] // one copy for all callers
pub(crate) fn mul(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    mul_inline(r, a, b);
}

/// As [`mul`], for lengths that the compiler knows.
#[inline(always)]
pub(crate) fn mul_inline(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = a.len();
    let (single, pairs) = b.split_at(b.len() % 2);
    for &limb in single {
        let (row, above) = r.split_at_mut(n);
        above[0] = mul_add_limb(row, a, limb);
    }
    for (i, pair) in pairs.as_chunks().0.iter().enumerate() {
        let (row, above) = r[single.len() + 2 * i..].split_at_mut(n);
        [above[0], above[1]] = mul_add_two_limbs(row, a, *pair, 0);
    }
}

/// `r += a·(b₀ + b₁·B) + carry`, returning the two limbs carried out. `r` and `a` have one length.
///
/// One sweep with two products a limb: half the loads and stores of two sweeps.
#[inline(always)]
pub(crate) fn mul_add_two_limbs(r: &mut [Limb], a: &[Limb], [b0, b1]: [Limb; 2], carry: Limb) -> [Limb; 2] {
    let (mut carry0, mut carry1, mut before) = (carry, 0, 0);
    let (r_blocks, r_rest) = r.as_chunks_mut::<4>();
    let (a_blocks, a_rest) = a.as_chunks::<4>();
    for (r, a) in r_blocks.iter_mut().zip(a_blocks) {
        for i in 0..4 {
            let sum;
            (sum, carry0) = mul_add(r[i], a[i], b0, carry0);
            (r[i], carry1) = mul_add(sum, before, b1, carry1);
            before = a[i];
        }
    }
    for (r, &a) in r_rest.iter_mut().zip(a_rest) {
        let sum;
        (sum, carry0) = mul_add(*r, a, b0, carry0);
        (*r, carry1) = mul_add(sum, before, b1, carry1);
        before = a;
    }
    let (low, high) = mul_add(carry0, before, b1, carry1);
    [low, high]
}

/// `r = a·b` modulo B^n for the n limbs of `r`, which start as zeros. `b` has at most n limbs.
pub(crate) fn mul_low(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    for (i, &limb) in b.iter().enumerate() {
        let width = a.len().min(r.len() - i);
        let (row, above) = r[i..].split_at_mut(width);
        let carry = mul_add_limb(row, &a[..row.len()], limb);
        if let Some(above) = above.first_mut() {
            *above = carry;
        }
    }
}

/// `r` = the product a·b without the columns below n − 2, for `a` and `b` of n ≥ 2 limbs; `r` has 2n and starts as
/// zeros.
///
/// The columns left out add up to less than Σ (i + 1)·(B − 1)²·B^i < (n − 2)·B^(n−1) over i ≤ n − 3, so that for n < B
/// limb n of `r` and those above are those of a·b, or of a number that is one unit of limb n less.
pub(crate) fn mul_high(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = a.len();
    for (i, &limb) in b.iter().enumerate() {
        let first = (n - 2).saturating_sub(i);
        let (row, above) = r[i + first..].split_at_mut(n - first);
        above[0] = mul_add_limb(row, &a[first..], limb);
    }
}
