//! Lucas sequences: U and V with U_0 = 0, U_1 = 1, V_0 = 2, V_1 = P and x_(k+2) = P·x_(k+1) − Q·x_k.

use super::jacobi::symbol_vartime;
use crate::cancel::Watch;
use crate::limbs::shift::{shift_right, shifted_right_vartime, trailing_zeros_vartime};
use crate::limbs::{LIMB_BITS, Limb, add, bit_length_vartime};
use crate::{Error, Modulus, Residue};
use alloc::vec;
use core::cmp::Ordering;

/// V_k for Q = 1: V_2k = V_k² − 2 and V_(2k+1) = V_k·V_(k+1) − P along the bits of k.
pub(super) fn v_vartime<'m>(p: &Residue<'m>, k: &[Limb]) -> Result<Residue<'m>, Error> {
    let modulus = p.modulus();
    let two = modulus.one().add(&modulus.one())?;
    let (mut v, mut next) = (two.clone(), p.clone());
    let watch = Watch::new();
    for bit in bits(k) {
        watch.look();
        let between = v.mul(&next)?.sub(p)?;
        (v, next) = if bit { (between, next.square().sub(&two)?) } else { (v.square().sub(&two)?, between) };
    }
    Ok(v)
}

/// The strong Lucas test with Selfridge's parameters (Baillie and Wagstaff, Lucas pseudoprimes, 1980, method A):
/// whether the odd n behaves as a prime. D is the first of 5, −7, 9, −11, … with (D/n) = −1, P = 1, Q = (1 − D)/4.
///
/// For a prime, with n + 1 = d·2^s, d odd: U_d = 0 or V_(d·2^r) = 0 for an r < s. A square has no D, and is not prime.
pub(super) fn is_strong_probable_prime(modulus: &Modulus) -> Result<bool, Error> {
    let Some((magnitude, negative)) = discriminant(modulus.limbs()) else {
        return Ok(false);
    };
    let signed = |magnitude: u32, negative: bool| {
        let residue = modulus.reduce_limbs(&[magnitude.into()]);
        if negative { residue.neg() } else { residue }
    };
    let d_residue = signed(magnitude, negative);
    // (1 − D)/4: D ≡ 1 modulo 4.
    let q = if negative { signed(magnitude.div_ceil(4), false) } else { signed(magnitude / 4, true) };
    // n + 1, which may have a limb more than n, and 1/2 = (n + 1)/2.
    let mut index = [modulus.limbs(), &[0]].concat();
    add::add_limb(&mut index, 1);
    let twos = trailing_zeros_vartime(&index);
    let odd = &shifted_right_vartime(&index, twos);
    let mut half = index;
    shift_right(&mut half, 1);
    let half = Residue::new(modulus, modulus.form().enter_wide(&half));

    // U_2k = U_k·V_k, V_2k = V_k² − 2·Q^k; U_(k+1) = (P·U_k + V_k)/2, V_(k+1) = (D·U_k + P·V_k)/2.
    let (mut u, mut v, mut power) = (modulus.zero(), modulus.one().add(&modulus.one())?, modulus.one());
    let watch = Watch::new();
    for bit in bits(odd) {
        watch.look();
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
        watch.look();
        if v.is_zero() {
            return Ok(true);
        }
        v = v.square().sub(&power.add(&power)?)?;
        power = power.square();
    }
    Ok(false)
}

/// |D| and whether D is negative; none where n has a factor in common with a candidate, or is a square.
fn discriminant(n: &[Limb]) -> Option<(u32, bool)> {
    let mut room = [vec![0; n.len()], vec![0; n.len()]];
    for (i, magnitude) in (5u32..).step_by(2).enumerate() {
        // (−1/n) = −1 for n ≡ 3 modulo 4.
        let negative = i % 2 == 1;
        let flips = negative && n[0] & 3 == 3;
        let [a, copy] = &mut room;
        a.fill(0);
        a[0] = Limb::from(magnitude);
        copy.copy_from_slice(n);
        let equal = a == copy;
        match symbol_vartime(a, copy) {
            0 if !equal => return None,
            symbol if (symbol == -1) != flips && symbol != 0 => return Some((magnitude, negative)),
            _ => {}
        }
        // Squares alone get far here.
        if i == 40 && is_square(n) {
            return None;
        }
    }
    None
}

/// Whether a number is a square: its root bit by bit, as in writing, leaves 0.
fn is_square(n: &[Limb]) -> bool {
    let length = n.len() + 1;
    let (mut rest, mut root) = (vec![0; length], vec![0; length]);
    let watch = Watch::new();
    for pair in (0..n.len() * LIMB_BITS / 2).rev() {
        watch.look();
        let two_bits = n[2 * pair / LIMB_BITS] >> (2 * pair % LIMB_BITS) & 3;
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

/// The bits of a number, the highest first.
fn bits(number: &[Limb]) -> impl Iterator<Item = bool> {
    (0..bit_length_vartime(number)).rev().map(move |bit| number[bit / LIMB_BITS] >> (bit % LIMB_BITS) & 1 == 1)
}
