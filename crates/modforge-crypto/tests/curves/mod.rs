//! Curves and what is built on them, against published vectors and against plain models.

mod common;
mod counts;
mod curve448;
mod ecdsa;
mod ecdsa_batch;
mod ed25519;
mod endomorphism;
mod examples;
mod key_files;
mod multiples;
mod x25519;
