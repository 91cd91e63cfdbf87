//! Bytes and hexadecimal text.

use super::{LIMB_BITS, Limb};
use alloc::vec::Vec;

const LIMB_BYTES: usize = LIMB_BITS / 8;

/// Reads a big-endian number into `limbs`; the bytes must fit (leading zero bytes beyond the limbs are allowed).
/// Returns false when a non-zero byte does not fit; the time depends on the lengths alone.
pub(crate) fn from_be_bytes(limbs: &mut [Limb], bytes: &[u8]) -> bool {
    limbs.fill(0);
    let mut lost = 0;
    for (i, &byte) in bytes.iter().rev().enumerate() {
        match limbs.get_mut(i / LIMB_BYTES) {
            Some(limb) => *limb |= Limb::from(byte) << (i % LIMB_BYTES * 8),
            None => lost |= byte,
        }
    }
    lost == 0
}

/// The lowest `length` bytes of a number, big-endian.
pub(crate) fn to_be_bytes(limbs: &[Limb], length: usize) -> Vec<u8> {
    (0..length).rev().map(|i| (limbs[i / LIMB_BYTES] >> (i % LIMB_BYTES * 8)) as u8).collect()
}

/// Limbs needed for `bits` bits.
pub(crate) const fn limbs_for(bits: usize) -> usize {
    bits.div_ceil(LIMB_BITS)
}
