//! Lucas sequences with Q = 1: V_0 = 2, V_1 = P, U_0 = 0, U_1 = 1 and x_(k+2) = P·x_(k+1) − x_k.

use super::jacobi::symbol_vartime;
use crate::cancel::Watch;
use crate::kernel::PairArithmetic;
use crate::limbs::shift::{shifted_right_vartime, trailing_zeros_vartime};
use crate::limbs::{LIMB_BITS, Limb, add, bit_length_vartime};
use crate::reduce::form::{Form, Words};
use crate::{Modulus, Residue};
use alloc::boxed::Box;
use alloc::vec;
use core::cmp::Ordering;
use core::mem::swap;
use zeroize::Zeroizing;

/// V_k.
pub(super) fn v_vartime<'m>(p: &Residue<'m>, k: &[Limb]) -> Residue<'m> {
    let mut chain = Chain::new(p);
    bits(k).for_each(|bit| chain.step(bit));
    Residue::new(p.modulus(), chain.v)
}

/// The extra strong Lucas test (Grantham, Frobenius pseudoprimes, 2001, section 2): whether the odd n ≥ 3 behaves as a
/// prime. P is the first of 3, 4, 5, … with D = P² − 4 and (D/n) = −1, Q = 1.
///
/// For a prime, with n + 1 = d·2^s, d odd: U_d = 0 and V_d = ±2, or V_(d·2^r) = 0 for an r < s − 1. U is not computed:
/// D·U_d = 2·V_(d+1) − P·V_d, and D has an inverse. A square has no D, and is not prime. Two products a bit.
pub(super) fn is_extra_strong_probable_prime(modulus: &Modulus) -> bool {
    let Some(p) = parameter(modulus.limbs()) else { return false };
    let p = modulus.reduce_limbs(&[p]);
    let two = modulus.reduce_limbs(&[2]);
    // n + 1, which may have a limb more than n.
    let mut index = [modulus.limbs(), &[0]].concat();
    add::add_limb(&mut index, 1);
    let twos = trailing_zeros_vartime(&index);
    let mut chain = Chain::new(&p);
    bits(&shifted_right_vartime(&index, twos)).for_each(|bit| chain.step(bit));
    let [mut v, next] = [chain.v, chain.next].map(|words| Residue::new(modulus, words));
    // All of one modulus.
    let Ok(difference) = next.add(&next).and_then(|double| double.sub(&p.mul(&v)?)) else { return false };
    if difference.is_zero() && (v == two || v == two.neg()) {
        return true;
    }
    let watch = Watch::new();
    for r in 0..twos - 1 {
        watch.look();
        if r > 0 {
            match v.square().sub(&two) {
                Ok(next) => v = next,
                Err(_) => return false,
            }
        }
        if v.is_zero() {
            return true;
        }
    }
    false
}

/// V_k and V_(k+1), for a k that takes bits: V_2k = V_k² − 2 and V_(2k+1) = V_k·V_(k+1) − P.
struct Chain<'m> {
    form: &'m Form,
    /// For the two products of a step, which do not depend on each other.
    pair: Option<Box<dyn PairArithmetic + 'm>>,
    p: Words,
    two: Words,
    v: Words,
    next: Words,
    square: Words,
    product: Words,
    watch: Watch,
}

impl<'m> Chain<'m> {
    /// At k = 0.
    fn new(p: &Residue<'m>) -> Self {
        let form = p.modulus().form();
        let two = form.power_of_two(1);
        Self {
            form,
            pair: form.arithmetic().beside(form.arithmetic()),
            p: Zeroizing::new(p.words().to_vec()),
            v: two.clone(),
            two,
            next: Zeroizing::new(p.words().to_vec()),
            square: form.words(),
            product: form.words(),
            watch: Watch::new(),
        }
    }

    /// From k to 2k + 1 if the bit is set, else to 2k.
    fn step(&mut self, bit: bool) {
        self.watch.look();
        let arithmetic = self.form.arithmetic();
        let base = if bit { &self.next } else { &self.v };
        match &mut self.pair {
            Some(pair) => pair.mul([&mut self.product, &mut self.square], [&self.v, base], [&self.next, base]),
            None => {
                arithmetic.mul(&mut self.product, &self.v, &self.next);
                arithmetic.square(&mut self.square, base);
            }
        }
        arithmetic.sub(&mut self.v, &self.product, &self.p);
        arithmetic.sub(&mut self.next, &self.square, &self.two);
        if !bit {
            swap(&mut self.v, &mut self.next);
        }
    }
}

/// P; none where n has a factor in common with a D, or is a square.
fn parameter(n: &[Limb]) -> Option<u64> {
    let mut room = [vec![0; n.len()], vec![0; n.len()]];
    for p in 3u32.. {
        let d = p * p - 4;
        let [a, copy] = &mut room;
        a.fill(0);
        a[0] = Limb::from(d);
        copy.copy_from_slice(n);
        let multiple = n.len() == 1 && Limb::from(d) % n[0] == 0;
        match symbol_vartime(a, copy) {
            -1 => return Some(p.into()),
            0 if !multiple => return None,
            _ => {}
        }
        // Squares alone get far here.
        if p == 43 && is_square(n) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// All below 10^5: OEIS, A217719.
    #[test]
    fn pseudoprimes_are_those_of_the_encyclopedia() {
        let published = [989, 3239, 5777, 10877, 27971, 29681, 30739, 31631, 39059, 72389, 73919, 75077];
        let prime = |n: u64| (3..).step_by(2).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d));
        let found = (9..100_000u64).step_by(2).filter(|&n| {
            let modulus = Modulus::from_be_bytes(&n.to_be_bytes()).expect("a modulus");
            let passes = is_extra_strong_probable_prime(&modulus);
            assert!(passes || !prime(n), "{n} is prime");
            passes && !prime(n)
        });
        assert!(found.eq(published));
    }
}
