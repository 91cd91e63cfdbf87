//! Many powers at once.

use crate::interrupt::{self, cost};
use crate::{Integer, PREPARATION, threads, to_int, value_error};
use modforge::{Batch, BatchResidues, Error, Modulus};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use std::ops::Range;
use std::time::{Duration, Instant};

/// Numbers that a batch computes with side by side: pieces are multiples of them.
const LANES: usize = 8;

/// One integer for all numbers of a batch, or a sequence with one for each.
#[derive(FromPyObject)]
pub(crate) enum OneOrEach<'py> {
    One(Bound<'py, PyInt>),
    Each(Vec<Bound<'py, PyInt>>),
}

impl OneOrEach<'_> {
    fn not_negative(&self, py: Python<'_>, argument: &str) -> PyResult<Vec<Vec<u8>>> {
        match self {
            Self::One(value) => Ok(vec![Integer::not_negative(value, argument)?]),
            Self::Each(values) => interrupt::each(py, values, |value| Integer::not_negative(value, argument)),
        }
    }
}

/// The powers bases[i]**exponents[i] modulo moduli[i], many at once on all cores; constant time in bases and exponents.
///
/// The exponents and the moduli are one integer for all bases, or a sequence with one for each.
///
/// >>> powmod_many([2, 3, 5], 2**61 - 2, 2**61 - 1)
/// [1, 1, 1]
///
/// A keyboard interrupt ends the work within a fraction of a second.
#[pyfunction]
pub(crate) fn powmod_many(
    py: Python<'_>,
    bases: Vec<Bound<'_, PyInt>>,
    exponents: OneOrEach<'_>,
    moduli: OneOrEach<'_>,
) -> PyResult<Vec<Py<PyInt>>> {
    powers(py, &bases, &exponents, &moduli, |bases, exponents, shared| {
        if shared { Ok(bases.pow(&exponents[0])) } else { bases.pow_each(exponents) }
    })
}

/// As powmod_many, faster, but the time depends on the exponents: for public exponents.
#[pyfunction]
pub(crate) fn powmod_many_vartime(
    py: Python<'_>,
    bases: Vec<Bound<'_, PyInt>>,
    exponents: OneOrEach<'_>,
    moduli: OneOrEach<'_>,
) -> PyResult<Vec<Py<PyInt>>> {
    powers(py, &bases, &exponents, &moduli, |bases, exponents, shared| {
        if shared { Ok(bases.pow_vartime(&exponents[0])) } else { bases.pow_each_vartime(exponents) }
    })
}

/// How long a piece of a batch takes at least before the next one is no larger: between pieces an interrupt is heeded.
const PIECE: Duration = Duration::from_millis(100);

/// `power` gets the exponents, and whether there is one for all bases.
fn powers(
    py: Python<'_>,
    bases: &[Bound<'_, PyInt>],
    exponents: &OneOrEach<'_>,
    moduli: &OneOrEach<'_>,
    power: impl for<'b> Fn(&BatchResidues<'b>, &[Vec<u8>], bool) -> Result<BatchResidues<'b>, Error> + Sync,
) -> PyResult<Vec<Py<PyInt>>> {
    let bases = interrupt::each(py, bases, Integer::new)?;
    let shared = matches!(exponents, OneOrEach::One(_));
    let exponents = exponents.not_negative(py, "exponent")?;
    let one_modulus = matches!(moduli, OneOrEach::One(_));
    let moduli = moduli.not_negative(py, "modulus")?;
    let count = |argument, given, counterpart, expected| {
        if given == expected { Ok(()) } else { Err(Error::BatchCount { argument, given, counterpart, expected }) }
    };
    if !one_modulus {
        count("numbers", bases.len(), "moduli", moduli.len()).map_err(value_error)?;
    }
    if !shared {
        count("exponents", exponents.len(), "numbers", bases.len()).map_err(value_error)?;
    }
    let pool = threads::pool()?;
    let preparation = moduli.iter().map(|modulus| cost(PREPARATION, 8 * modulus.len())).fold(0, u64::saturating_add);
    let moduli: Vec<Modulus> = interrupt::run(py, preparation, || {
        moduli.iter().map(|bytes| Modulus::from_be_bytes(bytes)).collect::<Result<_, _>>()
    })?
    .map_err(value_error)?;
    let longest = exponents.iter().map(Vec::len).max().unwrap_or(0);
    let bits = moduli.iter().map(Modulus::bits).max().unwrap_or(0);
    let cost_of_each = cost(8 * longest as u64 + PREPARATION, bits);
    let of_all = one_modulus.then(|| Batch::new(&moduli[0]));

    let work = |piece: Range<usize>| {
        let of_each;
        let batch = match &of_all {
            Some(batch) => batch,
            None => {
                of_each = Batch::with_moduli(&moduli[piece.clone()]);
                &of_each
            }
        };
        let bases = &bases[piece.clone()];
        let numbers: Vec<_> = bases.iter().map(|base| &base.magnitude).collect();
        let mut residues = batch.reduce_be_bytes(&numbers)?;
        if bases.iter().any(|base| base.negative) {
            // The sign as a factor, −1 or 1.
            let sign = |(index, base): (usize, &Integer)| {
                let modulus = &moduli[if one_modulus { 0 } else { piece.start + index }];
                if base.negative { modulus.one().neg().to_be_bytes() } else { modulus.one().to_be_bytes() }
            };
            let signs: Vec<_> = bases.iter().enumerate().map(sign).collect();
            residues = residues.mul(&batch.reduce_be_bytes(&signs)?)?;
        }
        let exponents = if shared { &exponents[..] } else { &exponents[piece] };
        Ok(power(&residues, exponents, shared)?.to_be_bytes())
    };
    let mut results = Vec::with_capacity(bases.len());
    let mut size = LANES * pool.current_num_threads();
    while results.len() < bases.len() {
        let (piece, began) = (results.len()..bases.len().min(results.len() + size), Instant::now());
        let cost = cost_of_each.saturating_mul(piece.len() as u64);
        let powers = interrupt::run_on(py, Some(&pool), cost, || work(piece))?.map_err(value_error)?;
        for bytes in powers {
            results.push(to_int(py, &bytes)?);
        }
        py.check_signals()?;
        if began.elapsed() < PIECE {
            size *= 2;
        }
    }
    Ok(results)
}
