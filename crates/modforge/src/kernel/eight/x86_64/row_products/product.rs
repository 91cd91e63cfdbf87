//! The three products of digits: of the factors, for the quotient, and of that and the modulus.

use super::{DIGIT_BITS, DIGIT_MASK, Lanes, Vector, load, load_block, store, store_block, unrolled};
use core::arch::x86_64::*;

/// a·b in the columns `low` and `high`, which are not carried.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn multiply<const N: usize>(low: &mut [Lanes; N], high: &mut [Lanes; N], a: &[Lanes; N], b: &[Lanes; N]) {
    let b = load_block::<N>(b);
    let mut columns = [zero(); N];
    unrolled!(i < N, {
        let a = load(&a[i]);
        for j in 0..N {
            columns[j] = _mm512_madd52lo_epu64(columns[j], a, b[j]);
        }
        store(&mut low[i], columns[0]);
        for j in 1..N {
            columns[j - 1] = _mm512_madd52hi_epu64(columns[j], a, b[j - 1]);
        }
        columns[N - 1] = _mm512_madd52hi_epu64(zero(), a, b[N - 1]);
    });
    store_block(high, columns);
}

/// The quotient of T in the columns `low` and `high` by m', or 1 less: digits with carries above them, which a
/// multiply-add ignores.
///
/// Low halves of the products of digit i of T/β^(N−1) and digit j of μ count for column i + j, high ones for the next.
/// Column N, the guard, gives a carry, and those above it are the quotient. The last high half, which would be above
/// that, is 0.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn quotient<const N: usize>(low: &[Lanes; N], high: &[Lanes; N], reciprocal: &[u64]) -> [Vector; N] {
    let reciprocal = &reciprocal[..=N];
    let mut guard = zero();
    let mut columns = [zero(); N];
    let mut digit = load(&low[N - 1]);
    unrolled!(i < N + 1, {
        if i > 0 {
            digit = _mm512_add_epi64(load(&high[i - 1]), carry(digit));
        }
        guard = _mm512_madd52lo_epu64(guard, digit, word(reciprocal[N - i]));
        for k in 0..i {
            columns[k] = _mm512_madd52lo_epu64(columns[k], digit, word(reciprocal[N + 1 - i + k]));
        }
        if i < N {
            guard = _mm512_madd52hi_epu64(guard, digit, word(reciprocal[N - 1 - i]));
        }
        for k in 0..N.min(i + 1) {
            columns[k] = _mm512_madd52hi_epu64(columns[k], digit, word(reciprocal[N - i + k]));
        }
    });
    let mut below = guard;
    for column in &mut columns {
        *column = _mm512_add_epi64(*column, carry(below));
        below = *column;
    }
    columns
}

/// (T − q·m') mod m', for a difference below 2m': digits below 2^52. T has its low columns in `low`.
///
/// T + q·(β^N − m') is the difference modulo β^N. If it is m' or more, it carries out of the N digits when β^N − m' is
/// added again.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn remainder<const N: usize>(low: &[Lanes; N], q: [Vector; N], negated: &[u64]) -> [Vector; N] {
    let negated = &negated[..N];
    let mut columns = load_block::<N>(low);
    unrolled!(i < N, {
        for j in 0..N - i {
            columns[i + j] = _mm512_madd52lo_epu64(columns[i + j], q[i], word(negated[j]));
        }
        for j in 1..N - i {
            columns[i + j] = _mm512_madd52hi_epu64(columns[i + j], q[i], word(negated[j - 1]));
        }
    });
    let mut reduced = [zero(); N];
    let (mut below, mut below_reduced) = (zero(), zero());
    for j in 0..N {
        below = _mm512_add_epi64(columns[j], carry(below));
        columns[j] = masked(below);
        let sum = _mm512_add_epi64(columns[j], word(negated[j]));
        below_reduced = _mm512_add_epi64(sum, carry(below_reduced));
        reduced[j] = masked(below_reduced);
    }
    let carries = carry(below_reduced);
    let carries = _mm512_test_epi64_mask(carries, carries);
    for j in 0..N {
        columns[j] = _mm512_mask_mov_epi64(columns[j], carries, reduced[j]);
    }
    columns
}

#[inline]
#[target_feature(enable = "avx512f")]
fn zero() -> Vector {
    _mm512_setzero_si512()
}

/// What a column carries into the next one.
#[inline]
#[target_feature(enable = "avx512f")]
fn carry(column: Vector) -> Vector {
    _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(column)
}

/// A column without what it carries.
#[inline]
#[target_feature(enable = "avx512f")]
fn masked(column: Vector) -> Vector {
    _mm512_and_si512(column, word(DIGIT_MASK))
}

/// The digit in all lanes.
#[inline]
#[target_feature(enable = "avx512f")]
fn word(digit: u64) -> Vector {
    _mm512_set1_epi64(digit as i64)
}
