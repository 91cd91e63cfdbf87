//! Memory for results. A few short rows and one long number ask for any amount of it, so it may lack.

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use std::alloc::{Layout, alloc_zeroed};

/// Bytes of so many rows, if that many can be at all.
pub(super) fn length(count: usize, row_bytes: usize) -> PyResult<usize> {
    let length = count.checked_mul(row_bytes).filter(|&length| isize::try_from(length).is_ok());
    length.ok_or_else(|| lacking(count, row_bytes))
}

/// Zeros for so many rows. Memory that is zero already is not written to, as `vec!` has it, which ends the process
/// where there is none.
#[allow(unsafe_code)]
pub(super) fn zeros(count: usize, row_bytes: usize) -> PyResult<Vec<u8>> {
    let length = length(count, row_bytes)?;
    if length == 0 {
        return Ok(Vec::new());
    }
    let layout = Layout::array::<u8>(length).map_err(|_| lacking(count, row_bytes))?;
    // SAFETY: the layout has at least one byte.
    let start = unsafe { alloc_zeroed(layout) };
    if start.is_null() {
        return Err(lacking(count, row_bytes));
    }
    // SAFETY: the allocator of vectors gave so many bytes, all of them initialized.
    Ok(unsafe { Vec::from_raw_parts(start, length, length) })
}

fn lacking(count: usize, row_bytes: usize) -> PyErr {
    PyMemoryError::new_err(format!(
        "the results: no memory for {count} rows of {row_bytes} bytes: compute them in several calls"
    ))
}
