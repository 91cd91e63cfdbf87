//! Multiplication for 1 to 11 limbs: no loop, the running sum in registers. From 9 limbs on it takes those that
//! pointers had, and what these point to is found through the stack.
//!
//! Coarsely integrated operand scanning (Koç, Acar and Kaliski 1996): for each limb bᵢ of b
//!
//! T ← T + a·bᵢ, q ← T·k mod 2^64, T ← (T + q·m) / 2^64.
//!
//! Each of the two sums is a row of `mulx`, whose low halves ride on the carry flag (`adcx`) and whose high halves on
//! the overflow flag (`adox`). The division renames the registers: the lowest one, now 0, becomes the top one.
//!
//! Bounds: T < a + m after each step, as (a + m + (2^64 − 1)·a + (2^64 − 1)·m) / 2^64 = a + m. With a < m the sum
//! before the division is below 2^64·2m, so one of the two rows, or none, carries a bit out of the n + 1 limbs; it is
//! the top limb of the next T. At the end T < 2m.
//!
//! Count: 2n² + n multiplications, of which the CPU starts one a cycle.
//!
//! # Registers
//! | | |
//! |---|---|
//! | r8 to r15, rbp, rdi, rsi, rcx | the running sum, as many as it needs |
//! | rax, rbx | low and high half of a product; rax is 0 before a row; at the end rbx is the address of r |
//! | rdx | limb of b, then the quotient q |
//! | rsi, rcx | addresses of a, up to 9 limbs, and of the constants, up to 10; then copies are on the stack |
//! | rdi | address of b, up to 8 limbs; then it is at `[rsp+8]` |
//! | `[rsp]` | the bit carried out of a row |
//! | `[rsp+8]`, from 9 limbs on `[rsp+16]` | address of r |
//! | from `[rsp+24]` on, from `[rsp+112]` on | copies of a, and of the constants |

use super::inlined;

/// Rows of products and rotations of registers; see `unrolled`. `$at` says where a, the constants and b are.
macro_rules! rows {
    // T = a·b₀ in the empty registers, then the reduction.
    (first; [$a:literal $k:literal $load_b:literal $take_r:literal] [$b:literal $($bs:literal)*] [$($o:literal)*] [$t0:literal $t1:literal $($t:literal)*]) => {
        concat!(
            $load_b, "+8*", $b, "]\n",
            "xor eax, eax\n",
            "mulx ", $t1, ", ", $t0, ", [", $a, "]\n",
            rows!(@first $a [$($o)*] [$t1 $($t)*]),
            rows!(@reduce $k "mov eax, 0\n" [$($o)*] [$t0 $t1 $($t)*]),
            rows!(next; [$a $k $load_b $take_r] [$($bs)*] [$($o)*] [$t1 $($t)* $t0])
        )
    };
    (next; [$a:literal $k:literal $load_b:literal $take_r:literal] [$b:literal $($bs:literal)*] [$($o:literal)*] [$t0:literal $($t:literal)*]) => {
        concat!(
            $load_b, "+8*", $b, "]\n",
            "xor eax, eax\n",
            rows!(@add $a, [$($o)*] [$t0 $($t)*] "mov eax, 0\nadcx rbx, rax\n"),
            "seto byte ptr [rsp]\n",
            rows!(@reduce $k "movzx eax, byte ptr [rsp]\n" [$($o)*] [$t0 $($t)*]),
            rows!(next; [$a $k $load_b $take_r] [$($bs)*] [$($o)*] [$($t)* $t0])
        )
    };
    // The result is T or T − m: both are computed, T lies in r meanwhile, and the borrow selects.
    (next; [$a:literal $k:literal $load_b:literal $take_r:literal] [] [$($o:literal)*] [$($t:literal)*]) => {
        concat!(
            $take_r,
            rows!(@store [$($o)*] [$($t)*]),
            "xor eax, eax\n", // clears the borrow
            rows!(@subtract $k [$($o)*] [$($t)*]),
            rows!(@select [$($o)*] [$($t)*])
        )
    };
    // The high halves of the products with limbs 1 and on land in empty registers.
    (@first $a:literal [$o:literal] [$t:literal]) => { concat!("adc ", $t, ", 0\n") };
    (@first $a:literal [$below:literal $o:literal $($os:literal)*] [$t0:literal $t1:literal $($t:literal)*]) => {
        concat!(
            "mulx ", $t1, ", rax, [", $a, "+8*", $o, "]\n", "adc ", $t0, ", rax\n",
            rows!(@first $a [$o $($os)*] [$t1 $($t)*])
        )
    };
    // T += rdx·(limbs at $p). The carry of the low halves goes to the last high half, which has room for it; then only
    // the overflow flag is left.
    (@add $p:expr, [$o:literal] [$t0:literal $t1:literal] $carry:expr) => {
        concat!(
            "mulx rbx, rax, [", $p, "+8*", $o, "]\n", "adcx ", $t0, ", rax\n", $carry, "adox ", $t1, ", rbx\n",
        )
    };
    (@add $p:expr, [$o:literal $($os:literal)+] [$t0:literal $t1:literal $($t:literal)+] $carry:expr) => {
        concat!(
            "mulx rbx, rax, [", $p, "+8*", $o, "]\n", "adcx ", $t0, ", rax\n", "nop\n", "adox ", $t1, ", rbx\n",
            rows!(@add $p, [$($os)*] [$t1 $($t)*] $carry)
        )
    };
    // T += q·m; the lowest limb becomes 0, then the bit carried out at the top.
    (@reduce $k:literal $load_carry:literal [$($o:literal)*] [$t0:literal $($t:literal)*]) => {
        concat!(
            "mov rdx, ", $t0, "\n",
            "imul rdx, [", $k, "]\n",
            "xor eax, eax\n",
            rows!(@add concat!($k, "+8"), [$($o)*] [$t0 $($t)*] concat!("adcx rbx, ", $t0, "\n")),
            $load_carry, // keeps the flags
            "adox ", $t0, ", rax\n"
        )
    };
    (@store [] [$t:literal]) => { "" };
    (@store [$o:literal $($os:literal)*] [$t:literal $($ts:literal)*]) => {
        concat!("mov [rbx+8*", $o, "], ", $t, "\n", rows!(@store [$($os)*] [$($ts)*]))
    };
    (@subtract $k:literal [] [$t:literal]) => { concat!("sbb ", $t, ", 0\n") };
    (@subtract $k:literal [$o:literal $($os:literal)*] [$t:literal $($ts:literal)*]) => {
        concat!("sbb ", $t, ", [", $k, "+8*", $o, "+8]\n", rows!(@subtract $k [$($os)*] [$($ts)*]))
    };
    (@select [] [$t:literal]) => { "" };
    (@select [$o:literal $($os:literal)*] [$t:literal $($ts:literal)*]) => {
        concat!(
            "cmovc ", $t, ", [rbx+8*", $o, "]\n", "mov [rbx+8*", $o, "], ", $t, "\n",
            rows!(@select [$($os)*] [$($ts)*])
        )
    };
}

/// A function `(r, a, b, constants)` for the listed limbs and one register more than those. Listed before are: where a
/// and the constants are, the beginning of the load of a limb of b, and what takes the address of r from the stack; if
/// limbs are copied to the stack, what gives the place back, and for each copy from where and to where; what saves the
/// address of b, if its register is needed.
macro_rules! unrolled {
    ($($name:ident [$a:literal $k:literal $load_b:literal $take_r:literal]
        $({$free:literal $([$from:literal $to:literal $($copied:literal)*])*})? $($push_b:literal)? [$($o:literal)*] [$($t:literal)*];)*) => { $(
        /// `r = a·b·2^(−64n) mod m` for a < m and any b; the constants are k = −m⁻¹ mod 2^64, then m.
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX; all pointers are to n limbs, n + 1 for the constants.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name(r: *mut u64, a: *const u64, b: *const u64, constants: *const u64) {
            core::arch::naked_asm!(
                save_registers!(),
                $($($(concat!("push qword ptr [", $from, "+8*", $copied, "]"),)*)*)?
                "push rdi",
                $($push_b,)?
                "push rax",
                "mov rdi, rdx",
                rows!(first; [$a $k $load_b $take_r] [$($o)*] [$($o)*] [$($t)*]),
                // Forgets the copies.
                $("xor eax, eax", $($(concat!("mov [", $to, "+8*", $copied, "], rax"),)*)* $free,)?
                restore_and_return!(),
            )
        }
    )* };
}

unrolled! {
    multiply_1 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0"] ["r8" "r9"];
    multiply_2 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0" "1"] ["r8" "r9" "r10"];
    multiply_3 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0" "1" "2"] ["r8" "r9" "r10" "r11"];
    multiply_4 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0" "1" "2" "3"] ["r8" "r9" "r10" "r11" "r12"];
    multiply_5 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0" "1" "2" "3" "4"] ["r8" "r9" "r10" "r11" "r12" "r13"];
    multiply_6 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0" "1" "2" "3" "4" "5"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14"];
    multiply_7 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0" "1" "2" "3" "4" "5" "6"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"];
    multiply_8 ["rsi" "rcx" "mov rdx, [rdi" "pop rax\npop rbx\n"]
        ["0" "1" "2" "3" "4" "5" "6" "7"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp"];
    multiply_9 ["rsi" "rcx" "mov rdx, [rsp+8]\nmov rdx, [rdx" "pop rax\npop rbx\npop rbx\n"] "push rdx"
        ["0" "1" "2" "3" "4" "5" "6" "7" "8"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp" "rdi"];
    multiply_10 ["rsp+24" "rcx" "mov rdx, [rsp+8]\nmov rdx, [rdx" "mov rbx, [rsp+16]\n"]
        {"add rsp, 104" ["rsi" "rsp+24" "9" "8" "7" "6" "5" "4" "3" "2" "1" "0"]} "push rdx"
        ["0" "1" "2" "3" "4" "5" "6" "7" "8" "9"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp" "rdi" "rsi"];
    multiply_11 ["rsp+24" "rsp+112" "mov rdx, [rsp+8]\nmov rdx, [rdx" "mov rbx, [rsp+16]\n"]
        {"add rsp, 208" ["rcx" "rsp+112" "11" "10" "9" "8" "7" "6" "5" "4" "3" "2" "1" "0"] ["rsi" "rsp+24" "10" "9" "8" "7" "6" "5" "4" "3" "2" "1" "0"]} "push rdx"
        ["0" "1" "2" "3" "4" "5" "6" "7" "8" "9" "10"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rbp" "rdi" "rsi" "rcx"];
}

/// `r = a·b·2^(−64·N) mod m` for a < m and any b; the constants are k = −m⁻¹ mod 2^64, then m. N is 1 to [`MAX_LIMBS`].
///
/// # Safety
/// The CPU has BMI2 and ADX, and there are N + 1 constants.
#[inline(always)]
pub(in crate::kernel::limbs::adx) unsafe fn multiply<const N: usize>(
    r: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    constants: *const u64,
) {
    // SAFETY: the arrays have N limbs, the rest is the caller's promise.
    unsafe { function::<N>()(r.as_mut_ptr(), a.as_ptr(), b.as_ptr(), constants) }
}

/// `a = a·b·2^(−64·N) mod m`, as [`multiply`]; one limb and two are inlined, as a call takes as long.
///
/// # Safety
/// As there.
#[inline(always)]
pub(in crate::kernel::limbs::adx) unsafe fn multiply_assign<const N: usize>(
    a: &mut [u64; N],
    b: &[u64; N],
    constants: *const u64,
) {
    let (a, b) = (a.as_mut_ptr(), b.as_ptr());
    // SAFETY: as in `multiply`; the result is stored when the operands are no longer needed.
    unsafe {
        match N {
            1 => *a = inlined::one(*a, *b, constants),
            2 => a.cast::<[u64; 2]>().write(inlined::two(
                a.cast::<[u64; 2]>().read(),
                b.cast::<[u64; 2]>().read(),
                constants,
            )),
            _ => function::<N>()(a, a, b, constants),
        }
    }
}

/// `(r, a, b, constants)`; r may be a or b.
pub(in crate::kernel::limbs::adx) type Function =
    unsafe extern "sysv64" fn(*mut u64, *const u64, *const u64, *const u64);

pub(in crate::kernel::limbs::adx) const fn function<const N: usize>() -> Function {
    match N {
        1 => multiply_1,
        2 => multiply_2,
        3 => multiply_3,
        4 => multiply_4,
        5 => multiply_5,
        6 => multiply_6,
        7 => multiply_7,
        8 => multiply_8,
        9 => multiply_9,
        10 => multiply_10,
        MAX_LIMBS => multiply_11,
        _ => panic!("no code for this size"),
    }
}

/// Limbs up to which the sum stays in registers.
pub(in crate::kernel::limbs::adx) const MAX_LIMBS: usize = 11;
