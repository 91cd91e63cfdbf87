//! The rows of a column, wherever they are in memory.

use crate::argument::text_of;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::any::Any;
use std::collections::TryReserveError;
use std::ops::Range;

/// The order of the bytes of a number in a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// The most significant byte first.
    Big,
    /// The least significant byte first.
    Little,
}

impl FromPyObject<'_, '_> for Order {
    type Error = PyErr;

    fn extract(text: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match text_of(&text)? {
            "big" => Ok(Self::Big),
            "little" => Ok(Self::Little),
            _ => Err(PyValueError::new_err("byteorder: must be 'big' or 'little'")),
        }
    }
}

/// Whole numbers, one in a row, some of which may be null.
pub(super) struct Column {
    rows: Rows,
    /// Has the memory that the rows are in.
    _owner: Box<dyn Any + Send + Sync>,
    order: Order,
    /// Whether the number of a row is negative, up to the last one that is.
    negative: Vec<bool>,
    /// Whether a row is null, up to the last one that is.
    nulls: Vec<bool>,
}

/// Where the bytes of a row begin, and how many there are.
pub(super) type Place = (*const u8, usize);

pub(super) enum Rows {
    /// One after the other, each of as many bytes.
    Even { start: *const u8, row_bytes: usize, count: usize },
    /// Each at its own place.
    Places(Vec<Place>),
}

impl Rows {
    /// Rows of equal length, one right after the other, are even.
    pub(super) fn of_places(places: Vec<Place>) -> Self {
        let Some(&(start, row_bytes)) = places.first() else { return Self::Places(places) };
        let mut next = start;
        let even = places.iter().all(|&(place, length)| {
            let follows = place == next && length == row_bytes;
            next = place.wrapping_add(length);
            follows
        });
        if even { Self::Even { start, row_bytes, count: places.len() } } else { Self::Places(places) }
    }
}

#[allow(unsafe_code)]
// SAFETY: the pointers are to memory that is only read, and that the owner, which may be sent and shared, keeps.
unsafe impl Send for Column {}
#[allow(unsafe_code)]
// SAFETY: as above.
unsafe impl Sync for Column {}

impl Column {
    /// # Safety
    /// All rows are in memory that the owner keeps where it is and that nobody changes while the column is there.
    #[allow(unsafe_code)]
    pub(super) unsafe fn new(rows: Rows, owner: Box<dyn Any + Send + Sync>, order: Order, nulls: Vec<bool>) -> Self {
        Self { rows, _owner: owner, order, negative: Vec::new(), nulls }
    }

    /// Big-endian numbers one after the other in `bytes`, as long as `lengths` says. Where nearly all are of one
    /// length, they get zeros in front, as even rows are computed with where they are.
    #[allow(unsafe_code)]
    pub(super) fn of_numbers(
        bytes: Vec<u8>,
        lengths: &[usize],
        negative: Vec<bool>,
        nulls: Vec<bool>,
    ) -> Result<Self, TryReserveError> {
        let row_bytes = lengths.iter().copied().max().unwrap_or(0);
        let few_zeros = lengths.len().saturating_mul(row_bytes) <= bytes.len() + bytes.len() / 8;
        let is_even = lengths.len().saturating_mul(row_bytes) == bytes.len();
        let bytes = if few_zeros && !is_even { padded(&bytes, lengths, row_bytes)? } else { bytes };
        let mut rest = &bytes[..];
        let rows = if few_zeros {
            Rows::Even { start: bytes.as_ptr(), row_bytes, count: lengths.len() }
        } else {
            let mut places = Vec::new();
            places.try_reserve_exact(lengths.len())?;
            places.extend(lengths.iter().map(|&length| {
                let row = rest.split_off(..length).expect("as many bytes as the lengths say");
                (row.as_ptr(), length)
            }));
            Rows::Places(places)
        };
        // SAFETY: the vector, which nobody has any more, keeps its memory where it is when it is moved.
        let column = unsafe { Self::new(rows, Box::new(bytes), Order::Big, nulls) };
        Ok(Self { negative, ..column })
    }

    pub(super) fn len(&self) -> usize {
        match &self.rows {
            Rows::Even { count, .. } => *count,
            Rows::Places(places) => places.len(),
        }
    }

    pub(super) fn order(&self) -> Order {
        self.order
    }

    /// The bytes of a row, in the order of the column; none for null.
    #[allow(unsafe_code)]
    pub(super) fn row(&self, index: usize) -> Option<&[u8]> {
        if self.is_null(index) {
            return None;
        }
        let (start, length) = match &self.rows {
            Rows::Even { start, row_bytes, count } => {
                assert!(index < *count, "a row of the column");
                // SAFETY: `count` rows of so many bytes are there.
                (unsafe { start.add(index * row_bytes) }, *row_bytes)
            }
            Rows::Places(places) => places[index],
        };
        // SAFETY: what `new` asks for. No bytes may be at no place.
        Some(if length == 0 { &[] } else { unsafe { std::slice::from_raw_parts(start, length) } })
    }

    /// The bytes of some rows, and of each of them, where they are one after the other and none is null.
    #[allow(unsafe_code)]
    pub(super) fn even_rows(&self, rows: Range<usize>) -> Option<(&[u8], usize)> {
        let Rows::Even { start, row_bytes, count } = self.rows else { return None };
        if rows.end > count
            || row_bytes == 0
            || self.has_negative()
            || self.nulls.iter().take(rows.end).skip(rows.start).any(|&null| null)
        {
            return None;
        }
        // SAFETY: `count` rows of so many bytes are there, as `new` asks for.
        let bytes = unsafe { std::slice::from_raw_parts(start.add(rows.start * row_bytes), rows.len() * row_bytes) };
        Some((bytes, row_bytes))
    }

    pub(super) fn is_null(&self, index: usize) -> bool {
        self.nulls.get(index).copied().unwrap_or(false)
    }

    pub(super) fn is_negative(&self, index: usize) -> bool {
        self.negative.get(index).copied().unwrap_or(false)
    }

    pub(super) fn has_negative(&self) -> bool {
        self.negative.contains(&true)
    }

    pub(super) fn set_null(&mut self, index: usize) {
        if self.nulls.len() <= index {
            self.nulls.resize(self.len(), false);
        }
        self.nulls[index] = true;
    }

    /// Maximum number of bytes of a row.
    pub(super) fn max_row_bytes(&self) -> usize {
        match &self.rows {
            Rows::Even { row_bytes, .. } => *row_bytes,
            Rows::Places(places) => places.iter().map(|&(_, length)| length).max().unwrap_or(0),
        }
    }
}

/// The numbers with zeros in front.
fn padded(bytes: &[u8], lengths: &[usize], row_bytes: usize) -> Result<Vec<u8>, TryReserveError> {
    let mut rest = bytes;
    let mut padded = Vec::new();
    padded.try_reserve_exact(lengths.len() * row_bytes)?;
    for &length in lengths {
        padded.resize(padded.len() + row_bytes - length, 0);
        padded.extend_from_slice(rest.split_off(..length).expect("as many bytes as the lengths say"));
    }
    Ok(padded)
}
