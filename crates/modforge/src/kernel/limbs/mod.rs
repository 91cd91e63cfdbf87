//! Numbers in limbs: the kernels of all CPUs, of x86-64 and of 64-bit Arm, and what else their instructions serve.

#[cfg_attr(not(all(target_arch = "aarch64", not(modforge_limb32))), path = "no_aarch64.rs")]
pub(super) mod aarch64;
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), path = "no_adx.rs")]
pub(super) mod adx;
pub(crate) mod divide;
pub(super) mod fixed;
pub(super) mod form;
pub(super) mod multiple;
pub(super) mod odd_gcd;
pub(crate) mod pair_of_rows;
pub(super) mod portable;
pub(crate) mod word_steps;
