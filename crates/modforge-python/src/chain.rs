//! Chains of operations, by which the time of one is measured without that of a call from Python.

use crate::argument::object;
use crate::errors::value_error;
use crate::integer::{Count, Integer, to_int};
use crate::interrupt::{self, cost};
use crate::modulus::PyModulus;
use modforge::{Cancel, Error};
use pyo3::prelude::*;
use pyo3::types::PyInt;

/// Products between two looks at the flag that ends them: a look takes longer than a short product.
const LOOK: u64 = 1 << 10;

/// The product a·b·b·… with `count` factors b, multiplied one after the other.
#[pyfunction]
pub(crate) fn product_chain(
    py: Python<'_>,
    #[pyo3(from_py_with = object)] modulus: &PyModulus,
    a: Integer,
    b: Integer,
    count: Count,
) -> PyResult<Py<PyInt>> {
    let (modulus, count) = (&modulus.modulus, count.get("count")?);
    let product = interrupt::run(py, cost(count, modulus.bits()), || -> Result<Vec<u8>, Error> {
        let (mut product, factor) = (a.residue(modulus), b.residue(modulus));
        let mut scratch = modulus.one();
        for step in 0..count {
            if step % LOOK == 0 {
                Cancel::heed();
            }
            product.mul_assign(&factor, &mut scratch)?;
        }
        Ok(product.to_be_bytes())
    })?;
    to_int(py, &product.map_err(value_error)?)
}

/// The same product, each step from bytes to bytes.
#[pyfunction]
pub(crate) fn product_chain_in_bytes(
    py: Python<'_>,
    #[pyo3(from_py_with = object)] modulus: &PyModulus,
    a: Integer,
    b: Integer,
    count: Count,
) -> PyResult<Py<PyInt>> {
    let (modulus, count): (_, u64) = (&modulus.modulus, count.get("count")?);
    let product = interrupt::run(py, cost(count.saturating_mul(4), modulus.bits()), || {
        let mut product = a.residue(modulus).to_be_bytes();
        for _ in 0..count {
            product = modulus.mul_be_bytes(&product, &b.magnitude);
        }
        product
    })?;
    to_int(py, &product)
}

/// The base raised to the exponent `count` times in a row, each time from bytes to bytes; constant time in both.
#[pyfunction]
pub(crate) fn power_chain(
    py: Python<'_>,
    #[pyo3(from_py_with = object)] modulus: &PyModulus,
    base: Integer,
    exponent: Integer,
    count: Count,
) -> PyResult<Py<PyInt>> {
    let (modulus, exponent) = (&modulus.modulus, exponent.not_negative("exponent")?);
    let count: u64 = count.get("count")?;
    let power = interrupt::run(py, cost(count.saturating_mul(8 * exponent.len() as u64), modulus.bits()), || {
        let mut power = base.residue(modulus).to_be_bytes();
        for _ in 0..count {
            power = modulus.reduce_be_bytes(&power).pow(&exponent).to_be_bytes();
        }
        power
    })?;
    to_int(py, &power)
}
