//! P-256: y² = x³ - 3x + b modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1 (FIPS 186-5).

use super::field::{DIGITS, Element, Field, Products, carried, difference, sum};
use super::points::{Curve, Point, finish_doubling};
use super::vector::{BITS, LOW, Vector};

/// The curve.
pub(super) enum P256 {}

impl Field for P256 {
    const P: [u64; DIGITS] = [LOW, (1 << 44) - 1, 0, 1 << 36, (1 << 48) - (1 << 16)];
    const R_SQUARED: [u64; DIGITS] = [0x300, 0xf_ffff_fff0_0000, 0xf_fffe_ffff_fffb, 0xf_dfff_ffff_ffff, 0x4ff_ffff];

    /// As p = -1 modulo 2^52, q is the low digit itself. q·p = -q + q·2^96 + q·2^192 + q·(2^256 - 2^224), where the first term makes
    /// the low digit 0 and nothing is borrowed.
    #[inline(always)]
    fn eliminate<V: Vector>(columns: &mut [V; 2 * DIGITS], at: usize) {
        let q = columns[at].and(V::splat(LOW));
        let carry = columns[at].shr::<BITS>();
        let top = V::splat(Self::P[4]);
        columns[at + 1] = columns[at + 1].plus(carry).plus_low(q, V::splat(1 << 44));
        columns[at + 2] = columns[at + 2].plus(q.shr::<8>());
        columns[at + 3] = columns[at + 3].plus_low(q, V::splat(1 << 36));
        columns[at + 4] = columns[at + 4].plus(q.shr::<16>()).plus_low(q, top);
        columns[at + 5] = columns[at + 5].plus_high(q, top);
    }

    #[inline(always)]
    fn subtract_multiple<V: Vector>(digits: &mut Element<V>, q: V) {
        digits[0] = digits[0].plus(q);
        digits[1] = digits[1].minus(q.shl::<44>());
        digits[3] = digits[3].minus(q.shl::<36>());
        digits[4] = digits[4].plus(q.shl::<16>()).minus(q.shl::<48>());
    }
}

impl Curve for P256 {
    const FACTOR_BITS: usize = 256;
    const BETA: Option<[u64; DIGITS]> = None;

    /// 4 products and 4 squares, as dbl-2001-b in the Explicit-Formulas Database, with a product for Z: the slope's numerator is
    /// 3·X² - 3·Z⁴ = 3·(X - Z²)·(X + Z²).
    ///
    /// Z² and X·Y² are below 1.4 p and 1.1 p, so the factors below 3.2 p and 2.5 p, their product below 1.5 p and m below 4.5 p; m² below
    /// 2.3 p, X from 0 to 12 p before it is settled, t = 4·X·Y² - X₃ + 2 p from 0 to 6.5 p, and Y from 0 to 12 p, too.
    #[inline(always)]
    fn double<V: Products>(point: &Point<V>) -> Point<V> {
        let Point { x, y, z } = point;
        let (zz, yy) = (V::square::<Self>(z), V::square::<Self>(y));
        let xyy = V::product::<Self>(x, &yy);
        let factors = [carried(difference::<Self, V>(x, &zz, 2)), carried(sum(x, &zz))];
        let product = V::product::<Self>(&factors[0], &factors[1]);
        finish_doubling::<Self, V>(&product, &xyy, &yy, y, z)
    }
}
