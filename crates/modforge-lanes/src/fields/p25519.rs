// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^255 - 19, 8 elements side by side. Generated, do not edit:
//! ```text
//! modforge field "2^255 - 19" --layout lanes --name p25519 --prefix fe_p25519 --trait crate::LaneField
//! ```
//!
//! p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
//! Element: 5 digits at bits 0, 51, 102, 153, 204, up to 2^51 + 303; 2^51 + 4; 2^51 + 6; 2^51 + 9; 2^51 + 12.
//! Every function takes and returns such elements. Constant time in all values.
//! The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.
//! Operations of all eight lanes at once:
//! ```text
//! mul: 62 multiplications, 78 additions, 19 shifts, 9 logic
//! square: 42 multiplications, 58 additions, 33 shifts, 9 logic
//! add: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! sub: 1 multiplication, 15 additions, 5 shifts, 5 logic
//! neg: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! three_halves: 1 multiplication, 19 additions, 14 shifts, 16 logic
//! sub_twice: 1 multiplication, 15 additions, 10 shifts, 5 logic
//! mul_small: 12 multiplications, 20 additions, 10 shifts, 5 logic
//! half: 1 multiplication, 14 additions, 14 shifts, 16 logic
//! canonical: 8 additions, 7 shifts, 5 logic
//! decode: 7 additions, 7 shifts, 9 logic
//! reduce: 1 multiplication, 5 additions, 9 shifts, 6 logic
//! invert: 254 squarings, 11 multiplications
//! sqrt: 251 squarings, 11 multiplications
//! legendre: 253 squarings, 11 multiplications
//! ```

use super::vector::{LANES, Task, Vector};
use core::ops::{Add, Mul, Neg, Sub};

/// Digits of an element.
pub const WORDS: usize = 5;

/// Words of a number below p.
pub const PLAIN: usize = 4;

/// Bytes of an encoded element.
pub const BYTES: usize = 32;

/// The modulus p.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffffed,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0x7fffffffffffffff,
];

/// The digits of the number 1.
const ONE: [u64; WORDS] = [1, 0, 0, 0, 0];

/// A number modulo p in each lane: 5 digits at bits 0, 51, 102, 153, 204, up to 2^51 + 303; 2^51 +
/// 4; 2^51 + 6; 2^51 + 9; 2^51 + 12.
///
/// Every function takes and returns such values. Digits set by hand must keep the limits.
#[derive(Clone, Copy, Debug)]
pub struct Element<V>(pub [V; WORDS]);

impl<V: Vector> Element<V> {
    /// The number 0 in all lanes.
    #[must_use]
    #[inline(always)]
    pub fn zero(cpu: V::Cpu) -> Self {
        Self([V::splat(cpu, 0); WORDS])
    }

    /// The number 1 in all lanes.
    #[must_use]
    #[inline(always)]
    pub fn one(cpu: V::Cpu) -> Self {
        Self(ONE.map(|word| V::splat(cpu, word)))
    }

    /// Element i of `elements` in lane i: digits as [`digits`](Self::digits) returns them.
    #[must_use]
    #[inline(always)]
    pub fn from_digits(cpu: V::Cpu, elements: &[[u64; WORDS]; LANES]) -> Self {
        let digit = |i| V::load(cpu, &elements.map(|digits| digits[i]));
        Self(core::array::from_fn(digit))
    }

    /// The digits of each element, to be kept.
    #[must_use]
    #[inline(always)]
    pub fn digits(&self) -> [[u64; WORDS]; LANES] {
        let words = self.0.map(V::store);
        core::array::from_fn(|lane| core::array::from_fn(|i| words[i][lane]))
    }

    #[inline(always)]
    fn cpu(&self) -> V::Cpu {
        self.0[0].cpu()
    }

    /// The squares.
    #[must_use]
    #[inline(always)]
    pub fn square(&self) -> Self {
        V::run(self.cpu(), Square(self))
    }

    /// Three halves of the numbers modulo p.
    #[must_use]
    #[inline(always)]
    pub fn three_halves(&self) -> Self {
        V::run(self.cpu(), ThreeHalves(self))
    }

    /// The numbers less twice the others.
    #[must_use]
    #[inline(always)]
    pub fn sub_twice(&self, other: &Self) -> Self {
        V::run(self.cpu(), DifferenceWithTwice(self, other))
    }

    /// The products with small numbers.
    #[must_use]
    #[inline(always)]
    pub fn mul_small(&self, b: &[u32; LANES]) -> Self {
        let cpu = self.cpu();
        V::run(cpu, SmallMultiple(self, V::load(cpu, &b.map(u64::from))))
    }

    /// The halves modulo p.
    #[must_use]
    #[inline(always)]
    pub fn half(&self) -> Self {
        V::run(self.cpu(), Half(self))
    }

    /// The numbers themselves, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline(always)]
    pub fn canonical(&self) -> [[u64; PLAIN]; LANES] {
        let words = V::run(self.cpu(), Canonical(self)).map(V::store);
        core::array::from_fn(|lane| core::array::from_fn(|i| words[i][lane]))
    }

    /// The elements for numbers of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline(always)]
    pub fn reduce(cpu: V::Cpu, numbers: &[[u64; PLAIN]; LANES]) -> Self {
        V::run(cpu, Reduced(plain(cpu, numbers)))
    }

    /// The elements for numbers below p, and a bit for each lane whose number is; else its element is 0.
    #[must_use]
    #[inline(always)]
    pub fn decode(cpu: V::Cpu, numbers: &[[u64; PLAIN]; LANES]) -> (Self, u8) {
        V::run(cpu, Decoded(plain(cpu, numbers)))
    }

    /// The elements of `a` where the bit is 1, those of `b` where it is 0.
    #[must_use]
    #[inline(always)]
    pub fn select(bits: u8, a: &Self, b: &Self) -> Self {
        Self(core::array::from_fn(|i| V::select(bits, a.0[i], b.0[i])))
    }

    /// Exchanges the elements where the bit is 1.
    #[inline(always)]
    pub fn swap(bits: u8, a: &mut Self, b: &mut Self) {
        (*a, *b) = (Self::select(bits, b, a), Self::select(bits, a, b));
    }

    /// Bit i says whether number i is 0 modulo p.
    #[must_use]
    #[inline(always)]
    pub fn is_zero(&self) -> u8 {
        let [first, others @ ..] = V::run(self.cpu(), Canonical(self));
        let any = others.iter().fold(first, |any, word| any | *word);
        !any.nonzero()
    }

    /// Bit i says whether numbers i are equal modulo p.
    #[must_use]
    #[inline(always)]
    pub fn equal(&self, other: &Self) -> u8 {
        (*self - *other).is_zero()
    }

    /// The numbers modulo p as bytes, least significant first.
    #[must_use]
    pub fn to_le_bytes(&self) -> [[u8; BYTES]; LANES] {
        self.canonical().map(|words| {
            let byte = |i| (words[i / 8] >> (8 * (i % 8))) as u8;
            core::array::from_fn(byte)
        })
    }

    /// The numbers modulo p as bytes, most significant first.
    #[must_use]
    pub fn to_be_bytes(&self) -> [[u8; BYTES]; LANES] {
        reversed(&self.to_le_bytes())
    }

    /// The numbers given by bytes, least significant first, and a bit for each lane whose number is below p; else its
    /// element is 0.
    #[must_use]
    pub fn from_le_bytes(cpu: V::Cpu, bytes: &[[u8; BYTES]; LANES]) -> (Self, u8) {
        Self::decode(cpu, &words_of(bytes))
    }

    /// The same, most significant first.
    #[must_use]
    pub fn from_be_bytes(cpu: V::Cpu, bytes: &[[u8; BYTES]; LANES]) -> (Self, u8) {
        Self::from_le_bytes(cpu, &reversed(bytes))
    }

    /// The numbers given by bytes of any value, least significant first, modulo p.
    #[must_use]
    pub fn reduce_le_bytes(cpu: V::Cpu, bytes: &[[u8; BYTES]; LANES]) -> Self {
        Self::reduce(cpu, &words_of(bytes))
    }

    /// The same, most significant first.
    #[must_use]
    pub fn reduce_be_bytes(cpu: V::Cpu, bytes: &[[u8; BYTES]; LANES]) -> Self {
        Self::reduce_le_bytes(cpu, &reversed(bytes))
    }

    /// `n` squarings, that is the powers of 2^n. Only `n` shows in the time it takes.
    #[must_use]
    #[inline(always)]
    pub fn square_times(&self, n: u32) -> Self {
        V::run(self.cpu(), Squarings(self, n))
    }

    /// The inverses modulo p; of 0 it is 0.
    ///
    /// r = a^(p - 2).
    /// 254 squarings, 11 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn invert(&self) -> Self {
        let a = *self;
        let y5 = a.square_times(2) * a;
        let y10 = y5.square_times(1);
        let y11 = y10 * a;
        let x5 = y10.square_times(1) * y11;
        let x10 = x5.square_times(5) * x5;
        let x20 = x10.square_times(10) * x10;
        let x40 = x20.square_times(20) * x20;
        let x80 = x40.square_times(40) * x40;
        let x160 = x80.square_times(80) * x80;
        let x240 = x160.square_times(80) * x80;
        let x250 = x240.square_times(10) * x10;
        x250.square_times(5) * y11
    }

    /// Square roots modulo p, and a bit for each lane whose number is a square; else its root is 0.
    /// The other root is its negative.
    ///
    /// t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin).
    /// 251 squarings, 11 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, u8) {
        let a = *self;
        let one = Self::one(self.cpu());
        let d = a + a;
        let x2 = d.square_times(1) * d;
        let x4 = x2.square_times(2) * x2;
        let x8 = x4.square_times(4) * x4;
        let x16 = x8.square_times(8) * x8;
        let x32 = x16.square_times(16) * x16;
        let x48 = x32.square_times(16) * x16;
        let x50 = x48.square_times(2) * x2;
        let x100 = x50.square_times(50) * x50;
        let x200 = x100.square_times(100) * x100;
        let x250 = x200.square_times(50) * x50;
        let t = x250.square_times(2) * d;
        let s = t.square();
        let s = s * d;
        let s = s - one;
        let t = t * a;
        let t = t * s;
        let s = t.square();
        let ok = s.equal(&a);
        (Self::select(ok, &t, &Self::zero(self.cpu())), ok)
    }

    /// The Legendre symbols: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 253 squarings, 11 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> [i8; LANES] {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x8 = x4.square_times(4) * x4;
        let x16 = x8.square_times(8) * x8;
        let x32 = x16.square_times(16) * x16;
        let x48 = x32.square_times(16) * x16;
        let x50 = x48.square_times(2) * x2;
        let x100 = x50.square_times(50) * x50;
        let x200 = x100.square_times(100) * x100;
        let x250 = x200.square_times(50) * x50;
        let t = x250.square_times(3) * x2;
        let t = t.square_times(1);
        let (squares, zeros) = (t.equal(&Self::one(self.cpu())), t.is_zero());
        core::array::from_fn(|i| 2 * (squares >> i & 1) as i8 + (zeros >> i & 1) as i8 - 1)
    }
}

impl<V: Vector> Mul for Element<V> {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        V::run(self.cpu(), Product(&self, &other))
    }
}

impl<V: Vector> Add for Element<V> {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        V::run(self.cpu(), Sum(&self, &other))
    }
}

impl<V: Vector> Sub for Element<V> {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        V::run(self.cpu(), Difference(&self, &other))
    }
}

impl<V: Vector> Neg for Element<V> {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        V::run(self.cpu(), Negative(&self))
    }
}

/// `n` squarings, which stay in registers.
struct Squarings<'a, V>(&'a Element<V>, u32);

impl<V: Vector> Task for Squarings<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let mut t = *self.0;
        for _ in 0..self.1 {
            t = Square(&t).run();
        }
        t
    }
}

/// Word i of each number.
#[inline(always)]
fn plain<V: Vector>(cpu: V::Cpu, numbers: &[[u64; PLAIN]; LANES]) -> [V; PLAIN] {
    core::array::from_fn(|i| V::load(cpu, &numbers.map(|words| words[i])))
}

/// The numbers given by bytes, least significant first.
fn words_of(bytes: &[[u8; BYTES]; LANES]) -> [[u64; PLAIN]; LANES] {
    bytes.map(|bytes| {
        let mut words = [0; PLAIN];
        for (i, byte) in bytes.iter().enumerate() {
            words[i / 8] |= u64::from(*byte) << (8 * (i % 8));
        }
        words
    })
}

fn reversed(bytes: &[[u8; BYTES]; LANES]) -> [[u8; BYTES]; LANES] {
    let mut bytes = *bytes;
    bytes.iter_mut().for_each(|bytes| bytes.reverse());
    bytes
}

impl<V: Vector> crate::LaneField for Element<V> {
    type Vector = V;
    type Bytes = [u8; BYTES];

    const WORDS: usize = WORDS;

    #[inline(always)]
    fn vectors(&self) -> &[V] {
        &self.0
    }

    #[inline(always)]
    fn vectors_mut(&mut self) -> &mut [V] {
        &mut self.0
    }

    #[inline(always)]
    fn zero(cpu: V::Cpu) -> Self {
        Self::zero(cpu)
    }

    #[inline(always)]
    fn one(cpu: V::Cpu) -> Self {
        Self::one(cpu)
    }

    #[inline(always)]
    fn square(&self) -> Self {
        self.square()
    }

    #[inline(always)]
    fn three_halves(&self) -> Self {
        self.three_halves()
    }

    #[inline(always)]
    fn sub_twice(&self, other: &Self) -> Self {
        self.sub_twice(other)
    }

    #[inline(always)]
    fn is_zero(&self) -> u8 {
        self.is_zero()
    }

    #[inline(always)]
    fn select(bits: u8, a: &Self, b: &Self) -> Self {
        Self::select(bits, a, b)
    }

    #[inline(always)]
    fn to_le_bytes(&self) -> [Self::Bytes; LANES] {
        self.to_le_bytes()
    }

    #[inline(always)]
    fn reduce_le_bytes(cpu: V::Cpu, bytes: &[Self::Bytes; LANES]) -> Self {
        Self::reduce_le_bytes(cpu, bytes)
    }
}

/// `a·b`.
struct Product<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Product<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let [b0, b1, b2, b3, b4] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x13);
        let k2 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_low(a0, b1);
        let x2 = x1.plus_low(a1, b0);
        let x3 = k0.plus_low(a0, b2);
        let x4 = x3.plus_low(a1, b1);
        let x5 = x4.plus_low(a2, b0);
        let x6 = k0.plus_low(a0, b3);
        let x7 = x6.plus_low(a1, b2);
        let x8 = x7.plus_low(a2, b1);
        let x9 = x8.plus_low(a3, b0);
        let x10 = k0.plus_low(a0, b4);
        let x11 = x10.plus_low(a1, b3);
        let x12 = x11.plus_low(a2, b2);
        let x13 = x12.plus_low(a3, b1);
        let x14 = x13.plus_low(a4, b0);
        let x15 = k0.plus_low(a1, b4);
        let x16 = x15.plus_low(a2, b3);
        let x17 = x16.plus_low(a3, b2);
        let x18 = x17.plus_low(a4, b1);
        let x19 = k0.plus_low(a2, b4);
        let x20 = x19.plus_low(a3, b3);
        let x21 = x20.plus_low(a4, b2);
        let x22 = k0.plus_low(a3, b4);
        let x23 = x22.plus_low(a4, b3);
        let x24 = k0.plus_low(a4, b4);
        let x25 = k0.plus_high(a0, b0);
        let x26 = k0.plus_high(a0, b1);
        let x27 = x26.plus_high(a1, b0);
        let x28 = k0.plus_high(a0, b2);
        let x29 = x28.plus_high(a1, b1);
        let x30 = x29.plus_high(a2, b0);
        let x31 = k0.plus_high(a0, b3);
        let x32 = x31.plus_high(a1, b2);
        let x33 = x32.plus_high(a2, b1);
        let x34 = x33.plus_high(a3, b0);
        let x35 = k0.plus_high(a0, b4);
        let x36 = x35.plus_high(a1, b3);
        let x37 = x36.plus_high(a2, b2);
        let x38 = x37.plus_high(a3, b1);
        let x39 = x38.plus_high(a4, b0);
        let x40 = k0.plus_high(a1, b4);
        let x41 = x40.plus_high(a2, b3);
        let x42 = x41.plus_high(a3, b2);
        let x43 = x42.plus_high(a4, b1);
        let x44 = k0.plus_high(a2, b4);
        let x45 = x44.plus_high(a3, b3);
        let x46 = x45.plus_high(a4, b2);
        let x47 = k0.plus_high(a3, b4);
        let x48 = x47.plus_high(a4, b3);
        let x49 = k0.plus_high(a4, b4);
        let x50 = x39.shl::<1>();
        let x51 = x18 + x50;
        let x52 = x43.shl::<1>();
        let x53 = x21 + x52;
        let x54 = x46.shl::<1>();
        let x55 = x23 + x54;
        let x56 = x48.shl::<1>();
        let x57 = x24 + x56;
        let x58 = x49.shl::<1>();
        let x59 = x51 & k2;
        let x60 = x51.shr::<51>();
        let x61 = x53 & k2;
        let x62 = x53.shr::<51>();
        let x63 = x55 & k2;
        let x64 = x55.shr::<51>();
        let x65 = x57 & k2;
        let x66 = x57.shr::<51>();
        let x67 = x61 + x60;
        let x68 = x63 + x62;
        let x69 = x65 + x64;
        let x70 = x58 + x66;
        let x71 = x0.plus_low(x59, k1);
        let x72 = x25.plus_high(x59, k1);
        let x73 = x2.plus_low(x67, k1);
        let x74 = x27.plus_high(x67, k1);
        let x75 = x5.plus_low(x68, k1);
        let x76 = x30.plus_high(x68, k1);
        let x77 = x9.plus_low(x69, k1);
        let x78 = x34.plus_high(x69, k1);
        let x79 = x14.plus_low(x70, k1);
        let x80 = k0.plus_high(x70, k1);
        let x81 = x80.shl::<1>();
        let x82 = x71.plus_low(x81, k1);
        let x83 = x72.shl::<1>();
        let x84 = x73 + x83;
        let x85 = x74.shl::<1>();
        let x86 = x75 + x85;
        let x87 = x76.shl::<1>();
        let x88 = x77 + x87;
        let x89 = x78.shl::<1>();
        let x90 = x79 + x89;
        let x91 = x82 & k2;
        let x92 = x82.shr::<51>();
        let x93 = x84 & k2;
        let x94 = x84.shr::<51>();
        let x95 = x86 & k2;
        let x96 = x86.shr::<51>();
        let x97 = x88 & k2;
        let x98 = x88.shr::<51>();
        let x99 = x90 & k2;
        let x100 = x90.shr::<51>();
        let x101 = x93 + x92;
        let x102 = x95 + x94;
        let x103 = x97 + x96;
        let x104 = x99 + x98;
        let x105 = x91.plus_low(x100, k1);
        Element([x105, x101, x102, x103, x104])
    }
}

/// `a²`.
struct Square<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Square<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x13);
        let k2 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0.plus_low(a0, a0);
        let x1 = k0.plus_low(a0, a1);
        let x2 = x1.shl::<1>();
        let x3 = k0.plus_low(a0, a2);
        let x4 = x3.shl::<1>();
        let x5 = x4.plus_low(a1, a1);
        let x6 = k0.plus_low(a0, a3);
        let x7 = x6.plus_low(a1, a2);
        let x8 = x7.shl::<1>();
        let x9 = k0.plus_low(a0, a4);
        let x10 = x9.plus_low(a1, a3);
        let x11 = x10.shl::<1>();
        let x12 = x11.plus_low(a2, a2);
        let x13 = k0.plus_low(a1, a4);
        let x14 = x13.plus_low(a2, a3);
        let x15 = x14.shl::<1>();
        let x16 = k0.plus_low(a2, a4);
        let x17 = x16.shl::<1>();
        let x18 = x17.plus_low(a3, a3);
        let x19 = k0.plus_low(a3, a4);
        let x20 = x19.shl::<1>();
        let x21 = k0.plus_low(a4, a4);
        let x22 = k0.plus_high(a0, a0);
        let x23 = k0.plus_high(a0, a1);
        let x24 = x23.shl::<1>();
        let x25 = k0.plus_high(a0, a2);
        let x26 = x25.shl::<1>();
        let x27 = x26.plus_high(a1, a1);
        let x28 = k0.plus_high(a0, a3);
        let x29 = x28.plus_high(a1, a2);
        let x30 = x29.shl::<1>();
        let x31 = k0.plus_high(a0, a4);
        let x32 = x31.plus_high(a1, a3);
        let x33 = x32.shl::<1>();
        let x34 = x33.plus_high(a2, a2);
        let x35 = k0.plus_high(a1, a4);
        let x36 = x35.plus_high(a2, a3);
        let x37 = x36.shl::<1>();
        let x38 = k0.plus_high(a2, a4);
        let x39 = x38.shl::<1>();
        let x40 = x39.plus_high(a3, a3);
        let x41 = k0.plus_high(a3, a4);
        let x42 = x41.shl::<1>();
        let x43 = k0.plus_high(a4, a4);
        let x44 = x34.shl::<1>();
        let x45 = x15 + x44;
        let x46 = x37.shl::<1>();
        let x47 = x18 + x46;
        let x48 = x40.shl::<1>();
        let x49 = x20 + x48;
        let x50 = x42.shl::<1>();
        let x51 = x21 + x50;
        let x52 = x43.shl::<1>();
        let x53 = x45 & k2;
        let x54 = x45.shr::<51>();
        let x55 = x47 & k2;
        let x56 = x47.shr::<51>();
        let x57 = x49 & k2;
        let x58 = x49.shr::<51>();
        let x59 = x51 & k2;
        let x60 = x51.shr::<51>();
        let x61 = x55 + x54;
        let x62 = x57 + x56;
        let x63 = x59 + x58;
        let x64 = x52 + x60;
        let x65 = x0.plus_low(x53, k1);
        let x66 = x22.plus_high(x53, k1);
        let x67 = x2.plus_low(x61, k1);
        let x68 = x24.plus_high(x61, k1);
        let x69 = x5.plus_low(x62, k1);
        let x70 = x27.plus_high(x62, k1);
        let x71 = x8.plus_low(x63, k1);
        let x72 = x30.plus_high(x63, k1);
        let x73 = x12.plus_low(x64, k1);
        let x74 = k0.plus_high(x64, k1);
        let x75 = x74.shl::<1>();
        let x76 = x65.plus_low(x75, k1);
        let x77 = x66.shl::<1>();
        let x78 = x67 + x77;
        let x79 = x68.shl::<1>();
        let x80 = x69 + x79;
        let x81 = x70.shl::<1>();
        let x82 = x71 + x81;
        let x83 = x72.shl::<1>();
        let x84 = x73 + x83;
        let x85 = x76 & k2;
        let x86 = x76.shr::<51>();
        let x87 = x78 & k2;
        let x88 = x78.shr::<51>();
        let x89 = x80 & k2;
        let x90 = x80.shr::<51>();
        let x91 = x82 & k2;
        let x92 = x82.shr::<51>();
        let x93 = x84 & k2;
        let x94 = x84.shr::<51>();
        let x95 = x87 + x86;
        let x96 = x89 + x88;
        let x97 = x91 + x90;
        let x98 = x93 + x92;
        let x99 = x85.plus_low(x94, k1);
        Element([x99, x95, x96, x97, x98])
    }
}

/// `a + b`.
struct Sum<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Sum<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let [b0, b1, b2, b3, b4] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x13);
        let k1 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = a0 + b0;
        let x1 = a1 + b1;
        let x2 = a2 + b2;
        let x3 = a3 + b3;
        let x4 = a4 + b4;
        let x5 = x0 & k1;
        let x6 = x0.shr::<51>();
        let x7 = x1 & k1;
        let x8 = x1.shr::<51>();
        let x9 = x2 & k1;
        let x10 = x2.shr::<51>();
        let x11 = x3 & k1;
        let x12 = x3.shr::<51>();
        let x13 = x4 & k1;
        let x14 = x4.shr::<51>();
        let x15 = x7 + x6;
        let x16 = x9 + x8;
        let x17 = x11 + x10;
        let x18 = x13 + x12;
        let x19 = x5.plus_low(x14, k0);
        Element([x19, x15, x16, x17, x18])
    }
}

/// `a - b`.
struct Difference<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Difference<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let [b0, b1, b2, b3, b4] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xfffffffffffda);
        let k1 = V::splat(cpu, 0xffffffffffffe);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k1 - b2;
        let x3 = k1 - b3;
        let x4 = k1 - b4;
        let x5 = a0 + x0;
        let x6 = a1 + x1;
        let x7 = a2 + x2;
        let x8 = a3 + x3;
        let x9 = a4 + x4;
        let x10 = x5 & k3;
        let x11 = x5.shr::<51>();
        let x12 = x6 & k3;
        let x13 = x6.shr::<51>();
        let x14 = x7 & k3;
        let x15 = x7.shr::<51>();
        let x16 = x8 & k3;
        let x17 = x8.shr::<51>();
        let x18 = x9 & k3;
        let x19 = x9.shr::<51>();
        let x20 = x12 + x11;
        let x21 = x14 + x13;
        let x22 = x16 + x15;
        let x23 = x18 + x17;
        let x24 = x10.plus_low(x19, k2);
        Element([x24, x20, x21, x22, x23])
    }
}

/// `-a`.
struct Negative<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Negative<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xfffffffffffda);
        let k1 = V::splat(cpu, 0xffffffffffffe);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0 - a0;
        let x1 = k1 - a1;
        let x2 = k1 - a2;
        let x3 = k1 - a3;
        let x4 = k1 - a4;
        let x5 = x0 & k3;
        let x6 = x0.shr::<51>();
        let x7 = x1 & k3;
        let x8 = x1.shr::<51>();
        let x9 = x2 & k3;
        let x10 = x2.shr::<51>();
        let x11 = x3 & k3;
        let x12 = x3.shr::<51>();
        let x13 = x4 & k3;
        let x14 = x4.shr::<51>();
        let x15 = x7 + x6;
        let x16 = x9 + x8;
        let x17 = x11 + x10;
        let x18 = x13 + x12;
        let x19 = x5.plus_low(x14, k2);
        Element([x19, x15, x16, x17, x18])
    }
}

/// `3/2·a`.
struct ThreeHalves<'a, V>(&'a Element<V>);

impl<V: Vector> Task for ThreeHalves<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x7ffffffffffed);
        let k1 = V::splat(cpu, 0x7ffffffffffff);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 1);
        let k4 = V::splat(cpu, 0);
        let x0 = a0 & k3;
        let x1 = k4 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k1;
        let x7 = a2 + x6;
        let x8 = x1 & k1;
        let x9 = a3 + x8;
        let x10 = x1 & k1;
        let x11 = a4 + x10;
        let x12 = x5 & k3;
        let x13 = x7 & k3;
        let x14 = x9 & k3;
        let x15 = x11 & k3;
        let x16 = x3.shr::<1>();
        let x17 = x5.shr::<1>();
        let x18 = x7.shr::<1>();
        let x19 = x9.shr::<1>();
        let x20 = x11.shr::<1>();
        let x21 = x12.shl::<50>();
        let x22 = x16 + x21;
        let x23 = x13.shl::<50>();
        let x24 = x17 + x23;
        let x25 = x14.shl::<50>();
        let x26 = x18 + x25;
        let x27 = x15.shl::<50>();
        let x28 = x19 + x27;
        let x29 = a0 + x22;
        let x30 = a1 + x24;
        let x31 = a2 + x26;
        let x32 = a3 + x28;
        let x33 = a4 + x20;
        let x34 = x29 & k1;
        let x35 = x29.shr::<51>();
        let x36 = x30 & k1;
        let x37 = x30.shr::<51>();
        let x38 = x31 & k1;
        let x39 = x31.shr::<51>();
        let x40 = x32 & k1;
        let x41 = x32.shr::<51>();
        let x42 = x33 & k1;
        let x43 = x33.shr::<51>();
        let x44 = x36 + x35;
        let x45 = x38 + x37;
        let x46 = x40 + x39;
        let x47 = x42 + x41;
        let x48 = x34.plus_low(x43, k2);
        Element([x48, x44, x45, x46, x47])
    }
}

/// `a - 2·b`.
struct DifferenceWithTwice<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for DifferenceWithTwice<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let [b0, b1, b2, b3, b4] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xfffffffffffda);
        let k1 = V::splat(cpu, 0xffffffffffffe);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k1 - b2;
        let x3 = k1 - b3;
        let x4 = k1 - b4;
        let x5 = x0.shl::<1>();
        let x6 = a0 + x5;
        let x7 = x1.shl::<1>();
        let x8 = a1 + x7;
        let x9 = x2.shl::<1>();
        let x10 = a2 + x9;
        let x11 = x3.shl::<1>();
        let x12 = a3 + x11;
        let x13 = x4.shl::<1>();
        let x14 = a4 + x13;
        let x15 = x6 & k3;
        let x16 = x6.shr::<51>();
        let x17 = x8 & k3;
        let x18 = x8.shr::<51>();
        let x19 = x10 & k3;
        let x20 = x10.shr::<51>();
        let x21 = x12 & k3;
        let x22 = x12.shr::<51>();
        let x23 = x14 & k3;
        let x24 = x14.shr::<51>();
        let x25 = x17 + x16;
        let x26 = x19 + x18;
        let x27 = x21 + x20;
        let x28 = x23 + x22;
        let x29 = x15.plus_low(x24, k2);
        Element([x29, x25, x26, x27, x28])
    }
}

/// `a·b for words b below 2^32`.
struct SmallMultiple<'a, V>(&'a Element<V>, V);

impl<V: Vector> Task for SmallMultiple<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let b0 = self.1;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x13);
        let k2 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_low(a1, b0);
        let x2 = k0.plus_low(a2, b0);
        let x3 = k0.plus_low(a3, b0);
        let x4 = k0.plus_low(a4, b0);
        let x5 = k0.plus_high(a0, b0);
        let x6 = k0.plus_high(a1, b0);
        let x7 = k0.plus_high(a2, b0);
        let x8 = k0.plus_high(a3, b0);
        let x9 = k0.plus_high(a4, b0);
        let x10 = x9.shl::<1>();
        let x11 = x0.plus_low(x10, k1);
        let x12 = x5.shl::<1>();
        let x13 = x1 + x12;
        let x14 = x6.shl::<1>();
        let x15 = x2 + x14;
        let x16 = x7.shl::<1>();
        let x17 = x3 + x16;
        let x18 = x8.shl::<1>();
        let x19 = x4 + x18;
        let x20 = x11 & k2;
        let x21 = x11.shr::<51>();
        let x22 = x13 & k2;
        let x23 = x13.shr::<51>();
        let x24 = x15 & k2;
        let x25 = x15.shr::<51>();
        let x26 = x17 & k2;
        let x27 = x17.shr::<51>();
        let x28 = x19 & k2;
        let x29 = x19.shr::<51>();
        let x30 = x22 + x21;
        let x31 = x24 + x23;
        let x32 = x26 + x25;
        let x33 = x28 + x27;
        let x34 = x20.plus_low(x29, k1);
        Element([x34, x30, x31, x32, x33])
    }
}

/// `a/2`.
struct Half<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Half<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x7ffffffffffed);
        let k1 = V::splat(cpu, 0x7ffffffffffff);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 1);
        let k4 = V::splat(cpu, 0);
        let x0 = a0 & k3;
        let x1 = k4 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k1;
        let x7 = a2 + x6;
        let x8 = x1 & k1;
        let x9 = a3 + x8;
        let x10 = x1 & k1;
        let x11 = a4 + x10;
        let x12 = x5 & k3;
        let x13 = x7 & k3;
        let x14 = x9 & k3;
        let x15 = x11 & k3;
        let x16 = x3.shr::<1>();
        let x17 = x5.shr::<1>();
        let x18 = x7.shr::<1>();
        let x19 = x9.shr::<1>();
        let x20 = x11.shr::<1>();
        let x21 = x12.shl::<50>();
        let x22 = x16 + x21;
        let x23 = x13.shl::<50>();
        let x24 = x17 + x23;
        let x25 = x14.shl::<50>();
        let x26 = x18 + x25;
        let x27 = x15.shl::<50>();
        let x28 = x19 + x27;
        let x29 = x22 & k1;
        let x30 = x22.shr::<51>();
        let x31 = x24 & k1;
        let x32 = x24.shr::<51>();
        let x33 = x26 & k1;
        let x34 = x26.shr::<51>();
        let x35 = x28 & k1;
        let x36 = x28.shr::<51>();
        let x37 = x20 & k1;
        let x38 = x20.shr::<51>();
        let x39 = x31 + x30;
        let x40 = x33 + x32;
        let x41 = x35 + x34;
        let x42 = x37 + x36;
        let x43 = x29.plus_low(x38, k2);
        Element([x43, x39, x40, x41, x42])
    }
}

/// `a mod p in plain words`.
struct Canonical<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Canonical<'_, V> {
    type Output = [V; PLAIN];

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffffffffffffed);
        let k1 = V::splat(cpu, 0xffffffffffffffff);
        let k2 = V::splat(cpu, 0x7fffffffffffffff);
        let k3 = V::splat(cpu, 0);
        let x0 = a2.shl::<38>();
        let x1 = a2.shr::<26>();
        let x2 = a4.shl::<12>();
        let x3 = a1.shl::<51>();
        let x4 = a1.shr::<13>();
        let x5 = a3.shl::<25>();
        let x6 = a3.shr::<39>();
        let x7 = a0 + x3;
        let x8 = x7.below(a0);
        let x9_part = x0 + x4;
        let x9 = x9_part + x8;
        let x10 = x9_part.below(x0) | x9.below(x9_part);
        let x11_part = x1 + x5;
        let x11 = x11_part + x10;
        let x12 = x11_part.below(x1) | x11.below(x11_part);
        let x13_part = x2 + x6;
        let x13 = x13_part + x12;
        let x14 = x7 - k0;
        let x15 = x7.below(k0);
        let x16_part = x9 - k1;
        let x16 = x16_part - x15;
        let x17 = x9.below(k1) | x16_part.below(x15);
        let x18_part = x11 - k1;
        let x18 = x18_part - x17;
        let x19 = x11.below(k1) | x18_part.below(x17);
        let x20_part = x13 - k2;
        let x20 = x20_part - x19;
        let x21 = x13.below(k2) | x20_part.below(x19);
        let x22 = k3 - x21;
        let x23 = x22.choose(x7, x14);
        let x24 = x22.choose(x9, x16);
        let x25 = x22.choose(x11, x18);
        let x26 = x22.choose(x13, x20);
        [x23, x24, x25, x26]
    }
}

/// `The element of plain words, and a bit for each lane whose number is below p; else the element is 0`.
struct Decoded<V>([V; PLAIN]);

impl<V: Vector> Task for Decoded<V> {
    type Output = (Element<V>, u8);

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3] = self.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffffffffffffed);
        let k1 = V::splat(cpu, 0xffffffffffffffff);
        let k2 = V::splat(cpu, 0x7fffffffffffffff);
        let k3 = V::splat(cpu, 0);
        let k4 = V::splat(cpu, 0x7ffffffffffff);
        let k5 = V::splat(cpu, 0x3fffffffff);
        let k6 = V::splat(cpu, 0x1ffffff);
        let k7 = V::splat(cpu, 0xfff);
        let x0 = a0.below(k0);
        let x1_part = a1 - k1;
        let x1 = a1.below(k1) | x1_part.below(x0);
        let x2_part = a2 - k1;
        let x2 = a2.below(k1) | x2_part.below(x1);
        let x3_part = a3 - k2;
        let x3 = a3.below(k2) | x3_part.below(x2);
        let x4 = k3 - x3;
        let x5 = x4 & a0;
        let x6 = x4 & a1;
        let x7 = x4 & a2;
        let x8 = x4 & a3;
        let x9 = x5 & k4;
        let x10 = x5.shr::<51>();
        let x11 = x6 & k5;
        let x12 = x11.shl::<13>();
        let x13 = x10 + x12;
        let x14 = x6.shr::<38>();
        let x15 = x7 & k6;
        let x16 = x15.shl::<26>();
        let x17 = x14 + x16;
        let x18 = x7.shr::<25>();
        let x19 = x8 & k7;
        let x20 = x19.shl::<39>();
        let x21 = x18 + x20;
        let x22 = x8.shr::<12>();
        let element = Element([x9, x13, x17, x21, x22]);
        (element, x3.nonzero())
    }
}

/// `The element of plain words of any value`.
struct Reduced<V>([V; PLAIN]);

impl<V: Vector> Task for Reduced<V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3] = self.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x13);
        let k1 = V::splat(cpu, 0x7ffffffffffff);
        let k2 = V::splat(cpu, 0x3fffffffff);
        let k3 = V::splat(cpu, 0x1ffffff);
        let k4 = V::splat(cpu, 0xfff);
        let x0 = a0 & k1;
        let x1 = a0.shr::<51>();
        let x2 = a1 & k2;
        let x3 = x2.shl::<13>();
        let x4 = x1 + x3;
        let x5 = a1.shr::<38>();
        let x6 = a2 & k3;
        let x7 = x6.shl::<26>();
        let x8 = x5 + x7;
        let x9 = a2.shr::<25>();
        let x10 = a3 & k4;
        let x11 = x10.shl::<39>();
        let x12 = x9 + x11;
        let x13 = a3.shr::<12>();
        let x14 = x13 & k1;
        let x15 = a3.shr::<63>();
        let x16 = x0.plus_low(x15, k0);
        let x17 = x16 & k1;
        let x18 = x16.shr::<51>();
        let x19 = x4 + x18;
        Element([x17, x19, x8, x12, x14])
    }
}
