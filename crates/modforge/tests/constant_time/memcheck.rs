//! Secrets marked as undefined under valgrind's memcheck.

use crate::inputs::{moduli, moduli_of_reductions, moduli_of_split_products, secrets};
use crate::operations;
use modforge::Kernel;
use std::hint::black_box;
use std::path::Path;
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

/// Runs one test of this file under memcheck, and gives the reports about places that are not marked.
fn reports_of(test: &str) -> Vec<String> {
    let output = Command::new("valgrind")
        .args(["--quiet", "--error-exitcode=9", "--error-limit=no", "--fullpath-after=crates/modforge/", "--"])
        .arg(std::env::current_exe().expect("this program"))
        .args(["--exact", "--ignored", "--nocapture", "--test-threads=1", &format!("memcheck::{test}")])
        .env("MODFORGE_UNDER_VALGRIND", "1")
        .output()
        .expect("valgrind is installed");
    let (text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("1 passed"), "the test did not run:\n{text}{errors}");
    // Each line begins with ==PID==, and an otherwise empty one ends a report. The first line of a thread's first report names it.
    let lines: Vec<_> = errors.lines().filter_map(|line| Some(line.strip_prefix("==")?.split_once("== ")?.1)).collect();
    let reports: Vec<String> = lines
        .split(|line| line.is_empty())
        .map(|report| {
            report.iter().filter(|line| !line.starts_with("Thread ")).map(|line| format!("{line}\n")).collect()
        })
        .filter(|report: &String| !report.is_empty())
        .collect();
    assert_eq!(output.status.code(), Some(if reports.is_empty() { 0 } else { 9 }), "valgrind failed:\n{errors}");
    reports.into_iter().filter(|report| !may_be_told(report)).collect()
}

/// Whether the branch of a report has the mark of those on something that the answer of the public function tells anyway: a comment
/// in the line above. Code that the compiler put into the line of the branch has frames of its own before that of the branch.
fn may_be_told(report: &str) -> bool {
    let place = |frame: &str| {
        let (path, line) = frame.trim_end_matches(')').rsplit_once('(')?.1.split_once(':')?;
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).ok()?;
        let above = line.parse::<usize>().ok()?.checked_sub(2)?;
        text.lines().nth(above).map(|line| line.trim_start().starts_with("// May be told:"))
    };
    let frames = report.lines().skip(1).take(FRAMES_OF_A_MARK);
    report.starts_with("Conditional jump") && frames.filter_map(place).any(|marked| marked)
}

/// The branch itself, and the functions of one line that the compiler put there.
const FRAMES_OF_A_MARK: usize = 3;

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
        let reports = reports_of("finds_no_secret_in_branches_or_addresses");
        assert!(reports.is_empty(), "{}", reports.join("\n"));
        return;
    }
    let available: Vec<_> = Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()).collect();
    assert_eq!(available, kernels());
    let of_kernels = available.into_iter().flat_map(|kernel| [moduli(kernel), moduli_of_split_products(kernel)]);
    for modulus in of_kernels.flatten().chain(moduli_of_reductions()) {
        for operation in operations::all() {
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

#[test]
#[ignore = "needs valgrind; run by make constant-time"]
fn sees_the_variable_time_power() {
    if !under_valgrind() {
        let reports = reports_of("sees_the_variable_time_power");
        assert!(reports.iter().any(|report| report.contains("src/pow/")), "{reports:?}");
        return;
    }
    let modulus = &moduli(kernels().pop().expect("portable"))[1];
    let secret = [0x5a; 4];
    request(MAKE_UNDEFINED, &secret);
    let result = modulus.one().pow_vartime(&secret).to_be_bytes();
    request(MAKE_DEFINED, &result);
    black_box(result);
}
