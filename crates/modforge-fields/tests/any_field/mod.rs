//! Tests that take any field, and the macros that make them for the fields of a crate.

#[macro_use]
pub mod against_bigint;
#[macro_use]
pub mod powers;
