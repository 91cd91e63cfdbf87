//! Correct first: no time counts before its result does.

use crate::error::Wrong;
use crate::{Case, Contestant, Error, Operation};

/// Compares every contestant's result of a short chain with num-bigint's, and hence with each other.
///
/// # Errors
/// [`Error::Wrong`] with the numbers.
pub fn check(case: &Case, operation: Operation, contestants: &[Box<dyn Contestant + '_>]) -> Result<(), Error> {
    let times = match operation {
        Operation::Power | Operation::PowerVartime | Operation::BatchPower => 2,
        _ if operation.is_of_keys() => 2,
        Operation::Modexp => 1,
        _ => 37,
    };
    let expected = case.expected(operation, times);
    for contestant in contestants {
        let found = contestant.chain(times).value;
        if found != expected {
            return Err(Error::Wrong(Box::new(Wrong {
                label: contestant.label().clone(),
                operation,
                modulus: case.name.clone(),
                times,
                found,
                expected,
            })));
        }
    }
    Ok(())
}
