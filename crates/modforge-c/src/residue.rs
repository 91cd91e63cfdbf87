//! The handle of a residue: numbers that stay in the kernel's representation between operations.

use crate::arguments::{array, at, put, put_number};
use crate::modulus::modforge_modulus;
use crate::status::{Failure, call, modforge_status};
use modforge::{Modulus, Residue};
use std::ffi::c_int;
use std::sync::Arc;

/// A number modulo a modulus, in the form that is the fastest to compute with. Zeroed when freed. Two threads may read
/// one at once, but not while a third one changes it.
pub struct modforge_residue {
    // Before the modulus that they borrow, as fields are dropped in this order.
    value: Residue<'static>,
    /// Room for products in place.
    scratch: Residue<'static>,
    modulus: Arc<Modulus>,
}

impl modforge_residue {
    fn new(modulus: &Arc<Modulus>, number: &[u8]) -> Self {
        // SAFETY: the modulus is behind an Arc, so it does not move, and it lives while the field `modulus` does, which
        // is dropped last. Residues leave this type only together with that field.
        let borrowed: &'static Modulus = unsafe { &*Arc::as_ptr(modulus) };
        Self { value: borrowed.reduce_be_bytes(number), scratch: borrowed.zero(), modulus: Arc::clone(modulus) }
    }

    /// Becomes a value that was computed from a residue of this modulus.
    fn set(&mut self, value: Residue<'static>, modulus: &Arc<Modulus>) {
        if !Arc::ptr_eq(&self.modulus, modulus) {
            *self = Self::new(modulus, &[]);
        }
        self.value = value;
    }
}

/// Makes the residue of a number of any length, which is reduced. Free it with modforge_residue_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_new(
    residue: *mut *mut modforge_residue,
    modulus: *const modforge_modulus,
    number: *const u8,
    length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        put("residue", residue, || {
            let (modulus, number) = (at("modulus", modulus)?, array("number", number, length)?);
            Ok(Box::into_raw(Box::new(modforge_residue::new(&modulus.0, number))))
        })
    })
}

/// Makes another handle of the same number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_clone(
    copy: *mut *mut modforge_residue,
    residue: *const modforge_residue,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        put("copy", copy, || {
            let residue = at("residue", residue)?;
            let mut made = Box::new(modforge_residue::new(&residue.modulus, &[]));
            made.value = residue.value.clone();
            Ok(Box::into_raw(made))
        })
    })
}

/// Frees the handle; null is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_free(residue: *mut modforge_residue) {
    if !residue.is_null() {
        // SAFETY: made here, and by the contract not freed before.
        drop(unsafe { Box::from_raw(residue) });
    }
}

/// Writes the number, below the modulus, big-endian behind zeros.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_to_bytes(
    residue: *const modforge_residue,
    result: *mut u8,
    length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let residue = at("residue", residue)?;
        put_number(result, length, residue.modulus.byte_length(), || Ok(residue.value.to_be_bytes()))
    })
}

/// Sets *equal to 1 if the two are the same number modulo the same modulus, else to 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_equal(
    equal: *mut c_int,
    a: *const modforge_residue,
    b: *const modforge_residue,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { put("equal", equal, || Ok(c_int::from(at("a", a)?.value == at("b", b)?.value))) })
}

/// Sets *same to 1 if the residue is one modulo this modulus, else to 0. Two handles of one number are the same modulus.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_has_modulus(
    same: *mut c_int,
    residue: *const modforge_residue,
    modulus: *const modforge_modulus,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        put("same", same, || {
            let (own, asked) = (&at("residue", residue)?.modulus, &at("modulus", modulus)?.0);
            Ok(c_int::from(Arc::ptr_eq(own, asked) || own == asked))
        })
    })
}

/// Puts into an existing residue what `a` and more give. They are read before, so that they may be the result.
unsafe fn compute(
    result: *mut modforge_residue,
    a: *const modforge_residue,
    value: impl FnOnce(&'static Residue<'static>) -> Result<Residue<'static>, Failure>,
) -> Result<(), Failure> {
    // SAFETY: the caller's contract; the reference to a is used only until the next statement.
    let (value, modulus) = unsafe {
        at("result", result)?;
        let a = at("a", a)?;
        (value(&a.value)?, Arc::clone(&a.modulus))
    };
    // SAFETY: not null, and no reference to it is left.
    unsafe { &mut *result }.set(value, &modulus);
    Ok(())
}

/// result = a + b. In this and the next functions the result is a residue that exists, of any modulus, and may be an
/// operand.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_add(
    result: *mut modforge_residue,
    a: *const modforge_residue,
    b: *const modforge_residue,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { compute(result, a, |a| Ok(a.add(&at("b", b)?.value)?)) })
}

/// result = a - b.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_sub(
    result: *mut modforge_residue,
    a: *const modforge_residue,
    b: *const modforge_residue,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { compute(result, a, |a| Ok(a.sub(&at("b", b)?.value)?)) })
}

/// result = -a.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_neg(
    result: *mut modforge_residue,
    a: *const modforge_residue,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { compute(result, a, |a| Ok(a.neg())) })
}

/// result = a * b. Nothing is allocated where the result is a or b.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_mul(
    result: *mut modforge_residue,
    a: *const modforge_residue,
    b: *const modforge_residue,
) -> modforge_status {
    let (in_place, other) = if result.cast_const() == a { (true, b) } else { (result.cast_const() == b, a) };
    // SAFETY: the contract of the header.
    call(|| unsafe {
        if !in_place || a == b {
            return if a == b { square(result, a) } else { compute(result, a, |a| Ok(a.mul(&at("b", b)?.value)?)) };
        }
        at("result", result)?;
        let (other, result) = (at(if other == a { "a" } else { "b" }, other)?, &mut *result);
        Ok(result.value.mul_assign(&other.value, &mut result.scratch)?)
    })
}

/// result = a * a. Nothing is allocated where the result is a.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_square(
    result: *mut modforge_residue,
    a: *const modforge_residue,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { square(result, a) })
}

unsafe fn square(result: *mut modforge_residue, a: *const modforge_residue) -> Result<(), Failure> {
    // SAFETY: the caller's contract.
    unsafe {
        if result.cast_const() != a {
            return compute(result, a, |a| Ok(a.square()));
        }
        at("result", result)?;
        let result = &mut *result;
        Ok(result.value.square_assign(&mut result.scratch)?)
    }
}

/// result = a^exponent, in a time that depends on the length of the exponent alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_pow(
    result: *mut modforge_residue,
    a: *const modforge_residue,
    exponent: *const u8,
    length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { compute(result, a, |a| Ok(a.pow(array("exponent", exponent, length)?))) })
}

/// result = a^exponent, faster, for public exponents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_pow_vartime(
    result: *mut modforge_residue,
    a: *const modforge_residue,
    exponent: *const u8,
    length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { compute(result, a, |a| Ok(a.pow_vartime(array("exponent", exponent, length)?))) })
}

/// result = a^-1, in constant time. MODFORGE_NOT_INVERTIBLE if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_residue_inverse(
    result: *mut modforge_residue,
    a: *const modforge_residue,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { compute(result, a, |a| Ok(a.inverse()?)) })
}
