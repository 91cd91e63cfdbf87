//! Paillier's encryption.

use super::{error, generate, hash_of, not_negative};
use crate::integer::{Count, Integer, Integers, to_int};
use crate::interrupt::{self, LONG};
use modforge::{Cancel, Modulus};
use modforge_crypto::paillier::{Error, PrivateKey, PublicKey};
use modforge_crypto::random::SystemRandom;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyType};
use std::sync::Arc;

type Column = Vec<Py<PyInt>>;

/// A public key: encryption of columns of integers, and sums and products of ciphertexts.
#[pyclass(name = "PaillierPublicKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyPaillierPublicKey(Arc<PublicKey>);

/// A private key. Messages are from -n/2 to n/2.
#[pyclass(name = "PaillierPrivateKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyPaillierPrivateKey {
    key: PrivateKey,
    public: Arc<PublicKey>,
}

/// Integers of any sign, modulo n.
fn plain_numbers(py: Python<'_>, n: &Modulus, column: Integers) -> PyResult<Vec<Vec<u8>>> {
    // Numbers of any length are reduced here.
    interrupt::run(py, LONG, || {
        let reduced = |value: Integer| {
            Cancel::heed();
            value.residue(n).to_be_bytes()
        };
        column.0.into_iter().map(reduced).collect()
    })
}

/// Integers of any sign, modulo n, all as long as the longest: the length tells the time of a power.
fn factors(py: Python<'_>, n: &Modulus, column: Integers) -> PyResult<Vec<Vec<u8>>> {
    let mut column = plain_numbers(py, n, column)?;
    let zeros = |bytes: &Vec<u8>| bytes.iter().take_while(|&&byte| byte == 0).count();
    let common = column.iter().map(zeros).min().unwrap_or(0);
    column.iter_mut().for_each(|bytes| drop(bytes.drain(..common)));
    Ok(column)
}

/// Messages: integers from -n/2 to n/2, modulo n.
fn messages(py: Python<'_>, key: &PublicKey, column: Integers) -> PyResult<Vec<Vec<u8>>> {
    let mut half = key.to_be_bytes();
    let mut carry = 0;
    for byte in &mut half {
        (*byte, carry) = (*byte >> 1 | carry, *byte << 7);
    }
    let half = &half[half.iter().take_while(|&&byte| byte == 0).count()..];
    interrupt::each(py, column.0.iter().enumerate(), |(row, value)| {
        if is_above(&value.magnitude, half) {
            return Err(error(format_args!("column: message {row} is not from -n/2 to n/2")));
        }
        Ok(value.residue(key.n()).to_be_bytes())
    })
}

/// Whether a big-endian number without leading zeros is above a bound; its length alone shows in the time, as it is
/// secret.
fn is_above(number: &[u8], bound: &[u8]) -> bool {
    let digits = bound.iter().rev().zip(number.iter().rev().chain(std::iter::repeat(&0)));
    let borrow =
        digits.fold(0, |borrow, (&bound, &number)| u16::from(bound).wrapping_sub(u16::from(number) + borrow) >> 15);
    number.len() > bound.len() || borrow == 1
}

/// Ciphertexts, as long as n².
fn ciphertexts(py: Python<'_>, key: &PublicKey, column: Integers) -> PyResult<Vec<Vec<u8>>> {
    let length = key.n_squared().byte_length();
    interrupt::each(py, column.0.into_iter().enumerate(), |(row, value)| {
        let bytes = not_negative(value, format_args!("ciphertext {row}"))?;
        Ok([&vec![0; length.saturating_sub(bytes.len())], &bytes[..]].concat())
    })
}

fn run(py: Python<'_>, work: impl FnOnce() -> Result<Vec<Vec<u8>>, Error> + Send) -> PyResult<Column> {
    let pool = crate::threads::pool()?;
    let column = interrupt::run_on(py, Some(&pool), LONG, work)?.map_err(error)?;
    interrupt::each(py, column, |bytes| to_int(py, &bytes))
}

#[pymethods]
impl PyPaillierPublicKey {
    #[new]
    fn new(n: Integer) -> PyResult<Self> {
        Ok(Self(Arc::new(PublicKey::new(&not_negative(n, "n")?).map_err(error)?)))
    }

    /// n.
    #[getter]
    fn n(&self, py: Python<'_>) -> PyResult<Py<PyInt>> {
        to_int(py, &self.0.to_be_bytes())
    }

    /// Ciphertexts of integers from -n/2 to n/2.
    fn encrypt(&self, py: Python<'_>, column: Integers) -> PyResult<Column> {
        let messages = messages(py, &self.0, column)?;
        run(py, || self.0.encrypt(&messages, &mut SystemRandom))
    }

    /// Ciphertexts of the sums, entry by entry.
    fn add(&self, py: Python<'_>, first: Integers, second: Integers) -> PyResult<Column> {
        let (first, second) = (ciphertexts(py, &self.0, first)?, ciphertexts(py, &self.0, second)?);
        run(py, || self.0.add(&first, &second))
    }

    /// Ciphertexts of the sums with plain integers, which count modulo n, entry by entry.
    fn add_plain(&self, py: Python<'_>, column: Integers, plain: Integers) -> PyResult<Column> {
        let (column, plain) = (ciphertexts(py, &self.0, column)?, plain_numbers(py, self.0.n(), plain)?);
        run(py, || self.0.add_plain(&column, &plain))
    }

    /// Ciphertexts of the products with plain integers, which count modulo n, entry by entry. The time depends on the
    /// length of the longest of these; a negative one is as long as n.
    fn multiply(&self, py: Python<'_>, column: Integers, plain: Integers) -> PyResult<Column> {
        let (column, plain) = (ciphertexts(py, &self.0, column)?, factors(py, self.0.n(), plain)?);
        run(py, || self.0.multiply(&column, &plain))
    }

    /// The ciphertext of the sum of a column.
    fn sum(&self, py: Python<'_>, column: Integers) -> PyResult<Py<PyInt>> {
        let column = ciphertexts(py, &self.0, column)?;
        let sum = interrupt::run(py, LONG, || self.0.sum(&column))?.map_err(error)?;
        to_int(py, &sum)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.n() == other.0.n()
    }

    fn __hash__(&self) -> u64 {
        hash_of(&self.0.to_be_bytes())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyType>, (Py<PyInt>,))> {
        Ok((slf.get_type(), (to_int(slf.py(), &slf.get().0.to_be_bytes())?,)))
    }

    fn __repr__(&self) -> String {
        format!("PaillierPublicKey({} bits)", self.0.n().bits())
    }
}

#[pymethods]
impl PyPaillierPrivateKey {
    /// A new key. progress is called with the number of candidates for primes that have been tested.
    #[staticmethod]
    #[pyo3(signature = (bits=Count::of(3072), *, progress=None), text_signature = "(bits=3072, *, progress=None)")]
    fn generate(py: Python<'_>, bits: Count, progress: Option<Py<PyAny>>) -> PyResult<Self> {
        let bits = bits.get("bits")?;
        let make = |tell: &dyn Fn(u64) -> _| PrivateKey::new_with_progress(&mut SystemRandom, bits, tell);
        Self::of(generate(py, progress, make)?)
    }

    /// The key of two primes.
    #[staticmethod]
    fn from_primes(py: Python<'_>, p: Integer, q: Integer) -> PyResult<Self> {
        let (p, q) = (not_negative(p, "p")?, not_negative(q, "q")?);
        Self::of(interrupt::run(py, LONG, || PrivateKey::from_primes(&p, &q))?.map_err(error)?)
    }

    /// The two primes.
    fn primes(&self, py: Python<'_>) -> PyResult<(Py<PyInt>, Py<PyInt>)> {
        let [p, q] = self.key.primes();
        Ok((to_int(py, p)?, to_int(py, q)?))
    }

    /// The public key.
    #[getter]
    fn public_key(&self) -> PyPaillierPublicKey {
        PyPaillierPublicKey(Arc::clone(&self.public))
    }

    /// As the public key's, several times as fast.
    fn encrypt(&self, py: Python<'_>, column: Integers) -> PyResult<Column> {
        let messages = messages(py, &self.public, column)?;
        run(py, || self.key.encrypt(&messages, &mut SystemRandom))
    }

    /// The integers of ciphertexts, from -n/2 to n/2.
    fn decrypt(&self, py: Python<'_>, column: Integers) -> PyResult<Vec<Py<PyAny>>> {
        let column = ciphertexts(py, &self.public, column)?;
        let found = run(py, || Ok(self.key.decrypt(&column)?.iter().map(|message| message.to_vec()).collect()))?;
        let n = to_int(py, &self.public.to_be_bytes())?.into_bound(py);
        let half = n.call_method1("__rshift__", (1,))?;
        interrupt::each(py, found, |message| {
            let message = message.into_bound(py).into_any();
            Ok(if message.gt(&half)? { message.sub(&n)? } else { message }.unbind())
        })
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("a private key is not pickled, as that would write it in clear; use primes()"))
    }

    fn __repr__(&self) -> String {
        format!("PaillierPrivateKey({} bits)", self.public.n().bits())
    }
}

impl PyPaillierPrivateKey {
    fn of(key: PrivateKey) -> PyResult<Self> {
        let public = Arc::new(PublicKey::new(&key.public().to_be_bytes()).map_err(error)?);
        Ok(Self { key, public })
    }
}
