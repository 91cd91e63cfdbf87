//! Products and squares of numbers too long for the registers: the columns in blocks.
//!
//! Lane l of a strided number is a number of Z digits of its own, so a row is the product of eight such numbers with
//! one row of b, broadcast: vectors are its digits. A block of C digits of the row is held in registers, with C + 1
//! vectors of the sum that slide along the operand: `sum[i + c] += a[i]·digit[c]`, one load and one store for each
//! vector of the operand and 2·C multiplications. The quotient digits of the row before times M are added in the same
//! way, and in the last row the quotient digits times m.

use super::super::strided::{LANES, MAX_VECTORS, lane_0, load_all, normalise, store, wipe};
use super::{BITS, Constants, DIGIT_BITS, DIGIT_MASK};
use core::arch::asm;
use core::arch::x86_64::*;
use zeroize::Zeroize;

/// Digits of the widest block: 15 vectors of the sum, 14 digits, one vector of the operand.
const MAX_BLOCK: usize = 14;

/// From so many vectors on, which are two blocks and more, squares take less time than products.
pub(super) const MIN_SQUARE_VECTORS: usize = MAX_BLOCK + 1;

/// `r = a·b·R⁻¹`; see the head of the folder for the algorithm.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn multiply(constants: &Constants, r: &mut [u64], a: &[u64], b: &[u64]) {
    let z = constants.m.len();
    assert!(a.len() == z * LANES && b.len() == z * LANES, "a residue of another kernel");
    let mut operand = [_mm512_setzero_si512(); MAX_VECTORS];
    let operand = &mut operand[..z];
    load_all(operand, a);
    reduced(constants, r, |sum, row| add_row(sum, operand, b.as_chunks().0, row));
    wipe(operand);
}

/// `r = a²·R⁻¹`. The vectors are cut as digits are, and a is the sum of numbers of so many vectors each. A block of
/// digits of one of them takes this one as it is, and those below it doubled, so each product of two different ones is
/// computed once.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square(constants: &Constants, r: &mut [u64], a: &[u64]) {
    let z = constants.m.len();
    assert!(a.len() == z * LANES, "a residue of another kernel");
    let zero = _mm512_setzero_si512();
    let (mut operand, mut doubled) = ([zero; MAX_VECTORS], [zero; MAX_VECTORS]);
    let (operand, doubled) = (&mut operand[..z], &mut doubled[..z]);
    load_all(operand, a);
    // The digits of each lane doubled, for which the carry out of all below a vector is the top bit of the last.
    let (digit_mask, mut carry) = (_mm512_set1_epi64(DIGIT_MASK as i64), zero);
    for (doubled, &vector) in doubled.iter_mut().zip(&*operand) {
        *doubled = _mm512_or_si512(_mm512_and_si512(_mm512_slli_epi64::<1>(vector), digit_mask), carry);
        carry = _mm512_srli_epi64::<{ BITS - 1 }>(vector);
    }
    let digits: &[[u64; LANES]] = a.as_chunks().0;
    reduced(constants, r, |sum, row| {
        for (from, to) in blocks(z) {
            let digits = &digits[from..to];
            let own = &mut sum[2 * from..];
            if from > 0 {
                let carry = _mm512_cmpgt_epu64_mask(operand[from - 1], _mm512_srli_epi64::<1>(digit_mask));
                for (sum, digit) in own.iter_mut().zip(digits) {
                    *sum = _mm512_mask_add_epi64(*sum, carry, *sum, _mm512_set1_epi64(digit[row] as i64));
                }
                add_block(&mut sum[from..], &doubled[..from], digits, row);
            }
            add_block(&mut sum[2 * from..], &operand[from..to], digits, row);
        }
    });
    wipe(operand);
    wipe(doubled);
}

/// `r` = the sum of what `add(sum, row)` adds for each row of steps, reduced.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn reduced(constants: &Constants, r: &mut [u64], mut add: impl FnMut(&mut [__m512i], usize)) {
    let z = constants.m.len();
    let zero = _mm512_setzero_si512();
    // Digit c of a row is in lane 0 of vector c, as b's digits of row l are in lane l.
    let (mut quotients, mut sum) = ([[0u64; LANES]; MAX_VECTORS], [zero; 2 * MAX_VECTORS]);
    let (quotients, sum) = (&mut quotients[..z], &mut sum[..2 * z]);
    let mut carry = 0;
    for row in 0..constants.rows {
        add(sum, row);
        if row > 0 {
            add_row(sum, &constants.multiple, quotients, 0);
        }
        if row + 1 < constants.rows {
            for (quotient, &vector) in quotients.iter_mut().zip(&*sum) {
                quotient[0] = lane_0(vector) + carry;
                carry = quotient[0] >> DIGIT_BITS;
            }
        } else {
            carry = add_last_multiple(constants, sum, quotients, carry);
        }
        // The low row leaves: a lane of it moves into the next lower lane of the sum one row up.
        let (low, high) = sum.split_at_mut(z);
        for (low, high) in low.iter_mut().zip(high) {
            *low = _mm512_add_epi64(*high, _mm512_maskz_alignr_epi64::<1>(0x7f, *low, *low));
            *high = zero;
        }
    }
    sum[0] = _mm512_add_epi64(sum[0], _mm512_maskz_set1_epi64(1, carry as i64));
    normalise::<BITS>(&mut sum[..z]);
    for (lanes, &vector) in r.as_chunks_mut().0.iter_mut().zip(&*sum) {
        store(lanes, vector);
    }
    wipe(sum);
    quotients.as_flattened_mut().zeroize();
}

/// The first digit and the end of each block: as few as can be, nearly equal.
fn blocks(digits: usize) -> impl Iterator<Item = (usize, usize)> {
    let count = digits.div_ceil(MAX_BLOCK);
    (0..count).map(move |block| (block * digits / count, (block + 1) * digits / count))
}

/// `sum += operand·digits`, with lane `lane` of each digit.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn add_row(sum: &mut [__m512i], operand: &[__m512i], digits: &[[u64; LANES]], lane: usize) {
    for (from, to) in blocks(digits.len()) {
        add_block(&mut sum[from..], operand, &digits[from..to], lane);
    }
}

/// In the last row: blocks of quotient digits q = T·k mod 2^52, one after the other, and their products with m. Returns
/// the carry into the next row.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn add_last_multiple(
    constants: &Constants,
    sum: &mut [__m512i],
    quotients: &mut [[u64; LANES]],
    mut carry: u64,
) -> u64 {
    let z = constants.m.len();
    let mut m = [0; MAX_BLOCK];
    for (m, &vector) in m.iter_mut().zip(&*constants.m) {
        *m = lane_0(vector);
    }
    for (from, to) in blocks(z) {
        // The digits of T as far as this block's own multiples change them.
        let mut digits = [0u64; MAX_BLOCK + 1];
        for (digit, &vector) in digits.iter_mut().zip(&sum[from..to]) {
            *digit = lane_0(vector);
        }
        let mut block_carry = carry;
        for j in 0..to - from {
            let quotient = (digits[j] + block_carry).wrapping_mul(constants.k) & DIGIT_MASK;
            quotients[from + j][0] = quotient;
            for i in 0..to - from - j {
                let product = u128::from(quotient) * u128::from(m[i]);
                digits[j + i] += product as u64 & DIGIT_MASK;
                digits[j + i + 1] += (product >> DIGIT_BITS) as u64;
            }
            block_carry = (digits[j] + block_carry) >> DIGIT_BITS;
        }
        digits.zeroize();
        add_block(&mut sum[from..], &constants.m, &quotients[from..to], 0);
        for &vector in &sum[from..to] {
            carry = (lane_0(vector) + carry) >> DIGIT_BITS;
        }
    }
    carry
}

/// `sum += operand·digits` for one block of 7 to 14 digits, with lane `lane` of each digit.
///
/// # Registers
/// For w digits:
///
/// | | |
/// |---|---|
/// | zmm0 to zmm w | the vectors of the sum; the last one is loaded anew for each vector of the operand |
/// | zmm15 to zmm 14 + w | the digits, each in all lanes |
/// | zmm30 | the vector of the operand |
/// | `{sum}`, `{operand}` | where the first vectors of both are |
/// | `{count}` | vectors of the operand that are left |
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn add_block(sum: &mut [__m512i], operand: &[__m512i], digits: &[[u64; LANES]], lane: usize) {
    assert!(sum.len() >= operand.len() + digits.len() && !operand.is_empty() && lane < LANES, "room for the product");
    // Lists: of the accumulators but the last, of those but the first, the last, of the digits, of byte offsets.
    macro_rules! block {
        ([$($low:literal)*] [$($high:literal)*] $last:literal [$($digit:literal)*] [$($offset:literal)*] $end:literal) => {
            // SAFETY: reads all of `operand` and of `digits` (8 bytes of each), reads and writes as many vectors of
            // `sum` as both have together; all registers that it changes are named. The stack is not used.
            unsafe {
                asm!(
                    $(concat!("vmovdqa64 zmm", $low, ", zmmword ptr [{sum} + ", $offset, "]"),)*
                    $(concat!("vpbroadcastq zmm", $digit, ", qword ptr [{digits} + ", $offset, "]"),)*
                    ".p2align 5",
                    "2:",
                    concat!("vmovdqa64 zmm", $last, ", zmmword ptr [{sum} + ", $end, "]"),
                    "vmovdqa64 zmm30, zmmword ptr [{operand}]",
                    $(concat!("vpmadd52luq zmm", $low, ", zmm30, zmm", $digit),)*
                    "vmovdqa64 zmmword ptr [{sum}], zmm0",
                    $(concat!("vpmadd52huq zmm", $high, ", zmm30, zmm", $digit),)*
                    // The accumulators slide by one: renamed, not moved, by the CPU.
                    $(concat!("vmovdqa64 zmm", $low, ", zmm", $high),)*
                    "add {sum}, 64",
                    "add {operand}, 64",
                    "dec {count}",
                    "jnz 2b",
                    $(concat!("vmovdqa64 zmmword ptr [{sum} + ", $offset, "], zmm", $low),)*
                    sum = inout(reg) sum.as_mut_ptr() => _,
                    operand = inout(reg) operand.as_ptr() => _,
                    digits = in(reg) digits.as_ptr().cast::<u64>().add(lane),
                    count = inout(reg) operand.len() => _,
                    out("zmm0") _, out("zmm1") _, out("zmm2") _, out("zmm3") _, out("zmm4") _, out("zmm5") _,
                    out("zmm6") _, out("zmm7") _, out("zmm8") _, out("zmm9") _, out("zmm10") _, out("zmm11") _,
                    out("zmm12") _, out("zmm13") _, out("zmm14") _, out("zmm15") _, out("zmm16") _, out("zmm17") _,
                    out("zmm18") _, out("zmm19") _, out("zmm20") _, out("zmm21") _, out("zmm22") _, out("zmm23") _,
                    out("zmm24") _, out("zmm25") _, out("zmm26") _, out("zmm27") _, out("zmm28") _, out("zmm30") _,
                    options(nostack),
                )
            }
        };
    }
    match digits.len() {
        7 => block!([0 1 2 3 4 5 6] [1 2 3 4 5 6 7] 7 [15 16 17 18 19 20 21] [0 64 128 192 256 320 384] 448),
        8 => block!([0 1 2 3 4 5 6 7] [1 2 3 4 5 6 7 8] 8 [15 16 17 18 19 20 21 22]
            [0 64 128 192 256 320 384 448] 512),
        9 => block!([0 1 2 3 4 5 6 7 8] [1 2 3 4 5 6 7 8 9] 9 [15 16 17 18 19 20 21 22 23]
            [0 64 128 192 256 320 384 448 512] 576),
        10 => block!([0 1 2 3 4 5 6 7 8 9] [1 2 3 4 5 6 7 8 9 10] 10 [15 16 17 18 19 20 21 22 23 24]
            [0 64 128 192 256 320 384 448 512 576] 640),
        11 => block!([0 1 2 3 4 5 6 7 8 9 10] [1 2 3 4 5 6 7 8 9 10 11] 11 [15 16 17 18 19 20 21 22 23 24 25]
            [0 64 128 192 256 320 384 448 512 576 640] 704),
        12 => block!([0 1 2 3 4 5 6 7 8 9 10 11] [1 2 3 4 5 6 7 8 9 10 11 12] 12
            [15 16 17 18 19 20 21 22 23 24 25 26] [0 64 128 192 256 320 384 448 512 576 640 704] 768),
        13 => block!([0 1 2 3 4 5 6 7 8 9 10 11 12] [1 2 3 4 5 6 7 8 9 10 11 12 13] 13
            [15 16 17 18 19 20 21 22 23 24 25 26 27] [0 64 128 192 256 320 384 448 512 576 640 704 768] 832),
        14 => block!([0 1 2 3 4 5 6 7 8 9 10 11 12 13] [1 2 3 4 5 6 7 8 9 10 11 12 13 14] 14
            [15 16 17 18 19 20 21 22 23 24 25 26 27 28] [0 64 128 192 256 320 384 448 512 576 640 704 768 832] 896),
        _ => unreachable!("blocks of 7 to 14 digits"),
    }
}
