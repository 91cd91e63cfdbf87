//! RSA against published vectors, and what it must refuse.

#[path = "../common/mod.rs"]
mod common;
mod hashes;
mod keys;
mod nist;
mod rejection;
mod round_trips;
mod wycheproof;
