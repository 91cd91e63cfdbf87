//! Results, as data and as text.

use crate::Operation;
use serde::Serialize;
use std::fmt::Write;

/// One contestant's time for one operation and modulus; `modulus` names the primitive where cryptography is timed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row<O = Operation> {
    /// The library, or the engine with its kernel.
    pub subject: String,
    /// The functions that did the work.
    pub method: String,
    /// Version of the library, with the CPU that it was built for where that matters.
    pub version: String,
    /// Whether the library was built for this CPU; else it has a time, and nothing is compared with it.
    pub native: bool,
    /// The operation.
    pub operation: O,
    /// Name of the modulus.
    pub modulus: String,
    /// Bits of the modulus.
    pub bits: u64,
    /// Bits of a word of the CPU that the program was built for.
    pub word: u32,
    /// Median over the rounds, nanoseconds for one operation.
    pub median_ns: f64,
    /// Mean over the rounds.
    pub mean_ns: f64,
    /// 10th percentile.
    pub low_ns: f64,
    /// 90th percentile.
    pub high_ns: f64,
    /// Rounds.
    pub rounds: usize,
    /// The CPU.
    pub cpu: String,
}

/// The rows as text, a block for each modulus and operation, with times as multiples of the best of modforge where it
/// takes part.
pub fn table(rows: &[Row]) -> String {
    let mut text = String::new();
    for block in rows.chunk_by(|a, b| (&a.modulus, a.operation) == (&b.modulus, b.operation)) {
        let first = &block[0];
        let best = block.iter().filter(|row| row.is_modforge()).map(|row| row.median_ns).fold(f64::INFINITY, f64::min);
        let _ = writeln!(
            text,
            "\n{} modulo {} ({} bits), {} rounds",
            first.operation, first.modulus, first.bits, first.rounds
        );
        for row in block {
            let _ = writeln!(
                text,
                "  {:<22} {:>12}  [{} – {}]  {}  {} ({})",
                row.subject,
                nanoseconds(row.median_ns),
                nanoseconds(row.low_ns),
                nanoseconds(row.high_ns),
                if best.is_finite() && row.native {
                    format!("×{:.2}", row.median_ns / best)
                } else {
                    "–".to_owned()
                },
                row.method,
                row.version
            );
        }
    }
    text
}

impl Row {
    fn is_modforge(&self) -> bool {
        self.subject.starts_with("modforge")
    }
}

fn nanoseconds(ns: f64) -> String {
    match ns {
        ns if ns < 1e3 => format!("{ns:.1} ns"),
        ns if ns < 1e6 => format!("{:.2} µs", ns / 1e3),
        ns => format!("{:.2} ms", ns / 1e6),
    }
}
