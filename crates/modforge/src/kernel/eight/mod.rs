//! Eight numbers side by side, each modulo its own modulus.

mod digit_products;
mod kernels;
mod row_form;
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), path = "no_x86_64.rs")]
mod x86_64;

pub(crate) use digit_products::add_digit_products;
pub(crate) use kernels::{LaneKernel, build_lanes};
pub(crate) use row_form::RowForm;
pub(crate) use x86_64::{LaneColumns, LaneRows, ProductSums, Remainder, RowProducts, in_wide_vectors};
