#![no_main]

#[path = "../../crates/modforge/tests/fuzz/batch.rs"]
mod batch;
#[path = "../../crates/modforge/tests/fuzz/input.rs"]
#[allow(dead_code)] // a target uses a part of it
mod input;

libfuzzer_sys::fuzz_target!(|data: &[u8]| batch::run(data));
