//! The message that is signed, and its digest: some libraries take the one, some the other.

use sha2::{Digest, Sha256, Sha384, Sha512};
use std::sync::LazyLock;

/// The message.
pub(crate) const MESSAGE: [u8; 64] = [0x17; 64];

/// Its digest of 32, 48 or 64 bytes, by SHA-256, SHA-384 or SHA-512.
///
/// # Panics
/// With another number of bytes.
pub(crate) fn digest(bytes: usize) -> &'static [u8] {
    static DIGESTS: LazyLock<[Vec<u8>; 3]> = LazyLock::new(|| {
        [Sha256::digest(MESSAGE).to_vec(), Sha384::digest(MESSAGE).to_vec(), Sha512::digest(MESSAGE).to_vec()]
    });
    DIGESTS.iter().find(|digest| digest.len() == bytes).expect("SHA-2 gives 32, 48 or 64 bytes")
}
