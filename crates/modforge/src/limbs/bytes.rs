//! Bytes and hexadecimal text.

use super::{LIMB_BITS, Limb, zeros};
use alloc::vec::Vec;

const LIMB_BYTES: usize = LIMB_BITS / 8;

/// Reads a big-endian number into `limbs`; the bytes must fit (leading zero bytes beyond the limbs are allowed).
/// Returns false when a non-zero byte does not fit; the time depends on the lengths alone.
pub(crate) fn from_be_bytes(limbs: &mut [Limb], bytes: &[u8]) -> bool {
    let (lost, kept) = bytes.split_at(bytes.len().saturating_sub(limbs.len() * LIMB_BYTES));
    let (top, whole) = kept.as_rchunks();
    let (low, high) = limbs.split_at_mut(whole.len());
    for (limb, chunk) in low.iter_mut().rev().zip(whole) {
        *limb = Limb::from_be_bytes(*chunk);
    }
    high.fill(0);
    if let Some(limb) = high.first_mut() {
        *limb = top.iter().fold(0, |limb, &byte| limb << 8 | Limb::from(byte));
    }
    lost.iter().fold(0, |any, byte| any | byte) == 0
}

/// The limbs of a big-endian number, without leading zeros.
pub(crate) fn parse(bytes: &[u8]) -> Vec<Limb> {
    let bytes = without_leading_zeros(bytes);
    let mut limbs = zeros(limbs_for(bytes.len() * 8));
    from_be_bytes(&mut limbs, bytes);
    limbs
}

/// The bytes from the first one on that is not 0; for public numbers.
pub(crate) fn without_leading_zeros(bytes: &[u8]) -> &[u8] {
    let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
    &bytes[zeros..]
}

/// The lowest `length` bytes of a number, big-endian.
pub(crate) fn to_be_bytes(limbs: &[Limb], length: usize) -> Vec<u8> {
    let mut bytes = zeros(length);
    write_be_bytes(&mut bytes, limbs);
    bytes
}

/// Fills `bytes` with the lowest bytes of a number, big-endian. The number has as many, or more.
pub(crate) fn write_be_bytes(bytes: &mut [u8], limbs: &[Limb]) {
    let (top, whole) = bytes.as_rchunks_mut();
    for (chunk, limb) in whole.iter_mut().rev().zip(limbs) {
        *chunk = limb.to_be_bytes();
    }
    if !top.is_empty() {
        top.copy_from_slice(&limbs[whole.len()].to_be_bytes()[LIMB_BYTES - top.len()..]);
    }
}

/// Limbs needed for `bits` bits.
pub(crate) const fn limbs_for(bits: usize) -> usize {
    bits.div_ceil(LIMB_BITS)
}
