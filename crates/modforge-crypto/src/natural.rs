//! Secret whole numbers, as far as keys need them: little-endian words, constant time in the numbers, zeroed when
//! dropped.

use zeroize::Zeroizing;

/// Words, the least significant first; leading zeros are allowed.
#[derive(Clone)]
pub(crate) struct Natural(Zeroizing<Vec<u64>>);

impl Natural {
    pub(crate) fn from_be_bytes(bytes: &[u8]) -> Self {
        let mut words = Zeroizing::new(Vec::with_capacity(bytes.len().div_ceil(8)));
        words.extend(bytes.rchunks(8).map(|word| word.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))));
        Self(words)
    }

    /// The number in `length` bytes, which it must fit.
    pub(crate) fn to_be_bytes(&self, length: usize) -> Zeroizing<Vec<u8>> {
        let byte = |index: usize| (self.word(index / 8) >> (8 * (index % 8))) as u8;
        let mut bytes = Zeroizing::new(Vec::with_capacity(length));
        bytes.extend((0..length).rev().map(byte));
        bytes
    }

    fn word(&self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }

    fn zeros(words: usize) -> Self {
        Self(Zeroizing::new(vec![0; words]))
    }

    pub(crate) fn times(&self, other: &Self) -> Self {
        let mut product = Self::zeros(self.0.len() + other.0.len());
        for (i, &a) in self.0.iter().enumerate() {
            let mut carry = 0;
            for (j, &b) in other.0.iter().enumerate() {
                let sum = u128::from(a) * u128::from(b) + u128::from(product.0[i + j]) + u128::from(carry);
                (product.0[i + j], carry) = (sum as u64, (sum >> 64) as u64);
            }
            product.0[i + other.0.len()] = carry;
        }
        product
    }

    /// The difference modulo 2^(64·words), and whether it is negative.
    pub(crate) fn minus(&self, other: &Self) -> (Self, bool) {
        let mut difference = Self::zeros(self.0.len().max(other.0.len()));
        let mut borrow = false;
        for i in 0..difference.0.len() {
            let (first, one) = self.word(i).overflowing_sub(other.word(i));
            let (second, two) = first.overflowing_sub(u64::from(borrow));
            (difference.0[i], borrow) = (second, one | two);
        }
        (difference, borrow)
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        let mut sum = Self::zeros(self.0.len().max(other.0.len()) + 1);
        let mut carry = false;
        for i in 0..sum.0.len() {
            let (first, one) = self.word(i).overflowing_add(other.word(i));
            let (second, two) = first.overflowing_add(u64::from(carry));
            (sum.0[i], carry) = (second, one | two);
        }
        sum
    }

    /// The number less one, for a number that is not 0.
    pub(crate) fn minus_one(&self) -> Self {
        self.minus(&Self(Zeroizing::new(vec![1]))).0
    }

    /// The distance of two numbers.
    pub(crate) fn distance(&self, other: &Self) -> Self {
        match self.minus(other) {
            (_, true) => other.minus(self).0,
            (difference, false) => difference,
        }
    }

    pub(crate) fn bits_vartime(&self) -> usize {
        self.0.iter().rposition(|&word| word != 0).map_or(0, |top| top * 64 + 64 - self.0[top].leading_zeros() as usize)
    }

    pub(crate) fn equals(&self, other: &Self) -> bool {
        (0..self.0.len().max(other.0.len())).fold(0, |any, i| any | (self.word(i) ^ other.word(i))) == 0
    }

    /// ⌊a/2^count⌋ for less than 64.
    pub(crate) fn shifted_right(&self, count: u32) -> Self {
        let above = |i: usize| if count == 0 { 0 } else { self.word(i + 1) << (64 - count) };
        let mut shifted = Self::zeros(self.0.len());
        for i in 0..self.0.len() {
            shifted.0[i] = self.0[i] >> count | above(i);
        }
        shifted
    }

    /// The quotient by a number that divides this one. In variable time.
    ///
    /// From the lowest word up (Jebelean 1993): after the twos, each word of the quotient is the lowest word left times
    /// the inverse of the divisor's lowest one modulo 2^64.
    pub(crate) fn divided_exactly_vartime(&self, divisor: &Self) -> Self {
        let (mut rest, mut divisor) = (self.clone(), divisor.clone());
        while divisor.word(0) & 1 == 0 {
            let zeros = divisor.word(0).trailing_zeros().min(63);
            rest = rest.shifted_right(zeros);
            divisor = divisor.shifted_right(zeros);
        }
        // Newton: each step doubles the bits that are right, from 3.
        let odd = divisor.word(0);
        let inverse = (0..5).fold(odd, |x, _| x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x))));
        let mut quotient = Self::zeros(rest.0.len());
        for i in 0..rest.0.len() {
            let digit = rest.0[i].wrapping_mul(inverse);
            quotient.0[i] = digit;
            let mut carry = 0;
            for j in i..rest.0.len() {
                let product = u128::from(digit) * u128::from(divisor.word(j - i)) + u128::from(carry);
                let (word, borrow) = rest.0[j].overflowing_sub(product as u64);
                rest.0[j] = word;
                carry = (product >> 64) as u64 + u64::from(borrow);
            }
        }
        quotient
    }
}

/// A big-endian number without its leading zeros.
pub(crate) fn significant(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.iter().position(|&byte| byte != 0).unwrap_or(bytes.len())..]
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;
    use proptest::prelude::*;

    fn both(bytes: &[u8]) -> (Natural, BigUint) {
        (Natural::from_be_bytes(bytes), BigUint::from_bytes_be(bytes))
    }

    fn same(natural: &Natural, number: &BigUint) -> bool {
        BigUint::from_bytes_be(&natural.to_be_bytes(200)) == *number
    }

    proptest! {
        #[test]
        fn as_whole_numbers(a in proptest::collection::vec(any::<u8>(), 0..60), b in proptest::collection::vec(any::<u8>(), 1..60)) {
            let ((a, x), (b, y)) = (both(&a), both(&b));
            prop_assert!(same(&a.times(&b), &(&x * &y)));
            prop_assert!(same(&a.plus(&b), &(&x + &y)));
            prop_assert_eq!(a.minus(&b).1, x < y);
            let distance = if x < y { &y - &x } else { &x - &y };
            prop_assert!(same(&a.distance(&b), &distance));
            prop_assert_eq!(a.equals(&b), x == y);
            prop_assert_eq!(a.bits_vartime() as u64, x.bits());
            prop_assert!(same(&a.shifted_right(13), &(&x >> 13)));
            if y > BigUint::ZERO {
                prop_assert!(same(&a.times(&b).divided_exactly_vartime(&b), &x));
                prop_assert!(same(&b.minus_one(), &(&y - 1u8)));
            }
        }
    }
}
