//! Long work in steps between which a [`Cancel`] is heeded.

use modforge::Cancel;
use sha2::digest::{Digest, Output};

/// Bytes of a message that are worked on in a few milliseconds.
const PIECE: usize = 1 << 20;

/// Rows of a column between two looks at the flag.
const ROWS: usize = 1 << 8;

/// The message in pieces, each but the last with a multiple of all block sizes.
pub(crate) fn pieces(message: &[u8]) -> impl Iterator<Item = &[u8]> {
    message.chunks(PIECE).inspect(|_| Cancel::heed())
}

/// As [`pieces`] the length of each.
pub(crate) fn lengths(total: usize) -> impl Iterator<Item = usize> {
    (0..total).step_by(PIECE).inspect(|_| Cancel::heed()).map(move |start| PIECE.min(total - start))
}

/// The hash of a message.
pub(crate) fn digest<D: Digest>(message: &[u8]) -> Output<D> {
    let mut hash = D::new();
    pieces(message).for_each(|piece| hash.update(piece));
    hash.finalize()
}

/// The rows of a column.
pub(crate) fn rows<I: IntoIterator>(column: I) -> impl Iterator<Item = I::Item> {
    column.into_iter().enumerate().map(|(index, row)| {
        if index % ROWS == 0 {
            Cancel::heed();
        }
        row
    })
}
