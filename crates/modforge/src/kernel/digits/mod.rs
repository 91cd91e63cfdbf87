//! One number across a vector: the kernels of x86-64 CPUs with wide multiplications.

pub(super) mod avx512f;
pub(super) mod avx512ifma;
pub(super) mod avxifma;
mod strided;
