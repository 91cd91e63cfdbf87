//! Points in memory: the numbers of one lane side by side, as each lane takes another point.

use crate::fields::LaneField;
use crate::fields::vector::{LANES, Vector};

/// Eight words of a point.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Line([u64; LANES]);

/// The most lines of a point: three numbers of eight digits.
const MOST: usize = 3;

/// Lines of a point of so many numbers.
pub(super) const fn lines<F: LaneField>(numbers: usize) -> usize {
    (numbers * F::WORDS).div_ceil(LANES)
}

/// The lines of the points in all lanes, one point after the other.
#[inline(always)]
pub(super) fn stored<F: LaneField, const NUMBERS: usize>(numbers: [&F; NUMBERS]) -> [[Line; MOST]; LANES] {
    let mut vectors = [numbers[0].vectors()[0]; MOST * LANES];
    for (place, number) in vectors.chunks_exact_mut(F::WORDS).zip(numbers) {
        place.copy_from_slice(number.vectors());
    }
    let mut points = [[Line([0; LANES]); MOST]; LANES];
    for (at, eight) in vectors.as_chunks().0.iter().enumerate().take(lines::<F>(NUMBERS)) {
        for (point, words) in points.iter_mut().zip(F::Vector::transpose(*eight)) {
            point[at].0 = words.store();
        }
    }
    points
}

/// The numbers of the points that have these lines.
#[inline(always)]
pub(super) fn loaded<F: LaneField, const NUMBERS: usize>(
    cpu: <F::Vector as Vector>::Cpu,
    points: &[&[Line]; LANES],
) -> [F; NUMBERS] {
    let mut vectors = [F::Vector::splat(cpu, 0); MOST * LANES];
    for (at, eight) in vectors.as_chunks_mut().0.iter_mut().enumerate().take(lines::<F>(NUMBERS)) {
        *eight = F::Vector::transpose(core::array::from_fn(|lane| F::Vector::load(cpu, &points[lane][at].0)));
    }
    let mut numbers = [F::zero(cpu); NUMBERS];
    for (number, place) in numbers.iter_mut().zip(vectors.chunks_exact(F::WORDS)) {
        number.vectors_mut().copy_from_slice(place);
    }
    numbers
}
