//! Constant time, checked on the machine code that runs: a row for each function that takes secrets, in the file of its subject. How
//! is described in the crate `constant-time`.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod chacha20poly1305;
mod curves;
mod ed25519;
mod paillier;
mod poly1305;
mod rsa;

constant_time::tests!(
    [chacha20poly1305::ROWS, curves::ROWS, ed25519::ROWS, paillier::ROWS, poly1305::ROWS, rsa::ROWS]
        .into_iter()
        .flatten()
);

/// What another thread makes. Memory of this one, as it is looked at, does not outlive a run, and some things are made once.
fn elsewhere<T: Send + 'static>(make: fn() -> T) -> T {
    std::thread::spawn(make).join().expect("made")
}
