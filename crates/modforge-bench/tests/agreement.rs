//! Every contestant agrees with num-bigint at every size, and a run gives whole rows.

use modforge::{Modulus, Reduction};
use modforge_bench::{Case, Error, Operation, Pace, Selection, Slice, check, contestants, reductions, run};
use num_bigint::BigUint;
use std::time::Duration;

const QUICK: Pace = Pace { rounds: 3, slice: Slice::About(Duration::from_micros(20)) };

fn assert_agreement(case: &Case, operations: &[Operation]) {
    for &operation in operations.iter().filter(|&&operation| case.takes(operation)) {
        let all = contestants(case, operation, &[]).expect("no libraries, so none that lacks a function");
        check(case, operation, &all).unwrap_or_else(|error| panic!("{error}"));
        check(case, operation, &reductions(case, operation)).unwrap_or_else(|error| panic!("{error}"));
        let peers = all.iter().filter(|one| !one.label().subject.starts_with("modforge")).count();
        // Peers of the others come with features, or batches are a matter of the engine alone.
        let alone = matches!(operation, Operation::PowerVartime | Operation::RsaPrivate | Operation::BatchMultiply);
        let alone = alone || matches!(operation, Operation::Prepare | Operation::Bytes) || operation.is_of_fields();
        assert!(peers > 0 || alone, "{operation} has peers");
    }
}

/// Every second size, and all with `MODFORGE_LONG`: unoptimized as they are here, peers take seconds for a power.
fn thinned<T, const N: usize>(sizes: [T; N]) -> impl Iterator<Item = T> {
    let step = if std::env::var_os("MODFORGE_LONG").is_some() { 1 } else { 2 };
    sizes.into_iter().step_by(step)
}

#[test]
fn random_moduli() {
    for bits in thinned([64, 128, 192, 255, 256, 384, 512, 521, 576, 1000, 1024, 1536, 2047, 2048]) {
        assert_agreement(&Case::random(bits).expect("a size"), &Operation::ALL);
    }
}

/// Powers take long here, unoptimized; every run checks its own anyway.
#[test]
fn large_moduli() {
    for bits in [3072, 4096, 4160] {
        assert_agreement(&Case::random(bits).expect("a size"), &[Operation::Multiply, Operation::Square]);
    }
}

#[test]
fn keys() {
    for bits in [128, 510, 1024, 2048] {
        assert_agreement(&Case::rsa(bits).expect("a size"), &[Operation::RsaPrivate]);
    }
    assert!(matches!(Case::rsa(129), Err(Error::KeySize(129))));
}

#[test]
fn powers_from_bytes_to_bytes() {
    let one = BigUint::from(1u8);
    let odd = |bits: u64| Case::random(bits).expect("a size").modulus;
    for modulus in
        [one.clone(), &one << 1u32, BigUint::from(255u8), odd(64), odd(64) << 64u32, &one << 640u32, odd(300)]
    {
        for exponent in [None, Some(BigUint::ZERO), Some(one.clone()), Some(BigUint::from(65_537u32))] {
            let case = Case::in_bytes("bytes", modulus.clone(), exponent).expect("not 0");
            assert!(case.takes(Operation::Modexp) && !case.takes(Operation::Power));
            assert_agreement(&case, &Operation::ALL);
        }
    }
    assert!(Case::in_bytes("zero", BigUint::ZERO, None).is_err());
}

#[test]
fn small_moduli() {
    for modulus in [3u64, 5, 65_537, (1 << 52) - 1, u64::MAX, u64::MAX - 58] {
        assert_agreement(&Case::new("small", BigUint::from(modulus)).expect("an odd modulus"), &Operation::ALL);
    }
}

#[test]
fn moduli_of_ones_and_of_zeros() {
    let one = BigUint::from(1u8);
    for bits in thinned([127u32, 521, 1024, 2047, 2048]) {
        assert_agreement(&Case::new("ones", (&one << bits) - &one).expect("an odd modulus"), &Operation::ALL);
        assert_agreement(&Case::new("zeros", (&one << (bits - 1)) + &one).expect("an odd modulus"), &Operation::ALL);
    }
}

/// The fields that other libraries have, and GMP's ways with them; which of them there are depends on the features.
#[test]
fn pseudo_mersenne_moduli() {
    let products = [Operation::Multiply, Operation::Square, Operation::MultiplyStreams, Operation::SquareStreams];
    let reductions = [Operation::Reduce, Operation::ReduceStreams];
    let powers = [Operation::FieldInvert, Operation::FieldSqrt];
    for (m, c, fields) in [(130u32, 5u32, 1), (255, 19, 2), (256, 1539, 0), (521, 1, 2), (768, 22_467, 0), (127, 1, 0)]
    {
        let modulus = (BigUint::from(1u8) << m) - c;
        let case = Case::new("2^m - c", modulus).expect("an odd modulus");
        assert_eq!(case.pseudo_mersenne(), Some(BigUint::from(c)));
        for operation in products.into_iter().chain(reductions).chain(powers) {
            let all = contestants(&case, operation, &[]).expect("no libraries");
            check(&case, operation, &all).unwrap_or_else(|error| panic!("{error}"));
            let has = |name: &str| all.iter().any(|one| one.label().subject == name);
            let engine = matches!(operation, Operation::Multiply | Operation::Square);
            let folds = Modulus::from_be_bytes(&case.modulus.to_bytes_be()).map(|modulus| modulus.reduction());
            assert_eq!(has("modforge pseudo_mersenne"), engine && folds == Ok(Reduction::PseudoMersenne));
            let found = ["fiat-crypto", "curve25519-dalek", "p521"].into_iter().filter(|name| has(name)).count();
            let expected = match operation {
                _ if !cfg!(feature = "fields") || reductions.contains(&operation) => 0,
                Operation::FieldInvert | Operation::FieldSqrt => usize::from(m == 255 || m == 521),
                _ => fields,
            };
            assert_eq!(found, expected, "{operation} modulo 2^{m} - {c}");
            if cfg!(feature = "gmp") {
                let name = if reductions.contains(&operation) { "GMP Barrett" } else { "GMP" };
                assert!(has(name), "{operation} modulo 2^{m} - {c}");
            }
        }
    }
    assert_eq!(Case::random(256).expect("a size").pseudo_mersenne(), None);
}

/// The primes of blst and libsecp256k1.
#[test]
fn primes_of_curves() {
    let hex = |text: &str| BigUint::parse_bytes(text.as_bytes(), 16).expect("hexadecimal");
    let base = "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab";
    let scalar = "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001";
    let secp256k1 = "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f";
    for (prime, name) in [(base, "blst"), (scalar, "blst"), (secp256k1, "libsecp256k1")] {
        let case = Case::new(name, hex(prime)).expect("an odd modulus");
        for operation in [
            Operation::Multiply,
            Operation::Square,
            Operation::MultiplyStreams,
            Operation::FieldInvert,
            Operation::FieldSqrt,
        ] {
            let all = contestants(&case, operation, &[]).expect("no libraries");
            check(&case, operation, &all).unwrap_or_else(|error| panic!("{error}"));
            let there = cfg!(all(feature = "curves", target_pointer_width = "64"));
            let roots = operation != Operation::FieldSqrt || name == "libsecp256k1";
            assert_eq!(all.iter().any(|one| one.label().subject == name), there && roots, "{name}: {operation}");
        }
    }
}

/// Primes that s2n-bignum has routines for, which come with AWS-LC; fiat-crypto has all of them.
#[test]
fn primes_of_s2n_bignum() {
    let operations = [
        Operation::Multiply,
        Operation::Square,
        Operation::MultiplyStreams,
        Operation::SquareStreams,
        Operation::FieldInvert,
    ];
    let hex = |text: &str| BigUint::parse_bytes(text.as_bytes(), 16).expect("hexadecimal");
    let p256 = hex("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff");
    let p384 = hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff");
    let one = BigUint::from(1u8);
    let (p25519, p256k1, p521) = ((&one << 255) - 19u8, (&one << 256) - 0x1_0000_03d1u64, (&one << 521) - &one);
    for (prime, has_inverse) in [(p25519, true), (p256k1, false), (p256.clone(), true), (p384, true), (p521, true)] {
        let case = Case::new("a prime", prime).expect("an odd modulus");
        for operation in operations {
            let all = contestants(&case, operation, &[]).expect("no libraries");
            check(&case, operation, &all).unwrap_or_else(|error| panic!("{error}"));
            let of: Vec<_> = all.iter().filter(|one| one.label().subject == "s2n-bignum").collect();
            let routines = of.iter().filter(|one| !one.label().method.contains(" + ")).count();
            let there = cfg!(all(feature = "aws-lc", target_arch = "x86_64"));
            assert_eq!(routines > 0, there && (operation != Operation::FieldInvert || has_inverse), "{operation}");
            let has = |name: &str| all.iter().any(|one| one.label().subject == name);
            let products = operation != Operation::FieldInvert;
            assert_eq!(has("fiat-crypto"), cfg!(feature = "fields") && products, "{operation}");
            let nistz256 = there && cfg!(target_os = "linux") && products && case.modulus == p256;
            assert_eq!(has("AWS-LC nistz256"), nistz256, "{operation}");
        }
    }
}

#[test]
fn a_modulus_that_the_engine_refuses_is_an_error() {
    for modulus in [0u8, 1, 2, 4] {
        let error = Case::new("bad", BigUint::from(modulus)).expect_err("refused");
        assert!(error.to_string().starts_with("modulus bad: "), "{error}");
    }
}

#[test]
fn operands_are_the_same_in_every_run() {
    let (a, b) = (Case::random(1000).expect("a size"), Case::random(1000).expect("a size"));
    assert_eq!((a.bits(), a.exponent.bits()), (1000, 1000));
    assert_eq!((a.modulus, a.x, a.y, a.exponent), (b.modulus, b.x, b.y, b.exponent));
}

#[test]
fn a_run_gives_one_row_for_each_subject() {
    let cases = [Case::random(256).expect("a size"), Case::random(300).expect("a size")];
    let mut progress = Vec::new();
    let rows = run(&cases, &Operation::ALL, &[], &Selection::default(), QUICK, |event| {
        progress.push((event.done, event.total))
    })
    .expect("right results");
    assert_eq!(progress, (1..=108).map(|done| (done, 108)).collect::<Vec<_>>());
    for case in &cases {
        for operation in Operation::ALL.into_iter().filter(|&operation| case.takes(operation)) {
            let of: Vec<_> =
                rows.iter().filter(|row| (&row.modulus, row.operation) == (&case.name, operation)).collect();
            let mut subjects: Vec<_> = of.iter().map(|row| &row.subject).collect();
            subjects.sort();
            subjects.dedup();
            assert_eq!(subjects.len(), of.len(), "one row for each subject");
            assert!(of.iter().all(|row| row.low_ns <= row.median_ns && row.median_ns <= row.high_ns));
            assert!(of.iter().all(|row| row.rounds == 3 && row.bits == case.bits() && !row.version.is_empty()));
        }
    }
}

#[test]
fn a_selection_takes_subjects_variants_and_limits() {
    let cases = [Case::random(1024).expect("a size")];
    let run = |selection: Selection| {
        let rows = run(&cases, &[Operation::Multiply], &[], &selection, QUICK, |_| {}).expect("right results");
        rows.into_iter().map(|row| row.subject).collect::<Vec<_>>()
    };
    assert_eq!(
        run(Selection { subjects: vec!["crypto-bigint".to_owned()], ..Selection::default() }),
        ["crypto-bigint"]
    );
    let variants = run(Selection { variants: true, ..Selection::default() });
    assert_eq!(variants.iter().filter(|subject| *subject == "crypto-bigint").count(), 2);
    let limits = run(Selection { limits: true, ..Selection::default() });
    #[cfg(target_arch = "x86_64")]
    assert_eq!(limits.contains(&"limit mulx".to_owned()), std::arch::is_x86_feature_detected!("bmi2"));
    assert!(!variants.iter().any(|subject| subject.starts_with("limit")) && limits.len() >= 2);
}

#[test]
fn a_slice_of_so_many_operations() {
    let pace = Pace { rounds: 3, slice: Slice::Exactly(5) };
    let cases = [Case::random(256).expect("a size")];
    let rows = run(&cases, &[Operation::Square], &[], &Selection::default(), pace, |_| {}).expect("right results");
    assert!(rows.iter().all(|row| row.low_ns <= row.mean_ns && row.rounds == 3));
}
