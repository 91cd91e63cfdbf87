//! Hexadecimal digits, in a time that does not depend on them.

/// The bytes of a text of digits, with or without `0x` in front; an odd number of digits is fine. Nothing where there
/// is another character, or no digit.
pub(super) fn decode(text: &[u8]) -> Option<Vec<u8>> {
    let digits = text.strip_prefix(b"0x").or_else(|| text.strip_prefix(b"0X")).unwrap_or(text);
    let (mut bytes, mut valid) = (vec![0; digits.len().div_ceil(2)], !digits.is_empty());
    for (place, &character) in digits.iter().rev().enumerate() {
        let (value, is_digit) = digit(character);
        let index = bytes.len() - 1 - place / 2;
        bytes[index] |= value << (4 * (place % 2));
        valid &= is_digit;
    }
    valid.then_some(bytes)
}

/// The value of a digit, and whether it is one.
fn digit(character: u8) -> (u8, bool) {
    let character = u32::from(character);
    let decimal = character ^ u32::from(b'0');
    let is_decimal = (decimal.wrapping_sub(10) >> 8) as u8;
    let letter = (character & !32).wrapping_sub(u32::from(b'A') - 10);
    let is_letter = ((letter.wrapping_sub(10) ^ letter.wrapping_sub(16)) >> 8) as u8;
    (is_decimal & decimal as u8 | is_letter & letter as u8, is_decimal | is_letter != 0)
}

/// The digits of bytes, lower-case, to a text twice as long.
pub(super) fn encode(bytes: &[u8], text: &mut [u8]) {
    for (byte, pair) in bytes.iter().zip(text.chunks_exact_mut(2)) {
        for (digit, place) in [byte >> 4, byte & 15].into_iter().zip(pair) {
            // The letters begin 39 characters behind the digit 9.
            *place = b'0' + digit + (39 & (9u8.wrapping_sub(digit) >> 7).wrapping_neg());
        }
    }
}
