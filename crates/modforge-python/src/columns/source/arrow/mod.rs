//! Arrow columns of binary, large binary, binary view or fixed-size binary, with nulls: arrays and streams of the
//! PyCapsule interface <https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html>, as pyarrow,
//! Polars, pandas, nanoarrow and others have them.
//!
//! Nothing is copied on the way in, whatever the layout, and nothing on the way out. A result is one array: fixed-size
//! binary where such a column came in, large binary for that, else binary; binary, too, where each row has its own
//! length. A column of nulls, which has no type of its own, counts as binary. It comes back as the library of the
//! column makes it, pyarrow's or Polars', else as an [`PyArrowColumn`] that every library of Arrow reads.

mod interface;
mod layout;
mod results;

use super::{memory, text};
use crate::columns::column::Order;
use crate::columns::form::{Form, Lengths, Read, Reading};
use interface::{Array, Schema, Stream};
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule};
use results::{Buffer, Kind};
use std::ffi::CString;
use std::sync::Arc;

/// The library of Python that the column came from.
enum Library {
    PyArrow { chunked: bool },
    Polars { name: String },
    Other,
}

struct ArrowForm {
    kind: Kind,
    library: Library,
    order: Order,
}

pub(super) fn is_arrow(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(value.hasattr("__arrow_c_array__")? || value.hasattr("__arrow_c_stream__")?)
}

pub(super) fn read(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> Read {
    let (format, arrays) = taken(value)?;
    let Some((layout, kind)) = layout::of_format(&format) else {
        return Err(PyTypeError::new_err(format!(
            "{}: must be a column of binary or fixed-size binary, not of Arrow's format {format:?}{}",
            reading.argument,
            advice(&format, false)
        )));
    };
    let order = reading.options.order;
    let form = ArrowForm { kind, library: Library::of(value)?, order };
    Ok((layout::column(layout, arrays, order, reading.argument)?, Box::new(form)))
}

/// A column of text, in hexadecimal.
pub(super) fn read_text(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> Read {
    let (format, arrays) = taken(value)?;
    let Some((layout, kind)) = layout::of_text_format(&format) else {
        return Err(PyTypeError::new_err(format!(
            "{}: must be a column of text, as encoding=\"hex\" says, not of Arrow's format {format:?}{}",
            reading.argument,
            advice(&format, true)
        )));
    };
    let form = ArrowForm { kind, library: Library::of(value)?, order: Order::Big };
    let digits = layout::column(layout, arrays, Order::Big, reading.argument)?;
    text::of_arrow(value.py(), &digits, Box::new(form), reading)
}

/// The format and the parts of a column.
fn taken(value: &Bound<'_, PyAny>) -> PyResult<(String, Vec<Array>)> {
    let (schema, arrays) = if value.hasattr("__arrow_c_array__")? {
        let (schema, array) =
            value.call_method0("__arrow_c_array__")?.extract::<(Bound<'_, PyCapsule>, Bound<'_, PyCapsule>)>()?;
        (Schema::take(&schema)?, vec![Array::take(&array)?])
    } else {
        let stream = value.call_method0("__arrow_c_stream__")?.cast_into::<PyCapsule>()?;
        Stream::take(&stream)?.read(value.py())?
    };
    Ok((schema.format(), arrays))
}

/// How to convert a column of lists.
const LISTS: &str = "\n  pass what its lists hold: flatten() in pyarrow, explode() in Polars";

/// How to convert a column of another format into one that is read: of text, or of bytes.
fn advice(format: &str, text: bool) -> &'static str {
    match format {
        "dictionary" if text => "\n  decode it first: dictionary_decode() in pyarrow, cast(polars.String) in Polars",
        "dictionary" => {
            "\n  decode it first: dictionary_decode() in pyarrow, cast(polars.Binary) in Polars, astype(object) in pandas"
        }
        "+r" => "\n  decode it first: pyarrow.compute.run_end_decode",
        "z" | "Z" | "vz" if text => "\n  its numbers are bytes: leave the encoding out",
        _ if text && format.starts_with("w:") => "\n  its numbers are bytes: leave the encoding out",
        "u" | "U" | "vu" => "\n  where its text is hexadecimal, pass encoding=\"hex\"",
        "c" | "C" | "s" | "S" | "i" | "I" | "l" | "L" | "_pli128" | "_plu128" => {
            "\n  pass its integers as a list: to_pylist() in pyarrow, to_list() in Polars"
        }
        "e" | "f" | "g" => "\n  its numbers may be fractions: make them integers first",
        _ if format.starts_with("d:") => "\n  its numbers may be fractions: make them integers first",
        "+s" => "\n  pass one of its columns",
        "+l" | "+L" | "+vl" | "+vL" => LISTS,
        _ if format.starts_with("+w:") => LISTS,
        _ => "",
    }
}

impl Library {
    fn of(value: &Bound<'_, PyAny>) -> PyResult<Self> {
        let kind = value.get_type();
        let module: String = kind.module()?.extract()?;
        Ok(match module.split('.').next() {
            Some("pyarrow") => Self::PyArrow { chunked: kind.name()? == "ChunkedArray" },
            Some("polars") => Self::Polars { name: value.getattr("name")?.extract()? },
            _ => Self::Other,
        })
    }
}

impl Form for ArrowForm {
    fn name(&self) -> &'static str {
        "an Arrow column"
    }

    fn order(&self) -> Order {
        self.order
    }

    fn is_even(&self) -> bool {
        matches!(self.kind, Kind::Fixed)
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        lengths: &Lengths,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let kind = match (self.kind, lengths) {
            (Kind::Fixed, Lengths::Ends(_)) => Kind::Binary,
            (kind, _) => kind,
        };
        let fits = match kind {
            Kind::Binary | Kind::Text => i32::try_from(lengths.total()?).is_ok(),
            Kind::Fixed => i32::try_from(lengths.of(0..1).len()).is_ok(),
            Kind::LargeBinary | Kind::LargeText => true,
        };
        if !fits {
            let text = "the results are too long for a binary column: use large binary or fixed-size binary";
            return Err(PyOverflowError::new_err(text));
        }
        let mut bytes = memory::zeros(lengths)?;
        let nulls = fill(&mut bytes)?;
        let column = Bound::new(py, PyArrowColumn::new(kind, lengths, bytes, &nulls))?.into_any();
        match &self.library {
            Library::Other => Ok(column),
            Library::Polars { name } => {
                py.import("polars")?.call_method1("Series", (column,))?.call_method1("alias", (name,))
            }
            Library::PyArrow { chunked } => {
                let pyarrow = py.import("pyarrow")?;
                let array = pyarrow.call_method1("array", (column,))?;
                if *chunked { pyarrow.call_method1("chunked_array", ([array],)) } else { Ok(array) }
            }
        }
    }
}

/// Rows and bytes of a row that a column shows of itself.
const SHOWN_ROWS: usize = 5;
const SHOWN_BYTES: usize = 16;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A column of results that every library of Arrow reads: pyarrow.array(column), polars.Series(column).
#[pyclass(name = "ArrowColumn", module = "modforge", frozen)]
pub(crate) struct PyArrowColumn {
    format: CString,
    count: usize,
    null_count: usize,
    /// Validity, offsets where there are any, bytes: as the layout has them.
    buffers: Arc<Vec<Option<Buffer>>>,
}

impl PyArrowColumn {
    fn new(kind: Kind, lengths: &Lengths, bytes: Vec<u8>, nulls: &[bool]) -> Self {
        let (format, buffers) = results::of_results(kind, lengths, bytes, nulls);
        let null_count = nulls.iter().filter(|&&null| null).count();
        Self { format, count: lengths.count(), null_count, buffers: Arc::new(buffers) }
    }
}

#[pymethods]
impl PyArrowColumn {
    fn __len__(&self) -> usize {
        self.count
    }

    /// The bytes of a row, or None where it is null; rows are counted from the end, too. A loop over the column ends
    /// with the IndexError.
    fn __getitem__<'py>(&self, py: Python<'py>, row: isize) -> PyResult<Option<Bound<'py, PyBytes>>> {
        let index = if row < 0 { row.checked_add_unsigned(self.count) } else { Some(row) };
        match index.and_then(|index| usize::try_from(index).ok()).filter(|&index| index < self.count) {
            Some(index) => Ok(results::row(&self.buffers, self.count, index).map(|bytes| PyBytes::new(py, bytes))),
            None => Err(PyIndexError::new_err(format!("row {row} of a column with {}", self.count))),
        }
    }

    /// The number of rows and the first few.
    fn __repr__(&self) -> String {
        let shown = (0..self.count.min(SHOWN_ROWS)).map(|row| match results::row(&self.buffers, self.count, row) {
            None => "null".into(),
            Some(bytes) if bytes.len() <= SHOWN_BYTES => hex(bytes),
            Some(bytes) => format!("{}…", hex(&bytes[..SHOWN_BYTES])),
        });
        let more = if self.count > SHOWN_ROWS { ", …" } else { "" };
        let rows = if self.count == 1 { "row" } else { "rows" };
        format!("ArrowColumn of {} {rows}: {}{more}", self.count, shown.collect::<Vec<_>>().join(", "))
    }

    /// The type of the column, for libraries of Arrow.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        Schema::new(self.format.clone()).into_capsule(py)
    }

    /// Type and contents of the column, for libraries of Arrow. No other type can be requested.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        drop(requested_schema); // the interface lets the producer choose
        let array = Array::new(self.count, self.null_count, Arc::clone(&self.buffers));
        Ok((self.__arrow_c_schema__(py)?, array.into_capsule(py)?))
    }
}
