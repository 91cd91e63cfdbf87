//! Numbers that are the same in every run.

use num_bigint::BigUint;

/// The generator of Steele, Lea and Flood (2014): operands need to be reproducible and without pattern, no more.
pub(crate) struct SplitMix64(pub(crate) u64);

impl SplitMix64 {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below 2^bits.
    pub(crate) fn number(&mut self, bits: u64) -> BigUint {
        let words = bits.div_ceil(64);
        let bytes: Vec<u8> = (0..words).flat_map(|_| self.word().to_le_bytes()).collect();
        BigUint::from_bytes_le(&bytes) >> (words * 64 - bits)
    }
}
