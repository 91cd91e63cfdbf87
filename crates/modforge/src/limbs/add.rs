//! Addition and subtraction.

use super::{LIMB_BITS, Limb, Wide};

/// `a + b + carry` as (low limb, carry out); `carry` is at most 1, and so is the carry out.
#[inline(always)]
pub(crate) fn add_carry(a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let sum = Wide::from(a) + Wide::from(b) + Wide::from(carry);
    (sum as Limb, (sum >> LIMB_BITS) as Limb)
}

/// `a - b - borrow` as (low limb, borrow out); `borrow` is at most 1, and so is the borrow out.
#[inline(always)]
pub(crate) fn sub_borrow(a: Limb, b: Limb, borrow: Limb) -> (Limb, Limb) {
    let difference = Wide::from(a).wrapping_sub(Wide::from(b) + Wide::from(borrow));
    (difference as Limb, (difference >> (2 * LIMB_BITS - 1)) as Limb)
}

/// `r = a + b`, returning the carry. The three have one length.
pub(crate) fn add(r: &mut [Limb], a: &[Limb], b: &[Limb]) -> Limb {
    let mut carry = 0;
    for ((r, &a), &b) in r.iter_mut().zip(a).zip(b) {
        (*r, carry) = add_carry(a, b, carry);
    }
    carry
}

/// `r = a - b`, returning the borrow. The three have one length.
pub(crate) fn sub(r: &mut [Limb], a: &[Limb], b: &[Limb]) -> Limb {
    let mut borrow = 0;
    for ((r, &a), &b) in r.iter_mut().zip(a).zip(b) {
        (*r, borrow) = sub_borrow(a, b, borrow);
    }
    borrow
}

/// `r += a` where the mask is all ones, else `r` stays; returns the carry.
pub(crate) fn add_masked(r: &mut [Limb], a: &[Limb], mask: Limb) -> Limb {
    let mut carry = 0;
    for (r, &a) in r.iter_mut().zip(a) {
        (*r, carry) = add_carry(*r, a & mask, carry);
    }
    carry
}

/// `r += a`, returning the carry. The two have one length.
pub(crate) fn add_assign(r: &mut [Limb], a: &[Limb]) -> Limb {
    let mut carry = 0;
    for (r, &a) in r.iter_mut().zip(a) {
        (*r, carry) = add_carry(*r, a, carry);
    }
    carry
}

/// `r += limb`, returning the carry, which runs through all of `r` whatever the limbs are.
pub(crate) fn add_limb(r: &mut [Limb], limb: Limb) -> Limb {
    r.iter_mut().fold(limb, |carry, r| {
        let sum = Wide::from(*r) + Wide::from(carry);
        *r = sum as Limb;
        (sum >> LIMB_BITS) as Limb
    })
}

/// `r -= limb`, returning the borrow, which runs through all of `r` whatever the limbs are.
pub(crate) fn sub_limb(r: &mut [Limb], limb: Limb) -> Limb {
    r.iter_mut().fold(limb, |borrow, r| {
        let (difference, below) = sub_borrow(*r, borrow, 0);
        *r = difference;
        below
    })
}

/// `r -= a` where the mask is all ones, else `r` stays; returns the borrow.
pub(crate) fn sub_masked(r: &mut [Limb], a: &[Limb], mask: Limb) -> Limb {
    let mut borrow = 0;
    for (r, &a) in r.iter_mut().zip(a) {
        (*r, borrow) = sub_borrow(*r, a & mask, borrow);
    }
    borrow
}
