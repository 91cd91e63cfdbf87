//! Absolute values as bytes.

use std::ops::Deref;

/// Bits of a number at most, one of 128 MB: Python reads and makes it in a part of a second, deaf to signals.
pub(super) const MAX_BITS: usize = 1 << 30;

/// Bytes of a number that is read without an allocation: 512 bits, with what digits have more.
pub(super) const SHORT: usize = 72;

/// Big-endian bytes without leading zeros.
pub(crate) struct Magnitude {
    bytes: Bytes,
    zeros: usize,
}

impl Magnitude {
    pub(super) fn of(bytes: Bytes) -> Self {
        let zeros = bytes.all().iter().take_while(|&&byte| byte == 0).count();
        Self { bytes, zeros }
    }
}

pub(super) enum Bytes {
    /// So many of these bytes.
    Short([u8; SHORT], usize),
    Long(Vec<u8>),
}

impl Bytes {
    pub(super) fn zeros(count: usize) -> Self {
        if count <= SHORT { Self::Short([0; SHORT], count) } else { Self::Long(vec![0; count]) }
    }

    pub(super) fn all(&self) -> &[u8] {
        match self {
            Self::Short(bytes, count) => &bytes[..*count],
            Self::Long(bytes) => bytes,
        }
    }

    pub(super) fn all_mut(&mut self) -> &mut [u8] {
        match self {
            Self::Short(bytes, count) => &mut bytes[..*count],
            Self::Long(bytes) => bytes,
        }
    }
}

impl From<Vec<u8>> for Magnitude {
    fn from(bytes: Vec<u8>) -> Self {
        Self::of(Bytes::Long(bytes))
    }
}

impl Default for Magnitude {
    fn default() -> Self {
        Self { bytes: Bytes::zeros(0), zeros: 0 }
    }
}

impl Deref for Magnitude {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes.all()[self.zeros..]
    }
}
