//! An allocator whose addresses do not depend on the past: a traced piece of code takes its memory from a fixed arena.

use std::alloc::{GlobalAlloc, Layout, System};
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
}

#[global_allocator]
static ALLOCATOR: Arena = Arena;

struct Arena;

// SAFETY: outside it is the system's allocator. Inside, where one thread is at a time, each block is a fresh piece of the
// arena, aligned, within its bounds, and not handed out again until the next one enters.
unsafe impl GlobalAlloc for Arena {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !INSIDE.get() {
            // SAFETY: the caller's promise about the layout.
            return unsafe { System.alloc(layout) };
        }
        let start = USED.load(Relaxed).next_multiple_of(layout.align().max(64));
        USED.store(start + layout.size(), Relaxed);
        if start + layout.size() > SIZE {
            return std::ptr::null_mut();
        }
        // SAFETY: `start` was checked.
        unsafe { (&raw mut ARENA).cast::<u8>().add(start) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        let of_arena = (&raw const ARENA).addr()..(&raw const ARENA).addr() + SIZE;
        if !of_arena.contains(&block.addr()) {
            // SAFETY: the caller's promise, and all other blocks are the system's.
            unsafe { System.dealloc(block, layout) }
        }
    }
}

/// From here on this thread allocates from the start of the arena; all blocks of the last one who entered must be gone.
pub fn enter() {
    USED.store(0, Relaxed);
    INSIDE.set(true);
}

pub fn leave() {
    INSIDE.set(false);
}
