//! Nothing secret is left in freed memory, and no number on the stack.

use crate::cases;
use crate::inputs::{few_moduli, few_moduli_of_reductions, modulus, secrets};
use constant_time::Case;
use modforge::Kernel;
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

/// Not even half of a number lies in one piece. Smaller numbers have no more words than a function keeps on the stack.
#[test]
fn the_stack_holds_no_number() {
    let _alone = constant_time::alone();
    cases(moduli_of_kernels().filter(|modulus| modulus.bits() >= 1024), |modulus, case| {
        let numbers = if case.name.starts_with("Batch") { 8 } else { 1 };
        let longest = case.remains().longest_secret_on_stack();
        assert!(longest < numbers * modulus.bits() / 128, "{}: {longest} words", case.name);
    });
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
        let mut copy = [0; 128];
        copy.copy_from_slice(x);
        black_box(&copy);
        Vec::new()
    };
    let nothing = |_: &[u8], _: &[u8]| Vec::new();
    let case = |run| Case { name: "copy".to_owned(), special: special.clone(), run };
    assert!(case(&on_heap).remains().secret_is_freed());
    assert!(!case(&nothing).remains().secret_is_freed());
    assert_eq!(case(&on_stack).remains().longest_secret_on_stack(), 16);
}
