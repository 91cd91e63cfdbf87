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
#[inline(always)]
pub(crate) fn mul(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    for (i, &limb) in b.iter().enumerate() {
        let (row, above) = r[i..].split_at_mut(a.len());
        above[0] = mul_add_limb(row, a, limb);
    }
}

/// `r = a·b` modulo B^n. The three have n limbs, and `r` starts as zeros.
pub(crate) fn mul_low(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = r.len();
    for (i, &limb) in b.iter().enumerate() {
        mul_add_limb(&mut r[i..], &a[..n - i], limb);
    }
}
