//! Single-stepping of a piece of code in this thread: the CPU's trap flag raises SIGTRAP after every instruction, and the
//! handler of the signal looks at the registers.

use crate::arena;
use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, OpKind, Register};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a piece of code did: instructions, and a hash over the addresses of all of them and of what they touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    pub steps: u64,
    pub hash: u64,
    /// Address of the last instruction, in the form that `addr2line` takes.
    pub last: u64,
}

/// Steps to hash; those after them run without a look.
static LIMIT: AtomicU64 = AtomicU64::new(0);
static STEPS: AtomicU64 = AtomicU64::new(0);
static HASH: AtomicU64 = AtomicU64::new(0);
static LAST: AtomicU64 = AtomicU64::new(0);

/// Decoded instructions; the place is made of the low bits of the address.
struct Decoded(UnsafeCell<[Option<Instruction>; 1 << 14]>);
static DECODED: Decoded = Decoded(UnsafeCell::new([None; 1 << 14]));
// SAFETY: only the handler uses it, in the one thread that is stepped.
unsafe impl Sync for Decoded {}

const TRAP_FLAG: i64 = 1 << 8;

/// Runs `run` and gives the trace of its first `limit` steps. Only one thread may do this at a time.
pub fn trace(limit: u64, run: impl FnOnce()) -> Trace {
    // The decoder makes its tables at its first use, which must not happen in the handler.
    decode(decode as *const () as u64);
    LIMIT.store(limit, Relaxed);
    STEPS.store(0, Relaxed);
    HASH.store(0, Relaxed);
    // SAFETY: the handler stays in place for the whole program, which has no other use for the signal. It allocates nothing
    // and takes no lock.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = on_step as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO;
        assert_eq!(libc::sigaction(libc::SIGTRAP, &raw const action, std::ptr::null_mut()), 0);
    }
    arena::enter();
    set_trap_flag();
    run();
    clear_trap_flag();
    arena::leave();
    Trace { steps: STEPS.load(Relaxed), hash: HASH.load(Relaxed), last: LAST.load(Relaxed) }
}

/// Runs a part of what is traced without a look at it.
pub fn unwatched<T>(run: impl FnOnce() -> T) -> T {
    let watched = clear_trap_flag();
    let result = arena::unwatched(run);
    if watched {
        set_trap_flag();
    }
    result
}

fn set_trap_flag() {
    // SAFETY: the instruction made for it; the stack is as it was. The signals that follow have their handler.
    unsafe { core::arch::asm!("pushfq", "or qword ptr [rsp], {flag}", "popfq", flag = const TRAP_FLAG) }
}

/// Whether it was set.
fn clear_trap_flag() -> bool {
    let flags: i64;
    // SAFETY: as in `set_trap_flag`.
    unsafe {
        core::arch::asm!(
            "pushfq", "mov {flags}, [rsp]", "and qword ptr [rsp], {others}", "popfq",
            flags = out(reg) flags, others = const !TRAP_FLAG,
        );
    }
    flags & TRAP_FLAG != 0
}

extern "C" fn on_step(_signal: i32, _info: *const libc::siginfo_t, context: *mut libc::ucontext_t) {
    // SAFETY: the kernel gives the handler the context of the instruction that comes next.
    let registers = unsafe { &mut (*context).uc_mcontext.gregs };
    let general = |index: i32| registers[index as usize] as u64;
    let address = general(libc::REG_RIP);
    // SAFETY: the handler is not interrupted by itself, and nothing else touches the table.
    let place = unsafe { &mut (*DECODED.0.get())[address as usize % (1 << 14)] };
    let instruction = match place {
        Some(known) if known.ip() == address => known,
        other => other.insert(decode(address)),
    };
    let mut hash = mix(mix(HASH.load(Relaxed), address), general(libc::REG_RSP));
    let mnemonic = instruction.mnemonic();
    // These two form an address, or a sum in the shape of one, without going there.
    let operands = if matches!(mnemonic, Mnemonic::Lea | Mnemonic::Nop) { 0 } else { instruction.op_count() };
    for operand in (0..operands).filter(|&operand| in_memory(instruction.op_kind(operand))) {
        let address = instruction.virtual_address(operand, 0, |register, _, _| value(registers, register));
        hash = mix(hash, address.unwrap_or_else(|| stop("an address that is not made of general registers")));
    }
    // The time of a division depends on what is divided.
    if matches!(mnemonic, Mnemonic::Div | Mnemonic::Idiv) {
        hash = mix(mix(hash, general(libc::REG_RAX)), general(libc::REG_RDX));
        if instruction.op_kind(0) == OpKind::Register {
            let divisor = value(registers, instruction.op0_register().full_register());
            hash = mix(hash, divisor.unwrap_or_else(|| stop("a divisor in an unknown register")));
        }
    }
    HASH.store(hash, Relaxed);
    LAST.store(address, Relaxed);
    let steps = STEPS.load(Relaxed) + 1;
    STEPS.store(steps, Relaxed);
    if steps == LIMIT.load(Relaxed) {
        registers[libc::REG_EFL as usize] &= !TRAP_FLAG;
    }
}

/// A hash step: each is a bijection of the hash for a fixed value, and the multiplication spreads the bits.
pub fn mix(hash: u64, value: u64) -> u64 {
    (hash.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn in_memory(kind: OpKind) -> bool {
    matches!(kind, OpKind::Memory | OpKind::MemorySegRSI | OpKind::MemorySegRDI | OpKind::MemoryESRDI)
}

fn decode(address: u64) -> Instruction {
    // SAFETY: the code lies in this process; instructions have at most 15 bytes, and the mapping of code is followed by that
    // of read-only data, so the bytes after the last instruction can be read.
    let bytes = unsafe { std::slice::from_raw_parts(address as *const u8, 15) };
    Decoder::with_ip(64, bytes, address, DecoderOptions::NONE).decode()
}

/// Ends the program from inside the handler, where nothing may allocate or lock.
fn stop(reason: &str) -> ! {
    // SAFETY: plain system calls.
    unsafe {
        libc::write(2, reason.as_ptr().cast(), reason.len());
        libc::abort()
    }
}

fn value(registers: &[i64; 23], register: Register) -> Option<u64> {
    let index = match register {
        Register::RAX => libc::REG_RAX,
        Register::RBX => libc::REG_RBX,
        Register::RCX => libc::REG_RCX,
        Register::RDX => libc::REG_RDX,
        Register::RSI => libc::REG_RSI,
        Register::RDI => libc::REG_RDI,
        Register::RBP => libc::REG_RBP,
        Register::RSP => libc::REG_RSP,
        Register::R8 => libc::REG_R8,
        Register::R9 => libc::REG_R9,
        Register::R10 => libc::REG_R10,
        Register::R11 => libc::REG_R11,
        Register::R12 => libc::REG_R12,
        Register::R13 => libc::REG_R13,
        Register::R14 => libc::REG_R14,
        Register::R15 => libc::REG_R15,
        // The base of FS is one for the whole thread.
        Register::FS | Register::GS | Register::CS | Register::DS | Register::ES | Register::SS => return Some(0),
        _ => return None,
    };
    Some(registers[index as usize] as u64)
}

/// The lines of source that an instruction comes from, as far as `addr2line` is installed and knows.
pub fn source_line(address: u64) -> String {
    unsafe extern "C" {
        /// Where the linker's first address lies now.
        static __executable_start: u8;
    }
    let offset = address.wrapping_sub((&raw const __executable_start).addr() as u64);
    let program = std::env::current_exe().expect("this program");
    let output =
        std::process::Command::new("addr2line").args(["-i", "-e"]).arg(&program).arg(format!("{offset:#x}")).output();
    let lines =
        output.map_or(String::new(), |output| String::from_utf8_lossy(&output.stdout).trim().replace('\n', " in "));
    format!("{offset:#x} {lines}")
}
