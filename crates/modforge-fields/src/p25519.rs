// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^255 - 19. Generated, do not edit:
//! ```text
//! modforge field "2^255 - 19" --name p25519 --prefix fe_p25519 --trait crate::Field
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
//! mul: 21 multiplications, 41 additions, 1 shift, 1 logic
//! square: 15 multiplications, 33 additions, 1 shift, 1 logic
//! add: 1 multiplication, 8 additions, 1 shift, 1 logic
//! sub: 1 multiplication, 12 additions, 1 shift, 1 logic
//! neg: 8 additions, 1 shift, 3 logic
//! sum_of_products: 37 multiplications, 80 additions, 1 shift, 1 logic
//! difference_of_products: 37 multiplications, 88 additions, 1 shift, 1 logic
//! product_minus_square: 31 multiplications, 80 additions, 1 shift, 1 logic
//! mul_small: 5 multiplications, 7 additions, 1 shift, 1 logic
//! half: 4 additions, 4 shifts, 4 logic
//! canonical: 4 additions, 5 logic
//! decode: 4 additions, 5 logic
//! reduce: 4 additions, 1 shift, 3 logic
//! invert: 588 divsteps in batches of 60
//! sqrt: 251 squarings, 11 multiplications
//! legendre: 253 squarings, 11 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

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
    #[inline] // in other crates: a call that returns an element through memory takes longer than the rest
    pub fn from_le_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let (element, below) = Self::decode(words_of(bytes));
        // Hidden, as the compiler could otherwise branch on each word's comparison.
        // May be told: whether the number is below p.
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
        let (x2, x3) = mac(a[0], a[2], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], a[3], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, _) = addc(x7, x9, 0);
        let (x11, x12) = mac(a[1], a[2], 0, 0);
        let (x13, x14) = mac(a[1], a[3], 0, 0);
        let (x15, x16) = addc(x12, x13, 0);
        let (x17, _) = addc(x14, x16, 0);
        let (x18, x19) = addc(x8, x11, 0);
        let (x20, x21) = addc(x10, x15, x19);
        let (x22, _) = addc(x17, x21, 0);
        let (x23, x24) = mac(a[2], a[3], 0, 0);
        let (x25, x26) = addc(x22, x23, 0);
        let (x27, _) = addc(x24, x26, 0);
        let (x28, x29) = addc(x0, x0, 0);
        let (x30, x31) = addc(x4, x4, x29);
        let (x32, x33) = addc(x18, x18, x31);
        let (x34, x35) = addc(x20, x20, x33);
        let (x36, x37) = addc(x25, x25, x35);
        let (x38, x39) = addc(x27, x27, x37);
        let (x40, x41) = mac(a[0], a[0], 0, 0);
        let (x42, x43) = mac(a[1], a[1], 0, 0);
        let (x44, x45) = mac(a[2], a[2], 0, 0);
        let (x46, x47) = mac(a[3], a[3], 0, 0);
        let (x48, x49) = addc(x28, x41, 0);
        let (x50, x51) = addc(x30, x42, x49);
        let (x52, x53) = addc(x32, x43, x51);
        let (x54, x55) = addc(x34, x44, x53);
        let (x56, x57) = addc(x36, x45, x55);
        let (x58, x59) = addc(x38, x46, x57);
        let (x60, _) = addc(x39, x47, x59);
        let (x61, x62) = mac(x60, 0x26, x52, 0);
        let x63 = (x62 << 1) | (x61 >> 63);
        let x64 = x61 & 0x7fffffffffffffff;
        let (x65, _) = mac(x63, 0x13, 0, 0);
        let (x66, x67) = mac(0x26, x54, 0, 0);
        let (x68, x69) = addc(x65, x66, 0);
        let (x70, x71) = mac(0x26, x56, 0, 0);
        let (x72, x73) = addc(x67, x70, x69);
        let (x74, x75) = mac(0x26, x58, 0, 0);
        let (x76, x77) = addc(x71, x74, x73);
        let (x78, _) = addc(x75, x77, 0);
        let (x79, x80) = addc(x40, x68, 0);
        let (x81, x82) = addc(x48, x72, x80);
        let (x83, x84) = addc(x50, x76, x82);
        let (x85, _) = addc(x78, x84, 0);
        let (x86, _) = addc(x64, x85, 0);
        Self([x79, x81, x83, x86])
    }

    /// `a·b + c·d`.
    #[must_use]
    #[inline(always)]
    pub fn sum_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let d = d.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, x88) = mac(c[0], d[0], 0, 0);
        let (x89, x90) = mac(c[0], d[1], 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, x94) = mac(c[0], d[2], 0, 0);
        let (x95, x96) = addc(x90, x93, x92);
        let (x97, x98) = mac(c[0], d[3], 0, 0);
        let (x99, x100) = addc(x94, x97, x96);
        let (x101, _) = addc(x98, x100, 0);
        let (x102, x103) = mac(c[1], d[0], 0, 0);
        let (x104, x105) = mac(c[1], d[1], 0, 0);
        let (x106, x107) = addc(x103, x104, 0);
        let (x108, x109) = mac(c[1], d[2], 0, 0);
        let (x110, x111) = addc(x105, x108, x107);
        let (x112, x113) = mac(c[1], d[3], 0, 0);
        let (x114, x115) = addc(x109, x112, x111);
        let (x116, _) = addc(x113, x115, 0);
        let (x117, x118) = addc(x91, x102, 0);
        let (x119, x120) = addc(x95, x106, x118);
        let (x121, x122) = addc(x99, x110, x120);
        let (x123, x124) = addc(x101, x114, x122);
        let (x125, _) = addc(x116, x124, 0);
        let (x126, x127) = mac(c[2], d[0], 0, 0);
        let (x128, x129) = mac(c[2], d[1], 0, 0);
        let (x130, x131) = addc(x127, x128, 0);
        let (x132, x133) = mac(c[2], d[2], 0, 0);
        let (x134, x135) = addc(x129, x132, x131);
        let (x136, x137) = mac(c[2], d[3], 0, 0);
        let (x138, x139) = addc(x133, x136, x135);
        let (x140, _) = addc(x137, x139, 0);
        let (x141, x142) = addc(x119, x126, 0);
        let (x143, x144) = addc(x121, x130, x142);
        let (x145, x146) = addc(x123, x134, x144);
        let (x147, x148) = addc(x125, x138, x146);
        let (x149, _) = addc(x140, x148, 0);
        let (x150, x151) = mac(c[3], d[0], 0, 0);
        let (x152, x153) = mac(c[3], d[1], 0, 0);
        let (x154, x155) = addc(x151, x152, 0);
        let (x156, x157) = mac(c[3], d[2], 0, 0);
        let (x158, x159) = addc(x153, x156, x155);
        let (x160, x161) = mac(c[3], d[3], 0, 0);
        let (x162, x163) = addc(x157, x160, x159);
        let (x164, _) = addc(x161, x163, 0);
        let (x165, x166) = addc(x143, x150, 0);
        let (x167, x168) = addc(x145, x154, x166);
        let (x169, x170) = addc(x147, x158, x168);
        let (x171, x172) = addc(x149, x162, x170);
        let (x173, _) = addc(x164, x172, 0);
        let (x174, x175) = addc(x0, x87, 0);
        let (x176, x177) = addc(x30, x117, x175);
        let (x178, x179) = addc(x54, x141, x177);
        let (x180, x181) = addc(x78, x165, x179);
        let (x182, x183) = addc(x80, x167, x181);
        let (x184, x185) = addc(x82, x169, x183);
        let (x186, x187) = addc(x84, x171, x185);
        let (x188, _) = addc(x86, x173, x187);
        let (x189, x190) = mac(x188, 0x26, x180, 0);
        let x191 = (x190 << 1) | (x189 >> 63);
        let x192 = x189 & 0x7fffffffffffffff;
        let (x193, _) = mac(x191, 0x13, 0, 0);
        let (x194, x195) = mac(0x26, x182, 0, 0);
        let (x196, x197) = addc(x193, x194, 0);
        let (x198, x199) = mac(0x26, x184, 0, 0);
        let (x200, x201) = addc(x195, x198, x197);
        let (x202, x203) = mac(0x26, x186, 0, 0);
        let (x204, x205) = addc(x199, x202, x201);
        let (x206, _) = addc(x203, x205, 0);
        let (x207, x208) = addc(x174, x196, 0);
        let (x209, x210) = addc(x176, x200, x208);
        let (x211, x212) = addc(x178, x204, x210);
        let (x213, _) = addc(x206, x212, 0);
        let (x214, _) = addc(x192, x213, 0);
        Self([x207, x209, x211, x214])
    }

    /// `a·b - c·d`.
    #[must_use]
    #[inline(always)]
    pub fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let d = d.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, x88) = mac(c[0], d[0], 0, 0);
        let (x89, x90) = mac(c[0], d[1], 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, x94) = mac(c[0], d[2], 0, 0);
        let (x95, x96) = addc(x90, x93, x92);
        let (x97, x98) = mac(c[0], d[3], 0, 0);
        let (x99, x100) = addc(x94, x97, x96);
        let (x101, _) = addc(x98, x100, 0);
        let (x102, x103) = mac(c[1], d[0], 0, 0);
        let (x104, x105) = mac(c[1], d[1], 0, 0);
        let (x106, x107) = addc(x103, x104, 0);
        let (x108, x109) = mac(c[1], d[2], 0, 0);
        let (x110, x111) = addc(x105, x108, x107);
        let (x112, x113) = mac(c[1], d[3], 0, 0);
        let (x114, x115) = addc(x109, x112, x111);
        let (x116, _) = addc(x113, x115, 0);
        let (x117, x118) = addc(x91, x102, 0);
        let (x119, x120) = addc(x95, x106, x118);
        let (x121, x122) = addc(x99, x110, x120);
        let (x123, x124) = addc(x101, x114, x122);
        let (x125, _) = addc(x116, x124, 0);
        let (x126, x127) = mac(c[2], d[0], 0, 0);
        let (x128, x129) = mac(c[2], d[1], 0, 0);
        let (x130, x131) = addc(x127, x128, 0);
        let (x132, x133) = mac(c[2], d[2], 0, 0);
        let (x134, x135) = addc(x129, x132, x131);
        let (x136, x137) = mac(c[2], d[3], 0, 0);
        let (x138, x139) = addc(x133, x136, x135);
        let (x140, _) = addc(x137, x139, 0);
        let (x141, x142) = addc(x119, x126, 0);
        let (x143, x144) = addc(x121, x130, x142);
        let (x145, x146) = addc(x123, x134, x144);
        let (x147, x148) = addc(x125, x138, x146);
        let (x149, _) = addc(x140, x148, 0);
        let (x150, x151) = mac(c[3], d[0], 0, 0);
        let (x152, x153) = mac(c[3], d[1], 0, 0);
        let (x154, x155) = addc(x151, x152, 0);
        let (x156, x157) = mac(c[3], d[2], 0, 0);
        let (x158, x159) = addc(x153, x156, x155);
        let (x160, x161) = mac(c[3], d[3], 0, 0);
        let (x162, x163) = addc(x157, x160, x159);
        let (x164, _) = addc(x161, x163, 0);
        let (x165, x166) = addc(x143, x150, 0);
        let (x167, x168) = addc(x145, x154, x166);
        let (x169, x170) = addc(x147, x158, x168);
        let (x171, x172) = addc(x149, x162, x170);
        let (x173, _) = addc(x164, x172, 0);
        let (x174, x175) = subb(0xfffffffffffffeaa, x87, 0);
        let (x176, x177) = subb(0xffffffffffffffff, x117, x175);
        let (x178, x179) = subb(0xffffffffffff1e39, x141, x177);
        let (x180, x181) = subb(0x7ffffffffffffa35, x165, x179);
        let (x182, x183) = subb(0xffffffffffffffff, x167, x181);
        let (x184, x185) = subb(0xffffffffffffffff, x169, x183);
        let (x186, x187) = subb(0x5f0, x171, x185);
        let (x188, _) = subb(0x4000000000000027, x173, x187);
        let (x189, x190) = addc(x0, x174, 0);
        let (x191, x192) = addc(x30, x176, x190);
        let (x193, x194) = addc(x54, x178, x192);
        let (x195, x196) = addc(x78, x180, x194);
        let (x197, x198) = addc(x80, x182, x196);
        let (x199, x200) = addc(x82, x184, x198);
        let (x201, x202) = addc(x84, x186, x200);
        let (x203, _) = addc(x86, x188, x202);
        let (x204, x205) = mac(x203, 0x26, x195, 0);
        let x206 = (x205 << 1) | (x204 >> 63);
        let x207 = x204 & 0x7fffffffffffffff;
        let (x208, _) = mac(x206, 0x13, 0, 0);
        let (x209, x210) = mac(0x26, x197, 0, 0);
        let (x211, x212) = addc(x208, x209, 0);
        let (x213, x214) = mac(0x26, x199, 0, 0);
        let (x215, x216) = addc(x210, x213, x212);
        let (x217, x218) = mac(0x26, x201, 0, 0);
        let (x219, x220) = addc(x214, x217, x216);
        let (x221, _) = addc(x218, x220, 0);
        let (x222, x223) = addc(x189, x211, 0);
        let (x224, x225) = addc(x191, x215, x223);
        let (x226, x227) = addc(x193, x219, x225);
        let (x228, _) = addc(x221, x227, 0);
        let (x229, _) = addc(x207, x228, 0);
        Self([x222, x224, x226, x229])
    }

    /// `a·b - c²`.
    #[must_use]
    #[inline(always)]
    pub fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, x88) = mac(c[0], c[1], 0, 0);
        let (x89, x90) = mac(c[0], c[2], 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, x94) = mac(c[0], c[3], 0, 0);
        let (x95, x96) = addc(x90, x93, x92);
        let (x97, _) = addc(x94, x96, 0);
        let (x98, x99) = mac(c[1], c[2], 0, 0);
        let (x100, x101) = mac(c[1], c[3], 0, 0);
        let (x102, x103) = addc(x99, x100, 0);
        let (x104, _) = addc(x101, x103, 0);
        let (x105, x106) = addc(x95, x98, 0);
        let (x107, x108) = addc(x97, x102, x106);
        let (x109, _) = addc(x104, x108, 0);
        let (x110, x111) = mac(c[2], c[3], 0, 0);
        let (x112, x113) = addc(x109, x110, 0);
        let (x114, _) = addc(x111, x113, 0);
        let (x115, x116) = addc(x87, x87, 0);
        let (x117, x118) = addc(x91, x91, x116);
        let (x119, x120) = addc(x105, x105, x118);
        let (x121, x122) = addc(x107, x107, x120);
        let (x123, x124) = addc(x112, x112, x122);
        let (x125, x126) = addc(x114, x114, x124);
        let (x127, x128) = mac(c[0], c[0], 0, 0);
        let (x129, x130) = mac(c[1], c[1], 0, 0);
        let (x131, x132) = mac(c[2], c[2], 0, 0);
        let (x133, x134) = mac(c[3], c[3], 0, 0);
        let (x135, x136) = addc(x115, x128, 0);
        let (x137, x138) = addc(x117, x129, x136);
        let (x139, x140) = addc(x119, x130, x138);
        let (x141, x142) = addc(x121, x131, x140);
        let (x143, x144) = addc(x123, x132, x142);
        let (x145, x146) = addc(x125, x133, x144);
        let (x147, _) = addc(x126, x134, x146);
        let (x148, x149) = subb(0xfffffffffffffeaa, x127, 0);
        let (x150, x151) = subb(0xffffffffffffffff, x135, x149);
        let (x152, x153) = subb(0xffffffffffff1e39, x137, x151);
        let (x154, x155) = subb(0x7ffffffffffffa35, x139, x153);
        let (x156, x157) = subb(0xffffffffffffffff, x141, x155);
        let (x158, x159) = subb(0xffffffffffffffff, x143, x157);
        let (x160, x161) = subb(0x5f0, x145, x159);
        let (x162, _) = subb(0x4000000000000027, x147, x161);
        let (x163, x164) = addc(x0, x148, 0);
        let (x165, x166) = addc(x30, x150, x164);
        let (x167, x168) = addc(x54, x152, x166);
        let (x169, x170) = addc(x78, x154, x168);
        let (x171, x172) = addc(x80, x156, x170);
        let (x173, x174) = addc(x82, x158, x172);
        let (x175, x176) = addc(x84, x160, x174);
        let (x177, _) = addc(x86, x162, x176);
        let (x178, x179) = mac(x177, 0x26, x169, 0);
        let x180 = (x179 << 1) | (x178 >> 63);
        let x181 = x178 & 0x7fffffffffffffff;
        let (x182, _) = mac(x180, 0x13, 0, 0);
        let (x183, x184) = mac(0x26, x171, 0, 0);
        let (x185, x186) = addc(x182, x183, 0);
        let (x187, x188) = mac(0x26, x173, 0, 0);
        let (x189, x190) = addc(x184, x187, x186);
        let (x191, x192) = mac(0x26, x175, 0, 0);
        let (x193, x194) = addc(x188, x191, x190);
        let (x195, _) = addc(x192, x194, 0);
        let (x196, x197) = addc(x163, x185, 0);
        let (x198, x199) = addc(x165, x189, x197);
        let (x200, x201) = addc(x167, x193, x199);
        let (x202, _) = addc(x195, x201, 0);
        let (x203, _) = addc(x181, x202, 0);
        Self([x196, x198, x200, x203])
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
        let x1 = mask(x0);
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
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[3] >> 63;
        let x1 = a[3] & 0x7fffffffffffffff;
        let x2 = mask(x0);
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
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, x88) = mac(x86, 0x26, x78, 0);
        let x89 = (x88 << 1) | (x87 >> 63);
        let x90 = x87 & 0x7fffffffffffffff;
        let (x91, _) = mac(x89, 0x13, 0, 0);
        let (x92, x93) = mac(0x26, x80, 0, 0);
        let (x94, x95) = addc(x91, x92, 0);
        let (x96, x97) = mac(0x26, x82, 0, 0);
        let (x98, x99) = addc(x93, x96, x95);
        let (x100, x101) = mac(0x26, x84, 0, 0);
        let (x102, x103) = addc(x97, x100, x99);
        let (x104, _) = addc(x101, x103, 0);
        let (x105, x106) = addc(x0, x94, 0);
        let (x107, x108) = addc(x30, x98, x106);
        let (x109, x110) = addc(x54, x102, x108);
        let (x111, _) = addc(x104, x110, 0);
        let (x112, _) = addc(x90, x111, 0);
        Self([x105, x107, x109, x112])
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
        let x9 = mask(x7);
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
        let scale = Self([
            0x50d79435e50d7ff8,
            0xd79435e50d79435e,
            0x9435e50d79435e50,
            0x35e50d79435e50d7,
        ]);
        // Times 2^-240.
        Self(divsteps::invert(self.canonical())).mul(scale)
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

/// By divsteps (Bernstein, Yang 2019): 588 divsteps in batches of 60, on numbers of 5 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 240; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 5;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 588;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 4;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-19, 0, 0, 0, 32768];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x9435e50d79435e5;

    /// What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step.
    struct Matrix {
        u: Digit,
        v: Digit,
        q: Digit,
        r: Digit,
    }

    impl Matrix {
        /// `n` ≤ PACK steps; returns the new `zeta` = -(delta + 1/2), and the matrix with u + v·2^SECOND and
        /// q + r·2^SECOND in the places of u and q, as they are found together.
        ///
        /// f and the row (u, v) share a word, so do g and (q, r), so that what happens to f happens to its row:
        /// f + u·2^FIRST + v·2^LAST. Of f and g only n bits are looked at, as signed numbers: within ±2^(n - 1), where
        /// they stay, as |g ± f|/2 is at most the larger of both, and end below 2^(n - 1), as f is odd. The rows start
        /// as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
        ///
        /// For the steps a word f is b = (-f - 1)/2 and a word g is c = -g - 1. Where g is odd, c is even, the c of
        /// (g + f)/2 is c/2 + b, that of (g - f)/2 is c/2 - b - 1, which adds the complement of b, and c/2 is the b of
        /// an exchange. The `one` is hidden from the compiler, which could otherwise make branches of the masks.
        #[inline(always)]
        fn packed(mut zeta: Digit, f: Digit, g: Digit, n: u32, one: Digit) -> (Digit, Self) {
            let low = |word: Digit| word << (Digit::BITS - n) >> (Digit::BITS - n);
            let mut b = !(low(f) + (1 << (FIRST + n))) >> 1;
            let mut c = !(low(g) + (1 << (LAST + n)));
            for _ in 0..n {
                let (negative, odd) = (zeta >> TOP, (c & one) - 1);
                let (exchange, shifted) = (negative & odd, c >> 1);
                c = shifted + ((b ^ negative) & odd);
                b ^= (b ^ shifted) & exchange;
                zeta = (zeta ^ exchange) - 1;
            }
            let (f, g) = (-2 * b - 1, !c);
            // Half of a field's range is added to what lies below the next field, which may be negative,
            // before it is cut off.
            let half = 1 << (FIRST - 1);
            let halves = half + (1 << (LAST - 1));
            let matrix = Self {
                u: (f + half) >> FIRST,
                v: (f + halves) >> LAST,
                q: (g + half) >> FIRST,
                r: (g + halves) >> LAST,
            };
            (zeta, matrix)
        }

        /// A batch of steps on the low digits of f, odd, and g, and the new `zeta`. Where fewer remain until g = 0,
        /// only those are made, in whole packs, and the matrix is scaled as if all had been made.
        fn of_batch(mut zeta: Digit, mut f: Digit, mut g: Digit, remain: u32) -> (Digit, Self) {
            let one = core::hint::black_box(1);
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
                (zeta, t) = Self::packed(zeta, f, g, n, one);
                // u·a + v·b = (u + v·2^SECOND)·a + v·(b - a·2^SECOND)
                let skewed = |a: Digit, b: Digit| b.wrapping_sub(a << SECOND);
                let (last, left) = (skewed(f, g), skewed(all.u, all.q));
                let right = skewed(all.v, all.r);
                let sum = |a: Digit, b: Digit, c: Digit, d: Digit| {
                    a.wrapping_mul(b).wrapping_add(c.wrapping_mul(d))
                };
                (f, g) = (sum(t.u, f, t.v, last) >> n, sum(t.q, f, t.r, last) >> n);
                all = Self {
                    u: sum(t.u, all.u, t.v, left),
                    v: sum(t.u, all.v, t.v, right),
                    q: sum(t.q, all.u, t.r, left),
                    r: sum(t.q, all.v, t.r, right),
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

        /// (d, e) = t·(d, e) for numbers of n digits, which get one more.
        fn transform_growing(&self, d: &mut [Digit; DIGITS], e: &mut [Digit; DIGITS], n: usize) {
            let (mut x, mut y): (Wide, Wide) = (0, 0);
            for i in 0..n {
                x += products(self.u, d[i], self.v, e[i]);
                y += products(self.q, d[i], self.r, e[i]);
                d[i] = x as Digit & MASK;
                e[i] = y as Digit & MASK;
                x >>= DIGIT_BITS;
                y >>= DIGIT_BITS;
            }
            d[n] = x as Digit;
            e[n] = y as Digit;
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
            x += i * Wide::from(P[4]);
            y += j * Wide::from(P[4]);
            d[3] = x as Digit & MASK;
            e[3] = y as Digit & MASK;
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

    /// The inverse of `a` times 2^(DIGIT_BITS·GROWING), below p.
    pub(super) fn invert(a: [u64; 4]) -> [u64; 4] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            (a[3] >> 48) as Digit & MASK,
        ];
        let (mut d, mut e, mut zeta) = ([0; DIGITS], [0; DIGITS], -1);
        for batch in 0..BATCHES {
            let t;
            (zeta, t) = Matrix::of_batch(zeta, f[0], g[0], STEPS - DIGIT_BITS * batch);
            t.transform(&mut f, &mut g);
            match batch as usize {
                0 => (d[0], e[0]) = (t.v, t.r),
                n if n < GROWING => t.transform_growing(&mut d, &mut e, n),
                _ => t.transform_modulo(&mut d, &mut e),
            }
            if batch as usize + 1 == GROWING {
                for number in [&mut d, &mut e] {
                    number[GROWING] = number[GROWING - 1] >> DIGIT_BITS;
                    number[GROWING - 1] &= MASK;
                }
            }
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
            ((d[0]) | (d[1] << 60)) as u64,
            ((d[1] >> 4) | (d[2] << 56)) as u64,
            ((d[2] >> 8) | (d[3] << 52)) as u64,
            ((d[3] >> 12) | (d[4] << 48)) as u64,
        ]
    }
}

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
    const TWO_ADICITY: u32 = Self::TWO_ADICITY;
    const ROOT_OF_UNITY: Self = Self::ROOT_OF_UNITY;

    #[inline(always)]
    fn square(&self) -> Self {
        self.square()
    }

    #[inline(always)]
    fn sum_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        Self::sum_of_products(a, b, c, d)
    }

    #[inline(always)]
    fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        Self::difference_of_products(a, b, c, d)
    }

    #[inline(always)]
    fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        Self::product_minus_square(a, b, c)
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

    #[inline]
    fn reduce_wide_le_bytes(bytes: &[u8]) -> Self {
        Self::reduce_wide_le_bytes(bytes)
    }

    #[inline]
    fn reduce_wide_be_bytes(bytes: &[u8]) -> Self {
        Self::reduce_wide_be_bytes(bytes)
    }
}

impl core::fmt::Debug for Element {
    /// Prints the number below p, in hexadecimal.
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        formatter.write_str("0x")?;
        self.to_be_bytes()
            .iter()
            .try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl Default for Element {
    /// The number 0.
    fn default() -> Self {
        Self::ZERO
    }
}

impl core::ops::AddAssign for Element {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl core::ops::SubAssign for Element {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl core::ops::MulAssign for Element {
    #[inline(always)]
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl core::iter::Sum for Element {
    fn sum<I: Iterator<Item = Self>>(elements: I) -> Self {
        elements.fold(Self::ZERO, |a, b| a + b)
    }
}

impl<'a> core::iter::Sum<&'a Self> for Element {
    fn sum<I: Iterator<Item = &'a Self>>(elements: I) -> Self {
        elements.copied().sum()
    }
}

impl core::iter::Product for Element {
    fn product<I: Iterator<Item = Self>>(elements: I) -> Self {
        elements.fold(Self::ONE, |a, b| a * b)
    }
}

impl<'a> core::iter::Product<&'a Self> for Element {
    fn product<I: Iterator<Item = &'a Self>>(elements: I) -> Self {
        elements.copied().product()
    }
}

impl From<u64> for Element {
    /// The number modulo p.
    fn from(number: u64) -> Self {
        let mut words = [0; PLAIN];
        words[0] = number;
        Self::reduce(words)
    }
}

impl Element {
    /// 2^(8·BYTES).
    const BASE: Self = Self([0x26, 0, 0, 0]);

    /// The number given by bytes of any value and any length, least significant first, modulo p.
    ///
    /// The length shows in the time it takes. Of 16 random bytes more than an element has, all numbers are made
    /// with nearly the same probability, 1/p but for less than 2^-128/p.
    #[must_use]
    pub fn reduce_wide_le_bytes(bytes: &[u8]) -> Self {
        let mut sum = Self::ZERO;
        for chunk in bytes.chunks(BYTES).rev() {
            let mut padded = [0; BYTES];
            padded[..chunk.len()].copy_from_slice(chunk);
            sum = sum * Self::BASE + Self::reduce_le_bytes(&padded);
        }
        sum
    }

    /// The number given by bytes of any value and any length, most significant first, modulo p.
    #[must_use]
    pub fn reduce_wide_be_bytes(bytes: &[u8]) -> Self {
        let mut sum = Self::ZERO;
        for chunk in bytes.rchunks(BYTES).rev() {
            let mut padded = [0; BYTES];
            padded[BYTES - chunk.len()..].copy_from_slice(chunk);
            sum = sum * Self::BASE + Self::reduce_be_bytes(&padded);
        }
        sum
    }
}

impl Element {
    /// p - 1 is an odd multiple of 2 to this power.
    pub const TWO_ADICITY: u32 = 2;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 2.
    pub const ROOT_OF_UNITY: Self = Self([
        0xc4ee1b274a0ea0b0,
        0x2f431806ad2fe478,
        0x2b4d00993dfbd7a7,
        0x2b8324804fc1df0b,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0x3b11e4d8b5f15f3d,
        0xd0bce7f952d01b87,
        0xd4b2ff66c2042858,
        0x547cdb7fb03e20f4,
    ]);

    /// The number 2, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([2, 0, 0, 0]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([0x10, 0, 0, 0]);
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
