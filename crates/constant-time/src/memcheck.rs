//! Secrets marked as undefined under valgrind's memcheck, and the code that ran there.

use crate::{Case, callgrind};
use std::collections::HashSet;
use std::hint::black_box;
use std::process::{Command, Output};

const MAKE_UNDEFINED: u64 = 0x4d43_0001;
const MAKE_DEFINED: u64 = 0x4d43_0002;
/// By 1, or by −1; reports of this thread come while the sum is 0.
const CHANGE_REPORTS_LEFT_OUT: u64 = 0x1801;

/// The report of valgrind on a test.
pub struct Memcheck {
    /// Branches and addresses that depend on a secret, but for those that are marked as telling what the answer tells
    /// anyway.
    pub reports: Vec<String>,
}

/// A client request, in the instruction sequence that valgrind documents for x86-64.
fn request(request: u64, arguments: [u64; 2]) {
    let arguments = [request, arguments[0], arguments[1], 0, 0, 0];
    // SAFETY: outside valgrind the rotations add up to 128 bits and the exchange does nothing; inside, the tool changes
    // its own notes only.
    unsafe {
        core::arch::asm!(
            "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
            in("rax") arguments.as_ptr(), inout("rdx") 0u64 => _,
        );
    }
}

fn mark(as_what: u64, bytes: &[u8]) {
    request(as_what, [bytes.as_ptr() as u64, bytes.len() as u64]);
}

/// Marks bytes as a secret for memcheck: for secrets of a row that are not among those that it is given, such as
/// numbers of a key.
pub fn make_secret(bytes: &[u8]) {
    mark(MAKE_UNDEFINED, bytes);
}

/// Runs what takes secrets in variable time by its nature, such as making a key, without reports. What it makes of
/// secrets stays secret.
pub fn unreported<T>(run: impl FnOnce() -> T) -> T {
    request(CHANGE_REPORTS_LEFT_OUT, [1, 0]);
    let result = run();
    request(CHANGE_REPORTS_LEFT_OUT, [u64::MAX, 0]);
    result
}

const UNDER_VALGRIND: &str = "MODFORGE_UNDER_VALGRIND";

/// Whether this program runs under valgrind, started by [`Memcheck::of`].
pub fn under_valgrind() -> bool {
    std::env::var_os(UNDER_VALGRIND).is_some()
}

/// Runs an ignored test of this program, given by its name, under a tool of valgrind.
fn valgrind(arguments: &[&str], test: &str) -> Output {
    let output = Command::new("valgrind")
        .args(arguments)
        .arg("--")
        .arg(std::env::current_exe().expect("this program"))
        .args(["--exact", "--ignored", "--nocapture", "--test-threads=1", test])
        .env(UNDER_VALGRIND, "1")
        .output()
        .expect("valgrind is installed");
    let (text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("1 passed"), "the test did not run:\n{text}{errors}");
    output
}

impl Memcheck {
    /// Runs a test of this program, which calls [`Case::run_marked`] for its cases, under memcheck.
    pub fn of(test: &str) -> Self {
        let arguments = ["--quiet", "--error-exitcode=9", "--error-limit=no", "--fullpath-after="];
        let output = valgrind(&arguments, test);
        let errors = String::from_utf8_lossy(&output.stderr);
        // Each line begins with ==PID==, and an otherwise empty one ends a report. The first line of a thread's first
        // report names it.
        let lines: Vec<_> =
            errors.lines().filter_map(|line| Some(line.strip_prefix("==")?.split_once("== ")?.1)).collect();
        let mut reports: Vec<String> = lines
            .split(|line| line.is_empty())
            .map(|report| report.iter().filter(|line| !is_notice(line)).map(|line| format!("{line}\n")).collect())
            .filter(|report: &String| !report.is_empty())
            .collect();
        assert_eq!(output.status.code(), Some(if reports.is_empty() { 0 } else { 9 }), "valgrind failed:\n{errors}");
        reports.retain(|report| !may_be_told(report));
        Self { reports }
    }

    /// Addresses of the instructions of this program that such a test runs. Another tool of valgrind counts them, on
    /// the same CPU that valgrind plays.
    pub fn executed(test: &str) -> HashSet<u64> {
        let counts = std::env::temp_dir().join(format!("callgrind.{}", std::process::id()));
        let file = format!("--callgrind-out-file={}", counts.display());
        valgrind(&["--quiet", "--tool=callgrind", "--dump-instr=yes", &file], test);
        let text = std::fs::read_to_string(&counts).expect("callgrind has written it");
        std::fs::remove_file(&counts).expect("it is there");
        let program = std::env::current_exe().expect("this program");
        let addresses = callgrind::addresses(&text, &program.to_string_lossy());
        assert!(!addresses.is_empty(), "callgrind counted nothing of {}", program.display());
        addresses
    }
}

/// Whether a line is none of a report's own. After 100 reports valgrind takes two for one whose instruction and caller
/// are the same: then the branch is the same, and so is its mark.
fn is_notice(line: &str) -> bool {
    ["Thread ", "More than 100 errors detected.", "will still be recorded,"]
        .iter()
        .any(|notice| line.starts_with(notice))
}

/// Whether the branch of a report has the mark of those on something that the answer of the public function tells
/// anyway: a comment in the line above. Code that the compiler put into the line of the branch has frames of its own
/// before that of the branch.
fn may_be_told(report: &str) -> bool {
    let place = |frame: &str| {
        let (path, line) = frame.trim_end_matches(')').rsplit_once('(')?.1.split_once(':')?;
        let text = std::fs::read_to_string(path).ok()?;
        let above = line.parse::<usize>().ok()?.checked_sub(2)?;
        text.lines().nth(above).map(|line| line.trim_start().starts_with("// May be told:"))
    };
    let frames = report.lines().skip(1).take(FRAMES_OF_A_MARK);
    report.starts_with("Conditional jump") && frames.filter_map(place).any(|marked| marked)
}

/// The branch itself, and the functions of one line that the compiler put there.
const FRAMES_OF_A_MARK: usize = 3;

impl Case<'_> {
    /// Runs the function with the first and the last of the special secrets, marked as undefined. What memcheck reports
    /// does not depend on undefined bits, so two go ways of their own only where something may be told.
    pub fn run_marked(&self) {
        for secret in [self.special.first(), self.special.last()].into_iter().flatten() {
            mark(MAKE_UNDEFINED, secret);
            let result = (self.run)(secret, secret);
            mark(MAKE_DEFINED, &result);
            black_box(result);
            mark(MAKE_DEFINED, secret);
        }
    }
}
