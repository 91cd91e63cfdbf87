//! The C interface of modforge: `include/modforge.h`, which cbindgen writes from this crate, and `include/modforge.hpp`
//! over it.
//!
//! No arithmetic is here: each function checks its arguments, calls the engine, or the search for primes, and writes
//! the result. No panic leaves it.

#![allow(non_camel_case_types)] // names as C has them
#![allow(clippy::missing_safety_doc)] // one contract for all, at the head of the header and of `arguments`

mod arguments;
mod fixed_base;
mod integers;
mod modulus;
mod numbers;
mod primes;
mod residue;
mod status;

pub use arguments::modforge_bytes;
pub use fixed_base::*;
pub use integers::*;
pub use modulus::*;
pub use numbers::*;
pub use primes::*;
pub use residue::*;
pub use status::{modforge_last_error, modforge_status, modforge_status_name};
