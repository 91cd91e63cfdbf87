//! The faces of the engine: errors, operators, limbs in and out, and the example programs.

mod errors;
mod examples;
mod limb_slices;
mod operators;
