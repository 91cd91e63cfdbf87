//! Secrets marked as undefined under valgrind's memcheck.

use crate::inputs::{
    are_all_wanted, few_moduli, long_exponents, long_exponents_of_batches, longest_exponents, moduli_of_reductions,
    modulus,
};
use crate::{cases, cases_of_large_moduli, cases_of_windows};
use constant_time::{Case, Memcheck, under_valgrind};
use modforge::Kernel;

/// The kernels of the CPU that valgrind plays. It knows the instructions of `adx`, but that CPU does not report them:
/// the kernel is there only if the program was built for CPUs that have them.
pub fn kernels() -> Vec<Kernel> {
    let built_for_adx = cfg!(all(target_feature = "adx", target_feature = "bmi2", target_feature = "avx2"));
    [Some(Kernel::Portable), built_for_adx.then_some(Kernel::Adx)].into_iter().flatten().collect()
}

#[test]
#[ignore = "needs valgrind; run by make constant-time"]
fn finds_no_secret_in_branches_or_addresses() {
    if !under_valgrind() {
        let reports = Memcheck::of("memcheck::finds_no_secret_in_branches_or_addresses").reports;
        assert!(reports.is_empty(), "{}", reports.join("\n"));
        return;
    }
    let available: Vec<_> = Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()).collect();
    assert_eq!(available, kernels());
    for &kernel in &available {
        cases(few_moduli(kernel), |_, case| case.run_marked());
        cases_of_windows(long_exponents(kernel), false, |case| case.run_marked());
    }
    // Windows of 6 and 7 bits, and scratch space of all sizes: long ones, for code that shorter ones run, too.
    if are_all_wanted() {
        cases_of_windows(longest_exponents(), false, |case| case.run_marked());
        cases_of_large_moduli(|case| case.run_marked());
    }
    cases_of_windows(long_exponents_of_batches(), true, |case| case.run_marked());
    // Bytes that do not fill a limb, and scratch space of all sizes.
    cases([247, 576, 2048, 3072, 4160, 17_000].map(|bits| modulus(bits, Kernel::Portable)), |_, case| {
        case.run_marked()
    });
    cases(moduli_of_reductions(), |_, case| case.run_marked());
}

#[test]
#[ignore = "needs valgrind; run by make constant-time"]
fn sees_the_variable_time_power() {
    if !under_valgrind() {
        let reports = Memcheck::of("memcheck::sees_the_variable_time_power").reports;
        assert!(reports.iter().any(|report| report.contains("src/pow/")), "{reports:?}");
        return;
    }
    let modulus = modulus(255, kernels()[0]);
    let run = |x: &[u8], _: &[u8]| modulus.one().pow_vartime(x).to_be_bytes();
    Case { name: "pow_vartime".to_owned(), special: vec![vec![0x5a; 4]], run: &run }.run_marked();
}
