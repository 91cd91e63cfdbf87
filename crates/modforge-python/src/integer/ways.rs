//! How ints are read and made: digit by digit where that is known to work, else by functions of the interpreter.

use super::digits::Digits;
use super::interpreter::Functions;
use super::limbs::{Limbs, Room};
use super::magnitude::Magnitude;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::PyInt;
use std::sync::OnceLock;

/// The sign and the absolute value of an int.
pub(super) fn read(value: &Bound<'_, PyInt>) -> PyResult<(bool, Magnitude)> {
    ways(value.py()).read(value)
}

/// The sign and the absolute value of an int, which is in the room.
pub(super) fn read_limbs<'r>(value: &Bound<'_, PyInt>, room: &'r mut Room) -> PyResult<Limbs<'r>> {
    let ways = ways(value.py());
    if let Some(digits) = &ways.digits {
        return digits.read_limbs(value, room);
    }
    let (negative, magnitude) = ways.functions.read(value)?;
    Ok(Limbs { negative, absolute: room.fill(&magnitude) })
}

/// How digits are read, where that is known.
pub(super) fn digits(py: Python<'_>) -> Option<&'static Digits> {
    ways(py).digits.as_ref()
}

/// Appends the big-endian bytes of an int without leading zeros, and returns its sign and how many they are.
pub(crate) fn append(value: &Bound<'_, PyInt>, bytes: &mut Vec<u8>) -> PyResult<(bool, usize)> {
    let ways = ways(value.py());
    if let Some(digits) = &ways.digits {
        return digits.append(value, bytes);
    }
    let (negative, magnitude) = ways.functions.read(value)?;
    bytes.try_reserve(magnitude.len()).map_err(|_| PyMemoryError::new_err("no memory for so many numbers"))?;
    bytes.extend_from_slice(&magnitude);
    Ok((negative, magnitude.len()))
}

/// Bytes of an int. None for one that is negative, and where this interpreter does not show its digits.
pub(crate) fn row_length(value: &Bound<'_, PyInt>) -> Option<usize> {
    digits(value.py())?.row_length(value)
}

/// Fills a row of zeros with the little-endian bytes of an int. False, without a change, for one that
/// is negative or too long, and where this interpreter does not show its digits.
pub(crate) fn fill_row(value: &Bound<'_, PyInt>, row: &mut [u8]) -> bool {
    digits(value.py()).is_some_and(|digits| digits.fill_row(value, row))
}

/// The int with these big-endian bytes.
pub(crate) fn to_int(py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
    ways(py).make(py, bytes)
}

/// The int with these little-endian bytes.
pub(crate) fn row_to_int(py: Python<'_>, row: &[u8]) -> PyResult<Py<PyInt>> {
    let ways = ways(py);
    match &ways.digits {
        Some(digits) => digits.make_of_row(py, row),
        None => ways.functions.make(py, &row.iter().rev().copied().collect::<Vec<_>>()),
    }
}

/// The int with these limbs, the least significant first.
pub(crate) fn limbs_to_int(py: Python<'_>, limbs: &[u64]) -> PyResult<Py<PyInt>> {
    let ways = ways(py);
    match &ways.digits {
        Some(digits) => digits.make_of_limbs(py, limbs),
        None => ways.functions.make(py, &bytes_of(limbs)),
    }
}

fn bytes_of(limbs: &[u64]) -> Vec<u8> {
    limbs.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect()
}

/// The ways of this interpreter.
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
    fn read(&self, value: &Bound<'_, PyInt>) -> PyResult<(bool, Magnitude)> {
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
        results.push(("digits", digits.make(py, &digits.read(value)?.1)?));
        let mut bytes = vec![1];
        let (_, length) = digits.append(value, &mut bytes)?;
        results.push(("appended digits", digits.make(py, &bytes[bytes.len() - length..])?));
    }
    results.push(("limbs", limbs_to_int(py, read_limbs(value, &mut Room::default())?.absolute)?));
    for functions in [&ways.functions, &Functions::Methods] {
        let (mut room, magnitude) = (Room::default(), functions.read(value)?.1);
        let absolute = functions.make(py, &bytes_of(room.fill(&magnitude)))?;
        results.push((functions.name(), absolute));
    }
    Ok(results)
}
