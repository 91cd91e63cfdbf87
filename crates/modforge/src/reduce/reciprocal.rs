//! The quotient by m from a product with the reciprocal of m (Barrett 1986; Handbook of Applied Cryptography, 14.42).
//!
//! For x < B^L, m ≥ B^(n−1), e = L − n + 1 and μ = ⌊(B^L − 1)/m⌋, which has e limbs: q = ⌊⌊x/B^(n−1)⌋·μ / B^e⌋.
//!
//! Bound: the first ⌊⌋ loses less than 1 and B^L/m − μ is at most 1, so q > x/m − B^(n−1)/m − x/B^L − 1 ≥ x/m − 3, and
//! q ≤ x/m. Leaving out the low columns of the product (`mul_high`) takes at most 1 more. So 0 ≤ x − q·m < 4m
//! < B^(n+1): the difference is needed modulo B^(n+1) alone, and three conditional subtractions end in `[0, m)`.

use crate::kernel::divide::divide_vartime;
use crate::kernel::{PlainProducts, add_multiple};
use crate::limbs::{Limb, add, correct, mul, scratch};
use alloc::{vec, vec::Vec};
use zeroize::Zeroizing;

/// The quotient estimate for numbers of L limbs.
pub(super) struct Reciprocal {
    /// μ, e limbs.
    mu: Zeroizing<Vec<Limb>>,
    /// m, n + 1 limbs.
    m: Zeroizing<Vec<Limb>>,
}

impl Reciprocal {
    pub(super) fn new(m: &[Limb], length: usize) -> Self {
        let mut mu = divide_vartime(&vec![Limb::MAX; length], m).0;
        mu.truncate(length - m.len() + 1);
        Self::from_quotient(m, Zeroizing::new(mu))
    }

    /// From μ, which is ⌊B^L/m⌋ for an odd m above 1, too.
    pub(super) fn from_quotient(m: &[Limb], mu: Zeroizing<Vec<Limb>>) -> Self {
        Self { mu, m: Zeroizing::new([m, &[0]].concat()) }
    }

    /// `r = x mod m` for an x of L limbs.
    pub(super) fn reduce(&self, r: &mut [Limb], x: &[Limb]) {
        let (n, e) = (r.len(), self.mu.len());
        if e == n + 1
            && PlainProducts::takes(n)
            && let Some(plain) = PlainProducts::new()
        {
            return self.reduce_by_products(plain, r, x);
        }
        scratch::with_zeros(2 * e + 2 * (n + 1), |scratch| {
            let (estimate, rest) = scratch.split_at_mut(2 * e);
            let (multiple, rest) = rest.split_at_mut(n + 1);
            mul::mul_high(estimate, &x[n - 1..], &self.mu);
            let quotient = &estimate[e..];
            mul::mul_low(multiple, &self.m[..n], &quotient[..e.min(n + 1)]);
            add::sub(rest, &x[..=n], multiple);
            for _ in 0..3 {
                correct::subtract_once(rest, 0, &self.m);
            }
            r.copy_from_slice(&rest[..n]);
        });
    }

    /// As [`reduce`](Self::reduce) for L = 2n, with the kernel's products of n limbs and rows for what is above them:
    /// all columns are computed, so the difference is below 3m.
    fn reduce_by_products(&self, plain: PlainProducts, r: &mut [Limb], number: &[Limb]) {
        let n = r.len();
        let scratch_words = plain.scratch_words(n);
        scratch::with_zeros(2 * n + 2 + 2 * n + n + 1 + scratch_words, |room| {
            let (estimate, room) = room.split_at_mut(2 * n + 2);
            let (multiple, room) = room.split_at_mut(2 * n);
            let (rest, scratch) = room.split_at_mut(n + 1);
            let ((x, x_top), (mu, mu_top)) = (number[n - 1..].split_at(n), self.mu.split_at(n));
            let (product, top) = estimate.split_at_mut(2 * n);
            plain.product(product, x, mu, scratch);
            let carries =
                [add_multiple(&mut product[n..], x, mu_top[0]), add_multiple(&mut product[n..], mu, x_top[0])];
            (top[0], top[1]) = mul::mul_add(carries[0], x_top[0], mu_top[0], carries[1]);
            let (quotient, quotient_top) = estimate[n + 1..].split_at(n);
            plain.product(multiple, quotient, &self.m[..n], scratch);
            multiple[n] = multiple[n].wrapping_add(quotient_top[0].wrapping_mul(self.m[0]));
            add::sub(rest, &number[..=n], &multiple[..=n]);
            for _ in 0..2 {
                correct::subtract_once(rest, 0, &self.m);
            }
            r.copy_from_slice(&rest[..n]);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Reciprocal, divide_vartime};
    use crate::kernel::PlainProducts;
    use crate::limbs::{Limb, add, mul};
    use alloc::{vec, vec::Vec};

    /// Both ways to the quotient, at sizes with products of the kernel and at others, for moduli with tops of all kinds
    /// and for numbers around their multiples.
    #[test]
    fn remainders_are_those_of_the_division() {
        for n in [1, 2, 7, 8, 9, 12, 13, 16, 17, 32, 33] {
            for top in [1, 2, Limb::MAX / 2, Limb::MAX / 2 + 1, Limb::MAX] {
                for rest in [0, 1, Limb::MAX, 0x5555_5555] {
                    let mut m = vec![rest; n];
                    m[0] |= 1;
                    m[n - 1] = top | Limb::from(n == 1);
                    if m == [1] {
                        continue;
                    }
                    let reciprocal = Reciprocal::new(&m, 2 * n);
                    for number in numbers(&m) {
                        let expected = divide_vartime(&number, &m).1;
                        let mut found = vec![0; n];
                        reciprocal.reduce(&mut found, &number);
                        assert_eq!(found, expected, "{number:x?} mod {m:x?}");
                        if let Some(plain) = PlainProducts::new().filter(|_| PlainProducts::takes(n)) {
                            found.fill(0);
                            reciprocal.reduce_by_products(plain, &mut found, &number);
                            assert_eq!(found, expected, "{number:x?} mod {m:x?} by products");
                        }
                    }
                }
            }
        }
    }

    /// Numbers of twice as many limbs.
    fn numbers(m: &[Limb]) -> Vec<Vec<Limb>> {
        let n = m.len();
        let ones = vec![Limb::MAX; 2 * n];
        let mut numbers = vec![vec![0; 2 * n], ones.clone()];
        let largest = divide_vartime(&ones, m).0;
        for factor in [&[1][..], &[Limb::MAX], &vec![Limb::MAX; n], &largest[..n], &largest[..=n]] {
            let mut multiple = vec![0; factor.len() + n];
            mul::mul(&mut multiple, factor, m);
            multiple.resize(2 * n, 0);
            for change in [add::add_limb, add::sub_limb] {
                let mut near = multiple.clone();
                change(&mut near, 1);
                numbers.push(near);
            }
            numbers.push(multiple);
        }
        numbers
    }
}
