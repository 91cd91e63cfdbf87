//! Equal traces for different secrets.

use crate::inputs::{moduli, moduli_of_reductions, secrets};
use crate::operations::{self, Operation, Run, bytes, residue};
use crate::stepper::{self, Trace};
use modforge::{Kernel, Modulus};
use std::hint::black_box;

#[inline(never)] // one stack depth for all
fn trace(limit: u64, modulus: &Modulus, run: Run, secrets: [&[u8]; 2]) -> Trace {
    crate::at_one_place(secrets, |x, y| {
        stepper::trace(limit, || {
            black_box(run(black_box(modulus), black_box(x), black_box(y)));
        })
    })
}

/// Where two runs part, in words: the first step at which their traces differ, found by halving.
fn parting(modulus: &Modulus, run: Run, a: [&[u8]; 2], b: [&[u8]; 2], steps: u64) -> String {
    let (mut equal, mut different) = (0, steps);
    while different - equal > 1 {
        let middle = equal.midpoint(different);
        let same = trace(middle, modulus, run, a) == trace(middle, modulus, run, b);
        (equal, different) = if same { (middle, different) } else { (equal, middle) };
    }
    let last = trace(different, modulus, run, a).last;
    format!("they part at step {different}: {}", stepper::source_line(last))
}

#[test]
fn traces_are_equal_for_different_secrets() {
    let _alone = crate::alone();
    for kernel in Kernel::ALL {
        if !kernel.is_available() {
            println!("this CPU lacks the instructions of {}: nothing to trace", kernel.name());
            continue;
        }
        for modulus in moduli(kernel) {
            traces_are_equal(&modulus, kernel.name(), operations::all());
        }
    }
}

/// The ring operations, as everything else is made of them.
#[test]
fn traces_are_equal_for_every_reduction() {
    let _alone = crate::alone();
    for modulus in moduli_of_reductions() {
        traces_are_equal(&modulus, modulus.reduction().name(), operations::of_rings());
    }
}

fn traces_are_equal(modulus: &Modulus, method: &str, operations: impl Iterator<Item = &'static Operation>) {
    let (bits, secrets) = (modulus.bits(), secrets(modulus));
    for operation in operations.filter(|operation| bits <= operation.most_bits) {
        let (name, run) = (operation.name, operation.run);
        // Binds symbols, so that every run starts from the same state.
        run(modulus, &secrets[0], &secrets[1]);
        let of_first = [&secrets[5][..], &secrets[5]];
        let first = trace(u64::MAX, modulus, run, of_first);
        assert!(first.steps > 100, "{name}: the trace is empty");
        // A step takes five microseconds, so long operations get fewer secrets.
        let pairs = (15_000 / first.steps as usize).max(1);
        for (x, y) in secrets.iter().zip(secrets.iter().cycle().skip(2)).take(pairs) {
            let other = trace(u64::MAX, modulus, run, [x, y]);
            assert!(
                first == other,
                "{name}, {bits} bits, {method}: the traces of {of_first:02x?} and {:02x?} differ; {}",
                [x, y],
                parting(modulus, run, of_first, [x, y], first.steps.min(other.steps))
            );
        }
    }
}

/// The method sees what it must see: an exponentiation in variable time, a table read at a secret index, a division of a
/// secret, and it names the place.
#[test]
fn traces_differ_where_they_should() {
    let _alone = crate::alone();
    let modulus = &moduli(Kernel::Portable)[1];
    let vartime: Run = |m, x, y| bytes(&residue(m, x).pow_vartime(&y[..2]));
    let secrets = secrets(modulus);
    let (a, b) = ([&secrets[5][..], &secrets[4]], [&secrets[5][..], &secrets[5]]);
    vartime(modulus, a[0], a[1]);
    let (of_a, of_b) = (trace(u64::MAX, modulus, vartime, a), trace(u64::MAX, modulus, vartime, b));
    assert_ne!(of_a, of_b);
    assert_eq!(trace(u64::MAX, modulus, vartime, a), of_a);
    let parting = parting(modulus, vartime, a, b, of_a.steps.min(of_b.steps));
    assert!(parting.contains("src/pow/"), "{parting}");

    static TABLE: [u8; 256] = [7; 256];
    let lookup: Run = |_, x, _| vec![black_box(&TABLE)[usize::from(x[0])]];
    let divide: Run = |_, x, _| vec![100 / x[0]];
    for leak in [lookup, divide] {
        let of = |byte| trace(u64::MAX, modulus, leak, [&[byte], &[]]);
        assert_eq!(of(3).steps, of(200).steps);
        assert_ne!(of(3), of(200));
        assert_eq!(of(200), of(200));
    }
}
