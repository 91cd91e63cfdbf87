//! Eight numbers modulo a prime p of 256 bits side by side.
//!
//! # Representation
//! Five digits of 52 bits, in Montgomery's form with R = 2^260 (Montgomery 1985). A number x·R mod p is any number of that class with
//! digits below 2^52, so below 2^260, which is more than 16 p. The files of points say how many times p their numbers are at most.
//!
//! # Bounds
//! A product of numbers below a·p and b·p is below (a·b/16 + 1)·p, as (a·b·p² + (R - 1)·p)/R with p < R/16 is; a·b is 240 at most, and
//! so the product below 2^260. Column k of a product
//! takes ten halves of products of digits at most, below 2^52 each, and from the reduction less than six times 2^52: columns are below
//! 2^56.

use super::vector::{BITS, LOW, Portable, Vector};

/// Digits of a number.
pub(super) const DIGITS: usize = 5;

/// A number in each lane.
pub(super) type Element<V> = [V; DIGITS];

/// A prime p with 2^256 - 2^224 < p < 2^256, and what depends on it.
pub(super) trait Field {
    /// p.
    const P: [u64; DIGITS];
    /// R² modulo p.
    const R_SQUARED: [u64; DIGITS];

    /// Adds the multiple q·p, q < 2^52, to the number of the columns from `at` on that makes the lowest of them a multiple of 2^52,
    /// and carries that into the next one. Columns may be negative: then they are so modulo 2^64.
    fn eliminate<V: Vector>(columns: &mut [V; 2 * DIGITS], at: usize);

    /// Subtracts q·p, -1 ≤ q ≤ 64, from digits.
    fn subtract_multiple<V: Vector>(digits: &mut Element<V>, q: V);
}

/// Vectors with products of numbers: those of this file, as functions of their own. Inlined, the thousands of operations of the products
/// in a verification would take minutes to compile.
pub(super) trait Products: Vector {
    /// a·b/R, for digits below 2^52.
    fn product<F: Field>(a: &Element<Self>, b: &Element<Self>) -> Element<Self>;

    /// a²/R.
    fn square<F: Field>(a: &Element<Self>) -> Element<Self>;
}

impl Products for Portable {
    #[inline(never)]
    fn product<F: Field>(a: &Element<Self>, b: &Element<Self>) -> Element<Self> {
        product::<F, Self>(a, b)
    }

    #[inline(never)]
    fn square<F: Field>(a: &Element<Self>) -> Element<Self> {
        square::<F, Self>(a)
    }
}

/// The digits of a number below 2^256.
pub(super) const fn digits(bytes: &[u8; 32]) -> [u64; DIGITS] {
    let (words, _) = bytes.as_chunks();
    let [w0, w1, w2, w3] = [
        u64::from_le_bytes(words[0]),
        u64::from_le_bytes(words[1]),
        u64::from_le_bytes(words[2]),
        u64::from_le_bytes(words[3]),
    ];
    [w0 & LOW, (w0 >> 52 | w1 << 12) & LOW, (w1 >> 40 | w2 << 24) & LOW, (w2 >> 28 | w3 << 36) & LOW, w3 >> 16]
}

/// One number in all lanes.
#[inline(always)]
pub(super) fn constant<V: Vector>(digits: &[u64; DIGITS]) -> Element<V> {
    let mut element = [V::splat(0); DIGITS];
    for (vector, digit) in element.iter_mut().zip(digits) {
        *vector = V::splat(*digit);
    }
    element
}

/// a·b/R, for digits below 2^52.
#[inline(always)]
pub(super) fn product<F: Field, V: Vector>(a: &Element<V>, b: &Element<V>) -> Element<V> {
    let mut columns = [V::splat(0); 2 * DIGITS];
    for i in 0..DIGITS {
        for j in 0..DIGITS {
            columns[i + j] = columns[i + j].plus_low(a[i], b[j]);
            columns[i + j + 1] = columns[i + j + 1].plus_high(a[i], b[j]);
        }
    }
    reduced::<F, V>(columns)
}

/// a²/R: products of two different digits are taken once, and doubled in their columns.
#[inline(always)]
pub(super) fn square<F: Field, V: Vector>(a: &Element<V>) -> Element<V> {
    let mut columns = [V::splat(0); 2 * DIGITS];
    for i in 0..DIGITS {
        for j in i + 1..DIGITS {
            columns[i + j] = columns[i + j].plus_low(a[i], a[j]);
            columns[i + j + 1] = columns[i + j + 1].plus_high(a[i], a[j]);
        }
    }
    for column in &mut columns {
        *column = column.plus(*column);
    }
    for i in 0..DIGITS {
        columns[2 * i] = columns[2 * i].plus_low(a[i], a[i]);
        columns[2 * i + 1] = columns[2 * i + 1].plus_high(a[i], a[i]);
    }
    reduced::<F, V>(columns)
}

#[inline(always)]
fn reduced<F: Field, V: Vector>(mut columns: [V; 2 * DIGITS]) -> Element<V> {
    for at in 0..DIGITS {
        F::eliminate(&mut columns, at);
    }
    let [.., d0, d1, d2, d3, d4] = columns;
    carried([d0, d1, d2, d3, d4])
}

/// Digits below 2^52 of a number from 0 to 2^260 - 1 whose digits are from -2^62 to 2^62.
#[inline(always)]
pub(super) fn carried<V: Vector>(mut digits: Element<V>) -> Element<V> {
    for i in 0..DIGITS - 1 {
        digits[i + 1] = digits[i + 1].plus(digits[i].sar::<BITS>());
        digits[i] = digits[i].and(V::splat(LOW));
    }
    digits
}

/// The same number modulo p, from 0 to 2^256 + 2^232, of one from 0 to 64·2^256 whose digits are from -2^57 to 2^57.
///
/// With the number v = d₄·2^208 + l, |l| < 2^214, and q = ⌊(d₄ - 2^23)/2^48⌋, from -1 to 64, d₄ - q·2^48 is at least 2^23 and
/// below 2^48 + 2^23. So v - q·p = (d₄ - q·2^48)·2^208 + l + q·(2^256 - p), where |q·(2^256 - p)| ≤ 64·2^224 = 2^230, is above
/// 2^231 - 2^214 - 2^230 > 0 and below 2^256 + 2^231 + 2^214 + 2^230.
#[inline(always)]
pub(super) fn settled<F: Field, V: Vector>(mut digits: Element<V>) -> Element<V> {
    let q = digits[DIGITS - 1].minus(V::splat(1 << 23)).sar::<48>();
    F::subtract_multiple(&mut digits, q);
    carried(digits)
}

/// Digit by digit.
#[inline(always)]
pub(super) fn sum<V: Vector>(a: &Element<V>, b: &Element<V>) -> Element<V> {
    let mut digits = *a;
    for (digit, b) in digits.iter_mut().zip(b) {
        *digit = digit.plus(*b);
    }
    digits
}

/// a - b + times·p, digit by digit.
#[inline(always)]
pub(super) fn difference<F: Field, V: Vector>(a: &Element<V>, b: &Element<V>, times: u64) -> Element<V> {
    let mut digits = *a;
    for (digit, (b, p)) in digits.iter_mut().zip(b.iter().zip(F::P)) {
        *digit = digit.plus(V::splat(times * p)).minus(*b);
    }
    digits
}

/// 2^BY times the number, digit by digit.
#[inline(always)]
pub(super) fn shifted<V: Vector, const BY: u32>(a: &Element<V>) -> Element<V> {
    let mut digits = *a;
    for digit in &mut digits {
        *digit = digit.shl::<BY>();
    }
    digits
}

/// A bit for each lane whose number is 0 modulo p.
///
/// The product with 1, (x + q·p)/R with q < R, is at most p for x < R, so 0 or p if it is 0 modulo p.
#[inline(always)]
pub(super) fn zeros<F: Field, V: Products>(a: &Element<V>) -> u8 {
    let plain = V::product::<F>(a, &constant(&[1, 0, 0, 0, 0]));
    equal(&plain, &constant(&[0; DIGITS])) | equal(&plain, &constant(&F::P))
}

#[inline(always)]
fn equal<V: Vector>(a: &Element<V>, b: &Element<V>) -> u8 {
    let mut mask = u8::MAX;
    for (a, b) in a.iter().zip(b) {
        mask &= a.equals(*b);
    }
    mask
}

/// Montgomery's form of numbers below 2^256.
#[inline(always)]
pub(super) fn entered<F: Field, V: Products>(numbers: &Element<V>) -> Element<V> {
    V::product::<F>(numbers, &constant(&F::R_SQUARED))
}
