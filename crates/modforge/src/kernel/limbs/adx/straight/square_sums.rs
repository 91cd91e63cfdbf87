//! The square of a number of a few limbs, in registers and on the stack:
//!
//! a² = 2·Σ_{i<j} aᵢ·aⱼ·W^(i+j) + Σ aᵢ²·W^(2i), W = 2^64.
//!
//! The products of two different limbs are cut into rows from the inside out. The row for limbs i < j is aᵢ times those
//! from aᵢ₊₁ to aⱼ, then aⱼ times those from aᵢ₊₁ to aⱼ₋₁: each product has one limb more of weight than the one
//! before. With the rows inside, it is all products of the limbs i to j. Two limbs below those rows and two above are
//! its own: what lands there meets nothing, and no carry runs on beyond. There are half as many rows as with one for
//! each limb, and a quarter fewer additions.
//!
//! Bounds: of L limbs the products of two different ones sum up to at most (W^L − 1)·(W^L − W)/(W + 1) < W^(2L−1),
//! where all limbs are W − 1. So the top limb of each row has room for what is carried to it, and both flags are 0
//! after a row. So they are after the doubling and the squares of the limbs, as a² < W^(2n).

/// An addition to a place of the sum, a register or (in brackets) a word on the stack. `rbp` and `rdx` may be
/// overwritten.
macro_rules! place {
    (set $p:literal $value:literal) => { concat!("mov ", $p, ", ", $value, "\n") };
    (set ($p:literal) $value:literal) => { concat!("mov [rsp+8*", $p, "], ", $value, "\n") };
    // The low half of a product in an empty place, and on the carry flag the high half of the one before.
    (first $h:literal $o:literal $p:literal) => { concat!("mulx ", $h, ", ", $p, ", [rsi+8*", $o, "]\n") };
    (product $g:literal $h:literal $o:literal $p:literal) => {
        concat!(place!(first $h $o $p), "adcx ", $p, ", ", $g, "\n")
    };
    (last $z:literal $g:literal $h:literal $o:literal $p:literal) => {
        concat!(place!(product $g $h $o $p), "adox ", $p, ", ", $z, "\n")
    };
    (last $z:literal $g:literal $h:literal $o:literal ($p:literal)) => {
        concat!(place!(last $z $g $h $o "rbp"), place!(set ($p) "rbp"))
    };
    // rbp on the overflow flag.
    (add $p:literal) => { concat!("adox ", $p, ", rbp\n") };
    (add ($p:literal)) => { concat!("adox rbp, [rsp+8*", $p, "]\n", place!(set ($p) "rbp")) };
    // The double on the carry flag, half a square on the overflow flag.
    (double $p:literal $square:literal) => { concat!("adcx ", $p, ", ", $p, "\nadox ", $p, ", ", $square, "\n") };
    (double ($p:literal) $square:literal) => {
        concat!("mov rdx, [rsp+8*", $p, "]\n", place!(double "rdx" $square), place!(set ($p) "rdx"))
    };
    (addend $p:literal) => { $p };
    (addend ($p:literal)) => { concat!("[rsp+8*", $p, "]") };
    (forget $p:literal) => { "" };
    (forget ($p:literal)) => { place!(set ($p) "rax") };
}

/// The products of two different limbs of the number at `rsi`. A row names its limbs i and j, two empty places below
/// the filled ones, and two above; `$inside` are the limbs between i and j. High halves are by turns in `rbx` and `r8`,
/// where limb 0 belongs later. `$z` is 0; `$clear` may say to the CPU that both flags are 0, so that a row need not
/// wait for those of the row before.
macro_rules! cross {
    ($z:literal $clear:literal [] $inside:tt $filled:tt) => { "" };
    // Two limbs, nothing inside.
    ($z:literal $clear:literal [[$i:literal $j:literal $low:literal $high:tt] $($rows:tt)*] [] []) => {
        concat!(
            "mov rdx, [rsi+8*", $i, "]\n", place!(first "rbx" $j $low), place!(set $high "rbx"),
            cross!($z $clear [$($rows)*] [$i $j] [$low $high])
        )
    };
    ($z:literal $clear:literal [[$i:literal $j:literal $p0:literal $p1:literal $last:tt $top:tt] $($rows:tt)*]
        [$o:literal $($os:literal)*] [$($filled:tt)*]) => {
        concat!(
            $clear, "mov rdx, [rsi+8*", $i, "]\n", place!(first "rbx" $o $p0),
            cross!(@second $z [$($os)* $j ($j) $o $($os)*] $p1 [$($filled)*] $last $top),
            cross!($z $clear [$($rows)*] [$i $o $($os)* $j] [$p0 $p1 $($filled)* $last $top])
        )
    };
    (@second $z:literal [$o:literal $($os:tt)*] $p1:literal $filled:tt $last:tt $top:tt) => {
        concat!(place!(product "rbx" "r8" $o $p1), cross!(@add $z ["r8" "rbx"] [$($os)*] $filled $last $top))
    };
    // From here on limb j is the factor.
    (@add $z:literal $h:tt [($j:literal) $($os:tt)*] $filled:tt $last:tt $top:tt) => {
        concat!("mov rdx, [rsi+8*", $j, "]\n", cross!(@add $z $h [$($os)*] $filled $last $top))
    };
    (@add $z:literal [$g:literal $h:literal] [$o:literal $($os:tt)*] [$p:tt $($ps:tt)*] $last:tt $top:tt) => {
        concat!(
            place!(product $g $h $o "rbp"), "nop\n", place!(add $p),
            cross!(@add $z [$h $g] [$($os)*] [$($ps)*] $last $top)
        )
    };
    (@add $z:literal [$g:literal $h:literal] [$o:literal] [] $last:tt $top:tt) => {
        concat!(place!(last $z $g $h $o $last), "adcx ", $h, ", ", $z, "\nadox ", $h, ", ", $z, "\n", place!(set $top $h))
    };
}

/// Twice the sum, and the squares of the limbs; the top place is empty before.
macro_rules! double {
    ($z:literal [$o:literal $($os:literal)*] [$p0:literal $p1:literal $($ps:tt)*]) => {
        concat!(
            "mov rdx, [rsi+8*", $o, "]\nmulx rbx, ", $p0, ", rdx\n", place!(double $p1 "rbx"),
            double!(@next $z [$($os)*] [$($ps)*])
        )
    };
    (@next $z:literal [$o:literal] [$p:tt $top:tt]) => {
        concat!(
            "mov rdx, [rsi+8*", $o, "]\nmulx rbx, rbp, rdx\n", place!(double $p "rbp"),
            "adcx rbx, ", $z, "\nadox rbx, ", $z, "\n", place!(set $top "rbx")
        )
    };
    (@next $z:literal [$o:literal $($os:literal)+] [$p:tt $q:tt $($ps:tt)*]) => {
        concat!(
            "mov rdx, [rsi+8*", $o, "]\nmulx rbx, rbp, rdx\n", place!(double $p "rbp"), place!(double $q "rbx"),
            double!(@next $z [$($os)*] [$($ps)*])
        )
    };
}
