//! The tests of the crate in one program, but for those of constant time, whose allocator watches secrets.

mod fuzz;
mod lanes;
