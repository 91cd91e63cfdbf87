#![no_main]

#[path = "../../crates/modforge-crypto/tests/fuzz/rsa_key.rs"]
mod rsa_key;

libfuzzer_sys::fuzz_target!(|data: &[u8]| rsa_key::run(data));
