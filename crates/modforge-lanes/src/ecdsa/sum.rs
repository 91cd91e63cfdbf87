//! Sums of multiples of a base point and of another point, a sum a lane, and what signatures ask of them.
//!
//! Straus 1964: both points' multiples share the doublings. Digits of 10 bits pick odd multiples of the base point from
//! a table that is there, digits of 5 bits those of the other point from a table made on the way. With an endomorphism
//! the other point has two factors of half the length; the base point's factor stays whole, and its upper digits have a
//! table of their own.

use super::base::base_lines;
use super::calls::{mul, square};
use super::digits::{BASE_MULTIPLES, BASE_WINDOW, EcdsaFactor, MULTIPLES, WINDOW, base_steps, base_tables, count};
use super::job::EcdsaJob;
use super::lane_curve::{LaneCurve, check};
use super::number::entered;
use super::points::{Point, add, add_affine, double, negated_if};
use super::table::{Line, lines, loaded, stored};
use crate::fields::LaneField;
use crate::fields::vector::{Anywhere, LANES, Vector};
use alloc::vec::Vec;
use core::marker::PhantomData;

/// The odd multiples P, 3·P, … of each lane's point P, and then those of the endomorphism's image: the lines of all
/// lanes for the first one, and so on.
///
/// No sum here is undefined for points of a prime order above all these numbers.
#[inline(always)]
fn multiples<C: LaneCurve, V: Vector>(cpu: V::Cpu, jobs: &[EcdsaJob; LANES]) -> Vec<Line> {
    let coordinate = |which: usize| entered::<C::Field<V>>(cpu, &jobs.each_ref().map(|job| job.point[which]));
    let mut point = Point { x: coordinate(0), y: coordinate(1), z: C::Field::<V>::one(cpu) };
    let twice = double::<C, V>(&point);
    let beta = C::BETA.map(|beta| entered::<C::Field<V>>(cpu, &[beta; LANES]));
    let lines = lines::<C::Field<V>>(3);
    let mut table = Vec::with_capacity(2 * MULTIPLES * LANES * lines);
    let mut images = Vec::with_capacity(MULTIPLES * LANES * lines);
    for at in 0..MULTIPLES {
        if at > 0 {
            point = add(&point, &twice);
        }
        let Point { x, y, z } = &point;
        stored([x, y, z]).iter().for_each(|lane| table.extend_from_slice(&lane[..lines]));
        if let Some(beta) = &beta {
            stored([&mul(x, beta), y, z]).iter().for_each(|lane| images.extend_from_slice(&lane[..lines]));
        }
    }
    table.append(&mut images);
    table
}

/// The lanes with a digit below 0, and the places of the digits' absolute values in a table. Not for an instruction
/// set: single numbers are no work for vectors, and the compiler would put them there.
#[inline(never)]
fn places(digits: &[i16; LANES], most: usize) -> (u8, [usize; LANES]) {
    let (mut signs, mut places) = (0, [0; LANES]);
    for (lane, digit) in digits.iter().enumerate() {
        signs |= u8::from(*digit < 0) << lane;
        places[lane] = usize::from(digit.unsigned_abs() / 2).min(most - 1);
    }
    (signs, places)
}

/// Likewise.
#[inline(never)]
fn digits_of(
    jobs: &[EcdsaJob; LANES],
    factor: impl Fn(&EcdsaJob) -> &EcdsaFactor,
    at: usize,
    width: usize,
    count: usize,
) -> [i16; LANES] {
    let mut digits = [0; LANES];
    for (digit, job) in digits.iter_mut().zip(jobs) {
        *digit = factor(job).digit(at, width, count);
    }
    digits
}

/// For each lane whether x of base·B + Σ factor·P is one of the two numbers; none where that was not found out: a
/// factor is too long, or there was a sum of two points with the same x on the way, or the sum is the neutral point.
pub(super) struct Verify<'a, C> {
    base: &'a [Line],
    jobs: &'a [EcdsaJob; LANES],
    curve: PhantomData<C>,
}

impl<'a, C> Verify<'a, C> {
    /// With the table of the base point.
    pub(super) fn new(base: &'a [Line], jobs: &'a [EcdsaJob; LANES]) -> Self {
        Self { base, jobs, curve: PhantomData }
    }
}

impl<C: LaneCurve> Anywhere for Verify<'_, C> {
    type Output = [Option<bool>; LANES];

    #[inline(always)]
    fn run<V: Vector>(self, cpu: V::Cpu) -> Self::Output {
        const { check::<C, V>() };
        let Self { base, jobs, .. } = self;
        let table = multiples::<C, V>(cpu, jobs);
        let factors = if C::BETA.is_some() { 2 } else { 1 };
        let count = count(C::FACTOR_BITS);
        let mut total: Option<Point<C::Field<V>>> = None;
        for at in (0..count).rev() {
            if let Some(total) = &mut total {
                for _ in 0..WINDOW {
                    *total = double::<C, V>(total);
                }
            }
            for (factor, table) in table.chunks_exact(table.len() / factors).enumerate() {
                let digits = digits_of(jobs, |job| &job.factors[factor], at, WINDOW, count);
                let (signs, places) = places(&digits, MULTIPLES);
                let lines = lines::<C::Field<V>>(3);
                let point = |lane: usize| &table[(places[lane] * LANES + lane) * lines..][..lines];
                let [x, y, z] = loaded(cpu, &core::array::from_fn(point));
                let entry = Point { x, y: negated_if(signs, &y), z };
                total = Some(match &total {
                    Some(total) => add(total, &entry),
                    None => entry,
                });
            }
            let Some(total) = total.as_mut().filter(|_| at % 2 == 0) else { continue };
            let (lines, steps) = (base_lines::<C, V>(), base_steps(C::FACTOR_BITS));
            for (which, table) in base.chunks_exact(BASE_MULTIPLES * lines).enumerate() {
                let count = base_tables(C::BITS, C::FACTOR_BITS) * steps;
                let digits = digits_of(jobs, |job| &job.base, at / 2 + which * steps, BASE_WINDOW, count);
                let (signs, places) = places(&digits, BASE_MULTIPLES);
                let [x, y] = loaded(cpu, &places.map(|place| &table[place * lines..][..lines]));
                *total = add_affine(total, &[x, negated_if(signs, &y)]);
            }
        }
        total.map_or([None; LANES], |total| verdicts::<C, V>(&total, jobs, factors))
    }
}

/// x = X/Z², so X = x·Z² says that it is this one, without an inverse.
#[inline(always)]
fn verdicts<C: LaneCurve, V: Vector>(
    Point { x, z, .. }: &Point<C::Field<V>>,
    jobs: &[EcdsaJob; LANES],
    factors: usize,
) -> [Option<bool>; LANES] {
    let zz = square(z);
    let is = |which: usize| {
        let numbers = jobs.each_ref().map(|job| job.x[which]);
        (mul(&entered(z.cpu(), &numbers), &zz) - *x).is_zero()
    };
    let (right, undefined) = (is(0) | is(1), z.is_zero());
    core::array::from_fn(|lane| {
        let job = &jobs[lane];
        let fits =
            job.base.is_below(C::BITS) && job.factors[..factors].iter().all(|factor| factor.is_below(C::FACTOR_BITS));
        (fits && undefined >> lane & 1 == 0).then_some(right >> lane & 1 == 1)
    })
}
