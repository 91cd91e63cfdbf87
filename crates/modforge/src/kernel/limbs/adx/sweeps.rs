//! Sweeps over all limbs beside the products: two chains of carries at once.
//!
//! # Registers
//! | | |
//! |---|---|
//! | r9 | index of the limb, negative: up to 0 |
//! | rdi, rsi, rdx, r10, r12 | the ends of the numbers, which the functions name |
//! | rax, r8, r11 (and r10 for a square) | limbs |
//! | rcx | turns that are left |
//! | `[rsp]`, `[rsp+8]` | n, and n / 4 |
//!
//! Those in blocks of eight limbs go up with the addresses themselves and count in rcx or rdx.

/// Runs the code for one limb n times, with the index in `r9` rising by `$step` each time, from a negative one up to 0;
/// n is on the stack, and above it n / 4. The flags that `$flags` sets pass from limb to limb.
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

/// r ← high half + low half (the carries), low half ← r − m.
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
            "], rax\n",
        )
    };
}

/// r ← low half where the carry flag is set.
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
            "], rax\n",
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

/// r ← a − b, s ← b − a.
macro_rules! both_differences {
    ($offset:literal) => {
        concat!(
            "mov r8, [r10+8*r9+8*",
            $offset,
            "]\nmov r11, [rdx+8*r9+8*",
            $offset,
            "]\nmov rax, r8\nnot rax\nadcx rax, r11\nmov [rdi+8*r9+8*",
            $offset,
            "], rax\nnot r11\nadox r11, r8\nmov [rsi+8*r9+8*",
            $offset,
            "], r11\n",
        )
    };
}

/// cross ← cross + low + high.
macro_rules! add_halves {
    ($offset:literal) => {
        concat!(
            "mov rax, [rsi+8*r9+8*",
            $offset,
            "]\nadcx rax, [rdi+8*r9+8*",
            $offset,
            "]\nadox rax, [rdx+8*r9+8*",
            $offset,
            "]\nmov [rsi+8*r9+8*",
            $offset,
            "], rax\n",
        )
    };
}

/// t ← t + cross.
macro_rules! add_cross {
    ($offset:literal) => {
        concat!(
            "mov rax, [rsi+8*r9+8*",
            $offset,
            "]\nadcx rax, [rdi+8*r9+8*",
            $offset,
            "]\nmov [rdi+8*r9+8*",
            $offset,
            "], rax\n",
        )
    };
}

/// t ← t + r11, which is 0 from then on.
macro_rules! add_top {
    ($offset:literal) => {
        concat!("adcx r11, [rdx+8*r9+8*", $offset, "]\nmov [rdx+8*r9+8*", $offset, "], r11\nmov r11d, 0\n",)
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

/// `r` = upper half of t + lower half, − m if that is m or more; the lower half of t is overwritten. The constants are
/// a limb, the n limbs of m, and those of 2^(64n) − 1 − m. The sum is below 2m.
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
        sweep!(add_carries, "1", "mov al, 127\nadd al, 1"), // overflow: the 1 of the two's complement
        "setc al",
        "seto r8b",
        "or al, r8b",
        "mov r9, [rsp]",
        "neg r9",
        sweep!(choose, "1", "neg al"), // carry: t is m or more
        "add rsp, 16",
        "pop r12",
        "ret",
    )
}

/// `r = a − b` and `s = b − a` modulo 2^(64n), and a mask of a < b; n ≥ 1 limbs each.
///
/// # Safety
/// The CPU has BMI2 and ADX; the pointers are to n limbs, and r and s overlap nothing.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn differences(
    r: *mut u64,
    s: *mut u64,
    a: *const u64,
    b: *const u64,
    n: usize,
) -> u64 {
    core::arch::naked_asm!(
        "mov rax, r8",
        "shr rax, 2",
        "push rax",
        "push r8",
        "lea r10, [rcx+8*r8]",
        "lea rdx, [rdx+8*r8]",
        "lea rsi, [rsi+8*r8]",
        "lea rdi, [rdi+8*r8]",
        "mov r9, r8",
        "neg r9",
        sweep!(both_differences, "1", "mov al, 127\nadd al, 1\nstc"), // both ones of the two's complements
        "sbb rax, rax",
        "not rax",
        "add rsp, 16",
        "ret",
    )
}

/// `t += (low + high + cross + subtract·(1 − 2^(64n)))·2^(32n)` for t = low + high·2^(64n) of 2n limbs, n even, and
/// subtract 0 or 1. The n limbs of `cross` are overwritten. The sum in brackets is not negative, and all fits t.
///
/// # Safety
/// The CPU has BMI2 and ADX; the pointers are to that many limbs, which do not overlap.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn add_middle(t: *mut u64, cross: *mut u64, n: usize, subtract: u64) {
    core::arch::naked_asm!(
        "mov r10, rcx",
        "mov r8, rdx",
        "mov rax, rdx",
        "shr rax, 2",
        "push rax",
        "push rdx",
        // The ends of: low half (rdi), high half (rdx), cross (rsi).
        "lea rdi, [rdi+8*r8]",
        "lea rsi, [rsi+8*r8]",
        "lea rdx, [rdi+8*r8]",
        "mov r9, r8",
        "neg r9",
        sweep!(add_halves, "1", "mov al, 127\nadd al, r10b"), // overflow: subtract
        "seto al",
        "setc r11b",
        "movzx eax, al",
        "movzx r11d, r11b",
        "add r11, rax",
        "sub r11, r10",
        // The end of the middle of t.
        "lea rdi, [rdi+4*r8]",
        "mov r9, r8",
        "neg r9",
        sweep!(add_cross, "1", "xor eax, eax"),
        "adc r11, 0",
        "shr r8, 1",
        "mov rax, r8",
        "shr rax, 2",
        "mov [rsp+8], rax",
        "mov [rsp], r8",
        "mov r9, r8",
        "neg r9",
        sweep!(add_top, "1", "xor eax, eax"),
        "add rsp, 16",
        "ret",
    )
}

/// Eight limbs of r ← a − b.
macro_rules! subtract_eight {
    ($($offset:literal)*) => {
        concat!($(
            "mov rax, [rsi+8*", $offset, "]\nsbb rax, [rdx+8*", $offset, "]\nmov [rdi+8*", $offset, "], rax\n",
        )*)
    };
}

/// Eight limbs of r ← (r xor mask) + carry; the carries are in `r8`, as an exclusive or clears the flag.
macro_rules! negate_eight {
    ($($c:literal $offset:literal)*) => {
        concat!(
            $("mov ", $c, ", [rdi+8*", $offset, "]\nxor ", $c, ", rax\n",)*
            "add r8b, 255\n",
            $("adc ", $c, ", 0\nmov [rdi+8*", $offset, "], ", $c, "\n",)*
            "setc r8b\n",
        )
    };
}

/// `r = |a − b|` and a mask of a < b, for 8·blocks limbs each, blocks ≥ 1.
///
/// |a − b| = (d xor s) − s for d = a − b modulo 2^(64n) and the mask s of the sign, as 0 or −1.
///
/// # Safety
/// The pointers are to that many limbs, and r overlaps neither a nor b.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn distance(r: *mut u64, a: *const u64, b: *const u64, blocks: usize) -> u64 {
    core::arch::naked_asm!(
        "push rbx",
        "push r12",
        "push r13",
        "mov r8, rcx",
        "mov r9, rdi",
        "clc",
        "2:",
        subtract_eight!("0" "1" "2" "3" "4" "5" "6" "7"),
        "lea rdi, [rdi+64]",
        "lea rsi, [rsi+64]",
        "lea rdx, [rdx+64]",
        "dec rcx", // keeps the carry
        "jnz 2b",
        "sbb rax, rax",
        "mov rdi, r9",
        "mov rcx, r8",
        "mov r8, rax",
        "neg r8",
        "2:",
        negate_eight!("rdx" "0" "rsi" "1" "r9" "2" "r10" "3" "r11" "4" "rbx" "5" "r12" "6" "r13" "7"),
        "add rdi, 64",
        "dec rcx",
        "jnz 2b",
        "pop r13",
        "pop r12",
        "pop rbx",
        "ret",
    )
}

/// Eight limbs of cross ← cross + low + high.
macro_rules! add_eight_halves {
    ($($offset:literal)*) => {
        concat!($(
            "mov rax, [rsi+8*", $offset, "]\nadcx rax, [rdi+8*", $offset, "]\nadox rax, [r9+8*", $offset, "]\n",
            "mov [rsi+8*", $offset, "], rax\n",
        )*)
    };
}

/// Eight limbs of t ← t + cross.
macro_rules! add_eight_of_cross {
    ($($offset:literal)*) => {
        concat!($("mov rax, [rsi+8*", $offset, "]\nadc [rdi+8*", $offset, "], rax\n",)*)
    };
}

/// As [`add_middle`], for n a multiple of 16 and `cross` as it stands: a mask says whether it is subtracted, as its
/// complement and 1.
///
/// # Safety
/// The CPU has AVX2, BMI2 and ADX; the pointers are to that many limbs, which do not overlap.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn add_middle_in_blocks(t: *mut u64, cross: *mut u64, n: usize, subtract: u64) {
    core::arch::naked_asm!(
        "vmovq xmm0, rcx",
        "vpbroadcastq ymm0, xmm0",
        "mov r10, rcx",
        "and r10d, 1",
        "lea r9, [rdi+8*rdx]",
        "lea r11, [rdi+4*rdx]", // the middle
        "mov r8, rsi",
        "shr rdx, 3",
        "mov rcx, rdx",
        "2:",
        "vpxor ymm1, ymm0, [rsi]",
        "vpxor ymm2, ymm0, [rsi+32]",
        "vmovdqu [rsi], ymm1",
        "vmovdqu [rsi+32], ymm2",
        "add rsi, 64",
        "dec rcx",
        "jnz 2b",
        "vzeroupper",
        "mov rsi, r8",
        "mov rcx, rdx",
        "mov al, 127",
        "add al, r10b", // overflow: subtract
        "2:",
        add_eight_halves!("0" "1" "2" "3" "4" "5" "6" "7"),
        "lea rsi, [rsi+64]",
        "lea rdi, [rdi+64]",
        "lea r9, [r9+64]",
        "lea rcx, [rcx-1]",
        "jrcxz 3f",
        "jmp 2b",
        "3:",
        "seto al",
        "setc cl",
        "movzx eax, al",
        "movzx ecx, cl",
        "add eax, ecx",
        "sub eax, r10d", // what is above the n limbs
        "mov r10d, eax",
        "mov rsi, r8",
        "mov rdi, r11",
        "mov rcx, rdx",
        "clc",
        "2:",
        add_eight_of_cross!("0" "1" "2" "3" "4" "5" "6" "7"),
        "lea rsi, [rsi+64]",
        "lea rdi, [rdi+64]",
        "dec rcx", // keeps the carry
        "jnz 2b",
        "adc r10, 0",
        "shr rdx, 1",
        "clc",
        "2:",
        "adc [rdi], r10",
        "mov r10d, 0",
        "adc [rdi+8], r10",
        "adc [rdi+16], r10",
        "adc [rdi+24], r10",
        "adc [rdi+32], r10",
        "adc [rdi+40], r10",
        "adc [rdi+48], r10",
        "adc [rdi+56], r10",
        "lea rdi, [rdi+64]",
        "dec rdx",
        "jnz 2b",
        "ret",
    )
}
