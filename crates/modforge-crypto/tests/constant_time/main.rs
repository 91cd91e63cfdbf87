//! Constant time, checked on the machine code that runs: a row for each function that takes secrets, in the file of its subject. How
//! is described in the crate `constant-time`.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod ed25519;
mod poly1305;

constant_time::tests!([ed25519::ROWS, poly1305::ROWS].into_iter().flatten());
