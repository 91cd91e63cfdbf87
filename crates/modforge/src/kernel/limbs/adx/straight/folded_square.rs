//! Squares modulo W^n − C, W = 2^64, for 3 to 9 limbs: the [square](super::square_sums), its lower half in registers,
//! then the [reduction](super::folds).
//!
//! Count: n(n + 1)/2 + n + 1 multiplications.
//!
//! # Registers
//! | | |
//! |---|---|
//! | r8 to r15, rdi | the square, from its lowest limb on; the rest is on the stack from `[rsp]` on. Then the result |
//! | rbx, r8 | high halves by turns in the products of different limbs; limb 0 is in r8 only later |
//! | rbp | low half of a product, or the limb to add |
//! | rdx | the factor, then C |
//! | rax | 0 |
//! | rsi | address of a; in the reduction a high half, as rbx |
//! | rcx | C |
//!
//! Above the square on the stack is the address of r.

/// A function for the listed limbs: the words of the square on the stack; the limbs; the places of its lower and of its
/// upper half; for [`cross`] the limb in the middle, if there is one, and the rows.
macro_rules! folded_squares {
    ($($name:ident $words:literal [$($o:literal)*] [$($c:literal)*] [$($u:tt)*] $inside:tt $rows:tt;)*) => { $(
        /// `r = a²` modulo W^n − C, below W^n; one pointer is unused.
        ///
        /// # Safety
        /// The CPU has BMI2 and ADX; r and a are n limbs.
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $name(r: *mut u64, a: *const u64, _: *const u64, fold: u64) {
            core::arch::naked_asm!(
                save_registers!(),
                "push rdi",
                "xor eax, eax",
                concat!("lea rsp, [rsp-8*", $words, "]"), // keeps the flags, both 0
                cross!("rax" "xor eax, eax\n" $rows $inside []),
                "xor eax, eax",
                double!("rax" [$($o)*] [$($c)* $($u)*]),
                "xor eax, eax",
                "mov rdx, rcx",
                fold!("rax" "rbp" ["rbx" "rsi"] [$($c)*] [$($u)*] [$($c)*]),
                concat!("mov rbx, [rsp+8*", $words, "]"),
                store_limbs!("rbx" [$($o)*] [$($c)*]),
                concat!($(place!(forget $u),)*),
                concat!("add rsp, 8*", $words, "+8"),
                restore_and_return!(),
            )
        }
    )* };
}

folded_squares! {
    fold_square_3 "0" ["0" "1" "2"]
        ["r8" "r9" "r10"]
        ["r11" "r12" "r13"]
        ["1"] [["0" "2" "r9" "r10" "r11" "r12"]];
    fold_square_4 "0" ["0" "1" "2" "3"]
        ["r8" "r9" "r10" "r11"]
        ["r12" "r13" "r14" "r15"]
        [] [["1" "2" "r11" "r12"] ["0" "3" "r9" "r10" "r13" "r14"]];
    fold_square_5 "1" ["0" "1" "2" "3" "4"]
        ["r8" "r9" "r10" "r11" "r12"]
        ["r13" "r14" "r15" "rdi" ("0")]
        ["2"] [["1" "3" "r11" "r12" "r13" "r14"] ["0" "4" "r9" "r10" "r15" "rdi"]];
    fold_square_6 "3" ["0" "1" "2" "3" "4" "5"]
        ["r8" "r9" "r10" "r11" "r12" "r13"]
        ["r14" "r15" "rdi" ("0") ("1") ("2")]
        [] [["2" "3" "r13" "r14"] ["1" "4" "r11" "r12" "r15" "rdi"] ["0" "5" "r9" "r10" ("0") ("1")]];
    fold_square_7 "5" ["0" "1" "2" "3" "4" "5" "6"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14"]
        ["r15" "rdi" ("0") ("1") ("2") ("3") ("4")]
        ["3"] [["2" "4" "r13" "r14" "r15" "rdi"] ["1" "5" "r11" "r12" ("0") ("1")] ["0" "6" "r9" "r10" ("2") ("3")]];
    fold_square_8 "7" ["0" "1" "2" "3" "4" "5" "6" "7"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"]
        ["rdi" ("0") ("1") ("2") ("3") ("4") ("5") ("6")]
        [] [["3" "4" "r15" "rdi"] ["2" "5" "r13" "r14" ("0") ("1")] ["1" "6" "r11" "r12" ("2") ("3")]
            ["0" "7" "r9" "r10" ("4") ("5")]];
    fold_square_9 "9" ["0" "1" "2" "3" "4" "5" "6" "7" "8"]
        ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15" "rdi"]
        [("0") ("1") ("2") ("3") ("4") ("5") ("6") ("7") ("8")]
        ["4"] [["3" "5" "r15" "rdi" ("0") ("1")] ["2" "6" "r13" "r14" ("2") ("3")] ["1" "7" "r11" "r12" ("4") ("5")]
            ["0" "8" "r9" "r10" ("6") ("7")]];
}
