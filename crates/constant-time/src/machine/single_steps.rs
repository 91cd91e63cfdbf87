//! The CPU's own word on which instructions run: its trap flag raises SIGTRAP after each of them.

use super::trace;
use crate::arena;
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

const TRAP_FLAG: i64 = 1 << 8;
static STEPS: [AtomicU64; 1 << 14] = [const { AtomicU64::new(0) }; 1 << 14];
static COUNT: AtomicUsize = AtomicUsize::new(0);

extern "C" fn on_step(_signal: i32, _info: *const libc::siginfo_t, context: *mut libc::ucontext_t) {
    // SAFETY: the kernel gives the handler the context of the instruction that comes next.
    let address = unsafe { (*context).uc_mcontext.gregs[libc::REG_RIP as usize] };
    STEPS[COUNT.fetch_add(1, Relaxed)].store(address as u64, Relaxed);
}

/// Addresses of the instructions that the CPU runs, in order.
#[inline(never)]
fn stepped(run: fn()) -> Vec<u64> {
    COUNT.store(0, Relaxed);
    // Memory from there, as in a trace: what the system's allocator does depends on the past.
    arena::enter();
    // SAFETY: the handler stays in place for the whole program, which has no other use for the signal. It allocates
    // nothing and takes no lock. The stack is as it was after each change of the flag.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = on_step as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO;
        assert_eq!(libc::sigaction(libc::SIGTRAP, &raw const action, std::ptr::null_mut()), 0);
        core::arch::asm!("pushfq", "or qword ptr [rsp], {flag}", "popfq", flag = const TRAP_FLAG);
        run();
        core::arch::asm!("pushfq", "and qword ptr [rsp], {others}", "popfq", others = const !TRAP_FLAG);
    }
    arena::leave();
    STEPS[..COUNT.load(Relaxed)].iter().map(|step| step.load(Relaxed)).collect()
}

/// Jumps of all kinds, calls into the C library, a division, vectors.
#[inline(never)]
fn mixture() {
    let mut words: Vec<u64> = (0..black_box(70)).map(|i| i * 0x9e37_79b9).collect();
    words.sort_unstable_by_key(|word| word % 37);
    let functions: [fn(u64) -> u64; 2] = [|x| x.rotate_left(9), |x| x / black_box(3)];
    let sum = words.iter().fold(0, |sum: u64, &word| sum.wrapping_add(black_box(functions)[word as usize % 2](word)));
    let text = format!("{sum} {:?}", words[..].cmp(&words.repeat(2)));
    black_box(text == black_box("no such text"));
}

#[test]
fn copies_run_the_instructions_that_the_cpu_runs() {
    let _alone = crate::alone();
    mixture();
    let steps = stepped(mixture);
    let trace = trace(mixture);
    let copied: Vec<u64> = trace.instructions().map(|(instruction, _)| instruction.ip()).collect();
    let from_mixture = |steps: &[u64]| -> Vec<u64> {
        steps.iter().copied().skip_while(|&step| step != mixture as *const () as u64).collect()
    };
    let (steps, copied) = (from_mixture(&steps), from_mixture(&copied));
    let common = steps.iter().zip(&copied).take_while(|(a, b)| a == b).count();
    assert!(common > 5_000, "{common}");
    // Behind the return from the mixture both go on to what stops them.
    let rests = [steps.len() - common, copied.len() - common];
    assert!(rests.into_iter().all(|rest| rest < 100), "{rests:?} instructions differ after {common}");
}
