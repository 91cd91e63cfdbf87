//! Assembly that multiplication and squaring share, as text with the names of their operands.
//!
//! # Registers
//! | | |
//! |---|---|
//! | zmm26 | in the last Z steps, the carry of the lowest vector |
//! | zmm27 | the quotient digit that the lowest vector gives |
//! | zmm30 | the lowest vector of T |
//! | k1, k2 | lanes 0 to 6; lane 0 |
//! | `{carry}` | the carry out of the digits that left the sum; before the first row, the bits of k1 and k2 |
//! | `{quotients}` | the digits that wait; above each, the low digit of the sum that it is made of |
//!
//! All other vectors come in lists: the tables of [`multiply`](super::multiply) and [`square`](super::square) have
//! their numbers.

macro_rules! first {
    ([$first:literal $($rest:literal)*]) => {
        $first
    };
}

/// `$accumulators += half($factors · zmm$by)`, for two lists of registers.
macro_rules! add_products {
    ($half:literal, [$($accumulator:literal)*] += [$($factor:literal)*] * $by:literal) => {
        concat!($("vpmadd52", $half, "uq zmm", $accumulator, ", zmm", $factor, ", zmm", $by, "\n"),*)
    };
}

/// The same with factors in memory: `$base` and a list of offsets.
macro_rules! add_products_from_memory {
    ($half:literal, [$($accumulator:literal)*] += $base:literal [$($offset:literal)*] * $by:literal) => {
        concat!($(
            "vpmadd52", $half, "uq zmm", $accumulator, ", zmm", $by, ", zmmword ptr [{", $base, "} + ", $offset, "]\n"
        ),*)
    };
}

/// The quotient digits of a row wait for the next row in memory, from where a broadcast takes none of the ports that
/// multiply.
macro_rules! quotient {
    (get $at:literal $register:literal) => {
        concat!("vpbroadcastq zmm", $register, ", qword ptr [{quotients} + ", $at, "]\n")
    };
    // The low digit of a sum leaves it and becomes a quotient digit; what stands above it is the carry.
    (take $at:literal $sum:literal) => {
        concat!(
            "vmovq qword ptr [{quotients} + ",
            $at,
            " + 8], xmm",
            $sum,
            "\n",
            "add {carry}, qword ptr [{quotients} + ",
            $at,
            " + 8]\n",
            "mov qword ptr [{quotients} + ",
            $at,
            "], {carry}\n",
            "shr {carry}, 52\n",
        )
    };
}

/// zmm27 = the digit that makes the lowest vector zmm30 with its carry zmm26 a multiple of 2^52.
macro_rules! last_quotient {
    () => {
        concat!(
            "vpaddq zmm30, zmm30, zmm26\n",
            "vpxorq zmm27, zmm27, zmm27\n",
            "vpmadd52luq zmm27, zmm30, qword ptr [{k}]{{1to8}}\n",
            "vpbroadcastq zmm27, xmm27\n",
        )
    };
}

/// One line for each pair of a register and an offset.
macro_rules! each {
    ($before:literal [$($register:literal)*] $middle:literal [$($offset:literal)*] $after:literal) => {
        concat!($($before, $register, $middle, $offset, $after),*)
    };
}

/// The assembly of a multiplication or square, with the operands that both have.
macro_rules! assembly {
    ($constants:ident $quotients:ident $sum:ident $a:ident $b:ident $($text:expr),+ $(,)?) => {
        asm!(
            "mov {carry:e}, 0x7f",
            "kmovw k1, {carry:e}",
            "mov {carry:e}, 1",
            "kmovw k2, {carry:e}",
            "xor {carry:e}, {carry:e}",
            $($text,)+
            a = in(reg) $a.as_ptr(),
            b = inout(reg) $b.as_ptr() => _,
            m = in(reg) $constants.m.as_ptr(),
            multiple = in(reg) $constants.multiple.as_ptr(),
            k = in(reg) &raw const $constants.k,
            quotients = in(reg) $quotients.as_mut_ptr(),
            sum = in(reg) $sum.as_mut_ptr(),
            rows = inout(reg) $constants.rows - 1 => _,
            carry = out(reg) _,
            out("k1") _, out("k2") _,
            out("zmm0") _, out("zmm1") _, out("zmm2") _, out("zmm3") _, out("zmm4") _, out("zmm5") _,
            out("zmm6") _, out("zmm7") _, out("zmm8") _, out("zmm9") _, out("zmm10") _, out("zmm11") _,
            out("zmm12") _, out("zmm13") _, out("zmm14") _, out("zmm15") _, out("zmm16") _, out("zmm17") _,
            out("zmm18") _, out("zmm19") _, out("zmm20") _, out("zmm21") _, out("zmm22") _, out("zmm23") _,
            out("zmm24") _, out("zmm25") _, out("zmm26") _, out("zmm27") _, out("zmm28") _, out("zmm29") _,
            out("zmm30") _, out("zmm31") _,
            options(nostack),
        )
    };
}
