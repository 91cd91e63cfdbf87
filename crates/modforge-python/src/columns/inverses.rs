//! Inverses.

use super::column::Order;
use super::form::{Encoding, OnError, Options, Width, over_columns};
use super::operand::Operand;
use super::powers::Time;
use super::run::{Results, Stop, run, spread};
use crate::interrupt::cost;
use crate::modulus::PyModulus;
use modforge::{Error, Modulus, Residue};
use pyo3::prelude::*;

/// Numbers that share one inversion, which takes the time of 32 products or less.
const SHARING: usize = 256;

over_columns! {
    PyModulus, (a: &Bound<'py, PyAny>),
    "($self, a, *, byteorder='big', encoding=None, on_error='raise', progress=None)";

    /// The inverses of many numbers on all cores, 256 of them for the price of one inversion and three products each;
    /// constant time in them, up to whether all have an inverse.
    ///
    /// Raises NotInvertible for the first one that has none, or makes it null with on_error="null".
    ///
    /// >>> Modulus(91).inverse_many([5, 2])
    /// [73, 46]
    inverse_many |modulus, py, options| modulus.inverses(py, a, &options, Time::Constant);

    /// As inverse_many, faster, but the time depends on the numbers: for public ones.
    inverse_many_vartime |modulus, py, options| modulus.inverses(py, a, &options, Time::Variable);
}

impl PyModulus {
    fn inverses<'py>(
        &self,
        py: Python<'py>,
        a: &Bound<'py, PyAny>,
        options: &Options,
        time: Time,
    ) -> PyResult<Bound<'py, PyAny>> {
        let a = self.operand("a", a, options)?;
        let modulus = &*self.modulus;
        let entering = 8 * a.max_bytes() / modulus.bits();
        let cost = cost(4 + entering as u64, modulus.bits());
        run(py, &[("a", &a)], options, &Width::All(modulus.byte_length()), cost, &|rows| {
            spread(rows, SHARING, &|rows| some_inverses(modulus, &a, rows, options.on_error, time))
        })
    }
}

fn some_inverses(
    modulus: &Modulus,
    a: &Operand,
    rows: &[usize],
    on_error: OnError,
    time: Time,
) -> Result<Results, Stop> {
    let residues: Vec<Residue<'_>> =
        a.numbers(rows, |_| modulus).iter().map(|number| modulus.reduce_be_bytes(number)).collect();
    let inverses = match time {
        Time::Constant => modulus.inverses(&residues),
        Time::Variable => modulus.inverses_vartime(&residues),
    };
    match inverses {
        Ok(inverses) => Ok(inverses.iter().map(|inverse| Some(inverse.to_be_bytes())).collect()),
        Err(Error::ElementNotInvertible { .. }) if on_error == OnError::Null => {
            let inverse = |residue: &Residue<'_>| match time {
                Time::Constant => residue.inverse().ok().map(|inverse| inverse.to_be_bytes()),
                Time::Variable => residue.inverse_vartime().ok().map(|inverse| inverse.to_be_bytes()),
            };
            Ok(residues.iter().map(inverse).collect())
        }
        Err(Error::ElementNotInvertible { index, gcd }) => Err(Stop::Row(0, rows[index], Error::NotInvertible { gcd })),
        Err(error) => Err(Stop::Engine(error)),
    }
}
