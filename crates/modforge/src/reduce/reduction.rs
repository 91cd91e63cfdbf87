//! The reductions by name, and the choice between them.

use super::canonical::{Canonical, Multiply};
use super::form::Form;
use super::montgomery::{BitSerial, Cios, NewReduce, Redc1, Redc2, RedcN, Sos};
use super::{
    barrett::Barrett, barrett_folded::BarrettFolded, generalized_mersenne::GeneralizedMersenne,
    mod_without_division::ModWithoutDivision, pseudo_mersenne::PseudoMersenne, split::Split,
};
use crate::Error;
use crate::kernel::{Arithmetic, Kernel, Kernels, contract};
use crate::limbs::{Limb, bit_length_vartime};
use alloc::boxed::Box;

/// How a product is brought below the modulus.
///
/// `Modulus::from_be_bytes` picks; `Modulus::with_reduction` takes the one asked for. Those in plain limbs compute with
/// the portable code. All are constant time in their operands. The engine's documentation compares them, with bounds
/// and counts.
///
/// ```
/// use modforge::{Modulus, Reduction};
///
/// let modulus = Modulus::with_reduction(&[97], Reduction::Barrett)?;
/// assert_eq!(modulus.reduce_be_bytes(&[60]).square().to_be_bytes(), [11]);
/// assert!(Reduction::ALL.iter().filter(|reduction| modulus.accepts(**reduction)).count() > 5);
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reduction {
    /// Montgomery's by a [`Kernel`], which does product and reduction in one sweep (with the portable one: finely
    /// integrated operand scanning, FIOS). Odd moduli from 3. Any other choice below for odd moduli is for comparison,
    /// or measured to be faster.
    Kernel,
    /// The odd factor by a [`Kernel`], the power of two by dropping limbs (Garner 1959, Koç 1994). Even moduli, and 1.
    Split,
    /// Montgomery's, bit by bit: the reference (Montgomery 1985; Kryvinska 2024, figures 1 and 2). Odd moduli from 3.
    BitSerial,
    /// Montgomery's, separated operand scanning, SOS (Koç, Acar and Kaliski 1996). Odd moduli from 3.
    Sos,
    /// Montgomery's, coarsely integrated operand scanning, CIOS (Koç, Acar and Kaliski 1996). Odd moduli from 3.
    Cios,
    /// Montgomery's with quotients of a limb and the carries added at the end (GMP; Kryvinska 2024). Odd moduli from 3.
    Redc1,
    /// Montgomery's with quotients of two limbs (GMP; Kryvinska 2024). Odd moduli from 3.
    Redc2,
    /// Montgomery's with one quotient as long as the modulus (Montgomery 1985; GMP; Kryvinska 2024). Odd moduli from 3.
    RedcN,
    /// Montgomery's with quotients of a limb and merged carries (Kryvinska 2024). Odd moduli from 3.
    NewReduce,
    /// Barrett's (1986). All moduli.
    Barrett,
    /// Barrett's after one fold (Hasenplaug, Gaubatz and Gopal 2007). All moduli.
    BarrettFolded,
    /// Shifts and a small table (Will and Ko 2014). All moduli.
    ModWithoutDivision,
    /// Folding by 2^k − c (Crandall 1992). Moduli of that form with a c so small that it is below a limb where the
    /// modulus is shifted to fill its limbs.
    PseudoMersenne,
    /// Folding by a sum of few powers of two (Solinas 1999). Moduli 2^k ± 2^a ± 2^b … with k − a ≥ 32 and at most eight
    /// further terms.
    GeneralizedMersenne,
}

impl Reduction {
    /// Every reduction.
    pub const ALL: [Self; 14] = [
        Self::Kernel,
        Self::Split,
        Self::BitSerial,
        Self::Sos,
        Self::Cios,
        Self::Redc1,
        Self::Redc2,
        Self::RedcN,
        Self::NewReduce,
        Self::Barrett,
        Self::BarrettFolded,
        Self::ModWithoutDivision,
        Self::PseudoMersenne,
        Self::GeneralizedMersenne,
    ];

    const NAMES: [&'static str; Self::ALL.len()] = {
        let mut names = [""; Self::ALL.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = Self::ALL[i].name();
            i += 1;
        }
        names
    };

    /// The name.
    ///
    /// ```
    /// assert_eq!(modforge::Reduction::Redc1.name(), "redc_1");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kernel => "kernel",
            Self::Split => "split",
            Self::BitSerial => "bit_serial",
            Self::Sos => "sos",
            Self::Cios => "cios",
            Self::Redc1 => "redc_1",
            Self::Redc2 => "redc_2",
            Self::RedcN => "redc_n",
            Self::NewReduce => "new_reduce",
            Self::Barrett => "barrett",
            Self::BarrettFolded => "barrett_folded",
            Self::ModWithoutDivision => "mod_without_division",
            Self::PseudoMersenne => "pseudo_mersenne",
            Self::GeneralizedMersenne => "generalized_mersenne",
        }
    }

    /// The reduction of this name.
    ///
    /// # Errors
    /// [`Error::UnknownReduction`].
    ///
    /// ```
    /// use modforge::{Error, Reduction};
    ///
    /// assert_eq!(Reduction::from_name("barrett")?, Reduction::Barrett);
    /// assert!(matches!(Reduction::from_name("barett"), Err(Error::UnknownReduction { .. })));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn from_name(name: &str) -> Result<Self, Error> {
        Self::ALL
            .into_iter()
            .find(|reduction| reduction.name() == name)
            .ok_or(Error::UnknownReduction { known: &Self::NAMES })
    }

    /// The moduli that it takes.
    const fn moduli(self) -> Moduli {
        match self {
            Self::Kernel
            | Self::BitSerial
            | Self::Sos
            | Self::Cios
            | Self::Redc1
            | Self::Redc2
            | Self::RedcN
            | Self::NewReduce => Moduli::Odd,
            Self::Split => Moduli::Even,
            Self::Barrett | Self::BarrettFolded | Self::ModWithoutDivision => Moduli::All,
            Self::PseudoMersenne => Moduli::Near,
            Self::GeneralizedMersenne => Moduli::Sparse,
        }
    }

    /// Whether it takes a modulus m ≥ 1 without leading zero limbs.
    pub(crate) fn takes(self, m: &[Limb]) -> bool {
        let odd = m[0] & 1 == 1 && m != [1];
        match self.moduli() {
            Moduli::Odd => odd,
            Moduli::Even => !odd,
            Moduli::All => true,
            Moduli::Near => PseudoMersenne::new(m).is_some(),
            Moduli::Sparse => GeneralizedMersenne::new(m).is_some(),
        }
    }

    /// The reduction by a kernel, for a modulus m ≥ 1 without leading zero limbs.
    pub(crate) fn by_kernel(m: &[Limb]) -> Self {
        if m[0] & 1 == 0 || m == [1] { Self::Split } else { Self::Kernel }
    }

    /// The fastest reduction for a modulus m ≥ 1 without leading zero limbs, where these kernels may be used.
    ///
    /// Measured on a Sapphire Rapids Xeon (family 6, model 143): folding by 2^k − c beats Montgomery's reduction from
    /// two limbs up with the portable kernel and with adx, and with AVX-512 IFMA up to 448 bits; on a Cascade Lake Xeon
    /// (model 85) up to 1024 bits. It is portable code, so it is not chosen where another kernel is forced.
    pub(crate) fn choose(m: &[Limb], kernels: Kernels) -> Self {
        let bits = bit_length_vartime(m);
        let max_bits = match kernels.fastest(bits) {
            Kernel::Portable | Kernel::Adx | Kernel::Aarch64 => usize::MAX,
            Kernel::Avx512F => 1024,
            Kernel::Avx512Ifma | Kernel::AvxIfma => 448,
        };
        let worthwhile = kernels.contains(Kernel::Portable) && (65..=max_bits).contains(&bits);
        match Self::by_kernel(m) {
            Self::Kernel if worthwhile && PseudoMersenne::new(m).is_some() => Self::PseudoMersenne,
            by_kernel => by_kernel,
        }
    }

    /// The form for a modulus m ≥ 1 without leading zero limbs; `choose` gives the kernel for a number of so many bits.
    pub(crate) fn build(self, m: &[Limb], choose: impl FnOnce(usize) -> Result<Kernel, Error>) -> Result<Form, Error> {
        fn canonical(m: &[Limb], multiply: impl Multiply + 'static) -> Box<dyn Arithmetic> {
            Box::new(Canonical::new(m, multiply))
        }
        let refusal = Error::ReductionModulus { reduction: self.name(), takes: self.moduli().in_words() };
        if !self.takes(m) {
            return Err(refusal);
        }
        let arithmetic: Box<dyn Arithmetic> = match self {
            Self::Kernel => return Ok(Form::new(m, choose(bit_length_vartime(m))?.build(m)?)),
            Self::Split => Box::new(Split::new(m, choose)?),
            Self::BitSerial => canonical(m, BitSerial),
            Self::Sos => canonical(m, Sos::new(m)),
            Self::Cios => canonical(m, Cios::new(m)),
            Self::Redc1 => canonical(m, Redc1::new(m)),
            Self::Redc2 => canonical(m, Redc2::new(m)),
            Self::RedcN => canonical(m, RedcN::new(m)),
            Self::NewReduce => canonical(m, NewReduce::new(m)),
            Self::Barrett => canonical(m, Barrett::new(m)),
            Self::BarrettFolded => canonical(m, BarrettFolded::new(m)),
            Self::ModWithoutDivision => canonical(m, ModWithoutDivision::new(m)),
            Self::PseudoMersenne => Box::new(PseudoMersenne::new(m).ok_or(refusal)?),
            Self::GeneralizedMersenne => canonical(m, GeneralizedMersenne::new(m).ok_or(refusal)?),
        };
        Ok(Form::new(m, contract(m, arithmetic)))
    }
}

/// Classes of moduli that reductions take.
#[derive(Clone, Copy)]
enum Moduli {
    Odd,
    Even,
    All,
    Near,
    Sparse,
}

impl Moduli {
    const fn in_words(self) -> &'static str {
        match self {
            Self::Odd => "odd moduli from 3",
            Self::Even => "even moduli, and 1",
            Self::All => "all moduli",
            Self::Near => "moduli 2^k - c with a small c",
            Self::Sparse => "moduli that are a sum of few powers of two, the second at least 32 bits below the first",
        }
    }
}
