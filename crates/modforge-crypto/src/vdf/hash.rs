//! SHA-512 of several parts.

use crate::long::pieces;
use sha2::{Digest, Sha512};

/// A hash of parts, each preceded by its length, so that no two lists of parts are written alike.
#[derive(Clone)]
pub(super) struct Hasher(Sha512);

impl Hasher {
    /// `domain` names what is hashed, and the version.
    pub(super) fn new(domain: &str) -> Self {
        let mut hasher = Self(Sha512::new());
        hasher.append(domain.as_bytes());
        hasher
    }

    pub(super) fn append(&mut self, part: &[u8]) {
        self.0.update((part.len() as u64).to_be_bytes());
        pieces(part).for_each(|piece| self.0.update(piece));
    }

    /// The hash so far.
    pub(super) fn digest(&self) -> [u8; 64] {
        self.0.clone().finalize().into()
    }
}

/// `length` bytes that depend on the message, by SHA-512 with a counter.
pub(super) fn expand(domain: &str, message: &[u8], length: usize) -> Vec<u8> {
    let mut start = Hasher::new(domain);
    start.append(message);
    let mut bytes: Vec<u8> = (0..length.div_ceil(64) as u64)
        .flat_map(|counter| {
            let mut block = start.clone();
            block.append(&counter.to_be_bytes());
            block.digest()
        })
        .collect();
    bytes.truncate(length);
    bytes
}
