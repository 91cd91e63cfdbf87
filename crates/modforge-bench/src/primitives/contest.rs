//! One comparison: the work of several libraries on the same input, and what makes a result right.

use cpu_time::ProcessTime;
use modforge_bench::{Chain, Contestant, Label};
use num_bigint::BigUint;
use std::hint::black_box;
use std::rc::Rc;
use std::time::Duration;

/// The work of one library.
pub(crate) struct Work {
    label: Label,
    result: Box<dyn Fn() -> Vec<u8>>,
    chain: Box<dyn Fn(u64) -> Duration>,
}

impl Work {
    /// The work that `step` does; what it returns is its result.
    pub(crate) fn new<R: AsRef<[u8]> + 'static>(label: Label, step: impl Fn() -> R + 'static) -> Self {
        let step = Rc::new(step);
        let again = Rc::clone(&step);
        let chain = move |times| {
            // Time of the whole process: some of the work is spread over threads.
            let start = ProcessTime::now();
            for _ in 0..times {
                black_box(again());
            }
            start.elapsed()
        };
        Self { label, result: Box::new(move || step().as_ref().to_vec()), chain: Box::new(chain) }
    }

    /// Work in another process, which measures itself.
    pub(crate) fn elsewhere(
        label: Label,
        result: impl Fn() -> Vec<u8> + 'static,
        chain: impl Fn(u64) -> Duration + 'static,
    ) -> Self {
        Self { label, result: Box::new(result), chain: Box::new(chain) }
    }

    /// Verifications one after the other, of which each must say yes.
    ///
    /// # Panics
    /// If there is none.
    pub(crate) fn in_turn(works: Vec<Self>) -> Self {
        let label = works[0].label.clone();
        Self::new(label, move || [u8::from(works.iter().all(|work| said_yes(&work.result())))])
    }

    /// Whose work it is.
    pub(crate) fn subject(&self) -> &str {
        &self.label.subject
    }

    /// The result of one step.
    pub(crate) fn result(&self) -> Vec<u8> {
        (self.result)()
    }
}

impl Contestant for Work {
    fn label(&self) -> &Label {
        &self.label
    }

    /// The results do not depend on the steps before; they are checked by [`Contest::check`].
    fn chain(&self, times: u64) -> Chain {
        Chain { value: BigUint::default(), elapsed: (self.chain)(times) }
    }
}

/// Whether a result is right.
pub(crate) type Right = Box<dyn Fn(&[u8]) -> bool>;

/// A comparison.
pub(crate) struct Contest {
    /// Such as `sign`.
    pub(crate) operation: &'static str,
    /// Such as `Ed25519`.
    pub(crate) primitive: String,
    /// Bits of the modulus.
    pub(crate) bits: u64,
    /// Results of one step, among which its time is divided.
    pub(crate) width: u32,
    /// Steps of a slice, where they are too long or too unlike each other to be counted out by time.
    pub(crate) steps: Option<u64>,
    /// The contestants.
    pub(crate) works: Vec<Work>,
    /// Whether a result is right.
    pub(crate) right: Right,
}

impl Contest {
    /// A comparison of single results of work that is short.
    pub(crate) fn new(
        operation: &'static str,
        primitive: impl Into<String>,
        bits: u64,
        works: Vec<Work>,
        right: impl Fn(&[u8]) -> bool + 'static,
    ) -> Self {
        Self { operation, primitive: primitive.into(), bits, width: 1, steps: None, works, right: Box::new(right) }
    }

    /// The subject of the first work whose result is not right.
    pub(crate) fn check(&self) -> Result<(), String> {
        let wrong = self.works.iter().find(|work| !(self.right)(&work.result()));
        wrong.map_or(Ok(()), |work| {
            Err(format!("{} is wrong: {} of {}", work.subject(), self.operation, self.primitive))
        })
    }
}

/// Ours.
pub(crate) fn modforge(method: &str) -> Label {
    crate_label("modforge", method, env!("CARGO_PKG_VERSION"))
}

/// A crate of Rust, by the name that Cargo.lock has.
pub(crate) fn crate_of_rust(package: &str, method: &str) -> Label {
    crate_label(package, method, &modforge_bench::locked_version(package))
}

fn crate_label(subject: &str, method: &str, version: &str) -> Label {
    Label { subject: subject.to_owned(), method: method.to_owned(), version: version.to_owned() }
}

/// The result of a verification, as one byte.
pub(crate) fn verdict<E>(outcome: &Result<(), E>) -> [u8; 1] {
    [u8::from(outcome.is_ok())]
}

/// Whether a verification has said yes.
pub(crate) fn said_yes(result: &[u8]) -> bool {
    result == [1]
}
