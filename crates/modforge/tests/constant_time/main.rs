//! Constant time, checked on the machine code that runs: every row of [`operations`], on every kernel of this CPU.
//!
//! [`traces`]: each operation is single-stepped with different secrets; the addresses of all instructions and of all
//! their memory operands must be equal, step by step. This works for every instruction set, AVX-512 too.
//!
//! [`memcheck`]: the secrets are marked as undefined under valgrind, which then reports every branch and every address that
//! depends on them. It follows all data, not only the secrets tried, but knows no AVX-512, so it sees the other kernels.
//! These are run by `make constant-time`, as they need valgrind.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod arena;
mod inputs;
mod memcheck;
mod operations;
mod stepper;
mod traces;
