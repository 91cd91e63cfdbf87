//! What a piece of code does, recorded while it runs: the address of every block of instructions, the stack pointer
//! there, the addresses of all operands in memory, and the operands of divisions.
//!
//! Code is copied block by block, as the run comes to it, with stores of these numbers between its instructions
//! ([`copy`]). Whatever runs is followed, functions of the C library too, as long as it is in this thread. A run takes
//! about ten times as long as without, where single steps would take ten thousand times.

mod block;
mod copy;
mod places;
mod room;
#[cfg(test)]
mod single_steps;
mod state;

use crate::{arena, source};
use iced_x86::Instruction;
use places::Shared;
use state::COPIES;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Bytes for the records of a run; more end the program with a segmentation fault. The system gives them when they are
/// written.
const RECORDS_BYTES: usize = 1 << 31;
static RECORDS: Shared<u64> = Shared::new(0);

/// Whether a run is followed now.
static FOLLOWED: AtomicBool = AtomicBool::new(false);

/// The trace of a run. Two are equal if the same instructions ran, in the same order, with operands at the same
/// addresses.
#[derive(Clone, PartialEq, Eq)]
pub struct Trace(Vec<u64>);

/// Runs `run`, of one `F` always in the same place of the stack, and gives what it did. Only one thread may do this at
/// a time.
#[inline(never)]
pub fn trace<F: FnOnce()>(run: F) -> Trace {
    // SAFETY: one thread at a time is here.
    let records = unsafe { &mut *RECORDS.get() };
    if *records == 0 {
        *records = mapped();
    }
    let state = state::prepare(*records);
    /// Leaves the copies when a panic passes by, too.
    struct Leave;
    impl Drop for Leave {
        fn drop(&mut self) {
            places::leave();
            FOLLOWED.store(false, Relaxed);
            arena::leave();
        }
    }
    arena::enter();
    FOLLOWED.store(true, Relaxed);
    let followed = Leave;
    // SAFETY: the state is prepared, and no copy runs, as one would have had to come here for this.
    unsafe { state::enter() };
    run();
    drop(followed);
    let words = (state.next_record - *records) as usize / size_of::<u64>();
    // SAFETY: the copies wrote so many words there.
    Trace(unsafe { std::slice::from_raw_parts(*records as *const u64, words) }.to_vec())
}

fn mapped() -> u64 {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a fresh mapping.
    let records =
        unsafe { libc::mmap(std::ptr::null_mut(), RECORDS_BYTES, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0) };
    assert_ne!(records, libc::MAP_FAILED, "no memory for what is recorded");
    records as u64
}

/// Runs a part of what is followed without a look at it.
pub fn unwatched<T>(run: impl FnOnce() -> T) -> T {
    let followed = FOLLOWED.load(Relaxed);
    if followed {
        places::leave();
        FOLLOWED.store(false, Relaxed);
    }
    let result = arena::unwatched(run);
    if followed {
        FOLLOWED.store(true, Relaxed);
        // SAFETY: the state was prepared, and the copies were left above.
        unsafe { state::enter() };
    }
    result
}

/// Addresses of all instructions that ran in any trace so far.
pub fn executed() -> HashSet<u64> {
    // SAFETY: one thread at a time traces, and none does now.
    let copies = unsafe { &*COPIES.get() };
    let blocks = copies.iter().flat_map(copy::Copies::blocks);
    blocks.flat_map(block::instructions).map(|instruction| instruction.ip()).collect()
}

impl Trace {
    /// Number of words that were recorded.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The instruction after which, or in which, the run parted from another one, and the source that it comes from;
    /// for a library, the source of the call.
    pub fn parting(&self, other: &Self) -> Option<(Instruction, String)> {
        if self == other {
            return None;
        }
        let pairs = self.0.iter().zip(&other.0);
        let different = pairs.take_while(|(a, b)| a == b).count();
        let common: Vec<_> = self.instructions().take_while(|&(_, start)| start <= different).collect();
        let (last, _) = *common.last().expect("both runs start at one place, with one stack");
        let places = common.iter().rev().map(|(instruction, _)| source::place(instruction.ip()));
        Some((last, places.into_iter().find(|place| !place.is_empty()).unwrap_or_default()))
    }

    /// The instructions that ran, each with the place of its records.
    fn instructions(&self) -> impl Iterator<Item = (Instruction, usize)> {
        let mut next = 0;
        let blocks = std::iter::from_fn(move || {
            let block = block::instructions(*self.0.get(next)?);
            let start = next + block::HEAD;
            let starts = block.into_iter().scan(start, |start, instruction| {
                let this = *start;
                *start += block::records(&instruction).len();
                Some((instruction, this, *start))
            });
            let starts: Vec<_> = starts.collect();
            next = starts.last().map_or(start, |&(_, _, end)| end);
            Some(starts)
        });
        blocks.flatten().map(|(instruction, start, _)| (instruction, start))
    }
}
