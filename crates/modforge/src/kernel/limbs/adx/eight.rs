//! Products and squares of eight limbs, the leaves of those of 16·2^i limbs; see [`karatsuba`](super::karatsuba).
//!
//! Straight code, the sum in registers: a row adds eight limbs times one of b to the running sum c of eight limbs,
//! whose lowest limb is then complete. With c < 2^512 and a < 2^512 the sum c + a·bⱼ is at most 2^512 − 1 + (2^512
//! − 1)·(2^64 − 1) = 2^576 − 2^64, so nine limbs hold it. Nothing is added from memory, so t need not be cleared
//! before.
//!
//! # Registers
//! | | |
//! |---|---|
//! | r8 to r15 | the running sum c |
//! | rax, rbx | low and high half of a product |
//! | rdx | the limb b |
//! | rbp | 0 |
//! | rdi, rsi, rcx | addresses of t, a and b |

/// Limbs of a leaf.
pub(super) const LIMBS: usize = 8;

/// The top limb of the running sum takes in the carries of the last row around the first multiplication of the next
/// one, as more additions one after the other would take the multiplier's place (Zen 3).
macro_rules! row {
    ($($j:literal)+) => {
        concat!($(
            "mov rdx, [rcx+8*", $j, "]\n",
            "adcx r15, rbp\nmulx rbx, rax, [rsi]\nadox r15, rbp\nxor ebp, ebp\n",
            "adcx rax, r8\nmov [rdi+8*", $j, "], rax\n",
            rest!("" "rsi" ["rbx" "rax"] ["1" "2" "3" "4" "5" "6" "7"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"]),
            "mov r15, rax\n",
        )+)
    };
}

/// Eight limbs at `rsi` times eight at `rcx`, to the 16 at `rdi`; all other registers but `rdx` are lost.
macro_rules! product_8 {
    () => {
        concat!(
            "xor ebp, ebp\n",
            // The first row has no sum to add to.
            "mov rdx, [rcx]\n",
            "mulx r8, rax, [rsi]\nmov [rdi], rax\n",
            "mulx r9, rax, [rsi+8]\nadcx r8, rax\n",
            "mulx r10, rax, [rsi+16]\nadcx r9, rax\n",
            "mulx r11, rax, [rsi+24]\nadcx r10, rax\n",
            "mulx r12, rax, [rsi+32]\nadcx r11, rax\n",
            "mulx r13, rax, [rsi+40]\nadcx r12, rax\n",
            "mulx r14, rax, [rsi+48]\nadcx r13, rax\n",
            "mulx r15, rax, [rsi+56]\nadcx r14, rax\n",
            row!("1" "2" "3" "4" "5" "6" "7"),
            "adcx r15, rbp\nadox r15, rbp\n",
            store_8!("rdi+64"),
        )
    };
}

/// The eight registers of the sum, from memory.
macro_rules! load_8 {
    ($from:literal) => {
        load_8!(@each $from "r8" "0" "r9" "8" "r10" "16" "r11" "24" "r12" "32" "r13" "40" "r14" "48" "r15" "56")
    };
    (@each $from:literal $($c:literal $offset:literal)+) => { concat!($("mov ", $c, ", [", $from, "+", $offset, "]\n"),+) };
}

/// The eight registers of the sum, to memory.
macro_rules! store_8 {
    ($to:literal) => {
        store_8!(@each $to "r8" "0" "r9" "8" "r10" "16" "r11" "24" "r12" "32" "r13" "40" "r14" "48" "r15" "56")
    };
    (@each $to:literal $($c:literal $offset:literal)+) => { concat!($("mov [", $to, "+", $offset, "], ", $c, "\n"),+) };
}

/// The distance of the eight limbs at `$a` to those above them, to `$r`; in `rax` whether it was negative, as a mask s:
/// (d xor s) − s for the difference d modulo 2^512.
macro_rules! distance_8 {
    ($r:literal $a:literal) => {
        distance_8!(@each $r $a "sub" "r8" "0" "sbb" "r9" "8" "sbb" "r10" "16" "sbb" "r11" "24" "sbb" "r12" "32" "sbb" "r13" "40"
            "sbb" "r14" "48" "sbb" "r15" "56")
    };
    (@each $r:literal $a:literal $($subtract:literal $c:literal $offset:literal)+) => {
        concat!(
            $("mov ", $c, ", [", $a, "+", $offset, "]\n",)+
            $($subtract, " ", $c, ", [", $a, "+64+", $offset, "]\n",)+
            "sbb rax, rax\n",
            $("xor ", $c, ", rax\n",)+
            $($subtract, " ", $c, ", rax\nmov [", $r, "+", $offset, "], ", $c, "\n",)+
        )
    };
}

/// `t += (low + high ∓ cross)·2^512` for t = low + high·2^1024 at `rdi` and the 16 limbs of `cross` at `rsi`,
/// subtracted where the mask in `rcx` is set: as its complement and 1, less 2^1024. The sum in brackets is not
/// negative.
macro_rules! combine_16 {
    () => {
        concat!(
            "vmovq xmm0, rcx\nvpbroadcastq ymm0, xmm0\n",
            "vpxor ymm1, ymm0, [rsi]\nvpxor ymm2, ymm0, [rsi+32]\nvpxor ymm3, ymm0, [rsi+64]\nvpxor ymm4, ymm0, [rsi+96]\n",
            "vmovdqu [rsi], ymm1\nvmovdqu [rsi+32], ymm2\nvmovdqu [rsi+64], ymm3\nvmovdqu [rsi+96], ymm4\n",
            "vzeroupper\n",
            "and ecx, 1\n",
            "mov al, 127\nadd al, cl\n", // overflow: the 1
            combine_16!(@halves "0" "8" "16" "24" "32" "40" "48" "56" "64" "72" "80" "88" "96" "104" "112" "120"),
            // What is above 16 limbs.
            "seto al\nsetc dl\nmovzx eax, al\nmovzx edx, dl\nadd eax, edx\nsub eax, ecx\n",
            "mov r8, [rsi]\nadd [rdi+64], r8\n",
            combine_16!(@middle "8" "16" "24" "32" "40" "48" "56" "64" "72" "80" "88" "96" "104" "112" "120"),
            "adc rax, 0\n",
            "add [rdi+192], rax\nmov eax, 0\n",
            combine_16!(@top "200" "208" "216" "224" "232" "240" "248"),
        )
    };
    (@halves $($offset:literal)+) => {
        concat!($(
            "mov r8, [rsi+", $offset, "]\nadcx r8, [rdi+", $offset, "]\nadox r8, [rdi+128+", $offset, "]\n",
            "mov [rsi+", $offset, "], r8\n",
        )+)
    };
    (@middle $($offset:literal)+) => { concat!($("mov r8, [rsi+", $offset, "]\nadc [rdi+64+", $offset, "], r8\n",)+) };
    (@top $($offset:literal)+) => { concat!($("adc [rdi+", $offset, "], rax\n",)+) };
}

/// `t = a·b` of eight limbs each.
///
/// # Safety
/// The CPU has BMI2 and ADX; t has 16 limbs and overlaps neither a nor b.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn product(t: *mut u64, a: *const u64, b: *const u64) {
    core::arch::naked_asm!(save_registers!(), "mov rcx, rdx", product_8!(), restore_and_return!(),)
}

/// A row of the low product: limb j of b times the limbs of a below 8 − j, of which the last one gives its low half
/// alone.
macro_rules! low_row {
    ($j:literal [$last:literal] [$($c:literal)+] [$($o:literal)*]) => {
        concat!(
            "mov rdx, [rcx+8*", $j, "]\nmov rbp, [rsi+8*", $last, "]\nimul rbp, rdx\ntest al, al\n", // no carry
            low_row!(@each [$($o)*] [$($c)+])
        )
    };
    (@each [] [$c:literal]) => { concat!("adcx ", $c, ", rbp\n") };
    (@each [$o:literal $($os:literal)*] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!("mulx rbx, rax, [rsi+8*", $o, "]\nadcx ", $c0, ", rax\nadox ", $c1, ", rbx\n", low_row!(@each [$($os)*] [$c1 $($c)*]))
    };
}

/// `t += a·b` modulo 2^512, of eight limbs each.
///
/// # Safety
/// The CPU has BMI2 and ADX; t overlaps neither a nor b.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn add_low_product(t: *mut u64, a: *const u64, b: *const u64) {
    core::arch::naked_asm!(
        save_registers!(),
        "mov rcx, rdx",
        load_8!("rdi"),
        low_row!("0" ["7"] ["r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"] ["0" "1" "2" "3" "4" "5" "6"]),
        low_row!("1" ["6"] ["r9" "r10" "r11" "r12" "r13" "r14" "r15"] ["0" "1" "2" "3" "4" "5"]),
        low_row!("2" ["5"] ["r10" "r11" "r12" "r13" "r14" "r15"] ["0" "1" "2" "3" "4"]),
        low_row!("3" ["4"] ["r11" "r12" "r13" "r14" "r15"] ["0" "1" "2" "3"]),
        low_row!("4" ["3"] ["r12" "r13" "r14" "r15"] ["0" "1" "2"]),
        low_row!("5" ["2"] ["r13" "r14" "r15"] ["0" "1"]),
        low_row!("6" ["1"] ["r14" "r15"] ["0"]),
        low_row!("7" ["0"] ["r15"] []),
        store_8!("rdi"),
        restore_and_return!(),
    )
}

/// `t = a·b` of 16 limbs each, from three products of eight (see [`karatsuba`](super::karatsuba)). The differences are
/// in the upper half of t until it is needed, and are used while its lower half is computed: they take time.
///
/// # Safety
/// The CPU has AVX2, BMI2 and ADX; t has 32 limbs, cross 16, and both overlap nothing else.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn product_of_16(t: *mut u64, a: *const u64, b: *const u64, cross: *mut u64) {
    core::arch::naked_asm!(
        save_registers!(),
        "push rcx",
        "push rdi",
        "push rsi",
        "push rdx",
        distance_8!("rdi+128" "rsi"),
        "mov rcx, rax",
        distance_8!("rdi+192" "rdx"),
        "xor rax, rcx",
        "not rax",
        "push rax",
        "mov rcx, rdx",
        "call 8f",
        "mov rdi, [rsp+32]",
        "mov rsi, [rsp+24]",
        "lea rcx, [rsi+192]",
        "sub rsi, -128",
        "call 8f",
        "mov rdi, [rsp+24]",
        "mov rsi, [rsp+16]",
        "mov rcx, [rsp+8]",
        "sub rdi, -128",
        "add rsi, 64",
        "add rcx, 64",
        "call 8f",
        "pop rcx",
        "mov qword ptr [rsp-8], 0", // forgets the sign
        "pop rdx",
        "pop rsi",
        "pop rdi",
        "pop rsi",
        combine_16!(),
        restore_and_return!(),
        ".p2align 5",
        "8:",
        product_8!(),
        "ret",
    )
}

/// Limb i times those above it, added to the sum from weight 2i + 1 on, of which the registers are listed; the last one
/// is free and takes the top limb, but for the carries in the flags. Those of the last row come behind the first
/// multiplication.
macro_rules! above {
    ([$carries:expr] [$last:literal] [$c0:literal $c1:literal]) => {
        concat!("mulx ", $c1, ", rax, [rsi+8*", $last, "]\n", $carries, "adcx ", $c0, ", rax\n")
    };
    ([$carries:expr] [$o:literal $($os:literal)+] [$c0:literal $c1:literal $($c:literal)+]) => {
        concat!(
            "mulx rbx, rax, [rsi+8*", $o, "]\n", $carries, "adcx ", $c0, ", rax\nadox ", $c1, ", rbx\n",
            above!([""] [$($os)+] [$c1 $($c)+])
        )
    };
    (@row $i:literal $top:literal $o:tt $c:tt) => {
        concat!(
            "mov rdx, [rsi+8*", $i, "]\n",
            above!([concat!("adcx ", $top, ", rbp\nadox ", $top, ", rbp\nxor ebp, ebp\n")] $o $c)
        )
    };
}

/// A limb of the sum at weight $w, which is in memory: doubled, a limb of a square added.
macro_rules! doubled {
    ($w:literal $square:literal) => {
        concat!("mov rcx, [rdi+8*", $w, "]\nadcx rcx, rcx\nadox rcx, ", $square, "\nmov [rdi+8*", $w, "], rcx\n")
    };
    ($w:literal $square:literal $c:literal) => {
        concat!("adcx ", $c, ", ", $c, "\nadox ", $c, ", ", $square, "\nmov [rdi+8*", $w, "], ", $c, "\n")
    };
}

/// The square of the eight limbs at `rsi`, to the 16 at `rdi`: the products of two different limbs, 28, then these
/// doubled and the squares of the limbs. All other registers are lost.
///
/// The registers r8 to r15 are the limbs of the sum with the weights 0 to 7, then 8 to 15. With the rows up to i the
/// sum is below (2^(64(i+1)) − 1)·2^512 < 2^(64(i+9)), so each row needs one register more, and leaves two limbs
/// complete.
macro_rules! square_8 {
    () => {
        concat!(
            "xor ebp, ebp\n",
            "mov rdx, [rsi]\n",
            "mulx r10, r9, [rsi+8]\nmov [rdi+8], r9\n",
            "mulx r11, rax, [rsi+16]\nadcx r10, rax\n",
            "mulx r12, rax, [rsi+24]\nadcx r11, rax\n",
            "mulx r13, rax, [rsi+32]\nadcx r12, rax\n",
            "mulx r14, rax, [rsi+40]\nadcx r13, rax\n",
            "mulx r15, rax, [rsi+48]\nadcx r14, rax\n",
            "mulx r8, rax, [rsi+56]\nadcx r15, rax\n",
            "mov [rdi+16], r10\n",
            above!(@row "1" "r8" ["2" "3" "4" "5" "6" "7"] ["r11" "r12" "r13" "r14" "r15" "r8" "r9"]),
            "mov [rdi+24], r11\nmov [rdi+32], r12\n",
            above!(@row "2" "r9" ["3" "4" "5" "6" "7"] ["r13" "r14" "r15" "r8" "r9" "r10"]),
            "mov [rdi+40], r13\nmov [rdi+48], r14\n",
            above!(@row "3" "r10" ["4" "5" "6" "7"] ["r15" "r8" "r9" "r10" "r11"]),
            "mov [rdi+56], r15\n",
            above!(@row "4" "r11" ["5" "6" "7"] ["r9" "r10" "r11" "r12"]),
            above!(@row "5" "r12" ["6" "7"] ["r11" "r12" "r13"]),
            above!(@row "6" "r13" ["7"] ["r13" "r14"]),
            "adcx r14, rbp\n",
            "xor r15d, r15d\n", // no carry is left
            "mov rdx, [rsi]\nmulx rbx, rax, rdx\n",
            "mov [rdi], rax\n", doubled!("1" "rbx"),
            "mov rdx, [rsi+8]\nmulx rbx, rax, rdx\n",
            doubled!("2" "rax"), doubled!("3" "rbx"),
            "mov rdx, [rsi+16]\nmulx rbx, rax, rdx\n",
            doubled!("4" "rax"), doubled!("5" "rbx"),
            "mov rdx, [rsi+24]\nmulx rbx, rax, rdx\n",
            doubled!("6" "rax"), doubled!("7" "rbx"),
            "mov rdx, [rsi+32]\nmulx rbx, rax, rdx\n",
            doubled!("8" "rax" "r8"), doubled!("9" "rbx" "r9"),
            "mov rdx, [rsi+40]\nmulx rbx, rax, rdx\n",
            doubled!("10" "rax" "r10"), doubled!("11" "rbx" "r11"),
            "mov rdx, [rsi+48]\nmulx rbx, rax, rdx\n",
            doubled!("12" "rax" "r12"), doubled!("13" "rbx" "r13"),
            "mov rdx, [rsi+56]\nmulx rbx, rax, rdx\n",
            doubled!("14" "rax" "r14"), doubled!("15" "rbx" "r15"),
        )
    };
}

/// `t = a²` for a of 16 limbs, as in [`product_of_16`]; the product of the differences, as a square, is always
/// subtracted.
///
/// # Safety
/// The CPU has AVX2, BMI2 and ADX; t has 32 limbs, cross 16, and both overlap nothing else.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn square_of_16(t: *mut u64, a: *const u64, cross: *mut u64) {
    core::arch::naked_asm!(
        save_registers!(),
        "push rdx",
        "push rdi",
        "push rsi",
        distance_8!("rdi+128" "rsi"),
        "call 8f",
        "mov rdi, [rsp+16]",
        "mov rsi, [rsp+8]",
        "sub rsi, -128",
        "call 8f",
        "pop rsi",
        "mov rdi, [rsp]",
        "add rsi, 64",
        "sub rdi, -128",
        "call 8f",
        "pop rdi",
        "pop rsi",
        "mov rcx, -1",
        combine_16!(),
        restore_and_return!(),
        ".p2align 5",
        "8:",
        square_8!(),
        "ret",
    )
}
