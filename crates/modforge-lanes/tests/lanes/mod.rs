//! What computes in vectors, against the laws of the curves.

mod curve25519;
mod ecdsa;
