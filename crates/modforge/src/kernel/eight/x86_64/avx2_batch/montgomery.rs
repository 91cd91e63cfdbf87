//! Products and squares with Montgomery's reduction, block by block.

use super::columns::{add_product, add_square, for_block, load_block, multiply_add, split};
use super::{Avx2Batch, BLOCKS_WITHOUT_CARRY, DIGIT_BITS, HALVES, LaneModuli, Quad, Vector, load, quads, store};
use core::arch::x86_64::*;

impl Avx2Batch {
    /// `r = a·b·R⁻¹`, or a²·R⁻¹ without b; see the head of the folder. `t` has room for the columns of four numbers.
    #[target_feature(enable = "avx2")]
    pub(super) fn multiply(&self, r: &mut [Quad], a: &[Quad], b: Option<&[Quad]>, t: &mut [Quad]) {
        let Self(moduli) = self;
        let (count, last) = (moduli.digits(), moduli.blocks.len() - 1);
        let t = &mut t[..2 * count];
        for half in 0..HALVES {
            for column in t.iter_mut() {
                store(column, _mm256_setzero_si256());
            }
            let (mut start, mut carry) = (0, _mm256_setzero_si256());
            for (number, &size) in moduli.blocks.iter().enumerate() {
                if number > 0 && number % BLOCKS_WITHOUT_CARRY == 0 {
                    carry_all(&mut t[start..]);
                }
                let place = Block { half, start, is_last: number == last };
                carry = for_block!(size, block(moduli, t, a, b, place, carry));
                start += size;
            }
            for (r, column) in r.iter_mut().skip(half).step_by(HALVES).zip(&t[count..]) {
                let (digit, above) = split(_mm256_add_epi64(load(column), carry));
                store(r, digit);
                carry = above;
            }
        }
    }
}

/// Where a block is.
#[derive(Clone, Copy)]
struct Block {
    half: usize,
    start: usize,
    is_last: bool,
}

/// Adds the product with a block of b, or what a block of a adds to the square, to the columns `t`, and takes the
/// block's digits away; `carry` belongs to the lowest of these. Returns the carry that is left.
#[target_feature(enable = "avx2")]
fn block<const B: usize>(
    moduli: &LaneModuli<DIGIT_BITS>,
    t: &mut [Quad],
    a: &[Quad],
    b: Option<&[Quad]>,
    Block { half, start, is_last }: Block,
    carry: Vector,
) -> Vector {
    if let Some(b) = b {
        add_product(&mut t[start..], a, half, load_block::<B>(b, half, start));
    } else {
        let y = load_block::<B>(a, half, start);
        add_square(&mut t[2 * start..], y);
        add_product(&mut t[2 * start + B..], &a[HALVES * (start + B)..], half, y.map(|y| _mm256_add_epi64(y, y)));
    }
    let t = &mut t[start..];
    let (digits, above) = settled::<B>(t, carry);
    if !is_last {
        add_product(&mut t[moduli.last_block()..], quads(&moduli.multiple), half, digits);
        return above;
    }
    add_product(t, quads(&moduli.m), half, last_quotient(digits, load_block(quads(&moduli.k), half, 0)));
    settled::<B>(t, carry).1
}

/// The digits of the lowest B columns, with `carry` added to the lowest, and the carry above them.
#[inline]
#[target_feature(enable = "avx2")]
fn settled<const B: usize>(t: &[Quad], mut carry: Vector) -> ([Vector; B], Vector) {
    let mut digits = [carry; B];
    for k in 0..B {
        (digits[k], carry) = split(_mm256_add_epi64(load(&t[k]), carry));
    }
    (digits, carry)
}

/// x·k mod β^B.
#[inline]
#[target_feature(enable = "avx2")]
fn last_quotient<const B: usize>(x: [Vector; B], k: [Vector; B]) -> [Vector; B] {
    let mut quotient = [_mm256_setzero_si256(); B];
    let mut carry = _mm256_setzero_si256();
    for j in 0..B {
        let mut column = carry;
        for i in 0..=j {
            column = multiply_add(column, x[i], k[j - i]);
        }
        (quotient[j], carry) = split(column);
    }
    quotient
}

/// Brings all columns below 2^28 + 2^36 without a change of their sum, which has room in them.
#[target_feature(enable = "avx2")]
fn carry_all(t: &mut [Quad]) {
    let mut below = _mm256_setzero_si256();
    for column in t {
        let (digit, above) = split(load(column));
        store(column, _mm256_add_epi64(digit, below));
        below = above;
    }
}
