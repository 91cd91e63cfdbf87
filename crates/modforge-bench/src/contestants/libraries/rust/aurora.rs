//! aurora-engine-modexp, which Ethereum clients use: a power from bytes to bytes.

use crate::contestants::from_bytes::FromBytes;
use crate::contestants::locked_version;
use crate::{Case, Contestant, Operation};
use aurora_engine_modexp::modexp;

pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let version = locked_version("aurora-engine-modexp");
    (operation == Operation::Modexp).then(|| {
        Box::new(FromBytes::new("aurora-engine-modexp", "modexp", &version, case, modexp)) as Box<dyn Contestant>
    })
}
