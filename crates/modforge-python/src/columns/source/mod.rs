//! Which source reads a column.

use super::column::{Column, Order};
use super::operand::Operand;
use super::run::Options;
use super::{arrow, matrix, numbers};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyFrozenSet, PyInt, PySet, PyString};

/// The form of a column that came in, in which results go out.
pub(super) trait Form: Send + Sync {
    /// For messages, with an article.
    fn name(&self) -> &'static str;

    /// Whether a row can be null.
    fn takes_nulls(&self) -> bool;

    /// The order of bytes that [`write`](Self::write) expects.
    fn order(&self) -> Order;

    /// Bytes of a row for numbers of so many bytes.
    fn row_bytes(&self, number_bytes: usize) -> usize {
        number_bytes
    }

    /// A new column of `count` rows of `row_bytes` bytes. `fill` gets zeros to write them to, and returns whether each
    /// is null, or nothing where none is.
    fn write<'py>(
        &self,
        py: Python<'py>,
        count: usize,
        row_bytes: usize,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>>;
}

/// What a source has to know of the argument that it reads.
pub(super) struct Reading<'a> {
    /// Its name, for messages.
    pub(super) argument: &'static str,
    pub(super) options: &'a Options,
    /// How to cut plain bytes into rows.
    pub(super) cut: Cut,
}

/// How plain bytes are cut into rows.
#[derive(Clone, Copy)]
pub(super) enum Cut {
    /// Into rows of so many bytes.
    RowBytes(usize),
    /// Into so many rows.
    Rows(usize),
}

/// What a source makes of a value of its form.
pub(super) type Read = PyResult<(Column, Box<dyn Form>)>;

/// One number, or a column.
pub(super) fn read(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> PyResult<Operand> {
    if value.is_instance_of::<PyInt>() {
        return Ok(Operand::One(value.extract()?));
    }
    let argument = reading.argument;
    if value.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err(format!("{argument}: must be numbers, not text")));
    }
    if is_scalar(value)? {
        return Ok(Operand::One(value.extract()?));
    }
    let (column, form) = if arrow::is_arrow(value)? {
        arrow::read(value, reading)
    } else if matrix::is_matrix(value)? {
        matrix::read(value, reading)
    } else if value.hasattr("__iter__")? && value.hasattr("__len__")? && has_order(value)? {
        numbers::read(value, reading)
    } else if value.hasattr("__index__")? {
        return Ok(Operand::One(value.extract()?));
    } else {
        let name = value.get_type().name()?;
        Err(PyTypeError::new_err(format!("{argument}: must be numbers or a column of them, not {name}")))
    }?;
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

/// Whether the letter by which NumPy names the kind of an array's items is one of these.
pub(super) fn is_of_kind(array: &Bound<'_, PyAny>, kinds: &str) -> PyResult<bool> {
    let dtype = array.getattr("dtype")?;
    if !dtype.hasattr("kind")? {
        return Ok(false);
    }
    let kind = dtype.getattr("kind")?;
    Ok(kind.is_instance_of::<PyString>() && kinds.contains(kind.extract::<&str>()?))
}

/// Whether this is one number: an array without dimensions or a scalar of NumPy, of integers, and not masked.
fn is_scalar(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(value.hasattr("dtype")?
        && value.hasattr("ndim")?
        && value.getattr("ndim")?.extract::<usize>()? == 0
        && is_of_kind(value, "iu")?
        && !value.hasattr("mask")?)
}
