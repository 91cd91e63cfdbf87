//! How numbers are cut into digits whose products give those of the numbers.
//!
//! # Algorithm
//! A number is a polynomial of digits of w bits at 2^w. Level by level it is cut into s parts A₀ … A_(s−1), and a
//! product is made of s(s + 1)/2 products instead of s², those of A_i and of A_i + A_j for i < j (Karatsuba 1963; for
//! any s Weimerskirch and Paar 2006):
//!
//! A_i·B_j + A_j·B_i = (A_i + A_j)·(B_i + B_j) − A_i·B_i − A_j·B_j
//!
//! What is left after the levels is multiplied digit by digit. Both directions are linear, so for a sum of products the
//! sums A_i + A_j are formed once for each number, and the differences once for each sum.
//!
//! # Bounds
//! Each of L levels adds two digits, so with w + L ≤ 32 a sum of digits is below 2^32. Sums of products are taken
//! modulo 2^64. In the end there is one at each power of 2^w: for c products of numbers of D digits it is below
//! c·D·2^(2w), and with what the ones below it carry, a part in 2^w of that and more, below twice as much: w is such
//! that this is at most 2^64.

use crate::kernel::{DigitSums, Digits, LANES, Lanes, in_wide_vectors};
use crate::limbs::{LIMB_BITS, Limb, Wide};
use alloc::vec::Vec;

/// Products of numbers that are added up, in each lane, before carries.
pub(super) const TERMS: usize = 256;

/// Parts of a number on a level, at most, and levels.
const MAX_PARTS: usize = 7;
const MAX_LEVELS: usize = 3;

/// Words of a matrix, at most, for which more levels are worth their memory: 64 MB.
const MAX_WORDS: usize = 1 << 24;

/// How two numbers are cut.
#[derive(Clone, Debug)]
pub(super) struct Cut {
    /// Parts, from the outermost level on.
    levels: Vec<usize>,
    /// Digits of the parts after the last level of the one number and of the other, which are as many if there are
    /// levels.
    part: [usize; 2],
    /// w.
    bits: usize,
}

/// The two numbers of a product.
#[derive(Clone, Copy)]
pub(super) enum Side {
    First,
    Second,
}

impl Cut {
    /// The cut of numbers of so many bits with which a product of matrices of this shape (rows of the first, its
    /// columns, columns of the second) costs least.
    pub(super) fn cheapest(bits: [usize; 2], shape: [usize; 3]) -> Self {
        let mut levels = Vec::new();
        let mut best = Self::new(bits, shape[1], &levels);
        let mut lowest = best.cost(shape);
        let digits = best.digits(Side::First).max(best.digits(Side::Second));
        while next(&mut levels) {
            if levels.iter().product::<usize>() > digits {
                continue;
            }
            let cut = Self::new(bits, shape[1], &levels);
            let words = cut.words(Side::First).saturating_mul(shape[1]).saturating_mul(shape[0].max(shape[2]));
            let cost = cut.cost(shape);
            if words <= MAX_WORDS && cost < lowest {
                (best, lowest) = (cut, cost);
            }
        }
        best
    }

    /// With these levels, for sums of so many products.
    fn new(bits: [usize; 2], terms: usize, levels: &[usize]) -> Self {
        let parts: usize = levels.iter().product();
        let bits = if levels.is_empty() { bits } else { [bits[0].max(bits[1]); 2] };
        let terms = terms.clamp(1, TERMS);
        let mut cut = Self { levels: levels.to_vec(), part: [0; 2], bits: 32 - levels.len() };
        loop {
            cut.part = bits.map(|bits| bits.div_ceil(cut.bits).div_ceil(parts).max(1));
            let products = terms.saturating_mul(parts).saturating_mul(cut.part[0].min(cut.part[1]));
            if 2 * cut.bits + 1 + products.next_power_of_two().trailing_zeros() as usize <= 64 {
                return cut;
            }
            cut.bits -= 1;
        }
    }

    /// What a product of matrices costs, in vector instructions as counted in the code for AVX2.
    fn cost(&self, [rows, inner, columns]: [usize; 3]) -> f64 {
        let eights = |count: usize| count.next_multiple_of(LANES) as f64;
        let products = self.points() as f64 * self.part[0] as f64 * self.part[1] as f64;
        let evaluated = (eights(rows) + eights(columns)) * inner as f64 * self.additions() as f64;
        let of_an_entry = inner as f64 * 0.7 * products + 2.0 * (self.sums() + self.differences()) as f64;
        evaluated + rows as f64 * eights(columns) * of_an_entry
    }

    /// Words that are written when the digits of a number are summed up.
    fn additions(&self) -> usize {
        let of_levels = self.levels.iter().rev().fold((self.part[0], self.part[0]), |(additions, digits), parts| {
            let pairs = parts * (parts - 1) / 2;
            ((parts + pairs) * additions + pairs * digits, parts * digits)
        });
        of_levels.0
    }

    /// Additions and subtractions of sums.
    fn differences(&self) -> usize {
        let of_levels = self.levels.iter().rev().fold((0, self.part[0]), |(differences, digits), parts| {
            let pairs = parts * (parts - 1) / 2;
            ((parts + pairs) * differences + (parts * parts + pairs) * (2 * digits - 1), parts * digits)
        });
        of_levels.0
    }

    /// Products of the parts that are left after all levels.
    fn points(&self) -> usize {
        self.levels.iter().map(|parts| points(*parts)).product()
    }

    /// Words that a number becomes.
    pub(super) fn words(&self, side: Side) -> usize {
        self.points() * self.part[side as usize]
    }

    /// Sums that make one entry of the product.
    pub(super) fn sums(&self) -> usize {
        self.points() * self.sums_of_part()
    }

    fn sums_of_part(&self) -> usize {
        self.part[0] + self.part[1] - 1
    }

    /// Digits of a number.
    pub(super) fn digits(&self, side: Side) -> usize {
        self.levels.iter().product::<usize>() * self.part[side as usize]
    }

    /// Sums at powers of 2^w.
    pub(super) fn columns(&self) -> usize {
        self.digits(Side::First) + self.digits(Side::Second) - 1
    }

    /// The digits of eight numbers and sums of them, in one of the two rooms, which have a place for each word.
    pub(super) fn evaluate<'r>(
        &self,
        side: Side,
        numbers: [&[Limb]; LANES],
        [mut words, mut room]: [&'r mut [Digits]; 2],
    ) -> &'r [Digits] {
        let mut length = self.digits(side);
        for (lane, number) in numbers.into_iter().enumerate() {
            self.split(&mut words[..length], lane, number);
        }
        in_wide_vectors(
            #[inline(always)]
            || {
                let mut count = length;
                for parts in &self.levels {
                    length /= parts;
                    with_sums_of_parts(&words[..count], room, *parts, length);
                    count = count / parts * points(*parts);
                    core::mem::swap(&mut words, &mut room);
                }
            },
        );
        words
    }

    /// Lane `lane` of `digits` = those of the number, of which there are enough.
    fn split(&self, digits: &mut [Digits], lane: usize, number: &[Limb]) {
        let mut limbs = number.iter();
        let (mut held, mut ready): (Wide, usize) = (0, 0);
        for digit in digits {
            if ready < self.bits {
                held |= limbs.next().map_or(0, |&limb| Wide::from(limb)) << ready;
                ready += LIMB_BITS;
            }
            digit.0[lane] = held as u32 & (u32::MAX >> (32 - self.bits));
            held >>= self.bits;
            ready -= self.bits;
        }
    }

    /// The positions, among the words of either number, of those whose products are in a sum.
    pub(super) fn pairs(&self, sum: usize) -> impl Iterator<Item = [usize; 2]> {
        let [first, second] = self.part;
        let (point, column) = (sum / self.sums_of_part(), sum % self.sums_of_part());
        let digits = (column + 1).saturating_sub(second)..first.min(column + 1);
        digits.map(move |digit| [point * first + digit, point * second + column - digit])
    }

    /// Adds sums of products of words, eight of each kind side by side, to `digits`, all of which are below 2^w then;
    /// the last one takes what is carried into it. `sums` and `room` have a place for each kind, and hold anything
    /// afterwards.
    pub(super) fn add_to<'r>(
        &self,
        digits: &mut [DigitSums],
        mut sums: &'r mut [DigitSums],
        mut room: &'r mut [DigitSums],
    ) {
        in_wide_vectors(
            #[inline(always)]
            || {
                let (mut count, mut length) = (sums.len(), self.part[0]);
                for parts in self.levels.iter().rev() {
                    without_sums_of_parts(&sums[..count], room, *parts, length);
                    count = count / (points(*parts) * (2 * length - 1)) * (2 * parts * length - 1);
                    length *= parts;
                    core::mem::swap(&mut sums, &mut room);
                }
                digits.iter_mut().zip(&*sums).take(self.columns()).for_each(|(digit, sum)| add(digit, sum));
                let mut carries = [0; LANES];
                let last = digits.len() - 1;
                for (position, digit) in digits.iter_mut().enumerate() {
                    for (sum, carry) in digit.0.iter_mut().zip(&mut carries) {
                        *sum += *carry;
                        if position < last {
                            *carry = *sum >> self.bits;
                            *sum &= (1 << self.bits) - 1;
                        }
                    }
                }
            },
        );
    }

    /// `limbs` = eight numbers that have these digits.
    pub(super) fn join(&self, limbs: &mut [Lanes], digits: &[DigitSums]) {
        in_wide_vectors(
            #[inline(always)]
            || {
                let mut digits = digits.iter();
                let (mut above, mut ready) = ([0; LANES], 0);
                for limb in limbs {
                    limb.0 = above;
                    while ready < LIMB_BITS {
                        let digit = digits.next().copied().unwrap_or_default();
                        for ((limb, above), digit) in limb.0.iter_mut().zip(&mut above).zip(digit.0) {
                            *limb |= (digit as Limb) << ready;
                            *above = if ready == 0 { 0 } else { (digit as Limb) >> (LIMB_BITS - ready) };
                        }
                        ready += self.bits;
                    }
                    ready -= LIMB_BITS;
                }
            },
        );
    }
}

/// Products that a level makes of one.
fn points(parts: usize) -> usize {
    parts * (parts + 1) / 2
}

/// The levels after these, of ever more parts, by number and then by their parts; none after the last ones.
fn next(levels: &mut Vec<usize>) -> bool {
    match levels.iter().rposition(|&parts| parts < MAX_PARTS) {
        Some(position) => {
            let parts = levels[position] + 1;
            levels[position..].fill(parts);
        }
        None if levels.len() < MAX_LEVELS => *levels = [2].repeat(levels.len() + 1),
        None => return false,
    }
    true
}

/// Puts each run of `parts` parts of so many digits into `to`, and after it the sums of two of the parts.
#[inline(always)]
fn with_sums_of_parts(from: &[Digits], to: &mut [Digits], parts: usize, length: usize) {
    for (from, to) in from.chunks_exact(parts * length).zip(to.chunks_exact_mut(points(parts) * length)) {
        let (same, mut to) = to.split_at_mut(parts * length);
        same.copy_from_slice(from);
        for i in 0..parts {
            for j in i + 1..parts {
                let (sums, rest) = to.split_at_mut(length);
                for ((sum, x), y) in sums.iter_mut().zip(&from[i * length..]).zip(&from[j * length..]) {
                    *sum = Digits(core::array::from_fn(|lane| x.0[lane].wrapping_add(y.0[lane])));
                }
                to = rest;
            }
        }
    }
}

/// For each run of products of `parts` parts of so many digits, and of their sums, puts into `to` the coefficients of
/// the product of the numbers.
#[inline(always)]
fn without_sums_of_parts(from: &[DigitSums], to: &mut [DigitSums], parts: usize, length: usize) {
    let of_part = 2 * length - 1;
    for (from, to) in from.chunks_exact(points(parts) * of_part).zip(to.chunks_exact_mut(2 * parts * length - 1)) {
        to.fill(DigitSums::default());
        let mut from = from.chunks_exact(of_part);
        for (i, product) in from.by_ref().take(parts).enumerate() {
            for j in 0..parts {
                let columns = to[(i + j) * length..].iter_mut().zip(product);
                if i == j {
                    columns.for_each(|(column, product)| add(column, product));
                } else {
                    columns.for_each(|(column, product)| subtract(column, product));
                }
            }
        }
        for i in 0..parts {
            for (j, product) in (i + 1..parts).zip(from.by_ref()) {
                let columns = to[(i + j) * length..].iter_mut().zip(product);
                columns.for_each(|(column, product)| add(column, product));
            }
        }
    }
}

#[inline(always)]
fn add(a: &mut DigitSums, b: &DigitSums) {
    a.0.iter_mut().zip(&b.0).for_each(|(a, &b)| *a = a.wrapping_add(b));
}

#[inline(always)]
fn subtract(a: &mut DigitSums, b: &DigitSums) {
    a.0.iter_mut().zip(&b.0).for_each(|(a, &b)| *a = a.wrapping_sub(b));
}

#[cfg(test)]
mod tests {
    use super::{Cut, Side, TERMS, next};
    use crate::kernel::{DigitSums, Digits, LANES, lane_words};
    use crate::limbs::{LIMB_BITS, Limb, bytes::limbs_for, mul};
    use alloc::{vec, vec::Vec};

    /// As many products of numbers with all bits set, and with other patterns, as there are before carries, for every
    /// sequence of levels.
    #[test]
    fn products_come_back_from_sums_of_words() {
        let mut levels = Vec::new();
        loop {
            for bits in [[64, 64], [129, 129], [521, 512], [1200, 1100]] {
                check(&Cut::new(bits, TERMS, &levels), bits);
            }
            if !next(&mut levels) {
                break;
            }
        }
        check(&Cut::new([33, 1000], TERMS, &[]), [33, 1000]);
        check(&Cut::new([1, 1], 1, &[]), [1, 1]);
    }

    fn check(cut: &Cut, bits: [usize; 2]) {
        let numbers = bits.map(|bits| -> Vec<Vec<Limb>> {
            let number = |lane: usize| {
                let limb = |position: usize| match lane {
                    0 => Limb::MAX,
                    1 => 0,
                    2 => Limb::from(position == 0),
                    _ => (0x9e37_79b9_7f4a_7c15_u64.wrapping_mul((position + 10 * lane) as u64)) as Limb,
                };
                let mut limbs: Vec<Limb> = (0..limbs_for(bits)).map(limb).collect();
                if !bits.is_multiple_of(LIMB_BITS) {
                    *limbs.last_mut().expect("a limb") &= (1 << (bits % LIMB_BITS)) - 1;
                }
                limbs
            };
            (0..LANES).map(number).collect()
        });
        let words = [Side::First, Side::Second].map(|side| {
            let count = cut.words(side);
            let mut rooms = vec![Digits::default(); 2 * count];
            let numbers = core::array::from_fn(|lane| &numbers[side as usize][lane][..]);
            cut.evaluate(side, numbers, rooms.split_at_mut(count).into()).to_vec()
        });
        let mut sums = vec![DigitSums::default(); cut.sums()];
        for (kind, sums) in sums.iter_mut().enumerate() {
            for [i, j] in cut.pairs(kind) {
                for (lane, sum) in sums.0.iter_mut().enumerate() {
                    let product = u64::from(words[0][i].0[lane]) * u64::from(words[1][j].0[lane]);
                    *sum = sum.wrapping_add(product.wrapping_mul(TERMS as u64));
                }
            }
        }
        let mut digits = vec![DigitSums::default(); cut.columns() + 4];
        cut.add_to(&mut digits, &mut sums, &mut vec![DigitSums::default(); cut.sums()]);
        let mut limbs = lane_words(limbs_for(bits[0]) + limbs_for(bits[1]) + 1);
        cut.join(&mut limbs, &digits);
        for (lane, (a, b)) in numbers[0].iter().zip(&numbers[1]).enumerate() {
            let mut product = vec![0; limbs.len() - 1];
            mul::mul(&mut product, a, b);
            let mut expected = vec![0; limbs.len()];
            let (low, top) = expected.split_at_mut(limbs.len() - 1);
            top[0] = mul::mul_add_limb(low, &product, TERMS as Limb);
            let found: Vec<Limb> = limbs.iter().map(|limb| limb.0[lane]).collect();
            assert_eq!(found, expected, "{cut:?}, lane {lane}");
        }
    }
}
