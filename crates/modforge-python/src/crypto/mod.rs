//! Cryptography: bytes in and out, keys as PEM.

mod chacha20poly1305;
mod ed25519;
mod paillier;
mod rsa;

pub(crate) use chacha20poly1305::{PyChaCha20Poly1305, poly1305};
pub(crate) use ed25519::{PyEd25519PrivateKey, PyEd25519PublicKey};
pub(crate) use paillier::{PyPaillierPrivateKey, PyPaillierPublicKey};
pub(crate) use rsa::{PyRsaPrivateKey, PyRsaPublicKey};

use crate::{interrupt, threads};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Display;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn exactly<const N: usize>(bytes: &[u8], argument: &str) -> PyResult<[u8; N]> {
    bytes
        .try_into()
        .map_err(|_| PyValueError::new_err(format!("{argument}: has {} bytes, {N} are needed", bytes.len())))
}

/// A new key; Python's `progress` is called with what `make` tells: how many candidates for primes have been tested.
fn generate<T: Send, E: Display + Send>(
    py: Python<'_>,
    progress: Option<Py<PyAny>>,
    make: impl FnOnce(&dyn Fn(u64) -> ControlFlow<()>) -> Result<T, E> + Send,
) -> PyResult<T> {
    let (pool, tested) = (threads::pool()?, AtomicU64::new(0));
    let mut told = 0;
    let tell = || match (&progress, tested.load(Relaxed)) {
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
    interrupt::run_telling(py, || pool.install(|| make(&note)), tell)?.map_err(value_error)
}
