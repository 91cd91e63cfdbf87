//! Products and reductions for 10 limbs and more, made of one loop: a row T += a·limb.
//!
//! The row is unrolled over 32 limbs and entered where as many are left as there are beyond a multiple of 32, so a row has
//! one jump in and one loop test for each 32 limbs. The low halves plus the high halves of the limb before ride on the carry
//! flag (`adcx`), the sum with T on the overflow flag (`adox`): two additions for each `mulx`, and the CPU starts two
//! additions and one multiplication in a cycle.
//!
//! The `nop` between the two additions saves a tenth of the time on Golden Cove: the two then go to different ports more often.
//!
//! Sizes decide the jumps, limbs do not.

use super::sweeps;

/// The 32 limbs of a row: labels 610 to 641.
macro_rules! limbs {
    ($($even:literal $odd:literal)*) => {
        concat!($(
            "6", $even, ": mulx r9, r8, [rsi+8*", $even, "-204]\n",
            "adcx r8, r11\nnop\nadox r8, [rdi+8*", $even, "-204]\nmov [rdi+8*", $even, "-204], r8\n",
            "6", $odd, ": mulx r11, r10, [rsi+8*", $odd, "-204]\n",
            "adcx r10, r9\nnop\nadox r10, [rdi+8*", $odd, "-204]\nmov [rdi+8*", $odd, "-204], r10\n",
        )*)
    };
}

/// The row: `rdx` times the limbs at `rsi` is added to those at `rdi`; both point 124 bytes above the limb of label 610, so
/// that every displacement fits a byte. `rcx` counts entries into the 32 limbs, `r13` is where the first begins, and rax = 0.
/// Leaves the limb carried out in `r11`, and `rdi` 124 bytes above its place.
macro_rules! row {
    () => {
        concat!(
            "xor r9d, r9d\nxor r11d, r11d\njmp r13\n.p2align 5\n",
            limbs!("10" "11" "12" "13" "14" "15" "16" "17" "18" "19" "20" "21" "22" "23" "24" "25"
                   "26" "27" "28" "29" "30" "31" "32" "33" "34" "35" "36" "37" "38" "39" "40" "41"),
            "lea rsi, [rsi+256]\nlea rdi, [rdi+256]\n",
            // The high half is at most 2^64 − 2, so this leaves the overflow flag 0; so does dec, which keeps the carry flag.
            "adox r11, rax\ndec rcx\njnz 610b\n",
            "adc r11, rax\n",
        )
    };
}

/// Where label 610 + i is, from label 5.
macro_rules! entries {
    ($($label:literal)+) => { concat!(".p2align 2\n5:\n", $(".long 6", $label, "b - 5b\n",)+) };
    () => { entries!(10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41) };
}

/// `t = a·b` for n ≥ 1 limbs; t has 2n limbs.
///
/// # Safety
/// The CPU has BMI2 and ADX; the pointers are to that many limbs, and t overlaps no operand.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn product(t: *mut u64, a: *const u64, b: *const u64, n: usize) {
    core::arch::naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "mov r12, rdx",
        "mov rbp, rcx",
        "xor eax, eax",
        "2: mov [rdi+8*rcx-8], rax",
        "dec rcx",
        "jnz 2b",
        "lea rbx, [rbp+31]",
        "shr rbx, 5", // entries into the 32 limbs
        "mov ecx, ebp",
        "neg ecx",
        "and ecx, 31", // limbs that the first leaves out
        "lea r13, [rip+5f]",
        "movsxd rdx, dword ptr [r13+4*rcx]",
        "add r13, rdx",
        "shl ecx, 3",
        "sub rsi, rcx",
        "lea r14, [rsi+124]",
        "sub rdi, rcx",
        "lea r15, [rdi+124]",
        "3:",
        "mov rdx, [r12]",
        "mov rsi, r14",
        "mov rdi, r15",
        "mov rcx, rbx",
        row!(),
        "mov [rdi-124], r11",
        "add r12, 8",
        "add r15, 8",
        "dec rbp",
        "jnz 3b",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        entries!(),
    )
}

/// `t += a·limb` for n ≥ 1 limbs; the limb carried out.
///
/// # Safety
/// The CPU has BMI2 and ADX; the pointers are to that many limbs, and t does not overlap a.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn add_multiple(t: *mut u64, a: *const u64, n: usize, limb: u64) -> u64 {
    core::arch::naked_asm!(
        "push r13",
        "xchg rdx, rcx", // the limb, and n
        "mov r8d, ecx",
        "neg r8d",
        "and r8d, 31", // limbs that the first entry leaves out
        "add rcx, 31",
        "shr rcx, 5", // entries into the 32 limbs
        "lea r13, [rip+5f]",
        "movsxd rax, dword ptr [r13+4*r8]",
        "add r13, rax",
        "shl r8d, 3",
        "sub rsi, r8",
        "add rsi, 124",
        "sub rdi, r8",
        "add rdi, 124",
        "xor eax, eax",
        row!(),
        "mov rax, r11",
        "pop r13",
        "ret",
        entries!(),
    )
}

/// `r = t·2^(−64n) mod m` for t < m·2^(64n) of 2n limbs, which becomes 0. The constants are k = −m⁻¹ mod 2^64, the n limbs
/// of m, and those of 2^(64n) − 1 − m.
///
/// Row i adds q·m with q = tᵢ·k mod 2^64, which makes limb i of t zero; the limb that the row carries out takes its place.
/// All these are added to the upper half of t in one sweep at the end (carries merged), beside the subtraction of m.
///
/// # Safety
/// As for [`product`].
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn reduce(r: *mut u64, t: *mut u64, constants: *const u64, n: usize) {
    core::arch::naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "push rdi",
        "push rdx",
        "push rcx",
        "mov r12, rsi",
        "mov rbp, rcx",
        "lea rbx, [rcx+31]",
        "shr rbx, 5",
        "neg ecx",
        "and ecx, 31",
        "lea r13, [rip+5f]",
        "movsxd rax, dword ptr [r13+4*rcx]",
        "add r13, rax",
        "shl ecx, 3",
        "lea r14, [rdx+124+8]",
        "sub r14, rcx",
        "lea r15, [rsi+124]",
        "sub r15, rcx",
        "push qword ptr [rdx]",
        "xor eax, eax",
        "3:",
        "mov rdx, [r12]",
        "imul rdx, [rsp]",
        "mov rsi, r14",
        "mov rdi, r15",
        "mov rcx, rbx",
        row!(),
        "mov [r12], r11",
        "add r12, 8",
        "add r15, 8",
        "dec rbp",
        "jnz 3b",
        "pop rcx", // k
        "pop rcx",
        "pop rdx",
        "pop rdi",
        "lea r9, [8*rcx]",
        "mov rsi, r12",
        "sub rsi, r9",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "jmp {finish}",
        entries!(),
        finish = sym sweeps::add_carries_and_subtract,
    )
}
