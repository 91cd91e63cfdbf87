//! The exception for a row that cannot be computed with.

use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;

pyo3::create_exception!(
    modforge,
    BadRow,
    PyValueError,
    "A row of a column that cannot be computed with: attributes argument, row and value."
);

/// Characters of a value in a message.
const SHOWN: usize = 48;

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

pub(super) fn with_attributes(
    py: Python<'_>,
    exception: PyErr,
    argument: &str,
    row: usize,
    value: &Bound<'_, PyAny>,
) -> PyErr {
    let set = |name, value| exception.value(py).setattr(name, value);
    let done = row.into_pyobject(py).map_err(PyErr::from).and_then(|row| {
        set("argument", argument.into_pyobject(py).map_err(PyErr::from)?.into_any())?;
        set("row", row.into_any())?;
        set("value", value.clone())
    });
    done.err().unwrap_or(exception)
}

pub(super) fn message(argument: &str, row: usize, value: &Bound<'_, PyAny>, reason: &str) -> PyResult<String> {
    Ok(format!("{argument}: row {row}: {} {reason}", shown(value)?))
}

/// The value as text: hexadecimal where it is a long number, which Python may refuse in decimal; cut in the middle.
pub(super) fn shown(value: &Bound<'_, PyAny>) -> PyResult<String> {
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
