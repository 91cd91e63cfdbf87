//! What a kernel is asked: all of it stands in its row.

use super::kernels::Kernels;
use super::rows::{Kernel, ROWS, Row};
use crate::Error;
use crate::kernel::door::arithmetic::Arithmetic;
use crate::kernel::door::contract::contract;
use crate::kernel::door::cost::{Cost, Vector};
use crate::limbs::{Limb, bit_length_vartime};
use alloc::boxed::Box;

impl Kernel {
    /// Every kernel.
    pub const ALL: [Self; ROWS.len()] = {
        let mut all = [Self::Portable; ROWS.len()];
        let mut i = 0;
        while i < all.len() {
            all[i] = ROWS[i].kernel;
            i += 1;
        }
        all
    };

    const NAMES: [&'static str; ROWS.len()] = {
        let mut names = [""; ROWS.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = ROWS[i].name;
            i += 1;
        }
        names
    };

    const fn row(self) -> Row {
        ROWS[self as usize]
    }

    /// The name, as `MODFORGE_KERNEL` takes it.
    ///
    /// ```
    /// assert_eq!(modforge::Kernel::Avx512Ifma.name(), "avx512ifma");
    /// ```
    pub const fn name(self) -> &'static str {
        self.row().name
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
        self.row().code.is_some_and(|code| (code.is_available)())
    }

    /// Maximum number of bits of a modulus that the kernel takes; 0 on targets that lack it.
    ///
    /// ```
    /// assert_eq!(modforge::Kernel::Portable.max_bits(), modforge::MAX_BITS);
    /// ```
    pub const fn max_bits(self) -> usize {
        match self.row().code {
            Some(code) => code.max_bits,
            None => 0,
        }
    }

    /// The vector in which this kernel calculates; `None` where it calculates in limbs, and on targets that lack it.
    ///
    /// ```
    /// use modforge::Kernel;
    ///
    /// assert_eq!(Kernel::Adx.vector(), None);
    /// if Kernel::Avx512F.is_available() {
    ///     assert_eq!(Kernel::Avx512F.vector().map(|vector| vector.digit_bits), Some(29));
    /// }
    /// ```
    #[must_use]
    pub const fn vector(self) -> Option<Vector> {
        match self.row().code {
            Some(code) => code.vector,
            None => None,
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

    /// The cost modulo an odd number of `bits` bits, at most [`max_bits`](Self::max_bits).
    pub(crate) fn cost(self, bits: usize) -> Cost {
        let code = self.row().code.expect("a kernel that takes so many bits");
        (code.cost)(bits)
    }

    /// Builds the kernel for the odd modulus `m` ≥ 3 without leading zero limbs.
    pub(crate) fn build(self, m: &[Limb]) -> Result<Box<dyn Arithmetic>, Error> {
        let (kernel, bits, max_bits) = (self.name(), bit_length_vartime(m), self.max_bits());
        match self.row().code.filter(|code| (code.is_available)()) {
            None => Err(Error::KernelNotOnThisCpu { kernel }),
            Some(_) if bits > max_bits => Err(Error::KernelSize { kernel, bits, max_bits }),
            Some(code) => Ok(contract(kernel, m, (code.new)(m))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Kernel;
    use crate::limbs::Limb;
    use alloc::vec;

    const M: [Limb; 2] = [13, 1];

    /// A digit that is too large, in each kernel that has digits.
    #[test]
    fn a_digit_out_of_range_is_caught() {
        let with_digits = |kernel: &Kernel| kernel.is_available() && kernel.vector().is_some();
        for kernel in Kernel::ALL.into_iter().filter(with_digits) {
            let arithmetic = kernel.build(&M).expect("a kernel of this CPU");
            let mut one = vec![0; arithmetic.words()];
            one[0] = 1;
            assert!(arithmetic.number_vartime(&one).is_some());
            one[0] = Limb::MAX >> 4;
            assert!(arithmetic.number_vartime(&one).is_none());
        }
    }

    #[test]
    #[cfg_attr(not(panic = "unwind"), ignore = "catches panics")]
    fn built_kernels_are_checked() {
        for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
            let arithmetic = kernel.build(&M).expect("a kernel for small moduli");
            let one_too_long = vec![0; arithmetic.words() + 1];
            let mut r = vec![0; arithmetic.words()];
            let product = core::panic::AssertUnwindSafe(|| arithmetic.mul(&mut r, &one_too_long, &one_too_long));
            let panic = std::panic::catch_unwind(product).expect_err("a breach");
            let said = panic.downcast_ref::<std::string::String>().expect("a text");
            assert!(said.starts_with(&std::format!("contract of {}: ", kernel.name())), "{said}");
        }
    }
}
