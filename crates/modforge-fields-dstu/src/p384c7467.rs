// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^384 - 7467. Generated, do not edit:
//! ```text
//! modforge field "2^384 - 7467" --name p384c7467 --prefix fe_p384c7467 --trait modforge_fields::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe2d5
//! Element: 6 words of 64 bits, least significant first, any value below 2^384.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product folded at the word boundary; the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^768
//! r1 = (v1 mod 2^384) + 7467·(v1 div 2^384) < 2^396 + 843·2^386
//! r2 = (r1 mod 2^384) + 7467·(r1 div 2^384) < 2^384 + 55748622
//! r3 = (r2 mod 2^384) + 7467·(r2 div 2^384) < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 43 multiplications, 78 additions, 2 logic
//! square: 28 multiplications, 54 additions, 11 shifts, 2 logic
//! add: 13 additions, 4 logic
//! sub: 1 multiplication, 21 additions, 2 logic
//! neg: 13 additions, 2 logic
//! sum_of_products: 80 multiplications, 151 additions, 2 logic
//! difference_of_products: 80 multiplications, 163 additions, 2 logic
//! product_minus_square: 65 multiplications, 139 additions, 11 shifts, 2 logic
//! mul_small: 7 multiplications, 12 additions, 2 logic
//! half: 6 additions, 6 shifts, 3 logic
//! canonical: 6 additions, 7 logic
//! decode: 6 additions, 7 logic
//! reduce:
//! invert: 886 divsteps in batches of 60
//! sqrt: 380 squarings, 13 multiplications
//! legendre: 382 squarings, 14 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 6;

/// Words of a number below p.
pub const PLAIN: usize = 6;

/// Bytes of an encoded element.
pub const BYTES: usize = 48;

/// The modulus p = 2^384 - 7467.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffe2d5,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 6 words of 64 bits, least significant first, any value below 2^384.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0]);

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
        let (x2, x3) = mac(a[0], a[2], x1, 0);
        let (x4, x5) = mac(a[0], a[3], x3, 0);
        let (x6, x7) = mac(a[0], a[4], x5, 0);
        let (x8, x9) = mac(a[0], a[5], x7, 0);
        let (x10, x11) = mac(a[1], a[2], x4, 0);
        let (x12, x13) = mac(a[1], a[3], x6, x11);
        let (x14, x15) = mac(a[1], a[4], x8, x13);
        let (x16, x17) = mac(a[1], a[5], x9, x15);
        let (x18, x19) = mac(a[2], a[3], x14, 0);
        let (x20, x21) = mac(a[2], a[4], x16, x19);
        let (x22, x23) = mac(a[2], a[5], x17, x21);
        let (x24, x25) = mac(a[3], a[4], x22, 0);
        let (x26, x27) = mac(a[3], a[5], x23, x25);
        let (x28, x29) = mac(a[4], a[5], x27, 0);
        let x30 = x0 << 1;
        let x31 = (x2 << 1) | (x0 >> 63);
        let x32 = (x10 << 1) | (x2 >> 63);
        let x33 = (x12 << 1) | (x10 >> 63);
        let x34 = (x18 << 1) | (x12 >> 63);
        let x35 = (x20 << 1) | (x18 >> 63);
        let x36 = (x24 << 1) | (x20 >> 63);
        let x37 = (x26 << 1) | (x24 >> 63);
        let x38 = (x28 << 1) | (x26 >> 63);
        let x39 = (x29 << 1) | (x28 >> 63);
        let x40 = x29 >> 63;
        let (x41, x42) = mac(a[0], a[0], 0, 0);
        let (x43, x44) = addc(x42, x30, 0);
        let (x45, x46) = mac(a[1], a[1], x31, x44);
        let (x47, x48) = addc(x46, x32, 0);
        let (x49, x50) = mac(a[2], a[2], x33, x48);
        let (x51, x52) = addc(x50, x34, 0);
        let (x53, x54) = mac(a[3], a[3], x35, x52);
        let (x55, x56) = addc(x54, x36, 0);
        let (x57, x58) = mac(a[4], a[4], x37, x56);
        let (x59, x60) = addc(x58, x38, 0);
        let (x61, x62) = mac(a[5], a[5], x39, x60);
        let (x63, _) = addc(x62, x40, 0);
        let (x64, x65) = mac(0x1d2b, x53, x41, 0);
        let (x66, x67) = mac(0x1d2b, x55, x43, x65);
        let (x68, x69) = mac(0x1d2b, x57, x45, x67);
        let (x70, x71) = mac(0x1d2b, x59, x47, x69);
        let (x72, x73) = mac(0x1d2b, x61, x49, x71);
        let (x74, x75) = mac(0x1d2b, x63, x51, x73);
        let (x76, _) = mac(x75, 0x1d2b, 0, 0);
        let (x77, x78) = addc(x64, x76, 0);
        let (x79, x80) = addc(x66, x78, 0);
        let (x81, x82) = addc(x68, x80, 0);
        let (x83, x84) = addc(x70, x82, 0);
        let (x85, x86) = addc(x72, x84, 0);
        let (x87, x88) = addc(x74, x86, 0);
        let x89 = mask(x88);
        let x90 = x89 & 0x1d2b;
        let (x91, _) = addc(x77, x90, 0);
        Self([x91, x79, x81, x83, x85, x87])
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
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[1], b[0], x2, 0);
        let (x14, x15) = mac(a[1], b[1], x4, x13);
        let (x16, x17) = mac(a[1], b[2], x6, x15);
        let (x18, x19) = mac(a[1], b[3], x8, x17);
        let (x20, x21) = mac(a[1], b[4], x10, x19);
        let (x22, x23) = mac(a[1], b[5], x11, x21);
        let (x24, x25) = mac(a[2], b[0], x14, 0);
        let (x26, x27) = mac(a[2], b[1], x16, x25);
        let (x28, x29) = mac(a[2], b[2], x18, x27);
        let (x30, x31) = mac(a[2], b[3], x20, x29);
        let (x32, x33) = mac(a[2], b[4], x22, x31);
        let (x34, x35) = mac(a[2], b[5], x23, x33);
        let (x36, x37) = mac(a[3], b[0], x26, 0);
        let (x38, x39) = mac(a[3], b[1], x28, x37);
        let (x40, x41) = mac(a[3], b[2], x30, x39);
        let (x42, x43) = mac(a[3], b[3], x32, x41);
        let (x44, x45) = mac(a[3], b[4], x34, x43);
        let (x46, x47) = mac(a[3], b[5], x35, x45);
        let (x48, x49) = mac(a[4], b[0], x38, 0);
        let (x50, x51) = mac(a[4], b[1], x40, x49);
        let (x52, x53) = mac(a[4], b[2], x42, x51);
        let (x54, x55) = mac(a[4], b[3], x44, x53);
        let (x56, x57) = mac(a[4], b[4], x46, x55);
        let (x58, x59) = mac(a[4], b[5], x47, x57);
        let (x60, x61) = mac(a[5], b[0], x50, 0);
        let (x62, x63) = mac(a[5], b[1], x52, x61);
        let (x64, x65) = mac(a[5], b[2], x54, x63);
        let (x66, x67) = mac(a[5], b[3], x56, x65);
        let (x68, x69) = mac(a[5], b[4], x58, x67);
        let (x70, x71) = mac(a[5], b[5], x59, x69);
        let (x72, x73) = mac(c[0], d[0], 0, 0);
        let (x74, x75) = mac(c[0], d[1], x73, 0);
        let (x76, x77) = mac(c[0], d[2], x75, 0);
        let (x78, x79) = mac(c[0], d[3], x77, 0);
        let (x80, x81) = mac(c[0], d[4], x79, 0);
        let (x82, x83) = mac(c[0], d[5], x81, 0);
        let (x84, x85) = mac(c[1], d[0], x74, 0);
        let (x86, x87) = mac(c[1], d[1], x76, x85);
        let (x88, x89) = mac(c[1], d[2], x78, x87);
        let (x90, x91) = mac(c[1], d[3], x80, x89);
        let (x92, x93) = mac(c[1], d[4], x82, x91);
        let (x94, x95) = mac(c[1], d[5], x83, x93);
        let (x96, x97) = mac(c[2], d[0], x86, 0);
        let (x98, x99) = mac(c[2], d[1], x88, x97);
        let (x100, x101) = mac(c[2], d[2], x90, x99);
        let (x102, x103) = mac(c[2], d[3], x92, x101);
        let (x104, x105) = mac(c[2], d[4], x94, x103);
        let (x106, x107) = mac(c[2], d[5], x95, x105);
        let (x108, x109) = mac(c[3], d[0], x98, 0);
        let (x110, x111) = mac(c[3], d[1], x100, x109);
        let (x112, x113) = mac(c[3], d[2], x102, x111);
        let (x114, x115) = mac(c[3], d[3], x104, x113);
        let (x116, x117) = mac(c[3], d[4], x106, x115);
        let (x118, x119) = mac(c[3], d[5], x107, x117);
        let (x120, x121) = mac(c[4], d[0], x110, 0);
        let (x122, x123) = mac(c[4], d[1], x112, x121);
        let (x124, x125) = mac(c[4], d[2], x114, x123);
        let (x126, x127) = mac(c[4], d[3], x116, x125);
        let (x128, x129) = mac(c[4], d[4], x118, x127);
        let (x130, x131) = mac(c[4], d[5], x119, x129);
        let (x132, x133) = mac(c[5], d[0], x122, 0);
        let (x134, x135) = mac(c[5], d[1], x124, x133);
        let (x136, x137) = mac(c[5], d[2], x126, x135);
        let (x138, x139) = mac(c[5], d[3], x128, x137);
        let (x140, x141) = mac(c[5], d[4], x130, x139);
        let (x142, x143) = mac(c[5], d[5], x131, x141);
        let (x144, x145) = addc(x0, x72, 0);
        let (x146, x147) = addc(x12, x84, x145);
        let (x148, x149) = addc(x24, x96, x147);
        let (x150, x151) = addc(x36, x108, x149);
        let (x152, x153) = addc(x48, x120, x151);
        let (x154, x155) = addc(x60, x132, x153);
        let (x156, x157) = addc(x62, x134, x155);
        let (x158, x159) = addc(x64, x136, x157);
        let (x160, x161) = addc(x66, x138, x159);
        let (x162, x163) = addc(x68, x140, x161);
        let (x164, x165) = addc(x70, x142, x163);
        let (x166, x167) = addc(x71, x143, x165);
        let (x168, x169) = mac(0x1d2b, x156, x144, 0);
        let (x170, x171) = mac(0x1d2b, x158, x146, x169);
        let (x172, x173) = mac(0x1d2b, x160, x148, x171);
        let (x174, x175) = mac(0x1d2b, x162, x150, x173);
        let (x176, x177) = mac(0x1d2b, x164, x152, x175);
        let (x178, x179) = mac(0x1d2b, x166, x154, x177);
        let (x180, _) = mac(0x1d2b, x167, x179, 0);
        let (x181, _) = mac(x180, 0x1d2b, 0, 0);
        let (x182, x183) = addc(x168, x181, 0);
        let (x184, x185) = addc(x170, x183, 0);
        let (x186, x187) = addc(x172, x185, 0);
        let (x188, x189) = addc(x174, x187, 0);
        let (x190, x191) = addc(x176, x189, 0);
        let (x192, x193) = addc(x178, x191, 0);
        let x194 = mask(x193);
        let x195 = x194 & 0x1d2b;
        let (x196, _) = addc(x182, x195, 0);
        Self([x196, x184, x186, x188, x190, x192])
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
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[1], b[0], x2, 0);
        let (x14, x15) = mac(a[1], b[1], x4, x13);
        let (x16, x17) = mac(a[1], b[2], x6, x15);
        let (x18, x19) = mac(a[1], b[3], x8, x17);
        let (x20, x21) = mac(a[1], b[4], x10, x19);
        let (x22, x23) = mac(a[1], b[5], x11, x21);
        let (x24, x25) = mac(a[2], b[0], x14, 0);
        let (x26, x27) = mac(a[2], b[1], x16, x25);
        let (x28, x29) = mac(a[2], b[2], x18, x27);
        let (x30, x31) = mac(a[2], b[3], x20, x29);
        let (x32, x33) = mac(a[2], b[4], x22, x31);
        let (x34, x35) = mac(a[2], b[5], x23, x33);
        let (x36, x37) = mac(a[3], b[0], x26, 0);
        let (x38, x39) = mac(a[3], b[1], x28, x37);
        let (x40, x41) = mac(a[3], b[2], x30, x39);
        let (x42, x43) = mac(a[3], b[3], x32, x41);
        let (x44, x45) = mac(a[3], b[4], x34, x43);
        let (x46, x47) = mac(a[3], b[5], x35, x45);
        let (x48, x49) = mac(a[4], b[0], x38, 0);
        let (x50, x51) = mac(a[4], b[1], x40, x49);
        let (x52, x53) = mac(a[4], b[2], x42, x51);
        let (x54, x55) = mac(a[4], b[3], x44, x53);
        let (x56, x57) = mac(a[4], b[4], x46, x55);
        let (x58, x59) = mac(a[4], b[5], x47, x57);
        let (x60, x61) = mac(a[5], b[0], x50, 0);
        let (x62, x63) = mac(a[5], b[1], x52, x61);
        let (x64, x65) = mac(a[5], b[2], x54, x63);
        let (x66, x67) = mac(a[5], b[3], x56, x65);
        let (x68, x69) = mac(a[5], b[4], x58, x67);
        let (x70, x71) = mac(a[5], b[5], x59, x69);
        let (x72, x73) = mac(c[0], d[0], 0, 0);
        let (x74, x75) = mac(c[0], d[1], x73, 0);
        let (x76, x77) = mac(c[0], d[2], x75, 0);
        let (x78, x79) = mac(c[0], d[3], x77, 0);
        let (x80, x81) = mac(c[0], d[4], x79, 0);
        let (x82, x83) = mac(c[0], d[5], x81, 0);
        let (x84, x85) = mac(c[1], d[0], x74, 0);
        let (x86, x87) = mac(c[1], d[1], x76, x85);
        let (x88, x89) = mac(c[1], d[2], x78, x87);
        let (x90, x91) = mac(c[1], d[3], x80, x89);
        let (x92, x93) = mac(c[1], d[4], x82, x91);
        let (x94, x95) = mac(c[1], d[5], x83, x93);
        let (x96, x97) = mac(c[2], d[0], x86, 0);
        let (x98, x99) = mac(c[2], d[1], x88, x97);
        let (x100, x101) = mac(c[2], d[2], x90, x99);
        let (x102, x103) = mac(c[2], d[3], x92, x101);
        let (x104, x105) = mac(c[2], d[4], x94, x103);
        let (x106, x107) = mac(c[2], d[5], x95, x105);
        let (x108, x109) = mac(c[3], d[0], x98, 0);
        let (x110, x111) = mac(c[3], d[1], x100, x109);
        let (x112, x113) = mac(c[3], d[2], x102, x111);
        let (x114, x115) = mac(c[3], d[3], x104, x113);
        let (x116, x117) = mac(c[3], d[4], x106, x115);
        let (x118, x119) = mac(c[3], d[5], x107, x117);
        let (x120, x121) = mac(c[4], d[0], x110, 0);
        let (x122, x123) = mac(c[4], d[1], x112, x121);
        let (x124, x125) = mac(c[4], d[2], x114, x123);
        let (x126, x127) = mac(c[4], d[3], x116, x125);
        let (x128, x129) = mac(c[4], d[4], x118, x127);
        let (x130, x131) = mac(c[4], d[5], x119, x129);
        let (x132, x133) = mac(c[5], d[0], x122, 0);
        let (x134, x135) = mac(c[5], d[1], x124, x133);
        let (x136, x137) = mac(c[5], d[2], x126, x135);
        let (x138, x139) = mac(c[5], d[3], x128, x137);
        let (x140, x141) = mac(c[5], d[4], x130, x139);
        let (x142, x143) = mac(c[5], d[5], x131, x141);
        let (x144, x145) = subb(0xfffffffffcad57f2, x72, 0);
        let (x146, x147) = subb(0xffffffffffffffff, x84, x145);
        let (x148, x149) = subb(0xffffffffffffffff, x96, x147);
        let (x150, x151) = subb(0xffffffffffffffff, x108, x149);
        let (x152, x153) = subb(0xffffffffffffffff, x120, x151);
        let (x154, x155) = subb(0xffffffffffffffff, x132, x153);
        let (x156, x157) = subb(0xfffffffffffffffe, x134, x155);
        let (x158, x159) = subb(0xffffffffffffffff, x136, x157);
        let (x160, x161) = subb(0xffffffffffffffff, x138, x159);
        let (x162, x163) = subb(0xffffffffffffffff, x140, x161);
        let (x164, x165) = subb(0xffffffffffffffff, x142, x163);
        let (x166, _) = subb(0xffffffffffffffff, x143, x165);
        let (x167, x168) = addc(x0, x144, 0);
        let (x169, x170) = addc(x12, x146, x168);
        let (x171, x172) = addc(x24, x148, x170);
        let (x173, x174) = addc(x36, x150, x172);
        let (x175, x176) = addc(x48, x152, x174);
        let (x177, x178) = addc(x60, x154, x176);
        let (x179, x180) = addc(x62, x156, x178);
        let (x181, x182) = addc(x64, x158, x180);
        let (x183, x184) = addc(x66, x160, x182);
        let (x185, x186) = addc(x68, x162, x184);
        let (x187, x188) = addc(x70, x164, x186);
        let (x189, x190) = addc(x71, x166, x188);
        let (x191, x192) = mac(0x1d2b, x179, x167, 0);
        let (x193, x194) = mac(0x1d2b, x181, x169, x192);
        let (x195, x196) = mac(0x1d2b, x183, x171, x194);
        let (x197, x198) = mac(0x1d2b, x185, x173, x196);
        let (x199, x200) = mac(0x1d2b, x187, x175, x198);
        let (x201, x202) = mac(0x1d2b, x189, x177, x200);
        let (x203, _) = mac(0x1d2b, x190, x202, 0);
        let (x204, _) = mac(x203, 0x1d2b, 0, 0);
        let (x205, x206) = addc(x191, x204, 0);
        let (x207, x208) = addc(x193, x206, 0);
        let (x209, x210) = addc(x195, x208, 0);
        let (x211, x212) = addc(x197, x210, 0);
        let (x213, x214) = addc(x199, x212, 0);
        let (x215, x216) = addc(x201, x214, 0);
        let x217 = mask(x216);
        let x218 = x217 & 0x1d2b;
        let (x219, _) = addc(x205, x218, 0);
        Self([x219, x207, x209, x211, x213, x215])
    }

    /// `a·b - c²`.
    #[must_use]
    #[inline(always)]
    pub fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[1], b[0], x2, 0);
        let (x14, x15) = mac(a[1], b[1], x4, x13);
        let (x16, x17) = mac(a[1], b[2], x6, x15);
        let (x18, x19) = mac(a[1], b[3], x8, x17);
        let (x20, x21) = mac(a[1], b[4], x10, x19);
        let (x22, x23) = mac(a[1], b[5], x11, x21);
        let (x24, x25) = mac(a[2], b[0], x14, 0);
        let (x26, x27) = mac(a[2], b[1], x16, x25);
        let (x28, x29) = mac(a[2], b[2], x18, x27);
        let (x30, x31) = mac(a[2], b[3], x20, x29);
        let (x32, x33) = mac(a[2], b[4], x22, x31);
        let (x34, x35) = mac(a[2], b[5], x23, x33);
        let (x36, x37) = mac(a[3], b[0], x26, 0);
        let (x38, x39) = mac(a[3], b[1], x28, x37);
        let (x40, x41) = mac(a[3], b[2], x30, x39);
        let (x42, x43) = mac(a[3], b[3], x32, x41);
        let (x44, x45) = mac(a[3], b[4], x34, x43);
        let (x46, x47) = mac(a[3], b[5], x35, x45);
        let (x48, x49) = mac(a[4], b[0], x38, 0);
        let (x50, x51) = mac(a[4], b[1], x40, x49);
        let (x52, x53) = mac(a[4], b[2], x42, x51);
        let (x54, x55) = mac(a[4], b[3], x44, x53);
        let (x56, x57) = mac(a[4], b[4], x46, x55);
        let (x58, x59) = mac(a[4], b[5], x47, x57);
        let (x60, x61) = mac(a[5], b[0], x50, 0);
        let (x62, x63) = mac(a[5], b[1], x52, x61);
        let (x64, x65) = mac(a[5], b[2], x54, x63);
        let (x66, x67) = mac(a[5], b[3], x56, x65);
        let (x68, x69) = mac(a[5], b[4], x58, x67);
        let (x70, x71) = mac(a[5], b[5], x59, x69);
        let (x72, x73) = mac(c[0], c[1], 0, 0);
        let (x74, x75) = mac(c[0], c[2], x73, 0);
        let (x76, x77) = mac(c[0], c[3], x75, 0);
        let (x78, x79) = mac(c[0], c[4], x77, 0);
        let (x80, x81) = mac(c[0], c[5], x79, 0);
        let (x82, x83) = mac(c[1], c[2], x76, 0);
        let (x84, x85) = mac(c[1], c[3], x78, x83);
        let (x86, x87) = mac(c[1], c[4], x80, x85);
        let (x88, x89) = mac(c[1], c[5], x81, x87);
        let (x90, x91) = mac(c[2], c[3], x86, 0);
        let (x92, x93) = mac(c[2], c[4], x88, x91);
        let (x94, x95) = mac(c[2], c[5], x89, x93);
        let (x96, x97) = mac(c[3], c[4], x94, 0);
        let (x98, x99) = mac(c[3], c[5], x95, x97);
        let (x100, x101) = mac(c[4], c[5], x99, 0);
        let x102 = x72 << 1;
        let x103 = (x74 << 1) | (x72 >> 63);
        let x104 = (x82 << 1) | (x74 >> 63);
        let x105 = (x84 << 1) | (x82 >> 63);
        let x106 = (x90 << 1) | (x84 >> 63);
        let x107 = (x92 << 1) | (x90 >> 63);
        let x108 = (x96 << 1) | (x92 >> 63);
        let x109 = (x98 << 1) | (x96 >> 63);
        let x110 = (x100 << 1) | (x98 >> 63);
        let x111 = (x101 << 1) | (x100 >> 63);
        let x112 = x101 >> 63;
        let (x113, x114) = mac(c[0], c[0], 0, 0);
        let (x115, x116) = addc(x114, x102, 0);
        let (x117, x118) = mac(c[1], c[1], x103, x116);
        let (x119, x120) = addc(x118, x104, 0);
        let (x121, x122) = mac(c[2], c[2], x105, x120);
        let (x123, x124) = addc(x122, x106, 0);
        let (x125, x126) = mac(c[3], c[3], x107, x124);
        let (x127, x128) = addc(x126, x108, 0);
        let (x129, x130) = mac(c[4], c[4], x109, x128);
        let (x131, x132) = addc(x130, x110, 0);
        let (x133, x134) = mac(c[5], c[5], x111, x132);
        let (x135, _) = addc(x134, x112, 0);
        let (x136, x137) = subb(0xfffffffffcad57f2, x113, 0);
        let (x138, x139) = subb(0xffffffffffffffff, x115, x137);
        let (x140, x141) = subb(0xffffffffffffffff, x117, x139);
        let (x142, x143) = subb(0xffffffffffffffff, x119, x141);
        let (x144, x145) = subb(0xffffffffffffffff, x121, x143);
        let (x146, x147) = subb(0xffffffffffffffff, x123, x145);
        let (x148, x149) = subb(0xfffffffffffffffe, x125, x147);
        let (x150, x151) = subb(0xffffffffffffffff, x127, x149);
        let (x152, x153) = subb(0xffffffffffffffff, x129, x151);
        let (x154, x155) = subb(0xffffffffffffffff, x131, x153);
        let (x156, x157) = subb(0xffffffffffffffff, x133, x155);
        let (x158, _) = subb(0xffffffffffffffff, x135, x157);
        let (x159, x160) = addc(x0, x136, 0);
        let (x161, x162) = addc(x12, x138, x160);
        let (x163, x164) = addc(x24, x140, x162);
        let (x165, x166) = addc(x36, x142, x164);
        let (x167, x168) = addc(x48, x144, x166);
        let (x169, x170) = addc(x60, x146, x168);
        let (x171, x172) = addc(x62, x148, x170);
        let (x173, x174) = addc(x64, x150, x172);
        let (x175, x176) = addc(x66, x152, x174);
        let (x177, x178) = addc(x68, x154, x176);
        let (x179, x180) = addc(x70, x156, x178);
        let (x181, x182) = addc(x71, x158, x180);
        let (x183, x184) = mac(0x1d2b, x171, x159, 0);
        let (x185, x186) = mac(0x1d2b, x173, x161, x184);
        let (x187, x188) = mac(0x1d2b, x175, x163, x186);
        let (x189, x190) = mac(0x1d2b, x177, x165, x188);
        let (x191, x192) = mac(0x1d2b, x179, x167, x190);
        let (x193, x194) = mac(0x1d2b, x181, x169, x192);
        let (x195, _) = mac(0x1d2b, x182, x194, 0);
        let (x196, _) = mac(x195, 0x1d2b, 0, 0);
        let (x197, x198) = addc(x183, x196, 0);
        let (x199, x200) = addc(x185, x198, 0);
        let (x201, x202) = addc(x187, x200, 0);
        let (x203, x204) = addc(x189, x202, 0);
        let (x205, x206) = addc(x191, x204, 0);
        let (x207, x208) = addc(x193, x206, 0);
        let x209 = mask(x208);
        let x210 = x209 & 0x1d2b;
        let (x211, _) = addc(x197, x210, 0);
        Self([x211, x199, x201, x203, x205, x207])
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
        let (x12, _) = mac(x11, 0x1d2b, 0, 0);
        let (x13, x14) = addc(x0, x12, 0);
        let (x15, x16) = addc(x2, x14, 0);
        let (x17, x18) = addc(x4, x16, 0);
        let (x19, x20) = addc(x6, x18, 0);
        let (x21, x22) = addc(x8, x20, 0);
        let (x23, x24) = addc(x10, x22, 0);
        let x25 = mask(x24);
        let x26 = x25 & 0x1d2b;
        let (x27, _) = addc(x13, x26, 0);
        Self([x27, x15, x17, x19, x21, x23])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xffffffffffffe2d5;
        let (x3, x4) = addc(a[0], x2, 0);
        let (x5, x6) = addc(a[1], x1, x4);
        let (x7, x8) = addc(a[2], x1, x6);
        let (x9, x10) = addc(a[3], x1, x8);
        let (x11, x12) = addc(a[4], x1, x10);
        let (x13, x14) = addc(a[5], x1, x12);
        let x15 = (x5 << 63) | (x3 >> 1);
        let x16 = (x7 << 63) | (x5 >> 1);
        let x17 = (x9 << 63) | (x7 >> 1);
        let x18 = (x11 << 63) | (x9 >> 1);
        let x19 = (x13 << 63) | (x11 >> 1);
        let x20 = (x14 << 63) | (x13 >> 1);
        Self([x15, x16, x17, x18, x19, x20])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, x1) = subb(a[0], 0xffffffffffffe2d5, 0);
        let (x2, x3) = subb(a[1], 0xffffffffffffffff, x1);
        let (x4, x5) = subb(a[2], 0xffffffffffffffff, x3);
        let (x6, x7) = subb(a[3], 0xffffffffffffffff, x5);
        let (x8, x9) = subb(a[4], 0xffffffffffffffff, x7);
        let (x10, x11) = subb(a[5], 0xffffffffffffffff, x9);
        let x12 = mask(x11);
        let x13 = x0 ^ (x12 & (a[0] ^ x0));
        let x14 = x2 ^ (x12 & (a[1] ^ x2));
        let x15 = x4 ^ (x12 & (a[2] ^ x4));
        let x16 = x6 ^ (x12 & (a[3] ^ x6));
        let x17 = x8 ^ (x12 & (a[4] ^ x8));
        let x18 = x10 ^ (x12 & (a[5] ^ x10));
        [x13, x14, x15, x16, x17, x18]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        Self([a[0], a[1], a[2], a[3], a[4], a[5]])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffe2d5, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let x6 = mask(x5);
        let x7 = x6 & a[0];
        let x8 = x6 & a[1];
        let x9 = x6 & a[2];
        let x10 = x6 & a[3];
        let x11 = x6 & a[4];
        let x12 = x6 & a[5];
        let words = [x7, x8, x9, x10, x11, x12];
        (Self(words), x5)
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
        let (x12, x13) = mac(a[1], b[0], x2, 0);
        let (x14, x15) = mac(a[1], b[1], x4, x13);
        let (x16, x17) = mac(a[1], b[2], x6, x15);
        let (x18, x19) = mac(a[1], b[3], x8, x17);
        let (x20, x21) = mac(a[1], b[4], x10, x19);
        let (x22, x23) = mac(a[1], b[5], x11, x21);
        let (x24, x25) = mac(a[2], b[0], x14, 0);
        let (x26, x27) = mac(a[2], b[1], x16, x25);
        let (x28, x29) = mac(a[2], b[2], x18, x27);
        let (x30, x31) = mac(a[2], b[3], x20, x29);
        let (x32, x33) = mac(a[2], b[4], x22, x31);
        let (x34, x35) = mac(a[2], b[5], x23, x33);
        let (x36, x37) = mac(a[3], b[0], x26, 0);
        let (x38, x39) = mac(a[3], b[1], x28, x37);
        let (x40, x41) = mac(a[3], b[2], x30, x39);
        let (x42, x43) = mac(a[3], b[3], x32, x41);
        let (x44, x45) = mac(a[3], b[4], x34, x43);
        let (x46, x47) = mac(a[3], b[5], x35, x45);
        let (x48, x49) = mac(a[4], b[0], x38, 0);
        let (x50, x51) = mac(a[4], b[1], x40, x49);
        let (x52, x53) = mac(a[4], b[2], x42, x51);
        let (x54, x55) = mac(a[4], b[3], x44, x53);
        let (x56, x57) = mac(a[4], b[4], x46, x55);
        let (x58, x59) = mac(a[4], b[5], x47, x57);
        let (x60, x61) = mac(a[5], b[0], x50, 0);
        let (x62, x63) = mac(a[5], b[1], x52, x61);
        let (x64, x65) = mac(a[5], b[2], x54, x63);
        let (x66, x67) = mac(a[5], b[3], x56, x65);
        let (x68, x69) = mac(a[5], b[4], x58, x67);
        let (x70, x71) = mac(a[5], b[5], x59, x69);
        let (x72, x73) = mac(0x1d2b, x62, x0, 0);
        let (x74, x75) = mac(0x1d2b, x64, x12, x73);
        let (x76, x77) = mac(0x1d2b, x66, x24, x75);
        let (x78, x79) = mac(0x1d2b, x68, x36, x77);
        let (x80, x81) = mac(0x1d2b, x70, x48, x79);
        let (x82, x83) = mac(0x1d2b, x71, x60, x81);
        let (x84, _) = mac(x83, 0x1d2b, 0, 0);
        let (x85, x86) = addc(x72, x84, 0);
        let (x87, x88) = addc(x74, x86, 0);
        let (x89, x90) = addc(x76, x88, 0);
        let (x91, x92) = addc(x78, x90, 0);
        let (x93, x94) = addc(x80, x92, 0);
        let (x95, x96) = addc(x82, x94, 0);
        let x97 = mask(x96);
        let x98 = x97 & 0x1d2b;
        let (x99, _) = addc(x85, x98, 0);
        Self([x99, x87, x89, x91, x93, x95])
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
        let x12 = mask(x11);
        let x13 = x12 & 0x1d2b;
        let (x14, x15) = addc(x0, x13, 0);
        let (x16, x17) = addc(x2, x15, 0);
        let (x18, x19) = addc(x4, x17, 0);
        let (x20, x21) = addc(x6, x19, 0);
        let (x22, x23) = addc(x8, x21, 0);
        let (x24, x25) = addc(x10, x23, 0);
        let x26 = mask(x25);
        let x27 = x26 & 0x1d2b;
        let (x28, _) = addc(x14, x27, 0);
        Self([x28, x16, x18, x20, x22, x24])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffffffffc5aa, b[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, b[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, _) = subb(1, x11, 0);
        let (x13, x14) = addc(a[0], x0, 0);
        let (x15, x16) = addc(a[1], x2, x14);
        let (x17, x18) = addc(a[2], x4, x16);
        let (x19, x20) = addc(a[3], x6, x18);
        let (x21, x22) = addc(a[4], x8, x20);
        let (x23, x24) = addc(a[5], x10, x22);
        let (x25, _) = addc(x12, x24, 0);
        let (x26, _) = mac(x25, 0x1d2b, 0, 0);
        let (x27, x28) = addc(x13, x26, 0);
        let (x29, x30) = addc(x15, x28, 0);
        let (x31, x32) = addc(x17, x30, 0);
        let (x33, x34) = addc(x19, x32, 0);
        let (x35, x36) = addc(x21, x34, 0);
        let (x37, x38) = addc(x23, x36, 0);
        let x39 = mask(x38);
        let x40 = x39 & 0x1d2b;
        let (x41, _) = addc(x27, x40, 0);
        Self([x41, x29, x31, x33, x35, x37])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffffffffc5aa, a[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, _) = subb(1, x11, 0);
        let x13 = mask(x12);
        let x14 = x13 & 0x1d2b;
        let (x15, x16) = addc(x0, x14, 0);
        let (x17, x18) = addc(x2, x16, 0);
        let (x19, x20) = addc(x4, x18, 0);
        let (x21, x22) = addc(x6, x20, 0);
        let (x23, x24) = addc(x8, x22, 0);
        let (x25, _) = addc(x10, x24, 0);
        Self([x15, x17, x19, x21, x23, x25])
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
            0x89e417b982fff78b,
            0x806db59a73436fde,
            0x3509a2445cd7711a,
            0x7afa34baa4a1f55f,
            0x1784d9e90793a977,
            0x4a39aa7ec86ce2f6,
        ]);
        // Times 2^-360.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin).
    /// 380 squarings, 13 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let d = a + a;
        let y5 = d.square_times_mul(2, &d);
        let x4 = y5.square_times_mul(1, &y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x80 = x64.square_times_mul(16, &x16);
        let x81 = x80.square_times_mul(1, &d);
        let x145 = x81.square_times_mul(64, &x64);
        let x290 = x145.square_times_mul(145, &x145);
        let x371 = x290.square_times_mul(81, &x81);
        let t = x371.square_times_mul(6, &y5);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times(1);
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
    /// 382 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y5 = a.square_times_mul(2, &a);
        let x4 = y5.square_times_mul(1, &y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x80 = x64.square_times_mul(16, &x16);
        let x81 = x80.square_times_mul(1, &a);
        let x145 = x81.square_times_mul(64, &x64);
        let x290 = x145.square_times_mul(145, &x145);
        let x371 = x290.square_times_mul(81, &x81);
        let t = x371.square_times_mul(6, &y5);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(2, &a);
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

/// By divsteps (Bernstein, Yang 2019): 886 divsteps in batches of 60, on numbers of 7 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 360; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 7;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 886;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 6;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-7467, 0, 0, 0, 0, 0, 16777216];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0xc9021761be8467d;

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
            d[3] = x as Digit & MASK;
            e[3] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[5], self.v, e[5]);
            y = (y >> DIGIT_BITS) + products(self.q, d[5], self.r, e[5]);
            d[4] = x as Digit & MASK;
            e[4] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[6], self.v, e[6]);
            y = (y >> DIGIT_BITS) + products(self.q, d[6], self.r, e[6]);
            x += i * Wide::from(P[6]);
            y += j * Wide::from(P[6]);
            d[5] = x as Digit & MASK;
            e[5] = y as Digit & MASK;
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
    pub(super) fn invert(a: [u64; 6]) -> [u64; 6] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            ((a[3] >> 48) | (a[4] << 16)) as Digit & MASK,
            ((a[4] >> 44) | (a[5] << 20)) as Digit & MASK,
            (a[5] >> 40) as Digit & MASK,
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
            ((d[4] >> 16) | (d[5] << 44)) as u64,
            ((d[5] >> 20) | (d[6] << 40)) as u64,
        ]
    }
}

impl modforge_fields::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xd5, 0xe2, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 384;
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
    const BASE: Self = Self([0x1d2b, 0, 0, 0, 0, 0]);

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
        0x12895f8ea0d13e2c,
        0x75977ad89a1cfadc,
        0x90afc39f910d3c84,
        0xda6693d3b4bb1e88,
        0x63448952487231cb,
        0x2676e34c0d4a19d2,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xed76a0715f2ea4a9,
        0x8a68852765e30523,
        0x6f503c606ef2c37b,
        0x25996c2c4b44e177,
        0x9cbb76adb78dce34,
        0xd9891cb3f2b5e62d,
    ]);
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
