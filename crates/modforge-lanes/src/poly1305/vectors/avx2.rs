//! Eight blocks of Poly1305 at a time in AVX2.
//!
//! Written by hand, as the generator writes lanes for one instruction only, the `vpmadd52` of AVX-512 IFMA: eight of
//! them, in digits of 52 bits. AVX2 multiplies numbers of 32 bits, four at a time, which asks for digits of 26.
//!
//! The sum Σ mᵢ·r^(n−i) modulo p = 2^130 − 5 is split among four lanes, as Goll and Gueron do ("Vectorization of
//! Poly1305 message authentication code", ITNG 2015): lane j takes the blocks j, j + 4, j + 8, … and multiplies by r^4
//! from one to the next (Horner's rule), here two blocks at a time, as (sum + m)·r^8 + m'·r^4 is carried but once; at
//! the end lane j is multiplied by r^(4−j) and the lanes are added. Blocks that are no multiple of eight are led by
//! zeros without a bit above them. The powers of r above the fourth are made anew for each call, by one product.
//!
//! # Representation
//! Digits at the bits 0, 26, 52, 78 and 104. `vpmuludq` multiplies the low 32 bits of two digits. What goes above the
//! top digit counts 2^130 ≡ 5.
//!
//! # Bounds
//! In a step let the digits of a be below 2^27 + 2^9: a sum that [`carried`] gives, and a block. In the first step they
//! are those of the given sum and a block, and the top one is below 2^28.3; if that is m', there is no a. Else those of
//! m' are below 2^26. The digits of b, a power of r, are below 2^26 + 2^9. Of the five products of a column at most
//! four count five times: those of a are below (1 + 3·5)·2^53.1 + 5·2^54.4 < 2^58, those of m' below 21·2^52.1 <
//! 2^56.5, and a column is below 2^58.5; four lanes together are below 2^60.5. All digits and five times those of b are
//! below 2^32.
//!
//! Carries out of the columns are below 2^32.6, and five times that out of the top is below 2^34.9. So the second
//! carries, from c₀ to c₁ and from c₃ to c₄, are below 2^9 and 2^7.

use crate::cpu::has_avx2;
use core::arch::asm;
use core::arch::x86_64::*;
use core::hint::black_box;

type Vector = __m256i;
/// Numbers side by side.
const LANES: usize = 4;
/// Digits of one number, or of four.
type Digits<T> = [T; 5];

const BITS: i32 = 26;
const LOW: i64 = (1 << BITS) - 1;

/// Blocks of a step.
const BLOCKS: usize = 2 * LANES;

/// The order in which [`digits`] puts the blocks of a vector into its lanes.
const ORDER: [usize; LANES] = [0, 2, 1, 3];

/// Says that the CPU has the instructions.
#[derive(Clone, Copy)]
pub(in crate::poly1305) struct Avx2(());

impl Avx2 {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        if has_avx2() { Some(Self(())) } else { None }
    }

    /// As [`Poly1305Lanes::absorb`](crate::Poly1305Lanes::absorb).
    pub(super) fn absorb(self, powers: &[[u64; 3]; 4], sum: [u64; 3], blocks: &[[u8; 16]]) -> [u64; 3] {
        // SAFETY: the CPU has the instructions, or there would be no `self`.
        unsafe { absorb_here(powers, sum, blocks) }
    }
}

#[target_feature(enable = "avx2")]
fn absorb_here(powers: &[[u64; 3]; 4], sum: [u64; 3], blocks: &[[u8; 16]]) -> [u64; 3] {
    let (mut first, mut groups) = blocks.as_rchunks::<BLOCKS>();
    if first.is_empty() {
        let Some((group, rest)) = groups.split_first() else { return sum };
        (first, groups) = (group, rest);
    }
    let mut powers = Powers::new(powers);
    let (mut high, mut low) = (start(sum, first, 0), start(sum, first, 1));
    for group in groups {
        // Read anew each time, as `opaque` says of digits.
        let powers = black_box(&powers);
        let columns = product(product(zero(), &low, &powers.fourth), &high, &powers.eighth);
        high = plus(&carried(columns), &load(&group[..LANES]));
        low = load(&group[LANES..]);
    }
    let last = black_box(&powers);
    let columns = product(product(zero(), &low, &last.low), &high, &last.high);
    powers.clear();
    joined(columns.map(|column| sum_of_lanes(column)))
}

/// The powers of r that the lanes are multiplied by.
struct Powers {
    /// r^4 in all lanes.
    fourth: Factor,
    /// r^8 in all lanes.
    eighth: Factor,
    /// r^8, r^7, r^6, r^5 in the order of the lanes.
    high: Factor,
    /// r^4, …, r.
    low: Factor,
}

impl Powers {
    /// From r, r², r³, r⁴.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn new(given: &[[u64; 3]; 4]) -> Self {
        let [a, b, c, d] = ORDER.map(|block| &given[3 - block]);
        let low = narrow(core::array::from_fn(|digit| {
            _mm256_setr_epi64x(a[digit] as i64, b[digit] as i64, c[digit] as i64, d[digit] as i64)
        }));
        let fourth = Factor::new(first_lane(&low));
        let high = carried(product(zero(), &low, &fourth));
        Self { fourth, eighth: Factor::new(first_lane(&high)), high: Factor::new(high), low: Factor::new(low) }
    }

    /// In variables that the compiler may keep in memory.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn clear(&mut self) {
        for Factor(digits) in [&mut self.fourth, &mut self.eighth, &mut self.high, &mut self.low] {
            for digit in digits {
                // SAFETY: a place of our own. Volatile, so that it is not left out.
                unsafe { core::ptr::write_volatile(digit, _mm256_setzero_si256()) };
            }
        }
    }
}

/// The number of lane 0, that of the highest power, in all lanes.
#[inline]
#[target_feature(enable = "avx2")]
fn first_lane(lanes: &Digits<Vector>) -> Digits<Vector> {
    lanes.map(|digit| _mm256_broadcastq_epi64(_mm256_castsi256_si128(digit)))
}

/// Four of at most eight blocks behind zeros, the first four or the last, and the sum on top of the first block.
#[inline]
#[target_feature(enable = "avx2")]
fn start(sum: [u64; 3], blocks: &[[u8; 16]], half: usize) -> Digits<Vector> {
    // Words of 64 bits before the first block, counted from the half; fewer than none for the last half.
    let before = 2 * (BLOCKS as isize - blocks.len() as isize - (LANES * half) as isize);
    // What the masks leave out is not read.
    let words = blocks.as_ptr().cast::<i64>().wrapping_offset(-before);
    let places = _mm256_setr_epi64x(0, 1, 2, 3);
    let masks = [before, before - LANES as isize]
        .map(|before| _mm256_cmpgt_epi64(places, _mm256_set1_epi64x(before as i64 - 1)));
    let [a, b, c, d] = ORDER.map(|block| 2 * block as i64);
    let is_first = _mm256_cmpeq_epi64(_mm256_setr_epi64x(a, b, c, d), _mm256_set1_epi64x(before as i64));
    // SAFETY: the words of the masks are those of `blocks`, which need not be aligned.
    let (first, last) =
        unsafe { (_mm256_maskload_epi64(words, masks[0]), _mm256_maskload_epi64(words.wrapping_add(LANES), masks[1])) };
    let sum = sum.map(|digit| _mm256_and_si256(_mm256_set1_epi64x(digit as i64), is_first));
    let top = _mm256_and_si256(top_bit(), _mm256_unpacklo_epi64(masks[0], masks[1]));
    plus(&narrow(sum), &digits(first, last, top))
}

/// Numbers to multiply with: digits b₀, …, b₄ and 5·b₁, …, 5·b₄.
struct Factor([Vector; 9]);

impl Factor {
    #[inline]
    #[target_feature(enable = "avx2")]
    fn new([b0, b1, b2, b3, b4]: Digits<Vector>) -> Self {
        Self([b0, b1, b2, b3, b4, five_times(b1), five_times(b2), five_times(b3), five_times(b4)])
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn five_times(digit: Vector) -> Vector {
    _mm256_add_epi64(digit, _mm256_slli_epi64::<2>(digit))
}

#[inline]
#[target_feature(enable = "avx2")]
fn zero() -> Digits<Vector> {
    [_mm256_setzero_si256(); 5]
}

/// Columns with those of a product added.
#[inline]
#[target_feature(enable = "avx2")]
fn product(columns: Digits<Vector>, a: &Digits<Vector>, factor: &Factor) -> Digits<Vector> {
    let Factor([b0, b1, b2, b3, b4, f1, f2, f3, f4]) = factor;
    // Line by line, as a loop stays a loop. The digits that come last out of `carried` are the last to be used.
    let columns = row(columns, a[0], [b0, b1, b2, b3, b4]);
    let columns = row(columns, a[2], [f3, f4, b0, b1, b2]);
    let columns = row(columns, a[3], [f2, f3, f4, b0, b1]);
    let columns = row(columns, a[1], [f4, b0, b1, b2, b3]);
    row(columns, a[4], [f1, f2, f3, f4, b0])
}

/// Columns with the products of a digit added.
#[inline]
#[target_feature(enable = "avx2")]
fn row([c0, c1, c2, c3, c4]: Digits<Vector>, digit: Vector, [v, w, x, y, z]: Digits<&Vector>) -> Digits<Vector> {
    let digit = opaque(digit);
    [
        _mm256_add_epi64(c0, _mm256_mul_epu32(digit, *v)),
        _mm256_add_epi64(c1, _mm256_mul_epu32(digit, *w)),
        _mm256_add_epi64(c2, _mm256_mul_epu32(digit, *x)),
        _mm256_add_epi64(c3, _mm256_mul_epu32(digit, *y)),
        _mm256_add_epi64(c4, _mm256_mul_epu32(digit, *z)),
    ]
}

/// The digit, and nothing that the compiler knows about it. The compiler takes `_mm256_mul_epu32` for a product of
/// words of 64 bits with masks, leaves out the masks where it knows them to do nothing, and then may not find
/// `vpmuludq` again but multiply 64 bits.
#[inline]
#[target_feature(enable = "avx2")]
fn opaque(mut digit: Vector) -> Vector {
    // SAFETY: no instruction.
    unsafe { asm!("/* {0} */", inout(ymm_reg) digit, options(pure, nomem, nostack, preserves_flags)) };
    digit
}

/// Digits below 2^26, but for the second, below 2^26 + 2^9, and the last, below 2^26 + 2^7.
#[inline]
#[target_feature(enable = "avx2")]
fn carried([c0, c1, c2, c3, c4]: Digits<Vector>) -> Digits<Vector> {
    let low = _mm256_set1_epi64x(LOW);
    // What a column passes on, and what it keeps.
    let split = |column| (_mm256_srli_epi64::<BITS>(column), _mm256_and_si256(column, low));
    // Two chains side by side.
    let ((up0, c0), (up3, c3)) = (split(c0), split(c3));
    let (c1, c4) = (_mm256_add_epi64(c1, up0), _mm256_add_epi64(c4, up3));
    let ((up1, c1), (up4, c4)) = (split(c1), split(c4));
    let (c2, c0) = (_mm256_add_epi64(c2, up1), _mm256_add_epi64(c0, five_times(up4)));
    let ((up2, c2), (up0, c0)) = (split(c2), split(c0));
    let (c3, c1) = (_mm256_add_epi64(c3, up2), _mm256_add_epi64(c1, up0));
    let (up3, c3) = split(c3);
    [c0, c1, c2, c3, _mm256_add_epi64(c4, up3)]
}

#[inline]
#[target_feature(enable = "avx2")]
fn plus(a: &Digits<Vector>, b: &Digits<Vector>) -> Digits<Vector> {
    core::array::from_fn(|digit| _mm256_add_epi64(a[digit], b[digit]))
}

/// Digits at the bits 0, 44 and 88, each below 2^44 + 2^8, as digits below 2^26, but for the top one: that is below
/// 2^28.1, and not above 2^26 where the number is below 2^130.
#[inline]
#[target_feature(enable = "avx2")]
fn narrow([d0, d1, d2]: [Vector; 3]) -> Digits<Vector> {
    let low = |word| _mm256_and_si256(word, _mm256_set1_epi64x(LOW));
    // Below 2^63, and below 2^55.
    let from_26 = _mm256_add_epi64(_mm256_srli_epi64::<26>(d0), _mm256_slli_epi64::<18>(d1));
    let from_78 = _mm256_add_epi64(_mm256_srli_epi64::<52>(from_26), _mm256_slli_epi64::<10>(d2));
    let from_52 = _mm256_srli_epi64::<BITS>(from_26);
    [low(d0), low(from_26), low(from_52), low(from_78), _mm256_srli_epi64::<BITS>(from_78)]
}

/// Columns below 2^61 as digits at the bits 0, 44 and 88: below 2^44 + 2^39, 2^44 and 2^42.
#[inline]
fn joined(columns: Digits<u64>) -> [u64; 3] {
    let [c0, c1, c2, c3, c4] = columns.map(u128::from);
    let low = |word: u128, bits: u32| word as u64 & ((1 << bits) - 1);
    let from_0 = c0 + (c1 << 26) + (c2 << 52);
    let from_44 = (from_0 >> 44) + (c3 << (78 - 44));
    let from_88 = (from_44 >> 44) + (c4 << (104 - 88));
    [low(from_0, 44) + 5 * (from_88 >> 42) as u64, low(from_44, 44), low(from_88, 42)]
}

#[inline]
#[target_feature(enable = "avx2")]
fn sum_of_lanes(digit: Vector) -> u64 {
    let pair = _mm_add_epi64(_mm256_castsi256_si128(digit), _mm256_extracti128_si256::<1>(digit));
    _mm_cvtsi128_si64(_mm_add_epi64(pair, _mm_unpackhi_epi64(pair, pair))) as u64
}

/// Four blocks as digits, with the bit 2^128.
#[inline]
#[target_feature(enable = "avx2")]
fn load(blocks: &[[u8; 16]]) -> Digits<Vector> {
    let blocks: &[[u8; 16]; LANES] = blocks.try_into().expect("four blocks");
    let vectors: *const Vector = blocks.as_ptr().cast();
    // SAFETY: 64 bytes, which need not be aligned.
    let (first, last) = unsafe { (_mm256_loadu_si256(vectors), _mm256_loadu_si256(vectors.add(1))) };
    digits(first, last, top_bit())
}

/// Four blocks as digits, two in each vector, with `top` added to the last.
#[inline]
#[target_feature(enable = "avx2")]
fn digits(first: Vector, last: Vector, top: Vector) -> Digits<Vector> {
    let (low, high) = (_mm256_unpacklo_epi64(first, last), _mm256_unpackhi_epi64(first, last));
    let masked = |word| _mm256_and_si256(word, _mm256_set1_epi64x(LOW));
    let middle = _mm256_or_si256(_mm256_srli_epi64::<52>(low), _mm256_slli_epi64::<12>(high));
    [
        masked(low),
        masked(_mm256_srli_epi64::<26>(low)),
        masked(middle),
        masked(_mm256_srli_epi64::<14>(high)),
        _mm256_or_si256(_mm256_srli_epi64::<40>(high), top),
    ]
}

/// The bit 2^128 in the last digit.
#[inline]
#[target_feature(enable = "avx2")]
fn top_bit() -> Vector {
    _mm256_set1_epi64x(1 << (128 - 104))
}
