//! Tasks on several threads, whose progress the calling thread tells, and which its flag ends.

use super::Error;
use modforge::Cancel;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

const INTERVAL: Duration = Duration::from_millis(100);

/// Fail if the flag of this thread has asked for an end.
pub(super) fn go_on() -> Result<(), Error> {
    if Cancel::current().is_some_and(|cancel| cancel.is_cancelled()) { Err(Error::Stopped) } else { Ok(()) }
}

/// The work done, in steps of about a squaring, and the callback that is told.
pub(super) struct Progress<O> {
    done: AtomicU64,
    stopped: AtomicBool,
    cancel: Cancel,
    total: u64,
    progress: O,
}

/// The side of a [`Progress`] that tasks see.
pub(super) struct Counter<'p> {
    done: &'p AtomicU64,
    stopped: &'p AtomicBool,
    cancel: &'p Cancel,
}

impl Counter<'_> {
    /// Count steps; fail as [`go_on`](Self::go_on).
    pub(super) fn add(&self, steps: u64) -> Result<(), Error> {
        self.done.fetch_add(steps, Relaxed);
        self.go_on()
    }

    /// Fail if `progress` or the flag of the calling thread has asked for an end.
    pub(super) fn go_on(&self) -> Result<(), Error> {
        if self.stopped.load(Relaxed) || self.cancel.is_cancelled() { Err(Error::Stopped) } else { Ok(()) }
    }
}

impl<O: FnMut(f64) -> ControlFlow<()>> Progress<O> {
    /// `progress` is called with the part of `total` steps that is done, from 0 to 1.
    pub(super) fn new(total: u64, progress: O) -> Self {
        let cancel = Cancel::current().unwrap_or_default();
        Self { done: AtomicU64::new(0), stopped: AtomicBool::new(false), cancel, total: total.max(1), progress }
    }

    /// Run the tasks 0 to `tasks` − 1 and return their results in order.
    pub(super) fn run<T: Send>(
        &mut self,
        threads: NonZeroUsize,
        tasks: usize,
        task: impl Fn(usize, &Counter<'_>) -> Result<T, Error> + Sync,
    ) -> Result<Vec<T>, Error> {
        let next = AtomicUsize::new(0);
        let counter = Counter { done: &self.done, stopped: &self.stopped, cancel: &self.cancel };
        let (sender, receiver) = channel();
        let mut results: Vec<_> = (0..tasks).map(|_| None).collect();
        let mut tell = || {
            let part = self.done.load(Relaxed) as f64 / self.total as f64;
            if (self.progress)(part.min(1.0)).is_break() {
                self.stopped.store(true, Relaxed);
            }
        };
        tell();
        std::thread::scope(|scope| {
            for _ in 0..threads.get().min(tasks) {
                let (sender, next, task, counter) = (sender.clone(), &next, &task, &counter);
                scope.spawn(move || {
                    let indices = std::iter::repeat_with(|| next.fetch_add(1, Relaxed));
                    for index in indices.take_while(|&index| index < tasks) {
                        let result = counter.cancel.run(|| task(index, counter)).unwrap_or(Err(Error::Stopped));
                        sender.send((index, result)).expect("the receiver outlives the scope");
                    }
                });
            }
            drop(sender);
            loop {
                match receiver.recv_timeout(INTERVAL) {
                    Ok((index, result)) => results[index] = Some(result),
                    Err(RecvTimeoutError::Disconnected) => break,
                    Err(RecvTimeoutError::Timeout) => tell(),
                }
            }
        });
        results.into_iter().map(|result| result.expect("every task has ended")).collect()
    }
}
