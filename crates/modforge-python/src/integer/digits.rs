//! The digits of an int, read and written where CPython has them.
//!
//! Functions of the interpreter go byte by byte: they take a hundred nanoseconds for 512 bits. In memory an int is a
//! header, whose last word has the number of its digits and the sign, and digits of 30 bits in words of 32, least
//! significant first (CPython, `longintrepr.h`). That is laid down for versions that are out. It is used for those
//! alone, if the type int has the sizes that follow from it, and if some numbers come out as the functions of the
//! interpreter have them.

use super::interpreter::{Functions, symbol, too_long};
use super::limbs::{Limbs, Room, SHORT};
use super::magnitude::{MAX_BITS, Magnitude};
use pyo3::exceptions::PyMemoryError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyInt;
use std::mem::MaybeUninit;

/// Bits of a digit.
pub(super) const BITS: usize = 30;
pub(super) const MASK: u64 = (1 << BITS) - 1;
/// Bytes of the words that digits are put together to.
const WORD: usize = size_of::<u64>();

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
            || digit != size_of::<u32>()
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
                    let mut room = Room::default();
                    let limbs = self.read_limbs(number, &mut room)?;
                    if (sign, &*given) != (read_sign, &*read)
                        || sign != limbs.negative
                        || !number.abs()?.eq(self.make(py, &read)?)?
                        || !number.abs()?.eq(self.make_of_limbs(py, limbs.absolute)?)?
                        || !self.holds_in_rows(py, &number.abs()?.cast_into::<PyInt>()?, read.len())?
                    {
                        return Ok(false);
                    }
                }
                Ok(true)
            };
            same().unwrap_or(false)
        })
    }

    /// Whether a number comes back from a row of so many bytes, and from a longer one.
    fn holds_in_rows(&self, py: Python<'_>, number: &Bound<'_, PyInt>, length: usize) -> PyResult<bool> {
        for length in [length, length + 1, length + WORD] {
            let mut row = vec![0; length];
            if !self.fill_row(number, &mut row) || !number.as_any().eq(self.make_of_row(py, &row)?)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The sign and the digits of an int.
    #[allow(unsafe_code)]
    pub(super) fn all<'v>(&self, value: &'v Bound<'_, PyInt>) -> (bool, &'v [u32]) {
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

    /// The sign and the absolute value of a number.
    pub(super) fn read(&self, value: &Bound<'_, PyInt>) -> PyResult<(bool, Magnitude)> {
        let mut bytes = Vec::new();
        let (negative, _) = self.append(value, &mut bytes)?;
        Ok((negative, bytes.into()))
    }

    /// The sign and the absolute value of a number, which is in the room.
    pub(super) fn read_limbs<'r>(&self, value: &Bound<'_, PyInt>, room: &'r mut Room) -> PyResult<Limbs<'r>> {
        let (negative, digits) = self.all(value);
        let count = length(digits).div_ceil(WORD);
        if count > MAX_BITS / 8 / WORD {
            return too_long();
        }
        let limbs = if count <= SHORT {
            &mut room.short[..count]
        } else {
            room.long.clear();
            room.long.try_reserve_exact(count).map_err(|_| PyMemoryError::new_err("no memory for so long a number"))?;
            room.long.resize(count, 0);
            &mut room.long[..]
        };
        let mut places = limbs.iter_mut();
        each_word(digits, |word| {
            if let Some(place) = places.next() {
                *place = word;
            }
        });
        Ok(Limbs { negative, absolute: limbs })
    }

    /// Appends the big-endian bytes of a number without leading zeros, and returns its sign and how many they are.
    pub(super) fn append(&self, value: &Bound<'_, PyInt>, bytes: &mut Vec<u8>) -> PyResult<(bool, usize)> {
        let (negative, digits) = self.all(value);
        let length = length(digits);
        if length > MAX_BITS / 8 {
            return too_long();
        }
        bytes.try_reserve(length).map_err(|_| PyMemoryError::new_err("no memory for so many numbers"))?;
        let start = bytes.len();
        bytes.resize(start + length, 0);
        let (top, words) = bytes[start..].as_rchunks_mut();
        let highest = put_words(words, digits).to_be_bytes();
        top.copy_from_slice(&highest[WORD - top.len()..]);
        Ok((negative, length))
    }

    /// As [`row_length`](super::row_length).
    pub(super) fn row_length(&self, value: &Bound<'_, PyInt>) -> Option<usize> {
        let (negative, digits) = self.all(value);
        (!negative).then(|| length(digits))
    }

    /// As [`fill_row`](super::fill_row).
    pub(super) fn fill_row(&self, value: &Bound<'_, PyInt>, row: &mut [u8]) -> bool {
        let (negative, digits) = self.all(value);
        let fits = !negative && length(digits) <= row.len();
        if fits {
            let (words, top) = row.as_chunks_mut::<WORD>();
            let mut words = words.iter_mut();
            each_word(digits, |number| match words.next() {
                Some(word) => *word = number.to_le_bytes(),
                // At most the word after those, and one that is 0.
                None => top.iter_mut().zip(number.to_le_bytes()).for_each(|(byte, digit)| *byte |= digit),
            });
        }
        fits
    }

    /// The int with these big-endian bytes.
    pub(super) fn make(&self, py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
        let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
        let bytes = &bytes[zeros..];
        let (top, words) = bytes.as_rchunks::<WORD>();
        let top = top.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let bits = 8 * bytes.len() - bytes.first().map_or(0, |first| first.leading_zeros() as usize);
        self.of_words(py, bits, words.iter().rev().map(|&word| u64::from_be_bytes(word)).chain([top]))
    }

    /// The int with these little-endian bytes.
    pub(super) fn make_of_row(&self, py: Python<'_>, row: &[u8]) -> PyResult<Py<PyInt>> {
        let count = row.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        let row = &row[..count];
        let bits = 8 * count - row.last().map_or(0, |last| last.leading_zeros() as usize);
        let (words, top) = row.as_chunks::<WORD>();
        let top = top.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        self.of_words(py, bits, words.iter().map(|&word| u64::from_le_bytes(word)).chain([top]))
    }

    /// The int with these limbs.
    pub(super) fn make_of_limbs(&self, py: Python<'_>, limbs: &[u64]) -> PyResult<Py<PyInt>> {
        let count = limbs.iter().rposition(|&limb| limb != 0).map_or(0, |last| last + 1);
        let limbs = &limbs[..count];
        let bits = 8 * WORD * count - limbs.last().map_or(0, |last| last.leading_zeros() as usize);
        self.of_words(py, bits, limbs.iter().copied())
    }

    /// The int of so many bits with these words, the least significant first.
    #[allow(unsafe_code)]
    #[inline(always)]
    fn of_words(&self, py: Python<'_>, bits: usize, mut words: impl Iterator<Item = u64>) -> PyResult<Py<PyInt>> {
        if bits <= 8 * WORD {
            // Small ints are shared.
            return Ok(words.next().unwrap_or(0).into_pyobject(py)?.unbind());
        }
        let count = bits.div_ceil(BITS);
        // SAFETY: what comes is a new reference or null with an exception.
        let number = unsafe { Bound::from_owned_ptr_or_err(py, (self.new)(count as ffi::Py_ssize_t))? };
        // SAFETY: the int has room for so many digits, and nobody else has it yet.
        let digits = unsafe {
            let digits = number.as_ptr().cast::<u8>().add(self.offset).cast::<MaybeUninit<u32>>();
            std::slice::from_raw_parts_mut(digits, count)
        };
        let (mut held, mut ready) = (0, 0);
        for digit in digits {
            if ready < BITS {
                held |= u128::from(words.next().unwrap_or(0)) << ready;
                ready += 8 * WORD;
            }
            digit.write((held as u64 & MASK) as u32);
            held >>= BITS;
            ready -= BITS;
        }
        // SAFETY: it is an int.
        Ok(unsafe { number.cast_into_unchecked::<PyInt>() }.unbind())
    }
}

/// Bytes of a number without leading zeros.
fn length(digits: &[u32]) -> usize {
    let unused = digits.last().map_or(0, |top| top.leading_zeros() as usize + BITS - 32);
    (digits.len() * BITS - unused).div_ceil(8)
}

/// Fills big-endian words, and returns what is above them: less than a word.
fn put_words(words: &mut [[u8; WORD]], digits: &[u32]) -> u64 {
    let mut words = words.iter_mut().rev();
    let mut above = 0;
    each_word(digits, |number| match words.next() {
        Some(word) => *word = number.to_be_bytes(),
        None => above |= number,
    });
    above
}

/// Calls `put` with the words of a number, the least significant first; there may be one above, which is 0.
///
/// 32 digits are 15 words: of two digits each, 60 bits, word k has all but the lowest 4k bits of the k-th pair, and the
/// bits above from the next pair.
#[inline(always)]
pub(super) fn each_word(digits: &[u32], mut put: impl FnMut(u64)) {
    let word = |k: usize, [this, next]: [u64; 2]| this >> (4 * k) | next << (2 * BITS - 4 * k);
    let (blocks, rest) = digits.as_chunks::<32>();
    for block in blocks {
        let pairs: [u64; 16] = std::array::from_fn(|k| u64::from(block[2 * k]) | u64::from(block[2 * k + 1]) << BITS);
        let words: [u64; 15] = std::array::from_fn(|k| word(k, [pairs[k], pairs[k + 1]]));
        words.into_iter().for_each(&mut put);
    }
    let digit = |index: usize| rest.get(index).copied().map_or(0, u64::from);
    let pair = |k: usize| digit(2 * k) | digit(2 * k + 1) << BITS;
    let mut this = pair(0);
    for k in 0..=rest.len() * BITS / u64::BITS as usize {
        let next = pair(k + 1);
        put(word(k, [this, next]));
        this = next;
    }
}
