//! Powers of every kind, on every kernel.

mod fixed_base;
mod modexp;
mod multi_exponent;
mod power;
mod repeated_squaring;
