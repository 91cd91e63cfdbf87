//! Repeated squaring: x^(2^t) for a large t, the slow sequential function of time-lock puzzles and verifiable delays
//! (Rivest, Shamir and Wagner 1996).

use super::accumulator::Accumulator;
use crate::Residue;
use core::fmt;
use core::num::NonZeroU64;
use core::ops::ControlFlow;

/// A repeated squaring that its progress callback stopped. Nothing is lost: going on from [`value`](Self::value) with
/// the rest of the squarings gives the same result.
///
/// ```
/// use modforge::Modulus;
/// use std::{num::NonZeroU64, ops::ControlFlow};
///
/// let modulus = Modulus::from_be_bytes(&[97])?;
/// let a = modulus.residue_from_be_bytes(&[60])?;
/// let (every, mut calls) = (NonZeroU64::new(10).expect("not 0"), 0);
/// let stop = |_| {
///     calls += 1;
///     if calls == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
/// };
/// let stopped = a.square_times_with_progress(50, every, stop).unwrap_err();
/// assert_eq!((stopped.done, stopped.value.square_times(20)), (30, a.square_times(50)));
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Stopped<'m> {
    /// x^(2^done).
    pub value: Residue<'m>,
    /// Squarings done.
    pub done: u64,
}

impl fmt::Display for Stopped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stopped by the progress callback after {} squarings", self.done)
    }
}

impl core::error::Error for Stopped<'_> {}

impl<'m> Residue<'m> {
    /// x^(2^`count`): `count` squarings, one after the other. Constant time in x; nothing is allocated between
    /// squarings.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[0xff, 0xf1])?;
    /// let x = modulus.residue_from_be_bytes(&[2])?;
    /// assert_eq!(x.square_times(3), x.pow(&[1 << 3]));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    #[must_use]
    pub fn square_times(&self, count: u64) -> Self {
        let mut power = Accumulator::new(self.modulus().form());
        power.mul(self.words());
        power.square(count);
        Self::new(self.modulus(), power.into_words())
    }

    /// As [`square_times`](Self::square_times), calling `progress` with the number of squarings done after every
    /// `interval` of them and after the last one. It stops the work by returning [`ControlFlow::Break`]; after the last
    /// squaring there is nothing to stop, and what it returns is ignored.
    ///
    /// # Errors
    /// [`Stopped`] with the power reached, when the callback says so.
    ///
    /// ```
    /// use modforge::Modulus;
    /// use std::{num::NonZeroU64, ops::ControlFlow};
    ///
    /// let modulus = Modulus::from_be_bytes(&[0xff, 0xf1])?;
    /// let x = modulus.residue_from_be_bytes(&[2])?;
    /// let interval = NonZeroU64::new(100).expect("not 0");
    /// let stopped = x
    ///     .square_times_with_progress(1000, interval, |done| {
    ///         if done < 300 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    ///     })
    ///     .unwrap_err();
    /// assert_eq!(stopped.done, 300);
    /// assert_eq!(stopped.value.square_times(700), x.square_times(1000));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn square_times_with_progress(
        &self,
        count: u64,
        interval: NonZeroU64,
        mut progress: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Self, Stopped<'m>> {
        let mut power = Accumulator::new(self.modulus().form());
        power.mul(self.words());
        let mut done = 0;
        while done < count {
            let step = interval.get().min(count - done);
            power.square(step);
            done += step;
            if progress(done).is_break() && done < count {
                return Err(Stopped { value: Self::new(self.modulus(), power.into_words()), done });
            }
        }
        Ok(Self::new(self.modulus(), power.into_words()))
    }
}
