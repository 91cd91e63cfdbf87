//! The four substitutions of bytes that Kalyna and Kupyna share, in constant time.

use hex_literal::hex;

/// By the row of a byte in its column modulo 4.
const BOXES: [[u8; 256]; 4] = [
    hex!(
        "a8435f066b756c5971df879517f0d8096df31dcbc94d2caf79e097fd6f4b45393edda34fb4b69a0e1fbf15e149d293c6"
        "92729e61d163faeef419d5ad58a4bba1dcf2833742e47a329cccab4a8f6e04272ee7e25a9616232bc265660fbca94741"
        "3448fcb76a88a55386f95bdb387bc31e2233242836c7b23b8e77baf5149f08559b4cfe605cda1846cd7d21b03f1b89ff"
        "eb84693a9dd7d3706740b5de5d3091b1781101e5006898a0c502a6742d0ba276b3becebdaee98a311cecf19994aaf626"
        "2fefe88c3503d47ffb05c15e90203d82f7ea0a0d7ef8501ac40757b83c62e3c8ac526410d0d9130c122951b9cfd6738d"
        "8154c0ed4e44a72a8525e6ca7c8b5680"
    ),
    hex!(
        "cebbeb92eacb13c1e93ad6b2d29017f8421556b4651c8843c55c36baf557678d31f664589ef422aa750f02b1df6d734d"
        "7c262ef7085d443e9f14c8ae5410d8bc1a6b69f3bd33abfad19b684e169591ee4c638e5bcc3c19a181497bd96f3760ca"
        "e72b48fd9645fc41120d79e5898ce32030dcb76c4ab53f97d4622d06a4a5835f2adac9007ea255bf11d59ccf0e0a3d51"
        "7d931bfec44709860b8f9d6a07b9b0981832714bef3b70a0e440ffc3a9e678f98b46801e38e1b8a8e00c23761d252405"
        "f16e94289a84e8a34f77d385e252f282507a2f7453b361af3935decd1f99acad722cddd087be5ea6ec04c60334fbdb59"
        "b6c201f05aeda766217f8a27c7c029d7"
    ),
    hex!(
        "93d99ab5982245fcba6adf029fdc51594a172bc294f4bba362e471d4cd7016e1493cc0d85c9bad8553a17ac82de0d172"
        "a62cc4e37678b7b4093b0e414cdeb29025a5d7031100c32e92ef4e129d7dcb3510d54f9e4da955c6d07b1897d336e648"
        "56818f77cc9cb9e2acb82f15a47cda381e0b05d6146e6c7e66fdb1e560af5e3387c9f05d6d3f888dc7f71de9eced8029"
        "27cf99a8500f3724283095d23e5b4083b369571f071c8abc20ebce8eabee31a273f9ca3a1afb0dc1fefaf26fbd96dd43"
        "52b608f3aebe19893226b0ea4b6484826bf579bf015f75631b233d682a65e891f6ff1358f1470a7fc5a7e7615a064644"
        "4204a0db398654aa8c34218bf80c7467"
    ),
    hex!(
        "688dca4d734b4e2ad45226b3541e191f2203463d2d4a5383138ab7d52579f5bd582f0d02ed519e11f23e555ed1163c66"
        "705df34540cce8945608ce1a3ad2e1dfb5386e0ee5f4f986e94fd68523cf32993114aeeec848d330a19241b118c42c71"
        "724415fd37be5faa9b88d8ab899cfa60eabc620c24a6a8ec6720db7c28ddac5b347e10f17b8f63a0059a437721bf2709"
        "c39fb6d729c2ebc0a48b8c1dfbffc1b2972ef865f67507044933e4d9b9d042c76c90008e6f5001c5da473fcd69a2e27a"
        "a7c6930f0a06e62b96a31caf6a128439e7b082f7fe9d875c8135deb4a5fc80efcbbb6b76ba5a7d780b95e3ad74983b36"
        "646ddcf059a94c177f91b8c9571be061"
    ),
];

const INVERSES: [[u8; 256]; 4] = [invert(&BOXES[0]), invert(&BOXES[1]), invert(&BOXES[2]), invert(&BOXES[3])];

const fn invert(table: &[u8; 256]) -> [u8; 256] {
    let mut inverse = [0; 256];
    let mut i = 0;
    while i < 256 {
        inverse[table[i] as usize] = i as u8;
        i += 1;
    }
    inverse
}

/// Substitutes all bytes of a state.
pub(super) fn substitute(state: &mut [u64]) {
    look_up_all(state, &BOXES);
}

/// Undoes [`substitute`].
pub(super) fn substitute_back(state: &mut [u64]) {
    look_up_all(state, &INVERSES);
}

/// Every byte is looked up by reading all of its table, so that no address depends on the state.
fn look_up_all(state: &mut [u64], tables: &[[u8; 256]; 4]) {
    for word in state {
        let mut bytes = word.to_le_bytes();
        for (row, byte) in bytes.iter_mut().enumerate() {
            *byte = look_up(&tables[row % 4], *byte);
        }
        *word = u64::from_le_bytes(bytes);
    }
}

/// The entry of this index: each of its bits, from the highest, chooses the half of the table that stays.
#[inline(always)]
fn look_up(table: &[u8; 256], index: u8) -> u8 {
    let mut entries = [0; 128];
    let chosen = mask(index >> 7);
    for (i, entry) in entries.iter_mut().enumerate() {
        *entry = table[i] ^ (table[i] ^ table[i + 128]) & chosen;
    }
    keep_half::<64>(&mut entries, index >> 6);
    keep_half::<32>(&mut entries, index >> 5);
    keep_half::<16>(&mut entries, index >> 4);
    keep_half::<8>(&mut entries, index >> 3);
    let last = entries.first_chunk().map_or(0, |entries| u64::from_le_bytes(*entries));
    (0..3).rev().fold(last, |entries, bit| {
        let chosen = u64::from_ne_bytes([mask(index >> bit); 8]);
        entries ^ (entries ^ entries >> (8 << bit)) & chosen
    }) as u8
}

/// Brings the upper half of 2·`HALF` entries down if the lowest bit is set.
#[inline(always)]
fn keep_half<const HALF: usize>(entries: &mut [u8; 128], bit: u8) {
    let chosen = mask(bit);
    for i in 0..HALF {
        entries[i] ^= (entries[i] ^ entries[i + HALF]) & chosen;
    }
}

/// All bits set if the lowest one is. The compiler would branch by a bit that it recognises.
#[inline(always)]
fn mask(bit: u8) -> u8 {
    core::hint::black_box((bit & 1).wrapping_neg())
}
