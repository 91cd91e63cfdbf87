//! A single row T += a·limb, for what is no product of residues.
//!
//! The row is unrolled over 32 limbs and entered where as many are left as there are beyond a multiple of 32, so a row
//! has one jump in and one loop test for each 32 limbs. The low halves plus the high halves of the limb before ride on
//! the carry flag (`adcx`), the sum with T on the overflow flag (`adox`): two additions for each `mulx`, and the CPU
//! starts two additions and one multiplication in a cycle.
//!
//! The `nop` between the two additions saves a tenth of the time on Golden Cove: the two then go to different ports
//! more often.
//!
//! Sizes decide the jumps, limbs do not.
//!
//! # Registers
//! | | |
//! |---|---|
//! | rdx | the limb that multiplies |
//! | rsi, rdi | addresses in a and in T |
//! | r8, r9 | low and high half of a product at an even label |
//! | r10, r11 | at an odd label; after the row r11 has the limb carried out |
//! | rax | 0 in a row |
//! | rcx | entries into the 32 limbs that are left |
//! | r13 | where the first entry begins |
//!
//! A high half is added at the next label: r9 at an odd one, r11 at an even one. Before the row r8 has the limbs that
//! the first entry leaves out.

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

/// The row: `rdx` times the limbs at `rsi` is added to those at `rdi`; both point 124 bytes above the limb of label
/// 610, so that every displacement fits a byte. `rcx` counts entries into the 32 limbs, `r13` is where the first
/// begins, and rax = 0. Leaves the limb carried out in `r11`, and `rdi` 124 bytes above its place.
macro_rules! row {
    () => {
        concat!(
            "xor r9d, r9d\nxor r11d, r11d\njmp r13\n.p2align 5\n",
            limbs!("10" "11" "12" "13" "14" "15" "16" "17" "18" "19" "20" "21" "22" "23" "24" "25"
                   "26" "27" "28" "29" "30" "31" "32" "33" "34" "35" "36" "37" "38" "39" "40" "41"),
            "lea rsi, [rsi+256]\nlea rdi, [rdi+256]\n",
            // The high half is at most 2^64 − 2, so this leaves the overflow flag 0; so does dec, which keeps the carry
            // flag.
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
