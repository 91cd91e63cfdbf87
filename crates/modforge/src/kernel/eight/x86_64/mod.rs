//! The code of x86-64 CPUs for eight numbers, which lie side by side in the lanes of vectors.

#[macro_use] // before those that use its macro
mod form;

pub(super) mod avx2_batch;
mod digit_products;
pub(super) mod ifma_batch;
mod lane_digits;
mod moduli;
mod product_sums;
mod row_products;
#[cfg(test)]
mod test;
mod unrolled;

pub(super) use digit_products::add_digit_products;
pub(crate) use digit_products::in_wide_vectors;
pub(crate) use product_sums::{LaneColumns, LaneRows, ProductSums, Remainder};
pub(crate) use row_products::RowProducts;
