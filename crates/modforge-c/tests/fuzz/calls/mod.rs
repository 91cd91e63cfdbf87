//! A caller of the interface: its memory and its handles, what each call must give by num-bigint, and a program of
//! calls from bytes.

mod memory;
mod moduli;
mod numbers;
mod primes;
mod program;
mod residues;
mod tables;

#[allow(unused_imports)] // a fuzz target runs programs alone
pub use memory::{Memory, Place, TOO_LONG, message, name_of_status};
#[allow(unused_imports)] // as above
pub use numbers::FUNCTIONS;
pub use program::run;
#[allow(unused_imports)] // as above
pub use residues::Operation;

use modforge_c::*;
use num_bigint::BigUint;
use std::ptr;

/// Of each kind of handle.
pub const SLOTS: usize = 4;

/// A handle, null or made, with what it stands for.
struct Slot<H, V> {
    handle: *mut H,
    value: V,
}

/// Slots are named by their index; an index beyond the last slot stands for null, and so does an empty slot.
pub struct Caller {
    pub memory: Memory,
    moduli: [Slot<modforge_modulus, BigUint>; SLOTS],
    tables: [Slot<modforge_fixed_base, tables::Table>; SLOTS],
    residues: [Slot<modforge_residue, residues::Residue>; SLOTS],
}

impl Caller {
    pub fn new(memory: Vec<u8>) -> Self {
        Self {
            memory: Memory::new(memory),
            moduli: std::array::from_fn(|_| Slot::empty()),
            tables: std::array::from_fn(|_| Slot::empty()),
            residues: std::array::from_fn(|_| Slot::empty()),
        }
    }
}

impl<H, V: Default> Slot<H, V> {
    fn empty() -> Self {
        Self { handle: ptr::null_mut(), value: V::default() }
    }
}

/// The handle and the value of a slot.
fn look<H, V: Clone + Default>(slots: &[Slot<H, V>], index: usize) -> (*mut H, V) {
    slots.get(index).map_or((ptr::null_mut(), V::default()), |slot| (slot.handle, slot.value.clone()))
}

impl Drop for Caller {
    fn drop(&mut self) {
        for index in 0..SLOTS {
            self.free_modulus(index);
        }
        // What was made with a modulus lives on without its handle.
        self.look_at_residues();
        for index in 0..SLOTS {
            self.free_residue(index);
            self.free_table(index);
        }
    }
}
