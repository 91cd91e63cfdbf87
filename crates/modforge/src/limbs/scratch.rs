//! Scratch space that may hold secrets: zeros at the start and at the end.

use super::{LIMB_BITS, Limb};
use alloc::vec;
use zeroize::{Zeroize, Zeroizing};

/// Limbs of a product of two numbers of 16 384 bits: the most that is taken from the stack.
const STACK_LIMBS: usize = 2 * 16_384 / LIMB_BITS;

/// Calls `work` with `length` limbs of zeros, which are zeroed afterwards: on the stack, or on the heap for very large
/// ones.
///
/// The room on the stack comes in a few sizes; clearing it costs little beside a product of the size.
#[inline(always)]
pub(crate) fn with_zeros<T>(length: usize, work: impl FnOnce(&mut [Limb]) -> T) -> T {
    match length {
        0..=20 => on_stack::<20, T>(length, work),
        21..=32 => on_stack::<32, T>(length, work),
        33..=64 => on_stack::<64, T>(length, work),
        65..=128 => on_stack::<128, T>(length, work),
        129..=STACK_LIMBS => on_stack::<STACK_LIMBS, T>(length, work),
        _ => work(&mut Zeroizing::new(vec![0; length])),
    }
}

#[inline(never)] // one frame of the size needed, not one of all sizes together
fn on_stack<const N: usize, T>(length: usize, work: impl FnOnce(&mut [Limb]) -> T) -> T {
    let mut buffer = [0; N];
    let zeroed_afterwards = Room(&mut buffer[..length]);
    work(zeroed_afterwards.0)
}

/// Zeroed when dropped, also where work that is ended unwinds.
struct Room<'a>(&'a mut [Limb]);

impl Drop for Room<'_> {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}
