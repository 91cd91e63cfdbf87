// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0x4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005616fd85445e620b96ce7b9971b100de2945cf2fc4359cf343b1cd6c8c58c87b26689c5528d69695a2b88620afbf775f. Generated, do not edit:
//! ```text
//! modforge field 0x4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005616fd85445e620b96ce7b9971b100de2945cf2fc4359cf343b1cd6c8c58c87b26689c5528d69695a2b88620afbf775f --name n768c22467 --prefix fe_n768c22467 --trait crate::Field
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
//! mul: 240 multiplications, 539 additions, 13 logic
//! square: 174 multiplications, 427 additions, 13 logic
//! add: 24 additions, 13 logic
//! sub: 36 additions, 13 logic
//! neg: 24 additions, 13 logic
//! mul_small: 20 multiplications, 40 additions, 2 shifts, 13 logic
//! half: 12 additions, 12 shifts, 9 logic
//! canonical: 96 multiplications, 216 additions
//! decode: 240 multiplications, 516 additions, 26 logic
//! reduce: 240 multiplications, 504 additions, 13 logic
//! invert: 1768 divsteps in batches of 62
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
    pub fn from_le_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let (element, below) = Self::decode(words_of(bytes));
        // May be told: whether the number is below p.
        (below == 1).then_some(element)
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
        let (x10, x11) = mac(a[0], a[4], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, x15) = mac(a[0], a[5], 0, 0);
        let (x16, x17) = addc(x11, x14, x13);
        let (x18, x19) = mac(a[0], a[6], 0, 0);
        let (x20, x21) = addc(x15, x18, x17);
        let (x22, x23) = mac(a[0], a[7], 0, 0);
        let (x24, x25) = addc(x19, x22, x21);
        let (x26, x27) = mac(a[0], a[8], 0, 0);
        let (x28, x29) = addc(x23, x26, x25);
        let (x30, x31) = mac(a[0], a[9], 0, 0);
        let (x32, x33) = addc(x27, x30, x29);
        let (x34, x35) = mac(a[0], a[10], 0, 0);
        let (x36, x37) = addc(x31, x34, x33);
        let (x38, x39) = mac(a[0], a[11], 0, 0);
        let (x40, x41) = addc(x35, x38, x37);
        let (x42, _) = addc(x39, x41, 0);
        let (x43, x44) = mac(a[1], a[2], 0, 0);
        let (x45, x46) = mac(a[1], a[3], 0, 0);
        let (x47, x48) = addc(x44, x45, 0);
        let (x49, x50) = mac(a[1], a[4], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, x54) = mac(a[1], a[5], 0, 0);
        let (x55, x56) = addc(x50, x53, x52);
        let (x57, x58) = mac(a[1], a[6], 0, 0);
        let (x59, x60) = addc(x54, x57, x56);
        let (x61, x62) = mac(a[1], a[7], 0, 0);
        let (x63, x64) = addc(x58, x61, x60);
        let (x65, x66) = mac(a[1], a[8], 0, 0);
        let (x67, x68) = addc(x62, x65, x64);
        let (x69, x70) = mac(a[1], a[9], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[1], a[10], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, x78) = mac(a[1], a[11], 0, 0);
        let (x79, x80) = addc(x74, x77, x76);
        let (x81, _) = addc(x78, x80, 0);
        let (x82, x83) = addc(x8, x43, 0);
        let (x84, x85) = addc(x12, x47, x83);
        let (x86, x87) = addc(x16, x51, x85);
        let (x88, x89) = addc(x20, x55, x87);
        let (x90, x91) = addc(x24, x59, x89);
        let (x92, x93) = addc(x28, x63, x91);
        let (x94, x95) = addc(x32, x67, x93);
        let (x96, x97) = addc(x36, x71, x95);
        let (x98, x99) = addc(x40, x75, x97);
        let (x100, x101) = addc(x42, x79, x99);
        let (x102, _) = addc(x81, x101, 0);
        let (x103, x104) = mac(a[2], a[3], 0, 0);
        let (x105, x106) = mac(a[2], a[4], 0, 0);
        let (x107, x108) = addc(x104, x105, 0);
        let (x109, x110) = mac(a[2], a[5], 0, 0);
        let (x111, x112) = addc(x106, x109, x108);
        let (x113, x114) = mac(a[2], a[6], 0, 0);
        let (x115, x116) = addc(x110, x113, x112);
        let (x117, x118) = mac(a[2], a[7], 0, 0);
        let (x119, x120) = addc(x114, x117, x116);
        let (x121, x122) = mac(a[2], a[8], 0, 0);
        let (x123, x124) = addc(x118, x121, x120);
        let (x125, x126) = mac(a[2], a[9], 0, 0);
        let (x127, x128) = addc(x122, x125, x124);
        let (x129, x130) = mac(a[2], a[10], 0, 0);
        let (x131, x132) = addc(x126, x129, x128);
        let (x133, x134) = mac(a[2], a[11], 0, 0);
        let (x135, x136) = addc(x130, x133, x132);
        let (x137, _) = addc(x134, x136, 0);
        let (x138, x139) = addc(x86, x103, 0);
        let (x140, x141) = addc(x88, x107, x139);
        let (x142, x143) = addc(x90, x111, x141);
        let (x144, x145) = addc(x92, x115, x143);
        let (x146, x147) = addc(x94, x119, x145);
        let (x148, x149) = addc(x96, x123, x147);
        let (x150, x151) = addc(x98, x127, x149);
        let (x152, x153) = addc(x100, x131, x151);
        let (x154, x155) = addc(x102, x135, x153);
        let (x156, _) = addc(x137, x155, 0);
        let (x157, x158) = mac(a[3], a[4], 0, 0);
        let (x159, x160) = mac(a[3], a[5], 0, 0);
        let (x161, x162) = addc(x158, x159, 0);
        let (x163, x164) = mac(a[3], a[6], 0, 0);
        let (x165, x166) = addc(x160, x163, x162);
        let (x167, x168) = mac(a[3], a[7], 0, 0);
        let (x169, x170) = addc(x164, x167, x166);
        let (x171, x172) = mac(a[3], a[8], 0, 0);
        let (x173, x174) = addc(x168, x171, x170);
        let (x175, x176) = mac(a[3], a[9], 0, 0);
        let (x177, x178) = addc(x172, x175, x174);
        let (x179, x180) = mac(a[3], a[10], 0, 0);
        let (x181, x182) = addc(x176, x179, x178);
        let (x183, x184) = mac(a[3], a[11], 0, 0);
        let (x185, x186) = addc(x180, x183, x182);
        let (x187, _) = addc(x184, x186, 0);
        let (x188, x189) = addc(x142, x157, 0);
        let (x190, x191) = addc(x144, x161, x189);
        let (x192, x193) = addc(x146, x165, x191);
        let (x194, x195) = addc(x148, x169, x193);
        let (x196, x197) = addc(x150, x173, x195);
        let (x198, x199) = addc(x152, x177, x197);
        let (x200, x201) = addc(x154, x181, x199);
        let (x202, x203) = addc(x156, x185, x201);
        let (x204, _) = addc(x187, x203, 0);
        let (x205, x206) = mac(a[4], a[5], 0, 0);
        let (x207, x208) = mac(a[4], a[6], 0, 0);
        let (x209, x210) = addc(x206, x207, 0);
        let (x211, x212) = mac(a[4], a[7], 0, 0);
        let (x213, x214) = addc(x208, x211, x210);
        let (x215, x216) = mac(a[4], a[8], 0, 0);
        let (x217, x218) = addc(x212, x215, x214);
        let (x219, x220) = mac(a[4], a[9], 0, 0);
        let (x221, x222) = addc(x216, x219, x218);
        let (x223, x224) = mac(a[4], a[10], 0, 0);
        let (x225, x226) = addc(x220, x223, x222);
        let (x227, x228) = mac(a[4], a[11], 0, 0);
        let (x229, x230) = addc(x224, x227, x226);
        let (x231, _) = addc(x228, x230, 0);
        let (x232, x233) = addc(x192, x205, 0);
        let (x234, x235) = addc(x194, x209, x233);
        let (x236, x237) = addc(x196, x213, x235);
        let (x238, x239) = addc(x198, x217, x237);
        let (x240, x241) = addc(x200, x221, x239);
        let (x242, x243) = addc(x202, x225, x241);
        let (x244, x245) = addc(x204, x229, x243);
        let (x246, _) = addc(x231, x245, 0);
        let (x247, x248) = mac(a[5], a[6], 0, 0);
        let (x249, x250) = mac(a[5], a[7], 0, 0);
        let (x251, x252) = addc(x248, x249, 0);
        let (x253, x254) = mac(a[5], a[8], 0, 0);
        let (x255, x256) = addc(x250, x253, x252);
        let (x257, x258) = mac(a[5], a[9], 0, 0);
        let (x259, x260) = addc(x254, x257, x256);
        let (x261, x262) = mac(a[5], a[10], 0, 0);
        let (x263, x264) = addc(x258, x261, x260);
        let (x265, x266) = mac(a[5], a[11], 0, 0);
        let (x267, x268) = addc(x262, x265, x264);
        let (x269, _) = addc(x266, x268, 0);
        let (x270, x271) = addc(x236, x247, 0);
        let (x272, x273) = addc(x238, x251, x271);
        let (x274, x275) = addc(x240, x255, x273);
        let (x276, x277) = addc(x242, x259, x275);
        let (x278, x279) = addc(x244, x263, x277);
        let (x280, x281) = addc(x246, x267, x279);
        let (x282, _) = addc(x269, x281, 0);
        let (x283, x284) = mac(a[6], a[7], 0, 0);
        let (x285, x286) = mac(a[6], a[8], 0, 0);
        let (x287, x288) = addc(x284, x285, 0);
        let (x289, x290) = mac(a[6], a[9], 0, 0);
        let (x291, x292) = addc(x286, x289, x288);
        let (x293, x294) = mac(a[6], a[10], 0, 0);
        let (x295, x296) = addc(x290, x293, x292);
        let (x297, x298) = mac(a[6], a[11], 0, 0);
        let (x299, x300) = addc(x294, x297, x296);
        let (x301, _) = addc(x298, x300, 0);
        let (x302, x303) = addc(x274, x283, 0);
        let (x304, x305) = addc(x276, x287, x303);
        let (x306, x307) = addc(x278, x291, x305);
        let (x308, x309) = addc(x280, x295, x307);
        let (x310, x311) = addc(x282, x299, x309);
        let (x312, _) = addc(x301, x311, 0);
        let (x313, x314) = mac(a[7], a[8], 0, 0);
        let (x315, x316) = mac(a[7], a[9], 0, 0);
        let (x317, x318) = addc(x314, x315, 0);
        let (x319, x320) = mac(a[7], a[10], 0, 0);
        let (x321, x322) = addc(x316, x319, x318);
        let (x323, x324) = mac(a[7], a[11], 0, 0);
        let (x325, x326) = addc(x320, x323, x322);
        let (x327, _) = addc(x324, x326, 0);
        let (x328, x329) = addc(x306, x313, 0);
        let (x330, x331) = addc(x308, x317, x329);
        let (x332, x333) = addc(x310, x321, x331);
        let (x334, x335) = addc(x312, x325, x333);
        let (x336, _) = addc(x327, x335, 0);
        let (x337, x338) = mac(a[8], a[9], 0, 0);
        let (x339, x340) = mac(a[8], a[10], 0, 0);
        let (x341, x342) = addc(x338, x339, 0);
        let (x343, x344) = mac(a[8], a[11], 0, 0);
        let (x345, x346) = addc(x340, x343, x342);
        let (x347, _) = addc(x344, x346, 0);
        let (x348, x349) = addc(x332, x337, 0);
        let (x350, x351) = addc(x334, x341, x349);
        let (x352, x353) = addc(x336, x345, x351);
        let (x354, _) = addc(x347, x353, 0);
        let (x355, x356) = mac(a[9], a[10], 0, 0);
        let (x357, x358) = mac(a[9], a[11], 0, 0);
        let (x359, x360) = addc(x356, x357, 0);
        let (x361, _) = addc(x358, x360, 0);
        let (x362, x363) = addc(x352, x355, 0);
        let (x364, x365) = addc(x354, x359, x363);
        let (x366, _) = addc(x361, x365, 0);
        let (x367, x368) = mac(a[10], a[11], 0, 0);
        let (x369, x370) = addc(x366, x367, 0);
        let (x371, _) = addc(x368, x370, 0);
        let (x372, x373) = addc(x0, x0, 0);
        let (x374, x375) = addc(x4, x4, x373);
        let (x376, x377) = addc(x82, x82, x375);
        let (x378, x379) = addc(x84, x84, x377);
        let (x380, x381) = addc(x138, x138, x379);
        let (x382, x383) = addc(x140, x140, x381);
        let (x384, x385) = addc(x188, x188, x383);
        let (x386, x387) = addc(x190, x190, x385);
        let (x388, x389) = addc(x232, x232, x387);
        let (x390, x391) = addc(x234, x234, x389);
        let (x392, x393) = addc(x270, x270, x391);
        let (x394, x395) = addc(x272, x272, x393);
        let (x396, x397) = addc(x302, x302, x395);
        let (x398, x399) = addc(x304, x304, x397);
        let (x400, x401) = addc(x328, x328, x399);
        let (x402, x403) = addc(x330, x330, x401);
        let (x404, x405) = addc(x348, x348, x403);
        let (x406, x407) = addc(x350, x350, x405);
        let (x408, x409) = addc(x362, x362, x407);
        let (x410, x411) = addc(x364, x364, x409);
        let (x412, x413) = addc(x369, x369, x411);
        let (x414, _) = addc(x371, x371, x413);
        let (x415, x416) = mac(a[0], a[0], 0, 0);
        let (x417, x418) = mac(a[1], a[1], 0, 0);
        let (x419, x420) = mac(a[2], a[2], 0, 0);
        let (x421, x422) = mac(a[3], a[3], 0, 0);
        let (x423, x424) = mac(a[4], a[4], 0, 0);
        let (x425, x426) = mac(a[5], a[5], 0, 0);
        let (x427, x428) = mac(a[6], a[6], 0, 0);
        let (x429, x430) = mac(a[7], a[7], 0, 0);
        let (x431, x432) = mac(a[8], a[8], 0, 0);
        let (x433, x434) = mac(a[9], a[9], 0, 0);
        let (x435, x436) = mac(a[10], a[10], 0, 0);
        let (x437, x438) = mac(a[11], a[11], 0, 0);
        let (x439, x440) = addc(x372, x416, 0);
        let (x441, x442) = addc(x374, x417, x440);
        let (x443, x444) = addc(x376, x418, x442);
        let (x445, x446) = addc(x378, x419, x444);
        let (x447, x448) = addc(x380, x420, x446);
        let (x449, x450) = addc(x382, x421, x448);
        let (x451, x452) = addc(x384, x422, x450);
        let (x453, x454) = addc(x386, x423, x452);
        let (x455, x456) = addc(x388, x424, x454);
        let (x457, x458) = addc(x390, x425, x456);
        let (x459, x460) = addc(x392, x426, x458);
        let (x461, x462) = addc(x394, x427, x460);
        let (x463, x464) = addc(x396, x428, x462);
        let (x465, x466) = addc(x398, x429, x464);
        let (x467, x468) = addc(x400, x430, x466);
        let (x469, x470) = addc(x402, x431, x468);
        let (x471, x472) = addc(x404, x432, x470);
        let (x473, x474) = addc(x406, x433, x472);
        let (x475, x476) = addc(x408, x434, x474);
        let (x477, x478) = addc(x410, x435, x476);
        let (x479, x480) = addc(x412, x436, x478);
        let (x481, x482) = addc(x414, x437, x480);
        let (x483, _) = addc(x438, x482, 0);
        let (x484, _) = mac(x415, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x485, x486) = mac(x484, 0xa2b88620afbf775f, 0, 0);
        let (x487, x488) = mac(x484, 0x26689c5528d69695, 0, 0);
        let (x489, x490) = addc(x486, x487, 0);
        let (x491, x492) = mac(x484, 0x43b1cd6c8c58c87b, 0, 0);
        let (x493, x494) = addc(x488, x491, x490);
        let (x495, x496) = mac(x484, 0x2945cf2fc4359cf3, 0, 0);
        let (x497, x498) = addc(x492, x495, x494);
        let (x499, x500) = mac(x484, 0x96ce7b9971b100de, 0, 0);
        let (x501, x502) = addc(x496, x499, x498);
        let (x503, x504) = mac(x484, 0x5616fd85445e620b, 0, 0);
        let (x505, x506) = addc(x500, x503, x502);
        let (x507, _) = addc(x504, x506, 0);
        let (x508, x509) = mac(x484, 0x4000000000000000, 0, 0);
        let (_, x510) = addc(x415, x485, 0);
        let (x511, x512) = addc(x439, x489, x510);
        let (x513, x514) = addc(x441, x493, x512);
        let (x515, x516) = addc(x443, x497, x514);
        let (x517, x518) = addc(x445, x501, x516);
        let (x519, x520) = addc(x447, x505, x518);
        let (x521, x522) = addc(x449, x507, x520);
        let (x523, x524) = addc(x451, x522, 0);
        let (x525, x526) = addc(x453, x524, 0);
        let (x527, x528) = addc(x455, x526, 0);
        let (x529, x530) = addc(x457, x528, 0);
        let (x531, x532) = addc(x459, x508, x530);
        let (x533, _) = addc(x509, x532, 0);
        let (x534, _) = mac(x511, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x535, x536) = mac(x534, 0xa2b88620afbf775f, 0, 0);
        let (x537, x538) = mac(x534, 0x26689c5528d69695, 0, 0);
        let (x539, x540) = addc(x536, x537, 0);
        let (x541, x542) = mac(x534, 0x43b1cd6c8c58c87b, 0, 0);
        let (x543, x544) = addc(x538, x541, x540);
        let (x545, x546) = mac(x534, 0x2945cf2fc4359cf3, 0, 0);
        let (x547, x548) = addc(x542, x545, x544);
        let (x549, x550) = mac(x534, 0x96ce7b9971b100de, 0, 0);
        let (x551, x552) = addc(x546, x549, x548);
        let (x553, x554) = mac(x534, 0x5616fd85445e620b, 0, 0);
        let (x555, x556) = addc(x550, x553, x552);
        let (x557, _) = addc(x554, x556, 0);
        let (x558, x559) = mac(x534, 0x4000000000000000, 0, 0);
        let (_, x560) = addc(x511, x535, 0);
        let (x561, x562) = addc(x513, x539, x560);
        let (x563, x564) = addc(x515, x543, x562);
        let (x565, x566) = addc(x517, x547, x564);
        let (x567, x568) = addc(x519, x551, x566);
        let (x569, x570) = addc(x521, x555, x568);
        let (x571, x572) = addc(x523, x557, x570);
        let (x573, x574) = addc(x525, x572, 0);
        let (x575, x576) = addc(x527, x574, 0);
        let (x577, x578) = addc(x529, x576, 0);
        let (x579, x580) = addc(x531, x578, 0);
        let (x581, x582) = addc(x533, x558, x580);
        let (x583, _) = addc(x559, x582, 0);
        let (x584, _) = mac(x561, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x585, x586) = mac(x584, 0xa2b88620afbf775f, 0, 0);
        let (x587, x588) = mac(x584, 0x26689c5528d69695, 0, 0);
        let (x589, x590) = addc(x586, x587, 0);
        let (x591, x592) = mac(x584, 0x43b1cd6c8c58c87b, 0, 0);
        let (x593, x594) = addc(x588, x591, x590);
        let (x595, x596) = mac(x584, 0x2945cf2fc4359cf3, 0, 0);
        let (x597, x598) = addc(x592, x595, x594);
        let (x599, x600) = mac(x584, 0x96ce7b9971b100de, 0, 0);
        let (x601, x602) = addc(x596, x599, x598);
        let (x603, x604) = mac(x584, 0x5616fd85445e620b, 0, 0);
        let (x605, x606) = addc(x600, x603, x602);
        let (x607, _) = addc(x604, x606, 0);
        let (x608, x609) = mac(x584, 0x4000000000000000, 0, 0);
        let (_, x610) = addc(x561, x585, 0);
        let (x611, x612) = addc(x563, x589, x610);
        let (x613, x614) = addc(x565, x593, x612);
        let (x615, x616) = addc(x567, x597, x614);
        let (x617, x618) = addc(x569, x601, x616);
        let (x619, x620) = addc(x571, x605, x618);
        let (x621, x622) = addc(x573, x607, x620);
        let (x623, x624) = addc(x575, x622, 0);
        let (x625, x626) = addc(x577, x624, 0);
        let (x627, x628) = addc(x579, x626, 0);
        let (x629, x630) = addc(x581, x628, 0);
        let (x631, x632) = addc(x583, x608, x630);
        let (x633, _) = addc(x609, x632, 0);
        let (x634, _) = mac(x611, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x635, x636) = mac(x634, 0xa2b88620afbf775f, 0, 0);
        let (x637, x638) = mac(x634, 0x26689c5528d69695, 0, 0);
        let (x639, x640) = addc(x636, x637, 0);
        let (x641, x642) = mac(x634, 0x43b1cd6c8c58c87b, 0, 0);
        let (x643, x644) = addc(x638, x641, x640);
        let (x645, x646) = mac(x634, 0x2945cf2fc4359cf3, 0, 0);
        let (x647, x648) = addc(x642, x645, x644);
        let (x649, x650) = mac(x634, 0x96ce7b9971b100de, 0, 0);
        let (x651, x652) = addc(x646, x649, x648);
        let (x653, x654) = mac(x634, 0x5616fd85445e620b, 0, 0);
        let (x655, x656) = addc(x650, x653, x652);
        let (x657, _) = addc(x654, x656, 0);
        let (x658, x659) = mac(x634, 0x4000000000000000, 0, 0);
        let (_, x660) = addc(x611, x635, 0);
        let (x661, x662) = addc(x613, x639, x660);
        let (x663, x664) = addc(x615, x643, x662);
        let (x665, x666) = addc(x617, x647, x664);
        let (x667, x668) = addc(x619, x651, x666);
        let (x669, x670) = addc(x621, x655, x668);
        let (x671, x672) = addc(x623, x657, x670);
        let (x673, x674) = addc(x625, x672, 0);
        let (x675, x676) = addc(x627, x674, 0);
        let (x677, x678) = addc(x629, x676, 0);
        let (x679, x680) = addc(x631, x678, 0);
        let (x681, x682) = addc(x633, x658, x680);
        let (x683, _) = addc(x659, x682, 0);
        let (x684, _) = mac(x661, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x685, x686) = mac(x684, 0xa2b88620afbf775f, 0, 0);
        let (x687, x688) = mac(x684, 0x26689c5528d69695, 0, 0);
        let (x689, x690) = addc(x686, x687, 0);
        let (x691, x692) = mac(x684, 0x43b1cd6c8c58c87b, 0, 0);
        let (x693, x694) = addc(x688, x691, x690);
        let (x695, x696) = mac(x684, 0x2945cf2fc4359cf3, 0, 0);
        let (x697, x698) = addc(x692, x695, x694);
        let (x699, x700) = mac(x684, 0x96ce7b9971b100de, 0, 0);
        let (x701, x702) = addc(x696, x699, x698);
        let (x703, x704) = mac(x684, 0x5616fd85445e620b, 0, 0);
        let (x705, x706) = addc(x700, x703, x702);
        let (x707, _) = addc(x704, x706, 0);
        let (x708, x709) = mac(x684, 0x4000000000000000, 0, 0);
        let (_, x710) = addc(x661, x685, 0);
        let (x711, x712) = addc(x663, x689, x710);
        let (x713, x714) = addc(x665, x693, x712);
        let (x715, x716) = addc(x667, x697, x714);
        let (x717, x718) = addc(x669, x701, x716);
        let (x719, x720) = addc(x671, x705, x718);
        let (x721, x722) = addc(x673, x707, x720);
        let (x723, x724) = addc(x675, x722, 0);
        let (x725, x726) = addc(x677, x724, 0);
        let (x727, x728) = addc(x679, x726, 0);
        let (x729, x730) = addc(x681, x728, 0);
        let (x731, x732) = addc(x683, x708, x730);
        let (x733, _) = addc(x709, x732, 0);
        let (x734, _) = mac(x711, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x735, x736) = mac(x734, 0xa2b88620afbf775f, 0, 0);
        let (x737, x738) = mac(x734, 0x26689c5528d69695, 0, 0);
        let (x739, x740) = addc(x736, x737, 0);
        let (x741, x742) = mac(x734, 0x43b1cd6c8c58c87b, 0, 0);
        let (x743, x744) = addc(x738, x741, x740);
        let (x745, x746) = mac(x734, 0x2945cf2fc4359cf3, 0, 0);
        let (x747, x748) = addc(x742, x745, x744);
        let (x749, x750) = mac(x734, 0x96ce7b9971b100de, 0, 0);
        let (x751, x752) = addc(x746, x749, x748);
        let (x753, x754) = mac(x734, 0x5616fd85445e620b, 0, 0);
        let (x755, x756) = addc(x750, x753, x752);
        let (x757, _) = addc(x754, x756, 0);
        let (x758, x759) = mac(x734, 0x4000000000000000, 0, 0);
        let (_, x760) = addc(x711, x735, 0);
        let (x761, x762) = addc(x713, x739, x760);
        let (x763, x764) = addc(x715, x743, x762);
        let (x765, x766) = addc(x717, x747, x764);
        let (x767, x768) = addc(x719, x751, x766);
        let (x769, x770) = addc(x721, x755, x768);
        let (x771, x772) = addc(x723, x757, x770);
        let (x773, x774) = addc(x725, x772, 0);
        let (x775, x776) = addc(x727, x774, 0);
        let (x777, x778) = addc(x729, x776, 0);
        let (x779, x780) = addc(x731, x778, 0);
        let (x781, x782) = addc(x733, x758, x780);
        let (x783, _) = addc(x759, x782, 0);
        let (x784, _) = mac(x761, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x785, x786) = mac(x784, 0xa2b88620afbf775f, 0, 0);
        let (x787, x788) = mac(x784, 0x26689c5528d69695, 0, 0);
        let (x789, x790) = addc(x786, x787, 0);
        let (x791, x792) = mac(x784, 0x43b1cd6c8c58c87b, 0, 0);
        let (x793, x794) = addc(x788, x791, x790);
        let (x795, x796) = mac(x784, 0x2945cf2fc4359cf3, 0, 0);
        let (x797, x798) = addc(x792, x795, x794);
        let (x799, x800) = mac(x784, 0x96ce7b9971b100de, 0, 0);
        let (x801, x802) = addc(x796, x799, x798);
        let (x803, x804) = mac(x784, 0x5616fd85445e620b, 0, 0);
        let (x805, x806) = addc(x800, x803, x802);
        let (x807, _) = addc(x804, x806, 0);
        let (x808, x809) = mac(x784, 0x4000000000000000, 0, 0);
        let (_, x810) = addc(x761, x785, 0);
        let (x811, x812) = addc(x763, x789, x810);
        let (x813, x814) = addc(x765, x793, x812);
        let (x815, x816) = addc(x767, x797, x814);
        let (x817, x818) = addc(x769, x801, x816);
        let (x819, x820) = addc(x771, x805, x818);
        let (x821, x822) = addc(x773, x807, x820);
        let (x823, x824) = addc(x775, x822, 0);
        let (x825, x826) = addc(x777, x824, 0);
        let (x827, x828) = addc(x779, x826, 0);
        let (x829, x830) = addc(x781, x828, 0);
        let (x831, x832) = addc(x783, x808, x830);
        let (x833, _) = addc(x809, x832, 0);
        let (x834, _) = mac(x811, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x835, x836) = mac(x834, 0xa2b88620afbf775f, 0, 0);
        let (x837, x838) = mac(x834, 0x26689c5528d69695, 0, 0);
        let (x839, x840) = addc(x836, x837, 0);
        let (x841, x842) = mac(x834, 0x43b1cd6c8c58c87b, 0, 0);
        let (x843, x844) = addc(x838, x841, x840);
        let (x845, x846) = mac(x834, 0x2945cf2fc4359cf3, 0, 0);
        let (x847, x848) = addc(x842, x845, x844);
        let (x849, x850) = mac(x834, 0x96ce7b9971b100de, 0, 0);
        let (x851, x852) = addc(x846, x849, x848);
        let (x853, x854) = mac(x834, 0x5616fd85445e620b, 0, 0);
        let (x855, x856) = addc(x850, x853, x852);
        let (x857, _) = addc(x854, x856, 0);
        let (x858, x859) = mac(x834, 0x4000000000000000, 0, 0);
        let (_, x860) = addc(x811, x835, 0);
        let (x861, x862) = addc(x813, x839, x860);
        let (x863, x864) = addc(x815, x843, x862);
        let (x865, x866) = addc(x817, x847, x864);
        let (x867, x868) = addc(x819, x851, x866);
        let (x869, x870) = addc(x821, x855, x868);
        let (x871, x872) = addc(x823, x857, x870);
        let (x873, x874) = addc(x825, x872, 0);
        let (x875, x876) = addc(x827, x874, 0);
        let (x877, x878) = addc(x829, x876, 0);
        let (x879, x880) = addc(x831, x878, 0);
        let (x881, x882) = addc(x833, x858, x880);
        let (x883, _) = addc(x859, x882, 0);
        let (x884, _) = mac(x861, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x885, x886) = mac(x884, 0xa2b88620afbf775f, 0, 0);
        let (x887, x888) = mac(x884, 0x26689c5528d69695, 0, 0);
        let (x889, x890) = addc(x886, x887, 0);
        let (x891, x892) = mac(x884, 0x43b1cd6c8c58c87b, 0, 0);
        let (x893, x894) = addc(x888, x891, x890);
        let (x895, x896) = mac(x884, 0x2945cf2fc4359cf3, 0, 0);
        let (x897, x898) = addc(x892, x895, x894);
        let (x899, x900) = mac(x884, 0x96ce7b9971b100de, 0, 0);
        let (x901, x902) = addc(x896, x899, x898);
        let (x903, x904) = mac(x884, 0x5616fd85445e620b, 0, 0);
        let (x905, x906) = addc(x900, x903, x902);
        let (x907, _) = addc(x904, x906, 0);
        let (x908, x909) = mac(x884, 0x4000000000000000, 0, 0);
        let (_, x910) = addc(x861, x885, 0);
        let (x911, x912) = addc(x863, x889, x910);
        let (x913, x914) = addc(x865, x893, x912);
        let (x915, x916) = addc(x867, x897, x914);
        let (x917, x918) = addc(x869, x901, x916);
        let (x919, x920) = addc(x871, x905, x918);
        let (x921, x922) = addc(x873, x907, x920);
        let (x923, x924) = addc(x875, x922, 0);
        let (x925, x926) = addc(x877, x924, 0);
        let (x927, x928) = addc(x879, x926, 0);
        let (x929, x930) = addc(x881, x928, 0);
        let (x931, x932) = addc(x883, x908, x930);
        let (x933, _) = addc(x909, x932, 0);
        let (x934, _) = mac(x911, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x935, x936) = mac(x934, 0xa2b88620afbf775f, 0, 0);
        let (x937, x938) = mac(x934, 0x26689c5528d69695, 0, 0);
        let (x939, x940) = addc(x936, x937, 0);
        let (x941, x942) = mac(x934, 0x43b1cd6c8c58c87b, 0, 0);
        let (x943, x944) = addc(x938, x941, x940);
        let (x945, x946) = mac(x934, 0x2945cf2fc4359cf3, 0, 0);
        let (x947, x948) = addc(x942, x945, x944);
        let (x949, x950) = mac(x934, 0x96ce7b9971b100de, 0, 0);
        let (x951, x952) = addc(x946, x949, x948);
        let (x953, x954) = mac(x934, 0x5616fd85445e620b, 0, 0);
        let (x955, x956) = addc(x950, x953, x952);
        let (x957, _) = addc(x954, x956, 0);
        let (x958, x959) = mac(x934, 0x4000000000000000, 0, 0);
        let (_, x960) = addc(x911, x935, 0);
        let (x961, x962) = addc(x913, x939, x960);
        let (x963, x964) = addc(x915, x943, x962);
        let (x965, x966) = addc(x917, x947, x964);
        let (x967, x968) = addc(x919, x951, x966);
        let (x969, x970) = addc(x921, x955, x968);
        let (x971, x972) = addc(x923, x957, x970);
        let (x973, x974) = addc(x925, x972, 0);
        let (x975, x976) = addc(x927, x974, 0);
        let (x977, x978) = addc(x929, x976, 0);
        let (x979, x980) = addc(x931, x978, 0);
        let (x981, x982) = addc(x933, x958, x980);
        let (x983, _) = addc(x959, x982, 0);
        let (x984, _) = mac(x961, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x985, x986) = mac(x984, 0xa2b88620afbf775f, 0, 0);
        let (x987, x988) = mac(x984, 0x26689c5528d69695, 0, 0);
        let (x989, x990) = addc(x986, x987, 0);
        let (x991, x992) = mac(x984, 0x43b1cd6c8c58c87b, 0, 0);
        let (x993, x994) = addc(x988, x991, x990);
        let (x995, x996) = mac(x984, 0x2945cf2fc4359cf3, 0, 0);
        let (x997, x998) = addc(x992, x995, x994);
        let (x999, x1000) = mac(x984, 0x96ce7b9971b100de, 0, 0);
        let (x1001, x1002) = addc(x996, x999, x998);
        let (x1003, x1004) = mac(x984, 0x5616fd85445e620b, 0, 0);
        let (x1005, x1006) = addc(x1000, x1003, x1002);
        let (x1007, _) = addc(x1004, x1006, 0);
        let (x1008, x1009) = mac(x984, 0x4000000000000000, 0, 0);
        let (_, x1010) = addc(x961, x985, 0);
        let (x1011, x1012) = addc(x963, x989, x1010);
        let (x1013, x1014) = addc(x965, x993, x1012);
        let (x1015, x1016) = addc(x967, x997, x1014);
        let (x1017, x1018) = addc(x969, x1001, x1016);
        let (x1019, x1020) = addc(x971, x1005, x1018);
        let (x1021, x1022) = addc(x973, x1007, x1020);
        let (x1023, x1024) = addc(x975, x1022, 0);
        let (x1025, x1026) = addc(x977, x1024, 0);
        let (x1027, x1028) = addc(x979, x1026, 0);
        let (x1029, x1030) = addc(x981, x1028, 0);
        let (x1031, x1032) = addc(x983, x1008, x1030);
        let (x1033, _) = addc(x1009, x1032, 0);
        let (x1034, _) = mac(x1011, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1035, x1036) = mac(x1034, 0xa2b88620afbf775f, 0, 0);
        let (x1037, x1038) = mac(x1034, 0x26689c5528d69695, 0, 0);
        let (x1039, x1040) = addc(x1036, x1037, 0);
        let (x1041, x1042) = mac(x1034, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1043, x1044) = addc(x1038, x1041, x1040);
        let (x1045, x1046) = mac(x1034, 0x2945cf2fc4359cf3, 0, 0);
        let (x1047, x1048) = addc(x1042, x1045, x1044);
        let (x1049, x1050) = mac(x1034, 0x96ce7b9971b100de, 0, 0);
        let (x1051, x1052) = addc(x1046, x1049, x1048);
        let (x1053, x1054) = mac(x1034, 0x5616fd85445e620b, 0, 0);
        let (x1055, x1056) = addc(x1050, x1053, x1052);
        let (x1057, _) = addc(x1054, x1056, 0);
        let (x1058, x1059) = mac(x1034, 0x4000000000000000, 0, 0);
        let (_, x1060) = addc(x1011, x1035, 0);
        let (x1061, x1062) = addc(x1013, x1039, x1060);
        let (x1063, x1064) = addc(x1015, x1043, x1062);
        let (x1065, x1066) = addc(x1017, x1047, x1064);
        let (x1067, x1068) = addc(x1019, x1051, x1066);
        let (x1069, x1070) = addc(x1021, x1055, x1068);
        let (x1071, x1072) = addc(x1023, x1057, x1070);
        let (x1073, x1074) = addc(x1025, x1072, 0);
        let (x1075, x1076) = addc(x1027, x1074, 0);
        let (x1077, x1078) = addc(x1029, x1076, 0);
        let (x1079, x1080) = addc(x1031, x1078, 0);
        let (x1081, x1082) = addc(x1033, x1058, x1080);
        let (x1083, _) = addc(x1059, x1082, 0);
        let (x1084, x1085) = addc(x1061, x461, 0);
        let (x1086, x1087) = addc(x1063, x463, x1085);
        let (x1088, x1089) = addc(x1065, x465, x1087);
        let (x1090, x1091) = addc(x1067, x467, x1089);
        let (x1092, x1093) = addc(x1069, x469, x1091);
        let (x1094, x1095) = addc(x1071, x471, x1093);
        let (x1096, x1097) = addc(x1073, x473, x1095);
        let (x1098, x1099) = addc(x1075, x475, x1097);
        let (x1100, x1101) = addc(x1077, x477, x1099);
        let (x1102, x1103) = addc(x1079, x479, x1101);
        let (x1104, x1105) = addc(x1081, x481, x1103);
        let (x1106, _) = addc(x1083, x483, x1105);
        let (x1107, x1108) = subb(x1084, 0xa2b88620afbf775f, 0);
        let (x1109, x1110) = subb(x1086, 0x26689c5528d69695, x1108);
        let (x1111, x1112) = subb(x1088, 0x43b1cd6c8c58c87b, x1110);
        let (x1113, x1114) = subb(x1090, 0x2945cf2fc4359cf3, x1112);
        let (x1115, x1116) = subb(x1092, 0x96ce7b9971b100de, x1114);
        let (x1117, x1118) = subb(x1094, 0x5616fd85445e620b, x1116);
        let (x1119, x1120) = subb(x1096, x1118, 0);
        let (x1121, x1122) = subb(x1098, x1120, 0);
        let (x1123, x1124) = subb(x1100, x1122, 0);
        let (x1125, x1126) = subb(x1102, x1124, 0);
        let (x1127, x1128) = subb(x1104, x1126, 0);
        let (x1129, x1130) = subb(x1106, 0x4000000000000000, x1128);
        let x1131 = mask(x1130);
        let x1132 = x1107 ^ (x1131 & (x1084 ^ x1107));
        let x1133 = x1109 ^ (x1131 & (x1086 ^ x1109));
        let x1134 = x1111 ^ (x1131 & (x1088 ^ x1111));
        let x1135 = x1113 ^ (x1131 & (x1090 ^ x1113));
        let x1136 = x1115 ^ (x1131 & (x1092 ^ x1115));
        let x1137 = x1117 ^ (x1131 & (x1094 ^ x1117));
        let x1138 = x1119 ^ (x1131 & (x1096 ^ x1119));
        let x1139 = x1121 ^ (x1131 & (x1098 ^ x1121));
        let x1140 = x1123 ^ (x1131 & (x1100 ^ x1123));
        let x1141 = x1125 ^ (x1131 & (x1102 ^ x1125));
        let x1142 = x1127 ^ (x1131 & (x1104 ^ x1127));
        let x1143 = x1129 ^ (x1131 & (x1106 ^ x1129));
        Self([
            x1132, x1133, x1134, x1135, x1136, x1137, x1138, x1139, x1140, x1141, x1142, x1143,
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
        let x1 = x0.wrapping_neg();
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
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, x15) = mac(a[0], b[4], 0, 0);
        let (x16, x17) = addc(x11, x14, x13);
        let (x18, x19) = mac(a[0], b[5], 0, 0);
        let (x20, x21) = addc(x15, x18, x17);
        let (x22, x23) = mac(a[0], b[6], 0, 0);
        let (x24, x25) = addc(x19, x22, x21);
        let (x26, x27) = mac(a[0], b[7], 0, 0);
        let (x28, x29) = addc(x23, x26, x25);
        let (x30, x31) = mac(a[0], b[8], 0, 0);
        let (x32, x33) = addc(x27, x30, x29);
        let (x34, x35) = mac(a[0], b[9], 0, 0);
        let (x36, x37) = addc(x31, x34, x33);
        let (x38, x39) = mac(a[0], b[10], 0, 0);
        let (x40, x41) = addc(x35, x38, x37);
        let (x42, x43) = mac(a[0], b[11], 0, 0);
        let (x44, x45) = addc(x39, x42, x41);
        let (x46, _) = addc(x43, x45, 0);
        let (x47, x48) = mac(a[1], b[0], 0, 0);
        let (x49, x50) = mac(a[1], b[1], 0, 0);
        let (x51, x52) = addc(x48, x49, 0);
        let (x53, x54) = mac(a[1], b[2], 0, 0);
        let (x55, x56) = addc(x50, x53, x52);
        let (x57, x58) = mac(a[1], b[3], 0, 0);
        let (x59, x60) = addc(x54, x57, x56);
        let (x61, x62) = mac(a[1], b[4], 0, 0);
        let (x63, x64) = addc(x58, x61, x60);
        let (x65, x66) = mac(a[1], b[5], 0, 0);
        let (x67, x68) = addc(x62, x65, x64);
        let (x69, x70) = mac(a[1], b[6], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[1], b[7], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, x78) = mac(a[1], b[8], 0, 0);
        let (x79, x80) = addc(x74, x77, x76);
        let (x81, x82) = mac(a[1], b[9], 0, 0);
        let (x83, x84) = addc(x78, x81, x80);
        let (x85, x86) = mac(a[1], b[10], 0, 0);
        let (x87, x88) = addc(x82, x85, x84);
        let (x89, x90) = mac(a[1], b[11], 0, 0);
        let (x91, x92) = addc(x86, x89, x88);
        let (x93, _) = addc(x90, x92, 0);
        let (x94, x95) = addc(x4, x47, 0);
        let (x96, x97) = addc(x8, x51, x95);
        let (x98, x99) = addc(x12, x55, x97);
        let (x100, x101) = addc(x16, x59, x99);
        let (x102, x103) = addc(x20, x63, x101);
        let (x104, x105) = addc(x24, x67, x103);
        let (x106, x107) = addc(x28, x71, x105);
        let (x108, x109) = addc(x32, x75, x107);
        let (x110, x111) = addc(x36, x79, x109);
        let (x112, x113) = addc(x40, x83, x111);
        let (x114, x115) = addc(x44, x87, x113);
        let (x116, x117) = addc(x46, x91, x115);
        let (x118, _) = addc(x93, x117, 0);
        let (x119, x120) = mac(a[2], b[0], 0, 0);
        let (x121, x122) = mac(a[2], b[1], 0, 0);
        let (x123, x124) = addc(x120, x121, 0);
        let (x125, x126) = mac(a[2], b[2], 0, 0);
        let (x127, x128) = addc(x122, x125, x124);
        let (x129, x130) = mac(a[2], b[3], 0, 0);
        let (x131, x132) = addc(x126, x129, x128);
        let (x133, x134) = mac(a[2], b[4], 0, 0);
        let (x135, x136) = addc(x130, x133, x132);
        let (x137, x138) = mac(a[2], b[5], 0, 0);
        let (x139, x140) = addc(x134, x137, x136);
        let (x141, x142) = mac(a[2], b[6], 0, 0);
        let (x143, x144) = addc(x138, x141, x140);
        let (x145, x146) = mac(a[2], b[7], 0, 0);
        let (x147, x148) = addc(x142, x145, x144);
        let (x149, x150) = mac(a[2], b[8], 0, 0);
        let (x151, x152) = addc(x146, x149, x148);
        let (x153, x154) = mac(a[2], b[9], 0, 0);
        let (x155, x156) = addc(x150, x153, x152);
        let (x157, x158) = mac(a[2], b[10], 0, 0);
        let (x159, x160) = addc(x154, x157, x156);
        let (x161, x162) = mac(a[2], b[11], 0, 0);
        let (x163, x164) = addc(x158, x161, x160);
        let (x165, _) = addc(x162, x164, 0);
        let (x166, x167) = addc(x96, x119, 0);
        let (x168, x169) = addc(x98, x123, x167);
        let (x170, x171) = addc(x100, x127, x169);
        let (x172, x173) = addc(x102, x131, x171);
        let (x174, x175) = addc(x104, x135, x173);
        let (x176, x177) = addc(x106, x139, x175);
        let (x178, x179) = addc(x108, x143, x177);
        let (x180, x181) = addc(x110, x147, x179);
        let (x182, x183) = addc(x112, x151, x181);
        let (x184, x185) = addc(x114, x155, x183);
        let (x186, x187) = addc(x116, x159, x185);
        let (x188, x189) = addc(x118, x163, x187);
        let (x190, _) = addc(x165, x189, 0);
        let (x191, x192) = mac(a[3], b[0], 0, 0);
        let (x193, x194) = mac(a[3], b[1], 0, 0);
        let (x195, x196) = addc(x192, x193, 0);
        let (x197, x198) = mac(a[3], b[2], 0, 0);
        let (x199, x200) = addc(x194, x197, x196);
        let (x201, x202) = mac(a[3], b[3], 0, 0);
        let (x203, x204) = addc(x198, x201, x200);
        let (x205, x206) = mac(a[3], b[4], 0, 0);
        let (x207, x208) = addc(x202, x205, x204);
        let (x209, x210) = mac(a[3], b[5], 0, 0);
        let (x211, x212) = addc(x206, x209, x208);
        let (x213, x214) = mac(a[3], b[6], 0, 0);
        let (x215, x216) = addc(x210, x213, x212);
        let (x217, x218) = mac(a[3], b[7], 0, 0);
        let (x219, x220) = addc(x214, x217, x216);
        let (x221, x222) = mac(a[3], b[8], 0, 0);
        let (x223, x224) = addc(x218, x221, x220);
        let (x225, x226) = mac(a[3], b[9], 0, 0);
        let (x227, x228) = addc(x222, x225, x224);
        let (x229, x230) = mac(a[3], b[10], 0, 0);
        let (x231, x232) = addc(x226, x229, x228);
        let (x233, x234) = mac(a[3], b[11], 0, 0);
        let (x235, x236) = addc(x230, x233, x232);
        let (x237, _) = addc(x234, x236, 0);
        let (x238, x239) = addc(x168, x191, 0);
        let (x240, x241) = addc(x170, x195, x239);
        let (x242, x243) = addc(x172, x199, x241);
        let (x244, x245) = addc(x174, x203, x243);
        let (x246, x247) = addc(x176, x207, x245);
        let (x248, x249) = addc(x178, x211, x247);
        let (x250, x251) = addc(x180, x215, x249);
        let (x252, x253) = addc(x182, x219, x251);
        let (x254, x255) = addc(x184, x223, x253);
        let (x256, x257) = addc(x186, x227, x255);
        let (x258, x259) = addc(x188, x231, x257);
        let (x260, x261) = addc(x190, x235, x259);
        let (x262, _) = addc(x237, x261, 0);
        let (x263, x264) = mac(a[4], b[0], 0, 0);
        let (x265, x266) = mac(a[4], b[1], 0, 0);
        let (x267, x268) = addc(x264, x265, 0);
        let (x269, x270) = mac(a[4], b[2], 0, 0);
        let (x271, x272) = addc(x266, x269, x268);
        let (x273, x274) = mac(a[4], b[3], 0, 0);
        let (x275, x276) = addc(x270, x273, x272);
        let (x277, x278) = mac(a[4], b[4], 0, 0);
        let (x279, x280) = addc(x274, x277, x276);
        let (x281, x282) = mac(a[4], b[5], 0, 0);
        let (x283, x284) = addc(x278, x281, x280);
        let (x285, x286) = mac(a[4], b[6], 0, 0);
        let (x287, x288) = addc(x282, x285, x284);
        let (x289, x290) = mac(a[4], b[7], 0, 0);
        let (x291, x292) = addc(x286, x289, x288);
        let (x293, x294) = mac(a[4], b[8], 0, 0);
        let (x295, x296) = addc(x290, x293, x292);
        let (x297, x298) = mac(a[4], b[9], 0, 0);
        let (x299, x300) = addc(x294, x297, x296);
        let (x301, x302) = mac(a[4], b[10], 0, 0);
        let (x303, x304) = addc(x298, x301, x300);
        let (x305, x306) = mac(a[4], b[11], 0, 0);
        let (x307, x308) = addc(x302, x305, x304);
        let (x309, _) = addc(x306, x308, 0);
        let (x310, x311) = addc(x240, x263, 0);
        let (x312, x313) = addc(x242, x267, x311);
        let (x314, x315) = addc(x244, x271, x313);
        let (x316, x317) = addc(x246, x275, x315);
        let (x318, x319) = addc(x248, x279, x317);
        let (x320, x321) = addc(x250, x283, x319);
        let (x322, x323) = addc(x252, x287, x321);
        let (x324, x325) = addc(x254, x291, x323);
        let (x326, x327) = addc(x256, x295, x325);
        let (x328, x329) = addc(x258, x299, x327);
        let (x330, x331) = addc(x260, x303, x329);
        let (x332, x333) = addc(x262, x307, x331);
        let (x334, _) = addc(x309, x333, 0);
        let (x335, x336) = mac(a[5], b[0], 0, 0);
        let (x337, x338) = mac(a[5], b[1], 0, 0);
        let (x339, x340) = addc(x336, x337, 0);
        let (x341, x342) = mac(a[5], b[2], 0, 0);
        let (x343, x344) = addc(x338, x341, x340);
        let (x345, x346) = mac(a[5], b[3], 0, 0);
        let (x347, x348) = addc(x342, x345, x344);
        let (x349, x350) = mac(a[5], b[4], 0, 0);
        let (x351, x352) = addc(x346, x349, x348);
        let (x353, x354) = mac(a[5], b[5], 0, 0);
        let (x355, x356) = addc(x350, x353, x352);
        let (x357, x358) = mac(a[5], b[6], 0, 0);
        let (x359, x360) = addc(x354, x357, x356);
        let (x361, x362) = mac(a[5], b[7], 0, 0);
        let (x363, x364) = addc(x358, x361, x360);
        let (x365, x366) = mac(a[5], b[8], 0, 0);
        let (x367, x368) = addc(x362, x365, x364);
        let (x369, x370) = mac(a[5], b[9], 0, 0);
        let (x371, x372) = addc(x366, x369, x368);
        let (x373, x374) = mac(a[5], b[10], 0, 0);
        let (x375, x376) = addc(x370, x373, x372);
        let (x377, x378) = mac(a[5], b[11], 0, 0);
        let (x379, x380) = addc(x374, x377, x376);
        let (x381, _) = addc(x378, x380, 0);
        let (x382, x383) = addc(x312, x335, 0);
        let (x384, x385) = addc(x314, x339, x383);
        let (x386, x387) = addc(x316, x343, x385);
        let (x388, x389) = addc(x318, x347, x387);
        let (x390, x391) = addc(x320, x351, x389);
        let (x392, x393) = addc(x322, x355, x391);
        let (x394, x395) = addc(x324, x359, x393);
        let (x396, x397) = addc(x326, x363, x395);
        let (x398, x399) = addc(x328, x367, x397);
        let (x400, x401) = addc(x330, x371, x399);
        let (x402, x403) = addc(x332, x375, x401);
        let (x404, x405) = addc(x334, x379, x403);
        let (x406, _) = addc(x381, x405, 0);
        let (x407, x408) = mac(a[6], b[0], 0, 0);
        let (x409, x410) = mac(a[6], b[1], 0, 0);
        let (x411, x412) = addc(x408, x409, 0);
        let (x413, x414) = mac(a[6], b[2], 0, 0);
        let (x415, x416) = addc(x410, x413, x412);
        let (x417, x418) = mac(a[6], b[3], 0, 0);
        let (x419, x420) = addc(x414, x417, x416);
        let (x421, x422) = mac(a[6], b[4], 0, 0);
        let (x423, x424) = addc(x418, x421, x420);
        let (x425, x426) = mac(a[6], b[5], 0, 0);
        let (x427, x428) = addc(x422, x425, x424);
        let (x429, x430) = mac(a[6], b[6], 0, 0);
        let (x431, x432) = addc(x426, x429, x428);
        let (x433, x434) = mac(a[6], b[7], 0, 0);
        let (x435, x436) = addc(x430, x433, x432);
        let (x437, x438) = mac(a[6], b[8], 0, 0);
        let (x439, x440) = addc(x434, x437, x436);
        let (x441, x442) = mac(a[6], b[9], 0, 0);
        let (x443, x444) = addc(x438, x441, x440);
        let (x445, x446) = mac(a[6], b[10], 0, 0);
        let (x447, x448) = addc(x442, x445, x444);
        let (x449, x450) = mac(a[6], b[11], 0, 0);
        let (x451, x452) = addc(x446, x449, x448);
        let (x453, _) = addc(x450, x452, 0);
        let (x454, x455) = addc(x384, x407, 0);
        let (x456, x457) = addc(x386, x411, x455);
        let (x458, x459) = addc(x388, x415, x457);
        let (x460, x461) = addc(x390, x419, x459);
        let (x462, x463) = addc(x392, x423, x461);
        let (x464, x465) = addc(x394, x427, x463);
        let (x466, x467) = addc(x396, x431, x465);
        let (x468, x469) = addc(x398, x435, x467);
        let (x470, x471) = addc(x400, x439, x469);
        let (x472, x473) = addc(x402, x443, x471);
        let (x474, x475) = addc(x404, x447, x473);
        let (x476, x477) = addc(x406, x451, x475);
        let (x478, _) = addc(x453, x477, 0);
        let (x479, x480) = mac(a[7], b[0], 0, 0);
        let (x481, x482) = mac(a[7], b[1], 0, 0);
        let (x483, x484) = addc(x480, x481, 0);
        let (x485, x486) = mac(a[7], b[2], 0, 0);
        let (x487, x488) = addc(x482, x485, x484);
        let (x489, x490) = mac(a[7], b[3], 0, 0);
        let (x491, x492) = addc(x486, x489, x488);
        let (x493, x494) = mac(a[7], b[4], 0, 0);
        let (x495, x496) = addc(x490, x493, x492);
        let (x497, x498) = mac(a[7], b[5], 0, 0);
        let (x499, x500) = addc(x494, x497, x496);
        let (x501, x502) = mac(a[7], b[6], 0, 0);
        let (x503, x504) = addc(x498, x501, x500);
        let (x505, x506) = mac(a[7], b[7], 0, 0);
        let (x507, x508) = addc(x502, x505, x504);
        let (x509, x510) = mac(a[7], b[8], 0, 0);
        let (x511, x512) = addc(x506, x509, x508);
        let (x513, x514) = mac(a[7], b[9], 0, 0);
        let (x515, x516) = addc(x510, x513, x512);
        let (x517, x518) = mac(a[7], b[10], 0, 0);
        let (x519, x520) = addc(x514, x517, x516);
        let (x521, x522) = mac(a[7], b[11], 0, 0);
        let (x523, x524) = addc(x518, x521, x520);
        let (x525, _) = addc(x522, x524, 0);
        let (x526, x527) = addc(x456, x479, 0);
        let (x528, x529) = addc(x458, x483, x527);
        let (x530, x531) = addc(x460, x487, x529);
        let (x532, x533) = addc(x462, x491, x531);
        let (x534, x535) = addc(x464, x495, x533);
        let (x536, x537) = addc(x466, x499, x535);
        let (x538, x539) = addc(x468, x503, x537);
        let (x540, x541) = addc(x470, x507, x539);
        let (x542, x543) = addc(x472, x511, x541);
        let (x544, x545) = addc(x474, x515, x543);
        let (x546, x547) = addc(x476, x519, x545);
        let (x548, x549) = addc(x478, x523, x547);
        let (x550, _) = addc(x525, x549, 0);
        let (x551, x552) = mac(a[8], b[0], 0, 0);
        let (x553, x554) = mac(a[8], b[1], 0, 0);
        let (x555, x556) = addc(x552, x553, 0);
        let (x557, x558) = mac(a[8], b[2], 0, 0);
        let (x559, x560) = addc(x554, x557, x556);
        let (x561, x562) = mac(a[8], b[3], 0, 0);
        let (x563, x564) = addc(x558, x561, x560);
        let (x565, x566) = mac(a[8], b[4], 0, 0);
        let (x567, x568) = addc(x562, x565, x564);
        let (x569, x570) = mac(a[8], b[5], 0, 0);
        let (x571, x572) = addc(x566, x569, x568);
        let (x573, x574) = mac(a[8], b[6], 0, 0);
        let (x575, x576) = addc(x570, x573, x572);
        let (x577, x578) = mac(a[8], b[7], 0, 0);
        let (x579, x580) = addc(x574, x577, x576);
        let (x581, x582) = mac(a[8], b[8], 0, 0);
        let (x583, x584) = addc(x578, x581, x580);
        let (x585, x586) = mac(a[8], b[9], 0, 0);
        let (x587, x588) = addc(x582, x585, x584);
        let (x589, x590) = mac(a[8], b[10], 0, 0);
        let (x591, x592) = addc(x586, x589, x588);
        let (x593, x594) = mac(a[8], b[11], 0, 0);
        let (x595, x596) = addc(x590, x593, x592);
        let (x597, _) = addc(x594, x596, 0);
        let (x598, x599) = addc(x528, x551, 0);
        let (x600, x601) = addc(x530, x555, x599);
        let (x602, x603) = addc(x532, x559, x601);
        let (x604, x605) = addc(x534, x563, x603);
        let (x606, x607) = addc(x536, x567, x605);
        let (x608, x609) = addc(x538, x571, x607);
        let (x610, x611) = addc(x540, x575, x609);
        let (x612, x613) = addc(x542, x579, x611);
        let (x614, x615) = addc(x544, x583, x613);
        let (x616, x617) = addc(x546, x587, x615);
        let (x618, x619) = addc(x548, x591, x617);
        let (x620, x621) = addc(x550, x595, x619);
        let (x622, _) = addc(x597, x621, 0);
        let (x623, x624) = mac(a[9], b[0], 0, 0);
        let (x625, x626) = mac(a[9], b[1], 0, 0);
        let (x627, x628) = addc(x624, x625, 0);
        let (x629, x630) = mac(a[9], b[2], 0, 0);
        let (x631, x632) = addc(x626, x629, x628);
        let (x633, x634) = mac(a[9], b[3], 0, 0);
        let (x635, x636) = addc(x630, x633, x632);
        let (x637, x638) = mac(a[9], b[4], 0, 0);
        let (x639, x640) = addc(x634, x637, x636);
        let (x641, x642) = mac(a[9], b[5], 0, 0);
        let (x643, x644) = addc(x638, x641, x640);
        let (x645, x646) = mac(a[9], b[6], 0, 0);
        let (x647, x648) = addc(x642, x645, x644);
        let (x649, x650) = mac(a[9], b[7], 0, 0);
        let (x651, x652) = addc(x646, x649, x648);
        let (x653, x654) = mac(a[9], b[8], 0, 0);
        let (x655, x656) = addc(x650, x653, x652);
        let (x657, x658) = mac(a[9], b[9], 0, 0);
        let (x659, x660) = addc(x654, x657, x656);
        let (x661, x662) = mac(a[9], b[10], 0, 0);
        let (x663, x664) = addc(x658, x661, x660);
        let (x665, x666) = mac(a[9], b[11], 0, 0);
        let (x667, x668) = addc(x662, x665, x664);
        let (x669, _) = addc(x666, x668, 0);
        let (x670, x671) = addc(x600, x623, 0);
        let (x672, x673) = addc(x602, x627, x671);
        let (x674, x675) = addc(x604, x631, x673);
        let (x676, x677) = addc(x606, x635, x675);
        let (x678, x679) = addc(x608, x639, x677);
        let (x680, x681) = addc(x610, x643, x679);
        let (x682, x683) = addc(x612, x647, x681);
        let (x684, x685) = addc(x614, x651, x683);
        let (x686, x687) = addc(x616, x655, x685);
        let (x688, x689) = addc(x618, x659, x687);
        let (x690, x691) = addc(x620, x663, x689);
        let (x692, x693) = addc(x622, x667, x691);
        let (x694, _) = addc(x669, x693, 0);
        let (x695, x696) = mac(a[10], b[0], 0, 0);
        let (x697, x698) = mac(a[10], b[1], 0, 0);
        let (x699, x700) = addc(x696, x697, 0);
        let (x701, x702) = mac(a[10], b[2], 0, 0);
        let (x703, x704) = addc(x698, x701, x700);
        let (x705, x706) = mac(a[10], b[3], 0, 0);
        let (x707, x708) = addc(x702, x705, x704);
        let (x709, x710) = mac(a[10], b[4], 0, 0);
        let (x711, x712) = addc(x706, x709, x708);
        let (x713, x714) = mac(a[10], b[5], 0, 0);
        let (x715, x716) = addc(x710, x713, x712);
        let (x717, x718) = mac(a[10], b[6], 0, 0);
        let (x719, x720) = addc(x714, x717, x716);
        let (x721, x722) = mac(a[10], b[7], 0, 0);
        let (x723, x724) = addc(x718, x721, x720);
        let (x725, x726) = mac(a[10], b[8], 0, 0);
        let (x727, x728) = addc(x722, x725, x724);
        let (x729, x730) = mac(a[10], b[9], 0, 0);
        let (x731, x732) = addc(x726, x729, x728);
        let (x733, x734) = mac(a[10], b[10], 0, 0);
        let (x735, x736) = addc(x730, x733, x732);
        let (x737, x738) = mac(a[10], b[11], 0, 0);
        let (x739, x740) = addc(x734, x737, x736);
        let (x741, _) = addc(x738, x740, 0);
        let (x742, x743) = addc(x672, x695, 0);
        let (x744, x745) = addc(x674, x699, x743);
        let (x746, x747) = addc(x676, x703, x745);
        let (x748, x749) = addc(x678, x707, x747);
        let (x750, x751) = addc(x680, x711, x749);
        let (x752, x753) = addc(x682, x715, x751);
        let (x754, x755) = addc(x684, x719, x753);
        let (x756, x757) = addc(x686, x723, x755);
        let (x758, x759) = addc(x688, x727, x757);
        let (x760, x761) = addc(x690, x731, x759);
        let (x762, x763) = addc(x692, x735, x761);
        let (x764, x765) = addc(x694, x739, x763);
        let (x766, _) = addc(x741, x765, 0);
        let (x767, x768) = mac(a[11], b[0], 0, 0);
        let (x769, x770) = mac(a[11], b[1], 0, 0);
        let (x771, x772) = addc(x768, x769, 0);
        let (x773, x774) = mac(a[11], b[2], 0, 0);
        let (x775, x776) = addc(x770, x773, x772);
        let (x777, x778) = mac(a[11], b[3], 0, 0);
        let (x779, x780) = addc(x774, x777, x776);
        let (x781, x782) = mac(a[11], b[4], 0, 0);
        let (x783, x784) = addc(x778, x781, x780);
        let (x785, x786) = mac(a[11], b[5], 0, 0);
        let (x787, x788) = addc(x782, x785, x784);
        let (x789, x790) = mac(a[11], b[6], 0, 0);
        let (x791, x792) = addc(x786, x789, x788);
        let (x793, x794) = mac(a[11], b[7], 0, 0);
        let (x795, x796) = addc(x790, x793, x792);
        let (x797, x798) = mac(a[11], b[8], 0, 0);
        let (x799, x800) = addc(x794, x797, x796);
        let (x801, x802) = mac(a[11], b[9], 0, 0);
        let (x803, x804) = addc(x798, x801, x800);
        let (x805, x806) = mac(a[11], b[10], 0, 0);
        let (x807, x808) = addc(x802, x805, x804);
        let (x809, x810) = mac(a[11], b[11], 0, 0);
        let (x811, x812) = addc(x806, x809, x808);
        let (x813, _) = addc(x810, x812, 0);
        let (x814, x815) = addc(x744, x767, 0);
        let (x816, x817) = addc(x746, x771, x815);
        let (x818, x819) = addc(x748, x775, x817);
        let (x820, x821) = addc(x750, x779, x819);
        let (x822, x823) = addc(x752, x783, x821);
        let (x824, x825) = addc(x754, x787, x823);
        let (x826, x827) = addc(x756, x791, x825);
        let (x828, x829) = addc(x758, x795, x827);
        let (x830, x831) = addc(x760, x799, x829);
        let (x832, x833) = addc(x762, x803, x831);
        let (x834, x835) = addc(x764, x807, x833);
        let (x836, x837) = addc(x766, x811, x835);
        let (x838, _) = addc(x813, x837, 0);
        let (x839, _) = mac(x0, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x840, x841) = mac(x839, 0xa2b88620afbf775f, 0, 0);
        let (x842, x843) = mac(x839, 0x26689c5528d69695, 0, 0);
        let (x844, x845) = addc(x841, x842, 0);
        let (x846, x847) = mac(x839, 0x43b1cd6c8c58c87b, 0, 0);
        let (x848, x849) = addc(x843, x846, x845);
        let (x850, x851) = mac(x839, 0x2945cf2fc4359cf3, 0, 0);
        let (x852, x853) = addc(x847, x850, x849);
        let (x854, x855) = mac(x839, 0x96ce7b9971b100de, 0, 0);
        let (x856, x857) = addc(x851, x854, x853);
        let (x858, x859) = mac(x839, 0x5616fd85445e620b, 0, 0);
        let (x860, x861) = addc(x855, x858, x857);
        let (x862, _) = addc(x859, x861, 0);
        let (x863, x864) = mac(x839, 0x4000000000000000, 0, 0);
        let (_, x865) = addc(x0, x840, 0);
        let (x866, x867) = addc(x94, x844, x865);
        let (x868, x869) = addc(x166, x848, x867);
        let (x870, x871) = addc(x238, x852, x869);
        let (x872, x873) = addc(x310, x856, x871);
        let (x874, x875) = addc(x382, x860, x873);
        let (x876, x877) = addc(x454, x862, x875);
        let (x878, x879) = addc(x526, x877, 0);
        let (x880, x881) = addc(x598, x879, 0);
        let (x882, x883) = addc(x670, x881, 0);
        let (x884, x885) = addc(x742, x883, 0);
        let (x886, x887) = addc(x814, x863, x885);
        let (x888, _) = addc(x864, x887, 0);
        let (x889, _) = mac(x866, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x890, x891) = mac(x889, 0xa2b88620afbf775f, 0, 0);
        let (x892, x893) = mac(x889, 0x26689c5528d69695, 0, 0);
        let (x894, x895) = addc(x891, x892, 0);
        let (x896, x897) = mac(x889, 0x43b1cd6c8c58c87b, 0, 0);
        let (x898, x899) = addc(x893, x896, x895);
        let (x900, x901) = mac(x889, 0x2945cf2fc4359cf3, 0, 0);
        let (x902, x903) = addc(x897, x900, x899);
        let (x904, x905) = mac(x889, 0x96ce7b9971b100de, 0, 0);
        let (x906, x907) = addc(x901, x904, x903);
        let (x908, x909) = mac(x889, 0x5616fd85445e620b, 0, 0);
        let (x910, x911) = addc(x905, x908, x907);
        let (x912, _) = addc(x909, x911, 0);
        let (x913, x914) = mac(x889, 0x4000000000000000, 0, 0);
        let (_, x915) = addc(x866, x890, 0);
        let (x916, x917) = addc(x868, x894, x915);
        let (x918, x919) = addc(x870, x898, x917);
        let (x920, x921) = addc(x872, x902, x919);
        let (x922, x923) = addc(x874, x906, x921);
        let (x924, x925) = addc(x876, x910, x923);
        let (x926, x927) = addc(x878, x912, x925);
        let (x928, x929) = addc(x880, x927, 0);
        let (x930, x931) = addc(x882, x929, 0);
        let (x932, x933) = addc(x884, x931, 0);
        let (x934, x935) = addc(x886, x933, 0);
        let (x936, x937) = addc(x888, x913, x935);
        let (x938, _) = addc(x914, x937, 0);
        let (x939, _) = mac(x916, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x940, x941) = mac(x939, 0xa2b88620afbf775f, 0, 0);
        let (x942, x943) = mac(x939, 0x26689c5528d69695, 0, 0);
        let (x944, x945) = addc(x941, x942, 0);
        let (x946, x947) = mac(x939, 0x43b1cd6c8c58c87b, 0, 0);
        let (x948, x949) = addc(x943, x946, x945);
        let (x950, x951) = mac(x939, 0x2945cf2fc4359cf3, 0, 0);
        let (x952, x953) = addc(x947, x950, x949);
        let (x954, x955) = mac(x939, 0x96ce7b9971b100de, 0, 0);
        let (x956, x957) = addc(x951, x954, x953);
        let (x958, x959) = mac(x939, 0x5616fd85445e620b, 0, 0);
        let (x960, x961) = addc(x955, x958, x957);
        let (x962, _) = addc(x959, x961, 0);
        let (x963, x964) = mac(x939, 0x4000000000000000, 0, 0);
        let (_, x965) = addc(x916, x940, 0);
        let (x966, x967) = addc(x918, x944, x965);
        let (x968, x969) = addc(x920, x948, x967);
        let (x970, x971) = addc(x922, x952, x969);
        let (x972, x973) = addc(x924, x956, x971);
        let (x974, x975) = addc(x926, x960, x973);
        let (x976, x977) = addc(x928, x962, x975);
        let (x978, x979) = addc(x930, x977, 0);
        let (x980, x981) = addc(x932, x979, 0);
        let (x982, x983) = addc(x934, x981, 0);
        let (x984, x985) = addc(x936, x983, 0);
        let (x986, x987) = addc(x938, x963, x985);
        let (x988, _) = addc(x964, x987, 0);
        let (x989, _) = mac(x966, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x990, x991) = mac(x989, 0xa2b88620afbf775f, 0, 0);
        let (x992, x993) = mac(x989, 0x26689c5528d69695, 0, 0);
        let (x994, x995) = addc(x991, x992, 0);
        let (x996, x997) = mac(x989, 0x43b1cd6c8c58c87b, 0, 0);
        let (x998, x999) = addc(x993, x996, x995);
        let (x1000, x1001) = mac(x989, 0x2945cf2fc4359cf3, 0, 0);
        let (x1002, x1003) = addc(x997, x1000, x999);
        let (x1004, x1005) = mac(x989, 0x96ce7b9971b100de, 0, 0);
        let (x1006, x1007) = addc(x1001, x1004, x1003);
        let (x1008, x1009) = mac(x989, 0x5616fd85445e620b, 0, 0);
        let (x1010, x1011) = addc(x1005, x1008, x1007);
        let (x1012, _) = addc(x1009, x1011, 0);
        let (x1013, x1014) = mac(x989, 0x4000000000000000, 0, 0);
        let (_, x1015) = addc(x966, x990, 0);
        let (x1016, x1017) = addc(x968, x994, x1015);
        let (x1018, x1019) = addc(x970, x998, x1017);
        let (x1020, x1021) = addc(x972, x1002, x1019);
        let (x1022, x1023) = addc(x974, x1006, x1021);
        let (x1024, x1025) = addc(x976, x1010, x1023);
        let (x1026, x1027) = addc(x978, x1012, x1025);
        let (x1028, x1029) = addc(x980, x1027, 0);
        let (x1030, x1031) = addc(x982, x1029, 0);
        let (x1032, x1033) = addc(x984, x1031, 0);
        let (x1034, x1035) = addc(x986, x1033, 0);
        let (x1036, x1037) = addc(x988, x1013, x1035);
        let (x1038, _) = addc(x1014, x1037, 0);
        let (x1039, _) = mac(x1016, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1040, x1041) = mac(x1039, 0xa2b88620afbf775f, 0, 0);
        let (x1042, x1043) = mac(x1039, 0x26689c5528d69695, 0, 0);
        let (x1044, x1045) = addc(x1041, x1042, 0);
        let (x1046, x1047) = mac(x1039, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1048, x1049) = addc(x1043, x1046, x1045);
        let (x1050, x1051) = mac(x1039, 0x2945cf2fc4359cf3, 0, 0);
        let (x1052, x1053) = addc(x1047, x1050, x1049);
        let (x1054, x1055) = mac(x1039, 0x96ce7b9971b100de, 0, 0);
        let (x1056, x1057) = addc(x1051, x1054, x1053);
        let (x1058, x1059) = mac(x1039, 0x5616fd85445e620b, 0, 0);
        let (x1060, x1061) = addc(x1055, x1058, x1057);
        let (x1062, _) = addc(x1059, x1061, 0);
        let (x1063, x1064) = mac(x1039, 0x4000000000000000, 0, 0);
        let (_, x1065) = addc(x1016, x1040, 0);
        let (x1066, x1067) = addc(x1018, x1044, x1065);
        let (x1068, x1069) = addc(x1020, x1048, x1067);
        let (x1070, x1071) = addc(x1022, x1052, x1069);
        let (x1072, x1073) = addc(x1024, x1056, x1071);
        let (x1074, x1075) = addc(x1026, x1060, x1073);
        let (x1076, x1077) = addc(x1028, x1062, x1075);
        let (x1078, x1079) = addc(x1030, x1077, 0);
        let (x1080, x1081) = addc(x1032, x1079, 0);
        let (x1082, x1083) = addc(x1034, x1081, 0);
        let (x1084, x1085) = addc(x1036, x1083, 0);
        let (x1086, x1087) = addc(x1038, x1063, x1085);
        let (x1088, _) = addc(x1064, x1087, 0);
        let (x1089, _) = mac(x1066, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1090, x1091) = mac(x1089, 0xa2b88620afbf775f, 0, 0);
        let (x1092, x1093) = mac(x1089, 0x26689c5528d69695, 0, 0);
        let (x1094, x1095) = addc(x1091, x1092, 0);
        let (x1096, x1097) = mac(x1089, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1098, x1099) = addc(x1093, x1096, x1095);
        let (x1100, x1101) = mac(x1089, 0x2945cf2fc4359cf3, 0, 0);
        let (x1102, x1103) = addc(x1097, x1100, x1099);
        let (x1104, x1105) = mac(x1089, 0x96ce7b9971b100de, 0, 0);
        let (x1106, x1107) = addc(x1101, x1104, x1103);
        let (x1108, x1109) = mac(x1089, 0x5616fd85445e620b, 0, 0);
        let (x1110, x1111) = addc(x1105, x1108, x1107);
        let (x1112, _) = addc(x1109, x1111, 0);
        let (x1113, x1114) = mac(x1089, 0x4000000000000000, 0, 0);
        let (_, x1115) = addc(x1066, x1090, 0);
        let (x1116, x1117) = addc(x1068, x1094, x1115);
        let (x1118, x1119) = addc(x1070, x1098, x1117);
        let (x1120, x1121) = addc(x1072, x1102, x1119);
        let (x1122, x1123) = addc(x1074, x1106, x1121);
        let (x1124, x1125) = addc(x1076, x1110, x1123);
        let (x1126, x1127) = addc(x1078, x1112, x1125);
        let (x1128, x1129) = addc(x1080, x1127, 0);
        let (x1130, x1131) = addc(x1082, x1129, 0);
        let (x1132, x1133) = addc(x1084, x1131, 0);
        let (x1134, x1135) = addc(x1086, x1133, 0);
        let (x1136, x1137) = addc(x1088, x1113, x1135);
        let (x1138, _) = addc(x1114, x1137, 0);
        let (x1139, _) = mac(x1116, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1140, x1141) = mac(x1139, 0xa2b88620afbf775f, 0, 0);
        let (x1142, x1143) = mac(x1139, 0x26689c5528d69695, 0, 0);
        let (x1144, x1145) = addc(x1141, x1142, 0);
        let (x1146, x1147) = mac(x1139, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1148, x1149) = addc(x1143, x1146, x1145);
        let (x1150, x1151) = mac(x1139, 0x2945cf2fc4359cf3, 0, 0);
        let (x1152, x1153) = addc(x1147, x1150, x1149);
        let (x1154, x1155) = mac(x1139, 0x96ce7b9971b100de, 0, 0);
        let (x1156, x1157) = addc(x1151, x1154, x1153);
        let (x1158, x1159) = mac(x1139, 0x5616fd85445e620b, 0, 0);
        let (x1160, x1161) = addc(x1155, x1158, x1157);
        let (x1162, _) = addc(x1159, x1161, 0);
        let (x1163, x1164) = mac(x1139, 0x4000000000000000, 0, 0);
        let (_, x1165) = addc(x1116, x1140, 0);
        let (x1166, x1167) = addc(x1118, x1144, x1165);
        let (x1168, x1169) = addc(x1120, x1148, x1167);
        let (x1170, x1171) = addc(x1122, x1152, x1169);
        let (x1172, x1173) = addc(x1124, x1156, x1171);
        let (x1174, x1175) = addc(x1126, x1160, x1173);
        let (x1176, x1177) = addc(x1128, x1162, x1175);
        let (x1178, x1179) = addc(x1130, x1177, 0);
        let (x1180, x1181) = addc(x1132, x1179, 0);
        let (x1182, x1183) = addc(x1134, x1181, 0);
        let (x1184, x1185) = addc(x1136, x1183, 0);
        let (x1186, x1187) = addc(x1138, x1163, x1185);
        let (x1188, _) = addc(x1164, x1187, 0);
        let (x1189, _) = mac(x1166, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1190, x1191) = mac(x1189, 0xa2b88620afbf775f, 0, 0);
        let (x1192, x1193) = mac(x1189, 0x26689c5528d69695, 0, 0);
        let (x1194, x1195) = addc(x1191, x1192, 0);
        let (x1196, x1197) = mac(x1189, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1198, x1199) = addc(x1193, x1196, x1195);
        let (x1200, x1201) = mac(x1189, 0x2945cf2fc4359cf3, 0, 0);
        let (x1202, x1203) = addc(x1197, x1200, x1199);
        let (x1204, x1205) = mac(x1189, 0x96ce7b9971b100de, 0, 0);
        let (x1206, x1207) = addc(x1201, x1204, x1203);
        let (x1208, x1209) = mac(x1189, 0x5616fd85445e620b, 0, 0);
        let (x1210, x1211) = addc(x1205, x1208, x1207);
        let (x1212, _) = addc(x1209, x1211, 0);
        let (x1213, x1214) = mac(x1189, 0x4000000000000000, 0, 0);
        let (_, x1215) = addc(x1166, x1190, 0);
        let (x1216, x1217) = addc(x1168, x1194, x1215);
        let (x1218, x1219) = addc(x1170, x1198, x1217);
        let (x1220, x1221) = addc(x1172, x1202, x1219);
        let (x1222, x1223) = addc(x1174, x1206, x1221);
        let (x1224, x1225) = addc(x1176, x1210, x1223);
        let (x1226, x1227) = addc(x1178, x1212, x1225);
        let (x1228, x1229) = addc(x1180, x1227, 0);
        let (x1230, x1231) = addc(x1182, x1229, 0);
        let (x1232, x1233) = addc(x1184, x1231, 0);
        let (x1234, x1235) = addc(x1186, x1233, 0);
        let (x1236, x1237) = addc(x1188, x1213, x1235);
        let (x1238, _) = addc(x1214, x1237, 0);
        let (x1239, _) = mac(x1216, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1240, x1241) = mac(x1239, 0xa2b88620afbf775f, 0, 0);
        let (x1242, x1243) = mac(x1239, 0x26689c5528d69695, 0, 0);
        let (x1244, x1245) = addc(x1241, x1242, 0);
        let (x1246, x1247) = mac(x1239, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1248, x1249) = addc(x1243, x1246, x1245);
        let (x1250, x1251) = mac(x1239, 0x2945cf2fc4359cf3, 0, 0);
        let (x1252, x1253) = addc(x1247, x1250, x1249);
        let (x1254, x1255) = mac(x1239, 0x96ce7b9971b100de, 0, 0);
        let (x1256, x1257) = addc(x1251, x1254, x1253);
        let (x1258, x1259) = mac(x1239, 0x5616fd85445e620b, 0, 0);
        let (x1260, x1261) = addc(x1255, x1258, x1257);
        let (x1262, _) = addc(x1259, x1261, 0);
        let (x1263, x1264) = mac(x1239, 0x4000000000000000, 0, 0);
        let (_, x1265) = addc(x1216, x1240, 0);
        let (x1266, x1267) = addc(x1218, x1244, x1265);
        let (x1268, x1269) = addc(x1220, x1248, x1267);
        let (x1270, x1271) = addc(x1222, x1252, x1269);
        let (x1272, x1273) = addc(x1224, x1256, x1271);
        let (x1274, x1275) = addc(x1226, x1260, x1273);
        let (x1276, x1277) = addc(x1228, x1262, x1275);
        let (x1278, x1279) = addc(x1230, x1277, 0);
        let (x1280, x1281) = addc(x1232, x1279, 0);
        let (x1282, x1283) = addc(x1234, x1281, 0);
        let (x1284, x1285) = addc(x1236, x1283, 0);
        let (x1286, x1287) = addc(x1238, x1263, x1285);
        let (x1288, _) = addc(x1264, x1287, 0);
        let (x1289, _) = mac(x1266, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1290, x1291) = mac(x1289, 0xa2b88620afbf775f, 0, 0);
        let (x1292, x1293) = mac(x1289, 0x26689c5528d69695, 0, 0);
        let (x1294, x1295) = addc(x1291, x1292, 0);
        let (x1296, x1297) = mac(x1289, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1298, x1299) = addc(x1293, x1296, x1295);
        let (x1300, x1301) = mac(x1289, 0x2945cf2fc4359cf3, 0, 0);
        let (x1302, x1303) = addc(x1297, x1300, x1299);
        let (x1304, x1305) = mac(x1289, 0x96ce7b9971b100de, 0, 0);
        let (x1306, x1307) = addc(x1301, x1304, x1303);
        let (x1308, x1309) = mac(x1289, 0x5616fd85445e620b, 0, 0);
        let (x1310, x1311) = addc(x1305, x1308, x1307);
        let (x1312, _) = addc(x1309, x1311, 0);
        let (x1313, x1314) = mac(x1289, 0x4000000000000000, 0, 0);
        let (_, x1315) = addc(x1266, x1290, 0);
        let (x1316, x1317) = addc(x1268, x1294, x1315);
        let (x1318, x1319) = addc(x1270, x1298, x1317);
        let (x1320, x1321) = addc(x1272, x1302, x1319);
        let (x1322, x1323) = addc(x1274, x1306, x1321);
        let (x1324, x1325) = addc(x1276, x1310, x1323);
        let (x1326, x1327) = addc(x1278, x1312, x1325);
        let (x1328, x1329) = addc(x1280, x1327, 0);
        let (x1330, x1331) = addc(x1282, x1329, 0);
        let (x1332, x1333) = addc(x1284, x1331, 0);
        let (x1334, x1335) = addc(x1286, x1333, 0);
        let (x1336, x1337) = addc(x1288, x1313, x1335);
        let (x1338, _) = addc(x1314, x1337, 0);
        let (x1339, _) = mac(x1316, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1340, x1341) = mac(x1339, 0xa2b88620afbf775f, 0, 0);
        let (x1342, x1343) = mac(x1339, 0x26689c5528d69695, 0, 0);
        let (x1344, x1345) = addc(x1341, x1342, 0);
        let (x1346, x1347) = mac(x1339, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1348, x1349) = addc(x1343, x1346, x1345);
        let (x1350, x1351) = mac(x1339, 0x2945cf2fc4359cf3, 0, 0);
        let (x1352, x1353) = addc(x1347, x1350, x1349);
        let (x1354, x1355) = mac(x1339, 0x96ce7b9971b100de, 0, 0);
        let (x1356, x1357) = addc(x1351, x1354, x1353);
        let (x1358, x1359) = mac(x1339, 0x5616fd85445e620b, 0, 0);
        let (x1360, x1361) = addc(x1355, x1358, x1357);
        let (x1362, _) = addc(x1359, x1361, 0);
        let (x1363, x1364) = mac(x1339, 0x4000000000000000, 0, 0);
        let (_, x1365) = addc(x1316, x1340, 0);
        let (x1366, x1367) = addc(x1318, x1344, x1365);
        let (x1368, x1369) = addc(x1320, x1348, x1367);
        let (x1370, x1371) = addc(x1322, x1352, x1369);
        let (x1372, x1373) = addc(x1324, x1356, x1371);
        let (x1374, x1375) = addc(x1326, x1360, x1373);
        let (x1376, x1377) = addc(x1328, x1362, x1375);
        let (x1378, x1379) = addc(x1330, x1377, 0);
        let (x1380, x1381) = addc(x1332, x1379, 0);
        let (x1382, x1383) = addc(x1334, x1381, 0);
        let (x1384, x1385) = addc(x1336, x1383, 0);
        let (x1386, x1387) = addc(x1338, x1363, x1385);
        let (x1388, _) = addc(x1364, x1387, 0);
        let (x1389, _) = mac(x1366, 0x77f4fe0e7e1b5b61, 0, 0);
        let (x1390, x1391) = mac(x1389, 0xa2b88620afbf775f, 0, 0);
        let (x1392, x1393) = mac(x1389, 0x26689c5528d69695, 0, 0);
        let (x1394, x1395) = addc(x1391, x1392, 0);
        let (x1396, x1397) = mac(x1389, 0x43b1cd6c8c58c87b, 0, 0);
        let (x1398, x1399) = addc(x1393, x1396, x1395);
        let (x1400, x1401) = mac(x1389, 0x2945cf2fc4359cf3, 0, 0);
        let (x1402, x1403) = addc(x1397, x1400, x1399);
        let (x1404, x1405) = mac(x1389, 0x96ce7b9971b100de, 0, 0);
        let (x1406, x1407) = addc(x1401, x1404, x1403);
        let (x1408, x1409) = mac(x1389, 0x5616fd85445e620b, 0, 0);
        let (x1410, x1411) = addc(x1405, x1408, x1407);
        let (x1412, _) = addc(x1409, x1411, 0);
        let (x1413, x1414) = mac(x1389, 0x4000000000000000, 0, 0);
        let (_, x1415) = addc(x1366, x1390, 0);
        let (x1416, x1417) = addc(x1368, x1394, x1415);
        let (x1418, x1419) = addc(x1370, x1398, x1417);
        let (x1420, x1421) = addc(x1372, x1402, x1419);
        let (x1422, x1423) = addc(x1374, x1406, x1421);
        let (x1424, x1425) = addc(x1376, x1410, x1423);
        let (x1426, x1427) = addc(x1378, x1412, x1425);
        let (x1428, x1429) = addc(x1380, x1427, 0);
        let (x1430, x1431) = addc(x1382, x1429, 0);
        let (x1432, x1433) = addc(x1384, x1431, 0);
        let (x1434, x1435) = addc(x1386, x1433, 0);
        let (x1436, x1437) = addc(x1388, x1413, x1435);
        let (x1438, _) = addc(x1414, x1437, 0);
        let (x1439, x1440) = addc(x1416, x816, 0);
        let (x1441, x1442) = addc(x1418, x818, x1440);
        let (x1443, x1444) = addc(x1420, x820, x1442);
        let (x1445, x1446) = addc(x1422, x822, x1444);
        let (x1447, x1448) = addc(x1424, x824, x1446);
        let (x1449, x1450) = addc(x1426, x826, x1448);
        let (x1451, x1452) = addc(x1428, x828, x1450);
        let (x1453, x1454) = addc(x1430, x830, x1452);
        let (x1455, x1456) = addc(x1432, x832, x1454);
        let (x1457, x1458) = addc(x1434, x834, x1456);
        let (x1459, x1460) = addc(x1436, x836, x1458);
        let (x1461, _) = addc(x1438, x838, x1460);
        let (x1462, x1463) = subb(x1439, 0xa2b88620afbf775f, 0);
        let (x1464, x1465) = subb(x1441, 0x26689c5528d69695, x1463);
        let (x1466, x1467) = subb(x1443, 0x43b1cd6c8c58c87b, x1465);
        let (x1468, x1469) = subb(x1445, 0x2945cf2fc4359cf3, x1467);
        let (x1470, x1471) = subb(x1447, 0x96ce7b9971b100de, x1469);
        let (x1472, x1473) = subb(x1449, 0x5616fd85445e620b, x1471);
        let (x1474, x1475) = subb(x1451, x1473, 0);
        let (x1476, x1477) = subb(x1453, x1475, 0);
        let (x1478, x1479) = subb(x1455, x1477, 0);
        let (x1480, x1481) = subb(x1457, x1479, 0);
        let (x1482, x1483) = subb(x1459, x1481, 0);
        let (x1484, x1485) = subb(x1461, 0x4000000000000000, x1483);
        let x1486 = mask(x1485);
        let x1487 = x1462 ^ (x1486 & (x1439 ^ x1462));
        let x1488 = x1464 ^ (x1486 & (x1441 ^ x1464));
        let x1489 = x1466 ^ (x1486 & (x1443 ^ x1466));
        let x1490 = x1468 ^ (x1486 & (x1445 ^ x1468));
        let x1491 = x1470 ^ (x1486 & (x1447 ^ x1470));
        let x1492 = x1472 ^ (x1486 & (x1449 ^ x1472));
        let x1493 = x1474 ^ (x1486 & (x1451 ^ x1474));
        let x1494 = x1476 ^ (x1486 & (x1453 ^ x1476));
        let x1495 = x1478 ^ (x1486 & (x1455 ^ x1478));
        let x1496 = x1480 ^ (x1486 & (x1457 ^ x1480));
        let x1497 = x1482 ^ (x1486 & (x1459 ^ x1482));
        let x1498 = x1484 ^ (x1486 & (x1461 ^ x1484));
        Self([
            x1487, x1488, x1489, x1490, x1491, x1492, x1493, x1494, x1495, x1496, x1497, x1498,
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
        Self::reduce(divsteps::invert(self.canonical()))
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

/// By divsteps (Bernstein, Yang 2019): 1768 divsteps in batches of 62, on numbers of 13 digits.
/// f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 62;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 13;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0.
    const STEPS: u32 = 1768;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [
        -2109788950477441185,
        1847163405507123799,
        -352170513045616718,
        1257572957138926801,
        1043596452246380073,
        2014821048092470875,
        1377,
        0,
        0,
        0,
        0,
        0,
        4194304,
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

    /// The inverse of `a`, below p.
    pub(super) fn invert(a: [u64; 12]) -> [u64; 12] {
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
            ((a[7] >> 48) | (a[8] << 16)) as Digit & MASK,
            ((a[8] >> 46) | (a[9] << 18)) as Digit & MASK,
            ((a[9] >> 44) | (a[10] << 20)) as Digit & MASK,
            ((a[10] >> 42) | (a[11] << 22)) as Digit & MASK,
            (a[11] >> 40) as Digit & MASK,
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
            ((d[8] >> 16) | (d[9] << 46)) as u64,
            ((d[9] >> 18) | (d[10] << 44)) as u64,
            ((d[10] >> 20) | (d[11] << 42)) as u64,
            ((d[11] >> 22) | (d[12] << 40)) as u64,
        ]
    }
}

impl crate::Field for Element {
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

    #[inline]
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

/// All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: u64) -> u64 {
    core::hint::black_box(bit.wrapping_neg())
}
