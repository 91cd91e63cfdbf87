//! The modular functions of GMP, for programs that are linked with GMP and shall not be changed.
//!
//! `libmodforge-gmp.so` has GMP's names for a few of its functions: loaded before GMP, it is what the program calls.
//! Each call is computed by the engine where that is faster at its size, and else passed on to GMP, as is everything
//! whose meaning GMP alone decides: a division by zero, an allocator, a lack of memory.
//!
//! A call goes one way: `entry` (the names) → `powers`, `inverses`, `primes` (one file a job) → `choice` (who is
//! faster) → `moduli` (prepared ones) → the engine, or `gmp` (the library of the caller) → `loaded` (how to find it).
//!
//! Of GMP it knows what its binary interface says: the layout of `mpz_t`, and names.

#[cfg(not(all(
    any(unix, windows),
    target_pointer_width = "64",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
compile_error!("modforge-gmp is for x86-64 and aarch64: elsewhere, call the C library of modforge");

mod choice;
mod entry;
mod gmp;
mod integer;
mod inverses;
mod loaded;
mod moduli;
mod powers;
mod primes;
mod signals;
mod statistics;
