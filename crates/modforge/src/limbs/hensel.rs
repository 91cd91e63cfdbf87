//! Inverses modulo powers of the limb base, by Newton's iteration in the 2-adic numbers (Hensel lifting).
//!
//! With m·x = 1 + e the next x·(2 − m·x) gives m·x·(2 − m·x) = (1 + e)·(1 − e) = 1 − e², so each step doubles the
//! correct low bits. For public numbers: scratch is not zeroed.

use super::{LIMB_BITS, Limb, add, mul, zeros};
use alloc::vec::Vec;

/// m⁻¹ modulo B for an odd limb m.
///
/// m is its own inverse modulo 8, so four steps take 3 bits to 48 and five to 96.
pub(crate) fn inverse_limb(m: Limb) -> Limb {
    let mut inverse = m;
    for _ in 0..(LIMB_BITS / 3).ilog2() + 1 {
        inverse = inverse.wrapping_mul((2 as Limb).wrapping_sub(m.wrapping_mul(inverse)));
    }
    inverse
}

/// −m⁻¹ modulo B for an odd limb m.
pub(crate) fn negated_inverse_limb(m: Limb) -> Limb {
    inverse_limb(m).wrapping_neg()
}

/// m⁻¹ modulo B^n for an odd number m and n ≥ 1: each step doubles the limbs, so all of them cost little more than the
/// last one.
pub(crate) fn inverse(m: &[Limb], n: usize) -> Vec<Limb> {
    let mut all = zeros(4 * n);
    let (inverse, room) = all.split_at_mut(n);
    inverse[0] = inverse_limb(m[0]);
    let (padded, room) = room.split_at_mut(n);
    let (factor, next) = room.split_at_mut(n);
    let common = n.min(m.len());
    padded[..common].copy_from_slice(&m[..common]);
    let mut done = 1;
    while done < n {
        done = n.min(2 * done);
        let (inverse, factor, next) = (&mut inverse[..done], &mut factor[..done], &mut next[..done]);
        factor.fill(0);
        next.fill(0);
        mul::mul_low(factor, &padded[..done], inverse);
        let (mut two, mut borrow) = (2, 0);
        for limb in factor.iter_mut() {
            (*limb, borrow) = add::sub_borrow(two, *limb, borrow);
            two = 0;
        }
        mul::mul_low(next, inverse, factor);
        inverse.copy_from_slice(next);
    }
    all.truncate(n);
    all
}

#[cfg(test)]
mod tests {
    use super::{Limb, inverse, inverse_limb, mul};
    use alloc::{vec, vec::Vec};

    const ODD: [Limb; 8] = [1, 3, 5, Limb::MAX, Limb::MAX - 2, Limb::MAX / 2 + 2, 0x789a_bcdf, 0x7fff_ff01];

    #[test]
    fn limbs_have_their_inverse() {
        for m in ODD {
            assert_eq!(m.wrapping_mul(inverse_limb(m)), 1, "m = {m:#x}");
        }
    }

    #[test]
    fn numbers_have_their_inverse() {
        for n in 1..20 {
            for low in ODD {
                for length in [1, n, n + 3] {
                    let mut m: Vec<Limb> =
                        (0..length as Limb).map(|i| i.wrapping_mul(0x9e37_79b9).wrapping_neg()).collect();
                    m[0] = low;
                    let mut product = vec![0; n];
                    m.resize(length.max(n), 0);
                    mul::mul_low(&mut product, &m[..n], &inverse(&m, n));
                    assert_eq!((product[0], product[1..].iter().all(|&limb| limb == 0)), (1, true), "{n} {length}");
                }
            }
        }
    }
}
