//! Rows of bytes, as kernels take and give them.

/// How a row has its number.
#[derive(Clone, Copy)]
pub(crate) struct RowForm {
    /// Bytes of a row, at least one.
    pub(crate) bytes: usize,
    pub(crate) little_endian: bool,
}
