// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0x400000000000000000000000000000000000000000000000000000000000000028a3ce52209e2bd4952882d5574165192c46c0d0311fea6bf9fece70ee63b59f. Generated, do not edit:
//! ```text
//! modforge field 0x400000000000000000000000000000000000000000000000000000000000000028a3ce52209e2bd4952882d5574165192c46c0d0311fea6bf9fece70ee63b59f --name n512c875 --prefix fe_n512c875 --trait modforge_fields::Field
//! ```
//!
//! p = 0x400000000000000000000000000000000000000000000000000000000000000028a3ce52209e2bd4952882d5574165192c46c0d0311fea6bf9fece70ee63b59f
//! Element: 8 words of 64 bits, least significant first, 2^512 times the number modulo p, below p.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^1020 + 2^957
//! h1 = v1 div 2^512 < 2^508 + 2^445
//! l1 = v1 mod 2^512 < 2^512
//! t1 = (l1 + q·p) / 2^64 < 2^510 + 2^448
//! t2 = (t1 + q·p) / 2^64 < 2^510 + 2^447
//! t3 = (t2 + q·p) / 2^64 < 2^510 + 2^447
//! t4 = (t3 + q·p) / 2^64 < 2^510 + 2^447
//! t5 = (t4 + q·p) / 2^64 < 2^510 + 2^447
//! t6 = (t5 + q·p) / 2^64 < 2^510 + 2^447
//! t7 = (t6 + q·p) / 2^64 < 2^510 + 2^447
//! t8 = (t7 + q·p) / 2^64 < 2^510 + 2^447
//! s1 = t8 + h1 < 2^511
//! r1 = s1 - p if that is not negative, else s1 < 2^510 + 2^447
//! ```
//! Operations:
//! ```text
//! mul: 112 multiplications, 224 additions, 9 logic
//! square: 84 multiplications, 175 additions, 14 shifts, 9 logic
//! add: 16 additions, 9 logic
//! sub: 24 additions, 9 logic
//! neg: 16 additions, 9 logic
//! sum_of_products: 176 multiplications, 352 additions, 9 logic
//! difference_of_products: 176 multiplications, 368 additions, 9 logic
//! product_minus_square: 148 multiplications, 319 additions, 14 shifts, 9 logic
//! mul_small: 14 multiplications, 26 additions, 2 shifts, 9 logic
//! half: 8 additions, 8 shifts, 7 logic
//! canonical: 48 multiplications, 96 additions
//! decode: 112 multiplications, 232 additions, 18 logic
//! reduce: 112 multiplications, 224 additions, 9 logic
//! invert: 1178 divsteps in batches of 60
//! sqrt: 512 squarings, 55 multiplications
//! legendre: 513 squarings, 56 multiplications
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

/// The modulus p = 0x400000000000000000000000000000000000000000000000000000000000000028a3ce52209e2bd4952882d5574165192c46c0d0311fea6bf9fece70ee63b59f.
pub const MODULUS: [u64; PLAIN] = [
    0xf9fece70ee63b59f,
    0x2c46c0d0311fea6b,
    0x952882d557416519,
    0x28a3ce52209e2bd4,
    0,
    0,
    0,
    0x4000000000000000,
];

/// A number modulo p: 8 words of 64 bits, least significant first, 2^512 times the number modulo p, below p.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([
        0x120394ad34d4df23,
        0x7b2bbd8f6ca040bc,
        0x4086777ffa3bd0b4,
        0x861495099e257c82,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0x3fffffffffffffff,
    ]);

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
        let (x70, x71) = mac(a[0], a[0], 0, 0);
        let (x72, x73) = addc(x71, x56, 0);
        let (x74, x75) = mac(a[1], a[1], x57, x73);
        let (x76, x77) = addc(x75, x58, 0);
        let (x78, x79) = mac(a[2], a[2], x59, x77);
        let (x80, x81) = addc(x79, x60, 0);
        let (x82, x83) = mac(a[3], a[3], x61, x81);
        let (x84, x85) = addc(x83, x62, 0);
        let (x86, x87) = mac(a[4], a[4], x63, x85);
        let (x88, x89) = addc(x87, x64, 0);
        let (x90, x91) = mac(a[5], a[5], x65, x89);
        let (x92, x93) = addc(x91, x66, 0);
        let (x94, x95) = mac(a[6], a[6], x67, x93);
        let (x96, x97) = addc(x95, x68, 0);
        let (x98, x99) = mac(a[7], a[7], x69, x97);
        let (x100, _) = mac(x70, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x101) = mac(x100, 0xf9fece70ee63b59f, x70, 0);
        let (x102, x103) = mac(x100, 0x2c46c0d0311fea6b, x72, x101);
        let (x104, x105) = mac(x100, 0x952882d557416519, x74, x103);
        let (x106, x107) = mac(x100, 0x28a3ce52209e2bd4, x76, x105);
        let (x108, x109) = addc(x78, x107, 0);
        let (x110, x111) = addc(x80, x109, 0);
        let (x112, x113) = addc(x82, x111, 0);
        let (x114, x115) = mac(x100, 0x4000000000000000, x84, x113);
        let (x116, _) = mac(x102, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x117) = mac(x116, 0xf9fece70ee63b59f, x102, 0);
        let (x118, x119) = mac(x116, 0x2c46c0d0311fea6b, x104, x117);
        let (x120, x121) = mac(x116, 0x952882d557416519, x106, x119);
        let (x122, x123) = mac(x116, 0x28a3ce52209e2bd4, x108, x121);
        let (x124, x125) = addc(x110, x123, 0);
        let (x126, x127) = addc(x112, x125, 0);
        let (x128, x129) = addc(x114, x127, 0);
        let (x130, x131) = mac(x116, 0x4000000000000000, x115, x129);
        let (x132, _) = mac(x118, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x133) = mac(x132, 0xf9fece70ee63b59f, x118, 0);
        let (x134, x135) = mac(x132, 0x2c46c0d0311fea6b, x120, x133);
        let (x136, x137) = mac(x132, 0x952882d557416519, x122, x135);
        let (x138, x139) = mac(x132, 0x28a3ce52209e2bd4, x124, x137);
        let (x140, x141) = addc(x126, x139, 0);
        let (x142, x143) = addc(x128, x141, 0);
        let (x144, x145) = addc(x130, x143, 0);
        let (x146, x147) = mac(x132, 0x4000000000000000, x131, x145);
        let (x148, _) = mac(x134, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x149) = mac(x148, 0xf9fece70ee63b59f, x134, 0);
        let (x150, x151) = mac(x148, 0x2c46c0d0311fea6b, x136, x149);
        let (x152, x153) = mac(x148, 0x952882d557416519, x138, x151);
        let (x154, x155) = mac(x148, 0x28a3ce52209e2bd4, x140, x153);
        let (x156, x157) = addc(x142, x155, 0);
        let (x158, x159) = addc(x144, x157, 0);
        let (x160, x161) = addc(x146, x159, 0);
        let (x162, x163) = mac(x148, 0x4000000000000000, x147, x161);
        let (x164, _) = mac(x150, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x165) = mac(x164, 0xf9fece70ee63b59f, x150, 0);
        let (x166, x167) = mac(x164, 0x2c46c0d0311fea6b, x152, x165);
        let (x168, x169) = mac(x164, 0x952882d557416519, x154, x167);
        let (x170, x171) = mac(x164, 0x28a3ce52209e2bd4, x156, x169);
        let (x172, x173) = addc(x158, x171, 0);
        let (x174, x175) = addc(x160, x173, 0);
        let (x176, x177) = addc(x162, x175, 0);
        let (x178, x179) = mac(x164, 0x4000000000000000, x163, x177);
        let (x180, _) = mac(x166, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x181) = mac(x180, 0xf9fece70ee63b59f, x166, 0);
        let (x182, x183) = mac(x180, 0x2c46c0d0311fea6b, x168, x181);
        let (x184, x185) = mac(x180, 0x952882d557416519, x170, x183);
        let (x186, x187) = mac(x180, 0x28a3ce52209e2bd4, x172, x185);
        let (x188, x189) = addc(x174, x187, 0);
        let (x190, x191) = addc(x176, x189, 0);
        let (x192, x193) = addc(x178, x191, 0);
        let (x194, x195) = mac(x180, 0x4000000000000000, x179, x193);
        let (x196, _) = mac(x182, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x197) = mac(x196, 0xf9fece70ee63b59f, x182, 0);
        let (x198, x199) = mac(x196, 0x2c46c0d0311fea6b, x184, x197);
        let (x200, x201) = mac(x196, 0x952882d557416519, x186, x199);
        let (x202, x203) = mac(x196, 0x28a3ce52209e2bd4, x188, x201);
        let (x204, x205) = addc(x190, x203, 0);
        let (x206, x207) = addc(x192, x205, 0);
        let (x208, x209) = addc(x194, x207, 0);
        let (x210, x211) = mac(x196, 0x4000000000000000, x195, x209);
        let (x212, _) = mac(x198, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x213) = mac(x212, 0xf9fece70ee63b59f, x198, 0);
        let (x214, x215) = mac(x212, 0x2c46c0d0311fea6b, x200, x213);
        let (x216, x217) = mac(x212, 0x952882d557416519, x202, x215);
        let (x218, x219) = mac(x212, 0x28a3ce52209e2bd4, x204, x217);
        let (x220, x221) = addc(x206, x219, 0);
        let (x222, x223) = addc(x208, x221, 0);
        let (x224, x225) = addc(x210, x223, 0);
        let (x226, x227) = mac(x212, 0x4000000000000000, x211, x225);
        let (x228, x229) = addc(x214, x86, 0);
        let (x230, x231) = addc(x216, x88, x229);
        let (x232, x233) = addc(x218, x90, x231);
        let (x234, x235) = addc(x220, x92, x233);
        let (x236, x237) = addc(x222, x94, x235);
        let (x238, x239) = addc(x224, x96, x237);
        let (x240, x241) = addc(x226, x98, x239);
        let (x242, _) = addc(x227, x99, x241);
        let (x243, x244) = subb(x228, 0xf9fece70ee63b59f, 0);
        let (x245, x246) = subb(x230, 0x2c46c0d0311fea6b, x244);
        let (x247, x248) = subb(x232, 0x952882d557416519, x246);
        let (x249, x250) = subb(x234, 0x28a3ce52209e2bd4, x248);
        let (x251, x252) = subb(x236, x250, 0);
        let (x253, x254) = subb(x238, x252, 0);
        let (x255, x256) = subb(x240, x254, 0);
        let (x257, x258) = subb(x242, 0x4000000000000000, x256);
        let x259 = mask(x258);
        let x260 = x243 ^ (x259 & (x228 ^ x243));
        let x261 = x245 ^ (x259 & (x230 ^ x245));
        let x262 = x247 ^ (x259 & (x232 ^ x247));
        let x263 = x249 ^ (x259 & (x234 ^ x249));
        let x264 = x251 ^ (x259 & (x236 ^ x251));
        let x265 = x253 ^ (x259 & (x238 ^ x253));
        let x266 = x255 ^ (x259 & (x240 ^ x255));
        let x267 = x257 ^ (x259 & (x242 ^ x257));
        Self([x260, x261, x262, x263, x264, x265, x266, x267])
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
        let (x128, x129) = mac(c[0], d[0], 0, 0);
        let (x130, x131) = mac(c[0], d[1], x129, 0);
        let (x132, x133) = mac(c[0], d[2], x131, 0);
        let (x134, x135) = mac(c[0], d[3], x133, 0);
        let (x136, x137) = mac(c[0], d[4], x135, 0);
        let (x138, x139) = mac(c[0], d[5], x137, 0);
        let (x140, x141) = mac(c[0], d[6], x139, 0);
        let (x142, x143) = mac(c[0], d[7], x141, 0);
        let (x144, x145) = mac(c[1], d[0], x130, 0);
        let (x146, x147) = mac(c[1], d[1], x132, x145);
        let (x148, x149) = mac(c[1], d[2], x134, x147);
        let (x150, x151) = mac(c[1], d[3], x136, x149);
        let (x152, x153) = mac(c[1], d[4], x138, x151);
        let (x154, x155) = mac(c[1], d[5], x140, x153);
        let (x156, x157) = mac(c[1], d[6], x142, x155);
        let (x158, x159) = mac(c[1], d[7], x143, x157);
        let (x160, x161) = mac(c[2], d[0], x146, 0);
        let (x162, x163) = mac(c[2], d[1], x148, x161);
        let (x164, x165) = mac(c[2], d[2], x150, x163);
        let (x166, x167) = mac(c[2], d[3], x152, x165);
        let (x168, x169) = mac(c[2], d[4], x154, x167);
        let (x170, x171) = mac(c[2], d[5], x156, x169);
        let (x172, x173) = mac(c[2], d[6], x158, x171);
        let (x174, x175) = mac(c[2], d[7], x159, x173);
        let (x176, x177) = mac(c[3], d[0], x162, 0);
        let (x178, x179) = mac(c[3], d[1], x164, x177);
        let (x180, x181) = mac(c[3], d[2], x166, x179);
        let (x182, x183) = mac(c[3], d[3], x168, x181);
        let (x184, x185) = mac(c[3], d[4], x170, x183);
        let (x186, x187) = mac(c[3], d[5], x172, x185);
        let (x188, x189) = mac(c[3], d[6], x174, x187);
        let (x190, x191) = mac(c[3], d[7], x175, x189);
        let (x192, x193) = mac(c[4], d[0], x178, 0);
        let (x194, x195) = mac(c[4], d[1], x180, x193);
        let (x196, x197) = mac(c[4], d[2], x182, x195);
        let (x198, x199) = mac(c[4], d[3], x184, x197);
        let (x200, x201) = mac(c[4], d[4], x186, x199);
        let (x202, x203) = mac(c[4], d[5], x188, x201);
        let (x204, x205) = mac(c[4], d[6], x190, x203);
        let (x206, x207) = mac(c[4], d[7], x191, x205);
        let (x208, x209) = mac(c[5], d[0], x194, 0);
        let (x210, x211) = mac(c[5], d[1], x196, x209);
        let (x212, x213) = mac(c[5], d[2], x198, x211);
        let (x214, x215) = mac(c[5], d[3], x200, x213);
        let (x216, x217) = mac(c[5], d[4], x202, x215);
        let (x218, x219) = mac(c[5], d[5], x204, x217);
        let (x220, x221) = mac(c[5], d[6], x206, x219);
        let (x222, x223) = mac(c[5], d[7], x207, x221);
        let (x224, x225) = mac(c[6], d[0], x210, 0);
        let (x226, x227) = mac(c[6], d[1], x212, x225);
        let (x228, x229) = mac(c[6], d[2], x214, x227);
        let (x230, x231) = mac(c[6], d[3], x216, x229);
        let (x232, x233) = mac(c[6], d[4], x218, x231);
        let (x234, x235) = mac(c[6], d[5], x220, x233);
        let (x236, x237) = mac(c[6], d[6], x222, x235);
        let (x238, x239) = mac(c[6], d[7], x223, x237);
        let (x240, x241) = mac(c[7], d[0], x226, 0);
        let (x242, x243) = mac(c[7], d[1], x228, x241);
        let (x244, x245) = mac(c[7], d[2], x230, x243);
        let (x246, x247) = mac(c[7], d[3], x232, x245);
        let (x248, x249) = mac(c[7], d[4], x234, x247);
        let (x250, x251) = mac(c[7], d[5], x236, x249);
        let (x252, x253) = mac(c[7], d[6], x238, x251);
        let (x254, x255) = mac(c[7], d[7], x239, x253);
        let (x256, x257) = addc(x0, x128, 0);
        let (x258, x259) = addc(x16, x144, x257);
        let (x260, x261) = addc(x32, x160, x259);
        let (x262, x263) = addc(x48, x176, x261);
        let (x264, x265) = addc(x64, x192, x263);
        let (x266, x267) = addc(x80, x208, x265);
        let (x268, x269) = addc(x96, x224, x267);
        let (x270, x271) = addc(x112, x240, x269);
        let (x272, x273) = addc(x114, x242, x271);
        let (x274, x275) = addc(x116, x244, x273);
        let (x276, x277) = addc(x118, x246, x275);
        let (x278, x279) = addc(x120, x248, x277);
        let (x280, x281) = addc(x122, x250, x279);
        let (x282, x283) = addc(x124, x252, x281);
        let (x284, x285) = addc(x126, x254, x283);
        let (x286, _) = addc(x127, x255, x285);
        let (x287, _) = mac(x256, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x288) = mac(x287, 0xf9fece70ee63b59f, x256, 0);
        let (x289, x290) = mac(x287, 0x2c46c0d0311fea6b, x258, x288);
        let (x291, x292) = mac(x287, 0x952882d557416519, x260, x290);
        let (x293, x294) = mac(x287, 0x28a3ce52209e2bd4, x262, x292);
        let (x295, x296) = addc(x264, x294, 0);
        let (x297, x298) = addc(x266, x296, 0);
        let (x299, x300) = addc(x268, x298, 0);
        let (x301, x302) = mac(x287, 0x4000000000000000, x270, x300);
        let (x303, _) = mac(x289, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x304) = mac(x303, 0xf9fece70ee63b59f, x289, 0);
        let (x305, x306) = mac(x303, 0x2c46c0d0311fea6b, x291, x304);
        let (x307, x308) = mac(x303, 0x952882d557416519, x293, x306);
        let (x309, x310) = mac(x303, 0x28a3ce52209e2bd4, x295, x308);
        let (x311, x312) = addc(x297, x310, 0);
        let (x313, x314) = addc(x299, x312, 0);
        let (x315, x316) = addc(x301, x314, 0);
        let (x317, x318) = mac(x303, 0x4000000000000000, x302, x316);
        let (x319, _) = mac(x305, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x320) = mac(x319, 0xf9fece70ee63b59f, x305, 0);
        let (x321, x322) = mac(x319, 0x2c46c0d0311fea6b, x307, x320);
        let (x323, x324) = mac(x319, 0x952882d557416519, x309, x322);
        let (x325, x326) = mac(x319, 0x28a3ce52209e2bd4, x311, x324);
        let (x327, x328) = addc(x313, x326, 0);
        let (x329, x330) = addc(x315, x328, 0);
        let (x331, x332) = addc(x317, x330, 0);
        let (x333, x334) = mac(x319, 0x4000000000000000, x318, x332);
        let (x335, _) = mac(x321, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x336) = mac(x335, 0xf9fece70ee63b59f, x321, 0);
        let (x337, x338) = mac(x335, 0x2c46c0d0311fea6b, x323, x336);
        let (x339, x340) = mac(x335, 0x952882d557416519, x325, x338);
        let (x341, x342) = mac(x335, 0x28a3ce52209e2bd4, x327, x340);
        let (x343, x344) = addc(x329, x342, 0);
        let (x345, x346) = addc(x331, x344, 0);
        let (x347, x348) = addc(x333, x346, 0);
        let (x349, x350) = mac(x335, 0x4000000000000000, x334, x348);
        let (x351, _) = mac(x337, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x352) = mac(x351, 0xf9fece70ee63b59f, x337, 0);
        let (x353, x354) = mac(x351, 0x2c46c0d0311fea6b, x339, x352);
        let (x355, x356) = mac(x351, 0x952882d557416519, x341, x354);
        let (x357, x358) = mac(x351, 0x28a3ce52209e2bd4, x343, x356);
        let (x359, x360) = addc(x345, x358, 0);
        let (x361, x362) = addc(x347, x360, 0);
        let (x363, x364) = addc(x349, x362, 0);
        let (x365, x366) = mac(x351, 0x4000000000000000, x350, x364);
        let (x367, _) = mac(x353, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x368) = mac(x367, 0xf9fece70ee63b59f, x353, 0);
        let (x369, x370) = mac(x367, 0x2c46c0d0311fea6b, x355, x368);
        let (x371, x372) = mac(x367, 0x952882d557416519, x357, x370);
        let (x373, x374) = mac(x367, 0x28a3ce52209e2bd4, x359, x372);
        let (x375, x376) = addc(x361, x374, 0);
        let (x377, x378) = addc(x363, x376, 0);
        let (x379, x380) = addc(x365, x378, 0);
        let (x381, x382) = mac(x367, 0x4000000000000000, x366, x380);
        let (x383, _) = mac(x369, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x384) = mac(x383, 0xf9fece70ee63b59f, x369, 0);
        let (x385, x386) = mac(x383, 0x2c46c0d0311fea6b, x371, x384);
        let (x387, x388) = mac(x383, 0x952882d557416519, x373, x386);
        let (x389, x390) = mac(x383, 0x28a3ce52209e2bd4, x375, x388);
        let (x391, x392) = addc(x377, x390, 0);
        let (x393, x394) = addc(x379, x392, 0);
        let (x395, x396) = addc(x381, x394, 0);
        let (x397, x398) = mac(x383, 0x4000000000000000, x382, x396);
        let (x399, _) = mac(x385, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x400) = mac(x399, 0xf9fece70ee63b59f, x385, 0);
        let (x401, x402) = mac(x399, 0x2c46c0d0311fea6b, x387, x400);
        let (x403, x404) = mac(x399, 0x952882d557416519, x389, x402);
        let (x405, x406) = mac(x399, 0x28a3ce52209e2bd4, x391, x404);
        let (x407, x408) = addc(x393, x406, 0);
        let (x409, x410) = addc(x395, x408, 0);
        let (x411, x412) = addc(x397, x410, 0);
        let (x413, x414) = mac(x399, 0x4000000000000000, x398, x412);
        let (x415, x416) = addc(x401, x272, 0);
        let (x417, x418) = addc(x403, x274, x416);
        let (x419, x420) = addc(x405, x276, x418);
        let (x421, x422) = addc(x407, x278, x420);
        let (x423, x424) = addc(x409, x280, x422);
        let (x425, x426) = addc(x411, x282, x424);
        let (x427, x428) = addc(x413, x284, x426);
        let (x429, _) = addc(x414, x286, x428);
        let (x430, x431) = subb(x415, 0xf9fece70ee63b59f, 0);
        let (x432, x433) = subb(x417, 0x2c46c0d0311fea6b, x431);
        let (x434, x435) = subb(x419, 0x952882d557416519, x433);
        let (x436, x437) = subb(x421, 0x28a3ce52209e2bd4, x435);
        let (x438, x439) = subb(x423, x437, 0);
        let (x440, x441) = subb(x425, x439, 0);
        let (x442, x443) = subb(x427, x441, 0);
        let (x444, x445) = subb(x429, 0x4000000000000000, x443);
        let x446 = mask(x445);
        let x447 = x430 ^ (x446 & (x415 ^ x430));
        let x448 = x432 ^ (x446 & (x417 ^ x432));
        let x449 = x434 ^ (x446 & (x419 ^ x434));
        let x450 = x436 ^ (x446 & (x421 ^ x436));
        let x451 = x438 ^ (x446 & (x423 ^ x438));
        let x452 = x440 ^ (x446 & (x425 ^ x440));
        let x453 = x442 ^ (x446 & (x427 ^ x442));
        let x454 = x444 ^ (x446 & (x429 ^ x444));
        Self([x447, x448, x449, x450, x451, x452, x453, x454])
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
        let (x128, x129) = mac(c[0], d[0], 0, 0);
        let (x130, x131) = mac(c[0], d[1], x129, 0);
        let (x132, x133) = mac(c[0], d[2], x131, 0);
        let (x134, x135) = mac(c[0], d[3], x133, 0);
        let (x136, x137) = mac(c[0], d[4], x135, 0);
        let (x138, x139) = mac(c[0], d[5], x137, 0);
        let (x140, x141) = mac(c[0], d[6], x139, 0);
        let (x142, x143) = mac(c[0], d[7], x141, 0);
        let (x144, x145) = mac(c[1], d[0], x130, 0);
        let (x146, x147) = mac(c[1], d[1], x132, x145);
        let (x148, x149) = mac(c[1], d[2], x134, x147);
        let (x150, x151) = mac(c[1], d[3], x136, x149);
        let (x152, x153) = mac(c[1], d[4], x138, x151);
        let (x154, x155) = mac(c[1], d[5], x140, x153);
        let (x156, x157) = mac(c[1], d[6], x142, x155);
        let (x158, x159) = mac(c[1], d[7], x143, x157);
        let (x160, x161) = mac(c[2], d[0], x146, 0);
        let (x162, x163) = mac(c[2], d[1], x148, x161);
        let (x164, x165) = mac(c[2], d[2], x150, x163);
        let (x166, x167) = mac(c[2], d[3], x152, x165);
        let (x168, x169) = mac(c[2], d[4], x154, x167);
        let (x170, x171) = mac(c[2], d[5], x156, x169);
        let (x172, x173) = mac(c[2], d[6], x158, x171);
        let (x174, x175) = mac(c[2], d[7], x159, x173);
        let (x176, x177) = mac(c[3], d[0], x162, 0);
        let (x178, x179) = mac(c[3], d[1], x164, x177);
        let (x180, x181) = mac(c[3], d[2], x166, x179);
        let (x182, x183) = mac(c[3], d[3], x168, x181);
        let (x184, x185) = mac(c[3], d[4], x170, x183);
        let (x186, x187) = mac(c[3], d[5], x172, x185);
        let (x188, x189) = mac(c[3], d[6], x174, x187);
        let (x190, x191) = mac(c[3], d[7], x175, x189);
        let (x192, x193) = mac(c[4], d[0], x178, 0);
        let (x194, x195) = mac(c[4], d[1], x180, x193);
        let (x196, x197) = mac(c[4], d[2], x182, x195);
        let (x198, x199) = mac(c[4], d[3], x184, x197);
        let (x200, x201) = mac(c[4], d[4], x186, x199);
        let (x202, x203) = mac(c[4], d[5], x188, x201);
        let (x204, x205) = mac(c[4], d[6], x190, x203);
        let (x206, x207) = mac(c[4], d[7], x191, x205);
        let (x208, x209) = mac(c[5], d[0], x194, 0);
        let (x210, x211) = mac(c[5], d[1], x196, x209);
        let (x212, x213) = mac(c[5], d[2], x198, x211);
        let (x214, x215) = mac(c[5], d[3], x200, x213);
        let (x216, x217) = mac(c[5], d[4], x202, x215);
        let (x218, x219) = mac(c[5], d[5], x204, x217);
        let (x220, x221) = mac(c[5], d[6], x206, x219);
        let (x222, x223) = mac(c[5], d[7], x207, x221);
        let (x224, x225) = mac(c[6], d[0], x210, 0);
        let (x226, x227) = mac(c[6], d[1], x212, x225);
        let (x228, x229) = mac(c[6], d[2], x214, x227);
        let (x230, x231) = mac(c[6], d[3], x216, x229);
        let (x232, x233) = mac(c[6], d[4], x218, x231);
        let (x234, x235) = mac(c[6], d[5], x220, x233);
        let (x236, x237) = mac(c[6], d[6], x222, x235);
        let (x238, x239) = mac(c[6], d[7], x223, x237);
        let (x240, x241) = mac(c[7], d[0], x226, 0);
        let (x242, x243) = mac(c[7], d[1], x228, x241);
        let (x244, x245) = mac(c[7], d[2], x230, x243);
        let (x246, x247) = mac(c[7], d[3], x232, x245);
        let (x248, x249) = mac(c[7], d[4], x234, x247);
        let (x250, x251) = mac(c[7], d[5], x236, x249);
        let (x252, x253) = mac(c[7], d[6], x238, x251);
        let (x254, x255) = mac(c[7], d[7], x239, x253);
        let (x256, x257) = subb(0xa90d8d38af708322, x128, 0);
        let (x258, x259) = subb(0xbc477aa837138b23, x144, x257);
        let (x260, x261) = subb(0xc0dbe67a5036b551, x160, x259);
        let (x262, x263) = subb(0xbf0ef177b232c139, x176, x261);
        let (x264, x265) = subb(0xe13758a899c9ce46, x192, x263);
        let (x266, x267) = subb(0x939a5f19e3a01cf7, x208, x265);
        let (x268, x269) = subb(0xb758bb654ea80f51, x224, x267);
        let (x270, x271) = subb(0x4673994a0d0f3df5, x240, x269);
        let (x272, x273) = subb(0xfcff67387731dacf, x242, x271);
        let (x274, x275) = subb(0x96236068188ff535, x244, x273);
        let (x276, x277) = subb(0x4a94416aaba0b28c, x246, x275);
        let (x278, x279) = subb(0x1451e729104f15ea, x248, x277);
        let (x280, x281) = subb(0, x250, x279);
        let (x282, x283) = subb(0, x252, x281);
        let (x284, x285) = subb(0, x254, x283);
        let (x286, _) = subb(0x1000000000000000, x255, x285);
        let (x287, x288) = addc(x0, x256, 0);
        let (x289, x290) = addc(x16, x258, x288);
        let (x291, x292) = addc(x32, x260, x290);
        let (x293, x294) = addc(x48, x262, x292);
        let (x295, x296) = addc(x64, x264, x294);
        let (x297, x298) = addc(x80, x266, x296);
        let (x299, x300) = addc(x96, x268, x298);
        let (x301, x302) = addc(x112, x270, x300);
        let (x303, x304) = addc(x114, x272, x302);
        let (x305, x306) = addc(x116, x274, x304);
        let (x307, x308) = addc(x118, x276, x306);
        let (x309, x310) = addc(x120, x278, x308);
        let (x311, x312) = addc(x122, x280, x310);
        let (x313, x314) = addc(x124, x282, x312);
        let (x315, x316) = addc(x126, x284, x314);
        let (x317, _) = addc(x127, x286, x316);
        let (x318, _) = mac(x287, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x319) = mac(x318, 0xf9fece70ee63b59f, x287, 0);
        let (x320, x321) = mac(x318, 0x2c46c0d0311fea6b, x289, x319);
        let (x322, x323) = mac(x318, 0x952882d557416519, x291, x321);
        let (x324, x325) = mac(x318, 0x28a3ce52209e2bd4, x293, x323);
        let (x326, x327) = addc(x295, x325, 0);
        let (x328, x329) = addc(x297, x327, 0);
        let (x330, x331) = addc(x299, x329, 0);
        let (x332, x333) = mac(x318, 0x4000000000000000, x301, x331);
        let (x334, _) = mac(x320, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x335) = mac(x334, 0xf9fece70ee63b59f, x320, 0);
        let (x336, x337) = mac(x334, 0x2c46c0d0311fea6b, x322, x335);
        let (x338, x339) = mac(x334, 0x952882d557416519, x324, x337);
        let (x340, x341) = mac(x334, 0x28a3ce52209e2bd4, x326, x339);
        let (x342, x343) = addc(x328, x341, 0);
        let (x344, x345) = addc(x330, x343, 0);
        let (x346, x347) = addc(x332, x345, 0);
        let (x348, x349) = mac(x334, 0x4000000000000000, x333, x347);
        let (x350, _) = mac(x336, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x351) = mac(x350, 0xf9fece70ee63b59f, x336, 0);
        let (x352, x353) = mac(x350, 0x2c46c0d0311fea6b, x338, x351);
        let (x354, x355) = mac(x350, 0x952882d557416519, x340, x353);
        let (x356, x357) = mac(x350, 0x28a3ce52209e2bd4, x342, x355);
        let (x358, x359) = addc(x344, x357, 0);
        let (x360, x361) = addc(x346, x359, 0);
        let (x362, x363) = addc(x348, x361, 0);
        let (x364, x365) = mac(x350, 0x4000000000000000, x349, x363);
        let (x366, _) = mac(x352, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x367) = mac(x366, 0xf9fece70ee63b59f, x352, 0);
        let (x368, x369) = mac(x366, 0x2c46c0d0311fea6b, x354, x367);
        let (x370, x371) = mac(x366, 0x952882d557416519, x356, x369);
        let (x372, x373) = mac(x366, 0x28a3ce52209e2bd4, x358, x371);
        let (x374, x375) = addc(x360, x373, 0);
        let (x376, x377) = addc(x362, x375, 0);
        let (x378, x379) = addc(x364, x377, 0);
        let (x380, x381) = mac(x366, 0x4000000000000000, x365, x379);
        let (x382, _) = mac(x368, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x383) = mac(x382, 0xf9fece70ee63b59f, x368, 0);
        let (x384, x385) = mac(x382, 0x2c46c0d0311fea6b, x370, x383);
        let (x386, x387) = mac(x382, 0x952882d557416519, x372, x385);
        let (x388, x389) = mac(x382, 0x28a3ce52209e2bd4, x374, x387);
        let (x390, x391) = addc(x376, x389, 0);
        let (x392, x393) = addc(x378, x391, 0);
        let (x394, x395) = addc(x380, x393, 0);
        let (x396, x397) = mac(x382, 0x4000000000000000, x381, x395);
        let (x398, _) = mac(x384, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x399) = mac(x398, 0xf9fece70ee63b59f, x384, 0);
        let (x400, x401) = mac(x398, 0x2c46c0d0311fea6b, x386, x399);
        let (x402, x403) = mac(x398, 0x952882d557416519, x388, x401);
        let (x404, x405) = mac(x398, 0x28a3ce52209e2bd4, x390, x403);
        let (x406, x407) = addc(x392, x405, 0);
        let (x408, x409) = addc(x394, x407, 0);
        let (x410, x411) = addc(x396, x409, 0);
        let (x412, x413) = mac(x398, 0x4000000000000000, x397, x411);
        let (x414, _) = mac(x400, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x415) = mac(x414, 0xf9fece70ee63b59f, x400, 0);
        let (x416, x417) = mac(x414, 0x2c46c0d0311fea6b, x402, x415);
        let (x418, x419) = mac(x414, 0x952882d557416519, x404, x417);
        let (x420, x421) = mac(x414, 0x28a3ce52209e2bd4, x406, x419);
        let (x422, x423) = addc(x408, x421, 0);
        let (x424, x425) = addc(x410, x423, 0);
        let (x426, x427) = addc(x412, x425, 0);
        let (x428, x429) = mac(x414, 0x4000000000000000, x413, x427);
        let (x430, _) = mac(x416, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x431) = mac(x430, 0xf9fece70ee63b59f, x416, 0);
        let (x432, x433) = mac(x430, 0x2c46c0d0311fea6b, x418, x431);
        let (x434, x435) = mac(x430, 0x952882d557416519, x420, x433);
        let (x436, x437) = mac(x430, 0x28a3ce52209e2bd4, x422, x435);
        let (x438, x439) = addc(x424, x437, 0);
        let (x440, x441) = addc(x426, x439, 0);
        let (x442, x443) = addc(x428, x441, 0);
        let (x444, x445) = mac(x430, 0x4000000000000000, x429, x443);
        let (x446, x447) = addc(x432, x303, 0);
        let (x448, x449) = addc(x434, x305, x447);
        let (x450, x451) = addc(x436, x307, x449);
        let (x452, x453) = addc(x438, x309, x451);
        let (x454, x455) = addc(x440, x311, x453);
        let (x456, x457) = addc(x442, x313, x455);
        let (x458, x459) = addc(x444, x315, x457);
        let (x460, _) = addc(x445, x317, x459);
        let (x461, x462) = subb(x446, 0xf9fece70ee63b59f, 0);
        let (x463, x464) = subb(x448, 0x2c46c0d0311fea6b, x462);
        let (x465, x466) = subb(x450, 0x952882d557416519, x464);
        let (x467, x468) = subb(x452, 0x28a3ce52209e2bd4, x466);
        let (x469, x470) = subb(x454, x468, 0);
        let (x471, x472) = subb(x456, x470, 0);
        let (x473, x474) = subb(x458, x472, 0);
        let (x475, x476) = subb(x460, 0x4000000000000000, x474);
        let x477 = mask(x476);
        let x478 = x461 ^ (x477 & (x446 ^ x461));
        let x479 = x463 ^ (x477 & (x448 ^ x463));
        let x480 = x465 ^ (x477 & (x450 ^ x465));
        let x481 = x467 ^ (x477 & (x452 ^ x467));
        let x482 = x469 ^ (x477 & (x454 ^ x469));
        let x483 = x471 ^ (x477 & (x456 ^ x471));
        let x484 = x473 ^ (x477 & (x458 ^ x473));
        let x485 = x475 ^ (x477 & (x460 ^ x475));
        Self([x478, x479, x480, x481, x482, x483, x484, x485])
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
        let (x128, x129) = mac(c[0], c[1], 0, 0);
        let (x130, x131) = mac(c[0], c[2], x129, 0);
        let (x132, x133) = mac(c[0], c[3], x131, 0);
        let (x134, x135) = mac(c[0], c[4], x133, 0);
        let (x136, x137) = mac(c[0], c[5], x135, 0);
        let (x138, x139) = mac(c[0], c[6], x137, 0);
        let (x140, x141) = mac(c[0], c[7], x139, 0);
        let (x142, x143) = mac(c[1], c[2], x132, 0);
        let (x144, x145) = mac(c[1], c[3], x134, x143);
        let (x146, x147) = mac(c[1], c[4], x136, x145);
        let (x148, x149) = mac(c[1], c[5], x138, x147);
        let (x150, x151) = mac(c[1], c[6], x140, x149);
        let (x152, x153) = mac(c[1], c[7], x141, x151);
        let (x154, x155) = mac(c[2], c[3], x146, 0);
        let (x156, x157) = mac(c[2], c[4], x148, x155);
        let (x158, x159) = mac(c[2], c[5], x150, x157);
        let (x160, x161) = mac(c[2], c[6], x152, x159);
        let (x162, x163) = mac(c[2], c[7], x153, x161);
        let (x164, x165) = mac(c[3], c[4], x158, 0);
        let (x166, x167) = mac(c[3], c[5], x160, x165);
        let (x168, x169) = mac(c[3], c[6], x162, x167);
        let (x170, x171) = mac(c[3], c[7], x163, x169);
        let (x172, x173) = mac(c[4], c[5], x168, 0);
        let (x174, x175) = mac(c[4], c[6], x170, x173);
        let (x176, x177) = mac(c[4], c[7], x171, x175);
        let (x178, x179) = mac(c[5], c[6], x176, 0);
        let (x180, x181) = mac(c[5], c[7], x177, x179);
        let (x182, x183) = mac(c[6], c[7], x181, 0);
        let x184 = x128 << 1;
        let x185 = (x130 << 1) | (x128 >> 63);
        let x186 = (x142 << 1) | (x130 >> 63);
        let x187 = (x144 << 1) | (x142 >> 63);
        let x188 = (x154 << 1) | (x144 >> 63);
        let x189 = (x156 << 1) | (x154 >> 63);
        let x190 = (x164 << 1) | (x156 >> 63);
        let x191 = (x166 << 1) | (x164 >> 63);
        let x192 = (x172 << 1) | (x166 >> 63);
        let x193 = (x174 << 1) | (x172 >> 63);
        let x194 = (x178 << 1) | (x174 >> 63);
        let x195 = (x180 << 1) | (x178 >> 63);
        let x196 = (x182 << 1) | (x180 >> 63);
        let x197 = (x183 << 1) | (x182 >> 63);
        let (x198, x199) = mac(c[0], c[0], 0, 0);
        let (x200, x201) = addc(x199, x184, 0);
        let (x202, x203) = mac(c[1], c[1], x185, x201);
        let (x204, x205) = addc(x203, x186, 0);
        let (x206, x207) = mac(c[2], c[2], x187, x205);
        let (x208, x209) = addc(x207, x188, 0);
        let (x210, x211) = mac(c[3], c[3], x189, x209);
        let (x212, x213) = addc(x211, x190, 0);
        let (x214, x215) = mac(c[4], c[4], x191, x213);
        let (x216, x217) = addc(x215, x192, 0);
        let (x218, x219) = mac(c[5], c[5], x193, x217);
        let (x220, x221) = addc(x219, x194, 0);
        let (x222, x223) = mac(c[6], c[6], x195, x221);
        let (x224, x225) = addc(x223, x196, 0);
        let (x226, x227) = mac(c[7], c[7], x197, x225);
        let (x228, x229) = subb(0xa90d8d38af708322, x198, 0);
        let (x230, x231) = subb(0xbc477aa837138b23, x200, x229);
        let (x232, x233) = subb(0xc0dbe67a5036b551, x202, x231);
        let (x234, x235) = subb(0xbf0ef177b232c139, x204, x233);
        let (x236, x237) = subb(0xe13758a899c9ce46, x206, x235);
        let (x238, x239) = subb(0x939a5f19e3a01cf7, x208, x237);
        let (x240, x241) = subb(0xb758bb654ea80f51, x210, x239);
        let (x242, x243) = subb(0x4673994a0d0f3df5, x212, x241);
        let (x244, x245) = subb(0xfcff67387731dacf, x214, x243);
        let (x246, x247) = subb(0x96236068188ff535, x216, x245);
        let (x248, x249) = subb(0x4a94416aaba0b28c, x218, x247);
        let (x250, x251) = subb(0x1451e729104f15ea, x220, x249);
        let (x252, x253) = subb(0, x222, x251);
        let (x254, x255) = subb(0, x224, x253);
        let (x256, x257) = subb(0, x226, x255);
        let (x258, _) = subb(0x1000000000000000, x227, x257);
        let (x259, x260) = addc(x0, x228, 0);
        let (x261, x262) = addc(x16, x230, x260);
        let (x263, x264) = addc(x32, x232, x262);
        let (x265, x266) = addc(x48, x234, x264);
        let (x267, x268) = addc(x64, x236, x266);
        let (x269, x270) = addc(x80, x238, x268);
        let (x271, x272) = addc(x96, x240, x270);
        let (x273, x274) = addc(x112, x242, x272);
        let (x275, x276) = addc(x114, x244, x274);
        let (x277, x278) = addc(x116, x246, x276);
        let (x279, x280) = addc(x118, x248, x278);
        let (x281, x282) = addc(x120, x250, x280);
        let (x283, x284) = addc(x122, x252, x282);
        let (x285, x286) = addc(x124, x254, x284);
        let (x287, x288) = addc(x126, x256, x286);
        let (x289, _) = addc(x127, x258, x288);
        let (x290, _) = mac(x259, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x291) = mac(x290, 0xf9fece70ee63b59f, x259, 0);
        let (x292, x293) = mac(x290, 0x2c46c0d0311fea6b, x261, x291);
        let (x294, x295) = mac(x290, 0x952882d557416519, x263, x293);
        let (x296, x297) = mac(x290, 0x28a3ce52209e2bd4, x265, x295);
        let (x298, x299) = addc(x267, x297, 0);
        let (x300, x301) = addc(x269, x299, 0);
        let (x302, x303) = addc(x271, x301, 0);
        let (x304, x305) = mac(x290, 0x4000000000000000, x273, x303);
        let (x306, _) = mac(x292, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x307) = mac(x306, 0xf9fece70ee63b59f, x292, 0);
        let (x308, x309) = mac(x306, 0x2c46c0d0311fea6b, x294, x307);
        let (x310, x311) = mac(x306, 0x952882d557416519, x296, x309);
        let (x312, x313) = mac(x306, 0x28a3ce52209e2bd4, x298, x311);
        let (x314, x315) = addc(x300, x313, 0);
        let (x316, x317) = addc(x302, x315, 0);
        let (x318, x319) = addc(x304, x317, 0);
        let (x320, x321) = mac(x306, 0x4000000000000000, x305, x319);
        let (x322, _) = mac(x308, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x323) = mac(x322, 0xf9fece70ee63b59f, x308, 0);
        let (x324, x325) = mac(x322, 0x2c46c0d0311fea6b, x310, x323);
        let (x326, x327) = mac(x322, 0x952882d557416519, x312, x325);
        let (x328, x329) = mac(x322, 0x28a3ce52209e2bd4, x314, x327);
        let (x330, x331) = addc(x316, x329, 0);
        let (x332, x333) = addc(x318, x331, 0);
        let (x334, x335) = addc(x320, x333, 0);
        let (x336, x337) = mac(x322, 0x4000000000000000, x321, x335);
        let (x338, _) = mac(x324, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x339) = mac(x338, 0xf9fece70ee63b59f, x324, 0);
        let (x340, x341) = mac(x338, 0x2c46c0d0311fea6b, x326, x339);
        let (x342, x343) = mac(x338, 0x952882d557416519, x328, x341);
        let (x344, x345) = mac(x338, 0x28a3ce52209e2bd4, x330, x343);
        let (x346, x347) = addc(x332, x345, 0);
        let (x348, x349) = addc(x334, x347, 0);
        let (x350, x351) = addc(x336, x349, 0);
        let (x352, x353) = mac(x338, 0x4000000000000000, x337, x351);
        let (x354, _) = mac(x340, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x355) = mac(x354, 0xf9fece70ee63b59f, x340, 0);
        let (x356, x357) = mac(x354, 0x2c46c0d0311fea6b, x342, x355);
        let (x358, x359) = mac(x354, 0x952882d557416519, x344, x357);
        let (x360, x361) = mac(x354, 0x28a3ce52209e2bd4, x346, x359);
        let (x362, x363) = addc(x348, x361, 0);
        let (x364, x365) = addc(x350, x363, 0);
        let (x366, x367) = addc(x352, x365, 0);
        let (x368, x369) = mac(x354, 0x4000000000000000, x353, x367);
        let (x370, _) = mac(x356, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x371) = mac(x370, 0xf9fece70ee63b59f, x356, 0);
        let (x372, x373) = mac(x370, 0x2c46c0d0311fea6b, x358, x371);
        let (x374, x375) = mac(x370, 0x952882d557416519, x360, x373);
        let (x376, x377) = mac(x370, 0x28a3ce52209e2bd4, x362, x375);
        let (x378, x379) = addc(x364, x377, 0);
        let (x380, x381) = addc(x366, x379, 0);
        let (x382, x383) = addc(x368, x381, 0);
        let (x384, x385) = mac(x370, 0x4000000000000000, x369, x383);
        let (x386, _) = mac(x372, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x387) = mac(x386, 0xf9fece70ee63b59f, x372, 0);
        let (x388, x389) = mac(x386, 0x2c46c0d0311fea6b, x374, x387);
        let (x390, x391) = mac(x386, 0x952882d557416519, x376, x389);
        let (x392, x393) = mac(x386, 0x28a3ce52209e2bd4, x378, x391);
        let (x394, x395) = addc(x380, x393, 0);
        let (x396, x397) = addc(x382, x395, 0);
        let (x398, x399) = addc(x384, x397, 0);
        let (x400, x401) = mac(x386, 0x4000000000000000, x385, x399);
        let (x402, _) = mac(x388, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x403) = mac(x402, 0xf9fece70ee63b59f, x388, 0);
        let (x404, x405) = mac(x402, 0x2c46c0d0311fea6b, x390, x403);
        let (x406, x407) = mac(x402, 0x952882d557416519, x392, x405);
        let (x408, x409) = mac(x402, 0x28a3ce52209e2bd4, x394, x407);
        let (x410, x411) = addc(x396, x409, 0);
        let (x412, x413) = addc(x398, x411, 0);
        let (x414, x415) = addc(x400, x413, 0);
        let (x416, x417) = mac(x402, 0x4000000000000000, x401, x415);
        let (x418, x419) = addc(x404, x275, 0);
        let (x420, x421) = addc(x406, x277, x419);
        let (x422, x423) = addc(x408, x279, x421);
        let (x424, x425) = addc(x410, x281, x423);
        let (x426, x427) = addc(x412, x283, x425);
        let (x428, x429) = addc(x414, x285, x427);
        let (x430, x431) = addc(x416, x287, x429);
        let (x432, _) = addc(x417, x289, x431);
        let (x433, x434) = subb(x418, 0xf9fece70ee63b59f, 0);
        let (x435, x436) = subb(x420, 0x2c46c0d0311fea6b, x434);
        let (x437, x438) = subb(x422, 0x952882d557416519, x436);
        let (x439, x440) = subb(x424, 0x28a3ce52209e2bd4, x438);
        let (x441, x442) = subb(x426, x440, 0);
        let (x443, x444) = subb(x428, x442, 0);
        let (x445, x446) = subb(x430, x444, 0);
        let (x447, x448) = subb(x432, 0x4000000000000000, x446);
        let x449 = mask(x448);
        let x450 = x433 ^ (x449 & (x418 ^ x433));
        let x451 = x435 ^ (x449 & (x420 ^ x435));
        let x452 = x437 ^ (x449 & (x422 ^ x437));
        let x453 = x439 ^ (x449 & (x424 ^ x439));
        let x454 = x441 ^ (x449 & (x426 ^ x441));
        let x455 = x443 ^ (x449 & (x428 ^ x443));
        let x456 = x445 ^ (x449 & (x430 ^ x445));
        let x457 = x447 ^ (x449 & (x432 ^ x447));
        Self([x450, x451, x452, x453, x454, x455, x456, x457])
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
        let x16 = (x15 << 3) | (x14 >> 61);
        let (x17, x18) = mac(0x3ffffffff, x16, 0, 0);
        let x19 = (x18 << 29) | (x17 >> 35);
        let (x20, x21) = mac(x19, 0xf9fece70ee63b59f, 0, 0);
        let (x22, x23) = mac(x19, 0x2c46c0d0311fea6b, x21, 0);
        let (x24, x25) = mac(x19, 0x952882d557416519, x23, 0);
        let (x26, x27) = mac(x19, 0x28a3ce52209e2bd4, x25, 0);
        let (x28, _) = mac(x19, 0x4000000000000000, 0, 0);
        let (x29, x30) = subb(x0, x20, 0);
        let (x31, x32) = subb(x2, x22, x30);
        let (x33, x34) = subb(x4, x24, x32);
        let (x35, x36) = subb(x6, x26, x34);
        let (x37, x38) = subb(x8, x27, x36);
        let (x39, x40) = subb(x10, x38, 0);
        let (x41, x42) = subb(x12, x40, 0);
        let (x43, _) = subb(x14, x28, x42);
        let (x44, x45) = subb(x29, 0xf9fece70ee63b59f, 0);
        let (x46, x47) = subb(x31, 0x2c46c0d0311fea6b, x45);
        let (x48, x49) = subb(x33, 0x952882d557416519, x47);
        let (x50, x51) = subb(x35, 0x28a3ce52209e2bd4, x49);
        let (x52, x53) = subb(x37, x51, 0);
        let (x54, x55) = subb(x39, x53, 0);
        let (x56, x57) = subb(x41, x55, 0);
        let (x58, x59) = subb(x43, 0x4000000000000000, x57);
        let x60 = mask(x59);
        let x61 = x44 ^ (x60 & (x29 ^ x44));
        let x62 = x46 ^ (x60 & (x31 ^ x46));
        let x63 = x48 ^ (x60 & (x33 ^ x48));
        let x64 = x50 ^ (x60 & (x35 ^ x50));
        let x65 = x52 ^ (x60 & (x37 ^ x52));
        let x66 = x54 ^ (x60 & (x39 ^ x54));
        let x67 = x56 ^ (x60 & (x41 ^ x56));
        let x68 = x58 ^ (x60 & (x43 ^ x58));
        Self([x61, x62, x63, x64, x65, x66, x67, x68])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xf9fece70ee63b59f;
        let x3 = x1 & 0x2c46c0d0311fea6b;
        let x4 = x1 & 0x952882d557416519;
        let x5 = x1 & 0x28a3ce52209e2bd4;
        let x6 = x1 & 0x4000000000000000;
        let (x7, x8) = addc(a[0], x2, 0);
        let (x9, x10) = addc(a[1], x3, x8);
        let (x11, x12) = addc(a[2], x4, x10);
        let (x13, x14) = addc(a[3], x5, x12);
        let (x15, x16) = addc(a[4], x14, 0);
        let (x17, x18) = addc(a[5], x16, 0);
        let (x19, x20) = addc(a[6], x18, 0);
        let (x21, _) = addc(a[7], x6, x20);
        let x22 = (x9 << 63) | (x7 >> 1);
        let x23 = (x11 << 63) | (x9 >> 1);
        let x24 = (x13 << 63) | (x11 >> 1);
        let x25 = (x15 << 63) | (x13 >> 1);
        let x26 = (x17 << 63) | (x15 >> 1);
        let x27 = (x19 << 63) | (x17 >> 1);
        let x28 = (x21 << 63) | (x19 >> 1);
        let x29 = x21 >> 1;
        Self([x22, x23, x24, x25, x26, x27, x28, x29])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0x9b3be8bc49d9a1, 0, 0);
        let (_, x1) = mac(x0, 0xf9fece70ee63b59f, a[0], 0);
        let (x2, x3) = mac(x0, 0x2c46c0d0311fea6b, a[1], x1);
        let (x4, x5) = mac(x0, 0x952882d557416519, a[2], x3);
        let (x6, x7) = mac(x0, 0x28a3ce52209e2bd4, a[3], x5);
        let (x8, x9) = addc(a[4], x7, 0);
        let (x10, x11) = addc(a[5], x9, 0);
        let (x12, x13) = addc(a[6], x11, 0);
        let (x14, x15) = mac(x0, 0x4000000000000000, a[7], x13);
        let (x16, _) = mac(x2, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x17) = mac(x16, 0xf9fece70ee63b59f, x2, 0);
        let (x18, x19) = mac(x16, 0x2c46c0d0311fea6b, x4, x17);
        let (x20, x21) = mac(x16, 0x952882d557416519, x6, x19);
        let (x22, x23) = mac(x16, 0x28a3ce52209e2bd4, x8, x21);
        let (x24, x25) = addc(x10, x23, 0);
        let (x26, x27) = addc(x12, x25, 0);
        let (x28, x29) = addc(x14, x27, 0);
        let (x30, x31) = mac(x16, 0x4000000000000000, x15, x29);
        let (x32, _) = mac(x18, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x33) = mac(x32, 0xf9fece70ee63b59f, x18, 0);
        let (x34, x35) = mac(x32, 0x2c46c0d0311fea6b, x20, x33);
        let (x36, x37) = mac(x32, 0x952882d557416519, x22, x35);
        let (x38, x39) = mac(x32, 0x28a3ce52209e2bd4, x24, x37);
        let (x40, x41) = addc(x26, x39, 0);
        let (x42, x43) = addc(x28, x41, 0);
        let (x44, x45) = addc(x30, x43, 0);
        let (x46, x47) = mac(x32, 0x4000000000000000, x31, x45);
        let (x48, _) = mac(x34, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x49) = mac(x48, 0xf9fece70ee63b59f, x34, 0);
        let (x50, x51) = mac(x48, 0x2c46c0d0311fea6b, x36, x49);
        let (x52, x53) = mac(x48, 0x952882d557416519, x38, x51);
        let (x54, x55) = mac(x48, 0x28a3ce52209e2bd4, x40, x53);
        let (x56, x57) = addc(x42, x55, 0);
        let (x58, x59) = addc(x44, x57, 0);
        let (x60, x61) = addc(x46, x59, 0);
        let (x62, x63) = mac(x48, 0x4000000000000000, x47, x61);
        let (x64, _) = mac(x50, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x65) = mac(x64, 0xf9fece70ee63b59f, x50, 0);
        let (x66, x67) = mac(x64, 0x2c46c0d0311fea6b, x52, x65);
        let (x68, x69) = mac(x64, 0x952882d557416519, x54, x67);
        let (x70, x71) = mac(x64, 0x28a3ce52209e2bd4, x56, x69);
        let (x72, x73) = addc(x58, x71, 0);
        let (x74, x75) = addc(x60, x73, 0);
        let (x76, x77) = addc(x62, x75, 0);
        let (x78, x79) = mac(x64, 0x4000000000000000, x63, x77);
        let (x80, _) = mac(x66, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x81) = mac(x80, 0xf9fece70ee63b59f, x66, 0);
        let (x82, x83) = mac(x80, 0x2c46c0d0311fea6b, x68, x81);
        let (x84, x85) = mac(x80, 0x952882d557416519, x70, x83);
        let (x86, x87) = mac(x80, 0x28a3ce52209e2bd4, x72, x85);
        let (x88, x89) = addc(x74, x87, 0);
        let (x90, x91) = addc(x76, x89, 0);
        let (x92, x93) = addc(x78, x91, 0);
        let (x94, x95) = mac(x80, 0x4000000000000000, x79, x93);
        let (x96, _) = mac(x82, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x97) = mac(x96, 0xf9fece70ee63b59f, x82, 0);
        let (x98, x99) = mac(x96, 0x2c46c0d0311fea6b, x84, x97);
        let (x100, x101) = mac(x96, 0x952882d557416519, x86, x99);
        let (x102, x103) = mac(x96, 0x28a3ce52209e2bd4, x88, x101);
        let (x104, x105) = addc(x90, x103, 0);
        let (x106, x107) = addc(x92, x105, 0);
        let (x108, x109) = addc(x94, x107, 0);
        let (x110, x111) = mac(x96, 0x4000000000000000, x95, x109);
        let (x112, _) = mac(x98, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x113) = mac(x112, 0xf9fece70ee63b59f, x98, 0);
        let (x114, x115) = mac(x112, 0x2c46c0d0311fea6b, x100, x113);
        let (x116, x117) = mac(x112, 0x952882d557416519, x102, x115);
        let (x118, x119) = mac(x112, 0x28a3ce52209e2bd4, x104, x117);
        let (x120, x121) = addc(x106, x119, 0);
        let (x122, x123) = addc(x108, x121, 0);
        let (x124, x125) = addc(x110, x123, 0);
        let (x126, x127) = mac(x112, 0x4000000000000000, x111, x125);
        [x114, x116, x118, x120, x122, x124, x126, x127]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0x36c6ec28eedfd671, a[0], 0, 0);
        let (x2, x3) = mac(0x36c6ec28eedfd671, a[1], x1, 0);
        let (x4, x5) = mac(0x36c6ec28eedfd671, a[2], x3, 0);
        let (x6, x7) = mac(0x36c6ec28eedfd671, a[3], x5, 0);
        let (x8, x9) = mac(0x36c6ec28eedfd671, a[4], x7, 0);
        let (x10, x11) = mac(0x36c6ec28eedfd671, a[5], x9, 0);
        let (x12, x13) = mac(0x36c6ec28eedfd671, a[6], x11, 0);
        let (x14, x15) = mac(0x36c6ec28eedfd671, a[7], x13, 0);
        let (x16, x17) = mac(0x5c9cf6b652176e8e, a[0], x2, 0);
        let (x18, x19) = mac(0x5c9cf6b652176e8e, a[1], x4, x17);
        let (x20, x21) = mac(0x5c9cf6b652176e8e, a[2], x6, x19);
        let (x22, x23) = mac(0x5c9cf6b652176e8e, a[3], x8, x21);
        let (x24, x25) = mac(0x5c9cf6b652176e8e, a[4], x10, x23);
        let (x26, x27) = mac(0x5c9cf6b652176e8e, a[5], x12, x25);
        let (x28, x29) = mac(0x5c9cf6b652176e8e, a[6], x14, x27);
        let (x30, x31) = mac(0x5c9cf6b652176e8e, a[7], x15, x29);
        let (x32, x33) = mac(0xcb1e122520404195, a[0], x18, 0);
        let (x34, x35) = mac(0xcb1e122520404195, a[1], x20, x33);
        let (x36, x37) = mac(0xcb1e122520404195, a[2], x22, x35);
        let (x38, x39) = mac(0xcb1e122520404195, a[3], x24, x37);
        let (x40, x41) = mac(0xcb1e122520404195, a[4], x26, x39);
        let (x42, x43) = mac(0xcb1e122520404195, a[5], x28, x41);
        let (x44, x45) = mac(0xcb1e122520404195, a[6], x30, x43);
        let (x46, x47) = mac(0xcb1e122520404195, a[7], x31, x45);
        let (x48, x49) = mac(0x52882e4b0c70a510, a[0], x34, 0);
        let (x50, x51) = mac(0x52882e4b0c70a510, a[1], x36, x49);
        let (x52, x53) = mac(0x52882e4b0c70a510, a[2], x38, x51);
        let (x54, x55) = mac(0x52882e4b0c70a510, a[3], x40, x53);
        let (x56, x57) = mac(0x52882e4b0c70a510, a[4], x42, x55);
        let (x58, x59) = mac(0x52882e4b0c70a510, a[5], x44, x57);
        let (x60, x61) = mac(0x52882e4b0c70a510, a[6], x46, x59);
        let (x62, x63) = mac(0x52882e4b0c70a510, a[7], x47, x61);
        let (x64, x65) = mac(0x13758a899c9ce46e, a[0], x50, 0);
        let (x66, x67) = mac(0x13758a899c9ce46e, a[1], x52, x65);
        let (x68, x69) = mac(0x13758a899c9ce46e, a[2], x54, x67);
        let (x70, x71) = mac(0x13758a899c9ce46e, a[3], x56, x69);
        let (x72, x73) = mac(0x13758a899c9ce46e, a[4], x58, x71);
        let (x74, x75) = mac(0x13758a899c9ce46e, a[5], x60, x73);
        let (x76, x77) = mac(0x13758a899c9ce46e, a[6], x62, x75);
        let (x78, x79) = mac(0x13758a899c9ce46e, a[7], x63, x77);
        let (x80, x81) = mac(0x39a5f19e3a01cf7e, a[0], x66, 0);
        let (x82, x83) = mac(0x39a5f19e3a01cf7e, a[1], x68, x81);
        let (x84, x85) = mac(0x39a5f19e3a01cf7e, a[2], x70, x83);
        let (x86, x87) = mac(0x39a5f19e3a01cf7e, a[3], x72, x85);
        let (x88, x89) = mac(0x39a5f19e3a01cf7e, a[4], x74, x87);
        let (x90, x91) = mac(0x39a5f19e3a01cf7e, a[5], x76, x89);
        let (x92, x93) = mac(0x39a5f19e3a01cf7e, a[6], x78, x91);
        let (x94, x95) = mac(0x39a5f19e3a01cf7e, a[7], x79, x93);
        let (x96, x97) = mac(0x758bb654ea80f519, a[0], x82, 0);
        let (x98, x99) = mac(0x758bb654ea80f519, a[1], x84, x97);
        let (x100, x101) = mac(0x758bb654ea80f519, a[2], x86, x99);
        let (x102, x103) = mac(0x758bb654ea80f519, a[3], x88, x101);
        let (x104, x105) = mac(0x758bb654ea80f519, a[4], x90, x103);
        let (x106, x107) = mac(0x758bb654ea80f519, a[5], x92, x105);
        let (x108, x109) = mac(0x758bb654ea80f519, a[6], x94, x107);
        let (x110, x111) = mac(0x758bb654ea80f519, a[7], x95, x109);
        let (x112, x113) = mac(0x273994a0d0f3df5b, a[0], x98, 0);
        let (x114, x115) = mac(0x273994a0d0f3df5b, a[1], x100, x113);
        let (x116, x117) = mac(0x273994a0d0f3df5b, a[2], x102, x115);
        let (x118, x119) = mac(0x273994a0d0f3df5b, a[3], x104, x117);
        let (x120, x121) = mac(0x273994a0d0f3df5b, a[4], x106, x119);
        let (x122, x123) = mac(0x273994a0d0f3df5b, a[5], x108, x121);
        let (x124, x125) = mac(0x273994a0d0f3df5b, a[6], x110, x123);
        let (x126, x127) = mac(0x273994a0d0f3df5b, a[7], x111, x125);
        let (x128, _) = mac(x0, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x129) = mac(x128, 0xf9fece70ee63b59f, x0, 0);
        let (x130, x131) = mac(x128, 0x2c46c0d0311fea6b, x16, x129);
        let (x132, x133) = mac(x128, 0x952882d557416519, x32, x131);
        let (x134, x135) = mac(x128, 0x28a3ce52209e2bd4, x48, x133);
        let (x136, x137) = addc(x64, x135, 0);
        let (x138, x139) = addc(x80, x137, 0);
        let (x140, x141) = addc(x96, x139, 0);
        let (x142, x143) = mac(x128, 0x4000000000000000, x112, x141);
        let (x144, _) = mac(x130, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x145) = mac(x144, 0xf9fece70ee63b59f, x130, 0);
        let (x146, x147) = mac(x144, 0x2c46c0d0311fea6b, x132, x145);
        let (x148, x149) = mac(x144, 0x952882d557416519, x134, x147);
        let (x150, x151) = mac(x144, 0x28a3ce52209e2bd4, x136, x149);
        let (x152, x153) = addc(x138, x151, 0);
        let (x154, x155) = addc(x140, x153, 0);
        let (x156, x157) = addc(x142, x155, 0);
        let (x158, x159) = mac(x144, 0x4000000000000000, x143, x157);
        let (x160, _) = mac(x146, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x161) = mac(x160, 0xf9fece70ee63b59f, x146, 0);
        let (x162, x163) = mac(x160, 0x2c46c0d0311fea6b, x148, x161);
        let (x164, x165) = mac(x160, 0x952882d557416519, x150, x163);
        let (x166, x167) = mac(x160, 0x28a3ce52209e2bd4, x152, x165);
        let (x168, x169) = addc(x154, x167, 0);
        let (x170, x171) = addc(x156, x169, 0);
        let (x172, x173) = addc(x158, x171, 0);
        let (x174, x175) = mac(x160, 0x4000000000000000, x159, x173);
        let (x176, _) = mac(x162, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x177) = mac(x176, 0xf9fece70ee63b59f, x162, 0);
        let (x178, x179) = mac(x176, 0x2c46c0d0311fea6b, x164, x177);
        let (x180, x181) = mac(x176, 0x952882d557416519, x166, x179);
        let (x182, x183) = mac(x176, 0x28a3ce52209e2bd4, x168, x181);
        let (x184, x185) = addc(x170, x183, 0);
        let (x186, x187) = addc(x172, x185, 0);
        let (x188, x189) = addc(x174, x187, 0);
        let (x190, x191) = mac(x176, 0x4000000000000000, x175, x189);
        let (x192, _) = mac(x178, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x193) = mac(x192, 0xf9fece70ee63b59f, x178, 0);
        let (x194, x195) = mac(x192, 0x2c46c0d0311fea6b, x180, x193);
        let (x196, x197) = mac(x192, 0x952882d557416519, x182, x195);
        let (x198, x199) = mac(x192, 0x28a3ce52209e2bd4, x184, x197);
        let (x200, x201) = addc(x186, x199, 0);
        let (x202, x203) = addc(x188, x201, 0);
        let (x204, x205) = addc(x190, x203, 0);
        let (x206, x207) = mac(x192, 0x4000000000000000, x191, x205);
        let (x208, _) = mac(x194, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x209) = mac(x208, 0xf9fece70ee63b59f, x194, 0);
        let (x210, x211) = mac(x208, 0x2c46c0d0311fea6b, x196, x209);
        let (x212, x213) = mac(x208, 0x952882d557416519, x198, x211);
        let (x214, x215) = mac(x208, 0x28a3ce52209e2bd4, x200, x213);
        let (x216, x217) = addc(x202, x215, 0);
        let (x218, x219) = addc(x204, x217, 0);
        let (x220, x221) = addc(x206, x219, 0);
        let (x222, x223) = mac(x208, 0x4000000000000000, x207, x221);
        let (x224, _) = mac(x210, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x225) = mac(x224, 0xf9fece70ee63b59f, x210, 0);
        let (x226, x227) = mac(x224, 0x2c46c0d0311fea6b, x212, x225);
        let (x228, x229) = mac(x224, 0x952882d557416519, x214, x227);
        let (x230, x231) = mac(x224, 0x28a3ce52209e2bd4, x216, x229);
        let (x232, x233) = addc(x218, x231, 0);
        let (x234, x235) = addc(x220, x233, 0);
        let (x236, x237) = addc(x222, x235, 0);
        let (x238, x239) = mac(x224, 0x4000000000000000, x223, x237);
        let (x240, _) = mac(x226, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x241) = mac(x240, 0xf9fece70ee63b59f, x226, 0);
        let (x242, x243) = mac(x240, 0x2c46c0d0311fea6b, x228, x241);
        let (x244, x245) = mac(x240, 0x952882d557416519, x230, x243);
        let (x246, x247) = mac(x240, 0x28a3ce52209e2bd4, x232, x245);
        let (x248, x249) = addc(x234, x247, 0);
        let (x250, x251) = addc(x236, x249, 0);
        let (x252, x253) = addc(x238, x251, 0);
        let (x254, x255) = mac(x240, 0x4000000000000000, x239, x253);
        let (x256, x257) = addc(x242, x114, 0);
        let (x258, x259) = addc(x244, x116, x257);
        let (x260, x261) = addc(x246, x118, x259);
        let (x262, x263) = addc(x248, x120, x261);
        let (x264, x265) = addc(x250, x122, x263);
        let (x266, x267) = addc(x252, x124, x265);
        let (x268, x269) = addc(x254, x126, x267);
        let (x270, _) = addc(x255, x127, x269);
        let (x271, x272) = subb(x256, 0xf9fece70ee63b59f, 0);
        let (x273, x274) = subb(x258, 0x2c46c0d0311fea6b, x272);
        let (x275, x276) = subb(x260, 0x952882d557416519, x274);
        let (x277, x278) = subb(x262, 0x28a3ce52209e2bd4, x276);
        let (x279, x280) = subb(x264, x278, 0);
        let (x281, x282) = subb(x266, x280, 0);
        let (x283, x284) = subb(x268, x282, 0);
        let (x285, x286) = subb(x270, 0x4000000000000000, x284);
        let x287 = mask(x286);
        let x288 = x271 ^ (x287 & (x256 ^ x271));
        let x289 = x273 ^ (x287 & (x258 ^ x273));
        let x290 = x275 ^ (x287 & (x260 ^ x275));
        let x291 = x277 ^ (x287 & (x262 ^ x277));
        let x292 = x279 ^ (x287 & (x264 ^ x279));
        let x293 = x281 ^ (x287 & (x266 ^ x281));
        let x294 = x283 ^ (x287 & (x268 ^ x283));
        let x295 = x285 ^ (x287 & (x270 ^ x285));
        Self([x288, x289, x290, x291, x292, x293, x294, x295])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xf9fece70ee63b59f, 0);
        let (_, x1) = subb(a[1], 0x2c46c0d0311fea6b, x0);
        let (_, x2) = subb(a[2], 0x952882d557416519, x1);
        let (_, x3) = subb(a[3], 0x28a3ce52209e2bd4, x2);
        let (_, x4) = subb(a[4], x3, 0);
        let (_, x5) = subb(a[5], x4, 0);
        let (_, x6) = subb(a[6], x5, 0);
        let (_, x7) = subb(a[7], 0x4000000000000000, x6);
        let x8 = mask(x7);
        let x9 = x8 & a[0];
        let x10 = x8 & a[1];
        let x11 = x8 & a[2];
        let x12 = x8 & a[3];
        let x13 = x8 & a[4];
        let x14 = x8 & a[5];
        let x15 = x8 & a[6];
        let x16 = x8 & a[7];
        let (x17, x18) = mac(0x36c6ec28eedfd671, x9, 0, 0);
        let (x19, x20) = mac(0x36c6ec28eedfd671, x10, x18, 0);
        let (x21, x22) = mac(0x36c6ec28eedfd671, x11, x20, 0);
        let (x23, x24) = mac(0x36c6ec28eedfd671, x12, x22, 0);
        let (x25, x26) = mac(0x36c6ec28eedfd671, x13, x24, 0);
        let (x27, x28) = mac(0x36c6ec28eedfd671, x14, x26, 0);
        let (x29, x30) = mac(0x36c6ec28eedfd671, x15, x28, 0);
        let (x31, x32) = mac(0x36c6ec28eedfd671, x16, x30, 0);
        let (x33, x34) = mac(0x5c9cf6b652176e8e, x9, x19, 0);
        let (x35, x36) = mac(0x5c9cf6b652176e8e, x10, x21, x34);
        let (x37, x38) = mac(0x5c9cf6b652176e8e, x11, x23, x36);
        let (x39, x40) = mac(0x5c9cf6b652176e8e, x12, x25, x38);
        let (x41, x42) = mac(0x5c9cf6b652176e8e, x13, x27, x40);
        let (x43, x44) = mac(0x5c9cf6b652176e8e, x14, x29, x42);
        let (x45, x46) = mac(0x5c9cf6b652176e8e, x15, x31, x44);
        let (x47, x48) = mac(0x5c9cf6b652176e8e, x16, x32, x46);
        let (x49, x50) = mac(0xcb1e122520404195, x9, x35, 0);
        let (x51, x52) = mac(0xcb1e122520404195, x10, x37, x50);
        let (x53, x54) = mac(0xcb1e122520404195, x11, x39, x52);
        let (x55, x56) = mac(0xcb1e122520404195, x12, x41, x54);
        let (x57, x58) = mac(0xcb1e122520404195, x13, x43, x56);
        let (x59, x60) = mac(0xcb1e122520404195, x14, x45, x58);
        let (x61, x62) = mac(0xcb1e122520404195, x15, x47, x60);
        let (x63, x64) = mac(0xcb1e122520404195, x16, x48, x62);
        let (x65, x66) = mac(0x52882e4b0c70a510, x9, x51, 0);
        let (x67, x68) = mac(0x52882e4b0c70a510, x10, x53, x66);
        let (x69, x70) = mac(0x52882e4b0c70a510, x11, x55, x68);
        let (x71, x72) = mac(0x52882e4b0c70a510, x12, x57, x70);
        let (x73, x74) = mac(0x52882e4b0c70a510, x13, x59, x72);
        let (x75, x76) = mac(0x52882e4b0c70a510, x14, x61, x74);
        let (x77, x78) = mac(0x52882e4b0c70a510, x15, x63, x76);
        let (x79, x80) = mac(0x52882e4b0c70a510, x16, x64, x78);
        let (x81, x82) = mac(0x13758a899c9ce46e, x9, x67, 0);
        let (x83, x84) = mac(0x13758a899c9ce46e, x10, x69, x82);
        let (x85, x86) = mac(0x13758a899c9ce46e, x11, x71, x84);
        let (x87, x88) = mac(0x13758a899c9ce46e, x12, x73, x86);
        let (x89, x90) = mac(0x13758a899c9ce46e, x13, x75, x88);
        let (x91, x92) = mac(0x13758a899c9ce46e, x14, x77, x90);
        let (x93, x94) = mac(0x13758a899c9ce46e, x15, x79, x92);
        let (x95, x96) = mac(0x13758a899c9ce46e, x16, x80, x94);
        let (x97, x98) = mac(0x39a5f19e3a01cf7e, x9, x83, 0);
        let (x99, x100) = mac(0x39a5f19e3a01cf7e, x10, x85, x98);
        let (x101, x102) = mac(0x39a5f19e3a01cf7e, x11, x87, x100);
        let (x103, x104) = mac(0x39a5f19e3a01cf7e, x12, x89, x102);
        let (x105, x106) = mac(0x39a5f19e3a01cf7e, x13, x91, x104);
        let (x107, x108) = mac(0x39a5f19e3a01cf7e, x14, x93, x106);
        let (x109, x110) = mac(0x39a5f19e3a01cf7e, x15, x95, x108);
        let (x111, x112) = mac(0x39a5f19e3a01cf7e, x16, x96, x110);
        let (x113, x114) = mac(0x758bb654ea80f519, x9, x99, 0);
        let (x115, x116) = mac(0x758bb654ea80f519, x10, x101, x114);
        let (x117, x118) = mac(0x758bb654ea80f519, x11, x103, x116);
        let (x119, x120) = mac(0x758bb654ea80f519, x12, x105, x118);
        let (x121, x122) = mac(0x758bb654ea80f519, x13, x107, x120);
        let (x123, x124) = mac(0x758bb654ea80f519, x14, x109, x122);
        let (x125, x126) = mac(0x758bb654ea80f519, x15, x111, x124);
        let (x127, x128) = mac(0x758bb654ea80f519, x16, x112, x126);
        let (x129, x130) = mac(0x273994a0d0f3df5b, x9, x115, 0);
        let (x131, x132) = mac(0x273994a0d0f3df5b, x10, x117, x130);
        let (x133, x134) = mac(0x273994a0d0f3df5b, x11, x119, x132);
        let (x135, x136) = mac(0x273994a0d0f3df5b, x12, x121, x134);
        let (x137, x138) = mac(0x273994a0d0f3df5b, x13, x123, x136);
        let (x139, x140) = mac(0x273994a0d0f3df5b, x14, x125, x138);
        let (x141, x142) = mac(0x273994a0d0f3df5b, x15, x127, x140);
        let (x143, x144) = mac(0x273994a0d0f3df5b, x16, x128, x142);
        let (x145, _) = mac(x17, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x146) = mac(x145, 0xf9fece70ee63b59f, x17, 0);
        let (x147, x148) = mac(x145, 0x2c46c0d0311fea6b, x33, x146);
        let (x149, x150) = mac(x145, 0x952882d557416519, x49, x148);
        let (x151, x152) = mac(x145, 0x28a3ce52209e2bd4, x65, x150);
        let (x153, x154) = addc(x81, x152, 0);
        let (x155, x156) = addc(x97, x154, 0);
        let (x157, x158) = addc(x113, x156, 0);
        let (x159, x160) = mac(x145, 0x4000000000000000, x129, x158);
        let (x161, _) = mac(x147, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x162) = mac(x161, 0xf9fece70ee63b59f, x147, 0);
        let (x163, x164) = mac(x161, 0x2c46c0d0311fea6b, x149, x162);
        let (x165, x166) = mac(x161, 0x952882d557416519, x151, x164);
        let (x167, x168) = mac(x161, 0x28a3ce52209e2bd4, x153, x166);
        let (x169, x170) = addc(x155, x168, 0);
        let (x171, x172) = addc(x157, x170, 0);
        let (x173, x174) = addc(x159, x172, 0);
        let (x175, x176) = mac(x161, 0x4000000000000000, x160, x174);
        let (x177, _) = mac(x163, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x178) = mac(x177, 0xf9fece70ee63b59f, x163, 0);
        let (x179, x180) = mac(x177, 0x2c46c0d0311fea6b, x165, x178);
        let (x181, x182) = mac(x177, 0x952882d557416519, x167, x180);
        let (x183, x184) = mac(x177, 0x28a3ce52209e2bd4, x169, x182);
        let (x185, x186) = addc(x171, x184, 0);
        let (x187, x188) = addc(x173, x186, 0);
        let (x189, x190) = addc(x175, x188, 0);
        let (x191, x192) = mac(x177, 0x4000000000000000, x176, x190);
        let (x193, _) = mac(x179, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x194) = mac(x193, 0xf9fece70ee63b59f, x179, 0);
        let (x195, x196) = mac(x193, 0x2c46c0d0311fea6b, x181, x194);
        let (x197, x198) = mac(x193, 0x952882d557416519, x183, x196);
        let (x199, x200) = mac(x193, 0x28a3ce52209e2bd4, x185, x198);
        let (x201, x202) = addc(x187, x200, 0);
        let (x203, x204) = addc(x189, x202, 0);
        let (x205, x206) = addc(x191, x204, 0);
        let (x207, x208) = mac(x193, 0x4000000000000000, x192, x206);
        let (x209, _) = mac(x195, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x210) = mac(x209, 0xf9fece70ee63b59f, x195, 0);
        let (x211, x212) = mac(x209, 0x2c46c0d0311fea6b, x197, x210);
        let (x213, x214) = mac(x209, 0x952882d557416519, x199, x212);
        let (x215, x216) = mac(x209, 0x28a3ce52209e2bd4, x201, x214);
        let (x217, x218) = addc(x203, x216, 0);
        let (x219, x220) = addc(x205, x218, 0);
        let (x221, x222) = addc(x207, x220, 0);
        let (x223, x224) = mac(x209, 0x4000000000000000, x208, x222);
        let (x225, _) = mac(x211, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x226) = mac(x225, 0xf9fece70ee63b59f, x211, 0);
        let (x227, x228) = mac(x225, 0x2c46c0d0311fea6b, x213, x226);
        let (x229, x230) = mac(x225, 0x952882d557416519, x215, x228);
        let (x231, x232) = mac(x225, 0x28a3ce52209e2bd4, x217, x230);
        let (x233, x234) = addc(x219, x232, 0);
        let (x235, x236) = addc(x221, x234, 0);
        let (x237, x238) = addc(x223, x236, 0);
        let (x239, x240) = mac(x225, 0x4000000000000000, x224, x238);
        let (x241, _) = mac(x227, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x242) = mac(x241, 0xf9fece70ee63b59f, x227, 0);
        let (x243, x244) = mac(x241, 0x2c46c0d0311fea6b, x229, x242);
        let (x245, x246) = mac(x241, 0x952882d557416519, x231, x244);
        let (x247, x248) = mac(x241, 0x28a3ce52209e2bd4, x233, x246);
        let (x249, x250) = addc(x235, x248, 0);
        let (x251, x252) = addc(x237, x250, 0);
        let (x253, x254) = addc(x239, x252, 0);
        let (x255, x256) = mac(x241, 0x4000000000000000, x240, x254);
        let (x257, _) = mac(x243, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x258) = mac(x257, 0xf9fece70ee63b59f, x243, 0);
        let (x259, x260) = mac(x257, 0x2c46c0d0311fea6b, x245, x258);
        let (x261, x262) = mac(x257, 0x952882d557416519, x247, x260);
        let (x263, x264) = mac(x257, 0x28a3ce52209e2bd4, x249, x262);
        let (x265, x266) = addc(x251, x264, 0);
        let (x267, x268) = addc(x253, x266, 0);
        let (x269, x270) = addc(x255, x268, 0);
        let (x271, x272) = mac(x257, 0x4000000000000000, x256, x270);
        let (x273, x274) = addc(x259, x131, 0);
        let (x275, x276) = addc(x261, x133, x274);
        let (x277, x278) = addc(x263, x135, x276);
        let (x279, x280) = addc(x265, x137, x278);
        let (x281, x282) = addc(x267, x139, x280);
        let (x283, x284) = addc(x269, x141, x282);
        let (x285, x286) = addc(x271, x143, x284);
        let (x287, _) = addc(x272, x144, x286);
        let (x288, x289) = subb(x273, 0xf9fece70ee63b59f, 0);
        let (x290, x291) = subb(x275, 0x2c46c0d0311fea6b, x289);
        let (x292, x293) = subb(x277, 0x952882d557416519, x291);
        let (x294, x295) = subb(x279, 0x28a3ce52209e2bd4, x293);
        let (x296, x297) = subb(x281, x295, 0);
        let (x298, x299) = subb(x283, x297, 0);
        let (x300, x301) = subb(x285, x299, 0);
        let (x302, x303) = subb(x287, 0x4000000000000000, x301);
        let x304 = mask(x303);
        let x305 = x288 ^ (x304 & (x273 ^ x288));
        let x306 = x290 ^ (x304 & (x275 ^ x290));
        let x307 = x292 ^ (x304 & (x277 ^ x292));
        let x308 = x294 ^ (x304 & (x279 ^ x294));
        let x309 = x296 ^ (x304 & (x281 ^ x296));
        let x310 = x298 ^ (x304 & (x283 ^ x298));
        let x311 = x300 ^ (x304 & (x285 ^ x300));
        let x312 = x302 ^ (x304 & (x287 ^ x302));
        let words = [x305, x306, x307, x308, x309, x310, x311, x312];
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
        let (x128, _) = mac(x0, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x129) = mac(x128, 0xf9fece70ee63b59f, x0, 0);
        let (x130, x131) = mac(x128, 0x2c46c0d0311fea6b, x16, x129);
        let (x132, x133) = mac(x128, 0x952882d557416519, x32, x131);
        let (x134, x135) = mac(x128, 0x28a3ce52209e2bd4, x48, x133);
        let (x136, x137) = addc(x64, x135, 0);
        let (x138, x139) = addc(x80, x137, 0);
        let (x140, x141) = addc(x96, x139, 0);
        let (x142, x143) = mac(x128, 0x4000000000000000, x112, x141);
        let (x144, _) = mac(x130, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x145) = mac(x144, 0xf9fece70ee63b59f, x130, 0);
        let (x146, x147) = mac(x144, 0x2c46c0d0311fea6b, x132, x145);
        let (x148, x149) = mac(x144, 0x952882d557416519, x134, x147);
        let (x150, x151) = mac(x144, 0x28a3ce52209e2bd4, x136, x149);
        let (x152, x153) = addc(x138, x151, 0);
        let (x154, x155) = addc(x140, x153, 0);
        let (x156, x157) = addc(x142, x155, 0);
        let (x158, x159) = mac(x144, 0x4000000000000000, x143, x157);
        let (x160, _) = mac(x146, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x161) = mac(x160, 0xf9fece70ee63b59f, x146, 0);
        let (x162, x163) = mac(x160, 0x2c46c0d0311fea6b, x148, x161);
        let (x164, x165) = mac(x160, 0x952882d557416519, x150, x163);
        let (x166, x167) = mac(x160, 0x28a3ce52209e2bd4, x152, x165);
        let (x168, x169) = addc(x154, x167, 0);
        let (x170, x171) = addc(x156, x169, 0);
        let (x172, x173) = addc(x158, x171, 0);
        let (x174, x175) = mac(x160, 0x4000000000000000, x159, x173);
        let (x176, _) = mac(x162, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x177) = mac(x176, 0xf9fece70ee63b59f, x162, 0);
        let (x178, x179) = mac(x176, 0x2c46c0d0311fea6b, x164, x177);
        let (x180, x181) = mac(x176, 0x952882d557416519, x166, x179);
        let (x182, x183) = mac(x176, 0x28a3ce52209e2bd4, x168, x181);
        let (x184, x185) = addc(x170, x183, 0);
        let (x186, x187) = addc(x172, x185, 0);
        let (x188, x189) = addc(x174, x187, 0);
        let (x190, x191) = mac(x176, 0x4000000000000000, x175, x189);
        let (x192, _) = mac(x178, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x193) = mac(x192, 0xf9fece70ee63b59f, x178, 0);
        let (x194, x195) = mac(x192, 0x2c46c0d0311fea6b, x180, x193);
        let (x196, x197) = mac(x192, 0x952882d557416519, x182, x195);
        let (x198, x199) = mac(x192, 0x28a3ce52209e2bd4, x184, x197);
        let (x200, x201) = addc(x186, x199, 0);
        let (x202, x203) = addc(x188, x201, 0);
        let (x204, x205) = addc(x190, x203, 0);
        let (x206, x207) = mac(x192, 0x4000000000000000, x191, x205);
        let (x208, _) = mac(x194, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x209) = mac(x208, 0xf9fece70ee63b59f, x194, 0);
        let (x210, x211) = mac(x208, 0x2c46c0d0311fea6b, x196, x209);
        let (x212, x213) = mac(x208, 0x952882d557416519, x198, x211);
        let (x214, x215) = mac(x208, 0x28a3ce52209e2bd4, x200, x213);
        let (x216, x217) = addc(x202, x215, 0);
        let (x218, x219) = addc(x204, x217, 0);
        let (x220, x221) = addc(x206, x219, 0);
        let (x222, x223) = mac(x208, 0x4000000000000000, x207, x221);
        let (x224, _) = mac(x210, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x225) = mac(x224, 0xf9fece70ee63b59f, x210, 0);
        let (x226, x227) = mac(x224, 0x2c46c0d0311fea6b, x212, x225);
        let (x228, x229) = mac(x224, 0x952882d557416519, x214, x227);
        let (x230, x231) = mac(x224, 0x28a3ce52209e2bd4, x216, x229);
        let (x232, x233) = addc(x218, x231, 0);
        let (x234, x235) = addc(x220, x233, 0);
        let (x236, x237) = addc(x222, x235, 0);
        let (x238, x239) = mac(x224, 0x4000000000000000, x223, x237);
        let (x240, _) = mac(x226, 0x9b3be8bc49d9a1, 0, 0);
        let (_, x241) = mac(x240, 0xf9fece70ee63b59f, x226, 0);
        let (x242, x243) = mac(x240, 0x2c46c0d0311fea6b, x228, x241);
        let (x244, x245) = mac(x240, 0x952882d557416519, x230, x243);
        let (x246, x247) = mac(x240, 0x28a3ce52209e2bd4, x232, x245);
        let (x248, x249) = addc(x234, x247, 0);
        let (x250, x251) = addc(x236, x249, 0);
        let (x252, x253) = addc(x238, x251, 0);
        let (x254, x255) = mac(x240, 0x4000000000000000, x239, x253);
        let (x256, x257) = addc(x242, x114, 0);
        let (x258, x259) = addc(x244, x116, x257);
        let (x260, x261) = addc(x246, x118, x259);
        let (x262, x263) = addc(x248, x120, x261);
        let (x264, x265) = addc(x250, x122, x263);
        let (x266, x267) = addc(x252, x124, x265);
        let (x268, x269) = addc(x254, x126, x267);
        let (x270, _) = addc(x255, x127, x269);
        let (x271, x272) = subb(x256, 0xf9fece70ee63b59f, 0);
        let (x273, x274) = subb(x258, 0x2c46c0d0311fea6b, x272);
        let (x275, x276) = subb(x260, 0x952882d557416519, x274);
        let (x277, x278) = subb(x262, 0x28a3ce52209e2bd4, x276);
        let (x279, x280) = subb(x264, x278, 0);
        let (x281, x282) = subb(x266, x280, 0);
        let (x283, x284) = subb(x268, x282, 0);
        let (x285, x286) = subb(x270, 0x4000000000000000, x284);
        let x287 = mask(x286);
        let x288 = x271 ^ (x287 & (x256 ^ x271));
        let x289 = x273 ^ (x287 & (x258 ^ x273));
        let x290 = x275 ^ (x287 & (x260 ^ x275));
        let x291 = x277 ^ (x287 & (x262 ^ x277));
        let x292 = x279 ^ (x287 & (x264 ^ x279));
        let x293 = x281 ^ (x287 & (x266 ^ x281));
        let x294 = x283 ^ (x287 & (x268 ^ x283));
        let x295 = x285 ^ (x287 & (x270 ^ x285));
        Self([x288, x289, x290, x291, x292, x293, x294, x295])
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
        let (x14, _) = addc(a[7], b[7], x13);
        let (x15, x16) = subb(x0, 0xf9fece70ee63b59f, 0);
        let (x17, x18) = subb(x2, 0x2c46c0d0311fea6b, x16);
        let (x19, x20) = subb(x4, 0x952882d557416519, x18);
        let (x21, x22) = subb(x6, 0x28a3ce52209e2bd4, x20);
        let (x23, x24) = subb(x8, x22, 0);
        let (x25, x26) = subb(x10, x24, 0);
        let (x27, x28) = subb(x12, x26, 0);
        let (x29, x30) = subb(x14, 0x4000000000000000, x28);
        let x31 = mask(x30);
        let x32 = x15 ^ (x31 & (x0 ^ x15));
        let x33 = x17 ^ (x31 & (x2 ^ x17));
        let x34 = x19 ^ (x31 & (x4 ^ x19));
        let x35 = x21 ^ (x31 & (x6 ^ x21));
        let x36 = x23 ^ (x31 & (x8 ^ x23));
        let x37 = x25 ^ (x31 & (x10 ^ x25));
        let x38 = x27 ^ (x31 & (x12 ^ x27));
        let x39 = x29 ^ (x31 & (x14 ^ x29));
        Self([x32, x33, x34, x35, x36, x37, x38, x39])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xf9fece70ee63b59f, b[0], 0);
        let (x2, x3) = subb(0x2c46c0d0311fea6b, b[1], x1);
        let (x4, x5) = subb(0x952882d557416519, b[2], x3);
        let (x6, x7) = subb(0x28a3ce52209e2bd4, b[3], x5);
        let (x8, x9) = subb(0, b[4], x7);
        let (x10, x11) = subb(0, b[5], x9);
        let (x12, x13) = subb(0, b[6], x11);
        let (x14, _) = subb(0x4000000000000000, b[7], x13);
        let (x15, x16) = addc(a[0], x0, 0);
        let (x17, x18) = addc(a[1], x2, x16);
        let (x19, x20) = addc(a[2], x4, x18);
        let (x21, x22) = addc(a[3], x6, x20);
        let (x23, x24) = addc(a[4], x8, x22);
        let (x25, x26) = addc(a[5], x10, x24);
        let (x27, x28) = addc(a[6], x12, x26);
        let (x29, _) = addc(a[7], x14, x28);
        let (x30, x31) = subb(x15, 0xf9fece70ee63b59f, 0);
        let (x32, x33) = subb(x17, 0x2c46c0d0311fea6b, x31);
        let (x34, x35) = subb(x19, 0x952882d557416519, x33);
        let (x36, x37) = subb(x21, 0x28a3ce52209e2bd4, x35);
        let (x38, x39) = subb(x23, x37, 0);
        let (x40, x41) = subb(x25, x39, 0);
        let (x42, x43) = subb(x27, x41, 0);
        let (x44, x45) = subb(x29, 0x4000000000000000, x43);
        let x46 = mask(x45);
        let x47 = x30 ^ (x46 & (x15 ^ x30));
        let x48 = x32 ^ (x46 & (x17 ^ x32));
        let x49 = x34 ^ (x46 & (x19 ^ x34));
        let x50 = x36 ^ (x46 & (x21 ^ x36));
        let x51 = x38 ^ (x46 & (x23 ^ x38));
        let x52 = x40 ^ (x46 & (x25 ^ x40));
        let x53 = x42 ^ (x46 & (x27 ^ x42));
        let x54 = x44 ^ (x46 & (x29 ^ x44));
        Self([x47, x48, x49, x50, x51, x52, x53, x54])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xf9fece70ee63b59f, a[0], 0);
        let (x2, x3) = subb(0x2c46c0d0311fea6b, a[1], x1);
        let (x4, x5) = subb(0x952882d557416519, a[2], x3);
        let (x6, x7) = subb(0x28a3ce52209e2bd4, a[3], x5);
        let (x8, x9) = subb(0, a[4], x7);
        let (x10, x11) = subb(0, a[5], x9);
        let (x12, x13) = subb(0, a[6], x11);
        let (x14, _) = subb(0x4000000000000000, a[7], x13);
        let (x15, x16) = subb(x0, 0xf9fece70ee63b59f, 0);
        let (x17, x18) = subb(x2, 0x2c46c0d0311fea6b, x16);
        let (x19, x20) = subb(x4, 0x952882d557416519, x18);
        let (x21, x22) = subb(x6, 0x28a3ce52209e2bd4, x20);
        let (x23, x24) = subb(x8, x22, 0);
        let (x25, x26) = subb(x10, x24, 0);
        let (x27, x28) = subb(x12, x26, 0);
        let (x29, x30) = subb(x14, 0x4000000000000000, x28);
        let x31 = mask(x30);
        let x32 = x15 ^ (x31 & (x0 ^ x15));
        let x33 = x17 ^ (x31 & (x2 ^ x17));
        let x34 = x19 ^ (x31 & (x4 ^ x19));
        let x35 = x21 ^ (x31 & (x6 ^ x21));
        let x36 = x23 ^ (x31 & (x8 ^ x23));
        let x37 = x25 ^ (x31 & (x10 ^ x25));
        let x38 = x27 ^ (x31 & (x12 ^ x27));
        let x39 = x29 ^ (x31 & (x14 ^ x29));
        Self([x32, x33, x34, x35, x36, x37, x38, x39])
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
            0x406ff7f4ee63b59f,
            0x67c717204924b0a8,
            0x3822ee70a62661d8,
            0xa62b1effcbfc207f,
            0xffffffff5d70c6b7,
            0xffffffffffffffff,
            0xffffffffffffffff,
            0x3fffffffffffffff,
        ]);
        // Times 2^-480, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 512 squarings, 55 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y9 = y6.times(&x2);
        let y11 = y6.times(&y5);
        let y13 = y6.times(&x3);
        let x4 = y6.times(&y9);
        let x7 = x4.square_times_mul(3, &x3);
        let t = y2.square_times_mul(258, &y5);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(6, &a);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(9, &y11);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(9, &y11);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(10, &y13);
        let t = t.square_times_mul(8, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(10, &x7);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(5, &y9);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &x7);
        let t = t.square_times_mul(9, &x7);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(7, &x3);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(6, &x3);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times(3);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 513 squarings, 56 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y9 = y6.times(&x2);
        let y11 = y6.times(&y5);
        let y13 = y6.times(&x3);
        let x4 = y6.times(&y9);
        let x7 = x4.square_times_mul(3, &x3);
        let t = y2.square_times_mul(258, &y5);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(6, &a);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(9, &y11);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(9, &y11);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(10, &y13);
        let t = t.square_times_mul(8, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(10, &x7);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(5, &y9);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &x7);
        let t = t.square_times_mul(9, &x7);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(7, &x3);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(6, &x3);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(6, &x4);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1178 divsteps in batches of 60, on numbers of 9 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 480; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 9;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 1178;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 8;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [
        -432681529749817953,
        318643980474427072,
        -539634434595022548,
        -223735180630865581,
        10404,
        0,
        0,
        0,
        1073741824,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0xf64c41743b6265f;

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
            x += i * Wide::from(P[1]);
            y += j * Wide::from(P[1]);
            d[0] = x as Digit & MASK;
            e[0] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[2], self.v, e[2]);
            y = (y >> DIGIT_BITS) + products(self.q, d[2], self.r, e[2]);
            x += i * Wide::from(P[2]);
            y += j * Wide::from(P[2]);
            d[1] = x as Digit & MASK;
            e[1] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[3], self.v, e[3]);
            y = (y >> DIGIT_BITS) + products(self.q, d[3], self.r, e[3]);
            x += i * Wide::from(P[3]);
            y += j * Wide::from(P[3]);
            d[2] = x as Digit & MASK;
            e[2] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[4], self.v, e[4]);
            y = (y >> DIGIT_BITS) + products(self.q, d[4], self.r, e[4]);
            x += i * Wide::from(P[4]);
            y += j * Wide::from(P[4]);
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

    /// The inverse of `a` times 2^(DIGIT_BITS·GROWING), below p.
    pub(super) fn invert(a: [u64; 8]) -> [u64; 8] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            ((a[3] >> 48) | (a[4] << 16)) as Digit & MASK,
            ((a[4] >> 44) | (a[5] << 20)) as Digit & MASK,
            ((a[5] >> 40) | (a[6] << 24)) as Digit & MASK,
            ((a[6] >> 36) | (a[7] << 28)) as Digit & MASK,
            (a[7] >> 32) as Digit & MASK,
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
            ((d[6] >> 24) | (d[7] << 36)) as u64,
            ((d[7] >> 28) | (d[8] << 32)) as u64,
        ]
    }
}

impl modforge_fields::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0x9f, 0xb5, 0x63, 0xee, 0x70, 0xce, 0xfe, 0xf9, 0x6b, 0xea, 0x1f, 0x31, 0xd0, 0xc0, 0x46,
        0x2c, 0x19, 0x65, 0x41, 0x57, 0xd5, 0x82, 0x28, 0x95, 0xd4, 0x2b, 0x9e, 0x20, 0x52, 0xce,
        0xa3, 0x28, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
        0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x40,
    ];
    const BITS: u32 = 511;
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
    const BASE: Self = Self([
        0x36c6ec28eedfd671,
        0x5c9cf6b652176e8e,
        0xcb1e122520404195,
        0x52882e4b0c70a510,
        0x13758a899c9ce46e,
        0x39a5f19e3a01cf7e,
        0x758bb654ea80f519,
        0x273994a0d0f3df5b,
    ]);

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
    pub const TWO_ADICITY: u32 = 1;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 3.
    pub const ROOT_OF_UNITY: Self = Self([
        0xe7fb39c3b98ed67c,
        0xb11b0340c47fa9af,
        0x54a20b555d059464,
        0xa28f39488278af52,
        0,
        0,
        0,
        0,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xe7fb39c3b98ed67c,
        0xb11b0340c47fa9af,
        0x54a20b555d059464,
        0xa28f39488278af52,
        0,
        0,
        0,
        0,
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
