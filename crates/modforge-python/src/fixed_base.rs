//! A fixed base with its table.

use crate::argument::bytes::{Octets, new_bytes};
use crate::argument::object;
use crate::errors::{inverse_error, value_error};
use crate::integer::{Count, Integer, to_int};
use crate::interrupt::{self, cost};
use crate::modulus::{INVERSION, PyModulus};
use crate::threads::Threads;
use modforge::{Error, FixedBase, Modulus, Residue};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};
use std::sync::Arc;

self_cell::self_cell!(
    /// A table and the modulus that it refers to.
    pub(crate) struct Table {
        owner: Arc<Modulus>,
        #[covariant]
        dependent: FixedBase,
    }
);

/// A base with a table of its powers, for many exponents of at most exponent_bits bits.
///
/// max_bytes bounds the table in memory; threads make it.
///
/// >>> m = Modulus(2**255 - 19)
/// >>> table = FixedBase(m, 9, exponent_bits=255)
/// >>> table.pow(2**200) == m.pow(9, 2**200)
/// True
/// >>> FixedBase.from_bytes(m, table.to_bytes()).pow(10)
/// 3486784401
#[pyclass(name = "FixedBase", module = "modforge", frozen)]
pub struct PyFixedBase {
    pub(crate) table: Table,
}

#[pymethods]
impl PyFixedBase {
    #[new]
    #[pyo3(signature = (modulus, base, exponent_bits, max_bytes=Count::of(262_144), threads=Threads::ONE), text_signature = "(modulus, base, exponent_bits, max_bytes=262_144, threads=1)")]
    fn new(
        py: Python<'_>,
        #[pyo3(from_py_with = object)] modulus: &PyModulus,
        base: Integer,
        exponent_bits: Count,
        max_bytes: Count,
        threads: Threads,
    ) -> PyResult<Self> {
        let (exponent_bits, max_bytes): (usize, usize) =
            (exponent_bits.get("exponent_bits")?, max_bytes.get("max_bytes")?);
        let bits = modulus.modulus.bits();
        let entering = 8 * base.magnitude.len() / bits;
        let products = exponent_bits.saturating_add(max_bytes / bits.div_ceil(8)).saturating_add(entering) as u64;
        let table = interrupt::run(py, cost(products, bits), || {
            Table::try_new(Arc::clone(&modulus.modulus), |modulus| {
                FixedBase::with_table(&base.residue(modulus), exponent_bits, max_bytes, threads.0)
            })
        })?;
        let table = table.map_err(|error| match error {
            Error::ExponentTooLong { max_bits } => {
                PyValueError::new_err(format!("exponent_bits: at most {max_bits} are possible"))
            }
            error => value_error(error),
        })?;
        Ok(Self { table })
    }

    /// The table that to_bytes wrote, for the same modulus.
    #[staticmethod]
    fn from_bytes(
        py: Python<'_>,
        #[pyo3(from_py_with = object)] modulus: &PyModulus,
        data: Octets<'_>,
    ) -> PyResult<Self> {
        let bits = modulus.modulus.bits();
        let table = interrupt::run(py, cost(2 * (data.len() / bits.div_ceil(8)) as u64, bits), || {
            Table::try_new(Arc::clone(&modulus.modulus), |modulus| FixedBase::from_bytes(modulus, &data))
        })?;
        Ok(Self { table: table.map_err(value_error)? })
    }

    /// The table as bytes that do not depend on the machine.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bits = self.table.borrow_owner().bits();
        let cost = cost((self.table_bytes() / bits.div_ceil(8)) as u64, bits);
        let table = self.table.borrow_dependent();
        new_bytes(py, table.stored_bytes(), |bytes| interrupt::run(py, cost, || table.write_bytes(bytes)))
    }

    /// Maximum number of bits of an exponent.
    #[getter]
    fn exponent_bits(&self) -> usize {
        self.table.borrow_dependent().exponent_bits()
    }

    /// Bytes that the table takes in memory.
    #[getter]
    fn table_bytes(&self) -> usize {
        self.table.borrow_dependent().table_bytes()
    }

    /// The base to a power that is not longer than the table is made for; constant time in both, but for the sign of
    /// the exponent.
    ///
    /// A negative exponent is for the inverse of the base. Raises NotInvertible where that has none.
    fn pow(&self, py: Python<'_>, exponent: Integer) -> PyResult<Py<PyInt>> {
        self.power(py, exponent, |table, exponent| table.pow(exponent))
    }

    /// As pow, faster, but the time depends on the exponent: for public exponents.
    fn pow_vartime(&self, py: Python<'_>, exponent: Integer) -> PyResult<Py<PyInt>> {
        self.power(py, exponent, |table, exponent| table.pow_vartime(exponent))
    }

    fn __repr__(&self) -> String {
        format!("{:?}", self.table.borrow_dependent())
    }
}

impl PyFixedBase {
    fn power(
        &self,
        py: Python<'_>,
        exponent: Integer,
        operation: impl for<'m> FnOnce(&FixedBase<'m>, &[u8]) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        let (table, bits) = (self.table.borrow_dependent(), self.table.borrow_owner().bits());
        let inversion = if exponent.negative { INVERSION } else { 0 };
        let work = || {
            let power = operation(table, &exponent.magnitude)?;
            let power = if exponent.negative { inverted(table, power)? } else { power };
            Ok(power.to_be_bytes())
        };
        // The squarings and products of a comb of four rows.
        let cost = cost(self.exponent_bits() as u64 / 2 + inversion, bits);
        let result = interrupt::run(py, cost, work)?;
        to_int(py, &result.map_err(|error| inverse_error(py, error))?)
    }
}

/// The inverse of a power, or the error that tells the greatest common divisor of the base itself.
fn inverted<'m>(table: &FixedBase<'m>, power: Residue<'m>) -> Result<Residue<'m>, Error> {
    power.inverse().or_else(|_| table.pow(&[1])?.inverse())
}
