// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^130 - 5, 8 elements side by side. Generated, do not edit:
//! ```text
//! modforge field "2^130 - 5" --layout lanes --name p1305 --prefix fe_p1305 --trait crate::LaneField
//! ```
//!
//! p = 0x3fffffffffffffffffffffffffffffffb
//! Element: 3 digits at bits 0, 44, 88, up to 2^44 + 15424; 2^44 + 274; 2^42 + 532.
//! Every function takes and returns such elements. Constant time in all values.
//! The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.
//! Operations of all eight lanes at once:
//! ```text
//! mul: 22 multiplications, 30 additions, 10 shifts, 5 logic
//! square: 16 multiplications, 24 additions, 16 shifts, 5 logic
//! add: 1 multiplication, 6 additions, 3 shifts, 3 logic
//! sub: 1 multiplication, 9 additions, 3 shifts, 3 logic
//! neg: 1 multiplication, 6 additions, 3 shifts, 3 logic
//! three_halves: 1 multiplication, 11 additions, 8 shifts, 10 logic
//! sub_twice: 1 multiplication, 9 additions, 6 shifts, 3 logic
//! mul_small: 8 multiplications, 12 additions, 6 shifts, 3 logic
//! half: 1 multiplication, 8 additions, 8 shifts, 10 logic
//! canonical: 6 additions, 4 shifts, 4 logic
//! decode: 5 additions, 4 shifts, 6 logic
//! reduce: 2 multiplications, 6 additions, 8 shifts, 6 logic
//! invert: 129 squarings, 10 multiplications
//! sqrt: 127 squarings, 7 multiplications
//! legendre: 128 squarings, 10 multiplications
//! ```

use super::vector::{LANES, Task, Vector};
use core::ops::{Add, Mul, Neg, Sub};

/// Digits of an element.
pub const WORDS: usize = 3;

/// Words of a number below p.
pub const PLAIN: usize = 3;

/// Bytes of an encoded element.
pub const BYTES: usize = 17;

/// The modulus p.
pub const MODULUS: [u64; PLAIN] = [0xfffffffffffffffb, 0xffffffffffffffff, 3];

/// The digits of the number 1.
const ONE: [u64; WORDS] = [1, 0, 0];

/// A number modulo p in each lane: 3 digits at bits 0, 44, 88, up to 2^44 + 15424; 2^44 + 274; 2^42
/// + 532.
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
    /// 129 squarings, 10 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn invert(&self) -> Self {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let y6 = x2.square_times(1);
        let y25 = y6.square_times(2) * a;
        let x5 = y6 * y25;
        let x10 = x5.square_times(5) * x5;
        let x20 = x10.square_times(10) * x10;
        let x40 = x20.square_times(20) * x20;
        let x80 = x40.square_times(40) * x40;
        let x120 = x80.square_times(40) * x40;
        let x125 = x120.square_times(5) * x5;
        x125.square_times(5) * y25
    }

    /// Square roots modulo p, and a bit for each lane whose number is a square; else its root is 0.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 127 squarings, 7 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, u8) {
        let a = *self;
        let x2 = a.square_times(1) * a;
        let x4 = x2.square_times(2) * x2;
        let x8 = x4.square_times(4) * x4;
        let x16 = x8.square_times(8) * x8;
        let x32 = x16.square_times(16) * x16;
        let x64 = x32.square_times(32) * x32;
        let t = x64.square_times(64) * x64;
        let s = t.square();
        let ok = s.equal(&a);
        (Self::select(ok, &t, &Self::zero(self.cpu())), ok)
    }

    /// The Legendre symbols: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 128 squarings, 10 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> [i8; LANES] {
        let a = *self;
        let y2 = a.square_times(1);
        let y5 = y2.square_times(1) * a;
        let x3 = y2 * y5;
        let x6 = x3.square_times(3) * x3;
        let x12 = x6.square_times(6) * x6;
        let x24 = x12.square_times(12) * x12;
        let x48 = x24.square_times(24) * x24;
        let x96 = x48.square_times(48) * x48;
        let x120 = x96.square_times(24) * x24;
        let x126 = x120.square_times(6) * x6;
        let t = x126.square_times(3) * y5;
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
        let [a0, a1, a2] = self.0.0;
        let [b0, b1, b2] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x14);
        let k2 = V::splat(cpu, 5);
        let k3 = V::splat(cpu, 0xfffffffffff);
        let k4 = V::splat(cpu, 0x3ffffffffff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_low(a0, b1);
        let x2 = x1.plus_low(a1, b0);
        let x3 = k0.plus_low(a0, b2);
        let x4 = x3.plus_low(a1, b1);
        let x5 = x4.plus_low(a2, b0);
        let x6 = k0.plus_low(a1, b2);
        let x7 = x6.plus_low(a2, b1);
        let x8 = k0.plus_low(a2, b2);
        let x9 = k0.plus_high(a0, b0);
        let x10 = k0.plus_high(a0, b1);
        let x11 = x10.plus_high(a1, b0);
        let x12 = k0.plus_high(a0, b2);
        let x13 = x12.plus_high(a1, b1);
        let x14 = x13.plus_high(a2, b0);
        let x15 = k0.plus_high(a1, b2);
        let x16 = x15.plus_high(a2, b1);
        let x17 = k0.plus_high(a2, b2);
        let x18 = x14.shl::<8>();
        let x19 = x7 + x18;
        let x20 = x16.shl::<8>();
        let x21 = x8 + x20;
        let x22 = x17.shl::<8>();
        let x23 = x19 & k3;
        let x24 = x19.shr::<44>();
        let x25 = x21 & k3;
        let x26 = x21.shr::<44>();
        let x27 = x25 + x24;
        let x28 = x22 + x26;
        let x29 = x0.plus_low(x23, k1);
        let x30 = x2.plus_low(x27, k1);
        let x31 = x5.plus_low(x28, k1);
        let x32 = x9.shl::<8>();
        let x33 = x30 + x32;
        let x34 = x11.shl::<8>();
        let x35 = x31 + x34;
        let x36 = x29 & k3;
        let x37 = x29.shr::<44>();
        let x38 = x33 & k3;
        let x39 = x33.shr::<44>();
        let x40 = x35 & k4;
        let x41 = x35.shr::<42>();
        let x42 = x38 + x37;
        let x43 = x40 + x39;
        let x44 = x36.plus_low(x41, k2);
        Element([x44, x42, x43])
    }
}

/// `a²`.
struct Square<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Square<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x14);
        let k2 = V::splat(cpu, 5);
        let k3 = V::splat(cpu, 0xfffffffffff);
        let k4 = V::splat(cpu, 0x3ffffffffff);
        let x0 = k0.plus_low(a0, a0);
        let x1 = k0.plus_low(a0, a1);
        let x2 = x1.shl::<1>();
        let x3 = k0.plus_low(a0, a2);
        let x4 = x3.shl::<1>();
        let x5 = x4.plus_low(a1, a1);
        let x6 = k0.plus_low(a1, a2);
        let x7 = x6.shl::<1>();
        let x8 = k0.plus_low(a2, a2);
        let x9 = k0.plus_high(a0, a0);
        let x10 = k0.plus_high(a0, a1);
        let x11 = x10.shl::<1>();
        let x12 = k0.plus_high(a0, a2);
        let x13 = x12.shl::<1>();
        let x14 = x13.plus_high(a1, a1);
        let x15 = k0.plus_high(a1, a2);
        let x16 = x15.shl::<1>();
        let x17 = k0.plus_high(a2, a2);
        let x18 = x14.shl::<8>();
        let x19 = x7 + x18;
        let x20 = x16.shl::<8>();
        let x21 = x8 + x20;
        let x22 = x17.shl::<8>();
        let x23 = x19 & k3;
        let x24 = x19.shr::<44>();
        let x25 = x21 & k3;
        let x26 = x21.shr::<44>();
        let x27 = x25 + x24;
        let x28 = x22 + x26;
        let x29 = x0.plus_low(x23, k1);
        let x30 = x2.plus_low(x27, k1);
        let x31 = x5.plus_low(x28, k1);
        let x32 = x9.shl::<8>();
        let x33 = x30 + x32;
        let x34 = x11.shl::<8>();
        let x35 = x31 + x34;
        let x36 = x29 & k3;
        let x37 = x29.shr::<44>();
        let x38 = x33 & k3;
        let x39 = x33.shr::<44>();
        let x40 = x35 & k4;
        let x41 = x35.shr::<42>();
        let x42 = x38 + x37;
        let x43 = x40 + x39;
        let x44 = x36.plus_low(x41, k2);
        Element([x44, x42, x43])
    }
}

/// `a + b`.
struct Sum<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Sum<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let [b0, b1, b2] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 5);
        let k1 = V::splat(cpu, 0xfffffffffff);
        let k2 = V::splat(cpu, 0x3ffffffffff);
        let x0 = a0 + b0;
        let x1 = a1 + b1;
        let x2 = a2 + b2;
        let x3 = x0 & k1;
        let x4 = x0.shr::<44>();
        let x5 = x1 & k1;
        let x6 = x1.shr::<44>();
        let x7 = x2 & k2;
        let x8 = x2.shr::<42>();
        let x9 = x5 + x4;
        let x10 = x7 + x6;
        let x11 = x3.plus_low(x8, k0);
        Element([x11, x9, x10])
    }
}

/// `a - b`.
struct Difference<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for Difference<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let [b0, b1, b2] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x1ffffffffff6);
        let k1 = V::splat(cpu, 0x1ffffffffffe);
        let k2 = V::splat(cpu, 0x7fffffffffe);
        let k3 = V::splat(cpu, 5);
        let k4 = V::splat(cpu, 0xfffffffffff);
        let k5 = V::splat(cpu, 0x3ffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k2 - b2;
        let x3 = a0 + x0;
        let x4 = a1 + x1;
        let x5 = a2 + x2;
        let x6 = x3 & k4;
        let x7 = x3.shr::<44>();
        let x8 = x4 & k4;
        let x9 = x4.shr::<44>();
        let x10 = x5 & k5;
        let x11 = x5.shr::<42>();
        let x12 = x8 + x7;
        let x13 = x10 + x9;
        let x14 = x6.plus_low(x11, k3);
        Element([x14, x12, x13])
    }
}

/// `-a`.
struct Negative<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Negative<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x1ffffffffff6);
        let k1 = V::splat(cpu, 0x1ffffffffffe);
        let k2 = V::splat(cpu, 0x7fffffffffe);
        let k3 = V::splat(cpu, 5);
        let k4 = V::splat(cpu, 0xfffffffffff);
        let k5 = V::splat(cpu, 0x3ffffffffff);
        let x0 = k0 - a0;
        let x1 = k1 - a1;
        let x2 = k2 - a2;
        let x3 = x0 & k4;
        let x4 = x0.shr::<44>();
        let x5 = x1 & k4;
        let x6 = x1.shr::<44>();
        let x7 = x2 & k5;
        let x8 = x2.shr::<42>();
        let x9 = x5 + x4;
        let x10 = x7 + x6;
        let x11 = x3.plus_low(x8, k3);
        Element([x11, x9, x10])
    }
}

/// `3/2·a`.
struct ThreeHalves<'a, V>(&'a Element<V>);

impl<V: Vector> Task for ThreeHalves<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffffffffb);
        let k1 = V::splat(cpu, 0xfffffffffff);
        let k2 = V::splat(cpu, 0x3ffffffffff);
        let k3 = V::splat(cpu, 5);
        let k4 = V::splat(cpu, 1);
        let k5 = V::splat(cpu, 0);
        let x0 = a0 & k4;
        let x1 = k5 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k2;
        let x7 = a2 + x6;
        let x8 = x5 & k4;
        let x9 = x7 & k4;
        let x10 = x3.shr::<1>();
        let x11 = x5.shr::<1>();
        let x12 = x7.shr::<1>();
        let x13 = x8.shl::<43>();
        let x14 = x10 + x13;
        let x15 = x9.shl::<43>();
        let x16 = x11 + x15;
        let x17 = a0 + x14;
        let x18 = a1 + x16;
        let x19 = a2 + x12;
        let x20 = x17 & k1;
        let x21 = x17.shr::<44>();
        let x22 = x18 & k1;
        let x23 = x18.shr::<44>();
        let x24 = x19 & k2;
        let x25 = x19.shr::<42>();
        let x26 = x22 + x21;
        let x27 = x24 + x23;
        let x28 = x20.plus_low(x25, k3);
        Element([x28, x26, x27])
    }
}

/// `a - 2·b`.
struct DifferenceWithTwice<'a, V>(&'a Element<V>, &'a Element<V>);

impl<V: Vector> Task for DifferenceWithTwice<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let [b0, b1, b2] = self.1.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0x1ffffffffff6);
        let k1 = V::splat(cpu, 0x1ffffffffffe);
        let k2 = V::splat(cpu, 0x7fffffffffe);
        let k3 = V::splat(cpu, 5);
        let k4 = V::splat(cpu, 0xfffffffffff);
        let k5 = V::splat(cpu, 0x3ffffffffff);
        let x0 = k0 - b0;
        let x1 = k1 - b1;
        let x2 = k2 - b2;
        let x3 = x0.shl::<1>();
        let x4 = a0 + x3;
        let x5 = x1.shl::<1>();
        let x6 = a1 + x5;
        let x7 = x2.shl::<1>();
        let x8 = a2 + x7;
        let x9 = x4 & k4;
        let x10 = x4.shr::<44>();
        let x11 = x6 & k4;
        let x12 = x6.shr::<44>();
        let x13 = x8 & k5;
        let x14 = x8.shr::<42>();
        let x15 = x11 + x10;
        let x16 = x13 + x12;
        let x17 = x9.plus_low(x14, k3);
        Element([x17, x15, x16])
    }
}

/// `a·b for words b below 2^32`.
struct SmallMultiple<'a, V>(&'a Element<V>, V);

impl<V: Vector> Task for SmallMultiple<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let b0 = self.1;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0);
        let k1 = V::splat(cpu, 0x14);
        let k2 = V::splat(cpu, 5);
        let k3 = V::splat(cpu, 0xfffffffffff);
        let k4 = V::splat(cpu, 0x3ffffffffff);
        let x0 = k0.plus_low(a0, b0);
        let x1 = k0.plus_low(a1, b0);
        let x2 = k0.plus_low(a2, b0);
        let x3 = k0.plus_high(a0, b0);
        let x4 = k0.plus_high(a1, b0);
        let x5 = k0.plus_high(a2, b0);
        let x6 = x5.shl::<8>();
        let x7 = x0.plus_low(x6, k1);
        let x8 = x3.shl::<8>();
        let x9 = x1 + x8;
        let x10 = x4.shl::<8>();
        let x11 = x2 + x10;
        let x12 = x7 & k3;
        let x13 = x7.shr::<44>();
        let x14 = x9 & k3;
        let x15 = x9.shr::<44>();
        let x16 = x11 & k4;
        let x17 = x11.shr::<42>();
        let x18 = x14 + x13;
        let x19 = x16 + x15;
        let x20 = x12.plus_low(x17, k2);
        Element([x20, x18, x19])
    }
}

/// `a/2`.
struct Half<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Half<'_, V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xffffffffffb);
        let k1 = V::splat(cpu, 0xfffffffffff);
        let k2 = V::splat(cpu, 0x3ffffffffff);
        let k3 = V::splat(cpu, 5);
        let k4 = V::splat(cpu, 1);
        let k5 = V::splat(cpu, 0);
        let x0 = a0 & k4;
        let x1 = k5 - x0;
        let x2 = x1 & k0;
        let x3 = a0 + x2;
        let x4 = x1 & k1;
        let x5 = a1 + x4;
        let x6 = x1 & k2;
        let x7 = a2 + x6;
        let x8 = x5 & k4;
        let x9 = x7 & k4;
        let x10 = x3.shr::<1>();
        let x11 = x5.shr::<1>();
        let x12 = x7.shr::<1>();
        let x13 = x8.shl::<43>();
        let x14 = x10 + x13;
        let x15 = x9.shl::<43>();
        let x16 = x11 + x15;
        let x17 = x14 & k1;
        let x18 = x14.shr::<44>();
        let x19 = x16 & k1;
        let x20 = x16.shr::<44>();
        let x21 = x12 & k2;
        let x22 = x12.shr::<42>();
        let x23 = x19 + x18;
        let x24 = x21 + x20;
        let x25 = x17.plus_low(x22, k3);
        Element([x25, x23, x24])
    }
}

/// `a mod p in plain words`.
struct Canonical<'a, V>(&'a Element<V>);

impl<V: Vector> Task for Canonical<'_, V> {
    type Output = [V; PLAIN];

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xfffffffffffffffb);
        let k1 = V::splat(cpu, 0xffffffffffffffff);
        let k2 = V::splat(cpu, 3);
        let k3 = V::splat(cpu, 0);
        let x0 = a2.shl::<24>();
        let x1 = a2.shr::<40>();
        let x2 = a1.shl::<44>();
        let x3 = a1.shr::<20>();
        let x4 = a0 + x2;
        let x5 = x4.below(a0);
        let x6_part = x0 + x3;
        let x6 = x6_part + x5;
        let x7 = x6_part.below(x0) | x6.below(x6_part);
        let x8 = x1 + x7;
        let x9 = x4 - k0;
        let x10 = x4.below(k0);
        let x11_part = x6 - k1;
        let x11 = x11_part - x10;
        let x12 = x6.below(k1) | x11_part.below(x10);
        let x13_part = x8 - k2;
        let x13 = x13_part - x12;
        let x14 = x8.below(k2) | x13_part.below(x12);
        let x15 = k3 - x14;
        let x16 = x15.choose(x4, x9);
        let x17 = x15.choose(x6, x11);
        let x18 = x15.choose(x8, x13);
        [x16, x17, x18]
    }
}

/// `The element of plain words, and a bit for each lane whose number is below p; else the element is 0`.
struct Decoded<V>([V; PLAIN]);

impl<V: Vector> Task for Decoded<V> {
    type Output = (Element<V>, u8);

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 0xfffffffffffffffb);
        let k1 = V::splat(cpu, 0xffffffffffffffff);
        let k2 = V::splat(cpu, 3);
        let k3 = V::splat(cpu, 0);
        let k4 = V::splat(cpu, 0xfffffffffff);
        let k5 = V::splat(cpu, 0xffffff);
        let x0 = a0.below(k0);
        let x1_part = a1 - k1;
        let x1 = a1.below(k1) | x1_part.below(x0);
        let x2_part = a2 - k2;
        let x2 = a2.below(k2) | x2_part.below(x1);
        let x3 = k3 - x2;
        let x4 = x3 & a0;
        let x5 = x3 & a1;
        let x6 = x3 & a2;
        let x7 = x4 & k4;
        let x8 = x4.shr::<44>();
        let x9 = x5 & k5;
        let x10 = x9.shl::<20>();
        let x11 = x8 + x10;
        let x12 = x5.shr::<24>();
        let x13 = x6.shl::<40>();
        let x14 = x12 + x13;
        let element = Element([x7, x11, x14]);
        (element, x2.nonzero())
    }
}

/// `The element of plain words of any value`.
struct Reduced<V>([V; PLAIN]);

impl<V: Vector> Task for Reduced<V> {
    type Output = Element<V>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let [a0, a1, a2] = self.0;
        let cpu = a0.cpu();
        let k0 = V::splat(cpu, 5);
        let k1 = V::splat(cpu, 0xfffffffffff);
        let k2 = V::splat(cpu, 0xffffff);
        let k3 = V::splat(cpu, 3);
        let x0 = a0 & k1;
        let x1 = a0.shr::<44>();
        let x2 = a1 & k2;
        let x3 = x2.shl::<20>();
        let x4 = x1 + x3;
        let x5 = a1.shr::<24>();
        let x6 = a2 & k3;
        let x7 = x6.shl::<40>();
        let x8 = x5 + x7;
        let x9 = a2.shr::<2>();
        let x10 = x9 & k1;
        let x11 = a2.shr::<46>();
        let x12 = x0.plus_low(x10, k0);
        let x13 = x4.plus_low(x11, k0);
        let x14 = x12 & k1;
        let x15 = x12.shr::<44>();
        let x16 = x13 & k1;
        let x17 = x13.shr::<44>();
        let x18 = x16 + x15;
        let x19 = x8 + x17;
        Element([x14, x18, x19])
    }
}
