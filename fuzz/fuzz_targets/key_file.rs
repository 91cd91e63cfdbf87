#![no_main]

#[path = "../../crates/modforge-crypto/tests/fuzz/key_file.rs"]
mod key_file;

libfuzzer_sys::fuzz_target!(|data: &[u8]| key_file::run(data));
