//! Handles of fixed bases.

use super::memory::{Fault, Place, done, null};
use super::{Caller, Slot, look};
use modforge_c::modforge_status::*;
use modforge_c::*;
use num_bigint::BigUint;
use std::ptr;

const MAX_EXPONENT_BITS: usize = 1 << 20;

#[derive(Clone, Default)]
pub(super) struct Table {
    modulus: BigUint,
    base: BigUint,
    exponent_bits: u64,
}

impl Caller {
    /// Into a slot, which is freed first, or into no place at all.
    pub fn make_table(&mut self, slot: usize, modulus: usize, base: Place, exponent_bits: usize) {
        self.free_table(slot);
        let mut faults = Vec::new();
        let (handle, m) = self.modulus(modulus, &mut faults);
        let number = self.memory.number("base", base, &mut faults);
        if exponent_bits > MAX_EXPONENT_BITS {
            faults.push(Fault(MODFORGE_EXPONENT_TOO_LONG, "exponent: at most 1048576 bits".into()));
        }
        let to = self.tables.get_mut(slot).map_or(ptr::null_mut(), |slot| &raw mut slot.handle);
        if to.is_null() {
            faults.push(null("fixed"));
        }
        let (data, length) = self.memory.pointer(base);
        // SAFETY: pointers are null, to a handle, or as `Place` says.
        let status = unsafe { modforge_fixed_base_new(to, handle, data, length, exponent_bits) };
        if done(status, &faults) {
            self.tables[slot].value = Table { modulus: m, base: number, exponent_bits: exponent_bits as u64 };
        } else if let Some(slot) = self.tables.get(slot) {
            assert!(slot.handle.is_null());
        }
    }

    pub fn power_of_table(&mut self, vartime: bool, slot: usize, result: Place, exponent: Place) {
        let mut faults = Vec::new();
        let (handle, table) = look(&self.tables, slot);
        if handle.is_null() {
            faults.push(null("fixed"));
        }
        let e = self.memory.number("exponent", exponent, &mut faults);
        if faults.is_empty() && e.bits() > table.exponent_bits {
            let bound = format!("exponent: at most {} bits", table.exponent_bits);
            faults.push(Fault(MODFORGE_EXPONENT_TOO_LONG, bound));
        }
        let (data, length) = self.memory.pointer(exponent);
        let power = if vartime { modforge_fixed_base_pow_vartime } else { modforge_fixed_base_pow };
        // SAFETY: the handle is null or made, pointers are as `Place` says.
        let call = |r, r_length| unsafe { power(handle, r, r_length, data, length) };
        let needed = table.modulus.bits().div_ceil(8) as usize;
        self.memory.write(result, needed, faults, call, |answer| answer == Ok(&table.base.modpow(&e, &table.modulus)));
    }

    pub fn free_table(&mut self, slot: usize) {
        let (handle, _) = look(&self.tables, slot);
        // SAFETY: null or made; the slot forgets it.
        unsafe { modforge_fixed_base_free(handle) };
        if let Some(slot) = self.tables.get_mut(slot) {
            *slot = Slot::empty();
        }
    }
}
