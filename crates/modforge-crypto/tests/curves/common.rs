//! Reading of test vectors.

use serde_json::Value;
use std::fs::read_to_string;

/// The bytes of hexadecimal digits.
pub fn hex(text: &str) -> Vec<u8> {
    assert!(text.len().is_multiple_of(2), "{text}");
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
}

/// The text of a file under `tests/data`.
pub fn text(path: &str) -> String {
    let path = format!("{}/tests/data/{path}", env!("CARGO_MANIFEST_DIR"));
    read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The groups of a file of Wycheproof; it must have as many tests as it says.
pub fn wycheproof(path: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(&text(path)).unwrap();
    let groups = file["testGroups"].as_array().unwrap().clone();
    let count: usize = groups.iter().map(|group| group["tests"].as_array().unwrap().len()).sum();
    assert_eq!(file["numberOfTests"], count);
    groups
}

/// The bytes of a field in hexadecimal digits.
pub fn field(value: &Value, name: &str) -> Vec<u8> {
    hex(value[name].as_str().unwrap_or_else(|| panic!("no {name} in {value}")))
}

/// The cases of a file with lines `Key = value` or `Key: value`, one list for each paragraph; comments start with #.
pub fn paragraphs(text: &str) -> Vec<Vec<(String, String)>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut cases = vec![Vec::new()];
    for line in lines {
        match line.split_once(['=', ':']) {
            Some((key, value)) => cases.last_mut().unwrap().push((key.trim().to_owned(), value.trim().to_owned())),
            None => cases.push(Vec::new()),
        }
    }
    cases.retain(|case| !case.is_empty());
    cases
}
