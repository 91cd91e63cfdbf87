#![no_main]

#[path = "../../crates/modforge-lanes/tests/fuzz/curve25519.rs"]
mod curve25519;
#[path = "../../crates/modforge-lanes/tests/fuzz/ecdsa.rs"]
mod ecdsa;
#[path = "../../crates/modforge/tests/fuzz/input.rs"]
#[allow(dead_code)] // a target uses a part of it
mod input;
#[path = "../../crates/modforge-lanes/tests/fuzz/lanes.rs"]
mod lanes;
#[path = "../../crates/modforge-lanes/tests/fuzz/poly1305.rs"]
mod poly1305;

libfuzzer_sys::fuzz_target!(|data: &[u8]| lanes::run(data));
