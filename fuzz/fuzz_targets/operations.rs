#![no_main]

#[path = "../../crates/modforge/tests/fuzz/input.rs"]
#[allow(dead_code)] // a target uses a part of it
mod input;
#[path = "../../crates/modforge/tests/fuzz/operations.rs"]
mod operations;

libfuzzer_sys::fuzz_target!(|data: &[u8]| operations::run(data));
