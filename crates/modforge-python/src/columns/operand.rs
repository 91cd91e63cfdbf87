//! One number for all rows, or a column.

use super::bad_row::{BadRow, bad_row, message, with_attributes};
use super::column::{Column, Order};
use super::form::{Form, OnError, Options};
use crate::errors::{NotInvertible, inverse_error};
use crate::integer::{Integer, to_int};
use crate::interrupt;
use modforge::{Error, Modulus};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::borrow::Cow;

pub(super) enum Operand {
    /// The same number in every row.
    One(Integer),
    /// A number for each row.
    Each(Column, Box<dyn Form>),
}

/// A number of a row: its sign, and the big-endian bytes of its absolute value.
pub(super) struct Number<'a> {
    pub(super) negative: bool,
    pub(super) magnitude: Cow<'a, [u8]>,
}

impl Number<'_> {
    /// Bits of the absolute value.
    pub(super) fn bits(&self) -> usize {
        let zeros = self.magnitude.iter().take_while(|&&byte| byte == 0).count();
        let rest = &self.magnitude[zeros..];
        rest.first().map_or(0, |first| 8 * rest.len() - first.leading_zeros() as usize)
    }
}

impl Operand {
    pub(super) fn column(&self) -> Option<(&Column, &dyn Form)> {
        match self {
            Self::One(_) => None,
            Self::Each(column, form) => Some((column, &**form)),
        }
    }

    pub(super) fn is_null(&self, row: usize) -> bool {
        self.column().is_some_and(|(column, _)| column.is_null(row))
    }

    /// Maximum number of bytes of a number.
    pub(super) fn max_bytes(&self) -> usize {
        match self {
            Self::One(number) => number.magnitude.len(),
            Self::Each(column, _) => column.max_row_bytes(),
        }
    }

    /// The number of a row that is not null.
    pub(super) fn number(&self, row: usize) -> Number<'_> {
        match self {
            Self::One(number) => Number { negative: number.negative, magnitude: Cow::Borrowed(&number.magnitude) },
            Self::Each(column, _) => {
                let bytes = column.row(row).unwrap_or_default();
                let magnitude = match column.order() {
                    Order::Big => Cow::Borrowed(bytes),
                    Order::Little => Cow::Owned(bytes.iter().rev().copied().collect()),
                };
                Number { negative: column.is_negative(row), magnitude }
            }
        }
    }

    /// Whether the number of some row is negative.
    pub(super) fn has_negative(&self) -> bool {
        match self {
            Self::One(number) => number.negative,
            Self::Each(column, _) => column.has_negative(),
        }
    }

    /// The absolute values of some rows, big-endian.
    pub(super) fn magnitudes(&self, rows: &[usize]) -> Vec<Cow<'_, [u8]>> {
        rows.iter().map(|&row| self.number(row).magnitude).collect()
    }

    /// The numbers of some rows as big-endian bytes of a number that is the same modulo `modulus`, which gets the index
    /// in `rows`.
    pub(super) fn numbers<'m>(&self, rows: &[usize], modulus: impl Fn(usize) -> &'m Modulus) -> Vec<Cow<'_, [u8]>> {
        let number = |(index, &row): (usize, &usize)| match self.number(row) {
            Number { negative: false, magnitude } => magnitude,
            Number { magnitude, .. } => Cow::Owned(modulus(index).reduce_be_bytes(&magnitude).neg().to_be_bytes()),
        };
        rows.iter().enumerate().map(number).collect()
    }

    /// Some rows of numbers that are the same modulo `modulus`, of as many big-endian bytes as that has, one after the
    /// other.
    pub(super) fn reduced(&self, rows: &[usize], modulus: &Modulus) -> Vec<u8> {
        let length = modulus.byte_length();
        let mut bytes = Vec::with_capacity(rows.len() * length);
        for number in self.numbers(rows, |_| modulus) {
            let number =
                if number.len() > length { modulus.reduce_be_bytes(&number).to_be_bytes().into() } else { number };
            bytes.resize(bytes.len() + length - number.len(), 0);
            bytes.extend_from_slice(&number);
        }
        bytes
    }

    /// Raise an error for the first number that `reason` has something against, or make its row null as the options
    /// say.
    ///
    /// All the numbers are looked at before any work begins. The time depends on where a bad one is.
    pub(super) fn refuse(
        &mut self,
        py: Python<'_>,
        argument: &'static str,
        options: &Options,
        reason: impl Fn(&Number<'_>) -> Option<String>,
    ) -> PyResult<()> {
        let Self::Each(column, _) = self else {
            return match reason(&self.number(0)) {
                Some(reason) => Err(PyValueError::new_err(format!("{argument}: {reason}"))),
                None => Ok(()),
            };
        };
        for row in 0..column.len() {
            if row % interrupt::ITEMS == interrupt::ITEMS - 1 {
                py.check_signals()?;
            }
            if self.is_null(row) {
                continue;
            }
            let Some(reason) = reason(&self.number(row)) else { continue };
            if options.on_error == OnError::Raise {
                return Err(bad_row(py, argument, row, self.value(py, row)?.bind(py), &reason));
            }
            if let Self::Each(column, _) = self {
                column.set_null(row);
            }
        }
        Ok(())
    }

    /// The number of a row as Python has it.
    fn value(&self, py: Python<'_>, row: usize) -> PyResult<Py<PyAny>> {
        let Number { negative, magnitude } = self.number(row);
        let value = to_int(py, &magnitude)?.into_any();
        if negative { Ok(value.bind(py).neg()?.unbind()) } else { Ok(value) }
    }

    /// The exception that tells of a row without a result.
    pub(super) fn no_result(&self, py: Python<'_>, argument: &'static str, row: usize, error: Error) -> PyErr {
        let value = match self.value(py, row) {
            Ok(value) => value.into_bound(py),
            Err(failure) => return failure,
        };
        let reason = error.to_string();
        let text = match message(argument, row, &value, reason.trim_start_matches("operand: ")) {
            Ok(text) => text,
            Err(failure) => return failure,
        };
        let exception = inverse_error(py, error);
        let Ok(gcd) = exception.value(py).getattr("gcd") else {
            return with_attributes(py, BadRow::new_err(text), argument, row, &value);
        };
        let exception = with_attributes(py, NotInvertible::new_err(text), argument, row, &value);
        match exception.value(py).setattr("gcd", gcd) {
            Ok(()) => exception,
            Err(failure) => failure,
        }
    }
}
