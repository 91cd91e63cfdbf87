//! Pointers and lengths from C, checked and turned into slices; results written to pointers.
//!
//! The functions that take pointers are `unsafe` with one contract, that of the header: a pointer that is not null is
//! to as many valid elements as its length says, or to a handle that was made and not yet freed.

use crate::status::{Failure, modforge_status::*};
use std::slice;
use zeroize::Zeroizing;

/// A number as big-endian bytes, or an exponent. Empty is 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct modforge_bytes {
    /// The bytes; may be null if there are none.
    pub data: *const u8,
    /// How many.
    pub length: usize,
}

/// The elements from a pointer on.
pub(crate) unsafe fn array<'a, T>(name: &str, data: *const T, length: usize) -> Result<&'a [T], Failure> {
    if length == 0 {
        return Ok(&[]);
    }
    if data.is_null() {
        return Err(Failure::new(MODFORGE_NULL_POINTER, format!("{name}: null, but its length is {length}")));
    }
    fits_memory::<T>(name, length)?;
    // SAFETY: not null, and by the contract so many valid elements.
    Ok(unsafe { slice::from_raw_parts(data, length) })
}

/// No memory has more bytes than half of the address space, so such a length is a mistake.
fn fits_memory<T>(name: &str, length: usize) -> Result<(), Failure> {
    if length.checked_mul(size_of::<T>()).is_some_and(|bytes| bytes <= isize::MAX as usize) {
        return Ok(());
    }
    Err(Failure::new(MODFORGE_LENGTH, format!("{name}: {length} elements do not fit the address space")))
}

/// The numbers of an array.
pub(crate) unsafe fn numbers<'a>(
    name: &str,
    data: *const modforge_bytes,
    count: usize,
) -> Result<Vec<&'a [u8]>, Failure> {
    // SAFETY: the caller's contract, for the array and for each of its elements.
    unsafe {
        let all = array(name, data, count)?.iter().enumerate();
        all.map(|(i, bytes)| array(&format!("{name}[{i}]"), bytes.data, bytes.length)).collect()
    }
}

/// The handle, or another place, at a pointer.
pub(crate) unsafe fn at<'a, T>(name: &str, pointer: *const T) -> Result<&'a T, Failure> {
    // SAFETY: by the contract valid if not null.
    unsafe { pointer.as_ref() }.ok_or_else(|| Failure::new(MODFORGE_NULL_POINTER, format!("{name}: null")))
}

/// Writes to the place at a pointer.
pub(crate) unsafe fn put<T>(
    name: &str,
    place: *mut T,
    value: impl FnOnce() -> Result<T, Failure>,
) -> Result<(), Failure> {
    if place.is_null() {
        return Err(Failure::new(MODFORGE_NULL_POINTER, format!("{name}: null")));
    }
    let value = value()?;
    // SAFETY: by the contract valid if not null; what is there is not dropped, as it may not be initialised.
    unsafe { place.write(value) };
    Ok(())
}

/// Writes a number behind zeros to a result that has `length` bytes, at least as many as the modulus.
///
/// The number is computed after the checks, and no slice of the result exists while it is: it may overlap operands.
pub(crate) unsafe fn put_number(
    result: *mut u8,
    length: usize,
    needed: usize,
    number: impl FnOnce() -> Result<Vec<u8>, Failure>,
) -> Result<(), Failure> {
    if result.is_null() {
        return Err(Failure::new(MODFORGE_NULL_POINTER, "result: null"));
    }
    fits_memory::<u8>("result", length)?;
    if length < needed {
        let message = format!("result: has {length} bytes, {needed} are needed");
        return Err(Failure::new(MODFORGE_RESULT_TOO_SHORT, message));
    }
    let number = Zeroizing::new(number()?);
    let zeros = length - number.len();
    // SAFETY: `length` valid bytes by the contract.
    unsafe {
        result.write_bytes(0, zeros);
        result.add(zeros).copy_from_nonoverlapping(number.as_ptr(), number.len());
    }
    Ok(())
}
