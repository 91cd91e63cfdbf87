//! The kernels that may be used, and the fastest of them for a size.

use super::rows::{CLASSES, Class, Kernel};
use super::table::KernelTable;
use crate::Error;

/// The kernels that may be used, and which of them is taken for a size.
#[derive(Clone, Copy)]
pub(crate) struct Kernels {
    used: [bool; Kernel::ALL.len()],
    table: KernelTable,
    class: &'static Class,
}

impl Kernels {
    /// With the table of the class of CPU that has these; a single one is taken at every size.
    pub(crate) fn new(may_use: impl Fn(Kernel) -> bool) -> Self {
        let used = Kernel::ALL.map(may_use);
        let class = class_with(&used);
        let mut those = Kernel::ALL.into_iter().zip(used).filter_map(|(kernel, used)| used.then_some(kernel));
        let table = match (those.next(), those.next()) {
            (Some(only), None) => KernelTable::new(&[(1, only)]),
            _ => KernelTable::new(class.table),
        };
        Self { used, table, class }
    }

    /// The kernels of this CPU, or those that `MODFORGE_KERNEL` names: one kernel, or a table.
    pub(crate) fn of_this_cpu() -> Result<Self, Error> {
        #[cfg(feature = "std")]
        if let Some(text) = std::env::var_os("MODFORGE_KERNEL").filter(|text| !text.is_empty()) {
            return Self::from_text(text.to_str().unwrap_or_default()).map_err(of_the_variable);
        }
        Ok(Self::new(Kernel::is_available))
    }

    /// The kernels that a text names: one kernel, or those of a table.
    #[cfg(feature = "std")]
    fn from_text(text: &str) -> Result<Self, Error> {
        if text.contains(':') {
            let table: KernelTable = text.parse()?;
            let used = Kernel::ALL.map(|kernel| table.rows().any(|row| row.1 == kernel) && kernel.is_available());
            return Ok(Self { used, table, class: class_with(&used) });
        }
        let forced = Kernel::from_name(text)?;
        Ok(Self::new(|kernel| kernel == forced))
    }

    pub(crate) fn contains(self, kernel: Kernel) -> bool {
        self.used[kernel as usize]
    }

    /// Whether folding is faster for a modulus 2^k − c of `bits` bits.
    ///
    /// Not all of its code is adx's, so it is not chosen where another kernel than the portable one is forced.
    pub(crate) fn folds(self, bits: usize) -> bool {
        let kernel = self.fastest(bits);
        // The sizes say where it is faster than the kernels of the class.
        let is_compared = kernel == Kernel::Portable || self.class.kernels.contains(&kernel);
        let is_faster = self.class.folding.iter().any(|&(from, to)| (from..=to).contains(&bits));
        self.contains(Kernel::Portable) && is_compared && is_faster
    }

    /// The one that is taken for a modulus of `bits` ≥ 1 bits.
    pub(crate) fn fastest(self, bits: usize) -> Kernel {
        self.table.kernel(bits)
    }
}

/// The class of the CPU that has these.
fn class_with(used: &[bool; Kernel::ALL.len()]) -> &'static Class {
    let has = |kernel: &Kernel| used[*kernel as usize];
    let class = CLASSES.iter().find(|class| class.kernels.iter().all(has) && (class.is_made)());
    class.expect("the last one is for any CPU")
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
    use super::{CLASSES, Kernel, KernelTable, Kernels};
    use crate::kernel::cpu::{is_of_amd, is_zen_3_or_4};
    use alloc::vec::Vec;

    #[test]
    fn the_tables_are_as_tables_must_be() {
        for table in CLASSES.map(|class| KernelTable::new(class.table)) {
            // No kernel of another target is asked for its size.
            if table.rows().all(|(_, kernel)| kernel.is_available()) {
                let rows: Vec<_> = table.rows().collect();
                assert_eq!(KernelTable::from_rows(&rows), Ok(table));
            }
        }
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
    fn folding_is_chosen_where_it_was_measured_to_be_faster() {
        let with = |kernels: &'static [Kernel]| Kernels::new(|kernel| kernels.contains(&kernel));
        let adx = with(&[Kernel::Portable, Kernel::Adx]);
        assert_eq!(
            [127, 129, 521, 576, 577, 704, 705, 1279].map(|bits| adx.folds(bits)),
            [false, true, true, true, false, false, true, true]
        );
        let ifma = Kernels::new(|_| true);
        assert_eq!([127, 521, 2048, 16_637].map(|bits| ifma.folds(bits)), [false, true, false, true]);
        let f = with(&[Kernel::Portable, Kernel::Adx, Kernel::Avx512F]);
        assert_eq!([704, 1024, 1152, 4639].map(|bits| f.folds(bits)), [false, true, false, true]);
        let portable = with(&[Kernel::Portable]);
        assert_eq!([256, 257, 20_000].map(|bits| portable.folds(bits)), [false, true, true]);
        // Another kernel, forced.
        assert!(!with(&[Kernel::Adx]).folds(1279));
    }

    #[test]
    #[cfg(feature = "std")]
    fn a_table_folds_as_the_class_with_its_kernels() {
        let kernels = Kernels::from_text("1:adx,16385:portable").unwrap();
        if kernels.contains(Kernel::Adx) {
            assert_eq!([577, 1279].map(|bits| kernels.folds(bits)), [false, true]);
        }
        assert!(Kernels::from_text("1:portable").unwrap().folds(521));
        // No class has these alone, so that nothing says where folding is faster than this kernel.
        let kernels = Kernels::from_text("1:portable,449:avx512ifma,16637:portable").unwrap();
        assert_eq!([448, 521, 16_384, 16_637].map(|bits| kernels.folds(bits)), [true, false, false, true]);
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
