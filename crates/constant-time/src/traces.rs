//! Equal traces for different secrets.

use crate::case::{Case, pairs};
use crate::machine::{self, Trace};
use std::hint::black_box;
use std::sync::{Mutex, PoisonError};

/// Random pairs of secrets, after the special ones. A branch taken for one random secret in 16 shows in n random pairs
/// with a probability of at least 1 − (15/16)^n: 95 % for 46.
const RANDOM_PAIRS: usize = 46;
/// Words that the traces with random pairs may record together, about two for each instruction: functions of more than
/// 130,000 instructions get fewer pairs.
const MAX_WORDS: usize = 3_000_000;

/// Copies the secrets to a place that is the same for all of them.
pub fn at_one_place<T>([x, y]: [&[u8]; 2], run: impl FnOnce(&[u8], &[u8]) -> T) -> T {
    static PLACE: Mutex<[[u8; 4096]; 2]> = Mutex::new([[0; 4096]; 2]);
    let mut place = PLACE.lock().unwrap_or_else(PoisonError::into_inner);
    place[0][..x.len()].copy_from_slice(x);
    place[1][..y.len()].copy_from_slice(y);
    run(&place[0][..x.len()], &place[1][..y.len()])
}

#[inline(never)] // one stack depth for all
fn trace(case: &Case, secrets: [&[u8]; 2]) -> Trace {
    at_one_place(secrets, |x, y| {
        machine::trace(|| {
            black_box((case.run)(black_box(x), black_box(y)));
        })
    })
}

impl Case<'_> {
    /// Checks that the function does the same for all secrets, step by step.
    ///
    /// # Panics
    /// If it does not.
    pub fn traces_are_equal(&self) {
        if let Some(parting) = self.parting() {
            panic!("{}: {parting}", self.name);
        }
    }

    /// Where runs with two different pairs of secrets part, in words.
    pub fn parting(&self) -> Option<String> {
        let last = self.special.last().expect("secrets");
        let first = [last, last].map(Vec::clone);
        // Binds symbols, so that every run starts from the same state.
        (self.run)(&first[0], &first[1]);
        let mut others = pairs(&self.special);
        let mut of_first: Option<Trace> = None;
        let mut left = self.special.len() + 1;
        let mut secrets = first.clone();
        // One call of `trace`, so that it always is at the same depth of the stack.
        while left > 0 {
            let trace = trace(self, secrets.each_ref().map(Vec::as_slice));
            match &of_first {
                Some(of_first) => {
                    if let Some((instruction, place)) = of_first.parting(&trace) {
                        return Some(format!(
                            "the traces of {first:02x?} and {secrets:02x?} part at {instruction}: {place}"
                        ));
                    }
                }
                None => {
                    left += RANDOM_PAIRS.min(MAX_WORDS / trace.len());
                    of_first = Some(trace);
                }
            }
            secrets = others.next().expect("there is no end of pairs");
            left -= 1;
        }
        None
    }
}
