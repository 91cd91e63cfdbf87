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
//! mul: 70 multiplications, 88 additions, 8 shifts, 8 logic
//! square: 50 multiplications, 68 additions, 16 shifts, 8 logic
//! add: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! sub: 1 multiplication, 15 additions, 5 shifts, 5 logic
//! neg: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! three_halves: 1 multiplication, 19 additions, 14 shifts, 16 logic
//! sub_twice: 1 multiplication, 15 additions, 10 shifts, 5 logic
//! sum_of_products: 121 multiplications, 140 additions, 10 shifts, 10 logic
//! difference_of_products: 121 multiplications, 160 additions, 10 shifts, 10 logic
//! product_minus_square: 101 multiplications, 140 additions, 18 shifts, 10 logic
//! mul_small: 40 multiplications, 68 additions, 13 shifts, 13 logic
//! half: 13 additions, 13 shifts, 15 logic
//! canonical: 20 multiplications, 47 additions, 16 shifts, 13 logic
//! decode: 40 multiplications, 65 additions, 15 shifts, 17 logic
//! reduce: 40 multiplications, 61 additions, 15 shifts, 12 logic
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
        let k1 = V::splat(cpu, 0x8091dd2253531);
        let k2 = V::splat(cpu, 0x1000003d1);
        let k3 = V::splat(cpu, 0xffffefffffc2f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0xffffffffffff);
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
        let x51 = k0.plus_high(x50, k2);
        let x52 = k3 - x51;
        let x53 = x10 + x52;
        let x54 = x40.plus_low(x50, k4);
        let x55 = x42.plus_high(x50, k4);
        let x56 = x53 & k5;
        let x57 = x53.shr::<52>();
        let x58 = k0.plus_low(x56, k1);
        let x59 = k0.plus_high(x58, k2);
        let x60 = x20 + x57;
        let x61 = k5 - x59;
        let x62 = x60 + x61;
        let x63 = x55.plus_low(x58, k4);
        let x64 = x44.plus_high(x58, k4);
        let x65 = x62 & k5;
        let x66 = x62.shr::<52>();
        let x67 = k0.plus_low(x65, k1);
        let x68 = k0.plus_high(x67, k2);
        let x69 = x30 + x66;
        let x70 = k5 - x68;
        let x71 = x69 + x70;
        let x72 = x64.plus_low(x67, k4);
        let x73 = x46.plus_high(x67, k4);
        let x74 = x71 & k5;
        let x75 = x71.shr::<52>();
        let x76 = k0.plus_low(x74, k1);
        let x77 = k0.plus_high(x76, k2);
        let x78 = x54 + x75;
        let x79 = k5 - x77;
        let x80 = x78 + x79;
        let x81 = x73.plus_low(x76, k4);
        let x82 = x48.plus_high(x76, k4);
        let x83 = x80 & k5;
        let x84 = x80.shr::<52>();
        let x85 = k0.plus_low(x83, k1);
        let x86 = k0.plus_high(x85, k2);
        let x87 = x63 + x84;
        let x88 = k6 - x86;
        let x89 = x87 + x88;
        let x90 = x82.plus_low(x85, k4);
        let x91 = x49.plus_high(x85, k4);
        let x92 = x89 & k5;
        let x93 = x89.shr::<52>();
        let x94 = x72 + x93;
        let x95 = x94 & k5;
        let x96 = x94.shr::<52>();
        let x97 = x81 + x96;
        let x98 = x97 & k5;
        let x99 = x97.shr::<52>();
        let x100 = x90 + x99;
        let x101 = x100 & k5;
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
        let k1 = V::splat(cpu, 0x8091dd2253531);
        let k2 = V::splat(cpu, 0x1000003d1);
        let k3 = V::splat(cpu, 0xffffefffffc2f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0xffffffffffff);
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
        let x39 = k0.plus_high(x38, k2);
        let x40 = k3 - x39;
        let x41 = x29 + x40;
        let x42 = x32.plus_low(x38, k4);
        let x43 = x33.plus_high(x38, k4);
        let x44 = x41 & k5;
        let x45 = x41.shr::<52>();
        let x46 = k0.plus_low(x44, k1);
        let x47 = k0.plus_high(x46, k2);
        let x48 = x30 + x45;
        let x49 = k5 - x47;
        let x50 = x48 + x49;
        let x51 = x43.plus_low(x46, k4);
        let x52 = x34.plus_high(x46, k4);
        let x53 = x50 & k5;
        let x54 = x50.shr::<52>();
        let x55 = k0.plus_low(x53, k1);
        let x56 = k0.plus_high(x55, k2);
        let x57 = x31 + x54;
        let x58 = k5 - x56;
        let x59 = x57 + x58;
        let x60 = x52.plus_low(x55, k4);
        let x61 = x35.plus_high(x55, k4);
        let x62 = x59 & k5;
        let x63 = x59.shr::<52>();
        let x64 = k0.plus_low(x62, k1);
        let x65 = k0.plus_high(x64, k2);
        let x66 = x42 + x63;
        let x67 = k5 - x65;
        let x68 = x66 + x67;
        let x69 = x61.plus_low(x64, k4);
        let x70 = x36.plus_high(x64, k4);
        let x71 = x68 & k5;
        let x72 = x68.shr::<52>();
        let x73 = k0.plus_low(x71, k1);
        let x74 = k0.plus_high(x73, k2);
        let x75 = x51 + x72;
        let x76 = k6 - x74;
        let x77 = x75 + x76;
        let x78 = x70.plus_low(x73, k4);
        let x79 = x37.plus_high(x73, k4);
        let x80 = x77 & k5;
        let x81 = x77.shr::<52>();
        let x82 = x60 + x81;
        let x83 = x82 & k5;
        let x84 = x82.shr::<52>();
        let x85 = x69 + x84;
        let x86 = x85 & k5;
        let x87 = x85.shr::<52>();
        let x88 = x78 + x87;
        let x89 = x88 & k5;
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

/// `3/2·a`.
struct ThreeHalves<'a, V>(&'a Element<V>);

impl<V: Vector> Task for ThreeHalves<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2, a3, a4] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffefffffc2f);
        let k1 = V::splat(cpu, 0xfffffffffffff);
        let k2 = V::splat(cpu, 0xffffffffffff);
        let k3 = V::splat(cpu, 0x800001e88);
        let k4 = V::splat(cpu, 1);
        let k5 = V::splat(cpu, 0);
        let k6 = V::splat(cpu, 0x7ffffffffffff);
        let x0 = a0 & k4;
        let x1 = k5 - x0;
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
        let x12 = x5 & k4;
        let x13 = x7 & k4;
        let x14 = x9 & k4;
        let x15 = x11 & k4;
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
        let x29 = a0 + x22;
        let x30 = a1 + x24;
        let x31 = a2 + x26;
        let x32 = a3 + x28;
        let x33 = a4 + x20;
        let x34 = x33 & k6;
        let x35 = x33.shr::<51>();
        let x36 = x29.plus_low(x35, k3);
        let x37 = x36 & k1;
        let x38 = x36.shr::<52>();
        let x39 = x30 + x38;
        let x40 = x39 & k1;
        let x41 = x39.shr::<52>();
        let x42 = x31 + x41;
        let x43 = x42 & k1;
        let x44 = x42.shr::<52>();
        let x45 = x32 + x44;
        let x46 = x45 & k1;
        let x47 = x45.shr::<52>();
        let x48 = x34 + x47;
        Element([x37, x40, x43, x46, x48])
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
        let x15 = x14 & k4;
        let x16 = x14.shr::<51>();
        let x17 = x6.plus_low(x16, k3);
        let x18 = x17 & k5;
        let x19 = x17.shr::<52>();
        let x20 = x8 + x19;
        let x21 = x20 & k5;
        let x22 = x20.shr::<52>();
        let x23 = x10 + x22;
        let x24 = x23 & k5;
        let x25 = x23.shr::<52>();
        let x26 = x12 + x25;
        let x27 = x26 & k5;
        let x28 = x26.shr::<52>();
        let x29 = x15 + x28;
        Element([x18, x21, x24, x27, x29])
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
        let k2 = V::splat(cpu, 0x1000003d1);
        let k3 = V::splat(cpu, 0xffffefffffc2f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0xffffffffffff);
        let k7 = V::splat(cpu, 0x800001e88);
        let k8 = V::splat(cpu, 0x7ffffffffffff);
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
        let x100 = x50 & k5;
        let x101 = x50.shr::<52>();
        let x102 = k0.plus_low(x100, k1);
        let x103 = k0.plus_high(x102, k2);
        let x104 = x60 + x101;
        let x105 = k3 - x103;
        let x106 = x104 + x105;
        let x107 = x90.plus_low(x102, k4);
        let x108 = x92.plus_high(x102, k4);
        let x109 = x106 & k5;
        let x110 = x106.shr::<52>();
        let x111 = k0.plus_low(x109, k1);
        let x112 = k0.plus_high(x111, k2);
        let x113 = x70 + x110;
        let x114 = k5 - x112;
        let x115 = x113 + x114;
        let x116 = x108.plus_low(x111, k4);
        let x117 = x94.plus_high(x111, k4);
        let x118 = x115 & k5;
        let x119 = x115.shr::<52>();
        let x120 = k0.plus_low(x118, k1);
        let x121 = k0.plus_high(x120, k2);
        let x122 = x80 + x119;
        let x123 = k5 - x121;
        let x124 = x122 + x123;
        let x125 = x117.plus_low(x120, k4);
        let x126 = x96.plus_high(x120, k4);
        let x127 = x124 & k5;
        let x128 = x124.shr::<52>();
        let x129 = k0.plus_low(x127, k1);
        let x130 = k0.plus_high(x129, k2);
        let x131 = x107 + x128;
        let x132 = k5 - x130;
        let x133 = x131 + x132;
        let x134 = x126.plus_low(x129, k4);
        let x135 = x98.plus_high(x129, k4);
        let x136 = x133 & k5;
        let x137 = x133.shr::<52>();
        let x138 = k0.plus_low(x136, k1);
        let x139 = k0.plus_high(x138, k2);
        let x140 = x116 + x137;
        let x141 = k6 - x139;
        let x142 = x140 + x141;
        let x143 = x135.plus_low(x138, k4);
        let x144 = x99.plus_high(x138, k4);
        let x145 = x144 & k8;
        let x146 = x144.shr::<51>();
        let x147 = x142.plus_low(x146, k7);
        let x148 = x147 & k5;
        let x149 = x147.shr::<52>();
        let x150 = x125 + x149;
        let x151 = x150 & k5;
        let x152 = x150.shr::<52>();
        let x153 = x134 + x152;
        let x154 = x153 & k5;
        let x155 = x153.shr::<52>();
        let x156 = x143 + x155;
        let x157 = x156 & k5;
        let x158 = x156.shr::<52>();
        let x159 = x145 + x158;
        Element([x148, x151, x154, x157, x159])
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
        let k1 = V::splat(cpu, 0x1e172efc5aa29f);
        let k2 = V::splat(cpu, 0x3fff8ffffa548e);
        let k3 = V::splat(cpu, 0x5fff7ffffe177c);
        let k4 = V::splat(cpu, 0x7fff6ffffdda6a);
        let k5 = V::splat(cpu, 0x90ff9ffffe9198);
        let k6 = V::splat(cpu, 0x7ffffffffffffc);
        let k7 = V::splat(cpu, 0x5fffffffffffff);
        let k8 = V::splat(cpu, 0x40000000000002);
        let k9 = V::splat(cpu, 0x20000000000005);
        let k10 = V::splat(cpu, 0x4000000000004);
        let k11 = V::splat(cpu, 0x8091dd2253531);
        let k12 = V::splat(cpu, 0x1000003d1);
        let k13 = V::splat(cpu, 0xffffefffffc2f);
        let k14 = V::splat(cpu, 0x1000000000000);
        let k15 = V::splat(cpu, 0xfffffffffffff);
        let k16 = V::splat(cpu, 0xffffffffffff);
        let k17 = V::splat(cpu, 0x800001e88);
        let k18 = V::splat(cpu, 0x7ffffffffffff);
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
        let x120 = x110 & k15;
        let x121 = x110.shr::<52>();
        let x122 = k0.plus_low(x120, k11);
        let x123 = k0.plus_high(x122, k12);
        let x124 = x111 + x121;
        let x125 = k13 - x123;
        let x126 = x124 + x125;
        let x127 = x114.plus_low(x122, k14);
        let x128 = x115.plus_high(x122, k14);
        let x129 = x126 & k15;
        let x130 = x126.shr::<52>();
        let x131 = k0.plus_low(x129, k11);
        let x132 = k0.plus_high(x131, k12);
        let x133 = x112 + x130;
        let x134 = k15 - x132;
        let x135 = x133 + x134;
        let x136 = x128.plus_low(x131, k14);
        let x137 = x116.plus_high(x131, k14);
        let x138 = x135 & k15;
        let x139 = x135.shr::<52>();
        let x140 = k0.plus_low(x138, k11);
        let x141 = k0.plus_high(x140, k12);
        let x142 = x113 + x139;
        let x143 = k15 - x141;
        let x144 = x142 + x143;
        let x145 = x137.plus_low(x140, k14);
        let x146 = x117.plus_high(x140, k14);
        let x147 = x144 & k15;
        let x148 = x144.shr::<52>();
        let x149 = k0.plus_low(x147, k11);
        let x150 = k0.plus_high(x149, k12);
        let x151 = x127 + x148;
        let x152 = k15 - x150;
        let x153 = x151 + x152;
        let x154 = x146.plus_low(x149, k14);
        let x155 = x118.plus_high(x149, k14);
        let x156 = x153 & k15;
        let x157 = x153.shr::<52>();
        let x158 = k0.plus_low(x156, k11);
        let x159 = k0.plus_high(x158, k12);
        let x160 = x136 + x157;
        let x161 = k16 - x159;
        let x162 = x160 + x161;
        let x163 = x155.plus_low(x158, k14);
        let x164 = x119.plus_high(x158, k14);
        let x165 = x164 & k18;
        let x166 = x164.shr::<51>();
        let x167 = x162.plus_low(x166, k17);
        let x168 = x167 & k15;
        let x169 = x167.shr::<52>();
        let x170 = x145 + x169;
        let x171 = x170 & k15;
        let x172 = x170.shr::<52>();
        let x173 = x154 + x172;
        let x174 = x173 & k15;
        let x175 = x173.shr::<52>();
        let x176 = x163 + x175;
        let x177 = x176 & k15;
        let x178 = x176.shr::<52>();
        let x179 = x165 + x178;
        Element([x168, x171, x174, x177, x179])
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
        let k1 = V::splat(cpu, 0x1e172efc5aa29f);
        let k2 = V::splat(cpu, 0x3fff8ffffa548e);
        let k3 = V::splat(cpu, 0x5fff7ffffe177c);
        let k4 = V::splat(cpu, 0x7fff6ffffdda6a);
        let k5 = V::splat(cpu, 0x90ff9ffffe9198);
        let k6 = V::splat(cpu, 0x7ffffffffffffc);
        let k7 = V::splat(cpu, 0x5fffffffffffff);
        let k8 = V::splat(cpu, 0x40000000000002);
        let k9 = V::splat(cpu, 0x20000000000005);
        let k10 = V::splat(cpu, 0x4000000000004);
        let k11 = V::splat(cpu, 0x8091dd2253531);
        let k12 = V::splat(cpu, 0x1000003d1);
        let k13 = V::splat(cpu, 0xffffefffffc2f);
        let k14 = V::splat(cpu, 0x1000000000000);
        let k15 = V::splat(cpu, 0xfffffffffffff);
        let k16 = V::splat(cpu, 0xffffffffffff);
        let k17 = V::splat(cpu, 0x800001e88);
        let k18 = V::splat(cpu, 0x7ffffffffffff);
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
        let x108 = x98 & k15;
        let x109 = x98.shr::<52>();
        let x110 = k0.plus_low(x108, k11);
        let x111 = k0.plus_high(x110, k12);
        let x112 = x99 + x109;
        let x113 = k13 - x111;
        let x114 = x112 + x113;
        let x115 = x102.plus_low(x110, k14);
        let x116 = x103.plus_high(x110, k14);
        let x117 = x114 & k15;
        let x118 = x114.shr::<52>();
        let x119 = k0.plus_low(x117, k11);
        let x120 = k0.plus_high(x119, k12);
        let x121 = x100 + x118;
        let x122 = k15 - x120;
        let x123 = x121 + x122;
        let x124 = x116.plus_low(x119, k14);
        let x125 = x104.plus_high(x119, k14);
        let x126 = x123 & k15;
        let x127 = x123.shr::<52>();
        let x128 = k0.plus_low(x126, k11);
        let x129 = k0.plus_high(x128, k12);
        let x130 = x101 + x127;
        let x131 = k15 - x129;
        let x132 = x130 + x131;
        let x133 = x125.plus_low(x128, k14);
        let x134 = x105.plus_high(x128, k14);
        let x135 = x132 & k15;
        let x136 = x132.shr::<52>();
        let x137 = k0.plus_low(x135, k11);
        let x138 = k0.plus_high(x137, k12);
        let x139 = x115 + x136;
        let x140 = k15 - x138;
        let x141 = x139 + x140;
        let x142 = x134.plus_low(x137, k14);
        let x143 = x106.plus_high(x137, k14);
        let x144 = x141 & k15;
        let x145 = x141.shr::<52>();
        let x146 = k0.plus_low(x144, k11);
        let x147 = k0.plus_high(x146, k12);
        let x148 = x124 + x145;
        let x149 = k16 - x147;
        let x150 = x148 + x149;
        let x151 = x143.plus_low(x146, k14);
        let x152 = x107.plus_high(x146, k14);
        let x153 = x152 & k18;
        let x154 = x152.shr::<51>();
        let x155 = x150.plus_low(x154, k17);
        let x156 = x155 & k15;
        let x157 = x155.shr::<52>();
        let x158 = x133 + x157;
        let x159 = x158 & k15;
        let x160 = x158.shr::<52>();
        let x161 = x142 + x160;
        let x162 = x161 & k15;
        let x163 = x161.shr::<52>();
        let x164 = x151 + x163;
        let x165 = x164 & k15;
        let x166 = x164.shr::<52>();
        let x167 = x153 + x166;
        Element([x156, x159, x162, x165, x167])
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
        let k5 = V::splat(cpu, 0x1000003d1);
        let k6 = V::splat(cpu, 0x1000000000000);
        let k7 = V::splat(cpu, 0x1000003d10);
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
        let x15 = x10.shr::<52>();
        let x16 = k0.plus_low(x14, k4);
        let x17 = k0.plus_high(x16, k5);
        let x18 = x2 + x15;
        let x19 = k2 - x17;
        let x20 = x18 + x19;
        let x21 = x13.plus_low(x16, k6);
        let x22 = x9.plus_high(x16, k6);
        let x23 = x20 & k2;
        let x24 = x20.shr::<52>();
        let x25 = x11 + x24;
        let x26 = x25 & k2;
        let x27 = x25.shr::<52>();
        let x28 = x12 + x27;
        let x29 = x28 & k2;
        let x30 = x28.shr::<52>();
        let x31 = x21 + x30;
        let x32 = x31 & k2;
        let x33 = x31.shr::<52>();
        let x34 = x22 + x33;
        let x35 = k0.plus_low(x23, k7);
        let x36 = k0.plus_high(x23, k7);
        let x37 = x36.plus_low(x26, k7);
        let x38 = k0.plus_high(x26, k7);
        let x39 = x38.plus_low(x29, k7);
        let x40 = k0.plus_high(x29, k7);
        let x41 = x40.plus_low(x32, k7);
        let x42 = k0.plus_high(x32, k7);
        let x43 = x42.plus_low(x34, k7);
        let x44 = k0.plus_high(x34, k7);
        let x45 = x35 + k1;
        let x46 = x45 & k2;
        let x47 = x45.shr::<52>();
        let x48 = k0.plus_low(x46, k4);
        let x49 = k0.plus_high(x48, k5);
        let x50 = x37 + x47;
        let x51 = k2 - x49;
        let x52 = x50 + x51;
        let x53 = x43.plus_low(x48, k6);
        let x54 = x44.plus_high(x48, k6);
        let x55 = x52 & k2;
        let x56 = x52.shr::<52>();
        let x57 = k0.plus_low(x55, k4);
        let x58 = k0.plus_high(x57, k5);
        let x59 = x39 + x56;
        let x60 = k2 - x58;
        let x61 = x59 + x60;
        let x62 = x54.plus_low(x57, k6);
        let x63 = k0.plus_high(x57, k6);
        let x64 = x61 & k2;
        let x65 = x61.shr::<52>();
        let x66 = k0.plus_low(x64, k4);
        let x67 = k0.plus_high(x66, k5);
        let x68 = x41 + x65;
        let x69 = k2 - x67;
        let x70 = x68 + x69;
        let x71 = x63.plus_low(x66, k6);
        let x72 = k0.plus_high(x66, k6);
        let x73 = x70 & k2;
        let x74 = x70.shr::<52>();
        let x75 = k0.plus_low(x73, k4);
        let x76 = k0.plus_high(x75, k5);
        let x77 = x53 + x74;
        let x78 = k3 - x76;
        let x79 = x77 + x78;
        let x80 = x72.plus_low(x75, k6);
        let x81 = k0.plus_high(x75, k6);
        let x82 = x79 & k2;
        let x83 = x79.shr::<52>();
        let x84 = x62 + x83;
        let x85 = x84 & k2;
        let x86 = x84.shr::<52>();
        let x87 = x71 + x86;
        let x88 = x87 & k2;
        let x89 = x87.shr::<52>();
        let x90 = x80 + x89;
        let x91 = x90 & k2;
        let x92 = x90.shr::<52>();
        let x93 = x81 + x92;
        Element([x82, x85, x88, x91, x93])
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
        let k2 = V::splat(cpu, 0x1000003d1);
        let k3 = V::splat(cpu, 0xffffefffffc2f);
        let k4 = V::splat(cpu, 0x1000000000000);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let k6 = V::splat(cpu, 0xffffffffffff);
        let k7 = V::splat(cpu, 0xfffffffefffffc2f);
        let k8 = V::splat(cpu, 0xffffffffffffffff);
        let x0 = k1.plus_low(a0, k0);
        let x1 = k1.plus_high(x0, k2);
        let x2 = k3 - x1;
        let x3 = a1 + x2;
        let x4 = a4.plus_low(x0, k4);
        let x5 = k1.plus_high(x0, k4);
        let x6 = x3 & k5;
        let x7 = x3.shr::<52>();
        let x8 = k1.plus_low(x6, k0);
        let x9 = k1.plus_high(x8, k2);
        let x10 = a2 + x7;
        let x11 = k5 - x9;
        let x12 = x10 + x11;
        let x13 = x5.plus_low(x8, k4);
        let x14 = k1.plus_high(x8, k4);
        let x15 = x12 & k5;
        let x16 = x12.shr::<52>();
        let x17 = k1.plus_low(x15, k0);
        let x18 = k1.plus_high(x17, k2);
        let x19 = a3 + x16;
        let x20 = k5 - x18;
        let x21 = x19 + x20;
        let x22 = x14.plus_low(x17, k4);
        let x23 = k1.plus_high(x17, k4);
        let x24 = x21 & k5;
        let x25 = x21.shr::<52>();
        let x26 = k1.plus_low(x24, k0);
        let x27 = k1.plus_high(x26, k2);
        let x28 = x4 + x25;
        let x29 = k5 - x27;
        let x30 = x28 + x29;
        let x31 = x23.plus_low(x26, k4);
        let x32 = k1.plus_high(x26, k4);
        let x33 = x30 & k5;
        let x34 = x30.shr::<52>();
        let x35 = k1.plus_low(x33, k0);
        let x36 = k1.plus_high(x35, k2);
        let x37 = x13 + x34;
        let x38 = k6 - x36;
        let x39 = x37 + x38;
        let x40 = x32.plus_low(x35, k4);
        let x41 = k1.plus_high(x35, k4);
        let x42 = x39 & k5;
        let x43 = x39.shr::<52>();
        let x44 = x22 + x43;
        let x45 = x44 & k5;
        let x46 = x44.shr::<52>();
        let x47 = x31 + x46;
        let x48 = x47 & k5;
        let x49 = x47.shr::<52>();
        let x50 = x40 + x49;
        let x51 = x50 & k5;
        let x52 = x50.shr::<52>();
        let x53 = x41 + x52;
        let x54 = x48.shl::<40>();
        let x55 = x48.shr::<24>();
        let x56 = x53.shl::<16>();
        let x57 = x53.shr::<48>();
        let x58 = x45.shl::<52>();
        let x59 = x45.shr::<12>();
        let x60 = x51.shl::<28>();
        let x61 = x51.shr::<36>();
        let x62 = x42 + x58;
        let x63 = x54 + x59;
        let x64 = x55 + x60;
        let x65 = x56 + x61;
        let x66 = x62 - k7;
        let x67 = x62.below(k7);
        let x68_part = x63 - k8;
        let x68 = x68_part - x67;
        let x69 = x63.below(k8) | x68_part.below(x67);
        let x70_part = x64 - k8;
        let x70 = x70_part - x69;
        let x71 = x64.below(k8) | x70_part.below(x69);
        let x72_part = x65 - k8;
        let x72 = x72_part - x71;
        let x73 = x65.below(k8) | x72_part.below(x71);
        let x74 = x57.below(x73);
        let x75 = k1 - x74;
        let x76 = x75.choose(x62, x66);
        let x77 = x75.choose(x63, x68);
        let x78 = x75.choose(x64, x70);
        let x79 = x75.choose(x65, x72);
        [x76, x77, x78, x79]
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
        let k6 = V::splat(cpu, 0x1000003d1);
        let k7 = V::splat(cpu, 0xffffefffffc2f);
        let k8 = V::splat(cpu, 0x1000000000000);
        let k9 = V::splat(cpu, 0xfffffffffffff);
        let k10 = V::splat(cpu, 0xffffffffffff);
        let k11 = V::splat(cpu, 0xffffffffff);
        let k12 = V::splat(cpu, 0xfffffff);
        let k13 = V::splat(cpu, 0xffff);
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
        let x9 = x5 & k9;
        let x10 = x5.shr::<52>();
        let x11 = x6 & k11;
        let x12 = x11.shl::<12>();
        let x13 = x10 + x12;
        let x14 = x6.shr::<40>();
        let x15 = x7 & k12;
        let x16 = x15.shl::<24>();
        let x17 = x14 + x16;
        let x18 = x7.shr::<28>();
        let x19 = x8 & k13;
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
        let x44 = k3.plus_high(x43, k6);
        let x45 = k7 - x44;
        let x46 = x27 + x45;
        let x47 = x39.plus_low(x43, k8);
        let x48 = x41.plus_high(x43, k8);
        let x49 = x46 & k9;
        let x50 = x46.shr::<52>();
        let x51 = k3.plus_low(x49, k5);
        let x52 = k3.plus_high(x51, k6);
        let x53 = x31 + x50;
        let x54 = k9 - x52;
        let x55 = x53 + x54;
        let x56 = x48.plus_low(x51, k8);
        let x57 = x42.plus_high(x51, k8);
        let x58 = x55 & k9;
        let x59 = x55.shr::<52>();
        let x60 = k3.plus_low(x58, k5);
        let x61 = k3.plus_high(x60, k6);
        let x62 = x35 + x59;
        let x63 = k9 - x61;
        let x64 = x62 + x63;
        let x65 = x57.plus_low(x60, k8);
        let x66 = k3.plus_high(x60, k8);
        let x67 = x64 & k9;
        let x68 = x64.shr::<52>();
        let x69 = k3.plus_low(x67, k5);
        let x70 = k3.plus_high(x69, k6);
        let x71 = x47 + x68;
        let x72 = k9 - x70;
        let x73 = x71 + x72;
        let x74 = x66.plus_low(x69, k8);
        let x75 = k3.plus_high(x69, k8);
        let x76 = x73 & k9;
        let x77 = x73.shr::<52>();
        let x78 = k3.plus_low(x76, k5);
        let x79 = k3.plus_high(x78, k6);
        let x80 = x56 + x77;
        let x81 = k10 - x79;
        let x82 = x80 + x81;
        let x83 = x75.plus_low(x78, k8);
        let x84 = k3.plus_high(x78, k8);
        let x85 = x82 & k9;
        let x86 = x82.shr::<52>();
        let x87 = x65 + x86;
        let x88 = x87 & k9;
        let x89 = x87.shr::<52>();
        let x90 = x74 + x89;
        let x91 = x90 & k9;
        let x92 = x90.shr::<52>();
        let x93 = x83 + x92;
        let x94 = x93 & k9;
        let x95 = x93.shr::<52>();
        let x96 = x84 + x95;
        let element = Element([x85, x88, x91, x94, x96]);
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
        let k4 = V::splat(cpu, 0x1000003d1);
        let k5 = V::splat(cpu, 0xffffefffffc2f);
        let k6 = V::splat(cpu, 0x1000000000000);
        let k7 = V::splat(cpu, 0xfffffffffffff);
        let k8 = V::splat(cpu, 0xffffffffffff);
        let k9 = V::splat(cpu, 0xffffffffff);
        let k10 = V::splat(cpu, 0xfffffff);
        let k11 = V::splat(cpu, 0xffff);
        let x0 = a0 & k7;
        let x1 = a0.shr::<52>();
        let x2 = a1 & k9;
        let x3 = x2.shl::<12>();
        let x4 = x1 + x3;
        let x5 = a1.shr::<40>();
        let x6 = a2 & k10;
        let x7 = x6.shl::<24>();
        let x8 = x5 + x7;
        let x9 = a2.shr::<28>();
        let x10 = a3 & k11;
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
        let x35 = k1.plus_high(x34, k4);
        let x36 = k5 - x35;
        let x37 = x18 + x36;
        let x38 = x30.plus_low(x34, k6);
        let x39 = x32.plus_high(x34, k6);
        let x40 = x37 & k7;
        let x41 = x37.shr::<52>();
        let x42 = k1.plus_low(x40, k3);
        let x43 = k1.plus_high(x42, k4);
        let x44 = x22 + x41;
        let x45 = k7 - x43;
        let x46 = x44 + x45;
        let x47 = x39.plus_low(x42, k6);
        let x48 = x33.plus_high(x42, k6);
        let x49 = x46 & k7;
        let x50 = x46.shr::<52>();
        let x51 = k1.plus_low(x49, k3);
        let x52 = k1.plus_high(x51, k4);
        let x53 = x26 + x50;
        let x54 = k7 - x52;
        let x55 = x53 + x54;
        let x56 = x48.plus_low(x51, k6);
        let x57 = k1.plus_high(x51, k6);
        let x58 = x55 & k7;
        let x59 = x55.shr::<52>();
        let x60 = k1.plus_low(x58, k3);
        let x61 = k1.plus_high(x60, k4);
        let x62 = x38 + x59;
        let x63 = k7 - x61;
        let x64 = x62 + x63;
        let x65 = x57.plus_low(x60, k6);
        let x66 = k1.plus_high(x60, k6);
        let x67 = x64 & k7;
        let x68 = x64.shr::<52>();
        let x69 = k1.plus_low(x67, k3);
        let x70 = k1.plus_high(x69, k4);
        let x71 = x47 + x68;
        let x72 = k8 - x70;
        let x73 = x71 + x72;
        let x74 = x66.plus_low(x69, k6);
        let x75 = k1.plus_high(x69, k6);
        let x76 = x73 & k7;
        let x77 = x73.shr::<52>();
        let x78 = x56 + x77;
        let x79 = x78 & k7;
        let x80 = x78.shr::<52>();
        let x81 = x65 + x80;
        let x82 = x81 & k7;
        let x83 = x81.shr::<52>();
        let x84 = x74 + x83;
        let x85 = x84 & k7;
        let x86 = x84.shr::<52>();
        let x87 = x75 + x86;
        Element([x76, x79, x82, x85, x87])
    }
}
