//! Long work in steps between which a `modforge::Cancel` is heeded, with the feature `cancel`.

#[cfg(any(feature = "ec", feature = "rsa"))]
use digest::{Digest, Output};

/// Bytes of a message that are worked on in a few milliseconds.
#[cfg(any(
    feature = "ec",
    feature = "ed25519",
    feature = "ed448",
    feature = "poly1305",
    feature = "rsa",
    feature = "vdf"
))]
const PIECE: usize = 1 << 20;

/// Rows of a column between two looks at the flag.
#[cfg(feature = "paillier")]
const ROWS: usize = 1 << 8;

/// Unwinds if another thread ends the work.
fn heed() {
    #[cfg(feature = "cancel")]
    modforge::Cancel::heed();
}

/// The message in pieces, each but the last with a multiple of all block sizes.
#[cfg(any(
    feature = "ec",
    feature = "ed25519",
    feature = "ed448",
    feature = "poly1305",
    feature = "rsa",
    feature = "vdf"
))]
pub(crate) fn pieces(message: &[u8]) -> impl Iterator<Item = &[u8]> {
    message.chunks(PIECE).inspect(|_| heed())
}

/// As [`pieces`] the length of each.
#[cfg(feature = "chacha20poly1305")]
pub(crate) fn lengths(total: usize) -> impl Iterator<Item = usize> {
    (0..total).step_by(PIECE).inspect(|_| heed()).map(move |start| PIECE.min(total - start))
}

/// The hash of a message.
#[cfg(any(feature = "ec", feature = "rsa"))]
pub(crate) fn digest<D: Digest>(message: &[u8]) -> Output<D> {
    let mut hash = D::new();
    pieces(message).for_each(|piece| hash.update(piece));
    hash.finalize()
}

/// The rows of a column.
#[cfg(feature = "paillier")]
pub(crate) fn rows<I: IntoIterator>(column: I) -> impl Iterator<Item = I::Item> {
    column.into_iter().enumerate().map(|(index, row)| {
        if index % ROWS == 0 {
            heed();
        }
        row
    })
}
