//! The kernels, a row each, and the classes of CPUs with the fastest kernel for a size.
//!
//! The tables were measured by [`Kernel::calibrate`]: those with AVX-512 by an Emerald Rapids Xeon (family 6,
//! model 207) and a CPU of AMD's fourth Zen (family 25, model 17), the one without by a CPU of its third (model 1).
//! Where folding by 2^k − c takes less time was measured by `modforge bench choice` for powers, up to 576 bits on that
//! Xeon, above on the CPU of the fourth Zen.

use crate::kernel::cpu::{is_of_amd, is_zen_3_or_4};
use crate::kernel::door::code::Code;
use crate::kernel::limbs;
use crate::limbs::MAX_BITS;
use Kernel::{Aarch64, Adx, Avx512F, Avx512Ifma, AvxIfma, Portable};

/// A kernel: which instructions the arithmetic uses, and in which representation. [`max_bits`](Self::max_bits) says up
/// to which size.
///
/// `Modulus::from_be_bytes` picks the fastest one for the size and the CPU. With the environment variable
/// `MODFORGE_KERNEL` set to a name (feature `std`), that one is used for every modulus, or the modulus is refused; set
/// to a table of kernels by size, the one that the table has for the size.
///
/// ```
/// use modforge::{Kernel, Modulus};
///
/// for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
///     assert_eq!(Modulus::with_kernel(&[97], kernel)?.reduce_be_bytes(&[60]).square().to_be_bytes(), [11]);
/// }
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kernel {
    /// 64-bit limbs and 128-bit products in plain Rust; every CPU.
    Portable,
    /// 64-bit limbs with `mulx`, `adcx` and `adox` in assembly; x86-64 with BMI2 and ADX.
    Adx,
    /// 64-bit limbs with `mul` and `umulh` in assembly; 64-bit Arm.
    Aarch64,
    /// 29-bit digits in 512-bit vectors with 32-bit multiplications; x86-64 with AVX-512 F.
    Avx512F,
    /// 52-bit digits in 512-bit vectors with fused multiply-add; x86-64 with AVX-512 IFMA.
    Avx512Ifma,
    /// 52-bit digits in 256-bit vectors with fused multiply-add; x86-64 with AVX-IFMA, or with AVX-512 IFMA and VL.
    AvxIfma,
}

/// The facts about a kernel; digits, limits and cost are in its code.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) kernel: Kernel,
    /// As `MODFORGE_KERNEL` takes it.
    pub(super) name: &'static str,
    /// None on other targets.
    pub(super) code: Option<Code>,
}

impl Row {
    const fn new(kernel: Kernel, name: &'static str, code: Option<Code>) -> Self {
        Self { kernel, name, code }
    }
}

/// Each at the place of its number.
pub(super) const ROWS: [Row; 6] = [
    Row::new(Portable, "portable", Some(limbs::portable::CODE)),
    Row::new(Adx, "adx", on_target!("x86_64", limbs::adx::CODE)),
    Row::new(Aarch64, "aarch64", on_target!("aarch64", limbs::aarch64::CODE)),
    Row::new(Avx512F, "avx512f", on_target!("x86_64", crate::kernel::digits::avx512f::CODE)),
    Row::new(Avx512Ifma, "avx512ifma", on_target!("x86_64", crate::kernel::digits::avx512ifma::CODE)),
    Row::new(AvxIfma, "avxifma", on_target!("x86_64", crate::kernel::digits::avxifma::CODE)),
];

/// The CPUs with some kernels, and which of these is the fastest for a size.
pub(super) struct Class {
    pub(super) kernels: &'static [Kernel],
    /// Whether this CPU is one of the makers that are meant.
    pub(super) is_made: fn() -> bool,
    /// Rows of the smallest number of bits and the kernel from there on.
    pub(super) table: &'static [(u32, Kernel)],
    /// Sizes in bits, from and to, where folding by 2^k − c takes less time than the kernel of the table.
    pub(super) folding: &'static [(usize, usize)],
}

fn by_anyone() -> bool {
    true
}

/// The first one that fits is taken; the last one is for any CPU.
pub(super) const CLASSES: [Class; 8] = [
    // Vectors of 256 bits are as fast as those of 512: beyond those that fit into registers the kernel for the former
    // takes 0.75 to 0.88 of the time.
    Class {
        kernels: &[Adx, Avx512Ifma, AvxIfma],
        is_made: is_zen_3_or_4,
        table: &[(1, Adx), (513, Avx512Ifma), (4157, AvxIfma), (16_637, Portable)],
        folding: &[(129, 576), (16_637, MAX_BITS)],
    },
    // AVX-512 IFMA, which comes with ADX: at 512 bits adx takes 0.96 of the time.
    Class {
        kernels: &[Adx, Avx512Ifma],
        is_made: is_of_amd,
        table: &[(1, Adx), (513, Avx512Ifma), (16_637, Portable)],
        folding: &[(129, 576), (16_637, MAX_BITS)],
    },
    // The same where it takes 1.12 times as long.
    Class {
        kernels: &[Adx, Avx512Ifma],
        is_made: by_anyone,
        table: &[(1, Adx), (449, Avx512Ifma), (16_637, Portable)],
        folding: &[(129, 576), (16_637, MAX_BITS)],
    },
    // AVX-IFMA without AVX-512. Measured in AVX-512's encoding, as no such CPU was at hand, where adx takes 1.2 times
    // as long from 705 bits on; this begins later, as adx may do better there.
    Class {
        kernels: &[Adx, AvxIfma],
        is_made: by_anyone,
        table: &[(1, Adx), (961, AvxIfma), (16_637, Portable)],
        folding: &[(129, 576), (705, 960), (16_637, MAX_BITS)],
    },
    Class {
        kernels: &[Adx, Avx512F],
        is_made: by_anyone,
        table: &[(1, Adx), (705, Avx512F), (4639, Adx), (16_385, Portable)],
        folding: &[(129, 576), (705, 1088), (4639, MAX_BITS)],
    },
    // Folding has straight code up to 576 bits, Montgomery's reduction up to 704.
    Class {
        kernels: &[Adx],
        is_made: by_anyone,
        table: &[(1, Adx), (16_385, Portable)],
        folding: &[(129, 576), (705, MAX_BITS)],
    },
    // 64-bit Arm. Not measured: no such CPU was at hand; at every size it takes fewer instructions than the portable
    // code.
    Class {
        kernels: &[Aarch64],
        is_made: by_anyone,
        table: &[(1, Aarch64), (16_385, Portable)],
        folding: &[(257, MAX_BITS)],
    },
    Class { kernels: &[], is_made: by_anyone, table: &[(1, Portable)], folding: &[(257, MAX_BITS)] },
];

#[cfg(test)]
mod tests {
    use super::ROWS;

    #[test]
    fn the_row_of_a_kernel_is_at_its_place() {
        assert!(ROWS.into_iter().enumerate().all(|(index, row)| row.kernel as usize == index));
    }
}
