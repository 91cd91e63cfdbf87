//! Numbers in hexadecimal text: lists and other sequences of text, NumPy arrays and series of pandas with text in them,
//! and what Arrow's columns of text have in common with them.

use super::{has_order, hex, memory, numbers};
use crate::columns::bad_row::{bad_row, shown};
use crate::columns::column::Column;
use crate::columns::form::{Form, Lengths, OnError, Read, Reading};
use crate::integer::Integer;
use crate::interrupt;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

/// The error of a row that is not such text.
const REASON: &str = "is not text in hexadecimal";

/// One number for all rows.
pub(super) fn number(text: &Bound<'_, PyString>, argument: &str) -> PyResult<Integer> {
    match hex::decode(text.to_str()?.as_bytes()) {
        Some(magnitude) => Ok(Integer { negative: false, magnitude: magnitude.into() }),
        None => Err(PyValueError::new_err(format!("{argument}: {} {REASON}", shown(text)?))),
    }
}

pub(super) fn read(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> Read {
    if !(value.hasattr("__iter__")? && value.hasattr("__len__")? && has_order(value)?) {
        let (argument, name) = (reading.argument, value.get_type().name()?);
        return Err(PyTypeError::new_err(format!("{argument}: must be text or a column of it, not {name}")));
    }
    let array = value.hasattr("dtype")?;
    let items = if numbers::is_pandas(value)? { numbers::with_none(value)? } else { value.clone() };
    let items = if array { items.call_method0("tolist")? } else { items };
    let mut rows = Rows::default();
    for (row, item) in items.try_iter()?.enumerate() {
        if row % interrupt::ITEMS == interrupt::ITEMS - 1 {
            value.py().check_signals()?;
        }
        let item = item?;
        // A str with half of a surrogate pair has no bytes, and no digits.
        let text = item.cast::<PyString>().ok().map(|text| text.to_str().unwrap_or("\u{fffd}"));
        rows.push(reading, (!item.is_none()).then_some(text.unwrap_or_default().as_bytes()), |row| {
            bad_row(value.py(), reading.argument, row, &item, REASON)
        })?;
    }
    Ok((rows.column(reading)?, Box::new(HexForm { inner: Box::new(Texts { array }) })))
}

/// A column of text in Arrow, whose form `inner` is.
pub(super) fn of_arrow(py: Python<'_>, text: &Column, inner: Box<dyn Form>, reading: &Reading<'_>) -> Read {
    let mut rows = Rows::default();
    for row in 0..text.len() {
        if row % interrupt::ITEMS == interrupt::ITEMS - 1 {
            py.check_signals()?;
        }
        let digits = text.row(row);
        rows.push(reading, digits, |row| {
            let text = String::from_utf8_lossy(digits.unwrap_or_default());
            bad_row(py, reading.argument, row, PyString::new(py, &text).as_any(), REASON)
        })?;
    }
    Ok((rows.column(reading)?, Box::new(HexForm { inner })))
}

/// The numbers of the rows so far.
#[derive(Default)]
struct Rows {
    bytes: Vec<u8>,
    lengths: Vec<usize>,
    nulls: Vec<bool>,
}

impl Rows {
    /// Take the digits of the next row; none for null.
    fn push(&mut self, reading: &Reading<'_>, digits: Option<&[u8]>, error: impl Fn(usize) -> PyErr) -> PyResult<()> {
        let number = digits.and_then(hex::decode);
        if digits.is_some() && number.is_none() && reading.options.on_error == OnError::Raise {
            return Err(error(self.lengths.len()));
        }
        self.nulls.push(number.is_none());
        let number = number.unwrap_or_default();
        memory::reserve(&mut self.bytes, number.len(), reading.argument)?;
        self.lengths.push(number.len());
        self.bytes.extend(number);
        Ok(())
    }

    fn column(self, reading: &Reading<'_>) -> PyResult<Column> {
        Column::of_numbers(self.bytes, &self.lengths, Vec::new(), self.nulls)
            .map_err(|_| memory::lacking_for(reading.argument))
    }
}

/// Results as text, two digits a byte, in a column of this form.
struct HexForm {
    inner: Box<dyn Form>,
}

impl Form for HexForm {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        lengths: &Lengths,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut bytes = memory::zeros(lengths)?;
        let mut nulls = fill(&mut bytes)?;
        self.inner.write(py, &lengths.doubled()?, &mut |text| {
            hex::encode(&bytes, text);
            Ok(std::mem::take(&mut nulls))
        })
    }
}

/// Text in a list, or in a NumPy array of objects.
struct Texts {
    array: bool,
}

impl Form for Texts {
    fn name(&self) -> &'static str {
        if self.array { "an array of text" } else { "a list of text" }
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        lengths: &Lengths,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut text = memory::zeros(lengths)?;
        let nulls = fill(&mut text)?;
        let row = |row: usize| {
            let null = nulls.get(row).copied().unwrap_or(false);
            let digits = std::str::from_utf8(&text[lengths.of(row..row + 1)]).expect("digits");
            Ok(if null { py.None() } else { PyString::new(py, digits).into_any().unbind() })
        };
        let list = PyList::new(py, interrupt::each(py, 0..lengths.count(), row)?)?;
        if !self.array {
            return Ok(list.into_any());
        }
        numbers::object_array(py, list)
    }
}
