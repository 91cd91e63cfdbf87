//! Absolute values as bytes.

use std::ops::Deref;

/// Bits of a number at most, one of 128 MB: Python reads and makes it in a part of a second, deaf to signals.
pub(super) const MAX_BITS: usize = 1 << 30;

/// Big-endian bytes without leading zeros.
#[derive(Default)]
pub(crate) struct Magnitude(Vec<u8>);

impl From<Vec<u8>> for Magnitude {
    fn from(mut bytes: Vec<u8>) -> Self {
        let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
        bytes.drain(..zeros);
        Self(bytes)
    }
}

impl Deref for Magnitude {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}
