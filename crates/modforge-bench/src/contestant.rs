//! The one thing that the run knows of a library.

use cpu_time::ThreadTime;
use num_bigint::BigUint;
use std::time::Duration;

/// The identity of a contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The library. Contestants of one subject are variants, of which only the fastest runs.
    pub subject: String,
    /// The functions that do the work.
    pub method: String,
    /// Version of the library.
    pub version: String,
}

/// In the version of a library that was built for other CPUs than this one, and so is slower than it could be.
pub(crate) const NOT_NATIVE: &str = "NOT built for this CPU";

impl Label {
    /// Whether the library was built for this CPU, or looks at the CPU when it runs. Else nothing is compared with it.
    pub fn is_native(&self) -> bool {
        !self.version.contains(NOT_NATIVE)
    }
}

/// A finished chain.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The last result, in [0, modulus).
    pub value: BigUint,
    /// Time of the repetitions alone, without conversion of the first operand and the last result. It is the time that
    /// this thread ran: what other programs take from it does not count.
    pub elapsed: Duration,
}

/// A library, prepared for one operation and one modulus.
pub trait Contestant {
    /// Its identity.
    fn label(&self) -> &Label;

    /// Starts from the x of the case and repeats the operation `times` times.
    fn chain(&self, times: u64) -> Chain;
}

/// The time of `times` calls of `step`.
pub(crate) fn timed(times: u64, mut step: impl FnMut()) -> Duration {
    timed_once(|| {
        for _ in 0..times {
            step();
        }
    })
}

/// The time of one call of `work`.
pub(crate) fn timed_once(work: impl FnOnce()) -> Duration {
    let start = ThreadTime::now();
    work();
    start.elapsed()
}
