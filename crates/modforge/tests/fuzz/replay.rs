//! Reads the corpus of a target.

use std::fs;
use std::path::Path;

/// Run a target on all inputs of its corpus.
pub fn replay(target: &str, run: fn(&[u8])) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target).with_extension("hex");
    let text = fs::read_to_string(path).expect("a corpus");
    let mut inputs: Vec<_> = text.lines().collect();
    assert!(inputs.len() >= 10, "{target}: only {} inputs", inputs.len());
    if cfg!(miri) {
        // Miri is some ten thousand times slower: three of the short ones.
        inputs.sort_by_key(|input| input.len());
        inputs = inputs.into_iter().take(12).skip(3).step_by(4).collect();
    }
    for input in inputs {
        println!("{input}"); // shown when it fails
        run(&from_hex(input));
    }
}

fn from_hex(text: &str) -> Vec<u8> {
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { panic!("an odd number of digits") };
    let byte = |pair: &[u8; 2]| str::from_utf8(pair).ok().and_then(|pair| u8::from_str_radix(pair, 16).ok());
    pairs.iter().map(|pair| byte(pair).expect("hexadecimal digits")).collect()
}
