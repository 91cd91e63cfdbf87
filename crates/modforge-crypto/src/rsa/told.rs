//! Where a message begins, once that may be told.

use std::hint::black_box;

/// The same number, found by counting up to it: here and nowhere else time depends on it, so that checks of constant
/// time can tell this place from a mistake.
pub(super) fn told(position: usize) -> usize {
    let mut count = 0;
    // May be told: where the message begins.
    while count != black_box(position) {
        count += 1;
    }
    count
}
