//! The chain of squarings, and the powers on its way that a prover needs.

use super::group::{Element, Group};
use super::powers::{CHUNK, Powers, spacing};
use super::proofs::{Proof, Scheme, pietrzak, wesolowski};
use super::statement::check_squarings;
use super::{Error, Statement};
use modforge::MAX_THREADS;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

/// The evaluation of x^(2^t), from its first squaring to its last.
///
/// On the way the powers x^(2^(i·S)) are kept, for a spacing S of √t squarings rounded up (more above t = 2^36, so that
/// there are at most [`MAX_POWERS`](super::MAX_POWERS)). With them a proof takes a fraction of the squarings again, in
/// threads. That is 32 kB for t = 2^14, 8 MiB for t = 2^30, 64 MiB from t = 2^36 on, modulo a number of 2048 bits.
///
/// ```
/// use modforge_crypto::vdf::{Error, Evaluation, Group};
/// use std::ops::ControlFlow::{Break, Continue};
///
/// # let product = (num_bigint::BigUint::from(1u8) << 607u32) - 1u8;
/// # let n = (product * ((num_bigint::BigUint::from(1u8) << 521u32) - 1u8)).to_bytes_be();
/// let mut evaluation = Evaluation::new(Group::new(&n)?, &[3], 20_000)?;
/// // Stopped, and gone on with.
/// assert!(matches!(evaluation.run(|_| Break(())), Err(Error::Stopped)));
/// assert!(evaluation.done() < 20_000 && evaluation.result().is_none());
/// evaluation.run(|_| Continue(()))?;
/// assert!(evaluation.result().is_some());
/// # Ok::<(), modforge_crypto::vdf::Error>(())
/// ```
#[derive(Debug)]
pub struct Evaluation {
    pub(super) group: Group,
    pub(super) x: Element,
    pub(super) t: u64,
    pub(super) done: u64,
    /// A number of the class x^(2^done).
    pub(super) value: Vec<u8>,
    /// x^(2^S), x^(2^(2·S)) …, one after the other.
    pub(super) powers: Vec<u8>,
}

impl Evaluation {
    /// The evaluation that starts with any big-endian number; the class of it modulo N is x.
    ///
    /// A start that is the same for everybody, or a product of such starts, lets others use old results:
    /// [`of_message`](Self::of_message) does not.
    ///
    /// # Errors
    /// [`Error::NotUnit`], [`Error::StartIsOne`], [`Error::Squarings`].
    pub fn new(group: Group, start: &[u8], t: u64) -> Result<Self, Error> {
        let x = group.reduce(start, "start")?;
        Self::from_element(group, x, t)
    }

    /// The evaluation that starts with the hash of a message.
    ///
    /// # Errors
    /// [`Error::Squarings`].
    pub fn of_message(group: Group, message: &[u8], t: u64) -> Result<Self, Error> {
        let x = group.hash(message)?;
        Self::from_element(group, x, t)
    }

    fn from_element(group: Group, x: Element, t: u64) -> Result<Self, Error> {
        if x == group.class(&group.modulus().one()) {
            return Err(Error::StartIsOne);
        }
        let value = x.0.clone();
        Ok(Self { group, x, t: check_squarings(t)?, done: 0, value, powers: Vec::new() })
    }

    /// The group.
    pub fn group(&self) -> &Group {
        &self.group
    }

    /// x in its one form.
    pub fn start(&self) -> &[u8] {
        &self.x.0
    }

    /// Squarings in all.
    pub fn squarings(&self) -> u64 {
        self.t
    }

    /// Squarings done.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// y in its one form, once all squarings are done.
    pub fn result(&self) -> Option<Vec<u8>> {
        self.statement().map(|statement| statement.y.0)
    }

    /// y = x^(2^t), once all squarings are done.
    pub fn statement(&self) -> Option<Statement<'_>> {
        let modulus = self.group.modulus();
        (self.done == self.t).then(|| Statement {
            group: &self.group,
            x: self.x.clone(),
            y: self.group.class(&modulus.reduce_be_bytes(&self.value)),
            t: self.t,
        })
    }

    /// Square until t is reached, calling `progress` every few milliseconds and at the end.
    ///
    /// # Errors
    /// [`Error::Stopped`] when `progress` says so before the end; calling again goes on.
    pub fn run(&mut self, mut progress: impl FnMut(&Self) -> ControlFlow<()>) -> Result<(), Error> {
        let spacing = spacing(self.t);
        let mut value = self.group.modulus().reduce_be_bytes(&self.value);
        while self.done < self.t {
            let next_power = (self.done / spacing + 1) * spacing;
            let step = CHUNK.min(next_power.min(self.t) - self.done);
            value = value.square_times(step);
            self.done += step;
            self.value = value.to_be_bytes();
            if self.done == next_power && self.done < self.t {
                self.powers.extend_from_slice(&self.value);
            }
            if progress(self).is_break() && self.done < self.t {
                return Err(Error::Stopped);
            }
        }
        Ok(())
    }

    /// Prove the result on several threads. `progress` is called with the part that is done, from 0 to 1. The flag of a
    /// [`Cancel`](modforge::Cancel) ends this, too.
    ///
    /// # Errors
    /// [`Error::NotFinished`], [`Error::Stopped`] when `progress` says so, [`Error::EvaluationWrong`], and
    /// [`Error::Engine`] for more than [`MAX_THREADS`] threads.
    pub fn prove(
        &self,
        scheme: Scheme,
        threads: NonZeroUsize,
        progress: impl FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Proof, Error> {
        if threads.get() > MAX_THREADS {
            return Err(Error::Engine(modforge::Error::TooManyThreads { threads: threads.get() }));
        }
        let statement = self.statement().ok_or(Error::NotFinished { done: self.done, t: self.t })?;
        let powers = Powers::new(&self.group, &self.x, &self.powers, self.t)?;
        let elements = match scheme {
            Scheme::Wesolowski => vec![wesolowski::prove(&statement, &powers, threads, progress)?],
            Scheme::Pietrzak => pietrzak::prove(&statement, &powers, threads, progress)?,
        };
        let proof = Proof { scheme, elements };
        statement.verify(&proof).map_err(|_| Error::EvaluationWrong)?;
        Ok(proof)
    }

    /// Powers that are stored once that many squarings are done.
    pub(super) fn powers_stored(t: u64, done: u64) -> u64 {
        done.min(t.saturating_sub(1)) / spacing(t)
    }
}
