//! Loops that are written out.

/// The body once for each i below `$count`, which is at most 12, so that arrays that i indexes are registers.
macro_rules! unrolled {
    ($i:ident < $count:expr, $body:block) => {
        unrolled!(@ $i $count, $body, 0 1 2 3 4 5 6 7 8 9 10 11)
    };
    (@ $i:ident $count:expr, $body:block, $($number:literal)*) => {
        $({
            let $i = $number;
            if $i < $count $body
        })*
    };
}
pub(super) use unrolled;
