//! Functions of the interpreter that read and make an int of any length.
//!
//! The limited API of Python 3.11 has none of them; the methods `to_bytes` and `from_bytes` take longer than a product.
//! So they are looked up by name: those that are public from 3.13 on, or those of 3.11 and 3.12, which will not change
//! any more. Where neither are found, the methods do it.

use super::magnitude::{MAX_BITS, Magnitude};
use pyo3::exceptions::PyValueError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBytes, PyInt};
use std::ffi::{CStr, c_int, c_void};

/// Functions of the interpreter.
pub(super) enum Functions {
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

/// Bytes that most numbers are read into at once.
const ENOUGH: usize = 512;

const BIG_ENDIAN: c_int = 0;
const SIGNED: c_int = 1;
const UNSIGNED: c_int = 0;

impl Functions {
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Native(..) => "native",
            Self::Older(..) => "older",
            Self::Methods => "methods",
        }
    }

    /// Those that this interpreter has.
    pub(super) fn of(py: Python<'_>) -> Self {
        let version = py.version_info();
        let found = if (version.major, version.minor) >= (3, 13) { native() } else { older() };
        found.unwrap_or(Self::Methods)
    }
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
pub(super) fn symbol(name: &CStr) -> Option<*mut c_void> {
    // SAFETY: the name ends with a zero.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found)
}

#[cfg(not(unix))]
pub(super) fn symbol(_name: &CStr) -> Option<*mut c_void> {
    None
}

pub(super) fn too_long<T>() -> PyResult<T> {
    Err(PyValueError::new_err("int: has more than 2^30 bits, the most that a number here may have"))
}

impl Functions {
    /// The sign and the absolute value of a number.
    pub(super) fn read(&self, value: &Bound<'_, PyInt>) -> PyResult<(bool, Magnitude)> {
        let mut bytes = self.twos_complement(value)?;
        let negative = bytes.first().is_some_and(|first| first >> 7 == 1);
        if negative {
            let mut carry = true;
            for byte in bytes.iter_mut().rev() {
                (*byte, carry) = (!*byte).overflowing_add(carry.into());
            }
        }
        Ok((negative, bytes.into()))
    }

    /// The big-endian bytes of a number, in two's complement with room for the sign.
    #[allow(unsafe_code)]
    fn twos_complement(&self, value: &Bound<'_, PyInt>) -> PyResult<Vec<u8>> {
        let failure = || Err(PyErr::fetch(value.py()));
        match self {
            Self::Native(read, _) => {
                let mut bytes = vec![0; ENOUGH];
                loop {
                    let given = bytes.len();
                    // SAFETY: the object is an int, and there are as many bytes as it is told.
                    let needed = unsafe { read(value.as_ptr(), bytes.as_mut_ptr().cast(), given as _, BIG_ENDIAN) };
                    match usize::try_from(needed) {
                        Err(_) => return failure(),
                        Ok(needed) if needed <= given => return Ok(bytes),
                        Ok(needed) if needed > MAX_BITS / 8 + 1 => return too_long(),
                        Ok(needed) => bytes = vec![0; needed],
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
                let mut bytes = vec![0; bits / 8 + 1];
                // SAFETY: the object is an int, and there are as many bytes as it is told.
                let status = unsafe { read(value.as_ptr(), bytes.as_mut_ptr(), bytes.len(), BIG_ENDIAN, SIGNED) };
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
                Ok(bytes.cast::<PyBytes>()?.as_bytes().to_vec())
            }
        }
    }

    /// The int with these big-endian bytes.
    #[allow(unsafe_code)]
    pub(super) fn make(&self, py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
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
