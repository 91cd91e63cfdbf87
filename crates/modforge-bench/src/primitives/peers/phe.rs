//! phe, which runs in a process of its own: Python.

use modforge_bench::Label;
use num_bigint::BigUint;
use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The process, which ends when its input does.
pub(crate) struct Phe {
    process: RefCell<Process>,
    version: String,
    /// Bytes of n.
    length: usize,
}

struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Process {
    fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("open until it is dropped");
        writeln!(input, "{line}").expect("phe listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("phe answers");
        assert!(!line.is_empty(), "phe has ended");
        line
    }
}

impl Phe {
    /// Starts it with the primes of a key, a column of messages and a column of ciphertexts.
    pub(crate) fn start<M: AsRef<[u8]>, T: AsRef<[u8]>>(
        python: &Path,
        primes: [BigUint; 2],
        messages: &[M],
        texts: &[T],
    ) -> Self {
        let length = (primes[0].bits() + primes[1].bits()).div_ceil(8) as usize;
        let mut child = Command::new(python)
            .args(["-c", include_str!("phe.py")])
            .args(primes.map(|prime| format!("{prime:x}")))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the interpreter that was given runs");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("piped"));
        let mut process = Process { child, input, output: BufReader::new(output) };
        process.say(&column(messages));
        process.say(&column(texts));
        let version = process.hear().trim().to_owned();
        Self { process: RefCell::new(process), version, length }
    }

    /// Its label.
    pub(crate) fn label(&self, operation: &str) -> Label {
        Label { subject: "phe".to_owned(), method: format!("raw_{operation}"), version: self.version.clone() }
    }

    /// The time of so many columns, and the last one.
    pub(crate) fn run(&self, operation: &str, times: u64) -> (Duration, Vec<u8>) {
        let mut process = self.process.borrow_mut();
        process.say(&format!("{operation} {times}"));
        let line = process.hear();
        let mut words = line.split_whitespace();
        let time = words.next().and_then(|word| word.parse().ok()).expect("phe says its time");
        let length = if operation == "encrypt" { 2 * self.length } else { self.length };
        let results = words.flat_map(|word| {
            let number = BigUint::parse_bytes(word.as_bytes(), 16).expect("hexadecimal").to_bytes_be();
            [vec![0; length - number.len()], number].concat()
        });
        (Duration::from_nanos(time), results.collect())
    }
}

fn column<N: AsRef<[u8]>>(numbers: &[N]) -> String {
    let texts: Vec<_> = numbers.iter().map(|number| format!("{:x}", BigUint::from_bytes_be(number.as_ref()))).collect();
    texts.join(" ")
}

impl Drop for Phe {
    fn drop(&mut self) {
        let process = self.process.get_mut();
        drop(process.input.take());
        // It has ended, and there is nothing to be said about how.
        let _ = process.child.wait();
    }
}
