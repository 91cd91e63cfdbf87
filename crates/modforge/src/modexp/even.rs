//! Powers modulo even numbers m = 2^k·d, d odd: x₁ modulo d and x₂ modulo 2^k give
//! x = x₁ + d·((x₂ − x₁)·d⁻¹ mod 2^k), which is below m (Garner 1959; `reduce::split` has the bounds).

use super::{odd, power_of_two};
use crate::limbs::bytes::limbs_for;
use crate::limbs::shift::{shift_right, trailing_zeros_vartime};
use crate::limbs::{LIMB_BITS, Limb, MAX_FIXED_LIMBS, add, bit_length_vartime, hensel, mul};
use alloc::vec;

/// As [`odd::power`], for an even m ≥ 2.
pub(super) fn power(result: &mut [Limb], base: &[u8], exponent: &[u8], m: &mut [Limb]) {
    let k = trailing_zeros_vartime(m);
    let w = limbs_for(k);
    let top_mask = Limb::MAX >> (w * LIMB_BITS - k);
    let (mut small, mut large) = ([0; MAX_FIXED_LIMBS], vec![]);
    let x2 = if w <= MAX_FIXED_LIMBS {
        &mut small[..w]
    } else {
        large.resize(w, 0);
        &mut large
    };
    power_of_two::power(x2, base, exponent, k);
    // d takes the place of m.
    let d = &mut m[k / LIMB_BITS..];
    shift_right(d, k % LIMB_BITS);
    let d = &d[..limbs_for(bit_length_vartime(d))];
    if d == [1] {
        x2[w - 1] &= top_mask;
        return result[..w].copy_from_slice(x2);
    }
    let (x1, above) = result.split_at_mut(d.len());
    odd::power(x1, base, exponent, d);
    if let [x2] = x2 {
        let factor = x2.wrapping_sub(x1[0]).wrapping_mul(hensel::inverse_limb(d[0])) & top_mask;
        let top = mul::mul_add_limb(x1, d, factor);
        // Below m, which may have no limb there.
        above.iter_mut().for_each(|limb| *limb = top);
        return;
    }
    let mut room = vec![0; 3 * w + d.len()];
    let (low, room) = room.split_at_mut(w);
    let (factor, x) = room.split_at_mut(w);
    let common = w.min(d.len());
    low[..common].copy_from_slice(&x1[..common]);
    let mut difference = vec![0; w];
    add::sub(&mut difference, x2, low);
    mul::mul_low(factor, &difference, &hensel::inverse(d, w));
    factor[w - 1] &= top_mask;
    // The product is added to x₁.
    x[..d.len()].copy_from_slice(x1);
    mul::mul(x, d, factor);
    result.copy_from_slice(&x[..result.len()]);
}
