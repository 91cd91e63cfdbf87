//! Hexadecimal text.

use crate::Error;
use alloc::vec::Vec;

/// Bytes of a hexadecimal text, with or without `0x` in front; an odd number of digits is fine.
pub(crate) fn from_hex(text: &str) -> Result<Vec<u8>, Error> {
    let prefix = if text.starts_with("0x") || text.starts_with("0X") { 2 } else { 0 };
    let digits = &text.as_bytes()[prefix..];
    if digits.is_empty() {
        return Err(Error::EmptyHex);
    }
    let mut bytes = Vec::with_capacity(digits.len().div_ceil(2));
    let mut pending = 0;
    for (i, &digit) in digits.iter().enumerate() {
        let value = match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            b'A'..=b'F' => digit - b'A' + 10,
            _ => return Err(Error::InvalidHex { position: prefix + i }),
        };
        if (digits.len() - i).is_multiple_of(2) {
            pending = value << 4;
        } else {
            bytes.push(pending | value);
            pending = 0;
        }
    }
    Ok(bytes)
}
