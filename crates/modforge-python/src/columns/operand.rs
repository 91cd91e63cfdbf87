//! One number for all rows, or a column.

use super::column::{Column, Order};
use super::run::{BadRow, OnError, Options};
use super::source::Form;
use crate::{Integer, NotInvertible, interrupt, inverse_error, to_int};
use modforge::{Error, Modulus};
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use std::borrow::Cow;

/// Characters of a value in a message.
const SHOWN: usize = 48;

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

/// The exception that names the row and its value.
pub(super) fn bad_row(
    py: Python<'_>,
    argument: &'static str,
    row: usize,
    value: &Bound<'_, PyAny>,
    reason: &str,
) -> PyErr {
    match message(argument, row, value, reason) {
        Ok(text) => with_attributes(py, BadRow::new_err(text), argument, row, value),
        Err(failure) => failure,
    }
}

fn with_attributes(py: Python<'_>, exception: PyErr, argument: &str, row: usize, value: &Bound<'_, PyAny>) -> PyErr {
    let set = |name, value| exception.value(py).setattr(name, value);
    let done = row.into_pyobject(py).map_err(PyErr::from).and_then(|row| {
        set("argument", argument.into_pyobject(py).map_err(PyErr::from)?.into_any())?;
        set("row", row.into_any())?;
        set("value", value.clone())
    });
    done.err().unwrap_or(exception)
}

fn message(argument: &str, row: usize, value: &Bound<'_, PyAny>, reason: &str) -> PyResult<String> {
    Ok(format!("{argument}: row {row}: {} {reason}", shown(value)?))
}

/// The value as text: hexadecimal where it is a long number, which Python may refuse in decimal; cut in the middle.
fn shown(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let py = value.py();
    let bits = unless_exception(py, value.call_method0("bit_length").and_then(|bits| bits.extract::<usize>()))?;
    let text = if bits.is_some_and(|bits| bits > 128) {
        value.call_method1("__format__", ("#x",)).and_then(|text| text.extract::<String>())
    } else {
        value.repr().and_then(|text| text.extract::<String>())
    };
    let text = unless_exception(py, text)?.unwrap_or_else(|| "the value".into());
    let text: Vec<char> = text.chars().collect();
    if text.len() <= SHOWN {
        return Ok(text.into_iter().collect());
    }
    let (head, tail) = (&text[..SHOWN / 2], &text[text.len() - SHOWN / 2..]);
    Ok(head.iter().chain(['…'].iter()).chain(tail).collect())
}

/// Nothing where the value itself failed; an interrupt, which is no `Exception`, comes through.
fn unless_exception<T>(py: Python<'_>, result: PyResult<T>) -> PyResult<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.is_instance_of::<PyException>(py) => Ok(None),
        Err(error) => Err(error),
    }
}
