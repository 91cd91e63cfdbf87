//! Signals wait while the engine works.
//!
//! Programs leave GMP's functions by `longjmp` from a handler (Sage does so at Ctrl-C). Their own allocator is prepared
//! for that; the engine's memory and what its thread keeps are not. On Windows a handler runs in a thread of its own.

#[cfg(unix)]
use core::mem::MaybeUninit;
use std::sync::OnceLock;

/// Signals of the thread's own faults, which cannot wait.
#[cfg(unix)]
const FAULTS: [i32; 6] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL, libc::SIGTRAP, libc::SIGABRT];

/// While this lives, no handler interrupts the thread.
#[cfg(unix)]
pub(crate) struct Blocked(libc::sigset_t);

/// Nothing interrupts the thread.
#[cfg(windows)]
pub(crate) struct Blocked;

impl Blocked {
    #[cfg(windows)]
    pub(crate) fn new() -> Self {
        Self
    }

    #[cfg(unix)]
    pub(crate) fn new() -> Self {
        let mut all = MaybeUninit::uninit();
        let mut before = MaybeUninit::uninit();
        // SAFETY: both sets are written before they are read.
        unsafe {
            libc::sigfillset(all.as_mut_ptr());
            for signal in FAULTS {
                libc::sigdelset(all.as_mut_ptr(), signal);
            }
            libc::pthread_sigmask(libc::SIG_BLOCK, all.as_ptr(), before.as_mut_ptr());
            Self(before.assume_init())
        }
    }
}

/// The value of a cell, which is set with signals blocked if need be: one left half set would stay so forever.
pub(crate) fn once<T>(cell: &OnceLock<T>, value: impl FnOnce() -> T) -> &T {
    if let Some(value) = cell.get() {
        return value;
    }
    let _blocked = Blocked::new();
    cell.get_or_init(value)
}

#[cfg(unix)]
impl Drop for Blocked {
    fn drop(&mut self) {
        // SAFETY: the set that was there before.
        unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &self.0, core::ptr::null_mut()) };
    }
}
