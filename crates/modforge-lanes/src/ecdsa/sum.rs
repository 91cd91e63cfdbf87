//! Sums of multiples of a base point and of another point, a sum a lane, and what signatures ask of them.
//!
//! Straus 1964: both points' multiples share the doublings. Digits of 10 bits pick odd multiples of the base point from a table that is
//! there, digits of 5 bits those of the other point from a table made on the way. With an endomorphism the other point has two factors
//! of half the length; the base point's factor stays whole, and its upper digits have a table of their own.

use super::digits::EcdsaFactor;
use super::field::{DIGITS, Element, Products, carried, constant, difference, digits, entered, zeros};
use super::job::EcdsaJob;
use super::points::{Curve, Point, add, add_affine, negated_if};
use super::vector::{Portable, Vector, WIDTH};

use alloc::vec::Vec;

/// Bits of a digit of the factors of points, and odd multiples in a table of theirs.
const WINDOW: usize = 5;
const MULTIPLES: usize = 1 << (WINDOW - 1);
/// The same for the base point.
const BASE_WINDOW: usize = 2 * WINDOW;
pub(super) const BASE_MULTIPLES: usize = 1 << (BASE_WINDOW - 1);
const BASE_DIGITS: usize = 256usize.div_ceil(BASE_WINDOW);

/// X, Y and Z, or x and y, of one point.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Row([[u64; WIDTH]; 2]);

/// Digits of factors of points.
const fn count<C: Curve>() -> usize {
    C::FACTOR_BITS.div_ceil(WINDOW)
}

/// Tables of the base point: for whole factors one, of its odd multiples; for halves another one of those of 2^130 times the base point.
pub(super) const fn base_tables<C: Curve>() -> usize {
    2 * BASE_DIGITS / count::<C>()
}

/// Points (x, y) in the form of a table.
pub(super) fn base_rows<C: Curve>(points: &[[[u8; 32]; 2]]) -> Vec<Row> {
    let mut rows = Vec::with_capacity(points.len());
    for points in points.chunks(WIDTH) {
        let coordinate = |which: usize| {
            let numbers = core::array::from_fn(|lane| points.get(lane).map_or([0; 32], |point| point[which]));
            entered::<C, Portable>(&lanes(&numbers))
        };
        let point = Point { x: coordinate(0), y: coordinate(1), z: [Portable::splat(0); DIGITS] };
        rows.extend_from_slice(&stored(&point)[..points.len()]);
    }
    rows
}

/// The digits of numbers.
#[inline(always)]
fn lanes<V: Vector>(numbers: &[[u8; 32]; WIDTH]) -> Element<V> {
    let mut words = [[0; WIDTH]; DIGITS];
    for (lane, number) in numbers.iter().enumerate() {
        for (words, digit) in words.iter_mut().zip(digits(number)) {
            words[lane] = digit;
        }
    }
    let mut element = [V::splat(0); DIGITS];
    for (vector, words) in element.iter_mut().zip(&words) {
        *vector = V::load(words);
    }
    element
}

/// A row for each lane.
#[inline(always)]
fn stored<V: Vector>(point: &Point<V>) -> [Row; WIDTH] {
    let [x, y, z] = [&point.x, &point.y, &point.z];
    let halves = [[x[0], x[1], x[2], x[3], x[4], y[0], y[1], y[2]], [y[3], y[4], z[0], z[1], z[2], z[3], z[4], z[4]]];
    let mut rows = [Row([[0; WIDTH]; 2]); WIDTH];
    for (half, vectors) in halves.into_iter().enumerate() {
        for (row, vector) in rows.iter_mut().zip(V::transpose(vectors)) {
            row.0[half] = vector.store();
        }
    }
    rows
}

/// The point whose rows these are.
#[inline(always)]
fn loaded<V: Vector>(rows: &[&Row; WIDTH]) -> Point<V> {
    let mut halves = [[V::splat(0); WIDTH]; 2];
    for (half, vectors) in halves.iter_mut().enumerate() {
        for (vector, row) in vectors.iter_mut().zip(rows) {
            *vector = V::load(&row.0[half]);
        }
        *vectors = V::transpose(*vectors);
    }
    let [[x0, x1, x2, x3, x4, y0, y1, y2], [y3, y4, z0, z1, z2, z3, z4, _]] = halves;
    Point { x: [x0, x1, x2, x3, x4], y: [y0, y1, y2, y3, y4], z: [z0, z1, z2, z3, z4] }
}

/// The odd multiples P, 3·P, … of each lane's point P, and then those of the endomorphism's image.
///
/// No sum here is undefined for points of a prime order above all these numbers.
#[inline(always)]
fn multiples<C: Curve, V: Products>(jobs: &[EcdsaJob; WIDTH]) -> Vec<[Row; WIDTH]> {
    let mut numbers = [[[0; 32]; WIDTH]; 2];
    for (lane, job) in jobs.iter().enumerate() {
        (numbers[0][lane], numbers[1][lane]) = (job.point[0], job.point[1]);
    }
    let one = entered::<C, V>(&constant(&[1, 0, 0, 0, 0]));
    let mut point = Point { x: entered::<C, V>(&lanes(&numbers[0])), y: entered::<C, V>(&lanes(&numbers[1])), z: one };
    let twice = C::double(&point);
    let beta = C::BETA.map(|beta| entered::<C, V>(&constant(&beta)));
    let mut table = Vec::with_capacity(2 * MULTIPLES);
    let mut images = Vec::new();
    for at in 0..MULTIPLES {
        if at > 0 {
            point = add::<C, V>(&point, &twice);
        }
        table.push(stored(&point));
        if let Some(beta) = &beta {
            images.push(stored(&Point { x: V::product::<C>(&point.x, beta), ..point }));
        }
    }
    table.append(&mut images);
    table
}

/// The lanes with a digit below 0, and the places of the digits' absolute values in a table. Not for an instruction set: single numbers
/// are no work for vectors, and the compiler would put them there.
#[inline(never)]
fn places(digits: &[i16; WIDTH], most: usize) -> (u8, [usize; WIDTH]) {
    let (mut signs, mut places) = (0, [0; WIDTH]);
    for (lane, digit) in digits.iter().enumerate() {
        signs |= u8::from(*digit < 0) << lane;
        places[lane] = usize::from(digit.unsigned_abs() / 2).min(most - 1);
    }
    (signs, places)
}

/// For each lane whether x of base·B + Σ factor·P is one of the two numbers; none where that was not found out: a factor is too long, or
/// there was a sum of two points with the same x on the way, or the sum is the neutral point.
#[inline(always)]
pub(super) fn verify<C: Curve, V: Products>(base: &[Row], jobs: &[EcdsaJob; WIDTH]) -> [Option<bool>; WIDTH] {
    let table = multiples::<C, V>(jobs);
    let count = count::<C>();
    let factors = table.len() / MULTIPLES;
    let mut total: Option<Point<V>> = None;
    for at in (0..count).rev() {
        if let Some(total) = &mut total {
            for _ in 0..WINDOW {
                *total = C::double(total);
            }
        }
        for factor in 0..factors {
            let digits = digits_of(jobs, |job| &job.factors[factor], at, WINDOW, count);
            let (signs, places) = places(&digits, MULTIPLES);
            let mut rows = [&table[0][0]; WIDTH];
            for (lane, place) in places.into_iter().enumerate() {
                rows[lane] = &table[factor * MULTIPLES + place][lane];
            }
            let mut entry = loaded::<V>(&rows);
            entry.y = negated_if::<C, V>(signs, &entry.y);
            total = Some(match &total {
                Some(total) => add::<C, V>(total, &entry),
                None => entry,
            });
        }
        let Some(total) = total.as_mut().filter(|_| at % 2 == 0) else { continue };
        for (which, table) in base.chunks_exact(BASE_MULTIPLES).enumerate() {
            let place = at / 2 + which * count / 2;
            let digits = digits_of(jobs, |job| &job.base, place, BASE_WINDOW, BASE_DIGITS);
            let (signs, places) = places(&digits, BASE_MULTIPLES);
            let mut rows = [&table[0]; WIDTH];
            for (row, place) in rows.iter_mut().zip(places) {
                *row = &table[place];
            }
            let Point { x, y, .. } = loaded::<V>(&rows);
            *total = add_affine::<C, V>(total, &[x, negated_if::<C, V>(signs, &y)]);
        }
    }
    verdicts::<C, V>(total.as_ref(), jobs, factors)
}

/// Likewise.
#[inline(never)]
fn digits_of(
    jobs: &[EcdsaJob; WIDTH],
    factor: impl Fn(&EcdsaJob) -> &EcdsaFactor,
    at: usize,
    width: usize,
    count: usize,
) -> [i16; WIDTH] {
    let mut digits = [0; WIDTH];
    for (digit, job) in digits.iter_mut().zip(jobs) {
        *digit = factor(job).digit(at, width, count);
    }
    digits
}

/// x = X/Z², so X = x·Z² says that it is this one, without an inverse. With X·R and Z²·R, products with 1 and with x have no R.
#[inline(always)]
fn verdicts<C: Curve, V: Products>(
    total: Option<&Point<V>>,
    jobs: &[EcdsaJob; WIDTH],
    factors: usize,
) -> [Option<bool>; WIDTH] {
    let Some(Point { x, z, .. }) = total else { return [None; WIDTH] };
    let zz = V::square::<C>(z);
    let x = V::product::<C>(x, &constant(&[1, 0, 0, 0, 0]));
    let mut right = 0;
    for which in 0..2 {
        let mut numbers = [[0; 32]; WIDTH];
        for (number, job) in numbers.iter_mut().zip(jobs) {
            *number = job.x[which];
        }
        let expected = V::product::<C>(&lanes(&numbers), &zz);
        right |= zeros::<C, V>(&carried(difference::<C, V>(&x, &expected, 2)));
    }
    let undefined = zeros::<C, V>(z);
    let mut verdicts = [None; WIDTH];
    for (lane, (verdict, job)) in verdicts.iter_mut().zip(jobs).enumerate() {
        let fits = job.factors[..factors].iter().all(|factor| factor.is_below(C::FACTOR_BITS));
        *verdict = (fits && undefined >> lane & 1 == 0).then_some(right >> lane & 1 == 1);
    }
    verdicts
}
