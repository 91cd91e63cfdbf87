//! Sums modulo p = 2^130 − 5 in the digits of the generated field `p1305`, with one reduction for several products.
//!
//! A number is a₀ + a₁·2^44 + a₂·2^87. As 2^88 = 2·2^87 and 2^130 ≡ 5, a product has the digits
//!
//! | | |
//! |---|---|
//! | c₀ | a₀b₀ + 10·(a₁b₂ + a₂b₁) |
//! | c₁ | a₀b₁ + a₁b₀ + 5·a₂b₂ |
//! | c₂ | a₀b₂ + 2·a₁b₁ + a₂b₀ |
//!
//! Bounds: the digits of a [`Sum`] are below 2^44, 2^43 + 2^8 and 2^43; those of a block, below 2^44, 2^43 and
//! 1.5·2^41. So with a block added the columns of a product are below 2^92, 2^90 and 2^90, those of four products
//! together below 2^94, 2^92 and 2^92. They fit in 128 bits, and what leaves them in 64: less than 2^50 into c₁ and
//! into c₂, and less than 2^49 out of c₂. Five times that, plus the 44 bits of a₀, is below 2^51 + 2^44, so that a₁
//! takes a carry below 2^8.

use modforge_fields::p1305::Element;

const LOW: u64 = (1 << 44) - 1;
const HIGH: u64 = (1 << 43) - 1;

/// A number modulo p.
#[derive(Clone, Copy)]
pub(super) struct Sum([u64; 3]);

impl Sum {
    pub(super) const ZERO: Self = Self([0; 3]);

    /// The sum with a little-endian number of 16 bytes.
    #[inline(always)]
    pub(super) fn plus(&self, block: &[u8; 16]) -> Self {
        self.plus_with_top(block, 0)
    }

    /// The sum with a block: 16 bytes and the bit above them.
    #[inline(always)]
    pub(super) fn plus_full(&self, block: &[u8; 16]) -> Self {
        self.plus_with_top(block, 1 << (128 - 87))
    }

    #[inline(always)]
    fn plus_with_top(&self, block: &[u8; 16], top: u64) -> Self {
        let number = u128::from_le_bytes(*block);
        let (low, high) = (number as u64, (number >> 64) as u64);
        let Self([a0, a1, a2]) = *self;
        Self([a0 + (low & LOW), a1 + ((low >> 44 | high << 20) & HIGH), a2 + (high >> 23 | top)])
    }

    /// The product.
    #[inline(always)]
    pub(super) fn times(&self, factor: &Self) -> Self {
        reduced(columns([0; 3], self, factor))
    }

    /// The sum with the first block times the first factor, plus the products of the others.
    #[inline(always)]
    pub(super) fn times_all<const N: usize>(&self, blocks: &[[u8; 16]; N], factors: &[Self; N]) -> Self {
        let mut total = columns([0; 3], &self.plus_full(&blocks[0]), &factors[0]);
        for (block, factor) in blocks.iter().zip(factors).skip(1) {
            total = columns(total, &Self::ZERO.plus_full(block), factor);
        }
        reduced(total)
    }

    /// The element of the field, within its tighter bounds.
    pub(super) fn number(&self) -> Element {
        let Self([a0, a1, a2]) = *self;
        let a2 = a2 + (a1 >> 43);
        Element([a0 + 5 * (a2 >> 43), a1 & HIGH, a2 & HIGH])
    }

    /// The digits at the bits 0, 44 and 88, below 2^44, 2^44 + 2^8 and 2^42.
    pub(super) fn aligned(&self) -> [u64; 3] {
        let Self([a0, a1, a2]) = *self;
        [a0, a1 + ((a2 & 1) << 43), a2 >> 1]
    }

    /// The sum with these digits at the bits 0, 44 and 88, each below 2^48.
    pub(super) fn of_aligned([d0, d1, d2]: [u64; 3]) -> Self {
        let d1 = d1 + (d0 >> 44);
        let d2 = d2 + (d1 >> 44);
        let a2 = 2 * d2 + ((d1 & LOW) >> 43);
        let a0 = (d0 & LOW) + 5 * (a2 >> 43);
        Self([a0 & LOW, (d1 & HIGH) + (a0 >> 44), a2 & HIGH])
    }
}

/// The columns of a sum of products with one more product added.
#[inline(always)]
fn columns([c0, c1, c2]: [u128; 3], sum: &Sum, factor: &Sum) -> [u128; 3] {
    let product = |a: u64, b: u64| u128::from(a) * u128::from(b);
    let (Sum([a0, a1, a2]), Sum([b0, b1, b2])) = (*sum, *factor);
    let (five_b1, five_b2) = (5 * b1, 5 * b2);
    [
        c0 + product(a0, b0) + product(2 * a1, five_b2) + product(2 * a2, five_b1),
        c1 + product(a0, b1) + product(a1, b0) + product(a2, five_b2),
        c2 + product(a0, b2) + product(2 * a1, b1) + product(a2, b0),
    ]
}

/// Carries from column to column, and five times what leaves the last into the first.
#[inline(always)]
fn reduced([c0, c1, c2]: [u128; 3]) -> Sum {
    let c1 = c1 + u128::from((c0 >> 44) as u64);
    let c2 = c2 + u128::from((c1 >> 43) as u64);
    let a0 = (c0 as u64 & LOW) + 5 * (c2 >> 43) as u64;
    Sum([a0 & LOW, (c1 as u64 & HIGH) + (a0 >> 44), c2 as u64 & HIGH])
}
