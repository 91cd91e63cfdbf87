#![no_main]

#[path = "../../crates/modforge-c/tests/fuzz/calls/mod.rs"]
#[allow(dead_code)] // a target uses a part of it
mod calls;
#[path = "../../crates/modforge/tests/fuzz/input.rs"]
#[allow(dead_code)] // as above
mod input;

libfuzzer_sys::fuzz_target!(|data: &[u8]| calls::run(data));
