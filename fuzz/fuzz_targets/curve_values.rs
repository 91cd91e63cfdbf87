#![no_main]

#[path = "../../crates/modforge-crypto/tests/fuzz/curve_values.rs"]
mod curve_values;

libfuzzer_sys::fuzz_target!(|data: &[u8]| curve_values::run(data));
