//! How many threads work, and those of batches: one pool for each process, as threads do not live on in a forked child.

use crate::argument::refused;
use modforge::MAX_THREADS;
use pyo3::exceptions::{PyOverflowError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

/// A number of threads that a caller asks for, 1 to [`MAX_THREADS`].
#[derive(Clone, Copy)]
pub(crate) struct Threads(pub(crate) NonZeroUsize);

impl Threads {
    pub(crate) const ONE: Self = Self(NonZeroUsize::MIN);
}

impl FromPyObject<'_, '_> for Threads {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let number = match number.extract::<usize>() {
            // Negative, or too large for any machine.
            Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => 0,
            found => found.map_err(|error| refused(&number, "an integer", error))?,
        };
        let possible = NonZeroUsize::new(number).filter(|number| number.get() <= MAX_THREADS);
        possible.map(Self).ok_or_else(|| PyValueError::new_err(format!("threads: must be 1 to {MAX_THREADS}")))
    }
}

/// The pool, and the process that made it.
static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// Return the pool of this process. A pool that a parent made before it forked is left alone: its threads are not here,
/// and waiting for them to end, as dropping it does, would never end.
pub(crate) fn pool() -> PyResult<Arc<ThreadPool>> {
    let mut held = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    if let Some((owner, pool)) = held.as_ref()
        && *owner == process
    {
        return Ok(Arc::clone(pool));
    }
    let pool = ThreadPoolBuilder::new().build().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    let pool = Arc::new(pool);
    std::mem::forget(held.replace((process, Arc::clone(&pool))));
    Ok(pool)
}
