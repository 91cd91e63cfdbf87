//! Arrow's layouts of binary columns <https://arrow.apache.org/docs/format/Columnar.html>: where the rows are in the
//! buffers.
#![allow(unsafe_code)]

use super::interface::Array;
use super::results::Kind;
use crate::columns::column::{Column, Order, Place, Rows};
use crate::columns::source::memory;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::ptr;

/// The layouts that columns come in.
#[derive(Clone, Copy)]
pub(super) enum Layout {
    /// Rows of so many bytes.
    Fixed(usize),
    /// Offsets of 32 bits.
    Offsets32,
    /// Offsets of 64 bits.
    Offsets64,
    /// For each row its length, and up to 12 bytes or where they are.
    Views,
    /// Nulls alone.
    Nulls,
}

/// The layout of a format, and that of results for such columns.
pub(super) fn of_format(format: &str) -> Option<(Layout, Kind)> {
    match format {
        "z" => Some((Layout::Offsets32, Kind::Binary)),
        "Z" => Some((Layout::Offsets64, Kind::LargeBinary)),
        "vz" => Some((Layout::Views, Kind::LargeBinary)),
        "n" => Some((Layout::Nulls, Kind::Binary)),
        _ => Some((Layout::Fixed(format.strip_prefix("w:")?.parse().ok()?), Kind::Fixed)),
    }
}

/// The same for columns of text.
pub(super) fn of_text_format(format: &str) -> Option<(Layout, Kind)> {
    match format {
        "u" => Some((Layout::Offsets32, Kind::Text)),
        "U" => Some((Layout::Offsets64, Kind::LargeText)),
        "vu" => Some((Layout::Views, Kind::LargeText)),
        "n" => Some((Layout::Nulls, Kind::Text)),
        _ => None,
    }
}

/// The column that arrays of one layout are.
pub(super) fn column(layout: Layout, arrays: Vec<Array>, order: Order, argument: &'static str) -> PyResult<Column> {
    let count = arrays.iter().map(Array::length).sum();
    let mut nulls = Vec::new();
    if matches!(layout, Layout::Nulls) {
        memory::reserve(&mut nulls, count, argument)?; // any number of them takes no memory there
        nulls.resize(count, true);
    }
    let mut first = 0;
    for array in &arrays {
        let validity = array.buffer(0); // columns of nulls have none
        if !validity.is_null() {
            nulls.resize(count, false);
            for row in 0..array.length() {
                let bit = array.offset() + row;
                // SAFETY: a bitmap has a bit for each row and those before.
                nulls[first + row] = unsafe { *validity.add(bit / 8) } >> (bit % 8) & 1 == 0;
            }
        }
        first += array.length();
    }
    let rows = match (layout, &arrays[..]) {
        (Layout::Nulls, _) => Rows::Even { start: ptr::null(), row_bytes: 0, count },
        (Layout::Fixed(row_bytes), [array]) => {
            let start = if array.buffer(1).is_null() { 0 } else { array.offset() * row_bytes };
            Rows::Even { start: array.buffer(1).wrapping_add(start), row_bytes, count: array.length() }
        }
        _ => {
            let mut places = Vec::with_capacity(count);
            for array in &arrays {
                for row in 0..array.length() {
                    if nulls.get(places.len()) == Some(&true) {
                        places.push((ptr::null(), 0)); // what is there means nothing
                        continue;
                    }
                    let place = place(layout, array, array.offset() + row);
                    places.push(place.ok_or_else(|| {
                        let row = places.len();
                        PyValueError::new_err(format!(
                            "{argument}: row {row} of the Arrow column is not in its buffers"
                        ))
                    })?);
                }
            }
            Rows::of_places(places)
        }
    };
    // SAFETY: the arrays keep their buffers, which Arrow never changes, until they are dropped.
    Ok(unsafe { Column::new(rows, Box::new(arrays), order, nulls) })
}

/// Where a row is, counted from the beginning of the buffers; none where that makes no sense.
fn place(layout: Layout, array: &Array, row: usize) -> Option<Place> {
    let at = |first: i64, behind: i64, data: *const u8| {
        let (first, length) = (usize::try_from(first).ok()?, usize::try_from(behind.checked_sub(first)?).ok()?);
        Some((data.wrapping_add(first), length))
    };
    match layout {
        Layout::Fixed(row_bytes) => Some((array.buffer(1).wrapping_add(row * row_bytes), row_bytes)),
        Layout::Offsets32 => {
            // SAFETY: there is an offset for each row, and one more.
            let [first, behind] = unsafe { array.buffer(1).cast::<[i32; 2]>().byte_add(4 * row).read_unaligned() };
            at(first.into(), behind.into(), array.buffer(2))
        }
        Layout::Offsets64 => {
            // SAFETY: as above.
            let [first, behind] = unsafe { array.buffer(1).cast::<[i64; 2]>().byte_add(8 * row).read_unaligned() };
            at(first, behind, array.buffer(2))
        }
        Layout::Nulls => None,
        Layout::Views => {
            let view = array.buffer(1).wrapping_add(16 * row);
            // SAFETY: there are 16 bytes for each row.
            let [length, _, buffer, first] = unsafe { view.cast::<[i32; 4]>().read_unaligned() };
            if (0..=12).contains(&length) {
                return at(4, 4 + i64::from(length), view);
            }
            // Behind the views are buffers of bytes, and one with the length of each of them.
            let buffer = usize::try_from(buffer).ok().filter(|&buffer| buffer + 3 < array.buffer_count())?;
            let lengths = array.buffer(array.buffer_count() - 1);
            // SAFETY: there is a length for each buffer.
            let available = unsafe { lengths.cast::<i64>().add(buffer).read_unaligned() };
            let behind = i64::from(first) + i64::from(length);
            if behind > available {
                return None;
            }
            at(first.into(), behind, array.buffer(buffer + 2))
        }
    }
}
