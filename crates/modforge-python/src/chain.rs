//! A chain of products, by which the time of one is measured without that of a call.

use crate::integer::{Integer, to_int};
use crate::interrupt::cost;
use crate::{PyModulus, interrupt, value_error};
use modforge::Error;
use pyo3::prelude::*;
use pyo3::types::PyInt;

/// The product a·b·b·… with `count` factors b, multiplied one after the other.
#[pyfunction]
pub(crate) fn product_chain(
    py: Python<'_>,
    modulus: &PyModulus,
    a: Integer,
    b: Integer,
    count: u64,
) -> PyResult<Py<PyInt>> {
    let modulus = &modulus.modulus;
    let product = interrupt::run(py, cost(count, modulus.bits()), || -> Result<Vec<u8>, Error> {
        let (mut product, factor) = (a.residue(modulus), b.residue(modulus));
        let mut scratch = modulus.one();
        for _ in 0..count {
            product.mul_assign(&factor, &mut scratch)?;
        }
        Ok(product.to_be_bytes())
    })?;
    to_int(py, &product.map_err(value_error)?)
}
