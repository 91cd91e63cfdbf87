//! Arithmetic modulo p = 2^255 - 19. Generated, do not edit:
//! ```text
//! modforge field "2^255 - 19" --name p25519 --prefix fe25519 --trait crate::Field
//! ```
//!
//! p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
//! Element: 4 words of 64 bits, least significant first, any value below 2^255 + 39·2^192.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product folded at the word boundary, and in the same run at bit m; the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^510 + 79·2^447
//! r1 = (v1 mod 2^256) + 38·(v1 div 2^256) - q·2^255 + 19·q, q what ends above bit 255 of the last word < 2^255 + 39·2^192
//! ```
//! Operations:
//! ```text
//! mul: 21 multiplications, 32 additions, 1 shift, 1 logic
//! square: 15 multiplications, 24 additions, 8 shifts, 1 logic
//! add: 1 multiplication, 8 additions, 1 shift, 1 logic
//! sub: 1 multiplication, 12 additions, 1 shift, 1 logic
//! neg: 8 additions, 1 shift, 3 logic
//! mul_small: 5 multiplications, 7 additions, 1 shift, 1 logic
//! half: 4 additions, 4 shifts, 4 logic
//! canonical: 4 additions, 5 logic
//! decode: 4 additions, 5 logic
//! reduce: 4 additions, 1 shift, 3 logic
//! invert: 254 squarings, 11 multiplications
//! sqrt: 251 squarings, 11 multiplications
//! legendre: 253 squarings, 11 multiplications
//! ```

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 4;

/// Words of a number below p.
pub const PLAIN: usize = 4;

/// Bytes of an encoded element.
pub const BYTES: usize = 32;

/// The modulus p = 2^255 - 19.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffffed,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0x7fffffffffffffff,
];

/// A number modulo p: 4 words of 64 bits, least significant first, any value below 2^255 + 39·2^192.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0]);

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
    pub fn from_le_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let (element, below) = Self::decode(words_of(bytes));
        (below == 1).then_some(element)
    }

    /// The number given by bytes, most significant first; nothing if it is not below p.
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::from_le_bytes(&reversed)
    }

    /// The number given by bytes of any value, least significant first, modulo p.
    #[must_use]
    pub fn reduce_le_bytes(bytes: &[u8; BYTES]) -> Self {
        Self::reduce(words_of(bytes))
    }

    /// The number given by bytes of any value, most significant first, modulo p.
    #[must_use]
    pub fn reduce_be_bytes(bytes: &[u8; BYTES]) -> Self {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::reduce_le_bytes(&reversed)
    }

    /// The square.
    #[must_use]
    #[inline(always)]
    pub fn square(&self) -> Self {
        let a = self.0;
        let (x0, x1) = mac(a[0], a[1], 0, 0);
        let (x2, x3) = mac(a[0], a[2], x1, 0);
        let (x4, x5) = mac(a[0], a[3], x3, 0);
        let (x6, x7) = mac(a[1], a[2], x4, 0);
        let (x8, x9) = mac(a[1], a[3], x5, x7);
        let (x10, x11) = mac(a[2], a[3], x9, 0);
        let x12 = x0 << 1;
        let x13 = (x2 << 1) | (x0 >> 63);
        let x14 = (x6 << 1) | (x2 >> 63);
        let x15 = (x8 << 1) | (x6 >> 63);
        let x16 = (x10 << 1) | (x8 >> 63);
        let x17 = (x11 << 1) | (x10 >> 63);
        let x18 = x11 >> 63;
        let (x19, x20) = mac(a[0], a[0], 0, 0);
        let (x21, x22) = addc(x20, x12, 0);
        let (x23, x24) = mac(a[1], a[1], x13, x22);
        let (x25, x26) = addc(x24, x14, 0);
        let (x27, x28) = mac(a[2], a[2], x15, x26);
        let (x29, x30) = addc(x28, x16, 0);
        let (x31, x32) = mac(a[3], a[3], x17, x30);
        let (x33, _) = addc(x32, x18, 0);
        let (x34, x35) = mac(x33, 0x26, x25, 0);
        let x36 = (x35 << 1) | (x34 >> 63);
        let x37 = x34 & 0x7fffffffffffffff;
        let (x38, _) = mac(x36, 0x13, 0, 0);
        let (x39, x40) = mac(x27, 0x26, x19, x38);
        let (x41, x42) = mac(x29, 0x26, x21, x40);
        let (x43, x44) = mac(x31, 0x26, x23, x42);
        let (x45, _) = addc(x37, x44, 0);
        Self([x39, x41, x43, x45])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let (x0, x1) = mac(b[0], a[0], 0, 0);
        let (x2, x3) = mac(b[0], a[1], x1, 0);
        let (x4, x5) = mac(b[0], a[2], x3, 0);
        let (x6, x7) = mac(b[0], a[3], x5, 0);
        let x8 = (x7 << 1) | (x6 >> 63);
        let x9 = x6 & 0x7fffffffffffffff;
        let (x10, _) = mac(x8, 0x13, 0, 0);
        let (x11, x12) = addc(x0, x10, 0);
        let (x13, x14) = addc(x2, x12, 0);
        let (x15, x16) = addc(x4, x14, 0);
        let (x17, _) = addc(x9, x16, 0);
        Self([x11, x13, x15, x17])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0xffffffffffffffed;
        let x3 = x1 & 0x7fffffffffffffff;
        let (x4, x5) = addc(a[0], x2, 0);
        let (x6, x7) = addc(a[1], x1, x5);
        let (x8, x9) = addc(a[2], x1, x7);
        let (x10, x11) = addc(a[3], x3, x9);
        let x12 = (x6 << 63) | (x4 >> 1);
        let x13 = (x8 << 63) | (x6 >> 1);
        let x14 = (x10 << 63) | (x8 >> 1);
        let x15 = (x11 << 63) | (x10 >> 1);
        Self([x12, x13, x14, x15])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, x1) = subb(a[0], 0xffffffffffffffed, 0);
        let (x2, x3) = subb(a[1], 0xffffffffffffffff, x1);
        let (x4, x5) = subb(a[2], 0xffffffffffffffff, x3);
        let (x6, x7) = subb(a[3], 0x7fffffffffffffff, x5);
        let x8 = mask(x7);
        let x9 = x0 ^ (x8 & (a[0] ^ x0));
        let x10 = x2 ^ (x8 & (a[1] ^ x2));
        let x11 = x4 ^ (x8 & (a[2] ^ x4));
        let x12 = x6 ^ (x8 & (a[3] ^ x6));
        [x9, x10, x11, x12]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[3] >> 63;
        let x1 = a[3] & 0x7fffffffffffffff;
        let x2 = x0.wrapping_neg();
        let x3 = x2 & 0x13;
        let (x4, x5) = addc(a[0], x3, 0);
        let (x6, x7) = addc(a[1], x5, 0);
        let (x8, x9) = addc(a[2], x7, 0);
        let (x10, _) = addc(x1, x9, 0);
        Self([x4, x6, x8, x10])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffffed, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0x7fffffffffffffff, x2);
        let x4 = mask(x3);
        let x5 = x4 & a[0];
        let x6 = x4 & a[1];
        let x7 = x4 & a[2];
        let x8 = x4 & a[3];
        let words = [x5, x6, x7, x8];
        (Self(words), x3)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[1], b[0], x2, 0);
        let (x10, x11) = mac(a[1], b[1], x4, x9);
        let (x12, x13) = mac(a[1], b[2], x6, x11);
        let (x14, x15) = mac(a[1], b[3], x7, x13);
        let (x16, x17) = mac(a[2], b[0], x10, 0);
        let (x18, x19) = mac(a[2], b[1], x12, x17);
        let (x20, x21) = mac(a[2], b[2], x14, x19);
        let (x22, x23) = mac(a[2], b[3], x15, x21);
        let (x24, x25) = mac(a[3], b[0], x18, 0);
        let (x26, x27) = mac(a[3], b[1], x20, x25);
        let (x28, x29) = mac(a[3], b[2], x22, x27);
        let (x30, x31) = mac(a[3], b[3], x23, x29);
        let (x32, x33) = mac(x31, 0x26, x24, 0);
        let x34 = (x33 << 1) | (x32 >> 63);
        let x35 = x32 & 0x7fffffffffffffff;
        let (x36, _) = mac(x34, 0x13, 0, 0);
        let (x37, x38) = mac(x26, 0x26, x0, x36);
        let (x39, x40) = mac(x28, 0x26, x8, x38);
        let (x41, x42) = mac(x30, 0x26, x16, x40);
        let (x43, _) = addc(x35, x42, 0);
        Self([x37, x39, x41, x43])
    }
}

impl Add for Element {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = addc(a[0], b[0], 0);
        let (x2, x3) = addc(a[1], b[1], x1);
        let (x4, x5) = addc(a[2], b[2], x3);
        let (x6, x7) = addc(a[3], b[3], x5);
        let x8 = (x7 << 1) | (x6 >> 63);
        let x9 = x6 & 0x7fffffffffffffff;
        let (x10, _) = mac(x8, 0x13, 0, 0);
        let (x11, x12) = addc(x0, x10, 0);
        let (x13, x14) = addc(x2, x12, 0);
        let (x15, x16) = addc(x4, x14, 0);
        let (x17, _) = addc(x9, x16, 0);
        Self([x11, x13, x15, x17])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffffffffffda, b[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, b[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, b[2], x3);
        let (x6, _) = subb(0xffffffffffffffff, b[3], x5);
        let (x7, x8) = addc(a[0], x0, 0);
        let (x9, x10) = addc(a[1], x2, x8);
        let (x11, x12) = addc(a[2], x4, x10);
        let (x13, x14) = addc(a[3], x6, x12);
        let x15 = (x14 << 1) | (x13 >> 63);
        let x16 = x13 & 0x7fffffffffffffff;
        let (x17, _) = mac(x15, 0x13, 0, 0);
        let (x18, x19) = addc(x7, x17, 0);
        let (x20, x21) = addc(x9, x19, 0);
        let (x22, x23) = addc(x11, x21, 0);
        let (x24, _) = addc(x16, x23, 0);
        Self([x18, x20, x22, x24])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffffffffffda, a[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, _) = subb(0xffffffffffffffff, a[3], x5);
        let x7 = x6 >> 63;
        let x8 = x6 & 0x7fffffffffffffff;
        let x9 = x7.wrapping_neg();
        let x10 = x9 & 0x13;
        let (x11, x12) = addc(x0, x10, 0);
        let (x13, x14) = addc(x2, x12, 0);
        let (x15, x16) = addc(x4, x14, 0);
        let (x17, _) = addc(x8, x16, 0);
        Self([x11, x13, x15, x17])
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
    pub fn square_times(&self, n: u32) -> Self {
        let mut t = *self;
        for _ in 0..n {
            t = t.square();
        }
        t
    }

    /// `self^(2^n)·factor`.
    #[inline(never)]
    fn square_times_mul(&self, n: u32, factor: &Self) -> Self {
        self.square_times(n) * *factor
    }

    /// The inverse modulo p; of 0 it is 0.
    ///
    /// r = a^(p - 2).
    /// 254 squarings, 11 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn invert(&self) -> Self {
        let a = *self;
        let y5 = a.square_times_mul(2, &a);
        let y10 = y5.square_times(1);
        let y11 = y10 * a;
        let x5 = y10.square_times_mul(1, &y11);
        let x10 = x5.square_times_mul(5, &x5);
        let x20 = x10.square_times_mul(10, &x10);
        let x40 = x20.square_times_mul(20, &x20);
        let x80 = x40.square_times_mul(40, &x40);
        let x160 = x80.square_times_mul(80, &x80);
        let x240 = x160.square_times_mul(80, &x80);
        let x250 = x240.square_times_mul(10, &x10);
        x250.square_times_mul(5, &y11)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin).
    /// 251 squarings, 11 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let d = a + a;
        let x2 = d.square_times_mul(1, &d);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x48 = x32.square_times_mul(16, &x16);
        let x50 = x48.square_times_mul(2, &x2);
        let x100 = x50.square_times_mul(50, &x50);
        let x200 = x100.square_times_mul(100, &x100);
        let x250 = x200.square_times_mul(50, &x50);
        let t = x250.square_times_mul(2, &d);
        let s = t.square();
        let s = s * d;
        let s = s - Self::ONE;
        let t = t * a;
        let t = t * s;
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 253 squarings, 11 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x48 = x32.square_times_mul(16, &x16);
        let x50 = x48.square_times_mul(2, &x2);
        let x100 = x50.square_times_mul(50, &x50);
        let x200 = x100.square_times_mul(100, &x100);
        let x250 = x200.square_times_mul(50, &x50);
        let t = x250.square_times_mul(3, &x2);
        let t = t.square_times(1);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xed, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0x7f,
    ];
    const BITS: u32 = 255;

    fn square(&self) -> Self {
        self.square()
    }

    fn square_times(&self, n: u32) -> Self {
        self.square_times(n)
    }

    fn invert(&self) -> Self {
        self.invert()
    }

    fn sqrt(&self) -> (Self, bool) {
        self.sqrt()
    }

    fn legendre(&self) -> i8 {
        self.legendre()
    }

    fn is_zero(&self) -> bool {
        self.is_zero()
    }

    fn select(bit: bool, a: &Self, b: &Self) -> Self {
        Self::select(bit, a, b)
    }

    fn swap(bit: bool, a: &mut Self, b: &mut Self) {
        Self::swap(bit, a, b)
    }

    fn to_le_bytes(&self) -> Self::Bytes {
        self.to_le_bytes()
    }

    fn to_be_bytes(&self) -> Self::Bytes {
        self.to_be_bytes()
    }

    fn from_le_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_le_bytes(bytes)
    }

    fn from_be_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_be_bytes(bytes)
    }
}

/// The number given by bytes, least significant first.
fn words_of(bytes: &[u8; BYTES]) -> [u64; PLAIN] {
    let mut words = [0; PLAIN];
    for (i, byte) in bytes.iter().enumerate() {
        words[i / 8] |= u64::from(*byte) << (8 * (i % 8));
    }
    words
}

/// `low + 2^64·high = a·b + c + d`, which never overflows.
#[inline(always)]
const fn mac(a: u64, b: u64, c: u64, d: u64) -> (u64, u64) {
    let t = (a as u128) * (b as u128) + (c as u128) + (d as u128);
    (t as u64, (t >> 64) as u64)
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

/// All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
fn mask(bit: u64) -> u64 {
    core::hint::black_box(bit.wrapping_neg())
}
