//! Integers of Python as bytes, and back.

mod digits;
mod interpreter;

use crate::interrupt;
use digits::Digits;
use interpreter::Functions;
use modforge::{Modulus, Residue};
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use pyo3::{Borrowed, ffi};
use std::ops::Deref;
use std::sync::OnceLock;

/// Bits of a number at most, one of 128 MB: Python reads and makes it in a part of a second, deaf to signals.
const MAX_BITS: usize = 1 << 30;

/// Bytes of a number that is read without an allocation: 512 bits, with what digits have more.
const SHORT: usize = 72;

/// A Python integer, or what has `__index__`, as its sign and its absolute value. A signal that comes while a long one
/// is read is heeded when it has been.
pub(crate) struct Integer {
    pub(crate) negative: bool,
    pub(crate) magnitude: Magnitude,
}

/// Big-endian bytes without leading zeros.
pub(crate) struct Magnitude {
    bytes: Bytes,
    zeros: usize,
}

enum Bytes {
    /// So many of these bytes.
    Short([u8; SHORT], usize),
    Long(Vec<u8>),
}

impl Bytes {
    fn zeros(count: usize) -> Self {
        if count <= SHORT { Self::Short([0; SHORT], count) } else { Self::Long(vec![0; count]) }
    }

    fn all(&self) -> &[u8] {
        match self {
            Self::Short(bytes, count) => &bytes[..*count],
            Self::Long(bytes) => bytes,
        }
    }

    fn all_mut(&mut self) -> &mut [u8] {
        match self {
            Self::Short(bytes, count) => &mut bytes[..*count],
            Self::Long(bytes) => bytes,
        }
    }
}

impl Default for Magnitude {
    fn default() -> Self {
        Self { bytes: Bytes::zeros(0), zeros: 0 }
    }
}

impl Deref for Magnitude {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes.all()[self.zeros..]
    }
}

impl Integer {
    /// The number that the digits of an int make, whatever a subclass says of itself.
    pub(crate) fn new(value: &Bound<'_, PyInt>) -> PyResult<Self> {
        Ok(Self::of(ways(value.py()).read(value)?))
    }

    fn of((negative, bytes): (bool, Bytes)) -> Self {
        let zeros = bytes.all().iter().take_while(|&&byte| byte == 0).count();
        Self { negative, magnitude: Magnitude { bytes, zeros } }
    }

    /// The absolute value of an argument that must not be negative.
    pub(crate) fn not_negative(self, argument: &str) -> PyResult<Magnitude> {
        if self.negative {
            return Err(PyValueError::new_err(format!("{argument}: must not be negative")));
        }
        Ok(self.magnitude)
    }

    pub(crate) fn residue<'m>(&self, modulus: &'m Modulus) -> Residue<'m> {
        let residue = modulus.reduce_be_bytes(&self.magnitude);
        if self.negative { residue.neg() } else { residue }
    }
}

impl<'py> FromPyObject<'_, 'py> for Integer {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let integer = match value.cast::<PyInt>() {
            Ok(number) => Self::new(&number),
            Err(_) => Self::new(&index(&value)?),
        }?;
        if integer.magnitude.len() > interrupt::BYTES {
            value.py().check_signals()?;
        }
        Ok(integer)
    }
}

/// The integers of a sequence or another iterable; a signal ends their conversion.
pub(crate) struct Integers(pub(crate) Vec<Integer>);

impl<'py> FromPyObject<'_, 'py> for Integers {
    type Error = PyErr;

    fn extract(values: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let convert = |value: PyResult<Bound<'py, PyAny>>| value?.extract();
        interrupt::each(values.py(), values.try_iter()?, convert).map(Self)
    }
}

/// A number of things: an argument from 0 to 2^64 - 1, and nothing for an integer beyond.
#[derive(Clone, Copy)]
pub(crate) struct Count(Option<u64>);

impl Count {
    pub(crate) const fn of(count: u64) -> Self {
        Self(Some(count))
    }

    /// The number, or an error that names the argument.
    pub(crate) fn get<T: TryFrom<u64>>(self, argument: &str) -> PyResult<T> {
        let beyond = || {
            let bits = 8 * size_of::<T>();
            PyValueError::new_err(format!("{argument}: must be 0 to 2^{bits} - 1"))
        };
        self.0.and_then(|count| T::try_from(count).ok()).ok_or_else(beyond)
    }
}

impl FromPyObject<'_, '_> for Count {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match number.extract::<u64>() {
            Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => Ok(Self(None)),
            count => Ok(Self(Some(count?))),
        }
    }
}

/// What `operator.index` gives.
#[allow(unsafe_code)]
fn index<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyInt>> {
    // SAFETY: the object lives, and what comes is a new reference or null with an exception.
    let number = unsafe { Bound::from_owned_ptr_or_err(value.py(), ffi::PyNumber_Index(value.as_ptr()))? };
    Ok(number.cast_into()?)
}

/// The int with these big-endian bytes.
pub(crate) fn to_int(py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
    ways(py).make(py, bytes)
}

/// How ints are read and made: digit by digit where that is known to work.
struct Ways {
    digits: Option<Digits>,
    functions: Functions,
}

fn ways(py: Python<'_>) -> &'static Ways {
    static FOUND: OnceLock<Ways> = OnceLock::new();
    FOUND.get_or_init(|| {
        let functions = Functions::of(py);
        Ways { digits: Digits::of(py, &functions), functions }
    })
}

impl Ways {
    fn read(&self, value: &Bound<'_, PyInt>) -> PyResult<(bool, Bytes)> {
        match &self.digits {
            Some(digits) => digits.read(value),
            None => self.functions.read(value),
        }
    }

    fn make(&self, py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
        match &self.digits {
            Some(digits) => digits.make(py, bytes),
            None => self.functions.make(py, bytes),
        }
    }
}

/// The absolute value of a number in each way to read and make it, by the names of the ways: for tests of what other
/// interpreters use.
#[pyfunction]
pub(crate) fn absolute_in_every_way(
    py: Python<'_>,
    value: &Bound<'_, PyInt>,
) -> PyResult<Vec<(&'static str, Py<PyInt>)>> {
    let ways = ways(py);
    let mut results = Vec::new();
    if let Some(digits) = &ways.digits {
        results.push(("digits", digits.make(py, &Integer::of(digits.read(value)?).magnitude)?));
    }
    for functions in [&ways.functions, &Functions::Methods] {
        let absolute = functions.make(py, &Integer::of(functions.read(value)?).magnitude)?;
        results.push((functions.name(), absolute));
    }
    Ok(results)
}
