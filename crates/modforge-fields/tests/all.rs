//! The tests of all fields in one program.

#[macro_use]
mod any_field;

mod adapters;
mod against_bigint;
mod powers;
