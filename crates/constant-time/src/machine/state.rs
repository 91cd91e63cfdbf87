//! Places that copies reach through the segment register GS, and the ways into the copies and out of them.

use super::copy::Copies;
use crate::arena;
use std::arch::naked_asm;
use std::cell::UnsafeCell;
use std::mem::offset_of;

const ENTRIES: usize = 1 << 16;
const STACK_WORDS: usize = 1 << 17;
/// More than any CPU asks for: 2696 bytes with AVX-512, 11 KiB with the tiles of AMX.
const VECTORS_BYTES: usize = 1 << 14;

#[repr(C, align(64))]
pub struct State {
    /// Vector registers while a copy is made, in the form of `xsave`.
    vectors: [u8; VECTORS_BYTES],
    own_address: u64,
    saved: [u64; 2],
    saved_stack: u64,
    /// End of the stack on which copies are made.
    stack: u64,
    pub next_record: u64,
    destination: u64,
    make_copy: u64,
    /// By the low 16 bits of the address of a block: the address with its sign changed, and where its copy is.
    negated_addresses: [u64; ENTRIES],
    destinations: [u64; ENTRIES],
    words: [u64; STACK_WORDS],
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

// SAFETY: integers, for all of which 0 is a value.
static STATE: Shared<State> = Shared::new(unsafe { std::mem::zeroed() });
pub static COPIES: Shared<Option<Copies>> = Shared::new(None);

/// Lets GS of this thread point to the state.
pub fn prepare(records: u64) -> &'static mut State {
    const ARCH_SET_GS: libc::c_int = 0x1001;
    // SAFETY: one thread at a time is here, and the copies, which write to the state, do not run now.
    let state = unsafe { &mut *STATE.get() };
    state.own_address = STATE.get() as u64;
    state.stack = state.words.as_ptr_range().end as u64;
    state.make_copy = make_copy as *const () as u64;
    state.next_record = records;
    // SAFETY: GS is not used otherwise.
    assert_eq!(unsafe { libc::syscall(libc::SYS_arch_prctl, ARCH_SET_GS, STATE.get()) }, 0, "GS cannot be set");
    state
}

/// The copy of a block, in the table from now on.
extern "C" fn copy_of(address: u64) -> u64 {
    // Memory that is allocated here outlives the run.
    let copy = arena::outside(|| {
        // SAFETY: one thread at a time is here, and only here are the copies changed.
        unsafe { &mut *COPIES.get() }.get_or_insert_default().copy_of(address)
    });
    // SAFETY: as in `prepare`; the copies wait for this function.
    let state = unsafe { &mut *STATE.get() };
    let entry = address as usize % ENTRIES;
    state.negated_addresses[entry] = address.wrapping_neg();
    state.destinations[entry] = copy;
    copy
}

/// Goes on with the copy of the block at RAX, where RAX and RCX have been saved. All registers and flags are as they
/// were.
#[unsafe(naked)]
unsafe extern "C" fn make_copy() {
    naked_asm!(
        "mov gs:[{saved_stack}], rsp", "mov rsp, gs:[{stack}]",
        "pushfq", "push rbx", "push rbp", "push rdx", "push rsi", "push rdi",
        "push r8", "push r9", "push r10", "push r11", "push r12", "push r13", "push r14", "push r15",
        "cld", "mov rdi, rax", "mov rbx, gs:[{own_address}]",
        "mov eax, -1", "mov edx, -1", "xsave64 [rbx + {vectors}]",
        "call {copy_of}",
        "mov gs:[{destination}], rax",
        "mov eax, -1", "mov edx, -1", "xrstor64 [rbx + {vectors}]",
        "pop r15", "pop r14", "pop r13", "pop r12", "pop r11", "pop r10", "pop r9", "pop r8",
        "pop rdi", "pop rsi", "pop rdx", "pop rbp", "pop rbx", "popfq",
        "mov rsp, gs:[{saved_stack}]", "mov rcx, gs:[{rcx}]", "mov rax, gs:[{rax}]",
        "jmp qword ptr gs:[{destination}]",
        saved_stack = const offset_of!(State, saved_stack), stack = const offset_of!(State, stack),
        own_address = const offset_of!(State, own_address), vectors = const offset_of!(State, vectors),
        destination = const DESTINATION, copy_of = sym copy_of,
        rax = const offset_of!(State, saved), rcx = const offset_of!(State, saved) + 8,
    )
}

/// Returns into the copy of the caller.
///
/// # Safety
/// [`prepare`] was called in this thread, and no copy runs.
#[unsafe(naked)]
pub unsafe extern "C" fn enter() {
    naked_asm!(
        "mov gs:[{rax}], rax", "mov gs:[{rcx}], rcx", "pop rax", "jmp {make_copy}",
        rax = const offset_of!(State, saved), rcx = const offset_of!(State, saved) + 8, make_copy = sym make_copy,
    )
}

/// Returns into the original of the caller, as this function has no copy; it does nothing else, but no other function
/// is the same.
#[unsafe(naked)]
pub extern "C" fn leave() {
    naked_asm!("mov eax, 0x6c656176", "ret")
}
