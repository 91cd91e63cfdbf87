// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^255 - 19, 8 elements side by side. Generated, do not edit:
//! ```text
//! modforge field "2^255 - 19" --layout lanes --name p25519 --prefix fe_p25519 --trait crate::LaneField
//! ```
//!
//! p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
//! Element: 5 digits at bits 0, 52, 104, 156, 208, up to 2^52 - 1 (4 times); 2^47 + 14.
//! Every function takes and returns such elements. Constant time in all values.
//! The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.
//! Operations of all eight lanes at once:
//! ```text
//! mul: 60 multiplications, 68 additions, 9 shifts, 9 logic
//! square: 40 multiplications, 48 additions, 17 shifts, 9 logic
//! add: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! sub: 1 multiplication, 15 additions, 5 shifts, 5 logic
//! neg: 1 multiplication, 10 additions, 5 shifts, 5 logic
//! three_halves: 1 multiplication, 19 additions, 14 shifts, 16 logic
//! sub_twice: 1 multiplication, 15 additions, 10 shifts, 5 logic
//! sum_of_products: 111 multiplications, 120 additions, 10 shifts, 9 logic
//! difference_of_products: 111 multiplications, 140 additions, 10 shifts, 9 logic
//! product_minus_square: 91 multiplications, 120 additions, 18 shifts, 9 logic
//! mul_small: 11 multiplications, 16 additions, 6 shifts, 5 logic
//! half: 1 multiplication, 14 additions, 14 shifts, 16 logic
//! canonical: 8 additions, 7 shifts, 5 logic
//! decode: 7 additions, 7 shifts, 9 logic
//! reduce: 1 multiplication, 8 additions, 12 shifts, 9 logic
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

/// A number modulo p in each lane: 5 digits at bits 0, 52, 104, 156, 208, up to 2^52 - 1 (4 times);
/// 2^47 + 14.
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
        let k1 = V::splat(cpu, 0x260);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 0xfffffffffffff);
        let k4 = V::splat(cpu, 0x7fffffffffff);
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
        let x50 = x42 & k3;
        let x51 = x42.shr::<52>();
        let x52 = x44 + x51;
        let x53 = x52 & k3;
        let x54 = x52.shr::<52>();
        let x55 = x46 + x54;
        let x56 = x55 & k3;
        let x57 = x55.shr::<52>();
        let x58 = x48 + x57;
        let x59 = x58 & k3;
        let x60 = x58.shr::<52>();
        let x61 = x49 + x60;
        let x62 = x0.plus_low(x50, k1);
        let x63 = x10.plus_high(x50, k1);
        let x64 = x63.plus_low(x53, k1);
        let x65 = x20.plus_high(x53, k1);
        let x66 = x65.plus_low(x56, k1);
        let x67 = x30.plus_high(x56, k1);
        let x68 = x67.plus_low(x59, k1);
        let x69 = x40.plus_high(x59, k1);
        let x70 = x69.plus_low(x61, k1);
        let x71 = x70 & k4;
        let x72 = x70.shr::<47>();
        let x73 = x62.plus_low(x72, k2);
        let x74 = x73 & k3;
        let x75 = x73.shr::<52>();
        let x76 = x64 + x75;
        let x77 = x76 & k3;
        let x78 = x76.shr::<52>();
        let x79 = x66 + x78;
        let x80 = x79 & k3;
        let x81 = x79.shr::<52>();
        let x82 = x68 + x81;
        let x83 = x82 & k3;
        let x84 = x82.shr::<52>();
        let x85 = x71 + x84;
        Element([x74, x77, x80, x83, x85])
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
        let k1 = V::splat(cpu, 0x260);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 0xfffffffffffff);
        let k4 = V::splat(cpu, 0x7fffffffffff);
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
        let x38 = x33 & k3;
        let x39 = x33.shr::<52>();
        let x40 = x34 + x39;
        let x41 = x40 & k3;
        let x42 = x40.shr::<52>();
        let x43 = x35 + x42;
        let x44 = x43 & k3;
        let x45 = x43.shr::<52>();
        let x46 = x36 + x45;
        let x47 = x46 & k3;
        let x48 = x46.shr::<52>();
        let x49 = x37 + x48;
        let x50 = x28.plus_low(x38, k1);
        let x51 = x29.plus_high(x38, k1);
        let x52 = x51.plus_low(x41, k1);
        let x53 = x30.plus_high(x41, k1);
        let x54 = x53.plus_low(x44, k1);
        let x55 = x31.plus_high(x44, k1);
        let x56 = x55.plus_low(x47, k1);
        let x57 = x32.plus_high(x47, k1);
        let x58 = x57.plus_low(x49, k1);
        let x59 = x58 & k4;
        let x60 = x58.shr::<47>();
        let x61 = x50.plus_low(x60, k2);
        let x62 = x61 & k3;
        let x63 = x61.shr::<52>();
        let x64 = x52 + x63;
        let x65 = x64 & k3;
        let x66 = x64.shr::<52>();
        let x67 = x54 + x66;
        let x68 = x67 & k3;
        let x69 = x67.shr::<52>();
        let x70 = x56 + x69;
        let x71 = x70 & k3;
        let x72 = x70.shr::<52>();
        let x73 = x59 + x72;
        Element([x62, x65, x68, x71, x73])
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
        let k1 = V::splat(cpu, 0x7fffffffffff);
        let k2 = V::splat(cpu, 0xfffffffffffff);
        let x0 = a0 + b0;
        let x1 = a1 + b1;
        let x2 = a2 + b2;
        let x3 = a3 + b3;
        let x4 = a4 + b4;
        let x5 = x4 & k1;
        let x6 = x4.shr::<47>();
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
        let k0 = V::splat(cpu, 0x1fffffffffffda);
        let k1 = V::splat(cpu, 0x1ffffffffffffe);
        let k2 = V::splat(cpu, 0xfffffffffffe);
        let k3 = V::splat(cpu, 0x13);
        let k4 = V::splat(cpu, 0x7fffffffffff);
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
        let x11 = x9.shr::<47>();
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
        let k0 = V::splat(cpu, 0x1fffffffffffda);
        let k1 = V::splat(cpu, 0x1ffffffffffffe);
        let k2 = V::splat(cpu, 0xfffffffffffe);
        let k3 = V::splat(cpu, 0x13);
        let k4 = V::splat(cpu, 0x7fffffffffff);
        let k5 = V::splat(cpu, 0xfffffffffffff);
        let x0 = k0 - a0;
        let x1 = k1 - a1;
        let x2 = k1 - a2;
        let x3 = k1 - a3;
        let x4 = k2 - a4;
        let x5 = x4 & k4;
        let x6 = x4.shr::<47>();
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
        let k0 = V::splat(cpu, 0xfffffffffffed);
        let k1 = V::splat(cpu, 0xfffffffffffff);
        let k2 = V::splat(cpu, 0x7fffffffffff);
        let k3 = V::splat(cpu, 0x13);
        let k4 = V::splat(cpu, 1);
        let k5 = V::splat(cpu, 0);
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
        let x34 = x33 & k2;
        let x35 = x33.shr::<47>();
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
        let k0 = V::splat(cpu, 0x1fffffffffffda);
        let k1 = V::splat(cpu, 0x1ffffffffffffe);
        let k2 = V::splat(cpu, 0xfffffffffffe);
        let k3 = V::splat(cpu, 0x13);
        let k4 = V::splat(cpu, 0x7fffffffffff);
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
        let x16 = x14.shr::<47>();
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
        let k1 = V::splat(cpu, 0x260);
        let k2 = V::splat(cpu, 0x13);
        let k3 = V::splat(cpu, 0xfffffffffffff);
        let k4 = V::splat(cpu, 0x7fffffffffff);
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
        let x100 = x92 & k3;
        let x101 = x92.shr::<52>();
        let x102 = x94 + x101;
        let x103 = x102 & k3;
        let x104 = x102.shr::<52>();
        let x105 = x96 + x104;
        let x106 = x105 & k3;
        let x107 = x105.shr::<52>();
        let x108 = x98 + x107;
        let x109 = x108 & k3;
        let x110 = x108.shr::<52>();
        let x111 = x99 + x110;
        let x112 = x50.plus_low(x100, k1);
        let x113 = x60.plus_high(x100, k1);
        let x114 = x113.plus_low(x103, k1);
        let x115 = x70.plus_high(x103, k1);
        let x116 = x115.plus_low(x106, k1);
        let x117 = x80.plus_high(x106, k1);
        let x118 = x117.plus_low(x109, k1);
        let x119 = x90.plus_high(x109, k1);
        let x120 = x119.plus_low(x111, k1);
        let x121 = k0.plus_high(x111, k1);
        let x122 = x120 & k4;
        let x123 = x120.shr::<47>();
        let x124 = x121.shl::<5>();
        let x125 = x123 + x124;
        let x126 = x112.plus_low(x125, k2);
        let x127 = x126 & k3;
        let x128 = x126.shr::<52>();
        let x129 = x114 + x128;
        let x130 = x129 & k3;
        let x131 = x129.shr::<52>();
        let x132 = x116 + x131;
        let x133 = x132 & k3;
        let x134 = x132.shr::<52>();
        let x135 = x118 + x134;
        let x136 = x135 & k3;
        let x137 = x135.shr::<52>();
        let x138 = x122 + x137;
        Element([x127, x130, x133, x136, x138])
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
        let k1 = V::splat(cpu, 0x1fffffffffc324);
        let k2 = V::splat(cpu, 0x3fffffffffc218);
        let k3 = V::splat(cpu, 0x5fffffffffbfb6);
        let k4 = V::splat(cpu, 0x7fffffffffbd54);
        let k5 = V::splat(cpu, 0x907ffffffffd72);
        let k6 = V::splat(cpu, 0x71000000000010);
        let k7 = V::splat(cpu, 0x51000000000013);
        let k8 = V::splat(cpu, 0x31000000000016);
        let k9 = V::splat(cpu, 0x11000000000019);
        let k10 = V::splat(cpu, 0x40000000000);
        let k11 = V::splat(cpu, 0x260);
        let k12 = V::splat(cpu, 0x13);
        let k13 = V::splat(cpu, 0xfffffffffffff);
        let k14 = V::splat(cpu, 0x7fffffffffff);
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
        let x120 = x115 & k13;
        let x121 = x115.shr::<52>();
        let x122 = x116 + x121;
        let x123 = x122 & k13;
        let x124 = x122.shr::<52>();
        let x125 = x117 + x124;
        let x126 = x125 & k13;
        let x127 = x125.shr::<52>();
        let x128 = x118 + x127;
        let x129 = x128 & k13;
        let x130 = x128.shr::<52>();
        let x131 = x119 + x130;
        let x132 = x110.plus_low(x120, k11);
        let x133 = x111.plus_high(x120, k11);
        let x134 = x133.plus_low(x123, k11);
        let x135 = x112.plus_high(x123, k11);
        let x136 = x135.plus_low(x126, k11);
        let x137 = x113.plus_high(x126, k11);
        let x138 = x137.plus_low(x129, k11);
        let x139 = x114.plus_high(x129, k11);
        let x140 = x139.plus_low(x131, k11);
        let x141 = k0.plus_high(x131, k11);
        let x142 = x140 & k14;
        let x143 = x140.shr::<47>();
        let x144 = x141.shl::<5>();
        let x145 = x143 + x144;
        let x146 = x132.plus_low(x145, k12);
        let x147 = x146 & k13;
        let x148 = x146.shr::<52>();
        let x149 = x134 + x148;
        let x150 = x149 & k13;
        let x151 = x149.shr::<52>();
        let x152 = x136 + x151;
        let x153 = x152 & k13;
        let x154 = x152.shr::<52>();
        let x155 = x138 + x154;
        let x156 = x155 & k13;
        let x157 = x155.shr::<52>();
        let x158 = x142 + x157;
        Element([x147, x150, x153, x156, x158])
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
        let k1 = V::splat(cpu, 0x1fffffffffc324);
        let k2 = V::splat(cpu, 0x3fffffffffc218);
        let k3 = V::splat(cpu, 0x5fffffffffbfb6);
        let k4 = V::splat(cpu, 0x7fffffffffbd54);
        let k5 = V::splat(cpu, 0x907ffffffffd72);
        let k6 = V::splat(cpu, 0x71000000000010);
        let k7 = V::splat(cpu, 0x51000000000013);
        let k8 = V::splat(cpu, 0x31000000000016);
        let k9 = V::splat(cpu, 0x11000000000019);
        let k10 = V::splat(cpu, 0x40000000000);
        let k11 = V::splat(cpu, 0x260);
        let k12 = V::splat(cpu, 0x13);
        let k13 = V::splat(cpu, 0xfffffffffffff);
        let k14 = V::splat(cpu, 0x7fffffffffff);
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
        let x108 = x103 & k13;
        let x109 = x103.shr::<52>();
        let x110 = x104 + x109;
        let x111 = x110 & k13;
        let x112 = x110.shr::<52>();
        let x113 = x105 + x112;
        let x114 = x113 & k13;
        let x115 = x113.shr::<52>();
        let x116 = x106 + x115;
        let x117 = x116 & k13;
        let x118 = x116.shr::<52>();
        let x119 = x107 + x118;
        let x120 = x98.plus_low(x108, k11);
        let x121 = x99.plus_high(x108, k11);
        let x122 = x121.plus_low(x111, k11);
        let x123 = x100.plus_high(x111, k11);
        let x124 = x123.plus_low(x114, k11);
        let x125 = x101.plus_high(x114, k11);
        let x126 = x125.plus_low(x117, k11);
        let x127 = x102.plus_high(x117, k11);
        let x128 = x127.plus_low(x119, k11);
        let x129 = k0.plus_high(x119, k11);
        let x130 = x128 & k14;
        let x131 = x128.shr::<47>();
        let x132 = x129.shl::<5>();
        let x133 = x131 + x132;
        let x134 = x120.plus_low(x133, k12);
        let x135 = x134 & k13;
        let x136 = x134.shr::<52>();
        let x137 = x122 + x136;
        let x138 = x137 & k13;
        let x139 = x137.shr::<52>();
        let x140 = x124 + x139;
        let x141 = x140 & k13;
        let x142 = x140.shr::<52>();
        let x143 = x126 + x142;
        let x144 = x143 & k13;
        let x145 = x143.shr::<52>();
        let x146 = x130 + x145;
        Element([x135, x138, x141, x144, x146])
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
        let k2 = V::splat(cpu, 0x7fffffffffff);
        let k3 = V::splat(cpu, 0xfffffffffffff);
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
        let x10 = x8 & k2;
        let x11 = x8.shr::<47>();
        let x12 = x9.shl::<5>();
        let x13 = x11 + x12;
        let x14 = x0.plus_low(x13, k1);
        let x15 = x14 & k3;
        let x16 = x14.shr::<52>();
        let x17 = x2 + x16;
        let x18 = x17 & k3;
        let x19 = x17.shr::<52>();
        let x20 = x4 + x19;
        let x21 = x20 & k3;
        let x22 = x20.shr::<52>();
        let x23 = x6 + x22;
        let x24 = x23 & k3;
        let x25 = x23.shr::<52>();
        let x26 = x10 + x25;
        Element([x15, x18, x21, x24, x26])
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
        let k0 = V::splat(cpu, 0xfffffffffffed);
        let k1 = V::splat(cpu, 0xfffffffffffff);
        let k2 = V::splat(cpu, 0x7fffffffffff);
        let k3 = V::splat(cpu, 0x13);
        let k4 = V::splat(cpu, 1);
        let k5 = V::splat(cpu, 0);
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
        let x29 = x20 & k2;
        let x30 = x20.shr::<47>();
        let x31 = x22.plus_low(x30, k3);
        let x32 = x31 & k1;
        let x33 = x31.shr::<52>();
        let x34 = x24 + x33;
        let x35 = x34 & k1;
        let x36 = x34.shr::<52>();
        let x37 = x26 + x36;
        let x38 = x37 & k1;
        let x39 = x37.shr::<52>();
        let x40 = x28 + x39;
        let x41 = x40 & k1;
        let x42 = x40.shr::<52>();
        let x43 = x29 + x42;
        Element([x32, x35, x38, x41, x43])
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
        let x0 = a2.shl::<40>();
        let x1 = a2.shr::<24>();
        let x2 = a4.shl::<16>();
        let x3 = a1.shl::<52>();
        let x4 = a1.shr::<12>();
        let x5 = a3.shl::<28>();
        let x6 = a3.shr::<36>();
        let x7 = a0 + x3;
        let x8 = x0 + x4;
        let x9 = x1 + x5;
        let x10 = x2 + x6;
        let x11 = x7 - k0;
        let x12 = x7.below(k0);
        let x13_part = x8 - k1;
        let x13 = x13_part - x12;
        let x14 = x8.below(k1) | x13_part.below(x12);
        let x15_part = x9 - k1;
        let x15 = x15_part - x14;
        let x16 = x9.below(k1) | x15_part.below(x14);
        let x17_part = x10 - k2;
        let x17 = x17_part - x16;
        let x18 = x10.below(k2) | x17_part.below(x16);
        let x19 = k3 - x18;
        let x20 = x19.choose(x7, x11);
        let x21 = x19.choose(x8, x13);
        let x22 = x19.choose(x9, x15);
        let x23 = x19.choose(x10, x17);
        [x20, x21, x22, x23]
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
        let k4 = V::splat(cpu, 0xfffffffffffff);
        let k5 = V::splat(cpu, 0xffffffffff);
        let k6 = V::splat(cpu, 0xfffffff);
        let k7 = V::splat(cpu, 0xffff);
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
        let x10 = x5.shr::<52>();
        let x11 = x6 & k5;
        let x12 = x11.shl::<12>();
        let x13 = x10 + x12;
        let x14 = x6.shr::<40>();
        let x15 = x7 & k6;
        let x16 = x15.shl::<24>();
        let x17 = x14 + x16;
        let x18 = x7.shr::<28>();
        let x19 = x8 & k7;
        let x20 = x19.shl::<36>();
        let x21 = x18 + x20;
        let x22 = x8.shr::<16>();
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
        let k1 = V::splat(cpu, 0xfffffffffffff);
        let k2 = V::splat(cpu, 0xffffffffff);
        let k3 = V::splat(cpu, 0xfffffff);
        let k4 = V::splat(cpu, 0xffff);
        let k5 = V::splat(cpu, 0x7fffffffffff);
        let x0 = a0 & k1;
        let x1 = a0.shr::<52>();
        let x2 = a1 & k2;
        let x3 = x2.shl::<12>();
        let x4 = x1 + x3;
        let x5 = a1.shr::<40>();
        let x6 = a2 & k3;
        let x7 = x6.shl::<24>();
        let x8 = x5 + x7;
        let x9 = a2.shr::<28>();
        let x10 = a3 & k4;
        let x11 = x10.shl::<36>();
        let x12 = x9 + x11;
        let x13 = a3.shr::<16>();
        let x14 = x13 & k5;
        let x15 = a3.shr::<63>();
        let x16 = x0.plus_low(x15, k0);
        let x17 = x16 & k1;
        let x18 = x16.shr::<52>();
        let x19 = x4 + x18;
        let x20 = x19 & k1;
        let x21 = x19.shr::<52>();
        let x22 = x8 + x21;
        let x23 = x22 & k1;
        let x24 = x22.shr::<52>();
        let x25 = x12 + x24;
        let x26 = x25 & k1;
        let x27 = x25.shr::<52>();
        let x28 = x14 + x27;
        Element([x17, x20, x23, x26, x28])
    }
}
