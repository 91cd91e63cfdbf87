//! The tests of the crate in one program, but for those of constant time, whose allocator watches secrets, and those that time.

mod common;
mod curves;
mod dstu9041;
mod fuzz;
mod paillier;
mod poly1305;
mod rsa;
mod vdf;
