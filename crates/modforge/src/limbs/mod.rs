//! Multi-precision numbers as little-endian slices of 64-bit limbs, one operation a file.
//!
//! Everything here runs in a time that depends on the lengths alone. A truth value is a mask: all ones or all zeros.

pub(crate) mod add;
pub(crate) mod bytes;
pub(crate) mod compare;
pub(crate) mod mul;
pub(crate) mod square;

/// Most bits of a modulus.
pub const MAX_BITS: usize = 16_384;

/// Bits of a limb.
pub(crate) const LIMB_BITS: usize = 64;

/// Number of bits of `a` without leading zeros; variable time, for public numbers.
pub(crate) fn bit_length_vartime(a: &[u64]) -> usize {
    a.iter().rposition(|&limb| limb != 0).map_or(0, |top| (top + 1) * LIMB_BITS - a[top].leading_zeros() as usize)
}
