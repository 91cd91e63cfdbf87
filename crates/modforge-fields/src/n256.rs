// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551. Generated, do not edit:
//! ```text
//! modforge field 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551 --name n256 --prefix fe_n256 --trait crate::Field
//! ```
//!
//! p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
//! Element: 4 words of 64 bits, least significant first, 2^256 times the number modulo p, below 2^256.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^512
//! h1 = v1 div 2^256 < 2^256 - 1
//! l1 = v1 mod 2^256 < 2^256
//! t1 = (l1 + q·p) / 2^64 < 2^256
//! t2 = (t1 + q·p) / 2^64 < 2^256
//! t3 = (t2 + q·p) / 2^64 < 2^256
//! t4 = (t3 + q·p) / 2^64 < 2^256
//! s1 = t4 + h1 < 2^257
//! r1 = (s1 mod 2^256) + 26959946660873538059280334323273029441504803697035324946844617595567·(s1 div 2^256) < 2^256
//! ```
//! Operations:
//! ```text
//! mul: 32 multiplications, 63 additions, 4 logic
//! square: 26 multiplications, 55 additions, 4 logic
//! add: 12 additions, 8 logic
//! sub: 12 additions, 8 logic
//! neg: 9 additions, 4 logic
//! sum_of_products: 51 multiplications, 109 additions, 4 logic
//! difference_of_products: 51 multiplications, 117 additions, 4 logic
//! product_minus_square: 45 multiplications, 109 additions, 4 logic
//! mul_small: 9 multiplications, 15 additions, 2 shifts, 4 logic
//! half: 4 additions, 4 shifts, 5 logic
//! canonical: 16 multiplications, 24 additions, 5 logic
//! decode: 32 multiplications, 56 additions, 9 logic
//! reduce: 32 multiplications, 52 additions, 4 logic
//! invert: 591 divsteps in batches of 60
//! legendre: 254 squarings, 35 multiplications
//! sqrt: 257 squarings, 43 multiplications
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

/// The modulus p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551.
pub const MODULUS: [u64; PLAIN] = [
    0xf3b9cac2fc632551,
    0xbce6faada7179e84,
    0xffffffffffffffff,
    0xffffffff00000000,
];

/// A number modulo p: 4 words of 64 bits, least significant first, 2^256 times the number modulo p, below 2^256.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([0xc46353d039cdaaf, 0x4319055258e8617b, 0, 0xffffffff]);

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
        let (x61, _) = mac(x40, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x62) = mac(x61, 0xc46353d039cdaaf, 0, 0);
        let (x63, x64) = mac(x61, 0x4319055258e8617b, 0, 0);
        let (x65, x66) = addc(x62, x63, 0);
        let (x67, _) = addc(x64, x66, 0);
        let (x68, x69) = mac(x61, 0xffffffff, 0, 0);
        let (x70, x71) = subb(x48, x65, 0);
        let (x72, x73) = subb(x50, x67, x71);
        let (x74, x75) = subb(x52, x68, x73);
        let (x76, _) = subb(x61, x69, x75);
        let (x77, _) = mac(x70, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x78) = mac(x77, 0xc46353d039cdaaf, 0, 0);
        let (x79, x80) = mac(x77, 0x4319055258e8617b, 0, 0);
        let (x81, x82) = addc(x78, x79, 0);
        let (x83, _) = addc(x80, x82, 0);
        let (x84, x85) = mac(x77, 0xffffffff, 0, 0);
        let (x86, x87) = subb(x72, x81, 0);
        let (x88, x89) = subb(x74, x83, x87);
        let (x90, x91) = subb(x76, x84, x89);
        let (x92, _) = subb(x77, x85, x91);
        let (x93, _) = mac(x86, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x94) = mac(x93, 0xc46353d039cdaaf, 0, 0);
        let (x95, x96) = mac(x93, 0x4319055258e8617b, 0, 0);
        let (x97, x98) = addc(x94, x95, 0);
        let (x99, _) = addc(x96, x98, 0);
        let (x100, x101) = mac(x93, 0xffffffff, 0, 0);
        let (x102, x103) = subb(x88, x97, 0);
        let (x104, x105) = subb(x90, x99, x103);
        let (x106, x107) = subb(x92, x100, x105);
        let (x108, _) = subb(x93, x101, x107);
        let (x109, _) = mac(x102, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x110) = mac(x109, 0xc46353d039cdaaf, 0, 0);
        let (x111, x112) = mac(x109, 0x4319055258e8617b, 0, 0);
        let (x113, x114) = addc(x110, x111, 0);
        let (x115, _) = addc(x112, x114, 0);
        let (x116, x117) = mac(x109, 0xffffffff, 0, 0);
        let (x118, x119) = subb(x104, x113, 0);
        let (x120, x121) = subb(x106, x115, x119);
        let (x122, x123) = subb(x108, x116, x121);
        let (x124, _) = subb(x109, x117, x123);
        let (x125, x126) = addc(x118, x54, 0);
        let (x127, x128) = addc(x120, x56, x126);
        let (x129, x130) = addc(x122, x58, x128);
        let (x131, x132) = addc(x124, x60, x130);
        let x133 = mask(x132);
        let x134 = x133 & 0xc46353d039cdaaf;
        let x135 = x133 & 0x4319055258e8617b;
        let x136 = x133 & 0xffffffff;
        let (x137, x138) = addc(x125, x134, 0);
        let (x139, x140) = addc(x127, x135, x138);
        let (x141, x142) = addc(x129, x140, 0);
        let (x143, _) = addc(x131, x136, x142);
        Self([x137, x139, x141, x143])
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
        let (x188, x189) = addc(x86, x173, x187);
        let (x190, _) = mac(x174, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x191) = mac(x190, 0xc46353d039cdaaf, 0, 0);
        let (x192, x193) = mac(x190, 0x4319055258e8617b, 0, 0);
        let (x194, x195) = addc(x191, x192, 0);
        let (x196, _) = addc(x193, x195, 0);
        let (x197, x198) = mac(x190, 0xffffffff, 0, 0);
        let (x199, x200) = subb(x176, x194, 0);
        let (x201, x202) = subb(x178, x196, x200);
        let (x203, x204) = subb(x180, x197, x202);
        let (x205, _) = subb(x190, x198, x204);
        let (x206, _) = mac(x199, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x207) = mac(x206, 0xc46353d039cdaaf, 0, 0);
        let (x208, x209) = mac(x206, 0x4319055258e8617b, 0, 0);
        let (x210, x211) = addc(x207, x208, 0);
        let (x212, _) = addc(x209, x211, 0);
        let (x213, x214) = mac(x206, 0xffffffff, 0, 0);
        let (x215, x216) = subb(x201, x210, 0);
        let (x217, x218) = subb(x203, x212, x216);
        let (x219, x220) = subb(x205, x213, x218);
        let (x221, _) = subb(x206, x214, x220);
        let (x222, _) = mac(x215, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x223) = mac(x222, 0xc46353d039cdaaf, 0, 0);
        let (x224, x225) = mac(x222, 0x4319055258e8617b, 0, 0);
        let (x226, x227) = addc(x223, x224, 0);
        let (x228, _) = addc(x225, x227, 0);
        let (x229, x230) = mac(x222, 0xffffffff, 0, 0);
        let (x231, x232) = subb(x217, x226, 0);
        let (x233, x234) = subb(x219, x228, x232);
        let (x235, x236) = subb(x221, x229, x234);
        let (x237, _) = subb(x222, x230, x236);
        let (x238, _) = mac(x231, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x239) = mac(x238, 0xc46353d039cdaaf, 0, 0);
        let (x240, x241) = mac(x238, 0x4319055258e8617b, 0, 0);
        let (x242, x243) = addc(x239, x240, 0);
        let (x244, _) = addc(x241, x243, 0);
        let (x245, x246) = mac(x238, 0xffffffff, 0, 0);
        let (x247, x248) = subb(x233, x242, 0);
        let (x249, x250) = subb(x235, x244, x248);
        let (x251, x252) = subb(x237, x245, x250);
        let (x253, _) = subb(x238, x246, x252);
        let (x254, x255) = addc(x247, x182, 0);
        let (x256, x257) = addc(x249, x184, x255);
        let (x258, x259) = addc(x251, x186, x257);
        let (x260, x261) = addc(x253, x188, x259);
        let (x262, _) = addc(x189, x261, 0);
        let (x263, x264) = mac(x262, 0xc46353d039cdaaf, x254, 0);
        let (x265, x266) = mac(x262, 0x4319055258e8617b, x256, x264);
        let (x267, x268) = addc(x258, x266, 0);
        let (x269, x270) = mac(x262, 0xffffffff, x260, x268);
        let x271 = mask(x270);
        let x272 = x271 & 0xc46353d039cdaaf;
        let x273 = x271 & 0x4319055258e8617b;
        let x274 = x271 & 0xffffffff;
        let (x275, x276) = addc(x263, x272, 0);
        let (x277, x278) = addc(x265, x273, x276);
        let (x279, x280) = addc(x267, x278, 0);
        let (x281, _) = addc(x269, x274, x280);
        Self([x275, x277, x279, x281])
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
        let (x174, x175) = subb(0x8921e8a74522ec0d, x87, 0);
        let (x176, x177) = subb(0xfc7f8bb60f2af1d4, x117, x175);
        let (x178, x179) = subb(0xd7ba4dc6d49413a6, x141, x177);
        let (x180, x181) = subb(0x991ed26c0c26a9de, x165, x179);
        let (x182, x183) = subb(0xfffffffffffffffe, x167, x181);
        let (x184, x185) = subb(0xffffffffffffffff, x169, x183);
        let (x186, x187) = subb(0xffffffffffffffff, x171, x185);
        let (x188, _) = subb(0xffffffffffffffff, x173, x187);
        let (x189, x190) = addc(x0, x174, 0);
        let (x191, x192) = addc(x30, x176, x190);
        let (x193, x194) = addc(x54, x178, x192);
        let (x195, x196) = addc(x78, x180, x194);
        let (x197, x198) = addc(x80, x182, x196);
        let (x199, x200) = addc(x82, x184, x198);
        let (x201, x202) = addc(x84, x186, x200);
        let (x203, x204) = addc(x86, x188, x202);
        let (x205, _) = mac(x189, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x206) = mac(x205, 0xc46353d039cdaaf, 0, 0);
        let (x207, x208) = mac(x205, 0x4319055258e8617b, 0, 0);
        let (x209, x210) = addc(x206, x207, 0);
        let (x211, _) = addc(x208, x210, 0);
        let (x212, x213) = mac(x205, 0xffffffff, 0, 0);
        let (x214, x215) = subb(x191, x209, 0);
        let (x216, x217) = subb(x193, x211, x215);
        let (x218, x219) = subb(x195, x212, x217);
        let (x220, _) = subb(x205, x213, x219);
        let (x221, _) = mac(x214, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x222) = mac(x221, 0xc46353d039cdaaf, 0, 0);
        let (x223, x224) = mac(x221, 0x4319055258e8617b, 0, 0);
        let (x225, x226) = addc(x222, x223, 0);
        let (x227, _) = addc(x224, x226, 0);
        let (x228, x229) = mac(x221, 0xffffffff, 0, 0);
        let (x230, x231) = subb(x216, x225, 0);
        let (x232, x233) = subb(x218, x227, x231);
        let (x234, x235) = subb(x220, x228, x233);
        let (x236, _) = subb(x221, x229, x235);
        let (x237, _) = mac(x230, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x238) = mac(x237, 0xc46353d039cdaaf, 0, 0);
        let (x239, x240) = mac(x237, 0x4319055258e8617b, 0, 0);
        let (x241, x242) = addc(x238, x239, 0);
        let (x243, _) = addc(x240, x242, 0);
        let (x244, x245) = mac(x237, 0xffffffff, 0, 0);
        let (x246, x247) = subb(x232, x241, 0);
        let (x248, x249) = subb(x234, x243, x247);
        let (x250, x251) = subb(x236, x244, x249);
        let (x252, _) = subb(x237, x245, x251);
        let (x253, _) = mac(x246, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x254) = mac(x253, 0xc46353d039cdaaf, 0, 0);
        let (x255, x256) = mac(x253, 0x4319055258e8617b, 0, 0);
        let (x257, x258) = addc(x254, x255, 0);
        let (x259, _) = addc(x256, x258, 0);
        let (x260, x261) = mac(x253, 0xffffffff, 0, 0);
        let (x262, x263) = subb(x248, x257, 0);
        let (x264, x265) = subb(x250, x259, x263);
        let (x266, x267) = subb(x252, x260, x265);
        let (x268, _) = subb(x253, x261, x267);
        let (x269, x270) = addc(x262, x197, 0);
        let (x271, x272) = addc(x264, x199, x270);
        let (x273, x274) = addc(x266, x201, x272);
        let (x275, x276) = addc(x268, x203, x274);
        let (x277, _) = addc(x204, x276, 0);
        let (x278, x279) = mac(x277, 0xc46353d039cdaaf, x269, 0);
        let (x280, x281) = mac(x277, 0x4319055258e8617b, x271, x279);
        let (x282, x283) = addc(x273, x281, 0);
        let (x284, x285) = mac(x277, 0xffffffff, x275, x283);
        let x286 = mask(x285);
        let x287 = x286 & 0xc46353d039cdaaf;
        let x288 = x286 & 0x4319055258e8617b;
        let x289 = x286 & 0xffffffff;
        let (x290, x291) = addc(x278, x287, 0);
        let (x292, x293) = addc(x280, x288, x291);
        let (x294, x295) = addc(x282, x293, 0);
        let (x296, _) = addc(x284, x289, x295);
        Self([x290, x292, x294, x296])
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
        let (x148, x149) = subb(0x8921e8a74522ec0d, x127, 0);
        let (x150, x151) = subb(0xfc7f8bb60f2af1d4, x135, x149);
        let (x152, x153) = subb(0xd7ba4dc6d49413a6, x137, x151);
        let (x154, x155) = subb(0x991ed26c0c26a9de, x139, x153);
        let (x156, x157) = subb(0xfffffffffffffffe, x141, x155);
        let (x158, x159) = subb(0xffffffffffffffff, x143, x157);
        let (x160, x161) = subb(0xffffffffffffffff, x145, x159);
        let (x162, _) = subb(0xffffffffffffffff, x147, x161);
        let (x163, x164) = addc(x0, x148, 0);
        let (x165, x166) = addc(x30, x150, x164);
        let (x167, x168) = addc(x54, x152, x166);
        let (x169, x170) = addc(x78, x154, x168);
        let (x171, x172) = addc(x80, x156, x170);
        let (x173, x174) = addc(x82, x158, x172);
        let (x175, x176) = addc(x84, x160, x174);
        let (x177, x178) = addc(x86, x162, x176);
        let (x179, _) = mac(x163, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x180) = mac(x179, 0xc46353d039cdaaf, 0, 0);
        let (x181, x182) = mac(x179, 0x4319055258e8617b, 0, 0);
        let (x183, x184) = addc(x180, x181, 0);
        let (x185, _) = addc(x182, x184, 0);
        let (x186, x187) = mac(x179, 0xffffffff, 0, 0);
        let (x188, x189) = subb(x165, x183, 0);
        let (x190, x191) = subb(x167, x185, x189);
        let (x192, x193) = subb(x169, x186, x191);
        let (x194, _) = subb(x179, x187, x193);
        let (x195, _) = mac(x188, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x196) = mac(x195, 0xc46353d039cdaaf, 0, 0);
        let (x197, x198) = mac(x195, 0x4319055258e8617b, 0, 0);
        let (x199, x200) = addc(x196, x197, 0);
        let (x201, _) = addc(x198, x200, 0);
        let (x202, x203) = mac(x195, 0xffffffff, 0, 0);
        let (x204, x205) = subb(x190, x199, 0);
        let (x206, x207) = subb(x192, x201, x205);
        let (x208, x209) = subb(x194, x202, x207);
        let (x210, _) = subb(x195, x203, x209);
        let (x211, _) = mac(x204, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x212) = mac(x211, 0xc46353d039cdaaf, 0, 0);
        let (x213, x214) = mac(x211, 0x4319055258e8617b, 0, 0);
        let (x215, x216) = addc(x212, x213, 0);
        let (x217, _) = addc(x214, x216, 0);
        let (x218, x219) = mac(x211, 0xffffffff, 0, 0);
        let (x220, x221) = subb(x206, x215, 0);
        let (x222, x223) = subb(x208, x217, x221);
        let (x224, x225) = subb(x210, x218, x223);
        let (x226, _) = subb(x211, x219, x225);
        let (x227, _) = mac(x220, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x228) = mac(x227, 0xc46353d039cdaaf, 0, 0);
        let (x229, x230) = mac(x227, 0x4319055258e8617b, 0, 0);
        let (x231, x232) = addc(x228, x229, 0);
        let (x233, _) = addc(x230, x232, 0);
        let (x234, x235) = mac(x227, 0xffffffff, 0, 0);
        let (x236, x237) = subb(x222, x231, 0);
        let (x238, x239) = subb(x224, x233, x237);
        let (x240, x241) = subb(x226, x234, x239);
        let (x242, _) = subb(x227, x235, x241);
        let (x243, x244) = addc(x236, x171, 0);
        let (x245, x246) = addc(x238, x173, x244);
        let (x247, x248) = addc(x240, x175, x246);
        let (x249, x250) = addc(x242, x177, x248);
        let (x251, _) = addc(x178, x250, 0);
        let (x252, x253) = mac(x251, 0xc46353d039cdaaf, x243, 0);
        let (x254, x255) = mac(x251, 0x4319055258e8617b, x245, x253);
        let (x256, x257) = addc(x247, x255, 0);
        let (x258, x259) = mac(x251, 0xffffffff, x249, x257);
        let x260 = mask(x259);
        let x261 = x260 & 0xc46353d039cdaaf;
        let x262 = x260 & 0x4319055258e8617b;
        let x263 = x260 & 0xffffffff;
        let (x264, x265) = addc(x252, x261, 0);
        let (x266, x267) = addc(x254, x262, x265);
        let (x268, x269) = addc(x256, x267, 0);
        let (x270, _) = addc(x258, x263, x269);
        Self([x264, x266, x268, x270])
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
        let x8 = (x7 << 2) | (x6 >> 62);
        let (x9, x10) = mac(0x400000003, x8, 0, 0);
        let x11 = (x10 << 28) | (x9 >> 36);
        let (x12, x13) = mac(x11, 0xf3b9cac2fc632551, 0, 0);
        let (x14, x15) = mac(x11, 0xbce6faada7179e84, x13, 0);
        let (x16, x17) = mac(x11, 0xffffffffffffffff, x15, 0);
        let (x18, x19) = mac(x11, 0xffffffff00000000, x17, 0);
        let (x20, x21) = subb(x0, x12, 0);
        let (x22, x23) = subb(x2, x14, x21);
        let (x24, x25) = subb(x4, x16, x23);
        let (x26, x27) = subb(x6, x18, x25);
        let (x28, _) = subb(x7, x19, x27);
        let x29 = mask(x28);
        let x30 = x29 & 0xc46353d039cdaaf;
        let x31 = x29 & 0x4319055258e8617b;
        let x32 = x29 & 0xffffffff;
        let (x33, x34) = addc(x20, x30, 0);
        let (x35, x36) = addc(x22, x31, x34);
        let (x37, x38) = addc(x24, x36, 0);
        let (x39, _) = addc(x26, x32, x38);
        Self([x33, x35, x37, x39])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xf3b9cac2fc632551;
        let x3 = x1 & 0xbce6faada7179e84;
        let x4 = x1 & 0xffffffff00000000;
        let (x5, x6) = addc(a[0], x2, 0);
        let (x7, x8) = addc(a[1], x3, x6);
        let (x9, x10) = addc(a[2], x1, x8);
        let (x11, x12) = addc(a[3], x4, x10);
        let x13 = (x7 << 63) | (x5 >> 1);
        let x14 = (x9 << 63) | (x7 >> 1);
        let x15 = (x11 << 63) | (x9 >> 1);
        let x16 = (x12 << 63) | (x11 >> 1);
        Self([x13, x14, x15, x16])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x1) = mac(x0, 0xc46353d039cdaaf, 0, 0);
        let (x2, x3) = mac(x0, 0x4319055258e8617b, x1, 0);
        let (x4, x5) = mac(x0, 0xffffffff, 0, 0);
        let (x6, x7) = subb(a[1], x2, 0);
        let (x8, x9) = subb(a[2], x3, x7);
        let (x10, x11) = subb(a[3], x4, x9);
        let (x12, _) = subb(x0, x5, x11);
        let (x13, _) = mac(x6, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x14) = mac(x13, 0xc46353d039cdaaf, 0, 0);
        let (x15, x16) = mac(x13, 0x4319055258e8617b, x14, 0);
        let (x17, x18) = mac(x13, 0xffffffff, 0, 0);
        let (x19, x20) = subb(x8, x15, 0);
        let (x21, x22) = subb(x10, x16, x20);
        let (x23, x24) = subb(x12, x17, x22);
        let (x25, _) = subb(x13, x18, x24);
        let (x26, _) = mac(x19, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x27) = mac(x26, 0xc46353d039cdaaf, 0, 0);
        let (x28, x29) = mac(x26, 0x4319055258e8617b, x27, 0);
        let (x30, x31) = mac(x26, 0xffffffff, 0, 0);
        let (x32, x33) = subb(x21, x28, 0);
        let (x34, x35) = subb(x23, x29, x33);
        let (x36, x37) = subb(x25, x30, x35);
        let (x38, _) = subb(x26, x31, x37);
        let (x39, _) = mac(x32, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x40) = mac(x39, 0xc46353d039cdaaf, 0, 0);
        let (x41, x42) = mac(x39, 0x4319055258e8617b, x40, 0);
        let (x43, x44) = mac(x39, 0xffffffff, 0, 0);
        let (x45, x46) = subb(x34, x41, 0);
        let (x47, x48) = subb(x36, x42, x46);
        let (x49, x50) = subb(x38, x43, x48);
        let (x51, _) = subb(x39, x44, x50);
        let (x52, x53) = subb(x45, 0xf3b9cac2fc632551, 0);
        let (x54, x55) = subb(x47, 0xbce6faada7179e84, x53);
        let (x56, x57) = subb(x49, 0xffffffffffffffff, x55);
        let (x58, x59) = subb(x51, 0xffffffff00000000, x57);
        let x60 = mask(x59);
        let x61 = x52 ^ (x60 & (x45 ^ x52));
        let x62 = x54 ^ (x60 & (x47 ^ x54));
        let x63 = x56 ^ (x60 & (x49 ^ x56));
        let x64 = x58 ^ (x60 & (x51 ^ x58));
        [x61, x62, x63, x64]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0x83244c95be79eea2, a[0], 0, 0);
        let (x2, x3) = mac(0x83244c95be79eea2, a[1], x1, 0);
        let (x4, x5) = mac(0x83244c95be79eea2, a[2], x3, 0);
        let (x6, x7) = mac(0x83244c95be79eea2, a[3], x5, 0);
        let (x8, x9) = mac(0x4699799c49bd6fa6, a[0], x2, 0);
        let (x10, x11) = mac(0x4699799c49bd6fa6, a[1], x4, x9);
        let (x12, x13) = mac(0x4699799c49bd6fa6, a[2], x6, x11);
        let (x14, x15) = mac(0x4699799c49bd6fa6, a[3], x7, x13);
        let (x16, x17) = mac(0x2845b2392b6bec59, a[0], x10, 0);
        let (x18, x19) = mac(0x2845b2392b6bec59, a[1], x12, x17);
        let (x20, x21) = mac(0x2845b2392b6bec59, a[2], x14, x19);
        let (x22, x23) = mac(0x2845b2392b6bec59, a[3], x15, x21);
        let (x24, x25) = mac(0x66e12d94f3d95620, a[0], x18, 0);
        let (x26, x27) = mac(0x66e12d94f3d95620, a[1], x20, x25);
        let (x28, x29) = mac(0x66e12d94f3d95620, a[2], x22, x27);
        let (x30, x31) = mac(0x66e12d94f3d95620, a[3], x23, x29);
        let (x32, _) = mac(x0, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x33) = mac(x32, 0xc46353d039cdaaf, 0, 0);
        let (x34, x35) = mac(x32, 0x4319055258e8617b, x33, 0);
        let (x36, x37) = mac(x32, 0xffffffff, 0, 0);
        let (x38, x39) = subb(x8, x34, 0);
        let (x40, x41) = subb(x16, x35, x39);
        let (x42, x43) = subb(x24, x36, x41);
        let (x44, _) = subb(x32, x37, x43);
        let (x45, _) = mac(x38, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x46) = mac(x45, 0xc46353d039cdaaf, 0, 0);
        let (x47, x48) = mac(x45, 0x4319055258e8617b, x46, 0);
        let (x49, x50) = mac(x45, 0xffffffff, 0, 0);
        let (x51, x52) = subb(x40, x47, 0);
        let (x53, x54) = subb(x42, x48, x52);
        let (x55, x56) = subb(x44, x49, x54);
        let (x57, _) = subb(x45, x50, x56);
        let (x58, _) = mac(x51, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x59) = mac(x58, 0xc46353d039cdaaf, 0, 0);
        let (x60, x61) = mac(x58, 0x4319055258e8617b, x59, 0);
        let (x62, x63) = mac(x58, 0xffffffff, 0, 0);
        let (x64, x65) = subb(x53, x60, 0);
        let (x66, x67) = subb(x55, x61, x65);
        let (x68, x69) = subb(x57, x62, x67);
        let (x70, _) = subb(x58, x63, x69);
        let (x71, _) = mac(x64, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x72) = mac(x71, 0xc46353d039cdaaf, 0, 0);
        let (x73, x74) = mac(x71, 0x4319055258e8617b, x72, 0);
        let (x75, x76) = mac(x71, 0xffffffff, 0, 0);
        let (x77, x78) = subb(x66, x73, 0);
        let (x79, x80) = subb(x68, x74, x78);
        let (x81, x82) = subb(x70, x75, x80);
        let (x83, _) = subb(x71, x76, x82);
        let (x84, x85) = addc(x77, x26, 0);
        let (x86, x87) = addc(x79, x28, x85);
        let (x88, x89) = addc(x81, x30, x87);
        let (x90, x91) = addc(x83, x31, x89);
        let x92 = mask(x91);
        let x93 = x92 & 0xc46353d039cdaaf;
        let x94 = x92 & 0x4319055258e8617b;
        let x95 = x92 & 0xffffffff;
        let (x96, x97) = addc(x84, x93, 0);
        let (x98, x99) = addc(x86, x94, x97);
        let (x100, x101) = addc(x88, x99, 0);
        let (x102, _) = addc(x90, x95, x101);
        Self([x96, x98, x100, x102])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xf3b9cac2fc632551, 0);
        let (_, x1) = subb(a[1], 0xbce6faada7179e84, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffff00000000, x2);
        let x4 = mask(x3);
        let x5 = x4 & a[0];
        let x6 = x4 & a[1];
        let x7 = x4 & a[2];
        let x8 = x4 & a[3];
        let (x9, x10) = mac(0x83244c95be79eea2, x5, 0, 0);
        let (x11, x12) = mac(0x83244c95be79eea2, x6, x10, 0);
        let (x13, x14) = mac(0x83244c95be79eea2, x7, x12, 0);
        let (x15, x16) = mac(0x83244c95be79eea2, x8, x14, 0);
        let (x17, x18) = mac(0x4699799c49bd6fa6, x5, x11, 0);
        let (x19, x20) = mac(0x4699799c49bd6fa6, x6, x13, x18);
        let (x21, x22) = mac(0x4699799c49bd6fa6, x7, x15, x20);
        let (x23, x24) = mac(0x4699799c49bd6fa6, x8, x16, x22);
        let (x25, x26) = mac(0x2845b2392b6bec59, x5, x19, 0);
        let (x27, x28) = mac(0x2845b2392b6bec59, x6, x21, x26);
        let (x29, x30) = mac(0x2845b2392b6bec59, x7, x23, x28);
        let (x31, x32) = mac(0x2845b2392b6bec59, x8, x24, x30);
        let (x33, x34) = mac(0x66e12d94f3d95620, x5, x27, 0);
        let (x35, x36) = mac(0x66e12d94f3d95620, x6, x29, x34);
        let (x37, x38) = mac(0x66e12d94f3d95620, x7, x31, x36);
        let (x39, x40) = mac(0x66e12d94f3d95620, x8, x32, x38);
        let (x41, _) = mac(x9, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x42) = mac(x41, 0xc46353d039cdaaf, 0, 0);
        let (x43, x44) = mac(x41, 0x4319055258e8617b, x42, 0);
        let (x45, x46) = mac(x41, 0xffffffff, 0, 0);
        let (x47, x48) = subb(x17, x43, 0);
        let (x49, x50) = subb(x25, x44, x48);
        let (x51, x52) = subb(x33, x45, x50);
        let (x53, _) = subb(x41, x46, x52);
        let (x54, _) = mac(x47, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x55) = mac(x54, 0xc46353d039cdaaf, 0, 0);
        let (x56, x57) = mac(x54, 0x4319055258e8617b, x55, 0);
        let (x58, x59) = mac(x54, 0xffffffff, 0, 0);
        let (x60, x61) = subb(x49, x56, 0);
        let (x62, x63) = subb(x51, x57, x61);
        let (x64, x65) = subb(x53, x58, x63);
        let (x66, _) = subb(x54, x59, x65);
        let (x67, _) = mac(x60, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x68) = mac(x67, 0xc46353d039cdaaf, 0, 0);
        let (x69, x70) = mac(x67, 0x4319055258e8617b, x68, 0);
        let (x71, x72) = mac(x67, 0xffffffff, 0, 0);
        let (x73, x74) = subb(x62, x69, 0);
        let (x75, x76) = subb(x64, x70, x74);
        let (x77, x78) = subb(x66, x71, x76);
        let (x79, _) = subb(x67, x72, x78);
        let (x80, _) = mac(x73, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x81) = mac(x80, 0xc46353d039cdaaf, 0, 0);
        let (x82, x83) = mac(x80, 0x4319055258e8617b, x81, 0);
        let (x84, x85) = mac(x80, 0xffffffff, 0, 0);
        let (x86, x87) = subb(x75, x82, 0);
        let (x88, x89) = subb(x77, x83, x87);
        let (x90, x91) = subb(x79, x84, x89);
        let (x92, _) = subb(x80, x85, x91);
        let (x93, x94) = addc(x86, x35, 0);
        let (x95, x96) = addc(x88, x37, x94);
        let (x97, x98) = addc(x90, x39, x96);
        let (x99, x100) = addc(x92, x40, x98);
        let x101 = mask(x100);
        let x102 = x101 & 0xc46353d039cdaaf;
        let x103 = x101 & 0x4319055258e8617b;
        let x104 = x101 & 0xffffffff;
        let (x105, x106) = addc(x93, x102, 0);
        let (x107, x108) = addc(x95, x103, x106);
        let (x109, x110) = addc(x97, x108, 0);
        let (x111, _) = addc(x99, x104, x110);
        let words = [x105, x107, x109, x111];
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
        let (x87, _) = mac(x0, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x88) = mac(x87, 0xc46353d039cdaaf, 0, 0);
        let (x89, x90) = mac(x87, 0x4319055258e8617b, 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, _) = addc(x90, x92, 0);
        let (x94, x95) = mac(x87, 0xffffffff, 0, 0);
        let (x96, x97) = subb(x30, x91, 0);
        let (x98, x99) = subb(x54, x93, x97);
        let (x100, x101) = subb(x78, x94, x99);
        let (x102, _) = subb(x87, x95, x101);
        let (x103, _) = mac(x96, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x104) = mac(x103, 0xc46353d039cdaaf, 0, 0);
        let (x105, x106) = mac(x103, 0x4319055258e8617b, 0, 0);
        let (x107, x108) = addc(x104, x105, 0);
        let (x109, _) = addc(x106, x108, 0);
        let (x110, x111) = mac(x103, 0xffffffff, 0, 0);
        let (x112, x113) = subb(x98, x107, 0);
        let (x114, x115) = subb(x100, x109, x113);
        let (x116, x117) = subb(x102, x110, x115);
        let (x118, _) = subb(x103, x111, x117);
        let (x119, _) = mac(x112, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x120) = mac(x119, 0xc46353d039cdaaf, 0, 0);
        let (x121, x122) = mac(x119, 0x4319055258e8617b, 0, 0);
        let (x123, x124) = addc(x120, x121, 0);
        let (x125, _) = addc(x122, x124, 0);
        let (x126, x127) = mac(x119, 0xffffffff, 0, 0);
        let (x128, x129) = subb(x114, x123, 0);
        let (x130, x131) = subb(x116, x125, x129);
        let (x132, x133) = subb(x118, x126, x131);
        let (x134, _) = subb(x119, x127, x133);
        let (x135, _) = mac(x128, 0xccd1c8aaee00bc4f, 0, 0);
        let (_, x136) = mac(x135, 0xc46353d039cdaaf, 0, 0);
        let (x137, x138) = mac(x135, 0x4319055258e8617b, 0, 0);
        let (x139, x140) = addc(x136, x137, 0);
        let (x141, _) = addc(x138, x140, 0);
        let (x142, x143) = mac(x135, 0xffffffff, 0, 0);
        let (x144, x145) = subb(x130, x139, 0);
        let (x146, x147) = subb(x132, x141, x145);
        let (x148, x149) = subb(x134, x142, x147);
        let (x150, _) = subb(x135, x143, x149);
        let (x151, x152) = addc(x144, x80, 0);
        let (x153, x154) = addc(x146, x82, x152);
        let (x155, x156) = addc(x148, x84, x154);
        let (x157, x158) = addc(x150, x86, x156);
        let x159 = mask(x158);
        let x160 = x159 & 0xc46353d039cdaaf;
        let x161 = x159 & 0x4319055258e8617b;
        let x162 = x159 & 0xffffffff;
        let (x163, x164) = addc(x151, x160, 0);
        let (x165, x166) = addc(x153, x161, x164);
        let (x167, x168) = addc(x155, x166, 0);
        let (x169, _) = addc(x157, x162, x168);
        Self([x163, x165, x167, x169])
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
        let x8 = mask(x7);
        let x9 = x8 & 0xc46353d039cdaaf;
        let x10 = x8 & 0x4319055258e8617b;
        let x11 = x8 & 0xffffffff;
        let (x12, x13) = addc(x0, x9, 0);
        let (x14, x15) = addc(x2, x10, x13);
        let (x16, x17) = addc(x4, x15, 0);
        let (x18, x19) = addc(x6, x11, x17);
        let x20 = mask(x19);
        let x21 = x20 & 0xc46353d039cdaaf;
        let x22 = x20 & 0x4319055258e8617b;
        let x23 = x20 & 0xffffffff;
        let (x24, x25) = addc(x12, x21, 0);
        let (x26, x27) = addc(x14, x22, x25);
        let (x28, x29) = addc(x16, x27, 0);
        let (x30, _) = addc(x18, x23, x29);
        Self([x24, x26, x28, x30])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(a[0], b[0], 0);
        let (x2, x3) = subb(a[1], b[1], x1);
        let (x4, x5) = subb(a[2], b[2], x3);
        let (x6, x7) = subb(a[3], b[3], x5);
        let x8 = mask(x7);
        let x9 = x8 & 0xc46353d039cdaaf;
        let x10 = x8 & 0x4319055258e8617b;
        let x11 = x8 & 0xffffffff;
        let (x12, x13) = subb(x0, x9, 0);
        let (x14, x15) = subb(x2, x10, x13);
        let (x16, x17) = subb(x4, x15, 0);
        let (x18, x19) = subb(x6, x11, x17);
        let x20 = mask(x19);
        let x21 = x20 & 0xc46353d039cdaaf;
        let x22 = x20 & 0x4319055258e8617b;
        let x23 = x20 & 0xffffffff;
        let (x24, x25) = subb(x12, x21, 0);
        let (x26, x27) = subb(x14, x22, x25);
        let (x28, x29) = subb(x16, x27, 0);
        let (x30, _) = subb(x18, x23, x29);
        Self([x24, x26, x28, x30])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xe7739585f8c64aa2, a[0], 0);
        let (x2, x3) = subb(0x79cdf55b4e2f3d09, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, x7) = subb(0xfffffffe00000001, a[3], x5);
        let (x8, _) = subb(1, x7, 0);
        let x9 = mask(x8);
        let x10 = x9 & 0xc46353d039cdaaf;
        let x11 = x9 & 0x4319055258e8617b;
        let x12 = x9 & 0xffffffff;
        let (x13, x14) = addc(x0, x10, 0);
        let (x15, x16) = addc(x2, x11, x14);
        let (x17, x18) = addc(x4, x16, 0);
        let (x19, _) = addc(x6, x12, x18);
        Self([x13, x15, x17, x19])
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
            0x353d039cdaaf0000,
            0x55258e8617b0c46,
            0x4319,
            0xffffffff0000,
        ]);
        // Times 2^-240, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 254 squarings, 35 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y10 = y5.square_times(1);
        let y11 = y10.times(&a);
        let x4 = y10.times(&y5);
        let y25 = y10.times(&x4);
        let y4 = y2.square_times(1);
        let y29 = y4.times(&y25);
        let y39 = y10.times(&y29);
        let y43 = y4.times(&y39);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let t = x32.square_times_mul(64, &x32);
        let t = t.square_times_mul(32, &x32);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(7, &y43);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(7, &y39);
        let t = t.square_times_mul(7, &y11);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(10, &y39);
        let t = t.square_times_mul(6, &y39);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(6, &y39);
        let t = t.square_times_mul(8, &y43);
        let t = t.square_times_mul(8, &y11);
        let t = t.square_times_mul(4, &x4);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(8, &y25);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times(3);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// w = a^((q - 1)/2) with q = (p - 1)/2^4; a·w and a·w² are corrected by a root of unity (Tonelli and Shanks).
    /// 257 squarings, 43 multiplications; every round is made.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y10 = y5.square_times(1);
        let y11 = y10.times(&a);
        let x4 = y10.times(&y5);
        let y21 = y10.times(&y11);
        let y25 = y10.times(&x4);
        let y29 = y2.square_times_mul(1, &y25);
        let y39 = y10.times(&y29);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let t = x32.square_times_mul(64, &x32);
        let t = t.square_times_mul(32, &x32);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(6, &y21);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(7, &y39);
        let t = t.square_times_mul(7, &y11);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(10, &y39);
        let t = t.square_times_mul(6, &y39);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(6, &y39);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(8, &y11);
        let t = t.square_times_mul(4, &x4);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(8, &y25);
        let t = t.square_times_mul(7, &y21);
        let w = t.square_times(1);
        let mut x = w.times(&a);
        let mut t = x.times(&w);
        let mut c = Self::ROOT_OF_UNITY;
        for m in (1..Self::TWO_ADICITY).rev() {
            let higher = t.square_times(m - 1) != Self::ONE;
            x = Self::select(higher, &x.times(&c), &x);
            c = c.square();
            t = Self::select(higher, &t.times(&c), &t);
        }
        let ok = x.square() == a;
        (Self::select(ok, &x, &Self::ZERO), ok)
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 591 divsteps in batches of 60, on numbers of 5 digits.
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
    const STEPS: u32 = 591;
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
    const P: [Digit; DIGITS] = [
        268468591612077393,
        -112683610477565873,
        -67,
        -17592186040320,
        65536,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x32e375511ff43b1;

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
        0x51, 0x25, 0x63, 0xfc, 0xc2, 0xca, 0xb9, 0xf3, 0x84, 0x9e, 0x17, 0xa7, 0xad, 0xfa, 0xe6,
        0xbc, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0, 0x0, 0x0, 0x0, 0xff, 0xff, 0xff,
        0xff,
    ];
    const BITS: u32 = 256;
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
        0x83244c95be79eea2,
        0x4699799c49bd6fa6,
        0x2845b2392b6bec59,
        0x66e12d94f3d95620,
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
    pub const TWO_ADICITY: u32 = 4;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 7.
    pub const ROOT_OF_UNITY: Self = Self([
        0x1015708f7e368fe1,
        0x31c6c5456ecc4511,
        0x5281fe8998a19ea1,
        0x279089e10c63fe8,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xbf2e98750f84c5d9,
        0x5cdd7decce23ceb7,
        0x41de8f1fe4055922,
        0xacfd865db4476645,
    ]);

    /// The number 7, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([0x55eb74ab1949fac9, 0xd5af25406e5aaa5d, 1, 0x6fffffff9]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([
        0xfa50fd7ea8c9d826,
        0x1b7a5cdd780bd286,
        0x7ec0a726e7d,
        0xa5057d805afa6446,
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
