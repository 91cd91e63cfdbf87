//! The reductions by name.

use crate::Error;

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
    /// Montgomery's by a [`Kernel`](crate::Kernel), which does product and reduction in one sweep (with the portable
    /// one: finely integrated operand scanning, FIOS). Odd moduli from 3. Any other choice below for odd moduli is for
    /// comparison, or measured to be faster.
    Kernel,
    /// The odd factor by a [`Kernel`](crate::Kernel), the power of two by dropping limbs (Garner 1959, Koç 1994). Even
    /// moduli, and 1.
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
    pub(super) const fn moduli(self) -> Moduli {
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
}

/// Classes of moduli that reductions take.
#[derive(Clone, Copy)]
pub(super) enum Moduli {
    Odd,
    Even,
    All,
    Near,
    Sparse,
}

impl Moduli {
    pub(super) const fn in_words(self) -> &'static str {
        match self {
            Self::Odd => "odd moduli from 3",
            Self::Even => "even moduli, and 1",
            Self::All => "all moduli",
            Self::Near => "moduli 2^k - c with a small c",
            Self::Sparse => "moduli that are a sum of few powers of two, the second at least 32 bits below the first",
        }
    }
}
