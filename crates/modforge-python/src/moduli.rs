//! The moduli of earlier calls that take the modulus along.
//!
//! Each thread keeps the last ones that it prepared. They are zeroed when they go, as they may be secret primes.

use crate::errors::about;
use crate::integer::Room;
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
/// Limbs of the largest of them: some hundred kilobytes for all.
const LARGEST: usize = 256;

/// The limbs of a modulus, and the modulus.
type Entry = (Zeroizing<Vec<u64>>, Arc<Modulus>);

thread_local! {
    /// The last used first.
    static MODULI: RefCell<VecDeque<Entry>> = const { RefCell::new(VecDeque::new()) };
}

impl PyModulus {
    /// As `new` without a kernel; a modulus that this thread has used lately is not prepared again.
    pub(crate) fn of_call(py: Python<'_>, argument: &str, modulus: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut room = Room::default();
        let limbs = room.read(argument, modulus)?.not_negative(argument)?;
        let known = MODULI.try_with(|moduli| {
            let mut moduli = moduli.borrow_mut();
            let at = moduli.iter().position(|(known, _)| **known == *limbs)?;
            if at > 0 {
                let found = moduli.remove(at)?;
                moduli.push_front(found);
            }
            Some(Arc::clone(&moduli[0].1))
        });
        if let Ok(Some(modulus)) = known {
            return Ok(Self::prepared(modulus));
        }
        let prepare = || Modulus::from_limbs(limbs);
        let made = interrupt::run(py, cost(PREPARATION, 8 * size_of_val(limbs)), prepare)?
            .map_err(|error| about(argument, error))?;
        let modulus = Arc::new(made);
        if limbs.len() <= LARGEST {
            // A thread that is ending keeps nothing any more.
            let _ = MODULI.try_with(|moduli| {
                let mut moduli = moduli.borrow_mut();
                moduli.truncate(KEPT - 1);
                moduli.push_front((Zeroizing::new(limbs.to_vec()), Arc::clone(&modulus)));
            });
        }
        Ok(Self::prepared(modulus))
    }
}
