//! Who takes part, one file for each library.

mod crypto_bigint;
#[cfg(feature = "gmp")]
#[allow(unsafe_code)] // GMP is a C library; every unsafe block gives its reason
mod gmp;
#[allow(unsafe_code)] // generated code comes as a C library; every unsafe block gives its reason
mod library;
mod modforge;
#[cfg(feature = "openssl")]
#[allow(unsafe_code)] // OpenSSL is a C library; every unsafe block gives its reason
mod openssl;

pub use library::FieldLibrary;

use crate::{Case, Contestant, Error, Operation};

/// Everyone who can do `operation` for this modulus: the engine with each kernel, the peers, the given libraries.
///
/// # Errors
/// A library that lacks a function.
pub fn contestants<'c>(
    case: &'c Case,
    operation: Operation,
    libraries: &'c [FieldLibrary],
) -> Result<Vec<Box<dyn Contestant + 'c>>, Error> {
    let mut all = modforge::contestants(case, operation);
    for library in libraries {
        all.extend(library.contestant(case, operation)?);
    }
    #[cfg(feature = "gmp")]
    all.extend(gmp::contestants(case, operation));
    #[cfg(feature = "openssl")]
    all.push(openssl::contestant(case, operation));
    all.extend(crypto_bigint::contestants(case, operation));
    Ok(all)
}

/// The version and build of GMP, when it takes part.
pub fn gmp_version() -> Option<String> {
    #[cfg(feature = "gmp")]
    return Some(gmp::version());
    #[cfg(not(feature = "gmp"))]
    None
}
