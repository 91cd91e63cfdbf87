// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^768 - 22467. Generated, do not edit:
//! ```text
//! modforge field "2^768 - 22467" --name p768c22467 --prefix fe_p768c22467 --trait crate::Field
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
//! mul: 157 multiplications, 325 additions, 2 logic
//! square: 91 multiplications, 213 additions, 2 logic
//! add: 25 additions, 4 logic
//! sub: 1 multiplication, 39 additions, 2 logic
//! neg: 25 additions, 2 logic
//! mul_small: 13 multiplications, 24 additions, 2 logic
//! half: 12 additions, 12 shifts, 3 logic
//! canonical: 12 additions, 13 logic
//! decode: 12 additions, 13 logic
//! reduce:
//! invert: 1770 divsteps in batches of 62
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
        let (x414, x415) = addc(x371, x371, x413);
        let (x416, x417) = mac(a[0], a[0], 0, 0);
        let (x418, x419) = mac(a[1], a[1], 0, 0);
        let (x420, x421) = mac(a[2], a[2], 0, 0);
        let (x422, x423) = mac(a[3], a[3], 0, 0);
        let (x424, x425) = mac(a[4], a[4], 0, 0);
        let (x426, x427) = mac(a[5], a[5], 0, 0);
        let (x428, x429) = mac(a[6], a[6], 0, 0);
        let (x430, x431) = mac(a[7], a[7], 0, 0);
        let (x432, x433) = mac(a[8], a[8], 0, 0);
        let (x434, x435) = mac(a[9], a[9], 0, 0);
        let (x436, x437) = mac(a[10], a[10], 0, 0);
        let (x438, x439) = mac(a[11], a[11], 0, 0);
        let (x440, x441) = addc(x372, x417, 0);
        let (x442, x443) = addc(x374, x418, x441);
        let (x444, x445) = addc(x376, x419, x443);
        let (x446, x447) = addc(x378, x420, x445);
        let (x448, x449) = addc(x380, x421, x447);
        let (x450, x451) = addc(x382, x422, x449);
        let (x452, x453) = addc(x384, x423, x451);
        let (x454, x455) = addc(x386, x424, x453);
        let (x456, x457) = addc(x388, x425, x455);
        let (x458, x459) = addc(x390, x426, x457);
        let (x460, x461) = addc(x392, x427, x459);
        let (x462, x463) = addc(x394, x428, x461);
        let (x464, x465) = addc(x396, x429, x463);
        let (x466, x467) = addc(x398, x430, x465);
        let (x468, x469) = addc(x400, x431, x467);
        let (x470, x471) = addc(x402, x432, x469);
        let (x472, x473) = addc(x404, x433, x471);
        let (x474, x475) = addc(x406, x434, x473);
        let (x476, x477) = addc(x408, x435, x475);
        let (x478, x479) = addc(x410, x436, x477);
        let (x480, x481) = addc(x412, x437, x479);
        let (x482, x483) = addc(x414, x438, x481);
        let (x484, _) = addc(x415, x439, x483);
        let (x485, x486) = mac(0x57c3, x462, 0, 0);
        let (x487, x488) = mac(0x57c3, x464, 0, 0);
        let (x489, x490) = addc(x486, x487, 0);
        let (x491, x492) = mac(0x57c3, x466, 0, 0);
        let (x493, x494) = addc(x488, x491, x490);
        let (x495, x496) = mac(0x57c3, x468, 0, 0);
        let (x497, x498) = addc(x492, x495, x494);
        let (x499, x500) = mac(0x57c3, x470, 0, 0);
        let (x501, x502) = addc(x496, x499, x498);
        let (x503, x504) = mac(0x57c3, x472, 0, 0);
        let (x505, x506) = addc(x500, x503, x502);
        let (x507, x508) = mac(0x57c3, x474, 0, 0);
        let (x509, x510) = addc(x504, x507, x506);
        let (x511, x512) = mac(0x57c3, x476, 0, 0);
        let (x513, x514) = addc(x508, x511, x510);
        let (x515, x516) = mac(0x57c3, x478, 0, 0);
        let (x517, x518) = addc(x512, x515, x514);
        let (x519, x520) = mac(0x57c3, x480, 0, 0);
        let (x521, x522) = addc(x516, x519, x518);
        let (x523, x524) = mac(0x57c3, x482, 0, 0);
        let (x525, x526) = addc(x520, x523, x522);
        let (x527, x528) = mac(0x57c3, x484, 0, 0);
        let (x529, x530) = addc(x524, x527, x526);
        let (x531, _) = addc(x528, x530, 0);
        let (x532, x533) = addc(x416, x485, 0);
        let (x534, x535) = addc(x440, x489, x533);
        let (x536, x537) = addc(x442, x493, x535);
        let (x538, x539) = addc(x444, x497, x537);
        let (x540, x541) = addc(x446, x501, x539);
        let (x542, x543) = addc(x448, x505, x541);
        let (x544, x545) = addc(x450, x509, x543);
        let (x546, x547) = addc(x452, x513, x545);
        let (x548, x549) = addc(x454, x517, x547);
        let (x550, x551) = addc(x456, x521, x549);
        let (x552, x553) = addc(x458, x525, x551);
        let (x554, x555) = addc(x460, x529, x553);
        let (x556, _) = addc(x531, x555, 0);
        let (x557, _) = mac(x556, 0x57c3, 0, 0);
        let (x558, x559) = addc(x532, x557, 0);
        let (x560, x561) = addc(x534, x559, 0);
        let (x562, x563) = addc(x536, x561, 0);
        let (x564, x565) = addc(x538, x563, 0);
        let (x566, x567) = addc(x540, x565, 0);
        let (x568, x569) = addc(x542, x567, 0);
        let (x570, x571) = addc(x544, x569, 0);
        let (x572, x573) = addc(x546, x571, 0);
        let (x574, x575) = addc(x548, x573, 0);
        let (x576, x577) = addc(x550, x575, 0);
        let (x578, x579) = addc(x552, x577, 0);
        let (x580, x581) = addc(x554, x579, 0);
        let x582 = x581.wrapping_neg();
        let x583 = x582 & 0x57c3;
        let (x584, _) = addc(x558, x583, 0);
        Self([
            x584, x560, x562, x564, x566, x568, x570, x572, x574, x576, x578, x580,
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
        let x49 = x48.wrapping_neg();
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
        let x1 = x0.wrapping_neg();
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
        let (x839, x840) = mac(0x57c3, x816, 0, 0);
        let (x841, x842) = mac(0x57c3, x818, 0, 0);
        let (x843, x844) = addc(x840, x841, 0);
        let (x845, x846) = mac(0x57c3, x820, 0, 0);
        let (x847, x848) = addc(x842, x845, x844);
        let (x849, x850) = mac(0x57c3, x822, 0, 0);
        let (x851, x852) = addc(x846, x849, x848);
        let (x853, x854) = mac(0x57c3, x824, 0, 0);
        let (x855, x856) = addc(x850, x853, x852);
        let (x857, x858) = mac(0x57c3, x826, 0, 0);
        let (x859, x860) = addc(x854, x857, x856);
        let (x861, x862) = mac(0x57c3, x828, 0, 0);
        let (x863, x864) = addc(x858, x861, x860);
        let (x865, x866) = mac(0x57c3, x830, 0, 0);
        let (x867, x868) = addc(x862, x865, x864);
        let (x869, x870) = mac(0x57c3, x832, 0, 0);
        let (x871, x872) = addc(x866, x869, x868);
        let (x873, x874) = mac(0x57c3, x834, 0, 0);
        let (x875, x876) = addc(x870, x873, x872);
        let (x877, x878) = mac(0x57c3, x836, 0, 0);
        let (x879, x880) = addc(x874, x877, x876);
        let (x881, x882) = mac(0x57c3, x838, 0, 0);
        let (x883, x884) = addc(x878, x881, x880);
        let (x885, _) = addc(x882, x884, 0);
        let (x886, x887) = addc(x0, x839, 0);
        let (x888, x889) = addc(x94, x843, x887);
        let (x890, x891) = addc(x166, x847, x889);
        let (x892, x893) = addc(x238, x851, x891);
        let (x894, x895) = addc(x310, x855, x893);
        let (x896, x897) = addc(x382, x859, x895);
        let (x898, x899) = addc(x454, x863, x897);
        let (x900, x901) = addc(x526, x867, x899);
        let (x902, x903) = addc(x598, x871, x901);
        let (x904, x905) = addc(x670, x875, x903);
        let (x906, x907) = addc(x742, x879, x905);
        let (x908, x909) = addc(x814, x883, x907);
        let (x910, _) = addc(x885, x909, 0);
        let (x911, _) = mac(x910, 0x57c3, 0, 0);
        let (x912, x913) = addc(x886, x911, 0);
        let (x914, x915) = addc(x888, x913, 0);
        let (x916, x917) = addc(x890, x915, 0);
        let (x918, x919) = addc(x892, x917, 0);
        let (x920, x921) = addc(x894, x919, 0);
        let (x922, x923) = addc(x896, x921, 0);
        let (x924, x925) = addc(x898, x923, 0);
        let (x926, x927) = addc(x900, x925, 0);
        let (x928, x929) = addc(x902, x927, 0);
        let (x930, x931) = addc(x904, x929, 0);
        let (x932, x933) = addc(x906, x931, 0);
        let (x934, x935) = addc(x908, x933, 0);
        let x936 = x935.wrapping_neg();
        let x937 = x936 & 0x57c3;
        let (x938, _) = addc(x912, x937, 0);
        Self([
            x938, x914, x916, x918, x920, x922, x924, x926, x928, x930, x932, x934,
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
        let x24 = x23.wrapping_neg();
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
        let x50 = x49.wrapping_neg();
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
        let x75 = x74.wrapping_neg();
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
        let x25 = x24.wrapping_neg();
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
        Self::reduce(divsteps::invert(self.canonical()))
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

/// By divsteps (Bernstein, Yang 2019): 1770 divsteps in batches of 62, on numbers of 13 digits.
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
    const STEPS: u32 = 1770;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-22467, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16777216];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x1d0cdd47eef42f15;

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
        0x3d, 0xa8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 768;

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
