//! Sums and sums of products over all rows: one number each.

use super::column::Order;
use super::form::{Encoding, OnError, Options};
use super::operand::Operand;
use super::products::rows_of;
use super::run::common;
use super::source::memory;
use crate::integer::{Total, fill_row, to_int};
use crate::interrupt;
use crate::modulus::PyModulus;
use modforge::{Residue, Rows};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyList, PyTuple};
use std::ops::Range;

/// Limbs of the longest modulus for which integers become rows as long as it: for longer ones short integers would take
/// much memory.
const ROW_LIMBS: usize = 64;

/// Rows that are brought into one form at a time.
const PIECE: usize = 1 << 15;

#[pymethods]
impl PyModulus {
    /// The sum of a column modulo the modulus, reduced once at the end; nulls count for nothing. Constant time in the
    /// numbers.
    ///
    /// >>> Modulus(97).sum_many([60, None, 50, -1])
    /// 12
    #[pyo3(signature = (a, *, byteorder=Order::Big, encoding=None), text_signature = "($self, a, *, byteorder='big', encoding=None)")]
    fn sum_many(
        &self,
        py: Python<'_>,
        a: &Bound<'_, PyAny>,
        byteorder: Order,
        encoding: Option<Encoding>,
    ) -> PyResult<Py<PyAny>> {
        if encoding.is_none()
            && let Some(total) = sum_of_ints(a)?
        {
            return self.residue_of(py, &total);
        }
        let a = self.operand("a", a, &of_all(byteorder, encoding))?;
        self.total(py, &[("a", &a)], 1, |rows| Ok(self.modulus.sum_rows(rows[0])))
    }

    /// The sum of the products a[i]·b[i] modulo the modulus, reduced once at the end; rows with a null count for
    /// nothing. Constant time in the numbers.
    ///
    /// >>> Modulus(97).dot([1, 2, 3], [10, 20, 30])
    /// 43
    #[pyo3(signature = (a, b, *, byteorder=Order::Big, encoding=None), text_signature = "($self, a, b, *, byteorder='big', encoding=None)")]
    fn dot(
        &self,
        py: Python<'_>,
        a: &Bound<'_, PyAny>,
        b: &Bound<'_, PyAny>,
        byteorder: Order,
        encoding: Option<Encoding>,
    ) -> PyResult<Py<PyAny>> {
        if encoding.is_none()
            && let Some(residue) = self.dot_of_ints(py, a, b)?
        {
            return Ok(residue);
        }
        let options = of_all(byteorder, encoding);
        let (a, b) = (self.operand("a", a, &options)?, self.operand("b", b, &options)?);
        let limbs = self.modulus.bits() as u64 / 64 + 1;
        self.total(py, &[("a", &a), ("b", &b)], limbs, |rows| self.modulus.dot_rows(rows[0], rows[1]))
    }
}

/// The options of operations whose result is one number.
pub(super) fn of_all(order: Order, encoding: Option<Encoding>) -> Options {
    Options { order, encoding, on_error: OnError::Raise, progress: None }
}

fn as_int(py: Python<'_>, residue: Result<Residue<'_>, modforge::Error>) -> PyResult<Py<PyAny>> {
    Ok(to_int(py, &residue.map_err(crate::errors::value_error)?.to_be_bytes())?.into_any())
}

/// Calls `take` with the items of a list or a tuple that are integers, and with None for None. False for others, and if
/// `take` says so.
fn all_ints(a: &Bound<'_, PyAny>, mut take: impl FnMut(Option<&Bound<'_, PyInt>>) -> bool) -> PyResult<bool> {
    let items: &mut dyn Iterator<Item = Bound<'_, PyAny>> = if let Ok(list) = a.cast::<PyList>() {
        &mut list.iter()
    } else if let Ok(tuple) = a.cast::<PyTuple>() {
        &mut tuple.iter()
    } else {
        return Ok(false);
    };
    for (row, item) in items.enumerate() {
        if row % interrupt::ITEMS == interrupt::ITEMS - 1 {
            a.py().check_signals()?;
        }
        let taken = match item.cast::<PyInt>() {
            Ok(number) => take(Some(number)),
            Err(_) => item.is_none() && take(None),
        };
        if !taken {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The sum of integers and None. Nothing for what [`all_ints`] refuses, and where an integer is too long.
fn sum_of_ints(a: &Bound<'_, PyAny>) -> PyResult<Option<Total>> {
    let mut total = Total::default();
    let all = all_ints(a, |number| number.is_none_or(|number| total.add(number)))?;
    Ok(all.then_some(total))
}

/// Integers as rows of so many little-endian bytes. Nothing for what [`all_ints`] refuses, for None and for those that
/// do not fit.
fn rows_of_ints(argument: &str, a: &Bound<'_, PyAny>, row_bytes: usize) -> PyResult<Option<Vec<u8>>> {
    // Not what a subclass says of itself.
    let count = a.cast::<PyList>().map(|list| list.len()).or_else(|_| a.cast::<PyTuple>().map(|tuple| tuple.len()));
    let Ok(count) = count else { return Ok(None) };
    let mut rows = Vec::new();
    let bytes = count.saturating_mul(row_bytes);
    memory::reserve(&mut rows, bytes, argument)?;
    rows.resize(bytes, 0);
    let mut room = rows.chunks_exact_mut(row_bytes);
    let all = all_ints(a, |number| match (number, room.next()) {
        (Some(number), Some(row)) => fill_row(number, row),
        _ => false,
    })?;
    Ok(all.then_some(rows))
}

impl PyModulus {
    /// The sum of integers as an integer.
    fn residue_of(&self, py: Python<'_>, total: &Total) -> PyResult<Py<PyAny>> {
        as_int(py, interrupt::run(py, interrupt::cost(1, total.bits()), || total.residue(&self.modulus))?)
    }

    /// The sum of products of two lists or tuples of as many integers, at most as long as the modulus. Nothing for
    /// others, and for a long modulus.
    fn dot_of_ints(&self, py: Python<'_>, a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<Option<Py<PyAny>>> {
        let limbs = self.modulus.bits().div_ceil(64);
        if limbs > ROW_LIMBS {
            return Ok(None);
        }
        let row_bytes = 8 * limbs;
        let Some(a) = rows_of_ints("a", a, row_bytes)? else { return Ok(None) };
        let Some(b) = rows_of_ints("b", b, row_bytes)? else { return Ok(None) };
        if a.len() != b.len() {
            return Ok(None);
        }
        let [x, y] = [&a, &b].map(|rows| Rows::from_le_bytes(rows, row_bytes));
        let cost = ((limbs + 1) * (limbs + 1)) as u64;
        let dot = || self.modulus.dot_rows(x, y);
        as_int(py, interrupt::run_on_cores(py, cost.saturating_mul(x.len() as u64), dot)?).map(Some)
    }

    /// The sum of what `work` makes of rows of all operands, which costs as much as so many products of a limb with a
    /// number for each row.
    fn total<'m>(
        &'m self,
        py: Python<'_>,
        operands: &[(&'static str, &Operand)],
        limbs: u64,
        work: impl Fn(&[Rows<'_>]) -> Result<Residue<'m>, modforge::Error> + Sync,
    ) -> PyResult<Py<PyAny>> {
        let (count, _) = common(operands)?;
        let modulus = &*self.modulus;
        let given: Vec<&Operand> = operands.iter().map(|&(_, operand)| operand).collect();
        let of_piece = |piece: Range<usize>| {
            let even = given.iter().map(|operand| {
                let (column, _) = operand.column()?;
                let (bytes, row_bytes) = column.even_rows(piece.clone())?;
                Some(rows_of(column.order(), bytes, row_bytes))
            });
            if let Some(rows) = even.collect::<Option<Vec<_>>>() {
                return work(&rows);
            }
            let kept: Vec<usize> =
                piece.clone().filter(|&row| !given.iter().any(|operand| operand.is_null(row))).collect();
            let bytes: Vec<Vec<u8>> = given.iter().map(|operand| operand.reduced(&kept, modulus)).collect();
            work(&bytes.iter().map(|bytes| Rows::from_be_bytes(bytes, modulus.byte_length())).collect::<Vec<_>>())
        };
        let pieces = (0..count).step_by(PIECE).map(|first| first..count.min(first + PIECE));
        let all = || pieces.map(of_piece).try_fold(modulus.zero(), |total, sum| total.add(&sum?));
        // A number is also brought in from its bytes.
        let of_row = (limbs + 1).saturating_mul(modulus.bits() as u64 / 64 + 1);
        as_int(py, interrupt::run_on_cores(py, of_row.saturating_mul(count as u64), all)?)
    }
}
