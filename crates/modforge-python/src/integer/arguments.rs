//! Integers of Python as arguments.

use super::limbs::{Limbs, Room};
use super::magnitude::Magnitude;
use super::ways::{read, read_limbs};
use crate::argument::{is_refusal, refused, wrong_type, wrong_type_of};
use crate::interrupt;
use modforge::{Modulus, Residue};
use pyo3::exceptions::{PyMemoryError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyRange};
use pyo3::{Borrowed, ffi};

/// What an argument must be.
const INTEGER: &str = "an integer";

/// A Python integer, or what has `__index__`, as its sign and its absolute value. A signal that comes while a long one
/// is read is heeded when it has been.
pub(crate) struct Integer {
    pub(crate) negative: bool,
    pub(crate) magnitude: Magnitude,
}

impl Integer {
    /// The number that the digits of an int make, whatever a subclass says of itself.
    pub(crate) fn new(value: &Bound<'_, PyInt>) -> PyResult<Self> {
        let (negative, magnitude) = read(value)?;
        Ok(Self { negative, magnitude })
    }

    /// The number that a value is; nothing for what is no integer.
    pub(crate) fn of(value: &Bound<'_, PyAny>) -> PyResult<Option<Self>> {
        let integer = match value.cast::<PyInt>() {
            Ok(number) => Self::new(number)?,
            Err(_) => match index(value)? {
                Some(number) => Self::new(&number)?,
                None => return Ok(None),
            },
        };
        if integer.magnitude.len() > interrupt::BYTES {
            value.py().check_signals()?;
        }
        Ok(Some(integer))
    }

    /// The absolute value of an argument that must not be negative.
    pub(crate) fn not_negative(self, argument: &str) -> PyResult<Magnitude> {
        if self.negative { Err(negative(argument)) } else { Ok(self.magnitude) }
    }

    pub(crate) fn residue<'m>(&self, modulus: &'m Modulus) -> Residue<'m> {
        let residue = modulus.reduce_be_bytes(&self.magnitude);
        if self.negative { residue.neg() } else { residue }
    }
}

impl<'py> FromPyObject<'_, 'py> for Integer {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        Self::of(&value)?.ok_or_else(|| wrong_type(&value, INTEGER))
    }
}

impl Room {
    /// Reads an argument: an integer, or what has `__index__`. A signal that comes meanwhile is heeded afterwards.
    pub(crate) fn read(&mut self, argument: &str, value: &Bound<'_, PyAny>) -> PyResult<Limbs<'_>> {
        let limbs = match value.cast::<PyInt>() {
            Ok(number) => read_limbs(number, self)?,
            Err(_) => match index(value)? {
                Some(number) => read_limbs(&number, self)?,
                None => return Err(wrong_type_of(argument, value, INTEGER)),
            },
        };
        if size_of_val(limbs.absolute) > interrupt::BYTES {
            value.py().check_signals()?;
        }
        Ok(limbs)
    }
}

impl<'r> Limbs<'r> {
    /// The absolute value of an argument that must not be negative.
    pub(crate) fn not_negative(self, argument: &str) -> PyResult<&'r [u64]> {
        if self.negative { Err(negative(argument)) } else { Ok(self.absolute) }
    }
}

/// The integers of a sequence or another iterable; a signal ends their conversion.
pub(crate) struct Integers(pub(crate) Vec<Integer>);

impl<'py> FromPyObject<'_, 'py> for Integers {
    type Error = PyErr;

    fn extract(values: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        // The one sequence that may have more items than memory has bytes.
        if values.is_instance_of::<PyRange>() && values.len().is_err() {
            return Err(PyMemoryError::new_err("no memory for so many numbers"));
        }
        let items = values.try_iter().map_err(|error| refused(&values, "a sequence of integers", error))?;
        let convert = |(at, value): (usize, PyResult<Bound<'py, PyAny>>)| {
            let value = value?;
            Integer::of(&value)?.ok_or_else(|| wrong_type(&value, &format!("{INTEGER} at {at}")))
        };
        interrupt::each(values.py(), items.enumerate(), convert).map(Self)
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
            count => Ok(Self(Some(count.map_err(|error| refused(&number, INTEGER, error))?))),
        }
    }
}

/// The error for an argument that must not be negative, but is.
fn negative(argument: &str) -> PyErr {
    PyValueError::new_err(format!("{argument}: must not be negative"))
}

/// What `operator.index` gives; nothing for what is no integer by its rule, as an array of NumPy that has dimensions.
#[allow(unsafe_code)]
pub(crate) fn index<'py>(value: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyInt>>> {
    // SAFETY: the object lives, and what comes is a new reference or null with an exception.
    match unsafe { Bound::from_owned_ptr_or_err(value.py(), ffi::PyNumber_Index(value.as_ptr())) } {
        Err(error) if is_refusal(value.py(), &error) => Ok(None),
        number => Ok(Some(number?.cast_into()?)),
    }
}
