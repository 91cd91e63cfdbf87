//! GMP's integers, as its binary interface lays them out.

use core::cmp::Ordering;
use core::ffi::c_int;

/// `__mpz_struct`: limbs of 64 bits, the least significant first, the highest not zero, and the sign in the size.
#[repr(C)]
pub(crate) struct Integer {
    pub(crate) allocated: c_int,
    pub(crate) size: c_int,
    pub(crate) limbs: *mut u64,
}

impl Integer {
    /// The limbs of the absolute value.
    ///
    /// # Safety
    /// The integer is initialised, and is not written while the result lives.
    pub(crate) unsafe fn limbs(&self) -> &[u64] {
        let length = self.size.unsigned_abs() as usize;
        if length == 0 {
            return &[]; // the pointer may be anything
        }
        // SAFETY: so many limbs belong to an integer of this size.
        unsafe { core::slice::from_raw_parts(self.limbs, length) }
    }

    /// −1, 0 or 1.
    pub(crate) fn sign(&self) -> Ordering {
        self.size.cmp(&0)
    }
}

/// Bits of a number without leading zero limbs.
pub(crate) fn bit_length(limbs: &[u64]) -> usize {
    limbs.last().map_or(0, |&top| limbs.len() * 64 - top.leading_zeros() as usize)
}

/// The big-endian bytes of a number.
pub(crate) fn to_be_bytes(limbs: &[u64]) -> impl Iterator<Item = u8> {
    limbs.iter().rev().flat_map(|limb| limb.to_be_bytes())
}

/// The modulus minus a number that is below it and as long, unless that is 0.
pub(crate) fn negate_modulo(number: &mut [u64], modulus: &[u64]) {
    if number.iter().all(|&limb| limb == 0) {
        return;
    }
    let mut borrow = false;
    for (limb, &m) in number.iter_mut().zip(modulus) {
        let (difference, under) = m.overflowing_sub(*limb);
        let (difference, again) = difference.overflowing_sub(borrow.into());
        *limb = difference;
        borrow = under || again;
    }
}
