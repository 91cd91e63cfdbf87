//! Products of rows of bytes modulo one number, eight side by side in AVX-512 IFMA, 52-bit digits.
//!
//! # Algorithm
//! Barrett's reduction (Barrett 1986; Menezes, van Oorschot and Vanstone 1996, algorithm 14.42), as rows come as plain
//! numbers: with Montgomery's, each product would be two. Let β = 2^52, m a number of k bits, and N the count of
//! digits. With m' = m·2^s and T = (a·2^s₁)·(b·2^s₂), s₁ + s₂ = s, the remainder of T by m' is 2^s times what is
//! wanted. The shifts are whole bytes, which are read and written at other places; they are 0 for a modulus that nearly
//! fills its digits. The quotient is about q = ⌊T·μ/β^2N⌋ with μ = ⌊β^2N/m'⌋, and r = T − q·m'.
//!
//! # Bounds
//! Let rows a and b have w and v bits. N is the least count from 2 on such that w, v, k + 1 and w + v − k + 1 are at
//! most 52N, and s leaves g = 52N − k − s free bits with 1 ≤ g ≤ 40. So m' is in [β^N/2^(g+1), β^N/2^g), μ
//! ≤ 2^(g+1)·β^N has N + 1 digits, and q ≤ a·b/m < 2^(w+v−k+1) ≤ β^N has N. Three things make q less than T/m':
//! - μ is less than β^2N/m' by less than 1: T/β^2N < 2^(w+v+s)/β^2N = 2^(w+v−k−g)/β^N ≤ 1/4;
//! - T is taken from column N − 1 on without the carry into it, and of the columns of its product with μ those from N
//!   − 1 on. As a column is a sum of at most 2N + 2 halves below β, the first leaves out less than (2N + 1)·β^(N−1)/m'
//!   ≤ (2N + 1)·2^(g+1)/β < 2^−6, the second less than (2N + 3)/β;
//! - what is cut off at last is less than 1.
//!
//! So r < (1 + 1/4 + 2^−5)·m' < β^N: it is known from its N low digits, and one subtraction makes it T mod m'. Columns
//! with what is carried into them stay below 2^58, as N ≤ 11.

mod bytes;
mod product;

use super::ifma_batch::{DIGIT_BITS, DIGIT_MASK, load, load_block, store, store_block};
use super::lane_digits::to_digits;
use super::unrolled::unrolled;
use crate::kernel::cpu::has_avx512_rows;
use crate::kernel::door::lanes::{LANES, LaneWords, Lanes, lane_words};
use crate::kernel::eight::row_form::RowForm;
use crate::kernel::limbs::divide::divide_vartime;
use crate::limbs::{LIMB_BITS, Limb, bit_length_vartime, shift};
use alloc::{vec, vec::Vec};
use bytes::Column;
use core::arch::x86_64::__m512i as Vector;
use zeroize::Zeroizing;

/// Minimum number of digits: code for one would gain little.
const MIN_DIGITS: usize = 2;
/// Maximum number of digits: the columns of a product, the digits of a factor and one of the other stay in the 32
/// registers.
const MAX_DIGITS: usize = 11;
/// Maximum number of bits of the digits that a modulus leaves free.
const MAX_FREE_BITS: usize = 40;
/// Groups of eight rows between which the work alternates, step by step: one computes while another waits for its
/// carries.
const GROUPS: usize = 2;

/// Products modulo one number of rows of given lengths.
pub(crate) struct RowProducts {
    a: Column,
    b: Column,
    product: Column,
    /// μ, N + 1 digits.
    reciprocal: Zeroizing<Vec<u64>>,
    /// β^N − m', N digits.
    negated: Zeroizing<Vec<u64>>,
}

impl RowProducts {
    /// For a modulus without leading zero limbs, the rows of two factors and of their product. None for rows that are
    /// too long, and where the CPU lacks the instructions.
    pub(crate) fn new(m: &[Limb], a: RowForm, b: RowForm, product: RowForm) -> Option<Self> {
        let bits = bit_length_vartime(m);
        let (w, v) = (8 * a.bytes, 8 * b.bytes);
        let count = w.max(v).max(bits + 1).max((w + v + 1).saturating_sub(bits)).div_ceil(DIGIT_BITS).max(MIN_DIGITS);
        if count > MAX_DIGITS || !has_avx512_rows() {
            return None;
        }
        let shift = (count * DIGIT_BITS - bits).saturating_sub(MAX_FREE_BITS).div_ceil(8);
        let shift_a = shift.min(count * DIGIT_BITS / 8 - a.bytes);
        let shifted = shifted_left(m, 8 * shift);
        let (reciprocal, _) = divide_vartime(&shifted_left(&[1], 2 * count * DIGIT_BITS), &shifted);
        Some(Self {
            a: Column::new(a, shift_a),
            b: Column::new(b, shift - shift_a),
            product: Column::new(product, shift),
            reciprocal: Zeroizing::new(to_digits::<DIGIT_BITS>(&Zeroizing::new(reciprocal), count + 1)),
            negated: Zeroizing::new(negated(&Zeroizing::new(to_digits::<DIGIT_BITS>(&shifted, count)))),
        })
    }

    /// The products of the rows of `a` and `b` one by one, as many as `products` has.
    pub(crate) fn mul(&self, products: &mut [u8], a: &[u8], b: &[u8]) {
        macro_rules! for_digits {
            ($($count:literal)*) => {
                match self.negated.len() {
                    // SAFETY: this type is made only on a CPU with the instructions.
                    $($count => unsafe { self.mul_digits::<$count>(products, a, b) },)*
                    count => unreachable!("{count} digits"),
                }
            };
        }
        for_digits!(2 3 4 5 6 7 8 9 10 11);
    }

    #[target_feature(enable = "avx512f,avx512ifma,avx512bw,avx512vl,avx512vbmi,avx512vbmi2")]
    fn mul_digits<const N: usize>(&self, products: &mut [u8], a: &[u8], b: &[u8]) {
        let mut room: LaneWords = lane_words(GROUPS * 4 * N);
        let rooms = room.as_chunks_mut::<N>().0.as_chunks_mut::<4>().0;
        let groups = (products.len() / self.product.row_bytes()).div_ceil(LANES);
        for first in (0..groups).step_by(GROUPS) {
            let rooms = &mut rooms[..GROUPS.min(groups - first)];
            for (group, [digits_a, digits_b, _, _]) in rooms.iter_mut().enumerate() {
                self.a.load(digits_a, self.a.group(a, first + group));
                self.b.load(digits_b, self.b.group(b, first + group));
            }
            for [a, b, low, high] in rooms.iter_mut() {
                product::multiply(low, high, a, b);
            }
            for (group, [_, _, low, high]) in rooms.iter_mut().enumerate() {
                let quotient = product::quotient(low, high, &self.reciprocal);
                let remainder = product::remainder(low, quotient, &self.negated);
                self.product.store(self.product.group_mut(products, first + group), remainder);
            }
        }
    }
}

/// `a·2^shift` without leading zero limbs, for an `a` that has none.
fn shifted_left(a: &[Limb], shift: usize) -> Zeroizing<Vec<Limb>> {
    let whole = shift / LIMB_BITS;
    let mut r = Zeroizing::new(vec![0; whole + a.len() + 1]);
    r[whole..][..a.len()].copy_from_slice(a);
    shift::shift_left(&mut r[whole..], shift % LIMB_BITS);
    if r.last() == Some(&0) {
        r.pop();
    }
    r
}

/// β^N − a for the N digits of an a > 0.
fn negated(a: &[u64]) -> Vec<u64> {
    let mut borrow = 0;
    a.iter()
        .map(|&digit| {
            let difference = 0u64.wrapping_sub(digit).wrapping_sub(borrow);
            borrow = difference >> 63;
            difference & DIGIT_MASK
        })
        .collect()
}
