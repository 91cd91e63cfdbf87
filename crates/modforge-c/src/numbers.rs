//! Functions from bytes to bytes, for one operation at a time.

use crate::arguments::{array, at, modforge_bytes, numbers, put, put_number};
use crate::modulus::modforge_modulus;
use crate::status::{Failure, call, modforge_status, modforge_status::*};
use modforge::{Batch, Modulus, MultiExponent, Residue};

/// Writes what `value` gives to the result.
unsafe fn number<'m>(
    modulus: *const modforge_modulus,
    result: *mut u8,
    length: usize,
    value: impl FnOnce(&'m Modulus) -> Result<Residue<'m>, Failure>,
) -> Result<(), Failure> {
    // SAFETY: the caller's contract.
    unsafe {
        let modulus: &'m Modulus = &at("modulus", modulus)?.0;
        put_number(result, length, modulus.byte_length(), || Ok(value(modulus)?.to_be_bytes()))
    }
}

/// The residue of a number from C, reduced.
unsafe fn residue<'m>(
    modulus: &'m Modulus,
    name: &str,
    data: *const u8,
    length: usize,
) -> Result<Residue<'m>, Failure> {
    // SAFETY: the caller's contract.
    Ok(modulus.reduce_be_bytes(unsafe { array(name, data, length) }?))
}

/// result = a + b. A chain of operations is faster with residues, which stay in the kernel's form.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_add(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
    b: *const u8,
    b_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| {
            Ok(residue(modulus, "a", a, a_length)?.add(&residue(modulus, "b", b, b_length)?)?)
        })
    })
}

/// result = a - b. A chain of operations is faster with residues, which stay in the kernel's form.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_sub(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
    b: *const u8,
    b_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| {
            Ok(residue(modulus, "a", a, a_length)?.sub(&residue(modulus, "b", b, b_length)?)?)
        })
    })
}

/// result = a * b. A chain of operations is faster with residues, which stay in the kernel's form.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_mul(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
    b: *const u8,
    b_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let modulus = &at("modulus", modulus)?.0;
        put_number(result, result_length, modulus.byte_length(), || {
            Ok(modulus.mul_be_bytes(array("a", a, a_length)?, array("b", b, b_length)?))
        })
    })
}

/// result = -a.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_neg(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe { number(modulus, result, result_length, |modulus| Ok(residue(modulus, "a", a, a_length)?.neg())) })
}

/// result = a * a.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_square(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let modulus = &at("modulus", modulus)?.0;
        put_number(result, result_length, modulus.byte_length(), || {
            let a = array("a", a, a_length)?;
            Ok(modulus.mul_be_bytes(a, a))
        })
    })
}

/// result = base^exponent, in a time that depends on the length of the exponent alone. An empty exponent is 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_pow(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    base: *const u8,
    base_length: usize,
    exponent: *const u8,
    exponent_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| {
            Ok(residue(modulus, "base", base, base_length)?.pow(array("exponent", exponent, exponent_length)?))
        })
    })
}

/// result = base^exponent, faster, for public exponents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_pow_vartime(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    base: *const u8,
    base_length: usize,
    exponent: *const u8,
    exponent_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| {
            Ok(residue(modulus, "base", base, base_length)?.pow_vartime(array("exponent", exponent, exponent_length)?))
        })
    })
}

/// result = a^-1, in constant time. MODFORGE_NOT_INVERTIBLE if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_inverse(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| Ok(residue(modulus, "a", a, a_length)?.inverse()?))
    })
}

/// result = a^-1, faster, for public numbers. MODFORGE_NOT_INVERTIBLE if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_inverse_vartime(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let modulus = &at("modulus", modulus)?.0;
        put_number(result, result_length, modulus.byte_length(), || {
            Ok(modulus.inverse_be_bytes_vartime(array("a", a, a_length)?)?)
        })
    })
}

/// result = a^(2^count): so many squarings, one after the other.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_square_times(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
    count: u64,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| Ok(residue(modulus, "a", a, a_length)?.square_times(count)))
    })
}

/// result = a number whose square is a, modulo an odd prime. MODFORGE_NO_SQUARE_ROOT if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_sqrt_vartime(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    a: *const u8,
    a_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| Ok(residue(modulus, "a", a, a_length)?.square_root_vartime()?))
    })
}

/// result = the product of bases[i]^exponents[i], in a time that depends on the lengths of the exponents alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_multi_pow(
    modulus: *const modforge_modulus,
    result: *mut u8,
    result_length: usize,
    bases: *const modforge_bytes,
    exponents: *const modforge_bytes,
    count: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        number(modulus, result, result_length, |modulus| {
            let (bases, exponents) = (numbers("bases", bases, count)?, numbers("exponents", exponents, count)?);
            let bases: Vec<_> = bases.into_iter().map(|base| modulus.reduce_be_bytes(base)).collect();
            Ok(MultiExponent::new(modulus, &bases.iter().collect::<Vec<_>>())?.pow(&exponents)?)
        })
    })
}

/// Bases to one exponent, side by side and on every core. Base i is the `length` bytes from `bases + i * length` on,
/// and so is result i from `results` on; the length is at least that of the modulus. Results may be the bases. In a
/// time that depends on lengths and count alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_pow_many(
    modulus: *const modforge_modulus,
    results: *mut u8,
    bases: *const u8,
    length: usize,
    count: usize,
    exponent: *const u8,
    exponent_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let modulus: &Modulus = &at("modulus", modulus)?.0;
        let needed = modulus.byte_length();
        if length < needed {
            let message = format!("length: {length} bytes, {needed} are needed");
            return Err(Failure::new(MODFORGE_RESULT_TOO_SHORT, message));
        }
        let too_many = || Failure::new(MODFORGE_LENGTH, format!("count: {count} numbers of {length} bytes do not fit"));
        let bytes = length.checked_mul(count).ok_or_else(too_many)?;
        let exponent = array("exponent", exponent, exponent_length)?;
        let bases: Vec<&[u8]> = array("bases", bases, bytes)?.chunks_exact(length).collect();
        if count == 0 {
            return Ok(());
        }
        put_number(results, bytes, 0, || {
            let batch = Batch::new(modulus);
            let powers = batch.reduce_be_bytes(&bases)?.pow(exponent);
            let zeros = vec![0; length - needed];
            Ok(powers.to_be_bytes().into_iter().flat_map(|power| [&zeros[..], &power].concat()).collect())
        })
    })
}

/// Sets *symbol to the Jacobi symbol (a/n) of two big-endian numbers, n odd: 1, -1, or 0 where they have a common
/// divisor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_jacobi_vartime(
    symbol: *mut std::ffi::c_int,
    a: *const u8,
    a_length: usize,
    n: *const u8,
    n_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        put("symbol", symbol, || {
            let (a, n) = (array("a", a, a_length)?, array("n", n, n_length)?);
            modforge::jacobi_vartime(a, n).map(Into::into).map_err(|error| Failure::about("n", error))
        })
    })
}

/// result = base^exponent mod modulus of big-endian numbers by the rules of EIP-198; the result has modulus_length
/// bytes.
///
/// Modulo 0 and 1 the result is 0; an exponent of 0 gives 1; even moduli, leading zeros and empty numbers are fine. For
/// one power of one modulus, as little is prepared as possible. All three are public. Bound the lengths of what others
/// send: EIP-7823 allows MODFORGE_MODEXP_MAX_BYTES each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modforge_modexp_vartime(
    result: *mut u8,
    base: *const u8,
    base_length: usize,
    exponent: *const u8,
    exponent_length: usize,
    modulus: *const u8,
    modulus_length: usize,
) -> modforge_status {
    // SAFETY: the contract of the header.
    call(|| unsafe {
        let (base, exponent) = (array("base", base, base_length)?, array("exponent", exponent, exponent_length)?);
        let modulus = array("modulus", modulus, modulus_length)?;
        if modulus.is_empty() {
            return Ok(());
        }
        put_number(result, modulus_length, modulus_length, || Ok(modforge::modexp_vartime(base, exponent, modulus)))
    })
}

/// Bytes that EIP-7823 allows for each number of modforge_modexp_vartime.
pub const MODFORGE_MODEXP_MAX_BYTES: usize = 1024;

const _: () = assert!(MODFORGE_MODEXP_MAX_BYTES == modforge::MODEXP_MAX_BYTES);
