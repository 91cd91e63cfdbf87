//! Rows in memory one after the other: NumPy matrices of uint8 (a row is a number in bytes) or of uint64 (a row is a
//! number in words, the least significant first), and plain bytes.
//!
//! Nothing is copied on the way in where the rows are in one piece, in the order of C; else NumPy copies them into one.
//! The results are written where the new matrix has them.

use crate::argument::bytes::{new_bytearray, new_bytes};
use crate::columns::column::{Column, Order, Rows};
use crate::columns::form::{Cut, Form, Lengths, Read, Reading};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyBufferError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyTuple};

/// Bytes of a word.
const WORD: usize = 8;

enum Matrix {
    Bytes(Order),
    ByteArray(Order),
    /// A matrix of uint8.
    Small(Order),
    /// A matrix of uint64.
    Words,
}

pub(super) fn is_matrix(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    if value.hasattr("dtype")? && value.hasattr("ndim")? {
        return Ok(value.getattr("ndim")?.extract::<usize>()? != 1);
    }
    match PyUntypedBuffer::get(value) {
        Ok(_) => Ok(true),
        // What is no buffer; anything else, such as an interrupt, is not about that.
        Err(error) if error.is_instance_of::<PyTypeError>(value.py()) => Ok(false),
        Err(error) if error.is_instance_of::<PyBufferError>(value.py()) => Ok(false),
        Err(error) => Err(error),
    }
}

pub(super) fn read(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> Read {
    let (argument, order) = (reading.argument, reading.options.order);
    if !value.hasattr("dtype")? {
        return read_bytes(value, reading);
    }
    // Of what has the attributes of an array alone, NumPy makes what it can.
    let numpy = value.py().import("numpy")?;
    refuse_mask(value, argument)?;
    let value = &numpy.call_method1("asarray", (value,))?;
    let dtype = value.getattr("dtype")?.str()?.to_string();
    let shape: Vec<usize> = value.getattr("shape")?.extract()?;
    let form = match &dtype[..] {
        "uint8" => Matrix::Small(order),
        "uint64" if cfg!(target_endian = "little") => Matrix::Words,
        _ => {
            return Err(PyTypeError::new_err(format!(
                "{argument}: an array must be a matrix of uint8 or uint64, or have one dimension, not {dtype}"
            )));
        }
    };
    let [count, columns] = shape[..] else {
        let dimensions = shape.len();
        return Err(PyTypeError::new_err(format!(
            "{argument}: an array must have 1 or 2 dimensions, not {dimensions}"
        )));
    };
    let whole = numpy.call_method1("ascontiguousarray", (value,))?;
    let item = if matches!(form, Matrix::Words) { WORD } else { 1 };
    let buffer = PyUntypedBuffer::get(&whole)?;
    Ok((column(buffer, columns * item, count, form.order()), Box::new(form)))
}

/// Refuse a masked array, of which the memory alone would be read.
fn refuse_mask(value: &Bound<'_, PyAny>, argument: &str) -> PyResult<()> {
    let masked = value.py().import("numpy.ma")?.getattr("MaskedArray")?;
    if !value.is_instance(&masked)? {
        return Ok(());
    }
    let text = "a matrix cannot hold nulls, so it must not be masked: use a list, or an Arrow column, with nulls";
    Err(PyTypeError::new_err(format!("{argument}: {text}")))
}

fn read_bytes(value: &Bound<'_, PyAny>, reading: &Reading<'_>) -> Read {
    let (argument, order) = (reading.argument, reading.options.order);
    let buffer = PyUntypedBuffer::get(value)?;
    if buffer.item_size() != 1 || !buffer.is_c_contiguous() {
        return Err(PyTypeError::new_err(format!("{argument}: a buffer must have single bytes in one piece")));
    }
    let length = buffer.len_bytes();
    let (row_bytes, count) = match reading.cut {
        Cut::RowBytes(row_bytes) | Cut::Residues(row_bytes) => (row_bytes, length / row_bytes),
        Cut::Rows(0) => (0, 0),
        Cut::Rows(count) => (length / count, count),
        Cut::Unknown => {
            let text = "plain bytes do not say how long a row is: give width=, or a matrix of uint8";
            return Err(PyValueError::new_err(format!("{argument}: {text}")));
        }
    };
    if row_bytes * count != length {
        let cut = match reading.cut {
            Cut::RowBytes(row_bytes) | Cut::Residues(row_bytes) => format!("rows of {row_bytes} bytes"),
            Cut::Rows(_) | Cut::Unknown => format!("{count} equal rows"),
        };
        return Err(PyValueError::new_err(format!("{argument}: {length} bytes cannot be cut into {cut}")));
    }
    let form = if value.is_instance_of::<PyByteArray>() { Matrix::ByteArray(order) } else { Matrix::Bytes(order) };
    Ok((column(buffer, row_bytes, count, order), Box::new(form)))
}

/// The rows in a buffer that has so many of them in one piece.
#[allow(unsafe_code)]
fn column(buffer: PyUntypedBuffer, row_bytes: usize, count: usize, order: Order) -> Column {
    let rows = Rows::Even { start: buffer.buf_ptr().cast(), row_bytes, count };
    assert_eq!(buffer.len_bytes(), row_bytes * count, "NumPy and its buffer say the same");
    // SAFETY: Python keeps the memory while the buffer is taken. As with every call that reads a buffer without the
    // interpreter lock, a program that writes to it from another thread meanwhile gets results of no meaning, and
    // nothing is read outside.
    unsafe { Column::new(rows, Box::new(buffer), order, Vec::new()) }
}

impl Form for Matrix {
    fn name(&self) -> &'static str {
        match self {
            Self::Bytes(_) | Self::ByteArray(_) => "a string of bytes",
            Self::Small(_) | Self::Words => "a NumPy matrix",
        }
    }

    fn takes_nulls(&self) -> bool {
        false
    }

    fn order(&self) -> Order {
        match *self {
            Self::Bytes(order) | Self::ByteArray(order) | Self::Small(order) => order,
            Self::Words => Order::Little,
        }
    }

    fn is_even(&self) -> bool {
        true
    }

    fn takes_any_length(&self) -> bool {
        false
    }

    fn row_bytes(&self, number_bytes: usize) -> usize {
        match self {
            Self::Words => number_bytes.next_multiple_of(WORD),
            _ => number_bytes,
        }
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        lengths: &Lengths,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let length = lengths.total()?;
        let mut fill = |results: &mut [u8]| fill(results).map(|_| ());
        let (dtype, item) = match self {
            Self::Bytes(_) => return Ok(new_bytes(py, length, fill)?.into_any()),
            Self::ByteArray(_) => return Ok(new_bytearray(py, length, fill)?.into_any()),
            Self::Small(_) => ("u1", 1),
            Self::Words => ("u8", WORD),
        };
        let memory = new_bytearray(py, length, &mut fill)?;
        let array = py.import("numpy")?.call_method1("frombuffer", (memory, dtype))?;
        let columns = lengths.of(0..1).len() / item;
        array.call_method1("reshape", PyTuple::new(py, [lengths.count(), columns])?)
    }
}
