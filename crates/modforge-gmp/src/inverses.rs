//! `mpz_invert`.

use crate::choice::{Job, engine_is_faster};
use crate::gmp::Gmp;
use crate::integer::{Integer, bit_length, negate_modulo};
use crate::signals::Blocked;
use crate::statistics::{Function, counted};
use core::cmp::Ordering::Less;
use core::ffi::c_int;
use modforge::{Error, inverse_limbs_vartime};

pub(crate) unsafe extern "C" fn invert(
    result: *mut Integer,
    number: *const Integer,
    modulus: *const Integer,
    caller: usize,
) -> c_int {
    let gmp = Gmp::of(caller);
    // SAFETY: the contract of GMP's function.
    unsafe {
        let bits = bit_length((*modulus).limbs());
        counted(
            Function::Invert,
            bits,
            || inverse(&gmp, result, number, modulus),
            || (gmp.invert)(result, number, modulus),
        )
    }
}

/// Whether there is an inverse. 0 and moduli of 0 are left to GMP.
unsafe fn inverse(gmp: &Gmp, result: *mut Integer, number: *const Integer, modulus: *const Integer) -> Option<c_int> {
    // SAFETY: the caller's contract.
    unsafe {
        let m = (*modulus).limbs();
        let a = (*number).limbs();
        // GMP is faster at numbers that are short, or close to the modulus, or much longer.
        let usual = (m.len() * 3).div_ceil(4)..=2 * m.len();
        if !usual.contains(&a.len()) || a.last() == m.last() || !engine_is_faster(Job::Inverse, bit_length(m)) {
            return None;
        }
        let _blocked = Blocked::new();
        let mut inverse = match inverse_limbs_vartime(a, m) {
            Ok(inverse) => inverse,
            // The result is undefined then.
            Err(Error::NotInvertible { .. }) => return Some(0),
            Err(_) => return None,
        };
        if (*number).sign() == Less {
            negate_modulo(&mut inverse, m);
        }
        gmp.set(result, &inverse);
    }
    Some(1)
}
