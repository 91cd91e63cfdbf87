//! Go: math/big, and bigmod, the constant-time numbers under its crypto/rsa. A program of Go does the work and measures
//! itself, as its collector of garbage and its threads have no place in this process.

use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;
use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The program, which build.rs has built.
const PROGRAM: &str = env!("MODFORGE_BENCH_GO");
/// As `go version` and go.mod have them.
const VERSION: &str = env!("MODFORGE_BENCH_GO_VERSION");

pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let methods: &[(&str, &str)] = match operation {
        Operation::Multiply => &[("bigmod multiply", "bigmod.Nat.Mul"), ("big multiply", "big.Int.Mul, Rem")],
        Operation::Square => &[("bigmod square", "bigmod.Nat.Mul"), ("big square", "big.Int.Mul, Rem")],
        Operation::Power => &[("bigmod power", "bigmod.Nat.Exp")],
        Operation::PowerVartime => &[("big power", "big.Int.Exp")],
        Operation::InvertVartime => {
            &[("big invert", "big.Int.ModInverse"), ("bigmod invert", "bigmod.Nat.InverseVarTime")]
        }
        Operation::Modexp => &[("big modexp", "big.Int.Exp")],
        _ => &[],
    };
    methods.iter().map(|method| Box::new(Go::new(case, operation, *method)) as Box<dyn Contestant>).collect()
}

struct Go {
    label: Label,
    running: RefCell<Running>,
}

/// The program at work.
struct Running {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Go {
    fn new(case: &Case, operation: Operation, (work, method): (&str, &str)) -> Self {
        let label = Label { subject: "Go".to_owned(), method: method.to_owned(), version: VERSION.to_owned() };
        let mut process = Command::new(PROGRAM)
            // As the others have one.
            .env("GOMAXPROCS", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program of Go, which was built with this one");
        let mut input = process.stdin.take().expect("a pipe was asked for");
        let output = BufReader::new(process.stdout.take().expect("a pipe was asked for"));
        let units = if operation == Operation::InvertVartime { case.operands(u64::MAX) } else { &[] };
        let numbers = [&case.modulus, &case.x, &case.y, &case.exponent];
        let line: String = numbers.into_iter().chain(units).map(|number| format!(",{number:x}")).collect();
        writeln!(input, "{work}{line}").expect("the program reads its work");
        Self { label, running: RefCell::new(Running { process, input, output }) }
    }
}

impl Contestant for Go {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let mut running = self.running.borrow_mut();
        writeln!(running.input, "{times}").expect("the program reads what is asked");
        let mut answer = String::new();
        running.output.read_line(&mut answer).expect("the program answers");
        let parsed = answer.trim().split_once(' ').and_then(|(elapsed, value)| {
            let value = BigUint::parse_bytes(value.as_bytes(), 16)?;
            Some(Chain { value, elapsed: Duration::from_nanos(elapsed.parse().ok()?) })
        });
        parsed.expect("nanoseconds and a number")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already, which is what is wanted.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
