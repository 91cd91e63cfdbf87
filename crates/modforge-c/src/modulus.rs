//! The handle of a modulus.

use crate::arguments::{array, at, put};
use crate::status::{call, modforge_status};
use modforge::Modulus;
use std::ffi::c_char;
use std::sync::Arc;

/// A modulus, prepared once. Threads may share it: no function changes it.
pub struct modforge_modulus(pub(crate) Arc<Modulus>);

/// Prepares the modulus of these big-endian bytes, of 1 to 2^20 bits; leading zeros are allowed. Free it with
/// modforge_modulus_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modulus_new(
    modulus: *mut *mut modforge_modulus,
    bytes: *const u8,
    length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { put("modulus", modulus, || Ok(boxed(Modulus::from_be_bytes(array("bytes", bytes, length)?)?))) })
}

/// As modforge_modulus_new, from little-endian bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modulus_new_le(
    modulus: *mut *mut modforge_modulus,
    bytes: *const u8,
    length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        put("modulus", modulus, || {
            let reversed: Vec<u8> = array("bytes", bytes, length)?.iter().rev().copied().collect();
            Ok(boxed(Modulus::from_be_bytes(&reversed)?))
        })
    })
}

fn boxed(modulus: Modulus) -> *mut modforge_modulus {
    Box::into_raw(Box::new(modforge_modulus(Arc::new(modulus))))
}

/// Frees the handle; null is fine. Residues and tables made with it keep what they need of the modulus.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modulus_free(modulus: *mut modforge_modulus) {
    if !modulus.is_null() {
        // SAFETY: made by `boxed`, and by the contract not freed before.
        drop(unsafe { Box::from_raw(modulus) });
    }
}

/// Number of bits; 0 for null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modulus_bits(modulus: *const modforge_modulus) -> usize {
    // SAFETY: the contract of the header.
    unsafe { at("modulus", modulus) }.map_or(0, |modulus| modulus.0.bits())
}

/// Bytes that hold any number below the modulus, which every result needs at least; 0 for null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modulus_byte_length(modulus: *const modforge_modulus) -> usize {
    // SAFETY: the contract of the header.
    unsafe { at("modulus", modulus) }.map_or(0, |modulus| modulus.0.byte_length())
}

/// The kernel that computes: "portable", "adx", "aarch64", "avx512f", "avx512ifma" or "avxifma"; "none" for null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modulus_kernel(modulus: *const modforge_modulus) -> *const c_char {
    const NAMES: [&std::ffi::CStr; 6] = [c"portable", c"adx", c"aarch64", c"avx512f", c"avx512ifma", c"avxifma"];
    // SAFETY: the contract of the header.
    let name = unsafe { at("modulus", modulus) }.map_or("none", |modulus| modulus.0.kernel().name());
    NAMES.into_iter().find(|known| known.to_bytes() == name.as_bytes()).unwrap_or(c"none").as_ptr()
}
