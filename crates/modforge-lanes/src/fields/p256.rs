// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1, 8 elements side by side. Generated, do not edit:
//! ```text
//! modforge field "2^256 - 2^224 + 2^192 + 2^96 - 1" --layout lanes --name p256 --prefix fe_p256 --trait crate::LaneField
//! ```
//!
//! p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
//! Element: 5 digits at bits 0, 52, 104, 156, 208, up to 2^52 - 1 (4 times); 2^51 + 1572866; 2^260 times the number modulo p.
//! Every function takes and returns such elements. Constant time in all values.
//! The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.
//! Operations of all eight lanes at once:
//! ```text
//! mul: 80 multiplications, 88 additions, 8 shifts, 8 logic
//! square: 60 multiplications, 68 additions, 16 shifts, 8 logic
//! add: 8 multiplications, 17 additions, 5 shifts, 5 logic
//! sub: 8 multiplications, 22 additions, 5 shifts, 5 logic
//! neg: 5 multiplications, 14 additions, 5 shifts, 5 logic
//! three_halves: 5 multiplications, 22 additions, 14 shifts, 15 logic
//! sub_twice: 8 multiplications, 22 additions, 10 shifts, 5 logic
//! sum_of_products: 135 multiplications, 144 additions, 10 shifts, 10 logic
//! difference_of_products: 135 multiplications, 164 additions, 10 shifts, 10 logic
//! product_minus_square: 115 multiplications, 144 additions, 18 shifts, 10 logic
//! mul_small: 96 multiplications, 108 additions, 12 shifts, 12 logic
//! half: 12 additions, 13 shifts, 14 logic
//! canonical: 30 multiplications, 46 additions, 15 shifts, 13 logic
//! decode: 80 multiplications, 95 additions, 15 shifts, 17 logic
//! reduce: 80 multiplications, 91 additions, 15 shifts, 12 logic
//! invert: 255 squarings, 12 multiplications
//! sqrt: 253 squarings, 7 multiplications
//! legendre: 254 squarings, 12 multiplications
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
pub const MODULUS: [u64; PLAIN] = [0xffffffffffffffff, 0xffffffff, 0, 0xffffffff00000001];

/// The digits of the number 1.
const ONE: [u64; WORDS] = [
    0x10,
    0xf000000000000,
    0xfffffffffffff,
    0xffeffffffffff,
    0xfffff,
];

/// A number modulo p in each lane: 5 digits at bits 0, 52, 104, 156, 208, up to 2^52 - 1 (4 times);
/// 2^51 + 1572866; 2^260 times the number modulo p.
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
    /// 255 squarings, 12 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn invert(&self) -> Self {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x5 = x4.square_times(1) * a;
        let x10 = x5.square_times(5) * x5;
        let x20 = x10.square_times(10) * x10;
        let x30 = x20.square_times(10) * x10;
        let x32 = x30.square_times(2) * x2;
        let t = x32.square_times(32) * a;
        let t = t.square_times(126) * x30;
        let t = t.square_times(32) * x32;
        let t = t.square_times(32) * x32;
        t.square_times(2) * a
    }

    /// Square roots modulo p, and a bit for each lane whose number is a square; else its root is 0.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 253 squarings, 7 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, u8) {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x8 = x4.square_times(4) * x4;
        let x16 = x8.square_times(8) * x8;
        let x32 = x16.square_times(16) * x16;
        let t = x32.square_times(32) * a;
        let t = t.square_times(96) * a;
        let t = t.square_times(94);
        let s = t.square();
        let ok = s.equal(&a);
        (Self::select(ok, &t, &Self::zero(self.cpu())), ok)
    }

    /// The Legendre symbols: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 254 squarings, 12 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> [i8; LANES] {
        let a = *self;
        let y2 = a.square_times(1);
        let y5 = y2.square_times(1) * a;
        let x3 = y2 * y5;
        let x6 = x3.square_times(3) * x3;
        let x12 = x6.square_times(6) * x6;
        let x15 = x12.square_times(3) * x3;
        let x16 = x15.square_times(1) * a;
        let x32 = x16.square_times(16) * x16;
        let t = x32.square_times(32) * a;
        let t = t.square_times(111) * x15;
        let t = t.square_times(16) * x16;
        let t = t.square_times(32) * x32;
        let t = t.square_times(32) * x32;
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
        let [a0, a1, a2, a3, a4] = self.0.0;
        let [b0, b1, b2, b3, b4] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x100000000000);
        let k2 = V::splat(cpu, 0x1000000000);
        let k3 = V::splat(cpu, 0xffffffff0000);
        let k4 = V::splat(cpu, 0xfffffffffffff);
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
        let x50 = x10.plus_low(x0, k1);
        let x51 = x20.plus_high(x0, k1);
        let x52 = x30.plus_low(x0, k2);
        let x53 = x40.plus_high(x0, k2);
        let x54 = x53.plus_low(x0, k3);
        let x55 = x42.plus_high(x0, k3);
        let x56 = x50 & k4;
        let x57 = x50.shr::<52>();
        let x58 = x51 + x57;
        let x59 = x58.plus_low(x56, k1);
        let x60 = x52.plus_high(x56, k1);
        let x61 = x54.plus_low(x56, k2);
        let x62 = x55.plus_high(x56, k2);
        let x63 = x62.plus_low(x56, k3);
        let x64 = x44.plus_high(x56, k3);
        let x65 = x59 & k4;
        let x66 = x59.shr::<52>();
        let x67 = x60 + x66;
        let x68 = x67.plus_low(x65, k1);
        let x69 = x61.plus_high(x65, k1);
        let x70 = x63.plus_low(x65, k2);
        let x71 = x64.plus_high(x65, k2);
        let x72 = x71.plus_low(x65, k3);
        let x73 = x46.plus_high(x65, k3);
        let x74 = x68 & k4;
        let x75 = x68.shr::<52>();
        let x76 = x69 + x75;
        let x77 = x76.plus_low(x74, k1);
        let x78 = x70.plus_high(x74, k1);
        let x79 = x72.plus_low(x74, k2);
        let x80 = x73.plus_high(x74, k2);
        let x81 = x80.plus_low(x74, k3);
        let x82 = x48.plus_high(x74, k3);
        let x83 = x77 & k4;
        let x84 = x77.shr::<52>();
        let x85 = x78 + x84;
        let x86 = x85.plus_low(x83, k1);
        let x87 = x79.plus_high(x83, k1);
        let x88 = x81.plus_low(x83, k2);
        let x89 = x82.plus_high(x83, k2);
        let x90 = x89.plus_low(x83, k3);
        let x91 = x49.plus_high(x83, k3);
        let x92 = x86 & k4;
        let x93 = x86.shr::<52>();
        let x94 = x87 + x93;
        let x95 = x94 & k4;
        let x96 = x94.shr::<52>();
        let x97 = x88 + x96;
        let x98 = x97 & k4;
        let x99 = x97.shr::<52>();
        let x100 = x90 + x99;
        let x101 = x100 & k4;
        let x102 = x100.shr::<52>();
        let x103 = x91 + x102;
        Element([x92, x95, x98, x101, x103])
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
        let k1 = V::splat(cpu, 0x100000000000);
        let k2 = V::splat(cpu, 0x1000000000);
        let k3 = V::splat(cpu, 0xffffffff0000);
        let k4 = V::splat(cpu, 0xfffffffffffff);
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
        let x38 = x29.plus_low(x28, k1);
        let x39 = x30.plus_high(x28, k1);
        let x40 = x31.plus_low(x28, k2);
        let x41 = x32.plus_high(x28, k2);
        let x42 = x41.plus_low(x28, k3);
        let x43 = x33.plus_high(x28, k3);
        let x44 = x38 & k4;
        let x45 = x38.shr::<52>();
        let x46 = x39 + x45;
        let x47 = x46.plus_low(x44, k1);
        let x48 = x40.plus_high(x44, k1);
        let x49 = x42.plus_low(x44, k2);
        let x50 = x43.plus_high(x44, k2);
        let x51 = x50.plus_low(x44, k3);
        let x52 = x34.plus_high(x44, k3);
        let x53 = x47 & k4;
        let x54 = x47.shr::<52>();
        let x55 = x48 + x54;
        let x56 = x55.plus_low(x53, k1);
        let x57 = x49.plus_high(x53, k1);
        let x58 = x51.plus_low(x53, k2);
        let x59 = x52.plus_high(x53, k2);
        let x60 = x59.plus_low(x53, k3);
        let x61 = x35.plus_high(x53, k3);
        let x62 = x56 & k4;
        let x63 = x56.shr::<52>();
        let x64 = x57 + x63;
        let x65 = x64.plus_low(x62, k1);
        let x66 = x58.plus_high(x62, k1);
        let x67 = x60.plus_low(x62, k2);
        let x68 = x61.plus_high(x62, k2);
        let x69 = x68.plus_low(x62, k3);
        let x70 = x36.plus_high(x62, k3);
        let x71 = x65 & k4;
        let x72 = x65.shr::<52>();
        let x73 = x66 + x72;
        let x74 = x73.plus_low(x71, k1);
        let x75 = x67.plus_high(x71, k1);
        let x76 = x69.plus_low(x71, k2);
        let x77 = x70.plus_high(x71, k2);
        let x78 = x77.plus_low(x71, k3);
        let x79 = x37.plus_high(x71, k3);
        let x80 = x74 & k4;
        let x81 = x74.shr::<52>();
        let x82 = x75 + x81;
        let x83 = x82 & k4;
        let x84 = x82.shr::<52>();
        let x85 = x76 + x84;
        let x86 = x85 & k4;
        let x87 = x85.shr::<52>();
        let x88 = x78 + x87;
        let x89 = x88 & k4;
        let x90 = x88.shr::<52>();
        let x91 = x79 + x90;
        Element([x80, x83, x86, x89, x91])
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
        let k0 = V::splat(cpu, 8);
        let k1 = V::splat(cpu, 0xf800000000000);
        let k2 = V::splat(cpu, 0xfffffffffffff);
        let k3 = V::splat(cpu, 0xfff7fffffffff);
        let k4 = V::splat(cpu, 0x7ffff);
        let k5 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = a0 + b0;
        let x1 = a1 + b1;
        let x2 = a2 + b2;
        let x3 = a3 + b3;
        let x4 = a4 + b4;
        let x5 = x4 & k5;
        let x6 = x4.shr::<51>();
        let x7 = x0.plus_low(x6, k0);
        let x8 = x1.plus_low(x6, k1);
        let x9 = x2.plus_high(x6, k1);
        let x10 = x9.plus_low(x6, k2);
        let x11 = x3.plus_high(x6, k2);
        let x12 = x11.plus_low(x6, k3);
        let x13 = x5.plus_high(x6, k3);
        let x14 = x13.plus_low(x6, k4);
        let x15 = x7 & k2;
        let x16 = x7.shr::<52>();
        let x17 = x8 + x16;
        let x18 = x17 & k2;
        let x19 = x17.shr::<52>();
        let x20 = x10 + x19;
        let x21 = x20 & k2;
        let x22 = x20.shr::<52>();
        let x23 = x12 + x22;
        let x24 = x23 & k2;
        let x25 = x23.shr::<52>();
        let x26 = x14 + x25;
        Element([x15, x18, x21, x24, x26])
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
        let k0 = V::splat(cpu, 0x1ffffffffffff7);
        let k1 = V::splat(cpu, 0x108ffffffffffe);
        let k2 = V::splat(cpu, 0xfffffffffffff);
        let k3 = V::splat(cpu, 0x10008fffffffff);
        let k4 = V::splat(cpu, 0x8fffffff6ffff);
        let k5 = V::splat(cpu, 8);
        let k6 = V::splat(cpu, 0xf800000000000);
        let k7 = V::splat(cpu, 0xfff7fffffffff);
        let k8 = V::splat(cpu, 0x7ffff);
        let k9 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k2 - b2;
        let x3 = k3 - b3;
        let x4 = k4 - b4;
        let x5 = a0 + x0;
        let x6 = a1 + x1;
        let x7 = a2 + x2;
        let x8 = a3 + x3;
        let x9 = a4 + x4;
        let x10 = x9 & k9;
        let x11 = x9.shr::<51>();
        let x12 = x5.plus_low(x11, k5);
        let x13 = x6.plus_low(x11, k6);
        let x14 = x7.plus_high(x11, k6);
        let x15 = x14.plus_low(x11, k2);
        let x16 = x8.plus_high(x11, k2);
        let x17 = x16.plus_low(x11, k7);
        let x18 = x10.plus_high(x11, k7);
        let x19 = x18.plus_low(x11, k8);
        let x20 = x12 & k2;
        let x21 = x12.shr::<52>();
        let x22 = x13 + x21;
        let x23 = x22 & k2;
        let x24 = x22.shr::<52>();
        let x25 = x15 + x24;
        let x26 = x25 & k2;
        let x27 = x25.shr::<52>();
        let x28 = x17 + x27;
        let x29 = x28 & k2;
        let x30 = x28.shr::<52>();
        let x31 = x19 + x30;
        Element([x20, x23, x26, x29, x31])
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
        let k0 = V::splat(cpu, 0x1ffffffffffff7);
        let k1 = V::splat(cpu, 0x108ffffffffffe);
        let k2 = V::splat(cpu, 0xfffffffffffff);
        let k3 = V::splat(cpu, 0x10008fffffffff);
        let k4 = V::splat(cpu, 0x8fffffff6ffff);
        let k5 = V::splat(cpu, 8);
        let k6 = V::splat(cpu, 0xf800000000000);
        let k7 = V::splat(cpu, 0xfff7fffffffff);
        let k8 = V::splat(cpu, 0x7ffff);
        let k9 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0 - a0;
        let x1 = k1 - a1;
        let x2 = k2 - a2;
        let x3 = k3 - a3;
        let x4 = k4 - a4;
        let x5 = x4 & k9;
        let x6 = x4.shr::<51>();
        let x7 = x0.plus_low(x6, k5);
        let x8 = x1.plus_low(x6, k6);
        let x9 = x2.plus_low(x6, k2);
        let x10 = x3.plus_low(x6, k7);
        let x11 = x5.plus_low(x6, k8);
        let x12 = x7 & k2;
        let x13 = x7.shr::<52>();
        let x14 = x8 + x13;
        let x15 = x14 & k2;
        let x16 = x14.shr::<52>();
        let x17 = x9 + x16;
        let x18 = x17 & k2;
        let x19 = x17.shr::<52>();
        let x20 = x10 + x19;
        let x21 = x20 & k2;
        let x22 = x20.shr::<52>();
        let x23 = x11 + x22;
        Element([x12, x15, x18, x21, x23])
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
        let k0 = V::splat(cpu, 0xfffffffffffff);
        let k1 = V::splat(cpu, 0xfffffffffff);
        let k2 = V::splat(cpu, 0x1000000000);
        let k3 = V::splat(cpu, 0xffffffff0000);
        let k4 = V::splat(cpu, 8);
        let k5 = V::splat(cpu, 0xf800000000000);
        let k6 = V::splat(cpu, 0xfff7fffffffff);
        let k7 = V::splat(cpu, 0x7ffff);
        let k8 = V::splat(cpu, 1);
        let k9 = V::splat(cpu, 0);
        let k10 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = a0 & k8;
        let x1 = k9 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k2;
        let x7 = a3 + x6;
        let x8 = x1 & k3;
        let x9 = a4 + x8;
        let x10 = x5 & k8;
        let x11 = a2 & k8;
        let x12 = x7 & k8;
        let x13 = x9 & k8;
        let x14 = x3.shr::<1>();
        let x15 = x5.shr::<1>();
        let x16 = a2.shr::<1>();
        let x17 = x7.shr::<1>();
        let x18 = x9.shr::<1>();
        let x19 = x10.shl::<51>();
        let x20 = x14 + x19;
        let x21 = x11.shl::<51>();
        let x22 = x15 + x21;
        let x23 = x12.shl::<51>();
        let x24 = x16 + x23;
        let x25 = x13.shl::<51>();
        let x26 = x17 + x25;
        let x27 = a0 + x20;
        let x28 = a1 + x22;
        let x29 = a2 + x24;
        let x30 = a3 + x26;
        let x31 = a4 + x18;
        let x32 = x31 & k10;
        let x33 = x31.shr::<51>();
        let x34 = x27.plus_low(x33, k4);
        let x35 = x28.plus_low(x33, k5);
        let x36 = x29.plus_low(x33, k0);
        let x37 = x30.plus_low(x33, k6);
        let x38 = x32.plus_low(x33, k7);
        let x39 = x34 & k0;
        let x40 = x34.shr::<52>();
        let x41 = x35 + x40;
        let x42 = x41 & k0;
        let x43 = x41.shr::<52>();
        let x44 = x36 + x43;
        let x45 = x44 & k0;
        let x46 = x44.shr::<52>();
        let x47 = x37 + x46;
        let x48 = x47 & k0;
        let x49 = x47.shr::<52>();
        let x50 = x38 + x49;
        Element([x39, x42, x45, x48, x50])
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
        let k0 = V::splat(cpu, 0x1ffffffffffff7);
        let k1 = V::splat(cpu, 0x108ffffffffffe);
        let k2 = V::splat(cpu, 0xfffffffffffff);
        let k3 = V::splat(cpu, 0x10008fffffffff);
        let k4 = V::splat(cpu, 0x8fffffff6ffff);
        let k5 = V::splat(cpu, 8);
        let k6 = V::splat(cpu, 0xf800000000000);
        let k7 = V::splat(cpu, 0xfff7fffffffff);
        let k8 = V::splat(cpu, 0x7ffff);
        let k9 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k2 - b2;
        let x3 = k3 - b3;
        let x4 = k4 - b4;
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
        let x15 = x14 & k9;
        let x16 = x14.shr::<51>();
        let x17 = x6.plus_low(x16, k5);
        let x18 = x8.plus_low(x16, k6);
        let x19 = x10.plus_high(x16, k6);
        let x20 = x19.plus_low(x16, k2);
        let x21 = x12.plus_high(x16, k2);
        let x22 = x21.plus_low(x16, k7);
        let x23 = x15.plus_high(x16, k7);
        let x24 = x23.plus_low(x16, k8);
        let x25 = x17 & k2;
        let x26 = x17.shr::<52>();
        let x27 = x18 + x26;
        let x28 = x27 & k2;
        let x29 = x27.shr::<52>();
        let x30 = x20 + x29;
        let x31 = x30 & k2;
        let x32 = x30.shr::<52>();
        let x33 = x22 + x32;
        let x34 = x33 & k2;
        let x35 = x33.shr::<52>();
        let x36 = x24 + x35;
        Element([x25, x28, x31, x34, x36])
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
        let k1 = V::splat(cpu, 0x100000000000);
        let k2 = V::splat(cpu, 0x1000000000);
        let k3 = V::splat(cpu, 0xffffffff0000);
        let k4 = V::splat(cpu, 8);
        let k5 = V::splat(cpu, 0xf800000000000);
        let k6 = V::splat(cpu, 0xfffffffffffff);
        let k7 = V::splat(cpu, 0xfff7fffffffff);
        let k8 = V::splat(cpu, 0x7ffff);
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
        let x100 = x50 & k6;
        let x101 = x50.shr::<52>();
        let x102 = x60 + x101;
        let x103 = x102.plus_low(x100, k1);
        let x104 = x70.plus_high(x100, k1);
        let x105 = x80.plus_low(x100, k2);
        let x106 = x90.plus_high(x100, k2);
        let x107 = x106.plus_low(x100, k3);
        let x108 = x92.plus_high(x100, k3);
        let x109 = x103 & k6;
        let x110 = x103.shr::<52>();
        let x111 = x104 + x110;
        let x112 = x111.plus_low(x109, k1);
        let x113 = x105.plus_high(x109, k1);
        let x114 = x107.plus_low(x109, k2);
        let x115 = x108.plus_high(x109, k2);
        let x116 = x115.plus_low(x109, k3);
        let x117 = x94.plus_high(x109, k3);
        let x118 = x112 & k6;
        let x119 = x112.shr::<52>();
        let x120 = x113 + x119;
        let x121 = x120.plus_low(x118, k1);
        let x122 = x114.plus_high(x118, k1);
        let x123 = x116.plus_low(x118, k2);
        let x124 = x117.plus_high(x118, k2);
        let x125 = x124.plus_low(x118, k3);
        let x126 = x96.plus_high(x118, k3);
        let x127 = x121 & k6;
        let x128 = x121.shr::<52>();
        let x129 = x122 + x128;
        let x130 = x129.plus_low(x127, k1);
        let x131 = x123.plus_high(x127, k1);
        let x132 = x125.plus_low(x127, k2);
        let x133 = x126.plus_high(x127, k2);
        let x134 = x133.plus_low(x127, k3);
        let x135 = x98.plus_high(x127, k3);
        let x136 = x130 & k6;
        let x137 = x130.shr::<52>();
        let x138 = x131 + x137;
        let x139 = x138.plus_low(x136, k1);
        let x140 = x132.plus_high(x136, k1);
        let x141 = x134.plus_low(x136, k2);
        let x142 = x135.plus_high(x136, k2);
        let x143 = x142.plus_low(x136, k3);
        let x144 = x99.plus_high(x136, k3);
        let x145 = x144 & k9;
        let x146 = x144.shr::<51>();
        let x147 = x139.plus_low(x146, k4);
        let x148 = x140.plus_low(x146, k5);
        let x149 = x141.plus_low(x146, k6);
        let x150 = x143.plus_low(x146, k7);
        let x151 = x145.plus_low(x146, k8);
        let x152 = x147 & k6;
        let x153 = x147.shr::<52>();
        let x154 = x148 + x153;
        let x155 = x154 & k6;
        let x156 = x154.shr::<52>();
        let x157 = x149 + x156;
        let x158 = x157 & k6;
        let x159 = x157.shr::<52>();
        let x160 = x150 + x159;
        let x161 = x160 & k6;
        let x162 = x160.shr::<52>();
        let x163 = x151 + x162;
        Element([x152, x155, x158, x161, x163])
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
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x1fd187fa703f37);
        let k2 = V::splat(cpu, 0x386006f91c4fd5);
        let k3 = V::splat(cpu, 0x5260303005cf7f);
        let k4 = V::splat(cpu, 0x7fd8bff206e75b);
        let k5 = V::splat(cpu, 0x90fd306a370508);
        let k6 = V::splat(cpu, 0x800000002ffff8);
        let k7 = V::splat(cpu, 0x600000002ffffb);
        let k8 = V::splat(cpu, 0x400000002ffffe);
        let k9 = V::splat(cpu, 0x20000000300001);
        let k10 = V::splat(cpu, 0x4000000180002);
        let k11 = V::splat(cpu, 0x100000000000);
        let k12 = V::splat(cpu, 0x1000000000);
        let k13 = V::splat(cpu, 0xffffffff0000);
        let k14 = V::splat(cpu, 8);
        let k15 = V::splat(cpu, 0xf800000000000);
        let k16 = V::splat(cpu, 0xfffffffffffff);
        let k17 = V::splat(cpu, 0xfff7fffffffff);
        let k18 = V::splat(cpu, 0x7ffff);
        let k19 = V::splat(cpu, 0x7ffffffffffff);
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
        let x50 = k0.plus_low(c0, d0);
        let x51 = k0.plus_high(c0, d0);
        let x52 = x51.plus_low(c0, d1);
        let x53 = k0.plus_high(c0, d1);
        let x54 = x53.plus_low(c0, d2);
        let x55 = k0.plus_high(c0, d2);
        let x56 = x55.plus_low(c0, d3);
        let x57 = k0.plus_high(c0, d3);
        let x58 = x57.plus_low(c0, d4);
        let x59 = k0.plus_high(c0, d4);
        let x60 = x52.plus_low(c1, d0);
        let x61 = x54.plus_high(c1, d0);
        let x62 = x61.plus_low(c1, d1);
        let x63 = x56.plus_high(c1, d1);
        let x64 = x63.plus_low(c1, d2);
        let x65 = x58.plus_high(c1, d2);
        let x66 = x65.plus_low(c1, d3);
        let x67 = x59.plus_high(c1, d3);
        let x68 = x67.plus_low(c1, d4);
        let x69 = k0.plus_high(c1, d4);
        let x70 = x62.plus_low(c2, d0);
        let x71 = x64.plus_high(c2, d0);
        let x72 = x71.plus_low(c2, d1);
        let x73 = x66.plus_high(c2, d1);
        let x74 = x73.plus_low(c2, d2);
        let x75 = x68.plus_high(c2, d2);
        let x76 = x75.plus_low(c2, d3);
        let x77 = x69.plus_high(c2, d3);
        let x78 = x77.plus_low(c2, d4);
        let x79 = k0.plus_high(c2, d4);
        let x80 = x72.plus_low(c3, d0);
        let x81 = x74.plus_high(c3, d0);
        let x82 = x81.plus_low(c3, d1);
        let x83 = x76.plus_high(c3, d1);
        let x84 = x83.plus_low(c3, d2);
        let x85 = x78.plus_high(c3, d2);
        let x86 = x85.plus_low(c3, d3);
        let x87 = x79.plus_high(c3, d3);
        let x88 = x87.plus_low(c3, d4);
        let x89 = k0.plus_high(c3, d4);
        let x90 = x82.plus_low(c4, d0);
        let x91 = x84.plus_high(c4, d0);
        let x92 = x91.plus_low(c4, d1);
        let x93 = x86.plus_high(c4, d1);
        let x94 = x93.plus_low(c4, d2);
        let x95 = x88.plus_high(c4, d2);
        let x96 = x95.plus_low(c4, d3);
        let x97 = x89.plus_high(c4, d3);
        let x98 = x97.plus_low(c4, d4);
        let x99 = k0.plus_high(c4, d4);
        let x100 = k1 - x50;
        let x101 = k2 - x60;
        let x102 = k3 - x70;
        let x103 = k4 - x80;
        let x104 = k5 - x90;
        let x105 = k6 - x92;
        let x106 = k7 - x94;
        let x107 = k8 - x96;
        let x108 = k9 - x98;
        let x109 = k10 - x99;
        let x110 = x0 + x100;
        let x111 = x10 + x101;
        let x112 = x20 + x102;
        let x113 = x30 + x103;
        let x114 = x40 + x104;
        let x115 = x42 + x105;
        let x116 = x44 + x106;
        let x117 = x46 + x107;
        let x118 = x48 + x108;
        let x119 = x49 + x109;
        let x120 = x110 & k16;
        let x121 = x110.shr::<52>();
        let x122 = x111 + x121;
        let x123 = x122.plus_low(x120, k11);
        let x124 = x112.plus_high(x120, k11);
        let x125 = x113.plus_low(x120, k12);
        let x126 = x114.plus_high(x120, k12);
        let x127 = x126.plus_low(x120, k13);
        let x128 = x115.plus_high(x120, k13);
        let x129 = x123 & k16;
        let x130 = x123.shr::<52>();
        let x131 = x124 + x130;
        let x132 = x131.plus_low(x129, k11);
        let x133 = x125.plus_high(x129, k11);
        let x134 = x127.plus_low(x129, k12);
        let x135 = x128.plus_high(x129, k12);
        let x136 = x135.plus_low(x129, k13);
        let x137 = x116.plus_high(x129, k13);
        let x138 = x132 & k16;
        let x139 = x132.shr::<52>();
        let x140 = x133 + x139;
        let x141 = x140.plus_low(x138, k11);
        let x142 = x134.plus_high(x138, k11);
        let x143 = x136.plus_low(x138, k12);
        let x144 = x137.plus_high(x138, k12);
        let x145 = x144.plus_low(x138, k13);
        let x146 = x117.plus_high(x138, k13);
        let x147 = x141 & k16;
        let x148 = x141.shr::<52>();
        let x149 = x142 + x148;
        let x150 = x149.plus_low(x147, k11);
        let x151 = x143.plus_high(x147, k11);
        let x152 = x145.plus_low(x147, k12);
        let x153 = x146.plus_high(x147, k12);
        let x154 = x153.plus_low(x147, k13);
        let x155 = x118.plus_high(x147, k13);
        let x156 = x150 & k16;
        let x157 = x150.shr::<52>();
        let x158 = x151 + x157;
        let x159 = x158.plus_low(x156, k11);
        let x160 = x152.plus_high(x156, k11);
        let x161 = x154.plus_low(x156, k12);
        let x162 = x155.plus_high(x156, k12);
        let x163 = x162.plus_low(x156, k13);
        let x164 = x119.plus_high(x156, k13);
        let x165 = x164 & k19;
        let x166 = x164.shr::<51>();
        let x167 = x159.plus_low(x166, k14);
        let x168 = x160.plus_low(x166, k15);
        let x169 = x161.plus_low(x166, k16);
        let x170 = x163.plus_low(x166, k17);
        let x171 = x165.plus_low(x166, k18);
        let x172 = x167 & k16;
        let x173 = x167.shr::<52>();
        let x174 = x168 + x173;
        let x175 = x174 & k16;
        let x176 = x174.shr::<52>();
        let x177 = x169 + x176;
        let x178 = x177 & k16;
        let x179 = x177.shr::<52>();
        let x180 = x170 + x179;
        let x181 = x180 & k16;
        let x182 = x180.shr::<52>();
        let x183 = x171 + x182;
        Element([x172, x175, x178, x181, x183])
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
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x1fd187fa703f37);
        let k2 = V::splat(cpu, 0x386006f91c4fd5);
        let k3 = V::splat(cpu, 0x5260303005cf7f);
        let k4 = V::splat(cpu, 0x7fd8bff206e75b);
        let k5 = V::splat(cpu, 0x90fd306a370508);
        let k6 = V::splat(cpu, 0x800000002ffff8);
        let k7 = V::splat(cpu, 0x600000002ffffb);
        let k8 = V::splat(cpu, 0x400000002ffffe);
        let k9 = V::splat(cpu, 0x20000000300001);
        let k10 = V::splat(cpu, 0x4000000180002);
        let k11 = V::splat(cpu, 0x100000000000);
        let k12 = V::splat(cpu, 0x1000000000);
        let k13 = V::splat(cpu, 0xffffffff0000);
        let k14 = V::splat(cpu, 8);
        let k15 = V::splat(cpu, 0xf800000000000);
        let k16 = V::splat(cpu, 0xfffffffffffff);
        let k17 = V::splat(cpu, 0xfff7fffffffff);
        let k18 = V::splat(cpu, 0x7ffff);
        let k19 = V::splat(cpu, 0x7ffffffffffff);
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
        let x50 = k0.plus_low(c0, c1);
        let x51 = k0.plus_high(c0, c1);
        let x52 = x51.plus_low(c0, c2);
        let x53 = k0.plus_high(c0, c2);
        let x54 = x53.plus_low(c0, c3);
        let x55 = k0.plus_high(c0, c3);
        let x56 = x55.plus_low(c0, c4);
        let x57 = k0.plus_high(c0, c4);
        let x58 = x54.plus_low(c1, c2);
        let x59 = x56.plus_high(c1, c2);
        let x60 = x59.plus_low(c1, c3);
        let x61 = x57.plus_high(c1, c3);
        let x62 = x61.plus_low(c1, c4);
        let x63 = k0.plus_high(c1, c4);
        let x64 = x62.plus_low(c2, c3);
        let x65 = x63.plus_high(c2, c3);
        let x66 = x65.plus_low(c2, c4);
        let x67 = k0.plus_high(c2, c4);
        let x68 = x67.plus_low(c3, c4);
        let x69 = k0.plus_high(c3, c4);
        let x70 = x50.shl::<1>();
        let x71 = x52.shl::<1>();
        let x72 = x58.shl::<1>();
        let x73 = x60.shl::<1>();
        let x74 = x64.shl::<1>();
        let x75 = x66.shl::<1>();
        let x76 = x68.shl::<1>();
        let x77 = x69.shl::<1>();
        let x78 = k0.plus_low(c0, c0);
        let x79 = x70.plus_high(c0, c0);
        let x80 = x71.plus_low(c1, c1);
        let x81 = x72.plus_high(c1, c1);
        let x82 = x73.plus_low(c2, c2);
        let x83 = x74.plus_high(c2, c2);
        let x84 = x75.plus_low(c3, c3);
        let x85 = x76.plus_high(c3, c3);
        let x86 = x77.plus_low(c4, c4);
        let x87 = k0.plus_high(c4, c4);
        let x88 = k1 - x78;
        let x89 = k2 - x79;
        let x90 = k3 - x80;
        let x91 = k4 - x81;
        let x92 = k5 - x82;
        let x93 = k6 - x83;
        let x94 = k7 - x84;
        let x95 = k8 - x85;
        let x96 = k9 - x86;
        let x97 = k10 - x87;
        let x98 = x0 + x88;
        let x99 = x10 + x89;
        let x100 = x20 + x90;
        let x101 = x30 + x91;
        let x102 = x40 + x92;
        let x103 = x42 + x93;
        let x104 = x44 + x94;
        let x105 = x46 + x95;
        let x106 = x48 + x96;
        let x107 = x49 + x97;
        let x108 = x98 & k16;
        let x109 = x98.shr::<52>();
        let x110 = x99 + x109;
        let x111 = x110.plus_low(x108, k11);
        let x112 = x100.plus_high(x108, k11);
        let x113 = x101.plus_low(x108, k12);
        let x114 = x102.plus_high(x108, k12);
        let x115 = x114.plus_low(x108, k13);
        let x116 = x103.plus_high(x108, k13);
        let x117 = x111 & k16;
        let x118 = x111.shr::<52>();
        let x119 = x112 + x118;
        let x120 = x119.plus_low(x117, k11);
        let x121 = x113.plus_high(x117, k11);
        let x122 = x115.plus_low(x117, k12);
        let x123 = x116.plus_high(x117, k12);
        let x124 = x123.plus_low(x117, k13);
        let x125 = x104.plus_high(x117, k13);
        let x126 = x120 & k16;
        let x127 = x120.shr::<52>();
        let x128 = x121 + x127;
        let x129 = x128.plus_low(x126, k11);
        let x130 = x122.plus_high(x126, k11);
        let x131 = x124.plus_low(x126, k12);
        let x132 = x125.plus_high(x126, k12);
        let x133 = x132.plus_low(x126, k13);
        let x134 = x105.plus_high(x126, k13);
        let x135 = x129 & k16;
        let x136 = x129.shr::<52>();
        let x137 = x130 + x136;
        let x138 = x137.plus_low(x135, k11);
        let x139 = x131.plus_high(x135, k11);
        let x140 = x133.plus_low(x135, k12);
        let x141 = x134.plus_high(x135, k12);
        let x142 = x141.plus_low(x135, k13);
        let x143 = x106.plus_high(x135, k13);
        let x144 = x138 & k16;
        let x145 = x138.shr::<52>();
        let x146 = x139 + x145;
        let x147 = x146.plus_low(x144, k11);
        let x148 = x140.plus_high(x144, k11);
        let x149 = x142.plus_low(x144, k12);
        let x150 = x143.plus_high(x144, k12);
        let x151 = x150.plus_low(x144, k13);
        let x152 = x107.plus_high(x144, k13);
        let x153 = x152 & k19;
        let x154 = x152.shr::<51>();
        let x155 = x147.plus_low(x154, k14);
        let x156 = x148.plus_low(x154, k15);
        let x157 = x149.plus_low(x154, k16);
        let x158 = x151.plus_low(x154, k17);
        let x159 = x153.plus_low(x154, k18);
        let x160 = x155 & k16;
        let x161 = x155.shr::<52>();
        let x162 = x156 + x161;
        let x163 = x162 & k16;
        let x164 = x162.shr::<52>();
        let x165 = x157 + x164;
        let x166 = x165 & k16;
        let x167 = x165.shr::<52>();
        let x168 = x158 + x167;
        let x169 = x168 & k16;
        let x170 = x168.shr::<52>();
        let x171 = x159 + x170;
        Element([x160, x163, x166, x169, x171])
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
        let k1 = V::splat(cpu, 0x100000000000);
        let k2 = V::splat(cpu, 0x1000000000);
        let k3 = V::splat(cpu, 0xffffffff0000);
        let k4 = V::splat(cpu, 0xffffff);
        let k5 = V::splat(cpu, 0x100000000010);
        let k6 = V::splat(cpu, 0xeffffffff0000);
        let k7 = V::splat(cpu, 0xfffffffff);
        let k8 = V::splat(cpu, 0xfffffffeff00);
        let k9 = V::splat(cpu, 0xfffffffffffff);
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
        let x10 = x2.plus_low(x0, k1);
        let x11 = x4.plus_high(x0, k1);
        let x12 = x6.plus_low(x0, k2);
        let x13 = x8.plus_high(x0, k2);
        let x14 = x13.plus_low(x0, k3);
        let x15 = x9.plus_high(x0, k3);
        let x16 = x10 & k9;
        let x17 = x10.shr::<52>();
        let x18 = x11 + x17;
        let x19 = x18 & k9;
        let x20 = x18.shr::<52>();
        let x21 = x12 + x20;
        let x22 = x21 & k9;
        let x23 = x21.shr::<52>();
        let x24 = x14 + x23;
        let x25 = x24 & k9;
        let x26 = x24.shr::<52>();
        let x27 = x15 + x26;
        let x28 = k0.plus_low(x16, k4);
        let x29 = k0.plus_high(x16, k4);
        let x30 = x29.plus_low(x16, k5);
        let x31 = k0.plus_high(x16, k5);
        let x32 = x31.plus_low(x16, k6);
        let x33 = k0.plus_high(x16, k6);
        let x34 = x33.plus_low(x16, k7);
        let x35 = k0.plus_high(x16, k7);
        let x36 = x35.plus_low(x16, k8);
        let x37 = k0.plus_high(x16, k8);
        let x38 = x30.plus_low(x19, k4);
        let x39 = x32.plus_high(x19, k4);
        let x40 = x39.plus_low(x19, k5);
        let x41 = x34.plus_high(x19, k5);
        let x42 = x41.plus_low(x19, k6);
        let x43 = x36.plus_high(x19, k6);
        let x44 = x43.plus_low(x19, k7);
        let x45 = x37.plus_high(x19, k7);
        let x46 = x45.plus_low(x19, k8);
        let x47 = k0.plus_high(x19, k8);
        let x48 = x40.plus_low(x22, k4);
        let x49 = x42.plus_high(x22, k4);
        let x50 = x49.plus_low(x22, k5);
        let x51 = x44.plus_high(x22, k5);
        let x52 = x51.plus_low(x22, k6);
        let x53 = x46.plus_high(x22, k6);
        let x54 = x53.plus_low(x22, k7);
        let x55 = x47.plus_high(x22, k7);
        let x56 = x55.plus_low(x22, k8);
        let x57 = k0.plus_high(x22, k8);
        let x58 = x50.plus_low(x25, k4);
        let x59 = x52.plus_high(x25, k4);
        let x60 = x59.plus_low(x25, k5);
        let x61 = x54.plus_high(x25, k5);
        let x62 = x61.plus_low(x25, k6);
        let x63 = x56.plus_high(x25, k6);
        let x64 = x63.plus_low(x25, k7);
        let x65 = x57.plus_high(x25, k7);
        let x66 = x65.plus_low(x25, k8);
        let x67 = k0.plus_high(x25, k8);
        let x68 = x60.plus_low(x27, k4);
        let x69 = x62.plus_high(x27, k4);
        let x70 = x69.plus_low(x27, k5);
        let x71 = x64.plus_high(x27, k5);
        let x72 = x71.plus_low(x27, k6);
        let x73 = x66.plus_high(x27, k6);
        let x74 = x73.plus_low(x27, k7);
        let x75 = x67.plus_high(x27, k7);
        let x76 = x75.plus_low(x27, k8);
        let x77 = k0.plus_high(x27, k8);
        let x78 = x38.plus_low(x28, k1);
        let x79 = x48.plus_high(x28, k1);
        let x80 = x58.plus_low(x28, k2);
        let x81 = x68.plus_high(x28, k2);
        let x82 = x81.plus_low(x28, k3);
        let x83 = x70.plus_high(x28, k3);
        let x84 = x78 & k9;
        let x85 = x78.shr::<52>();
        let x86 = x79 + x85;
        let x87 = x86.plus_low(x84, k1);
        let x88 = x80.plus_high(x84, k1);
        let x89 = x82.plus_low(x84, k2);
        let x90 = x83.plus_high(x84, k2);
        let x91 = x90.plus_low(x84, k3);
        let x92 = x72.plus_high(x84, k3);
        let x93 = x87 & k9;
        let x94 = x87.shr::<52>();
        let x95 = x88 + x94;
        let x96 = x95.plus_low(x93, k1);
        let x97 = x89.plus_high(x93, k1);
        let x98 = x91.plus_low(x93, k2);
        let x99 = x92.plus_high(x93, k2);
        let x100 = x99.plus_low(x93, k3);
        let x101 = x74.plus_high(x93, k3);
        let x102 = x96 & k9;
        let x103 = x96.shr::<52>();
        let x104 = x97 + x103;
        let x105 = x104.plus_low(x102, k1);
        let x106 = x98.plus_high(x102, k1);
        let x107 = x100.plus_low(x102, k2);
        let x108 = x101.plus_high(x102, k2);
        let x109 = x108.plus_low(x102, k3);
        let x110 = x76.plus_high(x102, k3);
        let x111 = x105 & k9;
        let x112 = x105.shr::<52>();
        let x113 = x106 + x112;
        let x114 = x113.plus_low(x111, k1);
        let x115 = x107.plus_high(x111, k1);
        let x116 = x109.plus_low(x111, k2);
        let x117 = x110.plus_high(x111, k2);
        let x118 = x117.plus_low(x111, k3);
        let x119 = x77.plus_high(x111, k3);
        let x120 = x114 & k9;
        let x121 = x114.shr::<52>();
        let x122 = x115 + x121;
        let x123 = x122 & k9;
        let x124 = x122.shr::<52>();
        let x125 = x116 + x124;
        let x126 = x125 & k9;
        let x127 = x125.shr::<52>();
        let x128 = x118 + x127;
        let x129 = x128 & k9;
        let x130 = x128.shr::<52>();
        let x131 = x119 + x130;
        Element([x120, x123, x126, x129, x131])
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
        let k0 = V::splat(cpu, 0xfffffffffffff);
        let k1 = V::splat(cpu, 0xfffffffffff);
        let k2 = V::splat(cpu, 0x1000000000);
        let k3 = V::splat(cpu, 0xffffffff0000);
        let k4 = V::splat(cpu, 1);
        let k5 = V::splat(cpu, 0);
        let x0 = a0 & k4;
        let x1 = k5 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k2;
        let x7 = a3 + x6;
        let x8 = x1 & k3;
        let x9 = a4 + x8;
        let x10 = x5 & k4;
        let x11 = a2 & k4;
        let x12 = x7 & k4;
        let x13 = x9 & k4;
        let x14 = x3.shr::<1>();
        let x15 = x5.shr::<1>();
        let x16 = a2.shr::<1>();
        let x17 = x7.shr::<1>();
        let x18 = x9.shr::<1>();
        let x19 = x10.shl::<51>();
        let x20 = x14 + x19;
        let x21 = x11.shl::<51>();
        let x22 = x15 + x21;
        let x23 = x12.shl::<51>();
        let x24 = x16 + x23;
        let x25 = x13.shl::<51>();
        let x26 = x17 + x25;
        let x27 = x20 & k0;
        let x28 = x20.shr::<52>();
        let x29 = x22 + x28;
        let x30 = x29 & k0;
        let x31 = x29.shr::<52>();
        let x32 = x24 + x31;
        let x33 = x32 & k0;
        let x34 = x32.shr::<52>();
        let x35 = x26 + x34;
        let x36 = x35 & k0;
        let x37 = x35.shr::<52>();
        let x38 = x18 + x37;
        Element([x27, x30, x33, x36, x38])
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
        let k0 = V::splat(cpu, 0x100000000000);
        let k1 = V::splat(cpu, 0x1000000000);
        let k2 = V::splat(cpu, 0xffffffff0000);
        let k3 = V::splat(cpu, 0);
        let k4 = V::splat(cpu, 0xffffffffffffffff);
        let k5 = V::splat(cpu, 0xffffffff);
        let k6 = V::splat(cpu, 0xffffffff00000001);
        let k7 = V::splat(cpu, 0xfffffffffffff);
        let x0 = a1.plus_low(a0, k0);
        let x1 = a2.plus_high(a0, k0);
        let x2 = a3.plus_low(a0, k1);
        let x3 = a4.plus_high(a0, k1);
        let x4 = x3.plus_low(a0, k2);
        let x5 = k3.plus_high(a0, k2);
        let x6 = x0 & k7;
        let x7 = x0.shr::<52>();
        let x8 = x1 + x7;
        let x9 = x8.plus_low(x6, k0);
        let x10 = x2.plus_high(x6, k0);
        let x11 = x4.plus_low(x6, k1);
        let x12 = x5.plus_high(x6, k1);
        let x13 = x12.plus_low(x6, k2);
        let x14 = k3.plus_high(x6, k2);
        let x15 = x9 & k7;
        let x16 = x9.shr::<52>();
        let x17 = x10 + x16;
        let x18 = x17.plus_low(x15, k0);
        let x19 = x11.plus_high(x15, k0);
        let x20 = x13.plus_low(x15, k1);
        let x21 = x14.plus_high(x15, k1);
        let x22 = x21.plus_low(x15, k2);
        let x23 = k3.plus_high(x15, k2);
        let x24 = x18 & k7;
        let x25 = x18.shr::<52>();
        let x26 = x19 + x25;
        let x27 = x26.plus_low(x24, k0);
        let x28 = x20.plus_high(x24, k0);
        let x29 = x22.plus_low(x24, k1);
        let x30 = x23.plus_high(x24, k1);
        let x31 = x30.plus_low(x24, k2);
        let x32 = k3.plus_high(x24, k2);
        let x33 = x27 & k7;
        let x34 = x27.shr::<52>();
        let x35 = x28 + x34;
        let x36 = x35.plus_low(x33, k0);
        let x37 = x29.plus_high(x33, k0);
        let x38 = x31.plus_low(x33, k1);
        let x39 = x32.plus_high(x33, k1);
        let x40 = x39.plus_low(x33, k2);
        let x41 = k3.plus_high(x33, k2);
        let x42 = x36 & k7;
        let x43 = x36.shr::<52>();
        let x44 = x37 + x43;
        let x45 = x44 & k7;
        let x46 = x44.shr::<52>();
        let x47 = x38 + x46;
        let x48 = x47 & k7;
        let x49 = x47.shr::<52>();
        let x50 = x40 + x49;
        let x51 = x50 & k7;
        let x52 = x50.shr::<52>();
        let x53 = x41 + x52;
        let x54 = x48.shl::<40>();
        let x55 = x48.shr::<24>();
        let x56 = x53.shl::<16>();
        let x57 = x45.shl::<52>();
        let x58 = x45.shr::<12>();
        let x59 = x51.shl::<28>();
        let x60 = x51.shr::<36>();
        let x61 = x42 + x57;
        let x62 = x54 + x58;
        let x63 = x55 + x59;
        let x64 = x56 + x60;
        let x65 = x61 - k4;
        let x66 = x61.below(k4);
        let x67_part = x62 - k5;
        let x67 = x67_part - x66;
        let x68 = x62.below(k5) | x67_part.below(x66);
        let x69 = x63 - x68;
        let x70 = x63.below(x68);
        let x71_part = x64 - k6;
        let x71 = x71_part - x70;
        let x72 = x64.below(k6) | x71_part.below(x70);
        let x73 = k3 - x72;
        let x74 = x73.choose(x61, x65);
        let x75 = x73.choose(x62, x67);
        let x76 = x73.choose(x63, x69);
        let x77 = x73.choose(x64, x71);
        [x74, x75, x76, x77]
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
        let k0 = V::splat(cpu, 0xffffffffffffffff);
        let k1 = V::splat(cpu, 0xffffffff);
        let k2 = V::splat(cpu, 0xffffffff00000001);
        let k3 = V::splat(cpu, 0x300);
        let k4 = V::splat(cpu, 0);
        let k5 = V::splat(cpu, 0xffffffff00000);
        let k6 = V::splat(cpu, 0xffffefffffffb);
        let k7 = V::splat(cpu, 0xfdfffffffffff);
        let k8 = V::splat(cpu, 0x4ffffff);
        let k9 = V::splat(cpu, 0x100000000000);
        let k10 = V::splat(cpu, 0x1000000000);
        let k11 = V::splat(cpu, 0xffffffff0000);
        let k12 = V::splat(cpu, 0xfffffffffffff);
        let k13 = V::splat(cpu, 0xffffffffff);
        let k14 = V::splat(cpu, 0xfffffff);
        let k15 = V::splat(cpu, 0xffff);
        let x0 = a0.below(k0);
        let x1_part = a1 - k1;
        let x1 = a1.below(k1) | x1_part.below(x0);
        let x2 = a2.below(x1);
        let x3_part = a3 - k2;
        let x3 = a3.below(k2) | x3_part.below(x2);
        let x4 = k4 - x3;
        let x5 = x4 & a0;
        let x6 = x4 & a1;
        let x7 = x4 & a2;
        let x8 = x4 & a3;
        let x9 = x5 & k12;
        let x10 = x5.shr::<52>();
        let x11 = x6 & k13;
        let x12 = x11.shl::<12>();
        let x13 = x10 + x12;
        let x14 = x6.shr::<40>();
        let x15 = x7 & k14;
        let x16 = x15.shl::<24>();
        let x17 = x14 + x16;
        let x18 = x7.shr::<28>();
        let x19 = x8 & k15;
        let x20 = x19.shl::<36>();
        let x21 = x18 + x20;
        let x22 = x8.shr::<16>();
        let x23 = k4.plus_low(x9, k3);
        let x24 = k4.plus_high(x9, k3);
        let x25 = x24.plus_low(x9, k5);
        let x26 = k4.plus_high(x9, k5);
        let x27 = x26.plus_low(x9, k6);
        let x28 = k4.plus_high(x9, k6);
        let x29 = x28.plus_low(x9, k7);
        let x30 = k4.plus_high(x9, k7);
        let x31 = x30.plus_low(x9, k8);
        let x32 = k4.plus_high(x9, k8);
        let x33 = x25.plus_low(x13, k3);
        let x34 = x27.plus_high(x13, k3);
        let x35 = x34.plus_low(x13, k5);
        let x36 = x29.plus_high(x13, k5);
        let x37 = x36.plus_low(x13, k6);
        let x38 = x31.plus_high(x13, k6);
        let x39 = x38.plus_low(x13, k7);
        let x40 = x32.plus_high(x13, k7);
        let x41 = x40.plus_low(x13, k8);
        let x42 = k4.plus_high(x13, k8);
        let x43 = x35.plus_low(x17, k3);
        let x44 = x37.plus_high(x17, k3);
        let x45 = x44.plus_low(x17, k5);
        let x46 = x39.plus_high(x17, k5);
        let x47 = x46.plus_low(x17, k6);
        let x48 = x41.plus_high(x17, k6);
        let x49 = x48.plus_low(x17, k7);
        let x50 = x42.plus_high(x17, k7);
        let x51 = x50.plus_low(x17, k8);
        let x52 = k4.plus_high(x17, k8);
        let x53 = x45.plus_low(x21, k3);
        let x54 = x47.plus_high(x21, k3);
        let x55 = x54.plus_low(x21, k5);
        let x56 = x49.plus_high(x21, k5);
        let x57 = x56.plus_low(x21, k6);
        let x58 = x51.plus_high(x21, k6);
        let x59 = x58.plus_low(x21, k7);
        let x60 = x52.plus_high(x21, k7);
        let x61 = x60.plus_low(x21, k8);
        let x62 = k4.plus_high(x21, k8);
        let x63 = x55.plus_low(x22, k3);
        let x64 = x57.plus_high(x22, k3);
        let x65 = x64.plus_low(x22, k5);
        let x66 = x59.plus_high(x22, k5);
        let x67 = x66.plus_low(x22, k6);
        let x68 = x61.plus_high(x22, k6);
        let x69 = x68.plus_low(x22, k7);
        let x70 = x62.plus_high(x22, k7);
        let x71 = x70.plus_low(x22, k8);
        let x72 = k4.plus_high(x22, k8);
        let x73 = x33.plus_low(x23, k9);
        let x74 = x43.plus_high(x23, k9);
        let x75 = x53.plus_low(x23, k10);
        let x76 = x63.plus_high(x23, k10);
        let x77 = x76.plus_low(x23, k11);
        let x78 = x65.plus_high(x23, k11);
        let x79 = x73 & k12;
        let x80 = x73.shr::<52>();
        let x81 = x74 + x80;
        let x82 = x81.plus_low(x79, k9);
        let x83 = x75.plus_high(x79, k9);
        let x84 = x77.plus_low(x79, k10);
        let x85 = x78.plus_high(x79, k10);
        let x86 = x85.plus_low(x79, k11);
        let x87 = x67.plus_high(x79, k11);
        let x88 = x82 & k12;
        let x89 = x82.shr::<52>();
        let x90 = x83 + x89;
        let x91 = x90.plus_low(x88, k9);
        let x92 = x84.plus_high(x88, k9);
        let x93 = x86.plus_low(x88, k10);
        let x94 = x87.plus_high(x88, k10);
        let x95 = x94.plus_low(x88, k11);
        let x96 = x69.plus_high(x88, k11);
        let x97 = x91 & k12;
        let x98 = x91.shr::<52>();
        let x99 = x92 + x98;
        let x100 = x99.plus_low(x97, k9);
        let x101 = x93.plus_high(x97, k9);
        let x102 = x95.plus_low(x97, k10);
        let x103 = x96.plus_high(x97, k10);
        let x104 = x103.plus_low(x97, k11);
        let x105 = x71.plus_high(x97, k11);
        let x106 = x100 & k12;
        let x107 = x100.shr::<52>();
        let x108 = x101 + x107;
        let x109 = x108.plus_low(x106, k9);
        let x110 = x102.plus_high(x106, k9);
        let x111 = x104.plus_low(x106, k10);
        let x112 = x105.plus_high(x106, k10);
        let x113 = x112.plus_low(x106, k11);
        let x114 = x72.plus_high(x106, k11);
        let x115 = x109 & k12;
        let x116 = x109.shr::<52>();
        let x117 = x110 + x116;
        let x118 = x117 & k12;
        let x119 = x117.shr::<52>();
        let x120 = x111 + x119;
        let x121 = x120 & k12;
        let x122 = x120.shr::<52>();
        let x123 = x113 + x122;
        let x124 = x123 & k12;
        let x125 = x123.shr::<52>();
        let x126 = x114 + x125;
        let element = Element([x115, x118, x121, x124, x126]);
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
        let k0 = V::splat(cpu, 0x300);
        let k1 = V::splat(cpu, 0);
        let k2 = V::splat(cpu, 0xffffffff00000);
        let k3 = V::splat(cpu, 0xffffefffffffb);
        let k4 = V::splat(cpu, 0xfdfffffffffff);
        let k5 = V::splat(cpu, 0x4ffffff);
        let k6 = V::splat(cpu, 0x100000000000);
        let k7 = V::splat(cpu, 0x1000000000);
        let k8 = V::splat(cpu, 0xffffffff0000);
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
        let x18 = x17.plus_low(x0, k3);
        let x19 = k1.plus_high(x0, k3);
        let x20 = x19.plus_low(x0, k4);
        let x21 = k1.plus_high(x0, k4);
        let x22 = x21.plus_low(x0, k5);
        let x23 = k1.plus_high(x0, k5);
        let x24 = x16.plus_low(x4, k0);
        let x25 = x18.plus_high(x4, k0);
        let x26 = x25.plus_low(x4, k2);
        let x27 = x20.plus_high(x4, k2);
        let x28 = x27.plus_low(x4, k3);
        let x29 = x22.plus_high(x4, k3);
        let x30 = x29.plus_low(x4, k4);
        let x31 = x23.plus_high(x4, k4);
        let x32 = x31.plus_low(x4, k5);
        let x33 = k1.plus_high(x4, k5);
        let x34 = x26.plus_low(x8, k0);
        let x35 = x28.plus_high(x8, k0);
        let x36 = x35.plus_low(x8, k2);
        let x37 = x30.plus_high(x8, k2);
        let x38 = x37.plus_low(x8, k3);
        let x39 = x32.plus_high(x8, k3);
        let x40 = x39.plus_low(x8, k4);
        let x41 = x33.plus_high(x8, k4);
        let x42 = x41.plus_low(x8, k5);
        let x43 = k1.plus_high(x8, k5);
        let x44 = x36.plus_low(x12, k0);
        let x45 = x38.plus_high(x12, k0);
        let x46 = x45.plus_low(x12, k2);
        let x47 = x40.plus_high(x12, k2);
        let x48 = x47.plus_low(x12, k3);
        let x49 = x42.plus_high(x12, k3);
        let x50 = x49.plus_low(x12, k4);
        let x51 = x43.plus_high(x12, k4);
        let x52 = x51.plus_low(x12, k5);
        let x53 = k1.plus_high(x12, k5);
        let x54 = x46.plus_low(x13, k0);
        let x55 = x48.plus_high(x13, k0);
        let x56 = x55.plus_low(x13, k2);
        let x57 = x50.plus_high(x13, k2);
        let x58 = x57.plus_low(x13, k3);
        let x59 = x52.plus_high(x13, k3);
        let x60 = x59.plus_low(x13, k4);
        let x61 = x53.plus_high(x13, k4);
        let x62 = x61.plus_low(x13, k5);
        let x63 = k1.plus_high(x13, k5);
        let x64 = x24.plus_low(x14, k6);
        let x65 = x34.plus_high(x14, k6);
        let x66 = x44.plus_low(x14, k7);
        let x67 = x54.plus_high(x14, k7);
        let x68 = x67.plus_low(x14, k8);
        let x69 = x56.plus_high(x14, k8);
        let x70 = x64 & k9;
        let x71 = x64.shr::<52>();
        let x72 = x65 + x71;
        let x73 = x72.plus_low(x70, k6);
        let x74 = x66.plus_high(x70, k6);
        let x75 = x68.plus_low(x70, k7);
        let x76 = x69.plus_high(x70, k7);
        let x77 = x76.plus_low(x70, k8);
        let x78 = x58.plus_high(x70, k8);
        let x79 = x73 & k9;
        let x80 = x73.shr::<52>();
        let x81 = x74 + x80;
        let x82 = x81.plus_low(x79, k6);
        let x83 = x75.plus_high(x79, k6);
        let x84 = x77.plus_low(x79, k7);
        let x85 = x78.plus_high(x79, k7);
        let x86 = x85.plus_low(x79, k8);
        let x87 = x60.plus_high(x79, k8);
        let x88 = x82 & k9;
        let x89 = x82.shr::<52>();
        let x90 = x83 + x89;
        let x91 = x90.plus_low(x88, k6);
        let x92 = x84.plus_high(x88, k6);
        let x93 = x86.plus_low(x88, k7);
        let x94 = x87.plus_high(x88, k7);
        let x95 = x94.plus_low(x88, k8);
        let x96 = x62.plus_high(x88, k8);
        let x97 = x91 & k9;
        let x98 = x91.shr::<52>();
        let x99 = x92 + x98;
        let x100 = x99.plus_low(x97, k6);
        let x101 = x93.plus_high(x97, k6);
        let x102 = x95.plus_low(x97, k7);
        let x103 = x96.plus_high(x97, k7);
        let x104 = x103.plus_low(x97, k8);
        let x105 = x63.plus_high(x97, k8);
        let x106 = x100 & k9;
        let x107 = x100.shr::<52>();
        let x108 = x101 + x107;
        let x109 = x108 & k9;
        let x110 = x108.shr::<52>();
        let x111 = x102 + x110;
        let x112 = x111 & k9;
        let x113 = x111.shr::<52>();
        let x114 = x104 + x113;
        let x115 = x114 & k9;
        let x116 = x114.shr::<52>();
        let x117 = x105 + x116;
        Element([x106, x109, x112, x115, x117])
    }
}
