//! Implicit rejection: the message that a ciphertext with a wrong padding decrypts to (draft-irtf-cfrg-rsa-guidance;
//! OpenSSL from 3.2 on, whose messages these are).
//!
//! From H = SHA-256(d) and a ciphertext c follows K = HMAC(H, c). A stream of bytes for a label is HMAC(K, i ‖ label ‖
//! bits) for i = 0, 1, … Label `message` gives as many bytes as the modulus has, whose end is the false message; label
//! `length` gives 128 candidates of two bytes for its length, cut to the bits that the largest length has, of which the
//! last one that is not too large is taken.

use super::OVERHEAD;
use crate::rsa::told::told;
use digest::KeyInit;
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};
use std::fmt;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, ConstantTimeLess};
use zeroize::{Zeroize, Zeroizing};

/// Candidates for the length of a false message.
const CANDIDATES: usize = 128;

/// Where a message can begin at the earliest.
const FIRST: usize = OVERHEAD;

/// H.
#[derive(Clone)]
pub(super) struct RejectionKey(Zeroizing<[u8; 32]>);

/// The replacement of a wrong padded message: as many bytes, and where in them the message begins.
pub(super) struct False {
    bytes: Zeroizing<Vec<u8>>,
    start: u32,
}

impl RejectionKey {
    /// For d in as many bytes as the modulus has.
    pub(super) fn new(d: &[u8]) -> Self {
        Self(Zeroizing::new(Sha256::digest(d).into()))
    }

    /// For a ciphertext as long as the modulus.
    pub(super) fn of(&self, ciphertext: &[u8]) -> False {
        let key = hmac(&*self.0, &[ciphertext]);
        let length = ciphertext.len();
        let max_length = (length - FIRST + 1) as u32; // first length that is too large
        let mask = u32::MAX >> max_length.leading_zeros();
        let mut chosen = 0;
        for candidate in stream(&key, b"length", 2 * CANDIDATES).as_chunks().0 {
            let candidate = u32::from(u16::from_be_bytes(*candidate)) & mask;
            chosen.conditional_assign(&candidate, candidate.ct_lt(&max_length));
        }
        False { bytes: stream(&key, b"message", length), start: length as u32 - chosen }
    }
}

impl fmt::Debug for RejectionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RejectionKey(..)")
    }
}

fn hmac(key: &[u8], parts: &[&[u8]]) -> Zeroizing<[u8; 32]> {
    let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key).expect("any length");
    let mut output = parts.iter().fold(mac, |mac, part| mac.chain_update(part)).finalize().into_bytes();
    let bytes = Zeroizing::new(output.into());
    output.as_mut_slice().zeroize();
    bytes
}

fn stream(key: &[u8; 32], label: &[u8], length: usize) -> Zeroizing<Vec<u8>> {
    let bits = (8 * length as u16).to_be_bytes();
    let mut bytes = Zeroizing::new(Vec::with_capacity(length + 32));
    for i in 0..length.div_ceil(32) as u16 {
        bytes.extend_from_slice(&*hmac(key, &[&i.to_be_bytes(), label, &bits]));
    }
    bytes.truncate(length);
    bytes
}

/// The message of a padded one, or the false one. Constant time in both, up to the length of what is returned.
pub(super) fn unpad(padded: &[u8], other: &False) -> Zeroizing<Vec<u8>> {
    let mut right = padded[0].ct_eq(&0) & padded[1].ct_eq(&2);
    let (mut found, mut start) = (Choice::from(0), 0u32);
    for (index, byte) in padded.iter().enumerate().skip(2) {
        let first_zero = byte.ct_eq(&0) & !found;
        start.conditional_assign(&(index as u32 + 1), first_zero);
        found |= first_zero;
    }
    right &= found & !start.ct_lt(&(FIRST as u32));
    let mut bytes = other.bytes.clone();
    for (byte, right_byte) in bytes.iter_mut().zip(padded) {
        byte.conditional_assign(right_byte, right);
    }
    let start = u32::conditional_select(&other.start, &start, right);
    from(bytes, start as usize)
}

/// The bytes from `start` on. Rotated by the bits of `start`, so that no address depends on it; its length may be told.
fn from(mut bytes: Zeroizing<Vec<u8>>, start: usize) -> Zeroizing<Vec<u8>> {
    let length = bytes.len();
    for bit in 0..usize::BITS - length.leading_zeros() {
        let (distance, set) = (1 << bit, Choice::from((start >> bit & 1) as u8));
        for index in 0..length.saturating_sub(distance) {
            let moved = bytes[index + distance];
            bytes[index].conditional_assign(&moved, set);
        }
    }
    Zeroizing::new(bytes[..length - told(start)].to_vec())
}
