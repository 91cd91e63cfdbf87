//! Numbers in files: `0x` and hexadecimal digits.

/// Big-endian bytes as text.
pub(super) fn write(bytes: &[u8]) -> String {
    bytes.iter().fold(String::from("0x"), |text, byte| text + &format!("{byte:02x}"))
}

/// The bytes of a text that [`write`] may have made.
pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    let digits = text.strip_prefix("0x")?.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    let digit = |character: u8| char::from(character).to_digit(16).map(|value| value as u8);
    digits.chunks(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}
