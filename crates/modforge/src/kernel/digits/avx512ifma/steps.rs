//! Assembly that multiplication and squaring share, as text with the names of their operands. Both have a table of
//! registers.

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
