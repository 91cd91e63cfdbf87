//! Work on the parts of one table, shared by threads.

#[cfg(feature = "std")]
use crate::cancel::Watch;
use crate::limbs::Limb;
use core::num::NonZeroUsize;

/// Calls `fill` for each part of `part_words` words. The calling thread works too, so that a system that refuses
/// threads makes it slower and nothing else. It works without the library's scope where it works alone: a scope is on
/// the heap, and its padding, copied from the stack, would hold bytes of secret words when it is freed.
#[cfg(feature = "std")]
pub(super) fn share_out(
    table: &mut [Limb],
    part_words: usize,
    threads: NonZeroUsize,
    fill: impl Fn(&mut [Limb]) + Sync,
) {
    let helpers = threads.get().min(table.len() / part_words).saturating_sub(1);
    if helpers == 0 {
        return table.chunks_exact_mut(part_words).for_each(fill);
    }
    let parts = std::sync::Mutex::new(table.chunks_exact_mut(part_words));
    let watch = Watch::new();
    let next = || parts.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next();
    let work = || {
        while let Some(part) = next() {
            fill(part);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..helpers {
            if std::thread::Builder::new().spawn_scoped(scope, || watch.run(work)).is_err() {
                break;
            }
        }
        work();
    });
    watch.look();
}

/// Calls `fill` for each part of `part_words` words.
#[cfg(not(feature = "std"))]
pub(super) fn share_out(table: &mut [Limb], part_words: usize, _threads: NonZeroUsize, fill: impl Fn(&mut [Limb])) {
    table.chunks_exact_mut(part_words).for_each(fill);
}
