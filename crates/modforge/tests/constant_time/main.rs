//! Constant time, checked on the machine code that runs: every row of [`operations`], on every kernel of this CPU.
//!
//! [`traces`]: each operation is single-stepped with different secrets; the addresses of all instructions and of all
//! their memory operands must be equal, step by step. This works for every instruction set, AVX-512 too.
//!
//! [`memcheck`]: the secrets are marked as undefined under valgrind, which then reports every branch and every address that
//! depends on them. It follows all data, not only the secrets tried, but knows no AVX-512, so it sees the other kernels.
//! These are run by `make constant-time`, as they need valgrind.
//!
//! [`zeroed`]: what is freed holds nothing secret.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

#[path = "../../../constant-time/src/arena.rs"]
mod arena;
mod inputs;
mod memcheck;
mod operations;
#[path = "../../../constant-time/src/stack.rs"]
mod stack;
#[path = "../../../constant-time/src/stepper.rs"]
mod stepper;
mod traces;
mod zeroed;

use std::sync::{Mutex, PoisonError};

/// Only one test at a time uses the arena.
fn alone() -> impl Drop {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Copies the secrets to a place that is the same for all of them.
fn at_one_place<T>([x, y]: [&[u8]; 2], run: impl FnOnce(&[u8], &[u8]) -> T) -> T {
    static PLACE: Mutex<[[u8; 1024]; 2]> = Mutex::new([[0; 1024]; 2]);
    let mut place = PLACE.lock().unwrap_or_else(PoisonError::into_inner);
    place[0][..x.len()].copy_from_slice(x);
    place[1][..y.len()].copy_from_slice(y);
    run(&place[0][..x.len()], &place[1][..y.len()])
}
