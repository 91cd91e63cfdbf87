//! Secrets marked as undefined under valgrind's memcheck.

use crate::inputs::{moduli, secrets};
use crate::operations;
use modforge::Kernel;
use std::hint::black_box;
use std::process::Command;

const MAKE_UNDEFINED: u64 = 0x4d43_0001;
const MAKE_DEFINED: u64 = 0x4d43_0002;

/// A client request, in the instruction sequence that valgrind documents for x86-64.
fn request(request: u64, bytes: &[u8]) {
    let arguments = [request, bytes.as_ptr() as u64, bytes.len() as u64, 0, 0, 0];
    // SAFETY: outside valgrind the rotations add up to 128 bits and the exchange does nothing; inside, memcheck changes
    // its own notes about the bytes only.
    unsafe {
        core::arch::asm!(
            "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
            in("rax") arguments.as_ptr(), inout("rdx") 0u64 => _,
        );
    }
}

/// Runs one test of this file under memcheck; true when it finds nothing.
fn valgrind_accepts(test: &str) -> bool {
    let output = Command::new("valgrind")
        .args(["--quiet", "--error-exitcode=9", "--"])
        .arg(std::env::current_exe().expect("this program"))
        .args(["--exact", "--ignored", "--nocapture", "--test-threads=1", &format!("memcheck::{test}")])
        .env("MODFORGE_UNDER_VALGRIND", "1")
        .output()
        .expect("valgrind is installed");
    let (text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("1 passed"), "the test did not run:\n{text}{errors}");
    assert!(matches!(output.status.code(), Some(0 | 9)), "valgrind failed: {:?}", output.status);
    println!("{errors}");
    output.status.success()
}

/// The kernels of the CPU that valgrind plays. It knows the instructions of `adx`, but that CPU does not report them: the kernel is
/// there only if the program was built for CPUs that have them.
fn kernels() -> Vec<Kernel> {
    let built_for_adx = cfg!(all(target_feature = "adx", target_feature = "bmi2", target_feature = "avx2"));
    [Some(Kernel::Portable), built_for_adx.then_some(Kernel::Adx)].into_iter().flatten().collect()
}

fn under_valgrind() -> bool {
    std::env::var_os("MODFORGE_UNDER_VALGRIND").is_some()
}

#[test]
#[ignore = "needs valgrind; run by make constant-time"]
fn finds_no_secret_in_branches_or_addresses() {
    if !under_valgrind() {
        assert!(valgrind_accepts("finds_no_secret_in_branches_or_addresses"));
        return;
    }
    let available: Vec<_> = Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()).collect();
    assert_eq!(available, kernels());
    for kernel in available {
        for modulus in moduli(kernel) {
            for operation in operations::all().filter(|operation| !operation.tells) {
                for secret in secrets(&modulus) {
                    request(MAKE_UNDEFINED, &secret);
                    let result = (operation.run)(&modulus, &secret, &secret);
                    request(MAKE_DEFINED, &result);
                    black_box(result);
                    request(MAKE_DEFINED, &secret);
                }
            }
        }
    }
}

#[test]
#[ignore = "needs valgrind; run by make constant-time"]
fn sees_the_variable_time_power() {
    if !under_valgrind() {
        assert!(!valgrind_accepts("sees_the_variable_time_power"));
        return;
    }
    let modulus = &moduli(kernels().pop().expect("portable"))[1];
    let secret = [0x5a; 4];
    request(MAKE_UNDEFINED, &secret);
    let result = modulus.one().pow_vartime(&secret).to_be_bytes();
    request(MAKE_DEFINED, &result);
    black_box(result);
}
