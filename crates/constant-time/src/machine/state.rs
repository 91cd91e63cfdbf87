//! The ways into the copies and out of them.

use super::copy::Copies;
use super::places::{DESTINATION, ENTRIES, Shared, State};
use crate::arena;
use std::arch::naked_asm;
use std::mem::offset_of;

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
