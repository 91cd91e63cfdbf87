//! secp256k1: y² = x³ + 7 modulo p = 2^256 - c, c = 2^32 + 977 (SEC 2).

use super::field::{DIGITS, Element, Field, Products};
use super::points::{Curve, Point, finish_doubling};
use super::vector::{BITS, LOW, Vector};

/// The curve.
pub(super) enum Secp256k1 {}

const C: u64 = (1 << 32) + 977;
/// 1/c modulo 2^52.
const INVERSE: u64 = 0x8_091d_d225_3531;

impl Field for Secp256k1 {
    const P: [u64; DIGITS] = [LOW + 1 - C, LOW, LOW, LOW, (1 << 48) - 1];
    const R_SQUARED: [u64; DIGITS] = [0x7_a200_0e90_a100, 0x10_0000, 0, 0, 0];

    /// q·p = q·2^256 - q·c with q·c equal to the low digit modulo 2^52: the low half of q·c makes that 0, the high half, below 2^33, is
    /// taken from the next one, which may become negative by it.
    #[inline(always)]
    fn eliminate<V: Vector>(columns: &mut [V; 2 * DIGITS], at: usize) {
        let zero = V::splat(0);
        let q = zero.plus_low(columns[at], V::splat(INVERSE));
        let carry = columns[at].sar::<BITS>();
        columns[at + 1] = columns[at + 1].plus(carry).minus(zero.plus_high(q, V::splat(C)));
        columns[at + 4] = columns[at + 4].plus_low(q, V::splat(1 << 48));
        columns[at + 5] = columns[at + 5].plus(q.shr::<4>());
    }

    /// 977 = 1024 - 32 - 16 + 1.
    #[inline(always)]
    fn subtract_multiple<V: Vector>(digits: &mut Element<V>, q: V) {
        let positive = q.shl::<32>().plus(q.shl::<10>()).plus(q);
        digits[0] = digits[0].plus(positive).minus(q.shl::<5>()).minus(q.shl::<4>());
        digits[4] = digits[4].minus(q.shl::<48>());
    }
}

impl Curve for Secp256k1 {
    const FACTOR_BITS: usize = 129;
    const BETA: Option<[u64; DIGITS]> =
        Some([0x9_6c28_7195_01ee, 0x7_512f_5899_5c13, 0xc_3434_e99c_f049, 0x7106_e644_79ea, 0x7ae9_6a2b_657c]);

    /// 3 products and 4 squares, as dbl-2009-l in the Explicit-Formulas Database, with products for X·Y² and Z.
    ///
    /// X² and X·Y² are below 1.1 p; the rest has the bounds of [`finish_doubling`].
    #[inline(always)]
    fn double<V: Products>(point: &Point<V>) -> Point<V> {
        let Point { x, y, z } = point;
        let yy = V::square::<Self>(y);
        let xyy = V::product::<Self>(x, &yy);
        finish_doubling::<Self, V>(&V::square::<Self>(x), &xyy, &yy, y, z)
    }
}
