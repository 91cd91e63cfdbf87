//! Honest evaluations and proofs are right, whatever t is.

use super::common::{canonical, finished, group, modulus, primes, prove};
use modforge::MAX_THREADS;
use modforge_crypto::vdf::{Error, Evaluation, LAST_SQUARINGS, Proof, Scheme};
use num_bigint::BigUint;
use proptest::prelude::*;
use std::num::NonZeroUsize;
use std::ops::ControlFlow::{Break, Continue};

/// x^(2^t), with the factors.
fn expected(start: u64, t: u64) -> Vec<u8> {
    let [p, q] = primes();
    let exponent = BigUint::from(2u8).modpow(&t.into(), &((p - 1u8) * (q - 1u8)));
    canonical(&BigUint::from(start).modpow(&exponent, &modulus()), &modulus())
}

fn is_whole(start: u64, t: u64, threads: usize) {
    let evaluation = finished(group(), &start.to_be_bytes(), t);
    let statement = evaluation.statement().unwrap();
    assert_eq!(statement.result(), expected(start, t), "t = {t}");
    for scheme in Scheme::ALL {
        let proof = prove(&evaluation, scheme, threads);
        statement.verify(&Proof::from_bytes(&group(), &proof.to_bytes()).unwrap()).unwrap();
        let expected = match scheme {
            Scheme::Wesolowski => 1,
            // Halvings, rounded down, until LAST_SQUARINGS.
            Scheme::Pietrzak => (0..64).take_while(|&halvings| t >> halvings > LAST_SQUARINGS).count(),
        };
        assert_eq!(proof.to_bytes().len(), 6 + expected * statement.start().len());
    }
}

#[test]
fn at_the_edges() {
    for t in [1, 2, 3, 4, 5, 8, 9, 10, 15, 16, 17, 255, 271, 272, 273, 511, 512, 513, 1023, 1024, 1025, 1026] {
        is_whole(3, t, 1);
    }
    for t in [4095, 4096, 4097, 10_000, 16_383, 16_384, 65_537] {
        is_whole(5, t, 3);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn at_random(start in 2u64.., t in 1u64..20_000, threads in 1usize..9) {
        is_whole(start, t, threads);
    }
}

#[test]
fn threads_do_not_change_a_proof() {
    let evaluation = finished(group(), &[7], 30_001);
    for scheme in Scheme::ALL {
        let one = prove(&evaluation, scheme, 1);
        for threads in [2, 5, 16] {
            assert_eq!(prove(&evaluation, scheme, threads), one);
        }
    }
}

#[test]
fn too_many_threads_are_refused() {
    let evaluation = finished(group(), &[7], 2000);
    for scheme in Scheme::ALL {
        for threads in [MAX_THREADS + 1, 1 << 62, usize::MAX] {
            let refused = evaluation.prove(scheme, NonZeroUsize::new(threads).unwrap(), |_| Continue(())).unwrap_err();
            assert_eq!(refused.to_string(), format!("threads: {threads} given, at most 1024 are possible"));
        }
        assert_eq!(prove(&evaluation, scheme, MAX_THREADS), prove(&evaluation, scheme, 1));
    }
}

#[test]
fn stopped_and_gone_on_with() {
    let whole = finished(group(), &[7], 50_000);
    let mut evaluation = Evaluation::new(group(), &[7], 50_000).unwrap();
    let mut rounds = 0;
    while evaluation.result().is_none() {
        let error = evaluation.prove(Scheme::Pietrzak, NonZeroUsize::MIN, |_| Continue(())).unwrap_err();
        assert!(matches!(error, Error::NotFinished { t: 50_000, .. }));
        let before = evaluation.done();
        let stopped = evaluation.run(|_| Break(()));
        assert!(evaluation.done() > before);
        assert!(matches!(stopped, Err(Error::Stopped)) || evaluation.done() == 50_000);
        rounds += 1;
    }
    assert!(rounds > 5);
    assert_eq!(evaluation.result(), whole.result());
    assert_eq!(prove(&evaluation, Scheme::Wesolowski, 2), prove(&whole, Scheme::Wesolowski, 2));
}

#[test]
fn a_prover_can_be_stopped() {
    let evaluation = finished(group(), &[7], 100_000);
    for scheme in Scheme::ALL {
        let mut heard = 0;
        let stopped = evaluation.prove(scheme, NonZeroUsize::MIN, |part| {
            assert!((0.0..=1.0).contains(&part));
            heard += 1;
            Break(())
        });
        assert!(heard > 0 && matches!(stopped, Err(Error::Stopped)));
    }
}
