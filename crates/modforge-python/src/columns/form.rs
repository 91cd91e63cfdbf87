//! What sources and operations say to each other: the form of a column, and how it is to be read.

use super::column::{Column, Order};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

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

/// What becomes of a bad row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnError {
    Raise,
    Null,
}

impl FromPyObject<'_, '_> for OnError {
    type Error = PyErr;

    fn extract(text: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match text.extract::<&str>()? {
            "raise" => Ok(Self::Raise),
            "null" => Ok(Self::Null),
            _ => Err(PyValueError::new_err("on_error: must be 'raise' or 'null'")),
        }
    }
}

/// What every operation over columns can be asked for.
pub(super) struct Options {
    pub(super) order: Order,
    pub(super) on_error: OnError,
    /// Called with the number of rows done, after each piece.
    pub(super) progress: Option<Py<PyAny>>,
}
