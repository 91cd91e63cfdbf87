//! Squares of 10 limbs and more: the number is cut into blocks of 5 to 8 limbs, whose products with all limbs above are summed
//! in registers.
//!
//! The running sum c of a block A of w limbs stays in w registers. A step takes the next limb b of the number and the limb t of
//! the result to which its lowest product belongs:
//!
//! c + A·b + t = (limb that replaces t) + 2^64·c′.
//!
//! Bounds: with c, A < 2^(64w) the sum is at most 2^(64w) − 1 + (2^(64w) − 1)·(2^64 − 1) + 2^64 − 1 = 2^(64(w+1)) − 1, so c′ fits
//! the w registers. The low and the high halves of the products ride on the carry flag (`adcx`), c and t on the overflow flag
//! (`adox`). Each position is added into the register that the one below has left, so that no step renames any. The first steps,
//! whose limbs are those of the block itself, take only the limbs below (a triangle), so no product of two limbs is made twice;
//! doubling and the squares of the limbs follow in a sweep.
//!
//! Count: n(n + 1)/2 `mulx`, and 2w + 2 additions in a step for w `mulx`; in rows it would be 2w and loads and stores for
//! each. What makes the blocks faster is that their loops are few and all steps but the first ones equally long. Sizes
//! decide the jumps, limbs do not.

use super::sweeps;

/// A step after its first position: the limbs of the block with the offsets `$o`, their high halves by turns in two registers, of
/// which `$h` has the one from below. The top limb stays there, and moves to its register in the next step. In between, two
/// instructions for the loop. The `nop`s send additions to different ports more often, by trial.
macro_rules! rest {
    ([$h:literal $g:literal] [$x:literal $y:literal $z:literal] [$c0:literal $c1:literal $c2:literal $c3:literal] $advance:tt) => {
        concat!(
            "mulx ", $g, ", ", $c0, ", [rsp+8*", $x, "]\nadcx ", $c0, ", ", $h, "\nadox ", $c0, ", ", $c1, "\n",
            rest!(@first $advance),
            "mulx ", $h, ", ", $c1, ", [rsp+8*", $y, "]\nnop\nadcx ", $c1, ", ", $g, "\nadox ", $c1, ", ", $c2, "\n",
            rest!(@second $advance),
            "mulx ", $g, ", ", $c2, ", [rsp+8*", $z, "]\nnop\nadcx ", $c2, ", ", $h, "\nadox ", $c2, ", ", $c3, "\n",
            "adcx ", $g, ", rsi\nnop\nadox ", $g, ", rsi\n"
        )
    };
    ([$h:literal $g:literal] [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*] $advance:tt) => {
        concat!(
            "mulx ", $g, ", ", $c0, ", [rsp+8*", $o, "]\nadcx ", $c0, ", ", $h, "\nnop\nadox ", $c0, ", ", $c1, "\n",
            rest!([$g $h] [$($os)*] [$c1 $($c)*] $advance)
        )
    };
    (@first [$first:literal $second:literal]) => { $first };
    (@second [$first:literal $second:literal]) => { $second };
}

/// All further steps: the block is on the stack, the limbs are at `rcx` up to the address at `[rsp+64]`, the result at `rdi`.
macro_rules! steps {
    ([$o:literal $($os:literal)*] [$c0:literal $($c:literal)*] $move_top:literal) => {
        concat!(
            "cmp rcx, [rsp+64]\nje 9f\n.p2align 5\n8:\n",
            "mov rdx, [rcx]\n", $move_top, "xor esi, esi\n",
            "mulx rbx, rax, [rsp]\nadcx rax, ", $c0, "\nnop\nadox rax, [rdi]\nmov [rdi], rax\n",
            rest!(["rbx" "rbp"] [$($os)*] [$c0 $($c)*] ["lea rcx, [rcx+8]\n" "lea rdi, [rdi+8]\n"]),
            "cmp rcx, [rsp+64]\njne 8b\n9:\n", $move_top,
        )
    };
}

/// The first steps: limb i of the block times those below it, to limb i at `rdi`; then the lowest i registers are in use.
macro_rules! triangle {
    ([$($o:literal)+] [] [$($c:literal)+] []) => { "xor ebx, ebx\nxor ebp, ebp\n" };
    ([$o:literal] [$i:literal $($is:literal)*] [$c:literal] [$d:literal $($ds:literal)*]) => {
        concat!(
            "mov rdx, [rsp+8*", $i, "]\n",
            "mulx ", $c, ", rax, [rsp]\nadd rax, [rdi+8*", $i, "]\nmov [rdi+8*", $i, "], rax\nadc ", $c, ", 0\n",
            triangle!([$o $i] [$($is)*] [$c $d] [$($ds)*])
        )
    };
    ([$($o:literal)+] [$i:literal $($is:literal)*] [$($c:literal)+] [$d:literal $($ds:literal)*]) => {
        concat!(triangle!(@step $i [$($o)+] [$($c)+]), triangle!([$($o)+ $i] [$($is)*] [$($c)+ $d] [$($ds)*]))
    };
    (@step $i:literal [$o:literal $($os:literal)*] [$c0:literal $($c:literal)*]) => {
        concat!(
            "mov rdx, [rsp+8*", $i, "]\nxor esi, esi\n",
            "mulx rbx, rax, [rsp]\nadcx rax, ", $c0, "\nadox rax, [rdi+8*", $i, "]\nmov [rdi+8*", $i, "], rax\n",
            triangle!(@rest ["rbx" "rbp"] [$($os)*] [$c0 $($c)*])
        )
    };
    (@rest [$h:literal $g:literal] [$o:literal] [$c0:literal $c1:literal]) => {
        concat!(
            "mulx ", $c1, ", ", $c0, ", [rsp+8*", $o, "]\nadcx ", $c0, ", ", $h, "\nadox ", $c0, ", rsi\n",
            "adcx ", $c1, ", rsi\nadox ", $c1, ", rsi\n",
        )
    };
    (@rest [$h:literal $g:literal] [$o:literal $($os:literal)+] [$c0:literal $c1:literal $($c:literal)+]) => {
        concat!(
            "mulx ", $g, ", ", $c0, ", [rsp+8*", $o, "]\nadcx ", $c0, ", ", $h, "\nadox ", $c0, ", ", $c1, "\n",
            triangle!(@rest [$g $h] [$($os)*] [$c1 $($c)*])
        )
    };
}

/// A function for blocks of `$w` limbs.
macro_rules! blocks {
    ($($name:ident $w:literal $move_top:literal [$o0:literal $($o:literal)*] [$c0:literal $($c:literal)*];)*) => { $(
        /// `t +=` the products of two different limbs of a of which the lower one is in the first `count` blocks. From limb n of t
        /// on they are stored, not added. a has n limbs.
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX. n ≥ count·w, and t has n + count·w limbs and does not overlap a.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name(t: *mut u64, a: *const u64, n: usize, count: usize) {
            core::arch::naked_asm!(
                "push rbx", "push rbp", "push r12", "push r13", "push r14", "push r15",
                "lea rax, [rsi+8*rdx]",
                "push rcx", "push rsi", "push rdi", "push rax",
                "sub rsp, 64",
                "3:",
                "mov rdi, [rsp+72]", "mov rcx, [rsp+80]",
                "mov rax, [rcx]", "mov [rsp], rax",
                $(concat!("mov rax, [rcx+8*", $o, "]\nmov [rsp+8*", $o, "], rax"),)*
                triangle!([$o0] [$($o)*] [$c0] [$($c)*]),
                concat!("add rcx, 8*", $w),
                concat!("add rdi, 8*", $w),
                steps!([$o0 $($o)*] [$c0 $($c)*] $move_top),
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
                "pop r15", "pop r14", "pop r13", "pop r12", "pop rbp", "pop rbx",
                "ret",
            )
        }
    )* };
}

blocks! {
    square_5 "5" "mov r12, rbx\n" ["0" "1" "2" "3" "4"] ["r8" "r9" "r10" "r11" "r12"];
    square_6 "6" "mov r13, rbp\n" ["0" "1" "2" "3" "4" "5"] ["r8" "r9" "r10" "r11" "r12" "r13"];
    square_7 "7" "mov r14, rbx\n" ["0" "1" "2" "3" "4" "5" "6"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14"];
    square_8 "8" "mov r15, rbp\n" ["0" "1" "2" "3" "4" "5" "6" "7"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"];
}

/// Minimum number of limbs; from here on every number is a sum of blocks of 5 to 8.
pub(super) const MIN_LIMBS: usize = 10;

/// `t = a²`; a has n ≥ [`MIN_LIMBS`] limbs, t 2n.
///
/// # Safety
/// The CPU has BMI2 and ADX.
pub(super) unsafe fn square(t: &mut [u64], a: &[u64]) {
    let n = a.len();
    assert!(n >= MIN_LIMBS && t.len() == 2 * n);
    t[..n].fill(0);
    // As few blocks as can be, nearly equal: wide ones, then some that are one limb narrower.
    let blocks = n.div_ceil(8);
    let width = n.div_ceil(blocks);
    let narrow = blocks * width - n;
    let mut done = 0;
    for (width, count) in [(width, blocks - narrow), (width - 1, narrow)] {
        if count > 0 {
            let function = [square_5, square_6, square_7, square_8][width - 5];
            // SAFETY: the blocks together are the n limbs of a; a unique slice overlaps no other; the CPU is the caller's promise.
            unsafe { function(t[2 * done..].as_mut_ptr(), a[done..].as_ptr(), n - done, count) };
            done += width * count;
        }
    }
    // SAFETY: the lengths were checked.
    unsafe { sweeps::double_and_add_squares(t.as_mut_ptr(), a.as_ptr(), n) };
}
