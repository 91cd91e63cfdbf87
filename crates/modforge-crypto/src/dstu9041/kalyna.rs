//! The block cipher Kalyna (DSTU 7624:2014), in constant time.

use super::substitution::{substitute, substitute_back};
use zeroize::Zeroize;

/// Words of the largest block.
const MOST: usize = 8;
/// Keys of the rounds for the largest key.
const MOST_KEYS: usize = 19;

/// Kalyna with a key; blocks of 128, 256 or 512 bits with a key of the same length or, for the two smaller, of twice
/// that. Zeroed on drop.
pub struct Kalyna {
    words: usize,
    rounds: usize,
    keys: [[u64; MOST]; MOST_KEYS],
}

impl Drop for Kalyna {
    fn drop(&mut self) {
        self.keys.zeroize();
    }
}

impl Kalyna {
    /// The cipher for blocks of so many bytes; nothing if there is none with a key of that length.
    #[must_use]
    pub fn new(block: usize, key: &[u8]) -> Option<Self> {
        let rounds = match (block, key.len()) {
            (16, 16) => 10,
            (16 | 32, 32) => 14,
            (32 | 64, 64) => 18,
            _ => return None,
        };
        let words = block / 8;
        let mut cipher = Self { words, rounds, keys: [[0; MOST]; MOST_KEYS] };
        let mut key_words = [0; MOST];
        load(&mut key_words, key);
        cipher.expand(&mut key_words[..key.len() / 8]);
        key_words.zeroize();
        Some(cipher)
    }

    /// Bytes of a block.
    #[must_use]
    pub fn block(&self) -> usize {
        8 * self.words
    }

    /// The keys of the rounds: those with an even number from the key and a state of its own, and from each the next
    /// one.
    fn expand(&mut self, key: &mut [u64]) {
        let words = self.words;
        let (first, last) = (&key[..words], &key[key.len() - words..]);
        let mut own = [0; MOST];
        own[0] = (words + key.len() + 1) as u64;
        let own = &mut own[..words];
        add(own, first);
        round(own);
        xor(own, last);
        round(own);
        add(own, first);
        round(own);
        let mut constant = 0x0001_0001_0001_0001u64;
        let mut even = (0..=self.rounds).step_by(2);
        'all: loop {
            for half in key.chunks_exact(words) {
                let Some(index) = even.next() else { break 'all };
                let mut addend = [0; MOST];
                for (target, word) in addend.iter_mut().zip(own.iter()) {
                    *target = word.wrapping_add(constant);
                }
                let state = &mut self.keys[index][..words];
                state.copy_from_slice(half);
                add(state, &addend);
                round(state);
                xor(state, &addend);
                round(state);
                add(state, &addend);
                addend.zeroize();
                constant <<= 1;
            }
            key.rotate_left(1);
        }
        for odd in (1..self.rounds).step_by(2) {
            let mut bytes = [0; 8 * MOST];
            store(&mut bytes, &self.keys[odd - 1][..words]);
            bytes[..8 * words].rotate_left(2 * words + 3);
            load(&mut self.keys[odd], &bytes[..8 * words]);
            bytes.zeroize();
        }
        own.zeroize();
    }

    fn key(&self, index: usize) -> &[u64] {
        &self.keys[index][..self.words]
    }

    /// Encrypts a block.
    ///
    /// # Panics
    /// If the block has another length.
    pub fn encrypt(&self, block: &mut [u8]) {
        assert_eq!(block.len(), self.block());
        let mut words = [0; MOST];
        load(&mut words, block);
        let state = &mut words[..self.words];
        add(state, self.key(0));
        for index in 1..self.rounds {
            round(state);
            xor(state, self.key(index));
        }
        round(state);
        add(state, self.key(self.rounds));
        store(block, state);
        words.zeroize();
    }

    /// Decrypts a block.
    ///
    /// # Panics
    /// If the block has another length.
    pub fn decrypt(&self, block: &mut [u8]) {
        assert_eq!(block.len(), self.block());
        let mut words = [0; MOST];
        load(&mut words, block);
        let state = &mut words[..self.words];
        subtract(state, self.key(self.rounds));
        round_back(state);
        for index in (1..self.rounds).rev() {
            xor(state, self.key(index));
            round_back(state);
        }
        subtract(state, self.key(0));
        store(block, state);
        words.zeroize();
    }
}

fn load(words: &mut [u64], bytes: &[u8]) {
    for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    }
}

fn store(bytes: &mut [u8], words: &[u64]) {
    for (bytes, word) in bytes.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
}

fn add(state: &mut [u64], key: &[u64]) {
    state.iter_mut().zip(key).for_each(|(word, key)| *word = word.wrapping_add(*key));
}

fn subtract(state: &mut [u64], key: &[u64]) {
    state.iter_mut().zip(key).for_each(|(word, key)| *word = word.wrapping_sub(*key));
}

fn xor(state: &mut [u64], key: &[u64]) {
    state.iter_mut().zip(key).for_each(|(word, key)| *word ^= *key);
}

/// Substitutes all bytes, shifts the rows and mixes the columns.
fn round(state: &mut [u64]) {
    substitute(state);
    shift_rows(state, false);
    // The first row of the matrix is 1, 1, 5, 1, 8, 6, 7, 4; each one below is the one above, rotated.
    mix(state, [1, 1, 5, 1, 8, 6, 7, 4]);
}

/// Undoes [`round`].
fn round_back(state: &mut [u64]) {
    mix(state, [0xad, 0x95, 0x76, 0xa8, 0x2f, 0x49, 0xd7, 0xca]);
    shift_rows(state, true);
    substitute_back(state);
}

/// Rotates row i by ⌊i·c/8⌋ of the c columns, to the right, or back.
fn shift_rows(state: &mut [u64], back: bool) {
    let count = state.len();
    let mut shifted = [0; MOST];
    for row in 0..8 {
        let by = row * count / 8;
        let by = if back { count - by } else { by };
        for (column, word) in state.iter().enumerate() {
            shifted[(column + by) % count] |= word & (0xff << (8 * row));
        }
    }
    state.copy_from_slice(&shifted[..count]);
    shifted.zeroize();
}

/// Multiplies all columns by the circulant matrix with this first row, over the field of 256 elements modulo
/// x^8 + x^4 + x^3 + x^2 + 1: byte i of the result is the sum of `row[k]` times byte i + k, which rotation brings to i.
fn mix(state: &mut [u64], row: [u8; 8]) {
    for word in state {
        let mut sum = 0;
        for (k, factor) in (0u32..).zip(row) {
            let mut power = word.rotate_right(8 * k);
            for bit in 0..8 {
                if factor >> bit & 1 == 1 {
                    sum ^= power;
                }
                power = double(power);
            }
        }
        *word = sum;
    }
}

/// Twice each of the 8 bytes.
fn double(bytes: u64) -> u64 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let carried = (bytes & HIGH) >> 7;
    ((bytes & !HIGH) << 1) ^ (carried * 0x1d)
}
