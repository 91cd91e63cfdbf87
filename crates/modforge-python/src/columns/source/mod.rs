//! The sources of columns, and which of them reads a value.

mod arrow;
mod hex;
mod ints;
mod matrix;
pub(in crate::columns) mod memory;
mod numbers;
mod pandas;
mod text;

pub(crate) use arrow::PyArrowColumn;
pub(super) use ints::all_ints;

use super::form::{Encoding, Reading};
use super::operand::Operand;
use crate::argument::wrong_type_of;
use crate::integer::{Integer, index};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyFrozenSet, PyInt, PySet, PyString};

/// One number, or a column.
pub(super) fn read(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> PyResult<Operand> {
    if value.is_instance_of::<PyInt>() {
        return Ok(Operand::One(value.extract()?));
    }
    let argument = reading.argument;
    if let (Ok(text), Some(Encoding::Hex)) = (value.cast::<PyString>(), reading.options.encoding) {
        return Ok(Operand::One(text::number(text, argument)?));
    }
    if value.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err(format!("{argument}: must be numbers, not text")));
    }
    if is_scalar(value)? {
        let Some(number) = index(value)? else {
            let dtype = value.getattr("dtype")?.str()?;
            let text = "must be an integer or a column of them";
            return Err(PyTypeError::new_err(format!("{argument}: {text}, not {dtype} of NumPy")));
        };
        return Ok(Operand::One(Integer::new(&number)?));
    }
    let of_pandas = numbers::is_pandas(value)?;
    let (column, form) = if let Some(Encoding::Hex) = reading.options.encoding {
        match arrow::is_arrow(value)? && !of_pandas {
            true => arrow::read_text(value, reading),
            false => text::read(value, reading),
        }
    } else if arrow::is_arrow(value)? && !numbers::is_series(value)? {
        arrow::read(value, reading)
    } else if matrix::is_matrix(value)? {
        matrix::read(value, reading)
    } else if value.hasattr("__iter__")? && value.hasattr("__len__")? && has_order(value)? {
        numbers::read(value, reading)
    } else if let Some(number) = index(value)? {
        return Ok(Operand::One(Integer::new(&number)?));
    } else {
        Err(wrong_type_of(argument, value, "numbers or a column of them"))
    }?;
    let form = if of_pandas { pandas::series(value, form)? } else { form };
    Ok(Operand::Each(column, form))
}

/// Whether the order of `value`'s items means something. That of a set does not, and what a mapping gives are its keys.
///
/// To ask `collections.abc` would run code in Python, which may raise for a signal. A column of pandas has `keys`, too:
/// its labels.
fn has_order(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    let set = value.is_instance_of::<PySet>() || value.is_instance_of::<PyFrozenSet>();
    Ok(!set && (value.hasattr("dtype")? || !value.hasattr("keys")?))
}

/// Whether this is an array without dimensions or a scalar of NumPy, and not masked.
fn is_scalar(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(value.hasattr("dtype")?
        && value.hasattr("ndim")?
        && value.getattr("ndim")?.extract::<usize>()? == 0
        && !value.hasattr("mask")?)
}
