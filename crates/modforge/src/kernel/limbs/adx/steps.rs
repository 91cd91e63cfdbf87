//! The loop that products, squares and reductions of 10 limbs and more are made of: a block of limbs times all others,
//! summed in registers.
//!
//! The running sum c of a block A of w = 5 to 8 limbs stays in w registers. A step takes the next limb b of a number
//! and the limb t of the result to which its lowest product belongs:
//!
//! c + A·b + t = (limb that replaces t) + 2^64·c′.
//!
//! Bounds: with c, A < 2^(64w) the sum is at most 2^(64w) − 1 + (2^(64w) − 1)·(2^64 − 1) + 2^64 − 1 = 2^(64(w+1)) − 1,
//! so c′ fits the w registers. The low and the high halves of the products ride on the carry flag (`adcx`), c and t on
//! the overflow flag (`adox`). Each position is added into the register that the one below has left, so that no step
//! renames any.
//!
//! Count: 2w + 2 additions in a step for w `mulx`. A row over all limbs in memory would have 2w, but loads and stores
//! the result for each `mulx`, and then the units for addresses are as busy as the multiplier. Eight steps stand one
//! after the other: each simple instruction for a loop takes the multiplier's place for a part of a cycle (Zen 3).
//!
//! # Registers
//! | | |
//! |---|---|
//! | r8 to r8 + w − 1 | the running sum c |
//! | rbx, rbp (and rax where w is odd) | high halves by turns; one of the first two is the top limb of c |
//! | rdx | the limb b |
//! | rax | the limb t |
//! | rsi | 0 |
//! | rcx, rdi | where the next b and the next t are |
//! | `[rsp]` to `[rsp+63]` | the block A |
//! | `[rsp+64]` | where the limbs b end |

/// The positions of a step from the one with the offset `$o` on: the limbs at `$base`, their high halves by turns in
/// two registers, of which `$h` has the one from below. The top one stays there, the carries in the flags. `$nop` goes
/// between two additions.
macro_rules! rest {
    ($nop:literal $base:literal [$h:literal $g:literal] [] [$c0:literal]) => { "" };
    ($nop:literal $base:literal [$h:literal $g:literal] [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mulx ", $g, ", ", $c0, ", [", $base, "+8*", $o, "]\nadcx ", $c0, ", ", $h, "\n", $nop, "adox ", $c0, ", ", $c1, "\n",
            rest!($nop $base [$g $h] [$($os)*] [$c1 $($c)*])
        )
    };
}

/// Steps for the limbs from `rcx` up to the address at `[rsp+64]`, any number of them; the block is at `rsp`, the
/// result at `rdi`. Both pointers rise. The running sum is in the registers `$c`, but its top limb in `$top`, and at
/// the end in its own register. The high halves are in `$h0` and `$h1`, then by turns in `$h2` and `$h1`.
///
/// The carries of a step join its top limb around the first multiplication of the next one, and 0 is multiplied with 0
/// after them: where more than two additions follow each other without a multiplication, Zen 3 starts some of them in
/// the multiplier's place. Without both, eight products take 10.9 cycles in place of 9.5; `nop`s bring less. A product
/// of 0 leaves both flags 0.
macro_rules! steps {
    ($top:literal $h:tt $os:tt [$($c:literal)*]) => {
        concat!(
            // Where the first of eight begins; equal numbers leave both flags 0. No table, as that would stand among
            // code.
            "mov rax, [rsp+64]\nsub rax, rcx\njz 9f\nneg eax\nand eax, 56\nsub rcx, rax\nsub rdi, rax\nxor esi, esi\n",
            "cmp eax, 0\nje 60f\ncmp eax, 8\nje 61f\ncmp eax, 16\nje 62f\ncmp eax, 24\nje 63f\n",
            "cmp eax, 32\nje 64f\ncmp eax, 40\nje 65f\ncmp eax, 48\nje 66f\ncmp eax, 56\nje 67f\n",
            ".p2align 5\n8:\nxor esi, esi\n60:\n",
            steps!(@step "0" "", "", $top $h $os [$($c)*]),
            steps!(@later $top $h $os [$($c)*] "1" "2" "3" "4" "5" "6" "7"),
            "adcx ", $top, ", rsi\nadox ", $top, ", rsi\n",
            "add rcx, 64\nadd rdi, 64\ncmp rcx, [rsp+64]\njne 8b\n9:\n", steps!(@move_top $top $($c)*),
        )
    };
    (@later $top:literal $h:tt $os:tt $c:tt $($k:literal)*) => {
        concat!($(
            "6", $k, ":\n",
            steps!(@step $k concat!("adcx ", $top, ", rsi\n"), concat!("adox ", $top, ", rsi\n"), $top $h $os $c),
        )*)
    };
    (@step $k:literal $carry:expr, $overflow:expr, $top:literal [$h0:literal $h1:literal $h2:literal] [$o0:literal $o1:literal $($o:literal)*]
        [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mov rdx, [rcx+8*", $k, "]\n",
            $carry, "mulx ", $h0, ", rax, [rsp]\n", $overflow, steps!(@move_top $top $c0 $c1 $($c)*), "imul esi, esi\n",
            "adcx rax, ", $c0, "\nadox rax, [rdi+8*", $k, "]\nmov [rdi+8*", $k, "], rax\n",
            "mulx ", $h1, ", ", $c0, ", [rsp+8*", $o1, "]\nadcx ", $c0, ", ", $h0, "\nadox ", $c0, ", ", $c1, "\n",
            rest!("" "rsp" [$h1 $h2] [$($o)*] [$c1 $($c)*]),
        )
    };
    (@move_top $top:literal $last:literal) => { concat!("mov ", $last, ", ", $top, "\n") };
    (@move_top $top:literal $first:literal $($c:literal)+) => { steps!(@move_top $top $($c)+) };
}
