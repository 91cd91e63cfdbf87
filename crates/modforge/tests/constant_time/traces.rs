//! Equal traces for different secrets.

use crate::inputs::{moduli, moduli_of_batches, moduli_of_reductions, moduli_of_split_products, pairs, secrets};
use crate::operations::{self, Operation, Run, bytes, residue};
use crate::stepper::{self, Trace};
use modforge::{Kernel, Modulus, Reduction};
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
            let rows = operations::all().filter(|row| modulus.bits() <= row.max_bits);
            traces_are_equal(&modulus, kernel.name(), rows, 1);
        }
    }
}

/// The ring operations, as everything else is made of them.
#[test]
fn traces_are_equal_for_every_reduction() {
    let _alone = crate::alone();
    for modulus in moduli_of_reductions() {
        traces_are_equal(&modulus, modulus.reduction().name(), operations::of_rings(), 1);
    }
}

/// Inverses modulo an even number take a way of their own.
#[test]
fn traces_are_equal_for_even_inverses() {
    let _alone = crate::alone();
    let is_split = |modulus: &Modulus| modulus.reduction() == Reduction::Split;
    let modulus = moduli_of_reductions().into_iter().find(is_split).expect("one is even");
    traces_are_equal(&modulus, "split", operations::all().filter(|row| row.name == "Residue::inverse"), 1);
}

/// Products that the kernel splits (Karatsuba), and the last ones that it does not.
#[test]
fn traces_are_equal_for_split_products() {
    let _alone = crate::alone();
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for modulus in moduli_of_split_products(kernel) {
            let products = |row: &&Operation| matches!(row.name, "Residue::mul" | "Residue::square");
            traces_are_equal(&modulus, kernel.name(), operations::all().filter(products), 6);
        }
    }
}

/// Powers and products of eight numbers side by side, where this CPU has the kernel for it.
#[test]
fn traces_are_equal_for_batches() {
    let _alone = crate::alone();
    for modulus in moduli_of_batches() {
        let rows = ["BatchResidues::mul", "BatchResidues::pow_each"];
        traces_are_equal(&modulus, "batch", operations::batches().filter(|row| rows.contains(&row.name)), 6);
    }
}

/// Maximum number of pairs of secrets for one operation: the six special ones, then random ones. A branch taken for one random
/// secret in 16 shows in n random pairs with a probability of at least 1 − (15/16)^n: 95 % for 46.
fn max_pairs() -> usize {
    if is_long() { 6 + 46 } else { 6 }
}

/// Number of steps after which an operation gets no further pair.
fn max_steps() -> usize {
    if is_long() { 150_000 } else { 15_000 }
}

/// Whether `make constant-time-long` asks for more secrets.
fn is_long() -> bool {
    std::env::var_os("MODFORGE_LONG").is_some()
}

fn traces_are_equal(
    modulus: &Modulus,
    method: &str,
    operations: impl Iterator<Item = &'static Operation>,
    min_pairs: usize,
) {
    let (bits, secrets) = (modulus.bits(), secrets(modulus));
    for operation in operations {
        let (name, run) = (operation.name, operation.run);
        // Binds symbols, so that every run starts from the same state.
        run(modulus, &secrets[0], &secrets[1]);
        let of_first = [&secrets[5][..], &secrets[5]];
        let first = trace(u64::MAX, modulus, run, of_first);
        assert!(first.steps > 100, "{name}: the trace is empty");
        // A step takes at least five microseconds, so long operations get fewer secrets.
        let count = (max_steps() / first.steps as usize).clamp(min_pairs, max_pairs());
        for pair in pairs(modulus).take(count) {
            let [x, y] = pair.each_ref().map(Vec::as_slice);
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
