//! Times modforge and other libraries against each other.
//!
//! Absolute times drift with the temperature, the neighbours and the clock of a machine, so contestants take turns:
//! each gets a short slice of work, round after round, and only ratios within one such run mean something. Before the
//! first round every contestant's result is compared with an independent one; a wrong result ends the run.
//!
//! Data flows one way: a [`Case`] (modulus and operands) → its [`Contestant`]s → [`check`] → [`interleave`] → [`Row`]s.

#![deny(unsafe_code)]

mod case;
mod check;
mod contestant;
mod contestants;
mod error;
mod interleave;
mod key;
mod machine;
mod random;
mod row;
mod run;
mod words;

pub use case::{Case, Operation};
pub use check::check;
pub use contestant::{Chain, Contestant, Label};
pub use contestants::{FieldLibrary, Selection, contestants, gmp_version, limits, locked_version, reductions};
pub use error::{Error, Wrong};
pub use interleave::{Pace, Sample, Slice, interleave};
pub use key::Key;
pub use machine::Machine;
pub use row::{Row, table};
pub use run::{Progress, run};
