//! Traces see every line that a secret may reach, in every machine function that it is part of.

use constant_time::{Places, Sources};
use modforge_lanes::{Curve25519Lanes, Poly1305Lanes};

/// What computes on points that anybody knows is not among them: [`EcdsaLanes`](modforge_lanes::EcdsaLanes) verifies.
const SOURCES: Sources =
    Sources { folder: "crates/modforge-lanes/src/", rooms: &["curve25519/", "poly1305/"], public: PUBLIC };

/// What need not be seen, with the reason.
const PUBLIC: &[(&str, Places)] = &[
    ("asks the CPU", &["curve25519/mod.rs::new:"]),
    (
        "returns the sum where there are no blocks",
        &[
            "poly1305/vectors/avx2.rs::absorb_here: let Some((group, rest)) =",
            "poly1305/vectors/avx512ifma.rs::absorb_here: let Some((group, rest)) =",
        ],
    ),
];

/// The list has no entry too many. It has pieces of lines that the compiler made, so it is for the compiler that it was
/// written with.
#[test]
#[ignore = "run by make coverage"]
fn all_code_was_seen() {
    let _alone = constant_time::alone();
    if Curve25519Lanes::new().is_none() || Poly1305Lanes::new([[0; 3]; 4]).is_none() {
        return;
    }
    constant_time::cases(crate::rows(), |case| case.traces_are_equal());
    let stale = SOURCES.check("traces", &constant_time::executed(), |line, _| line.contains("_vartime: "));
    assert!(stale.is_empty(), "the list of what need not be seen has entries that nothing needs: {stale:#?}");
}
