//! The kernels of x86-64 CPUs, and what the choice between them asks.
//!
//! All of it is behind one `cfg`, in `kernel`. Other targets have `no_x86_64.rs` in its place.

mod adx;
mod avx2_batch;
mod avx512f;
mod avx512ifma;
mod avxifma;
mod cpu;
mod ifma_batch;
mod lane_digits;
mod lane_moduli;
#[cfg(test)]
mod lanes_test;
mod row_products;
mod select;
mod strided;
mod unrolled;
mod word_steps;

pub(crate) use adx::PlainProducts;
pub(super) use adx::{MAX_BITS as ADX_MAX_BITS, add_multiple, cost as adx_cost, fixed_code, new as adx};
pub(super) use avx512f::{MAX_BITS as AVX512F_MAX_BITS, cost as avx512f_cost, new as avx512f};
pub(super) use avx512ifma::{MAX_BITS as AVX512IFMA_MAX_BITS, cost as avx512ifma_cost, new as avx512ifma};
pub(super) use avxifma::{
    MAX_BITS as AVXIFMA_MAX_BITS, cost as avxifma_cost, is_available as has_avxifma, new as avxifma,
};
pub(super) use cpu::{has_adx, has_avx512f, has_avx512ifma, is_of_amd, is_zen_3_or_4};
pub(crate) use row_products::RowProducts;
pub(super) use word_steps::{divstep_loop, halving_loop};

use super::{LANES, LaneArithmetic, LaneKernel};
use crate::limbs::Limb;
use alloc::boxed::Box;

/// Arithmetic for eight odd moduli side by side; None where the CPU has no instructions for it.
pub(super) fn build_lanes(kernel: LaneKernel, moduli: &[&[Limb]; LANES]) -> Option<Box<dyn LaneArithmetic>> {
    match kernel {
        LaneKernel::Avx512Ifma if has_avx512ifma() => Some(Box::new(ifma_batch::IfmaBatch::new(moduli))),
        LaneKernel::Avx2 if cpu::has_avx2() => Some(Box::new(avx2_batch::Avx2Batch::new(moduli))),
        _ => None,
    }
}
