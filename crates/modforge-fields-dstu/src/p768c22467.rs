// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^768 - 22467. Generated, do not edit:
//! ```text
//! modforge field "2^768 - 22467" --name p768c22467 --prefix fe_p768c22467 --trait modforge_fields::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa83d
//! Element: 12 words of 64 bits, least significant first, any value below 2^768.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product folded at the word boundary; the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^1536
//! r1 = (v1 mod 2^768) + 22467·(v1 div 2^768) < 2^782 + 1521·2^770
//! r2 = (r1 mod 2^768) + 22467·(r1 div 2^768) < 2^768 + 504743622
//! r3 = (r2 mod 2^768) + 22467·(r2 div 2^768) < 2^768
//! ```
//! Operations:
//! ```text
//! mul: 157 multiplications, 300 additions, 2 logic
//! square: 91 multiplications, 180 additions, 23 shifts, 2 logic
//! add: 25 additions, 4 logic
//! sub: 1 multiplication, 39 additions, 2 logic
//! neg: 25 additions, 2 logic
//! sum_of_products: 302 multiplications, 589 additions, 2 logic
//! difference_of_products: 302 multiplications, 613 additions, 2 logic
//! product_minus_square: 236 multiplications, 493 additions, 23 shifts, 2 logic
//! mul_small: 13 multiplications, 24 additions, 2 logic
//! half: 12 additions, 12 shifts, 3 logic
//! canonical: 12 additions, 13 logic
//! decode: 12 additions, 13 logic
//! reduce:
//! invert: 1770 divsteps in batches of 60
//! sqrt: 764 squarings, 15 multiplications
//! legendre: 766 squarings, 15 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 12;

/// Words of a number below p.
pub const PLAIN: usize = 12;

/// Bytes of an encoded element.
pub const BYTES: usize = 96;

/// The modulus p = 2^768 - 22467.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffa83d,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 12 words of 64 bits, least significant first, any value below 2^768.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

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
        let (x14, x15) = mac(a[0], a[8], x13, 0);
        let (x16, x17) = mac(a[0], a[9], x15, 0);
        let (x18, x19) = mac(a[0], a[10], x17, 0);
        let (x20, x21) = mac(a[0], a[11], x19, 0);
        let (x22, x23) = mac(a[1], a[2], x4, 0);
        let (x24, x25) = mac(a[1], a[3], x6, x23);
        let (x26, x27) = mac(a[1], a[4], x8, x25);
        let (x28, x29) = mac(a[1], a[5], x10, x27);
        let (x30, x31) = mac(a[1], a[6], x12, x29);
        let (x32, x33) = mac(a[1], a[7], x14, x31);
        let (x34, x35) = mac(a[1], a[8], x16, x33);
        let (x36, x37) = mac(a[1], a[9], x18, x35);
        let (x38, x39) = mac(a[1], a[10], x20, x37);
        let (x40, x41) = mac(a[1], a[11], x21, x39);
        let (x42, x43) = mac(a[2], a[3], x26, 0);
        let (x44, x45) = mac(a[2], a[4], x28, x43);
        let (x46, x47) = mac(a[2], a[5], x30, x45);
        let (x48, x49) = mac(a[2], a[6], x32, x47);
        let (x50, x51) = mac(a[2], a[7], x34, x49);
        let (x52, x53) = mac(a[2], a[8], x36, x51);
        let (x54, x55) = mac(a[2], a[9], x38, x53);
        let (x56, x57) = mac(a[2], a[10], x40, x55);
        let (x58, x59) = mac(a[2], a[11], x41, x57);
        let (x60, x61) = mac(a[3], a[4], x46, 0);
        let (x62, x63) = mac(a[3], a[5], x48, x61);
        let (x64, x65) = mac(a[3], a[6], x50, x63);
        let (x66, x67) = mac(a[3], a[7], x52, x65);
        let (x68, x69) = mac(a[3], a[8], x54, x67);
        let (x70, x71) = mac(a[3], a[9], x56, x69);
        let (x72, x73) = mac(a[3], a[10], x58, x71);
        let (x74, x75) = mac(a[3], a[11], x59, x73);
        let (x76, x77) = mac(a[4], a[5], x64, 0);
        let (x78, x79) = mac(a[4], a[6], x66, x77);
        let (x80, x81) = mac(a[4], a[7], x68, x79);
        let (x82, x83) = mac(a[4], a[8], x70, x81);
        let (x84, x85) = mac(a[4], a[9], x72, x83);
        let (x86, x87) = mac(a[4], a[10], x74, x85);
        let (x88, x89) = mac(a[4], a[11], x75, x87);
        let (x90, x91) = mac(a[5], a[6], x80, 0);
        let (x92, x93) = mac(a[5], a[7], x82, x91);
        let (x94, x95) = mac(a[5], a[8], x84, x93);
        let (x96, x97) = mac(a[5], a[9], x86, x95);
        let (x98, x99) = mac(a[5], a[10], x88, x97);
        let (x100, x101) = mac(a[5], a[11], x89, x99);
        let (x102, x103) = mac(a[6], a[7], x94, 0);
        let (x104, x105) = mac(a[6], a[8], x96, x103);
        let (x106, x107) = mac(a[6], a[9], x98, x105);
        let (x108, x109) = mac(a[6], a[10], x100, x107);
        let (x110, x111) = mac(a[6], a[11], x101, x109);
        let (x112, x113) = mac(a[7], a[8], x106, 0);
        let (x114, x115) = mac(a[7], a[9], x108, x113);
        let (x116, x117) = mac(a[7], a[10], x110, x115);
        let (x118, x119) = mac(a[7], a[11], x111, x117);
        let (x120, x121) = mac(a[8], a[9], x116, 0);
        let (x122, x123) = mac(a[8], a[10], x118, x121);
        let (x124, x125) = mac(a[8], a[11], x119, x123);
        let (x126, x127) = mac(a[9], a[10], x124, 0);
        let (x128, x129) = mac(a[9], a[11], x125, x127);
        let (x130, x131) = mac(a[10], a[11], x129, 0);
        let x132 = x0 << 1;
        let x133 = (x2 << 1) | (x0 >> 63);
        let x134 = (x22 << 1) | (x2 >> 63);
        let x135 = (x24 << 1) | (x22 >> 63);
        let x136 = (x42 << 1) | (x24 >> 63);
        let x137 = (x44 << 1) | (x42 >> 63);
        let x138 = (x60 << 1) | (x44 >> 63);
        let x139 = (x62 << 1) | (x60 >> 63);
        let x140 = (x76 << 1) | (x62 >> 63);
        let x141 = (x78 << 1) | (x76 >> 63);
        let x142 = (x90 << 1) | (x78 >> 63);
        let x143 = (x92 << 1) | (x90 >> 63);
        let x144 = (x102 << 1) | (x92 >> 63);
        let x145 = (x104 << 1) | (x102 >> 63);
        let x146 = (x112 << 1) | (x104 >> 63);
        let x147 = (x114 << 1) | (x112 >> 63);
        let x148 = (x120 << 1) | (x114 >> 63);
        let x149 = (x122 << 1) | (x120 >> 63);
        let x150 = (x126 << 1) | (x122 >> 63);
        let x151 = (x128 << 1) | (x126 >> 63);
        let x152 = (x130 << 1) | (x128 >> 63);
        let x153 = (x131 << 1) | (x130 >> 63);
        let x154 = x131 >> 63;
        let (x155, x156) = mac(a[0], a[0], 0, 0);
        let (x157, x158) = addc(x156, x132, 0);
        let (x159, x160) = mac(a[1], a[1], x133, x158);
        let (x161, x162) = addc(x160, x134, 0);
        let (x163, x164) = mac(a[2], a[2], x135, x162);
        let (x165, x166) = addc(x164, x136, 0);
        let (x167, x168) = mac(a[3], a[3], x137, x166);
        let (x169, x170) = addc(x168, x138, 0);
        let (x171, x172) = mac(a[4], a[4], x139, x170);
        let (x173, x174) = addc(x172, x140, 0);
        let (x175, x176) = mac(a[5], a[5], x141, x174);
        let (x177, x178) = addc(x176, x142, 0);
        let (x179, x180) = mac(a[6], a[6], x143, x178);
        let (x181, x182) = addc(x180, x144, 0);
        let (x183, x184) = mac(a[7], a[7], x145, x182);
        let (x185, x186) = addc(x184, x146, 0);
        let (x187, x188) = mac(a[8], a[8], x147, x186);
        let (x189, x190) = addc(x188, x148, 0);
        let (x191, x192) = mac(a[9], a[9], x149, x190);
        let (x193, x194) = addc(x192, x150, 0);
        let (x195, x196) = mac(a[10], a[10], x151, x194);
        let (x197, x198) = addc(x196, x152, 0);
        let (x199, x200) = mac(a[11], a[11], x153, x198);
        let (x201, _) = addc(x200, x154, 0);
        let (x202, x203) = mac(0x57c3, x179, x155, 0);
        let (x204, x205) = mac(0x57c3, x181, x157, x203);
        let (x206, x207) = mac(0x57c3, x183, x159, x205);
        let (x208, x209) = mac(0x57c3, x185, x161, x207);
        let (x210, x211) = mac(0x57c3, x187, x163, x209);
        let (x212, x213) = mac(0x57c3, x189, x165, x211);
        let (x214, x215) = mac(0x57c3, x191, x167, x213);
        let (x216, x217) = mac(0x57c3, x193, x169, x215);
        let (x218, x219) = mac(0x57c3, x195, x171, x217);
        let (x220, x221) = mac(0x57c3, x197, x173, x219);
        let (x222, x223) = mac(0x57c3, x199, x175, x221);
        let (x224, x225) = mac(0x57c3, x201, x177, x223);
        let (x226, _) = mac(x225, 0x57c3, 0, 0);
        let (x227, x228) = addc(x202, x226, 0);
        let (x229, x230) = addc(x204, x228, 0);
        let (x231, x232) = addc(x206, x230, 0);
        let (x233, x234) = addc(x208, x232, 0);
        let (x235, x236) = addc(x210, x234, 0);
        let (x237, x238) = addc(x212, x236, 0);
        let (x239, x240) = addc(x214, x238, 0);
        let (x241, x242) = addc(x216, x240, 0);
        let (x243, x244) = addc(x218, x242, 0);
        let (x245, x246) = addc(x220, x244, 0);
        let (x247, x248) = addc(x222, x246, 0);
        let (x249, x250) = addc(x224, x248, 0);
        let x251 = mask(x250);
        let x252 = x251 & 0x57c3;
        let (x253, _) = addc(x227, x252, 0);
        Self([
            x253, x229, x231, x233, x235, x237, x239, x241, x243, x245, x247, x249,
        ])
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
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[0], b[9], x17, 0);
        let (x20, x21) = mac(a[0], b[10], x19, 0);
        let (x22, x23) = mac(a[0], b[11], x21, 0);
        let (x24, x25) = mac(a[1], b[0], x2, 0);
        let (x26, x27) = mac(a[1], b[1], x4, x25);
        let (x28, x29) = mac(a[1], b[2], x6, x27);
        let (x30, x31) = mac(a[1], b[3], x8, x29);
        let (x32, x33) = mac(a[1], b[4], x10, x31);
        let (x34, x35) = mac(a[1], b[5], x12, x33);
        let (x36, x37) = mac(a[1], b[6], x14, x35);
        let (x38, x39) = mac(a[1], b[7], x16, x37);
        let (x40, x41) = mac(a[1], b[8], x18, x39);
        let (x42, x43) = mac(a[1], b[9], x20, x41);
        let (x44, x45) = mac(a[1], b[10], x22, x43);
        let (x46, x47) = mac(a[1], b[11], x23, x45);
        let (x48, x49) = mac(a[2], b[0], x26, 0);
        let (x50, x51) = mac(a[2], b[1], x28, x49);
        let (x52, x53) = mac(a[2], b[2], x30, x51);
        let (x54, x55) = mac(a[2], b[3], x32, x53);
        let (x56, x57) = mac(a[2], b[4], x34, x55);
        let (x58, x59) = mac(a[2], b[5], x36, x57);
        let (x60, x61) = mac(a[2], b[6], x38, x59);
        let (x62, x63) = mac(a[2], b[7], x40, x61);
        let (x64, x65) = mac(a[2], b[8], x42, x63);
        let (x66, x67) = mac(a[2], b[9], x44, x65);
        let (x68, x69) = mac(a[2], b[10], x46, x67);
        let (x70, x71) = mac(a[2], b[11], x47, x69);
        let (x72, x73) = mac(a[3], b[0], x50, 0);
        let (x74, x75) = mac(a[3], b[1], x52, x73);
        let (x76, x77) = mac(a[3], b[2], x54, x75);
        let (x78, x79) = mac(a[3], b[3], x56, x77);
        let (x80, x81) = mac(a[3], b[4], x58, x79);
        let (x82, x83) = mac(a[3], b[5], x60, x81);
        let (x84, x85) = mac(a[3], b[6], x62, x83);
        let (x86, x87) = mac(a[3], b[7], x64, x85);
        let (x88, x89) = mac(a[3], b[8], x66, x87);
        let (x90, x91) = mac(a[3], b[9], x68, x89);
        let (x92, x93) = mac(a[3], b[10], x70, x91);
        let (x94, x95) = mac(a[3], b[11], x71, x93);
        let (x96, x97) = mac(a[4], b[0], x74, 0);
        let (x98, x99) = mac(a[4], b[1], x76, x97);
        let (x100, x101) = mac(a[4], b[2], x78, x99);
        let (x102, x103) = mac(a[4], b[3], x80, x101);
        let (x104, x105) = mac(a[4], b[4], x82, x103);
        let (x106, x107) = mac(a[4], b[5], x84, x105);
        let (x108, x109) = mac(a[4], b[6], x86, x107);
        let (x110, x111) = mac(a[4], b[7], x88, x109);
        let (x112, x113) = mac(a[4], b[8], x90, x111);
        let (x114, x115) = mac(a[4], b[9], x92, x113);
        let (x116, x117) = mac(a[4], b[10], x94, x115);
        let (x118, x119) = mac(a[4], b[11], x95, x117);
        let (x120, x121) = mac(a[5], b[0], x98, 0);
        let (x122, x123) = mac(a[5], b[1], x100, x121);
        let (x124, x125) = mac(a[5], b[2], x102, x123);
        let (x126, x127) = mac(a[5], b[3], x104, x125);
        let (x128, x129) = mac(a[5], b[4], x106, x127);
        let (x130, x131) = mac(a[5], b[5], x108, x129);
        let (x132, x133) = mac(a[5], b[6], x110, x131);
        let (x134, x135) = mac(a[5], b[7], x112, x133);
        let (x136, x137) = mac(a[5], b[8], x114, x135);
        let (x138, x139) = mac(a[5], b[9], x116, x137);
        let (x140, x141) = mac(a[5], b[10], x118, x139);
        let (x142, x143) = mac(a[5], b[11], x119, x141);
        let (x144, x145) = mac(a[6], b[0], x122, 0);
        let (x146, x147) = mac(a[6], b[1], x124, x145);
        let (x148, x149) = mac(a[6], b[2], x126, x147);
        let (x150, x151) = mac(a[6], b[3], x128, x149);
        let (x152, x153) = mac(a[6], b[4], x130, x151);
        let (x154, x155) = mac(a[6], b[5], x132, x153);
        let (x156, x157) = mac(a[6], b[6], x134, x155);
        let (x158, x159) = mac(a[6], b[7], x136, x157);
        let (x160, x161) = mac(a[6], b[8], x138, x159);
        let (x162, x163) = mac(a[6], b[9], x140, x161);
        let (x164, x165) = mac(a[6], b[10], x142, x163);
        let (x166, x167) = mac(a[6], b[11], x143, x165);
        let (x168, x169) = mac(a[7], b[0], x146, 0);
        let (x170, x171) = mac(a[7], b[1], x148, x169);
        let (x172, x173) = mac(a[7], b[2], x150, x171);
        let (x174, x175) = mac(a[7], b[3], x152, x173);
        let (x176, x177) = mac(a[7], b[4], x154, x175);
        let (x178, x179) = mac(a[7], b[5], x156, x177);
        let (x180, x181) = mac(a[7], b[6], x158, x179);
        let (x182, x183) = mac(a[7], b[7], x160, x181);
        let (x184, x185) = mac(a[7], b[8], x162, x183);
        let (x186, x187) = mac(a[7], b[9], x164, x185);
        let (x188, x189) = mac(a[7], b[10], x166, x187);
        let (x190, x191) = mac(a[7], b[11], x167, x189);
        let (x192, x193) = mac(a[8], b[0], x170, 0);
        let (x194, x195) = mac(a[8], b[1], x172, x193);
        let (x196, x197) = mac(a[8], b[2], x174, x195);
        let (x198, x199) = mac(a[8], b[3], x176, x197);
        let (x200, x201) = mac(a[8], b[4], x178, x199);
        let (x202, x203) = mac(a[8], b[5], x180, x201);
        let (x204, x205) = mac(a[8], b[6], x182, x203);
        let (x206, x207) = mac(a[8], b[7], x184, x205);
        let (x208, x209) = mac(a[8], b[8], x186, x207);
        let (x210, x211) = mac(a[8], b[9], x188, x209);
        let (x212, x213) = mac(a[8], b[10], x190, x211);
        let (x214, x215) = mac(a[8], b[11], x191, x213);
        let (x216, x217) = mac(a[9], b[0], x194, 0);
        let (x218, x219) = mac(a[9], b[1], x196, x217);
        let (x220, x221) = mac(a[9], b[2], x198, x219);
        let (x222, x223) = mac(a[9], b[3], x200, x221);
        let (x224, x225) = mac(a[9], b[4], x202, x223);
        let (x226, x227) = mac(a[9], b[5], x204, x225);
        let (x228, x229) = mac(a[9], b[6], x206, x227);
        let (x230, x231) = mac(a[9], b[7], x208, x229);
        let (x232, x233) = mac(a[9], b[8], x210, x231);
        let (x234, x235) = mac(a[9], b[9], x212, x233);
        let (x236, x237) = mac(a[9], b[10], x214, x235);
        let (x238, x239) = mac(a[9], b[11], x215, x237);
        let (x240, x241) = mac(a[10], b[0], x218, 0);
        let (x242, x243) = mac(a[10], b[1], x220, x241);
        let (x244, x245) = mac(a[10], b[2], x222, x243);
        let (x246, x247) = mac(a[10], b[3], x224, x245);
        let (x248, x249) = mac(a[10], b[4], x226, x247);
        let (x250, x251) = mac(a[10], b[5], x228, x249);
        let (x252, x253) = mac(a[10], b[6], x230, x251);
        let (x254, x255) = mac(a[10], b[7], x232, x253);
        let (x256, x257) = mac(a[10], b[8], x234, x255);
        let (x258, x259) = mac(a[10], b[9], x236, x257);
        let (x260, x261) = mac(a[10], b[10], x238, x259);
        let (x262, x263) = mac(a[10], b[11], x239, x261);
        let (x264, x265) = mac(a[11], b[0], x242, 0);
        let (x266, x267) = mac(a[11], b[1], x244, x265);
        let (x268, x269) = mac(a[11], b[2], x246, x267);
        let (x270, x271) = mac(a[11], b[3], x248, x269);
        let (x272, x273) = mac(a[11], b[4], x250, x271);
        let (x274, x275) = mac(a[11], b[5], x252, x273);
        let (x276, x277) = mac(a[11], b[6], x254, x275);
        let (x278, x279) = mac(a[11], b[7], x256, x277);
        let (x280, x281) = mac(a[11], b[8], x258, x279);
        let (x282, x283) = mac(a[11], b[9], x260, x281);
        let (x284, x285) = mac(a[11], b[10], x262, x283);
        let (x286, x287) = mac(a[11], b[11], x263, x285);
        let (x288, x289) = mac(c[0], d[0], 0, 0);
        let (x290, x291) = mac(c[0], d[1], x289, 0);
        let (x292, x293) = mac(c[0], d[2], x291, 0);
        let (x294, x295) = mac(c[0], d[3], x293, 0);
        let (x296, x297) = mac(c[0], d[4], x295, 0);
        let (x298, x299) = mac(c[0], d[5], x297, 0);
        let (x300, x301) = mac(c[0], d[6], x299, 0);
        let (x302, x303) = mac(c[0], d[7], x301, 0);
        let (x304, x305) = mac(c[0], d[8], x303, 0);
        let (x306, x307) = mac(c[0], d[9], x305, 0);
        let (x308, x309) = mac(c[0], d[10], x307, 0);
        let (x310, x311) = mac(c[0], d[11], x309, 0);
        let (x312, x313) = mac(c[1], d[0], x290, 0);
        let (x314, x315) = mac(c[1], d[1], x292, x313);
        let (x316, x317) = mac(c[1], d[2], x294, x315);
        let (x318, x319) = mac(c[1], d[3], x296, x317);
        let (x320, x321) = mac(c[1], d[4], x298, x319);
        let (x322, x323) = mac(c[1], d[5], x300, x321);
        let (x324, x325) = mac(c[1], d[6], x302, x323);
        let (x326, x327) = mac(c[1], d[7], x304, x325);
        let (x328, x329) = mac(c[1], d[8], x306, x327);
        let (x330, x331) = mac(c[1], d[9], x308, x329);
        let (x332, x333) = mac(c[1], d[10], x310, x331);
        let (x334, x335) = mac(c[1], d[11], x311, x333);
        let (x336, x337) = mac(c[2], d[0], x314, 0);
        let (x338, x339) = mac(c[2], d[1], x316, x337);
        let (x340, x341) = mac(c[2], d[2], x318, x339);
        let (x342, x343) = mac(c[2], d[3], x320, x341);
        let (x344, x345) = mac(c[2], d[4], x322, x343);
        let (x346, x347) = mac(c[2], d[5], x324, x345);
        let (x348, x349) = mac(c[2], d[6], x326, x347);
        let (x350, x351) = mac(c[2], d[7], x328, x349);
        let (x352, x353) = mac(c[2], d[8], x330, x351);
        let (x354, x355) = mac(c[2], d[9], x332, x353);
        let (x356, x357) = mac(c[2], d[10], x334, x355);
        let (x358, x359) = mac(c[2], d[11], x335, x357);
        let (x360, x361) = mac(c[3], d[0], x338, 0);
        let (x362, x363) = mac(c[3], d[1], x340, x361);
        let (x364, x365) = mac(c[3], d[2], x342, x363);
        let (x366, x367) = mac(c[3], d[3], x344, x365);
        let (x368, x369) = mac(c[3], d[4], x346, x367);
        let (x370, x371) = mac(c[3], d[5], x348, x369);
        let (x372, x373) = mac(c[3], d[6], x350, x371);
        let (x374, x375) = mac(c[3], d[7], x352, x373);
        let (x376, x377) = mac(c[3], d[8], x354, x375);
        let (x378, x379) = mac(c[3], d[9], x356, x377);
        let (x380, x381) = mac(c[3], d[10], x358, x379);
        let (x382, x383) = mac(c[3], d[11], x359, x381);
        let (x384, x385) = mac(c[4], d[0], x362, 0);
        let (x386, x387) = mac(c[4], d[1], x364, x385);
        let (x388, x389) = mac(c[4], d[2], x366, x387);
        let (x390, x391) = mac(c[4], d[3], x368, x389);
        let (x392, x393) = mac(c[4], d[4], x370, x391);
        let (x394, x395) = mac(c[4], d[5], x372, x393);
        let (x396, x397) = mac(c[4], d[6], x374, x395);
        let (x398, x399) = mac(c[4], d[7], x376, x397);
        let (x400, x401) = mac(c[4], d[8], x378, x399);
        let (x402, x403) = mac(c[4], d[9], x380, x401);
        let (x404, x405) = mac(c[4], d[10], x382, x403);
        let (x406, x407) = mac(c[4], d[11], x383, x405);
        let (x408, x409) = mac(c[5], d[0], x386, 0);
        let (x410, x411) = mac(c[5], d[1], x388, x409);
        let (x412, x413) = mac(c[5], d[2], x390, x411);
        let (x414, x415) = mac(c[5], d[3], x392, x413);
        let (x416, x417) = mac(c[5], d[4], x394, x415);
        let (x418, x419) = mac(c[5], d[5], x396, x417);
        let (x420, x421) = mac(c[5], d[6], x398, x419);
        let (x422, x423) = mac(c[5], d[7], x400, x421);
        let (x424, x425) = mac(c[5], d[8], x402, x423);
        let (x426, x427) = mac(c[5], d[9], x404, x425);
        let (x428, x429) = mac(c[5], d[10], x406, x427);
        let (x430, x431) = mac(c[5], d[11], x407, x429);
        let (x432, x433) = mac(c[6], d[0], x410, 0);
        let (x434, x435) = mac(c[6], d[1], x412, x433);
        let (x436, x437) = mac(c[6], d[2], x414, x435);
        let (x438, x439) = mac(c[6], d[3], x416, x437);
        let (x440, x441) = mac(c[6], d[4], x418, x439);
        let (x442, x443) = mac(c[6], d[5], x420, x441);
        let (x444, x445) = mac(c[6], d[6], x422, x443);
        let (x446, x447) = mac(c[6], d[7], x424, x445);
        let (x448, x449) = mac(c[6], d[8], x426, x447);
        let (x450, x451) = mac(c[6], d[9], x428, x449);
        let (x452, x453) = mac(c[6], d[10], x430, x451);
        let (x454, x455) = mac(c[6], d[11], x431, x453);
        let (x456, x457) = mac(c[7], d[0], x434, 0);
        let (x458, x459) = mac(c[7], d[1], x436, x457);
        let (x460, x461) = mac(c[7], d[2], x438, x459);
        let (x462, x463) = mac(c[7], d[3], x440, x461);
        let (x464, x465) = mac(c[7], d[4], x442, x463);
        let (x466, x467) = mac(c[7], d[5], x444, x465);
        let (x468, x469) = mac(c[7], d[6], x446, x467);
        let (x470, x471) = mac(c[7], d[7], x448, x469);
        let (x472, x473) = mac(c[7], d[8], x450, x471);
        let (x474, x475) = mac(c[7], d[9], x452, x473);
        let (x476, x477) = mac(c[7], d[10], x454, x475);
        let (x478, x479) = mac(c[7], d[11], x455, x477);
        let (x480, x481) = mac(c[8], d[0], x458, 0);
        let (x482, x483) = mac(c[8], d[1], x460, x481);
        let (x484, x485) = mac(c[8], d[2], x462, x483);
        let (x486, x487) = mac(c[8], d[3], x464, x485);
        let (x488, x489) = mac(c[8], d[4], x466, x487);
        let (x490, x491) = mac(c[8], d[5], x468, x489);
        let (x492, x493) = mac(c[8], d[6], x470, x491);
        let (x494, x495) = mac(c[8], d[7], x472, x493);
        let (x496, x497) = mac(c[8], d[8], x474, x495);
        let (x498, x499) = mac(c[8], d[9], x476, x497);
        let (x500, x501) = mac(c[8], d[10], x478, x499);
        let (x502, x503) = mac(c[8], d[11], x479, x501);
        let (x504, x505) = mac(c[9], d[0], x482, 0);
        let (x506, x507) = mac(c[9], d[1], x484, x505);
        let (x508, x509) = mac(c[9], d[2], x486, x507);
        let (x510, x511) = mac(c[9], d[3], x488, x509);
        let (x512, x513) = mac(c[9], d[4], x490, x511);
        let (x514, x515) = mac(c[9], d[5], x492, x513);
        let (x516, x517) = mac(c[9], d[6], x494, x515);
        let (x518, x519) = mac(c[9], d[7], x496, x517);
        let (x520, x521) = mac(c[9], d[8], x498, x519);
        let (x522, x523) = mac(c[9], d[9], x500, x521);
        let (x524, x525) = mac(c[9], d[10], x502, x523);
        let (x526, x527) = mac(c[9], d[11], x503, x525);
        let (x528, x529) = mac(c[10], d[0], x506, 0);
        let (x530, x531) = mac(c[10], d[1], x508, x529);
        let (x532, x533) = mac(c[10], d[2], x510, x531);
        let (x534, x535) = mac(c[10], d[3], x512, x533);
        let (x536, x537) = mac(c[10], d[4], x514, x535);
        let (x538, x539) = mac(c[10], d[5], x516, x537);
        let (x540, x541) = mac(c[10], d[6], x518, x539);
        let (x542, x543) = mac(c[10], d[7], x520, x541);
        let (x544, x545) = mac(c[10], d[8], x522, x543);
        let (x546, x547) = mac(c[10], d[9], x524, x545);
        let (x548, x549) = mac(c[10], d[10], x526, x547);
        let (x550, x551) = mac(c[10], d[11], x527, x549);
        let (x552, x553) = mac(c[11], d[0], x530, 0);
        let (x554, x555) = mac(c[11], d[1], x532, x553);
        let (x556, x557) = mac(c[11], d[2], x534, x555);
        let (x558, x559) = mac(c[11], d[3], x536, x557);
        let (x560, x561) = mac(c[11], d[4], x538, x559);
        let (x562, x563) = mac(c[11], d[5], x540, x561);
        let (x564, x565) = mac(c[11], d[6], x542, x563);
        let (x566, x567) = mac(c[11], d[7], x544, x565);
        let (x568, x569) = mac(c[11], d[8], x546, x567);
        let (x570, x571) = mac(c[11], d[9], x548, x569);
        let (x572, x573) = mac(c[11], d[10], x550, x571);
        let (x574, x575) = mac(c[11], d[11], x551, x573);
        let (x576, x577) = addc(x0, x288, 0);
        let (x578, x579) = addc(x24, x312, x577);
        let (x580, x581) = addc(x48, x336, x579);
        let (x582, x583) = addc(x72, x360, x581);
        let (x584, x585) = addc(x96, x384, x583);
        let (x586, x587) = addc(x120, x408, x585);
        let (x588, x589) = addc(x144, x432, x587);
        let (x590, x591) = addc(x168, x456, x589);
        let (x592, x593) = addc(x192, x480, x591);
        let (x594, x595) = addc(x216, x504, x593);
        let (x596, x597) = addc(x240, x528, x595);
        let (x598, x599) = addc(x264, x552, x597);
        let (x600, x601) = addc(x266, x554, x599);
        let (x602, x603) = addc(x268, x556, x601);
        let (x604, x605) = addc(x270, x558, x603);
        let (x606, x607) = addc(x272, x560, x605);
        let (x608, x609) = addc(x274, x562, x607);
        let (x610, x611) = addc(x276, x564, x609);
        let (x612, x613) = addc(x278, x566, x611);
        let (x614, x615) = addc(x280, x568, x613);
        let (x616, x617) = addc(x282, x570, x615);
        let (x618, x619) = addc(x284, x572, x617);
        let (x620, x621) = addc(x286, x574, x619);
        let (x622, x623) = addc(x287, x575, x621);
        let (x624, x625) = mac(0x57c3, x600, x576, 0);
        let (x626, x627) = mac(0x57c3, x602, x578, x625);
        let (x628, x629) = mac(0x57c3, x604, x580, x627);
        let (x630, x631) = mac(0x57c3, x606, x582, x629);
        let (x632, x633) = mac(0x57c3, x608, x584, x631);
        let (x634, x635) = mac(0x57c3, x610, x586, x633);
        let (x636, x637) = mac(0x57c3, x612, x588, x635);
        let (x638, x639) = mac(0x57c3, x614, x590, x637);
        let (x640, x641) = mac(0x57c3, x616, x592, x639);
        let (x642, x643) = mac(0x57c3, x618, x594, x641);
        let (x644, x645) = mac(0x57c3, x620, x596, x643);
        let (x646, x647) = mac(0x57c3, x622, x598, x645);
        let (x648, _) = mac(0x57c3, x623, x647, 0);
        let (x649, _) = mac(x648, 0x57c3, 0, 0);
        let (x650, x651) = addc(x624, x649, 0);
        let (x652, x653) = addc(x626, x651, 0);
        let (x654, x655) = addc(x628, x653, 0);
        let (x656, x657) = addc(x630, x655, 0);
        let (x658, x659) = addc(x632, x657, 0);
        let (x660, x661) = addc(x634, x659, 0);
        let (x662, x663) = addc(x636, x661, 0);
        let (x664, x665) = addc(x638, x663, 0);
        let (x666, x667) = addc(x640, x665, 0);
        let (x668, x669) = addc(x642, x667, 0);
        let (x670, x671) = addc(x644, x669, 0);
        let (x672, x673) = addc(x646, x671, 0);
        let x674 = mask(x673);
        let x675 = x674 & 0x57c3;
        let (x676, _) = addc(x650, x675, 0);
        Self([
            x676, x652, x654, x656, x658, x660, x662, x664, x666, x668, x670, x672,
        ])
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
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[0], b[9], x17, 0);
        let (x20, x21) = mac(a[0], b[10], x19, 0);
        let (x22, x23) = mac(a[0], b[11], x21, 0);
        let (x24, x25) = mac(a[1], b[0], x2, 0);
        let (x26, x27) = mac(a[1], b[1], x4, x25);
        let (x28, x29) = mac(a[1], b[2], x6, x27);
        let (x30, x31) = mac(a[1], b[3], x8, x29);
        let (x32, x33) = mac(a[1], b[4], x10, x31);
        let (x34, x35) = mac(a[1], b[5], x12, x33);
        let (x36, x37) = mac(a[1], b[6], x14, x35);
        let (x38, x39) = mac(a[1], b[7], x16, x37);
        let (x40, x41) = mac(a[1], b[8], x18, x39);
        let (x42, x43) = mac(a[1], b[9], x20, x41);
        let (x44, x45) = mac(a[1], b[10], x22, x43);
        let (x46, x47) = mac(a[1], b[11], x23, x45);
        let (x48, x49) = mac(a[2], b[0], x26, 0);
        let (x50, x51) = mac(a[2], b[1], x28, x49);
        let (x52, x53) = mac(a[2], b[2], x30, x51);
        let (x54, x55) = mac(a[2], b[3], x32, x53);
        let (x56, x57) = mac(a[2], b[4], x34, x55);
        let (x58, x59) = mac(a[2], b[5], x36, x57);
        let (x60, x61) = mac(a[2], b[6], x38, x59);
        let (x62, x63) = mac(a[2], b[7], x40, x61);
        let (x64, x65) = mac(a[2], b[8], x42, x63);
        let (x66, x67) = mac(a[2], b[9], x44, x65);
        let (x68, x69) = mac(a[2], b[10], x46, x67);
        let (x70, x71) = mac(a[2], b[11], x47, x69);
        let (x72, x73) = mac(a[3], b[0], x50, 0);
        let (x74, x75) = mac(a[3], b[1], x52, x73);
        let (x76, x77) = mac(a[3], b[2], x54, x75);
        let (x78, x79) = mac(a[3], b[3], x56, x77);
        let (x80, x81) = mac(a[3], b[4], x58, x79);
        let (x82, x83) = mac(a[3], b[5], x60, x81);
        let (x84, x85) = mac(a[3], b[6], x62, x83);
        let (x86, x87) = mac(a[3], b[7], x64, x85);
        let (x88, x89) = mac(a[3], b[8], x66, x87);
        let (x90, x91) = mac(a[3], b[9], x68, x89);
        let (x92, x93) = mac(a[3], b[10], x70, x91);
        let (x94, x95) = mac(a[3], b[11], x71, x93);
        let (x96, x97) = mac(a[4], b[0], x74, 0);
        let (x98, x99) = mac(a[4], b[1], x76, x97);
        let (x100, x101) = mac(a[4], b[2], x78, x99);
        let (x102, x103) = mac(a[4], b[3], x80, x101);
        let (x104, x105) = mac(a[4], b[4], x82, x103);
        let (x106, x107) = mac(a[4], b[5], x84, x105);
        let (x108, x109) = mac(a[4], b[6], x86, x107);
        let (x110, x111) = mac(a[4], b[7], x88, x109);
        let (x112, x113) = mac(a[4], b[8], x90, x111);
        let (x114, x115) = mac(a[4], b[9], x92, x113);
        let (x116, x117) = mac(a[4], b[10], x94, x115);
        let (x118, x119) = mac(a[4], b[11], x95, x117);
        let (x120, x121) = mac(a[5], b[0], x98, 0);
        let (x122, x123) = mac(a[5], b[1], x100, x121);
        let (x124, x125) = mac(a[5], b[2], x102, x123);
        let (x126, x127) = mac(a[5], b[3], x104, x125);
        let (x128, x129) = mac(a[5], b[4], x106, x127);
        let (x130, x131) = mac(a[5], b[5], x108, x129);
        let (x132, x133) = mac(a[5], b[6], x110, x131);
        let (x134, x135) = mac(a[5], b[7], x112, x133);
        let (x136, x137) = mac(a[5], b[8], x114, x135);
        let (x138, x139) = mac(a[5], b[9], x116, x137);
        let (x140, x141) = mac(a[5], b[10], x118, x139);
        let (x142, x143) = mac(a[5], b[11], x119, x141);
        let (x144, x145) = mac(a[6], b[0], x122, 0);
        let (x146, x147) = mac(a[6], b[1], x124, x145);
        let (x148, x149) = mac(a[6], b[2], x126, x147);
        let (x150, x151) = mac(a[6], b[3], x128, x149);
        let (x152, x153) = mac(a[6], b[4], x130, x151);
        let (x154, x155) = mac(a[6], b[5], x132, x153);
        let (x156, x157) = mac(a[6], b[6], x134, x155);
        let (x158, x159) = mac(a[6], b[7], x136, x157);
        let (x160, x161) = mac(a[6], b[8], x138, x159);
        let (x162, x163) = mac(a[6], b[9], x140, x161);
        let (x164, x165) = mac(a[6], b[10], x142, x163);
        let (x166, x167) = mac(a[6], b[11], x143, x165);
        let (x168, x169) = mac(a[7], b[0], x146, 0);
        let (x170, x171) = mac(a[7], b[1], x148, x169);
        let (x172, x173) = mac(a[7], b[2], x150, x171);
        let (x174, x175) = mac(a[7], b[3], x152, x173);
        let (x176, x177) = mac(a[7], b[4], x154, x175);
        let (x178, x179) = mac(a[7], b[5], x156, x177);
        let (x180, x181) = mac(a[7], b[6], x158, x179);
        let (x182, x183) = mac(a[7], b[7], x160, x181);
        let (x184, x185) = mac(a[7], b[8], x162, x183);
        let (x186, x187) = mac(a[7], b[9], x164, x185);
        let (x188, x189) = mac(a[7], b[10], x166, x187);
        let (x190, x191) = mac(a[7], b[11], x167, x189);
        let (x192, x193) = mac(a[8], b[0], x170, 0);
        let (x194, x195) = mac(a[8], b[1], x172, x193);
        let (x196, x197) = mac(a[8], b[2], x174, x195);
        let (x198, x199) = mac(a[8], b[3], x176, x197);
        let (x200, x201) = mac(a[8], b[4], x178, x199);
        let (x202, x203) = mac(a[8], b[5], x180, x201);
        let (x204, x205) = mac(a[8], b[6], x182, x203);
        let (x206, x207) = mac(a[8], b[7], x184, x205);
        let (x208, x209) = mac(a[8], b[8], x186, x207);
        let (x210, x211) = mac(a[8], b[9], x188, x209);
        let (x212, x213) = mac(a[8], b[10], x190, x211);
        let (x214, x215) = mac(a[8], b[11], x191, x213);
        let (x216, x217) = mac(a[9], b[0], x194, 0);
        let (x218, x219) = mac(a[9], b[1], x196, x217);
        let (x220, x221) = mac(a[9], b[2], x198, x219);
        let (x222, x223) = mac(a[9], b[3], x200, x221);
        let (x224, x225) = mac(a[9], b[4], x202, x223);
        let (x226, x227) = mac(a[9], b[5], x204, x225);
        let (x228, x229) = mac(a[9], b[6], x206, x227);
        let (x230, x231) = mac(a[9], b[7], x208, x229);
        let (x232, x233) = mac(a[9], b[8], x210, x231);
        let (x234, x235) = mac(a[9], b[9], x212, x233);
        let (x236, x237) = mac(a[9], b[10], x214, x235);
        let (x238, x239) = mac(a[9], b[11], x215, x237);
        let (x240, x241) = mac(a[10], b[0], x218, 0);
        let (x242, x243) = mac(a[10], b[1], x220, x241);
        let (x244, x245) = mac(a[10], b[2], x222, x243);
        let (x246, x247) = mac(a[10], b[3], x224, x245);
        let (x248, x249) = mac(a[10], b[4], x226, x247);
        let (x250, x251) = mac(a[10], b[5], x228, x249);
        let (x252, x253) = mac(a[10], b[6], x230, x251);
        let (x254, x255) = mac(a[10], b[7], x232, x253);
        let (x256, x257) = mac(a[10], b[8], x234, x255);
        let (x258, x259) = mac(a[10], b[9], x236, x257);
        let (x260, x261) = mac(a[10], b[10], x238, x259);
        let (x262, x263) = mac(a[10], b[11], x239, x261);
        let (x264, x265) = mac(a[11], b[0], x242, 0);
        let (x266, x267) = mac(a[11], b[1], x244, x265);
        let (x268, x269) = mac(a[11], b[2], x246, x267);
        let (x270, x271) = mac(a[11], b[3], x248, x269);
        let (x272, x273) = mac(a[11], b[4], x250, x271);
        let (x274, x275) = mac(a[11], b[5], x252, x273);
        let (x276, x277) = mac(a[11], b[6], x254, x275);
        let (x278, x279) = mac(a[11], b[7], x256, x277);
        let (x280, x281) = mac(a[11], b[8], x258, x279);
        let (x282, x283) = mac(a[11], b[9], x260, x281);
        let (x284, x285) = mac(a[11], b[10], x262, x283);
        let (x286, x287) = mac(a[11], b[11], x263, x285);
        let (x288, x289) = mac(c[0], d[0], 0, 0);
        let (x290, x291) = mac(c[0], d[1], x289, 0);
        let (x292, x293) = mac(c[0], d[2], x291, 0);
        let (x294, x295) = mac(c[0], d[3], x293, 0);
        let (x296, x297) = mac(c[0], d[4], x295, 0);
        let (x298, x299) = mac(c[0], d[5], x297, 0);
        let (x300, x301) = mac(c[0], d[6], x299, 0);
        let (x302, x303) = mac(c[0], d[7], x301, 0);
        let (x304, x305) = mac(c[0], d[8], x303, 0);
        let (x306, x307) = mac(c[0], d[9], x305, 0);
        let (x308, x309) = mac(c[0], d[10], x307, 0);
        let (x310, x311) = mac(c[0], d[11], x309, 0);
        let (x312, x313) = mac(c[1], d[0], x290, 0);
        let (x314, x315) = mac(c[1], d[1], x292, x313);
        let (x316, x317) = mac(c[1], d[2], x294, x315);
        let (x318, x319) = mac(c[1], d[3], x296, x317);
        let (x320, x321) = mac(c[1], d[4], x298, x319);
        let (x322, x323) = mac(c[1], d[5], x300, x321);
        let (x324, x325) = mac(c[1], d[6], x302, x323);
        let (x326, x327) = mac(c[1], d[7], x304, x325);
        let (x328, x329) = mac(c[1], d[8], x306, x327);
        let (x330, x331) = mac(c[1], d[9], x308, x329);
        let (x332, x333) = mac(c[1], d[10], x310, x331);
        let (x334, x335) = mac(c[1], d[11], x311, x333);
        let (x336, x337) = mac(c[2], d[0], x314, 0);
        let (x338, x339) = mac(c[2], d[1], x316, x337);
        let (x340, x341) = mac(c[2], d[2], x318, x339);
        let (x342, x343) = mac(c[2], d[3], x320, x341);
        let (x344, x345) = mac(c[2], d[4], x322, x343);
        let (x346, x347) = mac(c[2], d[5], x324, x345);
        let (x348, x349) = mac(c[2], d[6], x326, x347);
        let (x350, x351) = mac(c[2], d[7], x328, x349);
        let (x352, x353) = mac(c[2], d[8], x330, x351);
        let (x354, x355) = mac(c[2], d[9], x332, x353);
        let (x356, x357) = mac(c[2], d[10], x334, x355);
        let (x358, x359) = mac(c[2], d[11], x335, x357);
        let (x360, x361) = mac(c[3], d[0], x338, 0);
        let (x362, x363) = mac(c[3], d[1], x340, x361);
        let (x364, x365) = mac(c[3], d[2], x342, x363);
        let (x366, x367) = mac(c[3], d[3], x344, x365);
        let (x368, x369) = mac(c[3], d[4], x346, x367);
        let (x370, x371) = mac(c[3], d[5], x348, x369);
        let (x372, x373) = mac(c[3], d[6], x350, x371);
        let (x374, x375) = mac(c[3], d[7], x352, x373);
        let (x376, x377) = mac(c[3], d[8], x354, x375);
        let (x378, x379) = mac(c[3], d[9], x356, x377);
        let (x380, x381) = mac(c[3], d[10], x358, x379);
        let (x382, x383) = mac(c[3], d[11], x359, x381);
        let (x384, x385) = mac(c[4], d[0], x362, 0);
        let (x386, x387) = mac(c[4], d[1], x364, x385);
        let (x388, x389) = mac(c[4], d[2], x366, x387);
        let (x390, x391) = mac(c[4], d[3], x368, x389);
        let (x392, x393) = mac(c[4], d[4], x370, x391);
        let (x394, x395) = mac(c[4], d[5], x372, x393);
        let (x396, x397) = mac(c[4], d[6], x374, x395);
        let (x398, x399) = mac(c[4], d[7], x376, x397);
        let (x400, x401) = mac(c[4], d[8], x378, x399);
        let (x402, x403) = mac(c[4], d[9], x380, x401);
        let (x404, x405) = mac(c[4], d[10], x382, x403);
        let (x406, x407) = mac(c[4], d[11], x383, x405);
        let (x408, x409) = mac(c[5], d[0], x386, 0);
        let (x410, x411) = mac(c[5], d[1], x388, x409);
        let (x412, x413) = mac(c[5], d[2], x390, x411);
        let (x414, x415) = mac(c[5], d[3], x392, x413);
        let (x416, x417) = mac(c[5], d[4], x394, x415);
        let (x418, x419) = mac(c[5], d[5], x396, x417);
        let (x420, x421) = mac(c[5], d[6], x398, x419);
        let (x422, x423) = mac(c[5], d[7], x400, x421);
        let (x424, x425) = mac(c[5], d[8], x402, x423);
        let (x426, x427) = mac(c[5], d[9], x404, x425);
        let (x428, x429) = mac(c[5], d[10], x406, x427);
        let (x430, x431) = mac(c[5], d[11], x407, x429);
        let (x432, x433) = mac(c[6], d[0], x410, 0);
        let (x434, x435) = mac(c[6], d[1], x412, x433);
        let (x436, x437) = mac(c[6], d[2], x414, x435);
        let (x438, x439) = mac(c[6], d[3], x416, x437);
        let (x440, x441) = mac(c[6], d[4], x418, x439);
        let (x442, x443) = mac(c[6], d[5], x420, x441);
        let (x444, x445) = mac(c[6], d[6], x422, x443);
        let (x446, x447) = mac(c[6], d[7], x424, x445);
        let (x448, x449) = mac(c[6], d[8], x426, x447);
        let (x450, x451) = mac(c[6], d[9], x428, x449);
        let (x452, x453) = mac(c[6], d[10], x430, x451);
        let (x454, x455) = mac(c[6], d[11], x431, x453);
        let (x456, x457) = mac(c[7], d[0], x434, 0);
        let (x458, x459) = mac(c[7], d[1], x436, x457);
        let (x460, x461) = mac(c[7], d[2], x438, x459);
        let (x462, x463) = mac(c[7], d[3], x440, x461);
        let (x464, x465) = mac(c[7], d[4], x442, x463);
        let (x466, x467) = mac(c[7], d[5], x444, x465);
        let (x468, x469) = mac(c[7], d[6], x446, x467);
        let (x470, x471) = mac(c[7], d[7], x448, x469);
        let (x472, x473) = mac(c[7], d[8], x450, x471);
        let (x474, x475) = mac(c[7], d[9], x452, x473);
        let (x476, x477) = mac(c[7], d[10], x454, x475);
        let (x478, x479) = mac(c[7], d[11], x455, x477);
        let (x480, x481) = mac(c[8], d[0], x458, 0);
        let (x482, x483) = mac(c[8], d[1], x460, x481);
        let (x484, x485) = mac(c[8], d[2], x462, x483);
        let (x486, x487) = mac(c[8], d[3], x464, x485);
        let (x488, x489) = mac(c[8], d[4], x466, x487);
        let (x490, x491) = mac(c[8], d[5], x468, x489);
        let (x492, x493) = mac(c[8], d[6], x470, x491);
        let (x494, x495) = mac(c[8], d[7], x472, x493);
        let (x496, x497) = mac(c[8], d[8], x474, x495);
        let (x498, x499) = mac(c[8], d[9], x476, x497);
        let (x500, x501) = mac(c[8], d[10], x478, x499);
        let (x502, x503) = mac(c[8], d[11], x479, x501);
        let (x504, x505) = mac(c[9], d[0], x482, 0);
        let (x506, x507) = mac(c[9], d[1], x484, x505);
        let (x508, x509) = mac(c[9], d[2], x486, x507);
        let (x510, x511) = mac(c[9], d[3], x488, x509);
        let (x512, x513) = mac(c[9], d[4], x490, x511);
        let (x514, x515) = mac(c[9], d[5], x492, x513);
        let (x516, x517) = mac(c[9], d[6], x494, x515);
        let (x518, x519) = mac(c[9], d[7], x496, x517);
        let (x520, x521) = mac(c[9], d[8], x498, x519);
        let (x522, x523) = mac(c[9], d[9], x500, x521);
        let (x524, x525) = mac(c[9], d[10], x502, x523);
        let (x526, x527) = mac(c[9], d[11], x503, x525);
        let (x528, x529) = mac(c[10], d[0], x506, 0);
        let (x530, x531) = mac(c[10], d[1], x508, x529);
        let (x532, x533) = mac(c[10], d[2], x510, x531);
        let (x534, x535) = mac(c[10], d[3], x512, x533);
        let (x536, x537) = mac(c[10], d[4], x514, x535);
        let (x538, x539) = mac(c[10], d[5], x516, x537);
        let (x540, x541) = mac(c[10], d[6], x518, x539);
        let (x542, x543) = mac(c[10], d[7], x520, x541);
        let (x544, x545) = mac(c[10], d[8], x522, x543);
        let (x546, x547) = mac(c[10], d[9], x524, x545);
        let (x548, x549) = mac(c[10], d[10], x526, x547);
        let (x550, x551) = mac(c[10], d[11], x527, x549);
        let (x552, x553) = mac(c[11], d[0], x530, 0);
        let (x554, x555) = mac(c[11], d[1], x532, x553);
        let (x556, x557) = mac(c[11], d[2], x534, x555);
        let (x558, x559) = mac(c[11], d[3], x536, x557);
        let (x560, x561) = mac(c[11], d[4], x538, x559);
        let (x562, x563) = mac(c[11], d[5], x540, x561);
        let (x564, x565) = mac(c[11], d[6], x542, x563);
        let (x566, x567) = mac(c[11], d[7], x544, x565);
        let (x568, x569) = mac(c[11], d[8], x546, x567);
        let (x570, x571) = mac(c[11], d[9], x548, x569);
        let (x572, x573) = mac(c[11], d[10], x550, x571);
        let (x574, x575) = mac(c[11], d[11], x551, x573);
        let (x576, x577) = subb(0xffffffffe1ea393a, x288, 0);
        let (x578, x579) = subb(0xffffffffffffffff, x312, x577);
        let (x580, x581) = subb(0xffffffffffffffff, x336, x579);
        let (x582, x583) = subb(0xffffffffffffffff, x360, x581);
        let (x584, x585) = subb(0xffffffffffffffff, x384, x583);
        let (x586, x587) = subb(0xffffffffffffffff, x408, x585);
        let (x588, x589) = subb(0xffffffffffffffff, x432, x587);
        let (x590, x591) = subb(0xffffffffffffffff, x456, x589);
        let (x592, x593) = subb(0xffffffffffffffff, x480, x591);
        let (x594, x595) = subb(0xffffffffffffffff, x504, x593);
        let (x596, x597) = subb(0xffffffffffffffff, x528, x595);
        let (x598, x599) = subb(0xffffffffffffffff, x552, x597);
        let (x600, x601) = subb(0xfffffffffffffffe, x554, x599);
        let (x602, x603) = subb(0xffffffffffffffff, x556, x601);
        let (x604, x605) = subb(0xffffffffffffffff, x558, x603);
        let (x606, x607) = subb(0xffffffffffffffff, x560, x605);
        let (x608, x609) = subb(0xffffffffffffffff, x562, x607);
        let (x610, x611) = subb(0xffffffffffffffff, x564, x609);
        let (x612, x613) = subb(0xffffffffffffffff, x566, x611);
        let (x614, x615) = subb(0xffffffffffffffff, x568, x613);
        let (x616, x617) = subb(0xffffffffffffffff, x570, x615);
        let (x618, x619) = subb(0xffffffffffffffff, x572, x617);
        let (x620, x621) = subb(0xffffffffffffffff, x574, x619);
        let (x622, _) = subb(0xffffffffffffffff, x575, x621);
        let (x623, x624) = addc(x0, x576, 0);
        let (x625, x626) = addc(x24, x578, x624);
        let (x627, x628) = addc(x48, x580, x626);
        let (x629, x630) = addc(x72, x582, x628);
        let (x631, x632) = addc(x96, x584, x630);
        let (x633, x634) = addc(x120, x586, x632);
        let (x635, x636) = addc(x144, x588, x634);
        let (x637, x638) = addc(x168, x590, x636);
        let (x639, x640) = addc(x192, x592, x638);
        let (x641, x642) = addc(x216, x594, x640);
        let (x643, x644) = addc(x240, x596, x642);
        let (x645, x646) = addc(x264, x598, x644);
        let (x647, x648) = addc(x266, x600, x646);
        let (x649, x650) = addc(x268, x602, x648);
        let (x651, x652) = addc(x270, x604, x650);
        let (x653, x654) = addc(x272, x606, x652);
        let (x655, x656) = addc(x274, x608, x654);
        let (x657, x658) = addc(x276, x610, x656);
        let (x659, x660) = addc(x278, x612, x658);
        let (x661, x662) = addc(x280, x614, x660);
        let (x663, x664) = addc(x282, x616, x662);
        let (x665, x666) = addc(x284, x618, x664);
        let (x667, x668) = addc(x286, x620, x666);
        let (x669, x670) = addc(x287, x622, x668);
        let (x671, x672) = mac(0x57c3, x647, x623, 0);
        let (x673, x674) = mac(0x57c3, x649, x625, x672);
        let (x675, x676) = mac(0x57c3, x651, x627, x674);
        let (x677, x678) = mac(0x57c3, x653, x629, x676);
        let (x679, x680) = mac(0x57c3, x655, x631, x678);
        let (x681, x682) = mac(0x57c3, x657, x633, x680);
        let (x683, x684) = mac(0x57c3, x659, x635, x682);
        let (x685, x686) = mac(0x57c3, x661, x637, x684);
        let (x687, x688) = mac(0x57c3, x663, x639, x686);
        let (x689, x690) = mac(0x57c3, x665, x641, x688);
        let (x691, x692) = mac(0x57c3, x667, x643, x690);
        let (x693, x694) = mac(0x57c3, x669, x645, x692);
        let (x695, _) = mac(0x57c3, x670, x694, 0);
        let (x696, _) = mac(x695, 0x57c3, 0, 0);
        let (x697, x698) = addc(x671, x696, 0);
        let (x699, x700) = addc(x673, x698, 0);
        let (x701, x702) = addc(x675, x700, 0);
        let (x703, x704) = addc(x677, x702, 0);
        let (x705, x706) = addc(x679, x704, 0);
        let (x707, x708) = addc(x681, x706, 0);
        let (x709, x710) = addc(x683, x708, 0);
        let (x711, x712) = addc(x685, x710, 0);
        let (x713, x714) = addc(x687, x712, 0);
        let (x715, x716) = addc(x689, x714, 0);
        let (x717, x718) = addc(x691, x716, 0);
        let (x719, x720) = addc(x693, x718, 0);
        let x721 = mask(x720);
        let x722 = x721 & 0x57c3;
        let (x723, _) = addc(x697, x722, 0);
        Self([
            x723, x699, x701, x703, x705, x707, x709, x711, x713, x715, x717, x719,
        ])
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
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[0], b[9], x17, 0);
        let (x20, x21) = mac(a[0], b[10], x19, 0);
        let (x22, x23) = mac(a[0], b[11], x21, 0);
        let (x24, x25) = mac(a[1], b[0], x2, 0);
        let (x26, x27) = mac(a[1], b[1], x4, x25);
        let (x28, x29) = mac(a[1], b[2], x6, x27);
        let (x30, x31) = mac(a[1], b[3], x8, x29);
        let (x32, x33) = mac(a[1], b[4], x10, x31);
        let (x34, x35) = mac(a[1], b[5], x12, x33);
        let (x36, x37) = mac(a[1], b[6], x14, x35);
        let (x38, x39) = mac(a[1], b[7], x16, x37);
        let (x40, x41) = mac(a[1], b[8], x18, x39);
        let (x42, x43) = mac(a[1], b[9], x20, x41);
        let (x44, x45) = mac(a[1], b[10], x22, x43);
        let (x46, x47) = mac(a[1], b[11], x23, x45);
        let (x48, x49) = mac(a[2], b[0], x26, 0);
        let (x50, x51) = mac(a[2], b[1], x28, x49);
        let (x52, x53) = mac(a[2], b[2], x30, x51);
        let (x54, x55) = mac(a[2], b[3], x32, x53);
        let (x56, x57) = mac(a[2], b[4], x34, x55);
        let (x58, x59) = mac(a[2], b[5], x36, x57);
        let (x60, x61) = mac(a[2], b[6], x38, x59);
        let (x62, x63) = mac(a[2], b[7], x40, x61);
        let (x64, x65) = mac(a[2], b[8], x42, x63);
        let (x66, x67) = mac(a[2], b[9], x44, x65);
        let (x68, x69) = mac(a[2], b[10], x46, x67);
        let (x70, x71) = mac(a[2], b[11], x47, x69);
        let (x72, x73) = mac(a[3], b[0], x50, 0);
        let (x74, x75) = mac(a[3], b[1], x52, x73);
        let (x76, x77) = mac(a[3], b[2], x54, x75);
        let (x78, x79) = mac(a[3], b[3], x56, x77);
        let (x80, x81) = mac(a[3], b[4], x58, x79);
        let (x82, x83) = mac(a[3], b[5], x60, x81);
        let (x84, x85) = mac(a[3], b[6], x62, x83);
        let (x86, x87) = mac(a[3], b[7], x64, x85);
        let (x88, x89) = mac(a[3], b[8], x66, x87);
        let (x90, x91) = mac(a[3], b[9], x68, x89);
        let (x92, x93) = mac(a[3], b[10], x70, x91);
        let (x94, x95) = mac(a[3], b[11], x71, x93);
        let (x96, x97) = mac(a[4], b[0], x74, 0);
        let (x98, x99) = mac(a[4], b[1], x76, x97);
        let (x100, x101) = mac(a[4], b[2], x78, x99);
        let (x102, x103) = mac(a[4], b[3], x80, x101);
        let (x104, x105) = mac(a[4], b[4], x82, x103);
        let (x106, x107) = mac(a[4], b[5], x84, x105);
        let (x108, x109) = mac(a[4], b[6], x86, x107);
        let (x110, x111) = mac(a[4], b[7], x88, x109);
        let (x112, x113) = mac(a[4], b[8], x90, x111);
        let (x114, x115) = mac(a[4], b[9], x92, x113);
        let (x116, x117) = mac(a[4], b[10], x94, x115);
        let (x118, x119) = mac(a[4], b[11], x95, x117);
        let (x120, x121) = mac(a[5], b[0], x98, 0);
        let (x122, x123) = mac(a[5], b[1], x100, x121);
        let (x124, x125) = mac(a[5], b[2], x102, x123);
        let (x126, x127) = mac(a[5], b[3], x104, x125);
        let (x128, x129) = mac(a[5], b[4], x106, x127);
        let (x130, x131) = mac(a[5], b[5], x108, x129);
        let (x132, x133) = mac(a[5], b[6], x110, x131);
        let (x134, x135) = mac(a[5], b[7], x112, x133);
        let (x136, x137) = mac(a[5], b[8], x114, x135);
        let (x138, x139) = mac(a[5], b[9], x116, x137);
        let (x140, x141) = mac(a[5], b[10], x118, x139);
        let (x142, x143) = mac(a[5], b[11], x119, x141);
        let (x144, x145) = mac(a[6], b[0], x122, 0);
        let (x146, x147) = mac(a[6], b[1], x124, x145);
        let (x148, x149) = mac(a[6], b[2], x126, x147);
        let (x150, x151) = mac(a[6], b[3], x128, x149);
        let (x152, x153) = mac(a[6], b[4], x130, x151);
        let (x154, x155) = mac(a[6], b[5], x132, x153);
        let (x156, x157) = mac(a[6], b[6], x134, x155);
        let (x158, x159) = mac(a[6], b[7], x136, x157);
        let (x160, x161) = mac(a[6], b[8], x138, x159);
        let (x162, x163) = mac(a[6], b[9], x140, x161);
        let (x164, x165) = mac(a[6], b[10], x142, x163);
        let (x166, x167) = mac(a[6], b[11], x143, x165);
        let (x168, x169) = mac(a[7], b[0], x146, 0);
        let (x170, x171) = mac(a[7], b[1], x148, x169);
        let (x172, x173) = mac(a[7], b[2], x150, x171);
        let (x174, x175) = mac(a[7], b[3], x152, x173);
        let (x176, x177) = mac(a[7], b[4], x154, x175);
        let (x178, x179) = mac(a[7], b[5], x156, x177);
        let (x180, x181) = mac(a[7], b[6], x158, x179);
        let (x182, x183) = mac(a[7], b[7], x160, x181);
        let (x184, x185) = mac(a[7], b[8], x162, x183);
        let (x186, x187) = mac(a[7], b[9], x164, x185);
        let (x188, x189) = mac(a[7], b[10], x166, x187);
        let (x190, x191) = mac(a[7], b[11], x167, x189);
        let (x192, x193) = mac(a[8], b[0], x170, 0);
        let (x194, x195) = mac(a[8], b[1], x172, x193);
        let (x196, x197) = mac(a[8], b[2], x174, x195);
        let (x198, x199) = mac(a[8], b[3], x176, x197);
        let (x200, x201) = mac(a[8], b[4], x178, x199);
        let (x202, x203) = mac(a[8], b[5], x180, x201);
        let (x204, x205) = mac(a[8], b[6], x182, x203);
        let (x206, x207) = mac(a[8], b[7], x184, x205);
        let (x208, x209) = mac(a[8], b[8], x186, x207);
        let (x210, x211) = mac(a[8], b[9], x188, x209);
        let (x212, x213) = mac(a[8], b[10], x190, x211);
        let (x214, x215) = mac(a[8], b[11], x191, x213);
        let (x216, x217) = mac(a[9], b[0], x194, 0);
        let (x218, x219) = mac(a[9], b[1], x196, x217);
        let (x220, x221) = mac(a[9], b[2], x198, x219);
        let (x222, x223) = mac(a[9], b[3], x200, x221);
        let (x224, x225) = mac(a[9], b[4], x202, x223);
        let (x226, x227) = mac(a[9], b[5], x204, x225);
        let (x228, x229) = mac(a[9], b[6], x206, x227);
        let (x230, x231) = mac(a[9], b[7], x208, x229);
        let (x232, x233) = mac(a[9], b[8], x210, x231);
        let (x234, x235) = mac(a[9], b[9], x212, x233);
        let (x236, x237) = mac(a[9], b[10], x214, x235);
        let (x238, x239) = mac(a[9], b[11], x215, x237);
        let (x240, x241) = mac(a[10], b[0], x218, 0);
        let (x242, x243) = mac(a[10], b[1], x220, x241);
        let (x244, x245) = mac(a[10], b[2], x222, x243);
        let (x246, x247) = mac(a[10], b[3], x224, x245);
        let (x248, x249) = mac(a[10], b[4], x226, x247);
        let (x250, x251) = mac(a[10], b[5], x228, x249);
        let (x252, x253) = mac(a[10], b[6], x230, x251);
        let (x254, x255) = mac(a[10], b[7], x232, x253);
        let (x256, x257) = mac(a[10], b[8], x234, x255);
        let (x258, x259) = mac(a[10], b[9], x236, x257);
        let (x260, x261) = mac(a[10], b[10], x238, x259);
        let (x262, x263) = mac(a[10], b[11], x239, x261);
        let (x264, x265) = mac(a[11], b[0], x242, 0);
        let (x266, x267) = mac(a[11], b[1], x244, x265);
        let (x268, x269) = mac(a[11], b[2], x246, x267);
        let (x270, x271) = mac(a[11], b[3], x248, x269);
        let (x272, x273) = mac(a[11], b[4], x250, x271);
        let (x274, x275) = mac(a[11], b[5], x252, x273);
        let (x276, x277) = mac(a[11], b[6], x254, x275);
        let (x278, x279) = mac(a[11], b[7], x256, x277);
        let (x280, x281) = mac(a[11], b[8], x258, x279);
        let (x282, x283) = mac(a[11], b[9], x260, x281);
        let (x284, x285) = mac(a[11], b[10], x262, x283);
        let (x286, x287) = mac(a[11], b[11], x263, x285);
        let (x288, x289) = mac(c[0], c[1], 0, 0);
        let (x290, x291) = mac(c[0], c[2], x289, 0);
        let (x292, x293) = mac(c[0], c[3], x291, 0);
        let (x294, x295) = mac(c[0], c[4], x293, 0);
        let (x296, x297) = mac(c[0], c[5], x295, 0);
        let (x298, x299) = mac(c[0], c[6], x297, 0);
        let (x300, x301) = mac(c[0], c[7], x299, 0);
        let (x302, x303) = mac(c[0], c[8], x301, 0);
        let (x304, x305) = mac(c[0], c[9], x303, 0);
        let (x306, x307) = mac(c[0], c[10], x305, 0);
        let (x308, x309) = mac(c[0], c[11], x307, 0);
        let (x310, x311) = mac(c[1], c[2], x292, 0);
        let (x312, x313) = mac(c[1], c[3], x294, x311);
        let (x314, x315) = mac(c[1], c[4], x296, x313);
        let (x316, x317) = mac(c[1], c[5], x298, x315);
        let (x318, x319) = mac(c[1], c[6], x300, x317);
        let (x320, x321) = mac(c[1], c[7], x302, x319);
        let (x322, x323) = mac(c[1], c[8], x304, x321);
        let (x324, x325) = mac(c[1], c[9], x306, x323);
        let (x326, x327) = mac(c[1], c[10], x308, x325);
        let (x328, x329) = mac(c[1], c[11], x309, x327);
        let (x330, x331) = mac(c[2], c[3], x314, 0);
        let (x332, x333) = mac(c[2], c[4], x316, x331);
        let (x334, x335) = mac(c[2], c[5], x318, x333);
        let (x336, x337) = mac(c[2], c[6], x320, x335);
        let (x338, x339) = mac(c[2], c[7], x322, x337);
        let (x340, x341) = mac(c[2], c[8], x324, x339);
        let (x342, x343) = mac(c[2], c[9], x326, x341);
        let (x344, x345) = mac(c[2], c[10], x328, x343);
        let (x346, x347) = mac(c[2], c[11], x329, x345);
        let (x348, x349) = mac(c[3], c[4], x334, 0);
        let (x350, x351) = mac(c[3], c[5], x336, x349);
        let (x352, x353) = mac(c[3], c[6], x338, x351);
        let (x354, x355) = mac(c[3], c[7], x340, x353);
        let (x356, x357) = mac(c[3], c[8], x342, x355);
        let (x358, x359) = mac(c[3], c[9], x344, x357);
        let (x360, x361) = mac(c[3], c[10], x346, x359);
        let (x362, x363) = mac(c[3], c[11], x347, x361);
        let (x364, x365) = mac(c[4], c[5], x352, 0);
        let (x366, x367) = mac(c[4], c[6], x354, x365);
        let (x368, x369) = mac(c[4], c[7], x356, x367);
        let (x370, x371) = mac(c[4], c[8], x358, x369);
        let (x372, x373) = mac(c[4], c[9], x360, x371);
        let (x374, x375) = mac(c[4], c[10], x362, x373);
        let (x376, x377) = mac(c[4], c[11], x363, x375);
        let (x378, x379) = mac(c[5], c[6], x368, 0);
        let (x380, x381) = mac(c[5], c[7], x370, x379);
        let (x382, x383) = mac(c[5], c[8], x372, x381);
        let (x384, x385) = mac(c[5], c[9], x374, x383);
        let (x386, x387) = mac(c[5], c[10], x376, x385);
        let (x388, x389) = mac(c[5], c[11], x377, x387);
        let (x390, x391) = mac(c[6], c[7], x382, 0);
        let (x392, x393) = mac(c[6], c[8], x384, x391);
        let (x394, x395) = mac(c[6], c[9], x386, x393);
        let (x396, x397) = mac(c[6], c[10], x388, x395);
        let (x398, x399) = mac(c[6], c[11], x389, x397);
        let (x400, x401) = mac(c[7], c[8], x394, 0);
        let (x402, x403) = mac(c[7], c[9], x396, x401);
        let (x404, x405) = mac(c[7], c[10], x398, x403);
        let (x406, x407) = mac(c[7], c[11], x399, x405);
        let (x408, x409) = mac(c[8], c[9], x404, 0);
        let (x410, x411) = mac(c[8], c[10], x406, x409);
        let (x412, x413) = mac(c[8], c[11], x407, x411);
        let (x414, x415) = mac(c[9], c[10], x412, 0);
        let (x416, x417) = mac(c[9], c[11], x413, x415);
        let (x418, x419) = mac(c[10], c[11], x417, 0);
        let x420 = x288 << 1;
        let x421 = (x290 << 1) | (x288 >> 63);
        let x422 = (x310 << 1) | (x290 >> 63);
        let x423 = (x312 << 1) | (x310 >> 63);
        let x424 = (x330 << 1) | (x312 >> 63);
        let x425 = (x332 << 1) | (x330 >> 63);
        let x426 = (x348 << 1) | (x332 >> 63);
        let x427 = (x350 << 1) | (x348 >> 63);
        let x428 = (x364 << 1) | (x350 >> 63);
        let x429 = (x366 << 1) | (x364 >> 63);
        let x430 = (x378 << 1) | (x366 >> 63);
        let x431 = (x380 << 1) | (x378 >> 63);
        let x432 = (x390 << 1) | (x380 >> 63);
        let x433 = (x392 << 1) | (x390 >> 63);
        let x434 = (x400 << 1) | (x392 >> 63);
        let x435 = (x402 << 1) | (x400 >> 63);
        let x436 = (x408 << 1) | (x402 >> 63);
        let x437 = (x410 << 1) | (x408 >> 63);
        let x438 = (x414 << 1) | (x410 >> 63);
        let x439 = (x416 << 1) | (x414 >> 63);
        let x440 = (x418 << 1) | (x416 >> 63);
        let x441 = (x419 << 1) | (x418 >> 63);
        let x442 = x419 >> 63;
        let (x443, x444) = mac(c[0], c[0], 0, 0);
        let (x445, x446) = addc(x444, x420, 0);
        let (x447, x448) = mac(c[1], c[1], x421, x446);
        let (x449, x450) = addc(x448, x422, 0);
        let (x451, x452) = mac(c[2], c[2], x423, x450);
        let (x453, x454) = addc(x452, x424, 0);
        let (x455, x456) = mac(c[3], c[3], x425, x454);
        let (x457, x458) = addc(x456, x426, 0);
        let (x459, x460) = mac(c[4], c[4], x427, x458);
        let (x461, x462) = addc(x460, x428, 0);
        let (x463, x464) = mac(c[5], c[5], x429, x462);
        let (x465, x466) = addc(x464, x430, 0);
        let (x467, x468) = mac(c[6], c[6], x431, x466);
        let (x469, x470) = addc(x468, x432, 0);
        let (x471, x472) = mac(c[7], c[7], x433, x470);
        let (x473, x474) = addc(x472, x434, 0);
        let (x475, x476) = mac(c[8], c[8], x435, x474);
        let (x477, x478) = addc(x476, x436, 0);
        let (x479, x480) = mac(c[9], c[9], x437, x478);
        let (x481, x482) = addc(x480, x438, 0);
        let (x483, x484) = mac(c[10], c[10], x439, x482);
        let (x485, x486) = addc(x484, x440, 0);
        let (x487, x488) = mac(c[11], c[11], x441, x486);
        let (x489, _) = addc(x488, x442, 0);
        let (x490, x491) = subb(0xffffffffe1ea393a, x443, 0);
        let (x492, x493) = subb(0xffffffffffffffff, x445, x491);
        let (x494, x495) = subb(0xffffffffffffffff, x447, x493);
        let (x496, x497) = subb(0xffffffffffffffff, x449, x495);
        let (x498, x499) = subb(0xffffffffffffffff, x451, x497);
        let (x500, x501) = subb(0xffffffffffffffff, x453, x499);
        let (x502, x503) = subb(0xffffffffffffffff, x455, x501);
        let (x504, x505) = subb(0xffffffffffffffff, x457, x503);
        let (x506, x507) = subb(0xffffffffffffffff, x459, x505);
        let (x508, x509) = subb(0xffffffffffffffff, x461, x507);
        let (x510, x511) = subb(0xffffffffffffffff, x463, x509);
        let (x512, x513) = subb(0xffffffffffffffff, x465, x511);
        let (x514, x515) = subb(0xfffffffffffffffe, x467, x513);
        let (x516, x517) = subb(0xffffffffffffffff, x469, x515);
        let (x518, x519) = subb(0xffffffffffffffff, x471, x517);
        let (x520, x521) = subb(0xffffffffffffffff, x473, x519);
        let (x522, x523) = subb(0xffffffffffffffff, x475, x521);
        let (x524, x525) = subb(0xffffffffffffffff, x477, x523);
        let (x526, x527) = subb(0xffffffffffffffff, x479, x525);
        let (x528, x529) = subb(0xffffffffffffffff, x481, x527);
        let (x530, x531) = subb(0xffffffffffffffff, x483, x529);
        let (x532, x533) = subb(0xffffffffffffffff, x485, x531);
        let (x534, x535) = subb(0xffffffffffffffff, x487, x533);
        let (x536, _) = subb(0xffffffffffffffff, x489, x535);
        let (x537, x538) = addc(x0, x490, 0);
        let (x539, x540) = addc(x24, x492, x538);
        let (x541, x542) = addc(x48, x494, x540);
        let (x543, x544) = addc(x72, x496, x542);
        let (x545, x546) = addc(x96, x498, x544);
        let (x547, x548) = addc(x120, x500, x546);
        let (x549, x550) = addc(x144, x502, x548);
        let (x551, x552) = addc(x168, x504, x550);
        let (x553, x554) = addc(x192, x506, x552);
        let (x555, x556) = addc(x216, x508, x554);
        let (x557, x558) = addc(x240, x510, x556);
        let (x559, x560) = addc(x264, x512, x558);
        let (x561, x562) = addc(x266, x514, x560);
        let (x563, x564) = addc(x268, x516, x562);
        let (x565, x566) = addc(x270, x518, x564);
        let (x567, x568) = addc(x272, x520, x566);
        let (x569, x570) = addc(x274, x522, x568);
        let (x571, x572) = addc(x276, x524, x570);
        let (x573, x574) = addc(x278, x526, x572);
        let (x575, x576) = addc(x280, x528, x574);
        let (x577, x578) = addc(x282, x530, x576);
        let (x579, x580) = addc(x284, x532, x578);
        let (x581, x582) = addc(x286, x534, x580);
        let (x583, x584) = addc(x287, x536, x582);
        let (x585, x586) = mac(0x57c3, x561, x537, 0);
        let (x587, x588) = mac(0x57c3, x563, x539, x586);
        let (x589, x590) = mac(0x57c3, x565, x541, x588);
        let (x591, x592) = mac(0x57c3, x567, x543, x590);
        let (x593, x594) = mac(0x57c3, x569, x545, x592);
        let (x595, x596) = mac(0x57c3, x571, x547, x594);
        let (x597, x598) = mac(0x57c3, x573, x549, x596);
        let (x599, x600) = mac(0x57c3, x575, x551, x598);
        let (x601, x602) = mac(0x57c3, x577, x553, x600);
        let (x603, x604) = mac(0x57c3, x579, x555, x602);
        let (x605, x606) = mac(0x57c3, x581, x557, x604);
        let (x607, x608) = mac(0x57c3, x583, x559, x606);
        let (x609, _) = mac(0x57c3, x584, x608, 0);
        let (x610, _) = mac(x609, 0x57c3, 0, 0);
        let (x611, x612) = addc(x585, x610, 0);
        let (x613, x614) = addc(x587, x612, 0);
        let (x615, x616) = addc(x589, x614, 0);
        let (x617, x618) = addc(x591, x616, 0);
        let (x619, x620) = addc(x593, x618, 0);
        let (x621, x622) = addc(x595, x620, 0);
        let (x623, x624) = addc(x597, x622, 0);
        let (x625, x626) = addc(x599, x624, 0);
        let (x627, x628) = addc(x601, x626, 0);
        let (x629, x630) = addc(x603, x628, 0);
        let (x631, x632) = addc(x605, x630, 0);
        let (x633, x634) = addc(x607, x632, 0);
        let x635 = mask(x634);
        let x636 = x635 & 0x57c3;
        let (x637, _) = addc(x611, x636, 0);
        Self([
            x637, x613, x615, x617, x619, x621, x623, x625, x627, x629, x631, x633,
        ])
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
        let (x16, x17) = mac(b[0], a[8], x15, 0);
        let (x18, x19) = mac(b[0], a[9], x17, 0);
        let (x20, x21) = mac(b[0], a[10], x19, 0);
        let (x22, x23) = mac(b[0], a[11], x21, 0);
        let (x24, _) = mac(x23, 0x57c3, 0, 0);
        let (x25, x26) = addc(x0, x24, 0);
        let (x27, x28) = addc(x2, x26, 0);
        let (x29, x30) = addc(x4, x28, 0);
        let (x31, x32) = addc(x6, x30, 0);
        let (x33, x34) = addc(x8, x32, 0);
        let (x35, x36) = addc(x10, x34, 0);
        let (x37, x38) = addc(x12, x36, 0);
        let (x39, x40) = addc(x14, x38, 0);
        let (x41, x42) = addc(x16, x40, 0);
        let (x43, x44) = addc(x18, x42, 0);
        let (x45, x46) = addc(x20, x44, 0);
        let (x47, x48) = addc(x22, x46, 0);
        let x49 = mask(x48);
        let x50 = x49 & 0x57c3;
        let (x51, _) = addc(x25, x50, 0);
        Self([x51, x27, x29, x31, x33, x35, x37, x39, x41, x43, x45, x47])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xffffffffffffa83d;
        let (x3, x4) = addc(a[0], x2, 0);
        let (x5, x6) = addc(a[1], x1, x4);
        let (x7, x8) = addc(a[2], x1, x6);
        let (x9, x10) = addc(a[3], x1, x8);
        let (x11, x12) = addc(a[4], x1, x10);
        let (x13, x14) = addc(a[5], x1, x12);
        let (x15, x16) = addc(a[6], x1, x14);
        let (x17, x18) = addc(a[7], x1, x16);
        let (x19, x20) = addc(a[8], x1, x18);
        let (x21, x22) = addc(a[9], x1, x20);
        let (x23, x24) = addc(a[10], x1, x22);
        let (x25, x26) = addc(a[11], x1, x24);
        let x27 = (x5 << 63) | (x3 >> 1);
        let x28 = (x7 << 63) | (x5 >> 1);
        let x29 = (x9 << 63) | (x7 >> 1);
        let x30 = (x11 << 63) | (x9 >> 1);
        let x31 = (x13 << 63) | (x11 >> 1);
        let x32 = (x15 << 63) | (x13 >> 1);
        let x33 = (x17 << 63) | (x15 >> 1);
        let x34 = (x19 << 63) | (x17 >> 1);
        let x35 = (x21 << 63) | (x19 >> 1);
        let x36 = (x23 << 63) | (x21 >> 1);
        let x37 = (x25 << 63) | (x23 >> 1);
        let x38 = (x26 << 63) | (x25 >> 1);
        Self([x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, x1) = subb(a[0], 0xffffffffffffa83d, 0);
        let (x2, x3) = subb(a[1], 0xffffffffffffffff, x1);
        let (x4, x5) = subb(a[2], 0xffffffffffffffff, x3);
        let (x6, x7) = subb(a[3], 0xffffffffffffffff, x5);
        let (x8, x9) = subb(a[4], 0xffffffffffffffff, x7);
        let (x10, x11) = subb(a[5], 0xffffffffffffffff, x9);
        let (x12, x13) = subb(a[6], 0xffffffffffffffff, x11);
        let (x14, x15) = subb(a[7], 0xffffffffffffffff, x13);
        let (x16, x17) = subb(a[8], 0xffffffffffffffff, x15);
        let (x18, x19) = subb(a[9], 0xffffffffffffffff, x17);
        let (x20, x21) = subb(a[10], 0xffffffffffffffff, x19);
        let (x22, x23) = subb(a[11], 0xffffffffffffffff, x21);
        let x24 = mask(x23);
        let x25 = x0 ^ (x24 & (a[0] ^ x0));
        let x26 = x2 ^ (x24 & (a[1] ^ x2));
        let x27 = x4 ^ (x24 & (a[2] ^ x4));
        let x28 = x6 ^ (x24 & (a[3] ^ x6));
        let x29 = x8 ^ (x24 & (a[4] ^ x8));
        let x30 = x10 ^ (x24 & (a[5] ^ x10));
        let x31 = x12 ^ (x24 & (a[6] ^ x12));
        let x32 = x14 ^ (x24 & (a[7] ^ x14));
        let x33 = x16 ^ (x24 & (a[8] ^ x16));
        let x34 = x18 ^ (x24 & (a[9] ^ x18));
        let x35 = x20 ^ (x24 & (a[10] ^ x20));
        let x36 = x22 ^ (x24 & (a[11] ^ x22));
        [x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        Self([
            a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11],
        ])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffa83d, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0xffffffffffffffff, x5);
        let (_, x7) = subb(a[7], 0xffffffffffffffff, x6);
        let (_, x8) = subb(a[8], 0xffffffffffffffff, x7);
        let (_, x9) = subb(a[9], 0xffffffffffffffff, x8);
        let (_, x10) = subb(a[10], 0xffffffffffffffff, x9);
        let (_, x11) = subb(a[11], 0xffffffffffffffff, x10);
        let x12 = mask(x11);
        let x13 = x12 & a[0];
        let x14 = x12 & a[1];
        let x15 = x12 & a[2];
        let x16 = x12 & a[3];
        let x17 = x12 & a[4];
        let x18 = x12 & a[5];
        let x19 = x12 & a[6];
        let x20 = x12 & a[7];
        let x21 = x12 & a[8];
        let x22 = x12 & a[9];
        let x23 = x12 & a[10];
        let x24 = x12 & a[11];
        let words = [x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24];
        (Self(words), x11)
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
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[0], b[9], x17, 0);
        let (x20, x21) = mac(a[0], b[10], x19, 0);
        let (x22, x23) = mac(a[0], b[11], x21, 0);
        let (x24, x25) = mac(a[1], b[0], x2, 0);
        let (x26, x27) = mac(a[1], b[1], x4, x25);
        let (x28, x29) = mac(a[1], b[2], x6, x27);
        let (x30, x31) = mac(a[1], b[3], x8, x29);
        let (x32, x33) = mac(a[1], b[4], x10, x31);
        let (x34, x35) = mac(a[1], b[5], x12, x33);
        let (x36, x37) = mac(a[1], b[6], x14, x35);
        let (x38, x39) = mac(a[1], b[7], x16, x37);
        let (x40, x41) = mac(a[1], b[8], x18, x39);
        let (x42, x43) = mac(a[1], b[9], x20, x41);
        let (x44, x45) = mac(a[1], b[10], x22, x43);
        let (x46, x47) = mac(a[1], b[11], x23, x45);
        let (x48, x49) = mac(a[2], b[0], x26, 0);
        let (x50, x51) = mac(a[2], b[1], x28, x49);
        let (x52, x53) = mac(a[2], b[2], x30, x51);
        let (x54, x55) = mac(a[2], b[3], x32, x53);
        let (x56, x57) = mac(a[2], b[4], x34, x55);
        let (x58, x59) = mac(a[2], b[5], x36, x57);
        let (x60, x61) = mac(a[2], b[6], x38, x59);
        let (x62, x63) = mac(a[2], b[7], x40, x61);
        let (x64, x65) = mac(a[2], b[8], x42, x63);
        let (x66, x67) = mac(a[2], b[9], x44, x65);
        let (x68, x69) = mac(a[2], b[10], x46, x67);
        let (x70, x71) = mac(a[2], b[11], x47, x69);
        let (x72, x73) = mac(a[3], b[0], x50, 0);
        let (x74, x75) = mac(a[3], b[1], x52, x73);
        let (x76, x77) = mac(a[3], b[2], x54, x75);
        let (x78, x79) = mac(a[3], b[3], x56, x77);
        let (x80, x81) = mac(a[3], b[4], x58, x79);
        let (x82, x83) = mac(a[3], b[5], x60, x81);
        let (x84, x85) = mac(a[3], b[6], x62, x83);
        let (x86, x87) = mac(a[3], b[7], x64, x85);
        let (x88, x89) = mac(a[3], b[8], x66, x87);
        let (x90, x91) = mac(a[3], b[9], x68, x89);
        let (x92, x93) = mac(a[3], b[10], x70, x91);
        let (x94, x95) = mac(a[3], b[11], x71, x93);
        let (x96, x97) = mac(a[4], b[0], x74, 0);
        let (x98, x99) = mac(a[4], b[1], x76, x97);
        let (x100, x101) = mac(a[4], b[2], x78, x99);
        let (x102, x103) = mac(a[4], b[3], x80, x101);
        let (x104, x105) = mac(a[4], b[4], x82, x103);
        let (x106, x107) = mac(a[4], b[5], x84, x105);
        let (x108, x109) = mac(a[4], b[6], x86, x107);
        let (x110, x111) = mac(a[4], b[7], x88, x109);
        let (x112, x113) = mac(a[4], b[8], x90, x111);
        let (x114, x115) = mac(a[4], b[9], x92, x113);
        let (x116, x117) = mac(a[4], b[10], x94, x115);
        let (x118, x119) = mac(a[4], b[11], x95, x117);
        let (x120, x121) = mac(a[5], b[0], x98, 0);
        let (x122, x123) = mac(a[5], b[1], x100, x121);
        let (x124, x125) = mac(a[5], b[2], x102, x123);
        let (x126, x127) = mac(a[5], b[3], x104, x125);
        let (x128, x129) = mac(a[5], b[4], x106, x127);
        let (x130, x131) = mac(a[5], b[5], x108, x129);
        let (x132, x133) = mac(a[5], b[6], x110, x131);
        let (x134, x135) = mac(a[5], b[7], x112, x133);
        let (x136, x137) = mac(a[5], b[8], x114, x135);
        let (x138, x139) = mac(a[5], b[9], x116, x137);
        let (x140, x141) = mac(a[5], b[10], x118, x139);
        let (x142, x143) = mac(a[5], b[11], x119, x141);
        let (x144, x145) = mac(a[6], b[0], x122, 0);
        let (x146, x147) = mac(a[6], b[1], x124, x145);
        let (x148, x149) = mac(a[6], b[2], x126, x147);
        let (x150, x151) = mac(a[6], b[3], x128, x149);
        let (x152, x153) = mac(a[6], b[4], x130, x151);
        let (x154, x155) = mac(a[6], b[5], x132, x153);
        let (x156, x157) = mac(a[6], b[6], x134, x155);
        let (x158, x159) = mac(a[6], b[7], x136, x157);
        let (x160, x161) = mac(a[6], b[8], x138, x159);
        let (x162, x163) = mac(a[6], b[9], x140, x161);
        let (x164, x165) = mac(a[6], b[10], x142, x163);
        let (x166, x167) = mac(a[6], b[11], x143, x165);
        let (x168, x169) = mac(a[7], b[0], x146, 0);
        let (x170, x171) = mac(a[7], b[1], x148, x169);
        let (x172, x173) = mac(a[7], b[2], x150, x171);
        let (x174, x175) = mac(a[7], b[3], x152, x173);
        let (x176, x177) = mac(a[7], b[4], x154, x175);
        let (x178, x179) = mac(a[7], b[5], x156, x177);
        let (x180, x181) = mac(a[7], b[6], x158, x179);
        let (x182, x183) = mac(a[7], b[7], x160, x181);
        let (x184, x185) = mac(a[7], b[8], x162, x183);
        let (x186, x187) = mac(a[7], b[9], x164, x185);
        let (x188, x189) = mac(a[7], b[10], x166, x187);
        let (x190, x191) = mac(a[7], b[11], x167, x189);
        let (x192, x193) = mac(a[8], b[0], x170, 0);
        let (x194, x195) = mac(a[8], b[1], x172, x193);
        let (x196, x197) = mac(a[8], b[2], x174, x195);
        let (x198, x199) = mac(a[8], b[3], x176, x197);
        let (x200, x201) = mac(a[8], b[4], x178, x199);
        let (x202, x203) = mac(a[8], b[5], x180, x201);
        let (x204, x205) = mac(a[8], b[6], x182, x203);
        let (x206, x207) = mac(a[8], b[7], x184, x205);
        let (x208, x209) = mac(a[8], b[8], x186, x207);
        let (x210, x211) = mac(a[8], b[9], x188, x209);
        let (x212, x213) = mac(a[8], b[10], x190, x211);
        let (x214, x215) = mac(a[8], b[11], x191, x213);
        let (x216, x217) = mac(a[9], b[0], x194, 0);
        let (x218, x219) = mac(a[9], b[1], x196, x217);
        let (x220, x221) = mac(a[9], b[2], x198, x219);
        let (x222, x223) = mac(a[9], b[3], x200, x221);
        let (x224, x225) = mac(a[9], b[4], x202, x223);
        let (x226, x227) = mac(a[9], b[5], x204, x225);
        let (x228, x229) = mac(a[9], b[6], x206, x227);
        let (x230, x231) = mac(a[9], b[7], x208, x229);
        let (x232, x233) = mac(a[9], b[8], x210, x231);
        let (x234, x235) = mac(a[9], b[9], x212, x233);
        let (x236, x237) = mac(a[9], b[10], x214, x235);
        let (x238, x239) = mac(a[9], b[11], x215, x237);
        let (x240, x241) = mac(a[10], b[0], x218, 0);
        let (x242, x243) = mac(a[10], b[1], x220, x241);
        let (x244, x245) = mac(a[10], b[2], x222, x243);
        let (x246, x247) = mac(a[10], b[3], x224, x245);
        let (x248, x249) = mac(a[10], b[4], x226, x247);
        let (x250, x251) = mac(a[10], b[5], x228, x249);
        let (x252, x253) = mac(a[10], b[6], x230, x251);
        let (x254, x255) = mac(a[10], b[7], x232, x253);
        let (x256, x257) = mac(a[10], b[8], x234, x255);
        let (x258, x259) = mac(a[10], b[9], x236, x257);
        let (x260, x261) = mac(a[10], b[10], x238, x259);
        let (x262, x263) = mac(a[10], b[11], x239, x261);
        let (x264, x265) = mac(a[11], b[0], x242, 0);
        let (x266, x267) = mac(a[11], b[1], x244, x265);
        let (x268, x269) = mac(a[11], b[2], x246, x267);
        let (x270, x271) = mac(a[11], b[3], x248, x269);
        let (x272, x273) = mac(a[11], b[4], x250, x271);
        let (x274, x275) = mac(a[11], b[5], x252, x273);
        let (x276, x277) = mac(a[11], b[6], x254, x275);
        let (x278, x279) = mac(a[11], b[7], x256, x277);
        let (x280, x281) = mac(a[11], b[8], x258, x279);
        let (x282, x283) = mac(a[11], b[9], x260, x281);
        let (x284, x285) = mac(a[11], b[10], x262, x283);
        let (x286, x287) = mac(a[11], b[11], x263, x285);
        let (x288, x289) = mac(0x57c3, x266, x0, 0);
        let (x290, x291) = mac(0x57c3, x268, x24, x289);
        let (x292, x293) = mac(0x57c3, x270, x48, x291);
        let (x294, x295) = mac(0x57c3, x272, x72, x293);
        let (x296, x297) = mac(0x57c3, x274, x96, x295);
        let (x298, x299) = mac(0x57c3, x276, x120, x297);
        let (x300, x301) = mac(0x57c3, x278, x144, x299);
        let (x302, x303) = mac(0x57c3, x280, x168, x301);
        let (x304, x305) = mac(0x57c3, x282, x192, x303);
        let (x306, x307) = mac(0x57c3, x284, x216, x305);
        let (x308, x309) = mac(0x57c3, x286, x240, x307);
        let (x310, x311) = mac(0x57c3, x287, x264, x309);
        let (x312, _) = mac(x311, 0x57c3, 0, 0);
        let (x313, x314) = addc(x288, x312, 0);
        let (x315, x316) = addc(x290, x314, 0);
        let (x317, x318) = addc(x292, x316, 0);
        let (x319, x320) = addc(x294, x318, 0);
        let (x321, x322) = addc(x296, x320, 0);
        let (x323, x324) = addc(x298, x322, 0);
        let (x325, x326) = addc(x300, x324, 0);
        let (x327, x328) = addc(x302, x326, 0);
        let (x329, x330) = addc(x304, x328, 0);
        let (x331, x332) = addc(x306, x330, 0);
        let (x333, x334) = addc(x308, x332, 0);
        let (x335, x336) = addc(x310, x334, 0);
        let x337 = mask(x336);
        let x338 = x337 & 0x57c3;
        let (x339, _) = addc(x313, x338, 0);
        Self([
            x339, x315, x317, x319, x321, x323, x325, x327, x329, x331, x333, x335,
        ])
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
        let (x16, x17) = addc(a[8], b[8], x15);
        let (x18, x19) = addc(a[9], b[9], x17);
        let (x20, x21) = addc(a[10], b[10], x19);
        let (x22, x23) = addc(a[11], b[11], x21);
        let x24 = mask(x23);
        let x25 = x24 & 0x57c3;
        let (x26, x27) = addc(x0, x25, 0);
        let (x28, x29) = addc(x2, x27, 0);
        let (x30, x31) = addc(x4, x29, 0);
        let (x32, x33) = addc(x6, x31, 0);
        let (x34, x35) = addc(x8, x33, 0);
        let (x36, x37) = addc(x10, x35, 0);
        let (x38, x39) = addc(x12, x37, 0);
        let (x40, x41) = addc(x14, x39, 0);
        let (x42, x43) = addc(x16, x41, 0);
        let (x44, x45) = addc(x18, x43, 0);
        let (x46, x47) = addc(x20, x45, 0);
        let (x48, x49) = addc(x22, x47, 0);
        let x50 = mask(x49);
        let x51 = x50 & 0x57c3;
        let (x52, _) = addc(x26, x51, 0);
        Self([x52, x28, x30, x32, x34, x36, x38, x40, x42, x44, x46, x48])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffffffff507a, b[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, b[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, b[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, b[7], x13);
        let (x16, x17) = subb(0xffffffffffffffff, b[8], x15);
        let (x18, x19) = subb(0xffffffffffffffff, b[9], x17);
        let (x20, x21) = subb(0xffffffffffffffff, b[10], x19);
        let (x22, x23) = subb(0xffffffffffffffff, b[11], x21);
        let (x24, _) = subb(1, x23, 0);
        let (x25, x26) = addc(a[0], x0, 0);
        let (x27, x28) = addc(a[1], x2, x26);
        let (x29, x30) = addc(a[2], x4, x28);
        let (x31, x32) = addc(a[3], x6, x30);
        let (x33, x34) = addc(a[4], x8, x32);
        let (x35, x36) = addc(a[5], x10, x34);
        let (x37, x38) = addc(a[6], x12, x36);
        let (x39, x40) = addc(a[7], x14, x38);
        let (x41, x42) = addc(a[8], x16, x40);
        let (x43, x44) = addc(a[9], x18, x42);
        let (x45, x46) = addc(a[10], x20, x44);
        let (x47, x48) = addc(a[11], x22, x46);
        let (x49, _) = addc(x24, x48, 0);
        let (x50, _) = mac(x49, 0x57c3, 0, 0);
        let (x51, x52) = addc(x25, x50, 0);
        let (x53, x54) = addc(x27, x52, 0);
        let (x55, x56) = addc(x29, x54, 0);
        let (x57, x58) = addc(x31, x56, 0);
        let (x59, x60) = addc(x33, x58, 0);
        let (x61, x62) = addc(x35, x60, 0);
        let (x63, x64) = addc(x37, x62, 0);
        let (x65, x66) = addc(x39, x64, 0);
        let (x67, x68) = addc(x41, x66, 0);
        let (x69, x70) = addc(x43, x68, 0);
        let (x71, x72) = addc(x45, x70, 0);
        let (x73, x74) = addc(x47, x72, 0);
        let x75 = mask(x74);
        let x76 = x75 & 0x57c3;
        let (x77, _) = addc(x51, x76, 0);
        Self([x77, x53, x55, x57, x59, x61, x63, x65, x67, x69, x71, x73])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffffffff507a, a[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, a[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, a[7], x13);
        let (x16, x17) = subb(0xffffffffffffffff, a[8], x15);
        let (x18, x19) = subb(0xffffffffffffffff, a[9], x17);
        let (x20, x21) = subb(0xffffffffffffffff, a[10], x19);
        let (x22, x23) = subb(0xffffffffffffffff, a[11], x21);
        let (x24, _) = subb(1, x23, 0);
        let x25 = mask(x24);
        let x26 = x25 & 0x57c3;
        let (x27, x28) = addc(x0, x26, 0);
        let (x29, x30) = addc(x2, x28, 0);
        let (x31, x32) = addc(x4, x30, 0);
        let (x33, x34) = addc(x6, x32, 0);
        let (x35, x36) = addc(x8, x34, 0);
        let (x37, x38) = addc(x10, x36, 0);
        let (x39, x40) = addc(x12, x38, 0);
        let (x41, x42) = addc(x14, x40, 0);
        let (x43, x44) = addc(x16, x42, 0);
        let (x45, x46) = addc(x18, x44, 0);
        let (x47, x48) = addc(x20, x46, 0);
        let (x49, _) = addc(x22, x48, 0);
        Self([x27, x29, x31, x33, x35, x37, x39, x41, x43, x45, x47, x49])
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
            0xd0eaffffffffdeb6,
            0x1c5c62f322b8110b,
            0xf2137062441dc32d,
            0x5497baa15e6741c1,
            0x75112611a9556100,
            0xde48a0e3e3c988ca,
            0xb84e4d8d0793cc44,
            0xffd15402f66acfdb,
            0x2f322b8110bd0eaf,
            0x62441dc32d1c5c6,
            0xaa15e6741c1f2137,
            0x611a95561005497b,
        ]);
        // Times 2^-720.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin).
    /// 764 squarings, 15 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let d = a + a;
        let y2 = d.square_times(1);
        let y5 = y2.square_times_mul(1, &d);
        let x3 = y2.times(&y5);
        let x6 = x3.square_times_mul(3, &x3);
        let x12 = x6.square_times_mul(6, &x6);
        let x24 = x12.square_times_mul(12, &x12);
        let x48 = x24.square_times_mul(24, &x24);
        let x96 = x48.square_times_mul(48, &x48);
        let x192 = x96.square_times_mul(96, &x96);
        let x240 = x192.square_times_mul(48, &x48);
        let x243 = x240.square_times_mul(3, &x3);
        let x486 = x243.square_times_mul(243, &x243);
        let x729 = x486.square_times_mul(243, &x243);
        let x753 = x729.square_times_mul(24, &x24);
        let t = x753.square_times_mul(4, &y5);
        let t = t.square_times_mul(8, &x3);
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
    /// 766 squarings, 15 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y5 = a.square_times_mul(2, &a);
        let x4 = y5.square_times_mul(1, &y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x192 = x128.square_times_mul(64, &x64);
        let x208 = x192.square_times_mul(16, &x16);
        let x416 = x208.square_times_mul(208, &x208);
        let x624 = x416.square_times_mul(208, &x208);
        let x752 = x624.square_times_mul(128, &x128);
        let t = x752.square_times_mul(3, &y5);
        let t = t.square_times_mul(2, &a);
        let t = t.square_times_mul(9, &x4);
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

/// By divsteps (Bernstein, Yang 2019): 1770 divsteps in batches of 60, on numbers of 13 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 720; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 13;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 1770;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 12;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-22467, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 281474976710656];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0xd0cdd47eef42f15;

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
            d[7] = x as Digit & MASK;
            e[7] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[9], self.v, e[9]);
            y = (y >> DIGIT_BITS) + products(self.q, d[9], self.r, e[9]);
            d[8] = x as Digit & MASK;
            e[8] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[10], self.v, e[10]);
            y = (y >> DIGIT_BITS) + products(self.q, d[10], self.r, e[10]);
            d[9] = x as Digit & MASK;
            e[9] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[11], self.v, e[11]);
            y = (y >> DIGIT_BITS) + products(self.q, d[11], self.r, e[11]);
            d[10] = x as Digit & MASK;
            e[10] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[12], self.v, e[12]);
            y = (y >> DIGIT_BITS) + products(self.q, d[12], self.r, e[12]);
            x += i * Wide::from(P[12]);
            y += j * Wide::from(P[12]);
            d[11] = x as Digit & MASK;
            e[11] = y as Digit & MASK;
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
    pub(super) fn invert(a: [u64; 12]) -> [u64; 12] {
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
            ((a[7] >> 32) | (a[8] << 32)) as Digit & MASK,
            ((a[8] >> 28) | (a[9] << 36)) as Digit & MASK,
            ((a[9] >> 24) | (a[10] << 40)) as Digit & MASK,
            ((a[10] >> 20) | (a[11] << 44)) as Digit & MASK,
            (a[11] >> 16) as Digit & MASK,
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
            ((d[8] >> 32) | (d[9] << 28)) as u64,
            ((d[9] >> 36) | (d[10] << 24)) as u64,
            ((d[10] >> 40) | (d[11] << 20)) as u64,
            ((d[11] >> 44) | (d[12] << 16)) as u64,
        ]
    }
}

impl modforge_fields::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0x3d, 0xa8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 768;
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
    const BASE: Self = Self([0x57c3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

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
        0x99369f41f67bb58e,
        0xc6c6f1d67826586c,
        0x4a3ab4e2286291bd,
        0x5755a194a06409cd,
        0x8f95fa7e1b0cf018,
        0x911e3a7aa43ab92e,
        0xea3f76b9410b0f32,
        0x9cddfd73a53107af,
        0xa817b468c7e61b25,
        0x134e1805bac52811,
        0x16924f1b4232fe6a,
        0xeeb558b59445ea3a,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0x66c960be0983f2af,
        0x39390e2987d9a793,
        0xb5c54b1dd79d6e42,
        0xa8aa5e6b5f9bf632,
        0x706a0581e4f30fe7,
        0x6ee1c5855bc546d1,
        0x15c08946bef4f0cd,
        0x6322028c5acef850,
        0x57e84b973819e4da,
        0xecb1e7fa453ad7ee,
        0xe96db0e4bdcd0195,
        0x114aa74a6bba15c5,
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
