//! Addition and subtraction.

/// `a + b + carry` as (low limb, carry out); `carry` is at most 1, and so is the carry out.
#[inline(always)]
pub(crate) fn add_carry(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let sum = u128::from(a) + u128::from(b) + u128::from(carry);
    (sum as u64, (sum >> 64) as u64)
}

/// `a - b - borrow` as (low limb, borrow out); `borrow` is at most 1, and so is the borrow out.
#[inline(always)]
pub(crate) fn sub_borrow(a: u64, b: u64, borrow: u64) -> (u64, u64) {
    let difference = u128::from(a).wrapping_sub(u128::from(b) + u128::from(borrow));
    (difference as u64, (difference >> 127) as u64)
}

/// `r = a + b`, returning the carry. The three have one length.
pub(crate) fn add(r: &mut [u64], a: &[u64], b: &[u64]) -> u64 {
    let mut carry = 0;
    for ((r, &a), &b) in r.iter_mut().zip(a).zip(b) {
        (*r, carry) = add_carry(a, b, carry);
    }
    carry
}

/// `r = a - b`, returning the borrow. The three have one length.
pub(crate) fn sub(r: &mut [u64], a: &[u64], b: &[u64]) -> u64 {
    let mut borrow = 0;
    for ((r, &a), &b) in r.iter_mut().zip(a).zip(b) {
        (*r, borrow) = sub_borrow(a, b, borrow);
    }
    borrow
}

/// `r += a` where the mask is all ones, else `r` stays; the carry is dropped.
pub(crate) fn add_masked(r: &mut [u64], a: &[u64], mask: u64) {
    let mut carry = 0;
    for (r, &a) in r.iter_mut().zip(a) {
        (*r, carry) = add_carry(*r, a & mask, carry);
    }
}

/// `r -= a` where the mask is all ones, else `r` stays; the borrow is dropped.
pub(crate) fn sub_masked(r: &mut [u64], a: &[u64], mask: u64) {
    let mut borrow = 0;
    for (r, &a) in r.iter_mut().zip(a) {
        (*r, borrow) = sub_borrow(*r, a & mask, borrow);
    }
}
