// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0x4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005616fd85445e620b96ce7b9971b100de2945cf2fc4359cf343b1cd6c8c58c87b26689c5528d69695a2b88620afbf775f. Generated, do not edit:
//! ```text
//! modforge field 0x4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005616fd85445e620b96ce7b9971b100de2945cf2fc4359cf343b1cd6c8c58c87b26689c5528d69695a2b88620afbf775f --name n768c22467 --prefix fe_n768c22467 --trait modforge_fields::Field
//! ```
//!
//! p = 0x4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005616fd85445e620b96ce7b9971b100de2945cf2fc4359cf343b1cd6c8c58c87b26689c5528d69695a2b88620afbf775f
//! Element: 12 words of 64 bits, least significant first, 2^768 times the number modulo p, below p.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^1532 + 2^1469
//! h1 = v1 div 2^768 < 2^764 + 2^701
//! l1 = v1 mod 2^768 < 2^768
//! t1 = (l1 + q·p) / 2^64 < 2^766 + 2^704
//! t2 = (t1 + q·p) / 2^64 < 2^766 + 2^703
//! t3 = (t2 + q·p) / 2^64 < 2^766 + 2^703
//! t4 = (t3 + q·p) / 2^64 < 2^766 + 2^703
//! t5 = (t4 + q·p) / 2^64 < 2^766 + 2^703
//! t6 = (t5 + q·p) / 2^64 < 2^766 + 2^703
//! t7 = (t6 + q·p) / 2^64 < 2^766 + 2^703
//! t8 = (t7 + q·p) / 2^64 < 2^766 + 2^703
//! t9 = (t8 + q·p) / 2^64 < 2^766 + 2^703
//! t10 = (t9 + q·p) / 2^64 < 2^766 + 2^703
//! t11 = (t10 + q·p) / 2^64 < 2^766 + 2^703
//! t12 = (t11 + q·p) / 2^64 < 2^766 + 2^703
//! s1 = t12 + h1 < 2^767
//! r1 = s1 - p if that is not negative, else s1 < 2^766 + 2^703
//! ```
//! Operations:
//! ```text
//! mul: 240 multiplications, 504 additions, 13 logic
//! square: 174 multiplications, 383 additions, 22 shifts, 13 logic
//! add: 24 additions, 13 logic
//! sub: 36 additions, 13 logic
//! neg: 24 additions, 13 logic
//! sum_of_products: 384 multiplications, 792 additions, 13 logic
//! difference_of_products: 384 multiplications, 816 additions, 13 logic
//! product_minus_square: 318 multiplications, 695 additions, 22 shifts, 13 logic
//! mul_small: 20 multiplications, 40 additions, 2 shifts, 13 logic
//! half: 12 additions, 12 shifts, 9 logic
//! canonical: 96 multiplications, 216 additions
//! decode: 240 multiplications, 516 additions, 26 logic
//! reduce: 240 multiplications, 504 additions, 13 logic
//! invert: 1768 divsteps in batches of 60
//! sqrt: 769 squarings, 82 multiplications
//! legendre: 770 squarings, 82 multiplications
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

/// The modulus p = 0x4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005616fd85445e620b96ce7b9971b100de2945cf2fc4359cf343b1cd6c8c58c87b26689c5528d69695a2b88620afbf775f.
pub const MODULUS: [u64; PLAIN] = [
    0xa2b88620afbf775f,
    0x26689c5528d69695,
    0x43b1cd6c8c58c87b,
    0x2945cf2fc4359cf3,
    0x96ce7b9971b100de,
    0x5616fd85445e620b,
    0,
    0,
    0,
    0,
    0,
    0x4000000000000000,
];

/// A number modulo p: 12 words of 64 bits, least significant first, 2^768 times the number modulo p, below p.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([
        0x17d66d9df0c199e3,
        0x8cc62b00857c3c3f,
        0x34ea97ba5af5a68e,
        0x842e9270b35f2926,
        0x3b948d33aaecfd65,
        0xfdbb077032e4d9dd,
        0xfffffffffffffffe,
        0xffffffffffffffff,
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
        let (x154, x155) = mac(a[0], a[0], 0, 0);
        let (x156, x157) = addc(x155, x132, 0);
        let (x158, x159) = mac(a[1], a[1], x133, x157);
        let (x160, x161) = addc(x159, x134, 0);
        let (x162, x163) = mac(a[2], a[2], x135, x161);
        let (x164, x165) = addc(x163, x136, 0);
        let (x166, x167) = mac(a[3], a[3], x137, x165);
        let (x168, x169) = addc(x167, x138, 0);
        let (x170, x171) = mac(a[4], a[4], x139, x169);
        let (x172, x173) = addc(x171, x140, 0);
        let (x174, x175) = mac(a[5], a[5], x141, x173);
        let (x176, x177) = addc(x175, x142, 0);
        let (x178, x179) = mac(a[6], a[6], x143, x177);
        let (x180, x181) = addc(x179, x144, 0);
        let (x182, x183) = mac(a[7], a[7], x145, x181);
        let (x184, x185) = addc(x183, x146, 0);
        let (x186, x187) = mac(a[8], a[8], x147, x185);
        let (x188, x189) = addc(x187, x148, 0);
        let (x190, x191) = mac(a[9], a[9], x149, x189);
        let (x192, x193) = addc(x191, x150, 0);
        let (x194, x195) = mac(a[10], a[10], x151, x193);
        let (x196, x197) = addc(x195, x152, 0);
        let (x198, x199) = mac(a[11], a[11], x153, x197);
        let (x200, _) = mac(x154, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x201) = mac(x200, 0xa2b88620afbf775f, x154, 0);
        let (x202, x203) = mac(x200, 0x26689c5528d69695, x156, x201);
        let (x204, x205) = mac(x200, 0x43b1cd6c8c58c87b, x158, x203);
        let (x206, x207) = mac(x200, 0x2945cf2fc4359cf3, x160, x205);
        let (x208, x209) = mac(x200, 0x96ce7b9971b100de, x162, x207);
        let (x210, x211) = mac(x200, 0x5616fd85445e620b, x164, x209);
        let (x212, x213) = addc(x166, x211, 0);
        let (x214, x215) = addc(x168, x213, 0);
        let (x216, x217) = addc(x170, x215, 0);
        let (x218, x219) = addc(x172, x217, 0);
        let (x220, x221) = addc(x174, x219, 0);
        let (x222, x223) = mac(x200, 0x4000000000000000, x176, x221);
        let (x224, _) = mac(x202, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x225) = mac(x224, 0xa2b88620afbf775f, x202, 0);
        let (x226, x227) = mac(x224, 0x26689c5528d69695, x204, x225);
        let (x228, x229) = mac(x224, 0x43b1cd6c8c58c87b, x206, x227);
        let (x230, x231) = mac(x224, 0x2945cf2fc4359cf3, x208, x229);
        let (x232, x233) = mac(x224, 0x96ce7b9971b100de, x210, x231);
        let (x234, x235) = mac(x224, 0x5616fd85445e620b, x212, x233);
        let (x236, x237) = addc(x214, x235, 0);
        let (x238, x239) = addc(x216, x237, 0);
        let (x240, x241) = addc(x218, x239, 0);
        let (x242, x243) = addc(x220, x241, 0);
        let (x244, x245) = addc(x222, x243, 0);
        let (x246, x247) = mac(x224, 0x4000000000000000, x223, x245);
        let (x248, _) = mac(x226, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x249) = mac(x248, 0xa2b88620afbf775f, x226, 0);
        let (x250, x251) = mac(x248, 0x26689c5528d69695, x228, x249);
        let (x252, x253) = mac(x248, 0x43b1cd6c8c58c87b, x230, x251);
        let (x254, x255) = mac(x248, 0x2945cf2fc4359cf3, x232, x253);
        let (x256, x257) = mac(x248, 0x96ce7b9971b100de, x234, x255);
        let (x258, x259) = mac(x248, 0x5616fd85445e620b, x236, x257);
        let (x260, x261) = addc(x238, x259, 0);
        let (x262, x263) = addc(x240, x261, 0);
        let (x264, x265) = addc(x242, x263, 0);
        let (x266, x267) = addc(x244, x265, 0);
        let (x268, x269) = addc(x246, x267, 0);
        let (x270, x271) = mac(x248, 0x4000000000000000, x247, x269);
        let (x272, _) = mac(x250, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x273) = mac(x272, 0xa2b88620afbf775f, x250, 0);
        let (x274, x275) = mac(x272, 0x26689c5528d69695, x252, x273);
        let (x276, x277) = mac(x272, 0x43b1cd6c8c58c87b, x254, x275);
        let (x278, x279) = mac(x272, 0x2945cf2fc4359cf3, x256, x277);
        let (x280, x281) = mac(x272, 0x96ce7b9971b100de, x258, x279);
        let (x282, x283) = mac(x272, 0x5616fd85445e620b, x260, x281);
        let (x284, x285) = addc(x262, x283, 0);
        let (x286, x287) = addc(x264, x285, 0);
        let (x288, x289) = addc(x266, x287, 0);
        let (x290, x291) = addc(x268, x289, 0);
        let (x292, x293) = addc(x270, x291, 0);
        let (x294, x295) = mac(x272, 0x4000000000000000, x271, x293);
        let (x296, _) = mac(x274, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x297) = mac(x296, 0xa2b88620afbf775f, x274, 0);
        let (x298, x299) = mac(x296, 0x26689c5528d69695, x276, x297);
        let (x300, x301) = mac(x296, 0x43b1cd6c8c58c87b, x278, x299);
        let (x302, x303) = mac(x296, 0x2945cf2fc4359cf3, x280, x301);
        let (x304, x305) = mac(x296, 0x96ce7b9971b100de, x282, x303);
        let (x306, x307) = mac(x296, 0x5616fd85445e620b, x284, x305);
        let (x308, x309) = addc(x286, x307, 0);
        let (x310, x311) = addc(x288, x309, 0);
        let (x312, x313) = addc(x290, x311, 0);
        let (x314, x315) = addc(x292, x313, 0);
        let (x316, x317) = addc(x294, x315, 0);
        let (x318, x319) = mac(x296, 0x4000000000000000, x295, x317);
        let (x320, _) = mac(x298, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x321) = mac(x320, 0xa2b88620afbf775f, x298, 0);
        let (x322, x323) = mac(x320, 0x26689c5528d69695, x300, x321);
        let (x324, x325) = mac(x320, 0x43b1cd6c8c58c87b, x302, x323);
        let (x326, x327) = mac(x320, 0x2945cf2fc4359cf3, x304, x325);
        let (x328, x329) = mac(x320, 0x96ce7b9971b100de, x306, x327);
        let (x330, x331) = mac(x320, 0x5616fd85445e620b, x308, x329);
        let (x332, x333) = addc(x310, x331, 0);
        let (x334, x335) = addc(x312, x333, 0);
        let (x336, x337) = addc(x314, x335, 0);
        let (x338, x339) = addc(x316, x337, 0);
        let (x340, x341) = addc(x318, x339, 0);
        let (x342, x343) = mac(x320, 0x4000000000000000, x319, x341);
        let (x344, _) = mac(x322, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x345) = mac(x344, 0xa2b88620afbf775f, x322, 0);
        let (x346, x347) = mac(x344, 0x26689c5528d69695, x324, x345);
        let (x348, x349) = mac(x344, 0x43b1cd6c8c58c87b, x326, x347);
        let (x350, x351) = mac(x344, 0x2945cf2fc4359cf3, x328, x349);
        let (x352, x353) = mac(x344, 0x96ce7b9971b100de, x330, x351);
        let (x354, x355) = mac(x344, 0x5616fd85445e620b, x332, x353);
        let (x356, x357) = addc(x334, x355, 0);
        let (x358, x359) = addc(x336, x357, 0);
        let (x360, x361) = addc(x338, x359, 0);
        let (x362, x363) = addc(x340, x361, 0);
        let (x364, x365) = addc(x342, x363, 0);
        let (x366, x367) = mac(x344, 0x4000000000000000, x343, x365);
        let (x368, _) = mac(x346, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x369) = mac(x368, 0xa2b88620afbf775f, x346, 0);
        let (x370, x371) = mac(x368, 0x26689c5528d69695, x348, x369);
        let (x372, x373) = mac(x368, 0x43b1cd6c8c58c87b, x350, x371);
        let (x374, x375) = mac(x368, 0x2945cf2fc4359cf3, x352, x373);
        let (x376, x377) = mac(x368, 0x96ce7b9971b100de, x354, x375);
        let (x378, x379) = mac(x368, 0x5616fd85445e620b, x356, x377);
        let (x380, x381) = addc(x358, x379, 0);
        let (x382, x383) = addc(x360, x381, 0);
        let (x384, x385) = addc(x362, x383, 0);
        let (x386, x387) = addc(x364, x385, 0);
        let (x388, x389) = addc(x366, x387, 0);
        let (x390, x391) = mac(x368, 0x4000000000000000, x367, x389);
        let (x392, _) = mac(x370, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x393) = mac(x392, 0xa2b88620afbf775f, x370, 0);
        let (x394, x395) = mac(x392, 0x26689c5528d69695, x372, x393);
        let (x396, x397) = mac(x392, 0x43b1cd6c8c58c87b, x374, x395);
        let (x398, x399) = mac(x392, 0x2945cf2fc4359cf3, x376, x397);
        let (x400, x401) = mac(x392, 0x96ce7b9971b100de, x378, x399);
        let (x402, x403) = mac(x392, 0x5616fd85445e620b, x380, x401);
        let (x404, x405) = addc(x382, x403, 0);
        let (x406, x407) = addc(x384, x405, 0);
        let (x408, x409) = addc(x386, x407, 0);
        let (x410, x411) = addc(x388, x409, 0);
        let (x412, x413) = addc(x390, x411, 0);
        let (x414, x415) = mac(x392, 0x4000000000000000, x391, x413);
        let (x416, _) = mac(x394, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x417) = mac(x416, 0xa2b88620afbf775f, x394, 0);
        let (x418, x419) = mac(x416, 0x26689c5528d69695, x396, x417);
        let (x420, x421) = mac(x416, 0x43b1cd6c8c58c87b, x398, x419);
        let (x422, x423) = mac(x416, 0x2945cf2fc4359cf3, x400, x421);
        let (x424, x425) = mac(x416, 0x96ce7b9971b100de, x402, x423);
        let (x426, x427) = mac(x416, 0x5616fd85445e620b, x404, x425);
        let (x428, x429) = addc(x406, x427, 0);
        let (x430, x431) = addc(x408, x429, 0);
        let (x432, x433) = addc(x410, x431, 0);
        let (x434, x435) = addc(x412, x433, 0);
        let (x436, x437) = addc(x414, x435, 0);
        let (x438, x439) = mac(x416, 0x4000000000000000, x415, x437);
        let (x440, _) = mac(x418, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x441) = mac(x440, 0xa2b88620afbf775f, x418, 0);
        let (x442, x443) = mac(x440, 0x26689c5528d69695, x420, x441);
        let (x444, x445) = mac(x440, 0x43b1cd6c8c58c87b, x422, x443);
        let (x446, x447) = mac(x440, 0x2945cf2fc4359cf3, x424, x445);
        let (x448, x449) = mac(x440, 0x96ce7b9971b100de, x426, x447);
        let (x450, x451) = mac(x440, 0x5616fd85445e620b, x428, x449);
        let (x452, x453) = addc(x430, x451, 0);
        let (x454, x455) = addc(x432, x453, 0);
        let (x456, x457) = addc(x434, x455, 0);
        let (x458, x459) = addc(x436, x457, 0);
        let (x460, x461) = addc(x438, x459, 0);
        let (x462, x463) = mac(x440, 0x4000000000000000, x439, x461);
        let (x464, _) = mac(x442, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x465) = mac(x464, 0xa2b88620afbf775f, x442, 0);
        let (x466, x467) = mac(x464, 0x26689c5528d69695, x444, x465);
        let (x468, x469) = mac(x464, 0x43b1cd6c8c58c87b, x446, x467);
        let (x470, x471) = mac(x464, 0x2945cf2fc4359cf3, x448, x469);
        let (x472, x473) = mac(x464, 0x96ce7b9971b100de, x450, x471);
        let (x474, x475) = mac(x464, 0x5616fd85445e620b, x452, x473);
        let (x476, x477) = addc(x454, x475, 0);
        let (x478, x479) = addc(x456, x477, 0);
        let (x480, x481) = addc(x458, x479, 0);
        let (x482, x483) = addc(x460, x481, 0);
        let (x484, x485) = addc(x462, x483, 0);
        let (x486, x487) = mac(x464, 0x4000000000000000, x463, x485);
        let (x488, x489) = addc(x466, x178, 0);
        let (x490, x491) = addc(x468, x180, x489);
        let (x492, x493) = addc(x470, x182, x491);
        let (x494, x495) = addc(x472, x184, x493);
        let (x496, x497) = addc(x474, x186, x495);
        let (x498, x499) = addc(x476, x188, x497);
        let (x500, x501) = addc(x478, x190, x499);
        let (x502, x503) = addc(x480, x192, x501);
        let (x504, x505) = addc(x482, x194, x503);
        let (x506, x507) = addc(x484, x196, x505);
        let (x508, x509) = addc(x486, x198, x507);
        let (x510, _) = addc(x487, x199, x509);
        let (x511, x512) = subb(x488, 0xa2b88620afbf775f, 0);
        let (x513, x514) = subb(x490, 0x26689c5528d69695, x512);
        let (x515, x516) = subb(x492, 0x43b1cd6c8c58c87b, x514);
        let (x517, x518) = subb(x494, 0x2945cf2fc4359cf3, x516);
        let (x519, x520) = subb(x496, 0x96ce7b9971b100de, x518);
        let (x521, x522) = subb(x498, 0x5616fd85445e620b, x520);
        let (x523, x524) = subb(x500, x522, 0);
        let (x525, x526) = subb(x502, x524, 0);
        let (x527, x528) = subb(x504, x526, 0);
        let (x529, x530) = subb(x506, x528, 0);
        let (x531, x532) = subb(x508, x530, 0);
        let (x533, x534) = subb(x510, 0x4000000000000000, x532);
        let x535 = mask(x534);
        let x536 = x511 ^ (x535 & (x488 ^ x511));
        let x537 = x513 ^ (x535 & (x490 ^ x513));
        let x538 = x515 ^ (x535 & (x492 ^ x515));
        let x539 = x517 ^ (x535 & (x494 ^ x517));
        let x540 = x519 ^ (x535 & (x496 ^ x519));
        let x541 = x521 ^ (x535 & (x498 ^ x521));
        let x542 = x523 ^ (x535 & (x500 ^ x523));
        let x543 = x525 ^ (x535 & (x502 ^ x525));
        let x544 = x527 ^ (x535 & (x504 ^ x527));
        let x545 = x529 ^ (x535 & (x506 ^ x529));
        let x546 = x531 ^ (x535 & (x508 ^ x531));
        let x547 = x533 ^ (x535 & (x510 ^ x533));
        Self([
            x536, x537, x538, x539, x540, x541, x542, x543, x544, x545, x546, x547,
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
        let (x622, _) = addc(x287, x575, x621);
        let (x623, _) = mac(x576, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x624) = mac(x623, 0xa2b88620afbf775f, x576, 0);
        let (x625, x626) = mac(x623, 0x26689c5528d69695, x578, x624);
        let (x627, x628) = mac(x623, 0x43b1cd6c8c58c87b, x580, x626);
        let (x629, x630) = mac(x623, 0x2945cf2fc4359cf3, x582, x628);
        let (x631, x632) = mac(x623, 0x96ce7b9971b100de, x584, x630);
        let (x633, x634) = mac(x623, 0x5616fd85445e620b, x586, x632);
        let (x635, x636) = addc(x588, x634, 0);
        let (x637, x638) = addc(x590, x636, 0);
        let (x639, x640) = addc(x592, x638, 0);
        let (x641, x642) = addc(x594, x640, 0);
        let (x643, x644) = addc(x596, x642, 0);
        let (x645, x646) = mac(x623, 0x4000000000000000, x598, x644);
        let (x647, _) = mac(x625, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x648) = mac(x647, 0xa2b88620afbf775f, x625, 0);
        let (x649, x650) = mac(x647, 0x26689c5528d69695, x627, x648);
        let (x651, x652) = mac(x647, 0x43b1cd6c8c58c87b, x629, x650);
        let (x653, x654) = mac(x647, 0x2945cf2fc4359cf3, x631, x652);
        let (x655, x656) = mac(x647, 0x96ce7b9971b100de, x633, x654);
        let (x657, x658) = mac(x647, 0x5616fd85445e620b, x635, x656);
        let (x659, x660) = addc(x637, x658, 0);
        let (x661, x662) = addc(x639, x660, 0);
        let (x663, x664) = addc(x641, x662, 0);
        let (x665, x666) = addc(x643, x664, 0);
        let (x667, x668) = addc(x645, x666, 0);
        let (x669, x670) = mac(x647, 0x4000000000000000, x646, x668);
        let (x671, _) = mac(x649, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x672) = mac(x671, 0xa2b88620afbf775f, x649, 0);
        let (x673, x674) = mac(x671, 0x26689c5528d69695, x651, x672);
        let (x675, x676) = mac(x671, 0x43b1cd6c8c58c87b, x653, x674);
        let (x677, x678) = mac(x671, 0x2945cf2fc4359cf3, x655, x676);
        let (x679, x680) = mac(x671, 0x96ce7b9971b100de, x657, x678);
        let (x681, x682) = mac(x671, 0x5616fd85445e620b, x659, x680);
        let (x683, x684) = addc(x661, x682, 0);
        let (x685, x686) = addc(x663, x684, 0);
        let (x687, x688) = addc(x665, x686, 0);
        let (x689, x690) = addc(x667, x688, 0);
        let (x691, x692) = addc(x669, x690, 0);
        let (x693, x694) = mac(x671, 0x4000000000000000, x670, x692);
        let (x695, _) = mac(x673, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x696) = mac(x695, 0xa2b88620afbf775f, x673, 0);
        let (x697, x698) = mac(x695, 0x26689c5528d69695, x675, x696);
        let (x699, x700) = mac(x695, 0x43b1cd6c8c58c87b, x677, x698);
        let (x701, x702) = mac(x695, 0x2945cf2fc4359cf3, x679, x700);
        let (x703, x704) = mac(x695, 0x96ce7b9971b100de, x681, x702);
        let (x705, x706) = mac(x695, 0x5616fd85445e620b, x683, x704);
        let (x707, x708) = addc(x685, x706, 0);
        let (x709, x710) = addc(x687, x708, 0);
        let (x711, x712) = addc(x689, x710, 0);
        let (x713, x714) = addc(x691, x712, 0);
        let (x715, x716) = addc(x693, x714, 0);
        let (x717, x718) = mac(x695, 0x4000000000000000, x694, x716);
        let (x719, _) = mac(x697, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x720) = mac(x719, 0xa2b88620afbf775f, x697, 0);
        let (x721, x722) = mac(x719, 0x26689c5528d69695, x699, x720);
        let (x723, x724) = mac(x719, 0x43b1cd6c8c58c87b, x701, x722);
        let (x725, x726) = mac(x719, 0x2945cf2fc4359cf3, x703, x724);
        let (x727, x728) = mac(x719, 0x96ce7b9971b100de, x705, x726);
        let (x729, x730) = mac(x719, 0x5616fd85445e620b, x707, x728);
        let (x731, x732) = addc(x709, x730, 0);
        let (x733, x734) = addc(x711, x732, 0);
        let (x735, x736) = addc(x713, x734, 0);
        let (x737, x738) = addc(x715, x736, 0);
        let (x739, x740) = addc(x717, x738, 0);
        let (x741, x742) = mac(x719, 0x4000000000000000, x718, x740);
        let (x743, _) = mac(x721, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x744) = mac(x743, 0xa2b88620afbf775f, x721, 0);
        let (x745, x746) = mac(x743, 0x26689c5528d69695, x723, x744);
        let (x747, x748) = mac(x743, 0x43b1cd6c8c58c87b, x725, x746);
        let (x749, x750) = mac(x743, 0x2945cf2fc4359cf3, x727, x748);
        let (x751, x752) = mac(x743, 0x96ce7b9971b100de, x729, x750);
        let (x753, x754) = mac(x743, 0x5616fd85445e620b, x731, x752);
        let (x755, x756) = addc(x733, x754, 0);
        let (x757, x758) = addc(x735, x756, 0);
        let (x759, x760) = addc(x737, x758, 0);
        let (x761, x762) = addc(x739, x760, 0);
        let (x763, x764) = addc(x741, x762, 0);
        let (x765, x766) = mac(x743, 0x4000000000000000, x742, x764);
        let (x767, _) = mac(x745, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x768) = mac(x767, 0xa2b88620afbf775f, x745, 0);
        let (x769, x770) = mac(x767, 0x26689c5528d69695, x747, x768);
        let (x771, x772) = mac(x767, 0x43b1cd6c8c58c87b, x749, x770);
        let (x773, x774) = mac(x767, 0x2945cf2fc4359cf3, x751, x772);
        let (x775, x776) = mac(x767, 0x96ce7b9971b100de, x753, x774);
        let (x777, x778) = mac(x767, 0x5616fd85445e620b, x755, x776);
        let (x779, x780) = addc(x757, x778, 0);
        let (x781, x782) = addc(x759, x780, 0);
        let (x783, x784) = addc(x761, x782, 0);
        let (x785, x786) = addc(x763, x784, 0);
        let (x787, x788) = addc(x765, x786, 0);
        let (x789, x790) = mac(x767, 0x4000000000000000, x766, x788);
        let (x791, _) = mac(x769, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x792) = mac(x791, 0xa2b88620afbf775f, x769, 0);
        let (x793, x794) = mac(x791, 0x26689c5528d69695, x771, x792);
        let (x795, x796) = mac(x791, 0x43b1cd6c8c58c87b, x773, x794);
        let (x797, x798) = mac(x791, 0x2945cf2fc4359cf3, x775, x796);
        let (x799, x800) = mac(x791, 0x96ce7b9971b100de, x777, x798);
        let (x801, x802) = mac(x791, 0x5616fd85445e620b, x779, x800);
        let (x803, x804) = addc(x781, x802, 0);
        let (x805, x806) = addc(x783, x804, 0);
        let (x807, x808) = addc(x785, x806, 0);
        let (x809, x810) = addc(x787, x808, 0);
        let (x811, x812) = addc(x789, x810, 0);
        let (x813, x814) = mac(x791, 0x4000000000000000, x790, x812);
        let (x815, _) = mac(x793, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x816) = mac(x815, 0xa2b88620afbf775f, x793, 0);
        let (x817, x818) = mac(x815, 0x26689c5528d69695, x795, x816);
        let (x819, x820) = mac(x815, 0x43b1cd6c8c58c87b, x797, x818);
        let (x821, x822) = mac(x815, 0x2945cf2fc4359cf3, x799, x820);
        let (x823, x824) = mac(x815, 0x96ce7b9971b100de, x801, x822);
        let (x825, x826) = mac(x815, 0x5616fd85445e620b, x803, x824);
        let (x827, x828) = addc(x805, x826, 0);
        let (x829, x830) = addc(x807, x828, 0);
        let (x831, x832) = addc(x809, x830, 0);
        let (x833, x834) = addc(x811, x832, 0);
        let (x835, x836) = addc(x813, x834, 0);
        let (x837, x838) = mac(x815, 0x4000000000000000, x814, x836);
        let (x839, _) = mac(x817, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x840) = mac(x839, 0xa2b88620afbf775f, x817, 0);
        let (x841, x842) = mac(x839, 0x26689c5528d69695, x819, x840);
        let (x843, x844) = mac(x839, 0x43b1cd6c8c58c87b, x821, x842);
        let (x845, x846) = mac(x839, 0x2945cf2fc4359cf3, x823, x844);
        let (x847, x848) = mac(x839, 0x96ce7b9971b100de, x825, x846);
        let (x849, x850) = mac(x839, 0x5616fd85445e620b, x827, x848);
        let (x851, x852) = addc(x829, x850, 0);
        let (x853, x854) = addc(x831, x852, 0);
        let (x855, x856) = addc(x833, x854, 0);
        let (x857, x858) = addc(x835, x856, 0);
        let (x859, x860) = addc(x837, x858, 0);
        let (x861, x862) = mac(x839, 0x4000000000000000, x838, x860);
        let (x863, _) = mac(x841, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x864) = mac(x863, 0xa2b88620afbf775f, x841, 0);
        let (x865, x866) = mac(x863, 0x26689c5528d69695, x843, x864);
        let (x867, x868) = mac(x863, 0x43b1cd6c8c58c87b, x845, x866);
        let (x869, x870) = mac(x863, 0x2945cf2fc4359cf3, x847, x868);
        let (x871, x872) = mac(x863, 0x96ce7b9971b100de, x849, x870);
        let (x873, x874) = mac(x863, 0x5616fd85445e620b, x851, x872);
        let (x875, x876) = addc(x853, x874, 0);
        let (x877, x878) = addc(x855, x876, 0);
        let (x879, x880) = addc(x857, x878, 0);
        let (x881, x882) = addc(x859, x880, 0);
        let (x883, x884) = addc(x861, x882, 0);
        let (x885, x886) = mac(x863, 0x4000000000000000, x862, x884);
        let (x887, _) = mac(x865, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x888) = mac(x887, 0xa2b88620afbf775f, x865, 0);
        let (x889, x890) = mac(x887, 0x26689c5528d69695, x867, x888);
        let (x891, x892) = mac(x887, 0x43b1cd6c8c58c87b, x869, x890);
        let (x893, x894) = mac(x887, 0x2945cf2fc4359cf3, x871, x892);
        let (x895, x896) = mac(x887, 0x96ce7b9971b100de, x873, x894);
        let (x897, x898) = mac(x887, 0x5616fd85445e620b, x875, x896);
        let (x899, x900) = addc(x877, x898, 0);
        let (x901, x902) = addc(x879, x900, 0);
        let (x903, x904) = addc(x881, x902, 0);
        let (x905, x906) = addc(x883, x904, 0);
        let (x907, x908) = addc(x885, x906, 0);
        let (x909, x910) = mac(x887, 0x4000000000000000, x886, x908);
        let (x911, x912) = addc(x889, x600, 0);
        let (x913, x914) = addc(x891, x602, x912);
        let (x915, x916) = addc(x893, x604, x914);
        let (x917, x918) = addc(x895, x606, x916);
        let (x919, x920) = addc(x897, x608, x918);
        let (x921, x922) = addc(x899, x610, x920);
        let (x923, x924) = addc(x901, x612, x922);
        let (x925, x926) = addc(x903, x614, x924);
        let (x927, x928) = addc(x905, x616, x926);
        let (x929, x930) = addc(x907, x618, x928);
        let (x931, x932) = addc(x909, x620, x930);
        let (x933, _) = addc(x910, x622, x932);
        let (x934, x935) = subb(x911, 0xa2b88620afbf775f, 0);
        let (x936, x937) = subb(x913, 0x26689c5528d69695, x935);
        let (x938, x939) = subb(x915, 0x43b1cd6c8c58c87b, x937);
        let (x940, x941) = subb(x917, 0x2945cf2fc4359cf3, x939);
        let (x942, x943) = subb(x919, 0x96ce7b9971b100de, x941);
        let (x944, x945) = subb(x921, 0x5616fd85445e620b, x943);
        let (x946, x947) = subb(x923, x945, 0);
        let (x948, x949) = subb(x925, x947, 0);
        let (x950, x951) = subb(x927, x949, 0);
        let (x952, x953) = subb(x929, x951, 0);
        let (x954, x955) = subb(x931, x953, 0);
        let (x956, x957) = subb(x933, 0x4000000000000000, x955);
        let x958 = mask(x957);
        let x959 = x934 ^ (x958 & (x911 ^ x934));
        let x960 = x936 ^ (x958 & (x913 ^ x936));
        let x961 = x938 ^ (x958 & (x915 ^ x938));
        let x962 = x940 ^ (x958 & (x917 ^ x940));
        let x963 = x942 ^ (x958 & (x919 ^ x942));
        let x964 = x944 ^ (x958 & (x921 ^ x944));
        let x965 = x946 ^ (x958 & (x923 ^ x946));
        let x966 = x948 ^ (x958 & (x925 ^ x948));
        let x967 = x950 ^ (x958 & (x927 ^ x950));
        let x968 = x952 ^ (x958 & (x929 ^ x952));
        let x969 = x954 ^ (x958 & (x931 ^ x954));
        let x970 = x956 ^ (x958 & (x933 ^ x956));
        Self([
            x959, x960, x961, x962, x963, x964, x965, x966, x967, x968, x969, x970,
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
        let (x576, x577) = subb(0xb541a0689abfde2, x288, 0);
        let (x578, x579) = subb(0x9e6298ed8272e479, x312, x577);
        let (x580, x581) = subb(0x8e6a634df7ce5047, x336, x579);
        let (x582, x583) = subb(0xdfcdad45eeec8a75, x360, x581);
        let (x584, x585) = subb(0xbb65d62b9dd0f2b8, x384, x583);
        let (x586, x587) = subb(0x122afb034950de3b, x408, x585);
        let (x588, x589) = subb(0xa3a288cea68ba883, x432, x587);
        let (x590, x591) = subb(0xfb0db507c43f0816, x456, x589);
        let (x592, x593) = subb(0xb5f871bc941b4aac, x480, x591);
        let (x594, x595) = subb(0x15d843af7ce6353f, x504, x593);
        let (x596, x597) = subb(0x4d6fb58977c98072, x528, x595);
        let (x598, x599) = subb(0x5cf3746617e7d89b, x552, x597);
        let (x600, x601) = subb(0xd15c431057dfbbaf, x554, x599);
        let (x602, x603) = subb(0x93344e2a946b4b4a, x556, x601);
        let (x604, x605) = subb(0xa1d8e6b6462c643d, x558, x603);
        let (x606, x607) = subb(0x14a2e797e21ace79, x560, x605);
        let (x608, x609) = subb(0xcb673dccb8d8806f, x562, x607);
        let (x610, x611) = subb(0x2b0b7ec2a22f3105, x564, x609);
        let (x612, x613) = subb(0, x566, x611);
        let (x614, x615) = subb(0, x568, x613);
        let (x616, x617) = subb(0, x570, x615);
        let (x618, x619) = subb(0, x572, x617);
        let (x620, x621) = subb(0, x574, x619);
        let (x622, _) = subb(0x1000000000000000, x575, x621);
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
        let (x669, _) = addc(x287, x622, x668);
        let (x670, _) = mac(x623, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x671) = mac(x670, 0xa2b88620afbf775f, x623, 0);
        let (x672, x673) = mac(x670, 0x26689c5528d69695, x625, x671);
        let (x674, x675) = mac(x670, 0x43b1cd6c8c58c87b, x627, x673);
        let (x676, x677) = mac(x670, 0x2945cf2fc4359cf3, x629, x675);
        let (x678, x679) = mac(x670, 0x96ce7b9971b100de, x631, x677);
        let (x680, x681) = mac(x670, 0x5616fd85445e620b, x633, x679);
        let (x682, x683) = addc(x635, x681, 0);
        let (x684, x685) = addc(x637, x683, 0);
        let (x686, x687) = addc(x639, x685, 0);
        let (x688, x689) = addc(x641, x687, 0);
        let (x690, x691) = addc(x643, x689, 0);
        let (x692, x693) = mac(x670, 0x4000000000000000, x645, x691);
        let (x694, _) = mac(x672, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x695) = mac(x694, 0xa2b88620afbf775f, x672, 0);
        let (x696, x697) = mac(x694, 0x26689c5528d69695, x674, x695);
        let (x698, x699) = mac(x694, 0x43b1cd6c8c58c87b, x676, x697);
        let (x700, x701) = mac(x694, 0x2945cf2fc4359cf3, x678, x699);
        let (x702, x703) = mac(x694, 0x96ce7b9971b100de, x680, x701);
        let (x704, x705) = mac(x694, 0x5616fd85445e620b, x682, x703);
        let (x706, x707) = addc(x684, x705, 0);
        let (x708, x709) = addc(x686, x707, 0);
        let (x710, x711) = addc(x688, x709, 0);
        let (x712, x713) = addc(x690, x711, 0);
        let (x714, x715) = addc(x692, x713, 0);
        let (x716, x717) = mac(x694, 0x4000000000000000, x693, x715);
        let (x718, _) = mac(x696, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x719) = mac(x718, 0xa2b88620afbf775f, x696, 0);
        let (x720, x721) = mac(x718, 0x26689c5528d69695, x698, x719);
        let (x722, x723) = mac(x718, 0x43b1cd6c8c58c87b, x700, x721);
        let (x724, x725) = mac(x718, 0x2945cf2fc4359cf3, x702, x723);
        let (x726, x727) = mac(x718, 0x96ce7b9971b100de, x704, x725);
        let (x728, x729) = mac(x718, 0x5616fd85445e620b, x706, x727);
        let (x730, x731) = addc(x708, x729, 0);
        let (x732, x733) = addc(x710, x731, 0);
        let (x734, x735) = addc(x712, x733, 0);
        let (x736, x737) = addc(x714, x735, 0);
        let (x738, x739) = addc(x716, x737, 0);
        let (x740, x741) = mac(x718, 0x4000000000000000, x717, x739);
        let (x742, _) = mac(x720, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x743) = mac(x742, 0xa2b88620afbf775f, x720, 0);
        let (x744, x745) = mac(x742, 0x26689c5528d69695, x722, x743);
        let (x746, x747) = mac(x742, 0x43b1cd6c8c58c87b, x724, x745);
        let (x748, x749) = mac(x742, 0x2945cf2fc4359cf3, x726, x747);
        let (x750, x751) = mac(x742, 0x96ce7b9971b100de, x728, x749);
        let (x752, x753) = mac(x742, 0x5616fd85445e620b, x730, x751);
        let (x754, x755) = addc(x732, x753, 0);
        let (x756, x757) = addc(x734, x755, 0);
        let (x758, x759) = addc(x736, x757, 0);
        let (x760, x761) = addc(x738, x759, 0);
        let (x762, x763) = addc(x740, x761, 0);
        let (x764, x765) = mac(x742, 0x4000000000000000, x741, x763);
        let (x766, _) = mac(x744, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x767) = mac(x766, 0xa2b88620afbf775f, x744, 0);
        let (x768, x769) = mac(x766, 0x26689c5528d69695, x746, x767);
        let (x770, x771) = mac(x766, 0x43b1cd6c8c58c87b, x748, x769);
        let (x772, x773) = mac(x766, 0x2945cf2fc4359cf3, x750, x771);
        let (x774, x775) = mac(x766, 0x96ce7b9971b100de, x752, x773);
        let (x776, x777) = mac(x766, 0x5616fd85445e620b, x754, x775);
        let (x778, x779) = addc(x756, x777, 0);
        let (x780, x781) = addc(x758, x779, 0);
        let (x782, x783) = addc(x760, x781, 0);
        let (x784, x785) = addc(x762, x783, 0);
        let (x786, x787) = addc(x764, x785, 0);
        let (x788, x789) = mac(x766, 0x4000000000000000, x765, x787);
        let (x790, _) = mac(x768, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x791) = mac(x790, 0xa2b88620afbf775f, x768, 0);
        let (x792, x793) = mac(x790, 0x26689c5528d69695, x770, x791);
        let (x794, x795) = mac(x790, 0x43b1cd6c8c58c87b, x772, x793);
        let (x796, x797) = mac(x790, 0x2945cf2fc4359cf3, x774, x795);
        let (x798, x799) = mac(x790, 0x96ce7b9971b100de, x776, x797);
        let (x800, x801) = mac(x790, 0x5616fd85445e620b, x778, x799);
        let (x802, x803) = addc(x780, x801, 0);
        let (x804, x805) = addc(x782, x803, 0);
        let (x806, x807) = addc(x784, x805, 0);
        let (x808, x809) = addc(x786, x807, 0);
        let (x810, x811) = addc(x788, x809, 0);
        let (x812, x813) = mac(x790, 0x4000000000000000, x789, x811);
        let (x814, _) = mac(x792, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x815) = mac(x814, 0xa2b88620afbf775f, x792, 0);
        let (x816, x817) = mac(x814, 0x26689c5528d69695, x794, x815);
        let (x818, x819) = mac(x814, 0x43b1cd6c8c58c87b, x796, x817);
        let (x820, x821) = mac(x814, 0x2945cf2fc4359cf3, x798, x819);
        let (x822, x823) = mac(x814, 0x96ce7b9971b100de, x800, x821);
        let (x824, x825) = mac(x814, 0x5616fd85445e620b, x802, x823);
        let (x826, x827) = addc(x804, x825, 0);
        let (x828, x829) = addc(x806, x827, 0);
        let (x830, x831) = addc(x808, x829, 0);
        let (x832, x833) = addc(x810, x831, 0);
        let (x834, x835) = addc(x812, x833, 0);
        let (x836, x837) = mac(x814, 0x4000000000000000, x813, x835);
        let (x838, _) = mac(x816, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x839) = mac(x838, 0xa2b88620afbf775f, x816, 0);
        let (x840, x841) = mac(x838, 0x26689c5528d69695, x818, x839);
        let (x842, x843) = mac(x838, 0x43b1cd6c8c58c87b, x820, x841);
        let (x844, x845) = mac(x838, 0x2945cf2fc4359cf3, x822, x843);
        let (x846, x847) = mac(x838, 0x96ce7b9971b100de, x824, x845);
        let (x848, x849) = mac(x838, 0x5616fd85445e620b, x826, x847);
        let (x850, x851) = addc(x828, x849, 0);
        let (x852, x853) = addc(x830, x851, 0);
        let (x854, x855) = addc(x832, x853, 0);
        let (x856, x857) = addc(x834, x855, 0);
        let (x858, x859) = addc(x836, x857, 0);
        let (x860, x861) = mac(x838, 0x4000000000000000, x837, x859);
        let (x862, _) = mac(x840, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x863) = mac(x862, 0xa2b88620afbf775f, x840, 0);
        let (x864, x865) = mac(x862, 0x26689c5528d69695, x842, x863);
        let (x866, x867) = mac(x862, 0x43b1cd6c8c58c87b, x844, x865);
        let (x868, x869) = mac(x862, 0x2945cf2fc4359cf3, x846, x867);
        let (x870, x871) = mac(x862, 0x96ce7b9971b100de, x848, x869);
        let (x872, x873) = mac(x862, 0x5616fd85445e620b, x850, x871);
        let (x874, x875) = addc(x852, x873, 0);
        let (x876, x877) = addc(x854, x875, 0);
        let (x878, x879) = addc(x856, x877, 0);
        let (x880, x881) = addc(x858, x879, 0);
        let (x882, x883) = addc(x860, x881, 0);
        let (x884, x885) = mac(x862, 0x4000000000000000, x861, x883);
        let (x886, _) = mac(x864, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x887) = mac(x886, 0xa2b88620afbf775f, x864, 0);
        let (x888, x889) = mac(x886, 0x26689c5528d69695, x866, x887);
        let (x890, x891) = mac(x886, 0x43b1cd6c8c58c87b, x868, x889);
        let (x892, x893) = mac(x886, 0x2945cf2fc4359cf3, x870, x891);
        let (x894, x895) = mac(x886, 0x96ce7b9971b100de, x872, x893);
        let (x896, x897) = mac(x886, 0x5616fd85445e620b, x874, x895);
        let (x898, x899) = addc(x876, x897, 0);
        let (x900, x901) = addc(x878, x899, 0);
        let (x902, x903) = addc(x880, x901, 0);
        let (x904, x905) = addc(x882, x903, 0);
        let (x906, x907) = addc(x884, x905, 0);
        let (x908, x909) = mac(x886, 0x4000000000000000, x885, x907);
        let (x910, _) = mac(x888, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x911) = mac(x910, 0xa2b88620afbf775f, x888, 0);
        let (x912, x913) = mac(x910, 0x26689c5528d69695, x890, x911);
        let (x914, x915) = mac(x910, 0x43b1cd6c8c58c87b, x892, x913);
        let (x916, x917) = mac(x910, 0x2945cf2fc4359cf3, x894, x915);
        let (x918, x919) = mac(x910, 0x96ce7b9971b100de, x896, x917);
        let (x920, x921) = mac(x910, 0x5616fd85445e620b, x898, x919);
        let (x922, x923) = addc(x900, x921, 0);
        let (x924, x925) = addc(x902, x923, 0);
        let (x926, x927) = addc(x904, x925, 0);
        let (x928, x929) = addc(x906, x927, 0);
        let (x930, x931) = addc(x908, x929, 0);
        let (x932, x933) = mac(x910, 0x4000000000000000, x909, x931);
        let (x934, _) = mac(x912, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x935) = mac(x934, 0xa2b88620afbf775f, x912, 0);
        let (x936, x937) = mac(x934, 0x26689c5528d69695, x914, x935);
        let (x938, x939) = mac(x934, 0x43b1cd6c8c58c87b, x916, x937);
        let (x940, x941) = mac(x934, 0x2945cf2fc4359cf3, x918, x939);
        let (x942, x943) = mac(x934, 0x96ce7b9971b100de, x920, x941);
        let (x944, x945) = mac(x934, 0x5616fd85445e620b, x922, x943);
        let (x946, x947) = addc(x924, x945, 0);
        let (x948, x949) = addc(x926, x947, 0);
        let (x950, x951) = addc(x928, x949, 0);
        let (x952, x953) = addc(x930, x951, 0);
        let (x954, x955) = addc(x932, x953, 0);
        let (x956, x957) = mac(x934, 0x4000000000000000, x933, x955);
        let (x958, x959) = addc(x936, x647, 0);
        let (x960, x961) = addc(x938, x649, x959);
        let (x962, x963) = addc(x940, x651, x961);
        let (x964, x965) = addc(x942, x653, x963);
        let (x966, x967) = addc(x944, x655, x965);
        let (x968, x969) = addc(x946, x657, x967);
        let (x970, x971) = addc(x948, x659, x969);
        let (x972, x973) = addc(x950, x661, x971);
        let (x974, x975) = addc(x952, x663, x973);
        let (x976, x977) = addc(x954, x665, x975);
        let (x978, x979) = addc(x956, x667, x977);
        let (x980, _) = addc(x957, x669, x979);
        let (x981, x982) = subb(x958, 0xa2b88620afbf775f, 0);
        let (x983, x984) = subb(x960, 0x26689c5528d69695, x982);
        let (x985, x986) = subb(x962, 0x43b1cd6c8c58c87b, x984);
        let (x987, x988) = subb(x964, 0x2945cf2fc4359cf3, x986);
        let (x989, x990) = subb(x966, 0x96ce7b9971b100de, x988);
        let (x991, x992) = subb(x968, 0x5616fd85445e620b, x990);
        let (x993, x994) = subb(x970, x992, 0);
        let (x995, x996) = subb(x972, x994, 0);
        let (x997, x998) = subb(x974, x996, 0);
        let (x999, x1000) = subb(x976, x998, 0);
        let (x1001, x1002) = subb(x978, x1000, 0);
        let (x1003, x1004) = subb(x980, 0x4000000000000000, x1002);
        let x1005 = mask(x1004);
        let x1006 = x981 ^ (x1005 & (x958 ^ x981));
        let x1007 = x983 ^ (x1005 & (x960 ^ x983));
        let x1008 = x985 ^ (x1005 & (x962 ^ x985));
        let x1009 = x987 ^ (x1005 & (x964 ^ x987));
        let x1010 = x989 ^ (x1005 & (x966 ^ x989));
        let x1011 = x991 ^ (x1005 & (x968 ^ x991));
        let x1012 = x993 ^ (x1005 & (x970 ^ x993));
        let x1013 = x995 ^ (x1005 & (x972 ^ x995));
        let x1014 = x997 ^ (x1005 & (x974 ^ x997));
        let x1015 = x999 ^ (x1005 & (x976 ^ x999));
        let x1016 = x1001 ^ (x1005 & (x978 ^ x1001));
        let x1017 = x1003 ^ (x1005 & (x980 ^ x1003));
        Self([
            x1006, x1007, x1008, x1009, x1010, x1011, x1012, x1013, x1014, x1015, x1016, x1017,
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
        let (x442, x443) = mac(c[0], c[0], 0, 0);
        let (x444, x445) = addc(x443, x420, 0);
        let (x446, x447) = mac(c[1], c[1], x421, x445);
        let (x448, x449) = addc(x447, x422, 0);
        let (x450, x451) = mac(c[2], c[2], x423, x449);
        let (x452, x453) = addc(x451, x424, 0);
        let (x454, x455) = mac(c[3], c[3], x425, x453);
        let (x456, x457) = addc(x455, x426, 0);
        let (x458, x459) = mac(c[4], c[4], x427, x457);
        let (x460, x461) = addc(x459, x428, 0);
        let (x462, x463) = mac(c[5], c[5], x429, x461);
        let (x464, x465) = addc(x463, x430, 0);
        let (x466, x467) = mac(c[6], c[6], x431, x465);
        let (x468, x469) = addc(x467, x432, 0);
        let (x470, x471) = mac(c[7], c[7], x433, x469);
        let (x472, x473) = addc(x471, x434, 0);
        let (x474, x475) = mac(c[8], c[8], x435, x473);
        let (x476, x477) = addc(x475, x436, 0);
        let (x478, x479) = mac(c[9], c[9], x437, x477);
        let (x480, x481) = addc(x479, x438, 0);
        let (x482, x483) = mac(c[10], c[10], x439, x481);
        let (x484, x485) = addc(x483, x440, 0);
        let (x486, x487) = mac(c[11], c[11], x441, x485);
        let (x488, x489) = subb(0xb541a0689abfde2, x442, 0);
        let (x490, x491) = subb(0x9e6298ed8272e479, x444, x489);
        let (x492, x493) = subb(0x8e6a634df7ce5047, x446, x491);
        let (x494, x495) = subb(0xdfcdad45eeec8a75, x448, x493);
        let (x496, x497) = subb(0xbb65d62b9dd0f2b8, x450, x495);
        let (x498, x499) = subb(0x122afb034950de3b, x452, x497);
        let (x500, x501) = subb(0xa3a288cea68ba883, x454, x499);
        let (x502, x503) = subb(0xfb0db507c43f0816, x456, x501);
        let (x504, x505) = subb(0xb5f871bc941b4aac, x458, x503);
        let (x506, x507) = subb(0x15d843af7ce6353f, x460, x505);
        let (x508, x509) = subb(0x4d6fb58977c98072, x462, x507);
        let (x510, x511) = subb(0x5cf3746617e7d89b, x464, x509);
        let (x512, x513) = subb(0xd15c431057dfbbaf, x466, x511);
        let (x514, x515) = subb(0x93344e2a946b4b4a, x468, x513);
        let (x516, x517) = subb(0xa1d8e6b6462c643d, x470, x515);
        let (x518, x519) = subb(0x14a2e797e21ace79, x472, x517);
        let (x520, x521) = subb(0xcb673dccb8d8806f, x474, x519);
        let (x522, x523) = subb(0x2b0b7ec2a22f3105, x476, x521);
        let (x524, x525) = subb(0, x478, x523);
        let (x526, x527) = subb(0, x480, x525);
        let (x528, x529) = subb(0, x482, x527);
        let (x530, x531) = subb(0, x484, x529);
        let (x532, x533) = subb(0, x486, x531);
        let (x534, _) = subb(0x1000000000000000, x487, x533);
        let (x535, x536) = addc(x0, x488, 0);
        let (x537, x538) = addc(x24, x490, x536);
        let (x539, x540) = addc(x48, x492, x538);
        let (x541, x542) = addc(x72, x494, x540);
        let (x543, x544) = addc(x96, x496, x542);
        let (x545, x546) = addc(x120, x498, x544);
        let (x547, x548) = addc(x144, x500, x546);
        let (x549, x550) = addc(x168, x502, x548);
        let (x551, x552) = addc(x192, x504, x550);
        let (x553, x554) = addc(x216, x506, x552);
        let (x555, x556) = addc(x240, x508, x554);
        let (x557, x558) = addc(x264, x510, x556);
        let (x559, x560) = addc(x266, x512, x558);
        let (x561, x562) = addc(x268, x514, x560);
        let (x563, x564) = addc(x270, x516, x562);
        let (x565, x566) = addc(x272, x518, x564);
        let (x567, x568) = addc(x274, x520, x566);
        let (x569, x570) = addc(x276, x522, x568);
        let (x571, x572) = addc(x278, x524, x570);
        let (x573, x574) = addc(x280, x526, x572);
        let (x575, x576) = addc(x282, x528, x574);
        let (x577, x578) = addc(x284, x530, x576);
        let (x579, x580) = addc(x286, x532, x578);
        let (x581, _) = addc(x287, x534, x580);
        let (x582, _) = mac(x535, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x583) = mac(x582, 0xa2b88620afbf775f, x535, 0);
        let (x584, x585) = mac(x582, 0x26689c5528d69695, x537, x583);
        let (x586, x587) = mac(x582, 0x43b1cd6c8c58c87b, x539, x585);
        let (x588, x589) = mac(x582, 0x2945cf2fc4359cf3, x541, x587);
        let (x590, x591) = mac(x582, 0x96ce7b9971b100de, x543, x589);
        let (x592, x593) = mac(x582, 0x5616fd85445e620b, x545, x591);
        let (x594, x595) = addc(x547, x593, 0);
        let (x596, x597) = addc(x549, x595, 0);
        let (x598, x599) = addc(x551, x597, 0);
        let (x600, x601) = addc(x553, x599, 0);
        let (x602, x603) = addc(x555, x601, 0);
        let (x604, x605) = mac(x582, 0x4000000000000000, x557, x603);
        let (x606, _) = mac(x584, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x607) = mac(x606, 0xa2b88620afbf775f, x584, 0);
        let (x608, x609) = mac(x606, 0x26689c5528d69695, x586, x607);
        let (x610, x611) = mac(x606, 0x43b1cd6c8c58c87b, x588, x609);
        let (x612, x613) = mac(x606, 0x2945cf2fc4359cf3, x590, x611);
        let (x614, x615) = mac(x606, 0x96ce7b9971b100de, x592, x613);
        let (x616, x617) = mac(x606, 0x5616fd85445e620b, x594, x615);
        let (x618, x619) = addc(x596, x617, 0);
        let (x620, x621) = addc(x598, x619, 0);
        let (x622, x623) = addc(x600, x621, 0);
        let (x624, x625) = addc(x602, x623, 0);
        let (x626, x627) = addc(x604, x625, 0);
        let (x628, x629) = mac(x606, 0x4000000000000000, x605, x627);
        let (x630, _) = mac(x608, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x631) = mac(x630, 0xa2b88620afbf775f, x608, 0);
        let (x632, x633) = mac(x630, 0x26689c5528d69695, x610, x631);
        let (x634, x635) = mac(x630, 0x43b1cd6c8c58c87b, x612, x633);
        let (x636, x637) = mac(x630, 0x2945cf2fc4359cf3, x614, x635);
        let (x638, x639) = mac(x630, 0x96ce7b9971b100de, x616, x637);
        let (x640, x641) = mac(x630, 0x5616fd85445e620b, x618, x639);
        let (x642, x643) = addc(x620, x641, 0);
        let (x644, x645) = addc(x622, x643, 0);
        let (x646, x647) = addc(x624, x645, 0);
        let (x648, x649) = addc(x626, x647, 0);
        let (x650, x651) = addc(x628, x649, 0);
        let (x652, x653) = mac(x630, 0x4000000000000000, x629, x651);
        let (x654, _) = mac(x632, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x655) = mac(x654, 0xa2b88620afbf775f, x632, 0);
        let (x656, x657) = mac(x654, 0x26689c5528d69695, x634, x655);
        let (x658, x659) = mac(x654, 0x43b1cd6c8c58c87b, x636, x657);
        let (x660, x661) = mac(x654, 0x2945cf2fc4359cf3, x638, x659);
        let (x662, x663) = mac(x654, 0x96ce7b9971b100de, x640, x661);
        let (x664, x665) = mac(x654, 0x5616fd85445e620b, x642, x663);
        let (x666, x667) = addc(x644, x665, 0);
        let (x668, x669) = addc(x646, x667, 0);
        let (x670, x671) = addc(x648, x669, 0);
        let (x672, x673) = addc(x650, x671, 0);
        let (x674, x675) = addc(x652, x673, 0);
        let (x676, x677) = mac(x654, 0x4000000000000000, x653, x675);
        let (x678, _) = mac(x656, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x679) = mac(x678, 0xa2b88620afbf775f, x656, 0);
        let (x680, x681) = mac(x678, 0x26689c5528d69695, x658, x679);
        let (x682, x683) = mac(x678, 0x43b1cd6c8c58c87b, x660, x681);
        let (x684, x685) = mac(x678, 0x2945cf2fc4359cf3, x662, x683);
        let (x686, x687) = mac(x678, 0x96ce7b9971b100de, x664, x685);
        let (x688, x689) = mac(x678, 0x5616fd85445e620b, x666, x687);
        let (x690, x691) = addc(x668, x689, 0);
        let (x692, x693) = addc(x670, x691, 0);
        let (x694, x695) = addc(x672, x693, 0);
        let (x696, x697) = addc(x674, x695, 0);
        let (x698, x699) = addc(x676, x697, 0);
        let (x700, x701) = mac(x678, 0x4000000000000000, x677, x699);
        let (x702, _) = mac(x680, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x703) = mac(x702, 0xa2b88620afbf775f, x680, 0);
        let (x704, x705) = mac(x702, 0x26689c5528d69695, x682, x703);
        let (x706, x707) = mac(x702, 0x43b1cd6c8c58c87b, x684, x705);
        let (x708, x709) = mac(x702, 0x2945cf2fc4359cf3, x686, x707);
        let (x710, x711) = mac(x702, 0x96ce7b9971b100de, x688, x709);
        let (x712, x713) = mac(x702, 0x5616fd85445e620b, x690, x711);
        let (x714, x715) = addc(x692, x713, 0);
        let (x716, x717) = addc(x694, x715, 0);
        let (x718, x719) = addc(x696, x717, 0);
        let (x720, x721) = addc(x698, x719, 0);
        let (x722, x723) = addc(x700, x721, 0);
        let (x724, x725) = mac(x702, 0x4000000000000000, x701, x723);
        let (x726, _) = mac(x704, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x727) = mac(x726, 0xa2b88620afbf775f, x704, 0);
        let (x728, x729) = mac(x726, 0x26689c5528d69695, x706, x727);
        let (x730, x731) = mac(x726, 0x43b1cd6c8c58c87b, x708, x729);
        let (x732, x733) = mac(x726, 0x2945cf2fc4359cf3, x710, x731);
        let (x734, x735) = mac(x726, 0x96ce7b9971b100de, x712, x733);
        let (x736, x737) = mac(x726, 0x5616fd85445e620b, x714, x735);
        let (x738, x739) = addc(x716, x737, 0);
        let (x740, x741) = addc(x718, x739, 0);
        let (x742, x743) = addc(x720, x741, 0);
        let (x744, x745) = addc(x722, x743, 0);
        let (x746, x747) = addc(x724, x745, 0);
        let (x748, x749) = mac(x726, 0x4000000000000000, x725, x747);
        let (x750, _) = mac(x728, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x751) = mac(x750, 0xa2b88620afbf775f, x728, 0);
        let (x752, x753) = mac(x750, 0x26689c5528d69695, x730, x751);
        let (x754, x755) = mac(x750, 0x43b1cd6c8c58c87b, x732, x753);
        let (x756, x757) = mac(x750, 0x2945cf2fc4359cf3, x734, x755);
        let (x758, x759) = mac(x750, 0x96ce7b9971b100de, x736, x757);
        let (x760, x761) = mac(x750, 0x5616fd85445e620b, x738, x759);
        let (x762, x763) = addc(x740, x761, 0);
        let (x764, x765) = addc(x742, x763, 0);
        let (x766, x767) = addc(x744, x765, 0);
        let (x768, x769) = addc(x746, x767, 0);
        let (x770, x771) = addc(x748, x769, 0);
        let (x772, x773) = mac(x750, 0x4000000000000000, x749, x771);
        let (x774, _) = mac(x752, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x775) = mac(x774, 0xa2b88620afbf775f, x752, 0);
        let (x776, x777) = mac(x774, 0x26689c5528d69695, x754, x775);
        let (x778, x779) = mac(x774, 0x43b1cd6c8c58c87b, x756, x777);
        let (x780, x781) = mac(x774, 0x2945cf2fc4359cf3, x758, x779);
        let (x782, x783) = mac(x774, 0x96ce7b9971b100de, x760, x781);
        let (x784, x785) = mac(x774, 0x5616fd85445e620b, x762, x783);
        let (x786, x787) = addc(x764, x785, 0);
        let (x788, x789) = addc(x766, x787, 0);
        let (x790, x791) = addc(x768, x789, 0);
        let (x792, x793) = addc(x770, x791, 0);
        let (x794, x795) = addc(x772, x793, 0);
        let (x796, x797) = mac(x774, 0x4000000000000000, x773, x795);
        let (x798, _) = mac(x776, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x799) = mac(x798, 0xa2b88620afbf775f, x776, 0);
        let (x800, x801) = mac(x798, 0x26689c5528d69695, x778, x799);
        let (x802, x803) = mac(x798, 0x43b1cd6c8c58c87b, x780, x801);
        let (x804, x805) = mac(x798, 0x2945cf2fc4359cf3, x782, x803);
        let (x806, x807) = mac(x798, 0x96ce7b9971b100de, x784, x805);
        let (x808, x809) = mac(x798, 0x5616fd85445e620b, x786, x807);
        let (x810, x811) = addc(x788, x809, 0);
        let (x812, x813) = addc(x790, x811, 0);
        let (x814, x815) = addc(x792, x813, 0);
        let (x816, x817) = addc(x794, x815, 0);
        let (x818, x819) = addc(x796, x817, 0);
        let (x820, x821) = mac(x798, 0x4000000000000000, x797, x819);
        let (x822, _) = mac(x800, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x823) = mac(x822, 0xa2b88620afbf775f, x800, 0);
        let (x824, x825) = mac(x822, 0x26689c5528d69695, x802, x823);
        let (x826, x827) = mac(x822, 0x43b1cd6c8c58c87b, x804, x825);
        let (x828, x829) = mac(x822, 0x2945cf2fc4359cf3, x806, x827);
        let (x830, x831) = mac(x822, 0x96ce7b9971b100de, x808, x829);
        let (x832, x833) = mac(x822, 0x5616fd85445e620b, x810, x831);
        let (x834, x835) = addc(x812, x833, 0);
        let (x836, x837) = addc(x814, x835, 0);
        let (x838, x839) = addc(x816, x837, 0);
        let (x840, x841) = addc(x818, x839, 0);
        let (x842, x843) = addc(x820, x841, 0);
        let (x844, x845) = mac(x822, 0x4000000000000000, x821, x843);
        let (x846, _) = mac(x824, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x847) = mac(x846, 0xa2b88620afbf775f, x824, 0);
        let (x848, x849) = mac(x846, 0x26689c5528d69695, x826, x847);
        let (x850, x851) = mac(x846, 0x43b1cd6c8c58c87b, x828, x849);
        let (x852, x853) = mac(x846, 0x2945cf2fc4359cf3, x830, x851);
        let (x854, x855) = mac(x846, 0x96ce7b9971b100de, x832, x853);
        let (x856, x857) = mac(x846, 0x5616fd85445e620b, x834, x855);
        let (x858, x859) = addc(x836, x857, 0);
        let (x860, x861) = addc(x838, x859, 0);
        let (x862, x863) = addc(x840, x861, 0);
        let (x864, x865) = addc(x842, x863, 0);
        let (x866, x867) = addc(x844, x865, 0);
        let (x868, x869) = mac(x846, 0x4000000000000000, x845, x867);
        let (x870, x871) = addc(x848, x559, 0);
        let (x872, x873) = addc(x850, x561, x871);
        let (x874, x875) = addc(x852, x563, x873);
        let (x876, x877) = addc(x854, x565, x875);
        let (x878, x879) = addc(x856, x567, x877);
        let (x880, x881) = addc(x858, x569, x879);
        let (x882, x883) = addc(x860, x571, x881);
        let (x884, x885) = addc(x862, x573, x883);
        let (x886, x887) = addc(x864, x575, x885);
        let (x888, x889) = addc(x866, x577, x887);
        let (x890, x891) = addc(x868, x579, x889);
        let (x892, _) = addc(x869, x581, x891);
        let (x893, x894) = subb(x870, 0xa2b88620afbf775f, 0);
        let (x895, x896) = subb(x872, 0x26689c5528d69695, x894);
        let (x897, x898) = subb(x874, 0x43b1cd6c8c58c87b, x896);
        let (x899, x900) = subb(x876, 0x2945cf2fc4359cf3, x898);
        let (x901, x902) = subb(x878, 0x96ce7b9971b100de, x900);
        let (x903, x904) = subb(x880, 0x5616fd85445e620b, x902);
        let (x905, x906) = subb(x882, x904, 0);
        let (x907, x908) = subb(x884, x906, 0);
        let (x909, x910) = subb(x886, x908, 0);
        let (x911, x912) = subb(x888, x910, 0);
        let (x913, x914) = subb(x890, x912, 0);
        let (x915, x916) = subb(x892, 0x4000000000000000, x914);
        let x917 = mask(x916);
        let x918 = x893 ^ (x917 & (x870 ^ x893));
        let x919 = x895 ^ (x917 & (x872 ^ x895));
        let x920 = x897 ^ (x917 & (x874 ^ x897));
        let x921 = x899 ^ (x917 & (x876 ^ x899));
        let x922 = x901 ^ (x917 & (x878 ^ x901));
        let x923 = x903 ^ (x917 & (x880 ^ x903));
        let x924 = x905 ^ (x917 & (x882 ^ x905));
        let x925 = x907 ^ (x917 & (x884 ^ x907));
        let x926 = x909 ^ (x917 & (x886 ^ x909));
        let x927 = x911 ^ (x917 & (x888 ^ x911));
        let x928 = x913 ^ (x917 & (x890 ^ x913));
        let x929 = x915 ^ (x917 & (x892 ^ x915));
        Self([
            x918, x919, x920, x921, x922, x923, x924, x925, x926, x927, x928, x929,
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
        let x24 = (x23 << 3) | (x22 >> 61);
        let (x25, x26) = mac(0x3ffffffff, x24, 0, 0);
        let x27 = (x26 << 29) | (x25 >> 35);
        let (x28, x29) = mac(x27, 0xa2b88620afbf775f, 0, 0);
        let (x30, x31) = mac(x27, 0x26689c5528d69695, x29, 0);
        let (x32, x33) = mac(x27, 0x43b1cd6c8c58c87b, x31, 0);
        let (x34, x35) = mac(x27, 0x2945cf2fc4359cf3, x33, 0);
        let (x36, x37) = mac(x27, 0x96ce7b9971b100de, x35, 0);
        let (x38, x39) = mac(x27, 0x5616fd85445e620b, x37, 0);
        let (x40, _) = mac(x27, 0x4000000000000000, 0, 0);
        let (x41, x42) = subb(x0, x28, 0);
        let (x43, x44) = subb(x2, x30, x42);
        let (x45, x46) = subb(x4, x32, x44);
        let (x47, x48) = subb(x6, x34, x46);
        let (x49, x50) = subb(x8, x36, x48);
        let (x51, x52) = subb(x10, x38, x50);
        let (x53, x54) = subb(x12, x39, x52);
        let (x55, x56) = subb(x14, x54, 0);
        let (x57, x58) = subb(x16, x56, 0);
        let (x59, x60) = subb(x18, x58, 0);
        let (x61, x62) = subb(x20, x60, 0);
        let (x63, _) = subb(x22, x40, x62);
        let (x64, x65) = subb(x41, 0xa2b88620afbf775f, 0);
        let (x66, x67) = subb(x43, 0x26689c5528d69695, x65);
        let (x68, x69) = subb(x45, 0x43b1cd6c8c58c87b, x67);
        let (x70, x71) = subb(x47, 0x2945cf2fc4359cf3, x69);
        let (x72, x73) = subb(x49, 0x96ce7b9971b100de, x71);
        let (x74, x75) = subb(x51, 0x5616fd85445e620b, x73);
        let (x76, x77) = subb(x53, x75, 0);
        let (x78, x79) = subb(x55, x77, 0);
        let (x80, x81) = subb(x57, x79, 0);
        let (x82, x83) = subb(x59, x81, 0);
        let (x84, x85) = subb(x61, x83, 0);
        let (x86, x87) = subb(x63, 0x4000000000000000, x85);
        let x88 = mask(x87);
        let x89 = x64 ^ (x88 & (x41 ^ x64));
        let x90 = x66 ^ (x88 & (x43 ^ x66));
        let x91 = x68 ^ (x88 & (x45 ^ x68));
        let x92 = x70 ^ (x88 & (x47 ^ x70));
        let x93 = x72 ^ (x88 & (x49 ^ x72));
        let x94 = x74 ^ (x88 & (x51 ^ x74));
        let x95 = x76 ^ (x88 & (x53 ^ x76));
        let x96 = x78 ^ (x88 & (x55 ^ x78));
        let x97 = x80 ^ (x88 & (x57 ^ x80));
        let x98 = x82 ^ (x88 & (x59 ^ x82));
        let x99 = x84 ^ (x88 & (x61 ^ x84));
        let x100 = x86 ^ (x88 & (x63 ^ x86));
        Self([x89, x90, x91, x92, x93, x94, x95, x96, x97, x98, x99, x100])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xa2b88620afbf775f;
        let x3 = x1 & 0x26689c5528d69695;
        let x4 = x1 & 0x43b1cd6c8c58c87b;
        let x5 = x1 & 0x2945cf2fc4359cf3;
        let x6 = x1 & 0x96ce7b9971b100de;
        let x7 = x1 & 0x5616fd85445e620b;
        let x8 = x1 & 0x4000000000000000;
        let (x9, x10) = addc(a[0], x2, 0);
        let (x11, x12) = addc(a[1], x3, x10);
        let (x13, x14) = addc(a[2], x4, x12);
        let (x15, x16) = addc(a[3], x5, x14);
        let (x17, x18) = addc(a[4], x6, x16);
        let (x19, x20) = addc(a[5], x7, x18);
        let (x21, x22) = addc(a[6], x20, 0);
        let (x23, x24) = addc(a[7], x22, 0);
        let (x25, x26) = addc(a[8], x24, 0);
        let (x27, x28) = addc(a[9], x26, 0);
        let (x29, x30) = addc(a[10], x28, 0);
        let (x31, _) = addc(a[11], x8, x30);
        let x32 = (x11 << 63) | (x9 >> 1);
        let x33 = (x13 << 63) | (x11 >> 1);
        let x34 = (x15 << 63) | (x13 >> 1);
        let x35 = (x17 << 63) | (x15 >> 1);
        let x36 = (x19 << 63) | (x17 >> 1);
        let x37 = (x21 << 63) | (x19 >> 1);
        let x38 = (x23 << 63) | (x21 >> 1);
        let x39 = (x25 << 63) | (x23 >> 1);
        let x40 = (x27 << 63) | (x25 >> 1);
        let x41 = (x29 << 63) | (x27 >> 1);
        let x42 = (x31 << 63) | (x29 >> 1);
        let x43 = x31 >> 1;
        Self([x32, x33, x34, x35, x36, x37, x38, x39, x40, x41, x42, x43])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x1) = mac(x0, 0xa2b88620afbf775f, a[0], 0);
        let (x2, x3) = mac(x0, 0x26689c5528d69695, a[1], x1);
        let (x4, x5) = mac(x0, 0x43b1cd6c8c58c87b, a[2], x3);
        let (x6, x7) = mac(x0, 0x2945cf2fc4359cf3, a[3], x5);
        let (x8, x9) = mac(x0, 0x96ce7b9971b100de, a[4], x7);
        let (x10, x11) = mac(x0, 0x5616fd85445e620b, a[5], x9);
        let (x12, x13) = addc(a[6], x11, 0);
        let (x14, x15) = addc(a[7], x13, 0);
        let (x16, x17) = addc(a[8], x15, 0);
        let (x18, x19) = addc(a[9], x17, 0);
        let (x20, x21) = addc(a[10], x19, 0);
        let (x22, x23) = mac(x0, 0x4000000000000000, a[11], x21);
        let (x24, _) = mac(x2, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x25) = mac(x24, 0xa2b88620afbf775f, x2, 0);
        let (x26, x27) = mac(x24, 0x26689c5528d69695, x4, x25);
        let (x28, x29) = mac(x24, 0x43b1cd6c8c58c87b, x6, x27);
        let (x30, x31) = mac(x24, 0x2945cf2fc4359cf3, x8, x29);
        let (x32, x33) = mac(x24, 0x96ce7b9971b100de, x10, x31);
        let (x34, x35) = mac(x24, 0x5616fd85445e620b, x12, x33);
        let (x36, x37) = addc(x14, x35, 0);
        let (x38, x39) = addc(x16, x37, 0);
        let (x40, x41) = addc(x18, x39, 0);
        let (x42, x43) = addc(x20, x41, 0);
        let (x44, x45) = addc(x22, x43, 0);
        let (x46, x47) = mac(x24, 0x4000000000000000, x23, x45);
        let (x48, _) = mac(x26, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x49) = mac(x48, 0xa2b88620afbf775f, x26, 0);
        let (x50, x51) = mac(x48, 0x26689c5528d69695, x28, x49);
        let (x52, x53) = mac(x48, 0x43b1cd6c8c58c87b, x30, x51);
        let (x54, x55) = mac(x48, 0x2945cf2fc4359cf3, x32, x53);
        let (x56, x57) = mac(x48, 0x96ce7b9971b100de, x34, x55);
        let (x58, x59) = mac(x48, 0x5616fd85445e620b, x36, x57);
        let (x60, x61) = addc(x38, x59, 0);
        let (x62, x63) = addc(x40, x61, 0);
        let (x64, x65) = addc(x42, x63, 0);
        let (x66, x67) = addc(x44, x65, 0);
        let (x68, x69) = addc(x46, x67, 0);
        let (x70, x71) = mac(x48, 0x4000000000000000, x47, x69);
        let (x72, _) = mac(x50, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x73) = mac(x72, 0xa2b88620afbf775f, x50, 0);
        let (x74, x75) = mac(x72, 0x26689c5528d69695, x52, x73);
        let (x76, x77) = mac(x72, 0x43b1cd6c8c58c87b, x54, x75);
        let (x78, x79) = mac(x72, 0x2945cf2fc4359cf3, x56, x77);
        let (x80, x81) = mac(x72, 0x96ce7b9971b100de, x58, x79);
        let (x82, x83) = mac(x72, 0x5616fd85445e620b, x60, x81);
        let (x84, x85) = addc(x62, x83, 0);
        let (x86, x87) = addc(x64, x85, 0);
        let (x88, x89) = addc(x66, x87, 0);
        let (x90, x91) = addc(x68, x89, 0);
        let (x92, x93) = addc(x70, x91, 0);
        let (x94, x95) = mac(x72, 0x4000000000000000, x71, x93);
        let (x96, _) = mac(x74, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x97) = mac(x96, 0xa2b88620afbf775f, x74, 0);
        let (x98, x99) = mac(x96, 0x26689c5528d69695, x76, x97);
        let (x100, x101) = mac(x96, 0x43b1cd6c8c58c87b, x78, x99);
        let (x102, x103) = mac(x96, 0x2945cf2fc4359cf3, x80, x101);
        let (x104, x105) = mac(x96, 0x96ce7b9971b100de, x82, x103);
        let (x106, x107) = mac(x96, 0x5616fd85445e620b, x84, x105);
        let (x108, x109) = addc(x86, x107, 0);
        let (x110, x111) = addc(x88, x109, 0);
        let (x112, x113) = addc(x90, x111, 0);
        let (x114, x115) = addc(x92, x113, 0);
        let (x116, x117) = addc(x94, x115, 0);
        let (x118, x119) = mac(x96, 0x4000000000000000, x95, x117);
        let (x120, _) = mac(x98, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x121) = mac(x120, 0xa2b88620afbf775f, x98, 0);
        let (x122, x123) = mac(x120, 0x26689c5528d69695, x100, x121);
        let (x124, x125) = mac(x120, 0x43b1cd6c8c58c87b, x102, x123);
        let (x126, x127) = mac(x120, 0x2945cf2fc4359cf3, x104, x125);
        let (x128, x129) = mac(x120, 0x96ce7b9971b100de, x106, x127);
        let (x130, x131) = mac(x120, 0x5616fd85445e620b, x108, x129);
        let (x132, x133) = addc(x110, x131, 0);
        let (x134, x135) = addc(x112, x133, 0);
        let (x136, x137) = addc(x114, x135, 0);
        let (x138, x139) = addc(x116, x137, 0);
        let (x140, x141) = addc(x118, x139, 0);
        let (x142, x143) = mac(x120, 0x4000000000000000, x119, x141);
        let (x144, _) = mac(x122, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x145) = mac(x144, 0xa2b88620afbf775f, x122, 0);
        let (x146, x147) = mac(x144, 0x26689c5528d69695, x124, x145);
        let (x148, x149) = mac(x144, 0x43b1cd6c8c58c87b, x126, x147);
        let (x150, x151) = mac(x144, 0x2945cf2fc4359cf3, x128, x149);
        let (x152, x153) = mac(x144, 0x96ce7b9971b100de, x130, x151);
        let (x154, x155) = mac(x144, 0x5616fd85445e620b, x132, x153);
        let (x156, x157) = addc(x134, x155, 0);
        let (x158, x159) = addc(x136, x157, 0);
        let (x160, x161) = addc(x138, x159, 0);
        let (x162, x163) = addc(x140, x161, 0);
        let (x164, x165) = addc(x142, x163, 0);
        let (x166, x167) = mac(x144, 0x4000000000000000, x143, x165);
        let (x168, _) = mac(x146, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x169) = mac(x168, 0xa2b88620afbf775f, x146, 0);
        let (x170, x171) = mac(x168, 0x26689c5528d69695, x148, x169);
        let (x172, x173) = mac(x168, 0x43b1cd6c8c58c87b, x150, x171);
        let (x174, x175) = mac(x168, 0x2945cf2fc4359cf3, x152, x173);
        let (x176, x177) = mac(x168, 0x96ce7b9971b100de, x154, x175);
        let (x178, x179) = mac(x168, 0x5616fd85445e620b, x156, x177);
        let (x180, x181) = addc(x158, x179, 0);
        let (x182, x183) = addc(x160, x181, 0);
        let (x184, x185) = addc(x162, x183, 0);
        let (x186, x187) = addc(x164, x185, 0);
        let (x188, x189) = addc(x166, x187, 0);
        let (x190, x191) = mac(x168, 0x4000000000000000, x167, x189);
        let (x192, _) = mac(x170, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x193) = mac(x192, 0xa2b88620afbf775f, x170, 0);
        let (x194, x195) = mac(x192, 0x26689c5528d69695, x172, x193);
        let (x196, x197) = mac(x192, 0x43b1cd6c8c58c87b, x174, x195);
        let (x198, x199) = mac(x192, 0x2945cf2fc4359cf3, x176, x197);
        let (x200, x201) = mac(x192, 0x96ce7b9971b100de, x178, x199);
        let (x202, x203) = mac(x192, 0x5616fd85445e620b, x180, x201);
        let (x204, x205) = addc(x182, x203, 0);
        let (x206, x207) = addc(x184, x205, 0);
        let (x208, x209) = addc(x186, x207, 0);
        let (x210, x211) = addc(x188, x209, 0);
        let (x212, x213) = addc(x190, x211, 0);
        let (x214, x215) = mac(x192, 0x4000000000000000, x191, x213);
        let (x216, _) = mac(x194, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x217) = mac(x216, 0xa2b88620afbf775f, x194, 0);
        let (x218, x219) = mac(x216, 0x26689c5528d69695, x196, x217);
        let (x220, x221) = mac(x216, 0x43b1cd6c8c58c87b, x198, x219);
        let (x222, x223) = mac(x216, 0x2945cf2fc4359cf3, x200, x221);
        let (x224, x225) = mac(x216, 0x96ce7b9971b100de, x202, x223);
        let (x226, x227) = mac(x216, 0x5616fd85445e620b, x204, x225);
        let (x228, x229) = addc(x206, x227, 0);
        let (x230, x231) = addc(x208, x229, 0);
        let (x232, x233) = addc(x210, x231, 0);
        let (x234, x235) = addc(x212, x233, 0);
        let (x236, x237) = addc(x214, x235, 0);
        let (x238, x239) = mac(x216, 0x4000000000000000, x215, x237);
        let (x240, _) = mac(x218, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x241) = mac(x240, 0xa2b88620afbf775f, x218, 0);
        let (x242, x243) = mac(x240, 0x26689c5528d69695, x220, x241);
        let (x244, x245) = mac(x240, 0x43b1cd6c8c58c87b, x222, x243);
        let (x246, x247) = mac(x240, 0x2945cf2fc4359cf3, x224, x245);
        let (x248, x249) = mac(x240, 0x96ce7b9971b100de, x226, x247);
        let (x250, x251) = mac(x240, 0x5616fd85445e620b, x228, x249);
        let (x252, x253) = addc(x230, x251, 0);
        let (x254, x255) = addc(x232, x253, 0);
        let (x256, x257) = addc(x234, x255, 0);
        let (x258, x259) = addc(x236, x257, 0);
        let (x260, x261) = addc(x238, x259, 0);
        let (x262, x263) = mac(x240, 0x4000000000000000, x239, x261);
        let (x264, _) = mac(x242, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x265) = mac(x264, 0xa2b88620afbf775f, x242, 0);
        let (x266, x267) = mac(x264, 0x26689c5528d69695, x244, x265);
        let (x268, x269) = mac(x264, 0x43b1cd6c8c58c87b, x246, x267);
        let (x270, x271) = mac(x264, 0x2945cf2fc4359cf3, x248, x269);
        let (x272, x273) = mac(x264, 0x96ce7b9971b100de, x250, x271);
        let (x274, x275) = mac(x264, 0x5616fd85445e620b, x252, x273);
        let (x276, x277) = addc(x254, x275, 0);
        let (x278, x279) = addc(x256, x277, 0);
        let (x280, x281) = addc(x258, x279, 0);
        let (x282, x283) = addc(x260, x281, 0);
        let (x284, x285) = addc(x262, x283, 0);
        let (x286, x287) = mac(x264, 0x4000000000000000, x263, x285);
        [
            x266, x268, x270, x272, x274, x276, x278, x280, x282, x284, x286, x287,
        ]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0x6dbe578ec87b1077, a[0], 0, 0);
        let (x2, x3) = mac(0x6dbe578ec87b1077, a[1], x1, 0);
        let (x4, x5) = mac(0x6dbe578ec87b1077, a[2], x3, 0);
        let (x6, x7) = mac(0x6dbe578ec87b1077, a[3], x5, 0);
        let (x8, x9) = mac(0x6dbe578ec87b1077, a[4], x7, 0);
        let (x10, x11) = mac(0x6dbe578ec87b1077, a[5], x9, 0);
        let (x12, x13) = mac(0x6dbe578ec87b1077, a[6], x11, 0);
        let (x14, x15) = mac(0x6dbe578ec87b1077, a[7], x13, 0);
        let (x16, x17) = mac(0x6dbe578ec87b1077, a[8], x15, 0);
        let (x18, x19) = mac(0x6dbe578ec87b1077, a[9], x17, 0);
        let (x20, x21) = mac(0x6dbe578ec87b1077, a[10], x19, 0);
        let (x22, x23) = mac(0x6dbe578ec87b1077, a[11], x21, 0);
        let (x24, x25) = mac(0x3fd70dd696b992d3, a[0], x2, 0);
        let (x26, x27) = mac(0x3fd70dd696b992d3, a[1], x4, x25);
        let (x28, x29) = mac(0x3fd70dd696b992d3, a[2], x6, x27);
        let (x30, x31) = mac(0x3fd70dd696b992d3, a[3], x8, x29);
        let (x32, x33) = mac(0x3fd70dd696b992d3, a[4], x10, x31);
        let (x34, x35) = mac(0x3fd70dd696b992d3, a[5], x12, x33);
        let (x36, x37) = mac(0x3fd70dd696b992d3, a[6], x14, x35);
        let (x38, x39) = mac(0x3fd70dd696b992d3, a[7], x16, x37);
        let (x40, x41) = mac(0x3fd70dd696b992d3, a[8], x18, x39);
        let (x42, x43) = mac(0x3fd70dd696b992d3, a[9], x20, x41);
        let (x44, x45) = mac(0x3fd70dd696b992d3, a[10], x22, x43);
        let (x46, x47) = mac(0x3fd70dd696b992d3, a[11], x23, x45);
        let (x48, x49) = mac(0x47e66db06c0410ce, a[0], x26, 0);
        let (x50, x51) = mac(0x47e66db06c0410ce, a[1], x28, x49);
        let (x52, x53) = mac(0x47e66db06c0410ce, a[2], x30, x51);
        let (x54, x55) = mac(0x47e66db06c0410ce, a[3], x32, x53);
        let (x56, x57) = mac(0x47e66db06c0410ce, a[4], x34, x55);
        let (x58, x59) = mac(0x47e66db06c0410ce, a[5], x36, x57);
        let (x60, x61) = mac(0x47e66db06c0410ce, a[6], x38, x59);
        let (x62, x63) = mac(0x47e66db06c0410ce, a[7], x40, x61);
        let (x64, x65) = mac(0x47e66db06c0410ce, a[8], x42, x63);
        let (x66, x67) = mac(0x47e66db06c0410ce, a[9], x44, x65);
        let (x68, x69) = mac(0x47e66db06c0410ce, a[10], x46, x67);
        let (x70, x71) = mac(0x47e66db06c0410ce, a[11], x47, x69);
        let (x72, x73) = mac(0x704f1d0cd4ab2be6, a[0], x50, 0);
        let (x74, x75) = mac(0x704f1d0cd4ab2be6, a[1], x52, x73);
        let (x76, x77) = mac(0x704f1d0cd4ab2be6, a[2], x54, x75);
        let (x78, x79) = mac(0x704f1d0cd4ab2be6, a[3], x56, x77);
        let (x80, x81) = mac(0x704f1d0cd4ab2be6, a[4], x58, x79);
        let (x82, x83) = mac(0x704f1d0cd4ab2be6, a[5], x60, x81);
        let (x84, x85) = mac(0x704f1d0cd4ab2be6, a[6], x62, x83);
        let (x86, x87) = mac(0x704f1d0cd4ab2be6, a[7], x64, x85);
        let (x88, x89) = mac(0x704f1d0cd4ab2be6, a[8], x66, x87);
        let (x90, x91) = mac(0x704f1d0cd4ab2be6, a[9], x68, x89);
        let (x92, x93) = mac(0x704f1d0cd4ab2be6, a[10], x70, x91);
        let (x94, x95) = mac(0x704f1d0cd4ab2be6, a[11], x71, x93);
        let (x96, x97) = mac(0x39fbb1edc48335d, a[0], x74, 0);
        let (x98, x99) = mac(0x39fbb1edc48335d, a[1], x76, x97);
        let (x100, x101) = mac(0x39fbb1edc48335d, a[2], x78, x99);
        let (x102, x103) = mac(0x39fbb1edc48335d, a[3], x80, x101);
        let (x104, x105) = mac(0x39fbb1edc48335d, a[4], x82, x103);
        let (x106, x107) = mac(0x39fbb1edc48335d, a[5], x84, x105);
        let (x108, x109) = mac(0x39fbb1edc48335d, a[6], x86, x107);
        let (x110, x111) = mac(0x39fbb1edc48335d, a[7], x88, x109);
        let (x112, x113) = mac(0x39fbb1edc48335d, a[8], x90, x111);
        let (x114, x115) = mac(0x39fbb1edc48335d, a[9], x92, x113);
        let (x116, x117) = mac(0x39fbb1edc48335d, a[10], x94, x115);
        let (x118, x119) = mac(0x39fbb1edc48335d, a[11], x95, x117);
        let (x120, x121) = mac(0x297e99e3fc5f5624, a[0], x98, 0);
        let (x122, x123) = mac(0x297e99e3fc5f5624, a[1], x100, x121);
        let (x124, x125) = mac(0x297e99e3fc5f5624, a[2], x102, x123);
        let (x126, x127) = mac(0x297e99e3fc5f5624, a[3], x104, x125);
        let (x128, x129) = mac(0x297e99e3fc5f5624, a[4], x106, x127);
        let (x130, x131) = mac(0x297e99e3fc5f5624, a[5], x108, x129);
        let (x132, x133) = mac(0x297e99e3fc5f5624, a[6], x110, x131);
        let (x134, x135) = mac(0x297e99e3fc5f5624, a[7], x112, x133);
        let (x136, x137) = mac(0x297e99e3fc5f5624, a[8], x114, x135);
        let (x138, x139) = mac(0x297e99e3fc5f5624, a[9], x116, x137);
        let (x140, x141) = mac(0x297e99e3fc5f5624, a[10], x118, x139);
        let (x142, x143) = mac(0x297e99e3fc5f5624, a[11], x119, x141);
        let (x144, x145) = mac(0x3a288cea68ba8834, a[0], x122, 0);
        let (x146, x147) = mac(0x3a288cea68ba8834, a[1], x124, x145);
        let (x148, x149) = mac(0x3a288cea68ba8834, a[2], x126, x147);
        let (x150, x151) = mac(0x3a288cea68ba8834, a[3], x128, x149);
        let (x152, x153) = mac(0x3a288cea68ba8834, a[4], x130, x151);
        let (x154, x155) = mac(0x3a288cea68ba8834, a[5], x132, x153);
        let (x156, x157) = mac(0x3a288cea68ba8834, a[6], x134, x155);
        let (x158, x159) = mac(0x3a288cea68ba8834, a[7], x136, x157);
        let (x160, x161) = mac(0x3a288cea68ba8834, a[8], x138, x159);
        let (x162, x163) = mac(0x3a288cea68ba8834, a[9], x140, x161);
        let (x164, x165) = mac(0x3a288cea68ba8834, a[10], x142, x163);
        let (x166, x167) = mac(0x3a288cea68ba8834, a[11], x143, x165);
        let (x168, x169) = mac(0xb0db507c43f0816a, a[0], x146, 0);
        let (x170, x171) = mac(0xb0db507c43f0816a, a[1], x148, x169);
        let (x172, x173) = mac(0xb0db507c43f0816a, a[2], x150, x171);
        let (x174, x175) = mac(0xb0db507c43f0816a, a[3], x152, x173);
        let (x176, x177) = mac(0xb0db507c43f0816a, a[4], x154, x175);
        let (x178, x179) = mac(0xb0db507c43f0816a, a[5], x156, x177);
        let (x180, x181) = mac(0xb0db507c43f0816a, a[6], x158, x179);
        let (x182, x183) = mac(0xb0db507c43f0816a, a[7], x160, x181);
        let (x184, x185) = mac(0xb0db507c43f0816a, a[8], x162, x183);
        let (x186, x187) = mac(0xb0db507c43f0816a, a[9], x164, x185);
        let (x188, x189) = mac(0xb0db507c43f0816a, a[10], x166, x187);
        let (x190, x191) = mac(0xb0db507c43f0816a, a[11], x167, x189);
        let (x192, x193) = mac(0x5f871bc941b4aacf, a[0], x170, 0);
        let (x194, x195) = mac(0x5f871bc941b4aacf, a[1], x172, x193);
        let (x196, x197) = mac(0x5f871bc941b4aacf, a[2], x174, x195);
        let (x198, x199) = mac(0x5f871bc941b4aacf, a[3], x176, x197);
        let (x200, x201) = mac(0x5f871bc941b4aacf, a[4], x178, x199);
        let (x202, x203) = mac(0x5f871bc941b4aacf, a[5], x180, x201);
        let (x204, x205) = mac(0x5f871bc941b4aacf, a[6], x182, x203);
        let (x206, x207) = mac(0x5f871bc941b4aacf, a[7], x184, x205);
        let (x208, x209) = mac(0x5f871bc941b4aacf, a[8], x186, x207);
        let (x210, x211) = mac(0x5f871bc941b4aacf, a[9], x188, x209);
        let (x212, x213) = mac(0x5f871bc941b4aacf, a[10], x190, x211);
        let (x214, x215) = mac(0x5f871bc941b4aacf, a[11], x191, x213);
        let (x216, x217) = mac(0x5d843af7ce6353fb, a[0], x194, 0);
        let (x218, x219) = mac(0x5d843af7ce6353fb, a[1], x196, x217);
        let (x220, x221) = mac(0x5d843af7ce6353fb, a[2], x198, x219);
        let (x222, x223) = mac(0x5d843af7ce6353fb, a[3], x200, x221);
        let (x224, x225) = mac(0x5d843af7ce6353fb, a[4], x202, x223);
        let (x226, x227) = mac(0x5d843af7ce6353fb, a[5], x204, x225);
        let (x228, x229) = mac(0x5d843af7ce6353fb, a[6], x206, x227);
        let (x230, x231) = mac(0x5d843af7ce6353fb, a[7], x208, x229);
        let (x232, x233) = mac(0x5d843af7ce6353fb, a[8], x210, x231);
        let (x234, x235) = mac(0x5d843af7ce6353fb, a[9], x212, x233);
        let (x236, x237) = mac(0x5d843af7ce6353fb, a[10], x214, x235);
        let (x238, x239) = mac(0x5d843af7ce6353fb, a[11], x215, x237);
        let (x240, x241) = mac(0xd6fb58977c980721, a[0], x218, 0);
        let (x242, x243) = mac(0xd6fb58977c980721, a[1], x220, x241);
        let (x244, x245) = mac(0xd6fb58977c980721, a[2], x222, x243);
        let (x246, x247) = mac(0xd6fb58977c980721, a[3], x224, x245);
        let (x248, x249) = mac(0xd6fb58977c980721, a[4], x226, x247);
        let (x250, x251) = mac(0xd6fb58977c980721, a[5], x228, x249);
        let (x252, x253) = mac(0xd6fb58977c980721, a[6], x230, x251);
        let (x254, x255) = mac(0xd6fb58977c980721, a[7], x232, x253);
        let (x256, x257) = mac(0xd6fb58977c980721, a[8], x234, x255);
        let (x258, x259) = mac(0xd6fb58977c980721, a[9], x236, x257);
        let (x260, x261) = mac(0xd6fb58977c980721, a[10], x238, x259);
        let (x262, x263) = mac(0xd6fb58977c980721, a[11], x239, x261);
        let (x264, x265) = mac(0xf3746617e7d89b4, a[0], x242, 0);
        let (x266, x267) = mac(0xf3746617e7d89b4, a[1], x244, x265);
        let (x268, x269) = mac(0xf3746617e7d89b4, a[2], x246, x267);
        let (x270, x271) = mac(0xf3746617e7d89b4, a[3], x248, x269);
        let (x272, x273) = mac(0xf3746617e7d89b4, a[4], x250, x271);
        let (x274, x275) = mac(0xf3746617e7d89b4, a[5], x252, x273);
        let (x276, x277) = mac(0xf3746617e7d89b4, a[6], x254, x275);
        let (x278, x279) = mac(0xf3746617e7d89b4, a[7], x256, x277);
        let (x280, x281) = mac(0xf3746617e7d89b4, a[8], x258, x279);
        let (x282, x283) = mac(0xf3746617e7d89b4, a[9], x260, x281);
        let (x284, x285) = mac(0xf3746617e7d89b4, a[10], x262, x283);
        let (x286, x287) = mac(0xf3746617e7d89b4, a[11], x263, x285);
        let (x288, _) = mac(x0, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x289) = mac(x288, 0xa2b88620afbf775f, x0, 0);
        let (x290, x291) = mac(x288, 0x26689c5528d69695, x24, x289);
        let (x292, x293) = mac(x288, 0x43b1cd6c8c58c87b, x48, x291);
        let (x294, x295) = mac(x288, 0x2945cf2fc4359cf3, x72, x293);
        let (x296, x297) = mac(x288, 0x96ce7b9971b100de, x96, x295);
        let (x298, x299) = mac(x288, 0x5616fd85445e620b, x120, x297);
        let (x300, x301) = addc(x144, x299, 0);
        let (x302, x303) = addc(x168, x301, 0);
        let (x304, x305) = addc(x192, x303, 0);
        let (x306, x307) = addc(x216, x305, 0);
        let (x308, x309) = addc(x240, x307, 0);
        let (x310, x311) = mac(x288, 0x4000000000000000, x264, x309);
        let (x312, _) = mac(x290, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x313) = mac(x312, 0xa2b88620afbf775f, x290, 0);
        let (x314, x315) = mac(x312, 0x26689c5528d69695, x292, x313);
        let (x316, x317) = mac(x312, 0x43b1cd6c8c58c87b, x294, x315);
        let (x318, x319) = mac(x312, 0x2945cf2fc4359cf3, x296, x317);
        let (x320, x321) = mac(x312, 0x96ce7b9971b100de, x298, x319);
        let (x322, x323) = mac(x312, 0x5616fd85445e620b, x300, x321);
        let (x324, x325) = addc(x302, x323, 0);
        let (x326, x327) = addc(x304, x325, 0);
        let (x328, x329) = addc(x306, x327, 0);
        let (x330, x331) = addc(x308, x329, 0);
        let (x332, x333) = addc(x310, x331, 0);
        let (x334, x335) = mac(x312, 0x4000000000000000, x311, x333);
        let (x336, _) = mac(x314, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x337) = mac(x336, 0xa2b88620afbf775f, x314, 0);
        let (x338, x339) = mac(x336, 0x26689c5528d69695, x316, x337);
        let (x340, x341) = mac(x336, 0x43b1cd6c8c58c87b, x318, x339);
        let (x342, x343) = mac(x336, 0x2945cf2fc4359cf3, x320, x341);
        let (x344, x345) = mac(x336, 0x96ce7b9971b100de, x322, x343);
        let (x346, x347) = mac(x336, 0x5616fd85445e620b, x324, x345);
        let (x348, x349) = addc(x326, x347, 0);
        let (x350, x351) = addc(x328, x349, 0);
        let (x352, x353) = addc(x330, x351, 0);
        let (x354, x355) = addc(x332, x353, 0);
        let (x356, x357) = addc(x334, x355, 0);
        let (x358, x359) = mac(x336, 0x4000000000000000, x335, x357);
        let (x360, _) = mac(x338, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x361) = mac(x360, 0xa2b88620afbf775f, x338, 0);
        let (x362, x363) = mac(x360, 0x26689c5528d69695, x340, x361);
        let (x364, x365) = mac(x360, 0x43b1cd6c8c58c87b, x342, x363);
        let (x366, x367) = mac(x360, 0x2945cf2fc4359cf3, x344, x365);
        let (x368, x369) = mac(x360, 0x96ce7b9971b100de, x346, x367);
        let (x370, x371) = mac(x360, 0x5616fd85445e620b, x348, x369);
        let (x372, x373) = addc(x350, x371, 0);
        let (x374, x375) = addc(x352, x373, 0);
        let (x376, x377) = addc(x354, x375, 0);
        let (x378, x379) = addc(x356, x377, 0);
        let (x380, x381) = addc(x358, x379, 0);
        let (x382, x383) = mac(x360, 0x4000000000000000, x359, x381);
        let (x384, _) = mac(x362, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x385) = mac(x384, 0xa2b88620afbf775f, x362, 0);
        let (x386, x387) = mac(x384, 0x26689c5528d69695, x364, x385);
        let (x388, x389) = mac(x384, 0x43b1cd6c8c58c87b, x366, x387);
        let (x390, x391) = mac(x384, 0x2945cf2fc4359cf3, x368, x389);
        let (x392, x393) = mac(x384, 0x96ce7b9971b100de, x370, x391);
        let (x394, x395) = mac(x384, 0x5616fd85445e620b, x372, x393);
        let (x396, x397) = addc(x374, x395, 0);
        let (x398, x399) = addc(x376, x397, 0);
        let (x400, x401) = addc(x378, x399, 0);
        let (x402, x403) = addc(x380, x401, 0);
        let (x404, x405) = addc(x382, x403, 0);
        let (x406, x407) = mac(x384, 0x4000000000000000, x383, x405);
        let (x408, _) = mac(x386, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x409) = mac(x408, 0xa2b88620afbf775f, x386, 0);
        let (x410, x411) = mac(x408, 0x26689c5528d69695, x388, x409);
        let (x412, x413) = mac(x408, 0x43b1cd6c8c58c87b, x390, x411);
        let (x414, x415) = mac(x408, 0x2945cf2fc4359cf3, x392, x413);
        let (x416, x417) = mac(x408, 0x96ce7b9971b100de, x394, x415);
        let (x418, x419) = mac(x408, 0x5616fd85445e620b, x396, x417);
        let (x420, x421) = addc(x398, x419, 0);
        let (x422, x423) = addc(x400, x421, 0);
        let (x424, x425) = addc(x402, x423, 0);
        let (x426, x427) = addc(x404, x425, 0);
        let (x428, x429) = addc(x406, x427, 0);
        let (x430, x431) = mac(x408, 0x4000000000000000, x407, x429);
        let (x432, _) = mac(x410, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x433) = mac(x432, 0xa2b88620afbf775f, x410, 0);
        let (x434, x435) = mac(x432, 0x26689c5528d69695, x412, x433);
        let (x436, x437) = mac(x432, 0x43b1cd6c8c58c87b, x414, x435);
        let (x438, x439) = mac(x432, 0x2945cf2fc4359cf3, x416, x437);
        let (x440, x441) = mac(x432, 0x96ce7b9971b100de, x418, x439);
        let (x442, x443) = mac(x432, 0x5616fd85445e620b, x420, x441);
        let (x444, x445) = addc(x422, x443, 0);
        let (x446, x447) = addc(x424, x445, 0);
        let (x448, x449) = addc(x426, x447, 0);
        let (x450, x451) = addc(x428, x449, 0);
        let (x452, x453) = addc(x430, x451, 0);
        let (x454, x455) = mac(x432, 0x4000000000000000, x431, x453);
        let (x456, _) = mac(x434, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x457) = mac(x456, 0xa2b88620afbf775f, x434, 0);
        let (x458, x459) = mac(x456, 0x26689c5528d69695, x436, x457);
        let (x460, x461) = mac(x456, 0x43b1cd6c8c58c87b, x438, x459);
        let (x462, x463) = mac(x456, 0x2945cf2fc4359cf3, x440, x461);
        let (x464, x465) = mac(x456, 0x96ce7b9971b100de, x442, x463);
        let (x466, x467) = mac(x456, 0x5616fd85445e620b, x444, x465);
        let (x468, x469) = addc(x446, x467, 0);
        let (x470, x471) = addc(x448, x469, 0);
        let (x472, x473) = addc(x450, x471, 0);
        let (x474, x475) = addc(x452, x473, 0);
        let (x476, x477) = addc(x454, x475, 0);
        let (x478, x479) = mac(x456, 0x4000000000000000, x455, x477);
        let (x480, _) = mac(x458, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x481) = mac(x480, 0xa2b88620afbf775f, x458, 0);
        let (x482, x483) = mac(x480, 0x26689c5528d69695, x460, x481);
        let (x484, x485) = mac(x480, 0x43b1cd6c8c58c87b, x462, x483);
        let (x486, x487) = mac(x480, 0x2945cf2fc4359cf3, x464, x485);
        let (x488, x489) = mac(x480, 0x96ce7b9971b100de, x466, x487);
        let (x490, x491) = mac(x480, 0x5616fd85445e620b, x468, x489);
        let (x492, x493) = addc(x470, x491, 0);
        let (x494, x495) = addc(x472, x493, 0);
        let (x496, x497) = addc(x474, x495, 0);
        let (x498, x499) = addc(x476, x497, 0);
        let (x500, x501) = addc(x478, x499, 0);
        let (x502, x503) = mac(x480, 0x4000000000000000, x479, x501);
        let (x504, _) = mac(x482, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x505) = mac(x504, 0xa2b88620afbf775f, x482, 0);
        let (x506, x507) = mac(x504, 0x26689c5528d69695, x484, x505);
        let (x508, x509) = mac(x504, 0x43b1cd6c8c58c87b, x486, x507);
        let (x510, x511) = mac(x504, 0x2945cf2fc4359cf3, x488, x509);
        let (x512, x513) = mac(x504, 0x96ce7b9971b100de, x490, x511);
        let (x514, x515) = mac(x504, 0x5616fd85445e620b, x492, x513);
        let (x516, x517) = addc(x494, x515, 0);
        let (x518, x519) = addc(x496, x517, 0);
        let (x520, x521) = addc(x498, x519, 0);
        let (x522, x523) = addc(x500, x521, 0);
        let (x524, x525) = addc(x502, x523, 0);
        let (x526, x527) = mac(x504, 0x4000000000000000, x503, x525);
        let (x528, _) = mac(x506, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x529) = mac(x528, 0xa2b88620afbf775f, x506, 0);
        let (x530, x531) = mac(x528, 0x26689c5528d69695, x508, x529);
        let (x532, x533) = mac(x528, 0x43b1cd6c8c58c87b, x510, x531);
        let (x534, x535) = mac(x528, 0x2945cf2fc4359cf3, x512, x533);
        let (x536, x537) = mac(x528, 0x96ce7b9971b100de, x514, x535);
        let (x538, x539) = mac(x528, 0x5616fd85445e620b, x516, x537);
        let (x540, x541) = addc(x518, x539, 0);
        let (x542, x543) = addc(x520, x541, 0);
        let (x544, x545) = addc(x522, x543, 0);
        let (x546, x547) = addc(x524, x545, 0);
        let (x548, x549) = addc(x526, x547, 0);
        let (x550, x551) = mac(x528, 0x4000000000000000, x527, x549);
        let (x552, _) = mac(x530, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x553) = mac(x552, 0xa2b88620afbf775f, x530, 0);
        let (x554, x555) = mac(x552, 0x26689c5528d69695, x532, x553);
        let (x556, x557) = mac(x552, 0x43b1cd6c8c58c87b, x534, x555);
        let (x558, x559) = mac(x552, 0x2945cf2fc4359cf3, x536, x557);
        let (x560, x561) = mac(x552, 0x96ce7b9971b100de, x538, x559);
        let (x562, x563) = mac(x552, 0x5616fd85445e620b, x540, x561);
        let (x564, x565) = addc(x542, x563, 0);
        let (x566, x567) = addc(x544, x565, 0);
        let (x568, x569) = addc(x546, x567, 0);
        let (x570, x571) = addc(x548, x569, 0);
        let (x572, x573) = addc(x550, x571, 0);
        let (x574, x575) = mac(x552, 0x4000000000000000, x551, x573);
        let (x576, x577) = addc(x554, x266, 0);
        let (x578, x579) = addc(x556, x268, x577);
        let (x580, x581) = addc(x558, x270, x579);
        let (x582, x583) = addc(x560, x272, x581);
        let (x584, x585) = addc(x562, x274, x583);
        let (x586, x587) = addc(x564, x276, x585);
        let (x588, x589) = addc(x566, x278, x587);
        let (x590, x591) = addc(x568, x280, x589);
        let (x592, x593) = addc(x570, x282, x591);
        let (x594, x595) = addc(x572, x284, x593);
        let (x596, x597) = addc(x574, x286, x595);
        let (x598, _) = addc(x575, x287, x597);
        let (x599, x600) = subb(x576, 0xa2b88620afbf775f, 0);
        let (x601, x602) = subb(x578, 0x26689c5528d69695, x600);
        let (x603, x604) = subb(x580, 0x43b1cd6c8c58c87b, x602);
        let (x605, x606) = subb(x582, 0x2945cf2fc4359cf3, x604);
        let (x607, x608) = subb(x584, 0x96ce7b9971b100de, x606);
        let (x609, x610) = subb(x586, 0x5616fd85445e620b, x608);
        let (x611, x612) = subb(x588, x610, 0);
        let (x613, x614) = subb(x590, x612, 0);
        let (x615, x616) = subb(x592, x614, 0);
        let (x617, x618) = subb(x594, x616, 0);
        let (x619, x620) = subb(x596, x618, 0);
        let (x621, x622) = subb(x598, 0x4000000000000000, x620);
        let x623 = mask(x622);
        let x624 = x599 ^ (x623 & (x576 ^ x599));
        let x625 = x601 ^ (x623 & (x578 ^ x601));
        let x626 = x603 ^ (x623 & (x580 ^ x603));
        let x627 = x605 ^ (x623 & (x582 ^ x605));
        let x628 = x607 ^ (x623 & (x584 ^ x607));
        let x629 = x609 ^ (x623 & (x586 ^ x609));
        let x630 = x611 ^ (x623 & (x588 ^ x611));
        let x631 = x613 ^ (x623 & (x590 ^ x613));
        let x632 = x615 ^ (x623 & (x592 ^ x615));
        let x633 = x617 ^ (x623 & (x594 ^ x617));
        let x634 = x619 ^ (x623 & (x596 ^ x619));
        let x635 = x621 ^ (x623 & (x598 ^ x621));
        Self([
            x624, x625, x626, x627, x628, x629, x630, x631, x632, x633, x634, x635,
        ])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xa2b88620afbf775f, 0);
        let (_, x1) = subb(a[1], 0x26689c5528d69695, x0);
        let (_, x2) = subb(a[2], 0x43b1cd6c8c58c87b, x1);
        let (_, x3) = subb(a[3], 0x2945cf2fc4359cf3, x2);
        let (_, x4) = subb(a[4], 0x96ce7b9971b100de, x3);
        let (_, x5) = subb(a[5], 0x5616fd85445e620b, x4);
        let (_, x6) = subb(a[6], x5, 0);
        let (_, x7) = subb(a[7], x6, 0);
        let (_, x8) = subb(a[8], x7, 0);
        let (_, x9) = subb(a[9], x8, 0);
        let (_, x10) = subb(a[10], x9, 0);
        let (_, x11) = subb(a[11], 0x4000000000000000, x10);
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
        let (x25, x26) = mac(0x6dbe578ec87b1077, x13, 0, 0);
        let (x27, x28) = mac(0x6dbe578ec87b1077, x14, x26, 0);
        let (x29, x30) = mac(0x6dbe578ec87b1077, x15, x28, 0);
        let (x31, x32) = mac(0x6dbe578ec87b1077, x16, x30, 0);
        let (x33, x34) = mac(0x6dbe578ec87b1077, x17, x32, 0);
        let (x35, x36) = mac(0x6dbe578ec87b1077, x18, x34, 0);
        let (x37, x38) = mac(0x6dbe578ec87b1077, x19, x36, 0);
        let (x39, x40) = mac(0x6dbe578ec87b1077, x20, x38, 0);
        let (x41, x42) = mac(0x6dbe578ec87b1077, x21, x40, 0);
        let (x43, x44) = mac(0x6dbe578ec87b1077, x22, x42, 0);
        let (x45, x46) = mac(0x6dbe578ec87b1077, x23, x44, 0);
        let (x47, x48) = mac(0x6dbe578ec87b1077, x24, x46, 0);
        let (x49, x50) = mac(0x3fd70dd696b992d3, x13, x27, 0);
        let (x51, x52) = mac(0x3fd70dd696b992d3, x14, x29, x50);
        let (x53, x54) = mac(0x3fd70dd696b992d3, x15, x31, x52);
        let (x55, x56) = mac(0x3fd70dd696b992d3, x16, x33, x54);
        let (x57, x58) = mac(0x3fd70dd696b992d3, x17, x35, x56);
        let (x59, x60) = mac(0x3fd70dd696b992d3, x18, x37, x58);
        let (x61, x62) = mac(0x3fd70dd696b992d3, x19, x39, x60);
        let (x63, x64) = mac(0x3fd70dd696b992d3, x20, x41, x62);
        let (x65, x66) = mac(0x3fd70dd696b992d3, x21, x43, x64);
        let (x67, x68) = mac(0x3fd70dd696b992d3, x22, x45, x66);
        let (x69, x70) = mac(0x3fd70dd696b992d3, x23, x47, x68);
        let (x71, x72) = mac(0x3fd70dd696b992d3, x24, x48, x70);
        let (x73, x74) = mac(0x47e66db06c0410ce, x13, x51, 0);
        let (x75, x76) = mac(0x47e66db06c0410ce, x14, x53, x74);
        let (x77, x78) = mac(0x47e66db06c0410ce, x15, x55, x76);
        let (x79, x80) = mac(0x47e66db06c0410ce, x16, x57, x78);
        let (x81, x82) = mac(0x47e66db06c0410ce, x17, x59, x80);
        let (x83, x84) = mac(0x47e66db06c0410ce, x18, x61, x82);
        let (x85, x86) = mac(0x47e66db06c0410ce, x19, x63, x84);
        let (x87, x88) = mac(0x47e66db06c0410ce, x20, x65, x86);
        let (x89, x90) = mac(0x47e66db06c0410ce, x21, x67, x88);
        let (x91, x92) = mac(0x47e66db06c0410ce, x22, x69, x90);
        let (x93, x94) = mac(0x47e66db06c0410ce, x23, x71, x92);
        let (x95, x96) = mac(0x47e66db06c0410ce, x24, x72, x94);
        let (x97, x98) = mac(0x704f1d0cd4ab2be6, x13, x75, 0);
        let (x99, x100) = mac(0x704f1d0cd4ab2be6, x14, x77, x98);
        let (x101, x102) = mac(0x704f1d0cd4ab2be6, x15, x79, x100);
        let (x103, x104) = mac(0x704f1d0cd4ab2be6, x16, x81, x102);
        let (x105, x106) = mac(0x704f1d0cd4ab2be6, x17, x83, x104);
        let (x107, x108) = mac(0x704f1d0cd4ab2be6, x18, x85, x106);
        let (x109, x110) = mac(0x704f1d0cd4ab2be6, x19, x87, x108);
        let (x111, x112) = mac(0x704f1d0cd4ab2be6, x20, x89, x110);
        let (x113, x114) = mac(0x704f1d0cd4ab2be6, x21, x91, x112);
        let (x115, x116) = mac(0x704f1d0cd4ab2be6, x22, x93, x114);
        let (x117, x118) = mac(0x704f1d0cd4ab2be6, x23, x95, x116);
        let (x119, x120) = mac(0x704f1d0cd4ab2be6, x24, x96, x118);
        let (x121, x122) = mac(0x39fbb1edc48335d, x13, x99, 0);
        let (x123, x124) = mac(0x39fbb1edc48335d, x14, x101, x122);
        let (x125, x126) = mac(0x39fbb1edc48335d, x15, x103, x124);
        let (x127, x128) = mac(0x39fbb1edc48335d, x16, x105, x126);
        let (x129, x130) = mac(0x39fbb1edc48335d, x17, x107, x128);
        let (x131, x132) = mac(0x39fbb1edc48335d, x18, x109, x130);
        let (x133, x134) = mac(0x39fbb1edc48335d, x19, x111, x132);
        let (x135, x136) = mac(0x39fbb1edc48335d, x20, x113, x134);
        let (x137, x138) = mac(0x39fbb1edc48335d, x21, x115, x136);
        let (x139, x140) = mac(0x39fbb1edc48335d, x22, x117, x138);
        let (x141, x142) = mac(0x39fbb1edc48335d, x23, x119, x140);
        let (x143, x144) = mac(0x39fbb1edc48335d, x24, x120, x142);
        let (x145, x146) = mac(0x297e99e3fc5f5624, x13, x123, 0);
        let (x147, x148) = mac(0x297e99e3fc5f5624, x14, x125, x146);
        let (x149, x150) = mac(0x297e99e3fc5f5624, x15, x127, x148);
        let (x151, x152) = mac(0x297e99e3fc5f5624, x16, x129, x150);
        let (x153, x154) = mac(0x297e99e3fc5f5624, x17, x131, x152);
        let (x155, x156) = mac(0x297e99e3fc5f5624, x18, x133, x154);
        let (x157, x158) = mac(0x297e99e3fc5f5624, x19, x135, x156);
        let (x159, x160) = mac(0x297e99e3fc5f5624, x20, x137, x158);
        let (x161, x162) = mac(0x297e99e3fc5f5624, x21, x139, x160);
        let (x163, x164) = mac(0x297e99e3fc5f5624, x22, x141, x162);
        let (x165, x166) = mac(0x297e99e3fc5f5624, x23, x143, x164);
        let (x167, x168) = mac(0x297e99e3fc5f5624, x24, x144, x166);
        let (x169, x170) = mac(0x3a288cea68ba8834, x13, x147, 0);
        let (x171, x172) = mac(0x3a288cea68ba8834, x14, x149, x170);
        let (x173, x174) = mac(0x3a288cea68ba8834, x15, x151, x172);
        let (x175, x176) = mac(0x3a288cea68ba8834, x16, x153, x174);
        let (x177, x178) = mac(0x3a288cea68ba8834, x17, x155, x176);
        let (x179, x180) = mac(0x3a288cea68ba8834, x18, x157, x178);
        let (x181, x182) = mac(0x3a288cea68ba8834, x19, x159, x180);
        let (x183, x184) = mac(0x3a288cea68ba8834, x20, x161, x182);
        let (x185, x186) = mac(0x3a288cea68ba8834, x21, x163, x184);
        let (x187, x188) = mac(0x3a288cea68ba8834, x22, x165, x186);
        let (x189, x190) = mac(0x3a288cea68ba8834, x23, x167, x188);
        let (x191, x192) = mac(0x3a288cea68ba8834, x24, x168, x190);
        let (x193, x194) = mac(0xb0db507c43f0816a, x13, x171, 0);
        let (x195, x196) = mac(0xb0db507c43f0816a, x14, x173, x194);
        let (x197, x198) = mac(0xb0db507c43f0816a, x15, x175, x196);
        let (x199, x200) = mac(0xb0db507c43f0816a, x16, x177, x198);
        let (x201, x202) = mac(0xb0db507c43f0816a, x17, x179, x200);
        let (x203, x204) = mac(0xb0db507c43f0816a, x18, x181, x202);
        let (x205, x206) = mac(0xb0db507c43f0816a, x19, x183, x204);
        let (x207, x208) = mac(0xb0db507c43f0816a, x20, x185, x206);
        let (x209, x210) = mac(0xb0db507c43f0816a, x21, x187, x208);
        let (x211, x212) = mac(0xb0db507c43f0816a, x22, x189, x210);
        let (x213, x214) = mac(0xb0db507c43f0816a, x23, x191, x212);
        let (x215, x216) = mac(0xb0db507c43f0816a, x24, x192, x214);
        let (x217, x218) = mac(0x5f871bc941b4aacf, x13, x195, 0);
        let (x219, x220) = mac(0x5f871bc941b4aacf, x14, x197, x218);
        let (x221, x222) = mac(0x5f871bc941b4aacf, x15, x199, x220);
        let (x223, x224) = mac(0x5f871bc941b4aacf, x16, x201, x222);
        let (x225, x226) = mac(0x5f871bc941b4aacf, x17, x203, x224);
        let (x227, x228) = mac(0x5f871bc941b4aacf, x18, x205, x226);
        let (x229, x230) = mac(0x5f871bc941b4aacf, x19, x207, x228);
        let (x231, x232) = mac(0x5f871bc941b4aacf, x20, x209, x230);
        let (x233, x234) = mac(0x5f871bc941b4aacf, x21, x211, x232);
        let (x235, x236) = mac(0x5f871bc941b4aacf, x22, x213, x234);
        let (x237, x238) = mac(0x5f871bc941b4aacf, x23, x215, x236);
        let (x239, x240) = mac(0x5f871bc941b4aacf, x24, x216, x238);
        let (x241, x242) = mac(0x5d843af7ce6353fb, x13, x219, 0);
        let (x243, x244) = mac(0x5d843af7ce6353fb, x14, x221, x242);
        let (x245, x246) = mac(0x5d843af7ce6353fb, x15, x223, x244);
        let (x247, x248) = mac(0x5d843af7ce6353fb, x16, x225, x246);
        let (x249, x250) = mac(0x5d843af7ce6353fb, x17, x227, x248);
        let (x251, x252) = mac(0x5d843af7ce6353fb, x18, x229, x250);
        let (x253, x254) = mac(0x5d843af7ce6353fb, x19, x231, x252);
        let (x255, x256) = mac(0x5d843af7ce6353fb, x20, x233, x254);
        let (x257, x258) = mac(0x5d843af7ce6353fb, x21, x235, x256);
        let (x259, x260) = mac(0x5d843af7ce6353fb, x22, x237, x258);
        let (x261, x262) = mac(0x5d843af7ce6353fb, x23, x239, x260);
        let (x263, x264) = mac(0x5d843af7ce6353fb, x24, x240, x262);
        let (x265, x266) = mac(0xd6fb58977c980721, x13, x243, 0);
        let (x267, x268) = mac(0xd6fb58977c980721, x14, x245, x266);
        let (x269, x270) = mac(0xd6fb58977c980721, x15, x247, x268);
        let (x271, x272) = mac(0xd6fb58977c980721, x16, x249, x270);
        let (x273, x274) = mac(0xd6fb58977c980721, x17, x251, x272);
        let (x275, x276) = mac(0xd6fb58977c980721, x18, x253, x274);
        let (x277, x278) = mac(0xd6fb58977c980721, x19, x255, x276);
        let (x279, x280) = mac(0xd6fb58977c980721, x20, x257, x278);
        let (x281, x282) = mac(0xd6fb58977c980721, x21, x259, x280);
        let (x283, x284) = mac(0xd6fb58977c980721, x22, x261, x282);
        let (x285, x286) = mac(0xd6fb58977c980721, x23, x263, x284);
        let (x287, x288) = mac(0xd6fb58977c980721, x24, x264, x286);
        let (x289, x290) = mac(0xf3746617e7d89b4, x13, x267, 0);
        let (x291, x292) = mac(0xf3746617e7d89b4, x14, x269, x290);
        let (x293, x294) = mac(0xf3746617e7d89b4, x15, x271, x292);
        let (x295, x296) = mac(0xf3746617e7d89b4, x16, x273, x294);
        let (x297, x298) = mac(0xf3746617e7d89b4, x17, x275, x296);
        let (x299, x300) = mac(0xf3746617e7d89b4, x18, x277, x298);
        let (x301, x302) = mac(0xf3746617e7d89b4, x19, x279, x300);
        let (x303, x304) = mac(0xf3746617e7d89b4, x20, x281, x302);
        let (x305, x306) = mac(0xf3746617e7d89b4, x21, x283, x304);
        let (x307, x308) = mac(0xf3746617e7d89b4, x22, x285, x306);
        let (x309, x310) = mac(0xf3746617e7d89b4, x23, x287, x308);
        let (x311, x312) = mac(0xf3746617e7d89b4, x24, x288, x310);
        let (x313, _) = mac(x25, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x314) = mac(x313, 0xa2b88620afbf775f, x25, 0);
        let (x315, x316) = mac(x313, 0x26689c5528d69695, x49, x314);
        let (x317, x318) = mac(x313, 0x43b1cd6c8c58c87b, x73, x316);
        let (x319, x320) = mac(x313, 0x2945cf2fc4359cf3, x97, x318);
        let (x321, x322) = mac(x313, 0x96ce7b9971b100de, x121, x320);
        let (x323, x324) = mac(x313, 0x5616fd85445e620b, x145, x322);
        let (x325, x326) = addc(x169, x324, 0);
        let (x327, x328) = addc(x193, x326, 0);
        let (x329, x330) = addc(x217, x328, 0);
        let (x331, x332) = addc(x241, x330, 0);
        let (x333, x334) = addc(x265, x332, 0);
        let (x335, x336) = mac(x313, 0x4000000000000000, x289, x334);
        let (x337, _) = mac(x315, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x338) = mac(x337, 0xa2b88620afbf775f, x315, 0);
        let (x339, x340) = mac(x337, 0x26689c5528d69695, x317, x338);
        let (x341, x342) = mac(x337, 0x43b1cd6c8c58c87b, x319, x340);
        let (x343, x344) = mac(x337, 0x2945cf2fc4359cf3, x321, x342);
        let (x345, x346) = mac(x337, 0x96ce7b9971b100de, x323, x344);
        let (x347, x348) = mac(x337, 0x5616fd85445e620b, x325, x346);
        let (x349, x350) = addc(x327, x348, 0);
        let (x351, x352) = addc(x329, x350, 0);
        let (x353, x354) = addc(x331, x352, 0);
        let (x355, x356) = addc(x333, x354, 0);
        let (x357, x358) = addc(x335, x356, 0);
        let (x359, x360) = mac(x337, 0x4000000000000000, x336, x358);
        let (x361, _) = mac(x339, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x362) = mac(x361, 0xa2b88620afbf775f, x339, 0);
        let (x363, x364) = mac(x361, 0x26689c5528d69695, x341, x362);
        let (x365, x366) = mac(x361, 0x43b1cd6c8c58c87b, x343, x364);
        let (x367, x368) = mac(x361, 0x2945cf2fc4359cf3, x345, x366);
        let (x369, x370) = mac(x361, 0x96ce7b9971b100de, x347, x368);
        let (x371, x372) = mac(x361, 0x5616fd85445e620b, x349, x370);
        let (x373, x374) = addc(x351, x372, 0);
        let (x375, x376) = addc(x353, x374, 0);
        let (x377, x378) = addc(x355, x376, 0);
        let (x379, x380) = addc(x357, x378, 0);
        let (x381, x382) = addc(x359, x380, 0);
        let (x383, x384) = mac(x361, 0x4000000000000000, x360, x382);
        let (x385, _) = mac(x363, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x386) = mac(x385, 0xa2b88620afbf775f, x363, 0);
        let (x387, x388) = mac(x385, 0x26689c5528d69695, x365, x386);
        let (x389, x390) = mac(x385, 0x43b1cd6c8c58c87b, x367, x388);
        let (x391, x392) = mac(x385, 0x2945cf2fc4359cf3, x369, x390);
        let (x393, x394) = mac(x385, 0x96ce7b9971b100de, x371, x392);
        let (x395, x396) = mac(x385, 0x5616fd85445e620b, x373, x394);
        let (x397, x398) = addc(x375, x396, 0);
        let (x399, x400) = addc(x377, x398, 0);
        let (x401, x402) = addc(x379, x400, 0);
        let (x403, x404) = addc(x381, x402, 0);
        let (x405, x406) = addc(x383, x404, 0);
        let (x407, x408) = mac(x385, 0x4000000000000000, x384, x406);
        let (x409, _) = mac(x387, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x410) = mac(x409, 0xa2b88620afbf775f, x387, 0);
        let (x411, x412) = mac(x409, 0x26689c5528d69695, x389, x410);
        let (x413, x414) = mac(x409, 0x43b1cd6c8c58c87b, x391, x412);
        let (x415, x416) = mac(x409, 0x2945cf2fc4359cf3, x393, x414);
        let (x417, x418) = mac(x409, 0x96ce7b9971b100de, x395, x416);
        let (x419, x420) = mac(x409, 0x5616fd85445e620b, x397, x418);
        let (x421, x422) = addc(x399, x420, 0);
        let (x423, x424) = addc(x401, x422, 0);
        let (x425, x426) = addc(x403, x424, 0);
        let (x427, x428) = addc(x405, x426, 0);
        let (x429, x430) = addc(x407, x428, 0);
        let (x431, x432) = mac(x409, 0x4000000000000000, x408, x430);
        let (x433, _) = mac(x411, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x434) = mac(x433, 0xa2b88620afbf775f, x411, 0);
        let (x435, x436) = mac(x433, 0x26689c5528d69695, x413, x434);
        let (x437, x438) = mac(x433, 0x43b1cd6c8c58c87b, x415, x436);
        let (x439, x440) = mac(x433, 0x2945cf2fc4359cf3, x417, x438);
        let (x441, x442) = mac(x433, 0x96ce7b9971b100de, x419, x440);
        let (x443, x444) = mac(x433, 0x5616fd85445e620b, x421, x442);
        let (x445, x446) = addc(x423, x444, 0);
        let (x447, x448) = addc(x425, x446, 0);
        let (x449, x450) = addc(x427, x448, 0);
        let (x451, x452) = addc(x429, x450, 0);
        let (x453, x454) = addc(x431, x452, 0);
        let (x455, x456) = mac(x433, 0x4000000000000000, x432, x454);
        let (x457, _) = mac(x435, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x458) = mac(x457, 0xa2b88620afbf775f, x435, 0);
        let (x459, x460) = mac(x457, 0x26689c5528d69695, x437, x458);
        let (x461, x462) = mac(x457, 0x43b1cd6c8c58c87b, x439, x460);
        let (x463, x464) = mac(x457, 0x2945cf2fc4359cf3, x441, x462);
        let (x465, x466) = mac(x457, 0x96ce7b9971b100de, x443, x464);
        let (x467, x468) = mac(x457, 0x5616fd85445e620b, x445, x466);
        let (x469, x470) = addc(x447, x468, 0);
        let (x471, x472) = addc(x449, x470, 0);
        let (x473, x474) = addc(x451, x472, 0);
        let (x475, x476) = addc(x453, x474, 0);
        let (x477, x478) = addc(x455, x476, 0);
        let (x479, x480) = mac(x457, 0x4000000000000000, x456, x478);
        let (x481, _) = mac(x459, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x482) = mac(x481, 0xa2b88620afbf775f, x459, 0);
        let (x483, x484) = mac(x481, 0x26689c5528d69695, x461, x482);
        let (x485, x486) = mac(x481, 0x43b1cd6c8c58c87b, x463, x484);
        let (x487, x488) = mac(x481, 0x2945cf2fc4359cf3, x465, x486);
        let (x489, x490) = mac(x481, 0x96ce7b9971b100de, x467, x488);
        let (x491, x492) = mac(x481, 0x5616fd85445e620b, x469, x490);
        let (x493, x494) = addc(x471, x492, 0);
        let (x495, x496) = addc(x473, x494, 0);
        let (x497, x498) = addc(x475, x496, 0);
        let (x499, x500) = addc(x477, x498, 0);
        let (x501, x502) = addc(x479, x500, 0);
        let (x503, x504) = mac(x481, 0x4000000000000000, x480, x502);
        let (x505, _) = mac(x483, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x506) = mac(x505, 0xa2b88620afbf775f, x483, 0);
        let (x507, x508) = mac(x505, 0x26689c5528d69695, x485, x506);
        let (x509, x510) = mac(x505, 0x43b1cd6c8c58c87b, x487, x508);
        let (x511, x512) = mac(x505, 0x2945cf2fc4359cf3, x489, x510);
        let (x513, x514) = mac(x505, 0x96ce7b9971b100de, x491, x512);
        let (x515, x516) = mac(x505, 0x5616fd85445e620b, x493, x514);
        let (x517, x518) = addc(x495, x516, 0);
        let (x519, x520) = addc(x497, x518, 0);
        let (x521, x522) = addc(x499, x520, 0);
        let (x523, x524) = addc(x501, x522, 0);
        let (x525, x526) = addc(x503, x524, 0);
        let (x527, x528) = mac(x505, 0x4000000000000000, x504, x526);
        let (x529, _) = mac(x507, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x530) = mac(x529, 0xa2b88620afbf775f, x507, 0);
        let (x531, x532) = mac(x529, 0x26689c5528d69695, x509, x530);
        let (x533, x534) = mac(x529, 0x43b1cd6c8c58c87b, x511, x532);
        let (x535, x536) = mac(x529, 0x2945cf2fc4359cf3, x513, x534);
        let (x537, x538) = mac(x529, 0x96ce7b9971b100de, x515, x536);
        let (x539, x540) = mac(x529, 0x5616fd85445e620b, x517, x538);
        let (x541, x542) = addc(x519, x540, 0);
        let (x543, x544) = addc(x521, x542, 0);
        let (x545, x546) = addc(x523, x544, 0);
        let (x547, x548) = addc(x525, x546, 0);
        let (x549, x550) = addc(x527, x548, 0);
        let (x551, x552) = mac(x529, 0x4000000000000000, x528, x550);
        let (x553, _) = mac(x531, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x554) = mac(x553, 0xa2b88620afbf775f, x531, 0);
        let (x555, x556) = mac(x553, 0x26689c5528d69695, x533, x554);
        let (x557, x558) = mac(x553, 0x43b1cd6c8c58c87b, x535, x556);
        let (x559, x560) = mac(x553, 0x2945cf2fc4359cf3, x537, x558);
        let (x561, x562) = mac(x553, 0x96ce7b9971b100de, x539, x560);
        let (x563, x564) = mac(x553, 0x5616fd85445e620b, x541, x562);
        let (x565, x566) = addc(x543, x564, 0);
        let (x567, x568) = addc(x545, x566, 0);
        let (x569, x570) = addc(x547, x568, 0);
        let (x571, x572) = addc(x549, x570, 0);
        let (x573, x574) = addc(x551, x572, 0);
        let (x575, x576) = mac(x553, 0x4000000000000000, x552, x574);
        let (x577, _) = mac(x555, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x578) = mac(x577, 0xa2b88620afbf775f, x555, 0);
        let (x579, x580) = mac(x577, 0x26689c5528d69695, x557, x578);
        let (x581, x582) = mac(x577, 0x43b1cd6c8c58c87b, x559, x580);
        let (x583, x584) = mac(x577, 0x2945cf2fc4359cf3, x561, x582);
        let (x585, x586) = mac(x577, 0x96ce7b9971b100de, x563, x584);
        let (x587, x588) = mac(x577, 0x5616fd85445e620b, x565, x586);
        let (x589, x590) = addc(x567, x588, 0);
        let (x591, x592) = addc(x569, x590, 0);
        let (x593, x594) = addc(x571, x592, 0);
        let (x595, x596) = addc(x573, x594, 0);
        let (x597, x598) = addc(x575, x596, 0);
        let (x599, x600) = mac(x577, 0x4000000000000000, x576, x598);
        let (x601, x602) = addc(x579, x291, 0);
        let (x603, x604) = addc(x581, x293, x602);
        let (x605, x606) = addc(x583, x295, x604);
        let (x607, x608) = addc(x585, x297, x606);
        let (x609, x610) = addc(x587, x299, x608);
        let (x611, x612) = addc(x589, x301, x610);
        let (x613, x614) = addc(x591, x303, x612);
        let (x615, x616) = addc(x593, x305, x614);
        let (x617, x618) = addc(x595, x307, x616);
        let (x619, x620) = addc(x597, x309, x618);
        let (x621, x622) = addc(x599, x311, x620);
        let (x623, _) = addc(x600, x312, x622);
        let (x624, x625) = subb(x601, 0xa2b88620afbf775f, 0);
        let (x626, x627) = subb(x603, 0x26689c5528d69695, x625);
        let (x628, x629) = subb(x605, 0x43b1cd6c8c58c87b, x627);
        let (x630, x631) = subb(x607, 0x2945cf2fc4359cf3, x629);
        let (x632, x633) = subb(x609, 0x96ce7b9971b100de, x631);
        let (x634, x635) = subb(x611, 0x5616fd85445e620b, x633);
        let (x636, x637) = subb(x613, x635, 0);
        let (x638, x639) = subb(x615, x637, 0);
        let (x640, x641) = subb(x617, x639, 0);
        let (x642, x643) = subb(x619, x641, 0);
        let (x644, x645) = subb(x621, x643, 0);
        let (x646, x647) = subb(x623, 0x4000000000000000, x645);
        let x648 = mask(x647);
        let x649 = x624 ^ (x648 & (x601 ^ x624));
        let x650 = x626 ^ (x648 & (x603 ^ x626));
        let x651 = x628 ^ (x648 & (x605 ^ x628));
        let x652 = x630 ^ (x648 & (x607 ^ x630));
        let x653 = x632 ^ (x648 & (x609 ^ x632));
        let x654 = x634 ^ (x648 & (x611 ^ x634));
        let x655 = x636 ^ (x648 & (x613 ^ x636));
        let x656 = x638 ^ (x648 & (x615 ^ x638));
        let x657 = x640 ^ (x648 & (x617 ^ x640));
        let x658 = x642 ^ (x648 & (x619 ^ x642));
        let x659 = x644 ^ (x648 & (x621 ^ x644));
        let x660 = x646 ^ (x648 & (x623 ^ x646));
        let words = [
            x649, x650, x651, x652, x653, x654, x655, x656, x657, x658, x659, x660,
        ];
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
        let (x288, _) = mac(x0, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x289) = mac(x288, 0xa2b88620afbf775f, x0, 0);
        let (x290, x291) = mac(x288, 0x26689c5528d69695, x24, x289);
        let (x292, x293) = mac(x288, 0x43b1cd6c8c58c87b, x48, x291);
        let (x294, x295) = mac(x288, 0x2945cf2fc4359cf3, x72, x293);
        let (x296, x297) = mac(x288, 0x96ce7b9971b100de, x96, x295);
        let (x298, x299) = mac(x288, 0x5616fd85445e620b, x120, x297);
        let (x300, x301) = addc(x144, x299, 0);
        let (x302, x303) = addc(x168, x301, 0);
        let (x304, x305) = addc(x192, x303, 0);
        let (x306, x307) = addc(x216, x305, 0);
        let (x308, x309) = addc(x240, x307, 0);
        let (x310, x311) = mac(x288, 0x4000000000000000, x264, x309);
        let (x312, _) = mac(x290, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x313) = mac(x312, 0xa2b88620afbf775f, x290, 0);
        let (x314, x315) = mac(x312, 0x26689c5528d69695, x292, x313);
        let (x316, x317) = mac(x312, 0x43b1cd6c8c58c87b, x294, x315);
        let (x318, x319) = mac(x312, 0x2945cf2fc4359cf3, x296, x317);
        let (x320, x321) = mac(x312, 0x96ce7b9971b100de, x298, x319);
        let (x322, x323) = mac(x312, 0x5616fd85445e620b, x300, x321);
        let (x324, x325) = addc(x302, x323, 0);
        let (x326, x327) = addc(x304, x325, 0);
        let (x328, x329) = addc(x306, x327, 0);
        let (x330, x331) = addc(x308, x329, 0);
        let (x332, x333) = addc(x310, x331, 0);
        let (x334, x335) = mac(x312, 0x4000000000000000, x311, x333);
        let (x336, _) = mac(x314, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x337) = mac(x336, 0xa2b88620afbf775f, x314, 0);
        let (x338, x339) = mac(x336, 0x26689c5528d69695, x316, x337);
        let (x340, x341) = mac(x336, 0x43b1cd6c8c58c87b, x318, x339);
        let (x342, x343) = mac(x336, 0x2945cf2fc4359cf3, x320, x341);
        let (x344, x345) = mac(x336, 0x96ce7b9971b100de, x322, x343);
        let (x346, x347) = mac(x336, 0x5616fd85445e620b, x324, x345);
        let (x348, x349) = addc(x326, x347, 0);
        let (x350, x351) = addc(x328, x349, 0);
        let (x352, x353) = addc(x330, x351, 0);
        let (x354, x355) = addc(x332, x353, 0);
        let (x356, x357) = addc(x334, x355, 0);
        let (x358, x359) = mac(x336, 0x4000000000000000, x335, x357);
        let (x360, _) = mac(x338, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x361) = mac(x360, 0xa2b88620afbf775f, x338, 0);
        let (x362, x363) = mac(x360, 0x26689c5528d69695, x340, x361);
        let (x364, x365) = mac(x360, 0x43b1cd6c8c58c87b, x342, x363);
        let (x366, x367) = mac(x360, 0x2945cf2fc4359cf3, x344, x365);
        let (x368, x369) = mac(x360, 0x96ce7b9971b100de, x346, x367);
        let (x370, x371) = mac(x360, 0x5616fd85445e620b, x348, x369);
        let (x372, x373) = addc(x350, x371, 0);
        let (x374, x375) = addc(x352, x373, 0);
        let (x376, x377) = addc(x354, x375, 0);
        let (x378, x379) = addc(x356, x377, 0);
        let (x380, x381) = addc(x358, x379, 0);
        let (x382, x383) = mac(x360, 0x4000000000000000, x359, x381);
        let (x384, _) = mac(x362, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x385) = mac(x384, 0xa2b88620afbf775f, x362, 0);
        let (x386, x387) = mac(x384, 0x26689c5528d69695, x364, x385);
        let (x388, x389) = mac(x384, 0x43b1cd6c8c58c87b, x366, x387);
        let (x390, x391) = mac(x384, 0x2945cf2fc4359cf3, x368, x389);
        let (x392, x393) = mac(x384, 0x96ce7b9971b100de, x370, x391);
        let (x394, x395) = mac(x384, 0x5616fd85445e620b, x372, x393);
        let (x396, x397) = addc(x374, x395, 0);
        let (x398, x399) = addc(x376, x397, 0);
        let (x400, x401) = addc(x378, x399, 0);
        let (x402, x403) = addc(x380, x401, 0);
        let (x404, x405) = addc(x382, x403, 0);
        let (x406, x407) = mac(x384, 0x4000000000000000, x383, x405);
        let (x408, _) = mac(x386, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x409) = mac(x408, 0xa2b88620afbf775f, x386, 0);
        let (x410, x411) = mac(x408, 0x26689c5528d69695, x388, x409);
        let (x412, x413) = mac(x408, 0x43b1cd6c8c58c87b, x390, x411);
        let (x414, x415) = mac(x408, 0x2945cf2fc4359cf3, x392, x413);
        let (x416, x417) = mac(x408, 0x96ce7b9971b100de, x394, x415);
        let (x418, x419) = mac(x408, 0x5616fd85445e620b, x396, x417);
        let (x420, x421) = addc(x398, x419, 0);
        let (x422, x423) = addc(x400, x421, 0);
        let (x424, x425) = addc(x402, x423, 0);
        let (x426, x427) = addc(x404, x425, 0);
        let (x428, x429) = addc(x406, x427, 0);
        let (x430, x431) = mac(x408, 0x4000000000000000, x407, x429);
        let (x432, _) = mac(x410, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x433) = mac(x432, 0xa2b88620afbf775f, x410, 0);
        let (x434, x435) = mac(x432, 0x26689c5528d69695, x412, x433);
        let (x436, x437) = mac(x432, 0x43b1cd6c8c58c87b, x414, x435);
        let (x438, x439) = mac(x432, 0x2945cf2fc4359cf3, x416, x437);
        let (x440, x441) = mac(x432, 0x96ce7b9971b100de, x418, x439);
        let (x442, x443) = mac(x432, 0x5616fd85445e620b, x420, x441);
        let (x444, x445) = addc(x422, x443, 0);
        let (x446, x447) = addc(x424, x445, 0);
        let (x448, x449) = addc(x426, x447, 0);
        let (x450, x451) = addc(x428, x449, 0);
        let (x452, x453) = addc(x430, x451, 0);
        let (x454, x455) = mac(x432, 0x4000000000000000, x431, x453);
        let (x456, _) = mac(x434, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x457) = mac(x456, 0xa2b88620afbf775f, x434, 0);
        let (x458, x459) = mac(x456, 0x26689c5528d69695, x436, x457);
        let (x460, x461) = mac(x456, 0x43b1cd6c8c58c87b, x438, x459);
        let (x462, x463) = mac(x456, 0x2945cf2fc4359cf3, x440, x461);
        let (x464, x465) = mac(x456, 0x96ce7b9971b100de, x442, x463);
        let (x466, x467) = mac(x456, 0x5616fd85445e620b, x444, x465);
        let (x468, x469) = addc(x446, x467, 0);
        let (x470, x471) = addc(x448, x469, 0);
        let (x472, x473) = addc(x450, x471, 0);
        let (x474, x475) = addc(x452, x473, 0);
        let (x476, x477) = addc(x454, x475, 0);
        let (x478, x479) = mac(x456, 0x4000000000000000, x455, x477);
        let (x480, _) = mac(x458, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x481) = mac(x480, 0xa2b88620afbf775f, x458, 0);
        let (x482, x483) = mac(x480, 0x26689c5528d69695, x460, x481);
        let (x484, x485) = mac(x480, 0x43b1cd6c8c58c87b, x462, x483);
        let (x486, x487) = mac(x480, 0x2945cf2fc4359cf3, x464, x485);
        let (x488, x489) = mac(x480, 0x96ce7b9971b100de, x466, x487);
        let (x490, x491) = mac(x480, 0x5616fd85445e620b, x468, x489);
        let (x492, x493) = addc(x470, x491, 0);
        let (x494, x495) = addc(x472, x493, 0);
        let (x496, x497) = addc(x474, x495, 0);
        let (x498, x499) = addc(x476, x497, 0);
        let (x500, x501) = addc(x478, x499, 0);
        let (x502, x503) = mac(x480, 0x4000000000000000, x479, x501);
        let (x504, _) = mac(x482, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x505) = mac(x504, 0xa2b88620afbf775f, x482, 0);
        let (x506, x507) = mac(x504, 0x26689c5528d69695, x484, x505);
        let (x508, x509) = mac(x504, 0x43b1cd6c8c58c87b, x486, x507);
        let (x510, x511) = mac(x504, 0x2945cf2fc4359cf3, x488, x509);
        let (x512, x513) = mac(x504, 0x96ce7b9971b100de, x490, x511);
        let (x514, x515) = mac(x504, 0x5616fd85445e620b, x492, x513);
        let (x516, x517) = addc(x494, x515, 0);
        let (x518, x519) = addc(x496, x517, 0);
        let (x520, x521) = addc(x498, x519, 0);
        let (x522, x523) = addc(x500, x521, 0);
        let (x524, x525) = addc(x502, x523, 0);
        let (x526, x527) = mac(x504, 0x4000000000000000, x503, x525);
        let (x528, _) = mac(x506, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x529) = mac(x528, 0xa2b88620afbf775f, x506, 0);
        let (x530, x531) = mac(x528, 0x26689c5528d69695, x508, x529);
        let (x532, x533) = mac(x528, 0x43b1cd6c8c58c87b, x510, x531);
        let (x534, x535) = mac(x528, 0x2945cf2fc4359cf3, x512, x533);
        let (x536, x537) = mac(x528, 0x96ce7b9971b100de, x514, x535);
        let (x538, x539) = mac(x528, 0x5616fd85445e620b, x516, x537);
        let (x540, x541) = addc(x518, x539, 0);
        let (x542, x543) = addc(x520, x541, 0);
        let (x544, x545) = addc(x522, x543, 0);
        let (x546, x547) = addc(x524, x545, 0);
        let (x548, x549) = addc(x526, x547, 0);
        let (x550, x551) = mac(x528, 0x4000000000000000, x527, x549);
        let (x552, _) = mac(x530, 0x77f4fe0e7e1b5b61, 0, 0);
        let (_, x553) = mac(x552, 0xa2b88620afbf775f, x530, 0);
        let (x554, x555) = mac(x552, 0x26689c5528d69695, x532, x553);
        let (x556, x557) = mac(x552, 0x43b1cd6c8c58c87b, x534, x555);
        let (x558, x559) = mac(x552, 0x2945cf2fc4359cf3, x536, x557);
        let (x560, x561) = mac(x552, 0x96ce7b9971b100de, x538, x559);
        let (x562, x563) = mac(x552, 0x5616fd85445e620b, x540, x561);
        let (x564, x565) = addc(x542, x563, 0);
        let (x566, x567) = addc(x544, x565, 0);
        let (x568, x569) = addc(x546, x567, 0);
        let (x570, x571) = addc(x548, x569, 0);
        let (x572, x573) = addc(x550, x571, 0);
        let (x574, x575) = mac(x552, 0x4000000000000000, x551, x573);
        let (x576, x577) = addc(x554, x266, 0);
        let (x578, x579) = addc(x556, x268, x577);
        let (x580, x581) = addc(x558, x270, x579);
        let (x582, x583) = addc(x560, x272, x581);
        let (x584, x585) = addc(x562, x274, x583);
        let (x586, x587) = addc(x564, x276, x585);
        let (x588, x589) = addc(x566, x278, x587);
        let (x590, x591) = addc(x568, x280, x589);
        let (x592, x593) = addc(x570, x282, x591);
        let (x594, x595) = addc(x572, x284, x593);
        let (x596, x597) = addc(x574, x286, x595);
        let (x598, _) = addc(x575, x287, x597);
        let (x599, x600) = subb(x576, 0xa2b88620afbf775f, 0);
        let (x601, x602) = subb(x578, 0x26689c5528d69695, x600);
        let (x603, x604) = subb(x580, 0x43b1cd6c8c58c87b, x602);
        let (x605, x606) = subb(x582, 0x2945cf2fc4359cf3, x604);
        let (x607, x608) = subb(x584, 0x96ce7b9971b100de, x606);
        let (x609, x610) = subb(x586, 0x5616fd85445e620b, x608);
        let (x611, x612) = subb(x588, x610, 0);
        let (x613, x614) = subb(x590, x612, 0);
        let (x615, x616) = subb(x592, x614, 0);
        let (x617, x618) = subb(x594, x616, 0);
        let (x619, x620) = subb(x596, x618, 0);
        let (x621, x622) = subb(x598, 0x4000000000000000, x620);
        let x623 = mask(x622);
        let x624 = x599 ^ (x623 & (x576 ^ x599));
        let x625 = x601 ^ (x623 & (x578 ^ x601));
        let x626 = x603 ^ (x623 & (x580 ^ x603));
        let x627 = x605 ^ (x623 & (x582 ^ x605));
        let x628 = x607 ^ (x623 & (x584 ^ x607));
        let x629 = x609 ^ (x623 & (x586 ^ x609));
        let x630 = x611 ^ (x623 & (x588 ^ x611));
        let x631 = x613 ^ (x623 & (x590 ^ x613));
        let x632 = x615 ^ (x623 & (x592 ^ x615));
        let x633 = x617 ^ (x623 & (x594 ^ x617));
        let x634 = x619 ^ (x623 & (x596 ^ x619));
        let x635 = x621 ^ (x623 & (x598 ^ x621));
        Self([
            x624, x625, x626, x627, x628, x629, x630, x631, x632, x633, x634, x635,
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
        let (x22, _) = addc(a[11], b[11], x21);
        let (x23, x24) = subb(x0, 0xa2b88620afbf775f, 0);
        let (x25, x26) = subb(x2, 0x26689c5528d69695, x24);
        let (x27, x28) = subb(x4, 0x43b1cd6c8c58c87b, x26);
        let (x29, x30) = subb(x6, 0x2945cf2fc4359cf3, x28);
        let (x31, x32) = subb(x8, 0x96ce7b9971b100de, x30);
        let (x33, x34) = subb(x10, 0x5616fd85445e620b, x32);
        let (x35, x36) = subb(x12, x34, 0);
        let (x37, x38) = subb(x14, x36, 0);
        let (x39, x40) = subb(x16, x38, 0);
        let (x41, x42) = subb(x18, x40, 0);
        let (x43, x44) = subb(x20, x42, 0);
        let (x45, x46) = subb(x22, 0x4000000000000000, x44);
        let x47 = mask(x46);
        let x48 = x23 ^ (x47 & (x0 ^ x23));
        let x49 = x25 ^ (x47 & (x2 ^ x25));
        let x50 = x27 ^ (x47 & (x4 ^ x27));
        let x51 = x29 ^ (x47 & (x6 ^ x29));
        let x52 = x31 ^ (x47 & (x8 ^ x31));
        let x53 = x33 ^ (x47 & (x10 ^ x33));
        let x54 = x35 ^ (x47 & (x12 ^ x35));
        let x55 = x37 ^ (x47 & (x14 ^ x37));
        let x56 = x39 ^ (x47 & (x16 ^ x39));
        let x57 = x41 ^ (x47 & (x18 ^ x41));
        let x58 = x43 ^ (x47 & (x20 ^ x43));
        let x59 = x45 ^ (x47 & (x22 ^ x45));
        Self([x48, x49, x50, x51, x52, x53, x54, x55, x56, x57, x58, x59])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xa2b88620afbf775f, b[0], 0);
        let (x2, x3) = subb(0x26689c5528d69695, b[1], x1);
        let (x4, x5) = subb(0x43b1cd6c8c58c87b, b[2], x3);
        let (x6, x7) = subb(0x2945cf2fc4359cf3, b[3], x5);
        let (x8, x9) = subb(0x96ce7b9971b100de, b[4], x7);
        let (x10, x11) = subb(0x5616fd85445e620b, b[5], x9);
        let (x12, x13) = subb(0, b[6], x11);
        let (x14, x15) = subb(0, b[7], x13);
        let (x16, x17) = subb(0, b[8], x15);
        let (x18, x19) = subb(0, b[9], x17);
        let (x20, x21) = subb(0, b[10], x19);
        let (x22, _) = subb(0x4000000000000000, b[11], x21);
        let (x23, x24) = addc(a[0], x0, 0);
        let (x25, x26) = addc(a[1], x2, x24);
        let (x27, x28) = addc(a[2], x4, x26);
        let (x29, x30) = addc(a[3], x6, x28);
        let (x31, x32) = addc(a[4], x8, x30);
        let (x33, x34) = addc(a[5], x10, x32);
        let (x35, x36) = addc(a[6], x12, x34);
        let (x37, x38) = addc(a[7], x14, x36);
        let (x39, x40) = addc(a[8], x16, x38);
        let (x41, x42) = addc(a[9], x18, x40);
        let (x43, x44) = addc(a[10], x20, x42);
        let (x45, _) = addc(a[11], x22, x44);
        let (x46, x47) = subb(x23, 0xa2b88620afbf775f, 0);
        let (x48, x49) = subb(x25, 0x26689c5528d69695, x47);
        let (x50, x51) = subb(x27, 0x43b1cd6c8c58c87b, x49);
        let (x52, x53) = subb(x29, 0x2945cf2fc4359cf3, x51);
        let (x54, x55) = subb(x31, 0x96ce7b9971b100de, x53);
        let (x56, x57) = subb(x33, 0x5616fd85445e620b, x55);
        let (x58, x59) = subb(x35, x57, 0);
        let (x60, x61) = subb(x37, x59, 0);
        let (x62, x63) = subb(x39, x61, 0);
        let (x64, x65) = subb(x41, x63, 0);
        let (x66, x67) = subb(x43, x65, 0);
        let (x68, x69) = subb(x45, 0x4000000000000000, x67);
        let x70 = mask(x69);
        let x71 = x46 ^ (x70 & (x23 ^ x46));
        let x72 = x48 ^ (x70 & (x25 ^ x48));
        let x73 = x50 ^ (x70 & (x27 ^ x50));
        let x74 = x52 ^ (x70 & (x29 ^ x52));
        let x75 = x54 ^ (x70 & (x31 ^ x54));
        let x76 = x56 ^ (x70 & (x33 ^ x56));
        let x77 = x58 ^ (x70 & (x35 ^ x58));
        let x78 = x60 ^ (x70 & (x37 ^ x60));
        let x79 = x62 ^ (x70 & (x39 ^ x62));
        let x80 = x64 ^ (x70 & (x41 ^ x64));
        let x81 = x66 ^ (x70 & (x43 ^ x66));
        let x82 = x68 ^ (x70 & (x45 ^ x68));
        Self([x71, x72, x73, x74, x75, x76, x77, x78, x79, x80, x81, x82])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xa2b88620afbf775f, a[0], 0);
        let (x2, x3) = subb(0x26689c5528d69695, a[1], x1);
        let (x4, x5) = subb(0x43b1cd6c8c58c87b, a[2], x3);
        let (x6, x7) = subb(0x2945cf2fc4359cf3, a[3], x5);
        let (x8, x9) = subb(0x96ce7b9971b100de, a[4], x7);
        let (x10, x11) = subb(0x5616fd85445e620b, a[5], x9);
        let (x12, x13) = subb(0, a[6], x11);
        let (x14, x15) = subb(0, a[7], x13);
        let (x16, x17) = subb(0, a[8], x15);
        let (x18, x19) = subb(0, a[9], x17);
        let (x20, x21) = subb(0, a[10], x19);
        let (x22, _) = subb(0x4000000000000000, a[11], x21);
        let (x23, x24) = subb(x0, 0xa2b88620afbf775f, 0);
        let (x25, x26) = subb(x2, 0x26689c5528d69695, x24);
        let (x27, x28) = subb(x4, 0x43b1cd6c8c58c87b, x26);
        let (x29, x30) = subb(x6, 0x2945cf2fc4359cf3, x28);
        let (x31, x32) = subb(x8, 0x96ce7b9971b100de, x30);
        let (x33, x34) = subb(x10, 0x5616fd85445e620b, x32);
        let (x35, x36) = subb(x12, x34, 0);
        let (x37, x38) = subb(x14, x36, 0);
        let (x39, x40) = subb(x16, x38, 0);
        let (x41, x42) = subb(x18, x40, 0);
        let (x43, x44) = subb(x20, x42, 0);
        let (x45, x46) = subb(x22, 0x4000000000000000, x44);
        let x47 = mask(x46);
        let x48 = x23 ^ (x47 & (x0 ^ x23));
        let x49 = x25 ^ (x47 & (x2 ^ x25));
        let x50 = x27 ^ (x47 & (x4 ^ x27));
        let x51 = x29 ^ (x47 & (x6 ^ x29));
        let x52 = x31 ^ (x47 & (x8 ^ x31));
        let x53 = x33 ^ (x47 & (x10 ^ x33));
        let x54 = x35 ^ (x47 & (x12 ^ x35));
        let x55 = x37 ^ (x47 & (x14 ^ x37));
        let x56 = x39 ^ (x47 & (x16 ^ x39));
        let x57 = x41 ^ (x47 & (x18 ^ x41));
        let x58 = x43 ^ (x47 & (x20 ^ x43));
        let x59 = x45 ^ (x47 & (x22 ^ x45));
        Self([x48, x49, x50, x51, x52, x53, x54, x55, x56, x57, x58, x59])
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
            0xc53c8620afbf775f,
            0xcc1211731053d797,
            0x21c533ca1b042520,
            0xb578c0688e836b90,
            0x9355d68234f1f007,
            0xcde8a24b55f89b47,
            0xfffea7a409eaee86,
            0xffffffffffffffff,
            0xffffffffffffffff,
            0xffffffffffffffff,
            0xffffffffffffffff,
            0x3fffffffffffffff,
        ]);
        // Times 2^-720, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 769 squarings, 82 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y9 = y6.times(&x2);
        let y10 = y5.square_times(1);
        let y11 = y10.times(&a);
        let y13 = y10.times(&x2);
        let y14 = x3.square_times(1);
        let x4 = y14.times(&a);
        let y17 = y14.times(&x2);
        let y18 = y9.square_times(1);
        let y19 = y18.times(&a);
        let y21 = y18.times(&x2);
        let y22 = y11.square_times(1);
        let y23 = y22.times(&a);
        let y25 = y22.times(&x2);
        let y27 = y22.times(&y5);
        let y29 = y22.times(&x3);
        let x5 = y22.times(&y9);
        let t = y2.square_times_mul(385, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(8, &y11);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(9, &y21);
        let t = t.square_times_mul(8, &y17);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(10, &y23);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(4, &y9);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(8, &y27);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(10, &x2);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(8, &y23);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &x5);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(8, &y13);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(6, &y13);
        let t = t.square_times_mul(9, &y29);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y21);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(7, &y17);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(8, &y25);
        let t = t.square_times_mul(8, &x4);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(7, &y25);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &y19);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(6, &y21);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(7, &y13);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(5, &y9);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(6, &y17);
        let t = t.square_times_mul(6, &y23);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(6, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(8, &y5);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(5, &y23);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times(3);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 770 squarings, 82 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y9 = y6.times(&x2);
        let y10 = y5.square_times(1);
        let y11 = y10.times(&a);
        let y13 = y10.times(&x2);
        let y14 = x3.square_times(1);
        let x4 = y14.times(&a);
        let y17 = y14.times(&x2);
        let y18 = y9.square_times(1);
        let y19 = y18.times(&a);
        let y21 = y18.times(&x2);
        let y22 = y11.square_times(1);
        let y23 = y22.times(&a);
        let y25 = y22.times(&x2);
        let y27 = y22.times(&y5);
        let y29 = y22.times(&x3);
        let x5 = y22.times(&y9);
        let t = y2.square_times_mul(385, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(8, &y11);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(9, &y21);
        let t = t.square_times_mul(8, &y17);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(10, &y23);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(4, &y9);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(8, &y27);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(10, &x2);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(8, &y23);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &x5);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(8, &y13);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(6, &y13);
        let t = t.square_times_mul(9, &y29);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y21);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(7, &y17);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(8, &y25);
        let t = t.square_times_mul(8, &x4);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(7, &y25);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &y19);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(6, &y21);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(7, &y13);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(5, &y9);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(6, &y17);
        let t = t.square_times_mul(6, &y23);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(6, &x2);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(8, &y5);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(5, &y23);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(5, &x4);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1768 divsteps in batches of 60, on numbers of 13 digits.
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
    const STEPS: u32 = 1768;
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
    const P: [Digit; DIGITS] = [
        196054058736252767,
        471124594387413338,
        129879314304367398,
        -219836065587973061,
        -317097293715199674,
        -552739999565910808,
        5641982,
        0,
        0,
        0,
        0,
        0,
        70368744177664,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x80b01f181e4a49f;

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
            x += i * Wide::from(P[5]);
            y += j * Wide::from(P[5]);
            d[4] = x as Digit & MASK;
            e[4] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[6], self.v, e[6]);
            y = (y >> DIGIT_BITS) + products(self.q, d[6], self.r, e[6]);
            x += i * Wide::from(P[6]);
            y += j * Wide::from(P[6]);
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
        0x5f, 0x77, 0xbf, 0xaf, 0x20, 0x86, 0xb8, 0xa2, 0x95, 0x96, 0xd6, 0x28, 0x55, 0x9c, 0x68,
        0x26, 0x7b, 0xc8, 0x58, 0x8c, 0x6c, 0xcd, 0xb1, 0x43, 0xf3, 0x9c, 0x35, 0xc4, 0x2f, 0xcf,
        0x45, 0x29, 0xde, 0x0, 0xb1, 0x71, 0x99, 0x7b, 0xce, 0x96, 0xb, 0x62, 0x5e, 0x44, 0x85,
        0xfd, 0x16, 0x56, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
        0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
        0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x40,
    ];
    const BITS: u32 = 767;
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
        0x6dbe578ec87b1077,
        0x3fd70dd696b992d3,
        0x47e66db06c0410ce,
        0x704f1d0cd4ab2be6,
        0x39fbb1edc48335d,
        0x297e99e3fc5f5624,
        0x3a288cea68ba8834,
        0xb0db507c43f0816a,
        0x5f871bc941b4aacf,
        0x5d843af7ce6353fb,
        0xd6fb58977c980721,
        0xf3746617e7d89b4,
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
        0x8ae21882befddd7c,
        0x99a27154a35a5a56,
        0xec735b2316321ec,
        0xa5173cbf10d673cd,
        0x5b39ee65c6c40378,
        0x585bf6151179882e,
        1,
        0,
        0,
        0,
        0,
        0,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0x8ae21882befddd7c,
        0x99a27154a35a5a56,
        0xec735b2316321ec,
        0xa5173cbf10d673cd,
        0x5b39ee65c6c40378,
        0x585bf6151179882e,
        1,
        0,
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
