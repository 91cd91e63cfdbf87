//! Errors of the engine as exceptions of Python.

use crate::integer::to_int;
use modforge::Error;
use pyo3::exceptions::{PyMemoryError, PyRuntimeError, PyValueError};
use pyo3::panic::PanicException;
use pyo3::prelude::*;
use pyo3::types::PyType;

pyo3::create_exception!(
    modforge,
    NotInvertible,
    PyValueError,
    "A number has no inverse: its greatest common divisor with the modulus is not 1, and is the attribute gcd."
);

/// The exception that a panic, which is a defect of ours, becomes at each function of this module.
///
/// PyO3 has one for it, which programs do not catch, as it is no `Exception`; here it is made one.
pub(crate) fn internal_error(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    let error = py.get_type::<PanicException>();
    error.setattr("__bases__", (py.get_type::<PyRuntimeError>(),))?;
    for name in ["__name__", "__qualname__"] {
        error.setattr(name, "InternalError")?;
    }
    error.setattr("__module__", "modforge")?;
    error.setattr("__doc__", "A defect of modforge. Please report it.")?;
    let text = c"lambda error: f'a defect of modforge, please report it: {RuntimeError.__str__(error)}'";
    error.setattr("__str__", py.eval(text, None, None)?)?;
    Ok(error)
}

/// A `MemoryError` where there is no memory, else a `ValueError`.
pub(crate) fn value_error(error: Error) -> PyErr {
    match error {
        Error::OutOfMemory { .. } => PyMemoryError::new_err(error.to_string()),
        _ => PyValueError::new_err(error.to_string()),
    }
}

/// As [`value_error`], for a function that has the modulus by another name.
pub(crate) fn about(argument: &str, error: Error) -> PyErr {
    match error.to_string().strip_prefix("modulus: ") {
        Some(reason) => PyValueError::new_err(format!("{argument}: {reason}")),
        None => value_error(error),
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
