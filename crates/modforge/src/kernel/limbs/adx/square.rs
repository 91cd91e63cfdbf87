//! Squares of 10 limbs and more: the number is cut into blocks of 5 to 8 limbs, whose products with all limbs above are
//! summed in registers; see [`steps`](super::steps).
//!
//! The products within a block come first (a triangle), in rows that get shorter: limb i times those above it. So no
//! product of two limbs is made twice; doubling and the squares of the limbs follow in a sweep. With the rows up to i,
//! what is in the registers and below is at most (2^(64(i+1)) − 1)·(2^(64w) − 1) + 2^(64w) − 1 < 2^(64(w+i+1)), so each
//! row needs one register more and has two limbs that are complete.
//!
//! Count: n(n + 1)/2 `mulx`. Sizes decide the jumps, limbs do not.
//!
//! # Registers
//! Those of [`steps`](super::steps) in its loop, and the stack of [`blocks`](super::blocks), with the end of a at
//! `[rsp+64]`. In a triangle:
//!
//! | | |
//! |---|---|
//! | r8 to r8 + w − 1 | the running sum; the register of the row's lowest product turns by two from row to row |
//! | rax | low half of a product; that of the very first one goes into the sum at once |
//! | rbx | high half, but where it begins a new limb of the sum: there it goes into that register |
//! | rdx | the limb of the row |
//! | rsi | 0 |
//! | rcx, rdi | addresses of the block in a, and of the limb of t at which its square begins |

use super::blocks::{MIN_LIMBS, widths};
use super::sweeps;

/// The products of two different limbs of the block at `rsp`: a row for each limb with those above it, with the lowest
/// limb first. Those limbs of the sum that belong below the block's own length are added to those at `rdi`, the others
/// stay in the registers of the running sum. The registers are listed from the weight of the row's lowest product on.
macro_rules! triangle {
    ([$o0:literal $o1:literal $($o:literal)*] [$c0:literal $c1:literal $c2:literal $($c:literal)*]) => {
        concat!(
            "mov rdx, [rsp+8*", $o0, "]\nxor esi, esi\n",
            "mulx ", $c2, ", ", $c1, ", [rsp+8*", $o1, "]\nadox ", $c1, ", [rdi+8*", $o1, "]\n",
            triangle!(@first [$($o)*] [$c2 $($c)* $c0]),
            triangle!(@store [$o1 $($o)*] [$o1 $($o)*] [$c1 $c2 $($c)* $c0])
        )
    };
    (@first [] [$c0:literal $($c:literal)*]) => { concat!("adcx ", $c0, ", rsi\nadox ", $c0, ", rsi\n") };
    (@first [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mulx ", $c1, ", rax, [rsp+8*", $o, "]\nadcx ", $c0, ", rax\nadox ", $c0, ", [rdi+8*", $o, "]\n",
            triangle!(@first [$($os)*] [$c1 $($c)*])
        )
    };
    // Two limbs of the sum are complete after each row.
    (@store $limbs:tt [] [$c0:literal $c1:literal $($c:literal)*]) => { triangle!(@row $limbs [] [$($c)* $c0 $c1]) };
    (@store $limbs:tt [$s:literal] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!("mov [rdi+8*", $s, "], ", $c0, "\n", triangle!(@row $limbs [] [$($c)* $c0 $c1]))
    };
    (@store $limbs:tt [$s0:literal $s1:literal $($s:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mov [rdi+8*", $s0, "], ", $c0, "\nmov [rdi+8*", $s1, "], ", $c1, "\n",
            triangle!(@row $limbs [$($s)*] [$($c)* $c0 $c1])
        )
    };
    (@row [$last:literal] [] $c:tt) => { "" };
    (@row [$limb:literal $($o:literal)*] $s:tt $c:tt) => {
        concat!("mov rdx, [rsp+8*", $limb, "]\n", triangle!(@add [$($o)*] $c), triangle!(@store [$($o)*] $s $c))
    };
    // The flags are 0 before a row and after it.
    (@add [$o:literal] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mulx ", $c1, ", rax, [rsp+8*", $o, "]\nadcx ", $c0, ", rax\nnop\n",
            "adcx ", $c1, ", rsi\nadox ", $c1, ", rsi\n"
        )
    };
    (@add [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mulx rbx, rax, [rsp+8*", $o, "]\nadcx ", $c0, ", rax\nnop\nadox ", $c1, ", rbx\n",
            triangle!(@add [$($os)*] [$c1 $($c)*])
        )
    };
}

/// A function for blocks of `$w` limbs.
macro_rules! blocks {
    ($($name:ident $w:literal $top:literal $h:tt [$o0:literal $($o:literal)*] [$c0:literal $($c:literal)*];)*) => { $(
        /// `t +=` the products of two different limbs of a of which the lower one is in the first `count` blocks. From
        /// limb n of t on they are stored, not added. a has n limbs.
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX. n ≥ count·w, and t has n + count·w limbs and does not overlap a.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name(t: *mut u64, a: *const u64, n: usize, count: usize) {
            core::arch::naked_asm!(
                save_registers!(),
                "lea rax, [rsi+8*rdx]",
                "push rcx", "push rsi", "push rdi", "push rax",
                "sub rsp, 64",
                "3:",
                "mov rdi, [rsp+72]", "mov rcx, [rsp+80]",
                "mov rax, [rcx]", "mov [rsp], rax",
                $(concat!("mov rax, [rcx+8*", $o, "]\nmov [rsp+8*", $o, "], rax"),)*
                triangle!([$o0 $($o)*] [$c0 $($c)*]),
                concat!("xor ", $top, ", ", $top),
                concat!("add rcx, 8*", $w),
                concat!("add rdi, 8*", $w),
                steps!($top $h [$o0 $($o)*] [$c0 $($c)*]),
                concat!("mov [rdi], ", $c0),
                concat!("", $("mov [rdi+8*", $o, "], ", $c, "\n",)*),
                concat!("add qword ptr [rsp+72], 16*", $w),
                concat!("add qword ptr [rsp+80], 8*", $w),
                "dec qword ptr [rsp+88]",
                "jnz 3b",
                "xor eax, eax",
                "mov [rsp], rax", // forgets the block
                $(concat!("mov [rsp+8*", $o, "], rax"),)*
                "add rsp, 96",
                restore_and_return!(),
            )
        }
    )* };
}

blocks! {
    square_5 "5" "rbx" ["rbp" "rax" "rbx"] ["0" "1" "2" "3" "4"] ["r8" "r9" "r10" "r11" "r12"];
    square_6 "6" "rbp" ["rbx" "rbp" "rbx"] ["0" "1" "2" "3" "4" "5"] ["r8" "r9" "r10" "r11" "r12" "r13"];
    square_7 "7" "rbx" ["rbp" "rax" "rbx"] ["0" "1" "2" "3" "4" "5" "6"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14"];
    square_8 "8" "rbp" ["rbx" "rbp" "rbx"] ["0" "1" "2" "3" "4" "5" "6" "7"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"];
}

/// `t = a²`; a has n ≥ [`MIN_LIMBS`] limbs, t 2n, of which the lower n are 0.
///
/// # Safety
/// The CPU has BMI2 and ADX.
pub(super) unsafe fn square(t: &mut [u64], a: &[u64]) {
    let n = a.len();
    assert!(n >= MIN_LIMBS && t.len() == 2 * n);
    let mut done = 0;
    for (width, count) in widths(n) {
        if count > 0 {
            let function = [square_5, square_6, square_7, square_8][width - 5];
            // SAFETY: the blocks together are the n limbs of a; a unique slice overlaps no other; the CPU is the
            // caller's promise.
            unsafe { function(t[2 * done..].as_mut_ptr(), a[done..].as_ptr(), n - done, count) };
            done += width * count;
        }
    }
    // SAFETY: the lengths were checked.
    unsafe { sweeps::double_and_add_squares(t.as_mut_ptr(), a.as_ptr(), n) };
}
