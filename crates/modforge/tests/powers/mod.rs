//! Powers of every kind, on every kernel.

#[path = "../common/mod.rs"]
mod common;

mod fixed_base;
mod modexp;
mod multi_exponent;
mod power;
mod repeated_squaring;
