//! Multiplication for 1 to 9 limbs: no loop, the running sum in registers.
//!
//! Coarsely integrated operand scanning (Koç, Acar and Kaliski 1996): for each limb bᵢ of b
//!
//! T ← T + a·bᵢ, q ← T·k mod 2^64, T ← (T + q·m) / 2^64.
//!
//! There is one carry flag, so each sum comes in two passes: the low halves of the products (`mul`), then the high
//! halves (`umulh`), which multiply without touching it. The division renames the registers. The lowest limb of T + q·m
//! is 0, so its carry is 1 unless the lowest limb of T was 0, which a comparison says without the product.
//!
//! Bounds: T < a + m after each step, as (a + m + (2^64 − 1)·a + (2^64 − 1)·m) / 2^64 = a + m. What the passes carry
//! out of the n + 1 limbs is added up in a register, the top limb of the next T. At the end T < 2m.
//!
//! # Registers
//! | | |
//! |---|---|
//! | x4 up to x13 | the running sum, n + 1 of them |
//! | x8 up to x13, x19 to x30 | a, then m up to 7 limbs, as the list of functions has them |
//! | x14 | limb of b, then the quotient q |
//! | x15 | half of a product |
//! | x16 | limb of m, where that stays in memory |
//! | x17 | what is carried out of the sum |
//! | x0, x2, x3 | addresses of r, b and m |
//! | x1 | k |
//!
//! Count: 4n² products of which each is half a limb product, that is 4n² − n + n with the quotients and without the
//! lowest low halves.

/// Rows of products and rotations of registers; see [`unrolled`]. Limbs of m are registers, or offsets in brackets.
macro_rules! rows {
    // T = a·b₀ in the empty registers, then the reduction.
    (first [$b:literal $($bs:literal)*] $a:tt $m:tt [$t0:literal $($t:literal)*]) => {
        concat!(
            "ldr x14, [x2, #", $b, "]\n",
            rows!(@first_lows $a [$t0 $($t)*]),
            rows!(@first_highs "adds" $a [$($t)*]),
            rows!(@reduce "adc x17, xzr, xzr\n" $m [$t0 $($t)*]),
            rows!(next [$($bs)*] $a $m [$($t)* $t0])
        )
    };
    (next [$b:literal $($bs:literal)*] $a:tt $m:tt [$t0:literal $($t:literal)*]) => {
        concat!(
            "ldr x14, [x2, #", $b, "]\n",
            rows!(@lows "adds" $a [$t0 $($t)*]),
            "adc x17, xzr, xzr\n",
            rows!(@highs "adds" $a [$($t)*]),
            "adc x17, x17, xzr\n",
            rows!(@reduce "adc x17, x17, xzr\n" $m [$t0 $($t)*]),
            rows!(next [$($bs)*] $a $m [$($t)* $t0])
        )
    };
    // The result is T or T − m: both are computed, T − m where a was, and the borrow selects.
    (next [] $a:tt $m:tt $t:tt) => {
        concat!(rows!(@subtract "subs" $a $m $t), rows!(@select $a $t "0"))
    };
    (@first_lows [] [$t:literal]) => { "" };
    (@first_lows [$a:literal $($as:literal)*] [$t:literal $($ts:literal)*]) => {
        concat!("mul ", $t, ", ", $a, ", x14\n", rows!(@first_lows [$($as)*] [$($ts)*]))
    };
    // The top limb is the last high half and the carry, for which it has room.
    (@first_highs $add:tt [$a:literal] [$t:literal]) => {
        concat!("umulh ", $t, ", ", $a, ", x14\n", rows!(@top $add $t))
    };
    (@first_highs $add:tt [$a:literal $($as:literal)+] [$t:literal $($ts:literal)+]) => {
        concat!(
            "umulh x15, ", $a, ", x14\n", $add, " ", $t, ", ", $t, ", x15\n",
            rows!(@first_highs "adcs" [$($as)*] [$($ts)*])
        )
    };
    (@top "adds" $t:literal) => { "" };
    (@top "adcs" $t:literal) => { concat!("adc ", $t, ", ", $t, ", xzr\n") };
    // T += low halves of x14·p, and the carry to the top limb; it leaves a carry.
    (@lows $add:literal [] [$t:literal]) => { concat!("adcs ", $t, ", ", $t, ", xzr\n") };
    (@lows $add:literal [$p:tt $($ps:tt)*] [$t:literal $($ts:literal)+]) => {
        concat!(
            rows!(@half "mul" $p), $add, " ", $t, ", ", $t, ", x15\n",
            rows!(@lows "adcs" [$($ps)*] [$($ts)*])
        )
    };
    // T += 2^64 times the high halves; it leaves a carry.
    (@highs $add:literal [] []) => { "" };
    (@highs $add:literal [$p:tt $($ps:tt)*] [$t:literal $($ts:literal)*]) => {
        concat!(
            rows!(@half "umulh" $p), $add, " ", $t, ", ", $t, ", x15\n",
            rows!(@highs "adcs" [$($ps)*] [$($ts)*])
        )
    };
    (@half $multiply:literal ($offset:literal)) => {
        concat!("ldr x16, [x3, #", $offset, "]\n", $multiply, " x15, x16, x14\n")
    };
    (@half $multiply:literal $p:literal) => { concat!($multiply, " x15, ", $p, ", x14\n") };
    // T += q·m; the lowest limb becomes 0, then the bits carried out at the top.
    (@reduce $carry:literal [$m:tt $($ms:tt)*] [$t0:literal $($t:literal)*]) => {
        concat!(
            "mul x14, ", $t0, ", x1\n",
            "cmp ", $t0, ", #1\n",
            rows!(@lows "adcs" [$($ms)*] [$($t)*]),
            $carry,
            rows!(@highs "adds" [$m $($ms)*] [$($t)*]),
            "adc ", $t0, ", x17, xzr\n"
        )
    };
    (@subtract $subtract:literal [] [] [$t:literal]) => { concat!("sbcs xzr, ", $t, ", xzr\n") };
    (@subtract $subtract:literal [$a:literal $($as:literal)*] [($m:literal) $($ms:tt)*] [$t:literal $($ts:literal)*]) => {
        concat!(
            "ldr x16, [x3, #", $m, "]\n", $subtract, " ", $a, ", ", $t, ", x16\n",
            rows!(@subtract "sbcs" [$($as)*] [$($ms)*] [$($ts)*])
        )
    };
    (@subtract $subtract:literal [$a:literal $($as:literal)*] [$m:literal $($ms:tt)*] [$t:literal $($ts:literal)*]) => {
        concat!(
            $subtract, " ", $a, ", ", $t, ", ", $m, "\n",
            rows!(@subtract "sbcs" [$($as)*] [$($ms)*] [$($ts)*])
        )
    };
    (@select [] [$t:literal] $offset:expr) => { "" };
    (@select [$a:literal $($as:literal)*] [$t:literal $($ts:literal)*] $offset:expr) => {
        concat!(
            "csel ", $t, ", ", $a, ", ", $t, ", hs\n", "str ", $t, ", [x0, #", $offset, "]\n",
            rows!(@select [$($as)*] [$($ts)*] concat!($offset, "+8"))
        )
    };
}

/// A load for each register; an offset in brackets stays in memory.
macro_rules! load {
    ($base:literal [] []) => { "" };
    ($base:literal [($stays:literal) $($rs:tt)*] [$o:literal $($os:literal)*]) => { load!($base [$($rs)*] [$($os)*]) };
    ($base:literal [$r:literal $($rs:tt)*] [$o:literal $($os:literal)*]) => {
        concat!("ldr ", $r, ", [", $base, ", #", $o, "]\n", load!($base [$($rs)*] [$($os)*]))
    };
}

/// A function `(r, a, b, constants)` for as many limbs as there are offsets, with the pairs of registers that it saves,
/// the registers of a, those of m (or its offsets behind k) and those of the sum, one more.
macro_rules! unrolled {
    ($($name:ident [$($save:literal $saved:literal)*] [$($o:literal)*] $a:tt $m:tt $t:tt;)*) => { $(
        /// `r = a·b·2^(−64n) mod m` for a < m and any b; the constants are k = −m⁻¹ mod 2^64, then m.
        ///
        /// # Safety
        /// All pointers are to n limbs, n + 1 for the constants.
        #[unsafe(naked)]
        unsafe extern "C" fn $name(r: *mut u64, a: *const u64, b: *const u64, constants: *const u64) {
            core::arch::naked_asm!(
                concat!("", $("stp ", $save, ", ", $saved, ", [sp, #-16]!\n",)*),
                load!("x1" $a [$($o)*]),
                "ldr x1, [x3], #8",
                load!("x3" $m [$($o)*]),
                rows!(first [$($o)*] $a $m $t),
                unrolled!(@restore [] $($save $saved)*),
                "ret",
            )
        }
    )* };
    (@restore [$($done:literal $pair:literal)*]) => { concat!("", $("ldp ", $done, ", ", $pair, ", [sp], #16\n",)*) };
    (@restore [$($done:literal $pair:literal)*] $save:literal $saved:literal $($more:literal)*) => {
        unrolled!(@restore [$save $saved $($done $pair)*] $($more)*)
    };
}

unrolled! {
    multiply_1 [] ["0"] ["x8"] ["x11"] ["x4" "x5"];
    multiply_2 [] ["0" "8"] ["x8" "x9"] ["x11" "x12"] ["x4" "x5" "x6"];
    multiply_3 [] ["0" "8" "16"] ["x8" "x9" "x10"] ["x11" "x12" "x13"] ["x4" "x5" "x6" "x7"];
    multiply_4 ["x19" "x20" "x21" "x22"] ["0" "8" "16" "24"]
        ["x9" "x10" "x11" "x12"] ["x13" "x19" "x20" "x21"] ["x4" "x5" "x6" "x7" "x8"];
    multiply_5 ["x19" "x20" "x21" "x22" "x23" "x24"] ["0" "8" "16" "24" "32"]
        ["x10" "x11" "x12" "x13" "x19"] ["x20" "x21" "x22" "x23" "x24"] ["x4" "x5" "x6" "x7" "x8" "x9"];
    multiply_6 ["x19" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27" "x28"] ["0" "8" "16" "24" "32" "40"]
        ["x11" "x12" "x13" "x19" "x20" "x21"] ["x22" "x23" "x24" "x25" "x26" "x27"]
        ["x4" "x5" "x6" "x7" "x8" "x9" "x10"];
    multiply_7 ["x19" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27" "x28" "x29" "x30"]
        ["0" "8" "16" "24" "32" "40" "48"]
        ["x12" "x13" "x19" "x20" "x21" "x22" "x23"] ["x24" "x25" "x26" "x27" "x28" "x29" "x30"]
        ["x4" "x5" "x6" "x7" "x8" "x9" "x10" "x11"];
    multiply_8 ["x19" "x20" "x21" "x22" "x23" "x24" "x25" "x26"] ["0" "8" "16" "24" "32" "40" "48" "56"]
        ["x13" "x19" "x20" "x21" "x22" "x23" "x24" "x25"]
        [("0") ("8") ("16") ("24") ("32") ("40") ("48") ("56")]
        ["x4" "x5" "x6" "x7" "x8" "x9" "x10" "x11" "x12"];
    multiply_9 ["x19" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27" "x28"]
        ["0" "8" "16" "24" "32" "40" "48" "56" "64"]
        ["x19" "x20" "x21" "x22" "x23" "x24" "x25" "x26" "x27"]
        [("0") ("8") ("16") ("24") ("32") ("40") ("48") ("56") ("64")]
        ["x4" "x5" "x6" "x7" "x8" "x9" "x10" "x11" "x12" "x13"];
}

/// `r = a·b·2^(−64·N) mod m` for a < m and any b; the constants are k = −m⁻¹ mod 2^64, then m. N is 1 to [`MAX_LIMBS`].
///
/// # Safety
/// There are N + 1 constants.
#[inline(always)]
pub(super) unsafe fn multiply<const N: usize>(r: &mut [u64; N], a: &[u64; N], b: &[u64; N], constants: *const u64) {
    let function = const {
        match N {
            1 => multiply_1,
            2 => multiply_2,
            3 => multiply_3,
            4 => multiply_4,
            5 => multiply_5,
            6 => multiply_6,
            7 => multiply_7,
            8 => multiply_8,
            MAX_LIMBS => multiply_9,
            _ => panic!("no code for this size"),
        }
    };
    // SAFETY: the arrays have N limbs, the rest is the caller's promise.
    unsafe { function(r.as_mut_ptr(), a.as_ptr(), b.as_ptr(), constants) }
}

/// Limbs up to which the sum stays in registers.
pub(super) const MAX_LIMBS: usize = 9;
