//! Buffers of results, in the layouts in which they go out.

use crate::columns::form::Lengths;
use std::ffi::{CString, c_void};

/// The layouts of results.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Fixed,
    Binary,
    LargeBinary,
    Text,
    LargeText,
}

/// A buffer of results.
pub(super) enum Buffer {
    Bytes(Vec<u8>),
    Offsets32(Vec<i32>),
    Offsets64(Vec<i64>),
}

impl Buffer {
    pub(super) fn start(&self) -> *const c_void {
        match self {
            Self::Bytes(bytes) => bytes.as_ptr().cast(),
            Self::Offsets32(offsets) => offsets.as_ptr().cast(),
            Self::Offsets64(offsets) => offsets.as_ptr().cast(),
        }
    }
}

/// The format and the buffers of results that fit in, as the caller has checked.
pub(super) fn of_results(
    kind: Kind,
    lengths: &Lengths,
    bytes: Vec<u8>,
    nulls: &[bool],
) -> (CString, Vec<Option<Buffer>>) {
    let validity = nulls.contains(&true).then(|| {
        let bits = |rows: &[bool]| rows.iter().rev().fold(0, |bits, &null| bits << 1 | u8::from(!null));
        Buffer::Bytes(nulls.chunks(8).map(bits).collect())
    });
    let ends = (0..=lengths.count()).map(|row| lengths.of(0..row).end);
    let (format, offsets) = match kind {
        Kind::Fixed => (format!("w:{}", lengths.of(0..1).len()), None),
        Kind::Binary | Kind::Text => {
            let format = if matches!(kind, Kind::Text) { "u" } else { "z" };
            (format.into(), Some(Buffer::Offsets32(ends.map(|end| end as i32).collect())))
        }
        Kind::LargeBinary | Kind::LargeText => {
            let format = if matches!(kind, Kind::LargeText) { "U" } else { "Z" };
            (format.into(), Some(Buffer::Offsets64(ends.map(|end| end as i64).collect())))
        }
    };
    let mut buffers = vec![validity];
    buffers.extend(offsets.map(Some));
    buffers.push(Some(Buffer::Bytes(bytes)));
    (CString::new(format).expect("without zeros"), buffers)
}

/// The bytes of one of `count` rows of the buffers of [`of_results`]; None where it is null.
pub(super) fn row(buffers: &[Option<Buffer>], count: usize, row: usize) -> Option<&[u8]> {
    if let Some(Some(Buffer::Bytes(valid))) = buffers.first()
        && valid[row / 8] >> (row % 8) & 1 == 0
    {
        return None;
    }
    let Some(Some(Buffer::Bytes(bytes))) = buffers.last() else {
        unreachable!("the last buffer has the bytes");
    };
    let range = match &buffers[1] {
        Some(Buffer::Offsets32(ends)) => ends[row] as usize..ends[row + 1] as usize,
        Some(Buffer::Offsets64(ends)) => ends[row] as usize..ends[row + 1] as usize,
        _ => row * (bytes.len() / count)..(row + 1) * (bytes.len() / count),
    };
    Some(&bytes[range])
}
