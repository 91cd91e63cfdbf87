//! The functions of C with anything that a caller may pass: each gives what num-bigint does, or the status and the message that say
//! why not, and leaves all else as it was.

mod calls;
mod grid;
#[allow(dead_code)] // a target uses a part of it
#[path = "../../../modforge/tests/fuzz/input.rs"]
mod input;
#[path = "../../../modforge/tests/fuzz/replay.rs"]
mod replay;
mod threads;

use proptest::prelude::*;
use replay::replay;

#[test]
fn corpus_of_c_calls() {
    replay("c_calls", calls::run);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_bytes(data in prop::collection::vec(any::<u8>(), 0..600)) {
        calls::run(&data);
    }
}
