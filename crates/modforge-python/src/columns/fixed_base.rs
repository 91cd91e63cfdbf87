//! Powers of a base with a table.

use super::column::Order;
use super::operand::Number;
use super::powers::{Time, not_negative};
use super::run::{OnError, Options, run, spread};
use super::source::{Cut, Reading, read};
use crate::fixed_base::PyFixedBase;
use crate::interrupt::cost;
use pyo3::prelude::*;

/// Powers that a thread computes at a time.
const CHUNK: usize = 8;

#[pymethods]
impl PyFixedBase {
    /// The base to many powers, on all cores; constant time in base and exponents. Rows of plain bytes are as long as exponent_bits
    /// asks for.
    ///
    /// >>> FixedBase(Modulus(97), 5, exponent_bits=8).pow_many([0, 1, 2, 96])
    /// [1, 5, 25, 1]
    #[pyo3(signature = (exponents, *, byteorder=Order::Big, on_error=OnError::Raise, progress=None), text_signature = "($self, exponents, *, byteorder='big', on_error='raise', progress=None)")]
    fn pow_many<'py>(
        &self,
        py: Python<'py>,
        exponents: &Bound<'py, PyAny>,
        byteorder: Order,
        on_error: OnError,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.powers(py, exponents, &Options { order: byteorder, on_error, progress }, Time::Constant)
    }

    /// As pow_many, faster, but the time depends on the exponents: for public exponents.
    #[pyo3(signature = (exponents, *, byteorder=Order::Big, on_error=OnError::Raise, progress=None), text_signature = "($self, exponents, *, byteorder='big', on_error='raise', progress=None)")]
    fn pow_many_vartime<'py>(
        &self,
        py: Python<'py>,
        exponents: &Bound<'py, PyAny>,
        byteorder: Order,
        on_error: OnError,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.powers(py, exponents, &Options { order: byteorder, on_error, progress }, Time::Variable)
    }
}

impl PyFixedBase {
    fn powers<'py>(
        &self,
        py: Python<'py>,
        exponents: &Bound<'py, PyAny>,
        options: &Options,
        time: Time,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (table, modulus) = (self.table.borrow_dependent(), self.table.borrow_owner());
        let max_bits = table.exponent_bits();
        let cut = Cut::RowBytes(max_bits.div_ceil(8).max(1));
        let mut exponents = read(exponents, &Reading { argument: "exponents", options, cut })?;
        exponents.refuse(py, "exponents", options, |exponent: &Number<'_>| {
            let too_long = || (exponent.bits() > max_bits).then(|| format!("has more than {max_bits} bits"));
            not_negative(exponent).or_else(too_long)
        })?;
        let cost = cost(max_bits as u64 / 2, modulus.bits());
        run(py, &[("exponents", &exponents)], options, modulus.byte_length(), cost, |rows| {
            spread(rows, CHUNK, |rows| {
                let power = |&row: &usize| {
                    let exponent = exponents.number(row).magnitude;
                    let power = match time {
                        Time::Constant => table.pow(&exponent),
                        Time::Variable => table.pow_vartime(&exponent),
                    };
                    Ok(Some(power?.to_be_bytes()))
                };
                rows.iter().map(power).collect()
            })
        })
    }
}
