//! Sums of rows and of products of rows, reduced once at the end.
//!
//! A sum of c numbers below B^n is below c·B^n, and one of c products of numbers of n and of n' limbs is below
//! c·B^(n+n'), so one limb above those holds the rest for every c that a computer can count.

use super::{Rows, threads};
use crate::cancel::Watch;
use crate::kernel::PlainProducts;
use crate::limbs::{Limb, add, mul, with_fixed_size, zeros};
use crate::reduce::form::Words;
use crate::{Error, Modulus, Residue};
use alloc::vec::Vec;
use core::ops::Range;
use zeroize::Zeroizing;

/// Rows that a thread adds up at a time.
const CHUNK: usize = 1024;

impl Modulus {
    /// The sum of the numbers in `a`, which may have any length; 0 for none. Constant time in them.
    ///
    /// ```
    /// use modforge::{Modulus, Rows};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(modulus.sum_rows(Rows::from_be_bytes(&[90, 5, 200], 1)).to_be_bytes(), [4]); // 295 = 3·97 + 4
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn sum_rows(&self, a: Rows<'_>) -> Residue<'_> {
        self.added_up(a.len(), |rows| {
            let mut sum = Zeroizing::new(zeros(a.limbs() + 1));
            let mut number = Zeroizing::new(zeros(a.limbs()));
            for row in rows {
                a.load_row(&mut number, row);
                let (low, top) = sum.split_at_mut(number.len());
                top[0] += add::add_assign(low, &number);
            }
            sum
        })
    }

    /// The sum of the products of the numbers in `a` and `b`, row by row; 0 for none. Constant time in them.
    ///
    /// # Errors
    /// [`Error::BatchCount`] if the counts differ.
    ///
    /// ```
    /// use modforge::{Modulus, Rows};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let (a, b) = (Rows::from_be_bytes(&[60, 2], 1), Rows::from_be_bytes(&[50, 3], 1));
    /// assert_eq!(modulus.dot_rows(a, b)?.to_be_bytes(), [96]); // 3006 = 30·97 + 96
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn dot_rows(&self, a: Rows<'_>, b: Rows<'_>) -> Result<Residue<'_>, Error> {
        if a.len() != b.len() {
            let (given, expected) = (b.len(), a.len());
            return Err(Error::BatchCount { argument: "factors", given, counterpart: "numbers", expected });
        }
        Ok(self.added_up(a.len(), |rows| {
            let (x, y) = (a.to_limbs(rows.clone()), b.to_limbs(rows));
            let mut sum = Zeroizing::new(zeros(a.limbs() + b.limbs() + 1));
            add_products(&mut sum, [&x, &y], [a.limbs(), b.limbs()]);
            sum
        }))
    }

    /// The sum of what `work` gives for ranges of so many rows, on all cores.
    fn added_up(&self, count: usize, work: impl Fn(Range<usize>) -> Words + Sync) -> Residue<'_> {
        let chunks: Vec<Range<usize>> =
            (0..count).step_by(CHUNK).map(|first| first..count.min(first + CHUNK)).collect();
        let sums = threads::map(&chunks, |_, rows| {
            Watch::new().look();
            self.form().enter_wide(&work(rows.clone()))
        });
        let mut sums = sums.into_iter();
        let first = sums.next().unwrap_or_else(|| self.form().words());
        let total = sums.fold(first, |total, sum| {
            let mut next = self.form().words();
            self.form().arithmetic().add(&mut next, &total, &sum);
            next
        });
        Residue::new(self, total)
    }
}

/// Adds to `sum` the products of the numbers in `a` and `b`, which have so many limbs each; `sum` has one more than
/// both.
pub(super) fn add_products(sum: &mut [Limb], [a, b]: [&[Limb]; 2], [n_a, n_b]: [usize; 2]) {
    let plain = if n_a == n_b && PlainProducts::takes(n_a) { PlainProducts::new() } else { None };
    if plain.is_none() {
        with_fixed_size!(
            n_a,
            N => if n_b == N {
                return add_products_fixed::<N>(sum, a.as_chunks().0, b.as_chunks().0);
            },
            _ => {}
        );
    }
    let mut product = Zeroizing::new(zeros(n_a + n_b));
    let mut scratch = Zeroizing::new(zeros(plain.map_or(0, |plain| plain.scratch_words(n_a))));
    for (a, b) in a.chunks_exact(n_a).zip(b.chunks_exact(n_b)) {
        if let Some(plain) = plain {
            plain.product(&mut product, a, b, &mut scratch);
        } else {
            product.fill(0);
            mul::mul(&mut product, a, b);
        }
        let (low, top) = sum.split_at_mut(n_a + n_b);
        top[0] += add::add_assign(low, &product);
    }
}

/// As [`add_products`], with the sum in registers as far as there are some.
#[inline(always)]
fn add_products_fixed<const N: usize>(sum: &mut [Limb], a: &[[Limb; N]], b: &[[Limb; N]]) {
    let mut halves = [[0; N]; 2];
    let total = halves.as_flattened_mut();
    let mut top = 0;
    for (a, b) in a.iter().zip(b) {
        for i in 0..N {
            let mut carry = 0;
            for j in 0..N {
                (total[i + j], carry) = mul::mul_add(total[i + j], a[j], b[i], carry);
            }
            for limb in &mut total[i + N..] {
                (*limb, carry) = add::add_carry(*limb, carry, 0);
            }
            top += carry;
        }
    }
    let (low, high) = sum.split_at_mut(2 * N);
    high[0] += top + add::add_assign(low, total);
}
