//! Which reduction a modulus gets, and the form that this makes.

use super::canonical::{Canonical, Multiply};
use super::form::Form;
use super::montgomery::{BitSerial, Cios, NewReduce, Redc1, Redc2, RedcN, Sos};
use super::reduction::{Moduli, Reduction};
use super::{
    barrett::Barrett, barrett_folded::BarrettFolded, generalized_mersenne::GeneralizedMersenne,
    mod_without_division::ModWithoutDivision, pseudo_mersenne::PseudoMersenne, split::Split,
};
use crate::Error;
use crate::kernel::{Arithmetic, Kernel, Kernels, contract};
use crate::limbs::{Limb, bit_length_vartime};
use alloc::boxed::Box;

/// A reduction that takes a modulus m ≥ 1 without leading zero limbs, with what was found out about m on the way.
pub(crate) enum Fit {
    Near(PseudoMersenne),
    Sparse(GeneralizedMersenne),
    /// Any other.
    Other(Reduction),
}

impl Fit {
    /// This reduction, which may use these kernels.
    ///
    /// # Errors
    /// [`Error::ReductionModulus`].
    pub(crate) fn of(reduction: Reduction, m: &[Limb], kernels: Kernels) -> Result<Self, Error> {
        let odd = m[0] & 1 == 1 && m != [1];
        let moduli = reduction.moduli();
        let fit = match moduli {
            Moduli::Odd => odd.then_some(Self::Other(reduction)),
            Moduli::Even => (!odd).then_some(Self::Other(reduction)),
            Moduli::All => Some(Self::Other(reduction)),
            Moduli::Near => PseudoMersenne::new(m, kernels).map(Self::Near),
            Moduli::Sparse => GeneralizedMersenne::new(m).map(Self::Sparse),
        };
        fit.ok_or(Error::ReductionModulus { reduction: reduction.name(), takes: moduli.in_words() })
    }

    /// The reduction by a kernel.
    pub(crate) fn by_kernel(m: &[Limb]) -> Self {
        Self::Other(if m[0] & 1 == 0 || m == [1] { Reduction::Split } else { Reduction::Kernel })
    }

    /// The fastest reduction where these kernels may be used.
    ///
    /// Whether folding by 2^k − c beats Montgomery's reduction depends on them and on the size.
    pub(crate) fn fastest(m: &[Limb], kernels: Kernels) -> Self {
        let worthwhile = m[0] & 1 == 1 && kernels.folds(bit_length_vartime(m));
        let near = worthwhile.then(|| Self::of(Reduction::PseudoMersenne, m, kernels).ok()).flatten();
        near.unwrap_or_else(|| Self::by_kernel(m))
    }

    /// Its name.
    pub(crate) fn reduction(&self) -> Reduction {
        match self {
            Self::Near(_) => Reduction::PseudoMersenne,
            Self::Sparse(_) => Reduction::GeneralizedMersenne,
            Self::Other(reduction) => *reduction,
        }
    }

    /// The form for this modulus; `choose` gives the kernel for a number of so many bits.
    pub(crate) fn build(self, m: &[Limb], choose: impl FnOnce(usize) -> Result<Kernel, Error>) -> Result<Form, Error> {
        fn canonical(m: &[Limb], multiply: impl Multiply + 'static) -> Box<dyn Arithmetic> {
            Box::new(Canonical::new(m, multiply))
        }
        let (name, mut kernel) = (self.reduction().name(), Kernel::Portable);
        let arithmetic: Box<dyn Arithmetic> = match self {
            Self::Near(near) => {
                kernel = near.kernel();
                Box::new(near)
            }
            Self::Sparse(sparse) => canonical(m, sparse),
            Self::Other(reduction) => match reduction {
                Reduction::Kernel => {
                    let kernel = choose(bit_length_vartime(m))?;
                    return Ok(Form::new(m, kernel, kernel.build(m)?));
                }
                Reduction::Split => {
                    let split = Split::new(m, choose)?;
                    kernel = split.kernel();
                    Box::new(split)
                }
                Reduction::BitSerial => canonical(m, BitSerial),
                Reduction::Sos => canonical(m, Sos::new(m)),
                Reduction::Cios => canonical(m, Cios::new(m)),
                Reduction::Redc1 => canonical(m, Redc1::new(m)),
                Reduction::Redc2 => canonical(m, Redc2::new(m)),
                Reduction::RedcN => canonical(m, RedcN::new(m)),
                Reduction::NewReduce => canonical(m, NewReduce::new(m)),
                Reduction::Barrett => canonical(m, Barrett::new(m)),
                Reduction::BarrettFolded => canonical(m, BarrettFolded::new(m)),
                Reduction::ModWithoutDivision => canonical(m, ModWithoutDivision::new(m)),
                Reduction::PseudoMersenne | Reduction::GeneralizedMersenne => unreachable!("has a variant of its own"),
            },
        };
        Ok(Form::new(m, kernel, contract(name, m, arithmetic)))
    }
}
