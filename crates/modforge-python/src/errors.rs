//! Errors of the engine as exceptions of Python.

use crate::integer::to_int;
use modforge::Error;
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;

pyo3::create_exception!(
    modforge,
    NotInvertible,
    PyValueError,
    "A number has no inverse: its greatest common divisor with the modulus is not 1, and is the attribute gcd."
);

/// A `MemoryError` where there is no memory, else a `ValueError`.
pub(crate) fn value_error(error: Error) -> PyErr {
    match error {
        Error::OutOfMemory { .. } => PyMemoryError::new_err(error.to_string()),
        _ => PyValueError::new_err(error.to_string()),
    }
}

/// As [`value_error`]; an error that carries a gcd becomes a `NotInvertible` with that attribute.
pub(crate) fn inverse_error(py: Python<'_>, error: Error) -> PyErr {
    let (Error::NotInvertible { gcd } | Error::ElementNotInvertible { gcd, .. }) = &error else {
        return value_error(error);
    };
    let exception = NotInvertible::new_err(error.to_string());
    match to_int(py, gcd).and_then(|gcd| exception.value(py).setattr("gcd", gcd)) {
        Ok(()) => exception,
        Err(failure) => failure,
    }
}
