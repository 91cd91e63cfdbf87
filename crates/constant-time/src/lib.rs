//! Shows on machine code that what functions do does not depend on secrets.
//!
//! A [`Case`] is a function with the secrets that it is run with. What can be asked of it:
//!
//! - **[`Case::traces_are_equal`]:** the function runs with many pairs of secrets; the addresses of all instructions
//!   and of all their memory operands must be equal, step by step. This works for every instruction set, AVX-512 too.
//! - **[`Memcheck`]:** the secrets are marked as undefined under valgrind, which then reports every branch and every
//!   address that depends on them. It follows all data, not only the secrets tried, but knows no AVX-512.
//! - **[`Case::remains`]:** what is freed holds nothing secret, and what is on the stack no number.
//!
//! Calls that make inputs or read results go into [`unwatched`]; [`make_secret`] and [`unreported`] are for keys that a
//! row makes. A crate whose secrets are plain bytes has a table of [`Row`]s and [`tests`]; without a modulus or the
//! like that is all:
//!
//! ```
//! use constant_time::{Row, row};
//!
//! const ROWS: &[Row] = &[row("u8::wrapping_add", 16, |x, y| vec![x[0].wrapping_add(y[0])])];
//!
//! constant_time::tests!(ROWS);
//! ```
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![allow(clippy::missing_panics_doc, reason = "a panic is how a check fails")]

mod allocator;
mod arena;
mod callgrind;
mod case;
mod coverage;
mod machine;
mod memcheck;
mod rows;
mod source;
mod sources;
mod stack;
mod traces;
mod zeroed;

pub use case::{Case, Run, special_secrets};
pub use coverage::Coverage;
pub use machine::{executed, unwatched};
pub use memcheck::{Memcheck, make_secret, under_valgrind, unreported};
pub use rows::{Row, cases, row, wanted};
pub use sources::{Places, Sources, is_among};
pub use zeroed::Remains;

use std::sync::{Mutex, PoisonError};

/// Held by a test that traces or looks at what is left: only one at a time may.
pub fn alone() -> impl Drop {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}
