//! Field code of other libraries, a file each, and GMP's ways with primes of special form.

#[cfg(all(feature = "curves", target_pointer_width = "64"))]
#[allow(unsafe_code)] // blst is a C library; every unsafe block gives its reason
mod blst;
#[cfg(feature = "fields")]
mod dalek;
#[cfg(feature = "fields")]
mod fiat;
#[cfg(any(feature = "fields", feature = "gmp", feature = "aws-lc", feature = "curves"))]
mod field;
#[cfg(feature = "gmp")]
#[allow(unsafe_code)] // GMP is a C library; every unsafe block gives its reason
mod gmp_field;
#[cfg(all(feature = "aws-lc", target_arch = "x86_64", target_os = "linux"))]
#[allow(unsafe_code)] // it is assembly; every unsafe block gives its reason
mod nistz256;
#[cfg(feature = "fields")]
mod p521;
#[cfg(all(feature = "aws-lc", target_arch = "x86_64"))]
#[allow(unsafe_code)] // s2n-bignum is assembly; every unsafe block gives its reason
mod s2n_bignum;
#[cfg(all(feature = "curves", target_pointer_width = "64"))]
#[allow(unsafe_code)] // libsecp256k1 is a C library; every unsafe block gives its reason
mod secp256k1;

use crate::{Case, Contestant, Operation};

/// Every library with a field for this modulus that can do `operation`.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    #[allow(unused_mut)] // without features there is none
    let mut all = Vec::new();
    #[cfg(feature = "fields")]
    {
        all.extend(fiat::contestant(case, operation));
        all.extend(dalek::contestant(case, operation));
        all.extend(p521::contestant(case, operation));
    }
    #[cfg(feature = "gmp")]
    all.extend(gmp_field::contestants(case, operation));
    #[cfg(all(feature = "aws-lc", target_arch = "x86_64"))]
    all.extend(s2n_bignum::contestants(case, operation));
    #[cfg(all(feature = "aws-lc", target_arch = "x86_64", target_os = "linux"))]
    all.extend(nistz256::contestant(case, operation));
    #[cfg(all(feature = "curves", target_pointer_width = "64"))]
    {
        all.extend(blst::contestant(case, operation));
        all.extend(secp256k1::contestant(case, operation));
    }
    let _ = (case, operation);
    all
}
