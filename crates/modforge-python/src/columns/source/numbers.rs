//! Integers of Python: lists and other sequences, and NumPy arrays of one dimension with integers in them.
//!
//! Each integer is converted, so nothing is free of copies here. None is null.

use super::{ints, memory};
use crate::columns::bad_row::bad_row;
use crate::columns::column::{Column, Order};
use crate::columns::form::{Cut, Form, Lengths, OnError, Read, Reading};
use crate::integer::{append, index, row_to_int, to_int};
use crate::interrupt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyRange, PySlice, PyString};

enum Numbers {
    /// A list, or another sequence; results are in this order of bytes before they are integers.
    List(Order),
    /// A NumPy array of objects.
    Array,
}

pub(super) fn read(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> Read {
    if let Cut::Residues(row_bytes) = reading.cut
        && let Some(column) = ints::read(reading.argument, value, row_bytes)?
    {
        return Ok((column, Box::new(Numbers::List(Order::Little))));
    }
    let array = value.hasattr("dtype")?;
    if array {
        refuse_kinds(value, reading.argument)?;
    }
    let mut rows = Rows { argument: reading.argument, ..Rows::default() };
    rows.reserve(known_count(value, reading.argument)?)?;
    // As objects of Python, which `tolist` makes many times faster than steps through an array do.
    let items = if is_pandas(value)? { &with_none(value)? } else { value };
    let items = if array { items.call_method0("tolist")? } else { items.clone() };
    let mut heard = 0; // bytes read before the last look at the signals
    let mut take = |row: usize, item: Bound<'_, PyAny>| {
        if row % interrupt::ITEMS == interrupt::ITEMS - 1 || rows.bytes.len() - heard > interrupt::BYTES {
            value.py().check_signals()?;
            heard = rows.bytes.len();
        }
        if let Ok(number) = item.cast::<PyInt>() {
            rows.push(number)
        } else if item.is_none() {
            rows.push_null()
        } else if let Some(number) = index(&item)? {
            rows.push(&number)
        } else if reading.options.on_error == OnError::Null {
            rows.push_null()
        } else {
            Err(bad_row(value.py(), reading.argument, row, &item, "is not an integer"))
        }
    };
    if let Ok(list) = items.cast::<PyList>() {
        list.iter().enumerate().try_for_each(|(row, item)| take(row, item))?;
    } else {
        items.try_iter()?.enumerate().try_for_each(|(row, item)| take(row, item?))?;
    }
    let form = if array { Numbers::Array } else { Numbers::List(Order::Big) };
    Ok((rows.column()?, Box::new(form)))
}

/// The numbers of the rows so far.
#[derive(Default)]
struct Rows {
    argument: &'static str,
    /// Their absolute values, big-endian, one after the other.
    bytes: Vec<u8>,
    lengths: Vec<usize>,
    /// Up to the last row that is negative, or null.
    negative: Vec<bool>,
    nulls: Vec<bool>,
}

fn mark(rows: &mut Vec<bool>, row: usize, argument: &str) -> PyResult<()> {
    memory::reserve(rows, row + 1 - rows.len(), argument)?;
    rows.resize(row, false);
    rows.push(true);
    Ok(())
}

impl Rows {
    /// Make room for more rows, of a byte or more each.
    fn reserve(&mut self, more: usize) -> PyResult<()> {
        memory::reserve(&mut self.bytes, more, self.argument)?;
        memory::reserve(&mut self.lengths, more, self.argument)
    }

    fn push(&mut self, number: &Bound<'_, PyInt>) -> PyResult<()> {
        let (negative, length) = append(number, &mut self.bytes)?;
        if length > interrupt::BYTES {
            number.py().check_signals()?;
        }
        let row = self.push_length(length)?;
        if negative {
            mark(&mut self.negative, row, self.argument)?;
        }
        Ok(())
    }

    fn push_null(&mut self) -> PyResult<()> {
        let row = self.push_length(0)?;
        mark(&mut self.nulls, row, self.argument)
    }

    /// The index of the row that is new.
    fn push_length(&mut self, length: usize) -> PyResult<usize> {
        memory::reserve(&mut self.lengths, 1, self.argument)?;
        self.lengths.push(length);
        Ok(self.lengths.len() - 1)
    }

    fn column(self) -> PyResult<Column> {
        Column::of_numbers(self.bytes, &self.lengths, self.negative, self.nulls)
            .map_err(|_| memory::lacking_for(self.argument))
    }
}

/// How many rows a range has, which alone may have more of them than memory has bytes; else 0.
fn known_count(value: &Bound<'_, PyAny>, argument: &str) -> PyResult<usize> {
    if value.is_instance_of::<PyRange>() { memory::length_of(value, argument) } else { Ok(0) }
}

/// Whether this is a series of pandas with integers in it. pandas would give them as integers of Arrow, of 64 bits.
pub(super) fn is_series(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    if !is_pandas(value)? {
        return Ok(false);
    }
    if !is_of_kind(value, "O")? {
        return is_of_kind(value, "iu");
    }
    for item in with_none(value)?.try_iter()? {
        let item = item?;
        if !item.is_none() {
            return Ok(item.is_instance_of::<PyInt>());
        }
    }
    Ok(true)
}

pub(super) fn is_pandas(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(value.hasattr("dtype")? && value.hasattr("iloc")?)
}

/// The items of a series of pandas as an array of NumPy, with None where it has something else for what is missing.
pub(super) fn with_none<'py>(series: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let options = PyDict::new(series.py());
    options.set_item("dtype", "object")?;
    options.set_item("na_value", series.py().None())?;
    series.call_method("to_numpy", (), Some(&options))
}

/// Refuse dates and durations of NumPy, of which `tolist` makes integers where Python has nothing as fine, and its
/// booleans, as one of them is no integer either.
fn refuse_kinds(array: &Bound<'_, PyAny>, argument: &str) -> PyResult<()> {
    if !is_of_kind(array, "mMb")? {
        return Ok(());
    }
    let name = array.getattr("dtype")?.str()?;
    Err(PyTypeError::new_err(format!("{argument}: an array must be of integers, not of {name}: use astype(\"int64\")")))
}

/// Whether the letter by which NumPy names the kind of an array's items is one of these.
pub(super) fn is_of_kind(array: &Bound<'_, PyAny>, kinds: &str) -> PyResult<bool> {
    let dtype = array.getattr("dtype")?;
    if !dtype.hasattr("kind")? {
        return Ok(false);
    }
    let kind = dtype.getattr("kind")?;
    Ok(kind.is_instance_of::<PyString>() && kinds.contains(kind.extract::<&str>()?))
}

impl Form for Numbers {
    fn name(&self) -> &'static str {
        match self {
            Self::List(_) => "a list",
            Self::Array => "an array of objects",
        }
    }

    fn order(&self) -> Order {
        match *self {
            Self::List(order) => order,
            Self::Array => Order::Big,
        }
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        lengths: &Lengths,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut bytes = memory::zeros(lengths)?;
        let nulls = fill(&mut bytes)?;
        let number = |row: usize| {
            let null = nulls.get(row).copied().unwrap_or(false);
            let row = &bytes[lengths.of(row..row + 1)];
            Ok(match self.order() {
                _ if null => py.None(),
                Order::Big => to_int(py, row)?.into_any(),
                Order::Little => row_to_int(py, row)?.into_any(),
            })
        };
        let list = PyList::new(py, interrupt::each(py, 0..lengths.count(), number)?)?;
        match self {
            Self::List(_) => Ok(list.into_any()),
            Self::Array => object_array(py, list),
        }
    }
}

/// A NumPy array of these objects.
pub(super) fn object_array<'py>(py: Python<'py>, items: Bound<'py, PyList>) -> PyResult<Bound<'py, PyAny>> {
    let array = py.import("numpy")?.call_method1("empty", (items.len(), "O"))?;
    array.set_item(PySlice::full(py), items)?;
    Ok(array)
}
