//! Division with remainder, for precomputation and for public numbers.
//!
//! Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D, with the divisor m shifted until its top bit is set. A
//! limb of the quotient comes from the three top limbs of the rest and the two of m by two products with a reciprocal
//! of those two (Möller and Granlund 2011); it is right or, about once in B times, 1 too large, which shows as a
//! negative rest.

use super::multiple::add_multiple;
use crate::cancel::Watch;
use crate::limbs::{LIMB_BITS, Limb, Wide, add, mul, scratch, shift};
use alloc::{vec, vec::Vec};

/// (quotient, remainder) of `a / m`, as long as `a` and `m`. m > 0 without leading zero limbs; for public numbers.
pub(crate) fn divide_vartime(a: &[Limb], m: &[Limb]) -> (Vec<Limb>, Vec<Limb>) {
    let n = m.len();
    let shift = m[n - 1].leading_zeros() as usize;
    let divisor = shifted_left(m, shift);
    let mut rest = shifted_left(a, shift);
    let mut quotient = vec![0; a.len()];
    let watch = Watch::new();
    divide_normalised_vartime(&mut rest, &divisor[..n], |i, digit| {
        watch.look();
        quotient[i] = digit;
    });
    rest.resize(n.max(rest.len()), 0);
    rest.truncate(n);
    shift::shift_right(&mut rest, shift);
    (quotient, rest)
}

/// `rest ← rest mod m` for an m of which the top bit is set; limb i of the quotient goes to `digit`, from the top one
/// down. The n top limbs of `rest` must be below m (as they are below it after a shift by less than a limb, as long as
/// that of m).
#[inline(always)]
pub(crate) fn divide_normalised_vartime(rest: &mut [Limb], m: &[Limb], mut digit: impl FnMut(usize, Limb)) {
    let n = m.len();
    if n == 1 {
        let reciprocal = reciprocal_of_one(m[0]);
        for i in (0..rest.len().saturating_sub(1)).rev() {
            let quotient;
            (quotient, rest[i]) = divide_two_limbs(rest[i + 1], rest[i], m[0], reciprocal);
            rest[i + 1] = 0;
            digit(i, quotient);
        }
        return;
    }
    let lower = &m[..n - 2];
    if n < MIN_KERNEL_LIMBS || lower.iter().all(|&limb| limb == 0) {
        return divide_windows(rest, m, digit, |low, quotient| sub_mul_limb(low, lower, quotient));
    }
    // The kernel has code for sums: with c = B^(n−2) − m₀ for the lower limbs m₀ of m, low − q·m₀ = low + q·c
    // − q·B^(n−2).
    scratch::with_zeros(n - 2, |complement| {
        let mut borrow = 0;
        for (limb, &of_m) in complement.iter_mut().zip(lower) {
            (*limb, borrow) = add::sub_borrow(0, of_m, borrow);
        }
        divide_windows(rest, m, digit, |low, quotient| quotient - add_multiple(low, complement, quotient));
    });
}

/// From so many limbs on, the kernel's code for a row pays.
const MIN_KERNEL_LIMBS: usize = 12;

/// All steps. `subtract` takes the lower n − 2 limbs of m times a limb off as many limbs, and returns the limb
/// borrowed.
#[inline(always)]
fn divide_windows(
    rest: &mut [Limb],
    m: &[Limb],
    mut digit: impl FnMut(usize, Limb),
    subtract: impl Fn(&mut [Limb], Limb) -> Limb,
) {
    let n = m.len();
    let top = [m[n - 2], m[n - 1]];
    let reciprocal = reciprocal_of_two(top);
    for i in (0..rest.len().saturating_sub(n)).rev() {
        digit(i, divide_window(&mut rest[i..=i + n], m, top, reciprocal, &subtract));
    }
}

/// One step: a window of n + 1 limbs, of which the n upper ones are below m, becomes its remainder, with a 0 on top;
/// the quotient.
#[inline(always)]
fn divide_window(
    window: &mut [Limb],
    m: &[Limb],
    top: [Limb; 2],
    reciprocal: Limb,
    subtract: impl Fn(&mut [Limb], Limb) -> Limb,
) -> Limb {
    let n = m.len();
    let (low, high) = window.split_at_mut(n - 2);
    if [high[1], high[2]] == top {
        // The quotient of the three limbs by two is B, that of the whole numbers B − 1: with D the two top limbs of m,
        // the window is at least D·B^(n−1), and (B − 1)·m < (B − 1)·(D + 1)·B^(n−2), which is less as D ≥ B²/2.
        let borrow = sub_mul_limb(&mut window[..n], m, Limb::MAX);
        window[n] = window[n].wrapping_sub(borrow);
        return Limb::MAX;
    }
    let (mut quotient, [mut r0, mut r1]) = divide_three_limbs([high[0], high[1], high[2]], top, reciprocal);
    // The rest that the two top limbs of m leave of the three of the window; the other limbs of m follow.
    let borrow = subtract(low, quotient);
    let (below, negative);
    (r0, below) = add::sub_borrow(r0, borrow, 0);
    (r1, negative) = add::sub_borrow(r1, below, 0);
    [high[0], high[1], high[2]] = [r0, r1, 0];
    if negative != 0 {
        quotient -= 1;
        add::add_assign(&mut window[..n], m);
    }
    quotient
}

/// ⌊(B² − 1)/d⌋ − B for d ≥ B/2.
fn reciprocal_of_one(d: Limb) -> Limb {
    ((Wide::from(!d) << LIMB_BITS | Wide::from(Limb::MAX)) / Wide::from(d)) as Limb
}

/// ⌊(B³ − 1)/(d₁·B + d₀)⌋ − B for d₁ ≥ B/2 (Möller and Granlund, algorithm 6).
fn reciprocal_of_two([d0, d1]: [Limb; 2]) -> Limb {
    let mut v = reciprocal_of_one(d1);
    let mut p = d1.wrapping_mul(v).wrapping_add(d0);
    if p < d0 {
        v -= 1;
        if p >= d1 {
            v -= 1;
            p -= d1;
        }
        p = p.wrapping_sub(d1);
    }
    let (t0, t1) = mul::mul_add(0, v, d0, 0);
    p = p.wrapping_add(t1);
    if p < t1 {
        v -= 1;
        if (p, t0) >= (d1, d0) {
            v -= 1;
        }
    }
    v
}

/// (quotient, remainder) of u₁·B + u₀ by d, for u₁ < d (algorithm 4 there).
#[inline(always)]
fn divide_two_limbs(u1: Limb, u0: Limb, d: Limb, reciprocal: Limb) -> (Limb, Limb) {
    let product = (Wide::from(reciprocal) * Wide::from(u1)).wrapping_add(Wide::from(u1) << LIMB_BITS | Wide::from(u0));
    let (mut quotient, low) = (((product >> LIMB_BITS) as Limb).wrapping_add(1), product as Limb);
    let mut remainder = u0.wrapping_sub(quotient.wrapping_mul(d));
    if remainder > low {
        quotient = quotient.wrapping_sub(1);
        remainder = remainder.wrapping_add(d);
    }
    if remainder >= d {
        quotient = quotient.wrapping_add(1);
        remainder -= d;
    }
    (quotient, remainder)
}

/// (quotient, remainder) of u₂·B² + u₁·B + u₀ by d, for u₂·B + u₁ < d (algorithm 5 there). The low limb is the first.
#[inline(always)]
fn divide_three_limbs([u0, u1, u2]: [Limb; 3], [d0, d1]: [Limb; 2], reciprocal: Limb) -> (Limb, [Limb; 2]) {
    let wide = |high: Limb, low: Limb| Wide::from(high) << LIMB_BITS | Wide::from(low);
    let d = wide(d1, d0);
    let product = (Wide::from(reciprocal) * Wide::from(u2)).wrapping_add(wide(u2, u1));
    let (mut quotient, low) = ((product >> LIMB_BITS) as Limb, product as Limb);
    let r1 = u1.wrapping_sub(quotient.wrapping_mul(d1));
    let mut remainder = wide(r1, u0).wrapping_sub(Wide::from(d0) * Wide::from(quotient)).wrapping_sub(d);
    quotient = quotient.wrapping_add(1);
    if (remainder >> LIMB_BITS) as Limb >= low {
        quotient = quotient.wrapping_sub(1);
        remainder = remainder.wrapping_add(d);
    }
    if remainder >= d {
        quotient = quotient.wrapping_add(1);
        remainder -= d;
    }
    (quotient, [remainder as Limb, (remainder >> LIMB_BITS) as Limb])
}

/// `a·2^shift mod m`, as long as `m`, which has no leading zero limbs; for public numbers.
pub(crate) fn shifted_modulo_vartime(a: &[Limb], shift: usize, m: &[Limb]) -> Vec<Limb> {
    let mut result = Vec::new();
    shifts_modulo_vartime(a, &[shift], m, |_, _, _| {}, |number| result.extend_from_slice(number));
    result
}

/// As [`shifted_modulo_vartime`], a shift after the other: `take` gets the number after each, and before it `digit` the
/// index of the shift and each limb of the quotient with its position.
pub(crate) fn shifts_modulo_vartime(
    a: &[Limb],
    shifts: &[usize],
    m: &[Limb],
    mut digit: impl FnMut(usize, usize, Limb),
    mut take: impl FnMut(&[Limb]),
) {
    let n = m.len();
    let normalising = m[n - 1].leading_zeros() as usize;
    let largest = (shifts.iter().max().map_or(0, |&shift| shift) + normalising) / LIMB_BITS;
    let watch = Watch::new();
    scratch::with_zeros(n + a.len().max(n) + largest + n + 1, |room| {
        let (divisor, room) = room.split_at_mut(n);
        divisor.copy_from_slice(m);
        shift::shift_left(divisor, normalising);
        let (number, room) = room.split_at_mut(a.len().max(n));
        number[..a.len()].copy_from_slice(a);
        let mut length = a.len();
        for (index, shift) in shifts.iter().map(|shift| shift + normalising).enumerate() {
            let (limbs, bits) = (shift / LIMB_BITS, shift % LIMB_BITS);
            let rest = &mut room[..(limbs + length + 1).max(n)];
            rest.fill(0);
            rest[limbs..limbs + length].copy_from_slice(&number[..length]);
            shift::shift_left(&mut rest[limbs..=limbs + length], bits);
            divide_normalised_vartime(rest, divisor, |position, limb| {
                watch.look();
                digit(index, position, limb);
            });
            length = n;
            number[..n].copy_from_slice(&rest[..n]);
            shift::shift_right(&mut number[..n], normalising);
            take(&number[..n]);
        }
    });
}

/// `r -= a·b`, returning the limb borrowed. `r` and `a` have one length.
#[inline(always)]
fn sub_mul_limb(r: &mut [Limb], a: &[Limb], b: Limb) -> Limb {
    let mut borrow = 0;
    // As in `mul::mul_add_limb`. a·b + borrow ≤ (B − 1)·B: where the high limb is B − 1 the low one is 0 and borrows
    // nothing.
    let mut step = |r: &mut Limb, a: Limb| {
        let (low, high) = mul::mul_add(0, a, b, borrow);
        let below;
        (*r, below) = r.overflowing_sub(low);
        borrow = high + Limb::from(below);
    };
    let (r_blocks, r_rest) = r.as_chunks_mut::<4>();
    let (a_blocks, a_rest) = a.as_chunks::<4>();
    for (r, a) in r_blocks.iter_mut().zip(a_blocks) {
        for i in 0..4 {
            step(&mut r[i], a[i]);
        }
    }
    for (r, &a) in r_rest.iter_mut().zip(a_rest) {
        step(r, a);
    }
    borrow
}

/// `a·2^shift` with a shift of less than a limb, one limb longer than `a`.
fn shifted_left(a: &[Limb], shift: usize) -> Vec<Limb> {
    let mut r = vec![0; a.len() + 1];
    r[a.len()] = mul::mul_add_limb(&mut r[..a.len()], a, 1 << shift);
    r
}

#[cfg(test)]
mod tests {
    use super::{Limb, MIN_KERNEL_LIMBS, add, divide_vartime, mul};
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
            // Short ones, and those with rows by the kernel; lower limbs of m that are all zeros.
            let more = if seed % 3 == 0 { MIN_KERNEL_LIMBS - 2 } else { 0 };
            let (a, mut m) = (number(seed, seed % 7 + 2 * more), number(seed / 3 + 11, 1 + seed % 4 + more));
            let n = m.len();
            m[n - 1] |= 1;
            if seed % 17 == 0 {
                m[..n - 1].fill(0);
            }
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
