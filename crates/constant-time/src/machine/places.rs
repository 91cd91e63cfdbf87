//! Places that copies reach through the segment register GS, and the function that has no copy.

use std::arch::naked_asm;
use std::cell::UnsafeCell;
use std::mem::offset_of;

pub const ENTRIES: usize = 1 << 16;
const STACK_WORDS: usize = 1 << 17;
/// More than any CPU asks for: 2696 bytes with AVX-512, 11 KiB with the tiles of AMX.
const VECTORS_BYTES: usize = 1 << 14;

#[repr(C, align(64))]
pub struct State {
    /// Vector registers while a copy is made, in the form of `xsave`.
    pub vectors: [u8; VECTORS_BYTES],
    pub own_address: u64,
    pub saved: [u64; 2],
    pub saved_stack: u64,
    /// End of the stack on which copies are made.
    pub stack: u64,
    pub next_record: u64,
    pub destination: u64,
    pub make_copy: u64,
    /// By the low 16 bits of the address of a block: the address with its sign changed, and where its copy is.
    pub negated_addresses: [u64; ENTRIES],
    pub destinations: [u64; ENTRIES],
    pub words: [u64; STACK_WORDS],
}

pub const NEXT_RECORD: usize = offset_of!(State, next_record);
pub const DESTINATION: usize = offset_of!(State, destination);
pub const MAKE_COPY: usize = offset_of!(State, make_copy);
pub const NEGATED_ADDRESSES: usize = offset_of!(State, negated_addresses);
pub const DESTINATIONS: usize = offset_of!(State, destinations);

/// Where RAX (0) or RCX (1) is kept.
pub fn saved(register: u8) -> usize {
    offset_of!(State, saved) + 8 * usize::from(register)
}

pub struct Shared<T>(UnsafeCell<T>);
// SAFETY: one thread at a time records, as the caller of `recorded` promises, and nothing else uses what is in here.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    pub const fn new(value: T) -> Self {
        Self(UnsafeCell::new(value))
    }

    pub fn get(&self) -> *mut T {
        self.0.get()
    }
}

/// Returns into the original of the caller, as this function has no copy; it does nothing else, but no other function
/// is the same.
#[unsafe(naked)]
pub extern "C" fn leave() {
    naked_asm!("mov eax, 0x6c656176", "ret")
}
