//! Evaluations and proofs on disk.

mod evaluation;
mod hex;
mod proof;
mod text;

pub use evaluation::EvaluationFile;
pub use proof::ProofFile;
