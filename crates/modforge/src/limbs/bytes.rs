//! Bytes and hexadecimal text.

use super::{LIMB_BITS, Limb};
use crate::Error;
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

/// Bytes of a hexadecimal text, with or without `0x` in front; an odd number of digits is fine.
pub(crate) fn from_hex(text: &str) -> Result<Vec<u8>, Error> {
    let prefix = if text.starts_with("0x") || text.starts_with("0X") { 2 } else { 0 };
    let digits = &text.as_bytes()[prefix..];
    if digits.is_empty() {
        return Err(Error::EmptyHex);
    }
    let mut bytes = Vec::with_capacity(digits.len().div_ceil(2));
    let mut pending = 0;
    for (i, &digit) in digits.iter().enumerate() {
        let value = match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            b'A'..=b'F' => digit - b'A' + 10,
            _ => return Err(Error::InvalidHex { position: prefix + i }),
        };
        if (digits.len() - i).is_multiple_of(2) {
            pending = value << 4;
        } else {
            bytes.push(pending | value);
            pending = 0;
        }
    }
    Ok(bytes)
}

/// Limbs needed for `bits` bits.
pub(crate) const fn limbs_for(bits: usize) -> usize {
    bits.div_ceil(LIMB_BITS)
}
