//! Powers, modulo one modulus or each modulo its own.

use super::column::Order;
use super::form::{Cut, Encoding, OnError, Options, Reading, Width, lacking_memory, over_columns};
use super::operand::{Number, Operand};
use super::run::{Results, Stop, common, run};
use super::source::read;
use crate::errors::value_error;
use crate::integer::Count;
use crate::interrupt::{self, cost};
use crate::modulus::{INVERSION, PREPARATION, PyModulus};
use modforge::{Batch, Error, MAX_BITS, Modulus};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::borrow::Cow;

/// Whether the time may depend on exponents.
#[derive(Clone, Copy)]
pub(super) enum Time {
    Constant,
    Variable,
}

over_columns! {
    PyModulus, (bases: &Bound<'py, PyAny>, exponents: &Bound<'py, PyAny>),
    "($self, bases, exponents, *, byteorder='big', encoding=None, on_error='raise', progress=None)";

    /// The powers bases[i]**exponents[i] modulo the modulus, many at once on all cores; constant time in both.
    ///
    /// Bases and exponents are columns, one of them may be one integer. A negative exponent is for the inverse of the
    /// base; raises NotInvertible where that has none, or makes the row null with on_error="null". Constant time but
    /// for the signs.
    ///
    /// >>> Modulus(97).pow_many([2, 3], [6, 2])
    /// [64, 9]
    pow_many |modulus, py, options| {
        powers(py, bases, exponents, &Moduli::One(&modulus.modulus), None, &options, Time::Constant)
    };

    /// As pow_many, faster, but the time depends on the exponents: for public exponents.
    pow_many_vartime |modulus, py, options| {
        powers(py, bases, exponents, &Moduli::One(&modulus.modulus), None, &options, Time::Variable)
    };
}

/// The powers bases[i]**exponents[i] modulo moduli[i], many at once on all cores; constant time in bases and exponents.
///
/// Each of the three is a column (a list, an array, a matrix, bytes, an Arrow column) or one integer for all rows. A
/// row of bytes is as long as its own modulus, or width bytes.
///
/// >>> powmod_many([2, 3, 5], 2**61 - 2, 2**61 - 1)
/// [1, 1, 1]
///
/// A keyboard interrupt ends the work within a fraction of a second.
#[pyfunction]
#[pyo3(signature = (bases, exponents, moduli, *, width=None, byteorder=Order::Big, encoding=None, on_error=OnError::Raise, progress=None), text_signature = "(bases, exponents, moduli, *, width=None, byteorder='big', encoding=None, on_error='raise', progress=None)")]
#[expect(clippy::too_many_arguments, reason = "three columns, and options by their names")]
pub(crate) fn powmod_many<'py>(
    py: Python<'py>,
    bases: &Bound<'py, PyAny>,
    exponents: &Bound<'py, PyAny>,
    moduli: &Bound<'py, PyAny>,
    width: Option<Count>,
    byteorder: Order,
    encoding: Option<Encoding>,
    on_error: OnError,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = Options { order: byteorder, encoding, on_error, progress };
    powers_modulo(py, bases, exponents, moduli, width, &options, Time::Constant)
}

/// As powmod_many, faster, but the time depends on the exponents: for public exponents.
#[pyfunction]
#[pyo3(signature = (bases, exponents, moduli, *, width=None, byteorder=Order::Big, encoding=None, on_error=OnError::Raise, progress=None), text_signature = "(bases, exponents, moduli, *, width=None, byteorder='big', encoding=None, on_error='raise', progress=None)")]
#[expect(clippy::too_many_arguments, reason = "three columns, and options by their names")]
pub(crate) fn powmod_many_vartime<'py>(
    py: Python<'py>,
    bases: &Bound<'py, PyAny>,
    exponents: &Bound<'py, PyAny>,
    moduli: &Bound<'py, PyAny>,
    width: Option<Count>,
    byteorder: Order,
    encoding: Option<Encoding>,
    on_error: OnError,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = Options { order: byteorder, encoding, on_error, progress };
    powers_modulo(py, bases, exponents, moduli, width, &options, Time::Variable)
}

/// One modulus for all rows, or a column of them.
enum Moduli<'a> {
    One(&'a Modulus),
    Each(Operand),
}

fn powers_modulo<'py>(
    py: Python<'py>,
    bases: &Bound<'py, PyAny>,
    exponents: &Bound<'py, PyAny>,
    moduli: &Bound<'py, PyAny>,
    width: Option<Count>,
    options: &Options,
    time: Time,
) -> PyResult<Bound<'py, PyAny>> {
    let width = width.map(|width| width.get("width")).transpose()?;
    let cut = width.filter(|&width| width > 0).map_or(Cut::Unknown, Cut::RowBytes);
    let mut moduli = read(moduli, &Reading { argument: "moduli", options, cut })?;
    if let Operand::One(modulus) = &moduli {
        if modulus.negative {
            return Err(PyValueError::new_err("modulus: must not be negative"));
        }
        let bytes = &modulus.magnitude;
        let modulus =
            interrupt::run(py, interrupt::cost(PREPARATION, 8 * bytes.len()), || Modulus::from_be_bytes(bytes))?
                .map_err(value_error)?;
        if width.is_some_and(|width| width < modulus.byte_length()) {
            let needed = modulus.byte_length();
            return Err(PyValueError::new_err(format!("width: the modulus has {needed} bytes")));
        }
        return powers(py, bases, exponents, &Moduli::One(&modulus), width, options, time);
    }
    moduli.refuse(py, "moduli", options, |modulus| match modulus {
        Number { negative: true, .. } => Some("is negative".into()),
        number if number.bits() == 0 => Some("is below 1".into()),
        number if number.bits() > MAX_BITS => Some(format!("has more than {MAX_BITS} bits")),
        number => width
            .filter(|width| number.bits().div_ceil(8) > *width)
            .map(|width| format!("has more than the {width} bytes of width=")),
    })?;
    powers(py, bases, exponents, &Moduli::Each(moduli), width, options, time)
}

/// The width of results: what the caller says, or that of the modulus of the row.
fn width_of(moduli: &Moduli<'_>, given: Option<usize>, operands: &[(&'static str, &Operand)]) -> PyResult<Width> {
    let (count, form) = common(operands)?;
    let moduli = match (moduli, given) {
        (_, Some(width)) => return Ok(Width::All(width)),
        (Moduli::One(modulus), None) => return Ok(Width::All(modulus.byte_length())),
        (Moduli::Each(moduli), None) => moduli,
    };
    if form.takes_any_length() {
        let is_null = |row: usize| operands.iter().any(|(_, operand)| operand.is_null(row));
        let bytes = |row: usize| if is_null(row) { 0 } else { moduli.number(row).bits().div_ceil(8) };
        let mut widths = Vec::new();
        widths.try_reserve_exact(count).map_err(|_| lacking_memory(count))?;
        widths.extend((0..count).map(bytes));
        return Ok(Width::Each(widths));
    }
    match moduli.column() {
        Some((column, form)) if form.is_even() => Ok(Width::All(column.max_row_bytes())),
        _ => Err(PyValueError::new_err(format!(
            "moduli: may differ in length, which the rows of {} cannot: give width=, the bytes of each result",
            form.name()
        ))),
    }
}

/// The base of a power, or nothing where it lacks the inverse that a negative exponent asks for.
type Base<'a> = Option<Cow<'a, [u8]>>;

/// The bases of some rows; for a negative exponent its inverse.
fn signed<'a, 'm>(
    bases: &'a Operand,
    exponents: &Operand,
    rows: &[usize],
    on_error: OnError,
    modulus: impl Fn(usize) -> &'m Modulus,
) -> Result<Vec<Base<'a>>, Stop> {
    let numbers = bases.numbers(rows, &modulus);
    if !exponents.has_negative() {
        return Ok(numbers.into_iter().map(Some).collect());
    }
    let base = |(index, number): (usize, Cow<'a, [u8]>)| {
        if !exponents.number(rows[index]).negative {
            return Ok(Some(number));
        }
        match modulus(index).reduce_be_bytes(&number).inverse() {
            Ok(inverse) => Ok(Some(Cow::Owned(inverse.to_be_bytes()))),
            Err(_) if on_error == OnError::Null => Ok(None),
            Err(error) => Err(Stop::Row(0, rows[index], error)),
        }
    };
    numbers.into_iter().enumerate().map(base).collect()
}

fn powers<'py>(
    py: Python<'py>,
    bases: &Bound<'py, PyAny>,
    exponents: &Bound<'py, PyAny>,
    moduli: &Moduli<'_>,
    width: Option<usize>,
    options: &Options,
    time: Time,
) -> PyResult<Bound<'py, PyAny>> {
    let cut = match moduli {
        Moduli::One(modulus) => Cut::RowBytes(modulus.byte_length()),
        Moduli::Each(moduli) => Cut::Rows(moduli.column().map_or(1, |(column, _)| column.len())),
    };
    let bases = read(bases, &Reading { argument: "bases", options, cut })?;
    let cut = bases.column().map_or(cut, |(column, _)| Cut::Rows(column.len()));
    let exponents = read(exponents, &Reading { argument: "exponents", options, cut })?;

    let number_bytes = match moduli {
        Moduli::One(modulus) => modulus.byte_length(),
        Moduli::Each(moduli) => moduli.max_bytes(),
    };
    let inversion = if exponents.has_negative() { INVERSION } else { 0 };
    // A base is reduced first, which takes longest where it is longer than any modulus.
    let entering = (bases.max_bytes() / number_bytes.max(1)) as u64;
    let cost = cost(8 * exponents.max_bytes() as u64 + PREPARATION + inversion + entering, 8 * number_bytes);
    let powers = |batch: &Batch<'_>, bases: Vec<Base<'_>>, rows: &[usize]| -> Result<Results, Error> {
        let lacking: Vec<bool> = bases.iter().map(Option::is_none).collect();
        let one: &[u8] = &[1];
        let bases: Vec<Cow<'_, [u8]>> = bases.into_iter().map(|base| base.unwrap_or(Cow::Borrowed(one))).collect();
        let bases = batch.reduce_be_bytes(&bases)?;
        let powers = match (&exponents, time) {
            (Operand::One(exponent), Time::Constant) => bases.pow(&exponent.magnitude),
            (Operand::One(exponent), Time::Variable) => bases.pow_vartime(&exponent.magnitude),
            (exponents, Time::Constant) => bases.pow_each(&exponents.magnitudes(rows))?,
            (exponents, Time::Variable) => bases.pow_each_vartime(&exponents.magnitudes(rows))?,
        };
        let powers = powers.to_be_bytes().into_iter().zip(lacking);
        Ok(powers.map(|(power, lacking)| (!lacking).then_some(power)).collect())
    };
    match moduli {
        &Moduli::One(modulus) => {
            let batch = interrupt::run(py, interrupt::cost(PREPARATION, modulus.bits()), || Batch::new(modulus))?;
            let operands = [("bases", &bases), ("exponents", &exponents)];
            let width = width_of(moduli, width, &operands)?;
            run(py, &operands, options, &width, cost, &|rows| {
                Ok(powers(&batch, signed(&bases, &exponents, rows, options.on_error, |_| modulus)?, rows)?)
            })
        }
        Moduli::Each(each) => {
            let operands = [("bases", &bases), ("exponents", &exponents), ("moduli", each)];
            let width = width_of(moduli, width, &operands)?;
            run(py, &operands, options, &width, cost, &|rows| {
                // On this thread, which is one of several and heeds the flag.
                let prepared: Result<Vec<Modulus>, Stop> = rows
                    .iter()
                    .map(|&row| Modulus::from_be_bytes(&each.number(row).magnitude).map_err(Stop::Engine))
                    .collect();
                let prepared = prepared?;
                let batch = Batch::with_moduli(&prepared);
                let bases = signed(&bases, &exponents, rows, options.on_error, |index| &prepared[index])?;
                Ok(powers(&batch, bases, rows)?)
            })
        }
    }
}
