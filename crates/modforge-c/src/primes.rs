//! Random primes, safe primes, primes of a residue class and the next prime.

use crate::arguments::{array, put_number};
use crate::status::{Failure, call, modforge_status, modforge_status::*};
use modforge_crypto::primes::{
    CongruenceError, Error, MAX_BITS, MIN_BITS, congruent_prime, next_prime_vartime, random_prime, safe_prime,
};
use modforge_crypto::random::SystemRandom;
use std::ffi::{c_int, c_void};
use std::ops::ControlFlow;
use zeroize::Zeroizing;

/// What a search calls from time to time, on the thread that called it, with its context and the number of candidates
/// that have been tested. The search ends if it returns anything but 0. May be null.
pub type modforge_progress = Option<unsafe extern "C" fn(context: *mut c_void, tested: u64) -> c_int>;

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let status = match error {
            Error::Engine(error) => return error.into(),
            Error::Stopped => MODFORGE_STOPPED,
            _ => MODFORGE_REFUSED,
        };
        Self::new(status, error.to_string())
    }
}

impl From<CongruenceError> for Failure {
    fn from(error: CongruenceError) -> Self {
        match error {
            CongruenceError::Search(error) => error.into(),
            error => Self::new(MODFORGE_REFUSED, error.to_string()),
        }
    }
}

/// Writes what a search finds to the result. It gets whom it tells.
unsafe fn found(
    result: *mut u8,
    result_length: usize,
    bits: usize,
    (progress, context): (modforge_progress, *mut c_void),
    search: impl FnOnce(&mut dyn FnMut(u64) -> ControlFlow<()>) -> Result<Zeroizing<Vec<u8>>, Failure>,
) -> modforge_status {
    let mut tell = |tested| match progress {
        // SAFETY: by the contract a function, which gets what its caller gave for it.
        Some(progress) if unsafe { progress(context, tested) } != 0 => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    // The search itself refuses other sizes.
    let needed = if (MIN_BITS..=MAX_BITS).contains(&bits) { bits.div_ceil(8) } else { 0 };
    // SAFETY: the contract of the header.
    call(|| unsafe { put_number(result, result_length, needed, || Ok(search(&mut tell)?.to_vec())) })
}

/// result = a random prime of so many bits, 64 to 16384, its two top bits set, from the random numbers of the system.
/// It has passed Baillie-PSW and rounds of Miller-Rabin with random bases, for an error below 2^-112. The result has at
/// least as many bytes as the prime. In variable time, on all cores.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_random_prime(
    result: *mut u8,
    result_length: usize,
    bits: usize,
    progress: modforge_progress,
    context: *mut c_void,
) -> modforge_status {
    // SAFETY: the contract of the header.
    unsafe {
        found(result, result_length, bits, (progress, context), |tell| Ok(random_prime(&mut SystemRandom, bits, tell)?))
    }
}

/// As modforge_random_prime, a safe prime p: (p - 1)/2 is a prime, too.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_safe_prime(
    result: *mut u8,
    result_length: usize,
    bits: usize,
    progress: modforge_progress,
    context: *mut c_void,
) -> modforge_status {
    // SAFETY: the contract of the header.
    unsafe {
        found(result, result_length, bits, (progress, context), |tell| Ok(safe_prime(&mut SystemRandom, bits, tell)?))
    }
}

/// As modforge_random_prime, a prime that leaves `remainder` divided by `modulus`: 1 modulo q for DSA, 3 modulo 4 for
/// Blum. The modulus has 2 bits at least and 32 less than the prime at most; the remainder is below it and has no
/// common divisor with it. No more of the prime than the bits above the modulus is random.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_congruent_prime(
    result: *mut u8,
    result_length: usize,
    bits: usize,
    remainder: *const u8,
    remainder_length: usize,
    modulus: *const u8,
    modulus_length: usize,
    progress: modforge_progress,
    context: *mut c_void,
) -> modforge_status {
    // SAFETY: the contract of the header.
    unsafe {
        found(result, result_length, bits, (progress, context), |tell| {
            let remainder = array("remainder", remainder, remainder_length)?;
            let modulus = array("modulus", modulus, modulus_length)?;
            Ok(congruent_prime(&mut SystemRandom, bits, remainder, modulus, tell)?)
        })
    }
}

/// result = the smallest prime above n, which has at most 16384 bits: it has passed Baillie-PSW. The result has at
/// least one byte more than n.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_next_prime_vartime(
    result: *mut u8,
    result_length: usize,
    n: *const u8,
    n_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let n = array("n", n, n_length)?;
        put_number(result, result_length, n_length + 1, || {
            next_prime_vartime(n).map_err(|error| match error {
                Error::Size { bits } => {
                    let message = format!("n: has {bits} bits, {MAX_BITS} are supported");
                    Failure::new(MODFORGE_NUMBER_TOO_LARGE, message)
                }
                error => error.into(),
            })
        })
    })
}
