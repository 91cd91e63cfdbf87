//! Bytes as arguments, and bytes objects for long results.
//!
//! Memory that the system gives costs time when it is first written to: up to a second for a gigabyte.
//! `PyBytes::new_with` of pyo3 spends it deaf to signals and with the interpreter lock; here an interrupt ends it.

use super::{is_refusal, wrong_type};
use crate::interrupt;
use modforge::Cancel;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyBufferError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};
use pyo3::{Borrowed, ffi};
use std::mem::MaybeUninit;
use std::ops::Deref;
use zeroize::Zeroizing;

/// Bytes that are cleared between two looks at the flag.
const PIECE: usize = 1 << 20;

/// Bytes of an argument: a bytes object, or whatever else has single bytes in a buffer.
///
/// Others are copied, as they may change meanwhile: a signature of Ed25519 that hashes two messages tells the key.
pub(crate) enum Octets<'a> {
    Shared(&'a [u8]),
    Copied(Zeroizing<Vec<u8>>),
}

impl Deref for Octets<'_> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Shared(bytes) => bytes,
            Self::Copied(bytes) => bytes,
        }
    }
}

/// As [`Octets`], copied in any case: for sequences, whose items may not be there any more.
pub(crate) struct OwnOctets(pub(crate) Vec<u8>);

impl FromPyObject<'_, '_> for OwnOctets {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        value.extract::<Octets<'_>>().map(|bytes| Self(bytes.to_vec()))
    }
}

impl<'a> From<&'a [u8]> for Octets<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Self::Shared(bytes)
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Octets<'a> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = value.extract::<&'a [u8]>() {
            return Ok(Self::Shared(bytes));
        }
        let py = value.py();
        let copy = |buffer: PyBuffer<u8>| buffer.to_vec(py).map(|bytes| Self::Copied(Zeroizing::new(bytes)));
        PyBuffer::get(&value).and_then(copy).map_err(|error| {
            // Anything else, such as an interrupt, is not about what the value is.
            match is_refusal(py, &error) || error.is_instance_of::<PyBufferError>(py) {
                true => wrong_type(&value, "bytes or a buffer of them"),
                false => error,
            }
        })
    }
}

/// A new object of so many bytes, zeros that `fill` gets.
#[allow(unsafe_code)]
pub(crate) fn new_bytes(
    py: Python<'_>,
    length: usize,
    fill: impl FnOnce(&mut [u8]) -> PyResult<()>,
) -> PyResult<Bound<'_, PyBytes>> {
    // SAFETY: what comes is a new reference or null with an exception, also for a length that is negative there.
    let bytes = unsafe {
        let made = ffi::PyBytes_FromStringAndSize(std::ptr::null(), length as ffi::Py_ssize_t);
        Bound::from_owned_ptr_or_err(py, made)?.cast_into_unchecked::<PyBytes>()
    };
    // SAFETY: the object has so many bytes, which may be anything; nobody else has it yet.
    let memory = unsafe {
        std::slice::from_raw_parts_mut(ffi::PyBytes_AsString(bytes.as_ptr()).cast::<MaybeUninit<u8>>(), length)
    };
    fill(cleared(py, memory)?)?;
    Ok(bytes)
}

/// As [`new_bytes`], an object that can be written to.
#[allow(unsafe_code)]
pub(crate) fn new_bytearray(
    py: Python<'_>,
    length: usize,
    fill: impl FnOnce(&mut [u8]) -> PyResult<()>,
) -> PyResult<Bound<'_, PyByteArray>> {
    // SAFETY: as in `new_bytes`.
    let bytes = unsafe {
        let made = ffi::PyByteArray_FromStringAndSize(std::ptr::null(), length as ffi::Py_ssize_t);
        Bound::from_owned_ptr_or_err(py, made)?.cast_into_unchecked::<PyByteArray>()
    };
    // SAFETY: as in `new_bytes`.
    let memory = unsafe { std::slice::from_raw_parts_mut(bytes.data().cast::<MaybeUninit<u8>>(), length) };
    fill(cleared(py, memory)?)?;
    Ok(bytes)
}

/// The memory, all zeros.
#[allow(unsafe_code)]
fn cleared<'m>(py: Python<'_>, memory: &'m mut [MaybeUninit<u8>]) -> PyResult<&'m mut [u8]> {
    interrupt::run(py, memory.len() as u64, || {
        for piece in memory.chunks_mut(PIECE) {
            Cancel::heed();
            piece.fill(MaybeUninit::new(0));
        }
    })?;
    // SAFETY: all were just written.
    Ok(unsafe { &mut *(std::ptr::from_mut(memory) as *mut [u8]) })
}
