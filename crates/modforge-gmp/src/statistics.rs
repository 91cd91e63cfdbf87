//! Who computed what: counts and times by function and size, written at the end of the process.
//!
//! `MODFORGE_GMP_STATS=FILE` asks for them. The file grows by one line of JSON for each process that called anything.

use crate::integer::bit_length;
use crate::signals::once;
use core::panic::AssertUnwindSafe;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::panic::catch_unwind;
use std::sync::OnceLock;
use std::time::Instant;

#[derive(Clone, Copy)]
pub(crate) enum Function {
    Powm,
    PowmUi,
    PowmSec,
    Invert,
    MillerRabin,
}

const FUNCTIONS: [&str; 5] = ["mpz_powm", "mpz_powm_ui", "mpz_powm_sec", "mpz_invert", "mpz_millerrabin"];
/// The upper bounds of the sizes are 64·2^k bits.
const SIZES: usize = 16;

struct Count {
    calls: AtomicU64,
    nanoseconds: AtomicU64,
}

/// By function, size and whether the engine computed it.
static COUNTS: [[[Count; 2]; SIZES]; FUNCTIONS.len()] =
    [const { [const { [const { Count { calls: AtomicU64::new(0), nanoseconds: AtomicU64::new(0) } }; 2] }; SIZES] };
        FUNCTIONS.len()];
static FILE: OnceLock<Option<OsString>> = OnceLock::new();

/// The result of the engine, or of GMP where that gives none; what panics is passed on, too.
#[inline]
pub(crate) fn counted<T>(
    function: Function,
    bits: usize,
    engine: impl FnOnce() -> Option<T>,
    gmp: impl FnOnce() -> T,
) -> T {
    let start = file().map(|_| Instant::now());
    let done = catch_unwind(AssertUnwindSafe(engine)).unwrap_or(None);
    let by_engine = done.is_some();
    let result = done.unwrap_or_else(gmp);
    if let Some(start) = start {
        let size = bit_length(&[bits.saturating_sub(1) as u64 / 64]).min(SIZES - 1);
        let count = &COUNTS[function as usize][size][usize::from(by_engine)];
        count.calls.fetch_add(1, Relaxed);
        count.nanoseconds.fetch_add(start.elapsed().as_nanos() as u64, Relaxed);
    }
    result
}

#[inline]
fn file() -> Option<&'static OsString> {
    once(&FILE, || {
        let file = std::env::var_os("MODFORGE_GMP_STATS")?;
        // SAFETY: functions that take nothing.
        unsafe {
            libc::atexit(write);
            #[cfg(unix)]
            libc::pthread_atfork(None, None, Some(forget));
        }
        Some(file)
    })
    .as_ref()
}

/// In a child, what its parent counted.
#[cfg(unix)]
extern "C" fn forget() {
    for count in COUNTS.iter().flatten().flatten() {
        count.calls.store(0, Relaxed);
        count.nanoseconds.store(0, Relaxed);
    }
}

extern "C" fn write() {
    let Some(file) = FILE.get().and_then(Option::as_ref) else { return };
    let mut rows = String::new();
    for (name, sizes) in FUNCTIONS.iter().zip(&COUNTS) {
        for (size, pair) in sizes.iter().enumerate() {
            for (by, count) in ["gmp", "modforge"].iter().zip(pair) {
                let (calls, nanoseconds) = (count.calls.load(Relaxed), count.nanoseconds.load(Relaxed));
                if calls > 0 {
                    let comma = if rows.is_empty() { "" } else { ", " };
                    let bits = 64 << size;
                    // A string takes whatever is written.
                    let _ = write!(
                        rows,
                        "{comma}{{\"function\": \"{name}\", \"max_bits\": {bits}, \"by\": \"{by}\", \
                         \"calls\": {calls}, \"nanoseconds\": {nanoseconds}}}"
                    );
                }
            }
        }
    }
    if !rows.is_empty()
        && let Ok(mut file) = OpenOptions::new().append(true).create(true).open(file)
    {
        // One call, so that lines of several processes stay whole. Nobody is left to hear of an error.
        let _ = file.write_all(format!("{{\"process\": {}, \"rows\": [{rows}]}}\n", std::process::id()).as_bytes());
    }
}
