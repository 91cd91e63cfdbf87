//! `mpz_invert`.

use crate::choice::{Job, engine_is_faster};
use crate::gmp::Gmp;
use crate::integer::{Integer, bit_length};
use crate::moduli;
use crate::statistics::{Function, counted};
use core::cmp::Ordering::Less;
use core::ffi::c_int;

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

/// 1 if it was done here. A number without an inverse is left to GMP, as are 0 and moduli of 0.
unsafe fn inverse(gmp: &Gmp, result: *mut Integer, number: *const Integer, modulus: *const Integer) -> Option<c_int> {
    // SAFETY: the caller's contract.
    unsafe {
        let m = (*modulus).limbs();
        let a = (*number).limbs();
        let odd = m.first()? & 1 == 1;
        if a.is_empty() || !engine_is_faster(Job::Inverse { odd }, bit_length(m)) {
            return None;
        }
        let inverse = moduli::inverse_vartime(a, (*number).sign() == Less, m)?;
        gmp.set(result, &inverse);
    }
    Some(1)
}
