//! Nothing secret is left in freed memory, and no number on the stack.

use crate::cases;
use crate::inputs::{few_moduli, few_moduli_of_reductions, modulus, secrets};
use constant_time::{Case, unwatched};
use modforge::{Batch, Kernel, Modulus, Reduction};
use std::hint::black_box;

fn moduli_of_kernels() -> impl Iterator<Item = modforge::Modulus> {
    Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()).flat_map(few_moduli)
}

#[test]
fn freed_memory_holds_no_secret() {
    let _alone = constant_time::alone();
    let mut leaks = Vec::new();
    cases(moduli_of_kernels().chain(few_moduli_of_reductions()), |_, case| {
        if case.remains().secret_is_freed() {
            leaks.push(case.name.clone());
        }
    });
    assert!(leaks.is_empty(), "secrets are left in freed memory by {leaks:#?}");
}

/// A modulus may be a secret prime, and a batch and a pair of powers hold copies of it: what is freed with them does
/// not tell two of one size apart.
#[test]
fn freed_memory_holds_no_modulus() {
    let _alone = constant_time::alone();
    // No secret prime is of these forms, and what is kept of them is little more than the form.
    let of_a_form = [Reduction::PseudoMersenne, Reduction::GeneralizedMersenne];
    let moduli = moduli_of_kernels().chain(few_moduli_of_reductions());
    for modulus in moduli.filter(|modulus| !of_a_form.contains(&modulus.reduction())) {
        let make = |secret: &[u8]| {
            let mut bytes = modulus.to_be_bytes();
            let middle = bytes.len() / 2;
            bytes[middle] ^= secret[0];
            match modulus.reduction() {
                Reduction::Kernel => Modulus::with_kernel(&bytes, modulus.kernel()),
                reduction => Modulus::with_reduction(&bytes, reduction),
            }
        };
        let run = |x: &[u8], y: &[u8]| {
            let [p, q] = [x, y].map(|secret| unwatched(|| make(secret)).expect("as odd or even as the other"));
            drop(p.one().pow_pair(&[3], &q.one(), &[5]));
            drop(unwatched(|| Batch::new(&p)));
            drop([p, q]);
            Vec::new()
        };
        let name = format!("{modulus:?} with {}", modulus.reduction().name());
        let case = Case { name, special: vec![vec![0], vec![0x41], vec![0xff], vec![0]], run: &run };
        assert!(!case.remains().secret_is_freed(), "{}: a modulus is left in freed memory", case.name);
    }
}

/// Not even half of a number lies in one piece. Smaller numbers have no more words than a function keeps on the stack.
#[test]
fn the_stack_holds_no_number() {
    let _alone = constant_time::alone();
    let mut left = Vec::new();
    cases(moduli_of_kernels().filter(|modulus| modulus.bits() >= 1024), |modulus, case| {
        let longest = case.remains().longest_secret_on_stack();
        let of_kernel = modulus.reduction() == Reduction::Kernel;
        let half = match modulus.kernel() {
            _ if case.name.starts_with("Batch") => 8 * modulus.bits() / 128,
            // It spills vectors whose words hold a digit of 29 bits each.
            Kernel::Avx512F if of_kernel => modulus.bits() / 58,
            _ => modulus.bits() / 128,
        };
        if longest >= half {
            left.push(format!("{}: {longest} words", case.name));
        }
    });
    assert!(left.is_empty(), "halves of numbers are left on the stack by {left:#?}");
}

/// The methods see a copy that is not cleared.
#[test]
fn a_copy_that_is_not_cleared_is_seen() {
    let _alone = constant_time::alone();
    let special = secrets(&modulus(1024, Kernel::Portable));
    let on_heap = |x: &[u8], _: &[u8]| {
        black_box(x.to_vec());
        Vec::new()
    };
    let on_stack = |x: &[u8], _: &[u8]| {
        // Far down, where the frames of what looks for it do not reach.
        let mut frame = [0; 128 * 64];
        frame[..128].copy_from_slice(x);
        black_box(&frame);
        Vec::new()
    };
    let nothing = |_: &[u8], _: &[u8]| Vec::new();
    let case = |run| Case { name: "copy".to_owned(), special: special.clone(), run };
    assert!(case(&on_heap).remains().secret_is_freed());
    assert!(!case(&nothing).remains().secret_is_freed());
    assert_eq!(case(&on_stack).remains().longest_secret_on_stack(), 16);
}
