//! A stack of one's own: what runs on it starts on zeros, and what it leaves there can be read afterwards.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

const WORDS: usize = 1 << 17;
static STACK: Memory = Memory([const { AtomicU64::new(0) }; WORDS]);

#[repr(align(64))]
struct Memory([AtomicU64; WORDS]);

/// Runs `run` on a stack of zeros. Only one thread may do this at a time, and a panic ends the program, as nothing can
/// be unwound beyond the stack's end.
#[inline(never)] // one return address for all
pub fn on_zeros<F: FnOnce()>(run: F) {
    extern "C" fn call<F: FnOnce()>(run: &mut Option<F>) {
        run.take().expect("called once")();
    }
    STACK.0.iter().for_each(|word| word.store(0, Relaxed));
    let mut run = Some(run);
    // SAFETY: the stack pointer is exchanged for the end of the memory, which is aligned as the ABI asks and which
    // nothing else uses, and comes back from a register that the callee keeps.
    unsafe {
        core::arch::asm!(
            "xchg rsp, r12", "call {call}", "mov rsp, r12",
            call = in(reg) call::<F> as extern "C" fn(&mut Option<F>),
            inout("r12") STACK.0.as_ptr_range().end => _, in("rdi") &raw mut run, clobber_abi("C"),
        );
    }
}

/// The words that the last run left, from the lowest address.
pub fn left() -> Vec<u64> {
    STACK.0.iter().map(|word| word.load(Relaxed)).collect()
}
