//! Odd numbers in digits that are all odd, so that the same steps are taken for any number.

use super::number::EcdsaNumber;

/// Bits of a digit of the factors of points, and odd multiples in a table of theirs.
pub(super) const WINDOW: usize = 5;
pub(super) const MULTIPLES: usize = 1 << (WINDOW - 1);
/// The same for the base point.
pub(super) const BASE_WINDOW: usize = 2 * WINDOW;
pub(super) const BASE_MULTIPLES: usize = 1 << (BASE_WINDOW - 1);

/// Digits of factors of points, for factors of so many bits.
pub(super) const fn count(factor_bits: usize) -> usize {
    factor_bits.div_ceil(WINDOW)
}

/// Digits of the base point's factor that a table serves: one is added at every second digit of another factor.
pub(super) const fn base_steps(factor_bits: usize) -> usize {
    count(factor_bits).div_ceil(2)
}

/// Tables of the base point: for factors as long as those of other points one, of B's odd multiples; for longer ones
/// more, each of 2^(10·steps) times the points of the one before.
pub(super) const fn base_tables(bits: usize, factor_bits: usize) -> usize {
    bits.div_ceil(BASE_WINDOW * base_steps(factor_bits))
}

/// An odd number with a sign.
#[derive(Clone, Copy, Debug)]
pub struct EcdsaFactor {
    negative: bool,
    magnitude: EcdsaNumber,
}

impl EcdsaFactor {
    /// The number of this absolute value; none if that is even.
    #[must_use]
    pub fn new(negative: bool, magnitude: EcdsaNumber) -> Option<Self> {
        (magnitude[0] & 1 == 1).then_some(Self { negative, magnitude })
    }

    /// Whether the absolute value is below 2^bits.
    pub(super) fn is_below(&self, bits: usize) -> bool {
        self.magnitude.iter().enumerate().all(|(at, byte)| u16::from(*byte) >> bits.saturating_sub(8 * at).min(8) == 0)
    }

    /// Digit `at` of `count` in base 2^width, an odd number of less than 2^width, for a number below 2^(width·count)
    /// (Joye, Tunstall 2009).
    ///
    /// An odd k is d + 2^width·k' with d = k mod 2^(width + 1) - 2^width and k' = 2·⌊k/2^(width + 1)⌋ + 1, which is
    /// odd, too: the number ⌊k/2^width⌋ with its lowest bit set. So digit i comes from the bits of k above width·i,
    /// `width` of them, and the last digit is what is left.
    pub(super) fn digit(&self, at: usize, width: usize, count: usize) -> i16 {
        let bits = |from: usize| {
            let byte = |at: usize| u32::from(self.magnitude.get(at).copied().unwrap_or(0));
            let bytes = byte(from / 8) | byte(from / 8 + 1) << 8 | byte(from / 8 + 2) << 16;
            (bytes >> (from % 8)) as i16 & ((1 << width) - 1)
        };
        let digit = if at + 1 == count { bits(width * at) | 1 } else { 2 * bits(width * at + 1) + 1 - (1 << width) };
        if self.negative { -digit } else { digit }
    }
}

#[cfg(test)]
mod tests {
    use super::{BASE_WINDOW, EcdsaFactor, base_steps, base_tables};
    use alloc::vec::Vec;
    use num_bigint::BigInt;

    #[test]
    fn digits_are_odd_and_make_the_number() {
        for (width, count, bits) in [
            (5, 52, 256),
            (10, 26, 256),
            (5, 26, 129),
            (10, 13, 129),
            (5, 77, 384),
            (10, 39, 384),
            (5, 23, 114),
            (10, 24, 225),
        ] {
            for seed in 0..200u32 {
                let mut bytes = [[0x00, 0xff, 0x5a][seed as usize % 3]; 48];
                for at in 0..usize::try_from(seed % 40).unwrap() {
                    bytes[(at * 7) % 48] ^= (seed.wrapping_mul(2_654_435_761) >> (at % 24)) as u8;
                }
                for at in bits..384 {
                    bytes[at / 8] &= !(1 << (at % 8));
                }
                bytes[0] |= 1;
                let factor = EcdsaFactor::new(seed % 2 == 1, bytes).unwrap();
                assert!(factor.is_below(bits));
                let digits: Vec<_> = (0..count).map(|at| factor.digit(at, width, count)).collect();
                assert!(digits.iter().all(|digit| digit % 2 != 0 && digit.abs() < 1 << width), "{digits:?}");
                let number = digits.iter().rev().fold(BigInt::ZERO, |sum, digit| (sum << width) + digit);
                let expected = BigInt::from_bytes_le(num_bigint::Sign::Plus, &bytes);
                assert_eq!(number, if seed % 2 == 1 { -expected } else { expected });
            }
        }
    }

    #[test]
    fn tables_hold_all_digits_and_none_is_needless() {
        for bits in 1..=384 {
            for factor_bits in 1..=bits {
                let digits = |tables: usize| BASE_WINDOW * base_steps(factor_bits) * tables;
                let tables = base_tables(bits, factor_bits);
                assert!(digits(tables) >= bits && digits(tables - 1) < bits, "{bits}, {factor_bits}");
            }
        }
        assert_eq!([base_tables(256, 256), base_tables(384, 384), base_tables(256, 129)], [1, 1, 2]);
    }

    #[test]
    fn even_numbers_and_long_ones_are_told() {
        assert!(EcdsaFactor::new(false, [0; 48]).is_none());
        let mut bytes = [0; 48];
        (bytes[0], bytes[16]) = (1, 2);
        assert!(!EcdsaFactor::new(false, bytes).unwrap().is_below(129));
        assert!(EcdsaFactor::new(false, bytes).unwrap().is_below(130));
    }
}
