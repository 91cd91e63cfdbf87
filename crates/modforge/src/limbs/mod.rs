//! Multi-precision numbers as little-endian slices of limbs, one operation a file.
//!
//! Everything here runs in a time that depends on the lengths alone. A truth value is a mask: all ones or all zeros.

pub(crate) mod add;
pub(crate) mod bytes;
pub(crate) mod compare;
pub(crate) mod correct;
pub(crate) mod hensel;
pub(crate) mod mul;
pub(crate) mod scratch;
pub(crate) mod shift;
pub(crate) mod square;
pub(crate) mod words;

use alloc::vec::Vec;

/// Maximum number of bits of a modulus: 2^20. Up to 16 384 bits all scratch space is on the stack, beyond it on the
/// heap.
pub const MAX_BITS: usize = 1 << 20;

/// A limb: the machine word, 64 bits, or 32 bits on 32-bit targets and with `--cfg modforge_limb32`, which lets the
/// tests run with 32-bit limbs on any machine.
#[cfg(not(any(modforge_limb32, target_pointer_width = "32")))]
pub(crate) type Limb = u64;
/// Two limbs: a product.
#[cfg(not(any(modforge_limb32, target_pointer_width = "32")))]
pub(crate) type Wide = u128;
/// A limb of a 32-bit target.
#[cfg(any(modforge_limb32, target_pointer_width = "32"))]
pub(crate) type Limb = u32;
/// Two limbs: a product.
#[cfg(any(modforge_limb32, target_pointer_width = "32"))]
pub(crate) type Wide = u64;

/// Up to so many limbs, [`with_fixed_size`] has code of its own.
pub(crate) const MAX_FIXED_LIMBS: usize = 9;

/// `$fixed` with the constant `$N` = `$n` up to nine limbs, where loops of a known length become straight code; else
/// `$any`.
macro_rules! with_fixed_size {
    ($n:expr, $N:ident => $fixed:expr, _ => $any:expr) => {
        with_fixed_size!(@ $n, $N, $fixed, $any, 1 2 3 4 5 6 7 8 9)
    };
    (@ $n:expr, $N:ident, $fixed:expr, $any:expr, $($size:literal)*) => {
        match $n {
            $($size => {
                const $N: usize = $size;
                $fixed
            })*
            _ => $any,
        }
    };
}
pub(crate) use with_fixed_size;

/// Bits of a limb.
pub(crate) const LIMB_BITS: usize = Limb::BITS as usize;

/// So many zeros, for what is small and made often.
///
/// `vec![0; n]` asks the allocator for zeros, and that of glibc then passes by what each thread keeps for reuse, which
/// takes longer than to write them.
pub(crate) fn zeros<T: Copy + Default>(n: usize) -> Vec<T> {
    let mut zeros = Vec::with_capacity(n);
    zeros.resize(n, T::default());
    zeros
}

/// Number of bits of `a` without leading zeros; variable time, for public numbers.
pub(crate) fn bit_length_vartime(a: &[Limb]) -> usize {
    a.iter().rposition(|&limb| limb != 0).map_or(0, |top| (top + 1) * LIMB_BITS - a[top].leading_zeros() as usize)
}
