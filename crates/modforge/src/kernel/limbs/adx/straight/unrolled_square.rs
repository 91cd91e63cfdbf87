//! Squares for 2 to 11 limbs: no loop, the lower half of the sum in registers, of the upper half as much as they hold.
//!
//! Separated operand scanning (Koç, Acar and Kaliski 1996): first [a²](super::square_sums) = U·W^n + C with C of n
//! limbs, W = 2^64, then n times
//!
//! q ← C·k mod W, C ← (C + q·m) / W,
//!
//! and T = C + U. The upper half waits aside meanwhile, so C never needs a limb more.
//!
//! Bounds:
//! - C < W^n stays, as (W^n − 1 + (W − 1)·(W^n − 1)) / W = W^n − 1: the top limb takes the last high half and both
//!   carries.
//! - T = (a² + Q·m) / W^n for a Q < W^n, so T < (m² + W^n·m) / W^n < 2m with a < m.
//!
//! Count: n(n + 1)/2 + n² + n multiplications; a product takes 2n² + n. With few limbs a square gains little: its
//! quotients wait for each other as those of a product do, 9 cycles each (Zen 3).
//!
//! # Late quotients, 4 to 8 limbs
//! With M = (k·m + 1) / W, C ← (C − c₀)/W + c₀·M = (C + c₀·k·m) / W drops the lowest limb c₀ and needs no quotient
//! (Domb 2025): n multiplications a row in place of n + 1, and the next limb is known 5 cycles later. All rows but the
//! last two are of this kind. It takes 0.95 to 0.97 of the time (Zen 3); from 9 limbs on it gained nothing.
//!
//! Bounds, for m whose top limb is below W − 1, so m < W^n − W^(n−1):
//! - M ≤ m, as k < W. C ≤ W·m stays: at first C < W^n ≤ W·m, and C/W + (W − 1)·M ≤ m + (W − 1)·m. So C has n + 1 limbs,
//!   and C + q·m < 2W·m a bit more.
//! - In T = (a² + Q·m) / W^n the rows with M add up to less than (W − 1)²·(1 + … + W^(n−3)) < W^(n−1) − W^(n−2) in Q,
//!   those with q to W^n − W^(n−2) at most, so Q < W^n + W^(n−1). As a < m, T < m·(m + Q) / W^n < 2m.
//!
//! Were more rows of this kind, T could be 2m and above, and a second subtraction would take back what they gain. So it
//! could with two rows of quotients, if all bits of m's top limb are set: such a modulus has quotients in all rows.
//!
//! # Registers
//! | | |
//! |---|---|
//! | r8 to r15, rdi, rcx, rax | the sum, from its lowest limb on; the rest is on the stack from `[rsp]` on |
//! | rbx, r8 | high halves by turns in the products of different limbs; limb 0 is in r8 only later |
//! | rbp | low half of a product, or the limb to add; in the reduction rbp and rbx are the high halves |
//! | rdx | the factor |
//! | rax | 0; with 11 limbs that is on the stack |
//! | rsi | address of a; from 10 limbs on it becomes that of the constants; with late quotients a limb of the sum |
//! | rcx | address of the constants, up to 9 limbs |
//!
//! Above the sum on the stack are the 0 of 11 limbs, the address of the constants from 10 limbs on, and that of r.

use super::inlined;
use super::unrolled::{self, Function};

/// Limbs from which squares have code of their own.
pub(in crate::kernel::limbs::adx) const MIN_LIMBS: usize = 2;

/// C ← (C + q·m) / W, a row for each of the listed limbs; k is at `$k`, m behind it.
///
/// The two carries of a row join its top limb around the first multiplication of the next one: where more than two
/// additions follow each other without a multiplication, Zen 3 starts some of them in the multiplier's place. So the
/// quotient is a `mulx`, which leaves the flags alone. Both are 0 after the carries; `$clear` says so to the CPU, which
/// need not wait for them then.
macro_rules! reduce {
    ($z:literal $clear:literal $k:literal [$row:literal $($rows:literal)*] $o:tt $c:tt) => {
        concat!(
            reduce!(@row "", "", $clear $k $o $c),
            $(reduce!(@next $row $rows $z $clear $k $o $c),)*
            reduce!(@carry "adcx " $z $c), reduce!(@carry "adox " $z $c),
        )
    };
    (@next $first:literal $row:literal $z:literal $clear:literal $k:literal $o:tt $c:tt) => {
        reduce!(@row reduce!(@carry "adcx " $z $c), reduce!(@carry "adox " $z $c), $clear $k $o $c)
    };
    (@carry $add:literal $z:literal [$top:literal]) => { concat!($add, $top, ", ", $z, "\n") };
    (@carry $add:literal $z:literal [$c0:literal $($c:literal)+]) => { reduce!(@carry $add $z [$($c)+]) };
    (@row $carry:expr, $overflow:expr, $clear:literal $k:literal [$o0:literal $($o:literal)*] [$c0:literal $($c:literal)*]) => {
        concat!(
            "mov rdx, ", $c0, "\nmulx rbp, rdx, [", $k, "]\n",
            $carry, "mulx rbx, rbp, [", $k, "+8]\n", $overflow, $clear,
            "adcx rbp, ", $c0, "\n", // 0 and a carry
            reduce!(@add $k ["rbx" "rbp"] [$($o)*] [$c0 $($c)*])
        )
    };
    (@add $k:literal [$g:literal $h:literal] [] [$c0:literal]) => { concat!("mov ", $c0, ", ", $g, "\n") };
    (@add $k:literal [$g:literal $h:literal] [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mulx ", $h, ", ", $c0, ", [", $k, "+8*", $o, "+8]\nadcx ", $c0, ", ", $g, "\nadox ", $c0, ", ", $c1, "\n",
            reduce!(@add $k [$h $g] [$($os)*] [$c1 $($c)*])
        )
    };
}

/// The reduction with late quotients: a row for each of the listed limbs, with M, which is at `$multiple`; the last two
/// have quotients. `$t` are the n + 1 places of the sum, from its lowest limb on. A row drops that limb. Its register
/// becomes the top one and takes the last high half, or after a quotient the bit carried out.
macro_rules! reduce_late {
    ($multiple:literal [$before_last:literal $last:literal] $o:tt [$t0:literal $($t:literal)*]) => {
        concat!(reduce_late!(@quotient $o [$t0 $($t)*]), reduce_late!(@quotient $o [$($t)* $t0]))
    };
    ($multiple:literal [$row:literal $($rows:literal)+] $o:tt [$t0:literal $($t:literal)*]) => {
        concat!(
            "mov rdx, ", $t0, "\nxor eax, eax\n",
            reduce_late!(@multiple $multiple $o [$($t)* $t0]),
            reduce_late!($multiple [$($rows)+] $o [$($t)* $t0])
        )
    };
    (@multiple $multiple:literal [$o:literal] [$t:literal $top:literal]) => {
        concat!(
            "mulx ", $top, ", rbp, [", $multiple, "+8*", $o, "]\nadcx ", $t, ", rbp\n",
            "adox ", $top, ", rax\nadcx ", $top, ", rax\n"
        )
    };
    (@multiple $multiple:literal [$o:literal $($os:literal)+] [$t0:literal $t1:literal $($t:literal)+]) => {
        concat!(
            "mulx rbx, rbp, [", $multiple, "+8*", $o, "]\nadcx ", $t0, ", rbp\nnop\nadox ", $t1, ", rbx\n",
            reduce_late!(@multiple $multiple [$($os)+] [$t1 $($t)+])
        )
    };
    (@quotient [$($o:literal)*] [$t0:literal $($t:literal)*]) => {
        concat!(
            "mov rdx, ", $t0, "\nimul rdx, [rcx]\nxor eax, eax\n",
            reduce_late!(@add $t0 [$($o)*] [$t0 $($t)*]),
            "adox ", $t0, ", rax\n" // the limb that became 0
        )
    };
    (@add $zero:literal [$o:literal] [$t:literal $top:literal]) => {
        concat!(
            "mulx rbx, rbp, [rcx+8*", $o, "+8]\nadcx ", $t, ", rbp\nadcx rbx, ", $zero, "\nadox ", $top, ", rbx\n"
        )
    };
    (@add $zero:literal [$o:literal $($os:literal)+] [$t0:literal $t1:literal $($t:literal)+]) => {
        concat!(
            "mulx rbx, rbp, [rcx+8*", $o, "+8]\nadcx ", $t0, ", rbp\nnop\nadox ", $t1, ", rbx\n",
            reduce_late!(@add $zero [$($os)+] [$t1 $($t)+])
        )
    };
}

/// A function for the listed limbs. First come: what is 0, what clears the flags, where the constants are, what takes
/// their address from the stack, where that of r is, the bytes there above the words of the sum, these words, and what
/// is pushed above them. Then the limbs, the places of the lower and of the upper half of the sum, and for [`cross`]
/// the limb in the middle, if there is one, and the rows. Last there may be a second function, with late quotients:
/// where M is, and the places of its sum before and after the reduction.
macro_rules! squares {
    ($($name:ident $frame:tt $o:tt $c:tt $u:tt $inside:tt $rows:tt $({$($late:tt)*})?;)*) => { $(
        squares!($name, $frame $o $c $u $inside $rows);
        $(squares!({$($late)*} $frame $o $c $u $inside $rows);)?
    )* };
    ($name:ident, [$z:literal $clear:literal $k:literal $($frame:literal)*]
        $o:tt [$($c:literal)*] $u:tt $inside:tt $rows:tt) => {
        squares!(
            @function $name
            "`r = a²·2^(−64n) mod m` for a < m; the constants are k = −m⁻¹ mod 2^64, then m; one pointer is unused"
            [$z $k $($frame)*] $o [$($c)*] $u $inside $rows
            concat!(reduce!($z $clear $k $o $o [$($c)*]), "mov ebp, 0\n"), [$($c)* "rbp"]
        );
    };
    ({$name:ident [$multiple:literal] $before:tt $after:tt} [$z:literal $clear:literal $k:literal $($frame:literal)*]
        $o:tt $c:tt $u:tt $inside:tt $rows:tt) => {
        squares!(
            @function $name
            "the same for m whose top limb is below 2^64 − 1; behind m the constants have M = (k·m + 1) / 2^64"
            [$z $k $($frame)*] $o $c $u $inside $rows
            concat!("xor esi, esi\n", reduce_late!($multiple $o $o $before)), $after
        );
    };
    (@function $name:ident $promise:literal [$z:literal $k:literal $take_k:literal $r:literal $leave:literal
        $words:literal $($push:literal)*] $o:tt [$($c:literal)*] [$($u:tt)*] $inside:tt $rows:tt
        $reduction:expr, $t:tt) => {
        #[doc = $promise]
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX; all pointers are to n limbs, that to the constants to all of them.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name(r: *mut u64, a: *const u64, _: *const u64, constants: *const u64) {
            core::arch::naked_asm!(
                save_registers!(),
                "push rdi",
                "xor eax, eax",
                $($push,)*
                concat!("lea rsp, [rsp-8*", $words, "]"), // keeps the flags, both 0
                cross!($z "" $rows $inside []),
                double!($z $o [$($c)* $($u)*]),
                $take_k,
                $reduction,
                // T = C + U, and its carry
                squares!(@sum "add " $t [$($u)*]),
                // The result is T or T − m: both are computed, T lies in r meanwhile, and the borrow selects.
                concat!("mov rbx, ", $r),
                squares!(@store $o $t),
                squares!(@subtract "sub " $k $o $t),
                squares!(@select $o $t),
                "xor eax, eax", // forgets what is on the stack
                concat!($(place!(forget $u),)*),
                concat!("add rsp, 8*", $words, "+", $leave),
                restore_and_return!(),
            )
        }
    };
    (@sum $add:literal [$top:literal] []) => { concat!("adc ", $top, ", 0\n") };
    (@sum $add:literal [$t:literal $($ts:literal)*] [$u:tt $($us:tt)*]) => {
        concat!($add, $t, ", ", place!(addend $u), "\n", squares!(@sum "adc " [$($ts)*] [$($us)*]))
    };
    (@store [] [$top:literal]) => { "" };
    (@store [$o:literal $($os:literal)*] [$t:literal $($ts:literal)*]) => {
        concat!("mov [rbx+8*", $o, "], ", $t, "\n", squares!(@store [$($os)*] [$($ts)*]))
    };
    (@subtract $subtract:literal $k:literal [] [$top:literal]) => { concat!("sbb ", $top, ", 0\n") };
    (@subtract $subtract:literal $k:literal [$o:literal $($os:literal)*] [$t:literal $($ts:literal)*]) => {
        concat!($subtract, $t, ", [", $k, "+8*", $o, "+8]\n", squares!(@subtract "sbb " $k [$($os)*] [$($ts)*]))
    };
    (@select [] [$top:literal]) => { "" };
    (@select [$o:literal $($os:literal)*] [$t:literal $($ts:literal)*]) => {
        concat!(
            "cmovc ", $t, ", [rbx+8*", $o, "]\nmov [rbx+8*", $o, "], ", $t, "\n",
            squares!(@select [$($os)*] [$($ts)*])
        )
    };
}

squares! {
    square_2 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*0]" "8" "0"]
        ["0" "1"]
        ["r8" "r9"]
        ["r10" "r11"]
        [] [["0" "1" "r9" "r10"]];
    square_3 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*0]" "8" "0"]
        ["0" "1" "2"]
        ["r8" "r9" "r10"]
        ["r11" "r12" "r13"]
        ["1"] [["0" "2" "r9" "r10" "r11" "r12"]];
    square_4 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*0]" "8" "0"]
        ["0" "1" "2" "3"]
        ["r8" "r9" "r10" "r11"]
        ["r12" "r13" "r14" "r15"]
        [] [["1" "2" "r11" "r12"] ["0" "3" "r9" "r10" "r13" "r14"]]
        {late_square_4 ["rcx+8*4+8"]
            ["r8" "r9" "r10" "r11" "rsi"]
            ["rsi" "r8" "r9" "r10" "r11"]};
    square_5 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*1]" "8" "1"]
        ["0" "1" "2" "3" "4"]
        ["r8" "r9" "r10" "r11" "r12"]
        ["r13" "r14" "r15" "rdi" ("0")]
        ["2"] [["1" "3" "r11" "r12" "r13" "r14"] ["0" "4" "r9" "r10" "r15" "rdi"]]
        {late_square_5 ["rcx+8*5+8"]
            ["r8" "r9" "r10" "r11" "r12" "rsi"]
            ["rsi" "r8" "r9" "r10" "r11" "r12"]};
    square_6 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*3]" "8" "3"]
        ["0" "1" "2" "3" "4" "5"]
        ["r8" "r9" "r10" "r11" "r12" "r13"]
        ["r14" "r15" "rdi" ("0") ("1") ("2")]
        [] [["2" "3" "r13" "r14"] ["1" "4" "r11" "r12" "r15" "rdi"] ["0" "5" "r9" "r10" ("0") ("1")]]
        {late_square_6 ["rcx+8*6+8"]
            ["r8" "r9" "r10" "r11" "r12" "r13" "rsi"]
            ["rsi" "r8" "r9" "r10" "r11" "r12" "r13"]};
    square_7 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*5]" "8" "5"]
        ["0" "1" "2" "3" "4" "5" "6"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14"]
        ["r15" "rdi" ("0") ("1") ("2") ("3") ("4")]
        ["3"] [["2" "4" "r13" "r14" "r15" "rdi"] ["1" "5" "r11" "r12" ("0") ("1")] ["0" "6" "r9" "r10" ("2") ("3")]]
        {late_square_7 ["rcx+8*7+8"]
            ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "rsi"]
            ["rsi" "r8" "r9" "r10" "r11" "r12" "r13" "r14"]};
    square_8 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*7]" "8" "7"]
        ["0" "1" "2" "3" "4" "5" "6" "7"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"]
        ["rdi" ("0") ("1") ("2") ("3") ("4") ("5") ("6")]
        [] [["3" "4" "r15" "rdi"] ["2" "5" "r13" "r14" ("0") ("1")] ["1" "6" "r11" "r12" ("2") ("3")]
            ["0" "7" "r9" "r10" ("4") ("5")]]
        {late_square_8 ["rcx+8*8+8"]
            ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rsi"]
            ["rsi" "r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"]};
    square_9 ["rax" "xor eax, eax\n" "rcx" "" "[rsp+8*9]" "8" "9"]
        ["0" "1" "2" "3" "4" "5" "6" "7" "8"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rdi"]
        [("0") ("1") ("2") ("3") ("4") ("5") ("6") ("7") ("8")]
        ["4"] [["3" "5" "r15" "rdi" ("0") ("1")] ["2" "6" "r13" "r14" ("2") ("3")] ["1" "7" "r11" "r12" ("4") ("5")]
            ["0" "8" "r9" "r10" ("6") ("7")]];
    square_10 ["rax" "xor eax, eax\n" "rsi" "mov rsi, [rsp+8*10]" "[rsp+8*10+8]" "16" "10" "push rcx"]
        ["0" "1" "2" "3" "4" "5" "6" "7" "8" "9"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rdi" "rcx"]
        [("0") ("1") ("2") ("3") ("4") ("5") ("6") ("7") ("8") ("9")]
        [] [["4" "5" "rcx" ("0")] ["3" "6" "r15" "rdi" ("1") ("2")] ["2" "7" "r13" "r14" ("3") ("4")]
            ["1" "8" "r11" "r12" ("5") ("6")] ["0" "9" "r9" "r10" ("7") ("8")]];
    square_11 ["qword ptr [rsp+8*11]" "" "rsi" "mov rsi, [rsp+8*11+8]" "[rsp+8*11+16]" "24" "11" "push rcx" "push rax"]
        ["0" "1" "2" "3" "4" "5" "6" "7" "8" "9" "10"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rdi" "rcx" "rax"]
        [("0") ("1") ("2") ("3") ("4") ("5") ("6") ("7") ("8") ("9") ("10")]
        ["5"] [["4" "6" "rcx" "rax" ("0") ("1")] ["3" "7" "r15" "rdi" ("2") ("3")] ["2" "8" "r13" "r14" ("4") ("5")]
            ["1" "9" "r11" "r12" ("6") ("7")] ["0" "10" "r9" "r10" ("8") ("9")]];
}

/// `r = a²·2^(−64·N) mod m` for a < m, by a function for N limbs and m.
///
/// # Safety
/// The CPU has BMI2 and ADX, and the constants are those of the function.
#[inline(always)]
pub(in crate::kernel::limbs::adx) unsafe fn square<const N: usize>(
    function: Function,
    r: &mut [u64; N],
    a: &[u64; N],
    constants: *const u64,
) {
    // SAFETY: the arrays have N limbs, the rest is the caller's promise.
    unsafe { function(r.as_mut_ptr(), a.as_ptr(), a.as_ptr(), constants) }
}

/// `a = a²·2^(−64·N) mod m`, as [`square`]; one limb and two are inlined, as a call takes as long.
///
/// # Safety
/// As there.
#[inline(always)]
pub(in crate::kernel::limbs::adx) unsafe fn square_assign<const N: usize>(
    function: Function,
    a: &mut [u64; N],
    constants: *const u64,
) {
    let a = a.as_mut_ptr();
    // SAFETY: as in `square`; the result is stored when the operand is no longer needed.
    unsafe {
        match N {
            1 => *a = inlined::one(*a, *a, constants),
            2 => {
                let number = a.cast::<[u64; 2]>();
                number.write(inlined::two(number.read(), number.read(), constants));
            }
            _ => function(a, a, a, constants),
        }
    }
}

/// The function for so many limbs and any m, if squares have code of their own there. Its constants are
/// k = −m⁻¹ mod 2^64, then m.
pub(in crate::kernel::limbs::adx) const fn function<const N: usize>() -> Function {
    match N {
        2 => square_2,
        3 => square_3,
        4 => square_4,
        5 => square_5,
        6 => square_6,
        7 => square_7,
        8 => square_8,
        9 => square_9,
        10 => square_10,
        unrolled::MAX_LIMBS => square_11,
        _ => unrolled::function::<N>(), // a product
    }
}

/// The function for m: where it can be, with late quotients. Behind m the constants have (k·m + 1) / 2^64.
pub(in crate::kernel::limbs::adx) fn function_for<const N: usize>(m: &[u64; N]) -> Function {
    match N {
        _ if m[N - 1] == u64::MAX => function::<N>(),
        4 => late_square_4,
        5 => late_square_5,
        6 => late_square_6,
        7 => late_square_7,
        8 => late_square_8,
        _ => function::<N>(),
    }
}

#[cfg(test)]
mod tests {
    use super::{function, function_for, square, square_assign};
    use crate::kernel::limbs::adx::straight::{inlined, unrolled};
    use crate::kernel::limbs::adx::{constants_with_multiple, has_adx};
    use alloc::vec::Vec;

    /// Limbs at the edges, in every order that the sizes allow.
    fn number<const N: usize>(seed: usize) -> [u64; N] {
        let edges = [0, 1, 2, u64::MAX, u64::MAX - 1, 1 << 63, u64::MAX >> 1, 0x9e37_79b9_7f4a_7c15];
        core::array::from_fn(|i| edges[(seed * 7 + i * (seed / 8 + 3) + (seed >> (i % 8))) % edges.len()])
    }

    /// m − x, for x ≤ m.
    fn below<const N: usize>(m: &[u64; N], x: u64) -> [u64; N] {
        let mut borrow = x;
        m.map(|limb| {
            let (difference, borrows) = limb.overflowing_sub(borrow);
            borrow = borrows.into();
            difference
        })
    }

    fn check<const N: usize>() {
        let all_ones = [u64::MAX; N];
        let top = core::array::from_fn(|i| if i == N - 1 { 1 << 63 } else { 0 });
        let below_top = core::array::from_fn(|i| if i == N - 1 { u64::MAX - 1 } else { u64::MAX });
        for seed in 0..512 {
            let mut m = [number(seed), all_ones, top, below_top][seed % 4];
            m[0] |= 1;
            m[N - 1] |= 1; // above all operands whose top limb is 0
            let constants = constants_with_multiple(&m);
            let (mut small, mut halved) = (number(seed + 1), m);
            small[N - 1] = 0;
            halved[N - 1] >>= 1;
            let edge = core::array::from_fn(|i| u64::from(i == seed % N));
            for a in [[0; N], edge, small, halved, below(&m, 1), below(&m, 2), below(&m, seed as u64 | 1)] {
                if a.iter().rev().ge(m.iter().rev()) {
                    continue;
                }
                for function in [function::<N>(), function_for(&m)] {
                    let (mut r, mut product, mut assigned) = ([1; N], [2; N], a);
                    // SAFETY: the test found BMI2 and ADX; the constants are those of both functions.
                    unsafe {
                        unrolled::multiply(&mut product, &a, &a, constants.as_ptr());
                        square(function, &mut r, &a, constants.as_ptr());
                        square_assign(function, &mut assigned, constants.as_ptr());
                    }
                    assert_eq!(r, product, "{a:x?}² modulo {m:x?}");
                    assert_eq!(assigned, product, "{a:x?}² in place modulo {m:x?}");
                }
            }
        }
    }

    /// From [`MIN_LIMBS`](super::MIN_LIMBS) limbs on by code of their own, with late quotients where the bounds allow.
    #[test]
    fn squares_are_products_with_itself() {
        if !has_adx() {
            return;
        }
        check::<1>();
        check::<2>();
        check::<3>();
        check::<4>();
        check::<5>();
        check::<6>();
        check::<7>();
        check::<8>();
        check::<9>();
        check::<10>();
        check::<{ unrolled::MAX_LIMBS }>();
        assert!(core::ptr::fn_addr_eq(function_for(&[1, 0, 0, u64::MAX]), function::<4>()));
        assert!(!core::ptr::fn_addr_eq(function_for(&[1, 0, 0, u64::MAX - 1]), function::<4>()));
        assert!(!core::ptr::fn_addr_eq(function::<2>(), unrolled::function::<2>()));
        assert!(core::ptr::fn_addr_eq(function::<1>(), unrolled::function::<1>()));
    }

    /// Every pair of limbs at the edges as modulus, as factor below it and as the other factor, which need not be
    /// below.
    #[test]
    fn inlined_products_are_those_of_the_functions() {
        if !has_adx() {
            return;
        }
        let edges = [0, 1, 2, 3, u64::MAX, u64::MAX - 1, 1 << 63, u64::MAX >> 1, 0x9e37_79b9_7f4a_7c15];
        let pairs: Vec<[u64; 2]> = edges.iter().flat_map(|&low| edges.map(|high| [low, high])).collect();
        for m in pairs.iter().filter(|m| m[0] & 1 == 1 && m[1] != 0) {
            let of_m = constants_with_multiple(m);
            for a in pairs.iter().filter(|a| (a[1], a[0]) < (m[1], m[0])) {
                for b in &pairs {
                    let mut expected = [0; 2];
                    // SAFETY: the CPU has ADX and BMI2, and there are three constants.
                    let product = unsafe {
                        unrolled::multiply(&mut expected, a, b, of_m.as_ptr());
                        inlined::two(*a, *b, of_m.as_ptr())
                    };
                    assert_eq!(product, expected, "{a:x?}·{b:x?} modulo {m:x?}");
                }
            }
        }
        for &m in edges.iter().filter(|&&m| m & 1 == 1) {
            let of_m = constants_with_multiple(&[m]);
            for a in edges.into_iter().filter(|&a| a < m) {
                for b in edges {
                    let mut expected = [0];
                    // SAFETY: likewise, two constants.
                    let product = unsafe {
                        unrolled::multiply(&mut expected, &[a], &[b], of_m.as_ptr());
                        inlined::one(a, b, of_m.as_ptr())
                    };
                    assert_eq!([product], expected, "{a:x}·{b:x} modulo {m:x}");
                }
            }
        }
    }
}
