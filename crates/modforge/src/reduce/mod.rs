//! Reductions, one file each, and the form in which residues are kept.

mod barrett;
mod barrett_folded;
mod bit_serial;
mod canonical;
mod coarse;
pub(crate) mod form;
mod generalized_mersenne;
mod mod_without_division;
mod new_reduce;
pub(crate) mod pseudo_mersenne;
mod redc_1;
mod redc_2;
mod redc_n;
mod reduction;
mod separated;
pub(crate) mod split;

pub use reduction::Reduction;
