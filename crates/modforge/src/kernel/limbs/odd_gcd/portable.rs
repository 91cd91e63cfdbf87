//! In plain Rust, with masks in place of branches.

use crate::limbs::{LIMB_BITS, Limb, Wide};
use core::num::NonZero;

/// gcd(x, y) of two odd numbers.
pub(super) fn of_two_limbs(mut x: Wide, mut y: Wide) -> Wide {
    while (x | y) >> LIMB_BITS != 0 {
        let (difference, below) = x.overflowing_sub(y);
        let mask = Wide::from(below).wrapping_neg();
        y = y.wrapping_add(difference & mask);
        let absolute = (difference ^ mask).wrapping_sub(mask);
        let (low, high) = (absolute as Limb, (absolute >> LIMB_BITS) as Limb);
        x = match NonZero::new(difference as Limb) {
            Some(even) => {
                // Below a limb's bits: a shift of two limbs by any number has more cases.
                let zeros = even.trailing_zeros() as usize % LIMB_BITS;
                let lower = low >> zeros | high << 1 << (LIMB_BITS - 1 - zeros);
                Wide::from(high >> zeros) << LIMB_BITS | Wide::from(lower)
            }
            None if high == 0 => return y,
            None => Wide::from(high >> high.trailing_zeros()),
        };
    }
    Wide::from(of_limbs(x as Limb, y as Limb))
}

/// As [`of_two_limbs`].
pub(super) fn of_limbs(mut x: Limb, mut y: Limb) -> Limb {
    loop {
        let (difference, below) = x.overflowing_sub(y);
        let Some(zeros) = NonZero::new(difference).map(|even| even.trailing_zeros()) else {
            return x;
        };
        let mask = Limb::from(below).wrapping_neg();
        y = y.wrapping_add(difference & mask);
        x = (difference ^ mask).wrapping_sub(mask) >> (zeros as usize % LIMB_BITS);
    }
}
