//! The curves that this crate knows: a file of constants each.

mod ed25519;

pub use ed25519::Ed25519;
