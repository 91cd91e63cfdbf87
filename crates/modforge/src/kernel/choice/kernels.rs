//! The kernels that may be used, and the fastest of them for a size.
//!
//! The tables were measured by [`Kernel::calibrate`]: those with AVX-512 by an Emerald Rapids Xeon (family 6,
//! model 207) and a CPU of AMD's fourth Zen (family 25, model 17), the one without by a CPU of its third (model 1).

use super::Kernel::{self, Aarch64, Adx, Avx512F, Avx512Ifma, AvxIfma, Portable};
use super::KernelTable;
use super::x86_64::{is_of_amd, is_zen_3_or_4};
use crate::Error;

/// With AVX-512 IFMA, which comes with ADX: at 512 bits adx takes 1.12 times as long.
const AVX512IFMA: KernelTable = KernelTable::new(&[(1, Adx), (449, Avx512Ifma), (16_637, Portable)]);

/// The same on CPUs of AMD, where it takes 0.96 of the time.
const AVX512IFMA_OF_AMD: KernelTable = KernelTable::new(&[(1, Adx), (513, Avx512Ifma), (16_637, Portable)]);

/// The same where vectors of 256 bits are as fast as those of 512: beyond those that fit into registers the kernel for
/// the former takes 0.75 to 0.88 of the time.
const AVX512IFMA_OF_ZEN_4: KernelTable =
    KernelTable::new(&[(1, Adx), (513, Avx512Ifma), (4157, AvxIfma), (16_637, Portable)]);

/// With AVX-512 F, BMI2 and ADX.
const AVX512F: KernelTable = KernelTable::new(&[(1, Adx), (705, Avx512F), (4639, Adx), (16_385, Portable)]);

/// With AVX-IFMA and ADX, without AVX-512. Measured in AVX-512's encoding, as no such CPU was at hand, where adx takes
/// 1.2 times as long from 705 bits on; this begins later, as adx may do better there.
const AVXIFMA: KernelTable = KernelTable::new(&[(1, Adx), (961, AvxIfma), (16_637, Portable)]);

/// With BMI2 and ADX.
const ADX: KernelTable = KernelTable::new(&[(1, Adx), (16_385, Portable)]);

/// On 64-bit Arm. Not measured: no such CPU was at hand; at every size it takes fewer instructions than the portable
/// code.
const AARCH64: KernelTable = KernelTable::new(&[(1, Aarch64), (16_385, Portable)]);

/// Any other.
const PORTABLE: KernelTable = KernelTable::new(&[(1, Portable)]);

/// The kernels that may be used, and which of them is taken for a size.
#[derive(Clone, Copy)]
pub(crate) struct Kernels {
    used: [bool; Kernel::ALL.len()],
    table: KernelTable,
}

impl Kernels {
    /// With the table of the class of CPU that has these; a single one is taken at every size.
    pub(crate) fn new(may_use: impl Fn(Kernel) -> bool) -> Self {
        let used = Kernel::ALL.map(may_use);
        let mut those = Kernel::ALL.into_iter().zip(used).filter_map(|(kernel, used)| used.then_some(kernel));
        if let (Some(only), None) = (those.next(), those.next()) {
            return Self { used, table: KernelTable::new(&[(1, only)]) };
        }
        let has = |kernel: Kernel| used[kernel as usize];
        let table = if !has(Adx) {
            if has(Aarch64) { AARCH64 } else { PORTABLE }
        } else if has(Avx512Ifma) && has(AvxIfma) && is_zen_3_or_4() {
            AVX512IFMA_OF_ZEN_4
        } else if has(Avx512Ifma) {
            if is_of_amd() { AVX512IFMA_OF_AMD } else { AVX512IFMA }
        } else if has(AvxIfma) {
            AVXIFMA
        } else if has(Avx512F) {
            AVX512F
        } else {
            ADX
        };
        Self { used, table }
    }

    /// Those that this CPU has, or what `MODFORGE_KERNEL` says: one kernel, or a table.
    pub(crate) fn of_this_cpu() -> Result<Self, Error> {
        #[cfg(feature = "std")]
        if let Some(text) = std::env::var_os("MODFORGE_KERNEL").filter(|text| !text.is_empty()) {
            return Self::from_text(text.to_str().unwrap_or_default()).map_err(of_the_variable);
        }
        Ok(Self::new(Kernel::is_available))
    }

    /// What the text says: one kernel, or a table, whose kernels are those that may be used.
    #[cfg(feature = "std")]
    fn from_text(text: &str) -> Result<Self, Error> {
        if text.contains(':') {
            let table: KernelTable = text.parse()?;
            let used = Kernel::ALL.map(|kernel| table.rows().any(|row| row.1 == kernel) && kernel.is_available());
            return Ok(Self { used, table });
        }
        let forced = Kernel::from_name(text)?;
        Ok(Self::new(|kernel| kernel == forced))
    }

    pub(crate) fn contains(self, kernel: Kernel) -> bool {
        self.used[kernel as usize]
    }

    /// The one that is taken for a modulus of `bits` ≥ 1 bits.
    pub(crate) fn fastest(self, bits: usize) -> Kernel {
        self.table.kernel(bits)
    }
}

/// The same error, of `MODFORGE_KERNEL`.
#[cfg(feature = "std")]
fn of_the_variable(error: Error) -> Error {
    let argument = "MODFORGE_KERNEL";
    match error {
        Error::UnknownKernel { known, .. } => Error::UnknownKernel { argument, known },
        Error::KernelTable { reason, .. } => Error::KernelTable { argument, reason },
        other => other,
    }
}

impl KernelTable {
    /// The table of this CPU: what `MODFORGE_KERNEL` says, or the one of its class.
    ///
    /// # Errors
    /// As [`Kernel::choose`].
    ///
    /// ```
    /// use modforge::{Kernel, KernelTable};
    ///
    /// assert_eq!(KernelTable::of_this_cpu()?.kernel(2048), Kernel::choose(2048)?);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn of_this_cpu() -> Result<Self, Error> {
        Kernels::of_this_cpu().map(|kernels| kernels.table)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        AARCH64, ADX, AVX512F, AVX512IFMA, AVX512IFMA_OF_AMD, AVX512IFMA_OF_ZEN_4, AVXIFMA, Kernel, KernelTable,
        Kernels, PORTABLE,
    };
    use crate::kernel::x86_64::{is_of_amd, is_zen_3_or_4};
    use alloc::vec::Vec;

    #[test]
    fn the_tables_are_as_tables_must_be() {
        for table in [AVX512IFMA, AVX512IFMA_OF_AMD, AVX512IFMA_OF_ZEN_4, AVXIFMA, AVX512F, ADX, AARCH64, PORTABLE] {
            // No kernel of another target is asked for its size.
            if table.rows().all(|(_, kernel)| kernel.is_available()) {
                let rows: Vec<_> = table.rows().collect();
                assert_eq!(KernelTable::from_rows(&rows), Ok(table));
            }
        }
    }

    #[test]
    fn a_kernel_is_at_its_place_in_the_list_of_all() {
        assert!(Kernel::ALL.into_iter().enumerate().all(|(index, kernel)| kernel as usize == index));
    }

    #[test]
    fn a_size_has_the_last_row_that_starts_before_it() {
        let fastest = |bits, without: &[Kernel]| Kernels::new(|kernel| !without.contains(&kernel)).fastest(bits);
        assert_eq!(fastest(448, &[]), Kernel::Adx);
        assert_eq!(fastest(449, &[]), if is_of_amd() { Kernel::Adx } else { Kernel::Avx512Ifma });
        assert_eq!(fastest(513, &[]), Kernel::Avx512Ifma);
        assert_eq!(fastest(2048, &[]), Kernel::Avx512Ifma);
        assert_eq!(fastest(4157, &[]), if is_zen_3_or_4() { Kernel::AvxIfma } else { Kernel::Avx512Ifma });
        assert_eq!(fastest(4157, &[Kernel::AvxIfma]), Kernel::Avx512Ifma);
        let x86 = [Kernel::Avx512Ifma, Kernel::AvxIfma, Kernel::Avx512F, Kernel::Adx];
        assert_eq!(fastest(2048, &x86[..1]), Kernel::AvxIfma);
        assert_eq!(fastest(960, &x86[..1]), Kernel::Adx);
        assert_eq!(fastest(2048, &x86[..2]), Kernel::Avx512F);
        assert_eq!(fastest(2048, &x86[..3]), Kernel::Adx);
        assert_eq!(fastest(2048, &x86), Kernel::Aarch64);
        assert_eq!(fastest(2048, &[&x86[..], &[Kernel::Aarch64]].concat()), Kernel::Portable);
        assert_eq!(fastest(1 << 20, &[]), Kernel::Portable);
    }

    #[test]
    #[cfg(feature = "std")]
    fn what_no_row_names_is_not_used() {
        let kernels = Kernels::from_text("1:portable").unwrap();
        assert!(Kernel::ALL.into_iter().all(|kernel| kernels.contains(kernel) == (kernel == Kernel::Portable)));
        let kernels = Kernels::from_text("1:adx,16385:portable").unwrap();
        assert!(!kernels.contains(Kernel::Avx512Ifma));
        assert_eq!(kernels.contains(Kernel::Adx), Kernel::Adx.is_available());
    }

    #[test]
    fn one_kernel_alone_is_taken_at_every_size() {
        for only in Kernel::ALL {
            let kernels = Kernels::new(|kernel| kernel == only);
            assert!([1, 449, 1 << 20].into_iter().all(|bits| kernels.fastest(bits) == only));
        }
    }
}
