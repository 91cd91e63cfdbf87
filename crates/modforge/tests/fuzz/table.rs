//! Stored tables of a fixed base, damaged at will, with a hash that is right again.

use super::input::Input;
use modforge::{FixedBase, Modulus};
use std::num::NonZeroUsize;

const HASH_BYTES: usize = 8;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let Ok(modulus) = Modulus::from_be_bytes(input.short_bytes(40)) else { return };
    let (base, exponent) = (modulus.reduce_be_bytes(input.short_bytes(40)), input.short_bytes(20));
    let exponent_bits = input.byte().into();
    let table_bytes = usize::from(input.byte()) << 4;
    let fixed = FixedBase::with_table(&base, exponent_bits, table_bytes, NonZeroUsize::MIN).expect("short");
    let mut bytes = vec![0; fixed.stored_bytes()];
    fixed.write_bytes(&mut bytes);
    assert_eq!(bytes, fixed.to_bytes());
    let stored = FixedBase::from_bytes(&modulus, &bytes).expect("what was stored");
    assert_eq!(stored.pow(exponent).ok(), fixed.pow(exponent).ok());

    while !input.is_empty() {
        let (position, value) = (usize::from(input.byte()) << 8 | usize::from(input.byte()), input.byte());
        match bytes.get_mut(position) {
            Some(byte) => *byte = value,
            None if position % 2 == 0 => bytes.truncate(position % (bytes.len() + 1)),
            None => bytes.push(value),
        }
    }
    // Damage is refused because of the hash, and what has the right hash is used without trouble or refused.
    let _ = FixedBase::from_bytes(&modulus, &bytes);
    let content = bytes.len().saturating_sub(HASH_BYTES);
    bytes.truncate(content);
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    bytes.extend(hash.to_be_bytes());
    if let Ok(fixed) = FixedBase::from_bytes(&modulus, &bytes) {
        let _ = fixed.pow(exponent);
        let _ = fixed.pow_vartime(exponent);
        assert_eq!(fixed.to_bytes(), bytes);
    }
}
