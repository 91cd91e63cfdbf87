//! The handle of a base with a table of its powers.

use crate::arguments::{array, at, put, put_number};
use crate::modulus::modforge_modulus;
use crate::status::{call, modforge_status};
use modforge::{FixedBase, Modulus};
use std::sync::Arc;

/// A base with a table of its powers, for many exponents of a bounded length. Threads may share it: no function changes
/// it.
pub struct modforge_fixed_base {
    // Before the modulus that it borrows, as fields are dropped in this order.
    table: FixedBase<'static>,
    modulus: Arc<Modulus>,
}

/// Makes the table for exponents of at most `exponent_bits` bits. Free it with modforge_fixed_base_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_fixed_base_new(
    fixed: *mut *mut modforge_fixed_base,
    modulus: *const modforge_modulus,
    base: *const u8,
    base_length: usize,
    exponent_bits: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        put("fixed", fixed, || {
            let modulus = Arc::clone(&at("modulus", modulus)?.0);
            // The modulus is behind an Arc, so it does not move, and it lives while the field `modulus` does.
            let borrowed: &'static Modulus = &*Arc::as_ptr(&modulus);
            let base = borrowed.reduce_be_bytes(array("base", base, base_length)?);
            let table = FixedBase::new(&base, exponent_bits)?;
            Ok(Box::into_raw(Box::new(modforge_fixed_base { table, modulus })))
        })
    })
}

/// Frees the handle; null is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_fixed_base_free(fixed: *mut modforge_fixed_base) {
    if !fixed.is_null() {
        // SAFETY: made here, and by the contract not freed before.
        drop(unsafe { Box::from_raw(fixed) });
    }
}

/// result = base^exponent, in a time that depends on the table alone. MODFORGE_EXPONENT_TOO_LONG for an exponent of
/// more bits than the table is made for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_fixed_base_pow(
    fixed: *const modforge_fixed_base,
    result: *mut u8,
    result_length: usize,
    exponent: *const u8,
    exponent_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let fixed = at("fixed", fixed)?;
        put_number(result, result_length, fixed.modulus.byte_length(), || {
            Ok(fixed.table.pow(array("exponent", exponent, exponent_length)?)?.to_be_bytes())
        })
    })
}

/// result = base^exponent, faster, for public exponents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_fixed_base_pow_vartime(
    fixed: *const modforge_fixed_base,
    result: *mut u8,
    result_length: usize,
    exponent: *const u8,
    exponent_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let fixed = at("fixed", fixed)?;
        put_number(result, result_length, fixed.modulus.byte_length(), || {
            Ok(fixed.table.pow_vartime(array("exponent", exponent, exponent_length)?)?.to_be_bytes())
        })
    })
}
