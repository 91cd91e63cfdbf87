//! Libraries of big numbers, a file each.

#[cfg(feature = "aws-lc")]
#[allow(unsafe_code)] // AWS-LC is a C library; every unsafe block gives its reason
mod aws_lc;
#[cfg(feature = "cryptopp")]
#[allow(unsafe_code)] // Crypto++ is reached through C functions; every unsafe block gives its reason
mod cryptopp;
#[cfg(all(feature = "flint", target_arch = "x86_64"))]
#[allow(unsafe_code)] // FLINT is a C library; every unsafe block gives its reason
mod flint;
#[cfg(feature = "gmp")]
#[allow(unsafe_code)] // GMP is a C library; every unsafe block gives its reason
pub(super) mod gmp;
#[cfg(feature = "go")]
mod go;
#[allow(unsafe_code)] // these are C libraries; every unsafe block gives its reason
mod loaded;
#[cfg(feature = "openssl")]
#[allow(unsafe_code)] // OpenSSL is a C library; every unsafe block gives its reason
mod openssl;
mod rust;
#[cfg(all(feature = "aws-lc", target_arch = "x86_64"))]
#[allow(unsafe_code)] // s2n-bignum is assembly; every unsafe block gives its reason
mod s2n_bignum;

use crate::{Case, Contestant, Error, Operation};

/// Every library that can do `operation` for this modulus, in all its ways.
///
/// # Errors
/// A library that the user names and that cannot be loaded.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Result<Vec<Box<dyn Contestant + 'c>>, Error> {
    let mut all = Vec::new();
    #[cfg(feature = "gmp")]
    all.extend(gmp::contestants(case, operation));
    #[cfg(feature = "openssl")]
    all.extend(openssl::contestants(case, operation));
    #[cfg(feature = "aws-lc")]
    all.extend(aws_lc::contestants(case, operation));
    #[cfg(all(feature = "aws-lc", target_arch = "x86_64"))]
    all.extend(s2n_bignum::contestants(case, operation));
    #[cfg(all(feature = "flint", target_arch = "x86_64"))]
    all.extend(flint::contestants(case, operation));
    #[cfg(feature = "cryptopp")]
    all.extend(cryptopp::contestants(case, operation));
    all.extend(loaded::contestants(case, operation)?);
    #[cfg(feature = "go")]
    all.extend(go::contestants(case, operation));
    all.extend(rust::contestants(case, operation));
    Ok(all)
}
