//! Functions of whole numbers, which need no handle.

use crate::arguments::{array, put, put_number};
use crate::status::{Failure, call, modforge_status};
use modforge::Modulus;
use std::ffi::c_int;

/// Writes a common divisor to the result, as long as the longer number.
unsafe fn divisor(
    result: *mut u8,
    result_length: usize,
    (a, a_length): (*const u8, usize),
    (b, b_length): (*const u8, usize),
    gcd: fn(&[u8], &[u8]) -> Vec<u8>,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let (a, b) = (array("a", a, a_length)?, array("b", b, b_length)?);
        put_number(result, result_length, a_length.max(b_length), || Ok(gcd(a, b)))
    })
}

/// result = the greatest common divisor of two numbers; gcd(0, b) = b. The result has at least as many bytes as the
/// longer number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_gcd(
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
    b: *const u8,
    b_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    unsafe { divisor(result, result_length, (a, a_length), (b, b_length), modforge::gcd) }
}

/// As modforge_gcd, faster, for public numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_gcd_vartime(
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
    b: *const u8,
    b_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    unsafe { divisor(result, result_length, (a, a_length), (b, b_length), modforge::gcd_vartime) }
}

/// Sets *prime to 1 if n is a probable prime, else to 0: Baillie-PSW, then so many rounds of Miller-Rabin with bases
/// that are derived from n. n has at most 2^20 bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_is_probable_prime_vartime(
    prime: *mut c_int,
    n: *const u8,
    n_length: usize,
    rounds: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        put("prime", prime, || {
            let n = array("n", n, n_length)?;
            // Of which no modulus is made.
            if n.iter().all(|&byte| byte == 0) {
                return Ok(0);
            }
            let modulus = Modulus::from_be_bytes(n).map_err(|error| Failure::about("n", error))?;
            Ok(c_int::from(modulus.is_probable_prime(rounds)))
        })
    })
}
