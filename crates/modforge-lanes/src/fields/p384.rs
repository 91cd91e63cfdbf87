// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1, 8 elements side by side. Generated, do not edit:
//! ```text
//! modforge field "2^384 - 2^128 - 2^96 + 2^32 - 1" --layout lanes --name p384 --prefix fe_p384 --trait crate::LaneField
//! ```
//!
//! p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
//! Element: 8 digits at bits 0, 52, 104, 156, 208, 260, 312, 364, up to 2^52 - 1 (7 times); 2^23 + 4; 2^416 times the number modulo p.
//! Every function takes and returns such elements. Constant time in all values.
//! The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.
//! Operations of all eight lanes at once:
//! ```text
//! mul: 191 multiplications, 237 additions, 14 shifts, 14 logic
//! square: 135 multiplications, 181 additions, 28 shifts, 14 logic
//! add: 4 multiplications, 19 additions, 8 shifts, 8 logic
//! sub: 4 multiplications, 27 additions, 8 shifts, 8 logic
//! neg: 3 multiplications, 18 additions, 8 shifts, 8 logic
//! three_halves: 3 multiplications, 33 additions, 23 shifts, 25 logic
//! sub_twice: 4 multiplications, 27 additions, 16 shifts, 8 logic
//! sum_of_products: 318 multiplications, 365 additions, 15 shifts, 15 logic
//! difference_of_products: 318 multiplications, 395 additions, 15 shifts, 15 logic
//! product_minus_square: 262 multiplications, 339 additions, 29 shifts, 15 logic
//! mul_small: 142 multiplications, 204 additions, 22 shifts, 22 logic
//! half: 22 additions, 22 shifts, 24 logic
//! canonical: 64 multiplications, 124 additions, 27 shifts, 21 logic
//! decode: 148 multiplications, 203 additions, 26 shifts, 28 logic
//! reduce: 148 multiplications, 197 additions, 26 shifts, 21 logic
//! invert: 383 squarings, 14 multiplications
//! sqrt: 381 squarings, 13 multiplications
//! legendre: 382 squarings, 14 multiplications
//! ```

use super::vector::{LANES, Task, Vector};
use core::ops::{Add, Mul, Neg, Sub};

/// Digits of an element.
pub const WORDS: usize = 8;

/// Words of a number below p.
pub const PLAIN: usize = 6;

/// Bytes of an encoded element.
pub const BYTES: usize = 48;

/// The modulus p.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffff,
    0xffffffff00000000,
    0xfffffffffffffffe,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// The digits of the number 1.
const ONE: [u64; WORDS] = [0x100000000, 0xffffffffff000, 0xffffff, 0x10, 0, 0, 0, 0];

/// A number modulo p in each lane: 8 digits at bits 0, 52, 104, 156, 208, 260, 312, 364, up to 2^52
/// - 1 (7 times); 2^23 + 4; 2^416 times the number modulo p.
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

    /// `a·b + c·d`.
    #[must_use]
    #[inline(always)]
    pub fn sum_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        V::run(a.cpu(), SumOfProducts([a, b, c, d]))
    }

    /// `a·b - c·d`.
    #[must_use]
    #[inline(always)]
    pub fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        V::run(a.cpu(), DifferenceOfProducts([a, b, c, d]))
    }

    /// `a·b - c²`.
    #[must_use]
    #[inline(always)]
    pub fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        V::run(a.cpu(), ProductMinusSquare([a, b, c]))
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
    /// 383 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn invert(&self) -> Self {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x5 = x4.square_times(1) * a;
        let x10 = x5.square_times(5) * x5;
        let x15 = x10.square_times(5) * x5;
        let x30 = x15.square_times(15) * x15;
        let x60 = x30.square_times(30) * x30;
        let x120 = x60.square_times(60) * x60;
        let x240 = x120.square_times(120) * x120;
        let x255 = x240.square_times(15) * x15;
        let t = x255.square_times(3) * x2;
        let t = t.square_times(30) * x30;
        let t = t.square_times(94) * x30;
        t.square_times(2) * a
    }

    /// Square roots modulo p, and a bit for each lane whose number is a square; else its root is 0.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 381 squarings, 13 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, u8) {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x8 = x4.square_times(4) * x4;
        let x16 = x8.square_times(8) * x8;
        let x17 = x16.square_times(1) * a;
        let x34 = x17.square_times(17) * x17;
        let x68 = x34.square_times(34) * x34;
        let x85 = x68.square_times(17) * x17;
        let x170 = x85.square_times(85) * x85;
        let x255 = x170.square_times(85) * x85;
        let t = x255.square_times(17) * x16;
        let t = t.square_times(16) * x16;
        let t = t.square_times(64) * a;
        let t = t.square_times(30);
        let s = t.square();
        let ok = s.equal(&a);
        (Self::select(ok, &t, &Self::zero(self.cpu())), ok)
    }

    /// The Legendre symbols: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 382 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> [i8; LANES] {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x8 = x4.square_times(4) * x4;
        let x10 = x8.square_times(2) * x2;
        let x20 = x10.square_times(10) * x10;
        let x30 = x20.square_times(10) * x10;
        let x31 = x30.square_times(1) * a;
        let x51 = x31.square_times(20) * x20;
        let x102 = x51.square_times(51) * x51;
        let x204 = x102.square_times(102) * x102;
        let x255 = x204.square_times(51) * x51;
        let t = x255.square_times(2) * a;
        let t = t.square_times(31) * x31;
        let t = t.square_times(95) * x31;
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

    #[inline(always)]
    fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        Self::difference_of_products(a, b, c, d)
    }

    #[inline(always)]
    fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        Self::product_minus_square(a, b, c)
    }
}

/// `a·b`.
struct Product<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Product<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x100000001);
        let k2 = V::splat(cpu, 0xfffff00000001);
        let k3 = V::splat(cpu, 0xfffff00000000);
        let k4 = V::splat(cpu, 0xfffffffffffff);
        let k5 = V::splat(cpu, 0xff00000000001);
        let k6 = V::splat(cpu, 0xffffffeffffff);
        let k7 = V::splat(cpu, 0x100000);
        let k8 = V::splat(cpu, 0x100fff00000000);
        let k9 = V::splat(cpu, 0x1fffe001000fdf);
        let k10 = V::splat(cpu, 0xffffffefefffe);
        let k11 = V::splat(cpu, 0xfffffffffffef);
        let k12 = V::splat(cpu, 0x100000ffefffff);
        let k13 = V::splat(cpu, 0x10000000000fff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_high(a0, b0);
        let x2 = x1.plus_low(a0, b1);
        let x3 = k0.plus_high(a0, b1);
        let x4 = x3.plus_low(a0, b2);
        let x5 = k0.plus_high(a0, b2);
        let x6 = x5.plus_low(a0, b3);
        let x7 = k0.plus_high(a0, b3);
        let x8 = x7.plus_low(a0, b4);
        let x9 = k0.plus_high(a0, b4);
        let x10 = x9.plus_low(a0, b5);
        let x11 = k0.plus_high(a0, b5);
        let x12 = x11.plus_low(a0, b6);
        let x13 = k0.plus_high(a0, b6);
        let x14 = x13.plus_low(a0, b7);
        let x15 = k0.plus_high(a0, b7);
        let x16 = x2.plus_low(a1, b0);
        let x17 = x4.plus_high(a1, b0);
        let x18 = x17.plus_low(a1, b1);
        let x19 = x6.plus_high(a1, b1);
        let x20 = x19.plus_low(a1, b2);
        let x21 = x8.plus_high(a1, b2);
        let x22 = x21.plus_low(a1, b3);
        let x23 = x10.plus_high(a1, b3);
        let x24 = x23.plus_low(a1, b4);
        let x25 = x12.plus_high(a1, b4);
        let x26 = x25.plus_low(a1, b5);
        let x27 = x14.plus_high(a1, b5);
        let x28 = x27.plus_low(a1, b6);
        let x29 = x15.plus_high(a1, b6);
        let x30 = x29.plus_low(a1, b7);
        let x31 = k0.plus_high(a1, b7);
        let x32 = x18.plus_low(a2, b0);
        let x33 = x20.plus_high(a2, b0);
        let x34 = x33.plus_low(a2, b1);
        let x35 = x22.plus_high(a2, b1);
        let x36 = x35.plus_low(a2, b2);
        let x37 = x24.plus_high(a2, b2);
        let x38 = x37.plus_low(a2, b3);
        let x39 = x26.plus_high(a2, b3);
        let x40 = x39.plus_low(a2, b4);
        let x41 = x28.plus_high(a2, b4);
        let x42 = x41.plus_low(a2, b5);
        let x43 = x30.plus_high(a2, b5);
        let x44 = x43.plus_low(a2, b6);
        let x45 = x31.plus_high(a2, b6);
        let x46 = x45.plus_low(a2, b7);
        let x47 = k0.plus_high(a2, b7);
        let x48 = x34.plus_low(a3, b0);
        let x49 = x36.plus_high(a3, b0);
        let x50 = x49.plus_low(a3, b1);
        let x51 = x38.plus_high(a3, b1);
        let x52 = x51.plus_low(a3, b2);
        let x53 = x40.plus_high(a3, b2);
        let x54 = x53.plus_low(a3, b3);
        let x55 = x42.plus_high(a3, b3);
        let x56 = x55.plus_low(a3, b4);
        let x57 = x44.plus_high(a3, b4);
        let x58 = x57.plus_low(a3, b5);
        let x59 = x46.plus_high(a3, b5);
        let x60 = x59.plus_low(a3, b6);
        let x61 = x47.plus_high(a3, b6);
        let x62 = x61.plus_low(a3, b7);
        let x63 = k0.plus_high(a3, b7);
        let x64 = x50.plus_low(a4, b0);
        let x65 = x52.plus_high(a4, b0);
        let x66 = x65.plus_low(a4, b1);
        let x67 = x54.plus_high(a4, b1);
        let x68 = x67.plus_low(a4, b2);
        let x69 = x56.plus_high(a4, b2);
        let x70 = x69.plus_low(a4, b3);
        let x71 = x58.plus_high(a4, b3);
        let x72 = x71.plus_low(a4, b4);
        let x73 = x60.plus_high(a4, b4);
        let x74 = x73.plus_low(a4, b5);
        let x75 = x62.plus_high(a4, b5);
        let x76 = x75.plus_low(a4, b6);
        let x77 = x63.plus_high(a4, b6);
        let x78 = x77.plus_low(a4, b7);
        let x79 = k0.plus_high(a4, b7);
        let x80 = x66.plus_low(a5, b0);
        let x81 = x68.plus_high(a5, b0);
        let x82 = x81.plus_low(a5, b1);
        let x83 = x70.plus_high(a5, b1);
        let x84 = x83.plus_low(a5, b2);
        let x85 = x72.plus_high(a5, b2);
        let x86 = x85.plus_low(a5, b3);
        let x87 = x74.plus_high(a5, b3);
        let x88 = x87.plus_low(a5, b4);
        let x89 = x76.plus_high(a5, b4);
        let x90 = x89.plus_low(a5, b5);
        let x91 = x78.plus_high(a5, b5);
        let x92 = x91.plus_low(a5, b6);
        let x93 = x79.plus_high(a5, b6);
        let x94 = x93.plus_low(a5, b7);
        let x95 = k0.plus_high(a5, b7);
        let x96 = x82.plus_low(a6, b0);
        let x97 = x84.plus_high(a6, b0);
        let x98 = x97.plus_low(a6, b1);
        let x99 = x86.plus_high(a6, b1);
        let x100 = x99.plus_low(a6, b2);
        let x101 = x88.plus_high(a6, b2);
        let x102 = x101.plus_low(a6, b3);
        let x103 = x90.plus_high(a6, b3);
        let x104 = x103.plus_low(a6, b4);
        let x105 = x92.plus_high(a6, b4);
        let x106 = x105.plus_low(a6, b5);
        let x107 = x94.plus_high(a6, b5);
        let x108 = x107.plus_low(a6, b6);
        let x109 = x95.plus_high(a6, b6);
        let x110 = x109.plus_low(a6, b7);
        let x111 = k0.plus_high(a6, b7);
        let x112 = x98.plus_low(a7, b0);
        let x113 = x100.plus_high(a7, b0);
        let x114 = x113.plus_low(a7, b1);
        let x115 = x102.plus_high(a7, b1);
        let x116 = x115.plus_low(a7, b2);
        let x117 = x104.plus_high(a7, b2);
        let x118 = x117.plus_low(a7, b3);
        let x119 = x106.plus_high(a7, b3);
        let x120 = x119.plus_low(a7, b4);
        let x121 = x108.plus_high(a7, b4);
        let x122 = x121.plus_low(a7, b5);
        let x123 = x110.plus_high(a7, b5);
        let x124 = x123.plus_low(a7, b6);
        let x125 = x111.plus_high(a7, b6);
        let x126 = x125.plus_low(a7, b7);
        let x127 = k0.plus_low(x0, k1);
        let x128 = k0.plus_high(x127, k2);
        let x129 = k3 - x128;
        let x130 = x16 + x129;
        let x131 = k4 - x127;
        let x132 = x48 + x131;
        let x133 = x130.plus_low(x127, k5);
        let x134 = x32.plus_high(x127, k5);
        let x135 = x134.plus_low(x127, k6);
        let x136 = x132.plus_high(x127, k6);
        let x137 = x112.plus_low(x127, k7);
        let x138 = x114.plus_high(x127, k7);
        let x139 = x133 & k4;
        let x140 = x133.shr::<52>();
        let x141 = k0.plus_low(x139, k1);
        let x142 = k0.plus_high(x141, k2);
        let x143 = x135 + x140;
        let x144 = k3 - x142;
        let x145 = x143 + x144;
        let x146 = k4 - x141;
        let x147 = x64 + x146;
        let x148 = x145.plus_low(x141, k5);
        let x149 = x136.plus_high(x141, k5);
        let x150 = x149.plus_low(x141, k6);
        let x151 = x147.plus_high(x141, k6);
        let x152 = x138.plus_low(x141, k7);
        let x153 = x116.plus_high(x141, k7);
        let x154 = x148 & k4;
        let x155 = x148.shr::<52>();
        let x156 = k0.plus_low(x154, k1);
        let x157 = k0.plus_high(x156, k2);
        let x158 = x150 + x155;
        let x159 = k8 - x157;
        let x160 = x158 + x159;
        let x161 = k4 - x156;
        let x162 = x80 + x161;
        let x163 = x160.plus_low(x156, k5);
        let x164 = x151.plus_high(x156, k5);
        let x165 = x164.plus_low(x156, k6);
        let x166 = x162.plus_high(x156, k6);
        let x167 = x153.plus_low(x156, k7);
        let x168 = x118.plus_high(x156, k7);
        let x169 = x163 & k4;
        let x170 = x163.shr::<52>();
        let x171 = k0.plus_low(x169, k1);
        let x172 = k0.plus_high(x171, k2);
        let x173 = x165 + x170;
        let x174 = k9 - x172;
        let x175 = x173 + x174;
        let x176 = k4 - x171;
        let x177 = x96 + x176;
        let x178 = x175.plus_low(x171, k5);
        let x179 = x166.plus_high(x171, k5);
        let x180 = x179.plus_low(x171, k6);
        let x181 = x177.plus_high(x171, k6);
        let x182 = x168.plus_low(x171, k7);
        let x183 = x120.plus_high(x171, k7);
        let x184 = x178 & k4;
        let x185 = x178.shr::<52>();
        let x186 = k0.plus_low(x184, k1);
        let x187 = k0.plus_high(x186, k2);
        let x188 = x180 + x185;
        let x189 = k10 - x187;
        let x190 = x188 + x189;
        let x191 = k4 - x186;
        let x192 = x137 + x191;
        let x193 = x190.plus_low(x186, k5);
        let x194 = x181.plus_high(x186, k5);
        let x195 = x194.plus_low(x186, k6);
        let x196 = x192.plus_high(x186, k6);
        let x197 = x183.plus_low(x186, k7);
        let x198 = x122.plus_high(x186, k7);
        let x199 = x193 & k4;
        let x200 = x193.shr::<52>();
        let x201 = k0.plus_low(x199, k1);
        let x202 = k0.plus_high(x201, k2);
        let x203 = x195 + x200;
        let x204 = k11 - x202;
        let x205 = x203 + x204;
        let x206 = k4 - x201;
        let x207 = x152 + x206;
        let x208 = x205.plus_low(x201, k5);
        let x209 = x196.plus_high(x201, k5);
        let x210 = x209.plus_low(x201, k6);
        let x211 = x207.plus_high(x201, k6);
        let x212 = x198.plus_low(x201, k7);
        let x213 = x124.plus_high(x201, k7);
        let x214 = x208 & k4;
        let x215 = x208.shr::<52>();
        let x216 = k0.plus_low(x214, k1);
        let x217 = k0.plus_high(x216, k2);
        let x218 = x210 + x215;
        let x219 = k4 - x217;
        let x220 = x218 + x219;
        let x221 = k12 - x216;
        let x222 = x167 + x221;
        let x223 = x220.plus_low(x216, k5);
        let x224 = x211.plus_high(x216, k5);
        let x225 = x224.plus_low(x216, k6);
        let x226 = x222.plus_high(x216, k6);
        let x227 = x213.plus_low(x216, k7);
        let x228 = x126.plus_high(x216, k7);
        let x229 = x223 & k4;
        let x230 = x223.shr::<52>();
        let x231 = k0.plus_low(x229, k1);
        let x232 = k0.plus_high(x231, k2);
        let x233 = x225 + x230;
        let x234 = k4 - x232;
        let x235 = x233 + x234;
        let x236 = k13 - x231;
        let x237 = x182 + x236;
        let x238 = x235.plus_low(x231, k5);
        let x239 = x226.plus_high(x231, k5);
        let x240 = x239.plus_low(x231, k6);
        let x241 = x237.plus_high(x231, k6);
        let x242 = x228.plus_low(x231, k7);
        let x243 = k0.plus_high(x231, k7);
        let x244 = x238 & k4;
        let x245 = x238.shr::<52>();
        let x246 = x240 + x245;
        let x247 = x246 & k4;
        let x248 = x246.shr::<52>();
        let x249 = x241 + x248;
        let x250 = x249 & k4;
        let x251 = x249.shr::<52>();
        let x252 = x197 + x251;
        let x253 = x252 & k4;
        let x254 = x252.shr::<52>();
        let x255 = x212 + x254;
        let x256 = x255 & k4;
        let x257 = x255.shr::<52>();
        let x258 = x227 + x257;
        let x259 = x258 & k4;
        let x260 = x258.shr::<52>();
        let x261 = x242 + x260;
        let x262 = x261 & k4;
        let x263 = x261.shr::<52>();
        let x264 = x243 + x263;
        Element([x244, x247, x250, x253, x256, x259, x262, x264])
    }
}

/// `a²`.
struct Square<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Square<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x100000001);
        let k2 = V::splat(cpu, 0xfffff00000001);
        let k3 = V::splat(cpu, 0xfffff00000000);
        let k4 = V::splat(cpu, 0xfffffffffffff);
        let k5 = V::splat(cpu, 0xff00000000001);
        let k6 = V::splat(cpu, 0xffffffeffffff);
        let k7 = V::splat(cpu, 0x100000);
        let k8 = V::splat(cpu, 0x100fff00000000);
        let k9 = V::splat(cpu, 0x1fffe001000fdf);
        let k10 = V::splat(cpu, 0xffffffefefffe);
        let k11 = V::splat(cpu, 0xfffffffffffef);
        let k12 = V::splat(cpu, 0x100000ffefffff);
        let k13 = V::splat(cpu, 0x10000000000fff);
        let x0 = k0.plus_low(a0, a1);
        let x1 = k0.plus_high(a0, a1);
        let x2 = x1.plus_low(a0, a2);
        let x3 = k0.plus_high(a0, a2);
        let x4 = x3.plus_low(a0, a3);
        let x5 = k0.plus_high(a0, a3);
        let x6 = x5.plus_low(a0, a4);
        let x7 = k0.plus_high(a0, a4);
        let x8 = x7.plus_low(a0, a5);
        let x9 = k0.plus_high(a0, a5);
        let x10 = x9.plus_low(a0, a6);
        let x11 = k0.plus_high(a0, a6);
        let x12 = x11.plus_low(a0, a7);
        let x13 = k0.plus_high(a0, a7);
        let x14 = x4.plus_low(a1, a2);
        let x15 = x6.plus_high(a1, a2);
        let x16 = x15.plus_low(a1, a3);
        let x17 = x8.plus_high(a1, a3);
        let x18 = x17.plus_low(a1, a4);
        let x19 = x10.plus_high(a1, a4);
        let x20 = x19.plus_low(a1, a5);
        let x21 = x12.plus_high(a1, a5);
        let x22 = x21.plus_low(a1, a6);
        let x23 = x13.plus_high(a1, a6);
        let x24 = x23.plus_low(a1, a7);
        let x25 = k0.plus_high(a1, a7);
        let x26 = x18.plus_low(a2, a3);
        let x27 = x20.plus_high(a2, a3);
        let x28 = x27.plus_low(a2, a4);
        let x29 = x22.plus_high(a2, a4);
        let x30 = x29.plus_low(a2, a5);
        let x31 = x24.plus_high(a2, a5);
        let x32 = x31.plus_low(a2, a6);
        let x33 = x25.plus_high(a2, a6);
        let x34 = x33.plus_low(a2, a7);
        let x35 = k0.plus_high(a2, a7);
        let x36 = x30.plus_low(a3, a4);
        let x37 = x32.plus_high(a3, a4);
        let x38 = x37.plus_low(a3, a5);
        let x39 = x34.plus_high(a3, a5);
        let x40 = x39.plus_low(a3, a6);
        let x41 = x35.plus_high(a3, a6);
        let x42 = x41.plus_low(a3, a7);
        let x43 = k0.plus_high(a3, a7);
        let x44 = x40.plus_low(a4, a5);
        let x45 = x42.plus_high(a4, a5);
        let x46 = x45.plus_low(a4, a6);
        let x47 = x43.plus_high(a4, a6);
        let x48 = x47.plus_low(a4, a7);
        let x49 = k0.plus_high(a4, a7);
        let x50 = x48.plus_low(a5, a6);
        let x51 = x49.plus_high(a5, a6);
        let x52 = x51.plus_low(a5, a7);
        let x53 = k0.plus_high(a5, a7);
        let x54 = x53.plus_low(a6, a7);
        let x55 = k0.plus_high(a6, a7);
        let x56 = x0.shl::<1>();
        let x57 = x2.shl::<1>();
        let x58 = x14.shl::<1>();
        let x59 = x16.shl::<1>();
        let x60 = x26.shl::<1>();
        let x61 = x28.shl::<1>();
        let x62 = x36.shl::<1>();
        let x63 = x38.shl::<1>();
        let x64 = x44.shl::<1>();
        let x65 = x46.shl::<1>();
        let x66 = x50.shl::<1>();
        let x67 = x52.shl::<1>();
        let x68 = x54.shl::<1>();
        let x69 = x55.shl::<1>();
        let x70 = k0.plus_low(a0, a0);
        let x71 = x56.plus_high(a0, a0);
        let x72 = x57.plus_low(a1, a1);
        let x73 = x58.plus_high(a1, a1);
        let x74 = x59.plus_low(a2, a2);
        let x75 = x60.plus_high(a2, a2);
        let x76 = x61.plus_low(a3, a3);
        let x77 = x62.plus_high(a3, a3);
        let x78 = x63.plus_low(a4, a4);
        let x79 = x64.plus_high(a4, a4);
        let x80 = x65.plus_low(a5, a5);
        let x81 = x66.plus_high(a5, a5);
        let x82 = x67.plus_low(a6, a6);
        let x83 = x68.plus_high(a6, a6);
        let x84 = x69.plus_low(a7, a7);
        let x85 = k0.plus_low(x70, k1);
        let x86 = k0.plus_high(x85, k2);
        let x87 = k3 - x86;
        let x88 = x71 + x87;
        let x89 = k4 - x85;
        let x90 = x73 + x89;
        let x91 = x88.plus_low(x85, k5);
        let x92 = x72.plus_high(x85, k5);
        let x93 = x92.plus_low(x85, k6);
        let x94 = x90.plus_high(x85, k6);
        let x95 = x77.plus_low(x85, k7);
        let x96 = x78.plus_high(x85, k7);
        let x97 = x91 & k4;
        let x98 = x91.shr::<52>();
        let x99 = k0.plus_low(x97, k1);
        let x100 = k0.plus_high(x99, k2);
        let x101 = x93 + x98;
        let x102 = k3 - x100;
        let x103 = x101 + x102;
        let x104 = k4 - x99;
        let x105 = x74 + x104;
        let x106 = x103.plus_low(x99, k5);
        let x107 = x94.plus_high(x99, k5);
        let x108 = x107.plus_low(x99, k6);
        let x109 = x105.plus_high(x99, k6);
        let x110 = x96.plus_low(x99, k7);
        let x111 = x79.plus_high(x99, k7);
        let x112 = x106 & k4;
        let x113 = x106.shr::<52>();
        let x114 = k0.plus_low(x112, k1);
        let x115 = k0.plus_high(x114, k2);
        let x116 = x108 + x113;
        let x117 = k8 - x115;
        let x118 = x116 + x117;
        let x119 = k4 - x114;
        let x120 = x75 + x119;
        let x121 = x118.plus_low(x114, k5);
        let x122 = x109.plus_high(x114, k5);
        let x123 = x122.plus_low(x114, k6);
        let x124 = x120.plus_high(x114, k6);
        let x125 = x111.plus_low(x114, k7);
        let x126 = x80.plus_high(x114, k7);
        let x127 = x121 & k4;
        let x128 = x121.shr::<52>();
        let x129 = k0.plus_low(x127, k1);
        let x130 = k0.plus_high(x129, k2);
        let x131 = x123 + x128;
        let x132 = k9 - x130;
        let x133 = x131 + x132;
        let x134 = k4 - x129;
        let x135 = x76 + x134;
        let x136 = x133.plus_low(x129, k5);
        let x137 = x124.plus_high(x129, k5);
        let x138 = x137.plus_low(x129, k6);
        let x139 = x135.plus_high(x129, k6);
        let x140 = x126.plus_low(x129, k7);
        let x141 = x81.plus_high(x129, k7);
        let x142 = x136 & k4;
        let x143 = x136.shr::<52>();
        let x144 = k0.plus_low(x142, k1);
        let x145 = k0.plus_high(x144, k2);
        let x146 = x138 + x143;
        let x147 = k10 - x145;
        let x148 = x146 + x147;
        let x149 = k4 - x144;
        let x150 = x95 + x149;
        let x151 = x148.plus_low(x144, k5);
        let x152 = x139.plus_high(x144, k5);
        let x153 = x152.plus_low(x144, k6);
        let x154 = x150.plus_high(x144, k6);
        let x155 = x141.plus_low(x144, k7);
        let x156 = x82.plus_high(x144, k7);
        let x157 = x151 & k4;
        let x158 = x151.shr::<52>();
        let x159 = k0.plus_low(x157, k1);
        let x160 = k0.plus_high(x159, k2);
        let x161 = x153 + x158;
        let x162 = k11 - x160;
        let x163 = x161 + x162;
        let x164 = k4 - x159;
        let x165 = x110 + x164;
        let x166 = x163.plus_low(x159, k5);
        let x167 = x154.plus_high(x159, k5);
        let x168 = x167.plus_low(x159, k6);
        let x169 = x165.plus_high(x159, k6);
        let x170 = x156.plus_low(x159, k7);
        let x171 = x83.plus_high(x159, k7);
        let x172 = x166 & k4;
        let x173 = x166.shr::<52>();
        let x174 = k0.plus_low(x172, k1);
        let x175 = k0.plus_high(x174, k2);
        let x176 = x168 + x173;
        let x177 = k4 - x175;
        let x178 = x176 + x177;
        let x179 = k12 - x174;
        let x180 = x125 + x179;
        let x181 = x178.plus_low(x174, k5);
        let x182 = x169.plus_high(x174, k5);
        let x183 = x182.plus_low(x174, k6);
        let x184 = x180.plus_high(x174, k6);
        let x185 = x171.plus_low(x174, k7);
        let x186 = x84.plus_high(x174, k7);
        let x187 = x181 & k4;
        let x188 = x181.shr::<52>();
        let x189 = k0.plus_low(x187, k1);
        let x190 = k0.plus_high(x189, k2);
        let x191 = x183 + x188;
        let x192 = k4 - x190;
        let x193 = x191 + x192;
        let x194 = k13 - x189;
        let x195 = x140 + x194;
        let x196 = x193.plus_low(x189, k5);
        let x197 = x184.plus_high(x189, k5);
        let x198 = x197.plus_low(x189, k6);
        let x199 = x195.plus_high(x189, k6);
        let x200 = x186.plus_low(x189, k7);
        let x201 = k0.plus_high(x189, k7);
        let x202 = x196 & k4;
        let x203 = x196.shr::<52>();
        let x204 = x198 + x203;
        let x205 = x204 & k4;
        let x206 = x204.shr::<52>();
        let x207 = x199 + x206;
        let x208 = x207 & k4;
        let x209 = x207.shr::<52>();
        let x210 = x155 + x209;
        let x211 = x210 & k4;
        let x212 = x210.shr::<52>();
        let x213 = x170 + x212;
        let x214 = x213 & k4;
        let x215 = x213.shr::<52>();
        let x216 = x185 + x215;
        let x217 = x216 & k4;
        let x218 = x216.shr::<52>();
        let x219 = x200 + x218;
        let x220 = x219 & k4;
        let x221 = x219.shr::<52>();
        let x222 = x201 + x221;
        Element([x202, x205, x208, x211, x214, x217, x220, x222])
    }
}

/// `a + b`.
struct Sum<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Sum<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffff800000008);
        let k1 = V::splat(cpu, 0x7fffffffffff);
        let k2 = V::splat(cpu, 0x8000000);
        let k3 = V::splat(cpu, 0x7fffff);
        let k4 = V::splat(cpu, 0xfffffffffffff);
        let x0 = a0 + b0;
        let x1 = a1 + b1;
        let x2 = a2 + b2;
        let x3 = a3 + b3;
        let x4 = a4 + b4;
        let x5 = a5 + b5;
        let x6 = a6 + b6;
        let x7 = a7 + b7;
        let x8 = x7 & k3;
        let x9 = x7.shr::<23>();
        let x10 = x0.plus_low(x9, k0);
        let x11 = x1.plus_high(x9, k0);
        let x12 = x11.plus_low(x9, k1);
        let x13 = x2.plus_low(x9, k2);
        let x14 = x10 & k4;
        let x15 = x10.shr::<52>();
        let x16 = x12 + x15;
        let x17 = x16 & k4;
        let x18 = x16.shr::<52>();
        let x19 = x13 + x18;
        let x20 = x19 & k4;
        let x21 = x19.shr::<52>();
        let x22 = x3 + x21;
        let x23 = x22 & k4;
        let x24 = x22.shr::<52>();
        let x25 = x4 + x24;
        let x26 = x25 & k4;
        let x27 = x25.shr::<52>();
        let x28 = x5 + x27;
        let x29 = x28 & k4;
        let x30 = x28.shr::<52>();
        let x31 = x6 + x30;
        let x32 = x31 & k4;
        let x33 = x31.shr::<52>();
        let x34 = x8 + x33;
        Element([x14, x17, x20, x23, x26, x29, x32, x34])
    }
}

/// `a - b`.
struct Difference<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Difference<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x100008fffffff7);
        let k1 = V::splat(cpu, 0x1f6fffffffffff);
        let k2 = V::splat(cpu, 0x1ffffff6fffffe);
        let k3 = V::splat(cpu, 0x1ffffffffffffe);
        let k4 = V::splat(cpu, 0x8ffffe);
        let k5 = V::splat(cpu, 0xffff800000008);
        let k6 = V::splat(cpu, 0x7fffffffffff);
        let k7 = V::splat(cpu, 0x8000000);
        let k8 = V::splat(cpu, 0x7fffff);
        let k9 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k2 - b2;
        let x3 = k3 - b3;
        let x4 = k3 - b4;
        let x5 = k3 - b5;
        let x6 = k3 - b6;
        let x7 = k4 - b7;
        let x8 = a0 + x0;
        let x9 = a1 + x1;
        let x10 = a2 + x2;
        let x11 = a3 + x3;
        let x12 = a4 + x4;
        let x13 = a5 + x5;
        let x14 = a6 + x6;
        let x15 = a7 + x7;
        let x16 = x15 & k8;
        let x17 = x15.shr::<23>();
        let x18 = x8.plus_low(x17, k5);
        let x19 = x9.plus_high(x17, k5);
        let x20 = x19.plus_low(x17, k6);
        let x21 = x10.plus_low(x17, k7);
        let x22 = x18 & k9;
        let x23 = x18.shr::<52>();
        let x24 = x20 + x23;
        let x25 = x24 & k9;
        let x26 = x24.shr::<52>();
        let x27 = x21 + x26;
        let x28 = x27 & k9;
        let x29 = x27.shr::<52>();
        let x30 = x11 + x29;
        let x31 = x30 & k9;
        let x32 = x30.shr::<52>();
        let x33 = x12 + x32;
        let x34 = x33 & k9;
        let x35 = x33.shr::<52>();
        let x36 = x13 + x35;
        let x37 = x36 & k9;
        let x38 = x36.shr::<52>();
        let x39 = x14 + x38;
        let x40 = x39 & k9;
        let x41 = x39.shr::<52>();
        let x42 = x16 + x41;
        Element([x22, x25, x28, x31, x34, x37, x40, x42])
    }
}

/// `-a`.
struct Negative<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Negative<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x100008fffffff7);
        let k1 = V::splat(cpu, 0x1f6fffffffffff);
        let k2 = V::splat(cpu, 0x1ffffff6fffffe);
        let k3 = V::splat(cpu, 0x1ffffffffffffe);
        let k4 = V::splat(cpu, 0x8ffffe);
        let k5 = V::splat(cpu, 0xffff800000008);
        let k6 = V::splat(cpu, 0x7fffffffffff);
        let k7 = V::splat(cpu, 0x8000000);
        let k8 = V::splat(cpu, 0x7fffff);
        let k9 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - a0;
        let x1 = k1 - a1;
        let x2 = k2 - a2;
        let x3 = k3 - a3;
        let x4 = k3 - a4;
        let x5 = k3 - a5;
        let x6 = k3 - a6;
        let x7 = k4 - a7;
        let x8 = x7 & k8;
        let x9 = x7.shr::<23>();
        let x10 = x0.plus_low(x9, k5);
        let x11 = x1.plus_low(x9, k6);
        let x12 = x2.plus_low(x9, k7);
        let x13 = x10 & k9;
        let x14 = x10.shr::<52>();
        let x15 = x11 + x14;
        let x16 = x15 & k9;
        let x17 = x15.shr::<52>();
        let x18 = x12 + x17;
        let x19 = x18 & k9;
        let x20 = x18.shr::<52>();
        let x21 = x3 + x20;
        let x22 = x21 & k9;
        let x23 = x21.shr::<52>();
        let x24 = x4 + x23;
        let x25 = x24 & k9;
        let x26 = x24.shr::<52>();
        let x27 = x5 + x26;
        let x28 = x27 & k9;
        let x29 = x27.shr::<52>();
        let x30 = x6 + x29;
        let x31 = x30 & k9;
        let x32 = x30.shr::<52>();
        let x33 = x8 + x32;
        Element([x13, x16, x19, x22, x25, x28, x31, x33])
    }
}

/// `3/2·a`.
struct ThreeHalves<'a, V>(&'a Element<V>);

impl<V: Vector> Task for ThreeHalves<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffffff);
        let k1 = V::splat(cpu, 0xff00000000000);
        let k2 = V::splat(cpu, 0xffffffeffffff);
        let k3 = V::splat(cpu, 0xfffffffffffff);
        let k4 = V::splat(cpu, 0xfffff);
        let k5 = V::splat(cpu, 0xffff800000008);
        let k6 = V::splat(cpu, 0x7fffffffffff);
        let k7 = V::splat(cpu, 0x8000000);
        let k8 = V::splat(cpu, 1);
        let k9 = V::splat(cpu, 0);
        let k10 = V::splat(cpu, 0x7fffff);
        let x0 = a0 & k8;
        let x1 = k9 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k2;
        let x7 = a2 + x6;
        let x8 = x1 & k3;
        let x9 = a3 + x8;
        let x10 = x1 & k3;
        let x11 = a4 + x10;
        let x12 = x1 & k3;
        let x13 = a5 + x12;
        let x14 = x1 & k3;
        let x15 = a6 + x14;
        let x16 = x1 & k4;
        let x17 = a7 + x16;
        let x18 = x5 & k8;
        let x19 = x7 & k8;
        let x20 = x9 & k8;
        let x21 = x11 & k8;
        let x22 = x13 & k8;
        let x23 = x15 & k8;
        let x24 = x17 & k8;
        let x25 = x3.shr::<1>();
        let x26 = x5.shr::<1>();
        let x27 = x7.shr::<1>();
        let x28 = x9.shr::<1>();
        let x29 = x11.shr::<1>();
        let x30 = x13.shr::<1>();
        let x31 = x15.shr::<1>();
        let x32 = x17.shr::<1>();
        let x33 = x18.shl::<51>();
        let x34 = x25 + x33;
        let x35 = x19.shl::<51>();
        let x36 = x26 + x35;
        let x37 = x20.shl::<51>();
        let x38 = x27 + x37;
        let x39 = x21.shl::<51>();
        let x40 = x28 + x39;
        let x41 = x22.shl::<51>();
        let x42 = x29 + x41;
        let x43 = x23.shl::<51>();
        let x44 = x30 + x43;
        let x45 = x24.shl::<51>();
        let x46 = x31 + x45;
        let x47 = a0 + x34;
        let x48 = a1 + x36;
        let x49 = a2 + x38;
        let x50 = a3 + x40;
        let x51 = a4 + x42;
        let x52 = a5 + x44;
        let x53 = a6 + x46;
        let x54 = a7 + x32;
        let x55 = x54 & k10;
        let x56 = x54.shr::<23>();
        let x57 = x47.plus_low(x56, k5);
        let x58 = x48.plus_low(x56, k6);
        let x59 = x49.plus_low(x56, k7);
        let x60 = x57 & k3;
        let x61 = x57.shr::<52>();
        let x62 = x58 + x61;
        let x63 = x62 & k3;
        let x64 = x62.shr::<52>();
        let x65 = x59 + x64;
        let x66 = x65 & k3;
        let x67 = x65.shr::<52>();
        let x68 = x50 + x67;
        let x69 = x68 & k3;
        let x70 = x68.shr::<52>();
        let x71 = x51 + x70;
        let x72 = x71 & k3;
        let x73 = x71.shr::<52>();
        let x74 = x52 + x73;
        let x75 = x74 & k3;
        let x76 = x74.shr::<52>();
        let x77 = x53 + x76;
        let x78 = x77 & k3;
        let x79 = x77.shr::<52>();
        let x80 = x55 + x79;
        Element([x60, x63, x66, x69, x72, x75, x78, x80])
    }
}

/// `a - 2·b`.
struct DifferenceWithTwice<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for DifferenceWithTwice<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x100008fffffff7);
        let k1 = V::splat(cpu, 0x1f6fffffffffff);
        let k2 = V::splat(cpu, 0x1ffffff6fffffe);
        let k3 = V::splat(cpu, 0x1ffffffffffffe);
        let k4 = V::splat(cpu, 0x8ffffe);
        let k5 = V::splat(cpu, 0xffff800000008);
        let k6 = V::splat(cpu, 0x7fffffffffff);
        let k7 = V::splat(cpu, 0x8000000);
        let k8 = V::splat(cpu, 0x7fffff);
        let k9 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k2 - b2;
        let x3 = k3 - b3;
        let x4 = k3 - b4;
        let x5 = k3 - b5;
        let x6 = k3 - b6;
        let x7 = k4 - b7;
        let x8 = x0.shl::<1>();
        let x9 = a0 + x8;
        let x10 = x1.shl::<1>();
        let x11 = a1 + x10;
        let x12 = x2.shl::<1>();
        let x13 = a2 + x12;
        let x14 = x3.shl::<1>();
        let x15 = a3 + x14;
        let x16 = x4.shl::<1>();
        let x17 = a4 + x16;
        let x18 = x5.shl::<1>();
        let x19 = a5 + x18;
        let x20 = x6.shl::<1>();
        let x21 = a6 + x20;
        let x22 = x7.shl::<1>();
        let x23 = a7 + x22;
        let x24 = x23 & k8;
        let x25 = x23.shr::<23>();
        let x26 = x9.plus_low(x25, k5);
        let x27 = x11.plus_high(x25, k5);
        let x28 = x27.plus_low(x25, k6);
        let x29 = x13.plus_low(x25, k7);
        let x30 = x26 & k9;
        let x31 = x26.shr::<52>();
        let x32 = x28 + x31;
        let x33 = x32 & k9;
        let x34 = x32.shr::<52>();
        let x35 = x29 + x34;
        let x36 = x35 & k9;
        let x37 = x35.shr::<52>();
        let x38 = x15 + x37;
        let x39 = x38 & k9;
        let x40 = x38.shr::<52>();
        let x41 = x17 + x40;
        let x42 = x41 & k9;
        let x43 = x41.shr::<52>();
        let x44 = x19 + x43;
        let x45 = x44 & k9;
        let x46 = x44.shr::<52>();
        let x47 = x21 + x46;
        let x48 = x47 & k9;
        let x49 = x47.shr::<52>();
        let x50 = x24 + x49;
        Element([x30, x33, x36, x39, x42, x45, x48, x50])
    }
}

/// `a·b + c·d`.
struct SumOfProducts<'a, V>([&'a Element<V>; 4]);

impl<V: Vector> Task for SumOfProducts<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0[0].0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = self.0[1].0;
        let [c0, c1, c2, c3, c4, c5, c6, c7] = self.0[2].0;
        let [d0, d1, d2, d3, d4, d5, d6, d7] = self.0[3].0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x100000001);
        let k2 = V::splat(cpu, 0xfffff00000001);
        let k3 = V::splat(cpu, 0xfffff00000000);
        let k4 = V::splat(cpu, 0xfffffffffffff);
        let k5 = V::splat(cpu, 0xff00000000001);
        let k6 = V::splat(cpu, 0xffffffeffffff);
        let k7 = V::splat(cpu, 0x100000);
        let k8 = V::splat(cpu, 0x100fff00000000);
        let k9 = V::splat(cpu, 0x1fffe001000fdf);
        let k10 = V::splat(cpu, 0xffffffefefffe);
        let k11 = V::splat(cpu, 0xfffffffffffef);
        let k12 = V::splat(cpu, 0x100000ffefffff);
        let k13 = V::splat(cpu, 0x10000000000fff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_high(a0, b0);
        let x2 = x1.plus_low(a0, b1);
        let x3 = k0.plus_high(a0, b1);
        let x4 = x3.plus_low(a0, b2);
        let x5 = k0.plus_high(a0, b2);
        let x6 = x5.plus_low(a0, b3);
        let x7 = k0.plus_high(a0, b3);
        let x8 = x7.plus_low(a0, b4);
        let x9 = k0.plus_high(a0, b4);
        let x10 = x9.plus_low(a0, b5);
        let x11 = k0.plus_high(a0, b5);
        let x12 = x11.plus_low(a0, b6);
        let x13 = k0.plus_high(a0, b6);
        let x14 = x13.plus_low(a0, b7);
        let x15 = k0.plus_high(a0, b7);
        let x16 = x2.plus_low(a1, b0);
        let x17 = x4.plus_high(a1, b0);
        let x18 = x17.plus_low(a1, b1);
        let x19 = x6.plus_high(a1, b1);
        let x20 = x19.plus_low(a1, b2);
        let x21 = x8.plus_high(a1, b2);
        let x22 = x21.plus_low(a1, b3);
        let x23 = x10.plus_high(a1, b3);
        let x24 = x23.plus_low(a1, b4);
        let x25 = x12.plus_high(a1, b4);
        let x26 = x25.plus_low(a1, b5);
        let x27 = x14.plus_high(a1, b5);
        let x28 = x27.plus_low(a1, b6);
        let x29 = x15.plus_high(a1, b6);
        let x30 = x29.plus_low(a1, b7);
        let x31 = k0.plus_high(a1, b7);
        let x32 = x18.plus_low(a2, b0);
        let x33 = x20.plus_high(a2, b0);
        let x34 = x33.plus_low(a2, b1);
        let x35 = x22.plus_high(a2, b1);
        let x36 = x35.plus_low(a2, b2);
        let x37 = x24.plus_high(a2, b2);
        let x38 = x37.plus_low(a2, b3);
        let x39 = x26.plus_high(a2, b3);
        let x40 = x39.plus_low(a2, b4);
        let x41 = x28.plus_high(a2, b4);
        let x42 = x41.plus_low(a2, b5);
        let x43 = x30.plus_high(a2, b5);
        let x44 = x43.plus_low(a2, b6);
        let x45 = x31.plus_high(a2, b6);
        let x46 = x45.plus_low(a2, b7);
        let x47 = k0.plus_high(a2, b7);
        let x48 = x34.plus_low(a3, b0);
        let x49 = x36.plus_high(a3, b0);
        let x50 = x49.plus_low(a3, b1);
        let x51 = x38.plus_high(a3, b1);
        let x52 = x51.plus_low(a3, b2);
        let x53 = x40.plus_high(a3, b2);
        let x54 = x53.plus_low(a3, b3);
        let x55 = x42.plus_high(a3, b3);
        let x56 = x55.plus_low(a3, b4);
        let x57 = x44.plus_high(a3, b4);
        let x58 = x57.plus_low(a3, b5);
        let x59 = x46.plus_high(a3, b5);
        let x60 = x59.plus_low(a3, b6);
        let x61 = x47.plus_high(a3, b6);
        let x62 = x61.plus_low(a3, b7);
        let x63 = k0.plus_high(a3, b7);
        let x64 = x50.plus_low(a4, b0);
        let x65 = x52.plus_high(a4, b0);
        let x66 = x65.plus_low(a4, b1);
        let x67 = x54.plus_high(a4, b1);
        let x68 = x67.plus_low(a4, b2);
        let x69 = x56.plus_high(a4, b2);
        let x70 = x69.plus_low(a4, b3);
        let x71 = x58.plus_high(a4, b3);
        let x72 = x71.plus_low(a4, b4);
        let x73 = x60.plus_high(a4, b4);
        let x74 = x73.plus_low(a4, b5);
        let x75 = x62.plus_high(a4, b5);
        let x76 = x75.plus_low(a4, b6);
        let x77 = x63.plus_high(a4, b6);
        let x78 = x77.plus_low(a4, b7);
        let x79 = k0.plus_high(a4, b7);
        let x80 = x66.plus_low(a5, b0);
        let x81 = x68.plus_high(a5, b0);
        let x82 = x81.plus_low(a5, b1);
        let x83 = x70.plus_high(a5, b1);
        let x84 = x83.plus_low(a5, b2);
        let x85 = x72.plus_high(a5, b2);
        let x86 = x85.plus_low(a5, b3);
        let x87 = x74.plus_high(a5, b3);
        let x88 = x87.plus_low(a5, b4);
        let x89 = x76.plus_high(a5, b4);
        let x90 = x89.plus_low(a5, b5);
        let x91 = x78.plus_high(a5, b5);
        let x92 = x91.plus_low(a5, b6);
        let x93 = x79.plus_high(a5, b6);
        let x94 = x93.plus_low(a5, b7);
        let x95 = k0.plus_high(a5, b7);
        let x96 = x82.plus_low(a6, b0);
        let x97 = x84.plus_high(a6, b0);
        let x98 = x97.plus_low(a6, b1);
        let x99 = x86.plus_high(a6, b1);
        let x100 = x99.plus_low(a6, b2);
        let x101 = x88.plus_high(a6, b2);
        let x102 = x101.plus_low(a6, b3);
        let x103 = x90.plus_high(a6, b3);
        let x104 = x103.plus_low(a6, b4);
        let x105 = x92.plus_high(a6, b4);
        let x106 = x105.plus_low(a6, b5);
        let x107 = x94.plus_high(a6, b5);
        let x108 = x107.plus_low(a6, b6);
        let x109 = x95.plus_high(a6, b6);
        let x110 = x109.plus_low(a6, b7);
        let x111 = k0.plus_high(a6, b7);
        let x112 = x98.plus_low(a7, b0);
        let x113 = x100.plus_high(a7, b0);
        let x114 = x113.plus_low(a7, b1);
        let x115 = x102.plus_high(a7, b1);
        let x116 = x115.plus_low(a7, b2);
        let x117 = x104.plus_high(a7, b2);
        let x118 = x117.plus_low(a7, b3);
        let x119 = x106.plus_high(a7, b3);
        let x120 = x119.plus_low(a7, b4);
        let x121 = x108.plus_high(a7, b4);
        let x122 = x121.plus_low(a7, b5);
        let x123 = x110.plus_high(a7, b5);
        let x124 = x123.plus_low(a7, b6);
        let x125 = x111.plus_high(a7, b6);
        let x126 = x125.plus_low(a7, b7);
        let x127 = x0.plus_low(c0, d0);
        let x128 = x16.plus_high(c0, d0);
        let x129 = x128.plus_low(c0, d1);
        let x130 = x32.plus_high(c0, d1);
        let x131 = x130.plus_low(c0, d2);
        let x132 = x48.plus_high(c0, d2);
        let x133 = x132.plus_low(c0, d3);
        let x134 = x64.plus_high(c0, d3);
        let x135 = x134.plus_low(c0, d4);
        let x136 = x80.plus_high(c0, d4);
        let x137 = x136.plus_low(c0, d5);
        let x138 = x96.plus_high(c0, d5);
        let x139 = x138.plus_low(c0, d6);
        let x140 = x112.plus_high(c0, d6);
        let x141 = x140.plus_low(c0, d7);
        let x142 = x114.plus_high(c0, d7);
        let x143 = x129.plus_low(c1, d0);
        let x144 = x131.plus_high(c1, d0);
        let x145 = x144.plus_low(c1, d1);
        let x146 = x133.plus_high(c1, d1);
        let x147 = x146.plus_low(c1, d2);
        let x148 = x135.plus_high(c1, d2);
        let x149 = x148.plus_low(c1, d3);
        let x150 = x137.plus_high(c1, d3);
        let x151 = x150.plus_low(c1, d4);
        let x152 = x139.plus_high(c1, d4);
        let x153 = x152.plus_low(c1, d5);
        let x154 = x141.plus_high(c1, d5);
        let x155 = x154.plus_low(c1, d6);
        let x156 = x142.plus_high(c1, d6);
        let x157 = x156.plus_low(c1, d7);
        let x158 = x116.plus_high(c1, d7);
        let x159 = x145.plus_low(c2, d0);
        let x160 = x147.plus_high(c2, d0);
        let x161 = x160.plus_low(c2, d1);
        let x162 = x149.plus_high(c2, d1);
        let x163 = x162.plus_low(c2, d2);
        let x164 = x151.plus_high(c2, d2);
        let x165 = x164.plus_low(c2, d3);
        let x166 = x153.plus_high(c2, d3);
        let x167 = x166.plus_low(c2, d4);
        let x168 = x155.plus_high(c2, d4);
        let x169 = x168.plus_low(c2, d5);
        let x170 = x157.plus_high(c2, d5);
        let x171 = x170.plus_low(c2, d6);
        let x172 = x158.plus_high(c2, d6);
        let x173 = x172.plus_low(c2, d7);
        let x174 = x118.plus_high(c2, d7);
        let x175 = x161.plus_low(c3, d0);
        let x176 = x163.plus_high(c3, d0);
        let x177 = x176.plus_low(c3, d1);
        let x178 = x165.plus_high(c3, d1);
        let x179 = x178.plus_low(c3, d2);
        let x180 = x167.plus_high(c3, d2);
        let x181 = x180.plus_low(c3, d3);
        let x182 = x169.plus_high(c3, d3);
        let x183 = x182.plus_low(c3, d4);
        let x184 = x171.plus_high(c3, d4);
        let x185 = x184.plus_low(c3, d5);
        let x186 = x173.plus_high(c3, d5);
        let x187 = x186.plus_low(c3, d6);
        let x188 = x174.plus_high(c3, d6);
        let x189 = x188.plus_low(c3, d7);
        let x190 = x120.plus_high(c3, d7);
        let x191 = x177.plus_low(c4, d0);
        let x192 = x179.plus_high(c4, d0);
        let x193 = x192.plus_low(c4, d1);
        let x194 = x181.plus_high(c4, d1);
        let x195 = x194.plus_low(c4, d2);
        let x196 = x183.plus_high(c4, d2);
        let x197 = x196.plus_low(c4, d3);
        let x198 = x185.plus_high(c4, d3);
        let x199 = x198.plus_low(c4, d4);
        let x200 = x187.plus_high(c4, d4);
        let x201 = x200.plus_low(c4, d5);
        let x202 = x189.plus_high(c4, d5);
        let x203 = x202.plus_low(c4, d6);
        let x204 = x190.plus_high(c4, d6);
        let x205 = x204.plus_low(c4, d7);
        let x206 = x122.plus_high(c4, d7);
        let x207 = x193.plus_low(c5, d0);
        let x208 = x195.plus_high(c5, d0);
        let x209 = x208.plus_low(c5, d1);
        let x210 = x197.plus_high(c5, d1);
        let x211 = x210.plus_low(c5, d2);
        let x212 = x199.plus_high(c5, d2);
        let x213 = x212.plus_low(c5, d3);
        let x214 = x201.plus_high(c5, d3);
        let x215 = x214.plus_low(c5, d4);
        let x216 = x203.plus_high(c5, d4);
        let x217 = x216.plus_low(c5, d5);
        let x218 = x205.plus_high(c5, d5);
        let x219 = x218.plus_low(c5, d6);
        let x220 = x206.plus_high(c5, d6);
        let x221 = x220.plus_low(c5, d7);
        let x222 = x124.plus_high(c5, d7);
        let x223 = x209.plus_low(c6, d0);
        let x224 = x211.plus_high(c6, d0);
        let x225 = x224.plus_low(c6, d1);
        let x226 = x213.plus_high(c6, d1);
        let x227 = x226.plus_low(c6, d2);
        let x228 = x215.plus_high(c6, d2);
        let x229 = x228.plus_low(c6, d3);
        let x230 = x217.plus_high(c6, d3);
        let x231 = x230.plus_low(c6, d4);
        let x232 = x219.plus_high(c6, d4);
        let x233 = x232.plus_low(c6, d5);
        let x234 = x221.plus_high(c6, d5);
        let x235 = x234.plus_low(c6, d6);
        let x236 = x222.plus_high(c6, d6);
        let x237 = x236.plus_low(c6, d7);
        let x238 = x126.plus_high(c6, d7);
        let x239 = x225.plus_low(c7, d0);
        let x240 = x227.plus_high(c7, d0);
        let x241 = x240.plus_low(c7, d1);
        let x242 = x229.plus_high(c7, d1);
        let x243 = x242.plus_low(c7, d2);
        let x244 = x231.plus_high(c7, d2);
        let x245 = x244.plus_low(c7, d3);
        let x246 = x233.plus_high(c7, d3);
        let x247 = x246.plus_low(c7, d4);
        let x248 = x235.plus_high(c7, d4);
        let x249 = x248.plus_low(c7, d5);
        let x250 = x237.plus_high(c7, d5);
        let x251 = x250.plus_low(c7, d6);
        let x252 = x238.plus_high(c7, d6);
        let x253 = x252.plus_low(c7, d7);
        let x254 = x127 & k4;
        let x255 = x127.shr::<52>();
        let x256 = k0.plus_low(x254, k1);
        let x257 = k0.plus_high(x256, k2);
        let x258 = x143 + x255;
        let x259 = k3 - x257;
        let x260 = x258 + x259;
        let x261 = k4 - x256;
        let x262 = x175 + x261;
        let x263 = x260.plus_low(x256, k5);
        let x264 = x159.plus_high(x256, k5);
        let x265 = x264.plus_low(x256, k6);
        let x266 = x262.plus_high(x256, k6);
        let x267 = x239.plus_low(x256, k7);
        let x268 = x241.plus_high(x256, k7);
        let x269 = x263 & k4;
        let x270 = x263.shr::<52>();
        let x271 = k0.plus_low(x269, k1);
        let x272 = k0.plus_high(x271, k2);
        let x273 = x265 + x270;
        let x274 = k3 - x272;
        let x275 = x273 + x274;
        let x276 = k4 - x271;
        let x277 = x191 + x276;
        let x278 = x275.plus_low(x271, k5);
        let x279 = x266.plus_high(x271, k5);
        let x280 = x279.plus_low(x271, k6);
        let x281 = x277.plus_high(x271, k6);
        let x282 = x268.plus_low(x271, k7);
        let x283 = x243.plus_high(x271, k7);
        let x284 = x278 & k4;
        let x285 = x278.shr::<52>();
        let x286 = k0.plus_low(x284, k1);
        let x287 = k0.plus_high(x286, k2);
        let x288 = x280 + x285;
        let x289 = k8 - x287;
        let x290 = x288 + x289;
        let x291 = k4 - x286;
        let x292 = x207 + x291;
        let x293 = x290.plus_low(x286, k5);
        let x294 = x281.plus_high(x286, k5);
        let x295 = x294.plus_low(x286, k6);
        let x296 = x292.plus_high(x286, k6);
        let x297 = x283.plus_low(x286, k7);
        let x298 = x245.plus_high(x286, k7);
        let x299 = x293 & k4;
        let x300 = x293.shr::<52>();
        let x301 = k0.plus_low(x299, k1);
        let x302 = k0.plus_high(x301, k2);
        let x303 = x295 + x300;
        let x304 = k9 - x302;
        let x305 = x303 + x304;
        let x306 = k4 - x301;
        let x307 = x223 + x306;
        let x308 = x305.plus_low(x301, k5);
        let x309 = x296.plus_high(x301, k5);
        let x310 = x309.plus_low(x301, k6);
        let x311 = x307.plus_high(x301, k6);
        let x312 = x298.plus_low(x301, k7);
        let x313 = x247.plus_high(x301, k7);
        let x314 = x308 & k4;
        let x315 = x308.shr::<52>();
        let x316 = k0.plus_low(x314, k1);
        let x317 = k0.plus_high(x316, k2);
        let x318 = x310 + x315;
        let x319 = k10 - x317;
        let x320 = x318 + x319;
        let x321 = k4 - x316;
        let x322 = x267 + x321;
        let x323 = x320.plus_low(x316, k5);
        let x324 = x311.plus_high(x316, k5);
        let x325 = x324.plus_low(x316, k6);
        let x326 = x322.plus_high(x316, k6);
        let x327 = x313.plus_low(x316, k7);
        let x328 = x249.plus_high(x316, k7);
        let x329 = x323 & k4;
        let x330 = x323.shr::<52>();
        let x331 = k0.plus_low(x329, k1);
        let x332 = k0.plus_high(x331, k2);
        let x333 = x325 + x330;
        let x334 = k11 - x332;
        let x335 = x333 + x334;
        let x336 = k4 - x331;
        let x337 = x282 + x336;
        let x338 = x335.plus_low(x331, k5);
        let x339 = x326.plus_high(x331, k5);
        let x340 = x339.plus_low(x331, k6);
        let x341 = x337.plus_high(x331, k6);
        let x342 = x328.plus_low(x331, k7);
        let x343 = x251.plus_high(x331, k7);
        let x344 = x338 & k4;
        let x345 = x338.shr::<52>();
        let x346 = k0.plus_low(x344, k1);
        let x347 = k0.plus_high(x346, k2);
        let x348 = x340 + x345;
        let x349 = k4 - x347;
        let x350 = x348 + x349;
        let x351 = k12 - x346;
        let x352 = x297 + x351;
        let x353 = x350.plus_low(x346, k5);
        let x354 = x341.plus_high(x346, k5);
        let x355 = x354.plus_low(x346, k6);
        let x356 = x352.plus_high(x346, k6);
        let x357 = x343.plus_low(x346, k7);
        let x358 = x253.plus_high(x346, k7);
        let x359 = x353 & k4;
        let x360 = x353.shr::<52>();
        let x361 = k0.plus_low(x359, k1);
        let x362 = k0.plus_high(x361, k2);
        let x363 = x355 + x360;
        let x364 = k4 - x362;
        let x365 = x363 + x364;
        let x366 = k13 - x361;
        let x367 = x312 + x366;
        let x368 = x365.plus_low(x361, k5);
        let x369 = x356.plus_high(x361, k5);
        let x370 = x369.plus_low(x361, k6);
        let x371 = x367.plus_high(x361, k6);
        let x372 = x358.plus_low(x361, k7);
        let x373 = k0.plus_high(x361, k7);
        let x374 = x368 & k4;
        let x375 = x368.shr::<52>();
        let x376 = x370 + x375;
        let x377 = x376 & k4;
        let x378 = x376.shr::<52>();
        let x379 = x371 + x378;
        let x380 = x379 & k4;
        let x381 = x379.shr::<52>();
        let x382 = x327 + x381;
        let x383 = x382 & k4;
        let x384 = x382.shr::<52>();
        let x385 = x342 + x384;
        let x386 = x385 & k4;
        let x387 = x385.shr::<52>();
        let x388 = x357 + x387;
        let x389 = x388 & k4;
        let x390 = x388.shr::<52>();
        let x391 = x372 + x390;
        let x392 = x391 & k4;
        let x393 = x391.shr::<52>();
        let x394 = x373 + x393;
        Element([x374, x377, x380, x383, x386, x389, x392, x394])
    }
}

/// `a·b - c·d`.
struct DifferenceOfProducts<'a, V>([&'a Element<V>; 4]);

impl<V: Vector> Task for DifferenceOfProducts<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0[0].0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = self.0[1].0;
        let [c0, c1, c2, c3, c4, c5, c6, c7] = self.0[2].0;
        let [d0, d1, d2, d3, d4, d5, d6, d7] = self.0[3].0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x1b017df004fe50);
        let k2 = V::splat(cpu, 0x31010cb0031e5e);
        let k3 = V::splat(cpu, 0x560a0a1e0934eb);
        let k4 = V::splat(cpu, 0x7efc06ccb040c7);
        let k5 = V::splat(cpu, 0x9f0004eb8036ae);
        let k6 = V::splat(cpu, 0xbf0008eb005fa2);
        let k7 = V::splat(cpu, 0xdefff6ea006f94);
        let k8 = V::splat(cpu, 0xf0000000018f42);
        let k9 = V::splat(cpu, 0xd0000000fffff3);
        let k10 = V::splat(cpu, 0xb0000000fffff6);
        let k11 = V::splat(cpu, 0x90000000fffff9);
        let k12 = V::splat(cpu, 0x70000000fffffc);
        let k13 = V::splat(cpu, 0x50000000ffffff);
        let k14 = V::splat(cpu, 0x30000001000002);
        let k15 = V::splat(cpu, 0x400005000016);
        let k16 = V::splat(cpu, 0x100000001);
        let k17 = V::splat(cpu, 0xfffff00000001);
        let k18 = V::splat(cpu, 0xfffff00000000);
        let k19 = V::splat(cpu, 0xfffffffffffff);
        let k20 = V::splat(cpu, 0xff00000000001);
        let k21 = V::splat(cpu, 0xffffffeffffff);
        let k22 = V::splat(cpu, 0x100000);
        let k23 = V::splat(cpu, 0x100fff00000000);
        let k24 = V::splat(cpu, 0x1fffe001000fdf);
        let k25 = V::splat(cpu, 0xffffffefefffe);
        let k26 = V::splat(cpu, 0xfffffffffffef);
        let k27 = V::splat(cpu, 0x100000ffefffff);
        let k28 = V::splat(cpu, 0x10000000000fff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_high(a0, b0);
        let x2 = x1.plus_low(a0, b1);
        let x3 = k0.plus_high(a0, b1);
        let x4 = x3.plus_low(a0, b2);
        let x5 = k0.plus_high(a0, b2);
        let x6 = x5.plus_low(a0, b3);
        let x7 = k0.plus_high(a0, b3);
        let x8 = x7.plus_low(a0, b4);
        let x9 = k0.plus_high(a0, b4);
        let x10 = x9.plus_low(a0, b5);
        let x11 = k0.plus_high(a0, b5);
        let x12 = x11.plus_low(a0, b6);
        let x13 = k0.plus_high(a0, b6);
        let x14 = x13.plus_low(a0, b7);
        let x15 = k0.plus_high(a0, b7);
        let x16 = x2.plus_low(a1, b0);
        let x17 = x4.plus_high(a1, b0);
        let x18 = x17.plus_low(a1, b1);
        let x19 = x6.plus_high(a1, b1);
        let x20 = x19.plus_low(a1, b2);
        let x21 = x8.plus_high(a1, b2);
        let x22 = x21.plus_low(a1, b3);
        let x23 = x10.plus_high(a1, b3);
        let x24 = x23.plus_low(a1, b4);
        let x25 = x12.plus_high(a1, b4);
        let x26 = x25.plus_low(a1, b5);
        let x27 = x14.plus_high(a1, b5);
        let x28 = x27.plus_low(a1, b6);
        let x29 = x15.plus_high(a1, b6);
        let x30 = x29.plus_low(a1, b7);
        let x31 = k0.plus_high(a1, b7);
        let x32 = x18.plus_low(a2, b0);
        let x33 = x20.plus_high(a2, b0);
        let x34 = x33.plus_low(a2, b1);
        let x35 = x22.plus_high(a2, b1);
        let x36 = x35.plus_low(a2, b2);
        let x37 = x24.plus_high(a2, b2);
        let x38 = x37.plus_low(a2, b3);
        let x39 = x26.plus_high(a2, b3);
        let x40 = x39.plus_low(a2, b4);
        let x41 = x28.plus_high(a2, b4);
        let x42 = x41.plus_low(a2, b5);
        let x43 = x30.plus_high(a2, b5);
        let x44 = x43.plus_low(a2, b6);
        let x45 = x31.plus_high(a2, b6);
        let x46 = x45.plus_low(a2, b7);
        let x47 = k0.plus_high(a2, b7);
        let x48 = x34.plus_low(a3, b0);
        let x49 = x36.plus_high(a3, b0);
        let x50 = x49.plus_low(a3, b1);
        let x51 = x38.plus_high(a3, b1);
        let x52 = x51.plus_low(a3, b2);
        let x53 = x40.plus_high(a3, b2);
        let x54 = x53.plus_low(a3, b3);
        let x55 = x42.plus_high(a3, b3);
        let x56 = x55.plus_low(a3, b4);
        let x57 = x44.plus_high(a3, b4);
        let x58 = x57.plus_low(a3, b5);
        let x59 = x46.plus_high(a3, b5);
        let x60 = x59.plus_low(a3, b6);
        let x61 = x47.plus_high(a3, b6);
        let x62 = x61.plus_low(a3, b7);
        let x63 = k0.plus_high(a3, b7);
        let x64 = x50.plus_low(a4, b0);
        let x65 = x52.plus_high(a4, b0);
        let x66 = x65.plus_low(a4, b1);
        let x67 = x54.plus_high(a4, b1);
        let x68 = x67.plus_low(a4, b2);
        let x69 = x56.plus_high(a4, b2);
        let x70 = x69.plus_low(a4, b3);
        let x71 = x58.plus_high(a4, b3);
        let x72 = x71.plus_low(a4, b4);
        let x73 = x60.plus_high(a4, b4);
        let x74 = x73.plus_low(a4, b5);
        let x75 = x62.plus_high(a4, b5);
        let x76 = x75.plus_low(a4, b6);
        let x77 = x63.plus_high(a4, b6);
        let x78 = x77.plus_low(a4, b7);
        let x79 = k0.plus_high(a4, b7);
        let x80 = x66.plus_low(a5, b0);
        let x81 = x68.plus_high(a5, b0);
        let x82 = x81.plus_low(a5, b1);
        let x83 = x70.plus_high(a5, b1);
        let x84 = x83.plus_low(a5, b2);
        let x85 = x72.plus_high(a5, b2);
        let x86 = x85.plus_low(a5, b3);
        let x87 = x74.plus_high(a5, b3);
        let x88 = x87.plus_low(a5, b4);
        let x89 = x76.plus_high(a5, b4);
        let x90 = x89.plus_low(a5, b5);
        let x91 = x78.plus_high(a5, b5);
        let x92 = x91.plus_low(a5, b6);
        let x93 = x79.plus_high(a5, b6);
        let x94 = x93.plus_low(a5, b7);
        let x95 = k0.plus_high(a5, b7);
        let x96 = x82.plus_low(a6, b0);
        let x97 = x84.plus_high(a6, b0);
        let x98 = x97.plus_low(a6, b1);
        let x99 = x86.plus_high(a6, b1);
        let x100 = x99.plus_low(a6, b2);
        let x101 = x88.plus_high(a6, b2);
        let x102 = x101.plus_low(a6, b3);
        let x103 = x90.plus_high(a6, b3);
        let x104 = x103.plus_low(a6, b4);
        let x105 = x92.plus_high(a6, b4);
        let x106 = x105.plus_low(a6, b5);
        let x107 = x94.plus_high(a6, b5);
        let x108 = x107.plus_low(a6, b6);
        let x109 = x95.plus_high(a6, b6);
        let x110 = x109.plus_low(a6, b7);
        let x111 = k0.plus_high(a6, b7);
        let x112 = x98.plus_low(a7, b0);
        let x113 = x100.plus_high(a7, b0);
        let x114 = x113.plus_low(a7, b1);
        let x115 = x102.plus_high(a7, b1);
        let x116 = x115.plus_low(a7, b2);
        let x117 = x104.plus_high(a7, b2);
        let x118 = x117.plus_low(a7, b3);
        let x119 = x106.plus_high(a7, b3);
        let x120 = x119.plus_low(a7, b4);
        let x121 = x108.plus_high(a7, b4);
        let x122 = x121.plus_low(a7, b5);
        let x123 = x110.plus_high(a7, b5);
        let x124 = x123.plus_low(a7, b6);
        let x125 = x111.plus_high(a7, b6);
        let x126 = x125.plus_low(a7, b7);
        let x127 = k0.plus_low(c0, d0);
        let x128 = k0.plus_high(c0, d0);
        let x129 = x128.plus_low(c0, d1);
        let x130 = k0.plus_high(c0, d1);
        let x131 = x130.plus_low(c0, d2);
        let x132 = k0.plus_high(c0, d2);
        let x133 = x132.plus_low(c0, d3);
        let x134 = k0.plus_high(c0, d3);
        let x135 = x134.plus_low(c0, d4);
        let x136 = k0.plus_high(c0, d4);
        let x137 = x136.plus_low(c0, d5);
        let x138 = k0.plus_high(c0, d5);
        let x139 = x138.plus_low(c0, d6);
        let x140 = k0.plus_high(c0, d6);
        let x141 = x140.plus_low(c0, d7);
        let x142 = k0.plus_high(c0, d7);
        let x143 = x129.plus_low(c1, d0);
        let x144 = x131.plus_high(c1, d0);
        let x145 = x144.plus_low(c1, d1);
        let x146 = x133.plus_high(c1, d1);
        let x147 = x146.plus_low(c1, d2);
        let x148 = x135.plus_high(c1, d2);
        let x149 = x148.plus_low(c1, d3);
        let x150 = x137.plus_high(c1, d3);
        let x151 = x150.plus_low(c1, d4);
        let x152 = x139.plus_high(c1, d4);
        let x153 = x152.plus_low(c1, d5);
        let x154 = x141.plus_high(c1, d5);
        let x155 = x154.plus_low(c1, d6);
        let x156 = x142.plus_high(c1, d6);
        let x157 = x156.plus_low(c1, d7);
        let x158 = k0.plus_high(c1, d7);
        let x159 = x145.plus_low(c2, d0);
        let x160 = x147.plus_high(c2, d0);
        let x161 = x160.plus_low(c2, d1);
        let x162 = x149.plus_high(c2, d1);
        let x163 = x162.plus_low(c2, d2);
        let x164 = x151.plus_high(c2, d2);
        let x165 = x164.plus_low(c2, d3);
        let x166 = x153.plus_high(c2, d3);
        let x167 = x166.plus_low(c2, d4);
        let x168 = x155.plus_high(c2, d4);
        let x169 = x168.plus_low(c2, d5);
        let x170 = x157.plus_high(c2, d5);
        let x171 = x170.plus_low(c2, d6);
        let x172 = x158.plus_high(c2, d6);
        let x173 = x172.plus_low(c2, d7);
        let x174 = k0.plus_high(c2, d7);
        let x175 = x161.plus_low(c3, d0);
        let x176 = x163.plus_high(c3, d0);
        let x177 = x176.plus_low(c3, d1);
        let x178 = x165.plus_high(c3, d1);
        let x179 = x178.plus_low(c3, d2);
        let x180 = x167.plus_high(c3, d2);
        let x181 = x180.plus_low(c3, d3);
        let x182 = x169.plus_high(c3, d3);
        let x183 = x182.plus_low(c3, d4);
        let x184 = x171.plus_high(c3, d4);
        let x185 = x184.plus_low(c3, d5);
        let x186 = x173.plus_high(c3, d5);
        let x187 = x186.plus_low(c3, d6);
        let x188 = x174.plus_high(c3, d6);
        let x189 = x188.plus_low(c3, d7);
        let x190 = k0.plus_high(c3, d7);
        let x191 = x177.plus_low(c4, d0);
        let x192 = x179.plus_high(c4, d0);
        let x193 = x192.plus_low(c4, d1);
        let x194 = x181.plus_high(c4, d1);
        let x195 = x194.plus_low(c4, d2);
        let x196 = x183.plus_high(c4, d2);
        let x197 = x196.plus_low(c4, d3);
        let x198 = x185.plus_high(c4, d3);
        let x199 = x198.plus_low(c4, d4);
        let x200 = x187.plus_high(c4, d4);
        let x201 = x200.plus_low(c4, d5);
        let x202 = x189.plus_high(c4, d5);
        let x203 = x202.plus_low(c4, d6);
        let x204 = x190.plus_high(c4, d6);
        let x205 = x204.plus_low(c4, d7);
        let x206 = k0.plus_high(c4, d7);
        let x207 = x193.plus_low(c5, d0);
        let x208 = x195.plus_high(c5, d0);
        let x209 = x208.plus_low(c5, d1);
        let x210 = x197.plus_high(c5, d1);
        let x211 = x210.plus_low(c5, d2);
        let x212 = x199.plus_high(c5, d2);
        let x213 = x212.plus_low(c5, d3);
        let x214 = x201.plus_high(c5, d3);
        let x215 = x214.plus_low(c5, d4);
        let x216 = x203.plus_high(c5, d4);
        let x217 = x216.plus_low(c5, d5);
        let x218 = x205.plus_high(c5, d5);
        let x219 = x218.plus_low(c5, d6);
        let x220 = x206.plus_high(c5, d6);
        let x221 = x220.plus_low(c5, d7);
        let x222 = k0.plus_high(c5, d7);
        let x223 = x209.plus_low(c6, d0);
        let x224 = x211.plus_high(c6, d0);
        let x225 = x224.plus_low(c6, d1);
        let x226 = x213.plus_high(c6, d1);
        let x227 = x226.plus_low(c6, d2);
        let x228 = x215.plus_high(c6, d2);
        let x229 = x228.plus_low(c6, d3);
        let x230 = x217.plus_high(c6, d3);
        let x231 = x230.plus_low(c6, d4);
        let x232 = x219.plus_high(c6, d4);
        let x233 = x232.plus_low(c6, d5);
        let x234 = x221.plus_high(c6, d5);
        let x235 = x234.plus_low(c6, d6);
        let x236 = x222.plus_high(c6, d6);
        let x237 = x236.plus_low(c6, d7);
        let x238 = k0.plus_high(c6, d7);
        let x239 = x225.plus_low(c7, d0);
        let x240 = x227.plus_high(c7, d0);
        let x241 = x240.plus_low(c7, d1);
        let x242 = x229.plus_high(c7, d1);
        let x243 = x242.plus_low(c7, d2);
        let x244 = x231.plus_high(c7, d2);
        let x245 = x244.plus_low(c7, d3);
        let x246 = x233.plus_high(c7, d3);
        let x247 = x246.plus_low(c7, d4);
        let x248 = x235.plus_high(c7, d4);
        let x249 = x248.plus_low(c7, d5);
        let x250 = x237.plus_high(c7, d5);
        let x251 = x250.plus_low(c7, d6);
        let x252 = x238.plus_high(c7, d6);
        let x253 = x252.plus_low(c7, d7);
        let x254 = k1 - x127;
        let x255 = k2 - x143;
        let x256 = k3 - x159;
        let x257 = k4 - x175;
        let x258 = k5 - x191;
        let x259 = k6 - x207;
        let x260 = k7 - x223;
        let x261 = k8 - x239;
        let x262 = k9 - x241;
        let x263 = k10 - x243;
        let x264 = k11 - x245;
        let x265 = k12 - x247;
        let x266 = k13 - x249;
        let x267 = k14 - x251;
        let x268 = k15 - x253;
        let x269 = x0 + x254;
        let x270 = x16 + x255;
        let x271 = x32 + x256;
        let x272 = x48 + x257;
        let x273 = x64 + x258;
        let x274 = x80 + x259;
        let x275 = x96 + x260;
        let x276 = x112 + x261;
        let x277 = x114 + x262;
        let x278 = x116 + x263;
        let x279 = x118 + x264;
        let x280 = x120 + x265;
        let x281 = x122 + x266;
        let x282 = x124 + x267;
        let x283 = x126 + x268;
        let x284 = x269 & k19;
        let x285 = x269.shr::<52>();
        let x286 = k0.plus_low(x284, k16);
        let x287 = k0.plus_high(x286, k17);
        let x288 = x270 + x285;
        let x289 = k18 - x287;
        let x290 = x288 + x289;
        let x291 = k19 - x286;
        let x292 = x272 + x291;
        let x293 = x290.plus_low(x286, k20);
        let x294 = x271.plus_high(x286, k20);
        let x295 = x294.plus_low(x286, k21);
        let x296 = x292.plus_high(x286, k21);
        let x297 = x276.plus_low(x286, k22);
        let x298 = x277.plus_high(x286, k22);
        let x299 = x293 & k19;
        let x300 = x293.shr::<52>();
        let x301 = k0.plus_low(x299, k16);
        let x302 = k0.plus_high(x301, k17);
        let x303 = x295 + x300;
        let x304 = k18 - x302;
        let x305 = x303 + x304;
        let x306 = k19 - x301;
        let x307 = x273 + x306;
        let x308 = x305.plus_low(x301, k20);
        let x309 = x296.plus_high(x301, k20);
        let x310 = x309.plus_low(x301, k21);
        let x311 = x307.plus_high(x301, k21);
        let x312 = x298.plus_low(x301, k22);
        let x313 = x278.plus_high(x301, k22);
        let x314 = x308 & k19;
        let x315 = x308.shr::<52>();
        let x316 = k0.plus_low(x314, k16);
        let x317 = k0.plus_high(x316, k17);
        let x318 = x310 + x315;
        let x319 = k23 - x317;
        let x320 = x318 + x319;
        let x321 = k19 - x316;
        let x322 = x274 + x321;
        let x323 = x320.plus_low(x316, k20);
        let x324 = x311.plus_high(x316, k20);
        let x325 = x324.plus_low(x316, k21);
        let x326 = x322.plus_high(x316, k21);
        let x327 = x313.plus_low(x316, k22);
        let x328 = x279.plus_high(x316, k22);
        let x329 = x323 & k19;
        let x330 = x323.shr::<52>();
        let x331 = k0.plus_low(x329, k16);
        let x332 = k0.plus_high(x331, k17);
        let x333 = x325 + x330;
        let x334 = k24 - x332;
        let x335 = x333 + x334;
        let x336 = k19 - x331;
        let x337 = x275 + x336;
        let x338 = x335.plus_low(x331, k20);
        let x339 = x326.plus_high(x331, k20);
        let x340 = x339.plus_low(x331, k21);
        let x341 = x337.plus_high(x331, k21);
        let x342 = x328.plus_low(x331, k22);
        let x343 = x280.plus_high(x331, k22);
        let x344 = x338 & k19;
        let x345 = x338.shr::<52>();
        let x346 = k0.plus_low(x344, k16);
        let x347 = k0.plus_high(x346, k17);
        let x348 = x340 + x345;
        let x349 = k25 - x347;
        let x350 = x348 + x349;
        let x351 = k19 - x346;
        let x352 = x297 + x351;
        let x353 = x350.plus_low(x346, k20);
        let x354 = x341.plus_high(x346, k20);
        let x355 = x354.plus_low(x346, k21);
        let x356 = x352.plus_high(x346, k21);
        let x357 = x343.plus_low(x346, k22);
        let x358 = x281.plus_high(x346, k22);
        let x359 = x353 & k19;
        let x360 = x353.shr::<52>();
        let x361 = k0.plus_low(x359, k16);
        let x362 = k0.plus_high(x361, k17);
        let x363 = x355 + x360;
        let x364 = k26 - x362;
        let x365 = x363 + x364;
        let x366 = k19 - x361;
        let x367 = x312 + x366;
        let x368 = x365.plus_low(x361, k20);
        let x369 = x356.plus_high(x361, k20);
        let x370 = x369.plus_low(x361, k21);
        let x371 = x367.plus_high(x361, k21);
        let x372 = x358.plus_low(x361, k22);
        let x373 = x282.plus_high(x361, k22);
        let x374 = x368 & k19;
        let x375 = x368.shr::<52>();
        let x376 = k0.plus_low(x374, k16);
        let x377 = k0.plus_high(x376, k17);
        let x378 = x370 + x375;
        let x379 = k19 - x377;
        let x380 = x378 + x379;
        let x381 = k27 - x376;
        let x382 = x327 + x381;
        let x383 = x380.plus_low(x376, k20);
        let x384 = x371.plus_high(x376, k20);
        let x385 = x384.plus_low(x376, k21);
        let x386 = x382.plus_high(x376, k21);
        let x387 = x373.plus_low(x376, k22);
        let x388 = x283.plus_high(x376, k22);
        let x389 = x383 & k19;
        let x390 = x383.shr::<52>();
        let x391 = k0.plus_low(x389, k16);
        let x392 = k0.plus_high(x391, k17);
        let x393 = x385 + x390;
        let x394 = k19 - x392;
        let x395 = x393 + x394;
        let x396 = k28 - x391;
        let x397 = x342 + x396;
        let x398 = x395.plus_low(x391, k20);
        let x399 = x386.plus_high(x391, k20);
        let x400 = x399.plus_low(x391, k21);
        let x401 = x397.plus_high(x391, k21);
        let x402 = x388.plus_low(x391, k22);
        let x403 = k0.plus_high(x391, k22);
        let x404 = x398 & k19;
        let x405 = x398.shr::<52>();
        let x406 = x400 + x405;
        let x407 = x406 & k19;
        let x408 = x406.shr::<52>();
        let x409 = x401 + x408;
        let x410 = x409 & k19;
        let x411 = x409.shr::<52>();
        let x412 = x357 + x411;
        let x413 = x412 & k19;
        let x414 = x412.shr::<52>();
        let x415 = x372 + x414;
        let x416 = x415 & k19;
        let x417 = x415.shr::<52>();
        let x418 = x387 + x417;
        let x419 = x418 & k19;
        let x420 = x418.shr::<52>();
        let x421 = x402 + x420;
        let x422 = x421 & k19;
        let x423 = x421.shr::<52>();
        let x424 = x403 + x423;
        Element([x404, x407, x410, x413, x416, x419, x422, x424])
    }
}

/// `a·b - c²`.
struct ProductMinusSquare<'a, V>([&'a Element<V>; 3]);

impl<V: Vector> Task for ProductMinusSquare<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0[0].0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = self.0[1].0;
        let [c0, c1, c2, c3, c4, c5, c6, c7] = self.0[2].0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x1b017df004fe50);
        let k2 = V::splat(cpu, 0x31010cb0031e5e);
        let k3 = V::splat(cpu, 0x560a0a1e0934eb);
        let k4 = V::splat(cpu, 0x7efc06ccb040c7);
        let k5 = V::splat(cpu, 0x9f0004eb8036ae);
        let k6 = V::splat(cpu, 0xbf0008eb005fa2);
        let k7 = V::splat(cpu, 0xdefff6ea006f94);
        let k8 = V::splat(cpu, 0xf0000000018f42);
        let k9 = V::splat(cpu, 0xd0000000fffff3);
        let k10 = V::splat(cpu, 0xb0000000fffff6);
        let k11 = V::splat(cpu, 0x90000000fffff9);
        let k12 = V::splat(cpu, 0x70000000fffffc);
        let k13 = V::splat(cpu, 0x50000000ffffff);
        let k14 = V::splat(cpu, 0x30000001000002);
        let k15 = V::splat(cpu, 0x400005000016);
        let k16 = V::splat(cpu, 0x100000001);
        let k17 = V::splat(cpu, 0xfffff00000001);
        let k18 = V::splat(cpu, 0xfffff00000000);
        let k19 = V::splat(cpu, 0xfffffffffffff);
        let k20 = V::splat(cpu, 0xff00000000001);
        let k21 = V::splat(cpu, 0xffffffeffffff);
        let k22 = V::splat(cpu, 0x100000);
        let k23 = V::splat(cpu, 0x100fff00000000);
        let k24 = V::splat(cpu, 0x1fffe001000fdf);
        let k25 = V::splat(cpu, 0xffffffefefffe);
        let k26 = V::splat(cpu, 0xfffffffffffef);
        let k27 = V::splat(cpu, 0x100000ffefffff);
        let k28 = V::splat(cpu, 0x10000000000fff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_high(a0, b0);
        let x2 = x1.plus_low(a0, b1);
        let x3 = k0.plus_high(a0, b1);
        let x4 = x3.plus_low(a0, b2);
        let x5 = k0.plus_high(a0, b2);
        let x6 = x5.plus_low(a0, b3);
        let x7 = k0.plus_high(a0, b3);
        let x8 = x7.plus_low(a0, b4);
        let x9 = k0.plus_high(a0, b4);
        let x10 = x9.plus_low(a0, b5);
        let x11 = k0.plus_high(a0, b5);
        let x12 = x11.plus_low(a0, b6);
        let x13 = k0.plus_high(a0, b6);
        let x14 = x13.plus_low(a0, b7);
        let x15 = k0.plus_high(a0, b7);
        let x16 = x2.plus_low(a1, b0);
        let x17 = x4.plus_high(a1, b0);
        let x18 = x17.plus_low(a1, b1);
        let x19 = x6.plus_high(a1, b1);
        let x20 = x19.plus_low(a1, b2);
        let x21 = x8.plus_high(a1, b2);
        let x22 = x21.plus_low(a1, b3);
        let x23 = x10.plus_high(a1, b3);
        let x24 = x23.plus_low(a1, b4);
        let x25 = x12.plus_high(a1, b4);
        let x26 = x25.plus_low(a1, b5);
        let x27 = x14.plus_high(a1, b5);
        let x28 = x27.plus_low(a1, b6);
        let x29 = x15.plus_high(a1, b6);
        let x30 = x29.plus_low(a1, b7);
        let x31 = k0.plus_high(a1, b7);
        let x32 = x18.plus_low(a2, b0);
        let x33 = x20.plus_high(a2, b0);
        let x34 = x33.plus_low(a2, b1);
        let x35 = x22.plus_high(a2, b1);
        let x36 = x35.plus_low(a2, b2);
        let x37 = x24.plus_high(a2, b2);
        let x38 = x37.plus_low(a2, b3);
        let x39 = x26.plus_high(a2, b3);
        let x40 = x39.plus_low(a2, b4);
        let x41 = x28.plus_high(a2, b4);
        let x42 = x41.plus_low(a2, b5);
        let x43 = x30.plus_high(a2, b5);
        let x44 = x43.plus_low(a2, b6);
        let x45 = x31.plus_high(a2, b6);
        let x46 = x45.plus_low(a2, b7);
        let x47 = k0.plus_high(a2, b7);
        let x48 = x34.plus_low(a3, b0);
        let x49 = x36.plus_high(a3, b0);
        let x50 = x49.plus_low(a3, b1);
        let x51 = x38.plus_high(a3, b1);
        let x52 = x51.plus_low(a3, b2);
        let x53 = x40.plus_high(a3, b2);
        let x54 = x53.plus_low(a3, b3);
        let x55 = x42.plus_high(a3, b3);
        let x56 = x55.plus_low(a3, b4);
        let x57 = x44.plus_high(a3, b4);
        let x58 = x57.plus_low(a3, b5);
        let x59 = x46.plus_high(a3, b5);
        let x60 = x59.plus_low(a3, b6);
        let x61 = x47.plus_high(a3, b6);
        let x62 = x61.plus_low(a3, b7);
        let x63 = k0.plus_high(a3, b7);
        let x64 = x50.plus_low(a4, b0);
        let x65 = x52.plus_high(a4, b0);
        let x66 = x65.plus_low(a4, b1);
        let x67 = x54.plus_high(a4, b1);
        let x68 = x67.plus_low(a4, b2);
        let x69 = x56.plus_high(a4, b2);
        let x70 = x69.plus_low(a4, b3);
        let x71 = x58.plus_high(a4, b3);
        let x72 = x71.plus_low(a4, b4);
        let x73 = x60.plus_high(a4, b4);
        let x74 = x73.plus_low(a4, b5);
        let x75 = x62.plus_high(a4, b5);
        let x76 = x75.plus_low(a4, b6);
        let x77 = x63.plus_high(a4, b6);
        let x78 = x77.plus_low(a4, b7);
        let x79 = k0.plus_high(a4, b7);
        let x80 = x66.plus_low(a5, b0);
        let x81 = x68.plus_high(a5, b0);
        let x82 = x81.plus_low(a5, b1);
        let x83 = x70.plus_high(a5, b1);
        let x84 = x83.plus_low(a5, b2);
        let x85 = x72.plus_high(a5, b2);
        let x86 = x85.plus_low(a5, b3);
        let x87 = x74.plus_high(a5, b3);
        let x88 = x87.plus_low(a5, b4);
        let x89 = x76.plus_high(a5, b4);
        let x90 = x89.plus_low(a5, b5);
        let x91 = x78.plus_high(a5, b5);
        let x92 = x91.plus_low(a5, b6);
        let x93 = x79.plus_high(a5, b6);
        let x94 = x93.plus_low(a5, b7);
        let x95 = k0.plus_high(a5, b7);
        let x96 = x82.plus_low(a6, b0);
        let x97 = x84.plus_high(a6, b0);
        let x98 = x97.plus_low(a6, b1);
        let x99 = x86.plus_high(a6, b1);
        let x100 = x99.plus_low(a6, b2);
        let x101 = x88.plus_high(a6, b2);
        let x102 = x101.plus_low(a6, b3);
        let x103 = x90.plus_high(a6, b3);
        let x104 = x103.plus_low(a6, b4);
        let x105 = x92.plus_high(a6, b4);
        let x106 = x105.plus_low(a6, b5);
        let x107 = x94.plus_high(a6, b5);
        let x108 = x107.plus_low(a6, b6);
        let x109 = x95.plus_high(a6, b6);
        let x110 = x109.plus_low(a6, b7);
        let x111 = k0.plus_high(a6, b7);
        let x112 = x98.plus_low(a7, b0);
        let x113 = x100.plus_high(a7, b0);
        let x114 = x113.plus_low(a7, b1);
        let x115 = x102.plus_high(a7, b1);
        let x116 = x115.plus_low(a7, b2);
        let x117 = x104.plus_high(a7, b2);
        let x118 = x117.plus_low(a7, b3);
        let x119 = x106.plus_high(a7, b3);
        let x120 = x119.plus_low(a7, b4);
        let x121 = x108.plus_high(a7, b4);
        let x122 = x121.plus_low(a7, b5);
        let x123 = x110.plus_high(a7, b5);
        let x124 = x123.plus_low(a7, b6);
        let x125 = x111.plus_high(a7, b6);
        let x126 = x125.plus_low(a7, b7);
        let x127 = k0.plus_low(c0, c1);
        let x128 = k0.plus_high(c0, c1);
        let x129 = x128.plus_low(c0, c2);
        let x130 = k0.plus_high(c0, c2);
        let x131 = x130.plus_low(c0, c3);
        let x132 = k0.plus_high(c0, c3);
        let x133 = x132.plus_low(c0, c4);
        let x134 = k0.plus_high(c0, c4);
        let x135 = x134.plus_low(c0, c5);
        let x136 = k0.plus_high(c0, c5);
        let x137 = x136.plus_low(c0, c6);
        let x138 = k0.plus_high(c0, c6);
        let x139 = x138.plus_low(c0, c7);
        let x140 = k0.plus_high(c0, c7);
        let x141 = x131.plus_low(c1, c2);
        let x142 = x133.plus_high(c1, c2);
        let x143 = x142.plus_low(c1, c3);
        let x144 = x135.plus_high(c1, c3);
        let x145 = x144.plus_low(c1, c4);
        let x146 = x137.plus_high(c1, c4);
        let x147 = x146.plus_low(c1, c5);
        let x148 = x139.plus_high(c1, c5);
        let x149 = x148.plus_low(c1, c6);
        let x150 = x140.plus_high(c1, c6);
        let x151 = x150.plus_low(c1, c7);
        let x152 = k0.plus_high(c1, c7);
        let x153 = x145.plus_low(c2, c3);
        let x154 = x147.plus_high(c2, c3);
        let x155 = x154.plus_low(c2, c4);
        let x156 = x149.plus_high(c2, c4);
        let x157 = x156.plus_low(c2, c5);
        let x158 = x151.plus_high(c2, c5);
        let x159 = x158.plus_low(c2, c6);
        let x160 = x152.plus_high(c2, c6);
        let x161 = x160.plus_low(c2, c7);
        let x162 = k0.plus_high(c2, c7);
        let x163 = x157.plus_low(c3, c4);
        let x164 = x159.plus_high(c3, c4);
        let x165 = x164.plus_low(c3, c5);
        let x166 = x161.plus_high(c3, c5);
        let x167 = x166.plus_low(c3, c6);
        let x168 = x162.plus_high(c3, c6);
        let x169 = x168.plus_low(c3, c7);
        let x170 = k0.plus_high(c3, c7);
        let x171 = x167.plus_low(c4, c5);
        let x172 = x169.plus_high(c4, c5);
        let x173 = x172.plus_low(c4, c6);
        let x174 = x170.plus_high(c4, c6);
        let x175 = x174.plus_low(c4, c7);
        let x176 = k0.plus_high(c4, c7);
        let x177 = x175.plus_low(c5, c6);
        let x178 = x176.plus_high(c5, c6);
        let x179 = x178.plus_low(c5, c7);
        let x180 = k0.plus_high(c5, c7);
        let x181 = x180.plus_low(c6, c7);
        let x182 = k0.plus_high(c6, c7);
        let x183 = x127.shl::<1>();
        let x184 = x129.shl::<1>();
        let x185 = x141.shl::<1>();
        let x186 = x143.shl::<1>();
        let x187 = x153.shl::<1>();
        let x188 = x155.shl::<1>();
        let x189 = x163.shl::<1>();
        let x190 = x165.shl::<1>();
        let x191 = x171.shl::<1>();
        let x192 = x173.shl::<1>();
        let x193 = x177.shl::<1>();
        let x194 = x179.shl::<1>();
        let x195 = x181.shl::<1>();
        let x196 = x182.shl::<1>();
        let x197 = k0.plus_low(c0, c0);
        let x198 = x183.plus_high(c0, c0);
        let x199 = x184.plus_low(c1, c1);
        let x200 = x185.plus_high(c1, c1);
        let x201 = x186.plus_low(c2, c2);
        let x202 = x187.plus_high(c2, c2);
        let x203 = x188.plus_low(c3, c3);
        let x204 = x189.plus_high(c3, c3);
        let x205 = x190.plus_low(c4, c4);
        let x206 = x191.plus_high(c4, c4);
        let x207 = x192.plus_low(c5, c5);
        let x208 = x193.plus_high(c5, c5);
        let x209 = x194.plus_low(c6, c6);
        let x210 = x195.plus_high(c6, c6);
        let x211 = x196.plus_low(c7, c7);
        let x212 = k1 - x197;
        let x213 = k2 - x198;
        let x214 = k3 - x199;
        let x215 = k4 - x200;
        let x216 = k5 - x201;
        let x217 = k6 - x202;
        let x218 = k7 - x203;
        let x219 = k8 - x204;
        let x220 = k9 - x205;
        let x221 = k10 - x206;
        let x222 = k11 - x207;
        let x223 = k12 - x208;
        let x224 = k13 - x209;
        let x225 = k14 - x210;
        let x226 = k15 - x211;
        let x227 = x0 + x212;
        let x228 = x16 + x213;
        let x229 = x32 + x214;
        let x230 = x48 + x215;
        let x231 = x64 + x216;
        let x232 = x80 + x217;
        let x233 = x96 + x218;
        let x234 = x112 + x219;
        let x235 = x114 + x220;
        let x236 = x116 + x221;
        let x237 = x118 + x222;
        let x238 = x120 + x223;
        let x239 = x122 + x224;
        let x240 = x124 + x225;
        let x241 = x126 + x226;
        let x242 = x227 & k19;
        let x243 = x227.shr::<52>();
        let x244 = k0.plus_low(x242, k16);
        let x245 = k0.plus_high(x244, k17);
        let x246 = x228 + x243;
        let x247 = k18 - x245;
        let x248 = x246 + x247;
        let x249 = k19 - x244;
        let x250 = x230 + x249;
        let x251 = x248.plus_low(x244, k20);
        let x252 = x229.plus_high(x244, k20);
        let x253 = x252.plus_low(x244, k21);
        let x254 = x250.plus_high(x244, k21);
        let x255 = x234.plus_low(x244, k22);
        let x256 = x235.plus_high(x244, k22);
        let x257 = x251 & k19;
        let x258 = x251.shr::<52>();
        let x259 = k0.plus_low(x257, k16);
        let x260 = k0.plus_high(x259, k17);
        let x261 = x253 + x258;
        let x262 = k18 - x260;
        let x263 = x261 + x262;
        let x264 = k19 - x259;
        let x265 = x231 + x264;
        let x266 = x263.plus_low(x259, k20);
        let x267 = x254.plus_high(x259, k20);
        let x268 = x267.plus_low(x259, k21);
        let x269 = x265.plus_high(x259, k21);
        let x270 = x256.plus_low(x259, k22);
        let x271 = x236.plus_high(x259, k22);
        let x272 = x266 & k19;
        let x273 = x266.shr::<52>();
        let x274 = k0.plus_low(x272, k16);
        let x275 = k0.plus_high(x274, k17);
        let x276 = x268 + x273;
        let x277 = k23 - x275;
        let x278 = x276 + x277;
        let x279 = k19 - x274;
        let x280 = x232 + x279;
        let x281 = x278.plus_low(x274, k20);
        let x282 = x269.plus_high(x274, k20);
        let x283 = x282.plus_low(x274, k21);
        let x284 = x280.plus_high(x274, k21);
        let x285 = x271.plus_low(x274, k22);
        let x286 = x237.plus_high(x274, k22);
        let x287 = x281 & k19;
        let x288 = x281.shr::<52>();
        let x289 = k0.plus_low(x287, k16);
        let x290 = k0.plus_high(x289, k17);
        let x291 = x283 + x288;
        let x292 = k24 - x290;
        let x293 = x291 + x292;
        let x294 = k19 - x289;
        let x295 = x233 + x294;
        let x296 = x293.plus_low(x289, k20);
        let x297 = x284.plus_high(x289, k20);
        let x298 = x297.plus_low(x289, k21);
        let x299 = x295.plus_high(x289, k21);
        let x300 = x286.plus_low(x289, k22);
        let x301 = x238.plus_high(x289, k22);
        let x302 = x296 & k19;
        let x303 = x296.shr::<52>();
        let x304 = k0.plus_low(x302, k16);
        let x305 = k0.plus_high(x304, k17);
        let x306 = x298 + x303;
        let x307 = k25 - x305;
        let x308 = x306 + x307;
        let x309 = k19 - x304;
        let x310 = x255 + x309;
        let x311 = x308.plus_low(x304, k20);
        let x312 = x299.plus_high(x304, k20);
        let x313 = x312.plus_low(x304, k21);
        let x314 = x310.plus_high(x304, k21);
        let x315 = x301.plus_low(x304, k22);
        let x316 = x239.plus_high(x304, k22);
        let x317 = x311 & k19;
        let x318 = x311.shr::<52>();
        let x319 = k0.plus_low(x317, k16);
        let x320 = k0.plus_high(x319, k17);
        let x321 = x313 + x318;
        let x322 = k26 - x320;
        let x323 = x321 + x322;
        let x324 = k19 - x319;
        let x325 = x270 + x324;
        let x326 = x323.plus_low(x319, k20);
        let x327 = x314.plus_high(x319, k20);
        let x328 = x327.plus_low(x319, k21);
        let x329 = x325.plus_high(x319, k21);
        let x330 = x316.plus_low(x319, k22);
        let x331 = x240.plus_high(x319, k22);
        let x332 = x326 & k19;
        let x333 = x326.shr::<52>();
        let x334 = k0.plus_low(x332, k16);
        let x335 = k0.plus_high(x334, k17);
        let x336 = x328 + x333;
        let x337 = k19 - x335;
        let x338 = x336 + x337;
        let x339 = k27 - x334;
        let x340 = x285 + x339;
        let x341 = x338.plus_low(x334, k20);
        let x342 = x329.plus_high(x334, k20);
        let x343 = x342.plus_low(x334, k21);
        let x344 = x340.plus_high(x334, k21);
        let x345 = x331.plus_low(x334, k22);
        let x346 = x241.plus_high(x334, k22);
        let x347 = x341 & k19;
        let x348 = x341.shr::<52>();
        let x349 = k0.plus_low(x347, k16);
        let x350 = k0.plus_high(x349, k17);
        let x351 = x343 + x348;
        let x352 = k19 - x350;
        let x353 = x351 + x352;
        let x354 = k28 - x349;
        let x355 = x300 + x354;
        let x356 = x353.plus_low(x349, k20);
        let x357 = x344.plus_high(x349, k20);
        let x358 = x357.plus_low(x349, k21);
        let x359 = x355.plus_high(x349, k21);
        let x360 = x346.plus_low(x349, k22);
        let x361 = k0.plus_high(x349, k22);
        let x362 = x356 & k19;
        let x363 = x356.shr::<52>();
        let x364 = x358 + x363;
        let x365 = x364 & k19;
        let x366 = x364.shr::<52>();
        let x367 = x359 + x366;
        let x368 = x367 & k19;
        let x369 = x367.shr::<52>();
        let x370 = x315 + x369;
        let x371 = x370 & k19;
        let x372 = x370.shr::<52>();
        let x373 = x330 + x372;
        let x374 = x373 & k19;
        let x375 = x373.shr::<52>();
        let x376 = x345 + x375;
        let x377 = x376 & k19;
        let x378 = x376.shr::<52>();
        let x379 = x360 + x378;
        let x380 = x379 & k19;
        let x381 = x379.shr::<52>();
        let x382 = x361 + x381;
        Element([x362, x365, x368, x371, x374, x377, x380, x382])
    }
}

/// `a·b for words b below 2^32`.
struct SmallMultiple<'a, V>(&'a Element<V>, V);

impl<V: Vector> Task for SmallMultiple<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let b0 = self.1;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0xffffffff);
        let k2 = V::splat(cpu, 0xffffffefffffe);
        let k3 = V::splat(cpu, 0xfffffffffffff);
        let k4 = V::splat(cpu, 0xfffff);
        let k5 = V::splat(cpu, 0x100000001);
        let k6 = V::splat(cpu, 0xfffff00000001);
        let k7 = V::splat(cpu, 0x1ff00000000000);
        let k8 = V::splat(cpu, 0xff00000000001);
        let k9 = V::splat(cpu, 0xffffffeffffff);
        let k10 = V::splat(cpu, 0x100000);
        let k11 = V::splat(cpu, 0x100000000);
        let k12 = V::splat(cpu, 0xffffffffff000);
        let k13 = V::splat(cpu, 0xffffff);
        let k14 = V::splat(cpu, 0x10);
        let k15 = V::splat(cpu, 0xfffff00000000);
        let k16 = V::splat(cpu, 0x100fff00000000);
        let k17 = V::splat(cpu, 0x1fffe001000fdf);
        let k18 = V::splat(cpu, 0xffffffefefffe);
        let k19 = V::splat(cpu, 0xfffffffffffef);
        let k20 = V::splat(cpu, 0x100000ffefffff);
        let k21 = V::splat(cpu, 0x10000000000fff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_high(a0, b0);
        let x2 = x1.plus_low(a1, b0);
        let x3 = k0.plus_high(a1, b0);
        let x4 = x3.plus_low(a2, b0);
        let x5 = k0.plus_high(a2, b0);
        let x6 = x5.plus_low(a3, b0);
        let x7 = k0.plus_high(a3, b0);
        let x8 = x7.plus_low(a4, b0);
        let x9 = k0.plus_high(a4, b0);
        let x10 = x9.plus_low(a5, b0);
        let x11 = k0.plus_high(a5, b0);
        let x12 = x11.plus_low(a6, b0);
        let x13 = k0.plus_high(a6, b0);
        let x14 = x13.plus_low(a7, b0);
        let x15 = k0.plus_high(a7, b0);
        let x16 = x0 + k1;
        let x17 = x4 + k2;
        let x18 = x8 + k3;
        let x19 = x10 + k3;
        let x20 = x12 + k3;
        let x21 = x14 + k4;
        let x22 = x16 & k3;
        let x23 = x16.shr::<52>();
        let x24 = k0.plus_low(x22, k5);
        let x25 = k0.plus_high(x24, k6);
        let x26 = x2 + x23;
        let x27 = k7 - x25;
        let x28 = x26 + x27;
        let x29 = k3 - x24;
        let x30 = x6 + x29;
        let x31 = x28.plus_low(x24, k8);
        let x32 = x17.plus_high(x24, k8);
        let x33 = x32.plus_low(x24, k9);
        let x34 = x30.plus_high(x24, k9);
        let x35 = x21.plus_low(x24, k10);
        let x36 = x15.plus_high(x24, k10);
        let x37 = x31 & k3;
        let x38 = x31.shr::<52>();
        let x39 = x33 + x38;
        let x40 = x39 & k3;
        let x41 = x39.shr::<52>();
        let x42 = x34 + x41;
        let x43 = x42 & k3;
        let x44 = x42.shr::<52>();
        let x45 = x18 + x44;
        let x46 = x45 & k3;
        let x47 = x45.shr::<52>();
        let x48 = x19 + x47;
        let x49 = x48 & k3;
        let x50 = x48.shr::<52>();
        let x51 = x20 + x50;
        let x52 = x51 & k3;
        let x53 = x51.shr::<52>();
        let x54 = x35 + x53;
        let x55 = x54 & k3;
        let x56 = x54.shr::<52>();
        let x57 = x36 + x56;
        let x58 = k0.plus_low(x37, k11);
        let x59 = k0.plus_high(x37, k11);
        let x60 = x59.plus_low(x37, k12);
        let x61 = k0.plus_high(x37, k12);
        let x62 = x61.plus_low(x37, k13);
        let x63 = k0.plus_high(x37, k13);
        let x64 = x63.plus_low(x37, k14);
        let x65 = k0.plus_high(x37, k14);
        let x66 = x60.plus_low(x40, k11);
        let x67 = x62.plus_high(x40, k11);
        let x68 = x67.plus_low(x40, k12);
        let x69 = x64.plus_high(x40, k12);
        let x70 = x69.plus_low(x40, k13);
        let x71 = x65.plus_high(x40, k13);
        let x72 = x71.plus_low(x40, k14);
        let x73 = k0.plus_high(x40, k14);
        let x74 = x68.plus_low(x43, k11);
        let x75 = x70.plus_high(x43, k11);
        let x76 = x75.plus_low(x43, k12);
        let x77 = x72.plus_high(x43, k12);
        let x78 = x77.plus_low(x43, k13);
        let x79 = x73.plus_high(x43, k13);
        let x80 = x79.plus_low(x43, k14);
        let x81 = k0.plus_high(x43, k14);
        let x82 = x76.plus_low(x46, k11);
        let x83 = x78.plus_high(x46, k11);
        let x84 = x83.plus_low(x46, k12);
        let x85 = x80.plus_high(x46, k12);
        let x86 = x85.plus_low(x46, k13);
        let x87 = x81.plus_high(x46, k13);
        let x88 = x87.plus_low(x46, k14);
        let x89 = k0.plus_high(x46, k14);
        let x90 = x84.plus_low(x49, k11);
        let x91 = x86.plus_high(x49, k11);
        let x92 = x91.plus_low(x49, k12);
        let x93 = x88.plus_high(x49, k12);
        let x94 = x93.plus_low(x49, k13);
        let x95 = x89.plus_high(x49, k13);
        let x96 = x95.plus_low(x49, k14);
        let x97 = k0.plus_high(x49, k14);
        let x98 = x92.plus_low(x52, k11);
        let x99 = x94.plus_high(x52, k11);
        let x100 = x99.plus_low(x52, k12);
        let x101 = x96.plus_high(x52, k12);
        let x102 = x101.plus_low(x52, k13);
        let x103 = x97.plus_high(x52, k13);
        let x104 = x103.plus_low(x52, k14);
        let x105 = k0.plus_high(x52, k14);
        let x106 = x100.plus_low(x55, k11);
        let x107 = x102.plus_high(x55, k11);
        let x108 = x107.plus_low(x55, k12);
        let x109 = x104.plus_high(x55, k12);
        let x110 = x109.plus_low(x55, k13);
        let x111 = x105.plus_high(x55, k13);
        let x112 = x111.plus_low(x55, k14);
        let x113 = k0.plus_high(x55, k14);
        let x114 = x108.plus_low(x57, k11);
        let x115 = x110.plus_high(x57, k11);
        let x116 = x115.plus_low(x57, k12);
        let x117 = x112.plus_high(x57, k12);
        let x118 = x117.plus_low(x57, k13);
        let x119 = x113.plus_low(x57, k14);
        let x120 = x58 + k15;
        let x121 = x74 + k3;
        let x122 = x120 & k3;
        let x123 = x120.shr::<52>();
        let x124 = k0.plus_low(x122, k5);
        let x125 = k0.plus_high(x124, k6);
        let x126 = x66 + x123;
        let x127 = k15 - x125;
        let x128 = x126 + x127;
        let x129 = k3 - x124;
        let x130 = x82 + x129;
        let x131 = x128.plus_low(x124, k8);
        let x132 = x121.plus_high(x124, k8);
        let x133 = x132.plus_low(x124, k9);
        let x134 = x130.plus_high(x124, k9);
        let x135 = x114.plus_low(x124, k10);
        let x136 = x116.plus_high(x124, k10);
        let x137 = x131 & k3;
        let x138 = x131.shr::<52>();
        let x139 = k0.plus_low(x137, k5);
        let x140 = k0.plus_high(x139, k6);
        let x141 = x133 + x138;
        let x142 = k16 - x140;
        let x143 = x141 + x142;
        let x144 = k3 - x139;
        let x145 = x90 + x144;
        let x146 = x143.plus_low(x139, k8);
        let x147 = x134.plus_high(x139, k8);
        let x148 = x147.plus_low(x139, k9);
        let x149 = x145.plus_high(x139, k9);
        let x150 = x136.plus_low(x139, k10);
        let x151 = x118.plus_high(x139, k10);
        let x152 = x146 & k3;
        let x153 = x146.shr::<52>();
        let x154 = k0.plus_low(x152, k5);
        let x155 = k0.plus_high(x154, k6);
        let x156 = x148 + x153;
        let x157 = k17 - x155;
        let x158 = x156 + x157;
        let x159 = k3 - x154;
        let x160 = x98 + x159;
        let x161 = x158.plus_low(x154, k8);
        let x162 = x149.plus_high(x154, k8);
        let x163 = x162.plus_low(x154, k9);
        let x164 = x160.plus_high(x154, k9);
        let x165 = x151.plus_low(x154, k10);
        let x166 = x119.plus_high(x154, k10);
        let x167 = x161 & k3;
        let x168 = x161.shr::<52>();
        let x169 = k0.plus_low(x167, k5);
        let x170 = k0.plus_high(x169, k6);
        let x171 = x163 + x168;
        let x172 = k18 - x170;
        let x173 = x171 + x172;
        let x174 = k3 - x169;
        let x175 = x106 + x174;
        let x176 = x173.plus_low(x169, k8);
        let x177 = x164.plus_high(x169, k8);
        let x178 = x177.plus_low(x169, k9);
        let x179 = x175.plus_high(x169, k9);
        let x180 = x166.plus_low(x169, k10);
        let x181 = k0.plus_high(x169, k10);
        let x182 = x176 & k3;
        let x183 = x176.shr::<52>();
        let x184 = k0.plus_low(x182, k5);
        let x185 = k0.plus_high(x184, k6);
        let x186 = x178 + x183;
        let x187 = k19 - x185;
        let x188 = x186 + x187;
        let x189 = k3 - x184;
        let x190 = x135 + x189;
        let x191 = x188.plus_low(x184, k8);
        let x192 = x179.plus_high(x184, k8);
        let x193 = x192.plus_low(x184, k9);
        let x194 = x190.plus_high(x184, k9);
        let x195 = x181.plus_low(x184, k10);
        let x196 = k0.plus_high(x184, k10);
        let x197 = x191 & k3;
        let x198 = x191.shr::<52>();
        let x199 = k0.plus_low(x197, k5);
        let x200 = k0.plus_high(x199, k6);
        let x201 = x193 + x198;
        let x202 = k3 - x200;
        let x203 = x201 + x202;
        let x204 = k20 - x199;
        let x205 = x150 + x204;
        let x206 = x203.plus_low(x199, k8);
        let x207 = x194.plus_high(x199, k8);
        let x208 = x207.plus_low(x199, k9);
        let x209 = x205.plus_high(x199, k9);
        let x210 = x196.plus_low(x199, k10);
        let x211 = k0.plus_high(x199, k10);
        let x212 = x206 & k3;
        let x213 = x206.shr::<52>();
        let x214 = k0.plus_low(x212, k5);
        let x215 = k0.plus_high(x214, k6);
        let x216 = x208 + x213;
        let x217 = k3 - x215;
        let x218 = x216 + x217;
        let x219 = k21 - x214;
        let x220 = x165 + x219;
        let x221 = x218.plus_low(x214, k8);
        let x222 = x209.plus_high(x214, k8);
        let x223 = x222.plus_low(x214, k9);
        let x224 = x220.plus_high(x214, k9);
        let x225 = x211.plus_low(x214, k10);
        let x226 = k0.plus_high(x214, k10);
        let x227 = x221 & k3;
        let x228 = x221.shr::<52>();
        let x229 = x223 + x228;
        let x230 = x229 & k3;
        let x231 = x229.shr::<52>();
        let x232 = x224 + x231;
        let x233 = x232 & k3;
        let x234 = x232.shr::<52>();
        let x235 = x180 + x234;
        let x236 = x235 & k3;
        let x237 = x235.shr::<52>();
        let x238 = x195 + x237;
        let x239 = x238 & k3;
        let x240 = x238.shr::<52>();
        let x241 = x210 + x240;
        let x242 = x241 & k3;
        let x243 = x241.shr::<52>();
        let x244 = x225 + x243;
        let x245 = x244 & k3;
        let x246 = x244.shr::<52>();
        let x247 = x226 + x246;
        Element([x227, x230, x233, x236, x239, x242, x245, x247])
    }
}

/// `a/2`.
struct Half<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Half<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffffff);
        let k1 = V::splat(cpu, 0xff00000000000);
        let k2 = V::splat(cpu, 0xffffffeffffff);
        let k3 = V::splat(cpu, 0xfffffffffffff);
        let k4 = V::splat(cpu, 0xfffff);
        let k5 = V::splat(cpu, 1);
        let k6 = V::splat(cpu, 0);
        let x0 = a0 & k5;
        let x1 = k6 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k2;
        let x7 = a2 + x6;
        let x8 = x1 & k3;
        let x9 = a3 + x8;
        let x10 = x1 & k3;
        let x11 = a4 + x10;
        let x12 = x1 & k3;
        let x13 = a5 + x12;
        let x14 = x1 & k3;
        let x15 = a6 + x14;
        let x16 = x1 & k4;
        let x17 = a7 + x16;
        let x18 = x5 & k5;
        let x19 = x7 & k5;
        let x20 = x9 & k5;
        let x21 = x11 & k5;
        let x22 = x13 & k5;
        let x23 = x15 & k5;
        let x24 = x17 & k5;
        let x25 = x3.shr::<1>();
        let x26 = x5.shr::<1>();
        let x27 = x7.shr::<1>();
        let x28 = x9.shr::<1>();
        let x29 = x11.shr::<1>();
        let x30 = x13.shr::<1>();
        let x31 = x15.shr::<1>();
        let x32 = x17.shr::<1>();
        let x33 = x18.shl::<51>();
        let x34 = x25 + x33;
        let x35 = x19.shl::<51>();
        let x36 = x26 + x35;
        let x37 = x20.shl::<51>();
        let x38 = x27 + x37;
        let x39 = x21.shl::<51>();
        let x40 = x28 + x39;
        let x41 = x22.shl::<51>();
        let x42 = x29 + x41;
        let x43 = x23.shl::<51>();
        let x44 = x30 + x43;
        let x45 = x24.shl::<51>();
        let x46 = x31 + x45;
        let x47 = x34 & k3;
        let x48 = x34.shr::<52>();
        let x49 = x36 + x48;
        let x50 = x49 & k3;
        let x51 = x49.shr::<52>();
        let x52 = x38 + x51;
        let x53 = x52 & k3;
        let x54 = x52.shr::<52>();
        let x55 = x40 + x54;
        let x56 = x55 & k3;
        let x57 = x55.shr::<52>();
        let x58 = x42 + x57;
        let x59 = x58 & k3;
        let x60 = x58.shr::<52>();
        let x61 = x44 + x60;
        let x62 = x61 & k3;
        let x63 = x61.shr::<52>();
        let x64 = x46 + x63;
        let x65 = x64 & k3;
        let x66 = x64.shr::<52>();
        let x67 = x32 + x66;
        Element([x47, x50, x53, x56, x59, x62, x65, x67])
    }
}

/// `a mod p in plain words`.
struct Canonical<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Canonical<'_, V> {
    type Output = [V; PLAIN];

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5, a6, a7] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x100000001);
        let k1 = V::splat(cpu, 0);
        let k2 = V::splat(cpu, 0xfffff00000001);
        let k3 = V::splat(cpu, 0xfffff00000000);
        let k4 = V::splat(cpu, 0xfffffffffffff);
        let k5 = V::splat(cpu, 0xff00000000001);
        let k6 = V::splat(cpu, 0xffffffeffffff);
        let k7 = V::splat(cpu, 0x100000);
        let k8 = V::splat(cpu, 0x100fff00000000);
        let k9 = V::splat(cpu, 0x1fffe001000fdf);
        let k10 = V::splat(cpu, 0xffffffefefffe);
        let k11 = V::splat(cpu, 0xfffffffffffef);
        let k12 = V::splat(cpu, 0x100000ffefffff);
        let k13 = V::splat(cpu, 0x10000000000fff);
        let k14 = V::splat(cpu, 0xffffffff);
        let k15 = V::splat(cpu, 0xffffffff00000000);
        let k16 = V::splat(cpu, 0xfffffffffffffffe);
        let k17 = V::splat(cpu, 0xffffffffffffffff);
        let x0 = k1.plus_low(a0, k0);
        let x1 = k1.plus_high(x0, k2);
        let x2 = k3 - x1;
        let x3 = a1 + x2;
        let x4 = k4 - x0;
        let x5 = a3 + x4;
        let x6 = x3.plus_low(x0, k5);
        let x7 = a2.plus_high(x0, k5);
        let x8 = x7.plus_low(x0, k6);
        let x9 = x5.plus_high(x0, k6);
        let x10 = a7.plus_low(x0, k7);
        let x11 = k1.plus_high(x0, k7);
        let x12 = x6 & k4;
        let x13 = x6.shr::<52>();
        let x14 = k1.plus_low(x12, k0);
        let x15 = k1.plus_high(x14, k2);
        let x16 = x8 + x13;
        let x17 = k3 - x15;
        let x18 = x16 + x17;
        let x19 = k4 - x14;
        let x20 = a4 + x19;
        let x21 = x18.plus_low(x14, k5);
        let x22 = x9.plus_high(x14, k5);
        let x23 = x22.plus_low(x14, k6);
        let x24 = x20.plus_high(x14, k6);
        let x25 = x11.plus_low(x14, k7);
        let x26 = k1.plus_high(x14, k7);
        let x27 = x21 & k4;
        let x28 = x21.shr::<52>();
        let x29 = k1.plus_low(x27, k0);
        let x30 = k1.plus_high(x29, k2);
        let x31 = x23 + x28;
        let x32 = k8 - x30;
        let x33 = x31 + x32;
        let x34 = k4 - x29;
        let x35 = a5 + x34;
        let x36 = x33.plus_low(x29, k5);
        let x37 = x24.plus_high(x29, k5);
        let x38 = x37.plus_low(x29, k6);
        let x39 = x35.plus_high(x29, k6);
        let x40 = x26.plus_low(x29, k7);
        let x41 = k1.plus_high(x29, k7);
        let x42 = x36 & k4;
        let x43 = x36.shr::<52>();
        let x44 = k1.plus_low(x42, k0);
        let x45 = k1.plus_high(x44, k2);
        let x46 = x38 + x43;
        let x47 = k9 - x45;
        let x48 = x46 + x47;
        let x49 = k4 - x44;
        let x50 = a6 + x49;
        let x51 = x48.plus_low(x44, k5);
        let x52 = x39.plus_high(x44, k5);
        let x53 = x52.plus_low(x44, k6);
        let x54 = x50.plus_high(x44, k6);
        let x55 = x41.plus_low(x44, k7);
        let x56 = k1.plus_high(x44, k7);
        let x57 = x51 & k4;
        let x58 = x51.shr::<52>();
        let x59 = k1.plus_low(x57, k0);
        let x60 = k1.plus_high(x59, k2);
        let x61 = x53 + x58;
        let x62 = k10 - x60;
        let x63 = x61 + x62;
        let x64 = k4 - x59;
        let x65 = x10 + x64;
        let x66 = x63.plus_low(x59, k5);
        let x67 = x54.plus_high(x59, k5);
        let x68 = x67.plus_low(x59, k6);
        let x69 = x65.plus_high(x59, k6);
        let x70 = x56.plus_low(x59, k7);
        let x71 = k1.plus_high(x59, k7);
        let x72 = x66 & k4;
        let x73 = x66.shr::<52>();
        let x74 = k1.plus_low(x72, k0);
        let x75 = k1.plus_high(x74, k2);
        let x76 = x68 + x73;
        let x77 = k11 - x75;
        let x78 = x76 + x77;
        let x79 = k4 - x74;
        let x80 = x25 + x79;
        let x81 = x78.plus_low(x74, k5);
        let x82 = x69.plus_high(x74, k5);
        let x83 = x82.plus_low(x74, k6);
        let x84 = x80.plus_high(x74, k6);
        let x85 = x71.plus_low(x74, k7);
        let x86 = k1.plus_high(x74, k7);
        let x87 = x81 & k4;
        let x88 = x81.shr::<52>();
        let x89 = k1.plus_low(x87, k0);
        let x90 = k1.plus_high(x89, k2);
        let x91 = x83 + x88;
        let x92 = k4 - x90;
        let x93 = x91 + x92;
        let x94 = k12 - x89;
        let x95 = x40 + x94;
        let x96 = x93.plus_low(x89, k5);
        let x97 = x84.plus_high(x89, k5);
        let x98 = x97.plus_low(x89, k6);
        let x99 = x95.plus_high(x89, k6);
        let x100 = x86.plus_low(x89, k7);
        let x101 = k1.plus_high(x89, k7);
        let x102 = x96 & k4;
        let x103 = x96.shr::<52>();
        let x104 = k1.plus_low(x102, k0);
        let x105 = k1.plus_high(x104, k2);
        let x106 = x98 + x103;
        let x107 = k4 - x105;
        let x108 = x106 + x107;
        let x109 = k13 - x104;
        let x110 = x55 + x109;
        let x111 = x108.plus_low(x104, k5);
        let x112 = x99.plus_high(x104, k5);
        let x113 = x112.plus_low(x104, k6);
        let x114 = x110.plus_high(x104, k6);
        let x115 = x101.plus_low(x104, k7);
        let x116 = k1.plus_high(x104, k7);
        let x117 = x111 & k4;
        let x118 = x111.shr::<52>();
        let x119 = x113 + x118;
        let x120 = x119 & k4;
        let x121 = x119.shr::<52>();
        let x122 = x114 + x121;
        let x123 = x122 & k4;
        let x124 = x122.shr::<52>();
        let x125 = x70 + x124;
        let x126 = x125 & k4;
        let x127 = x125.shr::<52>();
        let x128 = x85 + x127;
        let x129 = x128 & k4;
        let x130 = x128.shr::<52>();
        let x131 = x100 + x130;
        let x132 = x131 & k4;
        let x133 = x131.shr::<52>();
        let x134 = x115 + x133;
        let x135 = x134 & k4;
        let x136 = x134.shr::<52>();
        let x137 = x116 + x136;
        let x138 = x123.shl::<40>();
        let x139 = x123.shr::<24>();
        let x140 = x129.shl::<16>();
        let x141 = x129.shr::<48>();
        let x142 = x135.shl::<56>();
        let x143 = x141 + x142;
        let x144 = x135.shr::<8>();
        let x145 = x120.shl::<52>();
        let x146 = x120.shr::<12>();
        let x147 = x126.shl::<28>();
        let x148 = x126.shr::<36>();
        let x149 = x132.shl::<4>();
        let x150 = x137.shl::<44>();
        let x151 = x137.shr::<20>();
        let x152 = x117 + x145;
        let x153 = x138 + x146;
        let x154 = x139 + x147;
        let x155 = x140 + x148;
        let x156 = x143 + x149;
        let x157 = x144 + x150;
        let x158 = x152 - k14;
        let x159 = x152.below(k14);
        let x160_part = x153 - k15;
        let x160 = x160_part - x159;
        let x161 = x153.below(k15) | x160_part.below(x159);
        let x162_part = x154 - k16;
        let x162 = x162_part - x161;
        let x163 = x154.below(k16) | x162_part.below(x161);
        let x164_part = x155 - k17;
        let x164 = x164_part - x163;
        let x165 = x155.below(k17) | x164_part.below(x163);
        let x166_part = x156 - k17;
        let x166 = x166_part - x165;
        let x167 = x156.below(k17) | x166_part.below(x165);
        let x168_part = x157 - k17;
        let x168 = x168_part - x167;
        let x169 = x157.below(k17) | x168_part.below(x167);
        let x170 = x151.below(x169);
        let x171 = k1 - x170;
        let x172 = x171.choose(x152, x158);
        let x173 = x171.choose(x153, x160);
        let x174 = x171.choose(x154, x162);
        let x175 = x171.choose(x155, x164);
        let x176 = x171.choose(x156, x166);
        let x177 = x171.choose(x157, x168);
        [x172, x173, x174, x175, x176, x177]
    }
}

/// `The element of plain words, and a bit for each lane whose number is below p; else the element is 0`.
struct Decoded<V>([V; PLAIN]);

impl<V: Vector> Task for Decoded<V> {
    type Output = (Element<V>, u8);

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5] = self.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffffff);
        let k1 = V::splat(cpu, 0xffffffff00000000);
        let k2 = V::splat(cpu, 0xfffffffffffffffe);
        let k3 = V::splat(cpu, 0xffffffffffffffff);
        let k4 = V::splat(cpu, 0xfe00000001000);
        let k5 = V::splat(cpu, 0);
        let k6 = V::splat(cpu, 0xffffff);
        let k7 = V::splat(cpu, 0x20);
        let k8 = V::splat(cpu, 0xfffffffe0000);
        let k9 = V::splat(cpu, 0x20000000);
        let k10 = V::splat(cpu, 0x100);
        let k11 = V::splat(cpu, 0xfffff00000000);
        let k12 = V::splat(cpu, 0xfffffffffffff);
        let k13 = V::splat(cpu, 0x100000001);
        let k14 = V::splat(cpu, 0xfffff00000001);
        let k15 = V::splat(cpu, 0xff00000000001);
        let k16 = V::splat(cpu, 0xffffffeffffff);
        let k17 = V::splat(cpu, 0x100000);
        let k18 = V::splat(cpu, 0x100fff00000000);
        let k19 = V::splat(cpu, 0x1fffe001000fdf);
        let k20 = V::splat(cpu, 0xffffffefefffe);
        let k21 = V::splat(cpu, 0xfffffffffffef);
        let k22 = V::splat(cpu, 0x100000ffefffff);
        let k23 = V::splat(cpu, 0x10000000000fff);
        let k24 = V::splat(cpu, 0xffffffffff);
        let k25 = V::splat(cpu, 0xfffffff);
        let k26 = V::splat(cpu, 0xffff);
        let k27 = V::splat(cpu, 0xf);
        let k28 = V::splat(cpu, 0xfffffffffff);
        let x0 = a0.below(k0);
        let x1_part = a1 - k1;
        let x1 = a1.below(k1) | x1_part.below(x0);
        let x2_part = a2 - k2;
        let x2 = a2.below(k2) | x2_part.below(x1);
        let x3_part = a3 - k3;
        let x3 = a3.below(k3) | x3_part.below(x2);
        let x4_part = a4 - k3;
        let x4 = a4.below(k3) | x4_part.below(x3);
        let x5_part = a5 - k3;
        let x5 = a5.below(k3) | x5_part.below(x4);
        let x6 = k5 - x5;
        let x7 = x6 & a0;
        let x8 = x6 & a1;
        let x9 = x6 & a2;
        let x10 = x6 & a3;
        let x11 = x6 & a4;
        let x12 = x6 & a5;
        let x13 = x7 & k12;
        let x14 = x7.shr::<52>();
        let x15 = x8 & k24;
        let x16 = x15.shl::<12>();
        let x17 = x14 + x16;
        let x18 = x8.shr::<40>();
        let x19 = x9 & k25;
        let x20 = x19.shl::<24>();
        let x21 = x18 + x20;
        let x22 = x9.shr::<28>();
        let x23 = x10 & k26;
        let x24 = x23.shl::<36>();
        let x25 = x22 + x24;
        let x26 = x10.shr::<16>();
        let x27 = x11 & k27;
        let x28 = x27.shl::<48>();
        let x29 = x26 + x28;
        let x30 = x11.shr::<4>();
        let x31 = x30 & k12;
        let x32 = x11.shr::<56>();
        let x33 = x12 & k28;
        let x34 = x33.shl::<8>();
        let x35 = x32 + x34;
        let x36 = x12.shr::<44>();
        let x37 = k5.plus_low(x13, k4);
        let x38 = k5.plus_high(x13, k4);
        let x39 = x38.plus_low(x13, k6);
        let x40 = k5.plus_high(x13, k6);
        let x41 = x40.plus_low(x13, k7);
        let x42 = k5.plus_high(x13, k7);
        let x43 = x42.plus_low(x13, k8);
        let x44 = k5.plus_high(x13, k8);
        let x45 = x44.plus_low(x13, k9);
        let x46 = k5.plus_high(x13, k9);
        let x47 = x46.plus_low(x13, k10);
        let x48 = k5.plus_high(x13, k10);
        let x49 = x39.plus_low(x17, k4);
        let x50 = x41.plus_high(x17, k4);
        let x51 = x50.plus_low(x17, k6);
        let x52 = x43.plus_high(x17, k6);
        let x53 = x52.plus_low(x17, k7);
        let x54 = x45.plus_high(x17, k7);
        let x55 = x54.plus_low(x17, k8);
        let x56 = x47.plus_high(x17, k8);
        let x57 = x56.plus_low(x17, k9);
        let x58 = x48.plus_high(x17, k9);
        let x59 = x58.plus_low(x17, k10);
        let x60 = k5.plus_high(x17, k10);
        let x61 = x51.plus_low(x21, k4);
        let x62 = x53.plus_high(x21, k4);
        let x63 = x62.plus_low(x21, k6);
        let x64 = x55.plus_high(x21, k6);
        let x65 = x64.plus_low(x21, k7);
        let x66 = x57.plus_high(x21, k7);
        let x67 = x66.plus_low(x21, k8);
        let x68 = x59.plus_high(x21, k8);
        let x69 = x68.plus_low(x21, k9);
        let x70 = x60.plus_high(x21, k9);
        let x71 = x70.plus_low(x21, k10);
        let x72 = k5.plus_high(x21, k10);
        let x73 = x63.plus_low(x25, k4);
        let x74 = x65.plus_high(x25, k4);
        let x75 = x74.plus_low(x25, k6);
        let x76 = x67.plus_high(x25, k6);
        let x77 = x76.plus_low(x25, k7);
        let x78 = x69.plus_high(x25, k7);
        let x79 = x78.plus_low(x25, k8);
        let x80 = x71.plus_high(x25, k8);
        let x81 = x80.plus_low(x25, k9);
        let x82 = x72.plus_high(x25, k9);
        let x83 = x82.plus_low(x25, k10);
        let x84 = k5.plus_high(x25, k10);
        let x85 = x75.plus_low(x29, k4);
        let x86 = x77.plus_high(x29, k4);
        let x87 = x86.plus_low(x29, k6);
        let x88 = x79.plus_high(x29, k6);
        let x89 = x88.plus_low(x29, k7);
        let x90 = x81.plus_high(x29, k7);
        let x91 = x90.plus_low(x29, k8);
        let x92 = x83.plus_high(x29, k8);
        let x93 = x92.plus_low(x29, k9);
        let x94 = x84.plus_high(x29, k9);
        let x95 = x94.plus_low(x29, k10);
        let x96 = k5.plus_high(x29, k10);
        let x97 = x87.plus_low(x31, k4);
        let x98 = x89.plus_high(x31, k4);
        let x99 = x98.plus_low(x31, k6);
        let x100 = x91.plus_high(x31, k6);
        let x101 = x100.plus_low(x31, k7);
        let x102 = x93.plus_high(x31, k7);
        let x103 = x102.plus_low(x31, k8);
        let x104 = x95.plus_high(x31, k8);
        let x105 = x104.plus_low(x31, k9);
        let x106 = x96.plus_high(x31, k9);
        let x107 = x106.plus_low(x31, k10);
        let x108 = k5.plus_high(x31, k10);
        let x109 = x99.plus_low(x35, k4);
        let x110 = x101.plus_high(x35, k4);
        let x111 = x110.plus_low(x35, k6);
        let x112 = x103.plus_high(x35, k6);
        let x113 = x112.plus_low(x35, k7);
        let x114 = x105.plus_high(x35, k7);
        let x115 = x114.plus_low(x35, k8);
        let x116 = x107.plus_high(x35, k8);
        let x117 = x116.plus_low(x35, k9);
        let x118 = x108.plus_high(x35, k9);
        let x119 = x118.plus_low(x35, k10);
        let x120 = k5.plus_high(x35, k10);
        let x121 = x111.plus_low(x36, k4);
        let x122 = x113.plus_high(x36, k4);
        let x123 = x122.plus_low(x36, k6);
        let x124 = x115.plus_low(x36, k7);
        let x125 = x117.plus_low(x36, k8);
        let x126 = x119.plus_high(x36, k8);
        let x127 = x126.plus_low(x36, k9);
        let x128 = x120.plus_low(x36, k10);
        let x129 = x37 + k11;
        let x130 = x61 + k12;
        let x131 = x129 & k12;
        let x132 = x129.shr::<52>();
        let x133 = k5.plus_low(x131, k13);
        let x134 = k5.plus_high(x133, k14);
        let x135 = x49 + x132;
        let x136 = k11 - x134;
        let x137 = x135 + x136;
        let x138 = k12 - x133;
        let x139 = x73 + x138;
        let x140 = x137.plus_low(x133, k15);
        let x141 = x130.plus_high(x133, k15);
        let x142 = x141.plus_low(x133, k16);
        let x143 = x139.plus_high(x133, k16);
        let x144 = x121.plus_low(x133, k17);
        let x145 = x123.plus_high(x133, k17);
        let x146 = x140 & k12;
        let x147 = x140.shr::<52>();
        let x148 = k5.plus_low(x146, k13);
        let x149 = k5.plus_high(x148, k14);
        let x150 = x142 + x147;
        let x151 = k18 - x149;
        let x152 = x150 + x151;
        let x153 = k12 - x148;
        let x154 = x85 + x153;
        let x155 = x152.plus_low(x148, k15);
        let x156 = x143.plus_high(x148, k15);
        let x157 = x156.plus_low(x148, k16);
        let x158 = x154.plus_high(x148, k16);
        let x159 = x145.plus_low(x148, k17);
        let x160 = x124.plus_high(x148, k17);
        let x161 = x155 & k12;
        let x162 = x155.shr::<52>();
        let x163 = k5.plus_low(x161, k13);
        let x164 = k5.plus_high(x163, k14);
        let x165 = x157 + x162;
        let x166 = k19 - x164;
        let x167 = x165 + x166;
        let x168 = k12 - x163;
        let x169 = x97 + x168;
        let x170 = x167.plus_low(x163, k15);
        let x171 = x158.plus_high(x163, k15);
        let x172 = x171.plus_low(x163, k16);
        let x173 = x169.plus_high(x163, k16);
        let x174 = x160.plus_low(x163, k17);
        let x175 = x125.plus_high(x163, k17);
        let x176 = x170 & k12;
        let x177 = x170.shr::<52>();
        let x178 = k5.plus_low(x176, k13);
        let x179 = k5.plus_high(x178, k14);
        let x180 = x172 + x177;
        let x181 = k20 - x179;
        let x182 = x180 + x181;
        let x183 = k12 - x178;
        let x184 = x109 + x183;
        let x185 = x182.plus_low(x178, k15);
        let x186 = x173.plus_high(x178, k15);
        let x187 = x186.plus_low(x178, k16);
        let x188 = x184.plus_high(x178, k16);
        let x189 = x175.plus_low(x178, k17);
        let x190 = x127.plus_high(x178, k17);
        let x191 = x185 & k12;
        let x192 = x185.shr::<52>();
        let x193 = k5.plus_low(x191, k13);
        let x194 = k5.plus_high(x193, k14);
        let x195 = x187 + x192;
        let x196 = k21 - x194;
        let x197 = x195 + x196;
        let x198 = k12 - x193;
        let x199 = x144 + x198;
        let x200 = x197.plus_low(x193, k15);
        let x201 = x188.plus_high(x193, k15);
        let x202 = x201.plus_low(x193, k16);
        let x203 = x199.plus_high(x193, k16);
        let x204 = x190.plus_low(x193, k17);
        let x205 = x128.plus_high(x193, k17);
        let x206 = x200 & k12;
        let x207 = x200.shr::<52>();
        let x208 = k5.plus_low(x206, k13);
        let x209 = k5.plus_high(x208, k14);
        let x210 = x202 + x207;
        let x211 = k12 - x209;
        let x212 = x210 + x211;
        let x213 = k22 - x208;
        let x214 = x159 + x213;
        let x215 = x212.plus_low(x208, k15);
        let x216 = x203.plus_high(x208, k15);
        let x217 = x216.plus_low(x208, k16);
        let x218 = x214.plus_high(x208, k16);
        let x219 = x205.plus_low(x208, k17);
        let x220 = k5.plus_high(x208, k17);
        let x221 = x215 & k12;
        let x222 = x215.shr::<52>();
        let x223 = k5.plus_low(x221, k13);
        let x224 = k5.plus_high(x223, k14);
        let x225 = x217 + x222;
        let x226 = k12 - x224;
        let x227 = x225 + x226;
        let x228 = k23 - x223;
        let x229 = x174 + x228;
        let x230 = x227.plus_low(x223, k15);
        let x231 = x218.plus_high(x223, k15);
        let x232 = x231.plus_low(x223, k16);
        let x233 = x229.plus_high(x223, k16);
        let x234 = x220.plus_low(x223, k17);
        let x235 = k5.plus_high(x223, k17);
        let x236 = x230 & k12;
        let x237 = x230.shr::<52>();
        let x238 = x232 + x237;
        let x239 = x238 & k12;
        let x240 = x238.shr::<52>();
        let x241 = x233 + x240;
        let x242 = x241 & k12;
        let x243 = x241.shr::<52>();
        let x244 = x189 + x243;
        let x245 = x244 & k12;
        let x246 = x244.shr::<52>();
        let x247 = x204 + x246;
        let x248 = x247 & k12;
        let x249 = x247.shr::<52>();
        let x250 = x219 + x249;
        let x251 = x250 & k12;
        let x252 = x250.shr::<52>();
        let x253 = x234 + x252;
        let x254 = x253 & k12;
        let x255 = x253.shr::<52>();
        let x256 = x235 + x255;
        let element = Element([x236, x239, x242, x245, x248, x251, x254, x256]);
        (element, x5.nonzero())
    }
}

/// `The element of plain words of any value`.
struct Reduced<V>([V; PLAIN]);

impl<V: Vector> Task for Reduced<V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4, a5] = self.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xfe00000001000);
        let k1 = V::splat(cpu, 0);
        let k2 = V::splat(cpu, 0xffffff);
        let k3 = V::splat(cpu, 0x20);
        let k4 = V::splat(cpu, 0xfffffffe0000);
        let k5 = V::splat(cpu, 0x20000000);
        let k6 = V::splat(cpu, 0x100);
        let k7 = V::splat(cpu, 0xfffff00000000);
        let k8 = V::splat(cpu, 0xfffffffffffff);
        let k9 = V::splat(cpu, 0x100000001);
        let k10 = V::splat(cpu, 0xfffff00000001);
        let k11 = V::splat(cpu, 0xff00000000001);
        let k12 = V::splat(cpu, 0xffffffeffffff);
        let k13 = V::splat(cpu, 0x100000);
        let k14 = V::splat(cpu, 0x100fff00000000);
        let k15 = V::splat(cpu, 0x1fffe001000fdf);
        let k16 = V::splat(cpu, 0xffffffefefffe);
        let k17 = V::splat(cpu, 0xfffffffffffef);
        let k18 = V::splat(cpu, 0x100000ffefffff);
        let k19 = V::splat(cpu, 0x10000000000fff);
        let k20 = V::splat(cpu, 0xffffffffff);
        let k21 = V::splat(cpu, 0xfffffff);
        let k22 = V::splat(cpu, 0xffff);
        let k23 = V::splat(cpu, 0xf);
        let k24 = V::splat(cpu, 0xfffffffffff);
        let x0 = a0 & k8;
        let x1 = a0.shr::<52>();
        let x2 = a1 & k20;
        let x3 = x2.shl::<12>();
        let x4 = x1 + x3;
        let x5 = a1.shr::<40>();
        let x6 = a2 & k21;
        let x7 = x6.shl::<24>();
        let x8 = x5 + x7;
        let x9 = a2.shr::<28>();
        let x10 = a3 & k22;
        let x11 = x10.shl::<36>();
        let x12 = x9 + x11;
        let x13 = a3.shr::<16>();
        let x14 = a4 & k23;
        let x15 = x14.shl::<48>();
        let x16 = x13 + x15;
        let x17 = a4.shr::<4>();
        let x18 = x17 & k8;
        let x19 = a4.shr::<56>();
        let x20 = a5 & k24;
        let x21 = x20.shl::<8>();
        let x22 = x19 + x21;
        let x23 = a5.shr::<44>();
        let x24 = k1.plus_low(x0, k0);
        let x25 = k1.plus_high(x0, k0);
        let x26 = x25.plus_low(x0, k2);
        let x27 = k1.plus_high(x0, k2);
        let x28 = x27.plus_low(x0, k3);
        let x29 = k1.plus_high(x0, k3);
        let x30 = x29.plus_low(x0, k4);
        let x31 = k1.plus_high(x0, k4);
        let x32 = x31.plus_low(x0, k5);
        let x33 = k1.plus_high(x0, k5);
        let x34 = x33.plus_low(x0, k6);
        let x35 = k1.plus_high(x0, k6);
        let x36 = x26.plus_low(x4, k0);
        let x37 = x28.plus_high(x4, k0);
        let x38 = x37.plus_low(x4, k2);
        let x39 = x30.plus_high(x4, k2);
        let x40 = x39.plus_low(x4, k3);
        let x41 = x32.plus_high(x4, k3);
        let x42 = x41.plus_low(x4, k4);
        let x43 = x34.plus_high(x4, k4);
        let x44 = x43.plus_low(x4, k5);
        let x45 = x35.plus_high(x4, k5);
        let x46 = x45.plus_low(x4, k6);
        let x47 = k1.plus_high(x4, k6);
        let x48 = x38.plus_low(x8, k0);
        let x49 = x40.plus_high(x8, k0);
        let x50 = x49.plus_low(x8, k2);
        let x51 = x42.plus_high(x8, k2);
        let x52 = x51.plus_low(x8, k3);
        let x53 = x44.plus_high(x8, k3);
        let x54 = x53.plus_low(x8, k4);
        let x55 = x46.plus_high(x8, k4);
        let x56 = x55.plus_low(x8, k5);
        let x57 = x47.plus_high(x8, k5);
        let x58 = x57.plus_low(x8, k6);
        let x59 = k1.plus_high(x8, k6);
        let x60 = x50.plus_low(x12, k0);
        let x61 = x52.plus_high(x12, k0);
        let x62 = x61.plus_low(x12, k2);
        let x63 = x54.plus_high(x12, k2);
        let x64 = x63.plus_low(x12, k3);
        let x65 = x56.plus_high(x12, k3);
        let x66 = x65.plus_low(x12, k4);
        let x67 = x58.plus_high(x12, k4);
        let x68 = x67.plus_low(x12, k5);
        let x69 = x59.plus_high(x12, k5);
        let x70 = x69.plus_low(x12, k6);
        let x71 = k1.plus_high(x12, k6);
        let x72 = x62.plus_low(x16, k0);
        let x73 = x64.plus_high(x16, k0);
        let x74 = x73.plus_low(x16, k2);
        let x75 = x66.plus_high(x16, k2);
        let x76 = x75.plus_low(x16, k3);
        let x77 = x68.plus_high(x16, k3);
        let x78 = x77.plus_low(x16, k4);
        let x79 = x70.plus_high(x16, k4);
        let x80 = x79.plus_low(x16, k5);
        let x81 = x71.plus_high(x16, k5);
        let x82 = x81.plus_low(x16, k6);
        let x83 = k1.plus_high(x16, k6);
        let x84 = x74.plus_low(x18, k0);
        let x85 = x76.plus_high(x18, k0);
        let x86 = x85.plus_low(x18, k2);
        let x87 = x78.plus_high(x18, k2);
        let x88 = x87.plus_low(x18, k3);
        let x89 = x80.plus_high(x18, k3);
        let x90 = x89.plus_low(x18, k4);
        let x91 = x82.plus_high(x18, k4);
        let x92 = x91.plus_low(x18, k5);
        let x93 = x83.plus_high(x18, k5);
        let x94 = x93.plus_low(x18, k6);
        let x95 = k1.plus_high(x18, k6);
        let x96 = x86.plus_low(x22, k0);
        let x97 = x88.plus_high(x22, k0);
        let x98 = x97.plus_low(x22, k2);
        let x99 = x90.plus_high(x22, k2);
        let x100 = x99.plus_low(x22, k3);
        let x101 = x92.plus_high(x22, k3);
        let x102 = x101.plus_low(x22, k4);
        let x103 = x94.plus_high(x22, k4);
        let x104 = x103.plus_low(x22, k5);
        let x105 = x95.plus_high(x22, k5);
        let x106 = x105.plus_low(x22, k6);
        let x107 = k1.plus_high(x22, k6);
        let x108 = x98.plus_low(x23, k0);
        let x109 = x100.plus_high(x23, k0);
        let x110 = x109.plus_low(x23, k2);
        let x111 = x102.plus_low(x23, k3);
        let x112 = x104.plus_low(x23, k4);
        let x113 = x106.plus_high(x23, k4);
        let x114 = x113.plus_low(x23, k5);
        let x115 = x107.plus_low(x23, k6);
        let x116 = x24 + k7;
        let x117 = x48 + k8;
        let x118 = x116 & k8;
        let x119 = x116.shr::<52>();
        let x120 = k1.plus_low(x118, k9);
        let x121 = k1.plus_high(x120, k10);
        let x122 = x36 + x119;
        let x123 = k7 - x121;
        let x124 = x122 + x123;
        let x125 = k8 - x120;
        let x126 = x60 + x125;
        let x127 = x124.plus_low(x120, k11);
        let x128 = x117.plus_high(x120, k11);
        let x129 = x128.plus_low(x120, k12);
        let x130 = x126.plus_high(x120, k12);
        let x131 = x108.plus_low(x120, k13);
        let x132 = x110.plus_high(x120, k13);
        let x133 = x127 & k8;
        let x134 = x127.shr::<52>();
        let x135 = k1.plus_low(x133, k9);
        let x136 = k1.plus_high(x135, k10);
        let x137 = x129 + x134;
        let x138 = k14 - x136;
        let x139 = x137 + x138;
        let x140 = k8 - x135;
        let x141 = x72 + x140;
        let x142 = x139.plus_low(x135, k11);
        let x143 = x130.plus_high(x135, k11);
        let x144 = x143.plus_low(x135, k12);
        let x145 = x141.plus_high(x135, k12);
        let x146 = x132.plus_low(x135, k13);
        let x147 = x111.plus_high(x135, k13);
        let x148 = x142 & k8;
        let x149 = x142.shr::<52>();
        let x150 = k1.plus_low(x148, k9);
        let x151 = k1.plus_high(x150, k10);
        let x152 = x144 + x149;
        let x153 = k15 - x151;
        let x154 = x152 + x153;
        let x155 = k8 - x150;
        let x156 = x84 + x155;
        let x157 = x154.plus_low(x150, k11);
        let x158 = x145.plus_high(x150, k11);
        let x159 = x158.plus_low(x150, k12);
        let x160 = x156.plus_high(x150, k12);
        let x161 = x147.plus_low(x150, k13);
        let x162 = x112.plus_high(x150, k13);
        let x163 = x157 & k8;
        let x164 = x157.shr::<52>();
        let x165 = k1.plus_low(x163, k9);
        let x166 = k1.plus_high(x165, k10);
        let x167 = x159 + x164;
        let x168 = k16 - x166;
        let x169 = x167 + x168;
        let x170 = k8 - x165;
        let x171 = x96 + x170;
        let x172 = x169.plus_low(x165, k11);
        let x173 = x160.plus_high(x165, k11);
        let x174 = x173.plus_low(x165, k12);
        let x175 = x171.plus_high(x165, k12);
        let x176 = x162.plus_low(x165, k13);
        let x177 = x114.plus_high(x165, k13);
        let x178 = x172 & k8;
        let x179 = x172.shr::<52>();
        let x180 = k1.plus_low(x178, k9);
        let x181 = k1.plus_high(x180, k10);
        let x182 = x174 + x179;
        let x183 = k17 - x181;
        let x184 = x182 + x183;
        let x185 = k8 - x180;
        let x186 = x131 + x185;
        let x187 = x184.plus_low(x180, k11);
        let x188 = x175.plus_high(x180, k11);
        let x189 = x188.plus_low(x180, k12);
        let x190 = x186.plus_high(x180, k12);
        let x191 = x177.plus_low(x180, k13);
        let x192 = x115.plus_high(x180, k13);
        let x193 = x187 & k8;
        let x194 = x187.shr::<52>();
        let x195 = k1.plus_low(x193, k9);
        let x196 = k1.plus_high(x195, k10);
        let x197 = x189 + x194;
        let x198 = k8 - x196;
        let x199 = x197 + x198;
        let x200 = k18 - x195;
        let x201 = x146 + x200;
        let x202 = x199.plus_low(x195, k11);
        let x203 = x190.plus_high(x195, k11);
        let x204 = x203.plus_low(x195, k12);
        let x205 = x201.plus_high(x195, k12);
        let x206 = x192.plus_low(x195, k13);
        let x207 = k1.plus_high(x195, k13);
        let x208 = x202 & k8;
        let x209 = x202.shr::<52>();
        let x210 = k1.plus_low(x208, k9);
        let x211 = k1.plus_high(x210, k10);
        let x212 = x204 + x209;
        let x213 = k8 - x211;
        let x214 = x212 + x213;
        let x215 = k19 - x210;
        let x216 = x161 + x215;
        let x217 = x214.plus_low(x210, k11);
        let x218 = x205.plus_high(x210, k11);
        let x219 = x218.plus_low(x210, k12);
        let x220 = x216.plus_high(x210, k12);
        let x221 = x207.plus_low(x210, k13);
        let x222 = k1.plus_high(x210, k13);
        let x223 = x217 & k8;
        let x224 = x217.shr::<52>();
        let x225 = x219 + x224;
        let x226 = x225 & k8;
        let x227 = x225.shr::<52>();
        let x228 = x220 + x227;
        let x229 = x228 & k8;
        let x230 = x228.shr::<52>();
        let x231 = x176 + x230;
        let x232 = x231 & k8;
        let x233 = x231.shr::<52>();
        let x234 = x191 + x233;
        let x235 = x234 & k8;
        let x236 = x234.shr::<52>();
        let x237 = x206 + x236;
        let x238 = x237 & k8;
        let x239 = x237.shr::<52>();
        let x240 = x221 + x239;
        let x241 = x240 & k8;
        let x242 = x240.shr::<52>();
        let x243 = x222 + x242;
        Element([x223, x226, x229, x232, x235, x238, x241, x243])
    }
}
