//! Products, squares and reductions for 10 limbs and more, made of one loop: a row T += a·limb.
//!
//! The row is unrolled over 32 limbs and entered where as many are left as there are beyond a multiple of 32, so a row has
//! one jump in and one loop test for each 32 limbs. The low halves plus the high halves of the limb before ride on the carry
//! flag (`adcx`), the sum with T on the overflow flag (`adox`): two additions for each `mulx`, and the CPU starts two
//! additions and one multiplication in a cycle.
//!
//! The `nop` between the two additions saves a tenth of the time on Golden Cove: the two then go to different ports more often.
//!
//! Sizes decide the jumps, limbs do not.

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

/// Runs the code for one limb n times, with the index in `r9` rising by `$step` each time, from a negative one up to 0; n is
/// on the stack, and above it n / 4. The flags that `$flags` sets pass from limb to limb.
macro_rules! sweep {
    ($limb:ident, $step:literal, $flags:literal) => {
        concat!(
            "mov rcx, [rsp]\nand ecx, 3\n",
            $flags,
            "\n",
            "jmp 7f\n",
            "6:\n",
            $limb!("0"),
            "lea r9, [r9+",
            $step,
            "]\nlea rcx, [rcx-1]\n",
            "7: jrcxz 8f\njmp 6b\n",
            "8: mov rcx, [rsp+8]\njmp 4f\n",
            "9:\n",
            $limb!("0"),
            $limb!("1"),
            $limb!("2"),
            $limb!("3"),
            "lea r9, [r9+4*",
            $step,
            "]\nlea rcx, [rcx-1]\n",
            "4: jrcxz 8f\njmp 9b\n",
            "8:\n",
        )
    };
}

/// r ← high half + low half (the carries), low half ← r − m, high half ← 0.
macro_rules! add_carries {
    ($offset:literal) => {
        concat!(
            "mov rax, [rsi+8*r9+8*",
            $offset,
            "]\nadcx rax, [r12+8*r9+8*",
            $offset,
            "]\nmov [rdi+8*r9+8*",
            $offset,
            "], rax\n",
            "adox rax, [rdx+8*r9+8*",
            $offset,
            "]\nmov [rsi+8*r9+8*",
            $offset,
            "], rax\nmov [r12+8*r9+8*",
            $offset,
            "], rbx\n",
        )
    };
}

/// r ← low half where the carry flag is set; low half ← 0.
macro_rules! choose {
    ($offset:literal) => {
        concat!(
            "mov rax, [rdi+8*r9+8*",
            $offset,
            "]\ncmovc rax, [rsi+8*r9+8*",
            $offset,
            "]\n",
            "mov [rdi+8*r9+8*",
            $offset,
            "], rax\nmov [rsi+8*r9+8*",
            $offset,
            "], rbx\n",
        )
    };
}

/// Two limbs of T ← 2T + square of a limb.
macro_rules! add_diagonal {
    ($offset:literal) => {
        concat!(
            "mov rdx, [rsi+4*r9+8*",
            $offset,
            "]\nmulx r11, r10, rdx\n",
            "mov rax, [rdi+8*r9+16*",
            $offset,
            "]\nmov r8, [rdi+8*r9+16*",
            $offset,
            "+8]\n",
            "adcx rax, rax\nadcx r8, r8\nadox rax, r10\nadox r8, r11\n",
            "mov [rdi+8*r9+16*",
            $offset,
            "], rax\nmov [rdi+8*r9+16*",
            $offset,
            "+8], r8\n",
        )
    };
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

/// `t = a²` for n ≥ 2 limbs; t has 2n limbs.
///
/// # Safety
/// As for [`product`].
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn square(t: *mut u64, a: *const u64, n: usize) {
    core::arch::naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "push rdi",
        "push rsi",
        "mov rcx, rdx",
        "shr rcx, 2",
        "push rcx",
        "push rdx",
        "mov r12, rsi",
        "lea r15, [rdi+8]",
        "lea rbp, [rdx-1]",
        "lea r14, [rip+5f]",
        "xor eax, eax",
        "2: mov [rdi+8*rdx-8], rax",
        "dec rdx",
        "jnz 2b",
        // Rows of the products of limb i with those above it, to limb 2i + 1 of t.
        "3:",
        "mov rdx, [r12]",
        "add r12, 8",
        "mov ecx, ebp",
        "neg ecx",
        "and ecx, 31",
        "movsxd r13, dword ptr [r14+4*rcx]",
        "add r13, r14",
        "shl ecx, 3",
        "lea rsi, [r12+124]",
        "sub rsi, rcx",
        "lea rdi, [r15+124]",
        "sub rdi, rcx",
        "lea rcx, [rbp+31]",
        "shr rcx, 5",
        row!(),
        "mov [rdi-124], r11",
        "add r15, 16",
        "dec rbp",
        "jnz 3b",
        "mov [rdi-116], rax", // the top limb
        "mov rsi, [rsp+16]",
        "mov rdi, [rsp+24]",
        "mov r9, [rsp]",
        "lea rsi, [rsi+8*r9]",
        "add r9, r9",
        "lea rdi, [rdi+8*r9]",
        "neg r9",
        sweep!(add_diagonal, "2", "xor eax, eax"),
        "add rsp, 32",
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
        "mov rax, rcx",
        "shr rax, 2",
        "push rax",
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
        // The ends of: upper half (r12), lower half (rsi), r (rdi), complement of m (rdx).
        "mov r9, [rsp]",
        "mov rdx, [rsp+16]",
        "mov rdi, [rsp+24]",
        "mov rsi, r12",
        "lea r12, [r12+8*r9]",
        "lea rdi, [rdi+8*r9]",
        "shl r9, 4",
        "lea rdx, [rdx+r9+8]",
        "shr r9, 4",
        "neg r9",
        "xor ebx, ebx",
        sweep!(add_carries, "1", "mov al, 127\nadd al, 1"), // overflow: the 1 of the two's complement
        "setc al",
        "seto bl",
        "or al, bl",
        "xor ebx, ebx",
        "mov r9, [rsp]",
        "neg r9",
        sweep!(choose, "1", "neg al"), // carry: t is m or more
        "add rsp, 32",
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
