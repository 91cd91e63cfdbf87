//! The groups of a batch, spread over the threads of rayon's pool or in turn.
//!
//! What is handed to rayon has the type of the items, not of the work: it is compiled once, not for each kind of work.

#[cfg(feature = "rayon")]
use crate::cancel::Watch;
use alloc::vec::Vec;

/// How many threads work is shared out to.
#[cfg(feature = "rayon")]
pub(super) fn count() -> usize {
    rayon::current_num_threads()
}

/// How many threads work is shared out to.
#[cfg(not(feature = "rayon"))]
pub(super) fn count() -> usize {
    1
}

/// The results of `work` for each item, which gets its index too. A single item stays on the calling thread.
#[cfg(feature = "rayon")]
pub(super) fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    match items {
        [item] => [work(0, item)].into(),
        _ => map_over_threads(items, &work),
    }
}

#[cfg(feature = "rayon")]
fn map_over_threads<T: Sync, R: Send>(items: &[T], work: &(dyn Fn(usize, &T) -> R + Sync)) -> Vec<R> {
    use rayon::prelude::*;
    let watch = Watch::new();
    items.par_iter().enumerate().map(|(index, item)| watch.over(|| work(index, item))).collect()
}

/// The results of `work` for each item, which gets its index too.
#[cfg(not(feature = "rayon"))]
pub(super) fn map<T, R>(items: &[T], work: impl Fn(usize, &T) -> R) -> Vec<R> {
    items.iter().enumerate().map(|(index, item)| work(index, item)).collect()
}

/// Calls `work` for each pair of items, with their index. A single pair stays on the calling thread.
#[cfg(feature = "rayon")]
pub(super) fn for_each<A: Send, B: Send>(a: &mut [A], b: &mut [B], work: impl Fn(usize, &mut A, &mut B) + Sync) {
    match (a, b) {
        ([a], [b]) => work(0, a, b),
        (a, b) => for_each_over_threads(a, b, &work),
    }
}

#[cfg(feature = "rayon")]
fn for_each_over_threads<A: Send, B: Send>(a: &mut [A], b: &mut [B], work: &(dyn Fn(usize, &mut A, &mut B) + Sync)) {
    use rayon::prelude::*;
    let watch = Watch::new();
    a.par_iter_mut().zip(b).enumerate().for_each(|(index, (a, b))| watch.over(|| work(index, a, b)));
}

/// Calls `work` for each pair of items, with their index.
#[cfg(not(feature = "rayon"))]
pub(super) fn for_each<A, B>(a: &mut [A], b: &mut [B], work: impl Fn(usize, &mut A, &mut B)) {
    a.iter_mut().zip(b).enumerate().for_each(|(index, (a, b))| work(index, a, b));
}

/// Calls `work` for each chunk of so many bytes, with its index. A single chunk stays on the calling thread.
#[cfg(feature = "rayon")]
pub(super) fn for_chunks(bytes: &mut [u8], chunk: usize, work: impl Fn(usize, &mut [u8]) + Sync) {
    if bytes.len() > chunk {
        for_chunks_over_threads(bytes, chunk, &work);
    } else if !bytes.is_empty() {
        work(0, bytes);
    }
}

#[cfg(feature = "rayon")]
fn for_chunks_over_threads(bytes: &mut [u8], chunk: usize, work: &(dyn Fn(usize, &mut [u8]) + Sync)) {
    use rayon::prelude::*;
    let watch = Watch::new();
    bytes.par_chunks_mut(chunk).enumerate().for_each(|(index, chunk)| {
        watch.over(|| {
            Watch::new().look();
            work(index, chunk);
        });
    });
}

/// Calls `work` for each chunk of so many bytes, with its index.
#[cfg(not(feature = "rayon"))]
pub(super) fn for_chunks(bytes: &mut [u8], chunk: usize, work: impl Fn(usize, &mut [u8])) {
    bytes.chunks_mut(chunk).enumerate().for_each(|(index, chunk)| work(index, chunk));
}
