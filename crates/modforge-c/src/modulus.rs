//! The handle of a modulus.

use crate::arguments::{array, at, put};
use crate::status::{call, modforge_status};
use modforge::{Kernel, Modulus};
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

/// The names of all kernels, with zeros behind them.
static NAMES: [[u8; 16]; Kernel::ALL.len()] = {
    let mut names = [[0; 16]; Kernel::ALL.len()];
    let mut kernel = 0;
    while kernel < names.len() {
        let name = Kernel::ALL[kernel].name().as_bytes();
        assert!(name.len() < names[kernel].len(), "a zero behind the name");
        let mut i = 0;
        while i < name.len() {
            names[kernel][i] = name[i];
            i += 1;
        }
        kernel += 1;
    }
    names
};

/// The name of the kernel that computes, such as "portable" or "adx"; "none" for null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modulus_kernel(modulus: *const modforge_modulus) -> *const c_char {
    // SAFETY: the contract of the header.
    let kernel = unsafe { at("modulus", modulus) }.map(|modulus| modulus.0.kernel());
    let known = kernel.ok().and_then(|kernel| Kernel::ALL.iter().position(|&known| known == kernel));
    known.map_or(c"none".as_ptr(), |index| NAMES[index].as_ptr().cast())
}
