//! The reduction of a product modulo W^n − C, W = 2^64, C < W: what is above W^n is multiplied by C and added.
//!
//! L + H·W^n = L + H·C + H·(W^n − C) for L, H < W^n. The sum L + H·C is r + t·W^n with t ≤ C, and r + t·C is below
//! W^n + C². So it carries out one bit at most, and where it does, what is left is below C²; C for the bit is added to
//! two limbs then and carries no further, as C² + C ≤ W². The result is below W^n, not below the modulus: any number of
//! n limbs is a factor.
//!
//! The reduction of moduli 2^k − c (`reduce/pseudo_mersenne.rs`), n + 1 multiplications.

/// The reduction, to the registers `$c`, with C in `rdx` and both flags 0. The limbs of L and H are where they are
/// listed; a limb of H is read before its register of the result is written. The two high halves `$g` and `$h` change
/// by turns, `$low` is a low half, `$z` is 0.
macro_rules! fold {
    ($z:literal $low:literal [$g:literal $h:literal] [$l0:tt $($l:tt)*] [$h0:tt $($hs:tt)*] [$c0:literal $($c:literal)*]) => {
        concat!(
            "mulx ", $g, ", ", $low, ", ", place!(addend $h0), "\nadcx ", $low, ", ", place!(addend $l0), "\nmov ", $c0, ", ", $low, "\n",
            fold!(@next $z $low [$g $h] [$($l)*] [$($hs)*] [$($c)*] [$c0 $($c)*])
        )
    };
    (@next $z:literal $low:literal [$g:literal $h:literal] [$l0:tt $($l:tt)*] [$h0:tt $($hs:tt)*] [$c0:literal $($c:literal)*] $all:tt) => {
        concat!(
            "mulx ", $h, ", ", $low, ", ", place!(addend $h0), "\nadcx ", $low, ", ", place!(addend $l0), "\nadox ", $low, ", ", $g, "\n",
            "mov ", $c0, ", ", $low, "\n",
            fold!(@next $z $low [$h $g] [$($l)*] [$($hs)*] [$($c)*] $all)
        )
    };
    // t is in `$g`.
    (@next $z:literal $low:literal [$g:literal $h:literal] [] [] [] [$c0:literal $c1:literal $($c:literal)*]) => {
        concat!(
            "adcx ", $g, ", ", $z, "\nadox ", $g, ", ", $z, "\n",
            "mulx ", $h, ", ", $low, ", ", $g, "\nadd ", $c0, ", ", $low, "\nadc ", $c1, ", ", $h, "\n",
            $("adc ", $c, ", 0\n",)*
            "mov ", $low, ", 0\ncmovc ", $low, ", rdx\nadd ", $c0, ", ", $low, "\nadc ", $c1, ", 0\n",
        )
    };
}

/// Stores the registers `$c` to the limbs `$o` at `$to`.
macro_rules! store_limbs {
    ($to:literal [$($o:literal)*] [$($c:literal)*]) => { concat!($("mov [", $to, "+8*", $o, "], ", $c, "\n",)*) };
}
