//! What is loaded into the process: the GMP of a caller, and what it has by a name.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{Object, gmp_of, is_ours};
#[cfg(windows)]
pub(crate) use windows::{Object, gmp_of, is_ours};
