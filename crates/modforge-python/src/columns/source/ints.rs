//! Lists and tuples of integers alone, as most are: without a look at what else a row may be.

use super::memory;
use crate::columns::column::{Column, Order, Rows};
use crate::integer::{fill_row, row_length};
use crate::interrupt;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyList, PyTuple};

/// Bytes of the longest row: where there is a longer one, short integers beside it would take much memory.
const MAX_ROW: usize = 512;

/// Calls `take` with the items of a list or a tuple that are integers, and with None for None. False for others, and if
/// `take` says so.
pub(in crate::columns) fn all_ints(
    a: &Bound<'_, PyAny>,
    mut take: impl FnMut(Option<&Bound<'_, PyInt>>) -> bool,
) -> PyResult<bool> {
    let items: &mut dyn Iterator<Item = Bound<'_, PyAny>> = if let Ok(list) = a.cast::<PyList>() {
        &mut list.iter()
    } else if let Ok(tuple) = a.cast::<PyTuple>() {
        &mut tuple.iter()
    } else {
        return Ok(false);
    };
    for (row, item) in items.enumerate() {
        if row % interrupt::ITEMS == interrupt::ITEMS - 1 {
            a.py().check_signals()?;
        }
        let taken = match item.cast::<PyInt>() {
            Ok(number) => take(Some(number)),
            Err(_) => item.is_none() && take(None),
        };
        if !taken {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Integers as a column of little-endian rows as long as the longest one. Nothing for what [`all_ints`] refuses, for
/// None, and for those of more than `most` bytes.
#[allow(unsafe_code)]
pub(super) fn read(argument: &str, a: &Bound<'_, PyAny>, most: usize) -> PyResult<Option<Column>> {
    // Not what a subclass says of itself.
    let count = a.cast::<PyList>().map(|list| list.len()).or_else(|_| a.cast::<PyTuple>().map(|tuple| tuple.len()));
    let Ok(count) = count else { return Ok(None) };
    let (most, mut row_bytes) = (most.min(MAX_ROW), 1);
    let all = all_ints(a, |number| match number.and_then(row_length) {
        Some(length) => {
            row_bytes = row_bytes.max(length);
            length <= most
        }
        None => false,
    })?;
    if !all {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    let length = count.saturating_mul(row_bytes);
    memory::reserve(&mut bytes, length, argument)?;
    bytes.resize(length, 0);
    let mut room = bytes.chunks_exact_mut(row_bytes);
    let all = all_ints(a, |number| match (number, room.next()) {
        (Some(number), Some(row)) => fill_row(number, row),
        _ => false,
    })?;
    // One that a signal's handler has changed meanwhile.
    if !all || room.next().is_some() {
        return Ok(None);
    }
    let rows = Rows::Even { start: bytes.as_ptr(), row_bytes, count };
    // SAFETY: the vector, which nobody has any more, keeps its memory where it is when it is moved.
    Ok(Some(unsafe { Column::new(rows, Box::new(bytes), Order::Little, Vec::new()) }))
}
