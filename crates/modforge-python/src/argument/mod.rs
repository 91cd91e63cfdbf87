//! Arguments: bytes, and exceptions for those of a wrong type: which argument, what it must be, and what it is.

pub(crate) mod bytes;

use pyo3::PyClass;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::True;

/// The exception for an argument that must be something else: "exponent: must be an integer, not str".
///
/// PyO3 reads an argument without its name, and afterwards adds a note with the name to what was raised, which only a
/// traceback shows. So the exception takes that note itself, and puts the name in front of its text.
pub(crate) fn wrong_type(value: &Bound<'_, PyAny>, needed: &str) -> PyErr {
    let raised = || {
        let py = value.py();
        let error = PyTypeError::new_err(text(value, needed)?);
        let take = wrap_pyfunction!(take_note, py)?;
        error
            .value(py)
            .setattr("add_note", py.import("types")?.getattr("MethodType")?.call1((take, error.value(py)))?)?;
        Ok(error)
    };
    raised().unwrap_or_else(|failure| failure)
}

/// The same for an argument whose name is known.
pub(crate) fn wrong_type_of(argument: &str, value: &Bound<'_, PyAny>, needed: &str) -> PyErr {
    match text(value, needed) {
        Ok(text) => PyTypeError::new_err(format!("{argument}: {text}")),
        Err(failure) => failure,
    }
}

fn text(value: &Bound<'_, PyAny>, needed: &str) -> PyResult<String> {
    Ok(format!("must be {needed}, not {}", value.get_type().fully_qualified_name()?))
}

/// Once, the method `add_note` of an exception from above.
#[pyfunction]
fn take_note(error: &Bound<'_, PyAny>, note: &str) -> PyResult<()> {
    error.delattr("add_note")?;
    match note.strip_prefix("while processing '").and_then(|rest| rest.strip_suffix('\'')) {
        Some(name) => error.setattr("args", (format!("{name}: {}", error.str()?),)),
        None => error.call_method1("add_note", (note,)).map(drop),
    }
}

/// Whether the interpreter says so that a value is of a wrong type. What the code of a program raised has a traceback,
/// and comes through as it is.
pub(crate) fn is_refusal(py: Python<'_>, error: &PyErr) -> bool {
    error.is_instance_of::<PyTypeError>(py) && error.traceback(py).is_none()
}

/// A str.
pub(crate) fn text_of<'a>(value: &'a Bound<'_, PyAny>) -> PyResult<&'a str> {
    value.extract().map_err(|error| refused(value, "a str", error))
}

/// A str, or None.
pub(crate) fn text_if_any<'a>(value: &'a Bound<'_, PyAny>) -> PyResult<Option<&'a str>> {
    value.extract().map_err(|error| refused(value, "a str or None", error))
}

/// True or False.
pub(crate) fn flag(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    value.extract().map_err(|error| refused(value, "a bool", error))
}

/// An object of one of our classes.
pub(crate) fn object<'a, T: PyClass<Frozen = True> + Sync>(value: &'a Bound<'_, PyAny>) -> PyResult<&'a T> {
    let name = || Ok::<_, PyErr>(format!("a {}", value.py().get_type::<T>().name()?));
    value.cast().map(Bound::get).or_else(|_| Err(wrong_type(value, &name()?)))
}

/// As [`wrong_type`], in place of what the interpreter says.
pub(crate) fn refused(value: &Bound<'_, PyAny>, needed: &str, error: PyErr) -> PyErr {
    if is_refusal(value.py(), &error) { wrong_type(value, needed) } else { error }
}
