//! The hot loops, a folder for each instruction set, and the run-time choice between them.
//!
//! The rest of the crate sees one narrow door, [`Arithmetic`]: words in, words out, in a representation that only
//! the kernel knows. A kernel is built for one modulus and is then immutable.

/// The value on one target with limbs of 64 bits; `None` elsewhere.
macro_rules! on_target {
    ($target:literal, $value:expr) => {{
        #[cfg(all(target_arch = $target, not(modforge_limb32)))]
        let value = Some($value);
        #[cfg(not(all(target_arch = $target, not(modforge_limb32))))]
        let value = None;
        value
    }};
}

// Where others ask for more than a kernel, other targets, and 32-bit limbs, have a module of the same face that has
// nothing: the files `no_…`.
mod choice;
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), path = "no_cpu.rs")]
mod cpu;
#[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
mod digits;
mod door;
mod eight;
mod limbs;

pub(crate) use choice::Kernels;
pub use choice::{Kernel, KernelTable};
pub(crate) use door::arithmetic::{Arithmetic, PairArithmetic};
pub(crate) use door::contract::contract;
pub use door::cost::{Cost, Vector};
pub(crate) use door::fixed::Fixed;
pub(crate) use door::lanes::{DigitSums, Digits, LANES, LaneArithmetic, LaneWords, Lanes, lane_words};
pub(crate) use door::power;
pub(crate) use door::power::MAX_ENTRIES as MAX_STACK_ENTRIES;
pub(crate) use eight::{
    LaneColumns, LaneKernel, LaneRows, ProductSums, Remainder, RowForm, RowProducts, add_digit_products, build_lanes,
    in_wide_vectors,
};
pub(crate) use limbs::adx::{FoldedProducts, PlainProducts};
pub(crate) use limbs::fixed::fixed;
pub(crate) use limbs::form::limbs_below_m;
pub(crate) use limbs::multiple::add_multiple;
pub(crate) use limbs::odd_gcd::{odd_gcd, odd_gcd_of_limbs};
pub(crate) use limbs::portable::{build_portable, negated_inverse as negated_inverse_of_two, reduce_by_two};
pub(crate) use limbs::{divide, pair_of_rows, word_steps};
