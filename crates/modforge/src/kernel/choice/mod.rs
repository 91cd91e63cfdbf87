//! Which kernel for which size: one row a kernel, and a table for each class of CPU.

mod kernel;
mod kernels;
mod rows;
mod table;

pub(crate) use kernels::Kernels;
pub use rows::Kernel;
pub use table::KernelTable;
