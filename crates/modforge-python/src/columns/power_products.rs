//! Products of powers, such as commitments g^m·h^r.

use super::column::Order;
use super::form::{Cut, Encoding, OnError, Options, Reading, Width, over_columns};
use super::operand::Operand;
use super::powers::Time;
use super::run::{Stop, common, run, spread};
use super::source::{memory, read};
use crate::argument::wrong_type;
use crate::interrupt::cost;
use crate::modulus::PyModulus;
use modforge::{MultiExponent, Residue};
use pyo3::Borrowed;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PySequence, PyString};
use std::borrow::Cow;

/// Products that a thread computes at a time.
const CHUNK: usize = 4;

over_columns! {
    PyModulus, (bases: Items<'py>, exponents: Items<'py>),
    "($self, bases, exponents, *, byteorder='big', encoding=None, on_error='raise', progress=None)";

    /// The products bases[0]**exponents[0]·bases[1]**exponents[1]·… of powers for each row, on all cores; constant time
    /// in bases and exponents.
    ///
    /// bases and exponents are sequences of equal length. Each item is a column or one integer for all rows. A negative
    /// exponent is for the inverse of its base, as in pow_many.
    ///
    /// >>> Modulus(97).multi_pow_many([2, 3], [[1, 2, 3], [3, 2, 1]])
    /// [54, 36, 24]
    multi_pow_many |modulus, py, options| modulus.power_products(py, &bases.0, &exponents.0, &options, Time::Constant);

    /// As multi_pow_many, faster, but the time depends on the exponents: for public exponents.
    multi_pow_many_vartime |modulus, py, options| modulus.power_products(py, &bases.0, &exponents.0, &options, Time::Variable);
}

/// The columns of an argument.
struct Items<'py>(Vec<Bound<'py, PyAny>>);

impl<'py> FromPyObject<'_, 'py> for Items<'py> {
    type Error = PyErr;

    fn extract(items: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let sequence = items.cast::<PySequence>().ok().filter(|_| !items.is_instance_of::<PyString>());
        let sequence = sequence.ok_or_else(|| wrong_type(&items, "a sequence of columns"))?;
        // A range says that it has more than memory can hold, before its first number is made.
        let count = sequence.len().map_err(|_| memory::lacking_for("columns"))?;
        let mut columns = Vec::new();
        memory::reserve(&mut columns, count, "columns")?;
        for item in sequence.try_iter()? {
            memory::reserve(&mut columns, 1, "columns")?;
            columns.push(item?);
        }
        Ok(Self(columns))
    }
}

impl PyModulus {
    fn power_products<'py>(
        &self,
        py: Python<'py>,
        bases: &[Bound<'py, PyAny>],
        exponents: &[Bound<'py, PyAny>],
        options: &Options,
        time: Time,
    ) -> PyResult<Bound<'py, PyAny>> {
        if bases.len() != exponents.len() {
            let (given, expected) = (exponents.len(), bases.len());
            return Err(PyValueError::new_err(format!("exponents: there are {given}, but {expected} bases")));
        }
        if bases.is_empty() {
            return Err(PyValueError::new_err("bases: there are none, at least one column is needed"));
        }
        let modulus = &*self.modulus;
        let bases: Vec<Operand> =
            bases.iter().map(|base| self.operand("bases", base, options)).collect::<PyResult<_>>()?;
        let of_bases = bases.iter().find_map(|base| Some(Cut::Rows(base.column()?.0.len())));
        let reading =
            Reading { argument: "exponents", options, cut: of_bases.unwrap_or(Cut::RowBytes(modulus.byte_length())) };
        let exponents: Vec<Operand> =
            exponents.iter().map(|exponent| read(exponent, &reading)).collect::<PyResult<_>>()?;
        let operands: Vec<_> = bases
            .iter()
            .map(|base| ("bases", base))
            .chain(exponents.iter().map(|exponent| ("exponents", exponent)))
            .collect();
        let (count, _) = common(&operands)?;

        let residues = |row: usize| -> Result<Vec<Residue<'_>>, Stop> {
            let base = |(index, (base, exponent)): (usize, (&Operand, &Operand))| {
                let number = modulus.reduce_be_bytes(&base.numbers(&[row], |_| modulus)[0]);
                if !exponent.number(row).negative {
                    return Ok(number);
                }
                number.inverse().map_err(|error| Stop::Row(index, row, error))
            };
            bases.iter().zip(&exponents).enumerate().map(base).collect()
        };
        let same = bases.iter().all(|base| base.column().is_none()) && !exponents.iter().any(Operand::has_negative);
        let of_all = if same && count > 0 { residues(0).ok() } else { None };
        let bits = 8 * exponents.iter().map(Operand::max_bytes).max().unwrap_or(0) as u64;
        let entering: usize = bases.iter().map(|base| 8 * base.max_bytes() / modulus.bits()).sum();
        let cost = cost(bits + bits / 4 * bases.len() as u64 + entering as u64, modulus.bits());
        run(py, &operands, options, &Width::All(modulus.byte_length()), cost, &|rows| {
            spread(rows, CHUNK, &|rows| {
                let product = |&row: &usize| {
                    let magnitudes: Vec<Cow<'_, [u8]>> =
                        exponents.iter().map(|exponent| exponent.number(row).magnitude).collect();
                    let exponents: Vec<&[u8]> = magnitudes.iter().map(AsRef::as_ref).collect();
                    let of_row;
                    let residues = match &of_all {
                        Some(residues) => residues,
                        None => match residues(row) {
                            Ok(residues) => {
                                of_row = residues;
                                &of_row
                            }
                            Err(Stop::Row(..)) if options.on_error == OnError::Null => return Ok(None),
                            Err(stop) => return Err(stop),
                        },
                    };
                    let bases = MultiExponent::new(modulus, &residues.iter().collect::<Vec<_>>())?;
                    let product = match time {
                        Time::Constant => bases.pow(&exponents),
                        Time::Variable => bases.pow_vartime(&exponents),
                    };
                    Ok(Some(product?.to_be_bytes()))
                };
                rows.iter().map(product).collect()
            })
        })
    }
}
