//! What a CPU never runs, for want of instructions, or because it has better ones.

use crate::memcheck;
use constant_time::{Places, is_among};
use modforge::Kernel;
use std::arch::x86_64::__cpuid;

/// A CPU, by what code depends on.
pub struct Cpu {
    kernels: Vec<Kernel>,
    has_avx2: bool,
    /// AMD's third or fourth Zen, on which batches take AVX2 where they do not take AVX-512 IFMA.
    is_zen_3_or_4: bool,
}

impl Cpu {
    /// This one.
    pub fn this() -> Self {
        let (vendor, signature) = (__cpuid(0), __cpuid(1).eax);
        let is_of_amd = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat() == b"AuthenticAMD";
        Self {
            kernels: Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()).collect(),
            has_avx2: std::arch::is_x86_feature_detected!("avx2"),
            is_zen_3_or_4: is_of_amd && (signature >> 8 & 15) + (signature >> 20 & 255) == 25,
        }
    }

    /// The one that valgrind plays: it knows no AVX-512, nor, unless the program is built for it, ADX.
    pub fn of_valgrind() -> Self {
        Self { kernels: memcheck::kernels(), is_zen_3_or_4: false, ..Self::this() }
    }

    /// Whether it never runs a line of a machine function.
    pub fn never_runs(&self, line: &str, within: &str) -> bool {
        self.code().into_iter().any(|(runs, places)| !runs && is_among(places, line, within))
    }

    /// Code that not every CPU runs, written as in [`PUBLIC`](crate::coverage), with whether this one does: what stands
    /// for a whole room stands for all machine functions of its types, too, wherever their code is from.
    fn code(&self) -> [(bool, Places); 10] {
        let has = |kernel| self.kernels.contains(&kernel);
        let has_digits = [Kernel::Avx512F, Kernel::AvxIfma, Kernel::Avx512Ifma].into_iter().any(has);
        let (in_ifma, in_avx2) = (has(Kernel::Avx512Ifma), has(Kernel::Adx) && self.is_zen_3_or_4);
        [
            (
                has(Kernel::Adx),
                &[
                    "kernel/limbs/adx/",
                    "batch/sums.rs::add_products: plain.product(",
                    "limbs/scratch.rs:: in on_stack<*::multiply_plain_numbers::",
                    "pow/exponent.rs::pieces:",
                    "pow/exponent.rs::window: in next<(u64, usize)",
                    "limbs/scratch.rs:: in on_stack<*::reduce_by_products::",
                    "reduce/form.rs::multiply_numbers: return self.multiply_plain_numbers(",
                    "reduce/form.rs::multiply_numbers: }",
                    "reduce/form.rs::multiply_plain_numbers:",
                    "reduce/reciprocal.rs::reduce_by_products:",
                    "reduce/pseudo_mersenne.rs::mul: return straight.",
                    "reduce/pseudo_mersenne.rs::square: return straight.",
                    "reduce/pseudo_mersenne.rs::with_product: Some(plain) =>",
                    "reduce/pseudo_mersenne.rs::with_product: let scratch = plain.map_or(",
                ],
            ),
            (
                !has(Kernel::Adx),
                &[
                    " in mul_fixed<",
                    " in power<modforge::reduce::pseudo_mersenne",
                    "limbs/mul.rs::mul_inline: in power",
                    "reduce/pseudo_mersenne.rs::mul: |product|",
                    "reduce/pseudo_mersenne.rs::mul_assign: let factor",
                    "reduce/pseudo_mersenne.rs::mul_assign: self.mul_fixed",
                    "reduce/pseudo_mersenne.rs::mul_fixed:",
                    "reduce/pseudo_mersenne.rs::select: None",
                    "reduce/pseudo_mersenne.rs::square: |product|",
                    "reduce/pseudo_mersenne.rs::square_assign: let factor",
                    "reduce/pseudo_mersenne.rs::square_assign: self.mul_fixed",
                    "reduce/pseudo_mersenne.rs::with_product: None",
                ],
            ),
            (has(Kernel::Avx512F), &["kernel/digits/avx512f/", "kernel/digits/strided/"]),
            (has(Kernel::AvxIfma), &["kernel/digits/avxifma/"]),
            (has_digits, &["kernel/digits/form.rs::", "kernel/digits/sums.rs::"]),
            (
                in_ifma,
                &[
                    "kernel/digits/avx512ifma/",
                    "kernel/eight/x86_64/ifma_batch/",
                    "kernel/eight/x86_64/product_sums",
                    "kernel/eight/x86_64/row_products/",
                    "batch/matrix/side_by_side",
                    "batch/matrix/mod.rs::matmul_rows: fill(1, in {closure#2}",
                    "batch/matrix/mod.rs::put: in put<modforge::batch::matrix::side_by_side",
                    "limbs/scratch.rs:: in on_stack<*::side_by_side::",
                    "reduce/form.rs::left: in left<(), modforge::batch::matrix::side_by_side",
                    // Two powers at once.
                    "pow/pair",
                    "pow/table.rs:: in of_words",
                ],
            ),
            (in_avx2, &["kernel/eight/x86_64/avx2_batch/"]),
            (
                in_ifma || in_avx2,
                &[
                    "kernel/eight/x86_64/form.rs::",
                    "kernel/eight/x86_64/lane_digits.rs::",
                    "batch/group",
                    "batch/power",
                    "reduce/form.rs::leave: in number_of_at_most",
                    "batch/mod.rs::reduce_be_bytes: let number =",
                    "batch/mod.rs::residues_from_be_bytes: let number =",
                    "batch/residues.rs::build: Group::Eight(",
                    "batch/residues.rs::build: let numbers =",
                    "batch/residues.rs::each: Group::Eight(",
                    "batch/residues.rs::each: let exponents =",
                    "batch/residues.rs::mul_assign: (Group::Eight(",
                    "batch/residues.rs::to_be_bytes:",
                    "batch/rows.rs::load:",
                    "limbs/ in number_below",
                    "limbs/ in number_of_at_most",
                ],
            ),
            (self.has_avx2, &["kernel/eight/x86_64/digit_products.rs::"]),
            // What is compiled for AVX2, too.
            (
                !self.has_avx2,
                &[
                    "batch/matrix/digits.rs::add_to: in_wide_vectors( in rows",
                    "batch/matrix/tiles.rs::fill: add_digit_products( in rows",
                    "kernel/eight/digit_products.rs::add_digit_products: for (",
                    "kernel/eight/digit_products.rs::add_digit_products: *sum =",
                    "kernel/eight/x86_64/digit_products.rs::in_wide_vectors: work()",
                ],
            ),
        ]
    }
}
