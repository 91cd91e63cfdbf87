//! The inputs of the fuzzer's corpus for this crate; see the test of that name of the engine.

mod curve25519;
mod ecdsa;
#[allow(dead_code)] // a target uses a part of it
#[path = "../../../modforge/tests/fuzz/input.rs"]
mod input;
mod lanes;
mod poly1305;
#[path = "../../../modforge/tests/fuzz/replay.rs"]
mod replay;

use replay::replay;

#[test]
fn corpus_of_lanes() {
    replay("lanes", lanes::run);
}
