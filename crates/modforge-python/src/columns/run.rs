//! The rows of a result, piece by piece on all cores.

use super::column::Order;
use super::form::{Form, Lengths, OnError, Options, Width};
use super::operand::Operand;
use crate::errors::value_error;
use crate::{interrupt, threads};
use modforge::{Cancel, Error};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;
use std::ops::Range;
use std::time::{Duration, Instant};

/// Numbers that a batch computes with side by side: pieces are multiples of them.
const LANES: usize = 8;

/// How long a piece takes at least before the next one is no larger: between pieces an interrupt is heeded. The first
/// one is short work, or a group for each thread.
const PIECE: Duration = Duration::from_millis(100);

/// The results of some rows, big-endian, or null.
pub(super) type Results = Vec<Option<Vec<u8>>>;

/// The reason why a computation stops.
pub(super) enum Stop {
    /// Nothing that depends on one row.
    Engine(Error),
    /// The row of the operand with this index has no result.
    Row(usize, usize, Error),
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Engine(error)
    }
}

/// The results of the rows with these numbers.
pub(super) type Work<'a> = &'a (dyn Fn(&[usize]) -> Result<Results, Stop> + Sync);

/// As `in_place` of [`run_in_place`].
pub(super) type InPlace<'a> = &'a (dyn Fn(Range<usize>, &mut [u8]) -> Option<Result<(), Error>> + Sync);

/// The number of rows that all columns have, and the form of the first one, in which the result goes out.
pub(super) fn common<'a>(operands: &'a [(&'static str, &Operand)]) -> PyResult<(usize, &'a dyn Form)> {
    let mut columns = operands.iter().filter_map(|(argument, operand)| Some((argument, operand.column()?)));
    let Some((first, (column, form))) = columns.next() else {
        let mut names: Vec<_> = operands.iter().map(|&(argument, _)| argument).collect();
        names.dedup();
        return Err(PyTypeError::new_err(format!("{}: must be a column, not one number", names.join(" or "))));
    };
    for (argument, (other, _)) in columns {
        if other.len() != column.len() {
            let (given, expected) = (other.len(), column.len());
            let whose = if argument == first { "the first of them" } else { *first };
            return Err(PyValueError::new_err(format!("{argument}: has {given} rows, but {whose} has {expected}")));
        }
    }
    Ok((column.len(), form))
}

/// A column of results of this width, in the form of the first operand that is a column; null where an
/// operand is.
///
/// `work` gets the numbers of some rows and returns their results. It costs about `cost` a row, as
/// [`interrupt::cost`] counts.
pub(super) fn run<'py>(
    py: Python<'py>,
    operands: &[(&'static str, &Operand)],
    options: &Options,
    width: &Width,
    cost: u64,
    work: Work<'_>,
) -> PyResult<Bound<'py, PyAny>> {
    run_in_place(py, operands, options, width, cost, &|_, _| None, work)
}

/// As [`run`]; `in_place` writes the results of rows that follow each other where they belong, or gives nothing where
/// it cannot.
pub(super) fn run_in_place<'py>(
    py: Python<'py>,
    operands: &[(&'static str, &Operand)],
    options: &Options,
    width: &Width,
    cost: u64,
    in_place: InPlace<'_>,
    work: Work<'_>,
) -> PyResult<Bound<'py, PyAny>> {
    let (count, form) = common(operands)?;
    if !form.takes_nulls() {
        if options.on_error == OnError::Null {
            return Err(PyValueError::new_err(format!("on_error: {} cannot hold nulls", form.name())));
        }
        for (argument, operand) in operands {
            if let Some(row) = (0..count).find(|&row| operand.is_null(row)) {
                let name = form.name();
                return Err(PyValueError::new_err(format!(
                    "{argument}: row {row} is null, which {name} for the results cannot hold"
                )));
            }
        }
    }
    let pool = threads::pool()?;
    let lengths = Lengths::new(width, count, form)?;
    form.write(py, &lengths, &mut |results| {
        let mut nulls = Vec::new();
        let lanes = LANES * pool.current_num_threads();
        let (mut done, mut size) = (0, lanes.max(interrupt::short_rows(cost) / lanes * lanes));
        while done < count {
            let began = Instant::now();
            let end = count.min(done + size);
            let cost = cost.saturating_mul((end - done) as u64);
            let direct = &mut results[lengths.of(done..end)];
            match interrupt::run_on(py, Some(&pool), cost, || in_place(done..end, direct))? {
                Some(found) => found.map_err(value_error)?,
                None => {
                    let is_null = |&row: &usize| operands.iter().any(|(_, operand)| operand.is_null(row));
                    let (null, rows): (Vec<usize>, Vec<usize>) = (done..end).partition(is_null);
                    let found = interrupt::run_on(py, Some(&pool), cost, || work(&rows))?
                        .map_err(|stop| raised(py, stop, operands))?;
                    for (row, number) in rows.into_iter().zip(found).chain(null.into_iter().map(|row| (row, None))) {
                        match number {
                            Some(number) => {
                                write_number(&mut results[lengths.of(row..row + 1)], &number, form.order());
                            }
                            None => {
                                nulls.resize(count, false);
                                nulls[row] = true;
                            }
                        }
                    }
                }
            }
            done = end;
            py.check_signals()?;
            if let Some(progress) = &options.progress {
                progress.call1(py, (done,))?;
            }
            if began.elapsed() < PIECE {
                size *= 2;
            }
        }
        Ok(nulls)
    })
}

/// The number, big-endian, in a row that is at least as long.
fn write_number(row: &mut [u8], number: &[u8], order: Order) {
    let length = row.len();
    match order {
        Order::Big => row[length - number.len()..].copy_from_slice(number),
        Order::Little => row.iter_mut().zip(number.iter().rev()).for_each(|(byte, &digit)| *byte = digit),
    }
}

fn raised(py: Python<'_>, stop: Stop, operands: &[(&'static str, &Operand)]) -> PyErr {
    match stop {
        Stop::Engine(error) => value_error(error),
        Stop::Row(index, row, error) => operands[index].1.no_result(py, operands[index].0, row, error),
    }
}

/// The results of all rows, computed in chunks of so many rows on the threads of the pool.
pub(super) fn spread(rows: &[usize], chunk: usize, work: Work<'_>) -> Result<Results, Stop> {
    let cancel = Cancel::current();
    let parts: Result<Vec<Results>, Stop> = rows
        .par_chunks(chunk)
        .map(|rows| match &cancel {
            // Where the flag ended the work, nobody looks at the results.
            Some(cancel) => cancel.run(|| work(rows)).unwrap_or_else(|| Ok(vec![None; rows.len()])),
            None => work(rows),
        })
        .collect();
    Ok(parts?.into_iter().flatten().collect())
}
