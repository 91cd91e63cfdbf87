//! Arithmetic modulo p = 2^521 - 1. Generated, do not edit:
//! ```text
//! modforge field "2^521 - 1" --name p521 --prefix fe521 --trait crate::Field
//! ```
//!
//! p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
//! Element: 9 words of 64 bits, least significant first, any value below 2^521.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product folded at bit m, then at bit m; the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^1042
//! r1 = (v1 mod 2^521) + (v1 div 2^521) < 2^522 - 3
//! r2 = (r1 mod 2^521) + (r1 div 2^521) < 2^521
//! ```
//! Operations:
//! ```text
//! mul: 81 multiplications, 162 additions, 10 shifts, 2 logic
//! square: 45 multiplications, 98 additions, 26 shifts, 2 logic
//! add: 18 additions, 1 shift, 1 logic
//! sub: 27 additions, 1 shift, 1 logic
//! neg: 9 additions
//! mul_small: 9 multiplications, 18 additions, 2 shifts, 2 logic
//! half: 9 additions, 9 shifts, 3 logic
//! canonical: 9 additions, 10 logic
//! decode: 9 additions, 10 logic
//! reduce: 10 additions, 2 shifts, 2 logic
//! invert: 1201 divsteps in batches of 62
//! sqrt: 519 squarings, 0 multiplications
//! legendre: 519 squarings, 10 multiplications
//! ```

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 9;

/// Words of a number below p.
pub const PLAIN: usize = 9;

/// Bytes of an encoded element.
pub const BYTES: usize = 66;

/// The modulus p = 2^521 - 1.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0x1ff,
];

/// A number modulo p: 9 words of 64 bits, least significant first, any value below 2^521.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0, 0, 0]);

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
        (below == 1).then_some(element)
    }

    /// The number given by bytes, most significant first; nothing if it is not below p.
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::from_le_bytes(&reversed)
    }

    /// The number given by bytes of any value, least significant first, modulo p.
    #[must_use]
    pub fn reduce_le_bytes(bytes: &[u8; BYTES]) -> Self {
        Self::reduce(words_of(bytes))
    }

    /// The number given by bytes of any value, most significant first, modulo p.
    #[must_use]
    pub fn reduce_be_bytes(bytes: &[u8; BYTES]) -> Self {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::reduce_le_bytes(&reversed)
    }

    /// The square.
    #[must_use]
    #[inline]
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
        let (x16, x17) = mac(a[1], a[2], x4, 0);
        let (x18, x19) = mac(a[1], a[3], x6, x17);
        let (x20, x21) = mac(a[1], a[4], x8, x19);
        let (x22, x23) = mac(a[1], a[5], x10, x21);
        let (x24, x25) = mac(a[1], a[6], x12, x23);
        let (x26, x27) = mac(a[1], a[7], x14, x25);
        let (x28, x29) = mac(a[1], a[8], x15, x27);
        let (x30, x31) = mac(a[2], a[3], x20, 0);
        let (x32, x33) = mac(a[2], a[4], x22, x31);
        let (x34, x35) = mac(a[2], a[5], x24, x33);
        let (x36, x37) = mac(a[2], a[6], x26, x35);
        let (x38, x39) = mac(a[2], a[7], x28, x37);
        let (x40, x41) = mac(a[2], a[8], x29, x39);
        let (x42, x43) = mac(a[3], a[4], x34, 0);
        let (x44, x45) = mac(a[3], a[5], x36, x43);
        let (x46, x47) = mac(a[3], a[6], x38, x45);
        let (x48, x49) = mac(a[3], a[7], x40, x47);
        let (x50, x51) = mac(a[3], a[8], x41, x49);
        let (x52, x53) = mac(a[4], a[5], x46, 0);
        let (x54, x55) = mac(a[4], a[6], x48, x53);
        let (x56, x57) = mac(a[4], a[7], x50, x55);
        let (x58, x59) = mac(a[4], a[8], x51, x57);
        let (x60, x61) = mac(a[5], a[6], x56, 0);
        let (x62, x63) = mac(a[5], a[7], x58, x61);
        let (x64, x65) = mac(a[5], a[8], x59, x63);
        let (x66, x67) = mac(a[6], a[7], x64, 0);
        let (x68, x69) = mac(a[6], a[8], x65, x67);
        let (x70, x71) = mac(a[7], a[8], x69, 0);
        let x72 = x0 << 1;
        let x73 = (x2 << 1) | (x0 >> 63);
        let x74 = (x16 << 1) | (x2 >> 63);
        let x75 = (x18 << 1) | (x16 >> 63);
        let x76 = (x30 << 1) | (x18 >> 63);
        let x77 = (x32 << 1) | (x30 >> 63);
        let x78 = (x42 << 1) | (x32 >> 63);
        let x79 = (x44 << 1) | (x42 >> 63);
        let x80 = (x52 << 1) | (x44 >> 63);
        let x81 = (x54 << 1) | (x52 >> 63);
        let x82 = (x60 << 1) | (x54 >> 63);
        let x83 = (x62 << 1) | (x60 >> 63);
        let x84 = (x66 << 1) | (x62 >> 63);
        let x85 = (x68 << 1) | (x66 >> 63);
        let x86 = (x70 << 1) | (x68 >> 63);
        let x87 = (x71 << 1) | (x70 >> 63);
        let (x88, x89) = mac(a[0], a[0], 0, 0);
        let (x90, x91) = addc(x89, x72, 0);
        let (x92, x93) = mac(a[1], a[1], x73, x91);
        let (x94, x95) = addc(x93, x74, 0);
        let (x96, x97) = mac(a[2], a[2], x75, x95);
        let (x98, x99) = addc(x97, x76, 0);
        let (x100, x101) = mac(a[3], a[3], x77, x99);
        let (x102, x103) = addc(x101, x78, 0);
        let (x104, x105) = mac(a[4], a[4], x79, x103);
        let (x106, x107) = addc(x105, x80, 0);
        let (x108, x109) = mac(a[5], a[5], x81, x107);
        let (x110, x111) = addc(x109, x82, 0);
        let (x112, x113) = mac(a[6], a[6], x83, x111);
        let (x114, x115) = addc(x113, x84, 0);
        let (x116, x117) = mac(a[7], a[7], x85, x115);
        let (x118, x119) = addc(x117, x86, 0);
        let (x120, _) = mac(a[8], a[8], x87, x119);
        let x121 = (x106 << 55) | (x104 >> 9);
        let x122 = (x108 << 55) | (x106 >> 9);
        let x123 = (x110 << 55) | (x108 >> 9);
        let x124 = (x112 << 55) | (x110 >> 9);
        let x125 = (x114 << 55) | (x112 >> 9);
        let x126 = (x116 << 55) | (x114 >> 9);
        let x127 = (x118 << 55) | (x116 >> 9);
        let x128 = (x120 << 55) | (x118 >> 9);
        let x129 = x120 >> 9;
        let x130 = x104 & 0x1ff;
        let (x131, x132) = addc(x88, x121, 0);
        let (x133, x134) = addc(x90, x122, x132);
        let (x135, x136) = addc(x92, x123, x134);
        let (x137, x138) = addc(x94, x124, x136);
        let (x139, x140) = addc(x96, x125, x138);
        let (x141, x142) = addc(x98, x126, x140);
        let (x143, x144) = addc(x100, x127, x142);
        let (x145, x146) = addc(x102, x128, x144);
        let (x147, _) = addc(x130, x129, x146);
        let x148 = x147 >> 9;
        let x149 = x147 & 0x1ff;
        let (x150, x151) = addc(x131, x148, 0);
        let (x152, x153) = addc(x133, x151, 0);
        let (x154, x155) = addc(x135, x153, 0);
        let (x156, x157) = addc(x137, x155, 0);
        let (x158, x159) = addc(x139, x157, 0);
        let (x160, x161) = addc(x141, x159, 0);
        let (x162, x163) = addc(x143, x161, 0);
        let (x164, x165) = addc(x145, x163, 0);
        let (x166, _) = addc(x149, x165, 0);
        Self([x150, x152, x154, x156, x158, x160, x162, x164, x166])
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
        let (x16, _) = mac(b[0], a[8], x15, 0);
        let x17 = x16 >> 9;
        let x18 = x16 & 0x1ff;
        let (x19, x20) = addc(x0, x17, 0);
        let (x21, x22) = addc(x2, x20, 0);
        let (x23, x24) = addc(x4, x22, 0);
        let (x25, x26) = addc(x6, x24, 0);
        let (x27, x28) = addc(x8, x26, 0);
        let (x29, x30) = addc(x10, x28, 0);
        let (x31, x32) = addc(x12, x30, 0);
        let (x33, x34) = addc(x14, x32, 0);
        let (x35, _) = addc(x18, x34, 0);
        let x36 = x35 >> 9;
        let x37 = x35 & 0x1ff;
        let (x38, _) = addc(x19, x36, 0);
        Self([x38, x21, x23, x25, x27, x29, x31, x33, x37])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0x1ff;
        let (x3, x4) = addc(a[0], x1, 0);
        let (x5, x6) = addc(a[1], x1, x4);
        let (x7, x8) = addc(a[2], x1, x6);
        let (x9, x10) = addc(a[3], x1, x8);
        let (x11, x12) = addc(a[4], x1, x10);
        let (x13, x14) = addc(a[5], x1, x12);
        let (x15, x16) = addc(a[6], x1, x14);
        let (x17, x18) = addc(a[7], x1, x16);
        let (x19, _) = addc(a[8], x2, x18);
        let x20 = (x5 << 63) | (x3 >> 1);
        let x21 = (x7 << 63) | (x5 >> 1);
        let x22 = (x9 << 63) | (x7 >> 1);
        let x23 = (x11 << 63) | (x9 >> 1);
        let x24 = (x13 << 63) | (x11 >> 1);
        let x25 = (x15 << 63) | (x13 >> 1);
        let x26 = (x17 << 63) | (x15 >> 1);
        let x27 = (x19 << 63) | (x17 >> 1);
        let x28 = x19 >> 1;
        Self([x20, x21, x22, x23, x24, x25, x26, x27, x28])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, x1) = subb(a[0], 0xffffffffffffffff, 0);
        let (x2, x3) = subb(a[1], 0xffffffffffffffff, x1);
        let (x4, x5) = subb(a[2], 0xffffffffffffffff, x3);
        let (x6, x7) = subb(a[3], 0xffffffffffffffff, x5);
        let (x8, x9) = subb(a[4], 0xffffffffffffffff, x7);
        let (x10, x11) = subb(a[5], 0xffffffffffffffff, x9);
        let (x12, x13) = subb(a[6], 0xffffffffffffffff, x11);
        let (x14, x15) = subb(a[7], 0xffffffffffffffff, x13);
        let (x16, x17) = subb(a[8], 0x1ff, x15);
        let x18 = mask(x17);
        let x19 = x0 ^ (x18 & (a[0] ^ x0));
        let x20 = x2 ^ (x18 & (a[1] ^ x2));
        let x21 = x4 ^ (x18 & (a[2] ^ x4));
        let x22 = x6 ^ (x18 & (a[3] ^ x6));
        let x23 = x8 ^ (x18 & (a[4] ^ x8));
        let x24 = x10 ^ (x18 & (a[5] ^ x10));
        let x25 = x12 ^ (x18 & (a[6] ^ x12));
        let x26 = x14 ^ (x18 & (a[7] ^ x14));
        let x27 = x16 ^ (x18 & (a[8] ^ x16));
        [x19, x20, x21, x22, x23, x24, x25, x26, x27]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[8] >> 9;
        let x1 = a[8] & 0x1ff;
        let (x2, x3) = addc(a[0], x0, 0);
        let (x4, x5) = addc(a[1], x3, 0);
        let (x6, x7) = addc(a[2], x5, 0);
        let (x8, x9) = addc(a[3], x7, 0);
        let (x10, x11) = addc(a[4], x9, 0);
        let (x12, x13) = addc(a[5], x11, 0);
        let (x14, x15) = addc(a[6], x13, 0);
        let (x16, x17) = addc(a[7], x15, 0);
        let (x18, _) = addc(x1, x17, 0);
        let x19 = x18 >> 9;
        let x20 = x18 & 0x1ff;
        let (x21, _) = addc(x2, x19, 0);
        Self([x21, x4, x6, x8, x10, x12, x14, x16, x20])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffffff, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0xffffffffffffffff, x5);
        let (_, x7) = subb(a[7], 0xffffffffffffffff, x6);
        let (_, x8) = subb(a[8], 0x1ff, x7);
        let x9 = mask(x8);
        let x10 = x9 & a[0];
        let x11 = x9 & a[1];
        let x12 = x9 & a[2];
        let x13 = x9 & a[3];
        let x14 = x9 & a[4];
        let x15 = x9 & a[5];
        let x16 = x9 & a[6];
        let x17 = x9 & a[7];
        let x18 = x9 & a[8];
        let words = [x10, x11, x12, x13, x14, x15, x16, x17, x18];
        (Self(words), x8)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline]
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
        let (x18, x19) = mac(a[1], b[0], x2, 0);
        let (x20, x21) = mac(a[1], b[1], x4, x19);
        let (x22, x23) = mac(a[1], b[2], x6, x21);
        let (x24, x25) = mac(a[1], b[3], x8, x23);
        let (x26, x27) = mac(a[1], b[4], x10, x25);
        let (x28, x29) = mac(a[1], b[5], x12, x27);
        let (x30, x31) = mac(a[1], b[6], x14, x29);
        let (x32, x33) = mac(a[1], b[7], x16, x31);
        let (x34, x35) = mac(a[1], b[8], x17, x33);
        let (x36, x37) = mac(a[2], b[0], x20, 0);
        let (x38, x39) = mac(a[2], b[1], x22, x37);
        let (x40, x41) = mac(a[2], b[2], x24, x39);
        let (x42, x43) = mac(a[2], b[3], x26, x41);
        let (x44, x45) = mac(a[2], b[4], x28, x43);
        let (x46, x47) = mac(a[2], b[5], x30, x45);
        let (x48, x49) = mac(a[2], b[6], x32, x47);
        let (x50, x51) = mac(a[2], b[7], x34, x49);
        let (x52, x53) = mac(a[2], b[8], x35, x51);
        let (x54, x55) = mac(a[3], b[0], x38, 0);
        let (x56, x57) = mac(a[3], b[1], x40, x55);
        let (x58, x59) = mac(a[3], b[2], x42, x57);
        let (x60, x61) = mac(a[3], b[3], x44, x59);
        let (x62, x63) = mac(a[3], b[4], x46, x61);
        let (x64, x65) = mac(a[3], b[5], x48, x63);
        let (x66, x67) = mac(a[3], b[6], x50, x65);
        let (x68, x69) = mac(a[3], b[7], x52, x67);
        let (x70, x71) = mac(a[3], b[8], x53, x69);
        let (x72, x73) = mac(a[4], b[0], x56, 0);
        let (x74, x75) = mac(a[4], b[1], x58, x73);
        let (x76, x77) = mac(a[4], b[2], x60, x75);
        let (x78, x79) = mac(a[4], b[3], x62, x77);
        let (x80, x81) = mac(a[4], b[4], x64, x79);
        let (x82, x83) = mac(a[4], b[5], x66, x81);
        let (x84, x85) = mac(a[4], b[6], x68, x83);
        let (x86, x87) = mac(a[4], b[7], x70, x85);
        let (x88, x89) = mac(a[4], b[8], x71, x87);
        let (x90, x91) = mac(a[5], b[0], x74, 0);
        let (x92, x93) = mac(a[5], b[1], x76, x91);
        let (x94, x95) = mac(a[5], b[2], x78, x93);
        let (x96, x97) = mac(a[5], b[3], x80, x95);
        let (x98, x99) = mac(a[5], b[4], x82, x97);
        let (x100, x101) = mac(a[5], b[5], x84, x99);
        let (x102, x103) = mac(a[5], b[6], x86, x101);
        let (x104, x105) = mac(a[5], b[7], x88, x103);
        let (x106, x107) = mac(a[5], b[8], x89, x105);
        let (x108, x109) = mac(a[6], b[0], x92, 0);
        let (x110, x111) = mac(a[6], b[1], x94, x109);
        let (x112, x113) = mac(a[6], b[2], x96, x111);
        let (x114, x115) = mac(a[6], b[3], x98, x113);
        let (x116, x117) = mac(a[6], b[4], x100, x115);
        let (x118, x119) = mac(a[6], b[5], x102, x117);
        let (x120, x121) = mac(a[6], b[6], x104, x119);
        let (x122, x123) = mac(a[6], b[7], x106, x121);
        let (x124, x125) = mac(a[6], b[8], x107, x123);
        let (x126, x127) = mac(a[7], b[0], x110, 0);
        let (x128, x129) = mac(a[7], b[1], x112, x127);
        let (x130, x131) = mac(a[7], b[2], x114, x129);
        let (x132, x133) = mac(a[7], b[3], x116, x131);
        let (x134, x135) = mac(a[7], b[4], x118, x133);
        let (x136, x137) = mac(a[7], b[5], x120, x135);
        let (x138, x139) = mac(a[7], b[6], x122, x137);
        let (x140, x141) = mac(a[7], b[7], x124, x139);
        let (x142, x143) = mac(a[7], b[8], x125, x141);
        let (x144, x145) = mac(a[8], b[0], x128, 0);
        let (x146, x147) = mac(a[8], b[1], x130, x145);
        let (x148, x149) = mac(a[8], b[2], x132, x147);
        let (x150, x151) = mac(a[8], b[3], x134, x149);
        let (x152, x153) = mac(a[8], b[4], x136, x151);
        let (x154, x155) = mac(a[8], b[5], x138, x153);
        let (x156, x157) = mac(a[8], b[6], x140, x155);
        let (x158, x159) = mac(a[8], b[7], x142, x157);
        let (x160, _) = mac(a[8], b[8], x143, x159);
        let x161 = (x146 << 55) | (x144 >> 9);
        let x162 = (x148 << 55) | (x146 >> 9);
        let x163 = (x150 << 55) | (x148 >> 9);
        let x164 = (x152 << 55) | (x150 >> 9);
        let x165 = (x154 << 55) | (x152 >> 9);
        let x166 = (x156 << 55) | (x154 >> 9);
        let x167 = (x158 << 55) | (x156 >> 9);
        let x168 = (x160 << 55) | (x158 >> 9);
        let x169 = x160 >> 9;
        let x170 = x144 & 0x1ff;
        let (x171, x172) = addc(x0, x161, 0);
        let (x173, x174) = addc(x18, x162, x172);
        let (x175, x176) = addc(x36, x163, x174);
        let (x177, x178) = addc(x54, x164, x176);
        let (x179, x180) = addc(x72, x165, x178);
        let (x181, x182) = addc(x90, x166, x180);
        let (x183, x184) = addc(x108, x167, x182);
        let (x185, x186) = addc(x126, x168, x184);
        let (x187, _) = addc(x170, x169, x186);
        let x188 = x187 >> 9;
        let x189 = x187 & 0x1ff;
        let (x190, x191) = addc(x171, x188, 0);
        let (x192, x193) = addc(x173, x191, 0);
        let (x194, x195) = addc(x175, x193, 0);
        let (x196, x197) = addc(x177, x195, 0);
        let (x198, x199) = addc(x179, x197, 0);
        let (x200, x201) = addc(x181, x199, 0);
        let (x202, x203) = addc(x183, x201, 0);
        let (x204, x205) = addc(x185, x203, 0);
        let (x206, _) = addc(x189, x205, 0);
        Self([x190, x192, x194, x196, x198, x200, x202, x204, x206])
    }
}

impl Add for Element {
    type Output = Self;

    #[inline]
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
        let (x16, _) = addc(a[8], b[8], x15);
        let x17 = x16 >> 9;
        let x18 = x16 & 0x1ff;
        let (x19, x20) = addc(x0, x17, 0);
        let (x21, x22) = addc(x2, x20, 0);
        let (x23, x24) = addc(x4, x22, 0);
        let (x25, x26) = addc(x6, x24, 0);
        let (x27, x28) = addc(x8, x26, 0);
        let (x29, x30) = addc(x10, x28, 0);
        let (x31, x32) = addc(x12, x30, 0);
        let (x33, x34) = addc(x14, x32, 0);
        let (x35, _) = addc(x18, x34, 0);
        Self([x19, x21, x23, x25, x27, x29, x31, x33, x35])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffffffffffff, b[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, b[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, b[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, b[7], x13);
        let (x16, _) = subb(0x1ff, b[8], x15);
        let (x17, x18) = addc(a[0], x0, 0);
        let (x19, x20) = addc(a[1], x2, x18);
        let (x21, x22) = addc(a[2], x4, x20);
        let (x23, x24) = addc(a[3], x6, x22);
        let (x25, x26) = addc(a[4], x8, x24);
        let (x27, x28) = addc(a[5], x10, x26);
        let (x29, x30) = addc(a[6], x12, x28);
        let (x31, x32) = addc(a[7], x14, x30);
        let (x33, _) = addc(a[8], x16, x32);
        let x34 = x33 >> 9;
        let x35 = x33 & 0x1ff;
        let (x36, x37) = addc(x17, x34, 0);
        let (x38, x39) = addc(x19, x37, 0);
        let (x40, x41) = addc(x21, x39, 0);
        let (x42, x43) = addc(x23, x41, 0);
        let (x44, x45) = addc(x25, x43, 0);
        let (x46, x47) = addc(x27, x45, 0);
        let (x48, x49) = addc(x29, x47, 0);
        let (x50, x51) = addc(x31, x49, 0);
        let (x52, _) = addc(x35, x51, 0);
        Self([x36, x38, x40, x42, x44, x46, x48, x50, x52])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffffffffffff, a[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, a[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, a[7], x13);
        let (x16, _) = subb(0x1ff, a[8], x15);
        Self([x0, x2, x4, x6, x8, x10, x12, x14, x16])
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
    pub fn square_times(&self, n: u32) -> Self {
        let mut t = *self;
        for _ in 0..n {
            t = t.square();
        }
        t
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
    /// 519 squarings, 0 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let t = a.square_times(519);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 519 squarings, 10 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x256 = x128.square_times_mul(128, &x128);
        let x512 = x256.square_times_mul(256, &x256);
        let t = x512.square_times_mul(8, &x8);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1201 divsteps in batches of 62, on numbers of 9 digits.
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
    const STEPS: u32 = 1201;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-1, 0, 0, 0, 0, 0, 0, 0, 33554432];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x3fffffffffffffff;

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
    pub(super) fn invert(a: [u64; 9]) -> [u64; 9] {
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
            (d[8] >> 16) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0x1,
    ];
    const BITS: u32 = 521;

    fn square(&self) -> Self {
        self.square()
    }

    fn square_times(&self, n: u32) -> Self {
        self.square_times(n)
    }

    fn invert(&self) -> Self {
        self.invert()
    }

    fn sqrt(&self) -> (Self, bool) {
        self.sqrt()
    }

    fn legendre(&self) -> i8 {
        self.legendre()
    }

    fn is_zero(&self) -> bool {
        self.is_zero()
    }

    fn select(bit: bool, a: &Self, b: &Self) -> Self {
        Self::select(bit, a, b)
    }

    fn swap(bit: bool, a: &mut Self, b: &mut Self) {
        Self::swap(bit, a, b)
    }

    fn to_le_bytes(&self) -> Self::Bytes {
        self.to_le_bytes()
    }

    fn to_be_bytes(&self) -> Self::Bytes {
        self.to_be_bytes()
    }

    fn from_le_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_le_bytes(bytes)
    }

    fn from_be_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_be_bytes(bytes)
    }
}

/// The number given by bytes, least significant first.
fn words_of(bytes: &[u8; BYTES]) -> [u64; PLAIN] {
    let mut words = [0; PLAIN];
    for (i, byte) in bytes.iter().enumerate() {
        words[i / 8] |= u64::from(*byte) << (8 * (i % 8));
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
fn mask(bit: u64) -> u64 {
    core::hint::black_box(bit.wrapping_neg())
}
