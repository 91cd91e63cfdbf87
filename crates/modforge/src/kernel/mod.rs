//! The hot loops, one file per instruction set, and the run-time choice between them.
//!
//! The rest of the crate sees one narrow door, [`Arithmetic`]: words in, words out, in a representation that only
//! the kernel knows. A kernel is built for one modulus and is then immutable.

// The two gates: for other targets, and for 32-bit limbs, a module of the same face that has nothing.
#[cfg_attr(not(all(target_arch = "aarch64", not(modforge_limb32))), path = "no_aarch64.rs")]
mod aarch64;
mod arithmetic;
#[cfg(any(debug_assertions, test))]
pub(crate) mod checked;
mod cost;
pub(crate) mod divide;
mod fixed;
mod kernels;
mod lanes;
mod portable;
mod power;
mod row_form;
mod table;
pub(crate) mod word_steps;
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), path = "no_x86_64.rs")]
mod x86_64;

pub(crate) use arithmetic::{Arithmetic, PairArithmetic};
pub use cost::Cost;
pub(crate) use fixed::Fixed;
pub(crate) use kernels::Kernels;
pub(crate) use lanes::{LANES, LaneArithmetic, LaneKernel, LaneWords, Lanes, lane_words};
pub(crate) use portable::{negated_inverse as negated_inverse_of_two, reduce_by_two};
pub(crate) use power::MAX_ENTRIES as MAX_STACK_ENTRIES;
pub(crate) use row_form::RowForm;
pub use table::KernelTable;
pub(crate) use x86_64::{PlainProducts, RowProducts};

use crate::Error;
use crate::limbs::{Limb, MAX_BITS, bit_length_vartime, hensel, mul};
use alloc::boxed::Box;

/// A kernel: which instructions the arithmetic uses, and in which representation.
///
/// `Modulus::from_be_bytes` picks the fastest one for the size and the CPU. With the environment variable `MODFORGE_KERNEL` set to
/// a name (feature `std`), that one is used for every modulus, or the modulus is refused; set to a [`KernelTable`], the one that
/// the table has for the size.
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
    /// 64-bit limbs and 128-bit products in plain Rust; every CPU, every size.
    Portable,
    /// 64-bit limbs with `mulx`, `adcx` and `adox` in assembly; x86-64 with BMI2 and ADX, up to 16 384 bits.
    Adx,
    /// 64-bit limbs with `mul` and `umulh` in assembly; 64-bit Arm, up to 16 384 bits.
    Aarch64,
    /// 29-bit digits in 512-bit vectors with 32-bit multiplications; x86-64 with AVX-512 F, up to 4638 bits.
    Avx512F,
    /// 52-bit digits in 512-bit vectors with fused multiply-add; x86-64 with AVX-512 IFMA, up to 16 636 bits.
    Avx512Ifma,
    /// 52-bit digits in 256-bit vectors with fused multiply-add; x86-64 with AVX-IFMA, or with AVX-512 IFMA and VL, up to 16 636 bits.
    AvxIfma,
}

impl Kernel {
    /// Every kernel.
    pub const ALL: [Self; 6] =
        [Self::Portable, Self::Adx, Self::Aarch64, Self::Avx512F, Self::Avx512Ifma, Self::AvxIfma];

    const NAMES: [&'static str; Self::ALL.len()] = {
        let mut names = [""; Self::ALL.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = Self::ALL[i].name();
            i += 1;
        }
        names
    };

    /// The name, as `MODFORGE_KERNEL` takes it.
    ///
    /// ```
    /// assert_eq!(modforge::Kernel::Avx512Ifma.name(), "avx512ifma");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Adx => "adx",
            Self::Aarch64 => "aarch64",
            Self::Avx512F => "avx512f",
            Self::Avx512Ifma => "avx512ifma",
            Self::AvxIfma => "avxifma",
        }
    }

    /// The kernel of this name.
    ///
    /// # Errors
    /// [`Error::UnknownKernel`], which lists the names there are.
    ///
    /// ```
    /// use modforge::Kernel;
    ///
    /// assert_eq!(Kernel::from_name("portable"), Ok(Kernel::Portable));
    /// ```
    pub fn from_name(name: &str) -> Result<Self, Error> {
        Self::ALL
            .into_iter()
            .find(|kernel| kernel.name() == name)
            .ok_or(Error::UnknownKernel { argument: "kernel", known: &Self::NAMES })
    }

    /// Whether this CPU has the instructions.
    ///
    /// ```
    /// assert!(modforge::Kernel::Portable.is_available());
    /// ```
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            Self::Adx => x86_64::has_adx(),
            Self::Aarch64 => aarch64::IS_AVAILABLE,
            Self::Avx512F => x86_64::has_avx512f(),
            Self::Avx512Ifma => x86_64::has_avx512ifma(),
            Self::AvxIfma => x86_64::has_avxifma(),
        }
    }

    /// Maximum number of bits of a modulus that the kernel takes.
    ///
    /// ```
    /// assert_eq!(modforge::Kernel::Portable.max_bits(), modforge::MAX_BITS);
    /// ```
    pub const fn max_bits(self) -> usize {
        match self {
            Self::Portable => MAX_BITS,
            Self::Adx => x86_64::ADX_MAX_BITS,
            Self::Aarch64 => aarch64::MAX_BITS,
            Self::Avx512F => x86_64::AVX512F_MAX_BITS,
            Self::Avx512Ifma => x86_64::AVX512IFMA_MAX_BITS,
            Self::AvxIfma => x86_64::AVXIFMA_MAX_BITS,
        }
    }

    /// The kernel that `MODFORGE_KERNEL` asks for, or else the fastest one for a modulus of `bits` bits on this CPU.
    ///
    /// # Errors
    /// [`Error::UnknownKernel`] or [`Error::KernelTable`] where that variable is not as it must be.
    ///
    /// ```
    /// use modforge::Kernel;
    ///
    /// assert!(Kernel::choose(2048)?.is_available());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn choose(bits: usize) -> Result<Self, Error> {
        Kernels::of_this_cpu().map(|kernels| kernels.fastest(bits))
    }

    /// The fastest of `kernels` for a modulus of `bits` bits, whether this CPU has them or not.
    ///
    /// A single kernel is taken at every size. Among several, [`Portable`](Self::Portable) is always considered.
    ///
    /// ```
    /// use modforge::Kernel;
    ///
    /// assert_eq!(Kernel::fastest(2048, &Kernel::ALL), Kernel::Avx512Ifma);
    /// assert_eq!(Kernel::fastest(2048, &[Kernel::Portable]), Kernel::Portable);
    /// ```
    pub fn fastest(bits: usize, kernels: &[Self]) -> Self {
        Kernels::new(|kernel| kernels.contains(&kernel)).fastest(bits)
    }

    /// Builds the kernel for the odd modulus `m` ≥ 3 without leading zero limbs.
    pub(crate) fn build(self, m: &[Limb]) -> Result<Box<dyn Arithmetic>, Error> {
        let (kernel, bits, max_bits) = (self.name(), bit_length_vartime(m), self.max_bits());
        if !self.is_available() {
            return Err(Error::KernelNotOnThisCpu { kernel });
        }
        if bits > max_bits {
            return Err(Error::KernelSize { kernel, bits, max_bits });
        }
        Ok(contract(
            m,
            match self {
                Self::Portable => Box::new(portable::Portable::new(m)),
                Self::Adx => x86_64::adx(m),
                Self::Aarch64 => aarch64::new(m),
                Self::Avx512F => x86_64::avx512f(m),
                Self::Avx512Ifma => x86_64::avx512ifma(m),
                Self::AvxIfma => x86_64::avxifma(m),
            },
        ))
    }
}

/// Portable arithmetic modulo an odd m ≥ 3 of any size, without leading zero limbs.
pub(crate) fn build_portable(m: &[Limb]) -> Box<dyn Arithmetic> {
    contract(m, Box::new(portable::Portable::new(m)))
}

/// The arithmetic modulo `m`, whose contract is checked in debug builds and in unit tests.
pub(crate) fn contract(m: &[Limb], arithmetic: Box<dyn Arithmetic>) -> Box<dyn Arithmetic> {
    #[cfg(any(debug_assertions, test))]
    return Box::new(checked::Checked::new(m, arithmetic));
    #[cfg(not(any(debug_assertions, test)))]
    {
        let _ = m;
        arithmetic
    }
}

/// Arithmetic for eight odd moduli side by side, checked likewise; none where the CPU has no instructions for it.
pub(crate) fn build_lanes(kernel: LaneKernel, moduli: &[&[Limb]; LANES]) -> Option<Box<dyn LaneArithmetic>> {
    let lanes = x86_64::build_lanes(kernel, moduli);
    #[cfg(any(debug_assertions, test))]
    return lanes.map(|lanes| Box::new(checked::CheckedLanes::new(lanes)) as Box<dyn LaneArithmetic>);
    #[cfg(not(any(debug_assertions, test)))]
    lanes
}

/// `r += a·limb`, returning the limb carried out; of one length. By the fastest code for a single row.
#[inline]
pub(crate) fn add_multiple(r: &mut [Limb], a: &[Limb], limb: Limb) -> Limb {
    /// From so many limbs on, the call pays.
    const MIN_LIMBS: usize = 8;
    if a.len() < MIN_LIMBS {
        return mul::mul_add_limb(r, a, limb);
    }
    x86_64::add_multiple(r, a, limb)
        .or_else(|| aarch64::add_multiple(r, a, limb))
        .unwrap_or_else(|| mul::mul_add_limb(r, a, limb))
}

/// −m⁻¹ modulo 2^[`LIMB_BITS`](crate::limbs::LIMB_BITS) for the low limb of an odd m.
pub(crate) fn negated_inverse(low_limb: Limb) -> Limb {
    hensel::inverse_limb(low_limb).wrapping_neg()
}
