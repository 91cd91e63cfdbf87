#![no_main]

#[path = "../../crates/modforge-crypto/tests/fuzz/dstu9041.rs"]
mod dstu9041;

libfuzzer_sys::fuzz_target!(|data: &[u8]| dstu9041::run(data));
