//! An allocator whose addresses do not depend on the past: a traced child takes its memory from a fixed arena.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

const SIZE: usize = 1 << 22;
static ACTIVE: AtomicBool = AtomicBool::new(false);
static USED: AtomicUsize = AtomicUsize::new(0);
static mut ARENA: [u8; SIZE] = [0; SIZE];

#[global_allocator]
static ALLOCATOR: Arena = Arena;

struct Arena;

// SAFETY: outside a traced child it is the system's allocator. In one, which has one thread, each block is a fresh piece
// of the arena, aligned, inside its bounds, and never handed out again.
unsafe impl GlobalAlloc for Arena {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !ACTIVE.load(Relaxed) {
            // SAFETY: the caller's promise about the layout.
            return unsafe { System.alloc(layout) };
        }
        let start = USED.load(Relaxed).next_multiple_of(layout.align().max(64));
        USED.store(start + layout.size(), Relaxed);
        assert!(start + layout.size() <= SIZE, "the arena is too small");
        // SAFETY: `start` was checked.
        unsafe { (&raw mut ARENA).cast::<u8>().add(start) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if !ACTIVE.load(Relaxed) {
            // SAFETY: the caller's promise, and outside a child all blocks are the system's.
            unsafe { System.dealloc(block, layout) }
        }
    }
}

pub fn activate() {
    ACTIVE.store(true, Relaxed);
}
