//! The allocator: inside, pieces of the arena.

use crate::{arena, machine};
use std::alloc::{GlobalAlloc, Layout, System};

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

struct Allocator;

// SAFETY: outside it is the system's allocator. Inside, where one thread is at a time, each block is a fresh piece of
// the arena, aligned, within its bounds, and not handed out again until the next one enters.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if arena::is_entered() {
            arena::piece(layout)
        } else {
            // SAFETY: the caller's promise about the layout.
            unsafe { System.alloc(layout) }
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if arena::holds(block) {
            // SAFETY: it does, and the layout is as the caller promises.
            unsafe { arena::look_at(block, layout) };
        } else {
            // SAFETY: the caller's promise, and all other blocks are the system's.
            let dealloc = || unsafe { System.dealloc(block, layout) };
            // Without a look: the system's allocator may hold a lock that making copies of its code would wait for.
            if arena::is_entered() { machine::unwatched(dealloc) } else { dealloc() }
        }
    }
}
