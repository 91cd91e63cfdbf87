//! Errors that end a run.

use crate::{Label, Operation};
use num_bigint::BigUint;

/// A run that cannot begin, or whose results cannot be trusted.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The modulus is not one that the engine takes.
    #[error("modulus {name}: {source}")]
    Modulus {
        /// Name of the modulus.
        name: String,
        /// The error of the engine.
        source: modforge::Error,
    },
    /// The peers' Montgomery forms need an odd modulus of at least 3.
    #[error("modulus {0}: must be odd and at least 3")]
    ModulusForPeers(String),
    /// A contestant computed something else than the independent reference.
    #[error("{0}")]
    Wrong(Box<Wrong>),
    /// The text of a library to load is not `SUBJECT=PREFIX=PATH`.
    #[error("library \"{0}\": expected SUBJECT=PREFIX=PATH")]
    LibraryText(String),
    /// A library cannot be loaded, or lacks a function.
    #[error("library {path}: {source}")]
    Library {
        /// Its file.
        path: String,
        /// The error of the loader.
        source: libloading::Error,
    },
    /// No RSA key of this size is made.
    #[error("an RSA key of {0} bits: even sizes from 128 bits up are made")]
    KeySize(u64),
    /// A field library serves one modulus, so a run with libraries has exactly one.
    #[error("a field library belongs to one modulus, and this run has {0}")]
    LibraryNeedsOneModulus(usize),
}

/// A wrong result.
#[derive(Debug, thiserror::Error)]
#[error(
    "{} ({}) is wrong: {operation} modulo {modulus}, {times} times, gives {found:#x}, not {expected:#x}",
    label.subject,
    label.method
)]
pub struct Wrong {
    /// Whose.
    pub label: Label,
    /// The operation.
    pub operation: Operation,
    /// Name of the modulus.
    pub modulus: String,
    /// How many times the operation was repeated.
    pub times: u64,
    /// The result.
    pub found: BigUint,
    /// The right result.
    pub expected: BigUint,
}
