//! The engine's choice for a modulus, without preparing the modulus: for plans.

use crate::Error;
use crate::kernel::{Cost, Kernel, Kernels};
use crate::limbs::bytes::{limbs_for, parse};
use crate::limbs::{Limb, bit_length_vartime, square};
use crate::modulus::checked;
use crate::reduce::{Fit, Reduction, pseudo_mersenne, split};

/// The kernel and the reduction that [`Modulus::from_be_bytes`](crate::Modulus::from_be_bytes) picks, and what they
/// cost.
///
/// ```
/// use modforge::{Choice, Kernel, Modulus, Reduction};
///
/// let modulus = [0xff; 40]; // 2^320 - 1
/// let choice = Choice::among(&modulus, &[Kernel::Portable])?;
/// assert_eq!((choice.kernel, choice.reduction), (Kernel::Portable, Reduction::PseudoMersenne));
/// assert_eq!(choice.cost.multiply, 5 * 5 + 5 + 1);
/// let longer = [0xff; 128]; // 2^1024 - 1
/// assert_eq!(Choice::among(&longer, &Kernel::ALL)?.reduction, Reduction::Kernel); // avx512ifma is faster
///
/// let made = Modulus::from_be_bytes(&modulus)?;
/// let choice = Choice::of_this_cpu(&modulus)?;
/// assert_eq!((choice.kernel, choice.reduction), (made.kernel(), made.reduction()));
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Choice {
    /// As [`Modulus::kernel`](crate::Modulus::kernel) says.
    pub kernel: Kernel,
    /// As [`Modulus::reduction`](crate::Modulus::reduction) says.
    pub reduction: Reduction,
    /// The cost of a multiplication: for an even modulus, modulo its odd factor.
    pub cost: Cost,
}

impl Choice {
    /// The choice on this CPU for a big-endian modulus. If `MODFORGE_KERNEL` names a kernel, only that one is
    /// considered.
    ///
    /// # Errors
    /// As [`Modulus::from_be_bytes`](crate::Modulus::from_be_bytes).
    ///
    /// ```
    /// use modforge::{Choice, Reduction};
    ///
    /// assert_eq!(Choice::of_this_cpu(&[97])?.reduction, Reduction::Kernel);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn of_this_cpu(modulus: &[u8]) -> Result<Self, Error> {
        Self::new(&checked(parse(modulus))?, Kernels::of_this_cpu()?)
    }

    /// As [`of_this_cpu`](Self::of_this_cpu), on a CPU with these kernels. A single kernel is forced.
    ///
    /// # Errors
    /// As there, except that this CPU may lack the kernels. [`Error::KernelSize`] for one that only other targets have.
    ///
    /// ```
    /// use modforge::{Choice, Error, Kernel};
    ///
    /// assert_eq!(Choice::among(&[97], &[Kernel::Portable, Kernel::Adx])?.kernel, Kernel::Adx);
    /// assert!(matches!(Choice::among(&[1; 1000], &[Kernel::Avx512F]), Err(Error::KernelSize { bits: 7993, .. })));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn among(modulus: &[u8], kernels: &[Kernel]) -> Result<Self, Error> {
        Self::new(&checked(parse(modulus))?, Kernels::new(|kernel| kernels.contains(&kernel)))
    }

    fn new(m: &[Limb], kernels: Kernels) -> Result<Self, Error> {
        let reduction = Fit::fastest(m, kernels).reduction();
        let (kernel, cost) = match reduction {
            Reduction::PseudoMersenne => {
                let kernel = pseudo_mersenne::kernel(m.len(), kernels);
                (kernel, pseudo_mersenne::cost(m.len(), kernel))
            }
            Reduction::Split => match split::factors(m) {
                (exponent, odd) if odd == [1] => (Kernel::Portable, power_of_two_cost(limbs_for(exponent).max(1))),
                (_, odd) => kernel_and_cost(bit_length_vartime(&odd), kernels)?,
            },
            _ => kernel_and_cost(bit_length_vartime(m), kernels)?,
        };
        Ok(Self { kernel, reduction, cost })
    }
}

fn kernel_and_cost(bits: usize, kernels: Kernels) -> Result<(Kernel, Cost), Error> {
    let kernel = kernels.fastest(bits);
    let max_bits = kernel.max_bits();
    if bits > max_bits {
        return Err(Error::KernelSize { kernel: kernel.name(), bits, max_bits });
    }
    Ok((kernel, kernel.cost(bits)))
}

/// The cost modulo a power of two of n limbs: the low half of a product.
fn power_of_two_cost(n: usize) -> Cost {
    let products = square::limb_products(n);
    Cost { words: n, steps: n, end_steps: 0, multiply: products, square: Some(products), separate: false }
}
