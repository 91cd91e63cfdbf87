//! Single-stepping of a forked child.

use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, OpKind, Register};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};

/// Steps and a hash over the addresses of all instructions and memory operands while `run` runs in a child process.
pub fn trace(run: impl FnOnce()) -> (u64, u64) {
    // SAFETY: the child touches only its own copy of the memory, runs `run`, which allocates at most, and leaves by
    // `_exit`; no other thread holds a lock that it needs, because the tests that trace hold one lock.
    match unsafe { libc::fork() } {
        0 => {
            // SAFETY: plain system calls.
            unsafe {
                if libc::ptrace(libc::PTRACE_TRACEME, 0, 0, 0) != 0 {
                    libc::_exit(1);
                }
                crate::arena::activate();
                libc::raise(libc::SIGSTOP);
                run();
                libc::raise(libc::SIGSTOP);
                libc::_exit(0)
            }
        }
        child => follow(child),
    }
}

fn follow(child: libc::pid_t) -> (u64, u64) {
    let mut decoded = HashMap::new();
    let (mut steps, mut hasher) = (0, DefaultHasher::new());
    assert_eq!(wait(child), Some(libc::SIGSTOP), "ptrace is not allowed here");
    loop {
        // SAFETY: the child is stopped, so its registers and its next step can be asked for.
        let registers: libc::user_regs_struct = unsafe {
            assert_eq!(libc::ptrace(libc::PTRACE_SINGLESTEP, child, 0, 0), 0);
            match wait(child) {
                Some(libc::SIGTRAP) => {}
                Some(libc::SIGSTOP) => break,
                other => panic!("the traced operation ended with {other:?} after {steps} steps"),
            }
            let mut registers = std::mem::zeroed();
            assert_eq!(libc::ptrace(libc::PTRACE_GETREGS, child, 0, &raw mut registers), 0);
            registers
        };
        let instruction = decoded.entry(registers.rip).or_insert_with(|| decode(registers.rip));
        hasher.write_u64(registers.rip);
        // These two form an address, or a sum in the shape of one, without going there.
        let accesses = !matches!(instruction.mnemonic(), Mnemonic::Lea | Mnemonic::Nop);
        let operands = if accesses { instruction.op_count() } else { 0 };
        for operand in (0..operands).filter(|&i| instruction.op_kind(i) == OpKind::Memory) {
            let address = instruction.virtual_address(operand, 0, |register, _, _| value(&registers, register));
            hasher.write_u64(address.expect("an address made of general registers"));
        }
        steps += 1;
    }
    // SAFETY: the child is ours; it is ended and waited for.
    unsafe {
        libc::kill(child, libc::SIGKILL);
        libc::waitpid(child, std::ptr::null_mut(), 0);
    }
    (steps, hasher.finish())
}

/// The signal that stopped the child, or None when it ended.
fn wait(child: libc::pid_t) -> Option<i32> {
    let mut status = 0;
    // SAFETY: `status` is valid for the call.
    assert_eq!(unsafe { libc::waitpid(child, &raw mut status, 0) }, child);
    libc::WIFSTOPPED(status).then(|| libc::WSTOPSIG(status))
}

fn decode(address: u64) -> Instruction {
    // SAFETY: the child is a fork, so its code lies at the same address here; instructions have at most 15 bytes, and the
    // mapping of code is followed by that of read-only data, so the bytes after the last instruction can be read.
    let bytes = unsafe { std::slice::from_raw_parts(address as *const u8, 15) };
    Decoder::with_ip(64, bytes, address, DecoderOptions::NONE).decode()
}

fn value(registers: &libc::user_regs_struct, register: Register) -> Option<u64> {
    Some(match register {
        Register::RAX => registers.rax,
        Register::RBX => registers.rbx,
        Register::RCX => registers.rcx,
        Register::RDX => registers.rdx,
        Register::RSI => registers.rsi,
        Register::RDI => registers.rdi,
        Register::RBP => registers.rbp,
        Register::RSP => registers.rsp,
        Register::R8 => registers.r8,
        Register::R9 => registers.r9,
        Register::R10 => registers.r10,
        Register::R11 => registers.r11,
        Register::R12 => registers.r12,
        Register::R13 => registers.r13,
        Register::R14 => registers.r14,
        Register::R15 => registers.r15,
        Register::FS => registers.fs_base,
        Register::GS => registers.gs_base,
        Register::CS | Register::DS | Register::ES | Register::SS => 0,
        _ => return None,
    })
}

/// Keeps this thread, and its children, on the CPU where it is: there the two processes hand over in a fraction of the time.
pub fn stay_on_one_cpu() {
    // SAFETY: plain system calls with a set of CPUs that lives until they return.
    unsafe {
        let mut cpus: libc::cpu_set_t = std::mem::zeroed();
        libc::CPU_SET(libc::sched_getcpu().unsigned_abs() as usize, &mut cpus);
        libc::sched_setaffinity(0, size_of_val(&cpus), &raw const cpus);
    }
}
