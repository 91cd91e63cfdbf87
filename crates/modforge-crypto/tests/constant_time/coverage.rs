//! Traces or memcheck see every line that a secret may reach, in every machine function that it is part of.

use constant_time::{Memcheck, Places, Sources, is_among};
use modforge::Kernel;
use std::collections::HashSet;

const SOURCES: Sources = Sources {
    folder: "crates/modforge-crypto/src/",
    rooms: &[
        "chacha20poly1305.rs",
        "curve/",
        "curves/",
        "dstu9041/",
        "ec/",
        "eddsa/",
        "natural.rs",
        "paillier/",
        "poly1305/",
        "rsa/",
        "scalar.rs",
        "xdh.rs",
    ],
    public: PUBLIC,
};

/// What need not be seen, with the reason.
const PUBLIC: &[(&str, Places)] = &[
    (
        "makes or reads a key, in variable time as the page on security says",
        &[
            "natural.rs::shifted_right:",
            "natural.rs::significant:",
            "natural.rs:: in factors",
            "paillier/private.rs::from_primes:",
            "paillier/public.rs::new:",
            "rsa/key/import.rs::",
            "rsa/key/public.rs::",
        ],
    ),
    (
        "makes tables of points that anybody knows, or verifies; what secrets reach has copies of its own",
        &[
            "curve/edwards.rs:: in call_once<",
            "curve/edwards.rs:: in double_times<",
            "curve/edwards.rs:: in new<",
            "curve/weierstrass/jacobian.rs::",
            "curve/weierstrass/mod.rs::double_times:",
            "curve/weierstrass/projective.rs:: in new<",
            "ec/batch.rs::",
            "ec/lanes.rs::",
            "curve/edwards.rs::to_extended: in from_iter<",
            "curves/edwards25519_lanes.rs:: in call_once<",
            "curves/edwards25519_lanes.rs:: in from_iter<",
            "curves/edwards25519_lanes.rs::bytes: in try_map<",
        ],
    ),
    (
        "is an error or leads to one: of the source of random numbers, of a length, of columns that do not fit, of a fault; or passes over a \
         candidate",
        &[
            "chacha20poly1305.rs::decrypt_inout_detached: } in decrypt<",
            "dstu9041/kalyna.rs::new: _ => return None,",
            "dstu9041/mod.rs::",
            "ec/named.rs::: ",
            "ec/named.rs::curve:",
            "ec/named.rs::diffie_hellman: _ => Err(",
            "ec/nonce.rs::next: self.stir(&[&[0]]);",
            "ec/secret.rs::try_generate: if let Ok(key) = ",
            "paillier/error.rs::",
            "paillier/public.rs::add_plain: same_length(",
            "paillier/public.rs::check: Err(Error::Ciphertext { index })",
            "paillier/public.rs::check: let index =",
            "paillier/public.rs::multiply: same_length(",
            "rsa/error.rs::",
            "rsa/key/private.rs::raw_power: return Err(Error::Fault);",
            "rsa/oaep.rs::decrypt: error => error,",
            "rsa/oaep.rs::decrypt: return Err(Error::KeyTooShort);",
            "rsa/oaep.rs::decrypt: })?;",
            "rsa/oaep.rs::encrypt_with_rng: return Err(Error::MessageTooLong",
            "rsa/pss/parameters.rs::sign: return Err(",
        ],
    ),
    ("writes a signature", &["ec/signature.rs::", "ec/named.rs::bytes_of: Form::Der"]),
    ("shares out work whose own code is seen", &["paillier/randomisers.rs::encrypt:"]),
    (
        "clears, which the compiler does in several places, or has a copy for a case that there is not: digits of a comb in one turn, orders \
         whose bits fill bytes, hashes longer or shorter than the order",
        &[
            "chacha20poly1305.rs::drop:",
            "curve/fixed.rs::multiply: let taken = ",
            "curve/fixed.rs::multiply: sum = sum.double_times(self.window);",
            "dstu9041/kalyna.rs::drop:",
            "ec/mod.rs::number_of_hash: target",
            "ec/mod.rs::shift_right:",
            "poly1305/mod.rs::drop:",
            "scalar.rs::drop:",
        ],
    ),
];

/// What computes in lanes of the kernel with IFMA. Written as in [`PUBLIC`].
const IN_LANES: Places = &["curves/edwards25519_lanes.rs::", "curves/x25519.rs::ladder_in_lanes:"];

/// What sees no secret by its name, or is not there, for want of IFMA: what takes a variable time, and copies that the
/// compiler put into rows where they are unwatched, with random numbers of the system or a literal column, or into
/// functions beside the rows that make keys.
fn is_public(line: &str, within: &str) -> bool {
    let of_rows = ["unwatched<", "<constant_time::", "random::system::SystemRandom", "Iter<[u8; 1]>"];
    let makes_keys = ["key", "numbers", "other"];
    // Which of two random primes is the larger one.
    let by_chance = line.starts_with("natural.rs::distance:");
    let never_runs = !Kernel::Avx512Ifma.is_available() && is_among(IN_LANES, line, within);
    by_chance
        || never_runs
        || line.contains("_vartime: ")
        || of_rows.iter().any(|name| within.contains(name))
        || makes_keys.contains(&within)
}

/// Traces or memcheck see all code that is not [`PUBLIC`], and the list has no entry too many. Vectors only traces can
/// see, and what stands in for them on other CPUs only memcheck, as the CPU that valgrind plays has none. The list has
/// pieces of lines that the compiler made, so it is for the compiler that it was written with.
#[test]
#[ignore = "needs valgrind; run by make coverage"]
fn all_code_was_seen() {
    let _alone = constant_time::alone();
    constant_time::cases(crate::rows(), |case| case.traces_are_equal());
    let mut executed = Memcheck::executed("memcheck_finds_no_secret_in_branches_or_addresses");
    executed.extend(constant_time::executed());
    let stale = SOURCES.check("traces and memcheck", &executed, is_public);
    let all_kernels = Kernel::ALL.iter().all(|kernel| kernel.is_available());
    assert!(
        stale.is_empty() || !all_kernels,
        "the list of what need not be seen has entries that nothing needs: {stale:#?}"
    );
}

#[test]
#[ignore = "reads all symbols; run by make coverage"]
fn code_that_did_not_run_is_noticed() {
    let (coverage, _) = SOURCES.coverage(&HashSet::new(), is_public);
    assert_eq!(coverage.seen, 0);
    assert!(coverage.unseen.keys().any(|unseen| unseen.starts_with("ec/nonce.rs::next: ")));
}
