//! The whole run: every modulus, every operation.

use crate::interleave::fastest_variants;
use crate::{Case, Error, FieldLibrary, Machine, Operation, Pace, Row, check, contestants, interleave};
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

/// Checks and times every operation modulo every modulus.
///
/// # Errors
/// Wrong results, libraries without the functions, libraries with other than one modulus.
pub fn run(
    cases: &[Case],
    operations: &[Operation],
    libraries: &[FieldLibrary],
    pace: Pace,
    mut progress: impl FnMut(&Progress<'_>),
) -> Result<Vec<Row>, Error> {
    if !libraries.is_empty() && cases.len() != 1 {
        return Err(Error::LibraryNeedsOneModulus(cases.len()));
    }
    let cpu = Machine::here().cpu;
    let total = cases.len() * operations.len() * pace.rounds;
    let mut finished = 0;
    let mut rows = Vec::new();
    for case in cases {
        for &operation in operations {
            let all = contestants(case, operation, libraries)?;
            check(case, operation, &all)?;
            let contestants = fastest_variants(all, pace.slice);
            let samples = interleave(&contestants, pace, |round| {
                progress(&Progress { operation, modulus: &case.name, done: finished + round, total });
            });
            finished += pace.rounds;
            for (contestant, sample) in contestants.iter().zip(samples) {
                let label = contestant.label().clone();
                rows.push(Row {
                    subject: label.subject,
                    method: label.method,
                    version: label.version,
                    operation,
                    modulus: case.name.clone(),
                    bits: case.bits(),
                    median_ns: sample.median_ns,
                    low_ns: sample.low_ns,
                    high_ns: sample.high_ns,
                    rounds: pace.rounds,
                    cpu: cpu.clone(),
                });
            }
        }
    }
    Ok(rows)
}
