//! Lucas sequences: U and V with U_0 = 0, U_1 = 1, V_0 = 2, V_1 = P and x_(k+2) = P·x_(k+1) − Q·x_k.

use super::jacobi_vartime;
use crate::limbs::bytes::{from_be_bytes, limbs_for};
use crate::limbs::{LIMB_BITS, Limb, add};
use crate::{Error, Modulus, Residue};
use alloc::{vec, vec::Vec};
use core::cmp::Ordering;

/// V_k for Q = 1, k big-endian: V_2k = V_k² − 2 and V_(2k+1) = V_k·V_(k+1) − P along the bits of k.
pub(super) fn v_vartime<'m>(p: &Residue<'m>, k: &[u8]) -> Result<Residue<'m>, Error> {
    let modulus = p.modulus();
    let two = modulus.one().add(&modulus.one())?;
    let (mut v, mut next) = (two.clone(), p.clone());
    for bit in bits(k) {
        let between = v.mul(&next)?.sub(p)?;
        (v, next) = if bit { (between, next.square().sub(&two)?) } else { (v.square().sub(&two)?, between) };
    }
    Ok(v)
}

/// The strong Lucas test with Selfridge's parameters (Baillie and Wagstaff, Lucas pseudoprimes, 1980, method A): whether the odd n
/// behaves as a prime. D is the first of 5, −7, 9, −11, … with (D/n) = −1, P = 1, Q = (1 − D)/4.
///
/// For a prime, with n + 1 = d·2^s, d odd: U_d = 0 or V_(d·2^r) = 0 for an r < s. A square has no D, and is no prime.
pub(super) fn is_strong_probable_prime(modulus: &Modulus) -> Result<bool, Error> {
    let n = modulus.to_be_bytes();
    let Some((magnitude, negative)) = discriminant(&n)? else {
        return Ok(false);
    };
    let signed = |magnitude: u32, negative: bool| {
        let residue = modulus.reduce_be_bytes(&magnitude.to_be_bytes());
        if negative { residue.neg() } else { residue }
    };
    let d_residue = signed(magnitude, negative);
    // (1 − D)/4: D ≡ 1 modulo 4.
    let q = if negative { signed(magnitude.div_ceil(4), false) } else { signed(magnitude / 4, true) };
    // 1/2 = (n + 1)/2.
    let half = modulus.reduce_be_bytes(&super::square_root::quotient_of_power_of_two(&n, 1, 1));
    let mut index = n;
    increment(&mut index);
    let twos = trailing_zeros(&index);
    let odd = &index_shifted(&index, twos);

    // U_2k = U_k·V_k, V_2k = V_k² − 2·Q^k; U_(k+1) = (P·U_k + V_k)/2, V_(k+1) = (D·U_k + P·V_k)/2.
    let (mut u, mut v, mut power) = (modulus.zero(), modulus.one().add(&modulus.one())?, modulus.one());
    for bit in bits(odd) {
        u = u.mul(&v)?;
        v = v.square().sub(&power.add(&power)?)?;
        power = power.square();
        if bit {
            (u, v) = (u.add(&v)?.mul(&half)?, d_residue.mul(&u)?.add(&v)?.mul(&half)?);
            power = power.mul(&q)?;
        }
    }
    if u.is_zero() {
        return Ok(true);
    }
    for _ in 0..twos {
        if v.is_zero() {
            return Ok(true);
        }
        v = v.square().sub(&power.add(&power)?)?;
        power = power.square();
    }
    Ok(false)
}

/// |D| and whether D is negative; none where n has a factor in common with a candidate, or is a square.
fn discriminant(n: &[u8]) -> Result<Option<(u32, bool)>, Error> {
    for (i, magnitude) in (5u32..).step_by(2).enumerate() {
        // (−1/n) = −1 for n ≡ 3 modulo 4.
        let negative = i % 2 == 1;
        let flips = negative && n[n.len() - 1] & 3 == 3;
        match jacobi_vartime(&magnitude.to_be_bytes(), n)? {
            0 if !equal(n, &magnitude.to_be_bytes()) => return Ok(None),
            symbol if (symbol == -1) != flips && symbol != 0 => return Ok(Some((magnitude, negative))),
            _ => {}
        }
        // Squares alone get far here.
        if i == 40 && is_square(n) {
            return Ok(None);
        }
    }
    Ok(None)
}

/// Whether two big-endian numbers are equal.
fn equal(a: &[u8], b: &[u8]) -> bool {
    let trimmed = |number: &'_ [u8]| number.iter().position(|&byte| byte != 0).unwrap_or(number.len());
    a[trimmed(a)..] == b[trimmed(b)..]
}

/// Whether a big-endian number is a square: its root bit by bit, as in writing, leaves 0.
fn is_square(n: &[u8]) -> bool {
    let length = limbs_for(n.len() * 8) + 1;
    let mut number = vec![0; length];
    from_be_bytes(&mut number, n);
    let (mut rest, mut root) = (vec![0; length], vec![0; length]);
    for pair in (0..n.len() * 4).rev() {
        let two_bits = number[2 * pair / LIMB_BITS] >> (2 * pair % LIMB_BITS) & 3;
        shift_left(&mut rest, 2, two_bits);
        // The trial is 4·root + 1, and root doubles.
        let mut trial = root.clone();
        shift_left(&mut trial, 2, 1);
        let fits = trial.iter().rev().cmp(rest.iter().rev()) != Ordering::Greater;
        shift_left(&mut root, 1, Limb::from(fits));
        if fits {
            add::sub_masked(&mut rest, &trial, Limb::MAX);
        }
    }
    rest.iter().all(|&limb| limb == 0)
}

fn shift_left(a: &mut [Limb], count: usize, low: Limb) {
    let mut below = low;
    for limb in a {
        (*limb, below) = (*limb << count | below, *limb >> (LIMB_BITS - count));
    }
}

/// The bits of a big-endian number, the highest first.
fn bits(number: &[u8]) -> impl Iterator<Item = bool> {
    number.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1 == 1))
}

/// `number ← number + 1`, in a byte more where it overflows.
fn increment(number: &mut Vec<u8>) {
    for byte in number.iter_mut().rev() {
        *byte = byte.wrapping_add(1);
        if *byte != 0 {
            return;
        }
    }
    number.insert(0, 1);
}

/// Trailing zero bits of a number other than 0.
pub(super) fn trailing_zeros(number: &[u8]) -> usize {
    let zero_bytes = number.iter().rev().take_while(|&&byte| byte == 0).count();
    let byte = number.len().checked_sub(zero_bytes + 1).map_or(0, |position| number[position]);
    zero_bytes * 8 + byte.trailing_zeros() as usize
}

/// The number without its `count` lowest bits.
pub(super) fn index_shifted(number: &[u8], count: usize) -> Vec<u8> {
    let kept = &number[..number.len() - count / 8];
    super::square_root::quotient_of_power_of_two(kept, 0, (count % 8) as u32)
}
