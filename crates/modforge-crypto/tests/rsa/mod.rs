//! RSA against published vectors, and what it must refuse.

mod hashes;
mod keys;
mod nist;
mod rejection;
mod round_trips;
mod wycheproof;
