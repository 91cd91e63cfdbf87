//! The tests of the engine's interface in one program: what they share is compiled once, and they run side by side.
//!
//! Those of constant time are a program of their own, whose allocator watches secrets; so is `timing`, which wants the
//! CPU alone.

mod arithmetic;
mod batch;
mod cancel;
mod common;
#[cfg(feature = "conversions")]
mod conversions;
mod fuzz;
mod interface;
mod inverse;
mod number;
mod powers;
mod recurring_bugs;
mod reductions;
mod sums;
mod vectors;
