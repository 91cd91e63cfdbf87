//! The whole run: every modulus, every operation.

use crate::interleave::fastest_variants;
use crate::{
    Case, Error, FieldLibrary, Machine, Operation, Pace, Row, Selection, check, contestants, interleave, limits,
    reductions,
};
use serde::Serialize;

/// How far a run is; `done` of `total` rounds.
#[derive(Clone, Debug, Serialize)]
pub struct Progress<'a> {
    /// The operation at hand.
    pub operation: Operation,
    /// Name of the modulus at hand.
    pub modulus: &'a str,
    /// Rounds done, over all operations and moduli.
    pub done: usize,
    /// Rounds in all.
    pub total: usize,
}

/// Checks and times every operation modulo every modulus that takes it.
///
/// # Errors
/// Wrong results, libraries without the functions, libraries with other than one modulus.
pub fn run(
    cases: &[Case],
    operations: &[Operation],
    libraries: &[FieldLibrary],
    selection: &Selection,
    pace: Pace,
    mut progress: impl FnMut(&Progress<'_>),
) -> Result<Vec<Row>, Error> {
    if !libraries.is_empty() && cases.len() != 1 {
        return Err(Error::LibraryNeedsOneModulus(cases.len()));
    }
    let cpu = Machine::here().cpu;
    let of = |case: &Case| operations.iter().filter(|&&operation| case.takes(operation)).count();
    let total = cases.iter().map(of).sum::<usize>() * pace.rounds;
    let mut finished = 0;
    let mut rows = Vec::new();
    for case in cases {
        for &operation in operations.iter().filter(|&&operation| case.takes(operation)) {
            let mut all = contestants(case, operation, libraries)?;
            if selection.variants {
                all.extend(reductions(case, operation));
            }
            all.retain(|contestant| selection.has(contestant.label()));
            check(case, operation, &all)?;
            let mut contestants = if selection.variants { all } else { fastest_variants(all, pace.slice) };
            if selection.limits {
                contestants.extend(limits(case, operation));
            }
            let samples = interleave(&contestants, pace, |round| {
                progress(&Progress { operation, modulus: &case.name, done: finished + round, total });
            });
            finished += pace.rounds;
            for (contestant, sample) in contestants.iter().zip(samples) {
                let (label, width) = (contestant.label().clone(), operation.width() as f64);
                rows.push(Row {
                    native: label.is_native(),
                    subject: label.subject,
                    method: label.method,
                    version: label.version,
                    operation,
                    modulus: case.name.clone(),
                    bits: case.bits(),
                    word: usize::BITS,
                    median_ns: sample.median_ns / width,
                    mean_ns: sample.mean_ns / width,
                    low_ns: sample.low_ns / width,
                    high_ns: sample.high_ns / width,
                    rounds: pace.rounds,
                    cpu: cpu.clone(),
                });
            }
        }
    }
    Ok(rows)
}
