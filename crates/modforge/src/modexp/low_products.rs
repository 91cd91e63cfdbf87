//! Products modulo B^n for B = 2^64 or 2^32: the low limbs of plain ones.
//!
//! With a = a₀ + a₁·X and b = b₀ + b₁·X for X = B^h, h ≥ n/2: a·b = a₀b₀ + (a₀b₁ + a₁b₀)·X modulo B^n, and
//! a² = a₀² + 2·a₀a₁·X. So one whole product of h limbs and two low ones of n − h, or one. The kernel has code for
//! whole products which is faster than row by row, and needs fewer limb products from some length on.

use crate::kernel::{PlainProducts, add_multiple};
use crate::limbs::{LIMB_BITS, Limb, Wide, add, mul};
use alloc::{vec, vec::Vec};
use core::cell::RefCell;

/// From so many limbs on, a call for a row pays.
const MIN_ROW_LIMBS: usize = 24;
const LEAF_LIMBS: usize = PlainProducts::LOW_LIMBS;

/// Products of n limbs each modulo B^n.
pub(super) struct LowProducts {
    plain: Option<PlainProducts>,
    room: RefCell<Vec<Limb>>,
}

impl LowProducts {
    pub(super) fn new(n: usize) -> Self {
        let plain = PlainProducts::new();
        let words = plain.map_or(0, |plain| room_words(plain, n));
        Self { plain, room: RefCell::new(vec![0; words]) }
    }

    /// `r = a·b`.
    pub(super) fn multiply(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        match self.plain {
            Some(plain) => multiply_in_parts(plain, r, a, b, &mut self.room.borrow_mut()),
            None => multiply(r, a, b),
        }
    }

    /// `r = a²`.
    pub(super) fn square(&self, r: &mut [Limb], a: &[Limb]) {
        match self.plain {
            Some(plain) => square_in_parts(plain, r, a, &mut self.room.borrow_mut()),
            None => square(r, a),
        }
    }
}

/// h for n limbs that are split: some leaves, all but half of them.
fn split(n: usize) -> Option<usize> {
    let leaves = n / LEAF_LIMBS;
    (leaves > 1 && n.is_multiple_of(LEAF_LIMBS)).then_some(leaves.div_ceil(2) * LEAF_LIMBS)
}

/// Words of room for n limbs.
fn room_words(plain: PlainProducts, n: usize) -> usize {
    split(n).map_or(0, |h| {
        let whole = if 2 * h > n { 2 * h } else { 0 };
        (whole + plain.scratch_words(h)).max(n - h + room_words(plain, n - h))
    })
}

fn multiply_in_parts(plain: PlainProducts, r: &mut [Limb], a: &[Limb], b: &[Limb], room: &mut [Limb]) {
    let n = r.len();
    if n == LEAF_LIMBS {
        r.fill(0);
        return add_low_product(plain, r, a, b, room);
    }
    let Some(h) = split(n) else {
        return multiply(r, a, b);
    };
    let ((a0, a1), (b0, b1)) = (a.split_at(h), b.split_at(h));
    low_limbs(r, h, room, |whole, room| plain.product(whole, a0, b0, room));
    for (a, b) in [(a0, b1), (b0, a1)] {
        add_low_product(plain, &mut r[h..], &a[..n - h], b, room);
    }
}

fn square_in_parts(plain: PlainProducts, r: &mut [Limb], a: &[Limb], room: &mut [Limb]) {
    let n = r.len();
    let Some(h) = split(n) else {
        return square(r, a);
    };
    let (a0, a1) = a.split_at(h);
    low_limbs(r, h, room, |whole, room| plain.square(whole, a0, room));
    let (cross, rest) = room.split_at_mut(n - h);
    multiply_in_parts(plain, cross, &a0[..n - h], a1, rest);
    for _ in 0..2 {
        add::add_assign(&mut r[h..], cross);
    }
}

/// As many limbs of a product of two of h limbs as `r` has.
fn low_limbs(r: &mut [Limb], h: usize, room: &mut [Limb], product: impl FnOnce(&mut [Limb], &mut [Limb])) {
    if r.len() == 2 * h {
        return product(r, room);
    }
    let (whole, rest) = room.split_at_mut(2 * h);
    product(whole, rest);
    r.copy_from_slice(&whole[..r.len()]);
}

/// `r += a·b` for r of n limbs modulo B^n.
fn add_low_product(plain: PlainProducts, r: &mut [Limb], a: &[Limb], b: &[Limb], room: &mut [Limb]) {
    if let (Some(r), Some(a), Some(b)) = (r.as_mut_array(), a.as_array(), b.as_array()) {
        return plain.add_low_product(r, a, b);
    }
    let (product, rest) = room.split_at_mut(r.len());
    multiply_in_parts(plain, product, a, b, rest);
    add::add_assign(r, product);
}

/// `r = a·b` modulo B^n for n limbs each.
#[inline(always)]
pub(super) fn multiply(r: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = r.len();
    r.fill(0);
    if n >= MIN_ROW_LIMBS {
        for i in 0..n {
            add_multiple(&mut r[i..], &a[..n - i], b[i]);
        }
        return;
    }
    let (pairs, last) = b.as_chunks();
    for (i, &pair) in pairs.iter().enumerate() {
        mul::mul_add_two_limbs(&mut r[2 * i..], &a[..n - 2 * i], pair, 0);
    }
    if let [limb] = last {
        r[n - 1] = r[n - 1].wrapping_add(a[0].wrapping_mul(*limb));
    }
}

/// `r = a²` modulo B^n for n limbs each. About n²/4 limb products.
fn square(r: &mut [Limb], a: &[Limb]) {
    let n = a.len();
    r.fill(0);
    // The products a_i·a_j with j > i that begin below limb n.
    if n >= MIN_ROW_LIMBS {
        for i in 0..n / 2 {
            add_multiple(&mut r[2 * i + 1..], &a[i + 1..n - i], a[i]);
        }
    } else {
        for i in (0..n / 2).step_by(2) {
            let carry;
            (r[2 * i + 1], carry) = mul::mul_add(r[2 * i + 1], a[i], a[i + 1], 0);
            mul::mul_add_two_limbs(&mut r[2 * i + 2..], &a[i + 2..n - i], [a[i], a[i + 1]], carry);
        }
    }
    // Twice that, and the squares of the limbs.
    let (mut shifted_in, mut carry) = (0, 0);
    let mut add = |limb: &mut Limb, addend: Limb| {
        let sum = Wide::from(*limb << 1 | shifted_in) + Wide::from(addend) + Wide::from(carry);
        shifted_in = *limb >> (LIMB_BITS - 1);
        (*limb, carry) = (sum as Limb, (sum >> LIMB_BITS) as Limb);
    };
    for (pair, &limb) in r.chunks_mut(2).zip(a) {
        let (low, high) = mul::mul_add(0, limb, limb, 0);
        add(&mut pair[0], low);
        if let Some(above) = pair.get_mut(1) {
            add(above, high);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Limb, LowProducts};
    use crate::limbs::mul;
    use alloc::{vec, vec::Vec};

    #[test]
    fn low_products_are_the_low_limbs_of_products() {
        let edges = [0, 1, 2, Limb::MAX, Limb::MAX - 1, Limb::MAX / 2, Limb::MAX / 2 + 1];
        for n in (1..80).chain([96, 128, 192, 256]) {
            let products = LowProducts::new(n);
            for seed in 0..30 {
                let number = |offset| (0..n).map(|i| edges[(seed + offset + i * (seed + 2)) % edges.len()]).collect();
                let (a, b): (Vec<Limb>, Vec<Limb>) = (number(0), number(3));
                let (mut whole, mut low) = (vec![0; 2 * n], vec![0; n]);
                mul::mul(&mut whole, &a, &b);
                products.multiply(&mut low, &a, &b);
                assert_eq!(low, whole[..n], "{a:x?} {b:x?}");
                whole.fill(0);
                mul::mul(&mut whole, &a, &a);
                products.square(&mut low, &a);
                assert_eq!(low, whole[..n], "{a:x?}");
            }
        }
    }
}
