//! The product entry by entry.

use super::Product;
use super::remainders::Remainders;
use crate::Modulus;
use crate::batch::{Rows, sums};
use crate::cancel::Watch;
use crate::limbs::zeros;
use crate::reduce::form::Words;
use alloc::vec::Vec;
use zeroize::Zeroizing;

/// Two matrices, as sums of products take their entries.
pub(super) struct OneByOne<'a> {
    a: Rows<'a>,
    /// The second matrix, column by column, and the limbs of a number there.
    b: Words,
    limbs: usize,
    inner: usize,
    remainders: Remainders<'a>,
}

impl<'a> OneByOne<'a> {
    pub(super) fn new(modulus: &'a Modulus, [a, b]: [Rows<'a>; 2], [_, inner, columns]: [usize; 3]) -> Self {
        let (limbs, by_rows) = (b.limbs(), b.to_limbs(0..b.len()));
        let mut by_columns = Zeroizing::new(Vec::with_capacity(by_rows.len()));
        for column in 0..columns {
            for row in 0..inner {
                by_columns.extend_from_slice(&by_rows[(row * columns + column) * limbs..][..limbs]);
            }
        }
        let remainders = Remainders::new(modulus, a.limbs() + limbs + 1);
        Self { a, b: by_columns, limbs, inner, remainders }
    }

    /// The rows of the product from `first` on, as many as there is room for.
    pub(super) fn rows(&self, product: &mut Product<'_>, first: usize) {
        let watch = Watch::new();
        let limbs = [self.a.limbs(), self.limbs];
        let [of_row, of_column] = limbs.map(|limbs| self.inner * limbs);
        let mut sum = Zeroizing::new(zeros(limbs[0] + limbs[1] + 1));
        let mut room = Zeroizing::new(zeros(self.remainders.room()));
        let a = self.a.to_limbs(first * self.inner..(first + product.rows()) * self.inner);
        for row in 0..product.rows() {
            for column in 0..product.columns {
                watch.look();
                sum.fill(0);
                let (a, b) = (&a[row * of_row..][..of_row], &self.b[column * of_column..][..of_column]);
                sums::add_products(&mut sum, [a, b], limbs);
                product.put_number([row, column], self.remainders.of(&sum, &mut room));
            }
        }
    }
}
