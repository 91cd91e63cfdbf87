//! What is computed row by row: products, squares, sums, differences, negatives.

use super::column::Order;
use super::form::{Cut, Encoding, OnError, Options, Reading, Width, over_columns};
use super::operand::Operand;
use super::run::{Results, common, run_in_place};
use super::source::read;
use crate::interrupt::{self, cost};
use crate::modulus::PyModulus;
use modforge::{Batch, Error, Rows};
use pyo3::prelude::*;
use std::ops::Range;

/// Products that it takes to bring a number in and out.
const CROSSING: u64 = 4;

over_columns! {
    PyModulus, (a: &Bound<'py, PyAny>, b: &Bound<'py, PyAny>),
    "($self, a, b, *, byteorder='big', encoding=None, on_error='raise', progress=None)";

    /// The products a[i]·b[i] modulo the modulus, many at once on all cores; constant time in them.
    ///
    /// a and b are columns, one of them may be one integer: lists, arrays, matrices, bytes or Arrow columns.
    ///
    /// >>> Modulus(97).mul_many([60, 2], [50, 3])
    /// [90, 6]
    mul_many |modulus, py, options| {
        modulus.row_by_row(py, &[("a", a), ("b", b)], &options, |batch, results, a, b| batch.mul_rows(results, a, b))
    };

    /// The sums a[i] + b[i] modulo the modulus, many at once on all cores; constant time in them.
    ///
    /// a and b are columns, one of them may be one integer.
    ///
    /// >>> Modulus(97).add_many([60, 2], [50, -3])
    /// [13, 96]
    add_many |modulus, py, options| {
        modulus.row_by_row(py, &[("a", a), ("b", b)], &options, |batch, results, a, b| batch.add_rows(results, a, b))
    };

    /// The differences a[i] − b[i] modulo the modulus, many at once on all cores; constant time in them.
    ///
    /// >>> Modulus(97).sub_many(0, [1, 97])
    /// [96, 0]
    sub_many |modulus, py, options| {
        modulus.row_by_row(py, &[("a", a), ("b", b)], &options, |batch, results, a, b| batch.sub_rows(results, a, b))
    };
}

over_columns! {
    PyModulus, (a: &Bound<'py, PyAny>),
    "($self, a, *, byteorder='big', encoding=None, on_error='raise', progress=None)";

    /// The squares a[i]² modulo the modulus, many at once on all cores; constant time in them.
    ///
    /// >>> Modulus(97).square_many([60, 2])
    /// [11, 4]
    square_many |modulus, py, options| {
        modulus.row_by_row(py, &[("a", a)], &options, |batch, squares, a, _| batch.mul_rows(squares, a, a))
    };

    /// The negatives −a[i] modulo the modulus, many at once on all cores; constant time in them.
    ///
    /// >>> Modulus(97).neg_many([1, 0])
    /// [96, 0]
    neg_many |modulus, py, options| {
        modulus.row_by_row(py, &[("a", a)], &options, |batch, negatives, a, _| batch.neg_rows(negatives, a))
    };
}

impl PyModulus {
    /// A number or a column of numbers modulo this one.
    pub(super) fn operand(
        &self,
        argument: &'static str,
        value: &Bound<'_, PyAny>,
        options: &Options,
    ) -> PyResult<Operand> {
        read(value, &Reading { argument, options, cut: Cut::Residues(self.modulus.byte_length()) })
    }

    /// Computes row by row, with two operands, or with one twice.
    fn row_by_row<'py>(
        &self,
        py: Python<'py>,
        given: &[(&'static str, &Bound<'py, PyAny>)],
        options: &Options,
        compute: impl Fn(&Batch<'_>, &mut [u8], Rows<'_>, Rows<'_>) -> Result<(), Error> + Sync,
    ) -> PyResult<Bound<'py, PyAny>> {
        let read = given.iter().map(|&(argument, value)| self.operand(argument, value, options));
        let read = read.collect::<PyResult<Vec<_>>>()?;
        let operands: Vec<_> = given.iter().zip(&read).map(|(&(argument, _), operand)| (argument, operand)).collect();
        let (bits, length) = (self.modulus.bits(), self.modulus.byte_length());
        let entering: usize = operands.iter().map(|(_, operand)| 8 * operand.max_bytes() / bits).sum();
        let batch = Batch::new(&self.modulus);
        let order = common(&operands)?.1.order();
        let operands_of_rows = [&operands[0], operands.last().unwrap_or(&operands[0])];
        let mut same = [None, None]; // the row that one number for all makes
        for (row, (_, operand)) in same.iter_mut().zip(operands_of_rows) {
            if let Operand::One(number) = operand {
                let work = || number.residue(&self.modulus).to_be_bytes();
                let mut bytes = interrupt::run(py, cost(CROSSING + entering as u64, bits), work)?;
                if order == Order::Little {
                    bytes.reverse();
                }
                *row = Some(bytes);
            }
        }
        let in_place = |rows: Range<usize>, results: &mut [u8]| {
            let repeated = same.each_ref().map(|row| row.as_ref().map(|row| row.repeat(rows.len())));
            let even = |index: usize| {
                let (bytes, row_bytes) = match &repeated[index] {
                    Some(bytes) => (&bytes[..], length),
                    None => {
                        let (column, _) = operands_of_rows[index].1.column()?;
                        column.even_rows(rows.clone()).filter(|_| column.order() == order)?
                    }
                };
                Some(rows_of(order, bytes, row_bytes))
            };
            Some(compute(&batch, results, even(0)?, even(1)?))
        };
        let cost = cost(CROSSING + entering as u64, bits);
        run_in_place(py, &operands, options, &Width::All(length), cost, &in_place, &|rows| {
            let [a, b] = operands_of_rows.map(|(_, operand)| operand.reduced(rows, &self.modulus));
            let mut results = vec![0; rows.len() * length];
            compute(&batch, &mut results, Rows::from_be_bytes(&a, length), Rows::from_be_bytes(&b, length))?;
            Ok(present(results.chunks_exact(length).map(<[u8]>::to_vec).collect()))
        })
    }
}

/// Rows in this order of bytes.
pub(super) fn rows_of(order: Order, bytes: &[u8], row_bytes: usize) -> Rows<'_> {
    match order {
        Order::Big => Rows::from_be_bytes(bytes, row_bytes),
        Order::Little => Rows::from_le_bytes(bytes, row_bytes),
    }
}

/// Results for all rows.
pub(super) fn present(numbers: Vec<Vec<u8>>) -> Results {
    numbers.into_iter().map(Some).collect()
}
