//! The threads of batches: one pool for each process, as threads do not live on in a forked child.

use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Arc, Mutex, PoisonError};

/// The pool, and the process that made it.
static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// Return the pool of this process. A pool that a parent made before it forked is left alone: its threads are not here, and
/// waiting for them to end, as dropping it does, would never end.
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
