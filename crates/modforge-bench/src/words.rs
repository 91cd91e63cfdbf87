//! Numbers as little-endian 64-bit words, as C libraries take them.

use num_bigint::BigUint;

/// Words that hold any number of `bits` bits.
pub(crate) fn words_for(bits: u64) -> usize {
    usize::try_from(bits.div_ceil(64)).expect("a size in memory")
}

/// `value` as exactly `count` words.
pub(crate) fn to_words(value: &BigUint, count: usize) -> Vec<u64> {
    let mut words = value.to_u64_digits();
    assert!(words.len() <= count, "a number of {} words does not fit into {count}", words.len());
    words.resize(count, 0);
    words
}

/// The number of these words.
pub(crate) fn from_words(words: &[u64]) -> BigUint {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    BigUint::from_bytes_le(&bytes)
}
