//! The digits of an int, read and written where CPython has them.
//!
//! Functions of the interpreter go byte by byte: they take a hundred nanoseconds for 512 bits. In memory an int is a
//! header, whose last word has the number of its digits and the sign, and digits of 30 bits in words of 32, least
//! significant first (CPython, `longintrepr.h`). That is laid down for versions that are out. It is used for those
//! alone, if the type int has the sizes that follow from it, and if some numbers come out as the functions of the
//! interpreter have them.

use super::interpreter::{Functions, symbol, too_long};
use super::magnitude::{Bytes, MAX_BITS, Magnitude};
use pyo3::exceptions::PyMemoryError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyInt;

/// Bits of a digit.
const BITS: usize = 30;
const MASK: u64 = (1 << BITS) - 1;
/// Bytes of the words that digits are put together from.
const WORD: usize = size_of::<u32>();

/// Where an interpreter has the digits.
pub(super) struct Digits {
    header: Header,
    /// Bytes before the digits; the last word of them has the number of digits.
    offset: usize,
    new: New,
}

/// What the last word before the digits is.
enum Header {
    /// The number of digits, negative for a negative int: Python 3.11.
    Signed,
    /// Eight times the number of digits, and 2 for a negative int: Python 3.12 to 3.14.
    Tagged,
}

/// `_PyLong_New`, an int of so many digits, which may be anything.
type New = unsafe extern "C" fn(ffi::Py_ssize_t) -> *mut ffi::PyObject;

impl Digits {
    /// Nothing where ints are laid out otherwise.
    #[allow(unsafe_code)]
    pub(super) fn of(py: Python<'_>, functions: &Functions) -> Option<Self> {
        let version = py.version_info();
        let header = match (version.major, version.minor) {
            (3, 11) => Header::Signed,
            (3, 12..=14) => Header::Tagged,
            _ => return None,
        };
        let int = py.get_type::<PyInt>();
        let size = |name| int.getattr(name).ok()?.extract::<usize>().ok();
        let (offset, digit) = (size("__basicsize__")?, size("__itemsize__")?);
        let implementation = py.import("sys").ok()?.getattr("implementation").ok()?.getattr("name").ok()?;
        if implementation.extract::<&str>().ok()? != "cpython"
            || digit != WORD
            || offset < size_of::<ffi::PyObject>() + size_of::<usize>()
            || offset % align_of::<usize>() != 0
        {
            return None;
        }
        let new = symbol(c"_PyLong_New")?;
        // SAFETY: the name has this type in these versions.
        let new = unsafe { std::mem::transmute::<*mut std::ffi::c_void, New>(new) };
        let digits = Self { header, offset, new };
        digits.hold(py, functions).then_some(digits)
    }

    /// Whether some numbers of one to 20 digits are read and made as the functions of the interpreter do it.
    fn hold(&self, py: Python<'_>, functions: &Functions) -> bool {
        // Powers of 251, with all kinds of bits: made by the functions, so that there are ints to look at.
        let mut bytes = vec![1];
        (0..75).all(|_| {
            let mut carry = 0;
            for byte in bytes.iter_mut().rev() {
                carry += u32::from(*byte) * 251;
                *byte = carry as u8;
                carry >>= 8;
            }
            bytes.insert(0, carry as u8);
            let same = || -> PyResult<bool> {
                let number = functions.make(py, &bytes)?.into_bound(py);
                let negative = number.neg()?.cast_into::<PyInt>()?;
                for number in [&number, &negative] {
                    let ((sign, given), (read_sign, read)) = (functions.read(number)?, self.read(number)?);
                    let (given, read) = (Magnitude::of(given), Magnitude::of(read));
                    let made = self.make(py, &read)?;
                    if (sign, &*given) != (read_sign, &*read) || !number.abs()?.eq(made)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            };
            same().unwrap_or(false)
        })
    }

    /// The sign and the digits of an int.
    #[allow(unsafe_code)]
    fn all<'v>(&self, value: &'v Bound<'_, PyInt>) -> (bool, &'v [u32]) {
        let start = value.as_ptr().cast::<u8>();
        // SAFETY: an int has a header of so many bytes, which ends with this word. Ints do not change.
        let word = unsafe { start.add(self.offset).cast::<usize>().sub(1).read() };
        let (negative, count) = match self.header {
            Header::Signed => ((word as isize) < 0, (word as isize).unsigned_abs()),
            Header::Tagged => (word & 3 == 2, word >> 3),
        };
        // SAFETY: it has so many digits after that, for as long as it lives.
        (negative, unsafe { std::slice::from_raw_parts(start.add(self.offset).cast::<u32>(), count) })
    }

    /// The sign and the big-endian bytes of a number.
    pub(super) fn read(&self, value: &Bound<'_, PyInt>) -> PyResult<(bool, Bytes)> {
        let (negative, digits) = self.all(value);
        let unused = digits.last().map_or(0, |top| top.leading_zeros() as usize + BITS - 32);
        if digits.len() * BITS - unused > MAX_BITS {
            return too_long();
        }
        let mut bytes = Bytes::zeros((digits.len() * BITS).div_ceil(8 * WORD) * WORD);
        let (words, _) = bytes.all_mut().as_chunks_mut::<WORD>();
        let mut words = words.iter_mut().rev();
        let (mut held, mut bits) = (0, 0);
        for &digit in digits {
            held |= u64::from(digit) << bits;
            bits += BITS;
            if bits >= 8 * WORD {
                put(words.next(), held);
                held >>= 8 * WORD;
                bits -= 8 * WORD;
            }
        }
        put(words.next(), held);
        Ok((negative, bytes))
    }

    /// Appends the big-endian bytes of a number without leading zeros, and returns its sign and how many they are.
    pub(super) fn append(&self, value: &Bound<'_, PyInt>, bytes: &mut Vec<u8>) -> PyResult<(bool, usize)> {
        let (negative, digits) = self.all(value);
        let unused = digits.last().map_or(0, |top| top.leading_zeros() as usize + BITS - 32);
        let length = (digits.len() * BITS - unused).div_ceil(8);
        if length > MAX_BITS / 8 {
            return too_long();
        }
        bytes.try_reserve(length).map_err(|_| PyMemoryError::new_err("no memory for so many numbers"))?;
        let start = bytes.len();
        bytes.resize(start + length, 0);
        let (top, words) = bytes[start..].as_rchunks_mut::<WORD>();
        let mut words = words.iter_mut().rev();
        let (mut held, mut bits) = (0, 0);
        for &digit in digits {
            held |= u64::from(digit) << bits;
            bits += BITS;
            if bits >= 8 * WORD
                && let Some(word) = words.next()
            {
                *word = (held as u32).to_be_bytes();
                held >>= 8 * WORD;
                bits -= 8 * WORD;
            }
        }
        // What is left has as many bytes as are left, or is the last word.
        if let Some(word) = words.next() {
            *word = (held as u32).to_be_bytes();
            held >>= 8 * WORD;
        }
        let length_of_top = top.len();
        top.copy_from_slice(&(held as u32).to_be_bytes()[WORD - length_of_top..]);
        Ok((negative, length))
    }

    /// The int with these big-endian bytes.
    #[allow(unsafe_code)]
    pub(super) fn make(&self, py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
        let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
        let bytes = &bytes[zeros..];
        if bytes.len() <= size_of::<u64>() {
            // Small ints are shared.
            return Ok(bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)).into_pyobject(py)?.unbind());
        }
        let bits = 8 * bytes.len() - bytes[0].leading_zeros() as usize;
        let count = bits.div_ceil(BITS);
        // SAFETY: what comes is a new reference or null with an exception.
        let number = unsafe { Bound::from_owned_ptr_or_err(py, (self.new)(count as ffi::Py_ssize_t))? };
        let (top, words) = bytes.as_rchunks::<WORD>();
        let words = words.iter().rev().map(|&word| u32::from_be_bytes(word));
        let top = top.iter().fold(0, |word, &byte| word << 8 | u32::from(byte));
        let (mut held, mut ready, mut written) = (0, 0, 0);
        // SAFETY: the int has room for so many digits, and nobody else has it yet.
        let digits = unsafe { number.as_ptr().cast::<u8>().add(self.offset).cast::<u32>() };
        let mut put = |held: &mut u64| {
            if written < count {
                // SAFETY: below the number of digits.
                unsafe { digits.add(written).write((*held & MASK) as u32) };
                written += 1;
            }
            *held >>= BITS;
        };
        for word in words.chain([top]) {
            held |= u64::from(word) << ready;
            ready += 8 * WORD - BITS;
            put(&mut held);
            if ready >= BITS {
                put(&mut held);
                ready -= BITS;
            }
        }
        put(&mut held);
        // SAFETY: it is an int.
        Ok(unsafe { number.cast_into_unchecked::<PyInt>() }.unbind())
    }
}

/// Puts the lowest word of a number where there is room for it.
fn put(word: Option<&mut [u8; WORD]>, number: u64) {
    if let Some(word) = word {
        *word = (number as u32).to_be_bytes();
    }
}
