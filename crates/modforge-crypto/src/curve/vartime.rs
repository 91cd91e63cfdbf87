//! Sums of multiples of points for verification. All of it takes a time that depends on numbers and points.

use super::digits::{Digits, naf_vartime};
use super::{Choose, Group, Half};

/// Bits of a digit of a number whose point is not known beforehand.
const WIDTH: u32 = 5;
/// The same for points that are.
const WIDTH_FIXED: u32 = 10;
/// From so many points on buckets take less additions than tables.
const PIPPENGER_FROM: usize = 190;

/// The odd multiples of a point that is known beforehand, and of its image if the group has an endomorphism.
pub struct OddMultiples<G: Group>(Vec<Vec<G::Affine>>);

impl<G: Group> OddMultiples<G> {
    /// Computes the tables.
    #[must_use]
    pub fn new(base: &G) -> Self {
        let image = G::image(&base.prepare()).map(|image| G::NEUTRAL.add(&image));
        let points = [Some(*base), image].into_iter().flatten();
        Self(points.map(|point| G::to_affine(&odd_multiples(&point, WIDTH_FIXED))).collect())
    }
}

/// P, 3P, 5P, …, (2^(width - 1) - 1)·P.
pub(crate) fn odd_multiples<G: Group>(point: &G, width: u32) -> Vec<G> {
    let double = point.double_times(1).prepare();
    let mut multiple = *point;
    let mut multiples = vec![multiple];
    for _ in 1..1 << (width - 2) {
        multiple = multiple.add(&double);
        multiples.push(multiple);
    }
    multiples
}

/// The sum of `scalar` times the point of `base` and of all numbers times their points; numbers as bytes, least
/// significant first.
#[must_use]
pub fn sum_vartime<G: Group>(base: &OddMultiples<G>, scalar: &[u8], others: &[(&[u8], G)]) -> G {
    if others.len() < PIPPENGER_FROM {
        return straus(base, scalar, others);
    }
    let sum = pippenger(others);
    let rest = straus(base, scalar, &[]);
    sum.add(&rest.prepare())
}

/// The digits of a number, or of both halves that an endomorphism splits it into.
fn digits<G: Group>(scalar: &[u8], width: u32) -> Vec<Vec<i16>> {
    let Some(halves) = G::split_vartime(scalar) else { return vec![naf_vartime(scalar, width)] };
    let digits = |half: Half| {
        let mut digits = naf_vartime(&half.magnitude.to_le_bytes(), width);
        if half.negative {
            digits.iter_mut().for_each(|digit| *digit = -*digit);
        }
        digits
    };
    halves.map(digits).into()
}

/// Straus 1964 with non-adjacent forms: doublings are shared, each number adds from a table of its own. Halves of
/// numbers save half of the doublings (Gallant, Lambert, Vanstone 2001).
fn straus<G: Group>(base: &OddMultiples<G>, scalar: &[u8], others: &[(&[u8], G)]) -> G {
    let fixed: Vec<_> = digits::<G>(scalar, WIDTH_FIXED).into_iter().zip(&base.0).collect();
    let multiples: Vec<_> = others.iter().flat_map(|(_, point)| odd_multiples(point, WIDTH)).collect();
    let prepared = G::prepare_all(&multiples);
    let images: Vec<_> = prepared.iter().filter_map(G::image).collect();
    let mut terms = Vec::with_capacity(2 * others.len());
    for (i, (scalar, _)) in others.iter().enumerate() {
        for (digits, table) in digits::<G>(scalar, WIDTH).into_iter().zip([&prepared, &images]) {
            terms.push((digits, &table[i << (WIDTH - 2)..][..1 << (WIDTH - 2)]));
        }
    }
    let lengths = fixed.iter().map(|(digits, _)| digits.len()).chain(terms.iter().map(|(digits, _)| digits.len()));
    let longest = lengths.max().unwrap_or(0);
    let (mut sum, mut doublings) = (G::NEUTRAL, 0);
    for at in (0..longest).rev() {
        doublings += 1;
        let digit = |digits: &[i16]| digits.get(at).copied().filter(|&digit| digit != 0);
        for (digits, table) in &fixed {
            if let Some(digit) = digit(digits) {
                sum = settle(sum, &mut doublings).add_affine(&entry(table, digit));
            }
        }
        for (digits, table) in &terms {
            if let Some(digit) = digit(digits) {
                sum = settle(sum, &mut doublings).add(&entry(table, digit));
            }
        }
    }
    settle(sum, &mut doublings)
}

/// Makes the doublings that are due.
#[inline]
fn settle<G: Group>(sum: G, doublings: &mut u32) -> G {
    let due = core::mem::take(doublings);
    if due == 0 { sum } else { sum.double_times(due) }
}

/// The multiple of an odd digit.
#[inline]
fn entry<P: Choose>(table: &[P], digit: i16) -> P {
    let found = table[usize::from(digit.unsigned_abs() / 2)];
    if digit < 0 { found.negate_if(true) } else { found }
}

/// Pippenger 1976 with signed digits: the points of each digit are gathered in the bucket of its value, and the sum of
/// all buckets by their values is that of the running sums from the highest bucket down.
fn pippenger<G: Group>(terms: &[(&[u8], G)]) -> G {
    let window = if terms.len() < 500 { 6 } else { 7 };
    let prepared: Vec<_> = terms.iter().map(|(_, point)| point.prepare()).collect();
    let digits: Vec<_> = terms.iter().map(|(scalar, _)| Digits::new(scalar, 8 * scalar.len() as u32, window)).collect();
    let longest = digits.iter().map(|digits| digits.as_slice().len()).max().unwrap_or(0);
    let mut sum = G::NEUTRAL;
    for at in (0..longest).rev() {
        sum = sum.double_times(window);
        let mut buckets = vec![G::NEUTRAL; 1 << (window - 1)];
        for (digits, point) in digits.iter().zip(&prepared) {
            let digit = digits.as_slice().get(at).copied().unwrap_or(0);
            if digit != 0 {
                let bucket = &mut buckets[usize::from(digit.unsigned_abs()) - 1];
                *bucket = bucket.add(&if digit < 0 { point.negate_if(true) } else { *point });
            }
        }
        let (mut running, mut total) = (G::NEUTRAL, G::NEUTRAL);
        for bucket in buckets.iter().rev() {
            running = running.add(&bucket.prepare());
            total = total.add(&running.prepare());
        }
        sum = sum.add(&total.prepare());
    }
    sum
}
