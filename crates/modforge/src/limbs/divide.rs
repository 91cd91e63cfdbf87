//! Division with remainder, for precomputation.

use super::{LIMB_BITS, Limb, Wide, add, mul};
use crate::cancel::Watch;
use alloc::{vec, vec::Vec};

/// (quotient, remainder) of `a / m`, as long as `a` and `m`. m > 0 without leading zero limbs; for public numbers.
///
/// Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D: with the top bit of m set, the two top limbs of the rest by
/// the top one of m give a limb of the quotient or at most 2 more; each that is too large is found when the rest turns negative.
pub(crate) fn divide_vartime(a: &[Limb], m: &[Limb]) -> (Vec<Limb>, Vec<Limb>) {
    let n = m.len();
    let shift = m[n - 1].leading_zeros() as usize;
    let m = shifted_left(m, shift);
    let m = &m[..n]; // the limb shifted into is 0
    let mut rest = shifted_left(a, shift);
    let mut quotient = vec![0; a.len()];
    let watch = Watch::new();
    for i in (0..(a.len() + 1).saturating_sub(n)).rev() {
        watch.look();
        let top = Wide::from(rest[i + n]) << LIMB_BITS | Wide::from(rest[i + n - 1]);
        let mut digit = (top / Wide::from(m[n - 1])).min(Wide::from(Limb::MAX)) as Limb;
        let (window, above) = rest[i..=i + n].split_at_mut(n);
        let (mut top, mut borrow) = add::sub_borrow(above[0], sub_mul_limb(window, m, digit), 0);
        while borrow != 0 {
            digit -= 1;
            let carry;
            (top, carry) = add::add_carry(top, add::add_assign(window, m), 0);
            borrow -= carry;
        }
        above[0] = top;
        quotient[i] = digit;
    }
    let right = |i: usize| if shift == 0 { rest[i] } else { rest[i] >> shift | rest[i + 1] << (LIMB_BITS - shift) };
    let remainder = (0..n).map(|i| if i < rest.len() - 1 { right(i) } else { 0 }).collect();
    (quotient, remainder)
}

/// `a·2^shift mod m`, as long as `m`, which has no leading zero limbs; for public numbers.
pub(crate) fn shifted_modulo_vartime(a: &[Limb], shift: usize, m: &[Limb]) -> Vec<Limb> {
    let mut shifted = vec![0; shift / LIMB_BITS];
    shifted.extend(shifted_left(a, shift % LIMB_BITS));
    divide_vartime(&shifted, m).1
}

/// `r -= a·b`, returning the limb borrowed. `r` and `a` have one length.
///
/// With ¬r = B^n − 1 − r and ¬r + a·b = t + carry·B^n the difference r − a·b is ¬t − carry·B^n.
fn sub_mul_limb(r: &mut [Limb], a: &[Limb], b: Limb) -> Limb {
    let complement = |r: &mut [Limb]| r.iter_mut().for_each(|limb| *limb = !*limb);
    complement(r);
    let carry = mul::mul_add_limb(r, a, b);
    complement(r);
    carry
}

/// `a·2^shift` with a shift of less than a limb, one limb longer than `a`.
fn shifted_left(a: &[Limb], shift: usize) -> Vec<Limb> {
    let mut r = vec![0; a.len() + 1];
    r[a.len()] = mul::mul_add_limb(&mut r[..a.len()], a, 1 << shift);
    r
}

#[cfg(test)]
mod tests {
    use super::{Limb, add, divide_vartime, mul};
    use alloc::{vec, vec::Vec};

    /// quotient·m + remainder is the dividend and the remainder is below m, for limbs that make the estimate too large.
    #[test]
    fn quotient_and_remainder_give_the_dividend() {
        let limbs = [0, 1, 2, Limb::MAX, Limb::MAX - 1, Limb::MAX / 2, Limb::MAX / 2 + 1, Limb::MAX / 3];
        let number = |mut seed: usize, length: usize| -> Vec<Limb> {
            let digit = |_| {
                seed = seed * 5 + 3;
                limbs[seed / 7 % limbs.len()]
            };
            (0..length).map(digit).collect()
        };
        for seed in 0..3000 {
            let (a, mut m) = (number(seed, seed % 7), number(seed / 3 + 11, 1 + seed % 4));
            let n = m.len();
            m[n - 1] |= 1;
            let (quotient, remainder) = divide_vartime(&a, &m);
            let mut sum = vec![0; a.len() + n];
            mul::mul(&mut sum, &quotient, &m);
            let mut addend = remainder.clone();
            addend.resize(a.len() + n, 0);
            let carry = add::add_assign(&mut sum, &addend);
            assert_eq!((&sum[..a.len()], carry), (&a[..], 0), "{a:x?} / {m:x?}");
            assert!(sum[a.len()..].iter().all(|&limb| limb == 0));
            assert!(remainder.iter().rev().lt(m.iter().rev()), "{a:x?} / {m:x?}");
        }
    }
}
