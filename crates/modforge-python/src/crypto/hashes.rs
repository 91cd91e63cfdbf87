//! Hash functions by their names: those of the Python package `cryptography`; hashlib's for SHA-3 are known, too.

use super::error;
use crate::interrupt::{self, message_cost};
use modforge::Cancel;
use pyo3::prelude::*;
use sha2::Digest;

/// Bytes of a message that are worked on in a few milliseconds.
const PIECE: usize = 1 << 20;

pub(super) const NAMES: &str = "sha1 sha224 sha256 sha384 sha512 sha3-224 sha3-256 sha3-384 sha3-512";

/// `$run` with the hash function of a name as `$D`.
macro_rules! with_hash {
    ($argument:literal, $name:expr, $D:ident => $run:expr) => {
        with_hash!(@ $argument, $name, $D, $run, {
            "sha1" => sha1::Sha1,
            "sha224" => sha2::Sha224,
            "sha256" => sha2::Sha256,
            "sha384" => sha2::Sha384,
            "sha512" => sha2::Sha512,
            "sha3-224" | "sha3_224" => sha3::Sha3_224,
            "sha3-256" | "sha3_256" => sha3::Sha3_256,
            "sha3-384" | "sha3_384" => sha3::Sha3_384,
            "sha3-512" | "sha3_512" => sha3::Sha3_512,
        })
    };
    (@ $argument:literal, $name:expr, $D:ident, $run:expr, { $($known:pat => $function:ty,)* }) => {
        match $name {
            $($known => {
                type $D = $function;
                Ok($run)
            })*
            _ => Err(crate::crypto::unknown($argument, crate::crypto::hashes::NAMES)),
        }
    };
}
pub(super) use with_hash;

/// The hash of a message.
pub(super) fn hashed(py: Python<'_>, name: &str, message: &[u8]) -> PyResult<Vec<u8>> {
    interrupt::run(py, message_cost(message.len()), || with_hash!("hash", name, D => hash::<D>(message)))?
}

fn hash<D: Digest>(message: &[u8]) -> Vec<u8> {
    let mut hash = D::new();
    for piece in message.chunks(PIECE) {
        Cancel::heed();
        hash.update(piece);
    }
    hash.finalize().to_vec()
}

/// Refuse what cannot be a hash of the function.
pub(super) fn check_length(name: &str, digest: &[u8]) -> PyResult<()> {
    let length = with_hash!("hash", name, D => <D as Digest>::output_size())?;
    if digest.len() == length {
        return Ok(());
    }
    Err(error(format_args!("digest: has {} bytes, {length} are needed for {name}", digest.len())))
}
