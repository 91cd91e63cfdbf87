//! The multiple of a modulus that is −1 modulo a power of two, which lets quotient digits be used late.

use crate::kernel::limbs::multiple::add_multiple;
use crate::limbs::{LIMB_BITS, add, hensel, zeros};
use alloc::vec::Vec;

/// K = −m⁻¹ modulo B = 2^`bits`, and m·K + 1, a multiple of B, for an odd m.
pub(in super::super) fn multiple_of_minus_one(m: &[u64], bits: usize) -> (Vec<u64>, Vec<u64>) {
    // The inverse modulo a power of 2^64, cut off, as 0 − inverse.
    let mut k = hensel::inverse(m, bits.div_ceil(LIMB_BITS));
    let mut borrow = 0;
    for limb in &mut k {
        (*limb, borrow) = add::sub_borrow(0, *limb, borrow);
    }
    if !bits.is_multiple_of(LIMB_BITS) {
        k[bits / LIMB_BITS] &= (1 << (bits % LIMB_BITS)) - 1;
    }
    let mut product: Vec<u64> = zeros(m.len() + k.len() + 1);
    for (row, &limb) in k.iter().enumerate() {
        product[row + m.len()] = add_multiple(&mut product[row..row + m.len()], m, limb);
    }
    let mut carry = 1;
    for limb in &mut product {
        (*limb, carry) = add::add_carry(*limb, 0, carry);
    }
    (k, product)
}
