//! `mpz_powm`, `mpz_powm_ui`, `mpz_powm_sec`.

use crate::choice::{Job, engine_is_faster};
use crate::gmp::Gmp;
use crate::integer::{Integer, bit_length};
use crate::moduli::{self, Power};
use crate::signals::Blocked;
use crate::statistics::{Function, counted};
use core::cmp::Ordering::{Greater, Less};
use core::ffi::c_ulong;
use core::mem::MaybeUninit;

pub(crate) unsafe extern "C" fn powm(
    result: *mut Integer,
    base: *const Integer,
    exponent: *const Integer,
    modulus: *const Integer,
    caller: usize,
) {
    let gmp = Gmp::of(caller);
    // SAFETY: the contract of GMP's function.
    unsafe {
        let bits = bit_length((*modulus).limbs());
        counted(
            Function::Powm,
            bits,
            || match (*exponent).sign() {
                Less => power_of_inverse(&gmp, result, base, exponent, modulus),
                _ => power(&gmp, result, base, (*exponent).limbs(), modulus),
            },
            || (gmp.powm)(result, base, exponent, modulus),
        );
    }
}

pub(crate) unsafe extern "C" fn powm_ui(
    result: *mut Integer,
    base: *const Integer,
    exponent: c_ulong,
    modulus: *const Integer,
    caller: usize,
) {
    let gmp = Gmp::of(caller);
    #[allow(clippy::unnecessary_cast)] // of 32 bits on Windows
    let limb = [exponent as u64];
    // SAFETY: the contract of GMP's function.
    unsafe {
        let bits = bit_length((*modulus).limbs());
        counted(
            Function::PowmUi,
            bits,
            || power(&gmp, result, base, if exponent == 0 { &[] } else { &limb }, modulus),
            || (gmp.powm_ui)(result, base, exponent, modulus),
        );
    }
}

pub(crate) unsafe extern "C" fn powm_sec(
    result: *mut Integer,
    base: *const Integer,
    exponent: *const Integer,
    modulus: *const Integer,
    caller: usize,
) {
    let gmp = Gmp::of(caller);
    // SAFETY: the contract of GMP's function.
    unsafe {
        let bits = bit_length((*modulus).limbs());
        counted(
            Function::PowmSec,
            bits,
            || power_in_constant_time(&gmp, result, base, exponent, modulus),
            || (gmp.powm_sec)(result, base, exponent, modulus),
        );
    }
}

/// Whether the engine is faster at a power with these operands. A base of 0, or one much longer than the modulus, is
/// not where it is.
fn takes(base: &[u64], exponent: &[u64], m: &[u64]) -> bool {
    let exponent_bits = bit_length(exponent);
    let Some(low) = m.first() else { return false };
    let usual = exponent_bits > 0 && !base.is_empty() && base.len() <= 4 * m.len();
    usual && engine_is_faster(Job::Power { exponent_bits, twos: low.trailing_zeros() }, bit_length(m))
}

/// Whether it was done here. A modulus of 0 and an exponent of 0 are left to GMP.
unsafe fn power(
    gmp: &Gmp,
    result: *mut Integer,
    base: *const Integer,
    exponent: &[u64],
    modulus: *const Integer,
) -> Option<()> {
    // SAFETY: the caller's contract.
    unsafe {
        let m = (*modulus).limbs();
        if !takes((*base).limbs(), exponent, m) {
            return None;
        }
        let _blocked = Blocked::new();
        let negative = (*base).sign() == Less && exponent[0] & 1 == 1;
        let power = moduli::power_vartime(&Power { base: (*base).limbs(), exponent, modulus: m, negative })?;
        gmp.set(result, &power);
    }
    Some(())
}

/// The power of the inverse, for a negative exponent. A base that has none is left to GMP, which then divides by zero.
unsafe fn power_of_inverse(
    gmp: &Gmp,
    result: *mut Integer,
    base: *const Integer,
    exponent: *const Integer,
    modulus: *const Integer,
) -> Option<()> {
    // SAFETY: the caller's contract; the inverse is initialised before it is read, and cleared.
    unsafe {
        if !takes((*base).limbs(), (*exponent).limbs(), (*modulus).limbs()) {
            return None;
        }
        let mut inverse = MaybeUninit::uninit();
        (gmp.init)(inverse.as_mut_ptr());
        let done = if (gmp.invert)(inverse.as_mut_ptr(), base, modulus) == 0 {
            None
        } else {
            power(gmp, result, inverse.as_ptr(), (*exponent).limbs(), modulus)
        };
        (gmp.clear)(inverse.as_mut_ptr());
        done
    }
}

/// GMP's function takes odd moduli and positive exponents, and divides by zero else.
unsafe fn power_in_constant_time(
    gmp: &Gmp,
    result: *mut Integer,
    base: *const Integer,
    exponent: *const Integer,
    modulus: *const Integer,
) -> Option<()> {
    // SAFETY: the caller's contract.
    unsafe {
        let m = (*modulus).limbs();
        if m.first()? & 1 == 0 || (*exponent).sign() != Greater {
            return None;
        }
        let exponent = (*exponent).limbs();
        // Lengths in limbs are public here, bits are not.
        if !engine_is_faster(Job::SecretPower { exponent_limbs: exponent.len() }, bit_length(m)) {
            return None;
        }
        let negative = (*base).sign() == Less && exponent[0] & 1 == 1;
        let _blocked = Blocked::new();
        let power = moduli::power(&Power { base: (*base).limbs(), exponent, modulus: m, negative })?;
        gmp.set(result, &power);
    }
    Some(())
}
