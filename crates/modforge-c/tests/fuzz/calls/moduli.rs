//! Making, asking and freeing handles of moduli.

use super::memory::{Fault, Place, done, null};
use super::{Caller, look};
use modforge_c::modforge_status::*;
use modforge_c::*;
use num_bigint::BigUint;
use std::ffi::CStr;
use std::ptr;

const MAX_BITS: u64 = 1 << 20;

impl Caller {
    /// Into a slot, which is freed first, or into no place at all.
    pub fn make_modulus(&mut self, slot: usize, bytes: Place, little: bool) {
        self.free_modulus(slot);
        let mut faults = Vec::new();
        let read = self.memory.read("bytes", bytes, &mut faults);
        let number = if little { BigUint::from_bytes_le(read) } else { BigUint::from_bytes_be(read) };
        if faults.is_empty() && number == BigUint::ZERO {
            faults.push(Fault(MODFORGE_MODULUS_ZERO, "modulus: must be at least 1".into()));
        }
        if number.bits() > MAX_BITS {
            faults.push(Fault(MODFORGE_MODULUS_TOO_LARGE, format!("modulus: has {} bits", number.bits())));
        }
        let to = self.moduli.get_mut(slot).map_or(ptr::null_mut(), |slot| &raw mut slot.handle);
        if to.is_null() {
            faults.push(null("modulus"));
        }
        let (data, length) = self.memory.pointer(bytes);
        let make = if little { modforge_modulus_new_le } else { modforge_modulus_new };
        // SAFETY: the place is that of a handle or null, the bytes are as `Place` says.
        let status = unsafe { make(to, data, length) };
        if done(status, &faults) {
            self.moduli[slot].value = number;
        } else if let Some(slot) = self.moduli.get(slot) {
            assert!(slot.handle.is_null());
        }
        self.ask_modulus(slot);
    }

    /// What answers with a number or a name.
    pub fn ask_modulus(&self, slot: usize) {
        let (modulus, value) = look(&self.moduli, slot);
        // SAFETY: null or made and not freed; the name is a string of the library.
        let (bits, bytes, kernel) = unsafe {
            let kernel = CStr::from_ptr(modforge_modulus_kernel(modulus));
            (modforge_modulus_bits(modulus), modforge_modulus_byte_length(modulus), kernel)
        };
        assert_eq!((bits, bytes), (value.bits() as usize, value.bits().div_ceil(8) as usize));
        assert_eq!(kernel == c"none", modulus.is_null());
    }

    pub fn free_modulus(&mut self, slot: usize) {
        let (modulus, _) = look(&self.moduli, slot);
        // SAFETY: null or made; the slot forgets it.
        unsafe { modforge_modulus_free(modulus) };
        if let Some(slot) = self.moduli.get_mut(slot) {
            *slot = super::Slot::empty();
        }
    }

    /// The handle and the number in a slot, and a fault more if there is none.
    pub(super) fn modulus(&self, slot: usize, faults: &mut Vec<Fault>) -> (*const modforge_modulus, BigUint) {
        let (modulus, value) = look(&self.moduli, slot);
        if modulus.is_null() {
            faults.push(null("modulus"));
            return (modulus, BigUint::from(1u8));
        }
        (modulus, value)
    }
}
