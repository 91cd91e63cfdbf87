// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1, 8 elements side by side. Generated, do not edit:
//! ```text
//! modforge field "2^384 - 2^128 - 2^96 + 2^32 - 1" --layout lanes --name p384 --prefix fe_p384 --trait crate::LaneField
//! ```
//!
//! p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
//! Element: 8 digits at bits 0, 52, 104, 156, 208, 260, 312, 364, up to 2^52 - 1 (7 times); 2^23 + 2; 2^416 times the number modulo p.
//! Every function takes and returns such elements. Constant time in all values.
//! The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.
//! Operations of all eight lanes at once:
//! ```text
//! mul: 199 multiplications, 230 additions, 15 shifts, 14 logic
//! square: 143 multiplications, 174 additions, 29 shifts, 14 logic
//! add: 4 multiplications, 19 additions, 8 shifts, 8 logic
//! sub: 4 multiplications, 27 additions, 8 shifts, 8 logic
//! neg: 3 multiplications, 18 additions, 8 shifts, 8 logic
//! sum_of_products: 326 multiplications, 357 additions, 15 shifts, 15 logic
//! difference_of_products: 329 multiplications, 375 additions, 23 shifts, 23 logic
//! product_minus_square: 329 multiplications, 375 additions, 23 shifts, 23 logic
//! mul_small: 150 multiplications, 196 additions, 22 shifts, 21 logic
//! half: 22 additions, 22 shifts, 24 logic
//! canonical: 72 multiplications, 117 additions, 28 shifts, 21 logic
//! decode: 155 multiplications, 195 additions, 26 shifts, 27 logic
//! reduce: 155 multiplications, 189 additions, 26 shifts, 20 logic
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
/// - 1 (7 times); 2^23 + 2; 2^416 times the number modulo p.
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

impl<V: Vector> crate::LaneField<V> for Element<V> {
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
        let k2 = V::splat(cpu, 0xffffffff);
        let k3 = V::splat(cpu, 0xff00000000000);
        let k4 = V::splat(cpu, 0xffffffeffffff);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0x100000);
        let k7 = V::splat(cpu, 0x1ff00000000fff);
        let k8 = V::splat(cpu, 0x1ffffffdfffffe);
        let k9 = V::splat(cpu, 0x1fffffffffffee);
        let k10 = V::splat(cpu, 0x1ffffffffffffe);
        let k11 = V::splat(cpu, 0x100000000ffffe);
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
        let x128 = x0.plus_low(x127, k2);
        let x129 = x16.plus_high(x127, k2);
        let x130 = x128.shr::<52>();
        let x131 = x129 + x130;
        let x132 = x131.plus_low(x127, k3);
        let x133 = x32.plus_high(x127, k3);
        let x134 = x133.plus_low(x127, k4);
        let x135 = x48.plus_high(x127, k4);
        let x136 = k5 - x127;
        let x137 = x135 + x136;
        let x138 = x112.plus_low(x127, k6);
        let x139 = x114.plus_high(x127, k6);
        let x140 = x132 & k5;
        let x141 = k0.plus_low(x140, k1);
        let x142 = x132.plus_low(x141, k2);
        let x143 = x134.plus_high(x141, k2);
        let x144 = x142.shr::<52>();
        let x145 = x143 + x144;
        let x146 = x145.plus_low(x141, k3);
        let x147 = x137.plus_high(x141, k3);
        let x148 = x147.plus_low(x141, k4);
        let x149 = x64.plus_high(x141, k4);
        let x150 = k7 - x141;
        let x151 = x149 + x150;
        let x152 = x139.plus_low(x141, k6);
        let x153 = x116.plus_high(x141, k6);
        let x154 = x146 & k5;
        let x155 = k0.plus_low(x154, k1);
        let x156 = x146.plus_low(x155, k2);
        let x157 = x148.plus_high(x155, k2);
        let x158 = x156.shr::<52>();
        let x159 = x157 + x158;
        let x160 = x159.plus_low(x155, k3);
        let x161 = x151.plus_high(x155, k3);
        let x162 = x161.plus_low(x155, k4);
        let x163 = x80.plus_high(x155, k4);
        let x164 = k8 - x155;
        let x165 = x163 + x164;
        let x166 = x153.plus_low(x155, k6);
        let x167 = x118.plus_high(x155, k6);
        let x168 = x160 & k5;
        let x169 = k0.plus_low(x168, k1);
        let x170 = x160.plus_low(x169, k2);
        let x171 = x162.plus_high(x169, k2);
        let x172 = x170.shr::<52>();
        let x173 = x171 + x172;
        let x174 = x173.plus_low(x169, k3);
        let x175 = x165.plus_high(x169, k3);
        let x176 = x175.plus_low(x169, k4);
        let x177 = x96.plus_high(x169, k4);
        let x178 = k9 - x169;
        let x179 = x177 + x178;
        let x180 = x167.plus_low(x169, k6);
        let x181 = x120.plus_high(x169, k6);
        let x182 = x174 & k5;
        let x183 = k0.plus_low(x182, k1);
        let x184 = x174.plus_low(x183, k2);
        let x185 = x176.plus_high(x183, k2);
        let x186 = x184.shr::<52>();
        let x187 = x185 + x186;
        let x188 = x187.plus_low(x183, k3);
        let x189 = x179.plus_high(x183, k3);
        let x190 = x189.plus_low(x183, k4);
        let x191 = x138.plus_high(x183, k4);
        let x192 = k10 - x183;
        let x193 = x191 + x192;
        let x194 = x181.plus_low(x183, k6);
        let x195 = x122.plus_high(x183, k6);
        let x196 = x188 & k5;
        let x197 = k0.plus_low(x196, k1);
        let x198 = x188.plus_low(x197, k2);
        let x199 = x190.plus_high(x197, k2);
        let x200 = x198.shr::<52>();
        let x201 = x199 + x200;
        let x202 = x201.plus_low(x197, k3);
        let x203 = x193.plus_high(x197, k3);
        let x204 = x203.plus_low(x197, k4);
        let x205 = x152.plus_high(x197, k4);
        let x206 = k10 - x197;
        let x207 = x205 + x206;
        let x208 = x195.plus_low(x197, k6);
        let x209 = x124.plus_high(x197, k6);
        let x210 = x202 & k5;
        let x211 = k0.plus_low(x210, k1);
        let x212 = x202.plus_low(x211, k2);
        let x213 = x204.plus_high(x211, k2);
        let x214 = x212.shr::<52>();
        let x215 = x213 + x214;
        let x216 = x215.plus_low(x211, k3);
        let x217 = x207.plus_high(x211, k3);
        let x218 = x217.plus_low(x211, k4);
        let x219 = x166.plus_high(x211, k4);
        let x220 = k10 - x211;
        let x221 = x219 + x220;
        let x222 = x209.plus_low(x211, k6);
        let x223 = x126.plus_high(x211, k6);
        let x224 = x216 & k5;
        let x225 = k0.plus_low(x224, k1);
        let x226 = x216.plus_low(x225, k2);
        let x227 = x218.plus_high(x225, k2);
        let x228 = x226.shr::<52>();
        let x229 = x227 + x228;
        let x230 = x229.plus_low(x225, k3);
        let x231 = x221.plus_high(x225, k3);
        let x232 = x231.plus_low(x225, k4);
        let x233 = x180.plus_high(x225, k4);
        let x234 = k11 - x225;
        let x235 = x233 + x234;
        let x236 = x223.plus_low(x225, k6);
        let x237 = k0.plus_high(x225, k6);
        let x238 = x230 & k5;
        let x239 = x230.shr::<52>();
        let x240 = x232 + x239;
        let x241 = x240 & k5;
        let x242 = x240.shr::<52>();
        let x243 = x235 + x242;
        let x244 = x243 & k5;
        let x245 = x243.shr::<52>();
        let x246 = x194 + x245;
        let x247 = x246 & k5;
        let x248 = x246.shr::<52>();
        let x249 = x208 + x248;
        let x250 = x249 & k5;
        let x251 = x249.shr::<52>();
        let x252 = x222 + x251;
        let x253 = x252 & k5;
        let x254 = x252.shr::<52>();
        let x255 = x236 + x254;
        let x256 = x255 & k5;
        let x257 = x255.shr::<52>();
        let x258 = x237 + x257;
        Element([x238, x241, x244, x247, x250, x253, x256, x258])
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
        let k2 = V::splat(cpu, 0xffffffff);
        let k3 = V::splat(cpu, 0xff00000000000);
        let k4 = V::splat(cpu, 0xffffffeffffff);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0x100000);
        let k7 = V::splat(cpu, 0x1ff00000000fff);
        let k8 = V::splat(cpu, 0x1ffffffdfffffe);
        let k9 = V::splat(cpu, 0x1fffffffffffee);
        let k10 = V::splat(cpu, 0x1ffffffffffffe);
        let k11 = V::splat(cpu, 0x100000000ffffe);
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
        let x86 = x70.plus_low(x85, k2);
        let x87 = x71.plus_high(x85, k2);
        let x88 = x86.shr::<52>();
        let x89 = x87 + x88;
        let x90 = x89.plus_low(x85, k3);
        let x91 = x72.plus_high(x85, k3);
        let x92 = x91.plus_low(x85, k4);
        let x93 = x73.plus_high(x85, k4);
        let x94 = k5 - x85;
        let x95 = x93 + x94;
        let x96 = x77.plus_low(x85, k6);
        let x97 = x78.plus_high(x85, k6);
        let x98 = x90 & k5;
        let x99 = k0.plus_low(x98, k1);
        let x100 = x90.plus_low(x99, k2);
        let x101 = x92.plus_high(x99, k2);
        let x102 = x100.shr::<52>();
        let x103 = x101 + x102;
        let x104 = x103.plus_low(x99, k3);
        let x105 = x95.plus_high(x99, k3);
        let x106 = x105.plus_low(x99, k4);
        let x107 = x74.plus_high(x99, k4);
        let x108 = k7 - x99;
        let x109 = x107 + x108;
        let x110 = x97.plus_low(x99, k6);
        let x111 = x79.plus_high(x99, k6);
        let x112 = x104 & k5;
        let x113 = k0.plus_low(x112, k1);
        let x114 = x104.plus_low(x113, k2);
        let x115 = x106.plus_high(x113, k2);
        let x116 = x114.shr::<52>();
        let x117 = x115 + x116;
        let x118 = x117.plus_low(x113, k3);
        let x119 = x109.plus_high(x113, k3);
        let x120 = x119.plus_low(x113, k4);
        let x121 = x75.plus_high(x113, k4);
        let x122 = k8 - x113;
        let x123 = x121 + x122;
        let x124 = x111.plus_low(x113, k6);
        let x125 = x80.plus_high(x113, k6);
        let x126 = x118 & k5;
        let x127 = k0.plus_low(x126, k1);
        let x128 = x118.plus_low(x127, k2);
        let x129 = x120.plus_high(x127, k2);
        let x130 = x128.shr::<52>();
        let x131 = x129 + x130;
        let x132 = x131.plus_low(x127, k3);
        let x133 = x123.plus_high(x127, k3);
        let x134 = x133.plus_low(x127, k4);
        let x135 = x76.plus_high(x127, k4);
        let x136 = k9 - x127;
        let x137 = x135 + x136;
        let x138 = x125.plus_low(x127, k6);
        let x139 = x81.plus_high(x127, k6);
        let x140 = x132 & k5;
        let x141 = k0.plus_low(x140, k1);
        let x142 = x132.plus_low(x141, k2);
        let x143 = x134.plus_high(x141, k2);
        let x144 = x142.shr::<52>();
        let x145 = x143 + x144;
        let x146 = x145.plus_low(x141, k3);
        let x147 = x137.plus_high(x141, k3);
        let x148 = x147.plus_low(x141, k4);
        let x149 = x96.plus_high(x141, k4);
        let x150 = k10 - x141;
        let x151 = x149 + x150;
        let x152 = x139.plus_low(x141, k6);
        let x153 = x82.plus_high(x141, k6);
        let x154 = x146 & k5;
        let x155 = k0.plus_low(x154, k1);
        let x156 = x146.plus_low(x155, k2);
        let x157 = x148.plus_high(x155, k2);
        let x158 = x156.shr::<52>();
        let x159 = x157 + x158;
        let x160 = x159.plus_low(x155, k3);
        let x161 = x151.plus_high(x155, k3);
        let x162 = x161.plus_low(x155, k4);
        let x163 = x110.plus_high(x155, k4);
        let x164 = k10 - x155;
        let x165 = x163 + x164;
        let x166 = x153.plus_low(x155, k6);
        let x167 = x83.plus_high(x155, k6);
        let x168 = x160 & k5;
        let x169 = k0.plus_low(x168, k1);
        let x170 = x160.plus_low(x169, k2);
        let x171 = x162.plus_high(x169, k2);
        let x172 = x170.shr::<52>();
        let x173 = x171 + x172;
        let x174 = x173.plus_low(x169, k3);
        let x175 = x165.plus_high(x169, k3);
        let x176 = x175.plus_low(x169, k4);
        let x177 = x124.plus_high(x169, k4);
        let x178 = k10 - x169;
        let x179 = x177 + x178;
        let x180 = x167.plus_low(x169, k6);
        let x181 = x84.plus_high(x169, k6);
        let x182 = x174 & k5;
        let x183 = k0.plus_low(x182, k1);
        let x184 = x174.plus_low(x183, k2);
        let x185 = x176.plus_high(x183, k2);
        let x186 = x184.shr::<52>();
        let x187 = x185 + x186;
        let x188 = x187.plus_low(x183, k3);
        let x189 = x179.plus_high(x183, k3);
        let x190 = x189.plus_low(x183, k4);
        let x191 = x138.plus_high(x183, k4);
        let x192 = k11 - x183;
        let x193 = x191 + x192;
        let x194 = x181.plus_low(x183, k6);
        let x195 = k0.plus_high(x183, k6);
        let x196 = x188 & k5;
        let x197 = x188.shr::<52>();
        let x198 = x190 + x197;
        let x199 = x198 & k5;
        let x200 = x198.shr::<52>();
        let x201 = x193 + x200;
        let x202 = x201 & k5;
        let x203 = x201.shr::<52>();
        let x204 = x152 + x203;
        let x205 = x204 & k5;
        let x206 = x204.shr::<52>();
        let x207 = x166 + x206;
        let x208 = x207 & k5;
        let x209 = x207.shr::<52>();
        let x210 = x180 + x209;
        let x211 = x210 & k5;
        let x212 = x210.shr::<52>();
        let x213 = x194 + x212;
        let x214 = x213 & k5;
        let x215 = x213.shr::<52>();
        let x216 = x195 + x215;
        Element([x196, x199, x202, x205, x208, x211, x214, x216])
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
        let k2 = V::splat(cpu, 0xffffffff);
        let k3 = V::splat(cpu, 0xff00000000000);
        let k4 = V::splat(cpu, 0xffffffeffffff);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0x100000);
        let k7 = V::splat(cpu, 0x1ff00000000fff);
        let k8 = V::splat(cpu, 0x1ffffffdfffffe);
        let k9 = V::splat(cpu, 0x1fffffffffffee);
        let k10 = V::splat(cpu, 0x1ffffffffffffe);
        let k11 = V::splat(cpu, 0x100000000ffffe);
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
        let x254 = x127 & k5;
        let x255 = k0.plus_low(x254, k1);
        let x256 = x127.plus_low(x255, k2);
        let x257 = x143.plus_high(x255, k2);
        let x258 = x256.shr::<52>();
        let x259 = x257 + x258;
        let x260 = x259.plus_low(x255, k3);
        let x261 = x159.plus_high(x255, k3);
        let x262 = x261.plus_low(x255, k4);
        let x263 = x175.plus_high(x255, k4);
        let x264 = k5 - x255;
        let x265 = x263 + x264;
        let x266 = x239.plus_low(x255, k6);
        let x267 = x241.plus_high(x255, k6);
        let x268 = x260 & k5;
        let x269 = k0.plus_low(x268, k1);
        let x270 = x260.plus_low(x269, k2);
        let x271 = x262.plus_high(x269, k2);
        let x272 = x270.shr::<52>();
        let x273 = x271 + x272;
        let x274 = x273.plus_low(x269, k3);
        let x275 = x265.plus_high(x269, k3);
        let x276 = x275.plus_low(x269, k4);
        let x277 = x191.plus_high(x269, k4);
        let x278 = k7 - x269;
        let x279 = x277 + x278;
        let x280 = x267.plus_low(x269, k6);
        let x281 = x243.plus_high(x269, k6);
        let x282 = x274 & k5;
        let x283 = k0.plus_low(x282, k1);
        let x284 = x274.plus_low(x283, k2);
        let x285 = x276.plus_high(x283, k2);
        let x286 = x284.shr::<52>();
        let x287 = x285 + x286;
        let x288 = x287.plus_low(x283, k3);
        let x289 = x279.plus_high(x283, k3);
        let x290 = x289.plus_low(x283, k4);
        let x291 = x207.plus_high(x283, k4);
        let x292 = k8 - x283;
        let x293 = x291 + x292;
        let x294 = x281.plus_low(x283, k6);
        let x295 = x245.plus_high(x283, k6);
        let x296 = x288 & k5;
        let x297 = k0.plus_low(x296, k1);
        let x298 = x288.plus_low(x297, k2);
        let x299 = x290.plus_high(x297, k2);
        let x300 = x298.shr::<52>();
        let x301 = x299 + x300;
        let x302 = x301.plus_low(x297, k3);
        let x303 = x293.plus_high(x297, k3);
        let x304 = x303.plus_low(x297, k4);
        let x305 = x223.plus_high(x297, k4);
        let x306 = k9 - x297;
        let x307 = x305 + x306;
        let x308 = x295.plus_low(x297, k6);
        let x309 = x247.plus_high(x297, k6);
        let x310 = x302 & k5;
        let x311 = k0.plus_low(x310, k1);
        let x312 = x302.plus_low(x311, k2);
        let x313 = x304.plus_high(x311, k2);
        let x314 = x312.shr::<52>();
        let x315 = x313 + x314;
        let x316 = x315.plus_low(x311, k3);
        let x317 = x307.plus_high(x311, k3);
        let x318 = x317.plus_low(x311, k4);
        let x319 = x266.plus_high(x311, k4);
        let x320 = k10 - x311;
        let x321 = x319 + x320;
        let x322 = x309.plus_low(x311, k6);
        let x323 = x249.plus_high(x311, k6);
        let x324 = x316 & k5;
        let x325 = k0.plus_low(x324, k1);
        let x326 = x316.plus_low(x325, k2);
        let x327 = x318.plus_high(x325, k2);
        let x328 = x326.shr::<52>();
        let x329 = x327 + x328;
        let x330 = x329.plus_low(x325, k3);
        let x331 = x321.plus_high(x325, k3);
        let x332 = x331.plus_low(x325, k4);
        let x333 = x280.plus_high(x325, k4);
        let x334 = k10 - x325;
        let x335 = x333 + x334;
        let x336 = x323.plus_low(x325, k6);
        let x337 = x251.plus_high(x325, k6);
        let x338 = x330 & k5;
        let x339 = k0.plus_low(x338, k1);
        let x340 = x330.plus_low(x339, k2);
        let x341 = x332.plus_high(x339, k2);
        let x342 = x340.shr::<52>();
        let x343 = x341 + x342;
        let x344 = x343.plus_low(x339, k3);
        let x345 = x335.plus_high(x339, k3);
        let x346 = x345.plus_low(x339, k4);
        let x347 = x294.plus_high(x339, k4);
        let x348 = k10 - x339;
        let x349 = x347 + x348;
        let x350 = x337.plus_low(x339, k6);
        let x351 = x253.plus_high(x339, k6);
        let x352 = x344 & k5;
        let x353 = k0.plus_low(x352, k1);
        let x354 = x344.plus_low(x353, k2);
        let x355 = x346.plus_high(x353, k2);
        let x356 = x354.shr::<52>();
        let x357 = x355 + x356;
        let x358 = x357.plus_low(x353, k3);
        let x359 = x349.plus_high(x353, k3);
        let x360 = x359.plus_low(x353, k4);
        let x361 = x308.plus_high(x353, k4);
        let x362 = k11 - x353;
        let x363 = x361 + x362;
        let x364 = x351.plus_low(x353, k6);
        let x365 = k0.plus_high(x353, k6);
        let x366 = x358 & k5;
        let x367 = x358.shr::<52>();
        let x368 = x360 + x367;
        let x369 = x368 & k5;
        let x370 = x368.shr::<52>();
        let x371 = x363 + x370;
        let x372 = x371 & k5;
        let x373 = x371.shr::<52>();
        let x374 = x322 + x373;
        let x375 = x374 & k5;
        let x376 = x374.shr::<52>();
        let x377 = x336 + x376;
        let x378 = x377 & k5;
        let x379 = x377.shr::<52>();
        let x380 = x350 + x379;
        let x381 = x380 & k5;
        let x382 = x380.shr::<52>();
        let x383 = x364 + x382;
        let x384 = x383 & k5;
        let x385 = x383.shr::<52>();
        let x386 = x365 + x385;
        Element([x366, x369, x372, x375, x378, x381, x384, x386])
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
        let k0 = V::splat(cpu, 0x100008fffffff7);
        let k1 = V::splat(cpu, 0x1f6fffffffffff);
        let k2 = V::splat(cpu, 0x1ffffff6fffffe);
        let k3 = V::splat(cpu, 0x1ffffffffffffe);
        let k4 = V::splat(cpu, 0x8ffffe);
        let k5 = V::splat(cpu, 0xffff800000008);
        let k6 = V::splat(cpu, 0x7fffffffffff);
        let k7 = V::splat(cpu, 0x8000000);
        let k8 = V::splat(cpu, 0);
        let k9 = V::splat(cpu, 0x100000001);
        let k10 = V::splat(cpu, 0xffffffff);
        let k11 = V::splat(cpu, 0xff00000000000);
        let k12 = V::splat(cpu, 0xffffffeffffff);
        let k13 = V::splat(cpu, 0xfffffffffffff);
        let k14 = V::splat(cpu, 0x100000);
        let k15 = V::splat(cpu, 0x1ff00000000fff);
        let k16 = V::splat(cpu, 0x1ffffffdfffffe);
        let k17 = V::splat(cpu, 0x1fffffffffffee);
        let k18 = V::splat(cpu, 0x100000000ffffe);
        let k19 = V::splat(cpu, 0x7fffff);
        let x0 = k0 - c0;
        let x1 = k1 - c1;
        let x2 = k2 - c2;
        let x3 = k3 - c3;
        let x4 = k3 - c4;
        let x5 = k3 - c5;
        let x6 = k3 - c6;
        let x7 = k4 - c7;
        let x8 = x7 & k19;
        let x9 = x7.shr::<23>();
        let x10 = x0.plus_low(x9, k5);
        let x11 = x1.plus_low(x9, k6);
        let x12 = x2.plus_low(x9, k7);
        let x13 = x10 & k13;
        let x14 = x10.shr::<52>();
        let x15 = x11 + x14;
        let x16 = x15 & k13;
        let x17 = x15.shr::<52>();
        let x18 = x12 + x17;
        let x19 = x18 & k13;
        let x20 = x18.shr::<52>();
        let x21 = x3 + x20;
        let x22 = x21 & k13;
        let x23 = x21.shr::<52>();
        let x24 = x4 + x23;
        let x25 = x24 & k13;
        let x26 = x24.shr::<52>();
        let x27 = x5 + x26;
        let x28 = x27 & k13;
        let x29 = x27.shr::<52>();
        let x30 = x6 + x29;
        let x31 = x30 & k13;
        let x32 = x30.shr::<52>();
        let x33 = x8 + x32;
        let x34 = k8.plus_low(a0, b0);
        let x35 = k8.plus_high(a0, b0);
        let x36 = x35.plus_low(a0, b1);
        let x37 = k8.plus_high(a0, b1);
        let x38 = x37.plus_low(a0, b2);
        let x39 = k8.plus_high(a0, b2);
        let x40 = x39.plus_low(a0, b3);
        let x41 = k8.plus_high(a0, b3);
        let x42 = x41.plus_low(a0, b4);
        let x43 = k8.plus_high(a0, b4);
        let x44 = x43.plus_low(a0, b5);
        let x45 = k8.plus_high(a0, b5);
        let x46 = x45.plus_low(a0, b6);
        let x47 = k8.plus_high(a0, b6);
        let x48 = x47.plus_low(a0, b7);
        let x49 = k8.plus_high(a0, b7);
        let x50 = x36.plus_low(a1, b0);
        let x51 = x38.plus_high(a1, b0);
        let x52 = x51.plus_low(a1, b1);
        let x53 = x40.plus_high(a1, b1);
        let x54 = x53.plus_low(a1, b2);
        let x55 = x42.plus_high(a1, b2);
        let x56 = x55.plus_low(a1, b3);
        let x57 = x44.plus_high(a1, b3);
        let x58 = x57.plus_low(a1, b4);
        let x59 = x46.plus_high(a1, b4);
        let x60 = x59.plus_low(a1, b5);
        let x61 = x48.plus_high(a1, b5);
        let x62 = x61.plus_low(a1, b6);
        let x63 = x49.plus_high(a1, b6);
        let x64 = x63.plus_low(a1, b7);
        let x65 = k8.plus_high(a1, b7);
        let x66 = x52.plus_low(a2, b0);
        let x67 = x54.plus_high(a2, b0);
        let x68 = x67.plus_low(a2, b1);
        let x69 = x56.plus_high(a2, b1);
        let x70 = x69.plus_low(a2, b2);
        let x71 = x58.plus_high(a2, b2);
        let x72 = x71.plus_low(a2, b3);
        let x73 = x60.plus_high(a2, b3);
        let x74 = x73.plus_low(a2, b4);
        let x75 = x62.plus_high(a2, b4);
        let x76 = x75.plus_low(a2, b5);
        let x77 = x64.plus_high(a2, b5);
        let x78 = x77.plus_low(a2, b6);
        let x79 = x65.plus_high(a2, b6);
        let x80 = x79.plus_low(a2, b7);
        let x81 = k8.plus_high(a2, b7);
        let x82 = x68.plus_low(a3, b0);
        let x83 = x70.plus_high(a3, b0);
        let x84 = x83.plus_low(a3, b1);
        let x85 = x72.plus_high(a3, b1);
        let x86 = x85.plus_low(a3, b2);
        let x87 = x74.plus_high(a3, b2);
        let x88 = x87.plus_low(a3, b3);
        let x89 = x76.plus_high(a3, b3);
        let x90 = x89.plus_low(a3, b4);
        let x91 = x78.plus_high(a3, b4);
        let x92 = x91.plus_low(a3, b5);
        let x93 = x80.plus_high(a3, b5);
        let x94 = x93.plus_low(a3, b6);
        let x95 = x81.plus_high(a3, b6);
        let x96 = x95.plus_low(a3, b7);
        let x97 = k8.plus_high(a3, b7);
        let x98 = x84.plus_low(a4, b0);
        let x99 = x86.plus_high(a4, b0);
        let x100 = x99.plus_low(a4, b1);
        let x101 = x88.plus_high(a4, b1);
        let x102 = x101.plus_low(a4, b2);
        let x103 = x90.plus_high(a4, b2);
        let x104 = x103.plus_low(a4, b3);
        let x105 = x92.plus_high(a4, b3);
        let x106 = x105.plus_low(a4, b4);
        let x107 = x94.plus_high(a4, b4);
        let x108 = x107.plus_low(a4, b5);
        let x109 = x96.plus_high(a4, b5);
        let x110 = x109.plus_low(a4, b6);
        let x111 = x97.plus_high(a4, b6);
        let x112 = x111.plus_low(a4, b7);
        let x113 = k8.plus_high(a4, b7);
        let x114 = x100.plus_low(a5, b0);
        let x115 = x102.plus_high(a5, b0);
        let x116 = x115.plus_low(a5, b1);
        let x117 = x104.plus_high(a5, b1);
        let x118 = x117.plus_low(a5, b2);
        let x119 = x106.plus_high(a5, b2);
        let x120 = x119.plus_low(a5, b3);
        let x121 = x108.plus_high(a5, b3);
        let x122 = x121.plus_low(a5, b4);
        let x123 = x110.plus_high(a5, b4);
        let x124 = x123.plus_low(a5, b5);
        let x125 = x112.plus_high(a5, b5);
        let x126 = x125.plus_low(a5, b6);
        let x127 = x113.plus_high(a5, b6);
        let x128 = x127.plus_low(a5, b7);
        let x129 = k8.plus_high(a5, b7);
        let x130 = x116.plus_low(a6, b0);
        let x131 = x118.plus_high(a6, b0);
        let x132 = x131.plus_low(a6, b1);
        let x133 = x120.plus_high(a6, b1);
        let x134 = x133.plus_low(a6, b2);
        let x135 = x122.plus_high(a6, b2);
        let x136 = x135.plus_low(a6, b3);
        let x137 = x124.plus_high(a6, b3);
        let x138 = x137.plus_low(a6, b4);
        let x139 = x126.plus_high(a6, b4);
        let x140 = x139.plus_low(a6, b5);
        let x141 = x128.plus_high(a6, b5);
        let x142 = x141.plus_low(a6, b6);
        let x143 = x129.plus_high(a6, b6);
        let x144 = x143.plus_low(a6, b7);
        let x145 = k8.plus_high(a6, b7);
        let x146 = x132.plus_low(a7, b0);
        let x147 = x134.plus_high(a7, b0);
        let x148 = x147.plus_low(a7, b1);
        let x149 = x136.plus_high(a7, b1);
        let x150 = x149.plus_low(a7, b2);
        let x151 = x138.plus_high(a7, b2);
        let x152 = x151.plus_low(a7, b3);
        let x153 = x140.plus_high(a7, b3);
        let x154 = x153.plus_low(a7, b4);
        let x155 = x142.plus_high(a7, b4);
        let x156 = x155.plus_low(a7, b5);
        let x157 = x144.plus_high(a7, b5);
        let x158 = x157.plus_low(a7, b6);
        let x159 = x145.plus_high(a7, b6);
        let x160 = x159.plus_low(a7, b7);
        let x161 = x34.plus_low(x13, d0);
        let x162 = x50.plus_high(x13, d0);
        let x163 = x162.plus_low(x13, d1);
        let x164 = x66.plus_high(x13, d1);
        let x165 = x164.plus_low(x13, d2);
        let x166 = x82.plus_high(x13, d2);
        let x167 = x166.plus_low(x13, d3);
        let x168 = x98.plus_high(x13, d3);
        let x169 = x168.plus_low(x13, d4);
        let x170 = x114.plus_high(x13, d4);
        let x171 = x170.plus_low(x13, d5);
        let x172 = x130.plus_high(x13, d5);
        let x173 = x172.plus_low(x13, d6);
        let x174 = x146.plus_high(x13, d6);
        let x175 = x174.plus_low(x13, d7);
        let x176 = x148.plus_high(x13, d7);
        let x177 = x163.plus_low(x16, d0);
        let x178 = x165.plus_high(x16, d0);
        let x179 = x178.plus_low(x16, d1);
        let x180 = x167.plus_high(x16, d1);
        let x181 = x180.plus_low(x16, d2);
        let x182 = x169.plus_high(x16, d2);
        let x183 = x182.plus_low(x16, d3);
        let x184 = x171.plus_high(x16, d3);
        let x185 = x184.plus_low(x16, d4);
        let x186 = x173.plus_high(x16, d4);
        let x187 = x186.plus_low(x16, d5);
        let x188 = x175.plus_high(x16, d5);
        let x189 = x188.plus_low(x16, d6);
        let x190 = x176.plus_high(x16, d6);
        let x191 = x190.plus_low(x16, d7);
        let x192 = x150.plus_high(x16, d7);
        let x193 = x179.plus_low(x19, d0);
        let x194 = x181.plus_high(x19, d0);
        let x195 = x194.plus_low(x19, d1);
        let x196 = x183.plus_high(x19, d1);
        let x197 = x196.plus_low(x19, d2);
        let x198 = x185.plus_high(x19, d2);
        let x199 = x198.plus_low(x19, d3);
        let x200 = x187.plus_high(x19, d3);
        let x201 = x200.plus_low(x19, d4);
        let x202 = x189.plus_high(x19, d4);
        let x203 = x202.plus_low(x19, d5);
        let x204 = x191.plus_high(x19, d5);
        let x205 = x204.plus_low(x19, d6);
        let x206 = x192.plus_high(x19, d6);
        let x207 = x206.plus_low(x19, d7);
        let x208 = x152.plus_high(x19, d7);
        let x209 = x195.plus_low(x22, d0);
        let x210 = x197.plus_high(x22, d0);
        let x211 = x210.plus_low(x22, d1);
        let x212 = x199.plus_high(x22, d1);
        let x213 = x212.plus_low(x22, d2);
        let x214 = x201.plus_high(x22, d2);
        let x215 = x214.plus_low(x22, d3);
        let x216 = x203.plus_high(x22, d3);
        let x217 = x216.plus_low(x22, d4);
        let x218 = x205.plus_high(x22, d4);
        let x219 = x218.plus_low(x22, d5);
        let x220 = x207.plus_high(x22, d5);
        let x221 = x220.plus_low(x22, d6);
        let x222 = x208.plus_high(x22, d6);
        let x223 = x222.plus_low(x22, d7);
        let x224 = x154.plus_high(x22, d7);
        let x225 = x211.plus_low(x25, d0);
        let x226 = x213.plus_high(x25, d0);
        let x227 = x226.plus_low(x25, d1);
        let x228 = x215.plus_high(x25, d1);
        let x229 = x228.plus_low(x25, d2);
        let x230 = x217.plus_high(x25, d2);
        let x231 = x230.plus_low(x25, d3);
        let x232 = x219.plus_high(x25, d3);
        let x233 = x232.plus_low(x25, d4);
        let x234 = x221.plus_high(x25, d4);
        let x235 = x234.plus_low(x25, d5);
        let x236 = x223.plus_high(x25, d5);
        let x237 = x236.plus_low(x25, d6);
        let x238 = x224.plus_high(x25, d6);
        let x239 = x238.plus_low(x25, d7);
        let x240 = x156.plus_high(x25, d7);
        let x241 = x227.plus_low(x28, d0);
        let x242 = x229.plus_high(x28, d0);
        let x243 = x242.plus_low(x28, d1);
        let x244 = x231.plus_high(x28, d1);
        let x245 = x244.plus_low(x28, d2);
        let x246 = x233.plus_high(x28, d2);
        let x247 = x246.plus_low(x28, d3);
        let x248 = x235.plus_high(x28, d3);
        let x249 = x248.plus_low(x28, d4);
        let x250 = x237.plus_high(x28, d4);
        let x251 = x250.plus_low(x28, d5);
        let x252 = x239.plus_high(x28, d5);
        let x253 = x252.plus_low(x28, d6);
        let x254 = x240.plus_high(x28, d6);
        let x255 = x254.plus_low(x28, d7);
        let x256 = x158.plus_high(x28, d7);
        let x257 = x243.plus_low(x31, d0);
        let x258 = x245.plus_high(x31, d0);
        let x259 = x258.plus_low(x31, d1);
        let x260 = x247.plus_high(x31, d1);
        let x261 = x260.plus_low(x31, d2);
        let x262 = x249.plus_high(x31, d2);
        let x263 = x262.plus_low(x31, d3);
        let x264 = x251.plus_high(x31, d3);
        let x265 = x264.plus_low(x31, d4);
        let x266 = x253.plus_high(x31, d4);
        let x267 = x266.plus_low(x31, d5);
        let x268 = x255.plus_high(x31, d5);
        let x269 = x268.plus_low(x31, d6);
        let x270 = x256.plus_high(x31, d6);
        let x271 = x270.plus_low(x31, d7);
        let x272 = x160.plus_high(x31, d7);
        let x273 = x259.plus_low(x33, d0);
        let x274 = x261.plus_high(x33, d0);
        let x275 = x274.plus_low(x33, d1);
        let x276 = x263.plus_high(x33, d1);
        let x277 = x276.plus_low(x33, d2);
        let x278 = x265.plus_high(x33, d2);
        let x279 = x278.plus_low(x33, d3);
        let x280 = x267.plus_high(x33, d3);
        let x281 = x280.plus_low(x33, d4);
        let x282 = x269.plus_high(x33, d4);
        let x283 = x282.plus_low(x33, d5);
        let x284 = x271.plus_high(x33, d5);
        let x285 = x284.plus_low(x33, d6);
        let x286 = x272.plus_high(x33, d6);
        let x287 = x286.plus_low(x33, d7);
        let x288 = x161 & k13;
        let x289 = k8.plus_low(x288, k9);
        let x290 = x161.plus_low(x289, k10);
        let x291 = x177.plus_high(x289, k10);
        let x292 = x290.shr::<52>();
        let x293 = x291 + x292;
        let x294 = x293.plus_low(x289, k11);
        let x295 = x193.plus_high(x289, k11);
        let x296 = x295.plus_low(x289, k12);
        let x297 = x209.plus_high(x289, k12);
        let x298 = k13 - x289;
        let x299 = x297 + x298;
        let x300 = x273.plus_low(x289, k14);
        let x301 = x275.plus_high(x289, k14);
        let x302 = x294 & k13;
        let x303 = k8.plus_low(x302, k9);
        let x304 = x294.plus_low(x303, k10);
        let x305 = x296.plus_high(x303, k10);
        let x306 = x304.shr::<52>();
        let x307 = x305 + x306;
        let x308 = x307.plus_low(x303, k11);
        let x309 = x299.plus_high(x303, k11);
        let x310 = x309.plus_low(x303, k12);
        let x311 = x225.plus_high(x303, k12);
        let x312 = k15 - x303;
        let x313 = x311 + x312;
        let x314 = x301.plus_low(x303, k14);
        let x315 = x277.plus_high(x303, k14);
        let x316 = x308 & k13;
        let x317 = k8.plus_low(x316, k9);
        let x318 = x308.plus_low(x317, k10);
        let x319 = x310.plus_high(x317, k10);
        let x320 = x318.shr::<52>();
        let x321 = x319 + x320;
        let x322 = x321.plus_low(x317, k11);
        let x323 = x313.plus_high(x317, k11);
        let x324 = x323.plus_low(x317, k12);
        let x325 = x241.plus_high(x317, k12);
        let x326 = k16 - x317;
        let x327 = x325 + x326;
        let x328 = x315.plus_low(x317, k14);
        let x329 = x279.plus_high(x317, k14);
        let x330 = x322 & k13;
        let x331 = k8.plus_low(x330, k9);
        let x332 = x322.plus_low(x331, k10);
        let x333 = x324.plus_high(x331, k10);
        let x334 = x332.shr::<52>();
        let x335 = x333 + x334;
        let x336 = x335.plus_low(x331, k11);
        let x337 = x327.plus_high(x331, k11);
        let x338 = x337.plus_low(x331, k12);
        let x339 = x257.plus_high(x331, k12);
        let x340 = k17 - x331;
        let x341 = x339 + x340;
        let x342 = x329.plus_low(x331, k14);
        let x343 = x281.plus_high(x331, k14);
        let x344 = x336 & k13;
        let x345 = k8.plus_low(x344, k9);
        let x346 = x336.plus_low(x345, k10);
        let x347 = x338.plus_high(x345, k10);
        let x348 = x346.shr::<52>();
        let x349 = x347 + x348;
        let x350 = x349.plus_low(x345, k11);
        let x351 = x341.plus_high(x345, k11);
        let x352 = x351.plus_low(x345, k12);
        let x353 = x300.plus_high(x345, k12);
        let x354 = k3 - x345;
        let x355 = x353 + x354;
        let x356 = x343.plus_low(x345, k14);
        let x357 = x283.plus_high(x345, k14);
        let x358 = x350 & k13;
        let x359 = k8.plus_low(x358, k9);
        let x360 = x350.plus_low(x359, k10);
        let x361 = x352.plus_high(x359, k10);
        let x362 = x360.shr::<52>();
        let x363 = x361 + x362;
        let x364 = x363.plus_low(x359, k11);
        let x365 = x355.plus_high(x359, k11);
        let x366 = x365.plus_low(x359, k12);
        let x367 = x314.plus_high(x359, k12);
        let x368 = k3 - x359;
        let x369 = x367 + x368;
        let x370 = x357.plus_low(x359, k14);
        let x371 = x285.plus_high(x359, k14);
        let x372 = x364 & k13;
        let x373 = k8.plus_low(x372, k9);
        let x374 = x364.plus_low(x373, k10);
        let x375 = x366.plus_high(x373, k10);
        let x376 = x374.shr::<52>();
        let x377 = x375 + x376;
        let x378 = x377.plus_low(x373, k11);
        let x379 = x369.plus_high(x373, k11);
        let x380 = x379.plus_low(x373, k12);
        let x381 = x328.plus_high(x373, k12);
        let x382 = k3 - x373;
        let x383 = x381 + x382;
        let x384 = x371.plus_low(x373, k14);
        let x385 = x287.plus_high(x373, k14);
        let x386 = x378 & k13;
        let x387 = k8.plus_low(x386, k9);
        let x388 = x378.plus_low(x387, k10);
        let x389 = x380.plus_high(x387, k10);
        let x390 = x388.shr::<52>();
        let x391 = x389 + x390;
        let x392 = x391.plus_low(x387, k11);
        let x393 = x383.plus_high(x387, k11);
        let x394 = x393.plus_low(x387, k12);
        let x395 = x342.plus_high(x387, k12);
        let x396 = k18 - x387;
        let x397 = x395 + x396;
        let x398 = x385.plus_low(x387, k14);
        let x399 = k8.plus_high(x387, k14);
        let x400 = x392 & k13;
        let x401 = x392.shr::<52>();
        let x402 = x394 + x401;
        let x403 = x402 & k13;
        let x404 = x402.shr::<52>();
        let x405 = x397 + x404;
        let x406 = x405 & k13;
        let x407 = x405.shr::<52>();
        let x408 = x356 + x407;
        let x409 = x408 & k13;
        let x410 = x408.shr::<52>();
        let x411 = x370 + x410;
        let x412 = x411 & k13;
        let x413 = x411.shr::<52>();
        let x414 = x384 + x413;
        let x415 = x414 & k13;
        let x416 = x414.shr::<52>();
        let x417 = x398 + x416;
        let x418 = x417 & k13;
        let x419 = x417.shr::<52>();
        let x420 = x399 + x419;
        Element([x400, x403, x406, x409, x412, x415, x418, x420])
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
        let k0 = V::splat(cpu, 0x100008fffffff7);
        let k1 = V::splat(cpu, 0x1f6fffffffffff);
        let k2 = V::splat(cpu, 0x1ffffff6fffffe);
        let k3 = V::splat(cpu, 0x1ffffffffffffe);
        let k4 = V::splat(cpu, 0x8ffffe);
        let k5 = V::splat(cpu, 0xffff800000008);
        let k6 = V::splat(cpu, 0x7fffffffffff);
        let k7 = V::splat(cpu, 0x8000000);
        let k8 = V::splat(cpu, 0);
        let k9 = V::splat(cpu, 0x100000001);
        let k10 = V::splat(cpu, 0xffffffff);
        let k11 = V::splat(cpu, 0xff00000000000);
        let k12 = V::splat(cpu, 0xffffffeffffff);
        let k13 = V::splat(cpu, 0xfffffffffffff);
        let k14 = V::splat(cpu, 0x100000);
        let k15 = V::splat(cpu, 0x1ff00000000fff);
        let k16 = V::splat(cpu, 0x1ffffffdfffffe);
        let k17 = V::splat(cpu, 0x1fffffffffffee);
        let k18 = V::splat(cpu, 0x100000000ffffe);
        let k19 = V::splat(cpu, 0x7fffff);
        let x0 = k0 - c0;
        let x1 = k1 - c1;
        let x2 = k2 - c2;
        let x3 = k3 - c3;
        let x4 = k3 - c4;
        let x5 = k3 - c5;
        let x6 = k3 - c6;
        let x7 = k4 - c7;
        let x8 = x7 & k19;
        let x9 = x7.shr::<23>();
        let x10 = x0.plus_low(x9, k5);
        let x11 = x1.plus_low(x9, k6);
        let x12 = x2.plus_low(x9, k7);
        let x13 = x10 & k13;
        let x14 = x10.shr::<52>();
        let x15 = x11 + x14;
        let x16 = x15 & k13;
        let x17 = x15.shr::<52>();
        let x18 = x12 + x17;
        let x19 = x18 & k13;
        let x20 = x18.shr::<52>();
        let x21 = x3 + x20;
        let x22 = x21 & k13;
        let x23 = x21.shr::<52>();
        let x24 = x4 + x23;
        let x25 = x24 & k13;
        let x26 = x24.shr::<52>();
        let x27 = x5 + x26;
        let x28 = x27 & k13;
        let x29 = x27.shr::<52>();
        let x30 = x6 + x29;
        let x31 = x30 & k13;
        let x32 = x30.shr::<52>();
        let x33 = x8 + x32;
        let x34 = k8.plus_low(a0, b0);
        let x35 = k8.plus_high(a0, b0);
        let x36 = x35.plus_low(a0, b1);
        let x37 = k8.plus_high(a0, b1);
        let x38 = x37.plus_low(a0, b2);
        let x39 = k8.plus_high(a0, b2);
        let x40 = x39.plus_low(a0, b3);
        let x41 = k8.plus_high(a0, b3);
        let x42 = x41.plus_low(a0, b4);
        let x43 = k8.plus_high(a0, b4);
        let x44 = x43.plus_low(a0, b5);
        let x45 = k8.plus_high(a0, b5);
        let x46 = x45.plus_low(a0, b6);
        let x47 = k8.plus_high(a0, b6);
        let x48 = x47.plus_low(a0, b7);
        let x49 = k8.plus_high(a0, b7);
        let x50 = x36.plus_low(a1, b0);
        let x51 = x38.plus_high(a1, b0);
        let x52 = x51.plus_low(a1, b1);
        let x53 = x40.plus_high(a1, b1);
        let x54 = x53.plus_low(a1, b2);
        let x55 = x42.plus_high(a1, b2);
        let x56 = x55.plus_low(a1, b3);
        let x57 = x44.plus_high(a1, b3);
        let x58 = x57.plus_low(a1, b4);
        let x59 = x46.plus_high(a1, b4);
        let x60 = x59.plus_low(a1, b5);
        let x61 = x48.plus_high(a1, b5);
        let x62 = x61.plus_low(a1, b6);
        let x63 = x49.plus_high(a1, b6);
        let x64 = x63.plus_low(a1, b7);
        let x65 = k8.plus_high(a1, b7);
        let x66 = x52.plus_low(a2, b0);
        let x67 = x54.plus_high(a2, b0);
        let x68 = x67.plus_low(a2, b1);
        let x69 = x56.plus_high(a2, b1);
        let x70 = x69.plus_low(a2, b2);
        let x71 = x58.plus_high(a2, b2);
        let x72 = x71.plus_low(a2, b3);
        let x73 = x60.plus_high(a2, b3);
        let x74 = x73.plus_low(a2, b4);
        let x75 = x62.plus_high(a2, b4);
        let x76 = x75.plus_low(a2, b5);
        let x77 = x64.plus_high(a2, b5);
        let x78 = x77.plus_low(a2, b6);
        let x79 = x65.plus_high(a2, b6);
        let x80 = x79.plus_low(a2, b7);
        let x81 = k8.plus_high(a2, b7);
        let x82 = x68.plus_low(a3, b0);
        let x83 = x70.plus_high(a3, b0);
        let x84 = x83.plus_low(a3, b1);
        let x85 = x72.plus_high(a3, b1);
        let x86 = x85.plus_low(a3, b2);
        let x87 = x74.plus_high(a3, b2);
        let x88 = x87.plus_low(a3, b3);
        let x89 = x76.plus_high(a3, b3);
        let x90 = x89.plus_low(a3, b4);
        let x91 = x78.plus_high(a3, b4);
        let x92 = x91.plus_low(a3, b5);
        let x93 = x80.plus_high(a3, b5);
        let x94 = x93.plus_low(a3, b6);
        let x95 = x81.plus_high(a3, b6);
        let x96 = x95.plus_low(a3, b7);
        let x97 = k8.plus_high(a3, b7);
        let x98 = x84.plus_low(a4, b0);
        let x99 = x86.plus_high(a4, b0);
        let x100 = x99.plus_low(a4, b1);
        let x101 = x88.plus_high(a4, b1);
        let x102 = x101.plus_low(a4, b2);
        let x103 = x90.plus_high(a4, b2);
        let x104 = x103.plus_low(a4, b3);
        let x105 = x92.plus_high(a4, b3);
        let x106 = x105.plus_low(a4, b4);
        let x107 = x94.plus_high(a4, b4);
        let x108 = x107.plus_low(a4, b5);
        let x109 = x96.plus_high(a4, b5);
        let x110 = x109.plus_low(a4, b6);
        let x111 = x97.plus_high(a4, b6);
        let x112 = x111.plus_low(a4, b7);
        let x113 = k8.plus_high(a4, b7);
        let x114 = x100.plus_low(a5, b0);
        let x115 = x102.plus_high(a5, b0);
        let x116 = x115.plus_low(a5, b1);
        let x117 = x104.plus_high(a5, b1);
        let x118 = x117.plus_low(a5, b2);
        let x119 = x106.plus_high(a5, b2);
        let x120 = x119.plus_low(a5, b3);
        let x121 = x108.plus_high(a5, b3);
        let x122 = x121.plus_low(a5, b4);
        let x123 = x110.plus_high(a5, b4);
        let x124 = x123.plus_low(a5, b5);
        let x125 = x112.plus_high(a5, b5);
        let x126 = x125.plus_low(a5, b6);
        let x127 = x113.plus_high(a5, b6);
        let x128 = x127.plus_low(a5, b7);
        let x129 = k8.plus_high(a5, b7);
        let x130 = x116.plus_low(a6, b0);
        let x131 = x118.plus_high(a6, b0);
        let x132 = x131.plus_low(a6, b1);
        let x133 = x120.plus_high(a6, b1);
        let x134 = x133.plus_low(a6, b2);
        let x135 = x122.plus_high(a6, b2);
        let x136 = x135.plus_low(a6, b3);
        let x137 = x124.plus_high(a6, b3);
        let x138 = x137.plus_low(a6, b4);
        let x139 = x126.plus_high(a6, b4);
        let x140 = x139.plus_low(a6, b5);
        let x141 = x128.plus_high(a6, b5);
        let x142 = x141.plus_low(a6, b6);
        let x143 = x129.plus_high(a6, b6);
        let x144 = x143.plus_low(a6, b7);
        let x145 = k8.plus_high(a6, b7);
        let x146 = x132.plus_low(a7, b0);
        let x147 = x134.plus_high(a7, b0);
        let x148 = x147.plus_low(a7, b1);
        let x149 = x136.plus_high(a7, b1);
        let x150 = x149.plus_low(a7, b2);
        let x151 = x138.plus_high(a7, b2);
        let x152 = x151.plus_low(a7, b3);
        let x153 = x140.plus_high(a7, b3);
        let x154 = x153.plus_low(a7, b4);
        let x155 = x142.plus_high(a7, b4);
        let x156 = x155.plus_low(a7, b5);
        let x157 = x144.plus_high(a7, b5);
        let x158 = x157.plus_low(a7, b6);
        let x159 = x145.plus_high(a7, b6);
        let x160 = x159.plus_low(a7, b7);
        let x161 = x34.plus_low(x13, c0);
        let x162 = x50.plus_high(x13, c0);
        let x163 = x162.plus_low(x13, c1);
        let x164 = x66.plus_high(x13, c1);
        let x165 = x164.plus_low(x13, c2);
        let x166 = x82.plus_high(x13, c2);
        let x167 = x166.plus_low(x13, c3);
        let x168 = x98.plus_high(x13, c3);
        let x169 = x168.plus_low(x13, c4);
        let x170 = x114.plus_high(x13, c4);
        let x171 = x170.plus_low(x13, c5);
        let x172 = x130.plus_high(x13, c5);
        let x173 = x172.plus_low(x13, c6);
        let x174 = x146.plus_high(x13, c6);
        let x175 = x174.plus_low(x13, c7);
        let x176 = x148.plus_high(x13, c7);
        let x177 = x163.plus_low(x16, c0);
        let x178 = x165.plus_high(x16, c0);
        let x179 = x178.plus_low(x16, c1);
        let x180 = x167.plus_high(x16, c1);
        let x181 = x180.plus_low(x16, c2);
        let x182 = x169.plus_high(x16, c2);
        let x183 = x182.plus_low(x16, c3);
        let x184 = x171.plus_high(x16, c3);
        let x185 = x184.plus_low(x16, c4);
        let x186 = x173.plus_high(x16, c4);
        let x187 = x186.plus_low(x16, c5);
        let x188 = x175.plus_high(x16, c5);
        let x189 = x188.plus_low(x16, c6);
        let x190 = x176.plus_high(x16, c6);
        let x191 = x190.plus_low(x16, c7);
        let x192 = x150.plus_high(x16, c7);
        let x193 = x179.plus_low(x19, c0);
        let x194 = x181.plus_high(x19, c0);
        let x195 = x194.plus_low(x19, c1);
        let x196 = x183.plus_high(x19, c1);
        let x197 = x196.plus_low(x19, c2);
        let x198 = x185.plus_high(x19, c2);
        let x199 = x198.plus_low(x19, c3);
        let x200 = x187.plus_high(x19, c3);
        let x201 = x200.plus_low(x19, c4);
        let x202 = x189.plus_high(x19, c4);
        let x203 = x202.plus_low(x19, c5);
        let x204 = x191.plus_high(x19, c5);
        let x205 = x204.plus_low(x19, c6);
        let x206 = x192.plus_high(x19, c6);
        let x207 = x206.plus_low(x19, c7);
        let x208 = x152.plus_high(x19, c7);
        let x209 = x195.plus_low(x22, c0);
        let x210 = x197.plus_high(x22, c0);
        let x211 = x210.plus_low(x22, c1);
        let x212 = x199.plus_high(x22, c1);
        let x213 = x212.plus_low(x22, c2);
        let x214 = x201.plus_high(x22, c2);
        let x215 = x214.plus_low(x22, c3);
        let x216 = x203.plus_high(x22, c3);
        let x217 = x216.plus_low(x22, c4);
        let x218 = x205.plus_high(x22, c4);
        let x219 = x218.plus_low(x22, c5);
        let x220 = x207.plus_high(x22, c5);
        let x221 = x220.plus_low(x22, c6);
        let x222 = x208.plus_high(x22, c6);
        let x223 = x222.plus_low(x22, c7);
        let x224 = x154.plus_high(x22, c7);
        let x225 = x211.plus_low(x25, c0);
        let x226 = x213.plus_high(x25, c0);
        let x227 = x226.plus_low(x25, c1);
        let x228 = x215.plus_high(x25, c1);
        let x229 = x228.plus_low(x25, c2);
        let x230 = x217.plus_high(x25, c2);
        let x231 = x230.plus_low(x25, c3);
        let x232 = x219.plus_high(x25, c3);
        let x233 = x232.plus_low(x25, c4);
        let x234 = x221.plus_high(x25, c4);
        let x235 = x234.plus_low(x25, c5);
        let x236 = x223.plus_high(x25, c5);
        let x237 = x236.plus_low(x25, c6);
        let x238 = x224.plus_high(x25, c6);
        let x239 = x238.plus_low(x25, c7);
        let x240 = x156.plus_high(x25, c7);
        let x241 = x227.plus_low(x28, c0);
        let x242 = x229.plus_high(x28, c0);
        let x243 = x242.plus_low(x28, c1);
        let x244 = x231.plus_high(x28, c1);
        let x245 = x244.plus_low(x28, c2);
        let x246 = x233.plus_high(x28, c2);
        let x247 = x246.plus_low(x28, c3);
        let x248 = x235.plus_high(x28, c3);
        let x249 = x248.plus_low(x28, c4);
        let x250 = x237.plus_high(x28, c4);
        let x251 = x250.plus_low(x28, c5);
        let x252 = x239.plus_high(x28, c5);
        let x253 = x252.plus_low(x28, c6);
        let x254 = x240.plus_high(x28, c6);
        let x255 = x254.plus_low(x28, c7);
        let x256 = x158.plus_high(x28, c7);
        let x257 = x243.plus_low(x31, c0);
        let x258 = x245.plus_high(x31, c0);
        let x259 = x258.plus_low(x31, c1);
        let x260 = x247.plus_high(x31, c1);
        let x261 = x260.plus_low(x31, c2);
        let x262 = x249.plus_high(x31, c2);
        let x263 = x262.plus_low(x31, c3);
        let x264 = x251.plus_high(x31, c3);
        let x265 = x264.plus_low(x31, c4);
        let x266 = x253.plus_high(x31, c4);
        let x267 = x266.plus_low(x31, c5);
        let x268 = x255.plus_high(x31, c5);
        let x269 = x268.plus_low(x31, c6);
        let x270 = x256.plus_high(x31, c6);
        let x271 = x270.plus_low(x31, c7);
        let x272 = x160.plus_high(x31, c7);
        let x273 = x259.plus_low(x33, c0);
        let x274 = x261.plus_high(x33, c0);
        let x275 = x274.plus_low(x33, c1);
        let x276 = x263.plus_high(x33, c1);
        let x277 = x276.plus_low(x33, c2);
        let x278 = x265.plus_high(x33, c2);
        let x279 = x278.plus_low(x33, c3);
        let x280 = x267.plus_high(x33, c3);
        let x281 = x280.plus_low(x33, c4);
        let x282 = x269.plus_high(x33, c4);
        let x283 = x282.plus_low(x33, c5);
        let x284 = x271.plus_high(x33, c5);
        let x285 = x284.plus_low(x33, c6);
        let x286 = x272.plus_high(x33, c6);
        let x287 = x286.plus_low(x33, c7);
        let x288 = x161 & k13;
        let x289 = k8.plus_low(x288, k9);
        let x290 = x161.plus_low(x289, k10);
        let x291 = x177.plus_high(x289, k10);
        let x292 = x290.shr::<52>();
        let x293 = x291 + x292;
        let x294 = x293.plus_low(x289, k11);
        let x295 = x193.plus_high(x289, k11);
        let x296 = x295.plus_low(x289, k12);
        let x297 = x209.plus_high(x289, k12);
        let x298 = k13 - x289;
        let x299 = x297 + x298;
        let x300 = x273.plus_low(x289, k14);
        let x301 = x275.plus_high(x289, k14);
        let x302 = x294 & k13;
        let x303 = k8.plus_low(x302, k9);
        let x304 = x294.plus_low(x303, k10);
        let x305 = x296.plus_high(x303, k10);
        let x306 = x304.shr::<52>();
        let x307 = x305 + x306;
        let x308 = x307.plus_low(x303, k11);
        let x309 = x299.plus_high(x303, k11);
        let x310 = x309.plus_low(x303, k12);
        let x311 = x225.plus_high(x303, k12);
        let x312 = k15 - x303;
        let x313 = x311 + x312;
        let x314 = x301.plus_low(x303, k14);
        let x315 = x277.plus_high(x303, k14);
        let x316 = x308 & k13;
        let x317 = k8.plus_low(x316, k9);
        let x318 = x308.plus_low(x317, k10);
        let x319 = x310.plus_high(x317, k10);
        let x320 = x318.shr::<52>();
        let x321 = x319 + x320;
        let x322 = x321.plus_low(x317, k11);
        let x323 = x313.plus_high(x317, k11);
        let x324 = x323.plus_low(x317, k12);
        let x325 = x241.plus_high(x317, k12);
        let x326 = k16 - x317;
        let x327 = x325 + x326;
        let x328 = x315.plus_low(x317, k14);
        let x329 = x279.plus_high(x317, k14);
        let x330 = x322 & k13;
        let x331 = k8.plus_low(x330, k9);
        let x332 = x322.plus_low(x331, k10);
        let x333 = x324.plus_high(x331, k10);
        let x334 = x332.shr::<52>();
        let x335 = x333 + x334;
        let x336 = x335.plus_low(x331, k11);
        let x337 = x327.plus_high(x331, k11);
        let x338 = x337.plus_low(x331, k12);
        let x339 = x257.plus_high(x331, k12);
        let x340 = k17 - x331;
        let x341 = x339 + x340;
        let x342 = x329.plus_low(x331, k14);
        let x343 = x281.plus_high(x331, k14);
        let x344 = x336 & k13;
        let x345 = k8.plus_low(x344, k9);
        let x346 = x336.plus_low(x345, k10);
        let x347 = x338.plus_high(x345, k10);
        let x348 = x346.shr::<52>();
        let x349 = x347 + x348;
        let x350 = x349.plus_low(x345, k11);
        let x351 = x341.plus_high(x345, k11);
        let x352 = x351.plus_low(x345, k12);
        let x353 = x300.plus_high(x345, k12);
        let x354 = k3 - x345;
        let x355 = x353 + x354;
        let x356 = x343.plus_low(x345, k14);
        let x357 = x283.plus_high(x345, k14);
        let x358 = x350 & k13;
        let x359 = k8.plus_low(x358, k9);
        let x360 = x350.plus_low(x359, k10);
        let x361 = x352.plus_high(x359, k10);
        let x362 = x360.shr::<52>();
        let x363 = x361 + x362;
        let x364 = x363.plus_low(x359, k11);
        let x365 = x355.plus_high(x359, k11);
        let x366 = x365.plus_low(x359, k12);
        let x367 = x314.plus_high(x359, k12);
        let x368 = k3 - x359;
        let x369 = x367 + x368;
        let x370 = x357.plus_low(x359, k14);
        let x371 = x285.plus_high(x359, k14);
        let x372 = x364 & k13;
        let x373 = k8.plus_low(x372, k9);
        let x374 = x364.plus_low(x373, k10);
        let x375 = x366.plus_high(x373, k10);
        let x376 = x374.shr::<52>();
        let x377 = x375 + x376;
        let x378 = x377.plus_low(x373, k11);
        let x379 = x369.plus_high(x373, k11);
        let x380 = x379.plus_low(x373, k12);
        let x381 = x328.plus_high(x373, k12);
        let x382 = k3 - x373;
        let x383 = x381 + x382;
        let x384 = x371.plus_low(x373, k14);
        let x385 = x287.plus_high(x373, k14);
        let x386 = x378 & k13;
        let x387 = k8.plus_low(x386, k9);
        let x388 = x378.plus_low(x387, k10);
        let x389 = x380.plus_high(x387, k10);
        let x390 = x388.shr::<52>();
        let x391 = x389 + x390;
        let x392 = x391.plus_low(x387, k11);
        let x393 = x383.plus_high(x387, k11);
        let x394 = x393.plus_low(x387, k12);
        let x395 = x342.plus_high(x387, k12);
        let x396 = k18 - x387;
        let x397 = x395 + x396;
        let x398 = x385.plus_low(x387, k14);
        let x399 = k8.plus_high(x387, k14);
        let x400 = x392 & k13;
        let x401 = x392.shr::<52>();
        let x402 = x394 + x401;
        let x403 = x402 & k13;
        let x404 = x402.shr::<52>();
        let x405 = x397 + x404;
        let x406 = x405 & k13;
        let x407 = x405.shr::<52>();
        let x408 = x356 + x407;
        let x409 = x408 & k13;
        let x410 = x408.shr::<52>();
        let x411 = x370 + x410;
        let x412 = x411 & k13;
        let x413 = x411.shr::<52>();
        let x414 = x384 + x413;
        let x415 = x414 & k13;
        let x416 = x414.shr::<52>();
        let x417 = x398 + x416;
        let x418 = x417 & k13;
        let x419 = x417.shr::<52>();
        let x420 = x399 + x419;
        Element([x400, x403, x406, x409, x412, x415, x418, x420])
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
        let k2 = V::splat(cpu, 0xff00000000000);
        let k3 = V::splat(cpu, 0xffffffeffffff);
        let k4 = V::splat(cpu, 0xfffffffffffff);
        let k5 = V::splat(cpu, 0xfffff);
        let k6 = V::splat(cpu, 0x100000001);
        let k7 = V::splat(cpu, 0x100000);
        let k8 = V::splat(cpu, 0x100000000);
        let k9 = V::splat(cpu, 0xffffffffff000);
        let k10 = V::splat(cpu, 0xffffff);
        let k11 = V::splat(cpu, 0x10);
        let k12 = V::splat(cpu, 0x1ff00000000fff);
        let k13 = V::splat(cpu, 0x1ffffffdfffffe);
        let k14 = V::splat(cpu, 0x1fffffffffffee);
        let k15 = V::splat(cpu, 0x1ffffffffffffe);
        let k16 = V::splat(cpu, 0x100000000ffffe);
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
        let x17 = x2 + k2;
        let x18 = x4 + k3;
        let x19 = x8 + k4;
        let x20 = x10 + k4;
        let x21 = x12 + k4;
        let x22 = x14 + k5;
        let x23 = x16 & k4;
        let x24 = k0.plus_low(x23, k6);
        let x25 = x16.plus_low(x24, k1);
        let x26 = x17.plus_high(x24, k1);
        let x27 = x25.shr::<52>();
        let x28 = x26 + x27;
        let x29 = x28.plus_low(x24, k2);
        let x30 = x18.plus_high(x24, k2);
        let x31 = x30.plus_low(x24, k3);
        let x32 = x6.plus_high(x24, k3);
        let x33 = k4 - x24;
        let x34 = x32 + x33;
        let x35 = x22.plus_low(x24, k7);
        let x36 = x15.plus_high(x24, k7);
        let x37 = x29 & k4;
        let x38 = x29.shr::<52>();
        let x39 = x31 + x38;
        let x40 = x39 & k4;
        let x41 = x39.shr::<52>();
        let x42 = x34 + x41;
        let x43 = x42 & k4;
        let x44 = x42.shr::<52>();
        let x45 = x19 + x44;
        let x46 = x45 & k4;
        let x47 = x45.shr::<52>();
        let x48 = x20 + x47;
        let x49 = x48 & k4;
        let x50 = x48.shr::<52>();
        let x51 = x21 + x50;
        let x52 = x51 & k4;
        let x53 = x51.shr::<52>();
        let x54 = x35 + x53;
        let x55 = x54 & k4;
        let x56 = x54.shr::<52>();
        let x57 = x36 + x56;
        let x58 = k0.plus_low(x37, k8);
        let x59 = k0.plus_high(x37, k8);
        let x60 = x59.plus_low(x37, k9);
        let x61 = k0.plus_high(x37, k9);
        let x62 = x61.plus_low(x37, k10);
        let x63 = k0.plus_high(x37, k10);
        let x64 = x63.plus_low(x37, k11);
        let x65 = k0.plus_high(x37, k11);
        let x66 = x60.plus_low(x40, k8);
        let x67 = x62.plus_high(x40, k8);
        let x68 = x67.plus_low(x40, k9);
        let x69 = x64.plus_high(x40, k9);
        let x70 = x69.plus_low(x40, k10);
        let x71 = x65.plus_high(x40, k10);
        let x72 = x71.plus_low(x40, k11);
        let x73 = k0.plus_high(x40, k11);
        let x74 = x68.plus_low(x43, k8);
        let x75 = x70.plus_high(x43, k8);
        let x76 = x75.plus_low(x43, k9);
        let x77 = x72.plus_high(x43, k9);
        let x78 = x77.plus_low(x43, k10);
        let x79 = x73.plus_high(x43, k10);
        let x80 = x79.plus_low(x43, k11);
        let x81 = k0.plus_high(x43, k11);
        let x82 = x76.plus_low(x46, k8);
        let x83 = x78.plus_high(x46, k8);
        let x84 = x83.plus_low(x46, k9);
        let x85 = x80.plus_high(x46, k9);
        let x86 = x85.plus_low(x46, k10);
        let x87 = x81.plus_high(x46, k10);
        let x88 = x87.plus_low(x46, k11);
        let x89 = k0.plus_high(x46, k11);
        let x90 = x84.plus_low(x49, k8);
        let x91 = x86.plus_high(x49, k8);
        let x92 = x91.plus_low(x49, k9);
        let x93 = x88.plus_high(x49, k9);
        let x94 = x93.plus_low(x49, k10);
        let x95 = x89.plus_high(x49, k10);
        let x96 = x95.plus_low(x49, k11);
        let x97 = k0.plus_high(x49, k11);
        let x98 = x92.plus_low(x52, k8);
        let x99 = x94.plus_high(x52, k8);
        let x100 = x99.plus_low(x52, k9);
        let x101 = x96.plus_high(x52, k9);
        let x102 = x101.plus_low(x52, k10);
        let x103 = x97.plus_high(x52, k10);
        let x104 = x103.plus_low(x52, k11);
        let x105 = k0.plus_high(x52, k11);
        let x106 = x100.plus_low(x55, k8);
        let x107 = x102.plus_high(x55, k8);
        let x108 = x107.plus_low(x55, k9);
        let x109 = x104.plus_high(x55, k9);
        let x110 = x109.plus_low(x55, k10);
        let x111 = x105.plus_high(x55, k10);
        let x112 = x111.plus_low(x55, k11);
        let x113 = k0.plus_high(x55, k11);
        let x114 = x108.plus_low(x57, k8);
        let x115 = x110.plus_high(x57, k8);
        let x116 = x115.plus_low(x57, k9);
        let x117 = x112.plus_high(x57, k9);
        let x118 = x117.plus_low(x57, k10);
        let x119 = x113.plus_low(x57, k11);
        let x120 = x74 + k4;
        let x121 = k0.plus_low(x58, k6);
        let x122 = x58.plus_low(x121, k1);
        let x123 = x66.plus_high(x121, k1);
        let x124 = x122.shr::<52>();
        let x125 = x123 + x124;
        let x126 = x125.plus_low(x121, k2);
        let x127 = x120.plus_high(x121, k2);
        let x128 = x127.plus_low(x121, k3);
        let x129 = x82.plus_high(x121, k3);
        let x130 = k12 - x121;
        let x131 = x129 + x130;
        let x132 = x114.plus_low(x121, k7);
        let x133 = x116.plus_high(x121, k7);
        let x134 = x126 & k4;
        let x135 = k0.plus_low(x134, k6);
        let x136 = x126.plus_low(x135, k1);
        let x137 = x128.plus_high(x135, k1);
        let x138 = x136.shr::<52>();
        let x139 = x137 + x138;
        let x140 = x139.plus_low(x135, k2);
        let x141 = x131.plus_high(x135, k2);
        let x142 = x141.plus_low(x135, k3);
        let x143 = x90.plus_high(x135, k3);
        let x144 = k13 - x135;
        let x145 = x143 + x144;
        let x146 = x133.plus_low(x135, k7);
        let x147 = x118.plus_high(x135, k7);
        let x148 = x140 & k4;
        let x149 = k0.plus_low(x148, k6);
        let x150 = x140.plus_low(x149, k1);
        let x151 = x142.plus_high(x149, k1);
        let x152 = x150.shr::<52>();
        let x153 = x151 + x152;
        let x154 = x153.plus_low(x149, k2);
        let x155 = x145.plus_high(x149, k2);
        let x156 = x155.plus_low(x149, k3);
        let x157 = x98.plus_high(x149, k3);
        let x158 = k14 - x149;
        let x159 = x157 + x158;
        let x160 = x147.plus_low(x149, k7);
        let x161 = x119.plus_high(x149, k7);
        let x162 = x154 & k4;
        let x163 = k0.plus_low(x162, k6);
        let x164 = x154.plus_low(x163, k1);
        let x165 = x156.plus_high(x163, k1);
        let x166 = x164.shr::<52>();
        let x167 = x165 + x166;
        let x168 = x167.plus_low(x163, k2);
        let x169 = x159.plus_high(x163, k2);
        let x170 = x169.plus_low(x163, k3);
        let x171 = x106.plus_high(x163, k3);
        let x172 = k15 - x163;
        let x173 = x171 + x172;
        let x174 = x161.plus_low(x163, k7);
        let x175 = k0.plus_high(x163, k7);
        let x176 = x168 & k4;
        let x177 = k0.plus_low(x176, k6);
        let x178 = x168.plus_low(x177, k1);
        let x179 = x170.plus_high(x177, k1);
        let x180 = x178.shr::<52>();
        let x181 = x179 + x180;
        let x182 = x181.plus_low(x177, k2);
        let x183 = x173.plus_high(x177, k2);
        let x184 = x183.plus_low(x177, k3);
        let x185 = x132.plus_high(x177, k3);
        let x186 = k15 - x177;
        let x187 = x185 + x186;
        let x188 = x175.plus_low(x177, k7);
        let x189 = k0.plus_high(x177, k7);
        let x190 = x182 & k4;
        let x191 = k0.plus_low(x190, k6);
        let x192 = x182.plus_low(x191, k1);
        let x193 = x184.plus_high(x191, k1);
        let x194 = x192.shr::<52>();
        let x195 = x193 + x194;
        let x196 = x195.plus_low(x191, k2);
        let x197 = x187.plus_high(x191, k2);
        let x198 = x197.plus_low(x191, k3);
        let x199 = x146.plus_high(x191, k3);
        let x200 = k15 - x191;
        let x201 = x199 + x200;
        let x202 = x189.plus_low(x191, k7);
        let x203 = k0.plus_high(x191, k7);
        let x204 = x196 & k4;
        let x205 = k0.plus_low(x204, k6);
        let x206 = x196.plus_low(x205, k1);
        let x207 = x198.plus_high(x205, k1);
        let x208 = x206.shr::<52>();
        let x209 = x207 + x208;
        let x210 = x209.plus_low(x205, k2);
        let x211 = x201.plus_high(x205, k2);
        let x212 = x211.plus_low(x205, k3);
        let x213 = x160.plus_high(x205, k3);
        let x214 = k16 - x205;
        let x215 = x213 + x214;
        let x216 = x203.plus_low(x205, k7);
        let x217 = k0.plus_high(x205, k7);
        let x218 = x210 & k4;
        let x219 = x210.shr::<52>();
        let x220 = x212 + x219;
        let x221 = x220 & k4;
        let x222 = x220.shr::<52>();
        let x223 = x215 + x222;
        let x224 = x223 & k4;
        let x225 = x223.shr::<52>();
        let x226 = x174 + x225;
        let x227 = x226 & k4;
        let x228 = x226.shr::<52>();
        let x229 = x188 + x228;
        let x230 = x229 & k4;
        let x231 = x229.shr::<52>();
        let x232 = x202 + x231;
        let x233 = x232 & k4;
        let x234 = x232.shr::<52>();
        let x235 = x216 + x234;
        let x236 = x235 & k4;
        let x237 = x235.shr::<52>();
        let x238 = x217 + x237;
        Element([x218, x221, x224, x227, x230, x233, x236, x238])
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
        let k2 = V::splat(cpu, 0xffffffff);
        let k3 = V::splat(cpu, 0xff00000000000);
        let k4 = V::splat(cpu, 0xffffffeffffff);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0x100000);
        let k7 = V::splat(cpu, 0x1ff00000000fff);
        let k8 = V::splat(cpu, 0x1ffffffdfffffe);
        let k9 = V::splat(cpu, 0x1fffffffffffee);
        let k10 = V::splat(cpu, 0x1ffffffffffffe);
        let k11 = V::splat(cpu, 0x100000000ffffe);
        let k12 = V::splat(cpu, 0xffffffff00000000);
        let k13 = V::splat(cpu, 0xfffffffffffffffe);
        let k14 = V::splat(cpu, 0xffffffffffffffff);
        let x0 = k1.plus_low(a0, k0);
        let x1 = a0.plus_low(x0, k2);
        let x2 = a1.plus_high(x0, k2);
        let x3 = x1.shr::<52>();
        let x4 = x2 + x3;
        let x5 = x4.plus_low(x0, k3);
        let x6 = a2.plus_high(x0, k3);
        let x7 = x6.plus_low(x0, k4);
        let x8 = a3.plus_high(x0, k4);
        let x9 = k5 - x0;
        let x10 = x8 + x9;
        let x11 = a7.plus_low(x0, k6);
        let x12 = k1.plus_high(x0, k6);
        let x13 = x5 & k5;
        let x14 = k1.plus_low(x13, k0);
        let x15 = x5.plus_low(x14, k2);
        let x16 = x7.plus_high(x14, k2);
        let x17 = x15.shr::<52>();
        let x18 = x16 + x17;
        let x19 = x18.plus_low(x14, k3);
        let x20 = x10.plus_high(x14, k3);
        let x21 = x20.plus_low(x14, k4);
        let x22 = a4.plus_high(x14, k4);
        let x23 = k7 - x14;
        let x24 = x22 + x23;
        let x25 = x12.plus_low(x14, k6);
        let x26 = k1.plus_high(x14, k6);
        let x27 = x19 & k5;
        let x28 = k1.plus_low(x27, k0);
        let x29 = x19.plus_low(x28, k2);
        let x30 = x21.plus_high(x28, k2);
        let x31 = x29.shr::<52>();
        let x32 = x30 + x31;
        let x33 = x32.plus_low(x28, k3);
        let x34 = x24.plus_high(x28, k3);
        let x35 = x34.plus_low(x28, k4);
        let x36 = a5.plus_high(x28, k4);
        let x37 = k8 - x28;
        let x38 = x36 + x37;
        let x39 = x26.plus_low(x28, k6);
        let x40 = k1.plus_high(x28, k6);
        let x41 = x33 & k5;
        let x42 = k1.plus_low(x41, k0);
        let x43 = x33.plus_low(x42, k2);
        let x44 = x35.plus_high(x42, k2);
        let x45 = x43.shr::<52>();
        let x46 = x44 + x45;
        let x47 = x46.plus_low(x42, k3);
        let x48 = x38.plus_high(x42, k3);
        let x49 = x48.plus_low(x42, k4);
        let x50 = a6.plus_high(x42, k4);
        let x51 = k9 - x42;
        let x52 = x50 + x51;
        let x53 = x40.plus_low(x42, k6);
        let x54 = k1.plus_high(x42, k6);
        let x55 = x47 & k5;
        let x56 = k1.plus_low(x55, k0);
        let x57 = x47.plus_low(x56, k2);
        let x58 = x49.plus_high(x56, k2);
        let x59 = x57.shr::<52>();
        let x60 = x58 + x59;
        let x61 = x60.plus_low(x56, k3);
        let x62 = x52.plus_high(x56, k3);
        let x63 = x62.plus_low(x56, k4);
        let x64 = x11.plus_high(x56, k4);
        let x65 = k10 - x56;
        let x66 = x64 + x65;
        let x67 = x54.plus_low(x56, k6);
        let x68 = k1.plus_high(x56, k6);
        let x69 = x61 & k5;
        let x70 = k1.plus_low(x69, k0);
        let x71 = x61.plus_low(x70, k2);
        let x72 = x63.plus_high(x70, k2);
        let x73 = x71.shr::<52>();
        let x74 = x72 + x73;
        let x75 = x74.plus_low(x70, k3);
        let x76 = x66.plus_high(x70, k3);
        let x77 = x76.plus_low(x70, k4);
        let x78 = x25.plus_high(x70, k4);
        let x79 = k10 - x70;
        let x80 = x78 + x79;
        let x81 = x68.plus_low(x70, k6);
        let x82 = k1.plus_high(x70, k6);
        let x83 = x75 & k5;
        let x84 = k1.plus_low(x83, k0);
        let x85 = x75.plus_low(x84, k2);
        let x86 = x77.plus_high(x84, k2);
        let x87 = x85.shr::<52>();
        let x88 = x86 + x87;
        let x89 = x88.plus_low(x84, k3);
        let x90 = x80.plus_high(x84, k3);
        let x91 = x90.plus_low(x84, k4);
        let x92 = x39.plus_high(x84, k4);
        let x93 = k10 - x84;
        let x94 = x92 + x93;
        let x95 = x82.plus_low(x84, k6);
        let x96 = k1.plus_high(x84, k6);
        let x97 = x89 & k5;
        let x98 = k1.plus_low(x97, k0);
        let x99 = x89.plus_low(x98, k2);
        let x100 = x91.plus_high(x98, k2);
        let x101 = x99.shr::<52>();
        let x102 = x100 + x101;
        let x103 = x102.plus_low(x98, k3);
        let x104 = x94.plus_high(x98, k3);
        let x105 = x104.plus_low(x98, k4);
        let x106 = x53.plus_high(x98, k4);
        let x107 = k11 - x98;
        let x108 = x106 + x107;
        let x109 = x96.plus_low(x98, k6);
        let x110 = k1.plus_high(x98, k6);
        let x111 = x103 & k5;
        let x112 = x103.shr::<52>();
        let x113 = x105 + x112;
        let x114 = x113 & k5;
        let x115 = x113.shr::<52>();
        let x116 = x108 + x115;
        let x117 = x116 & k5;
        let x118 = x116.shr::<52>();
        let x119 = x67 + x118;
        let x120 = x119 & k5;
        let x121 = x119.shr::<52>();
        let x122 = x81 + x121;
        let x123 = x122 & k5;
        let x124 = x122.shr::<52>();
        let x125 = x95 + x124;
        let x126 = x125 & k5;
        let x127 = x125.shr::<52>();
        let x128 = x109 + x127;
        let x129 = x128 & k5;
        let x130 = x128.shr::<52>();
        let x131 = x110 + x130;
        let x132 = x117.shl::<40>();
        let x133 = x117.shr::<24>();
        let x134 = x123.shl::<16>();
        let x135 = x123.shr::<48>();
        let x136 = x129.shl::<56>();
        let x137 = x135 + x136;
        let x138 = x129.shr::<8>();
        let x139 = x114.shl::<52>();
        let x140 = x114.shr::<12>();
        let x141 = x120.shl::<28>();
        let x142 = x120.shr::<36>();
        let x143 = x126.shl::<4>();
        let x144 = x131.shl::<44>();
        let x145 = x131.shr::<20>();
        let x146 = x111 + x139;
        let x147 = x132 + x140;
        let x148 = x133 + x141;
        let x149 = x134 + x142;
        let x150 = x137 + x143;
        let x151 = x138 + x144;
        let x152 = x146 - k2;
        let x153 = x146.below(k2);
        let x154_part = x147 - k12;
        let x154 = x154_part - x153;
        let x155 = x147.below(k12) | x154_part.below(x153);
        let x156_part = x148 - k13;
        let x156 = x156_part - x155;
        let x157 = x148.below(k13) | x156_part.below(x155);
        let x158_part = x149 - k14;
        let x158 = x158_part - x157;
        let x159 = x149.below(k14) | x158_part.below(x157);
        let x160_part = x150 - k14;
        let x160 = x160_part - x159;
        let x161 = x150.below(k14) | x160_part.below(x159);
        let x162_part = x151 - k14;
        let x162 = x162_part - x161;
        let x163 = x151.below(k14) | x162_part.below(x161);
        let x164 = x145.below(x163);
        let x165 = k1 - x164;
        let x166 = x165.choose(x146, x152);
        let x167 = x165.choose(x147, x154);
        let x168 = x165.choose(x148, x156);
        let x169 = x165.choose(x149, x158);
        let x170 = x165.choose(x150, x160);
        let x171 = x165.choose(x151, x162);
        [x166, x167, x168, x169, x170, x171]
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
        let k11 = V::splat(cpu, 0xfffffffffffff);
        let k12 = V::splat(cpu, 0x100000001);
        let k13 = V::splat(cpu, 0xff00000000000);
        let k14 = V::splat(cpu, 0xffffffeffffff);
        let k15 = V::splat(cpu, 0x1ff00000000fff);
        let k16 = V::splat(cpu, 0x100000);
        let k17 = V::splat(cpu, 0x1ffffffdfffffe);
        let k18 = V::splat(cpu, 0x1fffffffffffee);
        let k19 = V::splat(cpu, 0x1ffffffffffffe);
        let k20 = V::splat(cpu, 0x100000000ffffe);
        let k21 = V::splat(cpu, 0xffffffffff);
        let k22 = V::splat(cpu, 0xfffffff);
        let k23 = V::splat(cpu, 0xffff);
        let k24 = V::splat(cpu, 0xf);
        let k25 = V::splat(cpu, 0xfffffffffff);
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
        let x13 = x7 & k11;
        let x14 = x7.shr::<52>();
        let x15 = x8 & k21;
        let x16 = x15.shl::<12>();
        let x17 = x14 + x16;
        let x18 = x8.shr::<40>();
        let x19 = x9 & k22;
        let x20 = x19.shl::<24>();
        let x21 = x18 + x20;
        let x22 = x9.shr::<28>();
        let x23 = x10 & k23;
        let x24 = x23.shl::<36>();
        let x25 = x22 + x24;
        let x26 = x10.shr::<16>();
        let x27 = x11 & k24;
        let x28 = x27.shl::<48>();
        let x29 = x26 + x28;
        let x30 = x11.shr::<4>();
        let x31 = x30 & k11;
        let x32 = x11.shr::<56>();
        let x33 = x12 & k25;
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
        let x129 = x61 + k11;
        let x130 = k5.plus_low(x37, k12);
        let x131 = x37.plus_low(x130, k0);
        let x132 = x49.plus_high(x130, k0);
        let x133 = x131.shr::<52>();
        let x134 = x132 + x133;
        let x135 = x134.plus_low(x130, k13);
        let x136 = x129.plus_high(x130, k13);
        let x137 = x136.plus_low(x130, k14);
        let x138 = x73.plus_high(x130, k14);
        let x139 = k15 - x130;
        let x140 = x138 + x139;
        let x141 = x121.plus_low(x130, k16);
        let x142 = x123.plus_high(x130, k16);
        let x143 = x135 & k11;
        let x144 = k5.plus_low(x143, k12);
        let x145 = x135.plus_low(x144, k0);
        let x146 = x137.plus_high(x144, k0);
        let x147 = x145.shr::<52>();
        let x148 = x146 + x147;
        let x149 = x148.plus_low(x144, k13);
        let x150 = x140.plus_high(x144, k13);
        let x151 = x150.plus_low(x144, k14);
        let x152 = x85.plus_high(x144, k14);
        let x153 = k17 - x144;
        let x154 = x152 + x153;
        let x155 = x142.plus_low(x144, k16);
        let x156 = x124.plus_high(x144, k16);
        let x157 = x149 & k11;
        let x158 = k5.plus_low(x157, k12);
        let x159 = x149.plus_low(x158, k0);
        let x160 = x151.plus_high(x158, k0);
        let x161 = x159.shr::<52>();
        let x162 = x160 + x161;
        let x163 = x162.plus_low(x158, k13);
        let x164 = x154.plus_high(x158, k13);
        let x165 = x164.plus_low(x158, k14);
        let x166 = x97.plus_high(x158, k14);
        let x167 = k18 - x158;
        let x168 = x166 + x167;
        let x169 = x156.plus_low(x158, k16);
        let x170 = x125.plus_high(x158, k16);
        let x171 = x163 & k11;
        let x172 = k5.plus_low(x171, k12);
        let x173 = x163.plus_low(x172, k0);
        let x174 = x165.plus_high(x172, k0);
        let x175 = x173.shr::<52>();
        let x176 = x174 + x175;
        let x177 = x176.plus_low(x172, k13);
        let x178 = x168.plus_high(x172, k13);
        let x179 = x178.plus_low(x172, k14);
        let x180 = x109.plus_high(x172, k14);
        let x181 = k19 - x172;
        let x182 = x180 + x181;
        let x183 = x170.plus_low(x172, k16);
        let x184 = x127.plus_high(x172, k16);
        let x185 = x177 & k11;
        let x186 = k5.plus_low(x185, k12);
        let x187 = x177.plus_low(x186, k0);
        let x188 = x179.plus_high(x186, k0);
        let x189 = x187.shr::<52>();
        let x190 = x188 + x189;
        let x191 = x190.plus_low(x186, k13);
        let x192 = x182.plus_high(x186, k13);
        let x193 = x192.plus_low(x186, k14);
        let x194 = x141.plus_high(x186, k14);
        let x195 = k19 - x186;
        let x196 = x194 + x195;
        let x197 = x184.plus_low(x186, k16);
        let x198 = x128.plus_high(x186, k16);
        let x199 = x191 & k11;
        let x200 = k5.plus_low(x199, k12);
        let x201 = x191.plus_low(x200, k0);
        let x202 = x193.plus_high(x200, k0);
        let x203 = x201.shr::<52>();
        let x204 = x202 + x203;
        let x205 = x204.plus_low(x200, k13);
        let x206 = x196.plus_high(x200, k13);
        let x207 = x206.plus_low(x200, k14);
        let x208 = x155.plus_high(x200, k14);
        let x209 = k19 - x200;
        let x210 = x208 + x209;
        let x211 = x198.plus_low(x200, k16);
        let x212 = k5.plus_high(x200, k16);
        let x213 = x205 & k11;
        let x214 = k5.plus_low(x213, k12);
        let x215 = x205.plus_low(x214, k0);
        let x216 = x207.plus_high(x214, k0);
        let x217 = x215.shr::<52>();
        let x218 = x216 + x217;
        let x219 = x218.plus_low(x214, k13);
        let x220 = x210.plus_high(x214, k13);
        let x221 = x220.plus_low(x214, k14);
        let x222 = x169.plus_high(x214, k14);
        let x223 = k20 - x214;
        let x224 = x222 + x223;
        let x225 = x212.plus_low(x214, k16);
        let x226 = k5.plus_high(x214, k16);
        let x227 = x219 & k11;
        let x228 = x219.shr::<52>();
        let x229 = x221 + x228;
        let x230 = x229 & k11;
        let x231 = x229.shr::<52>();
        let x232 = x224 + x231;
        let x233 = x232 & k11;
        let x234 = x232.shr::<52>();
        let x235 = x183 + x234;
        let x236 = x235 & k11;
        let x237 = x235.shr::<52>();
        let x238 = x197 + x237;
        let x239 = x238 & k11;
        let x240 = x238.shr::<52>();
        let x241 = x211 + x240;
        let x242 = x241 & k11;
        let x243 = x241.shr::<52>();
        let x244 = x225 + x243;
        let x245 = x244 & k11;
        let x246 = x244.shr::<52>();
        let x247 = x226 + x246;
        let element = Element([x227, x230, x233, x236, x239, x242, x245, x247]);
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
        let k7 = V::splat(cpu, 0xfffffffffffff);
        let k8 = V::splat(cpu, 0x100000001);
        let k9 = V::splat(cpu, 0xffffffff);
        let k10 = V::splat(cpu, 0xff00000000000);
        let k11 = V::splat(cpu, 0xffffffeffffff);
        let k12 = V::splat(cpu, 0x1ff00000000fff);
        let k13 = V::splat(cpu, 0x100000);
        let k14 = V::splat(cpu, 0x1ffffffdfffffe);
        let k15 = V::splat(cpu, 0x1fffffffffffee);
        let k16 = V::splat(cpu, 0x1ffffffffffffe);
        let k17 = V::splat(cpu, 0x100000000ffffe);
        let k18 = V::splat(cpu, 0xffffffffff);
        let k19 = V::splat(cpu, 0xfffffff);
        let k20 = V::splat(cpu, 0xffff);
        let k21 = V::splat(cpu, 0xf);
        let k22 = V::splat(cpu, 0xfffffffffff);
        let x0 = a0 & k7;
        let x1 = a0.shr::<52>();
        let x2 = a1 & k18;
        let x3 = x2.shl::<12>();
        let x4 = x1 + x3;
        let x5 = a1.shr::<40>();
        let x6 = a2 & k19;
        let x7 = x6.shl::<24>();
        let x8 = x5 + x7;
        let x9 = a2.shr::<28>();
        let x10 = a3 & k20;
        let x11 = x10.shl::<36>();
        let x12 = x9 + x11;
        let x13 = a3.shr::<16>();
        let x14 = a4 & k21;
        let x15 = x14.shl::<48>();
        let x16 = x13 + x15;
        let x17 = a4.shr::<4>();
        let x18 = x17 & k7;
        let x19 = a4.shr::<56>();
        let x20 = a5 & k22;
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
        let x116 = x48 + k7;
        let x117 = k1.plus_low(x24, k8);
        let x118 = x24.plus_low(x117, k9);
        let x119 = x36.plus_high(x117, k9);
        let x120 = x118.shr::<52>();
        let x121 = x119 + x120;
        let x122 = x121.plus_low(x117, k10);
        let x123 = x116.plus_high(x117, k10);
        let x124 = x123.plus_low(x117, k11);
        let x125 = x60.plus_high(x117, k11);
        let x126 = k12 - x117;
        let x127 = x125 + x126;
        let x128 = x108.plus_low(x117, k13);
        let x129 = x110.plus_high(x117, k13);
        let x130 = x122 & k7;
        let x131 = k1.plus_low(x130, k8);
        let x132 = x122.plus_low(x131, k9);
        let x133 = x124.plus_high(x131, k9);
        let x134 = x132.shr::<52>();
        let x135 = x133 + x134;
        let x136 = x135.plus_low(x131, k10);
        let x137 = x127.plus_high(x131, k10);
        let x138 = x137.plus_low(x131, k11);
        let x139 = x72.plus_high(x131, k11);
        let x140 = k14 - x131;
        let x141 = x139 + x140;
        let x142 = x129.plus_low(x131, k13);
        let x143 = x111.plus_high(x131, k13);
        let x144 = x136 & k7;
        let x145 = k1.plus_low(x144, k8);
        let x146 = x136.plus_low(x145, k9);
        let x147 = x138.plus_high(x145, k9);
        let x148 = x146.shr::<52>();
        let x149 = x147 + x148;
        let x150 = x149.plus_low(x145, k10);
        let x151 = x141.plus_high(x145, k10);
        let x152 = x151.plus_low(x145, k11);
        let x153 = x84.plus_high(x145, k11);
        let x154 = k15 - x145;
        let x155 = x153 + x154;
        let x156 = x143.plus_low(x145, k13);
        let x157 = x112.plus_high(x145, k13);
        let x158 = x150 & k7;
        let x159 = k1.plus_low(x158, k8);
        let x160 = x150.plus_low(x159, k9);
        let x161 = x152.plus_high(x159, k9);
        let x162 = x160.shr::<52>();
        let x163 = x161 + x162;
        let x164 = x163.plus_low(x159, k10);
        let x165 = x155.plus_high(x159, k10);
        let x166 = x165.plus_low(x159, k11);
        let x167 = x96.plus_high(x159, k11);
        let x168 = k16 - x159;
        let x169 = x167 + x168;
        let x170 = x157.plus_low(x159, k13);
        let x171 = x114.plus_high(x159, k13);
        let x172 = x164 & k7;
        let x173 = k1.plus_low(x172, k8);
        let x174 = x164.plus_low(x173, k9);
        let x175 = x166.plus_high(x173, k9);
        let x176 = x174.shr::<52>();
        let x177 = x175 + x176;
        let x178 = x177.plus_low(x173, k10);
        let x179 = x169.plus_high(x173, k10);
        let x180 = x179.plus_low(x173, k11);
        let x181 = x128.plus_high(x173, k11);
        let x182 = k16 - x173;
        let x183 = x181 + x182;
        let x184 = x171.plus_low(x173, k13);
        let x185 = x115.plus_high(x173, k13);
        let x186 = x178 & k7;
        let x187 = k1.plus_low(x186, k8);
        let x188 = x178.plus_low(x187, k9);
        let x189 = x180.plus_high(x187, k9);
        let x190 = x188.shr::<52>();
        let x191 = x189 + x190;
        let x192 = x191.plus_low(x187, k10);
        let x193 = x183.plus_high(x187, k10);
        let x194 = x193.plus_low(x187, k11);
        let x195 = x142.plus_high(x187, k11);
        let x196 = k16 - x187;
        let x197 = x195 + x196;
        let x198 = x185.plus_low(x187, k13);
        let x199 = k1.plus_high(x187, k13);
        let x200 = x192 & k7;
        let x201 = k1.plus_low(x200, k8);
        let x202 = x192.plus_low(x201, k9);
        let x203 = x194.plus_high(x201, k9);
        let x204 = x202.shr::<52>();
        let x205 = x203 + x204;
        let x206 = x205.plus_low(x201, k10);
        let x207 = x197.plus_high(x201, k10);
        let x208 = x207.plus_low(x201, k11);
        let x209 = x156.plus_high(x201, k11);
        let x210 = k17 - x201;
        let x211 = x209 + x210;
        let x212 = x199.plus_low(x201, k13);
        let x213 = k1.plus_high(x201, k13);
        let x214 = x206 & k7;
        let x215 = x206.shr::<52>();
        let x216 = x208 + x215;
        let x217 = x216 & k7;
        let x218 = x216.shr::<52>();
        let x219 = x211 + x218;
        let x220 = x219 & k7;
        let x221 = x219.shr::<52>();
        let x222 = x170 + x221;
        let x223 = x222 & k7;
        let x224 = x222.shr::<52>();
        let x225 = x184 + x224;
        let x226 = x225 & k7;
        let x227 = x225.shr::<52>();
        let x228 = x198 + x227;
        let x229 = x228 & k7;
        let x230 = x228.shr::<52>();
        let x231 = x212 + x230;
        let x232 = x231 & k7;
        let x233 = x231.shr::<52>();
        let x234 = x213 + x233;
        Element([x214, x217, x220, x223, x226, x229, x232, x234])
    }
}
