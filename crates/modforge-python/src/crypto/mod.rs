//! Cryptography: bytes in and out, keys as PEM.

mod chacha20poly1305;
mod ec;
mod edwards;
mod files;
mod hashes;
mod key_files;
mod montgomery;
mod paillier;
mod parse;
mod primes;
mod rfc8410;
mod rsa;

pub(crate) use chacha20poly1305::{PyChaCha20Poly1305, PyXChaCha20Poly1305, poly1305};
pub(crate) use ec::{PyEcPrivateKey, PyEcPublicKey};
pub(crate) use edwards::{PyEd448PrivateKey, PyEd448PublicKey, PyEd25519PrivateKey, PyEd25519PublicKey};
pub(crate) use montgomery::{PyX448PrivateKey, PyX448PublicKey, PyX25519PrivateKey, PyX25519PublicKey};
pub(crate) use paillier::{PyPaillierPrivateKey, PyPaillierPublicKey};
pub(crate) use parse::{parse_private_key, parse_public_key};
pub(crate) use primes::{next_prime_vartime, random_prime, safe_prime};
pub(crate) use rsa::{PyRsaPrivateKey, PyRsaPublicKey};

use crate::integer::{Integer, Magnitude};
use crate::{interrupt, threads};
use pyo3::prelude::*;
use std::fmt::{Display, Write};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

pyo3::import_exception!(modforge.crypto.errors, CryptoError);
pyo3::import_exception!(modforge.crypto.errors, KeyFileError);
pyo3::import_exception!(modforge.crypto.errors, PasswordError);

fn error(error: impl Display) -> PyErr {
    CryptoError::new_err(error.to_string())
}

/// The absolute value of an argument that must not be negative.
fn not_negative(value: Integer, argument: impl Display) -> PyResult<Magnitude> {
    match value.negative {
        false => Ok(value.magnitude),
        true => Err(error(format_args!("{argument}: must not be negative"))),
    }
}

fn unknown(argument: &str, known: &str) -> PyErr {
    error(format_args!("{argument}: unknown name; known are {known}"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The hash of a public key, for dictionaries.
fn hash_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

fn exactly<const N: usize>(bytes: &[u8], argument: &str) -> PyResult<[u8; N]> {
    bytes.try_into().map_err(|_| error(format_args!("{argument}: has {} bytes, {N} are needed", bytes.len())))
}

/// A new key; Python's `progress` is called with what `make` tells: how many candidates for primes have been tested.
fn generate<T: Send, E: Display + Send>(
    py: Python<'_>,
    progress: Option<Py<PyAny>>,
    make: impl FnOnce(&dyn Fn(u64) -> ControlFlow<()>) -> Result<T, E> + Send,
) -> PyResult<T> {
    let (pool, tested) = (threads::pool()?, AtomicU64::new(0));
    let mut told = 0;
    let tell = |_: &_| match (&progress, tested.load(Relaxed)) {
        (Some(progress), count) if count != told => {
            told = count;
            progress.call1(py, (count,)).map(drop)
        }
        _ => Ok(()),
    };
    let note = |count| {
        tested.store(count, Relaxed);
        ControlFlow::Continue(())
    };
    interrupt::run_telling(py, Some(&pool), || make(&note), tell)?.map_err(error)
}
