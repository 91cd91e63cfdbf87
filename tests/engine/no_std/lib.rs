//! `power` for C: the engine with nothing below it but an allocator.
#![no_std]

use core::alloc::{GlobalAlloc, Layout};
use core::slice;
use modforge::Modulus;

unsafe extern "C" {
    fn aligned_alloc(alignment: usize, size: usize) -> *mut u8;
    fn free(block: *mut u8);
    fn abort() -> !;
}

struct C;

#[global_allocator]
static ALLOCATOR: C = C;

// SAFETY: C's allocator gives blocks of this size and alignment that live until they are freed.
unsafe impl GlobalAlloc for C {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: an alignment of Rust is a power of two; C wants a size that is a multiple of it.
        unsafe { aligned_alloc(layout.align(), layout.size().next_multiple_of(layout.align())) }
    }

    unsafe fn dealloc(&self, block: *mut u8, _layout: Layout) {
        // SAFETY: the block came from `alloc`.
        unsafe { free(block) }
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: ends the program.
    unsafe { abort() }
}

/// `result = base^exponent mod modulus`, big-endian numbers of `length` bytes; the length of the kernel's name, or 0
/// when the modulus is refused.
///
/// # Safety
/// The pointers are valid for `length` bytes, `result` for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn power(
    result: *mut u8,
    base: *const u8,
    exponent: *const u8,
    modulus: *const u8,
    length: usize,
) -> usize {
    // SAFETY: the caller's promise.
    let (result, [base, exponent, modulus]) = unsafe {
        (slice::from_raw_parts_mut(result, length), [base, exponent, modulus].map(|p| slice::from_raw_parts(p, length)))
    };
    let Ok(modulus) = Modulus::from_be_bytes(modulus) else { return 0 };
    let power = modulus.reduce_be_bytes(base).pow(exponent).to_be_bytes();
    result.fill(0);
    result[length - power.len()..].copy_from_slice(&power);
    modulus.kernel().name().len()
}
