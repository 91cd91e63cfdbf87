//! Reading published vectors.

#![allow(dead_code)] // each test program uses some of it

use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

/// Whether all cases run, as `make test-all` asks for with `MODFORGE_LONG`, or those at the edges.
pub fn long() -> bool {
    std::env::var_os("MODFORGE_LONG").is_some()
}

/// The text of a file under `tests/data`, read when the tests run.
pub fn read(name: &str) -> String {
    fs::read_to_string(folder(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The texts of the files of a folder whose names start so, with their names.
pub fn starting(path: &str, start: &str) -> Vec<(String, String)> {
    let names = fs::read_dir(folder(path)).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let names = names.map(|name| name.into_string().expect("ASCII")).filter(|name| name.starts_with(start));
    let mut files: Vec<_> = names.map(|name| (name.clone(), read(&format!("{path}/{name}")))).collect();
    files.sort();
    assert!(!files.is_empty(), "no {path}/{start}*");
    files
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Keys and values of one case; keys of context lines are among them.
pub type Case<'t> = HashMap<&'t str, &'t str>;

/// Blocks of `Key = value` or `KEY: value`, separated by blank lines; `#` comments and `[sections]`, which are the key
/// `section`.
pub fn cases(text: &str) -> Vec<Case<'_>> {
    let mut all = vec![];
    let (mut case, mut section) = (Case::new(), "");
    for line in text.lines().chain([""]).map(str::trim) {
        if line.is_empty() && !case.is_empty() {
            case.insert("section", section);
            all.push(std::mem::take(&mut case));
        } else if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
        } else if !line.starts_with('#')
            && let Some(at) = line.find([':', '='])
        {
            case.insert(line[..at].trim(), line[at + 1..].trim());
        }
    }
    all
}

/// Bytes of hexadecimal digits, or of a text in quotation marks; after `0x` an odd number of digits is allowed.
pub fn bytes(text: &str) -> Vec<u8> {
    if let Some(text) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        return text.into();
    }
    let mut digits = text.trim_start_matches("0x").to_owned();
    if digits.len() % 2 == 1 {
        digits.insert(0, '0');
    }
    let byte =
        |i: usize| u8::from_str_radix(&digits[i..i + 2], 16).unwrap_or_else(|_| panic!("not hexadecimal: {text}"));
    (0..digits.len()).step_by(2).map(byte).collect()
}

/// Calls `run` with each group and test of a file of Wycheproof; returns how many there were.
pub fn wycheproof(text: &str, mut run: impl FnMut(&Value, &Value)) -> usize {
    let file: Value = serde_json::from_str(text).expect("JSON");
    let mut count = 0;
    for group in file["testGroups"].as_array().expect("groups") {
        for test in group["tests"].as_array().expect("tests") {
            run(group, test);
            count += 1;
        }
    }
    assert_eq!(Some(count as u64), file["numberOfTests"].as_u64());
    count
}

/// The bytes of a field of a JSON object in hexadecimal digits.
pub fn field(object: &Value, key: &str) -> Vec<u8> {
    bytes(object[key].as_str().unwrap_or_else(|| panic!("no {key} in {object}")))
}
