//! Arithmetic whose contract is checked in debug builds and in unit tests.

use super::arithmetic::Arithmetic;
use super::lanes::LaneArithmetic;
use crate::limbs::Limb;
use alloc::boxed::Box;

/// The arithmetic modulo `m`, which errors call `name`.
pub(crate) fn contract(name: &'static str, m: &[Limb], arithmetic: Box<dyn Arithmetic>) -> Box<dyn Arithmetic> {
    #[cfg(any(debug_assertions, test))]
    return Box::new(super::checked::Checked::new(name, m, arithmetic));
    #[cfg(not(any(debug_assertions, test)))]
    {
        let _ = (name, m);
        arithmetic
    }
}

/// The contract of a kernel for eight numbers, checked likewise.
pub(crate) fn contract_of_lanes(lanes: Box<dyn LaneArithmetic>) -> Box<dyn LaneArithmetic> {
    #[cfg(any(debug_assertions, test))]
    return Box::new(super::checked_lanes::CheckedLanes::new(lanes));
    #[cfg(not(any(debug_assertions, test)))]
    lanes
}
