//! The groups of a batch, spread over the threads of rayon's pool or in turn.

use alloc::vec::Vec;

/// The results of `work` for each item, which gets its index too. A single item stays on the calling thread.
#[cfg(feature = "rayon")]
pub(super) fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    use rayon::prelude::*;
    match items {
        [item] => [work(0, item)].into(),
        _ => items.par_iter().enumerate().map(|(index, item)| work(index, item)).collect(),
    }
}

/// The results of `work` for each item, which gets its index too.
#[cfg(not(feature = "rayon"))]
pub(super) fn map<T, R>(items: &[T], work: impl Fn(usize, &T) -> R) -> Vec<R> {
    items.iter().enumerate().map(|(index, item)| work(index, item)).collect()
}
