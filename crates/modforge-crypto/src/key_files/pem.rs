//! The blocks of a PEM file that may be keys.
//!
//! A block is whatever stands between its two lines: text around it, the length of lines, spaces and the ends of lines
//! do not matter.

use super::Error;
use super::error::Other;
use pkcs8::der::pem::decode_vec;
use zeroize::Zeroizing;

const BEGIN: &[u8] = b"-----BEGIN ";
const END: &[u8] = b"-----END ";
const DASHES: &[u8] = b"-----";

/// A block between its lines.
pub(super) struct Block<'a> {
    pub(super) label: &'a [u8],
    /// Nothing if the block has no end.
    body: Option<&'a [u8]>,
}

/// Calls `read` with the bytes of each block that is called a key, until one is read, or refused though it is a key;
/// else the error is that of the first one that is not `passed_over`. Without any block the content itself is read as
/// DER.
pub(super) fn read_first<T>(
    content: &[u8],
    passed_over: &Error,
    mut read: impl FnMut(&[u8]) -> Result<T, Error>,
) -> Result<T, Error> {
    let (mut refused, mut other) = (None, None);
    for block in blocks(content) {
        if !block.label.ends_with(b"KEY") {
            other.get_or_insert(block);
            continue;
        }
        let error = match block.bytes().and_then(|bytes| read(&bytes)) {
            Err(error) if error == *passed_over || error.is_no_key() => error,
            // The first key is the one that openssl takes, so a later one does not stand in for it.
            first => return first,
        };
        if refused.as_ref().is_none_or(|first| first == passed_over) {
            refused = Some(error);
        }
    }
    match (refused, other) {
        (Some(error), _) => Err(error),
        (None, Some(block)) if block.label.ends_with(b"CERTIFICATE") => Err(Other::Certificate.into()),
        (None, Some(block)) => Err(Error::Label { label: block.label() }),
        (None, None) => Other::of(content).map_or_else(|| read(content), |other| Err(other.into())),
    }
}

impl Block<'_> {
    fn label(&self) -> String {
        String::from_utf8_lossy(self.label).into_owned()
    }

    /// The decoded content of the block.
    fn bytes(&self) -> Result<Zeroizing<Vec<u8>>, Error> {
        let body = self.body.ok_or_else(|| Error::NoEnd { label: self.label() })?;
        // Before PKCS#8 had a form for it (RFC 1421).
        if find(body, b"Proc-Type: 4,ENCRYPTED").is_some() {
            return Err(Error::UnknownEncryption { what: "the old way of PEM, \"Proc-Type: 4,ENCRYPTED\"".to_owned() });
        }
        let wrong = || Error::Base64 { label: self.label() };
        let mut digits = Zeroizing::new(Vec::with_capacity(body.len()));
        // Lines with a colon are headers.
        for line in body.split(|&byte| byte == b'\n').filter(|line| !line.contains(&b':')) {
            digits.extend(line.iter().filter(|byte| !byte.is_ascii_whitespace()));
            // As openssl, which takes off what is not ASCII at the end of a line, such as a space that does not break.
            let end = digits.iter().rposition(u8::is_ascii_graphic);
            digits.truncate(end.map_or(0, |end| end + 1));
        }
        // The form that the reader takes: it decodes in constant time.
        let mut text = Zeroizing::new(Vec::with_capacity(body.len() + body.len() / 32 + 64));
        text.extend(b"-----BEGIN KEY-----\n");
        for line in digits.chunks(64) {
            text.extend(line);
            text.push(b'\n');
        }
        text.extend(b"-----END KEY-----\n");
        decode_vec(&text).map(|(_, bytes)| Zeroizing::new(bytes)).map_err(|_| wrong())
    }
}

/// The blocks of a text, found in one pass.
fn blocks(mut text: &[u8]) -> impl Iterator<Item = Block<'_>> {
    std::iter::from_fn(move || {
        loop {
            let rest = &text[find(text, BEGIN)? + BEGIN.len()..];
            let Some(end) = find(rest, DASHES).filter(|&end| !rest[..end].contains(&b'\n')) else {
                text = rest;
                continue;
            };
            let (label, body) = (&rest[..end], &rest[end + DASHES.len()..]);
            let next = next_line(body);
            let ends = next.filter(|&next| {
                let after = body[next..].strip_prefix(END).and_then(|after| after.strip_prefix(label));
                after.is_some_and(|after| after.starts_with(DASHES))
            });
            text = next.map_or(&[], |next| &body[next..]);
            return Some(Block { label, body: ends.map(|end| &body[..end]) });
        }
    })
}

/// Where the next line of either kind starts: a block within a block has begun anew.
fn next_line(text: &[u8]) -> Option<usize> {
    let mut from = 0;
    loop {
        let dashes = from + find(&text[from..], DASHES)?;
        if text[dashes..].starts_with(END) || text[dashes..].starts_with(BEGIN) {
            return Some(dashes);
        }
        from = dashes + 1;
    }
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}
