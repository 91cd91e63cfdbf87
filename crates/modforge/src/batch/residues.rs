//! The residues of a batch.

use super::group::Eight;
use super::{Batch, Moduli, power, threads};
use crate::kernel::{LANES, LaneWords};
use crate::limbs::bytes::to_be_bytes;
use crate::reduce::form::Words;
use crate::{Error, Modulus, Residue};
use alloc::vec::Vec;
use core::fmt;

/// Numbers modulo the moduli of a [`Batch`], ready for arithmetic. Zeroed when dropped.
///
/// ```
/// use modforge::{Batch, Modulus};
///
/// let modulus = Modulus::from_be_bytes(&[97])?;
/// let batch = Batch::new(&modulus);
/// let (a, b) = (batch.residues_from_be_bytes(&[[60], [2]])?, batch.residues_from_be_bytes(&[[50], [3]])?);
/// assert_eq!(a.mul(&b)?.to_be_bytes(), [[90], [6]]);
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone)]
pub struct BatchResidues<'b> {
    batch: &'b Batch<'b>,
    count: usize,
    /// Numbers 0 to 7, 8 to 15, …
    groups: Vec<Group<'b>>,
}

/// Up to eight residues.
#[derive(Clone)]
enum Group<'b> {
    /// Side by side.
    Eight(&'b Eight, LaneWords),
    /// One by one.
    Each(Vec<Residue<'b>>),
}

impl<'b> BatchResidues<'b> {
    /// `number` reads one to numbers of at most so many bits, `residue` to residues.
    pub(super) fn build<N: AsRef<[u8]> + Sync>(
        batch: &'b Batch<'b>,
        numbers: &[N],
        number: impl Fn(&Modulus, &[u8], usize) -> Result<Words, Error> + Sync,
        residue: impl Fn(&'b Modulus, &[u8]) -> Result<Residue<'b>, Error> + Sync,
    ) -> Result<Self, Error> {
        if let Moduli::Each(moduli) = batch.moduli {
            check_count("numbers", numbers.len(), "moduli", moduli.len())?;
        }
        let chunks: Vec<&[N]> = numbers.chunks(LANES).collect();
        let groups = threads::map(&chunks, |index, chunk| {
            let each = chunk.iter().enumerate().map(|(lane, n)| (batch.modulus(index * LANES + lane), n.as_ref()));
            Ok(match batch.eight(index, chunk.len()) {
                Some(eight) => {
                    let numbers = each.map(|(modulus, bytes)| number(modulus, bytes, eight.max_packed_bits()));
                    Group::Eight(eight, eight.enter(&numbers.collect::<Result<Vec<_>, _>>()?))
                }
                None => Group::Each(each.map(|(modulus, bytes)| residue(modulus, bytes)).collect::<Result<_, _>>()?),
            })
        });
        Ok(Self { batch, count: numbers.len(), groups: groups.into_iter().collect::<Result<_, _>>()? })
    }

    /// Number of residues.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// assert_eq!(batch.reduce_be_bytes(&[[5]; 20])?.len(), 20);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there are none.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// assert!(batch.reduce_be_bytes(&[[0u8; 1]; 0])?.is_empty());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Each number in [0, M) as big-endian bytes, as many as its modulus has.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[1, 1])?;
    /// assert_eq!(Batch::new(&modulus).reduce_be_bytes(&[[5]])?.to_be_bytes(), [[0, 5]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn to_be_bytes(&self) -> Vec<Vec<u8>> {
        let groups = threads::map(&self.groups, |index, group| match group {
            Group::Eight(eight, words) => {
                let limbs = eight.leave(words);
                let lengths = (index * LANES..self.count).map(|number| self.batch.modulus(number).byte_length());
                limbs.iter().zip(lengths).map(|(limbs, length)| to_be_bytes(limbs, length)).collect::<Vec<_>>()
            }
            Group::Each(residues) => residues.iter().map(Residue::to_be_bytes).collect(),
        });
        groups.into_iter().flatten().collect() // moved, not copied: no copy is left behind
    }

    fn map(&self, work: impl Fn(usize, &Group<'b>) -> Group<'b> + Sync) -> Self {
        Self { batch: self.batch, count: self.count, groups: threads::map(&self.groups, work) }
    }

    /// The product of each number with its counterpart.
    ///
    /// # Errors
    /// [`Error::BatchMismatch`] for residues of another [`Batch`], [`Error::BatchCount`] for another count.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// let (a, b) = (batch.reduce_be_bytes(&[[60], [2]])?, batch.reduce_be_bytes(&[[50], [3]])?);
    /// assert_eq!(a.mul(&b)?.to_be_bytes(), [[90], [6]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn mul(&self, other: &Self) -> Result<Self, Error> {
        let (mut product, mut scratch) = (self.clone(), self.clone());
        product.mul_assign(other, &mut scratch)?;
        Ok(product)
    }

    /// Each number times its counterpart in `other`, in place. `scratch` lends its words, which the first uses make
    /// longer, and holds the old values afterwards; nothing is allocated from the third use of the same two on.
    ///
    /// # Errors
    /// As [`mul`](Self::mul), for `other` and for `scratch`.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// let (mut a, b) = (batch.reduce_be_bytes(&[[60], [2]])?, batch.reduce_be_bytes(&[[50], [3]])?);
    /// let mut scratch = a.clone();
    /// a.mul_assign(&b, &mut scratch)?;
    /// assert_eq!(a.to_be_bytes(), [[90], [6]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[expect(clippy::missing_panics_doc, reason = "never, as the batch has been compared")]
    pub fn mul_assign(&mut self, other: &Self, scratch: &mut Self) -> Result<(), Error> {
        for operand in [other, scratch] {
            if !core::ptr::eq(self.batch, operand.batch) {
                return Err(Error::BatchMismatch);
            }
            check_count("factors", operand.count, "numbers", self.count)?;
        }
        threads::for_each(&mut self.groups, &mut scratch.groups, |index, group, scratch| {
            match (group, &other.groups[index], scratch) {
                (Group::Eight(eight, a), Group::Eight(_, b), Group::Eight(_, r)) => eight.mul_assign(a, b, r),
                (Group::Each(a), Group::Each(b), Group::Each(r)) => {
                    for ((a, b), r) in a.iter_mut().zip(b).zip(r) {
                        a.mul_assign(b, r).expect("one modulus");
                    }
                }
                _ => unreachable!("equal counts of one batch are grouped alike"),
            }
        });
        Ok(())
    }

    /// Each number to the same power, with a big-endian exponent of any length; 0 and the empty one give 1.
    ///
    /// Constant time in the numbers and in the exponent; the time depends on the exponent's length in bytes.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// assert_eq!(batch.reduce_be_bytes(&[[2], [3]])?.pow(&[4]).to_be_bytes(), [[16], [81]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn pow(&self, exponent: &[u8]) -> Self {
        self.map(|_, group| match group {
            Group::Eight(eight, base) => Group::Eight(eight, power::pow(eight, base, &[exponent; LANES])),
            Group::Each(bases) => Group::Each(bases.iter().map(|base| base.pow(exponent)).collect()),
        })
    }

    /// Each number to its own power, as [`pow`](Self::pow); the time of eight numbers is that of the longest of their
    /// exponents.
    ///
    /// # Errors
    /// [`Error::BatchCount`] if there are not as many exponents as numbers.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// let bases = batch.reduce_be_bytes(&[[2], [3]])?;
    /// assert_eq!(bases.pow_each(&[[6], [2]])?.to_be_bytes(), [[64], [9]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn pow_each<E: AsRef<[u8]> + Sync>(&self, exponents: &[E]) -> Result<Self, Error> {
        self.each(exponents, power::pow, Residue::pow)
    }

    /// As [`pow`](Self::pow), faster, but time and memory addresses depend on the exponent: for public exponents.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// assert_eq!(batch.reduce_be_bytes(&[[2], [3]])?.pow_vartime(&[4]).to_be_bytes(), [[16], [81]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn pow_vartime(&self, exponent: &[u8]) -> Self {
        self.map(|_, group| match group {
            Group::Eight(eight, base) => Group::Eight(eight, power::pow_shared_vartime(eight, base, exponent)),
            Group::Each(bases) => Group::Each(bases.iter().map(|base| base.pow_vartime(exponent)).collect()),
        })
    }

    /// As [`pow_each`](Self::pow_each), faster, but time and memory addresses depend on the exponents: for public
    /// exponents.
    ///
    /// # Errors
    /// [`Error::BatchCount`] if there are not as many exponents as numbers.
    ///
    /// ```
    /// use modforge::{Batch, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let batch = Batch::new(&modulus);
    /// let bases = batch.reduce_be_bytes(&[[2], [3]])?;
    /// assert_eq!(bases.pow_each_vartime(&[[6], [2]])?.to_be_bytes(), [[64], [9]]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn pow_each_vartime<E: AsRef<[u8]> + Sync>(&self, exponents: &[E]) -> Result<Self, Error> {
        self.each(exponents, power::pow_vartime, Residue::pow_vartime)
    }

    fn each<E: AsRef<[u8]> + Sync>(
        &self,
        exponents: &[E],
        eight_powers: impl Fn(&Eight, &LaneWords, &[&[u8]; LANES]) -> LaneWords + Sync,
        power: impl Fn(&Residue<'b>, &[u8]) -> Residue<'b> + Sync,
    ) -> Result<Self, Error> {
        check_count("exponents", exponents.len(), "numbers", self.count)?;
        Ok(self.map(|index, group| {
            let exponents = &exponents[index * LANES..];
            match group {
                Group::Eight(eight, base) => {
                    let exponents = core::array::from_fn(|lane| exponents.get(lane).map_or(&[][..], AsRef::as_ref));
                    Group::Eight(eight, eight_powers(eight, base, &exponents))
                }
                Group::Each(bases) => {
                    Group::Each(bases.iter().zip(exponents).map(|(base, e)| power(base, e.as_ref())).collect())
                }
            }
        }))
    }
}

pub(super) fn check_count(
    argument: &'static str,
    given: usize,
    counterpart: &'static str,
    expected: usize,
) -> Result<(), Error> {
    if given == expected { Ok(()) } else { Err(Error::BatchCount { argument, given, counterpart, expected }) }
}

/// How many there are; not the numbers, which may be secret.
impl fmt::Debug for BatchResidues<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BatchResidues({} numbers)", self.count)
    }
}
