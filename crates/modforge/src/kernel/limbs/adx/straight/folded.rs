//! Multiplication modulo W^n − C, W = 2^64, for 3 to 9 limbs: a product, then the [reduction](super::folds).
//!
//! Bounds: a row adds a·bⱼ to the running sum c < W^n, and c + a·bⱼ ≤ W^n − 1 + (W^n − 1)·(W − 1) = W^(n+1) − W, whose
//! lowest limb is complete and whose others are the next c.
//!
//! Count: n² + n + 1 multiplications.
//!
//! # Registers
//! | | |
//! |---|---|
//! | r8 to r15, rdi | the running sum c, then the result; above it the top of the product's lower half, if they last |
//! | rax, rbx | low and high halves of products by turns |
//! | rdx | the limb bⱼ, then C |
//! | rbp | 0 |
//! | rsi, rcx | addresses of a and b; in the reduction rsi is a low half |
//! | from `[rsp]` on | the rest of that lower half; above it C and the address of r |

use super::folded_square;
use crate::kernel::cpu::has_adx;
use crate::kernel::limbs::adx::select::select;

/// The rows of the limbs `$j` of b; the lower half of the product goes to the places `$l`.
macro_rules! product_rows {
    ([$j:literal $($js:literal)*] [$l0:tt $($l:tt)*] [$o0:literal $($o:literal)*] [$c0:literal $($c:literal)*]) => {
        concat!(
            "mov rdx, [rcx+8*", $j, "]\nmulx ", $c0, ", rax, [rsi]\n", place!(set $l0 "rax"),
            product_rows!(@first [$($o)*] [$c0 $($c)*]),
            product_rows!(@rows [$($js)*] [$($l)*] [$($o)*] [$c0 $($c)*]),
            product_rows!(@carry "adcx " [$c0 $($c)*]), product_rows!(@carry "adox " [$c0 $($c)*]),
        )
    };
    (@first [] [$top:literal]) => { "" };
    (@first [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mulx ", $c1, ", rax, [rsi+8*", $o, "]\nadcx ", $c0, ", rax\n",
            product_rows!(@first [$($os)*] [$c1 $($c)*])
        )
    };
    (@rows [$($j:literal)*] [$($l:tt)*] $o:tt $c:tt) => { concat!($(product_rows!(@row $j $l $o $c),)*) };
    // The carries of the row before join its top limb around the first multiplication (Zen 3; see `eight`).
    (@row $j:literal $l:tt $o:tt [$c0:literal $($c:literal)*]) => {
        concat!(
            "mov rdx, [rcx+8*", $j, "]\n",
            product_rows!(@carry "adcx " [$c0 $($c)*]), "mulx rbx, rax, [rsi]\n",
            product_rows!(@carry "adox " [$c0 $($c)*]), "xor ebp, ebp\n",
            "adcx rax, ", $c0, "\n", place!(set $l "rax"),
            product_rows!(@rest ["rbx" "rax"] $o [$c0 $($c)*]),
        )
    };
    (@rest [$h:literal $g:literal] [] [$top:literal]) => { concat!("mov ", $top, ", ", $h, "\n") };
    (@rest [$h:literal $g:literal] [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "mulx ", $g, ", ", $c0, ", [rsi+8*", $o, "]\nadcx ", $c0, ", ", $h, "\nadox ", $c0, ", ", $c1, "\n",
            product_rows!(@rest [$g $h] [$($os)*] [$c1 $($c)*])
        )
    };
    (@carry $add:literal [$top:literal]) => { concat!($add, $top, ", rbp\n") };
    (@carry $add:literal [$c0:literal $($c:literal)+]) => { product_rows!(@carry $add [$($c)+]) };
}

/// A function for the listed limbs: the words of the product on the stack, the limbs, and the places of its lower and
/// of its upper half.
macro_rules! folded {
    ($($name:ident $words:literal [$($o:literal)*] [$($l:tt)*] [$($c:literal)*];)*) => { $(
        /// `r = a·b` modulo W^n − C, below W^n.
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX; all pointers are to n limbs.
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $name(r: *mut u64, a: *const u64, b: *const u64, fold: u64) {
            core::arch::naked_asm!(
                save_registers!(),
                "push rdi",
                "push rcx",
                "mov rcx, rdx",
                concat!("sub rsp, 8*", $words),
                "xor ebp, ebp",
                product_rows!([$($o)*] [$($l)*] [$($o)*] [$($c)*]),
                "xor ebp, ebp",
                concat!("mov rdx, [rsp+8*", $words, "]"),
                fold!("rbp" "rsi" ["rbx" "rax"] [$($l)*] [$($c)*] [$($c)*]),
                concat!("mov rbx, [rsp+8*", $words, "+8]"),
                store_limbs!("rbx" [$($o)*] [$($c)*]),
                "xor eax, eax", // forgets what is on the stack
                concat!($(place!(forget $l),)*),
                concat!("mov [rsp+8*", $words, "], rax\nadd rsp, 8*", $words, "+16"),
                restore_and_return!(),
            )
        }
    )* };
}

folded! {
    fold_3 "0" ["0" "1" "2"]
        ["r11" "r12" "r13"]
        ["r8" "r9" "r10"];
    fold_4 "0" ["0" "1" "2" "3"]
        ["r12" "r13" "r14" "r15"]
        ["r8" "r9" "r10" "r11"];
    fold_5 "1" ["0" "1" "2" "3" "4"]
        [("0") "r13" "r14" "r15" "rdi"]
        ["r8" "r9" "r10" "r11" "r12"];
    fold_6 "3" ["0" "1" "2" "3" "4" "5"]
        [("0") ("1") ("2") "r14" "r15" "rdi"]
        ["r8" "r9" "r10" "r11" "r12" "r13"];
    fold_7 "5" ["0" "1" "2" "3" "4" "5" "6"]
        [("0") ("1") ("2") ("3") ("4") "r15" "rdi"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14"];
    fold_8 "7" ["0" "1" "2" "3" "4" "5" "6" "7"]
        [("0") ("1") ("2") ("3") ("4") ("5") ("6") "rdi"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"];
    fold_9 "9" ["0" "1" "2" "3" "4" "5" "6" "7" "8"]
        [("0") ("1") ("2") ("3") ("4") ("5") ("6") ("7") ("8")]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rdi"];
}

/// `(r, a, b, fold)`; r may be a or b.
pub(super) type Function = unsafe extern "sysv64" fn(*mut u64, *const u64, *const u64, u64);

/// Products modulo W^n − C, W = 2^64, of numbers of n limbs; results are below W^n.
#[derive(Clone, Copy)]
pub(crate) struct FoldedProducts {
    limbs: usize,
    multiply: Function,
    square: Function,
}

impl FoldedProducts {
    /// For numbers of so many limbs; none where there is no code for these, or where the CPU lacks the instructions.
    pub(crate) fn new(limbs: usize) -> Option<Self> {
        let (multiply, square): (Function, Function) = match limbs {
            3 => (fold_3, folded_square::fold_square_3),
            4 => (fold_4, folded_square::fold_square_4),
            5 => (fold_5, folded_square::fold_square_5),
            6 => (fold_6, folded_square::fold_square_6),
            7 => (fold_7, folded_square::fold_square_7),
            8 => (fold_8, folded_square::fold_square_8),
            9 => (fold_9, folded_square::fold_square_9),
            _ => return None,
        };
        has_adx().then_some(Self { limbs, multiply, square })
    }

    /// `r = a·b` modulo W^n − `fold`.
    #[inline]
    pub(crate) fn multiply(self, r: &mut [u64], a: &[u64], b: &[u64], fold: u64) {
        assert!(r.len() == self.limbs && a.len() == self.limbs && b.len() == self.limbs);
        // SAFETY: the CPU has the instructions, as there is a `self`; all have n limbs.
        unsafe { (self.multiply)(r.as_mut_ptr(), a.as_ptr(), b.as_ptr(), fold) }
    }

    /// `r = a²` modulo W^n − `fold`.
    #[inline]
    pub(crate) fn square(self, r: &mut [u64], a: &[u64], fold: u64) {
        assert!(r.len() == self.limbs && a.len() == self.limbs);
        // SAFETY: as in `multiply`.
        unsafe { (self.square)(r.as_mut_ptr(), a.as_ptr(), a.as_ptr(), fold) }
    }

    /// `a = a·b` modulo W^n − `fold`.
    #[inline]
    pub(crate) fn multiply_assign(self, a: &mut [u64], b: &[u64], fold: u64) {
        assert!(a.len() == self.limbs && b.len() == self.limbs);
        let a = a.as_mut_ptr();
        // SAFETY: as in `multiply`; the result is stored when the factors are no longer needed.
        unsafe { (self.multiply)(a, a, b.as_ptr(), fold) }
    }

    /// `a = a²` modulo W^n − `fold`.
    #[inline]
    pub(crate) fn square_assign(self, a: &mut [u64], fold: u64) {
        assert!(a.len() == self.limbs);
        let a = a.as_mut_ptr();
        // SAFETY: as in `multiply_assign`.
        unsafe { (self.square)(a, a, a, fold) }
    }

    /// `r` = entry `index` of a table; neither time nor addresses depend on `index`.
    #[inline]
    pub(crate) fn select(self, r: &mut [u64], table: &[u64], index: u64) {
        // SAFETY: a CPU with the other instructions has AVX2, or `has_adx` says no.
        unsafe { select(r, table, index) }
    }
}
