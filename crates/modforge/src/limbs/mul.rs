//! The multiply-accumulate step that every product is made of.

/// `accumulator + a·b + carry` as (low limb, high limb). It fits: (2^64−1)² + 2·(2^64−1) = 2^128 − 1.
#[inline(always)]
pub(crate) fn mul_add(accumulator: u64, a: u64, b: u64, carry: u64) -> (u64, u64) {
    let sum = u128::from(a) * u128::from(b) + u128::from(accumulator) + u128::from(carry);
    (sum as u64, (sum >> 64) as u64)
}

/// `r += a·b`, returning the limb carried out. `r` and `a` have one length.
#[inline(always)]
pub(crate) fn mul_add_limb(r: &mut [u64], a: &[u64], b: u64) -> u64 {
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
