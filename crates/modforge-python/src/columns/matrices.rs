//! Products of matrices.

use super::bad_row::BadRow;
use super::column::Order;
use super::form::{Cut, Encoding, Form, Lengths, Reading, Width};
use super::operand::Operand;
use super::products::rows_of;
use super::source::{memory, read};
use super::sums::of_all;
use crate::argument::wrong_type_of;
use crate::errors::value_error;
use crate::interrupt::{self, cost};
use crate::modulus::PyModulus;
use modforge::Rows;
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PySequence, PyString, PyTuple};
use std::borrow::Cow;

/// What a matrix or vector came in, and goes out.
enum Shape {
    /// A list of so many numbers, or a vector of NumPy.
    Vector(usize),
    /// Rows and columns.
    Matrix(usize, usize),
}

impl Shape {
    /// Where an entry is, in words.
    fn place(&self, entry: usize) -> String {
        match self {
            Self::Vector(_) => format!("entry {entry}"),
            Self::Matrix(_, columns) => format!("row {}, column {}", entry / columns, entry % columns),
        }
    }

    /// The error of a bad row of all entries, which names the place of the entry.
    fn with_place(&self, py: Python<'_>, argument: &str, error: PyErr) -> PyErr {
        let place = || {
            let (value, text) = (error.value(py), error.to_string());
            let entry: usize = value.getattr("row").ok()?.extract().ok()?;
            let (_, reason) = text.split_once(&format!("{argument}: row {entry}: "))?;
            let placed = BadRow::new_err(format!("{argument}: {}: {reason}", self.place(entry)));
            for name in ["argument", "row", "value"] {
                placed.value(py).setattr(name, value.getattr(name).ok()?).ok()?;
            }
            Some(placed)
        };
        place().unwrap_or(error)
    }
}

/// A matrix with its entries in one column, row by row.
struct Matrix {
    entries: Operand,
    shape: Shape,
    /// A matrix of NumPy whose last dimension is for bytes or words.
    of_rows: bool,
    of_numpy: bool,
}

#[pymethods]
impl PyModulus {
    /// The product of two matrices modulo the modulus, each entry reduced once, on all cores; constant time in them.
    ///
    /// A matrix is a list of lists, a NumPy array of integers with two dimensions, or one of uint8 or uint64 with
    /// three: rows, columns, and the bytes or words of a number. A list of numbers or an array of one dimension is a
    /// vector: a row as a, a column as b. The product is of the form of a.
    ///
    /// >>> Modulus(97).matmul([[1, 2], [3, 4]], [[5, 6], [7, 8]])
    /// [[19, 22], [43, 50]]
    /// >>> Modulus(97).matmul([[1, 2], [3, 40]], [5, 6])
    /// [17, 61]
    #[pyo3(signature = (a, b, *, byteorder=Order::Big, encoding=None), text_signature = "($self, a, b, *, byteorder='big', encoding=None)")]
    fn matmul<'py>(
        &self,
        py: Python<'py>,
        a: &Bound<'py, PyAny>,
        b: &Bound<'py, PyAny>,
        byteorder: Order,
        encoding: Option<Encoding>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (a, b) = (self.matrix("a", a, byteorder, encoding)?, self.matrix("b", b, byteorder, encoding)?);
        let (rows, inner) = match a.shape {
            Shape::Vector(count) => (1, count),
            Shape::Matrix(rows, columns) => (rows, columns),
        };
        let (given, columns) = match b.shape {
            Shape::Vector(count) => (count, 1),
            Shape::Matrix(rows, columns) => (rows, columns),
        };
        if given != inner {
            return Err(PyValueError::new_err(format!("b: has {given} rows, but a has {inner} columns")));
        }
        let product = self.product(py, &a, &b, [rows, inner, columns])?;
        a.shaped(product, &b, [rows, columns])
    }
}

impl PyModulus {
    fn matrix(
        &self,
        argument: &'static str,
        value: &Bound<'_, PyAny>,
        order: Order,
        encoding: Option<Encoding>,
    ) -> PyResult<Matrix> {
        let options = of_all(order, encoding);
        let reading = Reading { argument, options: &options, cut: Cut::Residues(self.modulus.byte_length()) };
        let of_numpy = value.hasattr("dtype")? && value.hasattr("reshape")?;
        let (flat, shape, of_rows) = if of_numpy { of_array(argument, value)? } else { of_lists(argument, value)? };
        let py = value.py();
        let entries = read(&flat, &reading).map_err(|error| shape.with_place(py, argument, error))?;
        let Some((column, _)) = entries.column() else { return Err(no_matrix(argument)) };
        if let Some(entry) = (0..column.len()).find(|&entry| column.is_null(entry)) {
            return Err(PyValueError::new_err(format!("{argument}: {} is null", shape.place(entry))));
        }
        Ok(Matrix { entries, shape, of_rows, of_numpy })
    }

    /// The entries of the product, row by row, in the form of a.
    fn product<'py>(&self, py: Python<'py>, a: &Matrix, b: &Matrix, shape: [usize; 3]) -> PyResult<Bound<'py, PyAny>> {
        let modulus = &*self.modulus;
        let length = modulus.byte_length();
        let form: &dyn Form = match a.entries.column() {
            Some((_, form)) => form,
            None => unreachable!("a matrix is a column"),
        };
        let entries = shape[0] * shape[2];
        let lengths = Lengths::new(&Width::All(length), entries, form)?;
        let cost = cost((shape[1] as u64).saturating_add(4).saturating_mul(entries as u64), modulus.bits());
        form.write(py, &lengths, &mut |results| {
            let work = || {
                let (a, b) = (self.rows(&a.entries, form.order()), self.rows(&b.entries, form.order()));
                modulus.matmul_rows(results, a.rows(), b.rows(), shape)
            };
            interrupt::run_on_cores(py, cost, work)?.map_err(value_error)?;
            Ok(Vec::new())
        })
    }

    /// The numbers of a column in rows: as they are, if they are in this order and no longer than the modulus.
    fn rows<'a>(&self, entries: &'a Operand, order: Order) -> InRows<'a> {
        let length = self.modulus.byte_length();
        if let Some((column, _)) = entries.column() {
            let even = column.even_rows(0..column.len());
            if let Some((bytes, row_bytes)) = even.filter(|&(_, bytes)| column.order() == order && bytes <= length) {
                return InRows { bytes: Cow::Borrowed(bytes), row_bytes, order };
            }
        }
        let count = entries.column().map_or(0, |(column, _)| column.len());
        let mut bytes = entries.reduced(&(0..count).collect::<Vec<_>>(), &self.modulus);
        if order == Order::Little {
            bytes.chunks_exact_mut(length).for_each(<[u8]>::reverse);
        }
        InRows { bytes: Cow::Owned(bytes), row_bytes: length, order }
    }
}

struct InRows<'a> {
    bytes: Cow<'a, [u8]>,
    row_bytes: usize,
    order: Order,
}

impl InRows<'_> {
    fn rows(&self) -> Rows<'_> {
        rows_of(self.order, &self.bytes, self.row_bytes)
    }
}

impl Matrix {
    /// A product with `b` of so many rows and columns, in the form of this matrix.
    fn shaped<'py>(
        &self,
        product: Bound<'py, PyAny>,
        b: &Self,
        [rows, columns]: [usize; 2],
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut dimensions = Vec::new();
        if matches!(self.shape, Shape::Matrix(..)) {
            dimensions.push(rows);
        }
        if matches!(b.shape, Shape::Matrix(..)) {
            dimensions.push(columns);
        }
        if self.of_numpy {
            let mut shape: Vec<isize> = dimensions.iter().map(|&dimension| dimension as isize).collect();
            if self.of_rows {
                shape.push(product.getattr("shape")?.get_item(1)?.extract()?);
            }
            return product.call_method1("reshape", (shape,));
        }
        match dimensions[..] {
            [] => product.get_item(0),
            [_] => Ok(product),
            _ => {
                let list = product.cast::<PyList>()?;
                let row = |row: usize| list.get_slice(row * columns, (row + 1) * columns);
                Ok(PyList::new(list.py(), (0..rows).map(row))?.into_any())
            }
        }
    }
}

/// The entries of an array of NumPy as one column, its shape, and whether its last dimension is that of numbers.
fn of_array<'py>(argument: &str, value: &Bound<'py, PyAny>) -> PyResult<(Bound<'py, PyAny>, Shape, bool)> {
    let shape = value.getattr("shape")?;
    let shape = shape.cast::<PyTuple>().map_err(|_| wrong_type_of(argument, value, "an array of NumPy"))?;
    let shape: Vec<usize> = shape.extract()?;
    match shape[..] {
        [count] => Ok((value.clone(), Shape::Vector(count), false)),
        [rows, columns] => Ok((value.call_method1("reshape", (rows * columns,))?, Shape::Matrix(rows, columns), false)),
        [rows, columns, words] => {
            Ok((value.call_method1("reshape", (rows * columns, words))?, Shape::Matrix(rows, columns), true))
        }
        _ => {
            let dimensions = shape.len();
            Err(PyTypeError::new_err(format!("{argument}: an array must have 1 to 3 dimensions, not {dimensions}")))
        }
    }
}

/// The same of lists.
fn of_lists<'py>(argument: &str, value: &Bound<'py, PyAny>) -> PyResult<(Bound<'py, PyAny>, Shape, bool)> {
    // Text and whatever has its bytes in a buffer are sequences, too.
    let is_list = |value: &Bound<'py, PyAny>| {
        let known = value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>();
        let other = || {
            let buffer = value.is_instance_of::<PyString>() || PyUntypedBuffer::get(value).is_ok();
            value.cast::<PySequence>().is_ok() && !buffer
        };
        known || other()
    };
    if !is_list(value) {
        return Err(no_matrix(argument));
    }
    let rows = memory::length_of(value, argument)?;
    if rows == 0 || !is_list(&value.get_item(0)?) {
        return Ok((value.clone(), Shape::Vector(rows), false));
    }
    let columns = memory::length_of(&value.get_item(0)?, argument)?;
    memory::need_references(rows.saturating_mul(columns), argument)?;
    let flat = PyList::empty(value.py());
    for (index, row) in value.try_iter()?.enumerate() {
        let row = row?;
        if !is_list(&row) {
            return Err(no_matrix(argument));
        }
        let given = memory::length_of(&row, argument)?;
        if given != columns {
            let text = format!("{argument}: row {index} has {given} numbers, but row 0 has {columns}");
            return Err(PyValueError::new_err(text));
        }
        flat.call_method1("extend", (row,))?;
    }
    Ok((flat.into_any(), Shape::Matrix(rows, columns), false))
}

fn no_matrix(argument: &str) -> PyErr {
    PyTypeError::new_err(format!("{argument}: must be a matrix or a vector: lists, or an array of NumPy"))
}
