//! Series of pandas: results come back as one, with the same labels and name.

use crate::columns::column::Order;
use crate::columns::form::{Form, Lengths};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyType};

struct Series {
    /// How the numbers in it are read and written.
    inner: Box<dyn Form>,
    /// Its class.
    class: Py<PyType>,
    index: Py<PyAny>,
    name: Py<PyAny>,
}

/// The form of a series, whose numbers have the form `inner`.
pub(super) fn series(value: &Bound<'_, PyAny>, inner: Box<dyn Form>) -> PyResult<Box<dyn Form>> {
    let (index, name) = (value.getattr("index")?.unbind(), value.getattr("name")?.unbind());
    Ok(Box::new(Series { inner, class: value.get_type().unbind(), index, name }))
}

impl Form for Series {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn takes_nulls(&self) -> bool {
        self.inner.takes_nulls()
    }

    fn order(&self) -> Order {
        self.inner.order()
    }

    fn is_even(&self) -> bool {
        self.inner.is_even()
    }

    fn takes_any_length(&self) -> bool {
        self.inner.takes_any_length()
    }

    fn row_bytes(&self, number_bytes: usize) -> usize {
        self.inner.row_bytes(number_bytes)
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        lengths: &Lengths,
        fill: &mut dyn FnMut(&mut [u8]) -> PyResult<Vec<bool>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let rows = self.inner.write(py, lengths, fill)?;
        // An Arrow column gives its rows as bytes; numbers stay integers of any size.
        let rows = PyList::new(py, rows.try_iter()?.collect::<PyResult<Vec<_>>>()?)?;
        let options = PyDict::new(py);
        options.set_item("index", &self.index)?;
        options.set_item("name", &self.name)?;
        options.set_item("dtype", "object")?;
        self.class.bind(py).call((rows,), Some(&options))
    }
}
