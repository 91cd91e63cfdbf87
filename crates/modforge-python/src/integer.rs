//! Integers of Python as bytes, and back.
//!
//! The limited API of Python 3.11 neither reads nor makes an int of more than 64 bits; the methods `to_bytes` and `from_bytes`
//! take longer than a product. So functions of the interpreter are looked up by name, once: those that are public from 3.13 on,
//! or those of 3.11 and 3.12, which will not change any more. Where neither are found, the methods do it.

use crate::interrupt;
use modforge::{Modulus, Residue};
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBytes, PyInt};
use pyo3::{Borrowed, ffi};
use std::ffi::{CStr, c_int, c_void};
use std::ops::Deref;
use std::sync::OnceLock;

/// Bits of a number at most, one of 128 MB: Python reads and makes it in a part of a second, deaf to signals.
const MAX_BITS: usize = 1 << 30;

/// Bytes of a number that is read without an allocation: 512 bits and a sign.
const SHORT: usize = 65;

/// A Python integer, or what has `__index__`, as its sign and its absolute value. A signal that comes while a long one is read is
/// heeded when it has been.
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
        Self::read(value, functions(value.py()))
    }

    fn read(value: &Bound<'_, PyInt>, functions: &Functions) -> PyResult<Self> {
        let mut bytes = functions.read(value)?;
        let digits = bytes.all_mut();
        let negative = digits.first().is_some_and(|first| first >> 7 == 1);
        if negative {
            let mut carry = true;
            for byte in digits.iter_mut().rev() {
                (*byte, carry) = (!*byte).overflowing_add(carry.into());
            }
        }
        let zeros = bytes.all().iter().take_while(|&&byte| byte == 0).count();
        Ok(Self { negative, magnitude: Magnitude { bytes, zeros } })
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
    functions(py).make(py, bytes)
}

/// The absolute value of a number as the methods of int read and make it, for tests of what other interpreters use.
#[pyfunction]
pub(crate) fn absolute_by_methods(py: Python<'_>, value: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
    Functions::Methods.make(py, &Integer::read(value, &Functions::Methods)?.magnitude)
}

/// Functions of the interpreter.
enum Functions {
    /// `PyLong_AsNativeBytes` and `PyLong_FromUnsignedNativeBytes` of Python 3.13 and later.
    Native(AsNativeBytes, FromUnsignedNativeBytes),
    /// `_PyLong_NumBits`, `_PyLong_AsByteArray` and `_PyLong_FromByteArray` of Python 3.11 and 3.12.
    Older(NumBits, AsByteArray, FromByteArray),
    /// The methods of int.
    Methods,
}

type AsNativeBytes = unsafe extern "C" fn(*mut ffi::PyObject, *mut c_void, ffi::Py_ssize_t, c_int) -> ffi::Py_ssize_t;
type FromUnsignedNativeBytes = unsafe extern "C" fn(*const c_void, usize, c_int) -> *mut ffi::PyObject;
type NumBits = unsafe extern "C" fn(*mut ffi::PyObject) -> usize;
type AsByteArray = unsafe extern "C" fn(*mut ffi::PyObject, *mut u8, usize, c_int, c_int) -> c_int;
type FromByteArray = unsafe extern "C" fn(*const u8, usize, c_int, c_int) -> *mut ffi::PyObject;

const BIG_ENDIAN: c_int = 0;
const SIGNED: c_int = 1;
const UNSIGNED: c_int = 0;

fn functions(py: Python<'_>) -> &'static Functions {
    static FOUND: OnceLock<Functions> = OnceLock::new();
    FOUND.get_or_init(|| {
        let version = py.version_info();
        let found = if (version.major, version.minor) >= (3, 13) { native() } else { older() };
        found.unwrap_or(Functions::Methods)
    })
}

#[allow(unsafe_code)]
fn native() -> Option<Functions> {
    let (read, make) = (symbol(c"PyLong_AsNativeBytes")?, symbol(c"PyLong_FromUnsignedNativeBytes")?);
    // SAFETY: these names are public and have these types since Python 3.13.
    let (read, make) = unsafe {
        (
            std::mem::transmute::<*mut c_void, AsNativeBytes>(read),
            std::mem::transmute::<*mut c_void, FromUnsignedNativeBytes>(make),
        )
    };
    Some(Functions::Native(read, make))
}

#[allow(unsafe_code)]
fn older() -> Option<Functions> {
    let (bits, read) = (symbol(c"_PyLong_NumBits")?, symbol(c"_PyLong_AsByteArray")?);
    let make = symbol(c"_PyLong_FromByteArray")?;
    // SAFETY: these names have these types in Python 3.11 and 3.12, which get corrections of security alone.
    let (bits, read, make) = unsafe {
        (
            std::mem::transmute::<*mut c_void, NumBits>(bits),
            std::mem::transmute::<*mut c_void, AsByteArray>(read),
            std::mem::transmute::<*mut c_void, FromByteArray>(make),
        )
    };
    Some(Functions::Older(bits, read, make))
}

/// The address of a function in this process.
#[cfg(unix)]
#[allow(unsafe_code)]
fn symbol(name: &CStr) -> Option<*mut c_void> {
    // SAFETY: the name ends with a zero.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found)
}

#[cfg(not(unix))]
fn symbol(_name: &CStr) -> Option<*mut c_void> {
    None
}

fn too_long<T>() -> PyResult<T> {
    Err(PyValueError::new_err("int: has more than 2^30 bits, the most that a number here may have"))
}

impl Functions {
    /// The big-endian bytes of a number, in two's complement with room for the sign.
    #[allow(unsafe_code)]
    fn read(&self, value: &Bound<'_, PyInt>) -> PyResult<Bytes> {
        let failure = || Err(PyErr::fetch(value.py()));
        match self {
            Self::Native(read, _) => {
                let mut bytes = Bytes::zeros(SHORT);
                loop {
                    let given = bytes.all().len();
                    // SAFETY: the object is an int, and there are as many bytes as it is told.
                    let needed =
                        unsafe { read(value.as_ptr(), bytes.all_mut().as_mut_ptr().cast(), given as _, BIG_ENDIAN) };
                    match usize::try_from(needed) {
                        Err(_) => return failure(),
                        Ok(needed) if needed <= given => return Ok(bytes),
                        Ok(needed) if needed > MAX_BITS / 8 + 1 => return too_long(),
                        Ok(needed) => bytes = Bytes::zeros(needed),
                    }
                }
            }
            Self::Older(bits, read, _) => {
                // SAFETY: the object is an int.
                let bits = unsafe { bits(value.as_ptr()) };
                if bits == usize::MAX {
                    return failure();
                }
                if bits > MAX_BITS {
                    return too_long();
                }
                let mut bytes = Bytes::zeros(bits / 8 + 1);
                let digits = bytes.all_mut();
                // SAFETY: the object is an int, and there are as many bytes as it is told.
                let status = unsafe { read(value.as_ptr(), digits.as_mut_ptr(), digits.len(), BIG_ENDIAN, SIGNED) };
                if status == 0 { Ok(bytes) } else { failure() }
            }
            Self::Methods => {
                // A subclass may have methods of its own.
                let int = value.py().get_type::<PyInt>();
                let bits: usize = int.call_method1("bit_length", (value,))?.extract()?;
                if bits > MAX_BITS {
                    return too_long();
                }
                let options = [("signed", true)].into_py_dict(value.py())?;
                let bytes = int.getattr("to_bytes")?.call((value, bits / 8 + 1, "big"), Some(&options))?;
                let mut read = Bytes::zeros(bits / 8 + 1);
                read.all_mut().copy_from_slice(bytes.cast::<PyBytes>()?.as_bytes());
                Ok(read)
            }
        }
    }

    #[allow(unsafe_code)]
    fn make(&self, py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
        // SAFETY: there are as many bytes as is said, and what comes is a new reference or null with an exception.
        let number = unsafe {
            let made = match self {
                Self::Native(_, make) => make(bytes.as_ptr().cast(), bytes.len(), BIG_ENDIAN),
                Self::Older(_, _, make) => make(bytes.as_ptr(), bytes.len(), BIG_ENDIAN, UNSIGNED),
                Self::Methods => {
                    let value = py.get_type::<PyInt>().call_method1("from_bytes", (PyBytes::new(py, bytes), "big"))?;
                    return Ok(value.cast_into::<PyInt>()?.unbind());
                }
            };
            Bound::from_owned_ptr_or_err(py, made)?
        };
        Ok(number.cast_into::<PyInt>()?.unbind())
    }
}
