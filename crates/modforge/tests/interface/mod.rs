//! The faces of the engine: errors, operators, limbs in and out, and the example programs.

mod curve25519;
mod ecdsa_lanes;
mod errors;
mod examples;
mod limb_slices;
mod operators;
