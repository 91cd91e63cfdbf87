//! Memory for columns, which may lack: a range may have any length, and a few rows and one long number ask for any
//! amount of it.

use crate::columns::form::{Lengths, lacking_memory};
use pyo3::exceptions::{PyMemoryError, PyOverflowError};
use pyo3::prelude::*;
use std::alloc::{Layout, alloc_zeroed};
use std::sync::LazyLock;

/// Make room for more items, as `Vec` does by itself, which ends the process where there is none.
pub(in crate::columns) fn reserve<T>(items: &mut Vec<T>, more: usize, argument: &str) -> PyResult<()> {
    if !can_be(more.saturating_mul(size_of::<T>())) || items.try_reserve(more).is_err() {
        return Err(lacking_for(argument));
    }
    Ok(())
}

/// Whether the machine has so many bytes at all: many a system promises more.
fn can_be(bytes: usize) -> bool {
    const LITTLE: usize = 1 << 30;
    static MEMORY: LazyLock<usize> = LazyLock::new(memory);
    bytes < LITTLE || bytes <= *MEMORY
}

#[cfg(unix)]
fn memory() -> usize {
    // SAFETY: it takes a number and returns one, which is negative where the system does not say it.
    #[allow(unsafe_code)]
    let [pages, size] = [libc::_SC_PHYS_PAGES, libc::_SC_PAGESIZE].map(|name| unsafe { libc::sysconf(name) });
    let number = |value| usize::try_from(value).unwrap_or(usize::MAX);
    number(pages).saturating_mul(number(size))
}

#[cfg(not(unix))]
fn memory() -> usize {
    usize::MAX
}

/// How many items a sequence has; a range may have more of them than fit in a number of the machine.
pub(in crate::columns) fn length_of(value: &Bound<'_, PyAny>, argument: &str) -> PyResult<usize> {
    let lacking =
        |error: PyErr| if error.is_instance_of::<PyOverflowError>(value.py()) { lacking_for(argument) } else { error };
    value.len().map_err(lacking)
}

/// Refuse so many references to objects as the machine has no memory for.
pub(in crate::columns) fn need_references(count: usize, argument: &str) -> PyResult<()> {
    if can_be(count.saturating_mul(size_of::<usize>())) { Ok(()) } else { Err(lacking_for(argument)) }
}

/// The exception for a column that nothing has the memory for.
pub(in crate::columns) fn lacking_for(argument: &str) -> PyErr {
    PyMemoryError::new_err(format!("{argument}: no memory for so many rows: compute them in several calls"))
}

/// Zeros for rows of results. Memory that is zero already is not written to, as `vec!` has it, which ends the process
/// where there is none.
#[allow(unsafe_code)]
pub(super) fn zeros(lengths: &Lengths) -> PyResult<Vec<u8>> {
    let length = lengths.total()?;
    if length == 0 {
        return Ok(Vec::new());
    }
    if !can_be(length) {
        return Err(lacking_memory(lengths.count()));
    }
    let layout = Layout::array::<u8>(length).map_err(|_| lacking_memory(lengths.count()))?;
    // SAFETY: the layout has at least one byte.
    let start = unsafe { alloc_zeroed(layout) };
    if start.is_null() {
        return Err(lacking_memory(lengths.count()));
    }
    // SAFETY: the allocator of vectors gave so many bytes, all of them initialized.
    Ok(unsafe { Vec::from_raw_parts(start, length, length) })
}
