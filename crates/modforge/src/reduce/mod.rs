//! Reductions, one file each, and the form in which residues are kept.

mod barrett;
mod barrett_folded;
mod canonical;
mod fit;
pub(crate) mod form;
mod generalized_mersenne;
mod mod_without_division;
mod montgomery;
pub(crate) mod pseudo_mersenne;
mod reciprocal;
mod reduction;
pub(crate) mod split;

pub(crate) use fit::Fit;
pub use reduction::Reduction;
