//! The inputs that the fuzzer found worth keeping (`fuzz/corpus`, see `make fuzz`), run against num-bigint.

mod batch;
mod input;
mod inverse;
mod number;
mod operations;
mod power;
mod table;
mod text;

use std::fs;
use std::path::Path;

fn replay(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("a corpus").map(|entry| entry.expect("a file").path()).collect();
    assert!(paths.len() >= 10, "{target}: only {} inputs", paths.len());
    if cfg!(miri) {
        // Miri is some ten thousand times slower: three of the short ones.
        paths.sort_by_key(|path| fs::metadata(path).expect("a file").len());
        paths.truncate(12);
        paths = paths.into_iter().skip(3).step_by(4).collect();
    }
    for path in paths {
        println!("{}", path.display()); // shown when it fails
        run(&fs::read(path).expect("a file"));
    }
}

#[test]
fn corpus_of_operations() {
    replay("operations", operations::run);
}

#[test]
fn corpus_of_power() {
    replay("power", power::run);
}

#[test]
fn corpus_of_text() {
    replay("text", text::run);
}

#[test]
fn corpus_of_inverse() {
    replay("inverse", inverse::run);
}

#[test]
fn corpus_of_table() {
    replay("table", table::run);
}

#[test]
fn corpus_of_batch() {
    replay("batch", batch::run);
}

#[test]
fn corpus_of_number() {
    replay("number", number::run);
}
