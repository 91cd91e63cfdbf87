// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^130 - 5. Generated, do not edit:
//! ```text
//! modforge field "2^130 - 5" --name p1305 --prefix fe_p1305 --layout unsaturated --trait crate::Field
//! ```
//!
//! p = 0x3fffffffffffffffffffffffffffffffb
//! Element: 3 words of 64 bits at bits 0, 44, 87, up to 2^44 + 14; 2^43 + 15; 2^43 + 2, least significant first, any value below 2^130 + 464227514732299078063882255.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: 3 digits of 43 and 44 bits, folded at bit m before the products are summed; the numbers of mul and their bounds:
//! ```text
//! r1 = a·b modulo p < 2^130 + 2^48
//! ```
//! Operations:
//! ```text
//! mul: 12 multiplications, 10 additions, 6 shifts, 4 logic
//! square: 8 multiplications, 7 additions, 7 shifts, 4 logic
//! add: 1 multiplication, 6 additions, 3 shifts, 3 logic
//! sub: 1 multiplication, 9 additions, 3 shifts, 3 logic
//! neg: 1 multiplication, 6 additions, 3 shifts, 3 logic
//! mul_small: 4 multiplications, 4 additions, 4 shifts, 4 logic
//! half: 1 multiplication, 8 additions, 8 shifts, 10 logic
//! canonical: 6 additions, 4 shifts, 4 logic
//! decode: 5 additions, 4 shifts, 6 logic
//! reduce: 2 multiplications, 6 additions, 8 shifts, 6 logic
//! invert: 300 divsteps in batches of 60
//! sqrt: 127 squarings, 7 multiplications
//! legendre: 128 squarings, 10 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 3;

/// Words of a number below p.
pub const PLAIN: usize = 3;

/// Bytes of an encoded element.
pub const BYTES: usize = 17;

/// The modulus p = 2^130 - 5.
pub const MODULUS: [u64; PLAIN] = [0xfffffffffffffffb, 0xffffffffffffffff, 3];

/// A number modulo p: 3 words of 64 bits at bits 0, 44, 87, up to 2^44 + 14; 2^43 + 15; 2^43 + 2, least significant first, any value below 2^130 + 464227514732299078063882255.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0]);

    /// The number modulo p as bytes, least significant first.
    #[must_use]
    pub fn to_le_bytes(&self) -> [u8; BYTES] {
        let words = self.canonical();
        let mut bytes = [0; BYTES];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = (words[i / 8] >> (8 * (i % 8))) as u8;
        }
        bytes
    }

    /// The number modulo p as bytes, most significant first.
    #[must_use]
    pub fn to_be_bytes(&self) -> [u8; BYTES] {
        let mut bytes = self.to_le_bytes();
        bytes.reverse();
        bytes
    }

    /// The number given by bytes, least significant first; nothing if it is not below p.
    #[must_use]
    #[inline] // in other crates: a call that returns an element through memory takes longer than the rest
    pub fn from_le_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let (element, below) = Self::decode(words_of(bytes));
        // Hidden, as the compiler could otherwise branch on each word's comparison.
        // May be told: whether the number is below p.
        (core::hint::black_box(below) == 1).then_some(element)
    }

    /// The number given by bytes, most significant first; nothing if it is not below p.
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::from_le_bytes(&reversed)
    }

    /// The number given by bytes of any value, least significant first, modulo p; in constants as well.
    #[must_use]
    pub const fn reduce_le_bytes(bytes: &[u8; BYTES]) -> Self {
        Self::reduce(words_of(bytes))
    }

    /// The number given by bytes of any value, most significant first, modulo p; in constants as well.
    #[must_use]
    pub const fn reduce_be_bytes(bytes: &[u8; BYTES]) -> Self {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::reduce_le_bytes(&reversed)
    }

    /// The square.
    #[must_use]
    #[inline(always)]
    pub fn square(&self) -> Self {
        let a = self.0;
        let x0 = (a[0] as u128) * (a[0] as u128);
        let x1 = a[1] << 2;
        let x2 = a[2] * 5;
        let x3 = (x1 as u128) * (x2 as u128) + x0;
        let x4 = (x3 as u64) & 0xfffffffffff;
        let x5 = (x3 >> 44) as u64;
        let x6 = a[0] << 1;
        let x7 = (x6 as u128) * (a[1] as u128);
        let x8 = (a[2] as u128) * (x2 as u128) + x7;
        let x9 = x8 + (x5 as u128);
        let x10 = (x9 as u64) & 0x7ffffffffff;
        let x11 = (x9 >> 43) as u64;
        let x12 = (x6 as u128) * (a[2] as u128);
        let x13 = a[1] << 1;
        let x14 = (x13 as u128) * (a[1] as u128) + x12;
        let x15 = x14 + (x11 as u128);
        let x16 = (x15 as u64) & 0x7ffffffffff;
        let x17 = (x15 >> 43) as u64;
        let x18 = x17 * 5 + x4;
        let x19 = x18 & 0xfffffffffff;
        let x20 = x18 >> 44;
        let x21 = x10 + x20;
        Self([x19, x21, x16])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = (x0 as u64) & 0xfffffffffff;
        let x2 = (x0 >> 44) as u64;
        let x3 = (a[1] as u128) * (b[0] as u128);
        let x4 = x3 + (x2 as u128);
        let x5 = (x4 as u64) & 0x7ffffffffff;
        let x6 = (x4 >> 43) as u64;
        let x7 = (a[2] as u128) * (b[0] as u128);
        let x8 = x7 + (x6 as u128);
        let x9 = (x8 as u64) & 0x7ffffffffff;
        let x10 = (x8 >> 43) as u64;
        let x11 = x10 * 5 + x1;
        let x12 = x11 & 0xfffffffffff;
        let x13 = x11 >> 44;
        let x14 = x5 + x13;
        Self([x12, x14, x9])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xffffffffffb;
        let x3 = a[0] + x2;
        let x4 = x1 & 0x7ffffffffff;
        let x5 = a[1] + x4;
        let x6 = x1 & 0x7ffffffffff;
        let x7 = a[2] + x6;
        let x8 = x5 & 1;
        let x9 = x7 & 1;
        let x10 = x3 >> 1;
        let x11 = x5 >> 1;
        let x12 = x7 >> 1;
        let x13 = x8 << 43;
        let x14 = x10 + x13;
        let x15 = x9 << 42;
        let x16 = x11 + x15;
        let x17 = x14 & 0xfffffffffff;
        let x18 = x14 >> 44;
        let x19 = x16 & 0x7ffffffffff;
        let x20 = x16 >> 43;
        let x21 = x12 & 0x7ffffffffff;
        let x22 = x12 >> 43;
        let x23 = x19 + x18;
        let x24 = x21 + x20;
        let x25 = x22 * 5 + x17;
        Self([x25, x23, x24])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let x0 = a[2] << 23;
        let x1 = a[2] >> 41;
        let x2 = a[1] << 44;
        let x3 = a[1] >> 20;
        let (x4, x5) = addc(a[0], x2, 0);
        let (x6, x7) = addc(x0, x3, x5);
        let (x8, _) = addc(x1, x7, 0);
        let (x9, x10) = subb(x4, 0xfffffffffffffffb, 0);
        let (x11, x12) = subb(x6, 0xffffffffffffffff, x10);
        let (x13, x14) = subb(x8, 3, x12);
        let x15 = mask(x14);
        let x16 = x9 ^ (x15 & (x4 ^ x9));
        let x17 = x11 ^ (x15 & (x6 ^ x11));
        let x18 = x13 ^ (x15 & (x8 ^ x13));
        [x16, x17, x18]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[0] & 0xfffffffffff;
        let x1 = a[0] >> 44;
        let x2 = a[1] & 0x7fffff;
        let x3 = x2 << 20;
        let x4 = x1 + x3;
        let x5 = a[1] >> 23;
        let x6 = a[2] & 3;
        let x7 = x6 << 41;
        let x8 = x5 + x7;
        let x9 = a[2] >> 2;
        let x10 = x9 & 0xfffffffffff;
        let x11 = a[2] >> 46;
        let x12 = x10 * 5 + x0;
        let x13 = x11 * 5 + x4;
        let x14 = x12 & 0xfffffffffff;
        let x15 = x12 >> 44;
        let x16 = x13 & 0x7ffffffffff;
        let x17 = x13 >> 43;
        let x18 = x16 + x15;
        let x19 = x8 + x17;
        Self([x14, x18, x19])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xfffffffffffffffb, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 3, x1);
        let x3 = mask(x2);
        let x4 = x3 & a[0];
        let x5 = x3 & a[1];
        let x6 = x3 & a[2];
        let x7 = x4 & 0xfffffffffff;
        let x8 = x4 >> 44;
        let x9 = x5 & 0x7fffff;
        let x10 = x9 << 20;
        let x11 = x8 + x10;
        let x12 = x5 >> 23;
        let x13 = x6 << 41;
        let x14 = x12 + x13;
        let words = [x7, x11, x14];
        (Self(words), x2)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = a[1] << 1;
        let x2 = b[2] * 5;
        let x3 = (x1 as u128) * (x2 as u128) + x0;
        let x4 = a[2] << 1;
        let x5 = b[1] * 5;
        let x6 = (x4 as u128) * (x5 as u128) + x3;
        let x7 = (x6 as u64) & 0xfffffffffff;
        let x8 = (x6 >> 44) as u64;
        let x9 = (a[0] as u128) * (b[1] as u128);
        let x10 = (a[1] as u128) * (b[0] as u128) + x9;
        let x11 = (a[2] as u128) * (x2 as u128) + x10;
        let x12 = x11 + (x8 as u128);
        let x13 = (x12 as u64) & 0x7ffffffffff;
        let x14 = (x12 >> 43) as u64;
        let x15 = (a[0] as u128) * (b[2] as u128);
        let x16 = (x1 as u128) * (b[1] as u128) + x15;
        let x17 = (a[2] as u128) * (b[0] as u128) + x16;
        let x18 = x17 + (x14 as u128);
        let x19 = (x18 as u64) & 0x7ffffffffff;
        let x20 = (x18 >> 43) as u64;
        let x21 = x20 * 5 + x7;
        let x22 = x21 & 0xfffffffffff;
        let x23 = x21 >> 44;
        let x24 = x13 + x23;
        Self([x22, x24, x19])
    }
}

impl Add for Element {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = a[0] + b[0];
        let x1 = a[1] + b[1];
        let x2 = a[2] + b[2];
        let x3 = x0 & 0xfffffffffff;
        let x4 = x0 >> 44;
        let x5 = x1 & 0x7ffffffffff;
        let x6 = x1 >> 43;
        let x7 = x2 & 0x7ffffffffff;
        let x8 = x2 >> 43;
        let x9 = x5 + x4;
        let x10 = x7 + x6;
        let x11 = x8 * 5 + x3;
        Self([x11, x9, x10])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = 0x1ffffffffff6 - b[0];
        let x1 = 0xffffffffffe - b[1];
        let x2 = 0xffffffffffe - b[2];
        let x3 = a[0] + x0;
        let x4 = a[1] + x1;
        let x5 = a[2] + x2;
        let x6 = x3 & 0xfffffffffff;
        let x7 = x3 >> 44;
        let x8 = x4 & 0x7ffffffffff;
        let x9 = x4 >> 43;
        let x10 = x5 & 0x7ffffffffff;
        let x11 = x5 >> 43;
        let x12 = x8 + x7;
        let x13 = x10 + x9;
        let x14 = x11 * 5 + x6;
        Self([x14, x12, x13])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let x0 = 0x1ffffffffff6 - a[0];
        let x1 = 0xffffffffffe - a[1];
        let x2 = 0xffffffffffe - a[2];
        let x3 = x0 & 0xfffffffffff;
        let x4 = x0 >> 44;
        let x5 = x1 & 0x7ffffffffff;
        let x6 = x1 >> 43;
        let x7 = x2 & 0x7ffffffffff;
        let x8 = x2 >> 43;
        let x9 = x5 + x4;
        let x10 = x7 + x6;
        let x11 = x8 * 5 + x3;
        Self([x11, x9, x10])
    }
}

impl Element {
    /// `a` if `bit` is set, else `b`.
    #[must_use]
    #[inline]
    pub fn select(bit: bool, a: &Self, b: &Self) -> Self {
        let mask = mask(u64::from(bit));
        let mut words = b.0;
        for (word, other) in words.iter_mut().zip(a.0) {
            *word ^= mask & (*word ^ other);
        }
        Self(words)
    }

    /// Exchanges `a` and `b` if `bit` is set.
    #[inline]
    pub fn swap(bit: bool, a: &mut Self, b: &mut Self) {
        let mask = mask(u64::from(bit));
        for (x, y) in a.0.iter_mut().zip(&mut b.0) {
            let difference = mask & (*x ^ *y);
            *x ^= difference;
            *y ^= difference;
        }
    }

    /// Whether the number is 0 modulo p. Equality, `==`, is in constant time as well.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.canonical().iter().fold(0, |any, word| any | word) == 0
    }

    /// `n` squarings, that is the power of 2^n. Only `n` shows in the time it takes.
    #[must_use]
    #[inline(never)]
    pub fn square_times(&self, n: u32) -> Self {
        let mut t = *self;
        for _ in 0..n {
            t = t.square();
        }
        t
    }

    /// `self·factor`, a call: inlined, the tens of products in a power would be most of the code.
    #[inline(never)]
    fn times(&self, factor: &Self) -> Self {
        *self * *factor
    }

    /// `self^(2^n)·factor`.
    #[inline(never)]
    fn square_times_mul(&self, n: u32, factor: &Self) -> Self {
        self.square_times(n) * *factor
    }

    /// The inverse modulo p; of 0 it is 0.
    #[must_use]
    pub fn invert(&self) -> Self {
        let scale = Self([0x333333333fc, 0x33333333333, 0x66666666666]);
        // Times 2^-120.
        Self::reduce(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 127 squarings, 7 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let t = x64.square_times_mul(64, &x64);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 128 squarings, 10 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y2 = a.square_times(1);
        let y5 = y2.square_times_mul(1, &a);
        let x3 = y2.times(&y5);
        let x6 = x3.square_times_mul(3, &x3);
        let x12 = x6.square_times_mul(6, &x6);
        let x24 = x12.square_times_mul(12, &x12);
        let x48 = x24.square_times_mul(24, &x24);
        let x96 = x48.square_times_mul(48, &x48);
        let x120 = x96.square_times_mul(24, &x24);
        let x126 = x120.square_times_mul(6, &x6);
        let t = x126.square_times_mul(3, &y5);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 300 divsteps in batches of 60, on numbers of 3 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 120; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 3;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 300;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 2;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-5, 0, 1024];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x333333333333333;

    /// What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step.
    struct Matrix {
        u: Digit,
        v: Digit,
        q: Digit,
        r: Digit,
    }

    impl Matrix {
        /// `n` ≤ PACK steps; returns the new `zeta` = -(delta + 1/2), and the matrix with u + v·2^SECOND and
        /// q + r·2^SECOND in the places of u and q, as they are found together.
        ///
        /// f and the row (u, v) share a word, so do g and (q, r), so that what happens to f happens to its row:
        /// f + u·2^FIRST + v·2^LAST. Of f and g only n bits are looked at, as signed numbers: within ±2^(n - 1), where
        /// they stay, as |g ± f|/2 is at most the larger of both, and end below 2^(n - 1), as f is odd. The rows start
        /// as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
        ///
        /// For the steps a word f is b = (-f - 1)/2 and a word g is c = -g - 1. Where g is odd, c is even, the c of
        /// (g + f)/2 is c/2 + b, that of (g - f)/2 is c/2 - b - 1, which adds the complement of b, and c/2 is the b of
        /// an exchange. The `one` is hidden from the compiler, which could otherwise make branches of the masks.
        #[inline(always)]
        fn packed(mut zeta: Digit, f: Digit, g: Digit, n: u32, one: Digit) -> (Digit, Self) {
            let low = |word: Digit| word << (Digit::BITS - n) >> (Digit::BITS - n);
            let mut b = !(low(f) + (1 << (FIRST + n))) >> 1;
            let mut c = !(low(g) + (1 << (LAST + n)));
            for _ in 0..n {
                let (negative, odd) = (zeta >> TOP, (c & one) - 1);
                let (exchange, shifted) = (negative & odd, c >> 1);
                c = shifted + ((b ^ negative) & odd);
                b ^= (b ^ shifted) & exchange;
                zeta = (zeta ^ exchange) - 1;
            }
            let (f, g) = (-2 * b - 1, !c);
            // Half of a field's range is added to what lies below the next field, which may be negative,
            // before it is cut off.
            let half = 1 << (FIRST - 1);
            let halves = half + (1 << (LAST - 1));
            let matrix = Self {
                u: (f + half) >> FIRST,
                v: (f + halves) >> LAST,
                q: (g + half) >> FIRST,
                r: (g + halves) >> LAST,
            };
            (zeta, matrix)
        }

        /// A batch of steps on the low digits of f, odd, and g, and the new `zeta`. Where fewer remain until g = 0,
        /// only those are made, in whole packs, and the matrix is scaled as if all had been made.
        fn of_batch(mut zeta: Digit, mut f: Digit, mut g: Digit, remain: u32) -> (Digit, Self) {
            let one = core::hint::black_box(1);
            let mut all = Self {
                u: 1,
                v: 0,
                q: 0,
                r: 1,
            };
            let mut done = 0;
            while done < DIGIT_BITS && done < remain {
                let n = PACK.min(DIGIT_BITS - done);
                let t;
                (zeta, t) = Self::packed(zeta, f, g, n, one);
                // u·a + v·b = (u + v·2^SECOND)·a + v·(b - a·2^SECOND)
                let skewed = |a: Digit, b: Digit| b.wrapping_sub(a << SECOND);
                let (last, left) = (skewed(f, g), skewed(all.u, all.q));
                let right = skewed(all.v, all.r);
                let sum = |a: Digit, b: Digit, c: Digit, d: Digit| {
                    a.wrapping_mul(b).wrapping_add(c.wrapping_mul(d))
                };
                (f, g) = (sum(t.u, f, t.v, last) >> n, sum(t.q, f, t.r, last) >> n);
                all = Self {
                    u: sum(t.u, all.u, t.v, left),
                    v: sum(t.u, all.v, t.v, right),
                    q: sum(t.q, all.u, t.r, left),
                    r: sum(t.q, all.v, t.r, right),
                };
                done += n;
            }
            let left = DIGIT_BITS - done;
            let scaled = Self {
                u: all.u << left,
                v: all.v << left,
                q: all.q << left,
                r: all.r << left,
            };
            (zeta, scaled)
        }

        /// (f, g) = t·(f, g)/2^DIGIT_BITS, which is exact.
        fn transform(&self, f: &mut [Digit; DIGITS], g: &mut [Digit; DIGITS]) {
            let mut x = products(self.u, f[0], self.v, g[0]);
            let mut y = products(self.q, f[0], self.r, g[0]);
            for i in 1..DIGITS {
                x = (x >> DIGIT_BITS) + products(self.u, f[i], self.v, g[i]);
                y = (y >> DIGIT_BITS) + products(self.q, f[i], self.r, g[i]);
                f[i - 1] = x as Digit & MASK;
                g[i - 1] = y as Digit & MASK;
            }
            f[HIGHEST] = (x >> DIGIT_BITS) as Digit;
            g[HIGHEST] = (y >> DIGIT_BITS) as Digit;
        }

        /// (d, e) = t·(d, e) for numbers of n digits, which get one more.
        fn transform_growing(&self, d: &mut [Digit; DIGITS], e: &mut [Digit; DIGITS], n: usize) {
            let (mut x, mut y): (Wide, Wide) = (0, 0);
            for i in 0..n {
                x += products(self.u, d[i], self.v, e[i]);
                y += products(self.q, d[i], self.r, e[i]);
                d[i] = x as Digit & MASK;
                e[i] = y as Digit & MASK;
                x >>= DIGIT_BITS;
                y >>= DIGIT_BITS;
            }
            d[n] = x as Digit;
            e[n] = y as Digit;
        }

        /// (d, e) = t·(d, e)/2^DIGIT_BITS modulo p, all in (-2p, p).
        fn transform_modulo(&self, d: &mut [Digit; DIGITS], e: &mut [Digit; DIGITS]) {
            let (d_sign, e_sign) = (d[HIGHEST] >> TOP, e[HIGHEST] >> TOP);
            let mut x = products(self.u, d[0], self.v, e[0]);
            let mut y = products(self.q, d[0], self.r, e[0]);
            // The multiples of p: those that make d and e positive, less what makes the sums divisible.
            let multiple = |a: Digit, b: Digit, sum: Wide| {
                let positive = (a & d_sign) + (b & e_sign);
                let low = (sum as Digit).wrapping_mul(INVERSE);
                Wide::from(positive - (low.wrapping_add(positive) & MASK))
            };
            let (i, j) = (multiple(self.u, self.v, x), multiple(self.q, self.r, y));
            x += i * Wide::from(P[0]);
            y += j * Wide::from(P[0]);
            x = (x >> DIGIT_BITS) + products(self.u, d[1], self.v, e[1]);
            y = (y >> DIGIT_BITS) + products(self.q, d[1], self.r, e[1]);
            d[0] = x as Digit & MASK;
            e[0] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[2], self.v, e[2]);
            y = (y >> DIGIT_BITS) + products(self.q, d[2], self.r, e[2]);
            x += i * Wide::from(P[2]);
            y += j * Wide::from(P[2]);
            d[1] = x as Digit & MASK;
            e[1] = y as Digit & MASK;
            d[HIGHEST] = (x >> DIGIT_BITS) as Digit;
            e[HIGHEST] = (y >> DIGIT_BITS) as Digit;
        }
    }

    /// a·b + c·d
    #[inline(always)]
    fn products(a: Digit, b: Digit, c: Digit, d: Digit) -> Wide {
        Wide::from(a) * Wide::from(b) + Wide::from(c) * Wide::from(d)
    }

    /// Adds p to d where the mask is set, and carries.
    fn add_modulus(d: &mut [Digit; DIGITS], mask: Digit) {
        for (digit, p) in d.iter_mut().zip(P) {
            *digit += p & mask;
        }
        for i in 1..DIGITS {
            d[i] += d[i - 1] >> DIGIT_BITS;
            d[i - 1] &= MASK;
        }
    }

    /// The inverse of `a` times 2^(DIGIT_BITS·GROWING), below p.
    pub(super) fn invert(a: [u64; 3]) -> [u64; 3] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
        ];
        let (mut d, mut e, mut zeta) = ([0; DIGITS], [0; DIGITS], -1);
        for batch in 0..BATCHES {
            let t;
            (zeta, t) = Matrix::of_batch(zeta, f[0], g[0], STEPS - DIGIT_BITS * batch);
            t.transform(&mut f, &mut g);
            match batch as usize {
                0 => (d[0], e[0]) = (t.v, t.r),
                n if n < GROWING => t.transform_growing(&mut d, &mut e, n),
                _ => t.transform_modulo(&mut d, &mut e),
            }
            if batch as usize + 1 == GROWING {
                for number in [&mut d, &mut e] {
                    number[GROWING] = number[GROWING - 1] >> DIGIT_BITS;
                    number[GROWING - 1] &= MASK;
                }
            }
        }
        // From (-2p, p) to (-p, p), with the sign of f, and to [0, p).
        let mask = d[HIGHEST] >> TOP;
        add_modulus(&mut d, mask);
        let sign = f[HIGHEST] >> TOP;
        for digit in &mut d {
            *digit = (*digit ^ sign) - sign;
        }
        add_modulus(&mut d, 0);
        let mask = d[HIGHEST] >> TOP;
        add_modulus(&mut d, mask);
        [
            ((d[0]) | (d[1] << 60)) as u64,
            ((d[1] >> 4) | (d[2] << 56)) as u64,
            (d[2] >> 8) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xfb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0x3,
    ];
    const BITS: u32 = 130;
    const TWO_ADICITY: u32 = Self::TWO_ADICITY;
    const ROOT_OF_UNITY: Self = Self::ROOT_OF_UNITY;

    #[inline(always)]
    fn square(&self) -> Self {
        self.square()
    }

    #[inline]
    fn square_times(&self, n: u32) -> Self {
        self.square_times(n)
    }

    #[inline]
    fn mul_small(&self, b: u16) -> Self {
        self.mul_small(u32::from(b))
    }

    #[inline]
    fn half(&self) -> Self {
        self.half()
    }

    #[inline]
    fn invert(&self) -> Self {
        self.invert()
    }

    #[inline]
    fn sqrt(&self) -> (Self, bool) {
        self.sqrt()
    }

    #[inline]
    fn legendre(&self) -> i8 {
        self.legendre()
    }

    #[inline]
    fn is_zero(&self) -> bool {
        self.is_zero()
    }

    #[inline]
    fn select(bit: bool, a: &Self, b: &Self) -> Self {
        Self::select(bit, a, b)
    }

    #[inline]
    fn swap(bit: bool, a: &mut Self, b: &mut Self) {
        Self::swap(bit, a, b)
    }

    #[inline]
    fn to_le_bytes(&self) -> Self::Bytes {
        self.to_le_bytes()
    }

    #[inline]
    fn to_be_bytes(&self) -> Self::Bytes {
        self.to_be_bytes()
    }

    #[inline]
    fn from_le_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_le_bytes(bytes)
    }

    #[inline]
    fn from_be_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_be_bytes(bytes)
    }

    #[inline]
    fn reduce_le_bytes(bytes: &Self::Bytes) -> Self {
        Self::reduce_le_bytes(bytes)
    }

    #[inline]
    fn reduce_be_bytes(bytes: &Self::Bytes) -> Self {
        Self::reduce_be_bytes(bytes)
    }

    #[inline]
    fn reduce_wide_le_bytes(bytes: &[u8]) -> Self {
        Self::reduce_wide_le_bytes(bytes)
    }

    #[inline]
    fn reduce_wide_be_bytes(bytes: &[u8]) -> Self {
        Self::reduce_wide_be_bytes(bytes)
    }
}

impl core::fmt::Debug for Element {
    /// Prints the number below p, in hexadecimal.
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        formatter.write_str("0x")?;
        self.to_be_bytes()
            .iter()
            .try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl Default for Element {
    /// The number 0.
    fn default() -> Self {
        Self::ZERO
    }
}

impl core::ops::AddAssign for Element {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl core::ops::SubAssign for Element {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl core::ops::MulAssign for Element {
    #[inline(always)]
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl core::iter::Sum for Element {
    fn sum<I: Iterator<Item = Self>>(elements: I) -> Self {
        elements.fold(Self::ZERO, |a, b| a + b)
    }
}

impl<'a> core::iter::Sum<&'a Self> for Element {
    fn sum<I: Iterator<Item = &'a Self>>(elements: I) -> Self {
        elements.copied().sum()
    }
}

impl core::iter::Product for Element {
    fn product<I: Iterator<Item = Self>>(elements: I) -> Self {
        elements.fold(Self::ONE, |a, b| a * b)
    }
}

impl<'a> core::iter::Product<&'a Self> for Element {
    fn product<I: Iterator<Item = &'a Self>>(elements: I) -> Self {
        elements.copied().product()
    }
}

impl From<u64> for Element {
    /// The number modulo p.
    fn from(number: u64) -> Self {
        let mut words = [0; PLAIN];
        words[0] = number;
        Self::reduce(words)
    }
}

impl Element {
    /// 2^(8·BYTES).
    const BASE: Self = Self([0x140, 0, 0]);

    /// The number given by bytes of any value and any length, least significant first, modulo p.
    ///
    /// The length shows in the time it takes. Of 16 random bytes more than an element has, all numbers are made
    /// with nearly the same probability, 1/p but for less than 2^-128/p.
    #[must_use]
    pub fn reduce_wide_le_bytes(bytes: &[u8]) -> Self {
        let mut sum = Self::ZERO;
        for chunk in bytes.chunks(BYTES).rev() {
            let mut padded = [0; BYTES];
            padded[..chunk.len()].copy_from_slice(chunk);
            sum = sum * Self::BASE + Self::reduce_le_bytes(&padded);
        }
        sum
    }

    /// The number given by bytes of any value and any length, most significant first, modulo p.
    #[must_use]
    pub fn reduce_wide_be_bytes(bytes: &[u8]) -> Self {
        let mut sum = Self::ZERO;
        for chunk in bytes.rchunks(BYTES).rev() {
            let mut padded = [0; BYTES];
            padded[BYTES - chunk.len()..].copy_from_slice(chunk);
            sum = sum * Self::BASE + Self::reduce_be_bytes(&padded);
        }
        sum
    }
}

impl Element {
    /// p - 1 is an odd multiple of 2 to this power.
    pub const TWO_ADICITY: u32 = 1;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 2.
    pub const ROOT_OF_UNITY: Self = Self([0xffffffffffa, 0x7ffffffffff, 0x7ffffffffff]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([0xffffffffffa, 0x7ffffffffff, 0x7ffffffffff]);

    /// The number 2, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([2, 0, 0]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([4, 0, 0]);
}

/// The number given by bytes, least significant first.
const fn words_of(bytes: &[u8; BYTES]) -> [u64; PLAIN] {
    let mut words = [0; PLAIN];
    let mut i = 0;
    while i < BYTES {
        words[i / 8] |= (bytes[i] as u64) << (8 * (i % 8));
        i += 1;
    }
    words
}

/// `sum + 2^64·carry = a + b + c` for a bit `c`.
#[inline(always)]
const fn addc(a: u64, b: u64, c: u64) -> (u64, u64) {
    let (t, first) = a.overflowing_add(b);
    let (t, second) = t.overflowing_add(c);
    (t, (first | second) as u64)
}

/// `difference - 2^64·borrow = a - b - c` for a bit `c`.
#[inline(always)]
const fn subb(a: u64, b: u64, c: u64) -> (u64, u64) {
    let (t, first) = a.overflowing_sub(b);
    let (t, second) = t.overflowing_sub(c);
    (t, (first | second) as u64)
}

/// All ones for 1, zero for 0; by a zero hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: u64) -> u64 {
    // Not the mask itself: it would take the time of a round through memory.
    core::hint::black_box::<u64>(0).wrapping_sub(bit)
}
