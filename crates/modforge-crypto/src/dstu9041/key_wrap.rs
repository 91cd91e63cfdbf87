//! Kalyna's key wrap (mode KW of DSTU 7624:2014).

use super::kalyna::Kalyna;
use subtle::{Choice, ConstantTimeEq};
use zeroize::Zeroizing;

/// Wraps whole blocks; the result is a block longer.
///
/// The text and a block of zeros are cut in n halves of blocks, B and n - 1 others. In each of 6·(n - 1) rounds B and
/// the first of the others are encrypted, the number of the round is added to the second half of the result, which
/// becomes B, and the first half goes to the end of the others.
pub(super) fn wrap(cipher: &Kalyna, text: &[u8]) -> Zeroizing<Vec<u8>> {
    let (block, half) = (cipher.block(), cipher.block() / 2);
    let mut halves = Zeroizing::new(text.to_vec());
    halves.resize(text.len() + block, 0);
    for number in 1..=rounds(halves.len(), half) {
        cipher.encrypt(&mut halves[..block]);
        add_number(&mut halves[half..block], number);
        // From A1, A2, T1, … to A2, T1, …, A1.
        halves.rotate_left(half);
    }
    halves
}

/// Undoes [`wrap`], and says whether the last block is zero, as it should be.
pub(super) fn unwrap(cipher: &Kalyna, wrapped: &[u8]) -> (Zeroizing<Vec<u8>>, Choice) {
    let (block, half) = (cipher.block(), cipher.block() / 2);
    let mut halves = Zeroizing::new(wrapped.to_vec());
    for number in (1..=rounds(halves.len(), half)).rev() {
        halves.rotate_right(half);
        add_number(&mut halves[half..block], number);
        cipher.decrypt(&mut halves[..block]);
    }
    let length = halves.len() - block;
    let valid = halves[length..].ct_eq(&vec![0; block]);
    halves.truncate(length);
    (halves, valid)
}

fn rounds(bytes: usize, half: usize) -> u32 {
    6 * (bytes / half - 1) as u32
}

/// Adds a number by exclusive or, least significant byte first.
fn add_number(target: &mut [u8], number: u32) {
    target.iter_mut().zip(number.to_le_bytes()).for_each(|(byte, number)| *byte ^= number);
}
