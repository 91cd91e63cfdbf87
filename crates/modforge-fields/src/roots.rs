//! Square roots where p mod 8 = 1.

use crate::Field;

/// A square root of `a` and `true`; 0 and `false` if there is none.
///
/// p - 1 = q·2^s with q odd (Tonelli 1891, Shanks 1973). x = a^((q + 1)/2) and t = a^q keep x² = a·t, and c, which starts
/// as the power q of a number that is not a square, has order 2^(m + 1) where the order of t divides 2^m if `a` is a
/// square. While m falls to 0, t is multiplied by c² where its order is 2^m and not less. Every round is made, and s
/// depends on p alone, so the time does not depend on `a`.
pub(crate) fn tonelli_shanks<F: Field>(a: &F) -> (F, bool) {
    let s = trailing_zeros::<F>();
    let mut c = odd_power(&non_residue::<F>(), s);
    let (c_half, x_half) = (c, odd_power(a, s));
    // The power (q - 1)/2 of each, and from it q.
    c = c_half.square() * non_residue::<F>();
    let mut x = x_half * *a;
    let mut t = x * x_half;
    for m in (1..s).rev() {
        let higher = t.square_times(m - 1) != F::ONE;
        let squared = c.square();
        x = F::select(higher, &(x * c), &x);
        t = F::select(higher, &(t * squared), &t);
        c = squared;
    }
    let ok = x.square() == *a;
    (F::select(ok, &x, &F::ZERO), ok)
}

/// The power (q - 1)/2, whose exponent is p without its lowest s + 1 bits.
fn odd_power<F: Field>(a: &F, s: u32) -> F {
    let mut power = F::ONE;
    for bit in (s + 1..F::BITS).rev() {
        power = power.square();
        if modulus_bit::<F>(bit) {
            power = power * *a;
        }
    }
    power
}

/// The number of zeros at the end of p - 1.
fn trailing_zeros<F: Field>() -> u32 {
    (1..F::BITS).find(|&bit| modulus_bit::<F>(bit)).unwrap_or(1)
}

fn modulus_bit<F: Field>(bit: u32) -> bool {
    F::MODULUS.as_ref()[bit as usize / 8] >> (bit % 8) & 1 == 1
}

/// The first of 2, 3, … that is not a square.
fn non_residue<F: Field>() -> F {
    let mut number = F::ONE + F::ONE;
    while number.legendre() != -1 {
        number = number + F::ONE;
    }
    number
}
