//! The moduli of earlier calls that take the modulus along.
//!
//! Each thread keeps the last ones that it prepared. They are zeroed when they go, as they may be secret primes.

use crate::errors::value_error;
use crate::integer::Integer;
use crate::interrupt::{self, cost};
use crate::modulus::{PREPARATION, PyModulus};
use modforge::Modulus;
use pyo3::prelude::*;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Arc;
use zeroize::Zeroizing;

/// Moduli that a thread keeps.
const KEPT: usize = 8;
/// Bytes of the largest of them: some hundred kilobytes for all.
const LARGEST: usize = 2048;

/// The bytes of a modulus, and the modulus.
type Entry = (Zeroizing<Vec<u8>>, Arc<Modulus>);

thread_local! {
    /// The last used first.
    static MODULI: RefCell<VecDeque<Entry>> = const { RefCell::new(VecDeque::new()) };
}

impl PyModulus {
    /// As `new` without a kernel; a modulus that this thread has used lately is not prepared again.
    pub(crate) fn of_call(py: Python<'_>, modulus: Integer) -> PyResult<Self> {
        let bytes = modulus.not_negative("modulus")?;
        let known = MODULI.try_with(|moduli| {
            let mut moduli = moduli.borrow_mut();
            let at = moduli.iter().position(|(known, _)| **known == *bytes)?;
            if at > 0 {
                let found = moduli.remove(at)?;
                moduli.push_front(found);
            }
            Some(Arc::clone(&moduli[0].1))
        });
        if let Ok(Some(modulus)) = known {
            return Ok(Self::prepared(modulus));
        }
        let prepare = || Modulus::from_be_bytes(&bytes);
        let made = interrupt::run(py, cost(PREPARATION, 8 * bytes.len()), prepare)?.map_err(value_error)?;
        let modulus = Arc::new(made);
        if bytes.len() <= LARGEST {
            // A thread that is ending keeps nothing any more.
            let _ = MODULI.try_with(|moduli| {
                let mut moduli = moduli.borrow_mut();
                moduli.truncate(KEPT - 1);
                moduli.push_front((Zeroizing::new(bytes.to_vec()), Arc::clone(&modulus)));
            });
        }
        Ok(Self::prepared(modulus))
    }
}
