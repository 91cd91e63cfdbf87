//! Sums of products of digits below 2^32, for eight rows and eight columns of a product of matrices.

use super::x86_64;
use crate::kernel::door::lanes::{DigitSums, Digits};

/// `sums[r][l] += Σ a[k][r]·b[k][l]` modulo 2^64, over all k and for as many rows r as there are sums.
pub(crate) fn add_digit_products(sums: &mut [DigitSums], a: &[Digits], b: &[Digits]) {
    if !x86_64::add_digit_products(sums, a, b) {
        for (row, sums) in sums.iter_mut().enumerate() {
            for (a, b) in a.iter().zip(b) {
                for (sum, &b) in sums.0.iter_mut().zip(&b.0) {
                    *sum = sum.wrapping_add(u64::from(a.0[row]) * u64::from(b));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{DigitSums, Digits, add_digit_products};
    use alloc::vec::Vec;

    #[test]
    fn sums_are_those_of_the_products() {
        for (terms, rows) in [(0, 8), (1, 1), (3, 2), (5, 3), (7, 4), (2, 5), (9, 6), (4, 7), (64, 8)] {
            for largest in [true, false] {
                let digit = |k: usize, l: usize| {
                    if largest { u32::MAX } else { (k as u32 + 1).wrapping_mul(0x9e37_79b9 + l as u32) }
                };
                let a: Vec<_> = (0..terms).map(|k| Digits(core::array::from_fn(|l| digit(k, l)))).collect();
                let b: Vec<_> = (0..terms).map(|k| Digits(core::array::from_fn(|l| digit(k + 50, l)))).collect();
                let mut sums = [DigitSums([u64::MAX - 2; 8]); 8];
                add_digit_products(&mut sums[..rows], &a, &b);
                for (row, sums) in sums.iter().enumerate() {
                    for (lane, &sum) in sums.0.iter().enumerate() {
                        let products = a.iter().zip(&b).map(|(a, b)| u128::from(a.0[row]) * u128::from(b.0[lane]));
                        let expected = if row < rows { products.sum() } else { 0 };
                        assert_eq!(sum, (expected + u128::from(u64::MAX - 2)) as u64, "{terms} terms, {row}, {lane}");
                    }
                }
            }
        }
    }
}
