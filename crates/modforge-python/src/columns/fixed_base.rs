//! Powers of a base with a table.

use super::column::Order;
use super::form::{Cut, Encoding, OnError, Options, Reading, Width, over_columns};
use super::operand::Number;
use super::powers::Time;
use super::products::present;
use super::run::{run, spread};
use super::source::read;
use crate::fixed_base::PyFixedBase;
use crate::interrupt::{self, cost};
use crate::modulus::INVERSION;
use modforge::{Error, Residue};
use pyo3::prelude::*;

/// Powers that a thread computes at a time.
const CHUNK: usize = 8;

over_columns! {
    PyFixedBase, (exponents: &Bound<'py, PyAny>),
    "($self, exponents, *, byteorder='big', encoding=None, on_error='raise', progress=None)";

    /// The base to many powers, on all cores; constant time in base and exponents, but for the signs of these. Rows of
    /// plain bytes are as long as exponent_bits asks for.
    ///
    /// A negative exponent is for the inverse of the base; where that has none, such a row is a bad one.
    ///
    /// >>> FixedBase(Modulus(97), 5, exponent_bits=8).pow_many([0, 1, 2, 96])
    /// [1, 5, 25, 1]
    pow_many |base, py, options| base.powers(py, exponents, &options, Time::Constant);

    /// As pow_many, faster, but the time depends on the exponents: for public exponents.
    pow_many_vartime |base, py, options| base.powers(py, exponents, &options, Time::Variable);
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
        let inversion = if exponents.has_negative() { INVERSION } else { 0 };
        let is_lacking = || inversion > 0 && max_bits > 0 && table.pow(&[1]).and_then(|base| base.inverse()).is_err();
        let is_lacking = interrupt::run(py, cost(max_bits as u64 / 2 + inversion, modulus.bits()), is_lacking)?;
        exponents.refuse(py, "exponents", options, |exponent: &Number<'_>| match exponent {
            exponent if exponent.bits() > max_bits => Some(format!("has more than {max_bits} bits")),
            Number { negative: true, .. } if is_lacking => Some("is negative, but the base has no inverse".into()),
            _ => None,
        })?;
        let cost = cost(max_bits as u64 / 2 + inversion, modulus.bits());
        run(py, &[("exponents", &exponents)], options, &Width::All(modulus.byte_length()), cost, &|rows| {
            spread(rows, CHUNK, &|rows| {
                let power = |&row: &usize| {
                    let exponent = exponents.number(row).magnitude;
                    match time {
                        Time::Constant => table.pow(&exponent),
                        Time::Variable => table.pow_vartime(&exponent),
                    }
                };
                let mut powers = rows.iter().map(power).collect::<Result<Vec<Residue<'_>>, Error>>()?;
                if exponents.has_negative() {
                    let negative = rows.iter().zip(&mut powers).filter(|(row, _)| exponents.number(**row).negative);
                    let mut negative: Vec<&mut Residue<'_>> = negative.map(|(_, power)| power).collect();
                    let inverses =
                        modulus.inverses(&negative.iter().map(|power| (**power).clone()).collect::<Vec<_>>())?;
                    negative.iter_mut().zip(inverses).for_each(|(power, inverse)| **power = inverse);
                }
                Ok(present(powers.iter().map(Residue::to_be_bytes).collect()))
            })
        })
    }
}
