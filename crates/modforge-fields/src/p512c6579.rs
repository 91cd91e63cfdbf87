// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^512 - 6579. Generated, do not edit:
//! ```text
//! modforge field "2^512 - 6579" --name p512c6579 --prefix fe_p512c6579 --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe64d
//! Element: 8 words of 64 bits, least significant first, any value below 2^512.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product folded at the word boundary; the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^1024
//! r1 = (v1 mod 2^512) + 6579·(v1 div 2^512) < 2^524 + 621·2^514
//! r2 = (r1 mod 2^512) + 6579·(r1 div 2^512) < 2^512 + 43276662
//! r3 = (r2 mod 2^512) + 6579·(r2 div 2^512) < 2^512
//! ```
//! Operations:
//! ```text
//! mul: 73 multiplications, 136 additions, 2 logic
//! square: 45 multiplications, 88 additions, 15 shifts, 2 logic
//! add: 17 additions, 4 logic
//! sub: 1 multiplication, 27 additions, 2 logic
//! neg: 17 additions, 2 logic
//! mul_small: 9 multiplications, 16 additions, 2 logic
//! half: 8 additions, 8 shifts, 3 logic
//! canonical: 8 additions, 9 logic
//! decode: 8 additions, 9 logic
//! reduce:
//! invert: 1180 divsteps in batches of 62
//! sqrt: 508 squarings, 14 multiplications
//! legendre: 509 squarings, 14 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 8;

/// Words of a number below p.
pub const PLAIN: usize = 8;

/// Bytes of an encoded element.
pub const BYTES: usize = 64;

/// The modulus p = 2^512 - 6579.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffe64d,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 8 words of 64 bits, least significant first, any value below 2^512.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0, 0]);

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
        // May be told: whether the number is below p. Hidden, as the compiler could otherwise branch on each word's comparison.
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
        let (x0, x1) = mac(a[0], a[1], 0, 0);
        let (x2, x3) = mac(a[0], a[2], x1, 0);
        let (x4, x5) = mac(a[0], a[3], x3, 0);
        let (x6, x7) = mac(a[0], a[4], x5, 0);
        let (x8, x9) = mac(a[0], a[5], x7, 0);
        let (x10, x11) = mac(a[0], a[6], x9, 0);
        let (x12, x13) = mac(a[0], a[7], x11, 0);
        let (x14, x15) = mac(a[1], a[2], x4, 0);
        let (x16, x17) = mac(a[1], a[3], x6, x15);
        let (x18, x19) = mac(a[1], a[4], x8, x17);
        let (x20, x21) = mac(a[1], a[5], x10, x19);
        let (x22, x23) = mac(a[1], a[6], x12, x21);
        let (x24, x25) = mac(a[1], a[7], x13, x23);
        let (x26, x27) = mac(a[2], a[3], x18, 0);
        let (x28, x29) = mac(a[2], a[4], x20, x27);
        let (x30, x31) = mac(a[2], a[5], x22, x29);
        let (x32, x33) = mac(a[2], a[6], x24, x31);
        let (x34, x35) = mac(a[2], a[7], x25, x33);
        let (x36, x37) = mac(a[3], a[4], x30, 0);
        let (x38, x39) = mac(a[3], a[5], x32, x37);
        let (x40, x41) = mac(a[3], a[6], x34, x39);
        let (x42, x43) = mac(a[3], a[7], x35, x41);
        let (x44, x45) = mac(a[4], a[5], x40, 0);
        let (x46, x47) = mac(a[4], a[6], x42, x45);
        let (x48, x49) = mac(a[4], a[7], x43, x47);
        let (x50, x51) = mac(a[5], a[6], x48, 0);
        let (x52, x53) = mac(a[5], a[7], x49, x51);
        let (x54, x55) = mac(a[6], a[7], x53, 0);
        let x56 = x0 << 1;
        let x57 = (x2 << 1) | (x0 >> 63);
        let x58 = (x14 << 1) | (x2 >> 63);
        let x59 = (x16 << 1) | (x14 >> 63);
        let x60 = (x26 << 1) | (x16 >> 63);
        let x61 = (x28 << 1) | (x26 >> 63);
        let x62 = (x36 << 1) | (x28 >> 63);
        let x63 = (x38 << 1) | (x36 >> 63);
        let x64 = (x44 << 1) | (x38 >> 63);
        let x65 = (x46 << 1) | (x44 >> 63);
        let x66 = (x50 << 1) | (x46 >> 63);
        let x67 = (x52 << 1) | (x50 >> 63);
        let x68 = (x54 << 1) | (x52 >> 63);
        let x69 = (x55 << 1) | (x54 >> 63);
        let x70 = x55 >> 63;
        let (x71, x72) = mac(a[0], a[0], 0, 0);
        let (x73, x74) = addc(x72, x56, 0);
        let (x75, x76) = mac(a[1], a[1], x57, x74);
        let (x77, x78) = addc(x76, x58, 0);
        let (x79, x80) = mac(a[2], a[2], x59, x78);
        let (x81, x82) = addc(x80, x60, 0);
        let (x83, x84) = mac(a[3], a[3], x61, x82);
        let (x85, x86) = addc(x84, x62, 0);
        let (x87, x88) = mac(a[4], a[4], x63, x86);
        let (x89, x90) = addc(x88, x64, 0);
        let (x91, x92) = mac(a[5], a[5], x65, x90);
        let (x93, x94) = addc(x92, x66, 0);
        let (x95, x96) = mac(a[6], a[6], x67, x94);
        let (x97, x98) = addc(x96, x68, 0);
        let (x99, x100) = mac(a[7], a[7], x69, x98);
        let (x101, _) = addc(x100, x70, 0);
        let (x102, x103) = mac(0x19b3, x87, x71, 0);
        let (x104, x105) = mac(0x19b3, x89, x73, x103);
        let (x106, x107) = mac(0x19b3, x91, x75, x105);
        let (x108, x109) = mac(0x19b3, x93, x77, x107);
        let (x110, x111) = mac(0x19b3, x95, x79, x109);
        let (x112, x113) = mac(0x19b3, x97, x81, x111);
        let (x114, x115) = mac(0x19b3, x99, x83, x113);
        let (x116, x117) = mac(0x19b3, x101, x85, x115);
        let (x118, _) = mac(x117, 0x19b3, 0, 0);
        let (x119, x120) = addc(x102, x118, 0);
        let (x121, x122) = addc(x104, x120, 0);
        let (x123, x124) = addc(x106, x122, 0);
        let (x125, x126) = addc(x108, x124, 0);
        let (x127, x128) = addc(x110, x126, 0);
        let (x129, x130) = addc(x112, x128, 0);
        let (x131, x132) = addc(x114, x130, 0);
        let (x133, x134) = addc(x116, x132, 0);
        let x135 = mask(x134);
        let x136 = x135 & 0x19b3;
        let (x137, _) = addc(x119, x136, 0);
        Self([x137, x121, x123, x125, x127, x129, x131, x133])
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
        let (x8, x9) = mac(b[0], a[4], x7, 0);
        let (x10, x11) = mac(b[0], a[5], x9, 0);
        let (x12, x13) = mac(b[0], a[6], x11, 0);
        let (x14, x15) = mac(b[0], a[7], x13, 0);
        let (x16, _) = mac(x15, 0x19b3, 0, 0);
        let (x17, x18) = addc(x0, x16, 0);
        let (x19, x20) = addc(x2, x18, 0);
        let (x21, x22) = addc(x4, x20, 0);
        let (x23, x24) = addc(x6, x22, 0);
        let (x25, x26) = addc(x8, x24, 0);
        let (x27, x28) = addc(x10, x26, 0);
        let (x29, x30) = addc(x12, x28, 0);
        let (x31, x32) = addc(x14, x30, 0);
        let x33 = mask(x32);
        let x34 = x33 & 0x19b3;
        let (x35, _) = addc(x17, x34, 0);
        Self([x35, x19, x21, x23, x25, x27, x29, x31])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xffffffffffffe64d;
        let (x3, x4) = addc(a[0], x2, 0);
        let (x5, x6) = addc(a[1], x1, x4);
        let (x7, x8) = addc(a[2], x1, x6);
        let (x9, x10) = addc(a[3], x1, x8);
        let (x11, x12) = addc(a[4], x1, x10);
        let (x13, x14) = addc(a[5], x1, x12);
        let (x15, x16) = addc(a[6], x1, x14);
        let (x17, x18) = addc(a[7], x1, x16);
        let x19 = (x5 << 63) | (x3 >> 1);
        let x20 = (x7 << 63) | (x5 >> 1);
        let x21 = (x9 << 63) | (x7 >> 1);
        let x22 = (x11 << 63) | (x9 >> 1);
        let x23 = (x13 << 63) | (x11 >> 1);
        let x24 = (x15 << 63) | (x13 >> 1);
        let x25 = (x17 << 63) | (x15 >> 1);
        let x26 = (x18 << 63) | (x17 >> 1);
        Self([x19, x20, x21, x22, x23, x24, x25, x26])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, x1) = subb(a[0], 0xffffffffffffe64d, 0);
        let (x2, x3) = subb(a[1], 0xffffffffffffffff, x1);
        let (x4, x5) = subb(a[2], 0xffffffffffffffff, x3);
        let (x6, x7) = subb(a[3], 0xffffffffffffffff, x5);
        let (x8, x9) = subb(a[4], 0xffffffffffffffff, x7);
        let (x10, x11) = subb(a[5], 0xffffffffffffffff, x9);
        let (x12, x13) = subb(a[6], 0xffffffffffffffff, x11);
        let (x14, x15) = subb(a[7], 0xffffffffffffffff, x13);
        let x16 = mask(x15);
        let x17 = x0 ^ (x16 & (a[0] ^ x0));
        let x18 = x2 ^ (x16 & (a[1] ^ x2));
        let x19 = x4 ^ (x16 & (a[2] ^ x4));
        let x20 = x6 ^ (x16 & (a[3] ^ x6));
        let x21 = x8 ^ (x16 & (a[4] ^ x8));
        let x22 = x10 ^ (x16 & (a[5] ^ x10));
        let x23 = x12 ^ (x16 & (a[6] ^ x12));
        let x24 = x14 ^ (x16 & (a[7] ^ x14));
        [x17, x18, x19, x20, x21, x22, x23, x24]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        Self([a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffe64d, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0xffffffffffffffff, x5);
        let (_, x7) = subb(a[7], 0xffffffffffffffff, x6);
        let x8 = mask(x7);
        let x9 = x8 & a[0];
        let x10 = x8 & a[1];
        let x11 = x8 & a[2];
        let x12 = x8 & a[3];
        let x13 = x8 & a[4];
        let x14 = x8 & a[5];
        let x15 = x8 & a[6];
        let x16 = x8 & a[7];
        let words = [x9, x10, x11, x12, x13, x14, x15, x16];
        (Self(words), x7)
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
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[0], b[6], x11, 0);
        let (x14, x15) = mac(a[0], b[7], x13, 0);
        let (x16, x17) = mac(a[1], b[0], x2, 0);
        let (x18, x19) = mac(a[1], b[1], x4, x17);
        let (x20, x21) = mac(a[1], b[2], x6, x19);
        let (x22, x23) = mac(a[1], b[3], x8, x21);
        let (x24, x25) = mac(a[1], b[4], x10, x23);
        let (x26, x27) = mac(a[1], b[5], x12, x25);
        let (x28, x29) = mac(a[1], b[6], x14, x27);
        let (x30, x31) = mac(a[1], b[7], x15, x29);
        let (x32, x33) = mac(a[2], b[0], x18, 0);
        let (x34, x35) = mac(a[2], b[1], x20, x33);
        let (x36, x37) = mac(a[2], b[2], x22, x35);
        let (x38, x39) = mac(a[2], b[3], x24, x37);
        let (x40, x41) = mac(a[2], b[4], x26, x39);
        let (x42, x43) = mac(a[2], b[5], x28, x41);
        let (x44, x45) = mac(a[2], b[6], x30, x43);
        let (x46, x47) = mac(a[2], b[7], x31, x45);
        let (x48, x49) = mac(a[3], b[0], x34, 0);
        let (x50, x51) = mac(a[3], b[1], x36, x49);
        let (x52, x53) = mac(a[3], b[2], x38, x51);
        let (x54, x55) = mac(a[3], b[3], x40, x53);
        let (x56, x57) = mac(a[3], b[4], x42, x55);
        let (x58, x59) = mac(a[3], b[5], x44, x57);
        let (x60, x61) = mac(a[3], b[6], x46, x59);
        let (x62, x63) = mac(a[3], b[7], x47, x61);
        let (x64, x65) = mac(a[4], b[0], x50, 0);
        let (x66, x67) = mac(a[4], b[1], x52, x65);
        let (x68, x69) = mac(a[4], b[2], x54, x67);
        let (x70, x71) = mac(a[4], b[3], x56, x69);
        let (x72, x73) = mac(a[4], b[4], x58, x71);
        let (x74, x75) = mac(a[4], b[5], x60, x73);
        let (x76, x77) = mac(a[4], b[6], x62, x75);
        let (x78, x79) = mac(a[4], b[7], x63, x77);
        let (x80, x81) = mac(a[5], b[0], x66, 0);
        let (x82, x83) = mac(a[5], b[1], x68, x81);
        let (x84, x85) = mac(a[5], b[2], x70, x83);
        let (x86, x87) = mac(a[5], b[3], x72, x85);
        let (x88, x89) = mac(a[5], b[4], x74, x87);
        let (x90, x91) = mac(a[5], b[5], x76, x89);
        let (x92, x93) = mac(a[5], b[6], x78, x91);
        let (x94, x95) = mac(a[5], b[7], x79, x93);
        let (x96, x97) = mac(a[6], b[0], x82, 0);
        let (x98, x99) = mac(a[6], b[1], x84, x97);
        let (x100, x101) = mac(a[6], b[2], x86, x99);
        let (x102, x103) = mac(a[6], b[3], x88, x101);
        let (x104, x105) = mac(a[6], b[4], x90, x103);
        let (x106, x107) = mac(a[6], b[5], x92, x105);
        let (x108, x109) = mac(a[6], b[6], x94, x107);
        let (x110, x111) = mac(a[6], b[7], x95, x109);
        let (x112, x113) = mac(a[7], b[0], x98, 0);
        let (x114, x115) = mac(a[7], b[1], x100, x113);
        let (x116, x117) = mac(a[7], b[2], x102, x115);
        let (x118, x119) = mac(a[7], b[3], x104, x117);
        let (x120, x121) = mac(a[7], b[4], x106, x119);
        let (x122, x123) = mac(a[7], b[5], x108, x121);
        let (x124, x125) = mac(a[7], b[6], x110, x123);
        let (x126, x127) = mac(a[7], b[7], x111, x125);
        let (x128, x129) = mac(0x19b3, x114, x0, 0);
        let (x130, x131) = mac(0x19b3, x116, x16, x129);
        let (x132, x133) = mac(0x19b3, x118, x32, x131);
        let (x134, x135) = mac(0x19b3, x120, x48, x133);
        let (x136, x137) = mac(0x19b3, x122, x64, x135);
        let (x138, x139) = mac(0x19b3, x124, x80, x137);
        let (x140, x141) = mac(0x19b3, x126, x96, x139);
        let (x142, x143) = mac(0x19b3, x127, x112, x141);
        let (x144, _) = mac(x143, 0x19b3, 0, 0);
        let (x145, x146) = addc(x128, x144, 0);
        let (x147, x148) = addc(x130, x146, 0);
        let (x149, x150) = addc(x132, x148, 0);
        let (x151, x152) = addc(x134, x150, 0);
        let (x153, x154) = addc(x136, x152, 0);
        let (x155, x156) = addc(x138, x154, 0);
        let (x157, x158) = addc(x140, x156, 0);
        let (x159, x160) = addc(x142, x158, 0);
        let x161 = mask(x160);
        let x162 = x161 & 0x19b3;
        let (x163, _) = addc(x145, x162, 0);
        Self([x163, x147, x149, x151, x153, x155, x157, x159])
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
        let (x8, x9) = addc(a[4], b[4], x7);
        let (x10, x11) = addc(a[5], b[5], x9);
        let (x12, x13) = addc(a[6], b[6], x11);
        let (x14, x15) = addc(a[7], b[7], x13);
        let x16 = mask(x15);
        let x17 = x16 & 0x19b3;
        let (x18, x19) = addc(x0, x17, 0);
        let (x20, x21) = addc(x2, x19, 0);
        let (x22, x23) = addc(x4, x21, 0);
        let (x24, x25) = addc(x6, x23, 0);
        let (x26, x27) = addc(x8, x25, 0);
        let (x28, x29) = addc(x10, x27, 0);
        let (x30, x31) = addc(x12, x29, 0);
        let (x32, x33) = addc(x14, x31, 0);
        let x34 = mask(x33);
        let x35 = x34 & 0x19b3;
        let (x36, _) = addc(x18, x35, 0);
        Self([x36, x20, x22, x24, x26, x28, x30, x32])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffffffffcc9a, b[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, b[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, b[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, b[7], x13);
        let (x16, _) = subb(1, x15, 0);
        let (x17, x18) = addc(a[0], x0, 0);
        let (x19, x20) = addc(a[1], x2, x18);
        let (x21, x22) = addc(a[2], x4, x20);
        let (x23, x24) = addc(a[3], x6, x22);
        let (x25, x26) = addc(a[4], x8, x24);
        let (x27, x28) = addc(a[5], x10, x26);
        let (x29, x30) = addc(a[6], x12, x28);
        let (x31, x32) = addc(a[7], x14, x30);
        let (x33, _) = addc(x16, x32, 0);
        let (x34, _) = mac(x33, 0x19b3, 0, 0);
        let (x35, x36) = addc(x17, x34, 0);
        let (x37, x38) = addc(x19, x36, 0);
        let (x39, x40) = addc(x21, x38, 0);
        let (x41, x42) = addc(x23, x40, 0);
        let (x43, x44) = addc(x25, x42, 0);
        let (x45, x46) = addc(x27, x44, 0);
        let (x47, x48) = addc(x29, x46, 0);
        let (x49, x50) = addc(x31, x48, 0);
        let x51 = mask(x50);
        let x52 = x51 & 0x19b3;
        let (x53, _) = addc(x35, x52, 0);
        Self([x53, x37, x39, x41, x43, x45, x47, x49])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffffffffcc9a, a[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, a[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, a[7], x13);
        let (x16, _) = subb(1, x15, 0);
        let x17 = mask(x16);
        let x18 = x17 & 0x19b3;
        let (x19, x20) = addc(x0, x18, 0);
        let (x21, x22) = addc(x2, x20, 0);
        let (x23, x24) = addc(x4, x22, 0);
        let (x25, x26) = addc(x6, x24, 0);
        let (x27, x28) = addc(x8, x26, 0);
        let (x29, x30) = addc(x10, x28, 0);
        let (x31, x32) = addc(x12, x30, 0);
        let (x33, _) = addc(x14, x32, 0);
        Self([x19, x21, x23, x25, x27, x29, x31, x33])
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
        Self::reduce(divsteps::invert(self.canonical()))
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin).
    /// 508 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let d = a + a;
        let x2 = d.square_times_mul(1, &d);
        let y6 = x2.square_times(1);
        let y25 = y6.square_times_mul(2, &d);
        let x5 = y6.times(&y25);
        let x10 = x5.square_times_mul(5, &x5);
        let x20 = x10.square_times_mul(10, &x10);
        let x40 = x20.square_times_mul(20, &x20);
        let x80 = x40.square_times_mul(40, &x40);
        let x160 = x80.square_times_mul(80, &x80);
        let x165 = x160.square_times_mul(5, &x5);
        let x167 = x165.square_times_mul(2, &x2);
        let x334 = x167.square_times_mul(167, &x167);
        let x499 = x334.square_times_mul(165, &x165);
        let t = x499.square_times_mul(7, &y25);
        let t = t.square_times_mul(3, &d);
        let s = t.square();
        let s = s.times(&d);
        let s = s - Self::ONE;
        let t = t.times(&a);
        let t = t.times(&s);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 509 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y12 = y6.square_times(1);
        let y19 = y12.times(&x3);
        let x5 = y12.times(&y19);
        let x10 = x5.square_times_mul(5, &x5);
        let x20 = x10.square_times_mul(10, &x10);
        let x40 = x20.square_times_mul(20, &x20);
        let x80 = x40.square_times_mul(40, &x40);
        let x83 = x80.square_times_mul(3, &x3);
        let x166 = x83.square_times_mul(83, &x83);
        let x332 = x166.square_times_mul(166, &x166);
        let x498 = x332.square_times_mul(166, &x166);
        let t = x498.square_times_mul(5, &y19);
        let t = t.square_times_mul(7, &y19);
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

/// By divsteps (Bernstein, Yang 2019): 1180 divsteps in batches of 62, on numbers of 9 digits.
/// f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 62;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 9;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0.
    const STEPS: u32 = 1180;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-6579, 0, 0, 0, 0, 0, 0, 0, 65536];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x1a555f4b7323c285;

    /// What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step.
    struct Matrix {
        u: Digit,
        v: Digit,
        q: Digit,
        r: Digit,
    }

    impl Matrix {
        /// `n` ≤ PACK steps; returns the new `zeta` = -(delta + 1/2).
        ///
        /// f and the row (u, v) share a word, so do g and (q, r), so that what happens to f happens to its row:
        /// f + u·2^FIRST + v·2^LAST. Of f and g only n bits are looked at, and they stay within ±2^n; the rows start
        /// as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
        /// The 1 and -1 of `hidden` are hidden from the compiler, which could otherwise make branches of the masks.
        #[inline(always)]
        fn packed(zeta: Digit, f: Digit, g: Digit, n: u32, hidden: [Digit; 2]) -> (Digit, Self) {
            let (mut zeta, [one, ones]) = (zeta, hidden);
            let (low, half) = ((1 << n) - 1, 1 << (FIRST - 1));
            let mut f = (f & low) + (1 << (FIRST + n));
            let mut g = (g & low) + (1 << (LAST + n));
            for _ in 0..n {
                let (negative, odd) = ((zeta >> TOP) & ones, -(g & one));
                let exchange = negative & odd;
                g += ((f ^ negative) - negative) & odd;
                f += g & exchange;
                zeta = (zeta ^ exchange) - 1;
                g >>= 1;
            }
            // Half of a field's range is added to what lies below the next field, which may be negative,
            // before it is cut off.
            let halves = half + (1 << (LAST - 1));
            let first = |word: Digit| (word + half) << (Digit::BITS - LAST) >> (TOP - FIRST);
            let matrix = Self {
                u: first(f),
                v: (f + halves) >> LAST,
                q: first(g),
                r: (g + halves) >> LAST,
            };
            (zeta, matrix)
        }

        /// A batch of steps on the low digits of f, odd, and g, and the new `zeta`. Where fewer remain until g = 0,
        /// only those are made, in whole packs, and the matrix is scaled as if all had been made.
        fn of_batch(mut zeta: Digit, mut f: Digit, mut g: Digit, remain: u32) -> (Digit, Self) {
            let hidden = core::hint::black_box([1, -1]);
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
                (zeta, t) = Self::packed(zeta, f, g, n, hidden);
                let row = |a: Digit, b: Digit| a.wrapping_mul(f).wrapping_add(b.wrapping_mul(g));
                (f, g) = (row(t.u, t.v) >> PACK, row(t.q, t.r) >> PACK);
                all = Self {
                    u: t.u * all.u + t.v * all.q,
                    v: t.u * all.v + t.v * all.r,
                    q: t.q * all.u + t.r * all.q,
                    r: t.q * all.v + t.r * all.r,
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
            d[1] = x as Digit & MASK;
            e[1] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[3], self.v, e[3]);
            y = (y >> DIGIT_BITS) + products(self.q, d[3], self.r, e[3]);
            d[2] = x as Digit & MASK;
            e[2] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[4], self.v, e[4]);
            y = (y >> DIGIT_BITS) + products(self.q, d[4], self.r, e[4]);
            d[3] = x as Digit & MASK;
            e[3] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[5], self.v, e[5]);
            y = (y >> DIGIT_BITS) + products(self.q, d[5], self.r, e[5]);
            d[4] = x as Digit & MASK;
            e[4] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[6], self.v, e[6]);
            y = (y >> DIGIT_BITS) + products(self.q, d[6], self.r, e[6]);
            d[5] = x as Digit & MASK;
            e[5] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[7], self.v, e[7]);
            y = (y >> DIGIT_BITS) + products(self.q, d[7], self.r, e[7]);
            d[6] = x as Digit & MASK;
            e[6] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[8], self.v, e[8]);
            y = (y >> DIGIT_BITS) + products(self.q, d[8], self.r, e[8]);
            x += i * Wide::from(P[8]);
            y += j * Wide::from(P[8]);
            d[7] = x as Digit & MASK;
            e[7] = y as Digit & MASK;
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

    /// The inverse of `a`, below p.
    pub(super) fn invert(a: [u64; 8]) -> [u64; 8] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 62) | (a[1] << 2)) as Digit & MASK,
            ((a[1] >> 60) | (a[2] << 4)) as Digit & MASK,
            ((a[2] >> 58) | (a[3] << 6)) as Digit & MASK,
            ((a[3] >> 56) | (a[4] << 8)) as Digit & MASK,
            ((a[4] >> 54) | (a[5] << 10)) as Digit & MASK,
            ((a[5] >> 52) | (a[6] << 12)) as Digit & MASK,
            ((a[6] >> 50) | (a[7] << 14)) as Digit & MASK,
            (a[7] >> 48) as Digit & MASK,
        ];
        let (mut d, mut e, mut zeta) = ([0; DIGITS], [0; DIGITS], -1);
        e[0] = 1;
        for done in (0..STEPS).step_by(DIGIT_BITS as usize) {
            let t;
            (zeta, t) = Matrix::of_batch(zeta, f[0], g[0], STEPS - done);
            t.transform(&mut f, &mut g);
            t.transform_modulo(&mut d, &mut e);
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
            ((d[0]) | (d[1] << 62)) as u64,
            ((d[1] >> 2) | (d[2] << 60)) as u64,
            ((d[2] >> 4) | (d[3] << 58)) as u64,
            ((d[3] >> 6) | (d[4] << 56)) as u64,
            ((d[4] >> 8) | (d[5] << 54)) as u64,
            ((d[5] >> 10) | (d[6] << 52)) as u64,
            ((d[6] >> 12) | (d[7] << 50)) as u64,
            ((d[7] >> 14) | (d[8] << 48)) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0x4d, 0xe6, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 512;

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

/// All ones for 1, zero for 0; by a zero hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: u64) -> u64 {
    // Not the mask itself: it would take the time of a round through memory.
    core::hint::black_box::<u64>(0).wrapping_sub(bit)
}
