//! Functions that take the modulus along.

use crate::argument::bytes::Octets;
use crate::errors::{about, inverse_error};
use crate::integer::{Count, Integer, Integers, Room, limbs_to_int, to_int};
use crate::interrupt::{self, cost};
use crate::modulus::{INVERSION, PyModulus};
use modforge::{Kernel, Modulus};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};

/// Products in the time of a Jacobi symbol, at most about.
const SYMBOL: u64 = 256;

/// The product a·b modulo a modulus of at least 1; constant time in a and b.
///
/// For one product Python's own a*b % modulus is as good; a Modulus is faster for many.
///
/// >>> mulmod(60, 50, 97)
/// 90
#[pyfunction]
pub(crate) fn mulmod(
    py: Python<'_>,
    a: &Bound<'_, PyAny>,
    b: &Bound<'_, PyAny>,
    modulus: &Bound<'_, PyAny>,
) -> PyResult<Py<PyInt>> {
    PyModulus::of_call(py, "modulus", modulus)?.mul(py, a, b)
}

/// The power base**exponent modulo a modulus of at least 1; constant time in base and exponent, but for its sign.
///
/// >>> powmod(3, 2**127 - 2, 2**127 - 1)
/// 1
#[pyfunction]
pub(crate) fn powmod(
    py: Python<'_>,
    base: &Bound<'_, PyAny>,
    exponent: Integer,
    modulus: &Bound<'_, PyAny>,
) -> PyResult<Py<PyInt>> {
    PyModulus::of_call(py, "modulus", modulus)?.pow(py, base, exponent, None)
}

/// As powmod, faster, but the time depends on the exponent: for public exponents.
#[pyfunction]
pub(crate) fn powmod_vartime(
    py: Python<'_>,
    base: &Bound<'_, PyAny>,
    exponent: Integer,
    modulus: &Bound<'_, PyAny>,
) -> PyResult<Py<PyInt>> {
    PyModulus::of_call(py, "modulus", modulus)?.pow_vartime(py, base, exponent, None)
}

/// The product of bases[i]**exponents[i] modulo a modulus of at least 1, faster than the powers one by one; constant
/// time in all but the signs of the exponents.
///
/// >>> multi_powmod([2, 3], [10, 4], 1000)
/// 944
#[pyfunction]
pub(crate) fn multi_powmod(
    py: Python<'_>,
    bases: Integers,
    exponents: Integers,
    modulus: &Bound<'_, PyAny>,
) -> PyResult<Py<PyInt>> {
    PyModulus::of_call(py, "modulus", modulus)?.multi_pow(py, bases, exponents)
}

/// base**exponent modulo modulus, from big-endian bytes to as many bytes as the modulus has, by the rules of EIP-198.
///
/// Any lengths will do: empty bytes are 0, and modulo 0 and 1 the result is 0. The time depends on all three. Bytes are
/// whatever has them in a buffer: bytes, bytearray, memoryview.
///
/// >>> modexp_vartime(bytes([3]), bytes([5]), bytes([0, 100])).hex()
/// '002b'
#[pyfunction]
pub(crate) fn modexp_vartime<'py>(
    py: Python<'py>,
    base: Octets<'_>,
    exponent: Octets<'_>,
    modulus: Octets<'_>,
) -> PyResult<Bound<'py, PyBytes>> {
    let (base, exponent, modulus) = (&*base, &*exponent, &*modulus);
    let cost = cost(8 * exponent.len() as u64 + 1, 8 * modulus.len().max(base.len()));
    Ok(PyBytes::new(py, &interrupt::run(py, cost, || modforge::modexp_vartime(base, exponent, modulus))?))
}

/// Whether these lengths of base, exponent and modulus in bytes are within the bounds of EIP-7823: 1024 each.
///
/// >>> modexp_lengths_allowed(1024, 0, 32), modexp_lengths_allowed(1, 1025, 1)
/// (True, False)
#[pyfunction]
pub(crate) fn modexp_lengths_allowed(base: Count, exponent: Count, modulus: Count) -> PyResult<bool> {
    let lengths = [base.get("base")?, exponent.get("exponent")?, modulus.get::<u64>("modulus")?];
    let [base, exponent, modulus] = lengths.map(|length| usize::try_from(length).unwrap_or(usize::MAX));
    Ok(modforge::modexp_lengths_allowed(base, exponent, modulus))
}

/// The smaller one of the two square roots of a modulo a prime.
///
/// Raises ValueError if there is none. The time depends on a.
///
/// >>> sqrtmod_vartime(2, 97)
/// 14
#[pyfunction]
pub(crate) fn sqrtmod_vartime(py: Python<'_>, a: &Bound<'_, PyAny>, prime: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
    PyModulus::of_call(py, "prime", prime)?.square_root_vartime(py, a)
}

/// The inverse of a modulo any modulus; constant time in a, up to whether there is one.
///
/// Raises NotInvertible, a ValueError with the attribute gcd.
///
/// >>> inverse(5, 91)
/// 73
#[pyfunction]
pub(crate) fn inverse(py: Python<'_>, a: &Bound<'_, PyAny>, modulus: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
    PyModulus::of_call(py, "modulus", modulus)?.inverse(py, a)
}

/// As inverse, faster, but the time depends on a: for public numbers.
#[pyfunction]
pub(crate) fn inverse_vartime(py: Python<'_>, a: &Bound<'_, PyAny>, modulus: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
    let (mut a_room, mut modulus_room) = (Room::default(), Room::default());
    let number = a_room.read("a", a)?;
    if number.negative {
        return PyModulus::of_call(py, "modulus", modulus)?.inverse_vartime(py, a);
    }
    let modulus = modulus_room.read("modulus", modulus)?.not_negative("modulus")?;
    let bits = 8 * number.bytes().max(size_of_val(modulus));
    let work = || modforge::inverse_limbs_vartime(number.absolute, modulus);
    let result = interrupt::run(py, cost(INVERSION, bits), work)?;
    limbs_to_int(py, &result.map_err(|error| inverse_error(py, error))?)
}

/// The greatest common divisor of two numbers; constant time in them, apart from their lengths in bytes.
#[pyfunction]
pub(crate) fn gcd(py: Python<'_>, a: Integer, b: Integer) -> PyResult<Py<PyInt>> {
    let bits = 8 * a.magnitude.len().max(b.magnitude.len());
    to_int(py, &interrupt::run(py, cost(INVERSION, bits), || modforge::gcd(&a.magnitude, &b.magnitude))?)
}

/// As gcd, faster, but the time depends on the numbers: for public ones.
///
/// >>> gcd_vartime(1008, 4095)
/// 63
#[pyfunction]
pub(crate) fn gcd_vartime(py: Python<'_>, a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
    let (mut a_room, mut b_room) = (Room::default(), Room::default());
    let (a, b) = (a_room.read("a", a)?, b_room.read("b", b)?);
    let work = || modforge::gcd_limbs_vartime(a.absolute, b.absolute);
    limbs_to_int(py, &interrupt::run(py, cost(INVERSION, 8 * a.bytes().max(b.bytes())), work)?)
}

/// The Jacobi symbol (a/n) for an odd n: 1, -1, or 0 where a and n have a common divisor.
#[pyfunction]
pub(crate) fn jacobi_vartime(py: Python<'_>, a: Integer, n: Integer) -> PyResult<i8> {
    let n = n.not_negative("n")?;
    // (-1/n) = -1 for n = 3 modulo 4.
    let sign = if a.negative && n.last().is_some_and(|byte| byte & 3 == 3) { -1 } else { 1 };
    let cost = cost(SYMBOL, 8 * a.magnitude.len().max(n.len()));
    let symbol = interrupt::run(py, cost, || modforge::jacobi_vartime(&a.magnitude, &n))?;
    Ok(sign * symbol.map_err(|error| about("n", error))?)
}

/// Whether n is a probable prime: Baillie-PSW, then rounds of Miller-Rabin with bases derived from n.
///
/// >>> is_probable_prime(2**127 - 1)
/// True
#[pyfunction]
#[pyo3(signature = (n, rounds=Count::of(0)), text_signature = "(n, rounds=0)")]
pub(crate) fn is_probable_prime(py: Python<'_>, n: Integer, rounds: Count) -> PyResult<bool> {
    let rounds: usize = rounds.get("rounds")?;
    if n.negative || n.magnitude.is_empty() {
        return Ok(false);
    }
    // A power for each round, and two for the Lucas test.
    let bits = 8 * n.magnitude.len();
    let products = (rounds as u64).saturating_add(8).saturating_mul(bits as u64);
    let test = || Modulus::from_be_bytes(&n.magnitude).map(|modulus| modulus.is_probable_prime(rounds));
    interrupt::run(py, cost(products, bits), test)?.map_err(|error| about("n", error))
}

/// Names of the kernels that this CPU can run.
#[pyfunction]
pub(crate) fn kernels() -> Vec<&'static str> {
    Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()).map(Kernel::name).collect()
}
