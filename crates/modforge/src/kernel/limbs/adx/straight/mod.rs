//! Products and squares of a few limbs in straight code: no loop, the running sum in registers.

// Macros stand before the modules that use them.
#[macro_use]
mod square_sums;
#[macro_use]
mod folds;

mod folded;
mod folded_square;
mod inlined;
pub(super) mod unrolled;
pub(super) mod unrolled_square;

pub(crate) use folded::FoldedProducts;
