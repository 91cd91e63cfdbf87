//! Sixteen blocks of Poly1305 at a time in AVX-512 IFMA.
//!
//! Written by hand: a step with the generated field takes 1.4 times as long (`beside_generated.rs` has the command;
//! Zen 4). Powers of r are multiplied with thousands of blocks, so that what is folded is multiplied by 20 once, and
//! both products of a step are carried once.
//!
//! The sum Σ mᵢ·r^(n−i) modulo p = 2^130 − 5 is split among eight lanes: lane j takes the blocks j, j + 8, j + 16, …
//! and multiplies by r^8 from one to the next (Horner's rule), two blocks at a time, as (sum + m)·r^16 + m'·r^8 is
//! carried but once; at the end lane j is multiplied by r^(8−j) and the lanes are added. Blocks that are no multiple of
//! sixteen are led by zeros without a bit above them. The powers of r are made anew for each call, two doublings of how
//! many there are: they take less than reading and clearing them would.
//!
//! # Representation
//! Digits at the bits 0, 44 and 88. `vpmadd52` gives the low 52 bits of a product of two digits and the bits above
//! those, which count 2^52 = 2^8·2^44: 2^8 times those go one digit up. What goes above the top digit counts
//! 2^132 = 4·2^130 ≡ 20.
//!
//! # Bounds
//! Let the digits of a be below 2^45, 2^45.1 and 2^42.6: what [`carried`] gives, and a block. Those of b, a power of r,
//! are below 2^44, 2^44 + 2^8 and 2^42 + 1; so 20·b₁ and 20·b₂ are below 2^48.4 and 2^46.4. The high halves of the
//! columns of one product are below 2^37 + 2^39.1 + 2^39.6 < 2^40.5, 3·2^37.2 < 2^38.8 and 2^34.7 + 2^37.1 + 2^35.1
//! < 2^37.6, of two below 2^41.5, 2^39.8 and 2^38.6. Times 2^8, 2^8 and 5·2^10 they are below 2^51, so that the low 52
//! bits of those products are all. Of low halves a column takes six, each below 2^52, so that c₀, c₁ and c₂ are below
//! 2^54.9. Carries out of c₀ and c₁ are below 2^11, out of c₂, at bit 42, below 2^13. With five times what goes above
//! the top c₀ is below 2^51.1, and the second carry out of it below 2^8.

use crate::cpu::has_avx512ifma;
use core::arch::x86_64::*;

pub(super) type Vector = __m512i;
/// Numbers side by side.
const LANES: usize = 8;
/// Digits of one number, or of eight.
pub(super) type Digits<T> = [T; 3];

const LOW: u64 = (1 << 44) - 1;
const TOP: u64 = (1 << 42) - 1;

/// Blocks of a step.
const BLOCKS: usize = 2 * LANES;

/// The order in which [`digits`] puts the blocks of a vector into its lanes.
const ORDER: [usize; LANES] = [0, 4, 1, 5, 2, 6, 3, 7];

/// Says that the CPU has the instructions.
#[derive(Clone, Copy)]
pub(in crate::poly1305) struct Avx512Ifma(());

impl Avx512Ifma {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        if has_avx512ifma() { Some(Self(())) } else { None }
    }

    /// As [`Poly1305Lanes::absorb`](crate::Poly1305Lanes::absorb).
    pub(super) fn absorb(self, powers: &[Digits<u64>; 4], sum: Digits<u64>, blocks: &[[u8; 16]]) -> Digits<u64> {
        // SAFETY: the CPU has the instructions, or there would be no `self`.
        unsafe { absorb_here(powers, sum, blocks) }
    }
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn absorb_here(powers: &[Digits<u64>; 4], sum: Digits<u64>, blocks: &[[u8; 16]]) -> Digits<u64> {
    let (mut first, mut groups) = blocks.as_rchunks::<BLOCKS>();
    if first.is_empty() {
        let Some((group, rest)) = groups.split_first() else { return sum };
        (first, groups) = (group, rest);
    }
    let mut powers = Powers::new(powers);
    let (eighth, sixteenth) = (Factor::new(powers.eighth), Factor::new(powers.sixteenth));
    let [mut high, mut low] = start(sum, first);
    for group in groups {
        let columns = product([_mm512_setzero_si512(); 6], &low, &eighth);
        high = plus(&carried(product(columns, &high, &sixteenth)), &load(&group[..LANES]));
        low = load(&group[LANES..]);
    }
    let columns = product([_mm512_setzero_si512(); 6], &low, &Factor::new(powers.low));
    let digits = carried(product(columns, &high, &Factor::new(powers.high)));
    powers.clear();
    digits.map(|digit| _mm512_reduce_add_epi64(digit) as u64)
}

/// The powers of r that the lanes are multiplied by.
struct Powers {
    /// r^8 in all lanes.
    eighth: Digits<Vector>,
    /// r^16 in all lanes.
    sixteenth: Digits<Vector>,
    /// r^16, r^15, …, r^9 in the order of the lanes.
    high: Digits<Vector>,
    /// r^8, …, r.
    low: Digits<Vector>,
}

impl Powers {
    /// From r, r², r³, r⁴.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn new(given: &[Digits<u64>; 4]) -> Self {
        let powers = ORDER.map(|block| &given[3 - block % 4]);
        let four: Digits<Vector> = core::array::from_fn(|digit| {
            let [a, b, c, d, e, f, g, h] = powers.map(|power| power[digit] as i64);
            _mm512_setr_epi64(a, b, c, d, e, f, g, h)
        });
        let products = tight(times(&four, &Factor::new(first_lane(&four))));
        let low = core::array::from_fn(|digit| _mm512_mask_mov_epi64(four[digit], FIRST, products[digit]));
        let eighth = first_lane(&low);
        let high = tight(times(&low, &Factor::new(eighth)));
        Self { eighth, sixteenth: first_lane(&high), high, low }
    }

    /// In variables that the compiler may keep in memory.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn clear(&mut self) {
        for digits in [&mut self.eighth, &mut self.sixteenth, &mut self.high, &mut self.low] {
            for digit in digits {
                // SAFETY: a place of our own. Volatile, so that it is not left out.
                unsafe { core::ptr::write_volatile(digit, _mm512_setzero_si512()) };
            }
        }
    }
}

/// The lanes of the first four blocks of eight.
const FIRST: u8 = {
    let (mut mask, mut lane) = (0, 0);
    while lane < LANES {
        if ORDER[lane] < 4 {
            mask |= 1 << lane;
        }
        lane += 1;
    }
    mask
};

/// The number of lane 0, that of the highest power, in all lanes.
#[inline]
#[target_feature(enable = "avx512f")]
fn first_lane(lanes: &Digits<Vector>) -> Digits<Vector> {
    lanes.map(|digit| _mm512_broadcastq_epi64(_mm512_castsi512_si128(digit)))
}

/// At most sixteen blocks behind zeros, and the sum on top of the first of them.
#[inline]
#[target_feature(enable = "avx512f")]
fn start(sum: Digits<u64>, blocks: &[[u8; 16]]) -> [Digits<Vector>; 2] {
    let zeros = BLOCKS - blocks.len();
    // What the masks leave out is not read.
    let words = blocks.as_ptr().cast::<i64>().wrapping_sub(2 * zeros);
    let present = u32::MAX << (2 * zeros);
    core::array::from_fn(|half| {
        let first_lane = ORDER.iter().position(|&block| block + half * LANES == zeros);
        let sum_mask = first_lane.map_or(0, |lane| 1 << lane);
        let mask = |part: usize| (present >> (LANES * part)) as u8;
        let [(first, first_top), (last, last_top)] = [2 * half, 2 * half + 1].map(|part| {
            // SAFETY: the words of the mask are those of `blocks`, which need not be aligned.
            let words = unsafe { _mm512_maskz_loadu_epi64(mask(part), words.wrapping_add(LANES * part)) };
            (words, _mm512_maskz_mov_epi64(mask(part), top_bit()))
        });
        let sum = sum.map(|digit| _mm512_maskz_set1_epi64(sum_mask, digit as i64));
        plus(&sum, &digits(first, last, _mm512_unpacklo_epi64(first_top, last_top)))
    })
}

/// Numbers to multiply with: digits b₀, b₁, b₂ and 20·b₁, 20·b₂.
pub(super) struct Factor {
    digits: Digits<Vector>,
    folded: [Vector; 2],
}

impl Factor {
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub(super) fn new(digits: Digits<Vector>) -> Self {
        // Not by shifts, which the compiler turns into a product of 64 bits.
        let fold = |digit| _mm512_madd52lo_epu64(_mm512_setzero_si512(), digit, _mm512_set1_epi64(20));
        Self { digits, folded: [fold(digits[1]), fold(digits[2])] }
    }
}

/// Three columns of low halves, then three of high halves, with those of a product added.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn product(columns: [Vector; 6], a: &Digits<Vector>, factor: &Factor) -> [Vector; 6] {
    let Factor { digits: [b0, b1, b2], folded: [f1, f2] } = factor;
    let [mut low0, mut low1, mut low2, mut high0, mut high1, mut high2] = columns;
    // The digit that comes last out of `carried` is the last to be used.
    for (digit, [x, y, z]) in [(a[2], [f1, f2, b0]), (a[0], [b0, b1, b2]), (a[1], [f2, b0, b1])] {
        low0 = _mm512_madd52lo_epu64(low0, digit, *x);
        high0 = _mm512_madd52hi_epu64(high0, digit, *x);
        low1 = _mm512_madd52lo_epu64(low1, digit, *y);
        high1 = _mm512_madd52hi_epu64(high1, digit, *y);
        low2 = _mm512_madd52lo_epu64(low2, digit, *z);
        high2 = _mm512_madd52hi_epu64(high2, digit, *z);
    }
    [low0, low1, low2, high0, high1, high2]
}

/// Digits below 2^44, 2^44 + 2^8 and 2^42.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn carried([low0, low1, low2, high0, high1, high2]: [Vector; 6]) -> Digits<Vector> {
    let (low, top) = (_mm512_set1_epi64(LOW as i64), _mm512_set1_epi64(TOP as i64));
    let up = _mm512_set1_epi64(1 << 8);
    let c1 = _mm512_madd52lo_epu64(low1, high0, up);
    let c2 = _mm512_madd52lo_epu64(low2, high1, up);
    let c1 = _mm512_add_epi64(c1, _mm512_srli_epi64::<44>(low0));
    let c2 = _mm512_add_epi64(c2, _mm512_srli_epi64::<44>(c1));
    let five = |times: i64| _mm512_set1_epi64(5 * times);
    let c0 = _mm512_madd52lo_epu64(_mm512_and_si512(low0, low), high2, five(1 << 10));
    let c0 = _mm512_madd52lo_epu64(c0, _mm512_srli_epi64::<42>(c2), five(1));
    let c1 = _mm512_add_epi64(_mm512_and_si512(c1, low), _mm512_srli_epi64::<44>(c0));
    [_mm512_and_si512(c0, low), c1, _mm512_and_si512(c2, top)]
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn times(a: &Digits<Vector>, factor: &Factor) -> Digits<Vector> {
    carried(product([_mm512_setzero_si512(); 6], a, factor))
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn plus(a: &Digits<Vector>, b: &Digits<Vector>) -> Digits<Vector> {
    core::array::from_fn(|digit| _mm512_add_epi64(a[digit], b[digit]))
}

/// The middle digit below 2^44 as well: what is above goes into the top digit, which stays below 2^42 + 1.
#[inline]
#[target_feature(enable = "avx512f")]
fn tight([c0, c1, c2]: Digits<Vector>) -> Digits<Vector> {
    let low = _mm512_set1_epi64(LOW as i64);
    [c0, _mm512_and_si512(c1, low), _mm512_add_epi64(c2, _mm512_srli_epi64::<44>(c1))]
}

/// Eight blocks as digits, with the bit 2^128.
#[inline]
#[target_feature(enable = "avx512f")]
fn load(blocks: &[[u8; 16]]) -> Digits<Vector> {
    let blocks: &[[u8; 16]; LANES] = blocks.try_into().expect("eight blocks");
    let words: *const i64 = blocks.as_ptr().cast();
    // SAFETY: 128 bytes, which need not be aligned.
    let (first, last) = unsafe { (_mm512_loadu_epi64(words), _mm512_loadu_epi64(words.add(LANES))) };
    digits(first, last, top_bit())
}

/// Eight blocks as digits, four in each vector, with `top` added to the last.
#[inline]
#[target_feature(enable = "avx512f")]
fn digits(first: Vector, last: Vector, top: Vector) -> Digits<Vector> {
    let (low, high) = (_mm512_unpacklo_epi64(first, last), _mm512_unpackhi_epi64(first, last));
    let mask = _mm512_set1_epi64(LOW as i64);
    let middle = _mm512_or_si512(_mm512_srli_epi64::<44>(low), _mm512_slli_epi64::<20>(high));
    [_mm512_and_si512(low, mask), _mm512_and_si512(middle, mask), _mm512_or_si512(_mm512_srli_epi64::<24>(high), top)]
}

/// The bit 2^128 in the last digit.
#[inline]
#[target_feature(enable = "avx512f")]
fn top_bit() -> Vector {
    _mm512_set1_epi64(1 << (128 - 88))
}
