//! Poly1305, the one-time authenticator of RFC 8439 (Bernstein 2005).
//!
//! The message is cut into blocks of 16 bytes, each read as a number with a 1 above its last byte. With the clamped
//! half r of the key and the other half s,
//!
//! tag = ((m₁·rⁿ + m₂·rⁿ⁻¹ + … + mₙ·r) mod 2^130 − 5) + s mod 2^128.
//!
//! [`Poly1305`] takes the message in pieces and four blocks at a time, or where the piece is long sixteen with AVX-512
//! IFMA or eight with AVX2, as the CPU has it; [`mac_over`] is Horner's rule in any field of that prime, for
//! comparisons of fields. A key is for one message: two tags under one key tell r.
//!
//! ```
//! use modforge_crypto::poly1305::Poly1305;
//!
//! let key: [u8; 32] = std::array::from_fn(|i| i as u8); // in earnest: at random, and for this message alone
//! let mut mac = Poly1305::new(&key);
//! mac.update(b"in ");
//! mac.update(b"pieces");
//! let tag = mac.finalize();
//! assert_eq!(tag, Poly1305::mac(&key, b"in pieces"));
//! assert!(Poly1305::verify(&key, b"in pieces", &tag));
//! assert!(!Poly1305::verify(&key, b"in pieces.", &tag));
//! ```

mod over_field;
mod sum;
mod universal_hash;

pub use over_field::mac_over;

use crate::long::pieces;
use modforge_lanes::Poly1305Lanes;
use std::fmt;
use subtle::ConstantTimeEq;
use sum::Sum;
use zeroize::ZeroizeOnDrop;

/// Bytes of a block and of a tag.
const BLOCK: usize = 16;

/// Blocks that are multiplied before one reduction.
const TOGETHER: usize = 4;

/// The authenticator of one message, taken in pieces. Constant time in key and message, apart from the message's
/// length; zeroed when dropped.
#[derive(Clone)]
pub struct Poly1305 {
    /// r⁴, r³, r², r.
    powers: [Sum; TOGETHER],
    sum: Sum,
    /// s.
    mask: [u8; BLOCK],
    /// The start of a block, `filled` bytes of it.
    partial: [u8; BLOCK],
    filled: usize,
}

impl Poly1305 {
    /// Begins a message under a key that no other message has: r, which is clamped here, and s.
    pub fn new(key: &[u8; 32]) -> Self {
        let (r, s) = key.split_at(BLOCK);
        let mut mask = [0; BLOCK];
        mask.copy_from_slice(s);
        let powers = powers(Sum::ZERO.plus(&clamped(r)));
        Self { powers, sum: Sum::ZERO, mask, partial: [0; BLOCK], filled: 0 }
    }

    /// Takes the next bytes of the message.
    pub fn update(&mut self, bytes: &[u8]) {
        pieces(bytes).for_each(|piece| self.absorb(piece));
    }

    fn absorb(&mut self, mut bytes: &[u8]) {
        if self.filled > 0 {
            let (head, rest) = bytes.split_at(bytes.len().min(BLOCK - self.filled));
            self.partial[self.filled..][..head.len()].copy_from_slice(head);
            self.filled += head.len();
            if self.filled < BLOCK {
                return;
            }
            self.sum = self.sum.plus_full(&self.partial).times(&self.powers[TOGETHER - 1]);
            self.filled = 0;
            bytes = rest;
        }
        let (blocks, rest) = bytes.as_chunks::<BLOCK>();
        let blocks = self.update_in_lanes(blocks);
        let (groups, blocks) = blocks.as_chunks::<TOGETHER>();
        for group in groups {
            self.sum = self.sum.times_all(group, &self.powers);
        }
        for block in blocks {
            self.sum = self.sum.plus_full(block).times(&self.powers[TOGETHER - 1]);
        }
        self.partial[..rest.len()].copy_from_slice(rest);
        self.filled = rest.len();
    }

    /// Takes a long piece where the CPU has vectors for it, and returns what is left.
    fn update_in_lanes<'b>(&mut self, blocks: &'b [[u8; BLOCK]]) -> &'b [[u8; BLOCK]] {
        if blocks.len() < Poly1305Lanes::pay_from() {
            return blocks;
        }
        let [fourth, third, second, first] = self.powers;
        let powers = [first, second, third, fourth].map(|power| power.aligned());
        let Some(lanes) = Poly1305Lanes::new(powers) else { return blocks };
        self.sum = Sum::of_aligned(lanes.absorb(self.sum.aligned(), blocks));
        &[]
    }

    /// Ends the message and returns its tag.
    #[must_use]
    pub fn finalize(mut self) -> [u8; 16] {
        if self.filled > 0 {
            self.partial[self.filled] = 1;
            self.partial[self.filled + 1..].fill(0);
            self.sum = self.sum.plus(&self.partial).times(&self.powers[TOGETHER - 1]);
        }
        masked(&self.sum.number().to_le_bytes(), &self.mask)
    }

    /// The tag of a message in one piece.
    #[must_use]
    pub fn mac(key: &[u8; 32], message: &[u8]) -> [u8; 16] {
        let mut mac = Self::new(key);
        mac.update(message);
        mac.finalize()
    }

    /// Whether this is the tag of the message; constant time in the tag.
    #[must_use]
    pub fn verify(key: &[u8; 32], message: &[u8], tag: &[u8; 16]) -> bool {
        Self::mac(key, message).ct_eq(tag).into()
    }
}

impl Drop for Poly1305 {
    fn drop(&mut self) {
        // In whole vectors, where `zeroize` writes byte by byte.
        (self.powers, self.sum) = ([Sum::ZERO; TOGETHER], Sum::ZERO);
        (self.mask, self.partial) = ([0; BLOCK], [0; BLOCK]);
        zeroize::optimization_barrier(self);
    }
}

impl ZeroizeOnDrop for Poly1305 {}

impl fmt::Debug for Poly1305 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Poly1305(..)")
    }
}

/// r without the bits that RFC 8439 clears: the top four of each fourth byte, and the low two of the bytes behind
/// those.
fn clamped(r: &[u8]) -> [u8; BLOCK] {
    std::array::from_fn(|i| match i % 4 {
        3 => r[i] & 15,
        0 if i > 0 => r[i] & 252,
        _ => r[i],
    })
}

/// r⁴, r³, r², r.
fn powers(r: Sum) -> [Sum; TOGETHER] {
    let second = r.times(&r);
    [second.times(&second), second.times(&r), second, r]
}

/// The low 16 bytes of the number, plus s, modulo 2^128.
fn masked(number: &[u8], mask: &[u8; BLOCK]) -> [u8; BLOCK] {
    let mut low = [0; BLOCK];
    low.copy_from_slice(&number[..BLOCK]);
    u128::from_le_bytes(low).wrapping_add(u128::from_le_bytes(*mask)).to_le_bytes()
}
