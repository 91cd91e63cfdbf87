//! One number across a vector: the kernels of x86-64 CPUs with wide multiplications.

#[macro_use] // before those that use their macros
mod form;
#[macro_use]
mod sums;

pub(super) mod avx512f;
pub(super) mod avx512ifma;
pub(super) mod avxifma;
mod strided;
