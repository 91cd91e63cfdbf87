//! Elements of DER, also where a length takes more bytes than it needs, as openssl reads them.

use super::Error;

pub(super) const INTEGER: u8 = 0x02;
pub(super) const BIT_STRING: u8 = 0x03;
pub(super) const OCTET_STRING: u8 = 0x04;
pub(super) const OBJECT: u8 = 0x06;
pub(super) const SEQUENCE: u8 = 0x30;
/// Fields that are numbered in place of a tag, of bytes and of elements.
pub(super) const FIELD_0: u8 = 0xa0;
pub(super) const FIELD_1: u8 = 0xa1;
pub(super) const BYTES_1: u8 = 0x81;

/// A tag and the bytes of the content.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element<'a> {
    pub(super) tag: u8,
    pub(super) content: &'a [u8],
}

impl<'a> Element<'a> {
    /// The element at the start of the bytes, and what follows it.
    pub(super) fn first(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let (&[tag, short], rest) = bytes.split_first_chunk().ok_or(Error::Form)?;
        if tag & 0x1f == 0x1f {
            return Err(Error::Form);
        }
        let (length, rest) = match short {
            0..0x80 => (u64::from(short), rest),
            // Of no known length, or longer than a file may be.
            0x80 | 0x89.. => return Err(Error::Form),
            _ => {
                let (length, rest) = rest.split_at_checked(usize::from(short & 0x7f)).ok_or(Error::Form)?;
                (length.iter().fold(0, |length, &byte| length << 8 | u64::from(byte)), rest)
            }
        };
        let found = rest.len();
        let content = usize::try_from(length).ok().and_then(|length| rest.split_at_checked(length));
        let (content, rest) = content.ok_or(Error::Short { found, length })?;
        Ok((Self { tag, content }, rest))
    }

    /// All elements of the content.
    pub(super) fn parts(self) -> Result<Vec<Self>, Error> {
        let (mut parts, mut rest) = (Vec::new(), self.content);
        while !rest.is_empty() {
            let (part, after) = Element::first(rest)?;
            parts.push(part);
            rest = after;
        }
        Ok(parts)
    }

    /// The bytes of a string of bits, if they are whole.
    pub(super) fn bits(self) -> Option<&'a [u8]> {
        match self.content.split_first() {
            Some((0, bytes)) if self.tag & 0x1f == BIT_STRING => Some(bytes),
            _ => None,
        }
    }
}
