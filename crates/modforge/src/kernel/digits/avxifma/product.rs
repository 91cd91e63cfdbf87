//! Products and squares: five digits of an operand at a time.

use super::normalise::settle;
use super::pass::{BLOCK, add_products};
use super::{Constants, DIGIT_BITS, DIGIT_MASK, LANES, MAX_VECTORS, lanes, load, wipe};
use core::arch::x86_64::*;
use core::array;
use core::hint::black_box;
use zeroize::Zeroize;

/// `r = a·b·R⁻¹`; those for squares take no b.
///
/// # Safety
/// The CPU has AVX2, and the multiply-add of 52 bits in the encoding that the function is for.
pub(super) type Product = unsafe fn(constants: &Constants, r: &mut [u64], a: &[u64], b: &[u64]);

/// From so many vectors on, in fives, squares take less time than products.
const MIN_SQUARE_VECTORS: usize = 15;

/// The product and, where it has code of its own, the square for Z vectors and N steps.
pub(super) fn functions(vex: bool, vectors: usize, steps: usize) -> (Product, Option<Product>) {
    if vex { functions_of::<true>(vectors, steps) } else { functions_of::<false>(vectors, steps) }
}

fn functions_of<const VEX: bool>(vectors: usize, steps: usize) -> (Product, Option<Product>) {
    const MAX_ROOM: usize = 5 * MAX_VECTORS;
    // Room that is no larger than need be: to clear it takes time. All with squares of their own need more than 50
    // vectors.
    let (multiply, square): (Product, Product) = match vectors + steps {
        ..=25 => return (multiply::<VEX, 25>, None),
        26..=50 => return (multiply::<VEX, 50>, None),
        51..=100 => (multiply::<VEX, 100>, square::<VEX, 100>),
        _ => (multiply::<VEX, MAX_ROOM>, square::<VEX, MAX_ROOM>),
    };
    let squares = vectors >= MIN_SQUARE_VECTORS && vectors.is_multiple_of(BLOCK);
    (multiply, squares.then_some(square))
}

#[target_feature(enable = "avx2")]
fn multiply<const VEX: bool, const ROOM: usize>(constants: &Constants, r: &mut [u64], a: &[u64], b: &[u64]) {
    let z = constants.m.len();
    assert!(a.len() == z * LANES && b.len() == z * LANES, "a residue of another kernel");
    let a = a.as_chunks().0;
    // The next digit of b is lane `lane` of vector `vector`.
    let (mut lane, mut vector) = (0, 0);
    let mut across = [0; BLOCK];
    reduced::<VEX, ROOM>(constants, r, |sum, _| {
        if vector + BLOCK <= z {
            add_products::<VEX, LANES>(sum, a, &b[vector * LANES + lane..]);
            vector += BLOCK;
        } else {
            // Some of the digits are in the next lane.
            for (digit, ahead) in across.iter_mut().zip(vector..) {
                *digit = if ahead < z { b[ahead * LANES + lane] } else { b[(ahead - z) * LANES + lane + 1] };
            }
            add_products::<VEX, 1>(sum, a, &across);
            (lane, vector) = (lane + 1, vector + BLOCK - z);
        }
        if vector == z {
            (lane, vector) = (lane + 1, 0);
        }
    });
    across.zeroize();
}

/// Where vectors come in fives: those five from which the digits are, and twice those below.
#[target_feature(enable = "avx2")]
fn square<const VEX: bool, const ROOM: usize>(constants: &Constants, r: &mut [u64], a: &[u64], _: &[u64]) {
    let z = constants.m.len();
    assert!(a.len() == z * LANES && z.is_multiple_of(BLOCK) && z <= ROOM, "a residue of another kernel");
    let vectors = a.as_chunks().0;
    // The digits of each lane doubled, for which the carry out of all below a vector is the top bit of the last.
    let (digit_mask, mut carry) = (_mm256_set1_epi64x(DIGIT_MASK as i64), _mm256_setzero_si256());
    let mut doubled = [carry; ROOM];
    let doubled = &mut doubled[..z];
    for (doubled, vector) in doubled.iter_mut().zip(vectors) {
        let vector = load(vector);
        *doubled = _mm256_or_si256(_mm256_and_si256(_mm256_slli_epi64::<1>(vector), digit_mask), carry);
        carry = _mm256_srli_epi64::<{ DIGIT_BITS as i32 - 1 }>(vector);
    }
    reduced::<VEX, ROOM>(constants, r, |sum, from| {
        let (lane, first) = (from / z, from % z);
        let digits = &a[first * LANES + lane..];
        if first > 0 {
            add_products::<VEX, LANES>(sum, &lanes(doubled)[..first], digits);
            let carry = _mm256_cmpgt_epi64(load(&vectors[first - 1]), _mm256_srli_epi64::<1>(digit_mask));
            for (sum, digit) in sum[first..first + BLOCK].iter_mut().zip(digits.iter().step_by(LANES)) {
                *sum = _mm256_add_epi64(*sum, _mm256_and_si256(carry, _mm256_set1_epi64x(*digit as i64)));
            }
        }
        add_products::<VEX, LANES>(&mut sum[first..], &vectors[first..first + BLOCK], digits);
    });
    wipe(doubled);
}

/// `r` = the sum of what `add(sum, n)` adds for the digits n to n + 4, n = 0, 5, 10 …, times 2^(52·n), reduced.
#[inline]
#[target_feature(enable = "avx2")]
fn reduced<const VEX: bool, const ROOM: usize>(
    constants: &Constants,
    r: &mut [u64],
    mut add: impl FnMut(&mut [__m256i], usize),
) {
    let (z, steps) = (constants.m.len(), constants.steps);
    assert!(steps <= z * LANES && r.len() == z * LANES, "a residue of another kernel");
    let mut sum = [_mm256_setzero_si256(); ROOM];
    let sum = &mut sum[..steps + z];
    let (mut quotients, mut carry) = ([0; BLOCK], 0);
    for from in (0..steps).step_by(BLOCK) {
        let sum = &mut sum[from..];
        add(sum, from);
        if from > 0 {
            add_products::<VEX, 1>(sum, lanes(&constants.multiple), &quotients);
        }
        if from + BLOCK == steps {
            quotients = last_quotients(sum, &constants.k, carry);
            add_products::<VEX, 1>(sum, lanes(&constants.m), &quotients);
        }
        // The low digits leave the sum: they are the quotients to come, or 0. The lanes above them move up by Z places.
        for (quotient, digit) in quotients.iter_mut().zip(low_digits(sum)) {
            *quotient = digit + carry;
            carry = *quotient >> DIGIT_BITS;
        }
        let (low, high) = sum.split_at_mut(z);
        for (&mut leaving, high) in low[..BLOCK].iter_mut().zip(high) {
            let moved = _mm256_permute4x64_epi64::<0b11_11_10_01>(leaving);
            let moved = _mm256_blend_epi32::<0b1100_0000>(moved, _mm256_setzero_si256());
            *high = _mm256_add_epi64(*high, moved);
        }
    }
    let result = &mut sum[steps..];
    result[0] = _mm256_add_epi64(result[0], _mm256_setr_epi64x(carry as i64, 0, 0, 0));
    settle(r, result);
    wipe(sum);
    quotients.zeroize();
}

/// Lane 0 of five vectors, from memory. A compiler that sees through this gathers several at once, by addresses in
/// vectors, which the tests of constant time do not follow.
#[inline]
fn low_digits(sum: &[__m256i]) -> [u64; BLOCK] {
    let lanes = black_box(lanes(&sum[..BLOCK]));
    array::from_fn(|j| lanes[j][0])
}

/// The digits of u = T·K mod B, for the five low digits of T and the carry into them.
#[inline]
#[target_feature(enable = "avx2")]
fn last_quotients(sum: &[__m256i], k: &[u64; BLOCK], mut carry: u64) -> [u64; BLOCK] {
    let (low, mut digits, mut quotients) = (low_digits(sum), [0; BLOCK], [0; BLOCK]);
    let mut above = 0u128;
    for j in 0..BLOCK {
        let digit = low[j] + carry;
        carry = digit >> DIGIT_BITS;
        digits[j] = digit & DIGIT_MASK;
        for i in 0..=j {
            above += u128::from(digits[i]) * u128::from(k[j - i]);
        }
        quotients[j] = above as u64 & DIGIT_MASK;
        above >>= DIGIT_BITS;
    }
    digits.zeroize();
    quotients
}
