// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^256 - 4294968273, 8 elements side by side. Generated, do not edit:
//! ```text
//! modforge field "2^256 - 4294968273" --layout lanes --name secp256k1 --prefix fe_secp256k1 --trait crate::LaneField
//! ```
//!
//! p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
//! Element: 5 digits at bits 0, 52, 104, 156, 208, up to 2^52 - 1 (4 times); 2^51 + 4; 2^260 times the number modulo p.
//! Every function takes and returns such elements. Constant time in all values.
//! The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.
//! Operations of all eight lanes at once:
//! ```text
//! mul: 75 multiplications, 94 additions, 9 shifts, 8 logic
//! square: 55 multiplications, 74 additions, 17 shifts, 8 logic
//! add: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! sub: 1 multiplication, 15 additions, 5 shifts, 5 logic
//! neg: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! sum_of_products: 126 multiplications, 145 additions, 10 shifts, 10 logic
//! difference_of_products: 127 multiplications, 155 additions, 15 shifts, 15 logic
//! product_minus_square: 127 multiplications, 155 additions, 15 shifts, 15 logic
//! mul_small: 45 multiplications, 73 additions, 13 shifts, 13 logic
//! half: 13 additions, 13 shifts, 15 logic
//! canonical: 25 multiplications, 53 additions, 17 shifts, 13 logic
//! decode: 45 multiplications, 71 additions, 16 shifts, 17 logic
//! reduce: 45 multiplications, 67 additions, 16 shifts, 12 logic
//! invert: 255 squarings, 14 multiplications
//! sqrt: 253 squarings, 13 multiplications
//! legendre: 254 squarings, 14 multiplications
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
    0xfffffffefffffc2f,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// The digits of the number 1.
const ONE: [u64; WORDS] = [0x1000003d10, 0, 0, 0, 0];

/// A number modulo p in each lane: 5 digits at bits 0, 52, 104, 156, 208, up to 2^52 - 1 (4 times);
/// 2^51 + 4; 2^260 times the number modulo p.
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
    /// 255 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn invert(&self) -> Self {
        let a = *self;
        let y2 = a.square_times(1);
        let y5 = y2.square_times(1) * a;
        let x3 = y2 * y5;
        let x4 = x3.square_times(1) * a;
        let x8 = x4.square_times(4) * x4;
        let x11 = x8.square_times(3) * x3;
        let x22 = x11.square_times(11) * x11;
        let x44 = x22.square_times(22) * x22;
        let x88 = x44.square_times(44) * x44;
        let x176 = x88.square_times(88) * x88;
        let x220 = x176.square_times(44) * x44;
        let x223 = x220.square_times(3) * x3;
        let t = x223.square_times(23) * x22;
        let t = t.square_times(7) * y5;
        t.square_times(3) * y5
    }

    /// Square roots modulo p, and a bit for each lane whose number is a square; else its root is 0.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 253 squarings, 13 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, u8) {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x8 = x4.square_times(4) * x4;
        let x16 = x8.square_times(8) * x8;
        let x20 = x16.square_times(4) * x4;
        let x22 = x20.square_times(2) * x2;
        let x44 = x22.square_times(22) * x22;
        let x45 = x44.square_times(1) * a;
        let x89 = x45.square_times(44) * x44;
        let x178 = x89.square_times(89) * x89;
        let x223 = x178.square_times(45) * x45;
        let t = x223.square_times(23) * x22;
        let t = t.square_times(6) * x2;
        let t = t.square_times(2);
        let s = t.square();
        let ok = s.equal(&a);
        (Self::select(ok, &t, &Self::zero(self.cpu())), ok)
    }

    /// The Legendre symbols: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 254 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> [i8; LANES] {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x3 = x2.square_times(1) * a;
        let x6 = x3.square_times(3) * x3;
        let x9 = x6.square_times(3) * x3;
        let x11 = x9.square_times(2) * x2;
        let x22 = x11.square_times(11) * x11;
        let x44 = x22.square_times(22) * x22;
        let x88 = x44.square_times(44) * x44;
        let x176 = x88.square_times(88) * x88;
        let x220 = x176.square_times(44) * x44;
        let x223 = x220.square_times(3) * x3;
        let t = x223.square_times(23) * x22;
        let t = t.square_times(5) * a;
        let t = t.square_times(4) * x3;
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
        let [a0, a1, a2, a3, a4] = self.0.0;
        let [b0, b1, b2, b3, b4] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x8091dd2253531);
        let k2 = V::splat(cpu, 0xffffefffffc2f);
        let k3 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0x1ffffffffffffe);
        let k6 = V::splat(cpu, 0x10fffffffffffe);
        let k7 = V::splat(cpu, 0xfffffffffffff);
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
        let x10 = x2.plus_low(a1, b0);
        let x11 = x4.plus_high(a1, b0);
        let x12 = x11.plus_low(a1, b1);
        let x13 = x6.plus_high(a1, b1);
        let x14 = x13.plus_low(a1, b2);
        let x15 = x8.plus_high(a1, b2);
        let x16 = x15.plus_low(a1, b3);
        let x17 = x9.plus_high(a1, b3);
        let x18 = x17.plus_low(a1, b4);
        let x19 = k0.plus_high(a1, b4);
        let x20 = x12.plus_low(a2, b0);
        let x21 = x14.plus_high(a2, b0);
        let x22 = x21.plus_low(a2, b1);
        let x23 = x16.plus_high(a2, b1);
        let x24 = x23.plus_low(a2, b2);
        let x25 = x18.plus_high(a2, b2);
        let x26 = x25.plus_low(a2, b3);
        let x27 = x19.plus_high(a2, b3);
        let x28 = x27.plus_low(a2, b4);
        let x29 = k0.plus_high(a2, b4);
        let x30 = x22.plus_low(a3, b0);
        let x31 = x24.plus_high(a3, b0);
        let x32 = x31.plus_low(a3, b1);
        let x33 = x26.plus_high(a3, b1);
        let x34 = x33.plus_low(a3, b2);
        let x35 = x28.plus_high(a3, b2);
        let x36 = x35.plus_low(a3, b3);
        let x37 = x29.plus_high(a3, b3);
        let x38 = x37.plus_low(a3, b4);
        let x39 = k0.plus_high(a3, b4);
        let x40 = x32.plus_low(a4, b0);
        let x41 = x34.plus_high(a4, b0);
        let x42 = x41.plus_low(a4, b1);
        let x43 = x36.plus_high(a4, b1);
        let x44 = x43.plus_low(a4, b2);
        let x45 = x38.plus_high(a4, b2);
        let x46 = x45.plus_low(a4, b3);
        let x47 = x39.plus_high(a4, b3);
        let x48 = x47.plus_low(a4, b4);
        let x49 = k0.plus_high(a4, b4);
        let x50 = k0.plus_low(x0, k1);
        let x51 = x0.plus_low(x50, k2);
        let x52 = x10.plus_high(x50, k2);
        let x53 = x51.shr::<52>();
        let x54 = x52 + x53;
        let x55 = k3 - x50;
        let x56 = x54 + x55;
        let x57 = x40.plus_low(x50, k4);
        let x58 = x42.plus_high(x50, k4);
        let x59 = x56 & k7;
        let x60 = k0.plus_low(x59, k1);
        let x61 = x56.plus_low(x60, k2);
        let x62 = x20.plus_high(x60, k2);
        let x63 = x61.shr::<52>();
        let x64 = x62 + x63;
        let x65 = k5 - x60;
        let x66 = x64 + x65;
        let x67 = x58.plus_low(x60, k4);
        let x68 = x44.plus_high(x60, k4);
        let x69 = x66 & k7;
        let x70 = k0.plus_low(x69, k1);
        let x71 = x66.plus_low(x70, k2);
        let x72 = x30.plus_high(x70, k2);
        let x73 = x71.shr::<52>();
        let x74 = x72 + x73;
        let x75 = k5 - x70;
        let x76 = x74 + x75;
        let x77 = x68.plus_low(x70, k4);
        let x78 = x46.plus_high(x70, k4);
        let x79 = x76 & k7;
        let x80 = k0.plus_low(x79, k1);
        let x81 = x76.plus_low(x80, k2);
        let x82 = x57.plus_high(x80, k2);
        let x83 = x81.shr::<52>();
        let x84 = x82 + x83;
        let x85 = k5 - x80;
        let x86 = x84 + x85;
        let x87 = x78.plus_low(x80, k4);
        let x88 = x48.plus_high(x80, k4);
        let x89 = x86 & k7;
        let x90 = k0.plus_low(x89, k1);
        let x91 = x86.plus_low(x90, k2);
        let x92 = x67.plus_high(x90, k2);
        let x93 = x91.shr::<52>();
        let x94 = x92 + x93;
        let x95 = k6 - x90;
        let x96 = x94 + x95;
        let x97 = x88.plus_low(x90, k4);
        let x98 = x49.plus_high(x90, k4);
        let x99 = x96 & k7;
        let x100 = x96.shr::<52>();
        let x101 = x77 + x100;
        let x102 = x101 & k7;
        let x103 = x101.shr::<52>();
        let x104 = x87 + x103;
        let x105 = x104 & k7;
        let x106 = x104.shr::<52>();
        let x107 = x97 + x106;
        let x108 = x107 & k7;
        let x109 = x107.shr::<52>();
        let x110 = x98 + x109;
        Element([x99, x102, x105, x108, x110])
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
        let k1 = V::splat(cpu, 0x8091dd2253531);
        let k2 = V::splat(cpu, 0xffffefffffc2f);
        let k3 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0x1ffffffffffffe);
        let k6 = V::splat(cpu, 0x10fffffffffffe);
        let k7 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0.plus_low(a0, a1);
        let x1 = k0.plus_high(a0, a1);
        let x2 = x1.plus_low(a0, a2);
        let x3 = k0.plus_high(a0, a2);
        let x4 = x3.plus_low(a0, a3);
        let x5 = k0.plus_high(a0, a3);
        let x6 = x5.plus_low(a0, a4);
        let x7 = k0.plus_high(a0, a4);
        let x8 = x4.plus_low(a1, a2);
        let x9 = x6.plus_high(a1, a2);
        let x10 = x9.plus_low(a1, a3);
        let x11 = x7.plus_high(a1, a3);
        let x12 = x11.plus_low(a1, a4);
        let x13 = k0.plus_high(a1, a4);
        let x14 = x12.plus_low(a2, a3);
        let x15 = x13.plus_high(a2, a3);
        let x16 = x15.plus_low(a2, a4);
        let x17 = k0.plus_high(a2, a4);
        let x18 = x17.plus_low(a3, a4);
        let x19 = k0.plus_high(a3, a4);
        let x20 = x0.shl::<1>();
        let x21 = x2.shl::<1>();
        let x22 = x8.shl::<1>();
        let x23 = x10.shl::<1>();
        let x24 = x14.shl::<1>();
        let x25 = x16.shl::<1>();
        let x26 = x18.shl::<1>();
        let x27 = x19.shl::<1>();
        let x28 = k0.plus_low(a0, a0);
        let x29 = x20.plus_high(a0, a0);
        let x30 = x21.plus_low(a1, a1);
        let x31 = x22.plus_high(a1, a1);
        let x32 = x23.plus_low(a2, a2);
        let x33 = x24.plus_high(a2, a2);
        let x34 = x25.plus_low(a3, a3);
        let x35 = x26.plus_high(a3, a3);
        let x36 = x27.plus_low(a4, a4);
        let x37 = k0.plus_high(a4, a4);
        let x38 = k0.plus_low(x28, k1);
        let x39 = x28.plus_low(x38, k2);
        let x40 = x29.plus_high(x38, k2);
        let x41 = x39.shr::<52>();
        let x42 = x40 + x41;
        let x43 = k3 - x38;
        let x44 = x42 + x43;
        let x45 = x32.plus_low(x38, k4);
        let x46 = x33.plus_high(x38, k4);
        let x47 = x44 & k7;
        let x48 = k0.plus_low(x47, k1);
        let x49 = x44.plus_low(x48, k2);
        let x50 = x30.plus_high(x48, k2);
        let x51 = x49.shr::<52>();
        let x52 = x50 + x51;
        let x53 = k5 - x48;
        let x54 = x52 + x53;
        let x55 = x46.plus_low(x48, k4);
        let x56 = x34.plus_high(x48, k4);
        let x57 = x54 & k7;
        let x58 = k0.plus_low(x57, k1);
        let x59 = x54.plus_low(x58, k2);
        let x60 = x31.plus_high(x58, k2);
        let x61 = x59.shr::<52>();
        let x62 = x60 + x61;
        let x63 = k5 - x58;
        let x64 = x62 + x63;
        let x65 = x56.plus_low(x58, k4);
        let x66 = x35.plus_high(x58, k4);
        let x67 = x64 & k7;
        let x68 = k0.plus_low(x67, k1);
        let x69 = x64.plus_low(x68, k2);
        let x70 = x45.plus_high(x68, k2);
        let x71 = x69.shr::<52>();
        let x72 = x70 + x71;
        let x73 = k5 - x68;
        let x74 = x72 + x73;
        let x75 = x66.plus_low(x68, k4);
        let x76 = x36.plus_high(x68, k4);
        let x77 = x74 & k7;
        let x78 = k0.plus_low(x77, k1);
        let x79 = x74.plus_low(x78, k2);
        let x80 = x55.plus_high(x78, k2);
        let x81 = x79.shr::<52>();
        let x82 = x80 + x81;
        let x83 = k6 - x78;
        let x84 = x82 + x83;
        let x85 = x76.plus_low(x78, k4);
        let x86 = x37.plus_high(x78, k4);
        let x87 = x84 & k7;
        let x88 = x84.shr::<52>();
        let x89 = x65 + x88;
        let x90 = x89 & k7;
        let x91 = x89.shr::<52>();
        let x92 = x75 + x91;
        let x93 = x92 & k7;
        let x94 = x92.shr::<52>();
        let x95 = x85 + x94;
        let x96 = x95 & k7;
        let x97 = x95.shr::<52>();
        let x98 = x86 + x97;
        Element([x87, x90, x93, x96, x98])
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
        let k0 = V::splat(cpu, 0x800001e88);
        let k1 = V::splat(cpu, 0x7ffffffffffff);
        let k2 = V::splat(cpu, 0xfffffffffffff);
        let x0 = a0 + b0;
        let x1 = a1 + b1;
        let x2 = a2 + b2;
        let x3 = a3 + b3;
        let x4 = a4 + b4;
        let x5 = x4 & k1;
        let x6 = x4.shr::<51>();
        let x7 = x0.plus_low(x6, k0);
        let x8 = x7 & k2;
        let x9 = x7.shr::<52>();
        let x10 = x1 + x9;
        let x11 = x10 & k2;
        let x12 = x10.shr::<52>();
        let x13 = x2 + x12;
        let x14 = x13 & k2;
        let x15 = x13.shr::<52>();
        let x16 = x3 + x15;
        let x17 = x16 & k2;
        let x18 = x16.shr::<52>();
        let x19 = x5 + x18;
        Element([x8, x11, x14, x17, x19])
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
        let k0 = V::splat(cpu, 0x1ffff6ffffdda7);
        let k1 = V::splat(cpu, 0x1ffffffffffffe);
        let k2 = V::splat(cpu, 0x8fffffffffffe);
        let k3 = V::splat(cpu, 0x800001e88);
        let k4 = V::splat(cpu, 0x7ffffffffffff);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k1 - b2;
        let x3 = k1 - b3;
        let x4 = k2 - b4;
        let x5 = a0 + x0;
        let x6 = a1 + x1;
        let x7 = a2 + x2;
        let x8 = a3 + x3;
        let x9 = a4 + x4;
        let x10 = x9 & k4;
        let x11 = x9.shr::<51>();
        let x12 = x5.plus_low(x11, k3);
        let x13 = x12 & k5;
        let x14 = x12.shr::<52>();
        let x15 = x6 + x14;
        let x16 = x15 & k5;
        let x17 = x15.shr::<52>();
        let x18 = x7 + x17;
        let x19 = x18 & k5;
        let x20 = x18.shr::<52>();
        let x21 = x8 + x20;
        let x22 = x21 & k5;
        let x23 = x21.shr::<52>();
        let x24 = x10 + x23;
        Element([x13, x16, x19, x22, x24])
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
        let k0 = V::splat(cpu, 0x1ffff6ffffdda7);
        let k1 = V::splat(cpu, 0x1ffffffffffffe);
        let k2 = V::splat(cpu, 0x8fffffffffffe);
        let k3 = V::splat(cpu, 0x800001e88);
        let k4 = V::splat(cpu, 0x7ffffffffffff);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - a0;
        let x1 = k1 - a1;
        let x2 = k1 - a2;
        let x3 = k1 - a3;
        let x4 = k2 - a4;
        let x5 = x4 & k4;
        let x6 = x4.shr::<51>();
        let x7 = x0.plus_low(x6, k3);
        let x8 = x7 & k5;
        let x9 = x7.shr::<52>();
        let x10 = x1 + x9;
        let x11 = x10 & k5;
        let x12 = x10.shr::<52>();
        let x13 = x2 + x12;
        let x14 = x13 & k5;
        let x15 = x13.shr::<52>();
        let x16 = x3 + x15;
        let x17 = x16 & k5;
        let x18 = x16.shr::<52>();
        let x19 = x5 + x18;
        Element([x8, x11, x14, x17, x19])
    }
}

/// `a·b + c·d`.
struct SumOfProducts<'a, V>([&'a Element<V>; 4]);

impl<V: Vector> Task for SumOfProducts<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0[0].0;
        let [b0, b1, b2, b3, b4] = self.0[1].0;
        let [c0, c1, c2, c3, c4] = self.0[2].0;
        let [d0, d1, d2, d3, d4] = self.0[3].0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x8091dd2253531);
        let k2 = V::splat(cpu, 0xffffefffffc2f);
        let k3 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0x1ffffffffffffe);
        let k6 = V::splat(cpu, 0x10fffffffffffe);
        let k7 = V::splat(cpu, 0x800001e88);
        let k8 = V::splat(cpu, 0xfffffffffffff);
        let k9 = V::splat(cpu, 0x7ffffffffffff);
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
        let x10 = x2.plus_low(a1, b0);
        let x11 = x4.plus_high(a1, b0);
        let x12 = x11.plus_low(a1, b1);
        let x13 = x6.plus_high(a1, b1);
        let x14 = x13.plus_low(a1, b2);
        let x15 = x8.plus_high(a1, b2);
        let x16 = x15.plus_low(a1, b3);
        let x17 = x9.plus_high(a1, b3);
        let x18 = x17.plus_low(a1, b4);
        let x19 = k0.plus_high(a1, b4);
        let x20 = x12.plus_low(a2, b0);
        let x21 = x14.plus_high(a2, b0);
        let x22 = x21.plus_low(a2, b1);
        let x23 = x16.plus_high(a2, b1);
        let x24 = x23.plus_low(a2, b2);
        let x25 = x18.plus_high(a2, b2);
        let x26 = x25.plus_low(a2, b3);
        let x27 = x19.plus_high(a2, b3);
        let x28 = x27.plus_low(a2, b4);
        let x29 = k0.plus_high(a2, b4);
        let x30 = x22.plus_low(a3, b0);
        let x31 = x24.plus_high(a3, b0);
        let x32 = x31.plus_low(a3, b1);
        let x33 = x26.plus_high(a3, b1);
        let x34 = x33.plus_low(a3, b2);
        let x35 = x28.plus_high(a3, b2);
        let x36 = x35.plus_low(a3, b3);
        let x37 = x29.plus_high(a3, b3);
        let x38 = x37.plus_low(a3, b4);
        let x39 = k0.plus_high(a3, b4);
        let x40 = x32.plus_low(a4, b0);
        let x41 = x34.plus_high(a4, b0);
        let x42 = x41.plus_low(a4, b1);
        let x43 = x36.plus_high(a4, b1);
        let x44 = x43.plus_low(a4, b2);
        let x45 = x38.plus_high(a4, b2);
        let x46 = x45.plus_low(a4, b3);
        let x47 = x39.plus_high(a4, b3);
        let x48 = x47.plus_low(a4, b4);
        let x49 = k0.plus_high(a4, b4);
        let x50 = x0.plus_low(c0, d0);
        let x51 = x10.plus_high(c0, d0);
        let x52 = x51.plus_low(c0, d1);
        let x53 = x20.plus_high(c0, d1);
        let x54 = x53.plus_low(c0, d2);
        let x55 = x30.plus_high(c0, d2);
        let x56 = x55.plus_low(c0, d3);
        let x57 = x40.plus_high(c0, d3);
        let x58 = x57.plus_low(c0, d4);
        let x59 = x42.plus_high(c0, d4);
        let x60 = x52.plus_low(c1, d0);
        let x61 = x54.plus_high(c1, d0);
        let x62 = x61.plus_low(c1, d1);
        let x63 = x56.plus_high(c1, d1);
        let x64 = x63.plus_low(c1, d2);
        let x65 = x58.plus_high(c1, d2);
        let x66 = x65.plus_low(c1, d3);
        let x67 = x59.plus_high(c1, d3);
        let x68 = x67.plus_low(c1, d4);
        let x69 = x44.plus_high(c1, d4);
        let x70 = x62.plus_low(c2, d0);
        let x71 = x64.plus_high(c2, d0);
        let x72 = x71.plus_low(c2, d1);
        let x73 = x66.plus_high(c2, d1);
        let x74 = x73.plus_low(c2, d2);
        let x75 = x68.plus_high(c2, d2);
        let x76 = x75.plus_low(c2, d3);
        let x77 = x69.plus_high(c2, d3);
        let x78 = x77.plus_low(c2, d4);
        let x79 = x46.plus_high(c2, d4);
        let x80 = x72.plus_low(c3, d0);
        let x81 = x74.plus_high(c3, d0);
        let x82 = x81.plus_low(c3, d1);
        let x83 = x76.plus_high(c3, d1);
        let x84 = x83.plus_low(c3, d2);
        let x85 = x78.plus_high(c3, d2);
        let x86 = x85.plus_low(c3, d3);
        let x87 = x79.plus_high(c3, d3);
        let x88 = x87.plus_low(c3, d4);
        let x89 = x48.plus_high(c3, d4);
        let x90 = x82.plus_low(c4, d0);
        let x91 = x84.plus_high(c4, d0);
        let x92 = x91.plus_low(c4, d1);
        let x93 = x86.plus_high(c4, d1);
        let x94 = x93.plus_low(c4, d2);
        let x95 = x88.plus_high(c4, d2);
        let x96 = x95.plus_low(c4, d3);
        let x97 = x89.plus_high(c4, d3);
        let x98 = x97.plus_low(c4, d4);
        let x99 = x49.plus_high(c4, d4);
        let x100 = x50 & k8;
        let x101 = k0.plus_low(x100, k1);
        let x102 = x50.plus_low(x101, k2);
        let x103 = x60.plus_high(x101, k2);
        let x104 = x102.shr::<52>();
        let x105 = x103 + x104;
        let x106 = k3 - x101;
        let x107 = x105 + x106;
        let x108 = x90.plus_low(x101, k4);
        let x109 = x92.plus_high(x101, k4);
        let x110 = x107 & k8;
        let x111 = k0.plus_low(x110, k1);
        let x112 = x107.plus_low(x111, k2);
        let x113 = x70.plus_high(x111, k2);
        let x114 = x112.shr::<52>();
        let x115 = x113 + x114;
        let x116 = k5 - x111;
        let x117 = x115 + x116;
        let x118 = x109.plus_low(x111, k4);
        let x119 = x94.plus_high(x111, k4);
        let x120 = x117 & k8;
        let x121 = k0.plus_low(x120, k1);
        let x122 = x117.plus_low(x121, k2);
        let x123 = x80.plus_high(x121, k2);
        let x124 = x122.shr::<52>();
        let x125 = x123 + x124;
        let x126 = k5 - x121;
        let x127 = x125 + x126;
        let x128 = x119.plus_low(x121, k4);
        let x129 = x96.plus_high(x121, k4);
        let x130 = x127 & k8;
        let x131 = k0.plus_low(x130, k1);
        let x132 = x127.plus_low(x131, k2);
        let x133 = x108.plus_high(x131, k2);
        let x134 = x132.shr::<52>();
        let x135 = x133 + x134;
        let x136 = k5 - x131;
        let x137 = x135 + x136;
        let x138 = x129.plus_low(x131, k4);
        let x139 = x98.plus_high(x131, k4);
        let x140 = x137 & k8;
        let x141 = k0.plus_low(x140, k1);
        let x142 = x137.plus_low(x141, k2);
        let x143 = x118.plus_high(x141, k2);
        let x144 = x142.shr::<52>();
        let x145 = x143 + x144;
        let x146 = k6 - x141;
        let x147 = x145 + x146;
        let x148 = x139.plus_low(x141, k4);
        let x149 = x99.plus_high(x141, k4);
        let x150 = x149 & k9;
        let x151 = x149.shr::<51>();
        let x152 = x147.plus_low(x151, k7);
        let x153 = x152 & k8;
        let x154 = x152.shr::<52>();
        let x155 = x128 + x154;
        let x156 = x155 & k8;
        let x157 = x155.shr::<52>();
        let x158 = x138 + x157;
        let x159 = x158 & k8;
        let x160 = x158.shr::<52>();
        let x161 = x148 + x160;
        let x162 = x161 & k8;
        let x163 = x161.shr::<52>();
        let x164 = x150 + x163;
        Element([x153, x156, x159, x162, x164])
    }
}

/// `a·b - c·d`.
struct DifferenceOfProducts<'a, V>([&'a Element<V>; 4]);

impl<V: Vector> Task for DifferenceOfProducts<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0[0].0;
        let [b0, b1, b2, b3, b4] = self.0[1].0;
        let [c0, c1, c2, c3, c4] = self.0[2].0;
        let [d0, d1, d2, d3, d4] = self.0[3].0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x1ffff6ffffdda7);
        let k1 = V::splat(cpu, 0x1ffffffffffffe);
        let k2 = V::splat(cpu, 0x8fffffffffffe);
        let k3 = V::splat(cpu, 0x800001e88);
        let k4 = V::splat(cpu, 0);
        let k5 = V::splat(cpu, 0x8091dd2253531);
        let k6 = V::splat(cpu, 0xffffefffffc2f);
        let k7 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k8 = V::splat(cpu, 0x1000000000000);
        let k9 = V::splat(cpu, 0x10fffffffffffe);
        let k10 = V::splat(cpu, 0x7ffffffffffff);
        let k11 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - c0;
        let x1 = k1 - c1;
        let x2 = k1 - c2;
        let x3 = k1 - c3;
        let x4 = k2 - c4;
        let x5 = x4 & k10;
        let x6 = x4.shr::<51>();
        let x7 = x0.plus_low(x6, k3);
        let x8 = x7 & k11;
        let x9 = x7.shr::<52>();
        let x10 = x1 + x9;
        let x11 = x10 & k11;
        let x12 = x10.shr::<52>();
        let x13 = x2 + x12;
        let x14 = x13 & k11;
        let x15 = x13.shr::<52>();
        let x16 = x3 + x15;
        let x17 = x16 & k11;
        let x18 = x16.shr::<52>();
        let x19 = x5 + x18;
        let x20 = k4.plus_low(a0, b0);
        let x21 = k4.plus_high(a0, b0);
        let x22 = x21.plus_low(a0, b1);
        let x23 = k4.plus_high(a0, b1);
        let x24 = x23.plus_low(a0, b2);
        let x25 = k4.plus_high(a0, b2);
        let x26 = x25.plus_low(a0, b3);
        let x27 = k4.plus_high(a0, b3);
        let x28 = x27.plus_low(a0, b4);
        let x29 = k4.plus_high(a0, b4);
        let x30 = x22.plus_low(a1, b0);
        let x31 = x24.plus_high(a1, b0);
        let x32 = x31.plus_low(a1, b1);
        let x33 = x26.plus_high(a1, b1);
        let x34 = x33.plus_low(a1, b2);
        let x35 = x28.plus_high(a1, b2);
        let x36 = x35.plus_low(a1, b3);
        let x37 = x29.plus_high(a1, b3);
        let x38 = x37.plus_low(a1, b4);
        let x39 = k4.plus_high(a1, b4);
        let x40 = x32.plus_low(a2, b0);
        let x41 = x34.plus_high(a2, b0);
        let x42 = x41.plus_low(a2, b1);
        let x43 = x36.plus_high(a2, b1);
        let x44 = x43.plus_low(a2, b2);
        let x45 = x38.plus_high(a2, b2);
        let x46 = x45.plus_low(a2, b3);
        let x47 = x39.plus_high(a2, b3);
        let x48 = x47.plus_low(a2, b4);
        let x49 = k4.plus_high(a2, b4);
        let x50 = x42.plus_low(a3, b0);
        let x51 = x44.plus_high(a3, b0);
        let x52 = x51.plus_low(a3, b1);
        let x53 = x46.plus_high(a3, b1);
        let x54 = x53.plus_low(a3, b2);
        let x55 = x48.plus_high(a3, b2);
        let x56 = x55.plus_low(a3, b3);
        let x57 = x49.plus_high(a3, b3);
        let x58 = x57.plus_low(a3, b4);
        let x59 = k4.plus_high(a3, b4);
        let x60 = x52.plus_low(a4, b0);
        let x61 = x54.plus_high(a4, b0);
        let x62 = x61.plus_low(a4, b1);
        let x63 = x56.plus_high(a4, b1);
        let x64 = x63.plus_low(a4, b2);
        let x65 = x58.plus_high(a4, b2);
        let x66 = x65.plus_low(a4, b3);
        let x67 = x59.plus_high(a4, b3);
        let x68 = x67.plus_low(a4, b4);
        let x69 = k4.plus_high(a4, b4);
        let x70 = x20.plus_low(x8, d0);
        let x71 = x30.plus_high(x8, d0);
        let x72 = x71.plus_low(x8, d1);
        let x73 = x40.plus_high(x8, d1);
        let x74 = x73.plus_low(x8, d2);
        let x75 = x50.plus_high(x8, d2);
        let x76 = x75.plus_low(x8, d3);
        let x77 = x60.plus_high(x8, d3);
        let x78 = x77.plus_low(x8, d4);
        let x79 = x62.plus_high(x8, d4);
        let x80 = x72.plus_low(x11, d0);
        let x81 = x74.plus_high(x11, d0);
        let x82 = x81.plus_low(x11, d1);
        let x83 = x76.plus_high(x11, d1);
        let x84 = x83.plus_low(x11, d2);
        let x85 = x78.plus_high(x11, d2);
        let x86 = x85.plus_low(x11, d3);
        let x87 = x79.plus_high(x11, d3);
        let x88 = x87.plus_low(x11, d4);
        let x89 = x64.plus_high(x11, d4);
        let x90 = x82.plus_low(x14, d0);
        let x91 = x84.plus_high(x14, d0);
        let x92 = x91.plus_low(x14, d1);
        let x93 = x86.plus_high(x14, d1);
        let x94 = x93.plus_low(x14, d2);
        let x95 = x88.plus_high(x14, d2);
        let x96 = x95.plus_low(x14, d3);
        let x97 = x89.plus_high(x14, d3);
        let x98 = x97.plus_low(x14, d4);
        let x99 = x66.plus_high(x14, d4);
        let x100 = x92.plus_low(x17, d0);
        let x101 = x94.plus_high(x17, d0);
        let x102 = x101.plus_low(x17, d1);
        let x103 = x96.plus_high(x17, d1);
        let x104 = x103.plus_low(x17, d2);
        let x105 = x98.plus_high(x17, d2);
        let x106 = x105.plus_low(x17, d3);
        let x107 = x99.plus_high(x17, d3);
        let x108 = x107.plus_low(x17, d4);
        let x109 = x68.plus_high(x17, d4);
        let x110 = x102.plus_low(x19, d0);
        let x111 = x104.plus_high(x19, d0);
        let x112 = x111.plus_low(x19, d1);
        let x113 = x106.plus_high(x19, d1);
        let x114 = x113.plus_low(x19, d2);
        let x115 = x108.plus_high(x19, d2);
        let x116 = x115.plus_low(x19, d3);
        let x117 = x109.plus_high(x19, d3);
        let x118 = x117.plus_low(x19, d4);
        let x119 = x69.plus_high(x19, d4);
        let x120 = x70 & k11;
        let x121 = k4.plus_low(x120, k5);
        let x122 = x70.plus_low(x121, k6);
        let x123 = x80.plus_high(x121, k6);
        let x124 = x122.shr::<52>();
        let x125 = x123 + x124;
        let x126 = k7 - x121;
        let x127 = x125 + x126;
        let x128 = x110.plus_low(x121, k8);
        let x129 = x112.plus_high(x121, k8);
        let x130 = x127 & k11;
        let x131 = k4.plus_low(x130, k5);
        let x132 = x127.plus_low(x131, k6);
        let x133 = x90.plus_high(x131, k6);
        let x134 = x132.shr::<52>();
        let x135 = x133 + x134;
        let x136 = k1 - x131;
        let x137 = x135 + x136;
        let x138 = x129.plus_low(x131, k8);
        let x139 = x114.plus_high(x131, k8);
        let x140 = x137 & k11;
        let x141 = k4.plus_low(x140, k5);
        let x142 = x137.plus_low(x141, k6);
        let x143 = x100.plus_high(x141, k6);
        let x144 = x142.shr::<52>();
        let x145 = x143 + x144;
        let x146 = k1 - x141;
        let x147 = x145 + x146;
        let x148 = x139.plus_low(x141, k8);
        let x149 = x116.plus_high(x141, k8);
        let x150 = x147 & k11;
        let x151 = k4.plus_low(x150, k5);
        let x152 = x147.plus_low(x151, k6);
        let x153 = x128.plus_high(x151, k6);
        let x154 = x152.shr::<52>();
        let x155 = x153 + x154;
        let x156 = k1 - x151;
        let x157 = x155 + x156;
        let x158 = x149.plus_low(x151, k8);
        let x159 = x118.plus_high(x151, k8);
        let x160 = x157 & k11;
        let x161 = k4.plus_low(x160, k5);
        let x162 = x157.plus_low(x161, k6);
        let x163 = x138.plus_high(x161, k6);
        let x164 = x162.shr::<52>();
        let x165 = x163 + x164;
        let x166 = k9 - x161;
        let x167 = x165 + x166;
        let x168 = x159.plus_low(x161, k8);
        let x169 = x119.plus_high(x161, k8);
        let x170 = x169 & k10;
        let x171 = x169.shr::<51>();
        let x172 = x167.plus_low(x171, k3);
        let x173 = x172 & k11;
        let x174 = x172.shr::<52>();
        let x175 = x148 + x174;
        let x176 = x175 & k11;
        let x177 = x175.shr::<52>();
        let x178 = x158 + x177;
        let x179 = x178 & k11;
        let x180 = x178.shr::<52>();
        let x181 = x168 + x180;
        let x182 = x181 & k11;
        let x183 = x181.shr::<52>();
        let x184 = x170 + x183;
        Element([x173, x176, x179, x182, x184])
    }
}

/// `a·b - c²`.
struct ProductMinusSquare<'a, V>([&'a Element<V>; 3]);

impl<V: Vector> Task for ProductMinusSquare<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0[0].0;
        let [b0, b1, b2, b3, b4] = self.0[1].0;
        let [c0, c1, c2, c3, c4] = self.0[2].0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x1ffff6ffffdda7);
        let k1 = V::splat(cpu, 0x1ffffffffffffe);
        let k2 = V::splat(cpu, 0x8fffffffffffe);
        let k3 = V::splat(cpu, 0x800001e88);
        let k4 = V::splat(cpu, 0);
        let k5 = V::splat(cpu, 0x8091dd2253531);
        let k6 = V::splat(cpu, 0xffffefffffc2f);
        let k7 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k8 = V::splat(cpu, 0x1000000000000);
        let k9 = V::splat(cpu, 0x10fffffffffffe);
        let k10 = V::splat(cpu, 0x7ffffffffffff);
        let k11 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - c0;
        let x1 = k1 - c1;
        let x2 = k1 - c2;
        let x3 = k1 - c3;
        let x4 = k2 - c4;
        let x5 = x4 & k10;
        let x6 = x4.shr::<51>();
        let x7 = x0.plus_low(x6, k3);
        let x8 = x7 & k11;
        let x9 = x7.shr::<52>();
        let x10 = x1 + x9;
        let x11 = x10 & k11;
        let x12 = x10.shr::<52>();
        let x13 = x2 + x12;
        let x14 = x13 & k11;
        let x15 = x13.shr::<52>();
        let x16 = x3 + x15;
        let x17 = x16 & k11;
        let x18 = x16.shr::<52>();
        let x19 = x5 + x18;
        let x20 = k4.plus_low(a0, b0);
        let x21 = k4.plus_high(a0, b0);
        let x22 = x21.plus_low(a0, b1);
        let x23 = k4.plus_high(a0, b1);
        let x24 = x23.plus_low(a0, b2);
        let x25 = k4.plus_high(a0, b2);
        let x26 = x25.plus_low(a0, b3);
        let x27 = k4.plus_high(a0, b3);
        let x28 = x27.plus_low(a0, b4);
        let x29 = k4.plus_high(a0, b4);
        let x30 = x22.plus_low(a1, b0);
        let x31 = x24.plus_high(a1, b0);
        let x32 = x31.plus_low(a1, b1);
        let x33 = x26.plus_high(a1, b1);
        let x34 = x33.plus_low(a1, b2);
        let x35 = x28.plus_high(a1, b2);
        let x36 = x35.plus_low(a1, b3);
        let x37 = x29.plus_high(a1, b3);
        let x38 = x37.plus_low(a1, b4);
        let x39 = k4.plus_high(a1, b4);
        let x40 = x32.plus_low(a2, b0);
        let x41 = x34.plus_high(a2, b0);
        let x42 = x41.plus_low(a2, b1);
        let x43 = x36.plus_high(a2, b1);
        let x44 = x43.plus_low(a2, b2);
        let x45 = x38.plus_high(a2, b2);
        let x46 = x45.plus_low(a2, b3);
        let x47 = x39.plus_high(a2, b3);
        let x48 = x47.plus_low(a2, b4);
        let x49 = k4.plus_high(a2, b4);
        let x50 = x42.plus_low(a3, b0);
        let x51 = x44.plus_high(a3, b0);
        let x52 = x51.plus_low(a3, b1);
        let x53 = x46.plus_high(a3, b1);
        let x54 = x53.plus_low(a3, b2);
        let x55 = x48.plus_high(a3, b2);
        let x56 = x55.plus_low(a3, b3);
        let x57 = x49.plus_high(a3, b3);
        let x58 = x57.plus_low(a3, b4);
        let x59 = k4.plus_high(a3, b4);
        let x60 = x52.plus_low(a4, b0);
        let x61 = x54.plus_high(a4, b0);
        let x62 = x61.plus_low(a4, b1);
        let x63 = x56.plus_high(a4, b1);
        let x64 = x63.plus_low(a4, b2);
        let x65 = x58.plus_high(a4, b2);
        let x66 = x65.plus_low(a4, b3);
        let x67 = x59.plus_high(a4, b3);
        let x68 = x67.plus_low(a4, b4);
        let x69 = k4.plus_high(a4, b4);
        let x70 = x20.plus_low(x8, c0);
        let x71 = x30.plus_high(x8, c0);
        let x72 = x71.plus_low(x8, c1);
        let x73 = x40.plus_high(x8, c1);
        let x74 = x73.plus_low(x8, c2);
        let x75 = x50.plus_high(x8, c2);
        let x76 = x75.plus_low(x8, c3);
        let x77 = x60.plus_high(x8, c3);
        let x78 = x77.plus_low(x8, c4);
        let x79 = x62.plus_high(x8, c4);
        let x80 = x72.plus_low(x11, c0);
        let x81 = x74.plus_high(x11, c0);
        let x82 = x81.plus_low(x11, c1);
        let x83 = x76.plus_high(x11, c1);
        let x84 = x83.plus_low(x11, c2);
        let x85 = x78.plus_high(x11, c2);
        let x86 = x85.plus_low(x11, c3);
        let x87 = x79.plus_high(x11, c3);
        let x88 = x87.plus_low(x11, c4);
        let x89 = x64.plus_high(x11, c4);
        let x90 = x82.plus_low(x14, c0);
        let x91 = x84.plus_high(x14, c0);
        let x92 = x91.plus_low(x14, c1);
        let x93 = x86.plus_high(x14, c1);
        let x94 = x93.plus_low(x14, c2);
        let x95 = x88.plus_high(x14, c2);
        let x96 = x95.plus_low(x14, c3);
        let x97 = x89.plus_high(x14, c3);
        let x98 = x97.plus_low(x14, c4);
        let x99 = x66.plus_high(x14, c4);
        let x100 = x92.plus_low(x17, c0);
        let x101 = x94.plus_high(x17, c0);
        let x102 = x101.plus_low(x17, c1);
        let x103 = x96.plus_high(x17, c1);
        let x104 = x103.plus_low(x17, c2);
        let x105 = x98.plus_high(x17, c2);
        let x106 = x105.plus_low(x17, c3);
        let x107 = x99.plus_high(x17, c3);
        let x108 = x107.plus_low(x17, c4);
        let x109 = x68.plus_high(x17, c4);
        let x110 = x102.plus_low(x19, c0);
        let x111 = x104.plus_high(x19, c0);
        let x112 = x111.plus_low(x19, c1);
        let x113 = x106.plus_high(x19, c1);
        let x114 = x113.plus_low(x19, c2);
        let x115 = x108.plus_high(x19, c2);
        let x116 = x115.plus_low(x19, c3);
        let x117 = x109.plus_high(x19, c3);
        let x118 = x117.plus_low(x19, c4);
        let x119 = x69.plus_high(x19, c4);
        let x120 = x70 & k11;
        let x121 = k4.plus_low(x120, k5);
        let x122 = x70.plus_low(x121, k6);
        let x123 = x80.plus_high(x121, k6);
        let x124 = x122.shr::<52>();
        let x125 = x123 + x124;
        let x126 = k7 - x121;
        let x127 = x125 + x126;
        let x128 = x110.plus_low(x121, k8);
        let x129 = x112.plus_high(x121, k8);
        let x130 = x127 & k11;
        let x131 = k4.plus_low(x130, k5);
        let x132 = x127.plus_low(x131, k6);
        let x133 = x90.plus_high(x131, k6);
        let x134 = x132.shr::<52>();
        let x135 = x133 + x134;
        let x136 = k1 - x131;
        let x137 = x135 + x136;
        let x138 = x129.plus_low(x131, k8);
        let x139 = x114.plus_high(x131, k8);
        let x140 = x137 & k11;
        let x141 = k4.plus_low(x140, k5);
        let x142 = x137.plus_low(x141, k6);
        let x143 = x100.plus_high(x141, k6);
        let x144 = x142.shr::<52>();
        let x145 = x143 + x144;
        let x146 = k1 - x141;
        let x147 = x145 + x146;
        let x148 = x139.plus_low(x141, k8);
        let x149 = x116.plus_high(x141, k8);
        let x150 = x147 & k11;
        let x151 = k4.plus_low(x150, k5);
        let x152 = x147.plus_low(x151, k6);
        let x153 = x128.plus_high(x151, k6);
        let x154 = x152.shr::<52>();
        let x155 = x153 + x154;
        let x156 = k1 - x151;
        let x157 = x155 + x156;
        let x158 = x149.plus_low(x151, k8);
        let x159 = x118.plus_high(x151, k8);
        let x160 = x157 & k11;
        let x161 = k4.plus_low(x160, k5);
        let x162 = x157.plus_low(x161, k6);
        let x163 = x138.plus_high(x161, k6);
        let x164 = x162.shr::<52>();
        let x165 = x163 + x164;
        let x166 = k9 - x161;
        let x167 = x165 + x166;
        let x168 = x159.plus_low(x161, k8);
        let x169 = x119.plus_high(x161, k8);
        let x170 = x169 & k10;
        let x171 = x169.shr::<51>();
        let x172 = x167.plus_low(x171, k3);
        let x173 = x172 & k11;
        let x174 = x172.shr::<52>();
        let x175 = x148 + x174;
        let x176 = x175 & k11;
        let x177 = x175.shr::<52>();
        let x178 = x158 + x177;
        let x179 = x178 & k11;
        let x180 = x178.shr::<52>();
        let x181 = x168 + x180;
        let x182 = x181 & k11;
        let x183 = x181.shr::<52>();
        let x184 = x170 + x183;
        Element([x173, x176, x179, x182, x184])
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
        let k1 = V::splat(cpu, 0xffffefffffc2f);
        let k2 = V::splat(cpu, 0xfffffffffffff);
        let k3 = V::splat(cpu, 0xffffffffffff);
        let k4 = V::splat(cpu, 0x8091dd2253531);
        let k5 = V::splat(cpu, 0x1000000000000);
        let k6 = V::splat(cpu, 0x1000003d10);
        let k7 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k8 = V::splat(cpu, 0x1ffffffffffffe);
        let k9 = V::splat(cpu, 0x10fffffffffffe);
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
        let x10 = x0 + k1;
        let x11 = x4 + k2;
        let x12 = x6 + k2;
        let x13 = x8 + k3;
        let x14 = x10 & k2;
        let x15 = k0.plus_low(x14, k4);
        let x16 = x10.plus_low(x15, k1);
        let x17 = x2.plus_high(x15, k1);
        let x18 = x16.shr::<52>();
        let x19 = x17 + x18;
        let x20 = k2 - x15;
        let x21 = x19 + x20;
        let x22 = x13.plus_low(x15, k5);
        let x23 = x9.plus_high(x15, k5);
        let x24 = x21 & k2;
        let x25 = x21.shr::<52>();
        let x26 = x11 + x25;
        let x27 = x26 & k2;
        let x28 = x26.shr::<52>();
        let x29 = x12 + x28;
        let x30 = x29 & k2;
        let x31 = x29.shr::<52>();
        let x32 = x22 + x31;
        let x33 = x32 & k2;
        let x34 = x32.shr::<52>();
        let x35 = x23 + x34;
        let x36 = k0.plus_low(x24, k6);
        let x37 = k0.plus_high(x24, k6);
        let x38 = x37.plus_low(x27, k6);
        let x39 = k0.plus_high(x27, k6);
        let x40 = x39.plus_low(x30, k6);
        let x41 = k0.plus_high(x30, k6);
        let x42 = x41.plus_low(x33, k6);
        let x43 = k0.plus_high(x33, k6);
        let x44 = x43.plus_low(x35, k6);
        let x45 = k0.plus_high(x35, k6);
        let x46 = x36 + k7;
        let x47 = x46 & k2;
        let x48 = k0.plus_low(x47, k4);
        let x49 = x46.plus_low(x48, k1);
        let x50 = x38.plus_high(x48, k1);
        let x51 = x49.shr::<52>();
        let x52 = x50 + x51;
        let x53 = k8 - x48;
        let x54 = x52 + x53;
        let x55 = x44.plus_low(x48, k5);
        let x56 = x45.plus_high(x48, k5);
        let x57 = x54 & k2;
        let x58 = k0.plus_low(x57, k4);
        let x59 = x54.plus_low(x58, k1);
        let x60 = x40.plus_high(x58, k1);
        let x61 = x59.shr::<52>();
        let x62 = x60 + x61;
        let x63 = k8 - x58;
        let x64 = x62 + x63;
        let x65 = x56.plus_low(x58, k5);
        let x66 = k0.plus_high(x58, k5);
        let x67 = x64 & k2;
        let x68 = k0.plus_low(x67, k4);
        let x69 = x64.plus_low(x68, k1);
        let x70 = x42.plus_high(x68, k1);
        let x71 = x69.shr::<52>();
        let x72 = x70 + x71;
        let x73 = k8 - x68;
        let x74 = x72 + x73;
        let x75 = x66.plus_low(x68, k5);
        let x76 = k0.plus_high(x68, k5);
        let x77 = x74 & k2;
        let x78 = k0.plus_low(x77, k4);
        let x79 = x74.plus_low(x78, k1);
        let x80 = x55.plus_high(x78, k1);
        let x81 = x79.shr::<52>();
        let x82 = x80 + x81;
        let x83 = k9 - x78;
        let x84 = x82 + x83;
        let x85 = x76.plus_low(x78, k5);
        let x86 = k0.plus_high(x78, k5);
        let x87 = x84 & k2;
        let x88 = x84.shr::<52>();
        let x89 = x65 + x88;
        let x90 = x89 & k2;
        let x91 = x89.shr::<52>();
        let x92 = x75 + x91;
        let x93 = x92 & k2;
        let x94 = x92.shr::<52>();
        let x95 = x85 + x94;
        let x96 = x95 & k2;
        let x97 = x95.shr::<52>();
        let x98 = x86 + x97;
        Element([x87, x90, x93, x96, x98])
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
        let k0 = V::splat(cpu, 0xffffefffffc2f);
        let k1 = V::splat(cpu, 0xfffffffffffff);
        let k2 = V::splat(cpu, 0xffffffffffff);
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
        let x10 = x1 & k2;
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
        let x21 = x12.shl::<51>();
        let x22 = x16 + x21;
        let x23 = x13.shl::<51>();
        let x24 = x17 + x23;
        let x25 = x14.shl::<51>();
        let x26 = x18 + x25;
        let x27 = x15.shl::<51>();
        let x28 = x19 + x27;
        let x29 = x22 & k1;
        let x30 = x22.shr::<52>();
        let x31 = x24 + x30;
        let x32 = x31 & k1;
        let x33 = x31.shr::<52>();
        let x34 = x26 + x33;
        let x35 = x34 & k1;
        let x36 = x34.shr::<52>();
        let x37 = x28 + x36;
        let x38 = x37 & k1;
        let x39 = x37.shr::<52>();
        let x40 = x20 + x39;
        Element([x29, x32, x35, x38, x40])
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
        let k0 = V::splat(cpu, 0x8091dd2253531);
        let k1 = V::splat(cpu, 0);
        let k2 = V::splat(cpu, 0xffffefffffc2f);
        let k3 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0x1ffffffffffffe);
        let k6 = V::splat(cpu, 0x10fffffffffffe);
        let k7 = V::splat(cpu, 0xfffffffefffffc2f);
        let k8 = V::splat(cpu, 0xffffffffffffffff);
        let k9 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k1.plus_low(a0, k0);
        let x1 = a0.plus_low(x0, k2);
        let x2 = a1.plus_high(x0, k2);
        let x3 = x1.shr::<52>();
        let x4 = x2 + x3;
        let x5 = k3 - x0;
        let x6 = x4 + x5;
        let x7 = a4.plus_low(x0, k4);
        let x8 = k1.plus_high(x0, k4);
        let x9 = x6 & k9;
        let x10 = k1.plus_low(x9, k0);
        let x11 = x6.plus_low(x10, k2);
        let x12 = a2.plus_high(x10, k2);
        let x13 = x11.shr::<52>();
        let x14 = x12 + x13;
        let x15 = k5 - x10;
        let x16 = x14 + x15;
        let x17 = x8.plus_low(x10, k4);
        let x18 = k1.plus_high(x10, k4);
        let x19 = x16 & k9;
        let x20 = k1.plus_low(x19, k0);
        let x21 = x16.plus_low(x20, k2);
        let x22 = a3.plus_high(x20, k2);
        let x23 = x21.shr::<52>();
        let x24 = x22 + x23;
        let x25 = k5 - x20;
        let x26 = x24 + x25;
        let x27 = x18.plus_low(x20, k4);
        let x28 = k1.plus_high(x20, k4);
        let x29 = x26 & k9;
        let x30 = k1.plus_low(x29, k0);
        let x31 = x26.plus_low(x30, k2);
        let x32 = x7.plus_high(x30, k2);
        let x33 = x31.shr::<52>();
        let x34 = x32 + x33;
        let x35 = k5 - x30;
        let x36 = x34 + x35;
        let x37 = x28.plus_low(x30, k4);
        let x38 = k1.plus_high(x30, k4);
        let x39 = x36 & k9;
        let x40 = k1.plus_low(x39, k0);
        let x41 = x36.plus_low(x40, k2);
        let x42 = x17.plus_high(x40, k2);
        let x43 = x41.shr::<52>();
        let x44 = x42 + x43;
        let x45 = k6 - x40;
        let x46 = x44 + x45;
        let x47 = x38.plus_low(x40, k4);
        let x48 = k1.plus_high(x40, k4);
        let x49 = x46 & k9;
        let x50 = x46.shr::<52>();
        let x51 = x27 + x50;
        let x52 = x51 & k9;
        let x53 = x51.shr::<52>();
        let x54 = x37 + x53;
        let x55 = x54 & k9;
        let x56 = x54.shr::<52>();
        let x57 = x47 + x56;
        let x58 = x57 & k9;
        let x59 = x57.shr::<52>();
        let x60 = x48 + x59;
        let x61 = x55.shl::<40>();
        let x62 = x55.shr::<24>();
        let x63 = x60.shl::<16>();
        let x64 = x60.shr::<48>();
        let x65 = x52.shl::<52>();
        let x66 = x52.shr::<12>();
        let x67 = x58.shl::<28>();
        let x68 = x58.shr::<36>();
        let x69 = x49 + x65;
        let x70 = x61 + x66;
        let x71 = x62 + x67;
        let x72 = x63 + x68;
        let x73 = x69 - k7;
        let x74 = x69.below(k7);
        let x75_part = x70 - k8;
        let x75 = x75_part - x74;
        let x76 = x70.below(k8) | x75_part.below(x74);
        let x77_part = x71 - k8;
        let x77 = x77_part - x76;
        let x78 = x71.below(k8) | x77_part.below(x76);
        let x79_part = x72 - k8;
        let x79 = x79_part - x78;
        let x80 = x72.below(k8) | x79_part.below(x78);
        let x81 = x64.below(x80);
        let x82 = k1 - x81;
        let x83 = x82.choose(x69, x73);
        let x84 = x82.choose(x70, x75);
        let x85 = x82.choose(x71, x77);
        let x86 = x82.choose(x72, x79);
        [x83, x84, x85, x86]
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
        let k0 = V::splat(cpu, 0xfffffffefffffc2f);
        let k1 = V::splat(cpu, 0xffffffffffffffff);
        let k2 = V::splat(cpu, 0x7a2000e90a100);
        let k3 = V::splat(cpu, 0);
        let k4 = V::splat(cpu, 0x100000);
        let k5 = V::splat(cpu, 0x8091dd2253531);
        let k6 = V::splat(cpu, 0xffffefffffc2f);
        let k7 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k8 = V::splat(cpu, 0x1000000000000);
        let k9 = V::splat(cpu, 0x1ffffffffffffe);
        let k10 = V::splat(cpu, 0x10fffffffffffe);
        let k11 = V::splat(cpu, 0xfffffffffffff);
        let k12 = V::splat(cpu, 0xffffffffff);
        let k13 = V::splat(cpu, 0xfffffff);
        let k14 = V::splat(cpu, 0xffff);
        let x0 = a0.below(k0);
        let x1_part = a1 - k1;
        let x1 = a1.below(k1) | x1_part.below(x0);
        let x2_part = a2 - k1;
        let x2 = a2.below(k1) | x2_part.below(x1);
        let x3_part = a3 - k1;
        let x3 = a3.below(k1) | x3_part.below(x2);
        let x4 = k3 - x3;
        let x5 = x4 & a0;
        let x6 = x4 & a1;
        let x7 = x4 & a2;
        let x8 = x4 & a3;
        let x9 = x5 & k11;
        let x10 = x5.shr::<52>();
        let x11 = x6 & k12;
        let x12 = x11.shl::<12>();
        let x13 = x10 + x12;
        let x14 = x6.shr::<40>();
        let x15 = x7 & k13;
        let x16 = x15.shl::<24>();
        let x17 = x14 + x16;
        let x18 = x7.shr::<28>();
        let x19 = x8 & k14;
        let x20 = x19.shl::<36>();
        let x21 = x18 + x20;
        let x22 = x8.shr::<16>();
        let x23 = k3.plus_low(x9, k2);
        let x24 = k3.plus_high(x9, k2);
        let x25 = x24.plus_low(x9, k4);
        let x26 = k3.plus_high(x9, k4);
        let x27 = x25.plus_low(x13, k2);
        let x28 = x26.plus_high(x13, k2);
        let x29 = x28.plus_low(x13, k4);
        let x30 = k3.plus_high(x13, k4);
        let x31 = x29.plus_low(x17, k2);
        let x32 = x30.plus_high(x17, k2);
        let x33 = x32.plus_low(x17, k4);
        let x34 = k3.plus_high(x17, k4);
        let x35 = x33.plus_low(x21, k2);
        let x36 = x34.plus_high(x21, k2);
        let x37 = x36.plus_low(x21, k4);
        let x38 = k3.plus_high(x21, k4);
        let x39 = x37.plus_low(x22, k2);
        let x40 = x38.plus_high(x22, k2);
        let x41 = x40.plus_low(x22, k4);
        let x42 = k3.plus_high(x22, k4);
        let x43 = k3.plus_low(x23, k5);
        let x44 = x23.plus_low(x43, k6);
        let x45 = x27.plus_high(x43, k6);
        let x46 = x44.shr::<52>();
        let x47 = x45 + x46;
        let x48 = k7 - x43;
        let x49 = x47 + x48;
        let x50 = x39.plus_low(x43, k8);
        let x51 = x41.plus_high(x43, k8);
        let x52 = x49 & k11;
        let x53 = k3.plus_low(x52, k5);
        let x54 = x49.plus_low(x53, k6);
        let x55 = x31.plus_high(x53, k6);
        let x56 = x54.shr::<52>();
        let x57 = x55 + x56;
        let x58 = k9 - x53;
        let x59 = x57 + x58;
        let x60 = x51.plus_low(x53, k8);
        let x61 = x42.plus_high(x53, k8);
        let x62 = x59 & k11;
        let x63 = k3.plus_low(x62, k5);
        let x64 = x59.plus_low(x63, k6);
        let x65 = x35.plus_high(x63, k6);
        let x66 = x64.shr::<52>();
        let x67 = x65 + x66;
        let x68 = k9 - x63;
        let x69 = x67 + x68;
        let x70 = x61.plus_low(x63, k8);
        let x71 = k3.plus_high(x63, k8);
        let x72 = x69 & k11;
        let x73 = k3.plus_low(x72, k5);
        let x74 = x69.plus_low(x73, k6);
        let x75 = x50.plus_high(x73, k6);
        let x76 = x74.shr::<52>();
        let x77 = x75 + x76;
        let x78 = k9 - x73;
        let x79 = x77 + x78;
        let x80 = x71.plus_low(x73, k8);
        let x81 = k3.plus_high(x73, k8);
        let x82 = x79 & k11;
        let x83 = k3.plus_low(x82, k5);
        let x84 = x79.plus_low(x83, k6);
        let x85 = x60.plus_high(x83, k6);
        let x86 = x84.shr::<52>();
        let x87 = x85 + x86;
        let x88 = k10 - x83;
        let x89 = x87 + x88;
        let x90 = x81.plus_low(x83, k8);
        let x91 = k3.plus_high(x83, k8);
        let x92 = x89 & k11;
        let x93 = x89.shr::<52>();
        let x94 = x70 + x93;
        let x95 = x94 & k11;
        let x96 = x94.shr::<52>();
        let x97 = x80 + x96;
        let x98 = x97 & k11;
        let x99 = x97.shr::<52>();
        let x100 = x90 + x99;
        let x101 = x100 & k11;
        let x102 = x100.shr::<52>();
        let x103 = x91 + x102;
        let element = Element([x92, x95, x98, x101, x103]);
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
        let k0 = V::splat(cpu, 0x7a2000e90a100);
        let k1 = V::splat(cpu, 0);
        let k2 = V::splat(cpu, 0x100000);
        let k3 = V::splat(cpu, 0x8091dd2253531);
        let k4 = V::splat(cpu, 0xffffefffffc2f);
        let k5 = V::splat(cpu, 0x1fffeeffffbf1f);
        let k6 = V::splat(cpu, 0x1000000000000);
        let k7 = V::splat(cpu, 0x1ffffffffffffe);
        let k8 = V::splat(cpu, 0x10fffffffffffe);
        let k9 = V::splat(cpu, 0xfffffffffffff);
        let k10 = V::splat(cpu, 0xffffffffff);
        let k11 = V::splat(cpu, 0xfffffff);
        let k12 = V::splat(cpu, 0xffff);
        let x0 = a0 & k9;
        let x1 = a0.shr::<52>();
        let x2 = a1 & k10;
        let x3 = x2.shl::<12>();
        let x4 = x1 + x3;
        let x5 = a1.shr::<40>();
        let x6 = a2 & k11;
        let x7 = x6.shl::<24>();
        let x8 = x5 + x7;
        let x9 = a2.shr::<28>();
        let x10 = a3 & k12;
        let x11 = x10.shl::<36>();
        let x12 = x9 + x11;
        let x13 = a3.shr::<16>();
        let x14 = k1.plus_low(x0, k0);
        let x15 = k1.plus_high(x0, k0);
        let x16 = x15.plus_low(x0, k2);
        let x17 = k1.plus_high(x0, k2);
        let x18 = x16.plus_low(x4, k0);
        let x19 = x17.plus_high(x4, k0);
        let x20 = x19.plus_low(x4, k2);
        let x21 = k1.plus_high(x4, k2);
        let x22 = x20.plus_low(x8, k0);
        let x23 = x21.plus_high(x8, k0);
        let x24 = x23.plus_low(x8, k2);
        let x25 = k1.plus_high(x8, k2);
        let x26 = x24.plus_low(x12, k0);
        let x27 = x25.plus_high(x12, k0);
        let x28 = x27.plus_low(x12, k2);
        let x29 = k1.plus_high(x12, k2);
        let x30 = x28.plus_low(x13, k0);
        let x31 = x29.plus_high(x13, k0);
        let x32 = x31.plus_low(x13, k2);
        let x33 = k1.plus_high(x13, k2);
        let x34 = k1.plus_low(x14, k3);
        let x35 = x14.plus_low(x34, k4);
        let x36 = x18.plus_high(x34, k4);
        let x37 = x35.shr::<52>();
        let x38 = x36 + x37;
        let x39 = k5 - x34;
        let x40 = x38 + x39;
        let x41 = x30.plus_low(x34, k6);
        let x42 = x32.plus_high(x34, k6);
        let x43 = x40 & k9;
        let x44 = k1.plus_low(x43, k3);
        let x45 = x40.plus_low(x44, k4);
        let x46 = x22.plus_high(x44, k4);
        let x47 = x45.shr::<52>();
        let x48 = x46 + x47;
        let x49 = k7 - x44;
        let x50 = x48 + x49;
        let x51 = x42.plus_low(x44, k6);
        let x52 = x33.plus_high(x44, k6);
        let x53 = x50 & k9;
        let x54 = k1.plus_low(x53, k3);
        let x55 = x50.plus_low(x54, k4);
        let x56 = x26.plus_high(x54, k4);
        let x57 = x55.shr::<52>();
        let x58 = x56 + x57;
        let x59 = k7 - x54;
        let x60 = x58 + x59;
        let x61 = x52.plus_low(x54, k6);
        let x62 = k1.plus_high(x54, k6);
        let x63 = x60 & k9;
        let x64 = k1.plus_low(x63, k3);
        let x65 = x60.plus_low(x64, k4);
        let x66 = x41.plus_high(x64, k4);
        let x67 = x65.shr::<52>();
        let x68 = x66 + x67;
        let x69 = k7 - x64;
        let x70 = x68 + x69;
        let x71 = x62.plus_low(x64, k6);
        let x72 = k1.plus_high(x64, k6);
        let x73 = x70 & k9;
        let x74 = k1.plus_low(x73, k3);
        let x75 = x70.plus_low(x74, k4);
        let x76 = x51.plus_high(x74, k4);
        let x77 = x75.shr::<52>();
        let x78 = x76 + x77;
        let x79 = k8 - x74;
        let x80 = x78 + x79;
        let x81 = x72.plus_low(x74, k6);
        let x82 = k1.plus_high(x74, k6);
        let x83 = x80 & k9;
        let x84 = x80.shr::<52>();
        let x85 = x61 + x84;
        let x86 = x85 & k9;
        let x87 = x85.shr::<52>();
        let x88 = x71 + x87;
        let x89 = x88 & k9;
        let x90 = x88.shr::<52>();
        let x91 = x81 + x90;
        let x92 = x91 & k9;
        let x93 = x91.shr::<52>();
        let x94 = x82 + x93;
        Element([x83, x86, x89, x92, x94])
    }
}
