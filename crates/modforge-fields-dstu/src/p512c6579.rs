// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^512 - 6579. Generated, do not edit:
//! ```text
//! modforge field "2^512 - 6579" --name p512c6579 --prefix fe_p512c6579 --trait modforge_fields::Field
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
//! sum_of_products: 138 multiplications, 265 additions, 2 logic
//! difference_of_products: 138 multiplications, 281 additions, 2 logic
//! product_minus_square: 110 multiplications, 233 additions, 15 shifts, 2 logic
//! mul_small: 9 multiplications, 16 additions, 2 logic
//! half: 8 additions, 8 shifts, 3 logic
//! canonical: 8 additions, 9 logic
//! decode: 8 additions, 9 logic
//! reduce:
//! invert: 1180 divsteps in batches of 60
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
        let (x286, x287) = addc(x127, x255, x285);
        let (x288, x289) = mac(0x19b3, x272, x256, 0);
        let (x290, x291) = mac(0x19b3, x274, x258, x289);
        let (x292, x293) = mac(0x19b3, x276, x260, x291);
        let (x294, x295) = mac(0x19b3, x278, x262, x293);
        let (x296, x297) = mac(0x19b3, x280, x264, x295);
        let (x298, x299) = mac(0x19b3, x282, x266, x297);
        let (x300, x301) = mac(0x19b3, x284, x268, x299);
        let (x302, x303) = mac(0x19b3, x286, x270, x301);
        let (x304, _) = mac(0x19b3, x287, x303, 0);
        let (x305, _) = mac(x304, 0x19b3, 0, 0);
        let (x306, x307) = addc(x288, x305, 0);
        let (x308, x309) = addc(x290, x307, 0);
        let (x310, x311) = addc(x292, x309, 0);
        let (x312, x313) = addc(x294, x311, 0);
        let (x314, x315) = addc(x296, x313, 0);
        let (x316, x317) = addc(x298, x315, 0);
        let (x318, x319) = addc(x300, x317, 0);
        let (x320, x321) = addc(x302, x319, 0);
        let x322 = mask(x321);
        let x323 = x322 & 0x19b3;
        let (x324, _) = addc(x306, x323, 0);
        Self([x324, x308, x310, x312, x314, x316, x318, x320])
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
        let (x256, x257) = subb(0xfffffffffd6ba68a, x128, 0);
        let (x258, x259) = subb(0xffffffffffffffff, x144, x257);
        let (x260, x261) = subb(0xffffffffffffffff, x160, x259);
        let (x262, x263) = subb(0xffffffffffffffff, x176, x261);
        let (x264, x265) = subb(0xffffffffffffffff, x192, x263);
        let (x266, x267) = subb(0xffffffffffffffff, x208, x265);
        let (x268, x269) = subb(0xffffffffffffffff, x224, x267);
        let (x270, x271) = subb(0xffffffffffffffff, x240, x269);
        let (x272, x273) = subb(0xfffffffffffffffe, x242, x271);
        let (x274, x275) = subb(0xffffffffffffffff, x244, x273);
        let (x276, x277) = subb(0xffffffffffffffff, x246, x275);
        let (x278, x279) = subb(0xffffffffffffffff, x248, x277);
        let (x280, x281) = subb(0xffffffffffffffff, x250, x279);
        let (x282, x283) = subb(0xffffffffffffffff, x252, x281);
        let (x284, x285) = subb(0xffffffffffffffff, x254, x283);
        let (x286, _) = subb(0xffffffffffffffff, x255, x285);
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
        let (x317, x318) = addc(x127, x286, x316);
        let (x319, x320) = mac(0x19b3, x303, x287, 0);
        let (x321, x322) = mac(0x19b3, x305, x289, x320);
        let (x323, x324) = mac(0x19b3, x307, x291, x322);
        let (x325, x326) = mac(0x19b3, x309, x293, x324);
        let (x327, x328) = mac(0x19b3, x311, x295, x326);
        let (x329, x330) = mac(0x19b3, x313, x297, x328);
        let (x331, x332) = mac(0x19b3, x315, x299, x330);
        let (x333, x334) = mac(0x19b3, x317, x301, x332);
        let (x335, _) = mac(0x19b3, x318, x334, 0);
        let (x336, _) = mac(x335, 0x19b3, 0, 0);
        let (x337, x338) = addc(x319, x336, 0);
        let (x339, x340) = addc(x321, x338, 0);
        let (x341, x342) = addc(x323, x340, 0);
        let (x343, x344) = addc(x325, x342, 0);
        let (x345, x346) = addc(x327, x344, 0);
        let (x347, x348) = addc(x329, x346, 0);
        let (x349, x350) = addc(x331, x348, 0);
        let (x351, x352) = addc(x333, x350, 0);
        let x353 = mask(x352);
        let x354 = x353 & 0x19b3;
        let (x355, _) = addc(x337, x354, 0);
        Self([x355, x339, x341, x343, x345, x347, x349, x351])
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
        let x198 = x183 >> 63;
        let (x199, x200) = mac(c[0], c[0], 0, 0);
        let (x201, x202) = addc(x200, x184, 0);
        let (x203, x204) = mac(c[1], c[1], x185, x202);
        let (x205, x206) = addc(x204, x186, 0);
        let (x207, x208) = mac(c[2], c[2], x187, x206);
        let (x209, x210) = addc(x208, x188, 0);
        let (x211, x212) = mac(c[3], c[3], x189, x210);
        let (x213, x214) = addc(x212, x190, 0);
        let (x215, x216) = mac(c[4], c[4], x191, x214);
        let (x217, x218) = addc(x216, x192, 0);
        let (x219, x220) = mac(c[5], c[5], x193, x218);
        let (x221, x222) = addc(x220, x194, 0);
        let (x223, x224) = mac(c[6], c[6], x195, x222);
        let (x225, x226) = addc(x224, x196, 0);
        let (x227, x228) = mac(c[7], c[7], x197, x226);
        let (x229, _) = addc(x228, x198, 0);
        let (x230, x231) = subb(0xfffffffffd6ba68a, x199, 0);
        let (x232, x233) = subb(0xffffffffffffffff, x201, x231);
        let (x234, x235) = subb(0xffffffffffffffff, x203, x233);
        let (x236, x237) = subb(0xffffffffffffffff, x205, x235);
        let (x238, x239) = subb(0xffffffffffffffff, x207, x237);
        let (x240, x241) = subb(0xffffffffffffffff, x209, x239);
        let (x242, x243) = subb(0xffffffffffffffff, x211, x241);
        let (x244, x245) = subb(0xffffffffffffffff, x213, x243);
        let (x246, x247) = subb(0xfffffffffffffffe, x215, x245);
        let (x248, x249) = subb(0xffffffffffffffff, x217, x247);
        let (x250, x251) = subb(0xffffffffffffffff, x219, x249);
        let (x252, x253) = subb(0xffffffffffffffff, x221, x251);
        let (x254, x255) = subb(0xffffffffffffffff, x223, x253);
        let (x256, x257) = subb(0xffffffffffffffff, x225, x255);
        let (x258, x259) = subb(0xffffffffffffffff, x227, x257);
        let (x260, _) = subb(0xffffffffffffffff, x229, x259);
        let (x261, x262) = addc(x0, x230, 0);
        let (x263, x264) = addc(x16, x232, x262);
        let (x265, x266) = addc(x32, x234, x264);
        let (x267, x268) = addc(x48, x236, x266);
        let (x269, x270) = addc(x64, x238, x268);
        let (x271, x272) = addc(x80, x240, x270);
        let (x273, x274) = addc(x96, x242, x272);
        let (x275, x276) = addc(x112, x244, x274);
        let (x277, x278) = addc(x114, x246, x276);
        let (x279, x280) = addc(x116, x248, x278);
        let (x281, x282) = addc(x118, x250, x280);
        let (x283, x284) = addc(x120, x252, x282);
        let (x285, x286) = addc(x122, x254, x284);
        let (x287, x288) = addc(x124, x256, x286);
        let (x289, x290) = addc(x126, x258, x288);
        let (x291, x292) = addc(x127, x260, x290);
        let (x293, x294) = mac(0x19b3, x277, x261, 0);
        let (x295, x296) = mac(0x19b3, x279, x263, x294);
        let (x297, x298) = mac(0x19b3, x281, x265, x296);
        let (x299, x300) = mac(0x19b3, x283, x267, x298);
        let (x301, x302) = mac(0x19b3, x285, x269, x300);
        let (x303, x304) = mac(0x19b3, x287, x271, x302);
        let (x305, x306) = mac(0x19b3, x289, x273, x304);
        let (x307, x308) = mac(0x19b3, x291, x275, x306);
        let (x309, _) = mac(0x19b3, x292, x308, 0);
        let (x310, _) = mac(x309, 0x19b3, 0, 0);
        let (x311, x312) = addc(x293, x310, 0);
        let (x313, x314) = addc(x295, x312, 0);
        let (x315, x316) = addc(x297, x314, 0);
        let (x317, x318) = addc(x299, x316, 0);
        let (x319, x320) = addc(x301, x318, 0);
        let (x321, x322) = addc(x303, x320, 0);
        let (x323, x324) = addc(x305, x322, 0);
        let (x325, x326) = addc(x307, x324, 0);
        let x327 = mask(x326);
        let x328 = x327 & 0x19b3;
        let (x329, _) = addc(x311, x328, 0);
        Self([x329, x313, x315, x317, x319, x321, x323, x325])
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
        let scale = Self([
            0x8cdc3d7affffe94b,
            0x5f3786e825aaa0b4,
            0xf609e23192d0554b,
            0xaaa0b48cdc3d7aff,
            0xd0554b5f3786e825,
            0x3d7afff609e23192,
            0x86e825aaa0b48cdc,
            0xe23192d0554b5f37,
        ]);
        // Times 2^-480.
        Self(divsteps::invert(self.canonical())).mul(scale)
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

/// By divsteps (Bernstein, Yang 2019): 1180 divsteps in batches of 60, on numbers of 9 digits.
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
    const STEPS: u32 = 1180;
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
    const P: [Digit; DIGITS] = [-6579, 0, 0, 0, 0, 0, 0, 0, 4294967296];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0xa555f4b7323c285;

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
        0x4d, 0xe6, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 512;
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
    const BASE: Self = Self([0x19b3, 0, 0, 0, 0, 0, 0, 0]);

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
        0xd880a9fc180dc6bc,
        0xe8033db5f4be6c1,
        0xbf98e8f661a18191,
        0x572690e129f8d1c4,
        0x4c2c6a9e4f219cbf,
        0x37a71a2d90e36346,
        0xe6d076e266db060c,
        0x53314881ddcde827,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0x277f5603e7f21f91,
        0xf17fcc24a0b4193e,
        0x406717099e5e7e6e,
        0xa8d96f1ed6072e3b,
        0xb3d39561b0de6340,
        0xc858e5d26f1c9cb9,
        0x192f891d9924f9f3,
        0xacceb77e223217d8,
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
