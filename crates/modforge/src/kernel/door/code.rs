//! What a kernel says of itself.

use super::arithmetic::Arithmetic;
use super::cost::{Cost, Vector};
use super::lanes::{LANES, LaneArithmetic};
use crate::limbs::Limb;
use alloc::boxed::Box;

/// A kernel for one number: its limits, its cost, and the way to one.
#[derive(Clone, Copy)]
pub(crate) struct Code {
    /// None where it calculates in limbs.
    pub(crate) vector: Option<Vector>,
    /// Maximum number of bits of a modulus.
    pub(crate) max_bits: usize,
    /// Whether this CPU has the instructions.
    pub(crate) is_available: fn() -> bool,
    /// The cost modulo an odd number of so many bits, at most `max_bits`.
    pub(crate) cost: fn(usize) -> Cost,
    /// For an odd modulus m ≥ 3 of at most `max_bits` bits, without leading zero limbs, on a CPU with the instructions.
    pub(crate) new: fn(&[Limb]) -> Box<dyn Arithmetic>,
}

/// A kernel for eight numbers.
#[derive(Clone, Copy)]
pub(crate) struct LaneCode {
    /// Whether this CPU has the instructions.
    pub(crate) is_available: fn() -> bool,
    /// For odd moduli, on a CPU with the instructions.
    pub(crate) new: fn(&[&[Limb]; LANES]) -> Box<dyn LaneArithmetic>,
}
