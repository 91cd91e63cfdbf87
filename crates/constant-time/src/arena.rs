//! Memory whose addresses do not depend on the past: a traced piece of code takes it from a fixed arena.

use std::alloc::Layout;
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

const SIZE: usize = 1 << 24;
static USED: AtomicUsize = AtomicUsize::new(0);
static mut ARENA: Memory = Memory([0; SIZE]);

/// Aligned for whatever asks for less than a page.
#[repr(align(4096))]
struct Memory(#[expect(dead_code, reason = "read and written through pointers")] [u8; SIZE]);

thread_local! {
    /// Whether this thread is inside.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
    /// Whether the contents of freed blocks are looked at.
    static LOOKS: Cell<bool> = const { Cell::new(false) };
    /// A hash over the contents of the freed blocks.
    static FREED: Cell<u64> = const { Cell::new(0) };
}

/// Whether this thread is inside.
pub fn is_entered() -> bool {
    INSIDE.get()
}

/// A fresh piece of the arena, aligned; null where it has no room. For a thread that is inside.
pub fn piece(layout: Layout) -> *mut u8 {
    let start = USED.load(Relaxed).next_multiple_of(layout.align().max(64));
    USED.store(start + layout.size(), Relaxed);
    if start + layout.size() > SIZE {
        return std::ptr::null_mut();
    }
    // SAFETY: `start` was checked.
    unsafe { (&raw mut ARENA).cast::<u8>().add(start) }
}

/// Whether a block is a piece of the arena.
pub fn holds(block: *const u8) -> bool {
    let all = (&raw const ARENA).addr()..(&raw const ARENA).addr() + SIZE;
    all.contains(&block.addr())
}

/// Looks at the contents of a freed piece, where this thread wants that.
///
/// # Safety
/// The arena holds the block, of this layout.
pub unsafe fn look_at(block: *const u8, layout: Layout) {
    if LOOKS.get() {
        // SAFETY: the arena's blocks stay where they are, and the arena has been initialised as a whole.
        let content = unsafe { std::slice::from_raw_parts(block, layout.size()) };
        FREED.set(content.iter().fold(FREED.get(), |hash, &byte| mix(hash, byte.into())));
    }
}

/// From here on this thread allocates from the start of the arena, which holds zeros; all blocks of the last one who
/// entered must be gone.
pub fn enter() {
    let used = USED.swap(0, Relaxed).min(SIZE);
    // SAFETY: within the arena, of which no block is in use.
    unsafe { (&raw mut ARENA).cast::<u8>().write_bytes(0, used) };
    INSIDE.set(true);
}

/// A hash over the contents of the blocks that `run`, inside, frees.
pub fn freed(run: impl FnOnce()) -> u64 {
    FREED.set(0);
    enter();
    LOOKS.set(true);
    run();
    LOOKS.set(false);
    leave();
    FREED.get()
}

/// Without a look at what is freed.
pub fn unwatched<T>(run: impl FnOnce() -> T) -> T {
    let looked = LOOKS.replace(false);
    let result = run();
    LOOKS.set(looked);
    result
}

pub fn leave() {
    INSIDE.set(false);
}

/// Takes memory from the system, also while this thread is inside.
pub fn outside<T>(run: impl FnOnce() -> T) -> T {
    let inside = INSIDE.replace(false);
    let result = run();
    INSIDE.set(inside);
    result
}

/// A hash step: each is a bijection of the hash for a fixed value, and the multiplication spreads the bits.
fn mix(hash: u64, value: u64) -> u64 {
    (hash.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
