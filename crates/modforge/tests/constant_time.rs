//! Constant time, checked on the machine code that runs.
//!
//! `traces_*`: each operation is single-stepped with different secrets; the addresses of all instructions and of all
//! their memory operands must be equal, step by step. This works for every instruction set, AVX-512 too.
//!
//! `valgrind_*`: the secrets are marked as undefined under memcheck, which then reports every branch and every address that
//! depends on them. It follows all data, not only the secrets tried, but knows no AVX-512, so it sees the portable kernel.
//! These are run by `make constant-time`, as they need valgrind.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use modforge::{Kernel, Modulus};
use std::hint::black_box;

/// What is run with secrets: the bytes of a number, and as many for another one or for an exponent.
type Operation = fn(&Modulus, &[u8], &[u8]) -> Vec<u8>;

const OPERATIONS: [(&str, Operation); 8] = [
    ("reduce and leave", |m, x, _| m.reduce_be_bytes(x).to_be_bytes()),
    ("add", |m, x, y| m.reduce_be_bytes(x).add(&m.reduce_be_bytes(y)).expect("one modulus").to_be_bytes()),
    ("sub", |m, x, y| m.reduce_be_bytes(x).sub(&m.reduce_be_bytes(y)).expect("one modulus").to_be_bytes()),
    ("neg", |m, x, _| m.reduce_be_bytes(x).neg().to_be_bytes()),
    ("mul", |m, x, y| m.reduce_be_bytes(x).mul(&m.reduce_be_bytes(y)).expect("one modulus").to_be_bytes()),
    ("square", |m, x, _| m.reduce_be_bytes(x).square().to_be_bytes()),
    ("pow", |m, x, y| m.reduce_be_bytes(x).pow(&y[..4]).to_be_bytes()),
    ("to_hex", |m, x, _| m.reduce_be_bytes(x).to_hex().into_bytes()),
];

/// Moduli of sizes that take different paths: one limb, several, and those that are squared otherwise or spill registers.
fn moduli(kernel: Kernel) -> Vec<Modulus> {
    let sizes: &[usize] = if kernel == Kernel::Portable { &[64, 255, 1024] } else { &[64, 255, 1024, 3072] };
    sizes
        .iter()
        .map(|&bits| {
            let mut bytes = vec![0xff; bits.div_ceil(8)];
            bytes[0] >>= bytes.len() * 8 - bits;
            Modulus::with_kernel(&bytes, kernel).expect("an odd modulus")
        })
        .collect()
}

/// Secrets that take different ways through careless code: zeros, ones, all ones, the modulus, one less, something mixed.
fn secrets(modulus: &Modulus) -> Vec<Vec<u8>> {
    let length = modulus.byte_length();
    let mut one = vec![0; length];
    one[length - 1] = 1;
    let m = modulus.to_be_bytes();
    let mut below = m.clone();
    below[length - 1] -= 1;
    let mixed = (0..length).map(|i| (i * 167 + 13) as u8).collect();
    vec![vec![0; length], one, vec![0xff; length], m, below, mixed]
}

mod arena {
    //! An allocator whose addresses do not depend on the past: a traced child takes its memory from a fixed arena.

    use std::alloc::{GlobalAlloc, Layout, System};
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

    const SIZE: usize = 1 << 22;
    static ACTIVE: AtomicBool = AtomicBool::new(false);
    static USED: AtomicUsize = AtomicUsize::new(0);
    static mut ARENA: [u8; SIZE] = [0; SIZE];

    #[global_allocator]
    static ALLOCATOR: Arena = Arena;

    struct Arena;

    // SAFETY: outside a traced child it is the system's allocator. In one, which has one thread, each block is a fresh piece
    // of the arena, aligned, inside its bounds, and never handed out again.
    unsafe impl GlobalAlloc for Arena {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
            if !ACTIVE.load(Relaxed) {
                // SAFETY: the caller's promise about the layout.
                return unsafe { System.alloc(layout) };
            }
            let start = USED.load(Relaxed).next_multiple_of(layout.align().max(64));
            USED.store(start + layout.size(), Relaxed);
            assert!(start + layout.size() <= SIZE, "the arena is too small");
            // SAFETY: `start` was checked.
            unsafe { (&raw mut ARENA).cast::<u8>().add(start) }
        }

        unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
            if !ACTIVE.load(Relaxed) {
                // SAFETY: the caller's promise, and outside a child all blocks are the system's.
                unsafe { System.dealloc(block, layout) }
            }
        }
    }

    pub fn activate() {
        ACTIVE.store(true, Relaxed);
    }
}

mod trace {
    //! Single-stepping of a forked child.

    use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, OpKind, Register};
    use std::collections::HashMap;
    use std::hash::{DefaultHasher, Hasher};

    /// Steps and a hash over the addresses of all instructions and memory operands while `run` runs in a child process.
    pub fn trace(run: impl FnOnce()) -> (u64, u64) {
        // SAFETY: the child touches only its own copy of the memory, runs `run`, which allocates at most, and leaves by
        // `_exit`; no other thread holds a lock that it needs, because the tests that trace hold one lock (see `alone`).
        match unsafe { libc::fork() } {
            0 => {
                // SAFETY: plain system calls.
                unsafe {
                    if libc::ptrace(libc::PTRACE_TRACEME, 0, 0, 0) != 0 {
                        libc::_exit(1);
                    }
                    super::arena::activate();
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
}

/// Only one test traces at a time: a fork must not copy a lock that another thread holds.
fn alone() -> impl Drop {
    static LOCK: std::sync::Mutex<()> = std::sync::Mutex::new(());
    let lock = LOCK.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    // On one CPU the two processes hand over in a fraction of the time.
    // SAFETY: plain system calls with a set of CPUs that lives until they return.
    unsafe {
        let mut cpus: libc::cpu_set_t = std::mem::zeroed();
        libc::CPU_SET(libc::sched_getcpu().unsigned_abs() as usize, &mut cpus);
        libc::sched_setaffinity(0, size_of_val(&cpus), &raw const cpus);
    }
    lock
}

/// Traces one run with the secrets copied to a place that is the same for all of them.
#[inline(never)] // one stack depth for all
fn trace_operation(modulus: &Modulus, operation: Operation, x: &[u8], y: &[u8]) -> (u64, u64) {
    static PLACE: std::sync::Mutex<[[u8; 512]; 2]> = std::sync::Mutex::new([[0; 512]; 2]);
    let mut place = PLACE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    place[0][..x.len()].copy_from_slice(x);
    place[1][..y.len()].copy_from_slice(y);
    let (x, y) = (&place[0][..x.len()], &place[1][..y.len()]);
    trace::trace(|| {
        black_box(operation(black_box(modulus), black_box(x), black_box(y)));
    })
}

fn traces_are_equal(kernel: Kernel) {
    let _alone = alone();
    if !kernel.is_available() {
        println!("this CPU lacks the instructions of {}: nothing to trace", kernel.name());
        return;
    }
    for modulus in moduli(kernel) {
        for (name, operation) in OPERATIONS {
            if name == "pow" && modulus.bits() > 255 {
                continue; // millions of steps through the same code around `mul` and `square`, which are traced at this size
            }
            // Binds symbols, so that every child starts from the same state.
            let settled = secrets(&modulus);
            operation(&modulus, &settled[0], &settled[1]);
            let first = trace_operation(&modulus, operation, &settled[5], &settled[5]);
            assert!(first.0 > 100, "{name}: the trace is empty");
            // A step takes microseconds, so the large sizes get fewer secrets.
            let pairs = if modulus.bits() > 255 { 2 } else { settled.len() };
            for (x, y) in settled.iter().zip(settled.iter().cycle().skip(2)).take(pairs) {
                let other = trace_operation(&modulus, operation, x, y);
                assert_eq!(
                    first,
                    other,
                    "{name}, {} bits, {}: x = {x:02x?} y = {y:02x?}",
                    modulus.bits(),
                    kernel.name()
                );
            }
        }
    }
}

#[test]
fn traces_of_portable() {
    traces_are_equal(Kernel::Portable);
}

#[test]
fn traces_of_avx512ifma() {
    traces_are_equal(Kernel::Avx512Ifma);
}

/// The method sees what it must see: an exponentiation in variable time, and a table read at a secret index.
#[test]
fn traces_differ_where_they_should() {
    let _alone = alone();
    let modulus = &moduli(Kernel::Portable)[1];
    let vartime: Operation = |m, x, y| m.reduce_be_bytes(x).pow_vartime(&y[..8]).to_be_bytes();
    let secrets = secrets(modulus);
    let (x, y, z) = (&secrets[5], &secrets[4], &secrets[5]);
    assert_ne!(trace_operation(modulus, vartime, x, y), trace_operation(modulus, vartime, x, z));

    static TABLE: [u8; 256] = [7; 256];
    let lookup: Operation = |_, x, _| vec![black_box(&TABLE)[usize::from(x[0])]];
    let (steps_a, trace_a) = trace_operation(modulus, lookup, &[1], &[]);
    let (steps_b, trace_b) = trace_operation(modulus, lookup, &[200], &[]);
    assert_eq!(steps_a, steps_b);
    assert_ne!(trace_a, trace_b);
}

mod memcheck {
    //! Client requests of valgrind's memcheck, in its documented instruction sequence for x86-64.

    const MAKE_UNDEFINED: u64 = 0x4d43_0001;
    const MAKE_DEFINED: u64 = 0x4d43_0002;

    fn request(request: u64, bytes: &[u8]) {
        let arguments = [request, bytes.as_ptr() as u64, bytes.len() as u64, 0, 0, 0];
        // SAFETY: outside valgrind the rotations add up to 128 bits and the exchange does nothing; inside, memcheck changes
        // its own notes about the bytes only.
        unsafe {
            core::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") arguments.as_ptr(), inout("rdx") 0u64 => _,
            );
        }
    }

    pub fn make_undefined(bytes: &[u8]) {
        request(MAKE_UNDEFINED, bytes);
    }

    pub fn make_defined(bytes: &[u8]) {
        request(MAKE_DEFINED, bytes);
    }
}

/// Runs one test of this file under memcheck; true when it finds nothing.
fn valgrind_accepts(test: &str) -> bool {
    let output = std::process::Command::new("valgrind")
        .args(["--quiet", "--error-exitcode=9", "--"])
        .arg(std::env::current_exe().expect("this program"))
        .args(["--exact", "--ignored", "--test-threads=1", test])
        .env("MODFORGE_UNDER_VALGRIND", "1")
        .output()
        .expect("valgrind is installed");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("1 passed"), "the test did not run:\n{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(matches!(output.status.code(), Some(0 | 9)), "valgrind failed: {:?}", output.status);
    output.status.success()
}

fn under_valgrind() -> bool {
    std::env::var_os("MODFORGE_UNDER_VALGRIND").is_some()
}

#[test]
#[ignore = "needs valgrind; run by make constant-time"]
fn valgrind_finds_no_secret_in_branches_or_addresses() {
    if !under_valgrind() {
        assert!(valgrind_accepts("valgrind_finds_no_secret_in_branches_or_addresses"));
        return;
    }
    for modulus in moduli(Kernel::Portable) {
        for (_, operation) in OPERATIONS {
            for secret in secrets(&modulus) {
                memcheck::make_undefined(&secret);
                let result = operation(&modulus, &secret, &secret);
                memcheck::make_defined(&result);
                black_box(result);
                memcheck::make_defined(&secret);
            }
        }
    }
}

#[test]
#[ignore = "needs valgrind; run by make constant-time"]
fn valgrind_sees_the_variable_time_power() {
    if !under_valgrind() {
        assert!(!valgrind_accepts("valgrind_sees_the_variable_time_power"));
        return;
    }
    let modulus = &moduli(Kernel::Portable)[1];
    let secret = [0x5a; 4];
    memcheck::make_undefined(&secret);
    let result = modulus.one().pow_vartime(&secret).to_be_bytes();
    memcheck::make_defined(&result);
    black_box(result);
}
