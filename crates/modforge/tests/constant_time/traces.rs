//! Equal traces for different secrets.

use crate::coverage::all_code_was_traced;
use crate::inputs::{
    are_all_wanted, long_exponents, long_exponents_of_batches, moduli, moduli_of_batches, moduli_of_reductions,
    modulus, secrets,
};
use crate::{cases, cases_of_large_moduli, cases_of_windows};
use constant_time::{Case, Run, special_secrets};
use modforge::Kernel;
use std::hint::black_box;

/// With `MODFORGE_COVERAGE` they also have to see all code that secrets may reach. The list of what they need not see
/// has pieces of lines that the compiler made, so it is for the compiler and the CPU that it was written on.
#[test]
fn traces_are_equal_for_different_secrets() {
    let _alone = constant_time::alone();
    for kernel in Kernel::ALL {
        if kernel.is_available() {
            cases(moduli(kernel), |_, case| case.traces_are_equal());
            cases_of_windows(long_exponents(kernel), false, |case| case.traces_are_equal());
        } else {
            println!("this CPU lacks the instructions of {}: nothing to trace", kernel.name());
        }
    }
    cases(moduli_of_reductions(), |_, case| case.traces_are_equal());
    cases(moduli_of_batches(), |_, case| case.traces_are_equal());
    cases_of_windows(long_exponents_of_batches(), true, |case| case.traces_are_equal());
    if are_all_wanted() {
        cases_of_large_moduli(|case| case.traces_are_equal());
    }
    if std::env::var_os("MODFORGE_COVERAGE").is_some() {
        all_code_was_traced();
    }
}

/// The method sees what it must see: an exponentiation in variable time, a table read at a secret index, a division of
/// a secret, and it names the place.
#[test]
fn traces_differ_where_they_should() {
    let _alone = constant_time::alone();
    let modulus = modulus(255, Kernel::Portable);
    let vartime = |x: &[u8], y: &[u8]| modulus.reduce_be_bytes(x).pow_vartime(&y[..2]).to_be_bytes();
    let case = |special, run| Case { name: "leak".to_owned(), special, run };
    let parting = case(secrets(&modulus), &vartime).parting().expect("it leaks");
    assert!(parting.contains("src/pow/"), "{parting}");

    static TABLE: [u8; 256] = [7; 256];
    let lookup = |x: &[u8], _: &[u8]| vec![black_box(&TABLE)[usize::from(x[0])]];
    let divide = |x: &[u8], _: &[u8]| vec![100 / (x[0] | 1)];
    // In the C library, which is followed, too.
    let compare = |x: &[u8], y: &[u8]| vec![u8::from(x == y)];
    let leaks: [(&Run, &str); 3] = [(&lookup, "movzx"), (&divide, "div"), (&compare, "j")];
    for (leak, mnemonic) in leaks {
        let parting = case(special_secrets(64), leak).parting().expect("it leaks");
        let (_, place) = parting.split_once("part at ").expect("a place");
        assert!(place.starts_with(mnemonic) && place.contains("tests/constant_time/traces.rs"), "{parting}");
    }
    assert_eq!(case(special_secrets(64), &|_, _| Vec::new()).parting(), None);
}
