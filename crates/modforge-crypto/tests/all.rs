//! The tests of the crate in one program, but for those of constant time, whose allocator watches secrets, and those
//! that time.

mod common;
mod curves;
mod dstu9041;
mod fuzz;
mod paillier;
mod poly1305;
mod rsa;
mod vdf;

// Private modules with tests inside, and what they use: a program of unit tests would compile every curve once more.
#[allow(dead_code)]
#[path = "../src/natural.rs"]
mod natural;
#[allow(dead_code, unused_imports)]
#[path = "../src/primes/mod.rs"]
mod primes;
#[allow(dead_code, unused_imports)]
#[path = "../src/random/mod.rs"]
mod random;
