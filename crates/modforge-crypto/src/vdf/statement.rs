//! The statement that is proved.

use super::Error;
use super::group::{Element, Group};
use super::limits::MAX_SQUARINGS;

/// The statement y = x^(2^t) in a group.
///
/// ```
/// use modforge_crypto::vdf::{Error, Evaluation, Group, Scheme, Statement};
/// use std::{num::NonZeroUsize, ops::ControlFlow::Continue};
///
/// # let product = (num_bigint::BigUint::from(1u8) << 607u32) - 1u8;
/// # let n = (product * ((num_bigint::BigUint::from(1u8) << 521u32) - 1u8)).to_bytes_be();
/// let mut evaluation = Evaluation::new(Group::new(&n)?, &[3], 1000)?;
/// evaluation.run(|_| Continue(()))?;
/// let proof = evaluation.prove(Scheme::Wesolowski, NonZeroUsize::MIN, |_| Continue(()))?;
/// let (x, y) = (evaluation.start(), evaluation.result().expect("finished"));
///
/// assert!(Statement::new(evaluation.group(), x, &y, 1000)?.verify(&proof).is_ok());
/// let other = Statement::new(evaluation.group(), x, &y, 1001)?;
/// assert!(matches!(other.verify(&proof), Err(Error::ProofInvalid)));
/// # Ok::<(), modforge_crypto::vdf::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Statement<'g> {
    pub(super) group: &'g Group,
    pub(super) x: Element,
    pub(super) y: Element,
    pub(super) t: u64,
}

/// A number of squarings that can be asked for.
pub(super) fn check_squarings(t: u64) -> Result<u64, Error> {
    if (1..=MAX_SQUARINGS).contains(&t) { Ok(t) } else { Err(Error::Squarings { t }) }
}

impl<'g> Statement<'g> {
    /// The statement for x and y in their one form.
    ///
    /// # Errors
    /// [`Error::NotCanonical`], [`Error::NotUnit`], [`Error::StartIsOne`], [`Error::Squarings`].
    pub fn new(group: &'g Group, x: &[u8], y: &[u8], t: u64) -> Result<Self, Error> {
        let statement = Self { group, x: group.element(x, "x")?, y: group.element(y, "y")?, t: check_squarings(t)? };
        if statement.x == group.class(&group.modulus().one()) {
            return Err(Error::StartIsOne);
        }
        Ok(statement)
    }

    /// x in its one form.
    pub fn start(&self) -> &[u8] {
        &self.x.0
    }

    /// y in its one form.
    pub fn result(&self) -> &[u8] {
        &self.y.0
    }

    /// t.
    pub fn squarings(&self) -> u64 {
        self.t
    }

    /// The group.
    pub fn group(&self) -> &'g Group {
        self.group
    }
}
