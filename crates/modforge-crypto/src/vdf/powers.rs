//! The powers on the way of a chain of squarings, from which a prover goes on.

use super::Error;
use super::group::{Element, Group};
use super::limits::MAX_POWERS;
use super::threads::{Counter, go_on};
use modforge::Residue;

/// Squarings between two reports of progress: milliseconds.
pub(super) const CHUNK: u64 = 1 << 12;

/// Squarings between two stored powers.
pub(super) fn spacing(t: u64) -> u64 {
    let root = t.isqrt();
    (root + u64::from(root * root < t)).max(t.div_ceil(MAX_POWERS))
}

/// x and the stored powers.
pub(super) struct Powers<'e> {
    /// x^(2^(i·spacing)) for i = 0, 1 …
    pub(super) values: Vec<Residue<'e>>,
    pub(super) spacing: u64,
}

impl<'e> Powers<'e> {
    /// The powers of a chain of t squarings from x; `stored` has them one after the other.
    ///
    /// # Errors
    /// [`Error::Stopped`] by the flag of this thread.
    pub(super) fn new(group: &'e Group, x: &Element, stored: &[u8], t: u64) -> Result<Self, Error> {
        let numbers = std::iter::once(x.0.as_slice()).chain(stored.chunks(group.width()));
        let residue = |number| go_on().map(|()| group.modulus().reduce_be_bytes(number));
        Ok(Self { values: numbers.map(residue).collect::<Result<_, _>>()?, spacing: spacing(t) })
    }

    /// x^(2^position), from the last power before it.
    pub(super) fn at(&self, position: u64, counter: &Counter<'_>) -> Result<Residue<'e>, Error> {
        let index = ((position / self.spacing) as usize).min(self.values.len() - 1);
        square_times(&self.values[index], position - index as u64 * self.spacing, counter)
    }
}

/// Many squarings that can be stopped.
pub(super) fn square_times<'m>(x: &Residue<'m>, count: u64, counter: &Counter<'_>) -> Result<Residue<'m>, Error> {
    let mut value = x.clone();
    let mut left = count;
    while left > 0 {
        let step = left.min(CHUNK);
        value = value.square_times(step);
        counter.add(step)?;
        left -= step;
    }
    Ok(value)
}
