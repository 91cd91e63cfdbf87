//! Primes as integers.

use super::{error, generate, not_negative};
use crate::integer::{Count, Integer, to_int};
use crate::{interrupt, threads};
use modforge_crypto::primes;
use modforge_crypto::random::SystemRandom;
use pyo3::prelude::*;
use pyo3::types::PyInt;

/// A random prime of exactly so many bits (64 to 16384), its two top bits set.
///
/// It has passed the Baillie-PSW test and rounds of Miller-Rabin with random bases, for an error below 2^-112. With a
/// modulus, which has 32 bits less at least, the prime leaves the remainder divided by it, 1 unless given: those of DSA
/// are 1 modulo q, Blum's are 3 modulo 4. progress is called with the number of candidates that have been tested.
///
/// >>> random_prime(128).bit_length()
/// 128
/// >>> random_prime(128, modulus=4, remainder=3) % 4
/// 3
#[pyfunction]
#[pyo3(
    signature = (bits, *, modulus=None, remainder=None, progress=None),
    text_signature = "(bits, *, modulus=None, remainder=None, progress=None)"
)]
pub(crate) fn random_prime(
    py: Python<'_>,
    bits: Count,
    modulus: Option<Integer>,
    remainder: Option<Integer>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Py<PyInt>> {
    let bits = bits.get("bits")?;
    let found = match (modulus, remainder) {
        (None, None) => generate(py, progress, |tell| primes::random_prime(&mut SystemRandom, bits, tell))?,
        (None, Some(_)) => return Err(error("remainder: needs a modulus")),
        (Some(modulus), remainder) => {
            let modulus = not_negative(modulus, "modulus")?;
            let remainder = remainder.map(|remainder| not_negative(remainder, "remainder")).transpose()?;
            let remainder = remainder.as_deref().map_or(&[1][..], |remainder| remainder);
            generate(py, progress, |tell| primes::congruent_prime(&mut SystemRandom, bits, remainder, &modulus, tell))?
        }
    };
    to_int(py, &found)
}

/// A random safe prime p of exactly so many bits (64 to 16384), its two top bits set: (p - 1)/2 is a prime, too.
///
/// As random_prime; it takes some hundred times as long.
///
/// >>> p = safe_prime(128)
/// >>> p.bit_length(), p % 4
/// (128, 3)
#[pyfunction]
#[pyo3(signature = (bits, *, progress=None), text_signature = "(bits, *, progress=None)")]
pub(crate) fn safe_prime(py: Python<'_>, bits: Count, progress: Option<Py<PyAny>>) -> PyResult<Py<PyInt>> {
    let bits = bits.get("bits")?;
    to_int(py, &generate(py, progress, |tell| primes::safe_prime(&mut SystemRandom, bits, tell))?)
}

/// The smallest probable prime (Baillie-PSW) above a number of at most 16384 bits. The time depends on the number.
///
/// >>> next_prime_vartime(2**127 - 2) == 2**127 - 1
/// True
#[pyfunction]
pub(crate) fn next_prime_vartime(py: Python<'_>, n: Integer) -> PyResult<Py<PyInt>> {
    let number = if n.negative { &[][..] } else { &n.magnitude };
    let pool = threads::pool()?;
    let search = || primes::next_prime_vartime(number);
    let found = interrupt::run_telling(py, Some(&pool), search, |_| Ok(()))?.map_err(|refusal| match refusal {
        primes::Error::Size { bits } => {
            error(format_args!("n: has {bits} bits, {} at most are supported", primes::MAX_BITS))
        }
        refusal => error(refusal),
    });
    to_int(py, &found?)
}
