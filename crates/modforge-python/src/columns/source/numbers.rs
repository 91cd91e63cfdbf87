//! Integers of Python: lists and other sequences, and NumPy arrays of one dimension with integers in them.
//!
//! Each integer is converted, so nothing is free of copies here. None is null.

use super::memory;
use crate::columns::bad_row::bad_row;
use crate::columns::column::{Column, Order};
use crate::columns::form::{Form, OnError, Read, Reading};
use crate::integer::{Integer, to_int};
use crate::interrupt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyList, PyString};

enum Numbers {
    List,
    /// A NumPy array of objects.
    Array,
}

pub(super) fn read(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> Read {
    let array = value.hasattr("dtype")?;
    if array {
        refuse_times(value, reading.argument)?;
    }
    // As objects of Python, which `tolist` makes many times faster than steps through an array do.
    let items = if array { value.call_method0("tolist")? } else { value.clone() };
    let (mut bytes, mut lengths, mut negative, mut nulls) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut heard = 0; // bytes read before the last look at the signals
    for (row, item) in items.try_iter()?.enumerate() {
        let item = item?;
        if row % interrupt::ITEMS == interrupt::ITEMS - 1 || bytes.len() - heard > interrupt::BYTES {
            value.py().check_signals()?;
            heard = bytes.len();
        }
        let number = if item.is_none() {
            None
        } else if item.is_instance_of::<PyInt>() || item.hasattr("__index__")? {
            Some(item.extract::<Integer>()?)
        } else if reading.options.on_error == OnError::Null {
            None
        } else {
            return Err(bad_row(value.py(), reading.argument, row, &item, "is not an integer"));
        };
        nulls.push(number.is_none());
        negative.push(number.as_ref().is_some_and(|number| number.negative));
        let magnitude = number.map(|number| number.magnitude).unwrap_or_default();
        lengths.push(magnitude.len());
        bytes.extend_from_slice(&magnitude);
    }
    let form = if array { Numbers::Array } else { Numbers::List };
    Ok((Column::of_numbers(bytes, &lengths, negative, nulls), Box::new(form)))
}

/// Refuse dates and durations of NumPy, of which `tolist` makes integers where Python has nothing as fine.
fn refuse_times(array: &Bound<'_, PyAny>, argument: &str) -> PyResult<()> {
    if !is_of_kind(array, "mM")? {
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
            Self::List => "a list",
            Self::Array => "an array of objects",
        }
    }

    fn takes_nulls(&self) -> bool {
        true
    }

    fn order(&self) -> Order {
        Order::Big
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        count: usize,
        row_bytes: usize,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut bytes = memory::zeros(count, row_bytes)?;
        let nulls = fill(&mut bytes)?;
        let number = |row: usize| {
            let null = nulls.get(row).copied().unwrap_or(false);
            if null { Ok(py.None()) } else { Ok(to_int(py, &bytes[row * row_bytes..][..row_bytes])?.into_any()) }
        };
        let list = PyList::new(py, interrupt::each(py, 0..count, number)?)?;
        match self {
            Self::List => Ok(list.into_any()),
            Self::Array => {
                let array = py.import("numpy")?.call_method1("empty", (count, "O"))?;
                array.set_item(pyo3::types::PySlice::full(py), list)?;
                Ok(array)
            }
        }
    }
}
