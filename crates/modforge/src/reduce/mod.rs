//! Reductions, one file each.

pub(crate) mod form;
