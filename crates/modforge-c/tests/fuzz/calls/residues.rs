//! Handles of residues.

use super::memory::{Fault, Place, done, null};
use super::numbers::is_inverse;
use super::{Caller, Slot, look};
use modforge_c::modforge_status::{self, *};
use modforge_c::*;
use num_bigint::BigUint;
use std::ffi::c_int;
use std::ptr;

#[derive(Clone, Default, PartialEq)]
pub(super) struct Residue {
    modulus: BigUint,
    number: BigUint,
}

/// What is computed from one or two residues, or from one and an exponent.
#[derive(Clone, Copy, Debug)]
pub enum Operation {
    Add(usize, usize),
    Sub(usize, usize),
    Mul(usize, usize),
    Neg(usize),
    Square(usize),
    Inverse(usize),
    Pow(usize, Place),
    PowVartime(usize, Place),
}

impl Caller {
    /// Into a slot, which is freed first, or into no place at all.
    pub fn make_residue(&mut self, slot: usize, modulus: usize, number: Place) {
        self.free_residue(slot);
        let mut faults = Vec::new();
        let (handle, modulus) = self.modulus(modulus, &mut faults);
        let value = self.memory.number("number", number, &mut faults) % &modulus;
        let (data, length) = self.memory.pointer(number);
        // SAFETY: the handle is null or made, the number is as `Place` says, and `put` gives a place or null.
        let make = |to| unsafe { modforge_residue_new(to, handle, data, length) };
        self.put_residue(slot, "residue", faults, make, Residue { modulus, number: value });
    }

    /// As above. A copy of a residue into its own slot finds it freed.
    pub fn copy_residue(&mut self, slot: usize, from: usize) {
        self.free_residue(slot);
        let (handle, value) = look(&self.residues, from);
        let faults = handle.is_null().then(|| null("residue")).into_iter().collect();
        // SAFETY: as above.
        self.put_residue(slot, "copy", faults, |to| unsafe { modforge_residue_clone(to, handle) }, value);
    }

    fn put_residue(
        &mut self,
        slot: usize,
        name: &str,
        mut faults: Vec<Fault>,
        make: impl FnOnce(*mut *mut modforge_residue) -> modforge_status,
        value: Residue,
    ) {
        let to = self.residues.get_mut(slot).map_or(ptr::null_mut(), |slot| &raw mut slot.handle);
        if to.is_null() {
            faults.push(null(name));
        }
        if done(make(to), &faults) {
            self.residues[slot].value = value;
        } else if let Some(slot) = self.residues.get(slot) {
            assert!(slot.handle.is_null());
        }
        self.look_at_residues();
    }

    /// Of residues of one modulus, the result may be any of them.
    pub fn compute_residue(&mut self, result: usize, operation: Operation) {
        use Operation::{Add, Inverse, Mul, Neg, Pow, PowVartime, Square, Sub};
        let mut faults = Vec::new();
        let mut operand = |slot, name| {
            let (handle, value) = look(&self.residues, slot);
            faults.extend(handle.is_null().then(|| null(name)));
            (handle.cast_const(), value)
        };
        let (to, _) = operand(result, "result");
        let (Add(a, _) | Sub(a, _) | Mul(a, _) | Neg(a) | Square(a) | Inverse(a) | Pow(a, _) | PowVartime(a, _)) =
            operation;
        let (a, x) = operand(a, "a");
        let (b, y) = match operation {
            Add(_, b) | Sub(_, b) | Mul(_, b) => operand(b, "b"),
            _ => (a, x.clone()),
        };
        if x.modulus != y.modulus {
            faults.push(Fault(MODFORGE_MODULUS_MISMATCH, "operands: belong to different moduli".into()));
        }
        let exponent = if let Pow(_, place) | PowVartime(_, place) = operation { place } else { Place::Null(0) };
        let e = self.memory.number("exponent", exponent, &mut faults);
        let (data, length) = self.memory.pointer(exponent);
        let to = to.cast_mut();
        // SAFETY: handles are null or made, the exponent is as `Place` says.
        let status = unsafe {
            match operation {
                Add(..) => modforge_residue_add(to, a, b),
                Sub(..) => modforge_residue_sub(to, a, b),
                Mul(..) => modforge_residue_mul(to, a, b),
                Neg(_) => modforge_residue_neg(to, a),
                Square(_) => modforge_residue_square(to, a),
                Inverse(_) => modforge_residue_inverse(to, a),
                Pow(..) => modforge_residue_pow(to, a, data, length),
                PowVartime(..) => modforge_residue_pow_vartime(to, a, data, length),
            }
        };
        if matches!(operation, Inverse(_)) && faults.is_empty() && status != MODFORGE_OK {
            assert!(is_inverse(Err(status), &x.modulus, &x.number));
            faults
                .push(Fault(MODFORGE_NOT_INVERTIBLE, "operand: has no inverse, its gcd with the modulus is 0x".into()));
        }
        if done(status, &faults) {
            let (m, x, y) = (x.modulus, x.number, y.number);
            let number = match operation {
                Add(..) => (x + y) % &m,
                Sub(..) => (x + &m - y) % &m,
                Mul(..) => x * y % &m,
                Neg(_) => (&m - x) % &m,
                Square(_) => &x * &x % &m,
                Inverse(_) => x.modinv(&m).unwrap_or_default(),
                Pow(..) | PowVartime(..) => x.modpow(&e, &m),
            };
            self.residues[result].value = Residue { modulus: m, number };
        }
        self.look_at_residues();
    }

    pub fn residue_to_bytes(&mut self, slot: usize, result: Place) {
        let (handle, value) = look(&self.residues, slot);
        let faults = handle.is_null().then(|| null("residue")).into_iter().collect();
        let needed = value.modulus.bits().div_ceil(8) as usize;
        // SAFETY: the handle is null or made, the result is as `Place` says.
        let call = |r, length| unsafe { modforge_residue_to_bytes(handle, r, length) };
        self.memory.write(result, needed, faults, call, |answer| answer == Ok(&value.number));
    }

    pub fn compare_residues(&mut self, equal: bool, a: usize, b: usize) {
        let [(a, x), (b, y)] = [a, b].map(|slot| look(&self.residues, slot));
        let mut faults = Vec::new();
        faults.extend(a.is_null().then(|| null("a")));
        faults.extend(b.is_null().then(|| null("b")));
        faults.extend((!equal).then(|| null("equal")));
        let mut answer: c_int = 7;
        let to = if equal { &raw mut answer } else { ptr::null_mut() };
        // SAFETY: handles are null or made, the answer is null or a place.
        let status = unsafe { modforge_residue_equal(to, a, b) };
        let expected = if done(status, &faults) { c_int::from(x == y) } else { 7 };
        assert_eq!(answer, expected);
    }

    pub fn residue_has_modulus(&mut self, same: bool, residue: usize, modulus: usize) {
        let (handle, value) = look(&self.residues, residue);
        let own = value.modulus.clone();
        let mut faults = Vec::new();
        faults.extend(handle.is_null().then(|| null("residue")));
        let (modulus, asked) = self.modulus(modulus, &mut faults);
        faults.extend((!same).then(|| null("same")));
        let mut answer: c_int = 7;
        let to = if same { &raw mut answer } else { ptr::null_mut() };
        // SAFETY: handles are null or made, the answer is null or a place.
        let status = unsafe { modforge_residue_has_modulus(to, handle, modulus) };
        let expected = if done(status, &faults) { c_int::from(own == asked) } else { 7 };
        assert_eq!(answer, expected);
    }

    /// All are what they must be.
    pub(super) fn look_at_residues(&self) {
        for Slot { handle, value } in self.residues.iter().filter(|slot| !slot.handle.is_null()) {
            let mut bytes = vec![0; value.modulus.bits().div_ceil(8) as usize];
            // SAFETY: the handle was made, and the bytes are as many as is said.
            let status = unsafe { modforge_residue_to_bytes(*handle, bytes.as_mut_ptr(), bytes.len()) };
            assert_eq!((status, BigUint::from_bytes_be(&bytes)), (MODFORGE_OK, value.number.clone()));
        }
    }

    pub fn free_residue(&mut self, slot: usize) {
        let (handle, _) = look(&self.residues, slot);
        // SAFETY: null or made; the slot forgets it.
        unsafe { modforge_residue_free(handle) };
        if let Some(slot) = self.residues.get_mut(slot) {
            *slot = Slot::empty();
        }
    }
}
