//! Crates of Rust.

mod aurora;
mod crypto_bigint;
#[cfg(feature = "dashu")]
mod dashu;
mod num_bigint;
#[cfg(target_pointer_width = "64")]
mod ruint;

use crate::{Case, Contestant, Operation};

/// Every one of them that can do `operation` for this modulus.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let mut all = Vec::new();
    all.extend(aurora::contestants(case, operation));
    all.extend(crypto_bigint::contestants(case, operation));
    #[cfg(feature = "dashu")]
    all.extend(dashu::contestants(case, operation));
    all.extend(num_bigint::contestants(case, operation));
    #[cfg(target_pointer_width = "64")]
    all.extend(ruint::contestants(case, operation));
    all
}
