//! In place of `x86_64` on other targets and with 32-bit limbs: no kernels.

use super::RowForm;
use crate::kernel::door::lanes::{DigitSums, Digits, LaneArithmetic, LaneWords, Lanes};
use crate::limbs::Limb;

/// Products of rows of bytes: none here.
pub(crate) enum RowProducts {}

impl RowProducts {
    pub(crate) fn new(_: &[Limb], _: RowForm, _: RowForm, _: RowForm) -> Option<Self> {
        None
    }

    pub(crate) fn mul(&self, _: &mut [u8], _: &[u8], _: &[u8]) {
        match *self {}
    }
}

/// Sums of products of digits: none here.
pub(super) fn add_digit_products(_: &mut [DigitSums], _: &[Digits], _: &[Digits]) -> bool {
    false
}

/// Does the work.
pub(crate) fn in_wide_vectors<T>(work: impl FnOnce() -> T) -> T {
    work()
}

/// Sums of products: none here.
pub(crate) enum ProductSums {}

/// The rows of one matrix.
pub(crate) struct LaneRows;

/// Columns of the other.
pub(crate) struct LaneColumns;

impl ProductSums {
    pub(crate) fn new(_: usize) -> Option<Self> {
        None
    }

    pub(crate) fn shared(&self, _: &[Limb], _: usize) -> LaneRows {
        match *self {}
    }

    pub(crate) fn side_by_side<'a>(&self, _: usize, _: usize, _: impl Fn(usize, usize) -> &'a [Limb]) -> LaneColumns {
        match *self {}
    }

    pub(crate) fn room(&self) -> LaneWords {
        match *self {}
    }

    pub(crate) fn sums(&self, _: &mut [Lanes], _: &LaneRows, _: usize, _: &LaneColumns) {
        match *self {}
    }

    pub(crate) fn sum(&self, _: &mut [Limb], _: &[Lanes], _: usize) {
        match *self {}
    }

    pub(crate) fn sum_bits(&self) -> usize {
        match *self {}
    }
}

/// The modulus, prepared for the reduction of sums.
#[allow(dead_code)] // as elsewhere
pub(crate) struct Remainder<'a> {
    pub(crate) arithmetic: &'a dyn LaneArithmetic,
    pub(crate) shift: &'a [Lanes],
    pub(crate) one: &'a [Lanes],
}

impl Remainder<'_> {
    pub(crate) fn shift_bits(_: usize) -> Option<usize> {
        None
    }

    pub(crate) fn of(&self, _: &mut [Lanes], _: &[Lanes], _: &mut [Lanes]) {
        let Self { arithmetic: _, shift: _, one: _ } = self;
    }
}
