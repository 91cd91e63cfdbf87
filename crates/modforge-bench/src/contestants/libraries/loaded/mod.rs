//! Libraries that are not built here, but loaded when the program runs: the user names their files, or the system has
//! them.

#[cfg(target_arch = "x86_64")]
mod crypto_mb;
#[cfg(all(not(feature = "gmp"), target_os = "linux", target_pointer_width = "64"))]
mod gmp_of_system;
#[cfg(target_pointer_width = "64")]
mod wolfssl;

use crate::{Case, Contestant, Error, Operation};

/// Those that are there and can do `operation` for this modulus.
///
/// # Errors
/// A library that the user names and that cannot be loaded.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Result<Vec<Box<dyn Contestant + 'c>>, Error> {
    let mut all = Vec::new();
    #[cfg(target_arch = "x86_64")]
    all.extend(crypto_mb::contestants(case, operation)?);
    #[cfg(all(not(feature = "gmp"), target_os = "linux", target_pointer_width = "64"))]
    all.extend(gmp_of_system::contestants(case, operation));
    #[cfg(target_pointer_width = "64")]
    all.extend(wolfssl::contestants(case, operation)?);
    Ok(all)
}
