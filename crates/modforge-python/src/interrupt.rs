//! Long work that a keyboard interrupt ends.
//!
//! Python tells of signals when its main thread asks. So work that may take long is done on another thread, while the
//! calling one asks every few hundredths of a second and ends the work through the engine's flag.

use crate::threads;
use modforge::Cancel;
use pyo3::exceptions::{PyMemoryError, PyRuntimeError};
use pyo3::prelude::*;
use rayon::ThreadPool;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// Between two looks at the signals.
const POLL: Duration = Duration::from_millis(50);

/// Products of two limbs that take a few microseconds or less: to let the interpreter lock go and to take it again
/// would take a part of that, and nobody misses it meanwhile.
const LOCKED: u64 = 1 << 13;

/// Products of two limbs that take some tens of microseconds or less: to wake the threads of a pool would take as long.
const ALONE: u64 = 1 << 19;

/// Products of two limbs that take a tenth of a second or less on any CPU: beside them a thread costs nothing.
const SHORT: u64 = 1 << 26;

/// Items of a sequence that are converted between two looks at the signals.
pub(crate) const ITEMS: usize = 1 << 6;

/// Bytes of them that are converted between two looks: a look costs nothing beside them.
pub(crate) const BYTES: usize = 1 << 20;

/// The cost of work that may be long, whatever its size.
pub(crate) const LONG: u64 = u64::MAX;

/// Products of two limbs in so many modular products of numbers of so many bits, about.
pub(crate) fn cost(products: u64, bits: usize) -> u64 {
    // Short ones cost as much as four limbs more.
    let limbs = bits as u64 / 64 + 5;
    products.saturating_mul(limbs.saturating_mul(limbs))
}

/// How many rows of such a cost are short work.
pub(crate) fn short_rows(cost: u64) -> usize {
    usize::try_from(SHORT / cost.max(1)).unwrap_or(usize::MAX)
}

/// The cost of work with a key on a message of so many bytes: a few nanoseconds each, and never with the interpreter
/// lock.
pub(crate) fn message_cost(bytes: usize) -> u64 {
    8 * bytes as u64 + LOCKED
}

/// Does the work, without the interpreter lock unless it is short; raises what Python's handlers of signals raise
/// meanwhile.
///
/// An interrupt ends the work between two steps of the engine. Work with a `cost` below [`SHORT`] is done at once.
pub(crate) fn run<T: Send>(py: Python<'_>, cost: u64, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    run_on(py, None, cost, work)
}

/// As [`run`], on the threads of the pool if there is enough to do for them.
pub(crate) fn run_on_cores<T: Send>(py: Python<'_>, cost: u64, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let pool = if cost < ALONE { None } else { Some(threads::pool()?) };
    run_on(py, pool.as_deref(), cost, work)
}

/// As [`run`], on the threads of a pool if there is one.
pub(crate) fn run_on<T: Send>(
    py: Python<'_>,
    pool: Option<&ThreadPool>,
    cost: u64,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    if cost < LOCKED && pool.is_none() {
        return Ok(work());
    }
    with_result(work, |work| {
        if cost < SHORT {
            py.detach(|| in_pool(pool, work));
            Ok(())
        } else {
            watched(py, pool, work, &mut |_| Ok(()))
        }
    })
}

/// As [`run_on`] for long work; `tell` is called on this thread when the work begins and between looks at the signals,
/// with the flag of the work, and an exception of it ends the work, too.
pub(crate) fn run_telling<T: Send>(
    py: Python<'_>,
    pool: Option<&ThreadPool>,
    work: impl FnOnce() -> T + Send,
    mut tell: impl FnMut(&Cancel) -> PyResult<()>,
) -> PyResult<T> {
    with_result(work, |work| watched(py, pool, work, &mut tell))
}

/// Work whose result is kept by [`with_result`]; called once.
type Work<'a> = &'a mut (dyn FnMut() + Send);

/// What the work returns, which `run` calls without knowing its type: compiled for each kind of work, all that threads
/// and pools need would be most of this crate.
fn with_result<T: Send>(work: impl FnOnce() -> T + Send, run: impl FnOnce(Work<'_>) -> PyResult<()>) -> PyResult<T> {
    let (mut work, mut result) = (Some(work), None);
    run(&mut || result = work.take().map(|work| work()))?;
    Ok(result.expect("no exception, so the work was done"))
}

fn watched(
    py: Python<'_>,
    pool: Option<&ThreadPool>,
    work: Work<'_>,
    tell: &mut dyn FnMut(&Cancel) -> PyResult<()>,
) -> PyResult<()> {
    let cancel = Cancel::new();
    tell(&cancel)?;
    let (ended, mut end) = sync_channel::<()>(0);
    thread::scope(|scope| {
        let cancel = &cancel;
        let worker = move || {
            let _ended = ended; // dropped at the end, be it a panic
            in_pool(pool, &mut || {
                cancel.run(&mut *work);
            });
        };
        let worker = thread::Builder::new()
            .spawn_scoped(scope, worker)
            .map_err(|error| PyRuntimeError::new_err(format!("no thread for long work: {error}")))?;
        let mut raised = Ok(());
        let mut wait = || {
            let end = &mut end;
            py.detach(move || end.recv_timeout(POLL)) == Err(RecvTimeoutError::Timeout)
        };
        while raised.is_ok() && wait() {
            raised = py.check_signals().and_then(|()| tell(cancel));
        }
        if raised.is_err() {
            cancel.cancel();
        }
        py.detach(|| worker.join()).unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        raised
    })
}

fn in_pool(pool: Option<&ThreadPool>, work: Work<'_>) {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

/// The results of a conversion for each item, which a signal ends too.
pub(crate) fn each<I, T>(
    py: Python<'_>,
    items: impl IntoIterator<Item = I>,
    convert: impl Fn(I) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let items = items.into_iter();
    let mut converted = Vec::new();
    let reserve = |converted: &mut Vec<T>, more| {
        converted.try_reserve(more).map_err(|_| PyMemoryError::new_err("no memory for so many numbers"))
    };
    reserve(&mut converted, items.size_hint().0)?;
    for (index, item) in items.enumerate() {
        if index % ITEMS == ITEMS - 1 {
            py.check_signals()?;
        }
        reserve(&mut converted, 1)?;
        converted.push(convert(item)?);
    }
    Ok(converted)
}
