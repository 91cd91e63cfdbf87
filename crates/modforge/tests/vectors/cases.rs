//! Reading the files.

use modforge::{Modulus, Residue};
use num_bigint::{BigInt, BigUint, Sign};
use std::collections::HashMap;

/// The text of a file under `tests/data`.
macro_rules! data {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/", $path))
    };
}
pub(crate) use data;

/// A case: its keys in order, and their values.
pub struct Case<'t> {
    pub keys: Vec<&'t str>,
    values: HashMap<&'t str, &'t str>,
    section: &'t str,
    hexadecimal: bool,
}

impl<'t> Case<'t> {
    pub fn has(&self, key: &str) -> bool {
        self.values.contains_key(key)
    }

    pub fn text(&self, key: &str) -> &'t str {
        self.values.get(key).unwrap_or_else(|| panic!("{key} is missing in {:?}", self.values))
    }

    pub fn integer(&self, key: &str) -> BigInt {
        if self.hexadecimal { hexadecimal(self.text(key)) } else { decimal(self.text(key)) }
    }

    /// An integer that is not negative.
    pub fn natural(&self, key: &str) -> BigUint {
        self.integer(key).to_biguint().unwrap_or_else(|| panic!("{key} is negative"))
    }

    /// The `[section]` that it stands in.
    pub fn section(&self) -> &'t str {
        self.section
    }
}

/// Blocks of `Key = value` separated by blank lines, `#` comments, `[sections]`.
fn cases(text: &str, hexadecimal: bool) -> Vec<Case<'_>> {
    let mut section = "";
    let mut all = Vec::new();
    for block in text.split("\n\n") {
        let mut case = Case { keys: Vec::new(), values: HashMap::new(), section, hexadecimal };
        for line in block.lines().filter(|line| !line.starts_with('#')) {
            if let Some((key, value)) = line.split_once('=') {
                case.keys.push(key.trim());
                case.values.insert(key.trim(), value.trim());
            } else if line.starts_with('[') {
                section = line.trim_matches(['[', ']']);
                case.section = section;
            }
        }
        all.push(case);
    }
    all.retain(|case| !case.keys.is_empty() && !case.has("Title"));
    all
}

/// Cases of BoringSSL and OpenSSL: the first key names the operation; signed hexadecimal.
pub fn bn(text: &str) -> Vec<Case<'_>> {
    cases(text, true)
}

/// Cases of Botan: decimal, or hexadecimal after `0x`.
pub fn botan(text: &str) -> Vec<Case<'_>> {
    cases(text, false)
}

/// Signed hexadecimal digits; none are 0.
pub fn hexadecimal(text: &str) -> BigInt {
    let digits = if text.trim_start_matches('-').is_empty() { "0" } else { text };
    BigInt::parse_bytes(digits.as_bytes(), 16).unwrap_or_else(|| panic!("{text} is not hexadecimal"))
}

/// Signed decimal digits, or hexadecimal ones after `0x`.
pub fn decimal(text: &str) -> BigInt {
    let (sign, digits) = text.strip_prefix('-').map_or((Sign::Plus, text), |digits| (Sign::Minus, digits));
    let magnitude = match digits.strip_prefix("0x") {
        Some(digits) => BigUint::parse_bytes(digits.as_bytes(), 16),
        None => BigUint::parse_bytes(digits.as_bytes(), 10),
    };
    BigInt::from_biguint(sign, magnitude.unwrap_or_else(|| panic!("{text} is not a number")))
}

/// The residue of an integer of any sign and size.
pub fn residue<'m>(modulus: &'m Modulus, value: &BigInt) -> Residue<'m> {
    let residue = modulus.reduce_be_bytes(&value.magnitude().to_bytes_be());
    if value.sign() == Sign::Minus { residue.neg() } else { residue }
}
