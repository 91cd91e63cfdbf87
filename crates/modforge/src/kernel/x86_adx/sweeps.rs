//! Sweeps over all limbs beside the products: two chains of carries at once.

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

/// `t = 2t + ` the squares of the n ≥ 2 limbs of a at the even limbs; t has 2n limbs.
///
/// # Safety
/// The CPU has BMI2 and ADX; the pointers are to that many limbs, and t overlaps nothing else.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn double_and_add_squares(t: *mut u64, a: *const u64, n: usize) {
    core::arch::naked_asm!(
        "mov rcx, rdx",
        "shr rcx, 2",
        "push rcx",
        "push rdx",
        "lea rsi, [rsi+8*rdx]",
        "lea r9, [rdx+rdx]",
        "lea rdi, [rdi+8*r9]",
        "neg r9",
        sweep!(add_diagonal, "2", "xor eax, eax"),
        "add rsp, 16",
        "ret",
    )
}

/// `r` = upper half of t + lower half, − m if that is m or more; t of 2n limbs becomes 0. The constants are a limb, the n limbs
/// of m, and those of 2^(64n) − 1 − m. The sum is below 2m.
///
/// # Safety
/// The CPU has BMI2 and ADX; the pointers are to that many limbs, and t overlaps nothing else.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn add_carries_and_subtract(
    r: *mut u64,
    t: *mut u64,
    constants: *const u64,
    n: usize,
) {
    core::arch::naked_asm!(
        "push rbx",
        "push r12",
        "mov rax, rcx",
        "shr rax, 2",
        "push rax",
        "push rcx",
        // The ends of: upper half (r12), lower half (rsi), r (rdi), complement of m (rdx).
        "mov r9, rcx",
        "lea rdi, [rdi+8*r9]",
        "lea rsi, [rsi+8*r9]",
        "lea r12, [rsi+8*r9]",
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
        "add rsp, 16",
        "pop r12",
        "pop rbx",
        "ret",
    )
}
