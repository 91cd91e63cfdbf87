#![no_main]

#[path = "../../crates/modforge-crypto/tests/fuzz/rsa_ciphertext.rs"]
mod rsa_ciphertext;

libfuzzer_sys::fuzz_target!(|data: &[u8]| rsa_ciphertext::run(data));
