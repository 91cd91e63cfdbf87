//! Products and reductions for 10 limbs and more, a block of w = 5 to 8 limbs at a time; see [`steps`].
//!
//! # Registers
//! Those of [`steps`] in its loop. Around it:
//!
//! | | |
//! |---|---|
//! | r8 to r8 + w − 1 | the running sum c, in the quotients, too |
//! | rbx, rbp | in the quotients, high halves by turns; the last is the top limb of c: rbx where w is odd, else rbp |
//! | rax | in the quotients, the low half of the lowest product; a limb on its way to the stack; 0 to wipe it |
//! | rdx | the quotient; before a product's loop, the address of the block |
//! | rcx | the address of m in the quotients, and k below it |
//! | rsi | 0 in the quotients |
//! | rdi | the address of the limbs of t to which the block's lowest products belong |
//! | `[rsp]` to `[rsp+63]` | the block of a, or the quotients |
//! | `[rsp+64]` | where b or m ends |
//! | `[rsp+72]`, `[rsp+80]` | addresses of t, and of a or m |
//! | `[rsp+88]` | blocks that are left |
//! | `[rsp+96]` | the address of b, for a product |

use super::sweeps;

/// The quotients of a block: limb i is qᵢ = c₀·k for the running sum c of the limbs of t and of qⱼ·(block of m) for j
/// < i; goes to `rsp`. m is at `rcx`, below it k.
macro_rules! quotients {
    ($top:literal $os:tt $c:tt [$last:literal]) => { quotients!(@one $top $last $os $c) };
    ($top:literal $os:tt [$($c:literal)*] [$i:literal $($is:literal)+]) => {
        concat!(
            quotients!(@one $top $i $os [$($c)*]),
            steps!(@move_top $top $($c)*),
            quotients!($top $os [$($c)*] [$($is)+])
        )
    };
    (@one $top:literal $i:literal [$o0:literal $($o:literal)*] [$c0:literal $($c:literal)*]) => {
        concat!(
            "mov rdx, ", $c0, "\nimul rdx, [rcx-8]\nmov [rsp+8*", $i, "], rdx\nxor esi, esi\n",
            "mulx rbx, rax, [rcx]\nadcx rax, ", $c0, "\n",
            rest!("nop\n" "rcx" ["rbx" "rbp"] [$($o)*] [$c0 $($c)*]),
            "adcx ", $top, ", rsi\nadox ", $top, ", rsi\n",
        )
    };
}

/// Functions for blocks of `$w` limbs.
macro_rules! blocks {
    ($($product:ident $reduce:ident $w:literal $top:literal $h:tt [$o0:literal $($o:literal)*] [$c0:literal $($c:literal)*];)*) => { $(
        /// `t +=` the first count·w limbs of a, times b of n ≥ 1 limbs. From limb n of t on they are stored, not added.
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX. t has n + count·w limbs and does not overlap a or b; count ≥ 1.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $product(t: *mut u64, a: *const u64, b: *const u64, n: usize, count: usize) {
            core::arch::naked_asm!(
                save_registers!(),
                "lea rax, [rdx+8*rcx]",
                "push rdx", "push r8", "push rsi", "push rdi", "push rax",
                "sub rsp, 64",
                "3:",
                "mov rdi, [rsp+72]", "mov rdx, [rsp+80]", "mov rcx, [rsp+96]",
                "mov rax, [rdx]", "mov [rsp], rax",
                $(concat!("mov rax, [rdx+8*", $o, "]\nmov [rsp+8*", $o, "], rax"),)*
                concat!("xor ", $c0, ", ", $c0),
                $(concat!("xor ", $c, ", ", $c),)*
                concat!("xor ", $top, ", ", $top),
                steps!($top $h [$o0 $($o)*] [$c0 $($c)*]),
                concat!("mov [rdi], ", $c0),
                concat!("", $("mov [rdi+8*", $o, "], ", $c, "\n",)*),
                concat!("add qword ptr [rsp+72], 8*", $w),
                concat!("add qword ptr [rsp+80], 8*", $w),
                "dec qword ptr [rsp+88]",
                "jnz 3b",
                "xor eax, eax",
                "mov [rsp], rax", // forgets the block
                $(concat!("mov [rsp+8*", $o, "], rax"),)*
                "add rsp, 104",
                restore_and_return!(),
            )
        }

        /// `t += q·m` for the q of count·w limbs with which the lowest count·w limbs become zero; in their place stand
        /// the limbs that belong n limbs above. The constants are k = −m⁻¹ mod 2^64 and the n limbs of m.
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX. n ≥ w, and t has n + (count − 1)·w limbs and does not overlap the constants; count
        /// ≥ 1.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $reduce(t: *mut u64, constants: *const u64, n: usize, count: usize) {
            core::arch::naked_asm!(
                save_registers!(),
                "add rsi, 8",
                "lea rax, [rsi+8*rdx]",
                "push rcx", "push rsi", "push rdi", "push rax",
                "sub rsp, 64",
                "3:",
                "mov rdi, [rsp+72]", "mov rcx, [rsp+80]",
                concat!("mov ", $c0, ", [rdi]"),
                $(concat!("mov ", $c, ", [rdi+8*", $o, "]"),)*
                quotients!($top [$o0 $($o)*] [$c0 $($c)*] [$o0 $($o)*]),
                concat!("add rcx, 8*", $w),
                concat!("add rdi, 8*", $w),
                steps!($top $h [$o0 $($o)*] [$c0 $($c)*]),
                "mov rdi, [rsp+72]",
                concat!("mov [rdi], ", $c0),
                concat!("", $("mov [rdi+8*", $o, "], ", $c, "\n",)*),
                concat!("add qword ptr [rsp+72], 8*", $w),
                "dec qword ptr [rsp+88]",
                "jnz 3b",
                "xor eax, eax",
                "mov [rsp], rax", // forgets the quotients
                $(concat!("mov [rsp+8*", $o, "], rax"),)*
                "add rsp, 96",
                restore_and_return!(),
            )
        }
    )* };
}

blocks! {
    product_5 reduce_5 "5" "rbx" ["rbp" "rax" "rbx"] ["0" "1" "2" "3" "4"] ["r8" "r9" "r10" "r11" "r12"];
    product_6 reduce_6 "6" "rbp" ["rbx" "rbp" "rbx"] ["0" "1" "2" "3" "4" "5"] ["r8" "r9" "r10" "r11" "r12" "r13"];
    product_7 reduce_7 "7" "rbx" ["rbp" "rax" "rbx"] ["0" "1" "2" "3" "4" "5" "6"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14"];
    product_8 reduce_8 "8" "rbp" ["rbx" "rbp" "rbx"] ["0" "1" "2" "3" "4" "5" "6" "7"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"];
}

/// Minimum number of limbs; from here on every number is a sum of blocks of 5 to 8.
pub(super) const MIN_LIMBS: usize = 10;

/// The width of blocks and the number of them, first those of the wider ones, then those that are one limb narrower: as
/// few as can be, nearly equal. By subtractions, as a division takes as long as some of the products.
pub(super) fn widths(n: usize) -> [(usize, usize); 2] {
    let blocks = n.div_ceil(8);
    let (mut width, mut narrow) = (8, 8 * blocks - n);
    while narrow >= blocks {
        width -= 1;
        narrow -= blocks;
    }
    [(width, blocks - narrow), (width - 1, narrow)]
}

/// `t = a·b`; a and b have one length n ≥ [`MIN_LIMBS`], t has 2n limbs, of which the lower n are 0.
///
/// # Safety
/// The CPU has BMI2 and ADX.
pub(super) unsafe fn product(t: &mut [u64], a: &[u64], b: &[u64]) {
    let n = a.len();
    assert!(n >= MIN_LIMBS && b.len() == n && t.len() == 2 * n);
    let mut done = 0;
    for (width, count) in widths(n) {
        if count > 0 {
            let function = [product_5, product_6, product_7, product_8][width - 5];
            // SAFETY: the blocks together are the n limbs of a; a unique slice overlaps no other; the CPU is the
            // caller's promise.
            unsafe { function(t[done..].as_mut_ptr(), a[done..].as_ptr(), b.as_ptr(), n, count) };
            done += width * count;
        }
    }
}

/// `r = t·2^(−64n) mod m` for t < m·2^(64n) of 2n limbs, which is overwritten. The constants are k = −m⁻¹ mod 2^64, the
/// n limbs of m, and those of 2^(64n) − 1 − m.
///
/// What is above the n limbs of a block's sum takes the place of the limbs that became zero. All these are added to the
/// upper half of t in one sweep at the end (carries merged), beside the subtraction of m.
///
/// # Safety
/// The CPU has BMI2 and ADX.
pub(super) unsafe fn reduce(r: &mut [u64], t: &mut [u64], constants: &[u64]) {
    let n = r.len();
    assert!(n >= MIN_LIMBS && t.len() == 2 * n && constants.len() == 2 * n + 1);
    let mut done = 0;
    for (width, count) in widths(n) {
        if count > 0 {
            let function = [reduce_5, reduce_6, reduce_7, reduce_8][width - 5];
            // SAFETY: the blocks together are the lower n limbs of t; a unique slice overlaps no other; the CPU is the
            // caller's promise.
            unsafe { function(t[done..].as_mut_ptr(), constants.as_ptr(), n, count) };
            done += width * count;
        }
    }
    // SAFETY: the lengths were checked.
    unsafe { sweeps::add_carries_and_subtract(r.as_mut_ptr(), t.as_mut_ptr(), constants.as_ptr(), n) };
}
