//! Numbers as words, least significant first, as C libraries take them, and as bytes.

use num_bigint::BigUint;

/// A word of the CPU that the program is built for.
#[cfg(target_pointer_width = "64")]
pub(crate) type Word = u64;
/// A word of the CPU that the program is built for.
#[cfg(target_pointer_width = "32")]
pub(crate) type Word = u32;

/// Words that hold any number of `bits` bits.
pub(crate) fn words_for(bits: u64) -> usize {
    usize::try_from(bits.div_ceil(u64::from(Word::BITS))).expect("a size in memory")
}

/// `value` as exactly `count` words.
pub(crate) fn to_words(value: &BigUint, count: usize) -> Vec<Word> {
    let bytes = value.to_bytes_le();
    assert!(words_for(value.bits()) <= count, "a number of {} bits does not fit into {count} words", value.bits());
    let mut words: Vec<Word> = bytes.chunks(size_of::<Word>()).map(word).collect();
    words.resize(count, 0);
    words
}

/// The word of at most as many bytes.
fn word(bytes: &[u8]) -> Word {
    let mut whole = [0; size_of::<Word>()];
    whole[..bytes.len()].copy_from_slice(bytes);
    Word::from_le_bytes(whole)
}

/// The number of these words.
pub(crate) fn from_words(words: &[Word]) -> BigUint {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    BigUint::from_bytes_le(&bytes)
}

/// `value` as `count` big-endian bytes, which it must fit into.
pub(crate) fn to_be_bytes(value: &BigUint, count: usize) -> Vec<u8> {
    let bytes = value.to_bytes_be();
    [vec![0; count - bytes.len()], bytes].concat()
}
