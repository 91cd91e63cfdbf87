#![no_main]

#[path = "../../crates/modforge/tests/fuzz/text.rs"]
mod text;

libfuzzer_sys::fuzz_target!(|data: &[u8]| text::run(data));
