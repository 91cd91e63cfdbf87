//! What sources and operations say to each other: the form of a column, and how it is to be read.

use super::column::{Column, Order};
use crate::argument::text_of;
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;
use std::ops::Range;

/// The form of a column that came in, in which results go out.
///
/// What has a default is so for rows that are objects of their own.
pub(super) trait Form: Send + Sync {
    /// For messages, with an article.
    fn name(&self) -> &'static str;

    /// Whether a row can be null.
    fn takes_nulls(&self) -> bool {
        true
    }

    /// The order of bytes that [`write`](Self::write) expects.
    fn order(&self) -> Order {
        Order::Big
    }

    /// Whether all rows of such a column are of one length, whatever is in them.
    fn is_even(&self) -> bool {
        false
    }

    /// Whether rows of results can differ in length.
    fn takes_any_length(&self) -> bool {
        true
    }

    /// Bytes of a row for numbers of so many bytes.
    fn row_bytes(&self, number_bytes: usize) -> usize {
        number_bytes
    }

    /// A new column of rows of these lengths. `fill` gets zeros to write them to, and returns whether each is null, or
    /// nothing where none is.
    fn write<'py>(
        &self,
        py: Python<'py>,
        lengths: &Lengths,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>>;
}

/// Bytes of the numbers of results. Those of a row never depend on other rows, which may come in another chunk.
pub(super) enum Width {
    /// All have so many.
    All(usize),
    /// Each has its own.
    Each(Vec<usize>),
}

/// Where rows that follow each other begin and end.
pub(super) enum Lengths {
    /// So many rows of so many bytes.
    Even { count: usize, row_bytes: usize },
    /// The end of each row.
    Ends(Vec<usize>),
}

impl Lengths {
    /// Rows of numbers of this width.
    pub(super) fn new(width: &Width, count: usize, form: &dyn Form) -> PyResult<Self> {
        match width {
            Width::All(bytes) => Ok(Self::Even { count, row_bytes: form.row_bytes(*bytes) }),
            Width::Each(widths) => {
                let mut ends = Vec::new();
                ends.try_reserve_exact(widths.len()).map_err(|_| lacking_memory(count))?;
                let mut end = 0usize;
                for &width in widths {
                    end = end.checked_add(width).ok_or_else(|| lacking_memory(count))?;
                    ends.push(end);
                }
                Ok(Self::Ends(ends))
            }
        }
    }

    /// Those of rows that are twice as long, if that can be.
    pub(super) fn doubled(&self) -> PyResult<Self> {
        let lacking = || lacking_memory(self.count());
        Ok(match self {
            Self::Even { count, row_bytes } => {
                Self::Even { count: *count, row_bytes: row_bytes.checked_mul(2).ok_or_else(lacking)? }
            }
            Self::Ends(ends) => {
                let doubled = ends.iter().map(|end| end.checked_mul(2)).collect::<Option<_>>();
                Self::Ends(doubled.ok_or_else(lacking)?)
            }
        })
    }

    pub(super) fn count(&self) -> usize {
        match self {
            Self::Even { count, .. } => *count,
            Self::Ends(ends) => ends.len(),
        }
    }

    /// The bytes of some rows.
    pub(super) fn of(&self, rows: Range<usize>) -> Range<usize> {
        match self {
            Self::Even { row_bytes, .. } => rows.start * row_bytes..rows.end * row_bytes,
            Self::Ends(ends) => {
                let end = |row: usize| row.checked_sub(1).map_or(0, |last| ends[last]);
                end(rows.start)..end(rows.end)
            }
        }
    }

    /// Bytes of all rows, if that many can be at all.
    pub(super) fn total(&self) -> PyResult<usize> {
        let total = match self {
            Self::Even { count, row_bytes } => count.checked_mul(*row_bytes),
            Self::Ends(ends) => Some(ends.last().copied().unwrap_or(0)),
        };
        total.filter(|&total| isize::try_from(total).is_ok()).ok_or_else(|| lacking_memory(self.count()))
    }
}

/// The exception for results that nothing has the memory for: a few rows and one long number ask for any amount of it.
pub(super) fn lacking_memory(count: usize) -> PyErr {
    PyMemoryError::new_err(format!("the results: no memory for {count} rows: compute them in several calls"))
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
    /// Into rows as long as the modulus, which is so many bytes, for operations that take whole rows: integers of
    /// lists that fit become even rows, too.
    Residues(usize),
    /// Into so many rows.
    Rows(usize),
    /// Not at all, as nothing says how long a row is.
    Unknown,
}

/// The column that a source reads, and its form.
pub(super) type Read = PyResult<(Column, Box<dyn Form>)>;

/// What to do with a bad row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnError {
    Raise,
    Null,
}

impl FromPyObject<'_, '_> for OnError {
    type Error = PyErr;

    fn extract(text: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match text_of(&text)? {
            "raise" => Ok(Self::Raise),
            "null" => Ok(Self::Null),
            _ => Err(PyValueError::new_err("on_error: must be 'raise' or 'null'")),
        }
    }
}

/// How numbers are written in text.
#[derive(Clone, Copy)]
pub(crate) enum Encoding {
    /// In hexadecimal, the most significant digit first.
    Hex,
}

impl FromPyObject<'_, '_> for Encoding {
    type Error = PyErr;

    fn extract(text: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match text_of(&text)? {
            "hex" => Ok(Self::Hex),
            _ => Err(PyValueError::new_err("encoding: must be 'hex' or None")),
        }
    }
}

/// The options of every operation over columns.
pub(super) struct Options {
    pub(super) order: Order,
    /// How numbers are written in text, where columns are of text.
    pub(super) encoding: Option<Encoding>,
    pub(super) on_error: OnError,
    /// Called with the number of rows done, after each piece.
    pub(super) progress: Option<Py<PyAny>>,
}

/// Methods over columns, of one class and with the same arguments: these come first, then the options of all. Python
/// shows `$signature`. The body gets the object, the interpreter and the options.
macro_rules! over_columns {
    (
        $Class:ident, $columns:tt, $signature:literal;
        $($(#[$doc:meta])* $name:ident |$this:ident, $py:ident, $options:ident| $body:expr;)+
    ) => {
        $(over_columns!(@method $Class, $columns, $signature, { $(#[$doc])* } $name |$this, $py, $options| $body);)+
    };
    (
        @method $Class:ident, ($($column:ident: $Column:ty),+), $signature:literal,
        { $(#[$doc:meta])* } $name:ident |$this:ident, $py:ident, $options:ident| $body:expr
    ) => {
        #[pymethods]
        impl $Class {
            $(#[$doc])*
            #[pyo3(
                signature = ($($column),+, *, byteorder=Order::Big, encoding=None, on_error=OnError::Raise, progress=None),
                text_signature = $signature
            )]
            #[allow(clippy::too_many_arguments, reason = "columns, and options by their names")]
            fn $name<'py>(
                &self,
                $py: Python<'py>,
                $($column: $Column,)+
                byteorder: Order,
                encoding: Option<Encoding>,
                on_error: OnError,
                progress: Option<Py<PyAny>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let ($this, $options) = (self, Options { order: byteorder, encoding, on_error, progress });
                $body
            }
        }
    };
}
pub(super) use over_columns;
