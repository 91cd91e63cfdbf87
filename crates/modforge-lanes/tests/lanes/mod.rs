//! What computes in vectors, against numbers of any size and the laws of the curves.

mod curve25519;
mod ecdsa;
mod fields;
mod poly1305;

/// Numbers that repeat (Steele, Lea, Flood 2014).
fn random(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = *seed;
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
