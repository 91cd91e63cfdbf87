//! What every kernel promises, and the check of it.

pub(super) mod arithmetic;
#[cfg(any(debug_assertions, test))]
mod checked;
#[cfg(any(debug_assertions, test))]
pub(super) mod checked_lanes;
pub(super) mod code;
pub(super) mod contract;
pub(super) mod cost;
pub(super) mod fixed;
pub(super) mod lanes;
pub(crate) mod power;
