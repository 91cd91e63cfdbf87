//! The inputs of the fuzzer's corpus for this crate; see the test of that name of the engine.

mod curve_values;
mod dstu9041;
#[allow(dead_code)] // a target uses a part of it
#[path = "../../../modforge/tests/fuzz/input.rs"]
mod input;
mod key_file;
mod proof;
#[path = "../../../modforge/tests/fuzz/replay.rs"]
mod replay;
mod rsa_ciphertext;
mod rsa_key;

use replay::replay;

#[test]
fn corpus_of_proof() {
    replay("proof", proof::run);
}

#[test]
fn corpus_of_rsa_key() {
    replay("rsa_key", rsa_key::run);
}

#[test]
fn corpus_of_rsa_ciphertext() {
    replay("rsa_ciphertext", rsa_ciphertext::run);
}

#[test]
fn corpus_of_key_file() {
    replay("key_file", key_file::run);
}

#[test]
fn corpus_of_curve_values() {
    replay("curve_values", curve_values::run);
}

#[test]
fn corpus_of_dstu9041() {
    replay("dstu9041", dstu9041::run);
}

/// What the target compares with is what it looks at: without damage everything is as it was.
#[test]
fn without_damage_all_is_accepted() {
    for mode in [0, 0x10, 1, 0x11, 2] {
        proof::run(&[mode]);
    }
    assert!(proof::sealed_evaluation(&mut input::Input(&[])));
}
