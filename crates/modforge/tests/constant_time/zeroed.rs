//! Nothing secret is left in memory that is freed: what freed blocks hold, zeros or public numbers, is the same for all secrets.
//! And no number is left on the stack, where single words are, as compilers keep what has no register there.
//!
//! Each run starts on a stack of zeros: parts of a value that have no content, as those of a `None`, are copied from there, and
//! would hold what an earlier run left.

use crate::inputs::{moduli, moduli_of_reductions, secrets};
use crate::operations::{self, Operation, Run};
use crate::{arena, stack};
use modforge::{Kernel, Modulus};
use std::hint::black_box;

/// What a run leaves behind: a hash over the freed memory (the result belongs to the caller), and the words on its stack.
type Left = (u64, Vec<u64>);

#[inline(never)] // one stack depth for all
fn left(modulus: &Modulus, run: Run, secrets: [&[u8]; 2]) -> Left {
    let freed = crate::at_one_place(secrets, |x, y| {
        let mut result = Vec::new();
        arena::freed(|| stack::on_zeros(|| result = black_box(run)(modulus, x, y)))
    });
    (freed, stack::left())
}

/// What is left with different secrets, after a first run that binds symbols; the second one has the secrets of the first.
fn of_all_secrets(modulus: &Modulus, run: Run) -> Vec<Left> {
    let secrets = secrets(modulus);
    let first = [&secrets[5][..], &secrets[5]];
    left(modulus, run, first);
    let others = secrets.windows(2).map(|pair| [&pair[0][..], &pair[1]]);
    [first, first].into_iter().chain(others).map(|pair| left(modulus, run, pair)).collect()
}

fn traced(modulus: &Modulus) -> impl Iterator<Item = &'static Operation> {
    operations::all().filter(|operation| modulus.bits() <= operation.max_bits)
}

/// Maximum number of words in a row of the stack that depend on the secrets.
fn longest_secret(left: &[Left]) -> usize {
    let (first, others) = left.split_first().expect("several runs");
    let depends = |position: usize| others.iter().any(|other| other.1[position] != first.1[position]);
    let lengths = (0..first.1.len()).scan(0, |length, position| {
        *length = if depends(position) { *length + 1 } else { 0 };
        Some(*length)
    });
    lengths.max().unwrap_or(0)
}

#[test]
fn freed_memory_holds_no_secret() {
    let _alone = crate::alone();
    let mut leaks = Vec::new();
    let mut check = |modulus: &Modulus, method: &str, operation: &Operation| {
        let left = of_all_secrets(modulus, operation.run);
        if left.iter().any(|other| other.0 != left[0].0) {
            leaks.push(format!("{}, {} bits, {method}", operation.name, modulus.bits()));
        }
    };
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for modulus in moduli(kernel) {
            traced(&modulus).for_each(|operation| check(&modulus, kernel.name(), operation));
        }
    }
    for modulus in moduli_of_reductions() {
        operations::of_rings().for_each(|operation| check(&modulus, modulus.reduction().name(), operation));
    }
    assert!(leaks.is_empty(), "secrets are left in freed memory by {leaks:#?}");
}

/// Not even half of a number lies in one piece. Smaller numbers have no more words than a function keeps on the stack.
#[test]
fn the_stack_holds_no_number() {
    let _alone = crate::alone();
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for modulus in moduli(kernel).into_iter().filter(|modulus| modulus.bits() >= 1024) {
            for operation in traced(&modulus) {
                let left = of_all_secrets(&modulus, operation.run);
                let (name, bits) = (operation.name, modulus.bits());
                assert!(left[0] == left[1], "{name}, {bits} bits: the stack is not the same for one secret");
                let numbers = if name.starts_with("Batch") { 8 } else { 1 };
                let longest = longest_secret(&left);
                assert!(longest < numbers * bits / 128, "{name}, {bits} bits, {}: {longest} words", kernel.name());
            }
        }
    }
}

/// The methods see a copy that is not cleared.
#[test]
fn a_copy_that_is_not_cleared_is_seen() {
    let _alone = crate::alone();
    let modulus = &moduli(Kernel::Portable)[2];
    let on_heap: Run = |_, x, _| {
        black_box(x.to_vec());
        Vec::new()
    };
    let on_stack: Run = |_, x, _| {
        let mut copy = [0; 128];
        copy.copy_from_slice(x);
        black_box(&copy);
        Vec::new()
    };
    let of_heap = of_all_secrets(modulus, on_heap);
    assert_eq!(of_heap[0].0, of_heap[1].0);
    assert_ne!(of_heap[0].0, of_heap[2].0);
    assert_eq!(longest_secret(&of_all_secrets(modulus, on_stack)), 16);
}
