//! The tests of all fields in one program.

mod against_bigint;
mod powers;
