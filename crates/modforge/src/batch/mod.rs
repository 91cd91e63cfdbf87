//! Many numbers at once: eight side by side where the CPU has the instructions, groups of eight on all its cores.
//!
//! [`Batch`] is for many numbers what [`Modulus`] is for one, and [`BatchResidues`] what [`Residue`](crate::Residue)
//! is.

mod addition;
mod group;
mod matrix;
mod power;
mod residues;
mod rows;
mod sums;
mod threads;

pub use residues::BatchResidues;
pub use rows::Rows;

use crate::kernel::LANES;
use crate::{Error, Modulus};
use alloc::{boxed::Box, vec::Vec};
use core::fmt;
use group::Eight;

/// The moduli of many numbers, prepared once: one modulus for all of them, or one for each.
///
/// On a CPU with AVX-512 IFMA eight numbers are computed side by side. On AMD's fourth Zen a power takes 0.3 of the
/// time that it takes alone at 256 and 512 bits, 0.55 at 1024, 0.9 at 2048 and 4096. AMD's third and fourth Zen do so
/// in AVX2 where IFMA is not there, from 305 bits on, each in 0.55 to 0.95 of the time. With the feature `rayon` (on by
/// default) groups of eight are spread over the threads of rayon's pool. Other CPUs, even moduli, sizes for which the
/// kernel has no code, moduli made for another kernel than these or with a reduction of the caller's choice,
/// pseudo-Mersenne moduli that fold (up to 448 bits; slower here than others of their size), and left-over numbers, if
/// they are too few (four with IFMA up to 1100 bits; up to seven otherwise), are computed one at a time, with the same
/// results.
///
/// With a modulus for each number the time of a group of eight is that of the largest of the eight, so moduli of one
/// size fit together best.
///
/// ```
/// use modforge::{Batch, Error, Modulus};
///
/// let modulus = Modulus::from_hex("7fffffffffffffffffffffffffffffff")?; // 2^127 - 1
/// let batch = Batch::new(&modulus);
/// let bases = batch.residues_from_be_bytes(&[[2], [3], [5]])?;
/// let powers = bases.pow(&[126]); // each to the same exponent
/// assert_eq!(powers.to_be_bytes()[0], modulus.residue_from_be_bytes(&[2])?.pow(&[126]).to_be_bytes());
/// let powers = bases.pow_each(&[[1], [2], [3]])?; // each to its own
/// assert_eq!(powers.to_be_bytes()[2][15], 125);
/// # Ok::<(), Error>(())
/// ```
pub struct Batch<'m> {
    moduli: Moduli<'m>,
    /// The arithmetic for eight numbers side by side, or None where they are computed one at a time: one entry for all
    /// numbers, or one for each group of eight. In boxes, as a None would otherwise have the size of what it is not,
    /// and hold whatever the stack held there: numbers of a secret modulus, for one.
    eights: Vec<Option<Box<Eight>>>,
}

#[derive(Clone, Copy)]
enum Moduli<'m> {
    Shared(&'m Modulus),
    Each(&'m [Modulus]),
}

impl<'m> Batch<'m> {
    /// Any count of numbers modulo one modulus.
    ///
    /// Runs in variable time: the modulus is public.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// assert_eq!(batch.reduce_be_bytes(&[[98], [99]])?.to_be_bytes(), [[1], [2]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn new(modulus: &'m Modulus) -> Self {
        Self { moduli: Moduli::Shared(modulus), eights: [Eight::new(&[modulus])].into() }
    }

    /// As many numbers as there are moduli, each modulo its own.
    ///
    /// Runs in variable time: the moduli are public.
    ///
    /// ```
    /// use modforge::{Batch, Error, Modulus};
    ///
    /// let moduli = [Modulus::from_be_bytes(&[97])?, Modulus::from_be_bytes(&[101])?];
    /// let bases = Batch::with_moduli(&moduli);
    /// let bases = bases.residues_from_be_bytes(&[[5], [7]])?;
    /// assert_eq!(bases.pow_each(&[[96], [100]])?.to_be_bytes(), [[1], [1]]); // Fermat
    /// # Ok::<(), Error>(())
    /// ```
    pub fn with_moduli(moduli: &'m [Modulus]) -> Self {
        let groups: Vec<&[Modulus]> = moduli.chunks(LANES).collect();
        let eights = threads::map(&groups, |_, group| Eight::new(&group.iter().collect::<Vec<_>>()));
        Self { moduli: Moduli::Each(moduli), eights }
    }

    /// The residues of big-endian numbers below their moduli; leading zero bytes are allowed.
    ///
    /// # Errors
    /// [`Error::OperandNotReduced`] if one of the numbers is not below its modulus; [`Error::BatchCount`] if there is a
    /// modulus for each number and the counts differ.
    ///
    /// ```
    /// use modforge::{Batch, Error, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// assert_eq!(batch.residues_from_be_bytes(&[[5], [96]])?.to_be_bytes(), [[5], [96]]);
    /// assert_eq!(batch.residues_from_be_bytes(&[[5], [97]]).err(), Some(Error::OperandNotReduced));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn residues_from_be_bytes<N: AsRef<[u8]> + Sync>(&self, numbers: &[N]) -> Result<BatchResidues<'_>, Error> {
        let number = |modulus: &Modulus, bytes: &[u8], _| modulus.number_below(bytes);
        BatchResidues::build(self, numbers, number, Modulus::residue_from_be_bytes)
    }

    /// The residues of big-endian numbers of any length, reduced in time that depends on the lengths alone.
    ///
    /// # Errors
    /// [`Error::BatchCount`] if there is a modulus for each number and the counts differ.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// assert_eq!(batch.reduce_be_bytes(&[vec![97], vec![1, 0]])?.to_be_bytes(), [[0], [62]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn reduce_be_bytes<N: AsRef<[u8]> + Sync>(&self, numbers: &[N]) -> Result<BatchResidues<'_>, Error> {
        let number = |modulus: &Modulus, bytes: &[u8], bits| Ok(modulus.number_of_at_most(bits, bytes));
        BatchResidues::build(self, numbers, number, |modulus, bytes| Ok(modulus.reduce_be_bytes(bytes)))
    }

    /// The modulus of number `index`.
    fn modulus(&self, index: usize) -> &'m Modulus {
        match self.moduli {
            Moduli::Shared(modulus) => modulus,
            Moduli::Each(moduli) => &moduli[index],
        }
    }

    /// The arithmetic of group `group` of `count` numbers, if it computes them side by side.
    fn eight(&self, group: usize, count: usize) -> Option<&Eight> {
        let eight = match self.moduli {
            Moduli::Shared(_) => &self.eights[0],
            Moduli::Each(_) => &self.eights[group],
        };
        eight.as_deref().filter(|eight| eight.pays(count))
    }
}

impl fmt::Debug for Batch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.moduli {
            Moduli::Shared(modulus) => write!(f, "Batch({modulus:?})"),
            Moduli::Each(moduli) => write!(f, "Batch({} moduli)", moduli.len()),
        }
    }
}
