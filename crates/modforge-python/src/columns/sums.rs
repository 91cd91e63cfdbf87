//! Sums and sums of products over all rows: one number each.

use super::column::Order;
use super::form::{Encoding, OnError, Options};
use super::operand::Operand;
use super::products::rows_of;
use super::run::common;
use super::source::all_ints;
use crate::integer::{Total, to_int};
use crate::interrupt;
use crate::modulus::PyModulus;
use modforge::{Residue, Rows};
use pyo3::prelude::*;
use std::ops::Range;

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

/// The sum of integers and None. Nothing for what [`all_ints`] refuses, and where an integer is too long.
fn sum_of_ints(a: &Bound<'_, PyAny>) -> PyResult<Option<Total>> {
    let mut total = Total::default();
    let all = all_ints(a, |number| number.is_none_or(|number| total.add(number)))?;
    Ok(all.then_some(total))
}

impl PyModulus {
    /// The sum of integers as an integer.
    fn residue_of(&self, py: Python<'_>, total: &Total) -> PyResult<Py<PyAny>> {
        as_int(py, interrupt::run(py, interrupt::cost(1, total.bits()), || total.residue(&self.modulus))?)
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
