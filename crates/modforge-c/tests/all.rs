//! The tests of the C interface in one program.

mod fuzz;
mod header;
mod programs;
