//! Scalars in signed digits.

use zeroize::Zeroize;

/// Digits in base 2^window of a secret number, each from -2^(window - 1) to 2^(window - 1); zeroed on drop.
pub struct Digits {
    digits: [i8; Self::MOST],
    len: usize,
}

impl Digits {
    /// Digits of a number of 784 bits in base 16.
    const MOST: usize = 197;

    /// The digits of the number below 2^bits given by bytes, least significant first; in constant time.
    ///
    /// `window` bits at a time, plus what is carried: a value v from 2^(window - 1) on becomes v - 2^window and
    /// carries 1. The last digit has bits mod `window` bits, less than the others, and so is 2^(window - 1) at most,
    /// carry included.
    ///
    /// # Panics
    /// Unless 4 ≤ `window` ≤ 7 and `bits` ≤ 784.
    #[must_use]
    pub fn new(bytes: &[u8], bits: u32, window: u32) -> Self {
        assert!((4..=7).contains(&window) && bits <= 784);
        let mut digits = [0; Self::MOST];
        let len = Self::count(bits, window);
        let (half, mut carry) = (1u16 << (window - 1), 0);
        for (i, digit) in digits[..len].iter_mut().enumerate() {
            let bit = i * window as usize;
            let pair = [bit / 8, bit / 8 + 1].map(|at| u16::from(bytes.get(at).copied().unwrap_or(0)));
            let value = (((pair[0] | (pair[1] << 8)) >> (bit % 8)) & (2 * half - 1)) + carry;
            carry = if i + 1 < len { (value + half) >> window } else { 0 };
            *digit = (value as i16 - ((carry as i16) << window)) as i8;
        }
        Self { digits, len }
    }

    /// How many digits a number of so many bits has, the last one for the carry if it has no bits.
    #[must_use]
    pub const fn count(bits: u32, window: u32) -> usize {
        (bits / window) as usize + 1
    }

    /// The digits, least significant first.
    #[must_use]
    pub fn as_slice(&self) -> &[i8] {
        &self.digits[..self.len]
    }
}

impl Drop for Digits {
    fn drop(&mut self) {
        self.digits.zeroize();
    }
}

/// The non-adjacent form of a public number given by bytes, least significant first: each digit is 0 or odd and between
/// -2^(width - 1) and 2^(width - 1), and of `width` digits in a row one at most is not 0 (Solinas 2000). The last digit
/// is not 0, so that no neutral point is doubled.
///
/// # Panics
/// Unless 2 ≤ `width` ≤ 16.
#[must_use]
pub fn naf_vartime(bytes: &[u8], width: u32) -> Vec<i16> {
    assert!((2..=16).contains(&width));
    let bits = 8 * bytes.len();
    let byte = |at: usize| u32::from(bytes.get(at).copied().unwrap_or(0));
    let mut digits = vec![0; bits + 1];
    let (mut at, mut carry) = (0, 0);
    while at <= bits {
        let bytes = byte(at / 8) | (byte(at / 8 + 1) << 8) | (byte(at / 8 + 2) << 16);
        let value = ((bytes >> (at % 8)) & ((1 << width) - 1)) + carry;
        if value & 1 == 0 {
            // The carry stays: it is 1 only if the bit is 1 too.
            at += 1;
            continue;
        }
        carry = value >> (width - 1);
        digits[at] = (value as i32 - ((carry as i32) << width)) as i16;
        at += width as usize;
    }
    digits.truncate(digits.iter().rposition(|&digit| digit != 0).map_or(0, |top| top + 1));
    digits
}
