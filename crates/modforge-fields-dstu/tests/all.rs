//! The tests of all fields in one program.

#[macro_use]
#[path = "../../modforge-fields/tests/any_field/mod.rs"]
mod any_field;

mod against_bigint;
mod powers;
