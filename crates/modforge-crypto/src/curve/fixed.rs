//! Multiples of a point that is known beforehand.

use super::Group;
use super::digits::Digits;
use super::variable::look_up;

/// Multiples of one point: a comb of tables.
///
/// The number is written in signed digits of `window` bits. Every `stride`-th digit has a table of its own, with the
/// multiples 1 to 2^(window - 1) of the point times the weight of that digit; the digits between take turns at the
/// tables, with `window` doublings after each turn (Lim, Lee 1994; Bernstein, Duif, Lange, Schwabe, Yang 2012 for
/// stride 2).
pub struct Comb<G: Group> {
    window: u32,
    stride: usize,
    bits: u32,
    tables: Vec<G::Affine>,
}

impl<G: Group> Comb<G> {
    /// Computes the tables for numbers below 2^bits.
    ///
    /// # Panics
    /// Unless `window` is in 4..=7, `stride` is positive and `bits` is 784 at most.
    #[must_use]
    pub fn new(base: &G, bits: u32, window: u32, stride: usize) -> Self {
        Self { window, stride, bits, tables: G::to_affine(&Self::multiples(base, bits, window, stride)) }
    }

    /// The multiples in the tables, one after another.
    pub(crate) fn multiples(base: &G, bits: u32, window: u32, stride: usize) -> Vec<G> {
        assert!((4..=7).contains(&window) && stride > 0 && bits <= 784);
        let count = Digits::count(bits, window).div_ceil(stride);
        let mut points = Vec::with_capacity(count << (window - 1));
        let mut weighted = *base;
        for _ in 0..count {
            let first = weighted.prepare();
            let mut multiple = weighted;
            points.push(multiple);
            for _ in 1..1 << (window - 1) {
                multiple = multiple.add(&first);
                points.push(multiple);
            }
            weighted = weighted.double_times(window * stride as u32);
        }
        points
    }

    /// The multiple by the number given by bytes, least significant first, below 2^bits; in constant time.
    #[must_use]
    pub fn multiply(&self, scalar: &[u8]) -> G {
        let digits = Digits::new(scalar, self.bits, self.window);
        let mut sum = G::NEUTRAL;
        for turn in (0..self.stride).rev() {
            if turn + 1 < self.stride {
                sum = sum.double_times(self.window);
            }
            let taken = digits.as_slice().iter().skip(turn).step_by(self.stride);
            for (table, &digit) in self.tables.chunks_exact(1 << (self.window - 1)).zip(taken) {
                let next = sum.add_affine(&look_up(table, digit));
                sum = G::choose(digit == 0, &sum, &next);
            }
        }
        sum
    }
}
