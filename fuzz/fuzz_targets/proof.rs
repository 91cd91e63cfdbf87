#![no_main]

#[path = "../../crates/modforge/tests/fuzz/input.rs"]
#[allow(dead_code)] // a target uses a part of it
mod input;
#[path = "../../crates/modforge-crypto/tests/fuzz/proof.rs"]
mod proof;

libfuzzer_sys::fuzz_target!(|data: &[u8]| proof::run(data));
