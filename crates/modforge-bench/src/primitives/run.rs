//! Runs comparisons, one after another.

use crate::contest::Contest;
use modforge_bench::{Contestant, Machine, Pace, Row, interleave};
use serde::Serialize;

/// How far a run is; `done` of `total` rounds.
#[derive(Debug, Serialize)]
pub(crate) struct Progress<'a> {
    operation: &'static str,
    modulus: &'a str,
    done: usize,
    total: usize,
}

/// Checks every result of the comparisons, then times them.
///
/// # Errors
/// A wrong result.
pub(crate) fn run(
    contests: Vec<Contest>,
    pace: Pace,
    mut progress: impl FnMut(&Progress<'_>),
) -> Result<Vec<Row<&'static str>>, String> {
    let cpu = Machine::here().cpu;
    let total = contests.len() * pace.rounds;
    let mut rows = Vec::new();
    for (index, contest) in contests.into_iter().enumerate() {
        contest.check()?;
        let Contest { operation, primitive, bits, width, steps, works, .. } = contest;
        let works: Vec<_> = works.into_iter().map(|work| Box::new(work) as Box<dyn Contestant>).collect();
        let pace = Pace { slice: steps.map_or(pace.slice, modforge_bench::Slice::Exactly), ..pace };
        let samples = interleave(&works, pace, |round| {
            progress(&Progress { operation, modulus: &primitive, done: index * pace.rounds + round, total });
        });
        for (work, sample) in works.iter().zip(samples) {
            let (label, width) = (work.label().clone(), f64::from(width));
            rows.push(Row {
                native: label.is_native(),
                subject: label.subject,
                method: label.method,
                version: label.version,
                operation,
                modulus: primitive.clone(),
                bits,
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
    Ok(rows)
}
